"""Buildings: ways in and out, shots from them and shots at them [L2956-2980]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from rulesets.blackhammer.harm.attack import hit_of, hit_scores, hit_stages
from rulesets.blackhammer.unit.options import Carried, Models, Save, Ward, WoundsEach, YesNo
from rulesets.core.battlefield.casualties import wounds_left
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import remove_casualties
from rulesets.core.declaring.parameter import Fill, Flag, Rules, Whole
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.effect import Effect, WoundsLost
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice

CAPACITY: Final = 30
"""Unit power that a building holds [L2962]."""
FRONT: Final = 5
"""Models in the front of a unit that comes out [L2972]."""
SHOOTING_POWER: Final = 5
"""Unit power that shoots from the ground floor, and from each storey above it [L2976]."""
HEAVY_COVER: Final = -2
"""[L2978]."""
_HIT_RULES: Final = ("flaming", "armour-piercing", "magic-attacks", "no-armour-save", "no-save")
_TARGET_RULES: Final = (
    "regeneration",
    "aura-ward",
    "talisman-of-preservation",
    "flaming-immunity",
    "ethereal",
)
_BURNS: Final = SpecialRules.of("flammable")
"""The rules of occupants of a building: they are flammable [L2966]."""


@dataclass(frozen=True, slots=True)
class Occupation:
    """The right of a unit to go into a building, and how it comes out.

    Attributes:
        allowed: Whether it may.
        reason: Why not: `occupied`, `not-infantry`, `too-many`, `marched`, `reformed`, `flying`,
            `too-far`, `outside-zone`; None where it may.
        power: Unit power that would be inside.
        front: Models in its front when it comes out.
        ranks: Ranks behind each other then, the last one included.
        last_rank: Models in the last rank.
    """

    allowed: bool
    reason: str | None
    power: int
    front: int
    ranks: int
    last_rank: int


@procedure(source="L2962-2974")
def building_capacity(
    _dice: Dice,
    *,
    models: Annotated[int, Whole(1, 500), Fill("unit", "models")],
    model_power: Annotated[int, Whole(1, 20), Fill("unit", "power")] = 1,
    inside: Annotated[int, Whole(0, 100)] = 0,
    occupied: YesNo = False,
    infantry: YesNo = True,
    marched: Annotated[bool, Flag(), Fill("unit", "status:marched")] = False,
    reformed: Annotated[bool, Flag(), Fill("unit", "status:reformed")] = False,
    flying: YesNo = False,
    too_far: YesNo = False,
    deploying: YesNo = False,
    own_zone: YesNo = True,
) -> Occupation:
    """Say whether a unit may occupy a building, and in what order it leaves it [L2962-2974].

    Args:
        models: Its models.
        model_power: Unit power of each.
        inside: Unit power of the characters who go in with it, or are in there already.
        occupied: Whether another unit is in there.
        infantry: Whether it is infantry, monstrous or not, and so is who is with it.
        marched: Whether it marched this turn.
        reformed: Whether it reformed this turn.
        flying: Whether it would fly there.
        too_far: Whether one of its models would move more than twice its Movement.
        deploying: Whether it is deployed there.
        own_zone: Whether the whole building is in its own deployment zone.
    """
    power = models * model_power + inside
    barred = (
        ("occupied", occupied),
        ("not-infantry", not infantry),
        ("too-many", power > CAPACITY),
        ("outside-zone", deploying and not own_zone),
        ("flying", flying and not deploying),
        ("marched", marched and not deploying),
        ("reformed", reformed and not deploying),
        ("too-far", too_far and not deploying),
    )
    reason = next((name for name, so in barred if so), None)
    front = min(FRONT, models)
    ranks, rest = divmod(models, front)
    return Occupation(
        reason is None, reason, power, front, ranks + (1 if rest else 0), rest or front
    )


@dataclass(frozen=True, slots=True)
class BuildingShooters:
    """Shooters from a building, and the penalties of shots at it.

    Attributes:
        shooters: Models that shoot.
        see_over_units: Those of them in upper storeys, who see over other units.
        to_hit_modifier: What shots at those inside suffer to hit: heavy cover.
    """

    shooters: int
    see_over_units: int
    to_hit_modifier: int


@procedure(source="L2976-2978")
def building_shooting(
    _dice: Dice,
    *,
    storeys: Annotated[int, Whole(0, 20)] = 0,
    models: Annotated[int | None, Whole(1, 500), Fill("unit", "models")] = None,
    model_power: Annotated[int, Whole(1, 20), Fill("unit", "power")] = 1,
) -> BuildingShooters:
    """Count the shooters of a building, in the shooting phase or at an assault [L2976-2978].

    Args:
        storeys: Storeys above the ground floor.
        models: Models inside, None where nobody said.
        model_power: Unit power of each.
    """
    total = SHOOTING_POWER * (1 + storeys) // model_power
    above = SHOOTING_POWER * storeys // model_power
    if models is not None:
        total, above = min(total, models), min(above, models)
    return BuildingShooters(total, above, HEAVY_COVER)


@dataclass(frozen=True, slots=True)
class BuildingHits:
    """Losses of the occupants of a building to a template.

    Attributes:
        wounds: Wounds they lose: one for each unsaved wound, whatever the weapon takes elsewhere.
        models_lost: Models that die of it, None where their number is unknown.
        hits: Hits suffered.
    """

    wounds: int
    models_lost: int | None
    hits: int | None = detail()


def building_effects(_arguments: Arguments, result: BuildingHits) -> tuple[Effect, ...]:
    """Take the wounds off those inside."""
    return (WoundsLost("target", result.wounds),) if result.wounds else ()


@procedure(source="L2978-2980", effects=building_effects, actors=())
def building_hits(
    dice: Dice,
    *,
    s: Annotated[int, Whole(1, 10)],
    t: Annotated[int, Whole(0, 10), Fill("target", "t")],
    save: Save = None,
    ward: Ward = None,
    w: WoundsEach = 1,
    models: Models = None,
    carried: Carried = 0,
    rules: Annotated[SpecialRules, Rules(_HIT_RULES)] = NO_RULES,
    target_rules: Annotated[SpecialRules, Rules(_TARGET_RULES), Fill("target", "rules")] = NO_RULES,
) -> BuildingHits:
    """Resolve a template or a spell's template that touches a building: 1D6 hits [L2978-2980].

    Args:
        dice: 1D6, then wounds and saves.
        s: Strength of the hits.
        t: Toughness of those inside.
        save: Their armour save as X of X+.
        ward: Their ward save as X of X+.
        w: Wounds on the profile of each.
        models: Models inside, None when unknown: wounds are then not limited.
        carried: Wounds noted on them before.
        rules: Special rules of the hits.
        target_rules: Special rules of those inside, who are flammable in any case.
    """
    left = wounds_left(models, w, carried)
    count = dice.sum(1, "building-hits")
    hit = hit_of(
        s,
        t,
        save=save,
        ward=ward,
        wounds_each=w,
        rules=rules,
        target_rules=target_rules | _BURNS,
    )
    lost = dice.attacks(count, "hit", hit_stages(hit), hit_scores(hit), cap=left).score
    fallen = None if models is None else remove_casualties(models, w, carried, lost).models
    return BuildingHits(lost, fallen, count)
