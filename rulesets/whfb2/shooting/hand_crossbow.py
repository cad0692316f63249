"""Hand crossbows in close combat [L3389-3405]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.damage import ONE_WOUND
from rulesets.core.battlefield.rules import NO_RULES
from rulesets.core.declaring.parameter import Flag
from rulesets.core.declaring.procedure import Arguments, Demand, procedure
from rulesets.core.results.effect import Effect, StatusSet
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.dice.request import Modifier
from rulesets.refusal import Refusal
from rulesets.whfb2.harm.harm import Losses, losses, wounds_left
from rulesets.whfb2.harm.proof import check_mortal
from rulesets.whfb2.harm.striking import Blow, harm_effects
from rulesets.whfb2.shooting import options
from rulesets.whfb2.shooting._salvo import Mark, Salvo, Struck, shoot
from rulesets.whfb2.shooting.to_hit import Circumstances, required_to_hit
from rulesets.whfb2.shooting.weapon import MISSILE_WEAPONS
from rulesets.whfb2.unit import house, offers, readings, struck_apart
from rulesets.whfb2.unit.demands import FOE
from rulesets.whfb2.unit.options import One, YesNo
from rulesets.whfb2.unit.standing_still import RELOADING

ARM: Final = MISSILE_WEAPONS["hand-crossbow"]


@dataclass(frozen=True, slots=True)
class MeleeShots:
    """Losses to hand crossbows in close combat; the wounds count in its result.

    Attributes:
        wounds_lost: Wounds the enemy lost.
        models_lost: Figures removed.
        destroyed: Whether nothing is left of it.
        carried: Wounds noted on it afterwards.
        hits: Shots that hit.
    """

    wounds_lost: int
    models_lost: int
    destroyed: bool
    carried: int | None = detail()
    hits: int | None = detail()


def melee_shots_effects(arguments: Arguments, result: MeleeShots) -> tuple[Effect, ...]:
    """Take the losses off the enemy; the crossbows are to be loaded again."""
    harm = Losses(result.wounds_lost, result.models_lost, result.destroyed)
    return (
        *harm_effects("target", harm),
        StatusSet("unit", "unloaded", "own-turn"),
        StatusSet("unit", RELOADING, "own-turn-end"),
        *struck_apart.keep_wounds(arguments["unit"], result.wounds_lost),
    )


@procedure(
    source="L3389-3405",
    command="shoot",
    variant="hand-crossbow-melee",
    effects=melee_shots_effects,
    phases=("combat",),
    demands=(FOE, Demand("unit", contact="target")),
    offering=offers.HAND_CROSSBOW,
)
def hand_crossbow_melee(
    dice: Dice,
    *,
    unit: One = None,
    target: One = None,
    bs: options.BowSkill,
    t: options.Toughness,
    shots: Annotated[Amount, options.SHOTS] = ONE_WOUND,
    other_weapon: Annotated[bool, Flag()] = False,
    wrong_hand: Annotated[bool, Flag()] = False,
    modifier: options.Bonus = 0,
    wounded: YesNo = False,
    w: options.WoundsEach = 1,
    save: options.Save = None,
    models: options.Models = None,
    carried: options.Carried = 0,
    target_rules: options.TargetRules = NO_RULES,
    natural_one: house.NaturalOne = False,
    save_cap: house.SaveCap = False,
    shots_beyond_six: readings.BeyondSix = False,
) -> MeleeShots:
    """Shoot hand crossbows in close combat, at the enemy alone [L3389-3405].

    They need a free hand. Who strikes with another weapon too has 1 less on both rolls; whatever
    the wrong hand does has 1 less as well.

    Args:
        dice: To hit, to wound, saves.
        unit: Who shoots.
        target: The enemy in contact.
        bs: Their Bow Skill.
        t: Toughness of the enemy.
        shots: Shots: one for each figure in contact.
        other_weapon: They also strike with another weapon this round.
        wrong_hand: The crossbow is in the wrong hand.
        modifier: Sum of other bonuses to hit.
        wounded: Those who shoot have lost wounds.
        w: Wounds of each enemy figure.
        save: Its save.
        models: Its figures.
        carried: Wounds noted on it.
        target_rules: Its special rules.
        natural_one: House rule.
        save_cap: House rule.
        shots_beyond_six: House rule.

    Raises:
        Refusal: `no-bow-skill`, `shooters-dead`, `shooters-unloaded`, `target-dead`,
            `too-many-carried`, and what `check_mortal` refuses.
    """
    if unit is not None:
        if unit.models < 1:
            raise Refusal("shooters-dead", unit=unit.name)
        if unit.has("unloaded"):
            raise Refusal("shooters-unloaded", unit=unit.name)
    check_mortal(target, magic=False)
    left = wounds_left(target, models, w, carried)
    mark = Mark(target, t, save, w, models, carried, target_rules, left)
    aim = Circumstances(target_rules=target_rules, wounded=wounded, other=modifier).modifiers()
    hands = (
        Modifier("other-weapon", -1 if other_weapon else 0),
        Modifier("wrong-hand", -1 if wrong_hand else 0),
    )
    named = (*aim, *(change for change in hands if change.value))
    count = shots.roll(dice, "shots")
    salvo = Salvo(
        count,
        required_to_hit(bs, named),
        named,
        Blow(ARM.strength, natural_one=natural_one, save_cap=save_cap),
        ONE_WOUND,
        shots_beyond_six,
        misfires=False,
    )
    name = None if unit is None else unit.name
    struck = shoot(dice, salvo, mark, Struck(), apart=False, striker=name) if count else Struck()
    taken = losses(models, w, carried, struck.lost)
    return MeleeShots(
        taken.wounds_lost, taken.models_lost, taken.destroyed, taken.carried, struck.hits
    )
