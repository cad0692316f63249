"""A spell's effect by itself: on a further target, or once what it does later is due."""

from __future__ import annotations

from typing import Annotated, Final

from rulesets.core.effect import Effect, ValueChanged
from rulesets.core.parameter import Units, Whole
from rulesets.core.procedure import Arguments
from rulesets.core.rules import NO_RULES
from rulesets.core.unit import Unit
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal
from rulesets.whfb2.magic import facts
from rulesets.whfb2.magic._target import Casting, Target
from rulesets.whfb2.magic.book import spell_of
from rulesets.whfb2.magic.changes import spell_changes
from rulesets.whfb2.magic.house import QuicksandDice
from rulesets.whfb2.magic.outcome import SpellOutcome
from rulesets.whfb2.magic.working import work_out
from rulesets.whfb2.options import One, YesNo

_MOST_FIRE: Final = 60


def spell_effect(
    dice: Dice,
    *,
    spell: facts.Named,
    wizard: facts.Wizard = None,
    target: One = None,
    due: YesNo = False,
    level: facts.Level = 1,
    wizard_wp: facts.WizardWillPower = None,
    quantity: facts.Quantity = None,
    form: facts.Form = None,
    creature: facts.Creature = None,
    chosen: facts.Chosen = None,
    summoned: Annotated[Unit | None, Units()] = None,  # noqa: ARG001 - what the effects raise
    distance: facts.Distance = None,
    boost: facts.Boost = 0,
    defence: facts.Boost = 0,
    bonus: facts.Bonus = 0,
    waive: YesNo = False,
    wp: facts.WillPower = None,
    ld: facts.Leadership = None,
    cl: facts.Cool = None,
    m: facts.Movement = None,
    ws: facts.WeaponSkill = None,
    t: facts.Toughness = None,
    save: facts.Save = None,
    w: facts.Wounds = 1,
    models: facts.Models = None,
    carried: facts.Carried = 0,
    struck: facts.Struck = None,
    fire: Annotated[int | None, Whole(0, _MOST_FIRE)] = None,
    masonry: YesNo = False,
    water_breather: YesNo = False,
    engaged: facts.Engaged = False,
    target_rules: facts.TargetRules = NO_RULES,
    quicksand_dice: QuicksandDice = "two",
) -> SpellOutcome:
    """Resolve a spell that is cast already: on one more target, or what of it is due now.

    Nothing is paid but the points that the target puts into its save [L5067-6439].

    Args:
        dice: The magic save, then what the spell's own text asks for.
        spell: The spell.
        wizard: Whose it is.
        target: Whom it touches.
        due: What it does later happens now: the blows, fires, demons or storms that it brings.
        level: Mastery of the wizard.
        wizard_wp: His Will Power, for control.
        quantity: Balls, successful attacks, blows.
        form: In which form it is used, where it has several.
        creature: What is summoned, where there is a choice.
        chosen: The characteristic that is raised.
        summoned: Creatures like those that come, as a unit.
        distance: Centimetres to the target.
        boost: Magic points that make its save harder.
        defence: Magic points that the target puts into its save.
        bonus: What runes and amulets add to it.
        waive: The target makes no save where it may do without.
        wp: Will Power of the target.
        ld: Its Leadership.
        cl: Its Cool.
        m: Its Movement.
        ws: Its Weapon Skill.
        t: Its Toughness, or that of a structure.
        save: Its armour save as X.
        w: Wounds of each of its models, or of the structure.
        models: Models left.
        carried: Wounds noted on it.
        struck: Models that the spell touches, None for all.
        fire: Points of fire noted on it, None for those of its status.
        masonry: The structure is of stone, brick or cement.
        water_breather: The target breathes under water.
        engaged: The target is in close combat.
        target_rules: Its special rules.
        quicksand_dice: House rule: how many dice quicksand is tested with.

    Raises:
        Refusal: what `check_target` refuses, `missing-option`, `nothing-later`, `not-its-form`.
    """
    known = spell_of(spell)
    if not due:
        facts.check_target(known, target, target_rules, distance=distance, engaged=engaged)
    casting = Casting(
        wizard,
        level,
        wizard_wp,
        boost=boost,
        quantity=quantity or (facts.BLOWS if known.working("blows") else 1),
        form=form or next(iter(known.forms), None),
        creature=creature,
        chosen=chosen,
        due=due,
    )
    mark = Target(
        target,
        wp,
        ld,
        cl,
        m,
        ws,
        t,
        save,
        w,
        models,
        carried,
        struck,
        facts.status_value(target, "on-fire") if fire is None else fire,
        masonry,
        water_breather,
        target_rules,
    )
    saves = known.save == "due" if due else known.save in ("yes", "optional") and not waive
    if waive and known.save == "yes":
        name = None if target is None else target.name
        raise Refusal("cannot-waive", spell=known.id, unit=name)
    return work_out(
        dice,
        known,
        casting,
        mark,
        saves=saves,
        defence=defence,
        bonus=bonus + facts.protection_of(target_rules),
        quicksand_dice=quicksand_dice,
    )


def effect_effects(arguments: Arguments, result: SpellOutcome) -> tuple[Effect, ...]:
    """Change what the spell changes, and pay for the target's save."""
    spent = arguments["defence"]
    paid: tuple[Effect, ...] = (ValueChanged("target", "mp", -spent),) if spent else ()
    return (*paid, *spell_changes(arguments, result))
