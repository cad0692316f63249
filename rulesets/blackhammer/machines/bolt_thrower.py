"""Bolt throwers: one shot that goes through rank after rank [L2596-2622]."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated, Final

from rulesets.blackhammer.combat.strike import FACINGS
from rulesets.blackhammer.harm.attack import hit_scores, hit_stages
from rulesets.blackhammer.harm.harm import (
    UNHARMED,
    Harm,
    Victims,
    after_harm,
    allocate,
    harm_effects,
    inflict,
)
from rulesets.blackhammer.machines import options
from rulesets.blackhammer.machines.engine import BOLT_THROWER
from rulesets.blackhammer.shooting import options as aiming
from rulesets.blackhammer.shooting.to_hit import (
    Circumstances,
    required_to_hit,
    shot_stages,
)
from rulesets.blackhammer.unit import acts, demands, offers
from rulesets.blackhammer.unit.options import YesNo
from rulesets.blackhammer.unit.unit_state import power_each, rows_of
from rulesets.core.battlefield.rules import NO_RULES
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Choice, Whole
from rulesets.core.declaring.procedure import Arguments, FollowUp, procedure
from rulesets.core.results.effect import Effect, StatusSet
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.rank_and_flank.shooting import range_band

_LOOSE: Final = ("skirmishers",)


@dataclass(frozen=True, slots=True)
class BoltShot:
    """A bolt thrower's shot.

    Attributes:
        band: `short`, `long` or `out` of range.
        hit: Whether it hit.
        pierced: Models it went through: the last of them lived, or none stood behind.
        harm: What the target lost.
        strengths: Strength of each of those hits in turn, as text.
    """

    band: str
    hit: bool
    pierced: int = 0
    harm: Harm = UNHARMED
    strengths: str | None = detail()


@dataclass(frozen=True, slots=True)
class _Way:
    """The path of a bolt so far.

    Attributes:
        pierced: Models it struck.
        lost: Wounds they lost.
        spent: Whether a model stopped it.
    """

    pierced: int = 0
    lost: int = 0
    spent: bool = False


def bolt_effects(arguments: Arguments, result: BoltShot) -> tuple[Effect, ...]:
    """Take what was struck off the table; the machine has shot."""
    return (*harm_effects(arguments, result.harm), StatusSet("unit", "shot", "turn"))


def after_bolt(arguments: Arguments, result: BoltShot) -> tuple[FollowUp, ...]:
    """Offer the reaction of a riderless mount, and the Panic test that heavy losses call for."""
    return after_harm(arguments, result.harm)


@procedure(
    source="L2596-2622, L2978",
    command="warmachine",
    variant="bolt-thrower",
    meant_by="bolt-thrower",
    effects=bolt_effects,
    follow_ups=after_bolt,
    phases=("shooting",),
    demands=demands.MACHINES,
    acts=acts.MACHINES,
    offering=offers.BOLT,
)
def bolt_thrower_shot(
    dice: Dice,
    *,
    parties: options.Named,
    bs: aiming.BallisticSkill,
    distance: aiming.Distance = None,
    rows: Annotated[int | None, Whole(1, options.MOST_ROWS)] = None,
    facing: Annotated[str, Choice(FACINGS)] = "front",
    cover: aiming.Cover = "none",
    building: YesNo = False,
    modifier: aiming.Bonus = 0,
    model_power: aiming.ModelPower = None,
    rules: options.ShotRules = NO_RULES,
    body: options.Met,
) -> BoltShot:
    """Shoot with a bolt thrower: to hit, then through model after model [L2596-2622].

    The first model is struck at Strength 6; while each one dies, the next behind it is struck at
    one less. The wounds noted on a unit count for whether a model dies, as for its casualties.

    Args:
        dice: To hit; then for each model in turn to wound, ward save, D3 wounds.
        parties: The machine, its target and who rides that.
        bs: Ballistic Skill of the crew.
        distance: Paces to the target; short range when not given.
        rows: Ranks seen from the front or rear, columns from a flank; counted from models and
            width where not given and they are known, else 1.
        facing: The side of the target that the machine sees.
        cover: Its cover; a building is heavy cover.
        building: It is in a building: one model alone is struck.
        modifier: Other bonuses to hit.
        model_power: Unit power of one of them.
        rules: Special rules of the shot.
        body: What it meets.

    Raises:
        Refusal: machine or target that may not shoot or be shot at; `no-ballistic-skill`,
            `missing-option` without a Toughness, `rider-dead`, `target-dead`,
            `too-many-carried`.
    """
    options.check_machine(parties)
    victims = options.victims_of(BOLT_THROWER.blast(rules), parties, body)
    target, models, target_rules = parties.target, body.models, body.target_rules
    band = range_band(distance, BOLT_THROWER.range)
    power = model_power or (1 if target is None else power_each(target))
    large = "large-target" in target_rules
    aim = Circumstances(
        large=large,
        small=power == 1 and not large and ("skirmishers" in target_rules or models == 1),
        long_range=band == "long",
        cover="heavy" if building else cover,
        other=modifier,
    ).modifiers()
    required = required_to_hit(bs, aim)
    if band == "out":
        dice.tell("shots-out-of-range")
        return BoltShot(band, hit=False)
    aimed = shot_stages(required, aim, subject=victims.shooter)
    if not dice.attacks(1, "shot", aimed, (("hit", 1),)).score:
        return BoltShot(band, hit=False)
    deep = _rows(target, rows, facing, models)
    if victims.ridden or building or models == 1 or any(rule in target_rules for rule in _LOOSE):
        deep = 1
    if victims.ridden:
        harm = inflict(dice, victims, allocate(dice, 1, victims))
        return BoltShot(band, True, 1, harm, str(BOLT_THROWER.strength))
    if models is not None:
        deep = min(deep, models)
    places = range(min(deep, BOLT_THROWER.strength))
    way = dice.fold(_pierce, _Way(), tuple((victims, rank) for rank in places))
    done = victims.mark.struck(way.lost)
    harm = Harm(
        done.wounds_lost,
        done.models_lost,
        done.destroyed,
        done.panic,
        carried=done.carried,
        hits=way.pierced,
    )
    strengths = " ".join(str(BOLT_THROWER.strength - rank) for rank in range(way.pierced))
    return BoltShot(band, True, way.pierced, harm, strengths)


def _pierce(dice: Dice, way: _Way, at: tuple[Victims, int]) -> _Way:
    """Strike the next model, unless one before it lived [L2600]."""
    victims, rank = at
    if way.spent:
        return way
    hit = replace(victims.hit, strength=max(0, victims.hit.strength - rank))
    mark = victims.mark
    whom = None if mark.unit is None else mark.unit.name
    dice.tell("bolt-strikes", place=rank + 1, strength=hit.strength)
    stages = hit_stages(hit, victims.shooter, whom)
    lost = way.lost + dice.attacks(1, "hit", stages, hit_scores(hit)).score
    before = (mark.carried + way.lost) // mark.wounds_each
    dies = (mark.carried + lost) // mark.wounds_each > before
    return _Way(rank + 1, lost, not dies)


def _rows(target: Unit | None, stated: int | None, facing: str, models: int | None) -> int:
    """Return the models one behind the other: ranks, or columns from a flank [L2622]."""
    if stated is not None:
        return stated
    return rows_of(target, models, facing)
