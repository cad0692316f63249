"""The units of the sides in a few words, as many of them as the desk has room for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from bot.battle.tabletop.links import links_of
from bot.commands.battle.battle_status import players_told
from bot.commands.request.context import CommandContext
from bot.commands.units.units import told_statuses
from bot.commands.units.wounds import harm_in_short
from bot.store.tables.battle import UnitRow
from bot.texts.bundle import escaped
from bot.views.cards.brief import PASSING
from bot.views.interface.embed import cut
from bot.views.words.statuses import quiet, status_name
from rulesets.core.battlefield.contact import ENGAGED
from rulesets.core.battlefield.link import CONTACT

ALL: Final = "all"
SOME: Final = "some"
TOUCHING: Final = "touching"
FEW: Final = "few"
NOBODY: Final = "nobody"
NOTHING: Final = "nothing"
"""What is told: all units; whatever is in contact or in a lasting state with some others; whatever
is in contact; of all a few; none, but the numbers of sides; not those either."""
_MOST_UNITS: Final = 450
_FEW_UNITS: Final = 50
"""Characters of a side's units, and of those beside which something else is told."""
_MOST_SIDES: Final = 2400
"""Characters of all sides, of which each has as many."""
_TIED: Final = "\N{NO-BREAK SPACE}"
"""What keeps together on a narrow screen: a unit with its number, a sign with what it is about."""


def sides_told(context: CommandContext, told: str) -> Iterator[str]:
    """Yield a line for each side: who plays it, and its units.

    Whoever reads of one pair in contact takes it for the only one: where there is no room for all
    of them, none is told.

    Args:
        context: Where.
        told: Which units are told: where not all, players are not either.
    """
    board = context.channel.board
    units = [
        [_unit(context, row) for row in board.units if row.side_id == side.id and not row.destroyed]
        for side in board.sides
    ]
    fits = all(_length(each for each in own if each.touches) <= _room(own, told) for own in units)
    for side, own in zip(board.sides, units, strict=True):
        players = players_told(board, side) if told == ALL else ""
        named = f"**{escaped(side.name)}**" + (f" ({escaped(players)})" if players else "")
        shown = own if fits else [each.apart() for each in own]
        line = f"{named}{context.texts('colon')} {_units(context, shown, told)}"
        yield cut(line, _MOST_SIDES // len(board.sides))


def _length(units: Iterable[_Unit]) -> int:
    return sum(len(unit.said) for unit in units)


def _room(units: Sequence[_Unit], which: str) -> int:
    """Return how many characters the units of a side have."""
    if which == ALL:
        return _MOST_UNITS
    told = {SOME: lambda each: each.marked, TOUCHING: lambda each: each.touches}.get(which)
    least = 0 if told is None else _length(filter(told, units))
    return min(max(_FEW_UNITS, least), _MOST_UNITS)


def _units(context: CommandContext, units: Sequence[_Unit], which: str) -> str:
    """Return the units of a side: where not all find room, those in contact before the rest."""
    room = _room(units, which)
    if which != ALL or _length(units) > room:
        units = sorted(units, key=lambda each: (not each.touches, not each.marked))
    told: list[str] = []
    for unit in units:
        if told and sum(map(len, told)) + len(unit.said) > room:
            break
        told.append(unit.said)
    if told and len(told) < len(units):
        told.append(context.texts("desk-more", count=len(units) - len(told)))
    return f"{_TIED}· ".join(told) or context.texts("battle-side-empty")


class _Unit(NamedTuple):
    """A unit in a few words.

    Attributes:
        name: Its name, with its number and what it has lost.
        contact: Whom it is in contact with.
        lasting: What else is true of it for longer than the phase.
    """

    name: str
    contact: tuple[str, ...]
    lasting: tuple[str, ...]

    @property
    def touches(self) -> bool:
        """Contact of the unit with somebody."""
        return bool(self.contact)

    @property
    def marked(self) -> bool:
        """Contact of the unit with somebody, or its lasting state."""
        return bool(self.contact or self.lasting)

    @property
    def said(self) -> str:
        """Text about it, its name bold where that is more."""
        told = ", ".join((*self.contact, *self.lasting))
        return f"**{self.name}** ({told})" if told else self.name

    def apart(self) -> _Unit:
        """Return it without those whom it is in contact with."""
        return self._replace(contact=())


def _unit(context: CommandContext, row: UnitRow) -> _Unit:
    """Return a unit in a few words.

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
    lasting = {
        status: escaped(status_name(context.texts, status, int(held["value"])))
        for status, held in told_statuses(context, row).items()
        if held["until"] not in PASSING and status not in untold
    }
    engaged = lasting.pop(ENGAGED, None)  # with whom is told where the table knows
    contact = [f"⚔{_TIED}{escaped(other)}" for other in touched]
    if not contact and engaged is not None:
        contact = [engaged]
    return _Unit(name, (*contact,), (*lasting.values(),))
