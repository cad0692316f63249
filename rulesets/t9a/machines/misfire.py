"""The Misfire Table [R L797-803]."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources import files
from typing import Annotated, Final

from rulesets.core.battlefield.amount import Amount
from rulesets.core.books.table import load_table
from rulesets.core.declaring.layer import Beyond
from rulesets.core.declaring.parameter import Whole
from rulesets.core.declaring.procedure import Arguments, FollowUp, procedure
from rulesets.core.results.effect import Destroyed, Effect, StatusSet, WoundsLost
from rulesets.core.results.reminder import Situation
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.dice.request import Modifier
from rulesets.t9a.harm.body import HITS, Met
from rulesets.t9a.harm.harm import Harm, after_hits, target_harmed
from rulesets.t9a.harm.striking_near import (
    EXPLOSION_REACH,
    begins,
    nobody_else,
    nobody_else_of_all,
    strikes,
)
from rulesets.t9a.harm.wounding.hits import auto_hits
from rulesets.t9a.machines import _options as options
from rulesets.t9a.unit import offers
from rulesets.t9a.unit.house import beyond
from rulesets.t9a.unit.options import One
from rulesets.t9a.unit.rule_sources import behind, in_order

MISFIRES: Final = load_table(files("rulesets.t9a") / "data" / "misfire.toml")
_WORTH: Final = {row.id: index for index, row in enumerate(MISFIRES.rows)}
EXPLOSION: Final = 5
"""Strength of the hits on everybody near."""


def goes_on(situation: Situation) -> bool:
    """Return whether an explosion may still hit somebody, as nobody said otherwise."""
    return bool(strikes(situation, EXPLOSION_REACH))


_HITS: Final = FollowUp("explosion_hits", (), (), "explosion", offered=goes_on)
"""The hits on a unit near it."""


@dataclass(frozen=True, slots=True)
class Misfire:
    """The effects of a misfire.

    Attributes:
        row: `explosion`, `breakdown`, `jammed` or `malfunction`.
        wounds_lost: Wounds that the shooting model loses, no save being of help.
        destroyed: Whether it is gone.
        radius: Inches within which an explosion hits every model.
        total: What the table was asked.
    """

    row: str
    wounds_lost: int = 0
    destroyed: bool = False
    radius: int | None = None
    total: int | None = detail()


def misfire_effects(arguments: Arguments, result: Misfire) -> tuple[Effect, ...]:
    """Return what becomes of the model that shot."""
    if result.row == "breakdown":
        return (StatusSet("unit", "broken-down"),)
    if result.row == "jammed":
        return (StatusSet("unit", "no-shooting", "own-turn-end"),)
    lost = (WoundsLost("unit", result.wounds_lost),) if result.wounds_lost else ()
    if not result.destroyed:
        return lost
    if result.radius is None:
        return (*lost, Destroyed("unit"))
    return (
        *lost,
        begins(EXPLOSION_REACH, arguments["unit"], result.radius, "unit"),
        Destroyed("unit"),
    )


def after_misfire(arguments: Arguments, result: Misfire) -> tuple[FollowUp, ...]:
    """Offer the hits of an explosion, for each unit near it."""
    if result.row != "explosion":
        return ()
    return (_HITS, nobody_else(EXPLOSION_REACH, arguments["unit"]))


def after_explosion(arguments: Arguments, result: Harm) -> tuple[FollowUp, ...]:
    """Lead on as any hits do, then to whom else stands near."""
    return (*after_hits(arguments, result), _HITS, nobody_else_of_all(EXPLOSION_REACH))


@procedure(
    source="R L797-803",
    command="warmachine",
    variant="misfire-table",
    effects=misfire_effects,
    follow_ups=after_misfire,
    phases=("shooting",),
    beyond=beyond("artillery", "same"),
)
def misfire_roll(
    dice: Dice,
    *,
    unit: One = None,
    modifier: Annotated[int, Whole(-6, 6)] = 0,
    misfire_reroll: options.MisfireReroll = "none",
) -> Misfire:
    """Roll on the Misfire Table [R L797-803].

    Args:
        dice: A D6, one more where it is rolled again; a D6 of inches for an explosion.
        unit: The model that shot.
        modifier: What changes the roll: a Flame Thrower's is -1.
        misfire_reroll: The best row that an Engineer near it has rolled again, once.
    """
    named = (Modifier("other", modifier),) if modifier else ()
    total, row = MISFIRES.roll(dice, "misfire", *named)
    if misfire_reroll != "none" and _WORTH[row.id] <= _WORTH[misfire_reroll]:
        total, row = MISFIRES.roll(dice, "misfire-again", *named)
    if row.id == "explosion":
        return Misfire(row.id, 0, True, dice.single("explosion"), total)
    if row.id != "malfunction":
        return Misfire(row.id, total=total)
    last = unit is not None and unit.find("w") is not None and unit.wounds_left() <= 1
    return Misfire(row.id, 1, last, None, total)


def explosion_rests(arguments: Arguments, _result: object) -> tuple[str, ...]:
    """Return what its hits rest on: artillery, and the special rules of who is hit."""
    return in_order("draft", "same", *behind(arguments["target_rules"]))


@procedure(
    source="R L797-803",
    effects=target_harmed,
    follow_ups=after_explosion,
    phases=("shooting",),
    roles=("target",),
    at_large=True,
    actors=(),
    anybody=("target",),
    beyond=Beyond("artillery", ("same", "newer", "draft", "old"), rests=explosion_rests),
    offering=offers.EXPLOSION,
)
def explosion_hits(
    dice: Dice,
    *,
    target: One = None,
    hits: Annotated[Amount, HITS],
    body: Met,
) -> Harm:
    """Resolve the hits of a machine's explosion on one unit near it, friend or foe [R L797-803].

    Args:
        dice: To wound, saves, multiple wounds.
        target: Who is hit.
        hits: Its models within the inches of the explosion.
        body: What the hits meet.

    Raises:
        Refusal: what `auto_hits` refuses.
    """
    return auto_hits(dice, target=target, hits=hits, s=EXPLOSION, body=body)
