"""Answers to spells just cast: a dispel, or none."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from rulesets.core.declaring.answering import Answering, AnswerTo, Awaited, Awaits, Owed
from rulesets.core.declaring.parameter import FromTable
from rulesets.core.declaring.procedure import FollowUp, TableCheck
from rulesets.core.results.reminder import Side, Situation
from rulesets.refusal import Refusal

if TYPE_CHECKING:
    from rulesets.core.ids.rules import RuleId

Asked: TypeAlias = Callable[[Situation], tuple[Side, ...]]
"""Sides that owe an answer to the spell cast last; none where no spell waits."""


ANSWER: Final = AnswerTo("dispel", averts="dispelled")
"""The answer to a spell just cast: a dispel, a scroll, or none."""


def dispelling(
    asked: Asked,
    means: Sequence[RuleId],
    *,
    pool: str = "dispel-dice",
    typed: tuple[str, ...] = (),
) -> tuple[Answering, Awaits]:
    """Return the answer to a spell just cast, and what tells that it waits for one.

    Nothing waits where nobody asked has dice to dispel with, or another means.

    Args:
        asked: The sides that owe it.
        means: Rules of units that meet a spell without dice.
        pool: The counter of the dice.
        typed: Commands that answer, where they are not those of every procedure that does.
    """

    def able(side: Side) -> bool:
        # Where nobody noted the dice of a side, it may have some.
        dice = side.counter(pool) != 0
        return dice or any(rule in member.rules for member in side.members for rule in means)

    def waits(situation: Situation, _wizards: tuple[str, ...] = ()) -> bool:
        return any(map(able, asked(situation)))

    def awaited(situation: Situation) -> tuple[Awaited, ...]:
        if not waits(situation):
            return ()
        sides = tuple(side.name for side in asked(situation))
        return (Awaited("dispel", sides, reminder="spell-to-dispel", typed=typed),)

    return Answering("dispel", "wizard", opposed=True, waits=waits, single=True), awaited


def only_bearer(means: Sequence[RuleId], *, own: bool = False) -> FromTable:
    """Return what tells who of the side that answers bears the only means against a spell.

    Args:
        means: Rules of units that have such a means.
        own: Whether that is the side whose turn it is.
    """

    def read(situation: Situation) -> str | None:
        bearers = [
            member.name
            for side in ((situation.active,) if own else situation.others)
            for member in side.members
            if any(rule in member.rules for rule in means)
        ]
        return bearers[0] if len(bearers) == 1 else None

    return FromTable(read)


def cast_before(asked: Asked, named: str | None = None) -> TableCheck:
    """Return what refuses an answer where no spell waits for one.

    Args:
        asked: The sides that owe an answer to the spell cast last.
        named: The option by which players name a spell that was cast elsewhere, if there is one.
    """

    def check(situation: Situation, arguments: Mapping[str, Any]) -> None:
        elsewhere = named is not None and arguments[named]
        if not elsewhere and not asked(situation):
            raise Refusal("no-spell-waits")

    return check


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
