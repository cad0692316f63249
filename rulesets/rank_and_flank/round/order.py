"""Order of the combats of a phase, which the active player decides, and those left unfought."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Any, Final

from rulesets.core.battlefield.unit import Unit
from rulesets.core.results.reminder import Reminder, Situation
from rulesets.rank_and_flank.round.sides import Sides, known_sides
from rulesets.rank_and_flank.round.touching import check_one_combat
from rulesets.refusal import Refusal

_UNDONE: Final[Mapping[str, str]] = MappingProxyType(
    {
        "combat": "combat-undone",
        "assault": "assault-undone",
        "combats": "combats-undone",
    }
)
"""What reminders of combats are called where the phase ends without them."""


def _to_fight(units: Sequence[Unit]) -> list[Unit]:
    waiting = (unit for unit in units if unit.models > 0 and unit.has("engaged"))
    return [unit for unit in waiting if not unit.has("fought") and not unit.has("fights-later")]


def check_fight(situation: Situation, arguments: Mapping[str, Any]) -> None:
    """Refuse a round of several combats at once, and one that another player would pick.

    Raises:
        Refusal: as `check_one_combat`; `combat-order`.
    """
    check_one_combat(situation, arguments)
    side = situation.active
    if situation.asking in {"", side.name}:
        return
    waiting, _ = known_sides(situation, _to_fight(side.units), _to_fight(situation.enemies))
    if len(waiting) > 1:
        raise Refusal("combat-order", side=side.name, count=len(waiting))


def order_due(situation: Situation, waiting: Sequence[Sides], source: str) -> Iterator[Reminder]:
    """Remind of who picks the combat that is fought first, where several wait."""
    if len(waiting) > 1:
        yield Reminder("combat-order", source, facts=(("side", situation.active.name),))


def unfought(due: Iterable[Reminder]) -> Iterator[Reminder]:
    """Yield the reminders of combats that a phase should not end without.

    Of a combat whose units are known its first unit alone is named: it is fought once.

    Args:
        due: What the phase reminds of.
    """
    for each in due:
        if each.id in _UNDONE:
            units = each.units if each.procedure is None else each.units[:1]
            yield replace(each, id=_UNDONE[each.id], units=units, values=())
