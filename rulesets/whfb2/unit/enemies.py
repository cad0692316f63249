"""Enemies as the table tells them: friends too, of units in a quarrel or in stupidity.

Goblinoids subject to animosity attack their friends as if these were the enemy [L2618-2630], and
stupid troops charge whatever stands in their way [L2292-2296]. Whom they attack strikes back.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Final

from rulesets.core.battlefield.link import CONTACT
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.procedure import Arguments, TableCheck
from rulesets.core.results.reminder import Situation
from rulesets.rank_and_flank.round.holding import check_free
from rulesets.rank_and_flank.round.touching import check_one_combat
from rulesets.refusal import Refusal
from rulesets.whfb2.unit.routed import PURSUIT

if TYPE_CHECKING:
    from rulesets.core.ids.statuses import StatusId

QUARREL: Final = "quarrelling"
WILD: Final[tuple[StatusId, ...]] = (QUARREL, "stupid")
"""Statuses of units that attack friends as if these were enemies."""


def is_subject(unit: Unit) -> bool:
    """Return whether a unit quarrels with others of its like: heroes and wizards never do."""
    subject = any(map(unit.rules.holds, ("goblinoid", "animosity")))
    return subject and "character" not in unit.rules


def may_attack(unit: Unit, friend: Unit) -> bool:
    """Return whether a unit charges a friend of its own accord [L2292-2296, L2615-2630].

    Who quarrels goes for other goblinoids, who is stupid for all in the way; nobody of sound mind
    is drawn into it by a charge of his own.
    """
    if unit.has("stupid") or (unit.has(QUARREL) and is_subject(friend)):
        return True
    return _have_met(unit, friend)


def fight_each_other(unit: Unit, other: Unit) -> bool:
    """Return whether two units of a side fight each other."""
    if unit.first_of(WILD) or other.first_of(WILD):
        return True
    return _have_met(unit, other)


def _have_met(unit: Unit, other: Unit) -> bool:
    met = (*unit.linked(CONTACT), *unit.linked(PURSUIT.id))
    return any(link.other == _whole(other) for link in met)


def charge_check(procedure: str) -> TableCheck:
    """Return the check that refuses the charge of a friend by who is of sound mind.

    Args:
        procedure: Id of what asks.
    """
    return enemy_check(procedure, "target", may_attack)


def enemy_check(
    procedure: str,
    role: str = "enemy",
    attacks: Callable[[Unit, Unit], bool] = fight_each_other,
) -> TableCheck:
    """Return the check that refuses a friend where an enemy is asked for.

    Args:
        procedure: Id of what asks.
        role: The option that names the enemy.
        attacks: Whether the first of two friends is at odds with the second all the same.
    """

    def check(situation: Situation, arguments: Arguments) -> None:
        numbers = {
            member.name: number
            for number, side in enumerate(situation.sides)
            for member in side.members
        }
        for unit in _units(arguments["unit"]):
            for other in _units(arguments[role]):
                own = numbers.get(unit.name)
                friends = own is not None and own == numbers.get(other.name)
                if friends and not attacks(unit, other):
                    names = {"unit": other.name, "other": unit.name}
                    raise Refusal("same-side", **names, procedure=procedure)

    return check


def round_check(procedure: str) -> TableCheck:
    """Return the check of a round: of its enemies, and that all are in one combat.

    Args:
        procedure: Id of what asks.
    """
    # Combats are fought one after the other, and the text does not say who picks the next
    # [L1748-1751]: unlike the other books it leaves that to neither player, so either may.
    return _both(enemy_check(procedure), check_one_combat)


def free_enemy_check(procedure: str) -> TableCheck:
    """Return the check of a pursuit: of its enemy, and of others that hold [L1964-1966].

    Args:
        procedure: Id of what asks.
    """
    return _both(enemy_check(procedure), check_free)


def _both(first: TableCheck, second: TableCheck) -> TableCheck:
    """Return the check that makes two, one after the other."""

    def check(situation: Situation, arguments: Arguments) -> None:
        first(situation, arguments)
        second(situation, arguments)

    return check


def _whole(unit: Unit) -> str:
    return unit.name if unit.host is None else unit.host.name


def _units(named: Any) -> Iterator[Unit]:
    if isinstance(named, Unit):
        yield named
    elif named is not None:
        yield from named
