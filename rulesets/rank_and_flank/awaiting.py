"""Answers to spells, charges and challenges, by what the table keeps."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.answering import Answering, Awaited, Awaits, Owed
from rulesets.core.declaring.procedure import Arguments, FollowUp
from rulesets.core.results.effect import Effect
from rulesets.core.results.link_effect import LinkCleared, LinkSet
from rulesets.core.results.relation import ANSWERED, CHARGING, DECLARED, Relation
from rulesets.core.results.reminder import Side, Situation
from rulesets.refusal import Refusal

if TYPE_CHECKING:
    from rulesets.core.ids.rules import RuleId
    from rulesets.core.ids.statuses import StatusId

Outdated: TypeAlias = "Callable[[Situation], tuple[str, ...]]"

RESPONSES: Final = ("hold", "stand-and-shoot", "flee")
ISSUED: Final = "issued"
UNANSWERED: Final = "charge-unanswered"
"""The reminder of a charged unit that has not answered."""
ANSWERS: Final = ("accept", "refuse")
CHALLENGE: Final = Relation(
    "challenge", until="phase", steps=(ISSUED,), ends=("flees", "destroyed", "leaves-combat")
)
"""A challenge that waits for its answer."""


def _open(situation: Situation, kind: str, step: str) -> Iterator[tuple[str, str]]:
    """Yield units that have a relation of this phase at a step, each with its partner."""
    for member in situation.members:
        for link in member.linked(kind, own=True):
            if link.fresh and link.step == step and link.other is not None:
                yield member.name, link.other


def _side_of(situation: Situation, name: str) -> tuple[str, ...]:
    return tuple(
        side.name for side in situation.sides if any(member.name == name for member in side.members)
    )


def always_chooses(_target: Unit) -> bool:
    """Leave the choice of an answer to every unit that is charged."""
    return True


def _member(situation: Situation, name: str) -> Unit | None:
    return next((member for member in situation.members if member.name == name), None)


def _stands(situation: Situation, name: str | None) -> bool:
    unit = None if name is None else _member(situation, name)
    return unit is not None and unit.models > 0


def charges_awaited(
    situation: Situation, chooses: Callable[[Unit], bool] = always_chooses
) -> tuple[Awaited, ...]:
    """Return the answers to charges that were declared in this phase.

    Args:
        situation: The battle.
        chooses: Whether a unit that is charged has a choice to make.
    """
    charged = dict.fromkeys(target for _, target in _open(situation, CHARGING.id, DECLARED))
    members = ((target, _member(situation, target)) for target in charged)
    return tuple(
        Awaited("charge", _side_of(situation, target), target, UNANSWERED)
        for target, member in members
        if member is not None and member.models > 0 and chooses(member)
    )


def _still_declared(situation: Situation, targets: tuple[str, ...]) -> bool:
    """Tell whether a charge at a unit is unanswered, or none of this phase is known at all."""
    found = [_member(situation, target) for target in targets]
    charges = [
        link.step
        for target in found
        if target is not None
        for link in target.linked(CHARGING.id, own=False)
        if link.fresh and _stands(situation, link.other)
    ]
    return not charges or DECLARED in charges


def _still_issued(situation: Situation, challengers: tuple[str, ...]) -> bool:
    """Tell whether a challenge waits for its answer."""
    issued_by = [unit for unit, _ in _open(situation, CHALLENGE.id, ISSUED)]
    return not challengers or any(unit in challengers for unit in issued_by)


def check_one_charge(_situation: Situation, arguments: Mapping[str, Any]) -> None:
    """Refuse a second charge of a unit: a declaration names one target.

    Raises:
        Refusal: `charge-declared-already`.
    """
    unit, target = arguments.get("unit"), arguments.get("target")
    if not isinstance(unit, Unit) or not isinstance(target, Unit):
        return
    for link in unit.linked(CHARGING.id, own=True):
        waits = link.fresh and link.step in (DECLARED, ANSWERED, "tested")
        if waits and link.other not in (None, target.name):
            raise Refusal("charge-declared-already", unit=unit.name, target=link.other)


def check_still_open(_situation: Situation, arguments: Mapping[str, Any]) -> None:
    """Refuse the answer to a charge that has been moved in this phase.

    Raises:
        Refusal: `charge-is-moved`.
    """
    unit, target = arguments.get("unit"), arguments.get("target")
    if not isinstance(unit, Unit) or not isinstance(target, Unit):
        return
    for link in unit.linked("charge", own=True):
        if link.fresh and link.other == target.name and link.step in ("moved", "failed"):
            raise Refusal("charge-is-moved", unit=unit.name, target=target.name)


def charges_owed(charges: Awaits) -> Owed:
    """Return what tells which answers come before a charge is moved.

    These are the answers to all charges, but for one that is told with the charge itself. A charge
    that nobody declared waits for none.

    Args:
        charges: What tells which charges wait for their answers.
    """

    def owed(situation: Situation, arguments: Mapping[str, Any]) -> tuple[Awaited, ...]:
        if arguments.get("origin", "declared") != "declared":
            return ()
        target = arguments.get("target")
        told = target.name if isinstance(target, Unit) and arguments.get("response") else None
        return tuple(each for each in charges(situation) if each.unit != told)

    return owed


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
        Awaited("challenge", _side_of(situation, other), unit)
        for unit, other in _open(situation, CHALLENGE.id, ISSUED)
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


def awaited_with(spells: Awaits, charges: Awaits = charges_awaited) -> Awaits:
    """Return what tells of every answer: to spells, to charges, to challenges."""

    def awaited(situation: Situation) -> tuple[Awaited, ...]:
        return (*spells(situation), *charges(situation), *challenges_awaited(situation))

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


CHARGED: Final = Answering("charge", "target", waits=_still_declared)
CHALLENGED: Final = Answering("challenge", "unit", opposed=True, waits=_still_issued)


def until_all(answer: Answering, awaits: Awaits) -> Answering:
    """Return an answer that is waited for while any of its kind is."""

    def waits(situation: Situation, _units: tuple[str, ...]) -> bool:
        return bool(awaits(situation))

    return replace(answer, waits=waits)


def responses(
    procedure: str,
    possible: dict[str, bool],
    units: tuple[tuple[str, str], ...],
    values: tuple[tuple[str, int | str], ...] = (),
    answer: Answering = CHARGED,
) -> tuple[FollowUp, ...]:
    """Return the answers to a charge that a unit may give, each a button of its side.

    Args:
        procedure: What checks an answer, by its option `response`.
        possible: Whether it may give each.
        units: The unit options of that procedure, by those of the declaration.
        values: Its other options.
        answer: What they answer.
    """
    return tuple(
        FollowUp(
            procedure,
            units,
            (("response", response), *values),
            f"respond-{response}",
            answer=answer,
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


def measured_anew(target: Unit, status: StatusId) -> Outdated | None:
    """Return what tells that a distance to a unit holds no more: it has run since.

    Args:
        target: The unit, as it was when the distance was measured.
        status: What is true of it once it has run.
    """
    return None if target.has(status) else partial(_ran, target.name, status)


def _ran(target: str, status: StatusId, situation: Situation) -> tuple[str, ...]:
    unit = _member(situation, target)
    return ("distance",) if unit is not None and unit.has(status) else ()


def issued(outcome: str) -> tuple[Effect, ...]:
    """Return what the table keeps of a challenge: whether it waits for its answer."""
    if outcome == ISSUED:
        return (LinkSet(CHALLENGE.id, "unit", "enemy", step=ISSUED),)
    return () if outcome == "none" else (LinkCleared(CHALLENGE.id, "unit"),)
