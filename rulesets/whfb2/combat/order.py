"""The order of blows [L1469-1479, L4492-4494]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, TypeAlias

from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.declaring.parameter import Choice, Fill, Flag, Rules, Whole
from rulesets.core.declaring.procedure import procedure
from rulesets.dice.handle import Dice
from rulesets.whfb2.combat.fighters.stated import SIDES, named_by
from rulesets.whfb2.combat.weapon import WEAPON_IDS, Use, bonuses, chosen, wielding_of

Place: TypeAlias = "tuple[bool, int, int]"
"""Place in the order of blows: the smaller strikes earlier, equal ones at once."""

FIRST: Final[Place] = (False, -1000, 0)
"""The place of what comes before all blows."""


def place_of(initiative: int, *, air: bool, foe_air: bool) -> Place:
    """Return a fighter's place in the order of blows.

    Troops that attack the ground from the air come first; then Initiative, highest first. Nets
    are thrown just before: the last part is 0 for them.
    """
    return (not (air and not foe_air), -initiative, 1)


@dataclass(frozen=True, slots=True)
class AttackOrder:
    """The order of blows between two sides.

    Attributes:
        first: `ours`, `theirs`, or `both` at once.
        by: What decided: `air` or `initiative`.
        initiative: The unit's Initiative with its weapon.
        enemy_initiative: The enemy's.
    """

    first: str
    by: str
    initiative: int
    enemy_initiative: int


_RULES: Final = ("mounted", *WEAPON_IDS)


@procedure(source="L1469-1479", phases=("combat",), actors=("unit", "enemy"))
def attack_order(
    _dice: Dice,
    *,
    i: Annotated[int, Whole(0, 20), Fill("unit", "i")],
    enemy_i: Annotated[int, Whole(0, 20), Fill("enemy", "i")],
    charged: Annotated[str, Choice(SIDES)] = "none",
    pushed_back: Annotated[bool, Flag(), Fill("unit", "status:pushed-back")] = False,
    enemy_pushed_back: Annotated[bool, Flag(), Fill("enemy", "status:pushed-back")] = False,
    rough: Annotated[str, Choice(SIDES)] = "none",
    air: Annotated[str, Choice(SIDES)] = "none",
    weapon: Annotated[str | None, Choice(WEAPON_IDS)] = None,
    enemy_weapon: Annotated[str | None, Choice(WEAPON_IDS)] = None,
    rules: Annotated[SpecialRules, Rules(_RULES), Fill("unit", "rules")] = NO_RULES,
    enemy_rules: Annotated[SpecialRules, Rules(_RULES), Fill("enemy", "rules")] = NO_RULES,
) -> AttackOrder:
    """Say which side strikes first [L1469-1479, L3127-3303, L4492-4494].

    Args:
        i: The unit's Initiative.
        enemy_i: The enemy's.
        charged: Who charged this turn.
        pushed_back: Whether the unit was pushed back last turn.
        enemy_pushed_back: Whether the enemy was.
        rough: Who crossed an obstacle or difficult terrain in the movement phase.
        air: Who fights from the air.
        weapon: What the unit fights with.
        enemy_weapon: What the enemy fights with.
        rules: The unit's.
        enemy_rules: The enemy's.

    Raises:
        Refusal: `weapon-on-foot`, `weapon-mounted`, `lance-without-charge`.
    """
    own = ((i, rules, weapon, pushed_back), (enemy_i, enemy_rules, enemy_weapon, enemy_pushed_back))
    values = []
    for side, (value, held, arm, pushed) in enumerate(own):
        rides = named_by(charged, side)
        wielding = wielding_of(chosen(arm), held, charged=rides)
        gain = bonuses(
            wielding,
            Use(charged=rides, steady=not pushed, rough=named_by(rough, side)),
            cavalry="mounted" in own[1 - side][1],
            air=named_by(air, 1 - side),
        )
        values.append(value + gain.initiative)
    flying = (named_by(air, 0), named_by(air, 1))
    if flying[0] != flying[1]:
        return AttackOrder("ours" if flying[0] else "theirs", "air", *values)
    first = "both" if values[0] == values[1] else "ours" if values[0] > values[1] else "theirs"
    return AttackOrder(first, "initiative", *values)
