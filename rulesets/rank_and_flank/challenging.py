"""Challenges and their answers, by what the table keeps of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rulesets.core.declaring.answering import Answering, Awaited
from rulesets.core.declaring.procedure import Arguments, FollowUp
from rulesets.core.results.effect import Effect
from rulesets.core.results.link_effect import LinkCleared, LinkSet
from rulesets.core.results.relation import Relation
from rulesets.core.results.reminder import Situation
from rulesets.rank_and_flank.open_steps import sides_with, units_at_step
from rulesets.refusal import Refusal

ISSUED: Final = "issued"
ANSWERS: Final = ("accept", "refuse")
CHALLENGE: Final = Relation(
    "challenge", until="phase", steps=(ISSUED,), ends=("flees", "destroyed", "leaves-combat")
)
"""A challenge that waits for its answer."""


def _still_issued(situation: Situation, challengers: tuple[str, ...]) -> bool:
    """Tell whether a challenge waits for its answer."""
    issued_by = [unit for unit, _ in units_at_step(situation, CHALLENGE.id, ISSUED)]
    return not challengers or any(unit in challengers for unit in issued_by)


def challenges_owed(situation: Situation, arguments: Mapping[str, Any]) -> tuple[Awaited, ...]:
    """Return the answers that come before a round of combat: to a challenge issued in it."""
    fighters = {unit.name for role in ("unit", "enemy") for unit in arguments[role]}
    return tuple(
        each
        for each in challenges_awaited(situation)
        if fighters & together(situation, each.unit or "")
    )


def together(situation: Situation, name: str) -> frozenset[str]:
    """Return the units that fight in the combat of a unit, itself and who is joined to it."""
    hosts = {
        unit.name: tuple(member.name for member in unit.body.members) for unit in situation.units
    }
    own = next((host for host, members in hosts.items() if name in members), name)
    combat = situation.combats.with_unit(own)
    every = (own,) if combat is None else combat.units
    return frozenset((*every, *(member for each in every for member in hosts.get(each, ()))))


def challenges_awaited(situation: Situation) -> tuple[Awaited, ...]:
    """Return the answers to challenges that were issued."""
    return tuple(
        Awaited("challenge", sides_with(situation, other), unit)
        for unit, other in units_at_step(situation, CHALLENGE.id, ISSUED)
    )


def check_none_waits(situation: Situation, arguments: Mapping[str, Any]) -> None:
    """Refuse a challenge in a combat in which another waits for its answer.

    Raises:
        Refusal: `challenge-unanswered`.
    """
    challenger, enemy = arguments["unit"], arguments["enemy"]
    some = challenger or enemy
    if some is None:
        return
    combat = together(situation, some.name)
    for each in challenges_awaited(situation):
        if each.unit in combat and (challenger is None or each.unit != challenger.name):
            raise Refusal("challenge-unanswered", unit=each.unit)


CHALLENGED: Final = Answering("challenge", "unit", opposed=True, waits=_still_issued)


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
    return () if outcome == "none" else (LinkCleared(CHALLENGE.id, "unit"),)
