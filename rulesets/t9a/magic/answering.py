"""The other player's answer to a spell just cast: a dispel, or none [L975-979]."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Final, TypeAlias

from rulesets.core.declaring.parameter import FromTable, Whole
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.effect import CounterSet, Effect
from rulesets.core.results.reminder import Side, Situation
from rulesets.dice.handle import Dice
from rulesets.rank_and_flank.dispelling import LetThrough
from rulesets.rank_and_flank.spell_answers import ANSWER, dispelling, dispels, spells_owed
from rulesets.t9a.magic.facts import CASTING_TOTAL
from rulesets.t9a.magic.order import in_order
from rulesets.t9a.magic.pending import CAST, STATE
from rulesets.t9a.unit import offers

_SCROLLS: Final = ("backlash-scroll", "binding-scroll", "dispel-scroll", "crown-of-scorn")
"""Items that answer a spell without dice."""


def cast_last(situation: Situation) -> int | None:
    """Return the total of the spell cast last, None where no dispel of it is open any more."""
    return situation.active.counter(CASTING_TOTAL) or None


CastingTotal: TypeAlias = Annotated[int, Whole(1, 80), FromTable(cast_last)]


def asked(situation: Situation) -> tuple[Side, ...]:
    """Return the sides that may dispel a spell cast, until it is dispelled, let through or done."""
    cast = situation.active.counter(STATE) == CAST and cast_last(situation) is not None
    return situation.others if cast else ()


DISPEL, spells_awaited = dispelling(asked, _SCROLLS)
ANSWERS: Final = dispels(DISPEL)
"""Answers to a spell that is cast."""
owed: Final = spells_owed(spells_awaited)
"""The answer to a spell just cast, which comes before its effect and the next spell."""


def _waits(situation: Situation) -> bool:
    """Return whether somebody may still answer the spell cast last."""
    return bool(spells_awaited(situation))


def let_through_effects(_arguments: Arguments, _result: LetThrough) -> tuple[Effect, ...]:
    """Note that nobody dispels the spell any more."""
    return (CounterSet(CASTING_TOTAL, 0),)


@procedure(
    source="L975-979",
    command="dispel",
    variant="let-through",
    check=in_order("dispel"),
    effects=let_through_effects,
    at_large=True,
    phases=("magic",),
    asked_by="other",
    answers=ANSWER,
    offering=replace(offers.LET_THROUGH, stands=_waits),
)
def let_through(_dice: Dice, *, casting_total: CastingTotal) -> LetThrough:
    """Let a spell just cast through, without an attempt to dispel it [L975-979].

    Args:
        casting_total: What the spell was cast with.
    """
    return LetThrough(casting_total)
