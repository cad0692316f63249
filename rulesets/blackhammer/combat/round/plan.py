"""A round of combat laid out before the first die: who fights whom, how, and in which order."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from rulesets.blackhammer.combat.order import Place
from rulesets.blackhammer.combat.weapon import Wielding
from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import Unit

if TYPE_CHECKING:
    from rulesets.blackhammer.combat.strike import Blow

NAMES: Final = ("unit", "enemy")
"""The two sides, in the order everything about them is kept."""
BLOWS: Final = "blows"
MOUNT: Final = "mount"
"""Blows of what a model rides, or of the beasts that draw it."""


@dataclass(frozen=True, eq=False, slots=True)
class Fighter:
    """A unit in the combat; compared by identity, for it never changes within one.

    Attributes:
        unit: The unit.
        rules: Its rules and its side's.
        names: Their ids.
        break_rules: Those that matter to its break test.
        restrain_rules: Those that matter to its restraint.
        wielding: Its weapon.
        mounted: Whether it rides.
        charged: Whether it has the benefits of a charge.
        fresh: Whether this is its first round of the combat; who joins one under way has its own.
        wounds: Wounds it has left.
        wounds_each: Wounds of one model.
        power_each: Unit power of one model.
        width: Models in its front rank, without the characters who lead it.
        facing: The side of its first enemy it attacks: `front`, `flank`, `rear`.
        target: That enemy's place.
        running: Its dice in flight and pursuit.
        place: Its place in the order of blows.
        duel: Whether it fights a challenge, and strikes and is struck by nobody else [L2126].
        hidden: Whether it declined one, or fought it apart, and neither strikes nor is struck.
        host: Place of the unit that it has joined, of those in the combat.
        aboard: Whether it rides that unit, a monster or a chariot.
    """

    unit: Unit
    rules: SpecialRules
    names: frozenset[str]
    break_rules: SpecialRules
    restrain_rules: SpecialRules
    wielding: Wielding
    mounted: bool
    charged: bool
    fresh: bool
    wounds: int
    wounds_each: int
    power_each: int
    width: int
    facing: str
    target: int
    running: Amount
    place: Place
    duel: bool = False
    hidden: bool = False
    host: int | None = None
    aboard: bool = False

    def meets(self, foe: Fighter) -> bool:
        """Return whether it and an enemy may strike each other."""
        return not (self.hidden or foe.hidden) and self.duel == foe.duel

    def lost(self, wounds: int) -> int:
        """Return how many models wounds take."""
        return min(self.unit.models, (self.unit.carried + wounds) // self.wounds_each)

    @property
    def power(self) -> int:
        """Unit power at the start."""
        return self.unit.models * self.power_each


@dataclass(frozen=True, eq=False, slots=True)
class Group:
    """Models of one unit that strike at one enemy unit.

    Attributes:
        side: Place of its side in `NAMES`.
        striker: Place of the unit within it.
        target: Place of the enemy unit.
        front: Models in contact.
        support: Models of the second rank behind them.
        attacks: Attacks of a model in contact.
        blow: How they strike.
        place: Their place in the order of blows.
        kind: `blows`; `mount` for those of mounts or draught beasts; or hits without a roll,
            `impact` before all blows, `crush` after them.
        share: Which part of an impact this is, from 0, and of how many.
    """

    side: int
    striker: int
    target: int
    front: int
    support: int
    attacks: Amount
    blow: Blow
    place: Place
    kind: str = BLOWS
    share: tuple[int, int] = (0, 1)


@dataclass(frozen=True, eq=False, slots=True)
class Plan:
    """A round of combat before the dice.

    Attributes:
        sides: Fighters of both sides.
        groups: Who strikes whom.
        contact: Pairs of places, ours then theirs, in contact.
        ranks: Rank bonus of both sides at the start.
    """

    sides: tuple[tuple[Fighter, ...], tuple[Fighter, ...]]
    groups: tuple[Group, ...]
    contact: frozenset[tuple[int, int]]
    ranks: tuple[int, int]

    def facing_on(self, side: int, place: int, foe: int) -> str:
        """Return the side of a fighter on which an enemy engages it."""
        other = self.sides[1 - side][foe]
        one = self.sides[side][place]
        base = one.host if one.aboard else place
        return other.facing if other.target in (place, base) else "front"

    def on_base(self, side: int, place: int) -> tuple[int, ...]:
        """Return the places of a fighter and of those who share its base: mount and riders."""
        one = self.sides[side][place]
        base = one.host if one.aboard else place
        others = [
            i
            for i, other in enumerate(self.sides[side])
            if i != place and (i == base or (other.aboard and other.host == base))
        ]
        return (place, *others)

    def party(self, side: int, place: int) -> tuple[int, ...]:
        """Return the places of those who are one unit with a fighter, itself among them."""
        own = self.sides[side][place].host
        host = place if own is None else own
        return tuple([i for i, one in enumerate(self.sides[side]) if host in (i, one.host)])

    def engaging(self, side: int, place: int) -> tuple[int, ...]:
        """Return the places of the enemies in contact with a fighter's whole unit."""
        return tuple(sorted(set().union(*[self.foes(side, i) for i in self.party(side, place)])))

    def standing_about(
        self, side: int, place: int, alive: tuple[tuple[bool, ...], tuple[bool, ...]]
    ) -> tuple[int, ...]:
        """Return the places of the living enemies that still hold a fighter's unit in combat.

        Whoever fought a character alone is in contact with his unit when he falls.
        """
        other = 1 - side
        about = {one for foe in self.engaging(side, place) for one in self.party(other, foe)}
        return tuple(sorted(one for one in about if alive[other][one]))

    def foes(self, side: int, place: int) -> tuple[int, ...]:
        """Return the places of the enemies in contact with a fighter."""
        if side == 0:
            return tuple(sorted(theirs for ours, theirs in self.contact if ours == place))
        return tuple(sorted(ours for ours, theirs in self.contact if theirs == place))
