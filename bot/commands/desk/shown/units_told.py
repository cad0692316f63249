"""The units of the sides in a few words, as many of them as the desk has room for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from bot.battle.tabletop.links import links_of
from bot.commands.battle.battle_status import players_told
from bot.commands.request.context import CommandContext
from bot.commands.units.units import told_statuses
from bot.commands.units.wounds import harm_in_short
from bot.store.tables.battle import SideRow, UnitRow
from bot.texts.bundle import escaped
from bot.views.cards.brief import PASSING
from bot.views.interface.embed import cut
from bot.views.words.statuses import quiet, status_name
from rulesets.core.battlefield.contact import ENGAGED
from rulesets.core.battlefield.link import CONTACT

ALL: Final = "all"
SOME: Final = "some"
FEW: Final = "few"
NOBODY: Final = "nobody"
NOTHING: Final = "nothing"
"""What is told: all units; whatever is in contact or in a lasting state with some others; of all a
few; none, but the numbers of sides; not those either."""
_MOST_UNITS: Final = 450
_FEW_UNITS: Final = 50
"""Characters of a side's units, and of those beside which something else is told."""
_MOST_SIDES: Final = 2400
"""Characters of all sides, of which each has as many."""
_TIED: Final = "\N{NO-BREAK SPACE}"
"""What keeps together on a narrow screen: a unit with its number, a sign with what it is about."""


def sides_told(context: CommandContext, told: str) -> Iterator[str]:
    """Yield a line for each side: who plays it, and its units.

    Args:
        context: Where.
        told: Which units are told: where not all, players are not either.
    """
    board = context.channel.board
    for side in board.sides:
        players = players_told(board, side) if told == ALL else ""
        named = f"**{escaped(side.name)}**" + (f" ({escaped(players)})" if players else "")
        line = f"{named}{context.texts('colon')} {_units(context, side, told)}"
        yield cut(line, _MOST_SIDES // len(board.sides))


def _units(context: CommandContext, side: SideRow, which: str) -> str:
    rows_of = [
        row for row in context.channel.board.units if row.side_id == side.id and not row.destroyed
    ]
    units = [_unit(context, row) for row in rows_of]
    each_said = [unit.said for unit in units]
    marked = [unit.said for unit in units if unit.marked]
    room = _MOST_UNITS
    if which != ALL:
        each_said = [*marked, *(unit.said for unit in units if not unit.marked)]
        room = max(_FEW_UNITS, sum(map(len, marked)) if which == SOME else 0)
    told: list[str] = []
    for said in each_said:
        if told and sum(map(len, told)) + len(said) > min(room, _MOST_UNITS):
            break
        told.append(said)
    if told and len(told) < len(rows_of):
        told.append(context.texts("desk-more", count=len(rows_of) - len(told)))
    return f"{_TIED}· ".join(told) or context.texts("battle-side-empty")


class _Unit(NamedTuple):
    """A unit in a few words, and whether it is in contact or in a lasting state."""

    said: str
    marked: bool


def _unit(context: CommandContext, row: UnitRow) -> _Unit:
    """Return a unit in a few words, bold where it is in contact or something lasting is true.

    What ends with the phase, the turn or the combat is left to the table.
    """
    name = escaped(row.name)
    if row.size > 1:
        name = f"{name}{_TIED}{row.models}"
    harm = harm_in_short(context, row)
    if harm:
        name = f"{name}{',' if row.size > 1 else ''}{_TIED}{harm.replace(' ', _TIED)}"
    board = context.channel.board
    touched = [link.other for link in links_of(board, row) if link.kind == CONTACT and link.other]
    untold = quiet(context.ruleset)
    lasting = [
        status_name(context.texts, status, int(held["value"]))
        for status, held in told_statuses(context, row).items()
        if held["until"] not in PASSING
        and status not in untold
        and not (touched and status == ENGAGED)
    ]
    told = [*(f"⚔{_TIED}{escaped(other)}" for other in touched), *map(escaped, lasting)]
    return _Unit(f"**{name}** ({', '.join(told)})" if told else name, bool(told))
