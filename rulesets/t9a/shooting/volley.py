"""A unit's shooting, from the shots to the models removed [L1076-1161; R L635-690]."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.layer import Beyond
from rulesets.core.declaring.procedure import Demand, procedure
from rulesets.dice.chain import Pass, Stage
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.rank_and_flank.shooting import range_band, shots_each
from rulesets.refusal import Refusal
from rulesets.t9a.harm.attack import Hit, hit_scores, hit_stages, poisons_on, wounding_hits
from rulesets.t9a.harm.body import Damage
from rulesets.t9a.harm.distribution import Landed, company_of
from rulesets.t9a.harm.harm import Blow, CharacterHarm, Harm, Mark, after_hits, strike
from rulesets.t9a.shooting import options
from rulesets.t9a.shooting.bewitched import (
    again_by_spells,
    aim_by_spells,
    cover_of,
    is_mundane,
    rules_by_spells,
    strength_by_spells,
)
from rulesets.t9a.shooting.eligibility import FEIGNED, check_shooters, check_target
from rulesets.t9a.shooting.outcome import volley_effects, volley_rests
from rulesets.t9a.shooting.to_hit import (
    Aim,
    Circumstances,
    aim,
    carried_rules,
)
from rulesets.t9a.shooting.weapon import IN_THE_TEXT, ShootingWeapon, weapon_of
from rulesets.t9a.unit import acts, offers
from rulesets.t9a.unit.demands import FOE
from rulesets.t9a.unit.house import Played
from rulesets.t9a.unit.idle import volley_idles
from rulesets.t9a.unit.options import One, YesNo

_OWN: Final = frozenset(
    {
        *options.AIM_RULES,
        "cumbersome",
        "ethereal",
        "flaming-attacks",
        "light-troops",
        "magical-attacks",
        "move-or-fire",
        "wound-bonus",
        "otherworldly",
        "poisoned-attacks",
        "potent-poison",
    }
)
"""Rules of a unit's own that its shots have: others are for its close combat attacks [R L978]."""
_WENT: Final = ("marched", "reformed", FEIGNED)
"""Statuses beside its moves that make a unit count as having moved."""
RANKS: Final = 2
"""Ranks that shoot [L1093]."""
_INDOORS, _MONSTROUS_INDOORS = 15, 5
"""Models that shoot from a building [R L933]."""
_BURNS: Final = SpecialRules.of("flammable")
_BEST_SKILL: Final = 10


@dataclass(frozen=True, slots=True)
class Shooting:
    """The outcome of a unit's shooting.

    Attributes:
        wounds_lost: Wounds the target lost.
        models_lost: Models removed.
        destroyed: Whether nothing is left of it.
        panic: Whether a quarter of it fell this phase, so that it tests for Panic at once.
        band: `short`, `long` or `out` of range.
        landed: Hits, where the text alone is played, which says no more of them.
        characters: What those with the target lost, where it does not shelter them.
        character_wounds: Wounds they lost together.
        carried: Wounds noted on the target afterwards.
        shots: Shots fired.
        hits: Shots that hit.
        wounds: Hits on the rank and file that wounded.
    """

    wounds_lost: int = 0
    models_lost: int = 0
    destroyed: bool = False
    panic: bool | None = None
    band: str = "short"
    landed: int | None = None
    characters: tuple[CharacterHarm, ...] = ()
    character_wounds: int = 0
    carried: int | None = detail()
    shots: int | None = detail()
    hits: int | None = detail()
    wounds: int | None = detail()


def _told(harm: Harm, band: str, shots: int) -> Shooting:
    return Shooting(
        harm.wounds_lost,
        harm.models_lost,
        harm.destroyed,
        harm.panic,
        band,
        None,
        harm.characters,
        harm.character_wounds,
        harm.carried,
        shots,
        harm.hits,
        harm.wounds,
    )


def _landed(dice: Dice, shots: int, aimed: tuple[Stage, ...]) -> Landed:
    if not shots or not aimed:
        return Landed(0)
    # Both counts in one number, so that chances keep them together.
    base = shots + 1
    scores = (("hit", 1), ("sure", base))
    sure, plain = divmod(dice.attacks(shots, "shot", aimed, scores).score, base)
    return Landed(plain, sure)


