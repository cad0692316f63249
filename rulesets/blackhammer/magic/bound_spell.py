"""Bound spells: cast by an item or a model that is no wizard, without dice [L882]."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated, Final, TypeAlias

from rulesets.blackhammer.lores.book import SPELLS
from rulesets.blackhammer.magic.answering import cast_after_all, owed_before_next
from rulesets.blackhammer.magic.facts import (
    CASTING_RESULT,
    DISPEL_TRIED,
    Tried,
    WizardEngaged,
    comes_to,
    none_to_resolve,
    number_of,
    was_aimed,
)
from rulesets.blackhammer.magic.options import NamedSpell
from rulesets.blackhammer.magic.resistance import meeting_effects
from rulesets.blackhammer.magic.resolving.order import check_next
from rulesets.blackhammer.magic.tried_spells import check_again, tried_effects
from rulesets.blackhammer.unit import acts, demands, offers
from rulesets.blackhammer.unit.options import YesNo
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.bundle import BUNDLE
from rulesets.core.declaring.parameter import FromTable, Raw, SpellName, Whole
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.effect import CounterSet, Effect, StatusSet
from rulesets.core.results.reminder import Situation
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal

BOUND: Final = "bound-spell"
"""The rule of a unit that holds such a spell, with its power level."""
HELD: Final = "bound-to"
"""The status of its bearer once the spell was named: which it is, by its number."""


PowerLevel: TypeAlias = Annotated[int | None, Whole(1, 40)]


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


def bound_to(bearer: Unit | None) -> str | None:
    """Return the spell that is bound to what a unit bears, None where nobody has named it yet.

    Who is no wizard knows no other. What a wizard knows tells nothing of his item.
    """
    if bearer is None:
        return None
    number = dict(bearer.statuses).get(HELD)
    if number is not None and 0 < number <= len(SPELLS):
        return SPELLS[number - 1].id
    alone = not bearer.plain("level") and len(bearer.known) == 1
    return bearer.known[0] if alone else None


def _held(situation: Situation, wizard: str | None) -> str | None:
    named = (each for side in situation.sides for each in side.members if each.name == wizard)
    return bound_to(next(named, None))


def _choices(situation: Situation, wizard: str | None) -> tuple[str, ...]:
    """Return the spells that an item may cast: the one bound to it, any until it is named."""
    held = _held(situation, wizard)
    return tuple(spell.id for spell in SPELLS) if held is None else (held,)


def _held_or_known(situation: Situation, wizard: str | None, bound: Raw | None) -> str | None:
    return _held(situation, wizard) if bound in _BOUND else None


def _choices_or_known(
    situation: Situation, wizard: str | None, bound: Raw | None
) -> tuple[str, ...]:
    """Return the spells that an item may cast where it does; none for those that a wizard knows."""
    return _choices(situation, wizard) if bound in _BOUND else ()


_BOUND: Final = (True, "yes")


@dataclass(frozen=True, slots=True, kw_only=True)
class BoundNamed(NamedSpell):
    """The spell of an item, with its bearer and whom it is cast on.

    Attributes:
        spell: The spell; the one that is bound to the item, once it was named.
    """

    spell: Annotated[str, SpellName(SPELLS), FromTable(_held, of=("wizard",), among=_choices)]


@dataclass(frozen=True, slots=True, kw_only=True)
class MayBeBound(NamedSpell):
    """A spell that a wizard knows, or that of an item where `bound` says so.

    Attributes:
        spell: The spell.
    """

    spell: Annotated[
        str,
        SpellName(SPELLS),
        FromTable(_held_or_known, of=("wizard", "bound"), among=_choices_or_known),
    ]


def check_bound(bearer: Unit | None, spell: str) -> None:
    """Refuse another spell than the one that is bound to an item [L882]: `bound-to-another`."""
    held = bound_to(bearer)
    if bearer is not None and held is not None and held.casefold() != spell.casefold():
        raise Refusal("bound-to-another", unit=bearer.name, spell=held)


def held_effects(arguments: Arguments) -> tuple[Effect, ...]:
    """Note which spell is bound to what a unit bears, so that it is named once in a battle."""
    bearer, number = arguments["wizard"], number_of(arguments["spell"])
    unnoted = isinstance(bearer, Unit) and bound_to(bearer) is None and number
    return (StatusSet("wizard", HELD, "battle", number),) if unnoted else ()


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
        *was_aimed(arguments),
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
    check=check_next,
    owed=owed_before_next,
    offering=replace(offers.BOUND, stands=none_to_resolve),
)
def cast_bound_spell(
    _dice: Dice,
    *,
    cast: Annotated[BoundNamed, BUNDLE],
    power_level: PowerLevel = None,
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
        Refusal: what `power_level_of`, `check_bound`, `check_again` and `check_target` refuse.
    """
    level = power_level_of(cast.wizard, power_level)
    check_bound(cast.wizard, cast.spell)
    check_again(cast.wizard, cast.spell, tried=tried)
    cast.check(engaged=engaged, visible=visible)
    return BoundCast(level)
