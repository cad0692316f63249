"""A spell's effect by itself: on a further target, or once what it does later is due."""

from __future__ import annotations

from typing import Annotated

from rulesets.core.declaring.bundle import BUNDLE
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.effect import Effect
from rulesets.dice.handle import Dice
from rulesets.whfb2.magic import facts
from rulesets.whfb2.magic.book import spell_of, spell_to_deal
from rulesets.whfb2.magic.demands import MISSILES_AT_FOES, RALLIES_THE_ROUTED
from rulesets.whfb2.magic.effects.changes import spell_changes
from rulesets.whfb2.magic.effects.outcome import SpellOutcome
from rulesets.whfb2.magic.effects.target import Casting, Settled, Target, Wish
from rulesets.whfb2.magic.effects.working import check_mark, work_out
from rulesets.whfb2.magic.following import after_spell
from rulesets.whfb2.magic.order import check_order, dealt
from rulesets.whfb2.magic.store import paid_for_save
from rulesets.whfb2.unit import acts, offers
from rulesets.whfb2.unit.options import YesNo


def effect_effects(arguments: Arguments, result: SpellOutcome) -> tuple[Effect, ...]:
    """Apply the changes of the spell, and pay for the target's save."""
    paid = paid_for_save("target", arguments["target"], arguments["defence"])
    spell = spell_to_deal(arguments["wizard"])
    waited = not arguments["due"] and spell is not None and spell.id == arguments["spell"]
    again = waited or spell_of(arguments["spell"]).aim == "place"
    return (*dealt(arguments), *paid, *spell_changes(arguments, result, again=again))


@procedure(
    source="L5067-6439",
    anybody=("target", "summoned"),
    effects=effect_effects,
    follow_ups=after_spell,
    at_large=True,
    actors=(),
    demands=(MISSILES_AT_FOES, RALLIES_THE_ROUTED),
    check=check_order,
    acts=acts.EFFECT,
    offering=(offers.EFFECT_DUE, *offers.STRIKES, offers.EFFECT),
)
def spell_effect(
    dice: Dice,
    *,
    spell: facts.Named,
    wizard: facts.Wizard = None,
    due: YesNo = False,
    level: facts.Level = 1,
    wizard_wp: facts.WizardWillPower = None,
    mark: Annotated[Target, BUNDLE],
    wish: Annotated[Wish, BUNDLE],
    settled: Annotated[Settled, BUNDLE],
) -> SpellOutcome:
    """Resolve a spell that is cast already: on one more target, or what of it is due now.

    Nothing is paid but the points that the target puts into its save [L5067-6439].

    Args:
        dice: The magic save, then what the spell's own text asks for.
        spell: The spell.
        wizard: Whose it is.
        due: What it does later happens now: the blows, fires, demons or storms that it brings.
        level: Mastery of the wizard.
        wizard_wp: His Will Power, for control.
        mark: Whom it touches.
        wish: What he chose; the quantity is of balls, of attacks or blows that hit.
        settled: House rules of what spells do.

    Raises:
        Refusal: what `check_rain` and `check_mark` refuse, `missing-option`, `nothing-later`,
            `not-its-form`.
    """
    known = spell_of(spell)
    facts.check_rain(known, wizard)
    check_mark(known, mark, wish, settled, due=due)
    casting = Casting(
        wizard,
        level,
        wizard_wp,
        boost=wish.boost,
        quantity=wish.quantity or (facts.BLOWS if known.working("blows") else 1),
        form=wish.form or next(iter(known.forms), None),
        creature=wish.creature,
        chosen=wish.chosen,
        due=due,
    )
    return work_out(dice, known, casting, mark, wish=wish, settled=settled)
