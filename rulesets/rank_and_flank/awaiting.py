"""Answers to charges and challenges, by what the table keeps between units."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rulesets.core.declaring.answering import Answering, Awaited, Awaits
from rulesets.core.declaring.procedure import FollowUp
from rulesets.core.results.effect import Effect
from rulesets.core.results.link_effect import LinkCleared, LinkSet
from rulesets.core.results.relation import Relation
from rulesets.core.results.reminder import Situation

RESPONSES: Final = ("hold", "stand-and-shoot", "flee")
DECLARED: Final = "declared"
ISSUED: Final = "issued"
CHALLENGE: Final = Relation("challenge", until="phase", steps=(ISSUED,))
"""A challenge that waits for its answer."""


def _open(situation: Situation, kind: str, step: str) -> Iterator[tuple[str, str]]:
    """Yield units that have a relation at a step, each with its partner."""
    for camp in situation.camps:
        for unit in camp.units:
            for member in unit.body.members:
                for link in member.linked(kind, own=True):
                    if link.step == step and link.other is not None:
                        yield member.name, link.other


def _side_of(situation: Situation, name: str) -> tuple[str, ...]:
    return tuple(
        camp.name
        for camp in situation.camps
        if any(member.name == name for unit in camp.units for member in unit.body.members)
    )


def charges_awaited(situation: Situation) -> tuple[Awaited, ...]:
    """Return the answers to charges that were declared."""
    charged = dict.fromkeys(target for _, target in _open(situation, "charge", DECLARED))
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


def issued(outcome: str) -> tuple[Effect, ...]:
    """Return what the table keeps of a challenge: whether it waits for its answer."""
    if outcome == ISSUED:
        return (LinkSet(CHALLENGE.id, "unit", "enemy", step=ISSUED),)
    return () if outcome == "none" else (LinkCleared(CHALLENGE.id, "unit", "enemy"),)
