"""Victory points from what players say: one unit's worth, and everything beside it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated, Final, cast

from rulesets.blackhammer.unit.options import YesNo
from rulesets.blackhammer.unit.unit_state import gone, machine, off_table
from rulesets.blackhammer.victory.worth import (
    BATTLE_STANDARD,
    CREATED,
    FATES,
    GENERAL,
    HOLDING_POWER,
    LEGENDARY,
    QUARTER,
    STANDARD,
    Fate,
    Losses,
    worth,
)
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Choice, Fill, Flag, Numbers, Rules, Units, Whole
from rulesets.core.declaring.procedure import procedure
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal

WORTH_RULES: Final = ("general", "war-machine", "legendary-creature")
_MOST_QUARTERS: Final = 4


@dataclass(frozen=True, slots=True)
class VictoryPoints:
    """Points of victory, line by line.

    Attributes:
        total: All of them.
        share: `whole`, `half` or `none`: what of the unit's value counts; None without a unit.
        for_unit: For the enemy unit.
        for_general: For the enemy General.
        for_quarters: For table quarters.
        for_standards: For standards held, the battle standard included.
        for_legends: For the enemy's creatures of legend.
        others: What players count beside.
    """

    total: int
    share: str | None = None
    for_unit: int = 0
    for_general: int = 0
    for_quarters: int = 0
    for_standards: int = 0
    for_legends: int = 0
    others: int = 0


@procedure(source="L478-494", actors=())
def victory_points(
    dice: Dice,
    *,
    target: Annotated[Unit | None, Units()] = None,
    points: Annotated[int | None, Whole(0, 5000), Fill("target", "points")] = None,
    fate: Annotated[str | None, Choice(FATES)] = None,
    size: Annotated[int, Whole(1, 500), Fill("target", "size")] = 1,
    models: Annotated[int | None, Whole(0, 500), Fill("target", "models")] = None,
    w: Annotated[int, Whole(1, 20), Fill("target", "w")] = 1,
    wounds_lost: Annotated[int | None, Whole(0, 200)] = None,
    created: Annotated[bool, Flag(), Fill("target", "status:created")] = False,
    quarters: Annotated[int, Whole(0, _MOST_QUARTERS)] = 0,
    standards: Annotated[int, Whole(0, 40)] = 0,
    battle_standard: YesNo = False,
    legends: Annotated[int, Whole(0, 40)] = 0,
    other_points: Annotated[int, Whole(-5000, 5000)] = 0,
    target_rules: Annotated[SpecialRules, Rules(WORTH_RULES), Fill("target", "rules")] = NO_RULES,
) -> VictoryPoints:
    """Count victory points: for an enemy unit, and for what else was achieved [L478-494].

    Rider and mount, and a character and the unit it joined, are counted apart, one question each.

    Args:
        dice: Not rolled.
        target: The enemy unit.
        points: What it cost.
        fate: What became of it; read off the unit where one is named.
        size: Models it began with.
        models: Models it has left; none says that it is destroyed.
        w: Wounds on the profile of each model.
        wounds_lost: Wounds it lost, for who fights alone.
        created: It appeared during the battle and is worth a fixed sum.
        quarters: Table quarters held.
        standards: Enemy standards held by units that do not flee.
        battle_standard: The enemy's battle standard is held so.
        legends: Creatures of legend that the enemy chose; the unit asked about apart.
        other_points: Other points.
        target_rules: Whether it is the General, a war machine, a creature of legend.

    Raises:
        Refusal: `models-above-size`, `nothing-to-count`.
    """
    if models is not None and models > size:
        raise Refusal("models-above-size", models=models, size=size)
    value = CREATED if created else points
    extra = (quarters, standards, battle_standard, legends, other_points)
    if value is None and not any(extra) and "general" not in target_rules:
        raise Refusal("nothing-to-count")
    left = size if models is None else models
    suffered = wounds_lost
    if suffered is None:
        suffered = (size - left) * w + (0 if target is None else target.carried)
    dead = left == 0 or suffered >= size * w
    became = cast("Fate", fate) if fate is not None else _fate(target, dead=dead)
    lost = Losses(became, size, left, size * w, suffered, machine(target_rules))
    if created:
        dice.tell("created-worth", points=CREATED)
    told = VictoryPoints(
        0,
        share=None if value is None else lost.share,
        for_unit=0 if value is None else worth(value, lost),
        for_general=GENERAL if "general" in target_rules and lost.fate != "standing" else 0,
        for_quarters=QUARTER * quarters,
        for_standards=STANDARD * standards + (BATTLE_STANDARD if battle_standard else 0),
        for_legends=LEGENDARY * (legends + ("legendary-creature" in target_rules)),
        others=other_points,
    )
    return _added(dice, told)


def _fate(target: Unit | None, *, dead: bool) -> Fate:
    """Return what became of a unit, where nobody said."""
    if dead or (target is not None and gone(target)):
        return "slain"
    if target is not None and target.has("fleeing") and not off_table(target):
        return "fleeing"
    return "standing"


def _added(dice: Dice, told: VictoryPoints) -> VictoryPoints:
    named = {
        "unit": told.for_unit,
        "general": told.for_general,
        "quarters": told.for_quarters,
        "standards": told.for_standards,
        "legends": told.for_legends,
        "others": told.others,
    }
    for what, points in named.items():
        if points:
            dice.tell("points-for", what=what, points=points)
    return replace(told, total=sum(named.values()))


@dataclass(frozen=True, slots=True)
class Quarter:
    """The holder of a quarter of the table.

    Attributes:
        holder: `side-one`, `side-two`, or `none` where both or neither have a unit that counts.
        points: Victory points for the holder.
    """

    holder: str
    points: int


@procedure(source="L484")
def table_quarter(
    _dice: Dice,
    *,
    quarter_powers: Annotated[tuple[int, ...], Numbers(0, 500, 40)] = (),
    enemy_quarter_powers: Annotated[tuple[int, ...], Numbers(0, 500, 40)] = (),
) -> Quarter:
    """Tell which side holds a quarter of the table [L484].

    Args:
        quarter_powers: Unit power of each unit of the first side that does not flee and has most of
            its models there.
        enemy_quarter_powers: The same of the second side.
    """
    ours = any(power >= HOLDING_POWER for power in quarter_powers)
    theirs = any(power >= HOLDING_POWER for power in enemy_quarter_powers)
    if ours == theirs:
        return Quarter("none", 0)
    return Quarter("side-one" if ours else "side-two", QUARTER)
