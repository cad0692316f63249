"""Rallying routed troops [L2069-2109]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.declaring.parameter import Fill, Flag, Rules, Whole
from rulesets.core.declaring.procedure import Demand, procedure
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.rank_and_flank.nerve.doubt import in_doubt
from rulesets.refusal import Refusal
from rulesets.whfb2.harm.shock import QUARTER
from rulesets.whfb2.rout import changes
from rulesets.whfb2.unit import offers, readings
from rulesets.whfb2.unit.characteristic import under_roll
from rulesets.whfb2.unit.demands import OWN_TURN
from rulesets.whfb2.unit.leadership import CAPTURED, captured_from, led_as
from rulesets.whfb2.unit.options import Leadership, One

_GENERAL: Final = "general-near"


@dataclass(frozen=True, slots=True)
class Rally:
    """The attempt of routed troops to rally.

    Attributes:
        allowed: They may try.
        rallied: They rallied.
        why: What keeps them from trying: `routed-now`, `pursued`, `too-few`, `enemy-nearest`,
            `fear`, `leaderless`; else `test`.
        total: The dice, where rolled.
    """

    allowed: bool
    rallied: bool
    why: str
    total: int | None = detail()


def too_few(models: int, start: int) -> bool:
    """Return whether less than a quarter is left of a unit, fractions dropped [L2091]."""
    return models < start // QUARTER


@procedure(
    source="L2069-2109",
    command="rally",
    effects=changes.of_rally,
    phases=("rally",),
    demands=(
        Demand("unit", needs=("fleeing",)),
        OWN_TURN,
        Demand("unit", once=("rally-tested",)),
    ),
    offering=offers.RALLY,
)
def rally_test(
    dice: Dice,
    *,
    unit: One = None,
    ld: Leadership,
    models: Annotated[int | None, Whole(0, 500), Fill("unit", "models")] = None,
    start: Annotated[int | None, Whole(1, 500), Fill("unit", "size")] = None,
    pursued: Annotated[bool, Flag(), Fill("unit", "status:pursued")] = False,
    routed_now: Annotated[bool, Flag(), Fill("unit", "status:routed")] = False,
    enemy_nearest: Annotated[bool, Flag()] = False,
    feared_near: Annotated[bool, Flag()] = False,
    leaderless: Annotated[bool, Flag(), Fill("unit", "status:leaderless")] = False,
    shamed: Annotated[bool, Flag(), Fill("unit", "status:shamed")] = False,
    rules: Annotated[SpecialRules, Rules((_GENERAL,)), Fill("unit", "rules")] = NO_RULES,
    general_rally: readings.GeneralRally = "without-him",
) -> Rally:
    """Try to rally a routed unit in its own rally phase [L2069-2109].

    Its standard is lost, so that only the leader's own Leadership counts, less what the capture of
    a standard took; the General's aura is not for it, unless players read it so [L2806-2809].

    Args:
        dice: 2D6 against the leader's Leadership.
        unit: The unit.
        ld: The Leadership.
        models: Figures left, characters not counted.
        start: Figures it had when the battle began: a quarter of them must be left, fractions
            dropped.
        pursued: Whether pursuers are in contact.
        routed_now: Whether it was routed this turn.
        enemy_nearest: Whether the nearest unit is an enemy, of five figures or more and not routed.
        feared_near: Whether an enemy it fears could charge it.
        leaderless: Whether nobody leads it.
        shamed: Whether its leader declined a challenge.
        rules: Whether a General is near, with his Leadership.
        general_rally: Whether that may be used to rally.

    Raises:
        Refusal: `not-fleeing`.
    """
    if unit is not None and unit.statuses and not unit.has("fleeing"):
        raise Refusal("not-fleeing", unit=unit.name)
    barred = (
        ("routed-now", routed_now),
        ("pursued", pursued),
        ("too-few", models is not None and start is not None and too_few(models, start)),
        ("enemy-nearest", enemy_nearest),
        ("fear", feared_near),
        ("leaderless", leaderless),
    )
    for why, holds in barred:
        if holds:
            dice.tell("no-rally", why=why)
            return Rally(allowed=False, rallied=False, why=why)
    taken = captured_from(unit, stated=unit is not None and unit.has(CAPTURED))
    value = led_as(ld, NO_RULES, captured=taken, shamed=shamed)
    if general_rally == "with-him":
        value = max(value, rules.number(_GENERAL) or 0)
    doubt = in_doubt(unit) if general_rally == "with-him" else None
    test = under_roll(dice, value=value, label="rally", doubt=doubt)
    return Rally(allowed=True, rallied=test.passed, why="test", total=test.total)
