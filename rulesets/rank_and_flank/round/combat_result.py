"""Results of a round: what they depend on, and what the beaten face."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

from rulesets.rank_and_flank.round.blows import PlanT_co
from rulesets.rank_and_flank.round.plan import Living

TestT_co = TypeVar("TestT_co", covariant=True)


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class RoundContext(Generic[PlanT_co]):
    """Facts that the end of a round depends on beside the losses; compared by identity.

    Attributes:
        plan: The round.
        other: Other bonuses of each side.
        restrain: Whether each side tries to hold back; its player decides where None.
    """

    plan: PlanT_co
    other: tuple[int, int]
    restrain: tuple[bool | None, bool | None]


@dataclass(frozen=True, slots=True, kw_only=True)
class Defeat(Generic[TestT_co]):
    """A defeat as the beaten face it, however it came about.

    Attributes:
        victor: The side that won.
        margin: By how much; 0 where it wiped the other side out.
        tests: Indices of the beaten units that test, with what changes their test.
        alive: Whether anything is left of each unit, by side.
        left: Wounds left to each beaten unit that may lose more after the result.
    """

    victor: int
    margin: int
    tests: tuple[tuple[int, TestT_co], ...]
    alive: Living
    left: tuple[int, ...] = ()

    @property
    def beaten(self) -> int:
        """The side that lost."""
        return 1 - self.victor
