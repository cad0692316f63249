"""Casting a spell: what it needs, what it costs, whether it works, and then all it does."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated, Final

from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.bundle import BUNDLE
from rulesets.core.declaring.parameter import Flag
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.effect import Effect
from rulesets.core.results.reminder import Situation
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.dice.request import Modifier
from rulesets.refusal import Refusal
from rulesets.whfb2.magic import facts
from rulesets.whfb2.magic.book import spell_of
from rulesets.whfb2.magic.cost import armour_points, cost_of, quantity_of
from rulesets.whfb2.magic.demands import (
    CASTERS_TURN,
    MISSILES_AT_FOES,
    ONCE_A_PHASE,
    RALLIES_THE_ROUTED,
)
from rulesets.whfb2.magic.effects.changes import casting_changes, spell_changes
from rulesets.whfb2.magic.effects.outcome import SpellOutcome
from rulesets.whfb2.magic.effects.target import Casting, Settled, Target, Wish
from rulesets.whfb2.magic.effects.working import check_mark, check_works, work_out
from rulesets.whfb2.magic.following import after_spell
from rulesets.whfb2.magic.order import dealt
from rulesets.whfb2.magic.spell import BattleSpell
from rulesets.whfb2.unit import acts, house, offers, readings
from rulesets.whfb2.unit.options import YesNo

_SURE: Final = 12
"""With so many magic points a spell always works [L4649]."""


@dataclass(frozen=True, slots=True)
class CastingRoll:
    """The casting of a spell; a roll was made where `total` is told."""

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


def cast_effects(arguments: Arguments, result: SpellOutcome) -> tuple[Effect, ...]:
    """Pay for it, note that he cast, and apply the changes of the spell."""
    told = arguments["target"] is not None and result.outcome not in {"failed", "cast"}
    reached = dealt(arguments) if told else ()
    return (*casting_changes(arguments, result), *reached, *spell_changes(arguments, result))


def _has_points(_situation: Situation, arguments: Arguments) -> None:
    """Refuse to cast before it is settled how many magic points a wizard has [L4596-4618].

    Raises:
        Refusal: `points-unsettled`.
    """
    wizard: Unit | None = arguments["wizard"]
    if wizard is not None and arguments["mp"] is None:
        raise Refusal("points-unsettled", wizard=wizard.name, first="magic_points")


@procedure(
    source="L4626-4712, L5067-6439",
    command="cast",
    anybody=("target", "summoned"),
    effects=cast_effects,
    follow_ups=after_spell,
    at_large=True,
    phases=("magic",),
    demands=(CASTERS_TURN, ONCE_A_PHASE, MISSILES_AT_FOES, RALLIES_THE_ROUTED),
    acts=acts.CAST,
    check=_has_points,
    offering=offers.CAST,
)
def cast_spell(
    dice: Dice,
    *,
    spell: facts.Named,
    wizard: facts.Wizard = None,
    level: facts.Level,
    mp: facts.PointsHeld = None,
    mp_max: facts.MostPoints = None,
    wizard_save: facts.WizardSave = None,
    no_armour: Annotated[bool, Flag()] = False,
    wizard_wp: facts.WizardWillPower = None,
    mark: Annotated[Target, BUNDLE],
    wish: Annotated[Wish, BUNDLE],
    control_mp: facts.Boost = 0,
    free: YesNo = False,
    magic_test: house.MagicTest = False,
    lightning_cost: readings.LightningCost = "flat",
    failed_casting: readings.FailedCasting = "spent",  # noqa: ARG001 - read by the effects
    settled: Annotated[Settled, BUNDLE],
) -> SpellOutcome:
    """Cast a spell: test, pay, let its target save, and resolve all it does [L4626-4712].

    A wizard of 12 magic points or more needs no test; others need 2D6 within their points. The cost
    is paid either way.

    Args:
        dice: The casting test, the magic save, then what the spell's own text asks for.
        spell: The spell.
        wizard: Who casts it.
        level: Mastery of the wizard.
        mp: Magic points he has now.
        mp_max: The most he may have.
        wizard_save: His armour save as X: armour makes magic dearer.
        no_armour: His save is none of armour.
        wizard_wp: His Will Power, for control.
        mark: Whom it is cast on.
        wish: What he chose.
        control_mp: Magic points put into the test of control.
        free: It costs nothing and needs no test, as from a jewel or a rune.
        magic_test: House rule: a test under the Will Power comes first.
        lightning_cost: House rule: whether each bolt of lightning is paid for.
        failed_casting: House rule: whether a casting that failed was the spell of the phase.
        settled: House rules of what spells do.

    Raises:
        Refusal: what `check_wizard` and `check_target` refuse, `points-short`, `points-beyond`,
            `missing-option`, `cannot-waive`, and what resolving the spell refuses.
    """
    if mp is None:
        raise Refusal("missing-option", option="mp")
    known = spell_of(spell)
    count = quantity_of(known, wish.quantity, level)
    surcharge = 0 if no_armour else armour_points(wizard_save, wizard)
    cost = 0
    if not free:
        facts.check_wizard(wizard, known, level)
        cost = cost_of(known, count, surcharge, lightning_cost=lightning_cost).cost
    facts.check_own(known, wizard, mark.unit)
    check_mark(known, mark, wish, settled)
    _check_points(known, wizard, mp, mp_max, cost + wish.boost + control_mp)
    casting = Casting(
        wizard,
        level,
        wizard_wp,
        mp - cost,
        mp_max,
        wish.boost,
        control_mp,
        count,
        _form(known, wish.form, engaged=mark.engaged),
        wish.creature,
        wish.chosen,
    )
    apart = _apart(known, mark)
    if not apart:
        check_works(known, casting, mark, wish)
    if magic_test and not free:
        engaged = wizard is not None and wizard.has("engaged")
        lost = _held_back(dice, known, wizard_wp, engaged=engaged)
        if lost:
            return SpellOutcome("failed", cost=lost, mp_left=max(0, mp - lost))
    if not free:
        roll = dice.call(roll_casting, mp=mp)
        if not roll.cast:
            hurt = 1 if any(work.when == "failed" for work in known.does) else None
            return SpellOutcome(
                "failed", wounds=hurt, cost=cost, mp_left=mp - cost, total=roll.total
            )
    spent = cost + wish.boost + control_mp
    if apart:
        dice.tell("targets-to-come")
        return SpellOutcome("cast", cost=cost, mp_left=mp - spent)
    done = work_out(dice, known, casting, mark, wish=wish, settled=settled)
    return replace(done, cost=cost, mp_left=mp - spent + (done.power or 0))


def _apart(spell: BattleSpell, mark: Target) -> bool:
    """Return whether a spell on others is cast before its targets are named: one by one, later."""
    sides = ("other-side", "everybody")
    if spell.aim in ("self", "place") or any(work.to in sides for work in spell.does):
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


def _held_back(dice: Dice, spell: BattleSpell, wp: int | None, *, engaged: bool) -> int:
    """Return the points lost with the test of the house rule, 0 where it is passed [L7599-7610]."""
    if wp is None:
        raise Refusal("missing-option", option="wizard_wp")
    named = (Modifier("engaged", -1),) if engaged else ()
    need = wp - len(named)
    total = dice.sum(2, "magic-test", need=need, at_most=True, modifiers=named)
    return 0 if total <= need else spell.level
