"""A round of combat laid out before the first die: who fights whom, how, and in which order."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from rulesets.blackhammer.combat.order import Place
from rulesets.blackhammer.combat.weapon import Wielding
from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.rules import SpecialRules
from rulesets.rank_and_flank.round import plan

if TYPE_CHECKING:
    from rulesets.blackhammer.combat.strike import Blow

BLOWS: Final = "blows"
MOUNT: Final = "mount"
"""Blows of what a model rides, or of the beasts that draw it."""


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class Fighter(plan.Fighter):
    """A unit in the combat.

    Attributes:
        names: Ids of its rules and its side's.
        break_rules: Those that matter to its break test.
        restrain_rules: Those that matter to its restraint.
        wielding: Its weapon.
        mounted: Whether it rides.
        charged: Whether it has the benefits of a charge.
        fresh: Whether this is its first round of the combat; who joins one under way has its own.
        power_each: Unit power of one model.
        running: Its dice in flight and pursuit.
        place: Its place in the order of blows.
        duel: Whether it fights a challenge, and strikes and is struck by nobody else [L2126].
        hidden: Whether it declined one, or fought it apart, and neither strikes nor is struck.
        aboard: Whether it rides its host, a monster or a chariot.
        leads: Index of the unit of which it is the champion, who stands apart in a challenge.
        idle: Its models that neither strike nor stand in front: a champion who hides.
    """

    names: frozenset[str]
    break_rules: SpecialRules
    restrain_rules: SpecialRules
    wielding: Wielding
    mounted: bool
    charged: bool
    fresh: bool
    power_each: int
    running: Amount
    place: Place
    duel: bool = False
    hidden: bool = False
    aboard: bool = False
    leads: int | None = None
    idle: int = 0

    def meets(self, foe: Fighter) -> bool:
        """Return whether it and an enemy may strike each other."""
        return not (self.hidden or foe.hidden) and self.duel == foe.duel

    @property
    def power(self) -> int:
        """Unit power at the start."""
        return self.unit.models * self.power_each


@dataclass(frozen=True, eq=False, slots=True)
class Group:
    """Models of one unit that strike at one enemy unit.

    Attributes:
        side: Index of its side in `NAMES`.
        striker: Index of the unit within it.
        target: Index of the enemy unit.
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


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class Plan(plan.Plan[Fighter]):
    """A round of combat before the dice.

    Attributes:
        groups: Who strikes whom.
        ranks: Rank bonus of both sides at the start.
        whole: The round by its units alone, where champions stand apart in this one.
    """

    groups: tuple[Group, ...] = ()
    ranks: tuple[int, int] = (0, 0)
    whole: Plan | None = None

    @property
    def by_units(self) -> Plan:
        """The round by its units alone, each with its champion."""
        return self.whole or self

    def counted(self, side: int) -> int:
        """Return how many units of a side players named: all but champions who stand apart."""
        return sum(fighter.leads is None for fighter in self.sides[side])

    def facing_on(self, side: int, index: int, foe: int) -> str:
        """Return the side of a fighter on which an enemy engages it, or what it rides."""
        other = self.sides[1 - side][foe]
        return other.facing if other.target in (index, self._base(side, index)) else "front"

    def on_base(self, side: int, index: int) -> tuple[int, ...]:
        """Return the indices of a fighter and of those who share its base: mount and riders."""
        base = self._base(side, index)
        others = [
            i
            for i, other in enumerate(self.sides[side])
            if i != index and (i == base or (other.aboard and other.host == base))
        ]
        return (index, *others)

    def _base(self, side: int, index: int) -> int | None:
        fighter = self.sides[side][index]
        return fighter.host if fighter.aboard else index
