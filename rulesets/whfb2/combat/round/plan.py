"""A round of combat before the dice: who faces whom, with what, and how many."""

from __future__ import annotations

from dataclasses import dataclass

from rulesets.rank_and_flank.round import plan
from rulesets.whfb2.combat.fighters.gather_units import Member
from rulesets.whfb2.combat.fighters.stated import SideFacts
from rulesets.whfb2.combat.fighters.target import Defender
from rulesets.whfb2.combat.weapon import MOUNTED, Use, Wielding
from rulesets.whfb2.unit.ranks import ranks_of


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class Fighter(plan.Fighter):
    """A unit in the combat, whose models are figures.

    Attributes:
        wielding: What it fights with.
        later: What it would fight with in a round that it did not charge into.
        use: How it uses it.
        facts: What its player said of its side.
        broad: Enemy figures that find room before it.
        member: Who it is among those named.
        defender: What it is for who strikes it.
        aboard: What it is on a chariot, `charioteers` or `draught-team`; None for who is struck
            by himself.
        duel: Index of the enemy that it fights in a challenge, and nobody else; None without one.
        led: Index of the enemy whose leader fights a challenge against its own, each a figure of
            his unit; None without one.
        hides: It declined a challenge, and neither strikes nor is struck.
    """

    wielding: Wielding
    later: Wielding
    use: Use
    facts: SideFacts
    broad: int
    member: Member
    defender: Defender
    aboard: str | None = None
    duel: int | None = None
    led: int | None = None
    hides: bool = False

    @property
    def cavalry(self) -> bool:
        """Tell whether it rides."""
        return MOUNTED in self.rules

    def ranks(self, wounds: int) -> int:
        """Return its complete ranks after wounds, 0 where nobody said how wide it is [L1864]."""
        return ranks_of(self.alive(wounds), self.unit.number("files", 0))


@dataclass(frozen=True, slots=True)
class Pair:
    """A unit and an enemy it strikes.

    Attributes:
        side: Index of its side in `NAMES`.
        striker: Index of the unit.
        target: Index of the enemy.
        counts: Figures that strike, rank by rank.
        support: Figures right behind them, who may strike by a house rule.
        leader: Whether what is struck is the leader of a unit, in a challenge: one figure of it.
        apart: Whether who strikes is one too: the leaders of both fight apart from their units.
    """

    side: int
    striker: int
    target: int
    counts: tuple[int, ...]
    support: int = 0
    leader: bool = False
    apart: bool = False


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class Plan(plan.Plan[Fighter]):
    """A round of combat before the dice.

    Attributes:
        pairs: Who strikes whom, with how many.
    """

    pairs: tuple[Pair, ...] = ()
