"""Fights of a round: who strikes whom, apart from everybody else."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from rulesets.rank_and_flank.round.plan import Plan, T

PlanT_co = TypeVar("PlanT_co", bound=Plan[Any], covariant=True)


@dataclass(frozen=True, eq=False, slots=True)
class Fight(Generic[PlanT_co]):
    """Units of a combat that strike each other and nobody else; compared by identity.

    Attributes:
        plan: The round.
        units: Their numbers, in order.
    """

    plan: PlanT_co
    units: tuple[int, ...]


def linked_units(plan: Plan[Any], pairs: Iterable[tuple[int, int]]) -> tuple[tuple[int, ...], ...]:
    """Return the units of each fight: those linked with each other, however indirectly, share one.

    Args:
        plan: The round.
        pairs: Numbers of units that are linked, as those who strike and who is struck.
    """
    fights = {unit: {unit} for unit in range(plan.units)}
    for first, second in pairs:
        both = fights[first] | fights[second]
        fights.update(dict.fromkeys(both, both))
    return tuple(dict.fromkeys(tuple(sorted(units)) for units in fights.values()))


def changed(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """Return values with another one at an index."""
    return (*values[:index], value, *values[index + 1 :])
