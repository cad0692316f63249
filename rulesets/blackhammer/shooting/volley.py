"""A unit's shooting, from the shots to the models removed [L896-1326]."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Final

from rulesets.blackhammer.characters.sharing import (
    Attack,
    Landed,
    exposes,
    land,
    share_landed,
    strike_characters,
    wound,
)
from rulesets.blackhammer.harm.attack import (
    Hit,
    hit_of,
    hit_scores,
    hit_stages,
    rerolled_faces,
    unsaved_wounds,
    wounding_hits,
)
from rulesets.blackhammer.shooting import options
from rulesets.blackhammer.shooting.eligibility import (
    check_shooters,
    check_target,
    is_too_near,
    too_wet,
)
from rulesets.blackhammer.shooting.outcome import (
    NEAR_BAND,
    Mark,
    Shooting,
    shooting_effects,
    volley_effects,
)
from rulesets.blackhammer.shooting.sight import Hill, Ranks, seeing_ranks
from rulesets.blackhammer.shooting.to_hit import (
    SEVEN,
    Circumstances,
    needed_to_hit,
    required_to_hit,
    shot_stages,
    weapon_reach,
)
from rulesets.blackhammer.shooting.weapon import MISSILE_WEAPONS, SHOOTERS, in_use, rules_of
from rulesets.blackhammer.unit import acts, demands, offers
from rulesets.blackhammer.unit.following import after_shooting
from rulesets.blackhammer.unit.idle import shooting_idles
from rulesets.blackhammer.unit.options import Carried, Damage, Models, Save, Ward, WoundsEach, YesNo
from rulesets.blackhammer.unit.unit_state import power_each
from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.damage import ONE_WOUND
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Rules, Units
from rulesets.core.declaring.procedure import procedure
from rulesets.dice.chain import ChainResult, Pass, Stage
from rulesets.dice.die import ARTILLERY, MISFIRE
from rulesets.dice.handle import Dice
from rulesets.rank_and_flank.shooting import range_band, shots_each
from rulesets.refusal import Refusal, code_for

SHOT_RULES: Final = (
    *options.TO_HIT_RULES,
    *options.HIT_RULES,
    "poisoned",
    "poisoned-shots",
    "killing-blow-shots",
)
SHOT_TARGET_RULES: Final = (*options.AIM_RULES, *options.TARGET_RULES, "poison-immunity")
_MELEE_ONLY: Final = ("poisoned", "killing-blow")
"""Rules that a unit's own profile gives to its attacks in close combat alone [L2756, L2762]."""
_BEYOND_SLAYING: Final = 3


