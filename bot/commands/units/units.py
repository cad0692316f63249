"""Units of the channel's battle: added, listed, shown, changed, removed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Annotated, Any, Final

from bot.battle.actions import roster
from bot.battle.tabletop.links import links_of, statuses_of
from bot.battle.tabletop.units import as_unit
from bot.commands.declaring.command import button, command, form
from bot.commands.declaring.shared import SideName, UnitName
from bot.commands.request.answer import Answer, Promise, Reply
from bot.commands.request.context import CommandContext
from bot.commands.units.changing.checked import read_change
from bot.commands.units.lists.sheets import unit_buttons
from bot.commands.units.unit_form import EDIT, LONGEST_CHANGE, ask_for_change, sign_of
from bot.store.board import Board
from bot.store.journal.record import Entry
from bot.store.tables.battle import BattleRow, SideRow, UnitRow
from bot.texts.bundle import escaped
from bot.texts.localiser import id_name, rule_name
from bot.views.cards.card import Card
from bot.views.cards.changes import change_lines
from bot.views.cards.footer import footer_of
from bot.views.interface.buttons import ButtonSpec
from bot.views.words.links import link_text
from bot.views.words.statuses import status_text
from rulesets.core.battlefield.contact import ENGAGED
from rulesets.core.battlefield.link import CONTACT
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.kind import Text
from rulesets.core.notation.profile_sign import written_value
from rulesets.refusal import Refusal

_MOST_LISTED: Final = 25
"""Units of a side that are shown one by one: both sides fit in one message."""
_ON_PAGE: Final = 20
"""Units on a page of one side."""


def paused_line(context: CommandContext) -> tuple[str, ...]:
    """Return the line over a paused battle, empty over one that runs."""
    battle = context.channel.battle
    paused = battle is not None and battle.status == "paused"
    return (context.texts("battle-paused"),) if paused else ()


def told_statuses(context: CommandContext, row: UnitRow) -> dict[str, Mapping[str, Any]]:
    """Return what is true of a unit, without what another thing that is true of it says as well."""
    known, true = context.ruleset.statuses, row.statuses.keys()
    said = {status.id for status in known if true & set(status.said_by)}
    return {status: held for status, held in row.statuses.items() if status not in said}


def status_names(context: CommandContext, row: UnitRow) -> str | None:
    """Return the names of a unit's statuses and of what links it to others, None without any.

    Of a charge at a unit that is destroyed nothing is told: nobody asks for it any more.
    """
    board = context.channel.board
    gone = {unit.name for unit in board.units if unit.destroyed}
    links = [link for link in links_of(board, row) if link.other not in gone]
    touches = any(link.kind == CONTACT for link in links)
    names = [
        status_text(context.texts, status, int(held["value"]))
        for status, held in told_statuses(context, row).items()
        if not (touches and status == ENGAGED)  # with whom says as much
    ]
    relations = context.ruleset.relations_by_id
    names += [
        link_text(context.texts, link, carries=relations[link.kind].carries)
        for link in links
        if link.kind in relations and not relations[link.kind].untold
    ]
    return ", ".join(names) or None


def unit_line(context: CommandContext, row: UnitRow) -> str:
    """Return a unit in one line: models, wounds, statuses."""
    return context.texts("unit-line", unit=row.name, state=unit_state(context, row))


def side_lines(context: CommandContext, side: SideRow, *, weighed: bool = False) -> Iterator[str]:
    """Yield a line for each unit of a side, and of more than fit a screen how many there are."""
    yield from _lines(context, _units_of(context, side), 0, _MOST_LISTED, weighed=weighed)


def _units_of(context: CommandContext, side: SideRow) -> list[UnitRow]:
    """Return the units of a side in order of arrival, those that left the battle at the end."""
    own = (row for row in context.channel.board.units if row.side_id == side.id)
    return sorted(own, key=lambda row: row.destroyed)


def _lines(
    context: CommandContext, own: Sequence[UnitRow], start: int, most: int, *, weighed: bool
) -> Iterator[str]:
    for row in own[start : start + most]:
        line = unit_line(context, row)
        yield _weighed(context, row, line) if weighed else line
    if not own:
        yield context.texts("battle-side-empty")
    elif len(own) > start + most:
        yield context.texts("units-more", count=len(own) - start - most)


def unit_state(context: CommandContext, row: UnitRow) -> str:
    """Return the state of a unit without its name: models, wounds, statuses."""
    if row.destroyed:
        return context.texts("unit-state-destroyed")
    state = context.texts(
        "unit-state",
        models=row.models,
        size=row.size,
        carried=row.carried,
        statuses=status_names(context, row),
    )
    host = context.channel.board.unit(row.host_id or 0)
    return state if host is None else context.texts("unit-within", state=state, host=host.name)


def strength_of(context: CommandContext, row: UnitRow) -> int | None:
    """Return the strength of a unit with its characters, None if the game has no such value."""
    weigh = context.ruleset.strength
    if weigh is None or row.destroyed:
        return None
    weights = [weigh(as_unit(unit)) for unit in (row, *context.channel.board.joined(row))]
    return sum(weight for weight in weights if weight is not None)


def _weighed(context: CommandContext, row: UnitRow, line: str) -> str:
    """Return a line about a unit with its strength, where the game has it."""
    strength = strength_of(context, row)
    if strength is None:
        return line
    return f"{line} · {context.texts('unit-strength', strength=strength)}"


def unit_data(board: Board, row: UnitRow) -> dict[str, Any]:
    """Return a unit as data, with the statuses that it has by its contact."""
    hidden = {"battle_id", "key"}
    held = {name: value for name, value in row.model_dump().items() if name not in hidden}
    return {**held, "statuses": dict(statuses_of(board, row))}


def profile_text(context: CommandContext, unit: Unit) -> str:
    """Return a profile as players write it, in the language's signs."""
    held = dict(unit.profile)
    french, shown = context.texts.locale == "fr", []
    for field in context.ruleset.profile:
        if field.id in held:
            sign = sign_of(field, context.texts)
            value = written_value(field, held[field.id]).replace(".", "," if french else ".")
            shown.append(f"{sign}{value}")
    return " ".join(shown)