@dataclass(frozen=True, slots=True)
class Volley:
    """Shots of one kind at one target.

    Attributes:
        shots: How many.
        aim: What they need.
        blow: What every hit of them is.
        hit: What it is to the target's rank and file.
        mark: The target.
        poison: The lowest face to hit that wounds without a roll, None where none does.
        band: How far the target is.
        led: Shots of a Champion beside those, who aims better.
        led_aim: What his need.
    """

    shots: int
    aim: Aim
    blow: Blow
    hit: Hit
    mark: Mark
    poison: int | None = None
    band: str = "short"
    led: int = 0
    led_aim: Aim | None = None

    def resolve(self, dice: Dice) -> Shooting:
        """Roll it all, and tell what it was."""
        return _told(self.strike(dice), self.band, self.shots + self.led)

    def strike(self, dice: Dice) -> Harm:
        """Roll to hit, to wound and saves, and remove casualties."""
        aimed = self._stages(self.aim)
        led = () if self.led_aim is None or not self.led else self._stages(self.led_aim)
        if not (self.shots and aimed) and not led:
            if not aimed:
                dice.tell("shots-impossible")
            return replace(self.mark.struck(0), hits=0, wounds=0)
        if led or company_of(self.mark.unit, self.mark.models).exposed:
            return strike(dice, partial(self._land, aimed, led), self.blow, self.hit, self.mark)
        stages = (
            *aimed,
            Pass("sure", "wound"),
            *hit_stages(self.hit, self.blow.striker, self.mark.name),
        )
        cap = self.mark.left
        fired = dice.attacks(self.shots, "shot", stages, hit_scores(self.hit), cap=cap)
        done = self.mark.struck(fired.score)
        if fired.counts is not None:
            hits = (fired.count("hit") or 0) + (fired.count("sure") or 0)
            done = replace(done, hits=hits, wounds=wounding_hits(fired))
        return done

    def _stages(self, aim: Aim) -> tuple[Stage, ...]:
        return aim.stages(self.blow.striker, poison=self.poison if aim.poisons else None)

    def _land(self, aimed: tuple[Stage, ...], led: tuple[Stage, ...], dice: Dice) -> Landed:
        """Roll to hit and no further: the ranks, then their Champion."""
        own = _landed(dice, self.shots, aimed)
        if not led:
            return own
        dice.tell("champion-shoots", unit=self.blow.striker, shots=self.led)
        best = _landed(dice, self.led, led)
        return Landed(own.plain + best.plain, own.sure + best.sure)


_SHOOTERS: Final = (
    Demand("unit", turn="own", unless=("stand_and_shoot",)),
    FOE,
)
"""Shots are those of the player whose turn it is, but for those at a charge [L1089]."""


@procedure(
    source="L1076-1161; R L635-690, L768-779",
    command="shoot",
    variant="volley",
    effects=volley_effects,
    follow_ups=after_hits,
    phases=("movement", "shooting"),
    demands=_SHOOTERS,
    beyond=Beyond(
        "damage", (*("same", "newer", "draft"), "old"), switch="beyond", rests=volley_rests
    ),
    idles=volley_idles,
    acts=acts.SHOOT,
    offering=(offers.SHOOT, offers.STAND_AND_SHOOT),
)
def shooting_attack(
    dice: Dice,
    *,
    unit: One = None,
    target: One = None,
    bs: options.BallisticSkill,
    shots: options.Shots = None,
    weapon: options.Weapon = None,
    distance: options.Distance = None,
    range: options.Range = None,  # noqa: A002 - the players' word
    s: options.MaybeStrength = None,
    cover: options.Cover = "none",
    moved: options.Moved = False,
    stand_and_shoot: YesNo = False,
    single_shot: YesNo = False,
    modifier: options.Bonus = 0,
    rules: options.ShotRules = NO_RULES,
    damage: Damage = None,
    indoors: YesNo = False,
    building: YesNo = False,
    body: options.Met,
    beyond: Played = "on",
) -> Shooting:
    """Resolve a unit's shooting: to hit, to wound, saves, casualties [L1076-1161; R L635-690].

    Shots are as many as stated, else one for each model of the first two ranks, or of every rank
    where its width is not known or Volley Fire lets all shoot, times those of the weapon. Range and
    Strength are those stated, else the weapon's, which is the first that the unit carries. A unit's
    own special rules are for close combat but for a few; those of its weapon count. Where shots are
    counted, its Champion's are of 1 more Ballistic Skill.

    Args:
        dice: The number of shots where it is dice; to hit; to wound; saves; multiple wounds.
        unit: Who shoots.
        target: Who is shot at.
        bs: Ballistic Skill of who shoots.
        shots: How many shots.
        weapon: What they shoot with.
        distance: Inches to the target.
        range: Inches that the weapon reaches.
        s: Strength of the hits, or of who throws.
        cover: The target's cover.
        moved: Whether the unit moved this player turn.
        stand_and_shoot: Whether the shots answer a charge.
        single_shot: Whether a weapon with Multiple Shots fires but one.
        modifier: Sum of other bonuses and penalties to hit.
        rules: Special rules of the shots.
        damage: Wounds that an unsaved wound takes.
        indoors: Whether the unit shoots from a building: 15 models at most, 5 monstrous ones.
        building: Whether the target is in one: heavy cover, and it burns well.
        body: What the hits meet.
        beyond: Whether what the text lacks is played: weapons, wounds, special rules.

    Raises:
        Refusal: shooters or target that may not shoot or be shot at; `no-ballistic-skill`,
            `range-unknown`, `strength-unknown`, `shots-unknown`, `damage-dice`, `missing-option`,
            `target-dead`, `too-many-carried`.
    """
    played = beyond == "on"
    arm = weapon_of(weapon, unit)
    mine = rules_by_spells(unit, _shot_rules(unit, arm, rules)) if played else NO_RULES
    went = moved or (unit is not None and any(unit.has(status) for status in _WENT))
    check_shooters(unit, mine, answers_charge=stand_and_shoot, moved=went)
    check_target(target, answers_charge=stand_and_shoot)
    band = range_band(distance, _reach(arm, range, played=played))
    if band == "out" and stand_and_shoot:
        band = "long"
    circumstances = Circumstances(
        stand_and_shoot=stand_and_shoot,
        moved=went,
        long_range=band == "long",
        cover="heavy" if building and played else cover_of(target, cover),
        several=shots_each(mine, single_shot=single_shot) > 1,
        spells=aim_by_spells(unit, target) if played else 0,
        other=modifier,
        rules=mine,
        target_rules=body.target_rules if played else NO_RULES,
    )
    sure = arm.hits_on if arm is not None and played else None
    found = aim(bs, circumstances.modifiers(), sure)
    found = replace(found, rerolls=again_by_spells(unit)) if played else found
    steady = not (went or stand_and_shoot)
    fired = _models(unit, mine, steady=steady, indoors=indoors) if shots is None else None
    name = None if unit is None else unit.name
    if not played:
        count = fired if fired is not None or shots is None else shots.roll(dice, "shots")
        return _by_the_text(dice, found, 0 if band == "out" else count or 0, band, name)
    met = replace(body, target_rules=body.target_rules | _BURNS) if building else body
    strength = strength_by_spells(unit, _strength(unit, arm, s), mundane=is_mundane(arm))
    blow = Blow(strength, mine, damage, "shooting", name)
    hit, mark = met.hit(blow), met.mark(target)
    if fired is not None:
        count = fired * shots_each(mine, single_shot=single_shot)
    else:
        count = 0 if shots is None else shots.roll(dice, "shots")
    if band == "out":
        dice.tell("too-far")
        count = 0
    led = _of_champion(unit, mine, count, single_shot=single_shot) if fired is not None else 0
    best = None
    if led and sure is None:
        best = aim(min(_BEST_SKILL, bs + 1), circumstances.modifiers())
        best = replace(best, rerolls=found.rerolls)
    own = count - led if best is not None else count
    volley = Volley(own, found, blow, hit, mark, poisons_on(mine), band, count - own, best)
    return volley.resolve(dice)


