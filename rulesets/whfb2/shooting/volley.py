"""A unit's shooting, from the shots to the figures removed [L1182-1442, L3304-3679]."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Final

from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.damage import ONE_WOUND
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.bundle import BUNDLE
from rulesets.core.declaring.parameter import Flag, Rules, Whole
from rulesets.core.declaring.procedure import procedure
from rulesets.dice.die import D3
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal
from rulesets.whfb2.chariots.hits import CREW, TEAM, WOUNDS, Chariot, aboard, strike_chariot
from rulesets.whfb2.harm.aim import reachable
from rulesets.whfb2.harm.harm import losses, wounds_left
from rulesets.whfb2.harm.proof import FIRE_PROOF
from rulesets.whfb2.harm.shock import calls_for_test
from rulesets.whfb2.harm.striking import Blow
from rulesets.whfb2.movement.charge_answers import SHOT_AT, STANDS_AND_SHOOTS
from rulesets.whfb2.shooting import options
from rulesets.whfb2.shooting._salvo import Mark, Salvo, Struck, aimed, shoot
from rulesets.whfb2.shooting.backfire import backfire, own_losses
from rulesets.whfb2.shooting.eligibility import (
    CONCEALED,
    band_of,
    check_shooters,
    check_target,
    is_wounded,
)
from rulesets.whfb2.shooting.fire import FIRE, ON_FIRE, SETS_ALIGHT, Flames, burn
from rulesets.whfb2.shooting.idle import volley_idles
from rulesets.whfb2.shooting.outcome import (
    Backfire,
    Shooting,
    after_shooting,
    shooting_effects,
    spill,
)
from rulesets.whfb2.shooting.targets import height_of
from rulesets.whfb2.shooting.to_hit import (
    RAIN,
    Circumstances,
    climb,
    required_to_hit,
    rides,
)
from rulesets.whfb2.shooting.venom import (
    POISONED,
    VENOM,
    Poison,
    Race,
    harms,
    poisoned,
    sickened,
    status_value,
)
from rulesets.whfb2.shooting.weapon import Band, MissileWeapon, strengths_of, weapon_of
from rulesets.whfb2.unit import acts, offers
from rulesets.whfb2.unit.demands import SHOOTING, VOLLEY
from rulesets.whfb2.unit.options import One, YesNo

_UNERRING: Final = "arrows-of-unerring-flight"
_POWERFUL: Final = "arrows-of-power"
MAGIC_MISSILES: Final = (_UNERRING, _POWERFUL)
"""Magic arrows: those hit without a roll, these have one more Strength [L7012-7045]."""
SHOT_RULES: Final = (*options.SHOT_RULES, "poisoned", "skirmishers", *MAGIC_MISSILES)
VOLLEY_TARGET_RULES: Final = (*options.TARGET_RULES, "undead", "demon", "war-machine")
_FORMED_TO_SHOOT: Final = "shooting-wedge"


@procedure(
    source="L1182-1442, L3304-3679",
    command="shoot",
    variant="volley",
    effects=shooting_effects,
    follow_ups=after_shooting,
    phases=SHOOTING,
    demands=VOLLEY,
    idles=volley_idles,
    acts=acts.SHOOT,
    offering=offers.SHOOT,
)
def shooting_attack(
    dice: Dice,
    *,
    unit: One = None,
    target: One = None,
    crew: One = None,
    team: One = None,
    bs: options.BowSkill,
    t: options.Toughness,
    shots: options.Shots = None,
    weapon: options.Weapon = None,
    distance: Annotated[float | None, options.DISTANCE, SHOT_AT] = None,
    long_shots: Annotated[int | None, Whole(0, options.MOST_SHOTS)] = None,
    s: Annotated[int | None, Whole(0, 10)] = None,
    cover: options.Cover = "none",
    moved: options.Moved = False,
    stand_and_shoot: Annotated[bool, Flag(), STANDS_AND_SHOOTS] = False,
    facing: options.Facing = "front",
    modifier: options.Bonus = 0,
    rules: Annotated[SpecialRules, Rules(SHOT_RULES), options.SHOOTERS_OWN] = NO_RULES,
    w: options.WoundsEach = 1,
    save: options.Save = None,
    models: options.Models = None,
    carried: options.Carried = 0,
    target_rules: Annotated[
        SpecialRules, Rules(VOLLEY_TARGET_RULES), options.TARGETS_OWN
    ] = NO_RULES,
    poison: Poison = None,
    race: Race = None,
    altitude: options.Altitude = None,
    from_altitude: options.Altitude = None,
    wounded: YesNo = False,
    into_melee: YesNo = False,
    turned_back: YesNo = False,
    settled: Annotated[options.Settled, BUNDLE],
) -> Shooting:
    """Resolve a unit's shooting: hit, wound, saves, poison, fire, figures removed [L1182-1442].

    Shots are as many as stated, else those of the front rank where its width is known, of every
    figure otherwise, times the shots of the weapon. Each bearer measures for himself. Ranges and
    Strength are the weapon's, which the unit's own rules may name.

    Args:
        dice: Shots; hits, wounds, saves, at short range first; then poison, fire, misfires.
        unit: The shooters.
        target: What they shoot at.
        crew: The crew of a chariot that is shot at; who joined it where not named.
        team: The animals that pull it; who joined it where not named.
        bs: Bow Skill of the shooters.
        t: Toughness of the target.
        shots: Shots, a number or dice.
        weapon: Their weapon.
        distance: Centimetres along the ground; short range when nobody measured.
        long_shots: Shots at long range, where not all are at the same.
        s: Strength of the hits of a weapon that is not the book's.
        cover: Cover of the target.
        moved: They moved this turn.
        stand_and_shoot: They answer a charge.
        facing: Side of the target that is shot at; a shield is of no use behind.
        modifier: Sum of other bonuses to hit.
        rules: Special rules of the shooters: mounts, weapons, `flaming`, `poisoned`.
        w: Wounds of each figure of the target.
        save: Its save.
        models: Its figures.
        carried: Wounds noted on it.
        target_rules: Its special rules.
        poison: The poison on the missiles; `poisoned` weapons work on all where it is not said.
        race: What the target is, for the poison.
        altitude: How high the target flies; where it is noted on the unit, not needed.
        from_altitude: How high the shooters fly.
        wounded: Those who shoot have lost wounds; noted of a single figure.
        into_melee: The target is in close combat, and a draw made it the one that is struck.
        turned_back: The shooters are cursed: their missiles turn back on themselves, the target.
        settled: House rules of shooting.

    Raises:
        Refusal: shooters or target that may not shoot or be shot at; `no-bow-skill`,
            `strength-unknown`, `shots-unknown`, `no-long-range`, `rain-no-long-range`,
            `one-range-at-chariots`, `too-many-carried`.
    """
    arm = weapon_of(weapon, rules, unit)
    check_shooters(
        unit, arm, rules, moved=moved, answers_charge=stand_and_shoot, turned_back=turned_back
    )
    if target is not None and target.has("moved"):
        # Only who keeps still is hidden [L6160-6163].
        target_rules = target_rules.without((CONCEALED,))
    magic = any(rule in rules for rule in MAGIC_MISSILES)
    drawn = into_melee or turned_back
    check_target(
        target,
        target_rules,
        into_melee=drawn,
        magic=magic,
        answers_charge=stand_and_shoot,
        distance=distance,
    )
    left = wounds_left(target, models, w, carried)
    mark = Mark(target, t, save, w, models, carried, target_rules, left)
    height = climb(height_of(unit, from_altitude), height_of(target, altitude))
    far = None if distance is None else distance + height
    band = band_of(
        dice,
        arm,
        far,
        rules,
        settled.flaming_range,
        charged=stand_and_shoot,
        parted=bool(long_shots),
    )
    if RAIN in rules and (band == "long" or long_shots):
        raise Refusal("rain-no-long-range")
    if long_shots and (rides(rules) or (arm is not None and arm.long is None)):
        raise Refusal("no-long-range")
    venom = poison or (VENOM if "poisoned" in rules else None)
    venomous = venom is not None and harms(venom, race, target_rules)
    burning = _burns(rules, target_rules)
    aim = Circumstances(
        target_rules=target_rules,
        rules=rules,
        wounded=wounded or is_wounded(unit),
        clumsy=arm is not None and "clumsy" in arm.traits,
        cover=cover,
        stand_and_shoot=stand_and_shoot,
        saddle=settled.mounted_shots,
        other=modifier,
    )
    required_to_hit(bs)
    near, farther = strengths_of(arm, s)
    stronger = int(venomous and settled.simple_poison) + int(_POWERFUL in rules)
    blow = Blow(
        near + stronger,
        to_wound=(FIRE,) if burning and settled.simple_fire else (),
        facing=facing,
        natural_one=settled.natural_one,
        save_cap=settled.save_cap,
    )
    fired = _fired(dice, unit, rules, arm, shots, two_ranks=settled.two_rank_shooting)
    if band == "out":
        dice.tell("shots-out-of-range")
        return Shooting(0, 0, False, False, band, shots=fired, hits=0, wounds=0, unsaved=0)
    distant = fired if band == "long" else min(fired, long_shots or 0)
    salvos = tuple(
        Salvo(
            count,
            required_to_hit(bs, conditions.modifiers()),
            conditions.modifiers(),
            replace(blow, strength=strength + stronger),
            ONE_WOUND if arm is None or conditions.long_range else arm.hits,
            settled.shots_beyond_six,
            arm is not None and "misfires" in arm.traits,
            _UNERRING in rules,
        )
        for count, conditions, strength in (
            (fired - distant, aim, near),
            (distant, replace(aim, long_range=True), farther),
        )
        if count
    )
    name = None if unit is None else unit.name
    if "chariot" in target_rules:
        return _at_chariot(dice, salvos, mark, crew, team, band=band, unit=unit, fired=fired)
    apart = (venomous and not settled.simple_poison) or burning
    struck = Struck()
    for salvo in salvos:
        struck = shoot(
            dice,
            salvo,
            mark,
            struck,
            apart=apart,
            striker=name,
            venom=apart and not burning,
            shooters=unit,
        )
    taken = losses(models, w, carried, struck.lost)
    spilled = max(0, struck.lost - left) if left is not None else 0
    heroes = () if target is None else spill(dice, spilled, blow, target, striker=name)
    done = Shooting(
        taken.wounds_lost,
        taken.models_lost,
        taken.destroyed,
        calls_for_test(target, models, taken.models_lost),
        "long" if distant == fired and fired else band,
        heroes=heroes,
        carried=taken.carried,
        shots=fired,
        hits=struck.hits,
        wounds=struck.wounds,
        unsaved=struck.unsaved,
    )
    hits = struck.hits or 0
    if venomous and not settled.simple_poison and not done.destroyed:
        done = _poisoned(dice, done, mark, hits, struck.points)
    if burning and not done.destroyed:
        done = _burned(dice, done, mark, hits, settled)
    if struck.own is None:
        return replace(done, backfire=backfire(dice, struck.misfires, unit, blow))
    back = Backfire(own_losses(unit, struck.own), struck.idle, struck.burst)
    return replace(done, backfire=back)


def _poisoned(dice: Dice, done: Shooting, mark: Mark, hits: int, points: int | None) -> Shooting:
    """Add what poison does to those whom the missiles left [L3646-3672]."""
    alive = None if mark.models is None else mark.models - done.models_lost
    before = status_value(mark.unit, POISONED)
    if points is None:
        poison = poisoned(dice, hits, mark.toughness, before=before, models=alive)
    else:
        poison = sickened(points, mark.toughness, before=before, models=alive)
    dead = done.models_lost + poison.models_lost
    due = calls_for_test(mark.unit, mark.models, dead)
    return replace(done, poisoned=True, poison=poison, destroyed=poison.destroyed, test=due)


def _burns(rules: SpecialRules, target_rules: SpecialRules) -> bool:
    """Return whether missiles set their target on fire; not in pouring rain [L6218-6226]."""
    kindles = "flaming" in rules and RAIN not in rules
    return kindles and "flammable" in target_rules and FIRE_PROOF not in target_rules


def _burned(
    dice: Dice, done: Shooting, mark: Mark, hits: int, settled: options.Settled
) -> Shooting:
    """Add what fire does to a target that burns [L3478-3517]."""
    before = status_value(mark.unit, ON_FIRE)
    if settled.simple_fire:
        if done.wounds_lost and not before and dice.check(SETS_ALIGHT, "set-alight"):
            dice.tell("ablaze")
            return replace(done, burned=True, flames=Flames(1, alight=True, points=1))
        return done
    gone = done.models_lost + done.poison.models_lost
    alive = None if mark.models is None else mark.models - gone
    flames = burn(
        hits,
        toughness=mark.toughness,
        before=before,
        models=alive,
        fire_kills=settled.fire_kills,
    )
    due = calls_for_test(mark.unit, mark.models, gone + flames.models_lost)
    lost = flames.destroyed
    return replace(done, burned=True, flames=flames, destroyed=lost, test=due)


def _at_chariot(
    dice: Dice,
    salvos: tuple[Salvo, ...],
    mark: Mark,
    crew: Unit | None,
    team: Unit | None,
    *,
    band: Band,
    unit: Unit | None,
    fired: int,
) -> Shooting:
    """Shoot at a chariot: each hit strikes its body, its crew or its team [L4038-4050]."""
    if len({salvo.blow.strength for salvo in salvos}) > 1:
        raise Refusal("one-range-at-chariots")
    name = None if unit is None else unit.name
    hits = misfires = 0
    for salvo in salvos:
        lost = not (salvo.sure or salvo.misfires)
        if lost and not reachable(salvo.need, beyond=salvo.beyond):
            dice.tell("cannot-hit", need=salvo.need)
            continue
        struck, wasted = aimed(dice, salvo, name)
        if struck and salvo.hits != ONE_WOUND:
            struck = dice.sum(struck, "hits", die=D3)
        hits, misfires = hits + struck, misfires + wasted
    blow = salvos[0].blow if salvos else Blow(0)
    known = mark.unit is None or mark.unit.find("w") is not None
    each = mark.wounds_each if known else WOUNDS
    men, beasts = aboard(mark.unit, CREW, crew), aboard(mark.unit, TEAM, team)
    chariot = Chariot(
        mark.toughness, each, mark.models, mark.carried, men, beasts, mark.name, mark.save
    )
    harm = dice.call(strike_chariot, hits, blow, chariot, striker=name)
    back = backfire(dice, misfires, unit, blow)
    return Shooting(
        harm.body.wounds_lost,
        harm.body.models_lost,
        harm.lost,
        False,
        band,
        backfire=back,
        at_chariot=True,
        chariot=harm,
        carried=harm.body.carried,
        shots=fired,
        hits=hits,
    )


def _fired(
    dice: Dice,
    unit: Unit | None,
    rules: SpecialRules,
    arm: MissileWeapon | None,
    shots: Amount | None,
    *,
    two_ranks: bool,
) -> int:
    if shots is not None:
        return shots.roll(dice, "shots")
    if unit is None:
        raise Refusal("shots-unknown")
    width = unit.number("files", 0) * (2 if two_ranks else 1)
    loose = "skirmishers" in rules or unit.has(_FORMED_TO_SHOOT)
    sees = min(unit.models, width) if width and not loose else unit.models
    if sees < unit.models:
        dice.tell("front-rank-shoots", models=sees)
    return sees * (1 if arm is None else arm.shots)