def rules_text(context: CommandContext, unit: Unit) -> str:
    """Return the special rules of a unit by name, with their numbers."""
    return ", ".join(
        rule_name(context.texts, rule) + (f" ({n})" if (n := unit.rules.number(rule)) else "")
        for rule in unit.rules
    )


def promised(
    context: CommandContext,
    coming: asyncio.Future[Entry],
    headline: Callable[[], str],
    *,
    told: bool = False,
    notes: Sequence[str] = (),
    more: Callable[[], tuple[ButtonSpec, ...]] = tuple,
) -> Reply:
    """Promise the answer to what was just decided.

    Args:
        context: Where it is handled.
        coming: What is decided.
        headline: Makes its first line.
        told: Whether its changes are told.
        notes: Other lines.
        more: Makes the buttons before that which takes it back.
    """
    channel = context.channel

    def show(entry: Entry) -> Answer:
        texts = context.texts
        lines = tuple(change_lines(texts, channel.board, entry)) if told else ()
        lines += tuple(notes)
        card = Card(
            "",
            headline(),
            changes=lines,
            footer=footer_of(texts, entry),
        )
        undo = ButtonSpec("undo", str(entry.id), texts("button-undo"))
        outcome = {"action": entry.action, "entry": entry.number}
        outcome["changes"] = [change._asdict() for change in entry.changes]
        buttons = (*more(), undo) if entry.undoable else more()
        return Answer(card, buttons, details=lambda: outcome)

    return Promise(coming, show)


@command("unit list")
async def listing(context: CommandContext, *, side: SideName = None) -> Reply:
    """Answer `/unit list`: every side, or one of them a page at a time."""
    battle = context.channel.under_way()
    board = context.channel.board
    if side is not None:
        return _side_page(context, battle, context.side(side), 0)
    lines = list(paused_line(context))
    for each in board.sides:
        lines.append(f"**{escaped(each.name)}**")
        lines += side_lines(context, each, weighed=True)
    count = sum(not row.destroyed for row in board.units)
    card = Card(escaped(battle.name), context.texts("unit-count", count=count), tuple(lines))
    buttons = (
        ButtonSpec("units", f"{battle.id}:{each.place}:0", each.name)
        for each in board.sides
        if len(board.units) > _ON_PAGE
    )
    data = [unit_data(board, row) for row in board.units]
    return Answer(card, tuple(buttons), details=lambda: {"units": data})


