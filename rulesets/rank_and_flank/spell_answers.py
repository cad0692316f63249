"""Answers to spells just cast: a dispel, or none."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from rulesets.core.declaring.answering import Answering, Awaited, Awaits, Owed
from rulesets.core.declaring.procedure import FollowUp
from rulesets.core.results.reminder import Side, Situation

if TYPE_CHECKING:
    from rulesets.core.ids.rules import RuleId

Asked: TypeAlias = Callable[[Situation], tuple[Side, ...]]
"""Sides that owe an answer to the spell cast last; none where no spell waits."""


def dispelling(asked: Asked, means: Sequence[RuleId]) -> tuple[Answering, Awaits]:
    """Return the answer to a spell just cast, and what tells that it waits for one.

    Nothing waits where nobody asked has dice to dispel with, or another means.

    Args:
        asked: The sides that owe it.
        means: Rules of units that meet a spell without dice.
    """

    def able(side: Side) -> bool:
        # Where nobody noted the dice of a side, it may have some.
        dice = side.counter("dispel-dice") != 0
        return dice or any(rule in member.rules for member in side.members for rule in means)

    def waits(situation: Situation, _wizards: tuple[str, ...] = ()) -> bool:
        return any(map(able, asked(situation)))

    def awaited(situation: Situation) -> tuple[Awaited, ...]:
        if not waits(situation):
            return ()
        return (Awaited("dispel", tuple(side.name for side in asked(situation))),)

    return Answering("dispel", "wizard", opposed=True, waits=waits, single=True), awaited


def spells_owed(spells: Awaits) -> Owed:
    """Return what tells that the answer to a spell just cast comes before the next spell.

    What was foretold in an earlier turn waits for nobody.

    Args:
        spells: What tells that a spell waits for an answer.
    """

    def owed(situation: Situation, arguments: Mapping[str, Any]) -> tuple[Awaited, ...]:
        return () if arguments.get("due") else spells(situation)

    return owed


def dispels(
    answer: Answering,
    units: tuple[tuple[str, str], ...] = (),
    values: tuple[tuple[str, str], ...] = (),
) -> tuple[FollowUp, ...]:
    """Return the answers to a spell just cast: a dispel, and none.

    Args:
        answer: What they are.
        units: The unit options of the dispel, by those of the casting.
        values: Its other options.
    """
    return (
        FollowUp("dispel", units, values, answer=answer, asks=("wizard",)),
        FollowUp("let_through", answer=answer),
    )
