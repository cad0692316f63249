"""A round of combat laid out before the first die: who fights whom, how, and when."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from rulesets.core.battlefield.amount import Amount
from rulesets.rank_and_flank.round import plan
from rulesets.t9a.combat.ranks import full_ranks
from rulesets.t9a.combat.running import Gait
from rulesets.t9a.combat.strike import Blow
from rulesets.t9a.combat.weapon import Weapon
from rulesets.t9a.ground.formation import standing_in_ranks
from rulesets.t9a.harm.attack import Hit

_MOST: Final = 10
"""The highest characteristic [L347]."""

Kind: TypeAlias = Literal[
    "blows", "champion", "mount", "impact", "grinding", "stomp", "crush", "breath"
]


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class Fighter(plan.Fighter):
    """A unit in the combat; where nobody said how wide it stands, all its models are in front.

    Attributes:
        weapon: Its weapon.
        charged: Whether it charged this turn.
        fresh: Whether this is its first round of the combat.
        files: Models in its front rank, 0 where nobody said.
        gait: Its dice in flight and pursuit.
        duel: Whether it fights a challenge, and strikes and is struck by nobody else [R L868].
        shirks: Whether it let a challenge be refused, and strikes nobody this round.
        afraid: Whether it failed its Fear test: Weapon Skill 1.
        garrison: Whether it holds a building.
        apart: Whether it is a Champion out of the ranks of the unit that is its host.
        without: How many Champions are so out of its own ranks: each has its place in front.
    """

    weapon: Weapon
    charged: bool
    fresh: bool
    files: int
    gait: Gait
    duel: bool = False
    shirks: bool = False
    afraid: bool = False
    garrison: bool = False
    apart: bool = False
    without: int = 0

    def meets(self, foe: Fighter) -> bool:
        """Return whether it and an enemy may strike each other."""
        return self.duel == foe.duel

    def lost(self, wounds: int) -> int:
        """Return how many models wounds take; the last may have more than the others."""
        gone = (self.unit.carried + min(wounds, self.wounds)) // self.wounds_each
        return min(gone, self.unit.models - int(wounds < self.wounds))

    @property
    def depth(self) -> int:
        """Models of its longest file."""
        return -(-self.ordered // self.width)

    @property
    def ordered(self) -> int:
        """Models of its formation, with the Champions who are out of it."""
        return self.unit.models + self.without

    def ranks(self, models: int, fallen: Container[str] = ()) -> int:
        """Return the Full Ranks of so many of its models; a garrison has none [R L934].

        Args:
            models: The models.
            fallen: Names of those who stood in its ranks and do no more.
        """
        return self._full(models + standing_in_ranks(self.unit.body.without(fallen)))

    def _full(self, ranked: int) -> int:
        if self.garrison:
            return 0
        return full_ranks(ranked, self.files or int(ranked == 1), self.rules)

    def as_many(self, models: int) -> int:
        """Return the fewest models in as many Full Ranks, whoever of those among them falls."""
        joined = standing_in_ranks(self.unit)

        def told(count: int) -> list[int]:
            return [self._full(count + others) for others in range(joined + 1)]

        while models > 1 and told(models - 1) == told(models):
            models -= 1
        return models

    @property
    def ws(self) -> int:
        """The Weapon Skill that it strikes with."""
        return 1 if self.afraid else self.unit.number("ws", 0)

    @property
    def met_ws(self) -> int:
        """The Weapon Skill that its enemies meet.

        Of a ridden monster the monster's [R L733]; a Champion alone has 1 more [R L882].
        """
        led = "champion" in self.rules and "character" not in self.rules
        own = self.weapon.ws or self.unit.number("ws", 0)
        own = min(_MOST, own + int(led and self.unit.models == 1))
        if self.afraid:
            return 1
        return self.unit.number("mount_ws", own) if "ridden-monster" in self.rules else own


@dataclass(frozen=True, eq=False, slots=True)
class Group:
    """Models of one unit that strike at one enemy unit, at one Initiative.

    Attributes:
        side: Index of its side in `NAMES`.
        striker: Index of the unit within it.
        target: Index of the enemy unit.
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
        heroes: Characters with the enemy on whom such hits may fall: their index among those who
            joined it, their index on their side, and what a hit is to them.
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


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class Plan(plan.Plan[Fighter]):
    """A round of combat before the dice.

    Attributes:
        groups: Who strikes whom.
    """

    groups: tuple[Group, ...] = ()

    def named(self, side: int, index: int) -> int:
        """Return the index of a unit among those named; a Champion is of his unit."""
        fighter = self.sides[side][index]
        return fighter.host if fighter.apart and fighter.host is not None else index

    def told(self, side: int) -> tuple[int, ...]:
        """Return the indices of the units of a side; their Champions are of them."""
        return tuple([index for index, each in enumerate(self.sides[side]) if not each.apart])