def _of_champion(unit: Unit | None, rules: SpecialRules, shots: int, *, single_shot: bool) -> int:
    """Return the shots of a unit's Champion, who is the best of its marksmen [R L870]."""
    led = unit is not None and "champion" in unit.rules and "character" not in unit.rules
    return min(shots, shots_each(rules, single_shot=single_shot)) if led else 0


def _by_the_text(dice: Dice, found: Aim, shots: int, band: str, name: str | None) -> Shooting:
    """Return what shots come to by the text alone, which ends with the hits [L1099]."""
    stages = found.stages(name)
    if not shots or not stages:
        if not stages:
            dice.tell("shots-impossible")
        return Shooting(band=band, landed=0, shots=shots)
    landed = dice.attacks(shots, "shot", stages, (("hit", 1),)).score
    return Shooting(band=band, landed=landed, shots=shots)


def _shot_rules(
    unit: Unit | None, arm: ShootingWeapon | None, stated: SpecialRules
) -> SpecialRules:
    own = NO_RULES
    if unit is not None:
        own = unit.rules.without(rule for rule in unit.rules if rule not in _OWN)
    return own | carried_rules(arm) | stated


def _reach(arm: ShootingWeapon | None, stated: int | None, *, played: bool) -> int | None:
    if stated is not None or arm is None:
        return stated
    return arm.range if played else IN_THE_TEXT.get(arm.id)


def _strength(unit: Unit | None, arm: ShootingWeapon | None, stated: int | None) -> int:
    if stated is not None:
        return stated
    if arm is not None and arm.strength is not None:
        return arm.strength
    thrown = arm is not None and unit is not None
    own = unit.find("s") if thrown and unit is not None else None
    if own is None or own.fixed is None:
        raise Refusal("strength-unknown")
    return own.fixed


def _models(unit: Unit | None, rules: SpecialRules, *, steady: bool, indoors: bool) -> int:
    """Return how many models of a unit shoot [L1093; R L933, L1072]."""
    if unit is None:
        raise Refusal("shots-unknown")
    if indoors:
        monstrous = "monstrous-ranks" in unit.rules
        return min(unit.models, _MONSTROUS_INDOORS if monstrous else _INDOORS)
    width = unit.number("files", 0)
    if not width or ("volley-fire" in rules and steady):
        return unit.models
    return min(unit.models, RANKS * width)