@procedure(
    source="L896-1326",
    command="shoot",
    follow_ups=after_shooting,
    effects=volley_effects,
    phases=("movement", "shooting"),
    demands=demands.SHOOTING,
    acts=acts.SHOOT,
    idles=shooting_idles,
    offering=(
        replace(offers.SHOOT, rules=SHOOTERS, either=True),
        offers.STAND_AND_SHOOT,
    ),
)
def shooting_attack(
    dice: Dice,
    *,
    unit: Annotated[Unit | None, Units()] = None,
    target: Annotated[Unit | None, Units()] = None,
    bs: options.BallisticSkill,
    t: options.Toughness,
    shots: Annotated[Amount | None, options.SHOTS] = None,
    weapon: options.Weapon = None,
    distance: options.Distance = None,
    range: options.Range = None,  # noqa: A002 - the players' word
    s: Annotated[int | None, options.STRENGTH] = None,
    cover: options.Cover = "none",
    moved: options.Moved = False,
    stand_and_shoot: YesNo = False,
    single_shot: YesNo = False,
    hill: Hill = "none",
    modifier: options.Bonus = 0,
    rules: Annotated[SpecialRules, Rules(SHOT_RULES)] = NO_RULES,
    w: WoundsEach = 1,
    save: Save = None,
    ward: Ward = None,
    models: Models = None,
    target_rules: Annotated[SpecialRules, Rules(SHOT_TARGET_RULES), options.TARGETS_OWN] = NO_RULES,
    damage: Damage = ONE_WOUND,
    carried: Carried = 0,
    model_power: options.ModelPower = None,
) -> Shooting:
    """Resolve a unit's shooting: hit, wound, saves, multiple wounds, casualties.

    Shots are as many as stated, else one for each model that sees: the front rank where its width
    is known (two on a hill, all at a large target or at one on a hill), every model otherwise,
    times the shots of its weapon. Range and Strength are those
    stated, else the weapon's, else the unit's own; its weapon is the one stated, else that of its
    rules. Strength is the thrower's for thrown weapons.
    Beyond the range every shot misses without a roll, but a charge is shot at when it comes
    into range; one found to be within half its charge distance is shot at by nobody: the unit
    holds. A unit's own poison and killing blow are for close combat; its shots have them when
    stated, or by `poisoned-shots` and `killing-blow-shots`.
    [L664, L896-1326, L2756-2762, L2908-2914]

    Raises:
        Refusal: shooters or target that may not shoot or be shot at; `no-ballistic-skill`,
            `range-unknown`, `strength-unknown`, `shots-unknown`, `damage-dice`.
    """
    weapon = in_use(weapon, unit)
    mine = _shot_rules(unit, weapon, rules)
    went = moved or (unit is not None and (unit.has("marched") or unit.has("reformed")))
    check_shooters(unit, mine, moved=went, answers_charge=stand_and_shoot)
    check_target(target)
    band = range_band(distance, _reach(unit, weapon, range))
    if band == "out" and stand_and_shoot:
        band = "long"
    if stand_and_shoot and is_too_near(unit, target, distance, mine):
        band = NEAR_BAND
    name = None if unit is None else unit.name
    mark = Mark(target, models, w, carried, band, stand_and_shoot, name)
    power = _model_power(model_power, target_rules, target)
    each = shots_each(mine, single_shot=single_shot)
    aim = Circumstances(
        large="large-target" in target_rules,
        small=_is_small(target, models, power, target_rules),
        stand_and_shoot=stand_and_shoot,
        moved=went,
        long_range=band == "long",
        cover=cover,
        veiled="hard-to-shoot" in target_rules,
        several=each > 1,
        other=modifier,
        rules=mine,
    ).modifiers()
    required = required_to_hit(bs, aim)
    strength = _strength(unit, weapon, s)
    hit = hit_of(
        strength,
        t,
        save=save,
        ward=ward,
        wounds_each=w,
        damage=damage,
        model_power=power,
        rules=mine,
        target_rules=target_rules,
    )
    loose = unit is not None and _all_see(unit, mine)
    ranks = seeing_ranks(hill, large="large-target" in target_rules, loose=loose)
    fired = each * _seeing(dice, unit, mine, ranks) if shots is None else shots.roll(dice, "shots")
    if band == NEAR_BAND:
        return mark.struck(0, (0, 0, 0, 0))
    if band == "out":
        dice.tell("shots-out-of-range")
        return mark.struck(0, (fired, 0, 0, 0))
    poisoned = "poisoned" in mine and needed_to_hit(required) < SEVEN
    attack = Attack(strength, damage, mine, target_rules, poisoned, name)
    venom = _poisons(attack, target)
    again = rerolled_faces(mine)
    aimed = shot_stages(required, aim, poisoned=venom, rerolls=again, subject=name)
    return _resolve(dice, mark, hit, aimed, fired, attack=attack)


@procedure(source="L914, L980, L2750-2754", effects=shooting_effects)
def auto_hits(
    dice: Dice,
    *,
    unit: Annotated[Unit | None, Units()] = None,
    target: Annotated[Unit | None, Units()] = None,
    hits: Annotated[Amount, options.SHOTS] = ONE_WOUND,
    artillery: YesNo = False,
    s: options.Strength,
    t: options.Toughness,
    rules: options.HitRules = NO_RULES,
    w: WoundsEach = 1,
    save: Save = None,
    ward: Ward = None,
    models: Models = None,
    target_rules: options.TargetRules = NO_RULES,
    damage: Damage = ONE_WOUND,
    carried: Carried = 0,
    model_power: options.ModelPower = None,
) -> Shooting:
    """Resolve hits that need no roll to hit, as supernatural weapons and magic missiles cause.

    The hits are a number, dice, or an artillery die, whose misfire hits nothing here. A
    supernatural weapon may be used whatever the unit did, unless it flees or failed its
    Stupidity test. [L914, L980, L2750-2754]

    Raises:
        Refusal: `shooters-dead`, `shooters-fleeing`, `shooters-stupid`, `target-dead`.
    """
    if unit is not None:
        if unit.models < 1:
            raise Refusal("shooters-dead", unit=unit.name)
        for status in ("fleeing", "stupid"):
            if unit.has(status):
                raise Refusal(code_for("shooters", status), unit=unit.name)
    if target is not None and target.models < 1:
        raise Refusal("target-dead", unit=target.name)
    mark = Mark(target, models, w, carried, shooter=None if unit is None else unit.name)
    hit = hit_of(
        s,
        t,
        save=save,
        ward=ward,
        wounds_each=w,
        damage=damage,
        model_power=_model_power(model_power, target_rules, target),
        rules=rules,
        target_rules=target_rules,
    )
    if too_wet(dice, unit):
        return mark.struck(0, (0, 0, 0, 0))
    if artillery:
        struck = dice.single("hits", die=ARTILLERY)
        if struck == MISFIRE:
            dice.tell("artillery-misfire")
    else:
        struck = hits.roll(dice, "hits")
    attack = Attack(s, damage, rules, target_rules, shooter=mark.shooter)
    return _resolve(dice, mark, hit, (Pass("shot", "hit"),), struck, attack=attack)


