"""Bound spells: cast by an item or a model that is no wizard, without dice [L882]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from rulesets.blackhammer.magic.answering import cast_after_all, owed_before_next
from rulesets.blackhammer.magic.facts import (
    CASTING_RESULT,
    DISPEL_TRIED,
    Tried,
    WizardEngaged,
    comes_to,
)
from rulesets.blackhammer.magic.options import NamedSpell
from rulesets.blackhammer.magic.resistance import meeting_effects
from rulesets.blackhammer.magic.tried_spells import check_again, tried_effects
from rulesets.blackhammer.unit import acts, demands, offers
from rulesets.blackhammer.unit.options import YesNo
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.bundle import BUNDLE
from rulesets.core.declaring.parameter import Whole
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.effect import CounterSet, Effect, SpellsLearned
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal

BOUND: Final = "bound-spell"
"""The rule of a unit that holds such a spell, with its power level."""


def power_level_of(bearer: Unit | None, stated: int | None = None) -> int:
    """Return the power level of a bound spell: as stated, else as its bearer has it.

    Raises:
        Refusal: `missing-option` where nobody is known to bear it, `no-bound-spell`.
    """
    if stated is not None:
        return stated
    if bearer is None:
        raise Refusal("missing-option", option="power_level")
    level = bearer.rules.number(BOUND)
    if level is None:
        raise Refusal("no-bound-spell", unit=bearer.name)
    return level


def held_effects(arguments: Arguments) -> tuple[Effect, ...]:
    """Note which spell a bearer holds who is no wizard, so that it is named once in a battle."""
    bearer, spell = arguments["wizard"], arguments["spell"]
    unnoted = isinstance(bearer, Unit) and not bearer.plain("level") and not bearer.known
    return (SpellsLearned("wizard", (spell,)),) if unnoted else ()


@dataclass(frozen=True, slots=True)
class BoundCast:
    """A bound spell that is cast, and what a dispel must equal."""

    need: int


def bound_effects(arguments: Arguments, result: BoundCast) -> tuple[Effect, ...]:
    """Note what a dispel must equal, that nobody has tried one, and what was cast on whom."""
    return (
        *held_effects(arguments),
        *tried_effects(arguments),
        *meeting_effects(arguments["target"], arguments["spell_type"]),
        CounterSet(DISPEL_TRIED, 0, "other"),
        CounterSet(CASTING_RESULT, result.need),
        *comes_to(nothing=False, spell=arguments["spell"]),
    )


@procedure(
    source="L882",
    follow_ups=lambda arguments, _result: cast_after_all(arguments),
    roles=("wizard", "target"),
    anybody=("target",),
    effects=bound_effects,
    at_large=True,
    phases=("magic",),
    demands=demands.CASTING,
    acts=acts.CAST,
    owed=owed_before_next,
    offering=offers.BOUND,
)
def cast_bound_spell(
    _dice: Dice,
    *,
    cast: Annotated[NamedSpell, BUNDLE],
    power_level: Annotated[int | None, Whole(1, 40)] = None,
    tried: Tried = False,
    engaged: WizardEngaged = False,
    visible: YesNo = True,
) -> BoundCast:
    """Cast the spell of an item or of a model, without dice, like any other spell [L882].

    Its bearer is thereby no wizard; once in a phase he casts it [L876].

    Args:
        cast: The spell, with its bearer.
        power_level: What a dispel must equal; None for that of its bearer's rule.
        tried: He has cast this spell in this phase already.
        engaged: He is in close combat.
        visible: He has a line of sight to the target.

    Raises:
        Refusal: what `power_level_of`, `check_again` and `check_target` refuse.
    """
    level = power_level_of(cast.wizard, power_level)
    check_again(cast.wizard, cast.spell, tried=tried)
    cast.check(engaged=engaged, visible=visible)
    return BoundCast(level)
