"""A round of combat before the dice: who faces whom, with what, and how many."""

from __future__ import annotations

from dataclasses import dataclass

from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.whfb2.combat.fighters.gather_units import Member
from rulesets.whfb2.combat.fighters.stated import SideFacts
from rulesets.whfb2.combat.fighters.target import Prey
from rulesets.whfb2.combat.weapon import MOUNTED, Use, Wielding
from rulesets.whfb2.unit.ranks import ranks_of


@dataclass(frozen=True, eq=False, slots=True)
class Fighter:
    """A unit in the combat; compared by identity, for it never changes within one.

    Attributes:
        unit: The unit.
        rules: Its rules and its side's.
        wielding: What it fights with.
        later: What it would fight with in a round that it did not charge into.
        use: How it uses it.
        facts: What its player said of its side.
        wounds: Wounds it has left.
        wounds_each: Wounds of one figure.
        width: Figures in its front rank.
        broad: Enemy figures that find room before it.
        facing: The side of its first enemy it attacks: `front`, `flank`, `rear`.
        target: That enemy's place.
        host: Place of the unit that it has joined, of those in the combat.
        member: Who it is among those named.
        prey: What it is for who strikes it.
        aboard: What it is on a chariot, `charioteers` or `draught-team`; None for who is struck
            by himself.
        duel: Place of the enemy that it fights in a challenge, and nobody else; None without one.
        hides: It declined a challenge, and neither strikes nor is struck.
    """

    unit: Unit
    rules: SpecialRules
    wielding: Wielding
    later: Wielding
    use: Use
    facts: SideFacts
    wounds: int
    wounds_each: int
    width: int
    broad: int
    facing: str
    target: int
    host: int | None
    member: Member
    prey: Prey
    aboard: str | None = None
    duel: int | None = None
    hides: bool = False

    @property
    def cavalry(self) -> bool:
        """Whether it rides."""
        return MOUNTED in self.rules

    def lost(self, wounds: int) -> int:
        """Return how many figures wounds take."""
        return min(self.unit.models, (self.unit.carried + wounds) // self.wounds_each)

    def alive(self, wounds: int) -> int:
        """Return how many figures are left after wounds."""
        return self.unit.models - self.lost(wounds)

    def ranks(self, wounds: int) -> int:
        """Return its complete ranks after wounds, 0 where nobody said how wide it is [L1864]."""
        return ranks_of(self.alive(wounds), self.unit.number("files", 0))


@dataclass(frozen=True, slots=True)
class Pair:
    """A unit and an enemy it strikes.

    Attributes:
        side: Place of its side in `NAMES`.
        striker: Place of the unit.
        target: Place of the enemy.
        counts: Figures that strike, rank by rank.
        support: Figures right behind them, who may strike by a house rule.
        leader: Whether what is struck is the leader of a unit, in a challenge: one figure of it.
    """

    side: int
    striker: int
    target: int
    counts: tuple[int, ...]
    support: int = 0
    leader: bool = False


@dataclass(frozen=True, eq=False, slots=True)
class Plan:
    """Who stands against whom.

    Attributes:
        sides: Fighters of both sides.
        pairs: Who strikes whom, with how many.
        contact: Pairs of places, ours then theirs, in contact.
    """

    sides: tuple[tuple[Fighter, ...], tuple[Fighter, ...]]
    pairs: tuple[Pair, ...]
    contact: frozenset[tuple[int, int]]

    def facing_on(self, side: int, place: int, foe: int) -> str:
        """Return the side of a fighter on which an enemy engages it."""
        other = self.sides[1 - side][foe]
        return other.facing if other.target == place else "front"

    def foes(self, side: int, place: int) -> tuple[int, ...]:
        """Return the places of the enemies in contact with a fighter."""
        if side == 0:
            return tuple(sorted(theirs for ours, theirs in self.contact if ours == place))
        return tuple(sorted(ours for ours, theirs in self.contact if theirs == place))

    def party(self, side: int, place: int) -> tuple[int, ...]:
        """Return the places of those who are one unit with a fighter, itself among them."""
        own = self.sides[side][place].host
        host = place if own is None else own
        return tuple([i for i, one in enumerate(self.sides[side]) if host in (i, one.host)])

    def engaging(self, side: int, place: int) -> tuple[int, ...]:
        """Return the places of the enemies in contact with a fighter's whole unit."""
        return tuple(sorted(set().union(*[self.foes(side, i) for i in self.party(side, place)])))
