"""The other player's answer to a spell just cast: a dispel, or none [L858-862]."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Annotated, Any, Final, TypeAlias

from rulesets.blackhammer.magic.facts import (
    CASTING_RESULT,
    DISPEL_TRIED,
    FREE_SPELL,
    UNDONE,
    check_untried,
)
from rulesets.blackhammer.magic.fiascos.gifts import free_cast, gift_lost
from rulesets.blackhammer.magic.resistance import RESISTANCE_RULES
from rulesets.blackhammer.unit import offers
from rulesets.blackhammer.unit.following import effect_of
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.answering import AnswerTo, Awaited
from rulesets.core.declaring.parameter import Flag, FromTable, Kept, Whole
from rulesets.core.declaring.procedure import Arguments, FollowUp, procedure
from rulesets.core.results.effect import CounterSet, Effect
from rulesets.core.results.reminder import Side, Situation
from rulesets.dice.handle import Dice
from rulesets.rank_and_flank.dispelling import LetThrough
from rulesets.rank_and_flank.spell_answers import (
    ANSWER,
    Asked,
    dispelling,
    dispels,
    spells_owed,
)

_MEANS: Final = ("dispel-scroll", "dispel-scrolls", *RESISTANCE_RULES)
"""Rules of units that meet a spell without dice from a pool."""
_FREE_ANSWERS: Final = (
    "/dispel what:free wizard:… dice_used:…",
    "/dispel what:free-scroll",
    "/dispel what:let-free-through",
)


def cast_last(situation: Situation) -> int | None:
    """Return the result of the spell that the side whose turn it is cast last."""
    return situation.active.counter(CASTING_RESULT) or None


Attempted: TypeAlias = Annotated[
    bool, Flag(), Kept(DISPEL_TRIED, "other", refuses=("already-dispelling",))
]
FreeAttempted: TypeAlias = Annotated[
    bool, Flag(), Kept(DISPEL_TRIED, refuses=("already-dispelling",))
]
CastingResult: TypeAlias = Annotated[int, Whole(1, 80), FromTable(cast_last)]


def asked(situation: Situation) -> tuple[Side, ...]:
    """Return the sides that have not tried to dispel a spell cast, nor let it through."""
    if cast_last(situation) is None or situation.active.counter(UNDONE):
        return ()
    return tuple(side for side in situation.others if not side.counter(DISPEL_TRIED))


def free_asked(situation: Situation) -> tuple[Side, ...]:
    """Return the side whose turn it is where it has still to answer a free spell [L840]."""
    waits = free_cast(situation) is not None and not situation.active.counter(DISPEL_TRIED)
    return (situation.active,) if waits else ()


def has_no_wizard(sides: Asked) -> Callable[[Situation], bool]:
    """Return what tells whether nobody of the sides that answer is a wizard who may dispel.

    Then the army itself does, without a level [L858].

    Args:
        sides: Those that answer.
    """

    def told(situation: Situation) -> bool:
        return not any(
            (unit.plain("level") or 0) > 0 and unit.models > 0 and not unit.has("fleeing")
            for side in sides(situation)
            for unit in side.members
        )

    return told


DISPEL, _cast_awaited = dispelling(asked, _MEANS)
FREE_DISPEL, _free_awaited = dispelling(free_asked, _MEANS, pool="power-dice", typed=_FREE_ANSWERS)
"""Power dice serve against it in the place of dispel dice, and items as ever [L840]."""
AT_ONCE: Final = AnswerTo("free-spell")
"""The answer to a Fiasco of 5-6: a spell, cast and resolved, or none."""


def _gifts_awaited(situation: Situation) -> tuple[Awaited, ...]:
    """Return the spells that Fiascos gave and that are still to be cast, or resolved [L838-840]."""
    sides = tuple(side.name for side in situation.others if side.counter(FREE_SPELL))
    return (Awaited("free-spell", sides),) if sides else ()


def answers_awaited(situation: Situation) -> tuple[Awaited, ...]:
    """Return the answers that spells wait for: one just cast, and a Fiasco's free one."""
    return (*_cast_awaited(situation), *_free_awaited(situation))


def spells_awaited(situation: Situation) -> tuple[Awaited, ...]:
    """Return these answers, or the free spell itself, still to be cast or to be resolved."""
    return answers_awaited(situation) or _gifts_awaited(situation)


owed: Final = spells_owed(answers_awaited)
"""The answer to a spell just cast, which comes before its effect."""
owed_before_next: Final = spells_owed(spells_awaited)
"""That answer, and a free spell, which is cast at once: before the next spell [L840, L876]."""


def answers(arguments: Arguments) -> tuple[FollowUp, ...]:
    """Return the answers to a spell that is cast."""
    units = (("target", "target"),) if arguments.get("target") is not None else ()
    kind = arguments.get("spell_type")
    values = (("spell_type", kind),) if kind else ()
    return dispels(DISPEL, units, values)


def cast_after_all(arguments: Arguments) -> tuple[FollowUp, ...]:
    """Return what a spell that is cast leads to: its dispel, then its effect [L858]."""
    effects = (replace(step, after=DISPEL) for step in effect_of(arguments))
    return (*answers(arguments), *effects)


def after_casting(arguments: Arguments, result: Any) -> tuple[FollowUp, ...]:
    """Offer the Fiasco table after two natural 1s [L822]; of a spell cast its dispel, its effect.

    The other player may dispel a spell before it is resolved [L858].
    """
    if result.cast:
        return cast_after_all(arguments)
    if not result.miscast:
        return ()
    names = ("dice_used", "casting_value", "level", "spell")
    values = tuple((name, arguments[name]) for name in names if arguments.get(name))
    return (FollowUp("miscast", (("wizard", "wizard"),), values),)


def dispelled_gift(caster: Unit | None) -> tuple[Effect, ...]:
    """Return the effects of a dispel of what a Fiasco gave the other side [L840]."""
    return (CounterSet(DISPEL_TRIED, 1), CounterSet(UNDONE, 1), *gift_lost(caster))


def settled() -> Effect:
    """Return the end of all waiting: the spell cast last is dispelled by nobody any more."""
    return CounterSet(DISPEL_TRIED, 1, "other")


def _waits(situation: Situation) -> bool:
    """Return whether somebody may still dispel the spell cast last."""
    return bool(_cast_awaited(situation))


def let_through_effects(_arguments: Arguments, _result: LetThrough) -> tuple[Effect, ...]:
    """Note that nobody tries to dispel the spell."""
    return (settled(),)


@procedure(
    source="L858-862",
    command="dispel",
    variant="let-through",
    effects=let_through_effects,
    at_large=True,
    phases=("magic",),
    asked_by="other",
    answers=ANSWER,
    offering=replace(offers.LET_THROUGH, stands=_waits),
)
def let_through(
    _dice: Dice, *, casting_result: CastingResult, attempted: Attempted = False
) -> LetThrough:
    """Let a spell just cast through, without an attempt to dispel it [L858-862].

    Args:
        casting_result: The result it was cast with.
        attempted: A dispel of this spell was tried already, or it was let through.

    Raises:
        Refusal: `already-dispelling`.
    """
    check_untried(tried=attempted)
    return LetThrough(casting_result)