@button("units")
async def turn_page(context: CommandContext, subject: str) -> Reply:
    """Answer a button under a list of units: another page in its place.

    Raises:
        Refusal: `battle-is-over`, `button-expired`.
    """
    battle = context.channel.under_way()
    number, _, rest = subject.partition(":")
    if number != str(battle.id):
        raise Refusal("battle-is-over")
    at, _, start = rest.partition(":")
    side = context.side_pressed(at)
    if not (start.isascii() and start.isdecimal()):
        raise Refusal("button-expired")
    return replace(_side_page(context, battle, side, int(start)), replaces=True)


def _side_page(context: CommandContext, battle: BattleRow, side: SideRow, start: int) -> Answer:
    """Return a page of a side's units; past the end it is the last, units may have gone since."""
    texts, own = context.texts, _units_of(context, side)
    start = min(start, max(0, len(own) - 1) // _ON_PAGE * _ON_PAGE)
    lines = (
        *paused_line(context),
        f"**{escaped(side.name)}**",
        *_lines(context, own, start, _ON_PAGE, weighed=True),
    )
    turns = [
        (start - _ON_PAGE, "button-units-before", start > 0),
        (start + _ON_PAGE, "button-units-next", start + _ON_PAGE < len(own)),
    ]
    buttons = tuple(
        ButtonSpec("units", f"{battle.id}:{side.place}:{at}", texts(label))
        for at, label, there in turns
        if there
    )
    count = sum(not row.destroyed for row in own)
    card = Card(escaped(battle.name), texts("unit-count", count=count), lines)
    data = [unit_data(context.channel.board, row) for row in own[start : start + _ON_PAGE]]
    return Answer(card, buttons, details=lambda: {"units": data})


@command("unit show")
async def show(context: CommandContext, *, unit: UnitName) -> Reply:
    """Answer `/unit show`."""
    row = context.row_of(unit, destroyed=True)
    shown = as_unit(row)
    now = context.ruleset.as_it_stands(shown)
    lines = [profile_text(context, shown)]
    if now.profile != shown.profile:
        lines.append(context.texts("unit-altered", profile=profile_text(context, now)))
    if list(now.rules):
        lines.append(context.texts("unit-rules", rules=rules_text(context, now)))
    if shown.weapons:
        lines.append(context.texts("unit-weapons", weapons=escaped("; ".join(shown.weapons))))
    if shown.known:
        spells = id_name(context.texts, "spells", ", ".join(shown.known)) or ""
        lines.append(context.texts("unit-spells", spells=spells))
    joined = context.channel.board.joined(row)
    if joined:
        names = ", ".join(member.name for member in joined)
        lines.append(context.texts("unit-characters", names=names, count=len(joined)))
    state = _weighed(context, row, unit_state(context, row))
    card = Card(escaped(row.name), state, tuple(line for line in lines if line))
    strength = strength_of(context, row)
    board = context.channel.board
    sheets = unit_buttons(context, row)
    data = {**unit_data(board, row), "strength": strength}
    return Answer(card, sheets, details=lambda: {"unit": data})


@command("unit edit")
async def edit(
    context: CommandContext,
    *,
    unit: UnitName,
    change: Annotated[str, Text(LONGEST_CHANGE)],
) -> Reply:
    """Answer `/unit edit`."""
    row = context.own_unit(unit, destroyed=True)
    try:
        wanted = read_change(context, row, change)
    except Refusal as refusal:
        return ask_for_change(context, row, change, refusal)
    caller = context.caller("/unit edit")
    coming = roster.edit(context.channel, caller, row, wanted.edit(), wanted.wounds)

    def headline() -> str:
        return context.texts("unit-changed", unit=row.name)

    notes = [context.texts("change-remark", text=escaped(each)) for each in wanted.remarks]
    return promised(context, coming, headline, told=True, notes=notes)


@form(EDIT)
async def changed(context: CommandContext, _about: str, fields: Mapping[str, str]) -> Reply:
    """Answer the form that asks what is meant by a change."""
    change = fields.get("change") or fields.get("words", "")
    return await edit(context, unit=fields.get("unit", ""), change=change)


@command("unit remove")
async def remove(context: CommandContext, *, unit: UnitName) -> Reply:
    """Answer `/unit remove`."""
    row = context.own_unit(unit, destroyed=True)
    name = row.name
    coming = roster.remove(context.channel, context.caller("/unit remove"), row)

    def headline() -> str:
        return context.texts("unit-removed", unit=name)

    return promised(context, coming, headline)
