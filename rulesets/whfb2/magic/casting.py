"""Casting a spell: what it needs, what it costs, whether it works, and then all it does."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated, Final

from rulesets.core.effect import Effect
from rulesets.core.parameter import Flag, Units, Whole
from rulesets.core.procedure import Arguments
from rulesets.core.rules import NO_RULES
from rulesets.core.unit import Unit
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.dice.request import Modifier
from rulesets.refusal import Refusal
from rulesets.whfb2.magic import facts
from rulesets.whfb2.magic._target import Casting, Target
from rulesets.whfb2.magic.book import spell_of
from rulesets.whfb2.magic.changes import casting_changes, spell_changes
from rulesets.whfb2.magic.cost import armour_points, cost_of, quantity_of
from rulesets.whfb2.magic.house import LightningCost, MagicTest, QuicksandDice
from rulesets.whfb2.magic.outcome import SpellOutcome
from rulesets.whfb2.magic.spell import BattleSpell
from rulesets.whfb2.magic.working import work_out
from rulesets.whfb2.options import One, YesNo

_SURE: Final = 12
"""With so many magic points a spell always works [L4649]."""
_MOST_FIRE: Final = 60


@dataclass(frozen=True, slots=True)
class CastingRoll:
    """Whether a spell is cast; a roll was made where `total` is told."""

    cast: bool
    tested: bool
    total: int | None = detail()


def roll_casting(dice: Dice, *, mp: int) -> CastingRoll:
    """Test whether a spell works: 2D6 that must not exceed the magic points, from 12 none at all.

    The points count before the spell is paid for [L4646-4656].
    """
    if mp >= _SURE:
        dice.tell("cast-without-test", mp=mp)
        return CastingRoll(True, False)
    total = dice.sum(2, "casting", need=mp, at_most=True)
    return CastingRoll(total <= mp, True, total)


def cast_spell(
    dice: Dice,
    *,
    spell: facts.Named,
    wizard: facts.Wizard = None,
    target: One = None,
    level: facts.Level,
    mp: facts.MagicPoints,
    mp_max: facts.MostPoints = None,
    wizard_save: facts.WizardSave = None,
    no_armour: Annotated[bool, Flag()] = False,
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
    control_mp: facts.Boost = 0,
    free: YesNo = False,
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
    engaged: facts.Engaged = False,
    target_rules: facts.TargetRules = NO_RULES,
    magic_test: MagicTest = "off",
    lightning_cost: LightningCost = "flat",
    quicksand_dice: QuicksandDice = "two",
) -> SpellOutcome:
    """Cast a spell: test, pay, let its target save, and resolve all it does [L4626-4712].

    A wizard of 12 magic points or more needs no test; others need 2D6 within their points. The cost
    is paid either way.

    Args:
        dice: The casting test, the magic save, then what the spell's own text asks for.
        spell: The spell.
        wizard: Who casts it.
        target: Whom it is cast on.
        level: Mastery of the wizard.
        mp: Magic points he has now.
        mp_max: The most he may have.
        wizard_save: His armour save as X: armour makes magic dearer.
        no_armour: His save is none of armour.
        wizard_wp: His Will Power, for control.
        quantity: Balls, bolts, sections, replicas or wounds paid for.
        form: In which form he uses a spell that has several.
        creature: What he summons, where he has the choice.
        chosen: The characteristic that he raises.
        summoned: Creatures like those that come, as a unit: they join his side.
        distance: Centimetres to the target.
        boost: Magic points that make its save harder.
        defence: Magic points that the target puts into its save.
        bonus: What runes and amulets add to the save.
        waive: The target makes no save where it may do without.
        control_mp: Magic points put into the test of control.
        free: It costs nothing and needs no test, as from a jewel or a rune.
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
        engaged: The target is in close combat.
        target_rules: Its special rules.
        magic_test: House rule: a test under the Will Power comes first.
        lightning_cost: House rule: whether each bolt of lightning is paid for.
        quicksand_dice: House rule: how many dice quicksand is tested with.

    Raises:
        Refusal: what `check_wizard` and `check_target` refuse, `points-short`, `points-beyond`,
            `missing-option`, `cannot-waive`, and what resolving the spell refuses.
    """
    known = spell_of(spell)
    count = quantity_of(known, quantity, level)
    surcharge = 0 if no_armour else armour_points(wizard_save, wizard)
    cost = 0
    if not free:
        facts.check_wizard(wizard, known, level)
        cost = cost_of(known, count, surcharge, lightning_cost=lightning_cost).cost
    facts.check_target(known, target, target_rules, distance=distance, engaged=engaged)
    _check_points(known, wizard, mp, mp_max, cost + boost + control_mp)
    casting = Casting(
        wizard,
        level,
        wizard_wp,
        mp - cost,
        mp_max,
        boost,
        control_mp,
        count,
        _form(known, form, engaged=engaged),
        creature,
        chosen,
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
        False,
        target_rules,
    )
    saves = _saves(known, target, waive=waive)
    if magic_test == "on" and not free:
        lost = _held_back(
            dice, known, wizard_wp, engaged=wizard is not None and wizard.has("engaged")
        )
        if lost:
            return SpellOutcome("failed", cost=lost, mp_left=max(0, mp - lost))
    if not free:
        roll = dice.call(roll_casting, mp=mp)
        if not roll.cast:
            hurt = 1 if any(one.when == "failed" for one in known.does) else None
            return SpellOutcome(
                "failed", wounds=hurt, cost=cost, mp_left=mp - cost, total=roll.total
            )
    if _apart(known, mark):
        dice.tell("targets-to-come")
        return SpellOutcome("cast", cost=cost, mp_left=mp - cost - boost - control_mp)
    done = work_out(
        dice,
        known,
        casting,
        mark,
        saves=saves,
        defence=defence,
        bonus=bonus + facts.protection_of(target_rules),
        quicksand_dice=quicksand_dice,
    )
    left = mp - cost - boost - control_mp + (done.power or 0)
    return replace(done, cost=cost, mp_left=left)


def _apart(spell: BattleSpell, mark: Target) -> bool:
    """Return whether a spell on others is cast before anybody says on whom: one by one, later."""
    if spell.aim in ("self", "place") or any(one.to == "other-side" for one in spell.does):
        return False
    return mark == Target()


def _check_points(
    spell: BattleSpell, wizard: Unit | None, mp: int, mp_max: int | None, spent: int
) -> None:
    name = None if wizard is None else wizard.name
    if spent > mp:
        raise Refusal("points-short", unit=name, cost=spent, points=mp)
    if spell.within_most:
        if mp_max is None:
            raise Refusal("missing-option", option="mp_max")
        if mp > mp_max:
            raise Refusal("points-beyond", unit=name, points=mp, most=mp_max)


def _form(spell: BattleSpell, form: str | None, *, engaged: bool) -> str | None:
    if "melee" in spell.forms and form is None:
        return "melee" if engaged else "apart"
    if form is None and spell.forms:
        return spell.forms[0]
    return form


def _saves(spell: BattleSpell, target: Unit | None, *, waive: bool) -> bool:
    """Return whether the target makes a magic save.

    Raises:
        Refusal: `cannot-waive` for one that must.
    """
    if spell.save not in ("yes", "optional"):
        return False
    if waive and spell.save == "yes":
        raise Refusal("cannot-waive", spell=spell.id, unit=None if target is None else target.name)
    return not waive


def _held_back(dice: Dice, spell: BattleSpell, wp: int | None, *, engaged: bool) -> int:
    """Return the points lost with the test of the house rule, 0 where it is passed [L7599-7610]."""
    if wp is None:
        raise Refusal("missing-option", option="wizard_wp")
    named = (Modifier("engaged", -1),) if engaged else ()
    need = wp - len(named)
    total = dice.sum(2, "magic-test", need=need, at_most=True, modifiers=named)
    return 0 if total <= need else spell.level


def cast_effects(arguments: Arguments, result: SpellOutcome) -> tuple[Effect, ...]:
    """Pay for it, note that he cast, and change what the spell changes."""
    return (*casting_changes(arguments, result), *spell_changes(arguments, result))
