"""The General and the battle standard: how far they reach [R L853-860]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Final

from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Fill, Flag, Rules, Whole
from rulesets.core.declaring.procedure import Demand, procedure
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal
from rulesets.t9a.psychology.nerve import DISCIPLINE, SHIRKS, best_leadership
from rulesets.t9a.unit.house import beyond
from rulesets.t9a.unit.options import Leadership, Length, One

if TYPE_CHECKING:
    from rulesets.core.ids.rules import RuleId

REACH: Final = 12
LARGER: Final = 6
"""Inches that a bearer reaches farther who is one of `LARGE`."""
_NO_LEADER: Final = "not-a-leader"
LARGE: Final = ("large-target", "monster", "ridden-monster")


@dataclass(frozen=True, slots=True)
class Presence:
    """The presence of a General: whether a unit may use his Leadership, and its value then.

    Attributes:
        usable: Whether it may.
        ld: The better of both, its own where it may not.
        reach: Inches that the General reaches.
    """

    usable: bool
    ld: int
    reach: int


def _reach(leader: Unit | None, rule: RuleId, rules: SpecialRules) -> int:
    if leader is not None and rule not in rules:
        raise Refusal("not-the-leader", unit=leader.name, rule=rule)
    return REACH + (LARGER if any(large in rules for large in LARGE) else 0)


@procedure(
    source="R L855",
    command="psychology",
    variant="presence",
    units=("unit",),
    demands=(Demand("leader", beside="unit"),),
    anybody=("leader",),
    beyond=beyond("characters", "same"),
)
def inspiring_presence(
    _dice: Dice,
    *,
    leader: One = None,
    distance: Length,
    ld: Leadership,
    leader_ld: Annotated[int, Whole(0, 10), Fill("leader", "ld")],
    leader_flees: Annotated[bool, Flag(), Fill("leader", "status:fleeing")] = False,
    leader_rules: Annotated[
        SpecialRules, Rules(("general", _NO_LEADER, DISCIPLINE, *LARGE)), Fill("leader", "rules")
    ] = NO_RULES,
    rules: Annotated[SpecialRules, Rules((DISCIPLINE,)), Fill("unit", "rules")] = NO_RULES,
) -> Presence:
    """Tell whether a unit may use its General's Leadership, 12 inches from him [R L855].

    Args:
        leader: The General.
        distance: Inches between the two.
        ld: The unit's Leadership.
        leader_ld: The General's.
        leader_flees: He flees and leads nobody.
        leader_rules: A Large Target reaches 6 inches farther; a Banner of Discipline in his unit
            raises what he lends.
        rules: A Banner of Discipline raises the unit's own.

    Raises:
        Refusal: `not-the-leader` for one who is no General, `not-a-leader` for one who may not be.
    """
    if _NO_LEADER in leader_rules:
        raise Refusal("not-a-leader", unit=None if leader is None else leader.name)
    reach = _reach(leader, "general", leader_rules)
    usable = distance <= reach and not leader_flees
    own = best_leadership(ld, rules)
    if leader is not None and leader.host is not None and DISCIPLINE in leader.host.rules:
        leader_rules |= SpecialRules.of(DISCIPLINE)
    leader_ld = best_leadership(leader_ld, leader_rules)
    return Presence(usable, max(own, leader_ld) if usable else own, reach)


@dataclass(frozen=True, slots=True)
class Ground:
    """The battle standard's reroll of a failed Leadership test, allowed or not.

    Attributes:
        reroll: Whether it may.
        reach: Inches that the standard reaches.
    """

    reroll: bool
    reach: int


@procedure(
    source="R L860", command="psychology", variant="ground", beyond=beyond("characters", "same")
)
def hold_your_ground(
    _dice: Dice,
    *,
    leader: One = None,
    distance: Length,
    leader_flees: Annotated[bool, Flag(), Fill("leader", "status:fleeing")] = False,
    leader_hides: Annotated[bool, Flag(), Fill("leader", f"status:{SHIRKS}")] = False,
    leader_rules: Annotated[
        SpecialRules, Rules(("bsb", *LARGE)), Fill("leader", "rules")
    ] = NO_RULES,
) -> Ground:
    """Tell whether a unit rolls failed Leadership tests again, 12 inches from the bearer [R L860].

    Args:
        leader: The Battle Standard Bearer.
        distance: Inches between the two.
        leader_flees: He flees and helps nobody.
        leader_hides: He let a challenge be refused this round.
        leader_rules: A Large Target reaches 6 inches farther.

    Raises:
        Refusal: `not-the-leader` for one who bears no battle standard.
    """
    reach = _reach(leader, "bsb", leader_rules)
    return Ground(distance <= reach and not leader_flees and not leader_hides, reach)
