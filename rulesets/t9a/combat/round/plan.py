"""A round of combat laid out before the first die: who fights whom, how, and when."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.t9a.combat.ranks import full_ranks
from rulesets.t9a.combat.running import Gait
from rulesets.t9a.combat.strike import Blow
from rulesets.t9a.combat.weapon import Weapon
from rulesets.t9a.ground.formation import standing_in_ranks
from rulesets.t9a.harm.attack import Hit

NAMES: Final = ("unit", "enemy")
"""The two sides, in the order everything about them is kept."""
Kind: TypeAlias = Literal[
    "blows", "champion", "mount", "impact", "grinding", "stomp", "crush", "breath"
]


@dataclass(frozen=True, eq=False, slots=True)
class Fighter:
    """A unit in the combat; compared by identity, for it never changes within one.

    Attributes:
        unit: The unit.
        rules: Its rules and its side's.
        weapon: Its weapon.
        charged: Whether it charged this turn.
        fresh: Whether this is its first round of the combat.
        wounds: Wounds it has left.
        wounds_each: Wounds of one model.
        width: Models in its front rank; all where nobody said.
        files: The same, 0 where nobody said.
        facing: The side of its first enemy it attacks: `front`, `flank`, `rear`.
        target: That enemy's place.
        gait: Its dice in flight and pursuit.
        duel: Whether it fights a challenge, and strikes and is struck by nobody else [R L868].
        shirks: Whether it let a challenge be refused, and strikes nobody this round.
        host: Place of the unit that it has joined, of those in the combat.
        afraid: Whether it failed its Fear test: Weapon Skill 1.
        garrison: Whether it holds a building.
    """

    unit: Unit
    rules: SpecialRules
    weapon: Weapon
    charged: bool
    fresh: bool
    wounds: int
    wounds_each: int
    width: int
    files: int
    facing: str
    target: int
    gait: Gait
    duel: bool = False
    shirks: bool = False
    host: int | None = None
    afraid: bool = False
    garrison: bool = False

    def meets(self, foe: Fighter) -> bool:
        """Return whether it and an enemy may strike each other."""
        return self.duel == foe.duel

    def alive(self, wounds: int) -> int:
        """Return the models left after so many wounds; the last may have more than the others."""
        lost = (self.unit.carried + min(wounds, self.wounds)) // self.wounds_each
        return max(int(wounds < self.wounds), self.unit.models - lost)

    def ranks(self, wounds: int) -> int:
        """Return the Full Ranks left; a garrison has none [R L934]."""
        if self.garrison:
            return 0
        alive = self.alive(wounds)
        if not alive:
            return 0
        ranked = alive + standing_in_ranks(self.unit)
        return full_ranks(ranked, self.files or int(ranked == 1), self.rules)

    @property
    def ws(self) -> int:
        """The Weapon Skill that it strikes with."""
        return 1 if self.afraid else self.unit.number("ws", 0)

    @property
    def met_ws(self) -> int:
        """The Weapon Skill that its enemies meet: of a ridden monster the monster's [R L733]."""
        own = self.weapon.ws or self.unit.number("ws", 0)
        if self.afraid:
            return 1
        return self.unit.number("mount_ws", own) if "ridden-monster" in self.rules else own


@dataclass(frozen=True, eq=False, slots=True)
class Group:
    """Models of one unit that strike at one enemy unit, at one Initiative.

    Attributes:
        side: Place of its side in `NAMES`.
        striker: Place of the unit within it.
        target: Place of the enemy unit.
        kind: What they strike with; all but `blows`, `champion`, `mount` hit without a roll.
        initiative: When.
        contact: Models in contact that strike so.
        width: All models of the unit in contact with the enemy.
        beside: Models of its front in contact with enemies that come before this one.
        ranks: Ranks behind them that give Supporting Attacks.
        support: Supporting Attacks of a model.
        attacks: Attacks of a model in contact, or its hits.
        blow: How they strike, None for hits without a roll.
        hit: What such a hit is.
        heroes: Characters with the enemy on whom such hits may fall: their place among those who
            joined it, from 0, their place on their side, and what a hit is to them.
    """

    side: int
    striker: int
    target: int
    kind: Kind
    initiative: int
    contact: int
    width: int
    beside: int
    ranks: int
    support: int
    attacks: Amount
    blow: Blow | None
    hit: Hit | None = None
    heroes: tuple[tuple[int, int, Hit], ...] = ()


@dataclass(frozen=True, eq=False, slots=True)
class Plan:
    """A round of combat before the dice.

    Attributes:
        sides: Fighters of both sides.
        groups: Who strikes whom.
        contact: Pairs of places, ours then theirs, in contact.
    """

    sides: tuple[tuple[Fighter, ...], tuple[Fighter, ...]]
    groups: tuple[Group, ...]
    contact: frozenset[tuple[int, int]]

    def facing_on(self, side: int, place: int, foe: int) -> str:
        """Return the side of a fighter on which an enemy engages it."""
        other = self.sides[1 - side][foe]
        return other.facing if other.target == place else "front"

    def party(self, side: int, place: int) -> tuple[int, ...]:
        """Return the places of those who are one unit with a fighter, itself among them."""
        own = self.sides[side][place].host
        host = place if own is None else own
        return tuple([i for i, one in enumerate(self.sides[side]) if host in (i, one.host)])

    def foes(self, side: int, place: int) -> tuple[int, ...]:
        """Return the places of the enemies in contact with a fighter."""
        if side == 0:
            return tuple(sorted(theirs for ours, theirs in self.contact if ours == place))
        return tuple(sorted(ours for ours, theirs in self.contact if theirs == place))

    def about(
        self, side: int, place: int, alive: tuple[tuple[bool, ...], tuple[bool, ...]]
    ) -> tuple[int, ...]:
        """Return the places of the living enemies that still hold a fighter's unit in combat."""
        own = {foe for one in self.party(side, place) for foe in self.foes(side, one)}
        near = {one for foe in own for one in self.party(1 - side, foe)}
        return tuple(sorted(one for one in near if alive[1 - side][one]))
