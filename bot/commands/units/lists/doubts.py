"""Lines of a list that may be units: asked about under its answer, and settled by a press."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from bot.armies.doubts import had_of, word_of
from bot.armies.formats.own_json import read_own
from bot.armies.roster import Lexicon, shortened
from bot.battle.actions.armies import DOUBTFUL, ENLISTED, Values, give_values
from bot.battle.actions.roster import add
from bot.battle.tabletop.numbering import free_or_numbered
from bot.battle.tabletop.units import as_unit
from bot.commands.declaring.command import button
from bot.commands.request.answer import Answer, Promise, Reply
from bot.commands.request.context import CommandContext
from bot.commands.units.lexicon import lexicon_of
from bot.commands.units.lists.values import values_button
from bot.store.journal.record import Entry
from bot.store.snowflake import read_id
from bot.store.tables.battle import SideRow, UnitRow
from bot.texts.bundle import escaped
from bot.views.cards.card import Card
from bot.views.cards.footer import footer_of
from bot.views.interface.buttons import ButtonSpec
from bot.views.interface.panel import Block, Panel, Words, picks
from rulesets.core.battlefield.unit import Unit
from rulesets.refusal import Refusal

_KIND: Final = "doubt"
_UNIT, _HAD = "u", "h"
_FEW: Final = 2
"""Lines that have buttons of their own; more are picked from lists."""
_LONGEST: Final = 30
"""Letters of each name on a button."""
_LONGEST_ALONE: Final = 50
"""Letters of the only name on one."""


@dataclass(frozen=True, slots=True)
class _Line:
    """A line that is not settled.

    Attributes:
        at: Its place among those of its list.
        unit: The unit that it would be.
        id: The id of that unit, by which it is known once it is there, whatever its name.
        above: The unit above it, None where that is gone.
        word: What that unit would have, None where the game knows nothing of the kind.
    """

    at: int
    unit: Unit
    id: int
    above: UnitRow | None
    word: str | None


def doubt_buttons(context: CommandContext, entry: Entry) -> tuple[ButtonSpec, ...]:
    """Return the buttons that ask of the doubtful lines of the list that an entry brought."""
    side = _side(context, entry.arguments)
    lines = [] if side is None else list(_lines(context, entry))
    if len(lines) > _FEW:
        label = context.texts("button-doubts", count=len(lines))
        return (ButtonSpec(_KIND, str(entry.id), label),)
    return tuple(
        ButtonSpec(_KIND, subject, label)
        for line in lines
        for subject, label in (*_as_unit(context, entry, line), *_as_had(context, entry, line))
    )


def _as_unit(context: CommandContext, entry: Entry, line: _Line) -> list[tuple[str, str]]:
    name = shortened(line.unit.name, _LONGEST_ALONE)
    return [(f"{entry.id}.{line.at}.{_UNIT}", context.texts("button-doubt-unit", name=name))]


def _as_had(context: CommandContext, entry: Entry, line: _Line) -> list[tuple[str, str]]:
    if line.above is None or line.word is None:
        return []
    name, unit = shortened(line.unit.name, _LONGEST), shortened(line.above.name, _LONGEST)
    label = context.texts("button-doubt-had", name=name, unit=unit)
    return [(f"{entry.id}.{line.at}.{_HAD}", label)]


def _side(context: CommandContext, arguments: Mapping[str, Any]) -> SideRow | None:
    named = (side for side in context.channel.board.sides if side.name == arguments.get("side"))
    return next(named, None)


def _lines(context: CommandContext, entry: Entry) -> Iterator[_Line]:
    """Yield the doubtful lines of a list that nothing on the table answers yet."""
    board, held = context.channel.board, entry.arguments.get(DOUBTFUL)
    lexicon = lexicon_of(context.ruleset, context.names)
    for at, data in enumerate(held if isinstance(held, list) else []):
        unit = _read(data, lexicon)
        if unit is None or board.unit(kept := read_id(str(data.get("id")))) is not None:
            continue
        above = board.unit(read_id(str(data.get("above"))))
        word = word_of(unit, lexicon)
        if above is None or word is None or word not in above.rules:
            yield _Line(at, unit, kept, above, word)


def _read(data: Any, lexicon: Lexicon) -> Unit | None:
    """Return a doubtful line as a unit, None where the game knows it no more."""
    if not isinstance(data, dict):
        return None
    try:
        return next(iter(read_own({"units": [data.get("unit")]}, lexicon).units), None)
    except Refusal:
        return None


@button(_KIND)
async def settle(context: CommandContext, subject: str) -> Reply:
    """Answer a button of doubtful lines: a unit more, or what another has, or the list of them.

    Raises:
        Refusal: `no-battle`, `only-players`, `not-your-side`, `button-expired` for a line that is
            settled, or whose list was taken back.
    """
    channel = context.channel
    channel.fighting()
    number, _, rest = subject.partition(".")
    await channel.settled()
    entry = await context.store.entry(read_id(number))
    if entry is None or entry.journal_id != channel.journal.id or entry.action != ENLISTED:
        raise Refusal("button-expired")
    side = _side(context, entry.arguments)
    if entry.undone_by is not None or side is None:
        raise Refusal("button-expired")
    context.check_side(side.id)
    lines = list(_lines(context, entry))
    if not rest:
        return _listed(context, entry, lines)
    at, _, how = rest.partition(".")
    line = next((line for line in lines if str(line.at) == at), None)
    if line is None:
        raise Refusal("button-expired")
    if how == _UNIT:
        return _added(context, entry, side, line)
    return _given(context, entry, line)


def _listed(context: CommandContext, entry: Entry, lines: list[_Line]) -> Answer:
    """Return the doubtful lines in two lists: which is a unit, and which another unit has."""
    texts = context.own_texts
    title = texts("army-doubts", count=len(lines))
    blocks: list[Block] = [Words(title)]
    for how, label in ((_as_unit, "army-doubts-unit"), (_as_had, "army-doubts-had")):
        options = [option for line in lines for option in how(context, entry, line)]
        if options:
            blocks += picks(_KIND, texts(label), options, f"{entry.id}.{label[-1]}")
    data = {"lines": [line.unit.name for line in lines]}
    return Answer(Card(title, ""), private=True, panel=Panel(tuple(blocks)), details=lambda: data)


def _added(context: CommandContext, brought: Entry, side: SideRow, line: _Line) -> Promise[Entry]:
    """Add a doubtful line as a unit."""
    named = replace(line.unit, name=free_or_numbered(context.channel.board, line.unit.name))
    coming = add(context.channel, context.caller("/army import"), side, [named], [line.id])

    def show(entry: Entry) -> Answer:
        headline = context.texts("army-doubt-unit", unit=escaped(named.name), side=side.name)
        return _settled(context, brought, entry, headline, named.name)

    return Promise(coming, show)


def _given(context: CommandContext, brought: Entry, line: _Line) -> Promise[Entry]:
    """Give the unit above a doubtful line what that says.

    Raises:
        Refusal: `button-expired` where that unit is gone.
    """
    if line.above is None or line.word is None:
        raise Refusal("button-expired")
    row, shown = line.above, as_unit(line.above)
    said = replace(shown, rules=shown.rules | had_of(line.unit, line.word))
    coming = give_values(
        context.channel, context.caller("/army import"), [Values(row, shown, said)]
    )

    def show(entry: Entry) -> Answer:
        name = escaped(line.unit.name)
        headline = context.texts("army-doubt-had", unit=escaped(row.name), name=name)
        return _settled(context, brought, entry, headline, row.name)

    return Promise(coming, show)


def _settled(
    context: CommandContext, brought: Entry, entry: Entry, headline: str, unit: str
) -> Answer:
    """Return what was settled, with the buttons of the lines that are left."""
    texts = context.texts
    card = Card("", headline, footer=footer_of(texts, entry))
    side = _side(context, brought.arguments)
    values = () if side is None else values_button(context, side)
    undo = ButtonSpec("undo", str(entry.id), texts("button-undo"))
    buttons = (undo, *doubt_buttons(context, brought), *values)
    outcome = {"entry": entry.number, "unit": unit}
    return Answer(card, buttons, details=lambda: outcome)
