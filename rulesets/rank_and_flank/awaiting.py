"""Answers to spells, charges and challenges, by what the table keeps."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Final, TypeAlias

from rulesets.core.declaring.answering import Answering, Awaited, Awaits
from rulesets.core.declaring.procedure import Arguments, FollowUp
from rulesets.core.results.effect import Effect
from rulesets.core.results.link_effect import LinkCleared, LinkSet
from rulesets.core.results.relation import CHARGING, DECLARED, Relation
from rulesets.core.results.reminder import Side, Situation

if TYPE_CHECKING:
    from rulesets.core.ids.rules import RuleId

RESPONSES: Final = ("hold", "stand-and-shoot", "flee")
ISSUED: Final = "issued"
ANSWERS: Final = ("accept", "refuse")
CHALLENGE: Final = Relation("challenge", until="phase", steps=(ISSUED,))
"""A challenge that waits for its answer."""


def _open(situation: Situation, kind: str, step: str) -> Iterator[tuple[str, str]]:
    """Yield units that have a relation at a step, each with its partner."""
    for side in situation.sides:
        for member in side.members:
            for link in member.linked(kind, own=True):
                if link.step == step and link.other is not None:
                    yield member.name, link.other


def _side_of(situation: Situation, name: str) -> tuple[str, ...]:
    return tuple(
        side.name for side in situation.sides if any(member.name == name for member in side.members)
    )


def charges_awaited(situation: Situation) -> tuple[Awaited, ...]:
    """Return the answers to charges that were declared."""
    charged = dict.fromkeys(target for _, target in _open(situation, CHARGING.id, DECLARED))
    return tuple(Awaited("charge", _side_of(situation, target), target) for target in charged)


def waits_for_charges(situation: Situation) -> bool:
    """Return whether a charge was declared that nobody has answered."""
    return any(charges_awaited(situation))


def challenges_awaited(situation: Situation) -> tuple[Awaited, ...]:
    """Return the answers to challenges that were issued."""
    return tuple(
        Awaited("challenge", _side_of(situation, other), unit)
        for unit, other in _open(situation, CHALLENGE.id, ISSUED)
    )


def awaited_with(spells: Awaits) -> Awaits:
    """Return what tells of every answer: to spells, to charges, to challenges."""

    def awaited(situation: Situation) -> tuple[Awaited, ...]:
        return (
            *spells(situation),
            *charges_awaited(situation),
            *challenges_awaited(situation),
        )

    return awaited


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

    def waits(situation: Situation) -> bool:
        return any(map(able, asked(situation)))

    def awaited(situation: Situation) -> tuple[Awaited, ...]:
        if not waits(situation):
            return ()
        return (Awaited("dispel", tuple(side.name for side in asked(situation))),)

    return Answering("dispel", "wizard", opposed=True, waits=waits, single=True), awaited


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


CHARGED: Final = Answering("charge", "target")
CHALLENGED: Final = Answering("challenge", "unit", opposed=True)


def responses(
    procedure: str,
    possible: dict[str, bool],
    units: tuple[tuple[str, str], ...],
    values: tuple[tuple[str, int | str], ...] = (),
) -> tuple[FollowUp, ...]:
    """Return the answers to a charge that a unit may give, each a button of its side.

    Args:
        procedure: What checks an answer, by its option `response`.
        possible: Whether it may give each.
        units: The unit options of that procedure, by those of the declaration.
        values: Its other options.
    """
    return tuple(
        FollowUp(
            procedure,
            units,
            (("response", response), *values),
            f"respond-{response}",
            answer=CHARGED,
        )
        for response in RESPONSES
        if possible.get(response)
    )


def challenge_answers(
    arguments: Arguments,
    values: tuple[tuple[str, str], ...] = (),
    possible: tuple[str, ...] = ANSWERS,
) -> tuple[FollowUp, ...]:
    """Return the answers to a challenge, each a button of the other side; none to nobody's.

    Args:
        arguments: The challenge: who issued it at whom.
        values: Its options that hold for the answer as well.
        possible: Answers that may be given.
    """
    units = tuple((role, role) for role in ("unit", "enemy") if arguments.get(role) is not None)
    if not units:
        return ()
    return tuple(
        FollowUp(
            "challenge",
            units,
            (("answer", answer), *values),
            f"challenge-{answer}",
            answer=CHALLENGED,
        )
        for answer in possible
    )


def issued(outcome: str) -> tuple[Effect, ...]:
    """Return what the table keeps of a challenge: whether it waits for its answer."""
    if outcome == ISSUED:
        return (LinkSet(CHALLENGE.id, "unit", "enemy", step=ISSUED),)
    return () if outcome == "none" else (LinkCleared(CHALLENGE.id, "unit", "enemy"),)