def _resolve(
    dice: Dice,
    mark: Mark,
    hit: Hit,
    aimed: tuple[Stage | Pass, ...],
    shots: int,
    *,
    attack: Attack,
) -> Shooting:
    if not shots:
        return mark.struck(0, (0, 0, 0, 0))
    if mark.unit is not None and exposes(mark.unit):
        landed = land(dice, shots, aimed)
        return _shared(dice, mark, hit, landed, shots=shots, unit=mark.unit, attack=attack)
    whom = None if mark.unit is None else mark.unit.name
    stages = (*aimed, Pass("poisoned", "wound"), *hit_stages(hit, mark.shooter, whom))
    done = dice.attacks(shots, "shot", stages, hit_scores(hit), cap=mark.left)
    counts = (shots, _hits(done), wounding_hits(done), unsaved_wounds(done))
    return mark.struck(done.score, counts if done.counts is not None else ())


def _shared(
    dice: Dice,
    mark: Mark,
    hit: Hit,
    landed: Landed,
    *,
    shots: int,
    unit: Unit,
    attack: Attack,
) -> Shooting:
    """Share the hits with the characters in the target, which cannot shelter them [L2110-2118]."""
    own, struck = share_landed(dice, landed, unit)
    lost = dice.call(
        wound,
        own,
        hit,
        mark.left,
        poisons=attack.poisons(attack.target_rules),
        shooter=mark.shooter,
        target=unit.name,
    )
    heroes = strike_characters(dice, unit, struck, attack)
    together = sum(hero.wounds_lost for hero in heroes)
    done = mark.struck(lost, (shots, landed.all))
    return replace(done, characters=heroes, character_wounds=together)


def _hits(done: ChainResult) -> int | None:
    return None if done.counts is None else (done.count("hit") or 0) + (done.count("poisoned") or 0)


def _shot_rules(unit: Unit | None, weapon: str | None, stated: SpecialRules) -> SpecialRules:
    own = NO_RULES
    if unit is not None:
        own = unit.rules.without(_MELEE_ONLY)
    rules = own | rules_of(weapon) | stated
    if "killing-blow-shots" in rules:
        rules = rules | SpecialRules.of("killing-blow")
    if "poisoned-shots" in rules:
        rules = rules | SpecialRules.of("poisoned")
    return rules


def _poisons(attack: Attack, target: Unit | None) -> bool:
    """Return whether natural 6s are told apart: for the target, or for a character it exposes."""
    if attack.poisons(attack.target_rules):
        return True
    heroes = target.body.joined if target is not None and exposes(target) else ()
    return any(attack.poisons(hero.rules) for hero in heroes)


def _reach(unit: Unit | None, weapon: str | None, stated: int | None) -> int | None:
    reach = weapon_reach(weapon, stated)
    if reach is None and unit is not None:
        return unit.number("range", 0) or None
    return reach


def _strength(unit: Unit | None, weapon: str | None, stated: int | None) -> int:
    own = None if unit is None else unit.find("s")
    thrower = stated if stated is not None else (None if own is None else own.fixed)
    if weapon is not None:
        arm = MISSILE_WEAPONS[weapon]
        strength = arm.hit_strength(thrower)
        # A Strength stated for a weapon that has its own is that of an unusual one.
        if stated is not None and arm.strength is not None:
            strength = stated
    elif stated is not None:
        strength = stated
    else:
        shot = None if unit is None else unit.find("shot_strength")
        strength = None if shot is None else shot.fixed
    if strength is None:
        raise Refusal("strength-unknown")
    return strength


def _model_power(stated: int | None, target_rules: SpecialRules, target: Unit | None) -> int:
    """Return the power of one target model: infantry's where unknown, unless it is large."""
    if stated is not None:
        return stated
    kind = 1 if target is None else power_each(target)
    if kind > 1:
        return kind
    return _BEYOND_SLAYING if "large-target" in target_rules else 1


def _is_small(
    target: Unit | None, models: int | None, power: int, target_rules: SpecialRules
) -> bool:
    """Return whether it is a lone model or skirmishers of power 1 each [L976]."""
    accompanied = target is not None and bool(target.body.joined)
    alone = models == 1 and not accompanied
    return power == 1 and ("skirmishers" in target_rules or alone)


def _seeing(dice: Dice, unit: Unit | None, rules: SpecialRules, ranks: Ranks) -> int:
    """Return how many of a unit shoot, those that see."""
    if unit is None:
        raise Refusal("shots-unknown")
    width = unit.number("files", 0)
    deep = {"front": 1, "two": 2}.get(ranks, 0)
    sees = min(unit.models, width * deep) if width and deep else unit.models
    if sees < unit.models:
        dice.tell("front-rank-shoots" if deep == 1 else "two-ranks-shoot", models=sees)
    # Every crewman of a chariot or monster has his own shot [L2430].
    return sees * (rules.number("crew") or 1)


def _all_see(unit: Unit, rules: SpecialRules) -> bool:
    """Tell whether every rank sees: skirmishers do not stand in each other's way [L2676]."""
    return "skirmishers" in unit.rules or "firing-platform" in rules
