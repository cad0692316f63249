"""Challenges and their answers, by what the table keeps of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.answering import Answering, AnswerTo, Awaited
from rulesets.core.declaring.deciding import Decidable
from rulesets.core.declaring.kind import Raw
from rulesets.core.declaring.parameter import FromTable
from rulesets.core.declaring.procedure import Arguments, FollowUp
from rulesets.core.results.effect import Effect, OnCharacter, OnUnit
from rulesets.core.results.link_effect import LinkCleared, LinkSet
from rulesets.core.results.relation import Relation
from rulesets.core.results.reminder import TO_PICK, Situation
from rulesets.dice.handle import Dice
from rulesets.rank_and_flank.open_steps import member_named, sides_with, units_at_step
from rulesets.refusal import Refusal

CHALLENGERS: Final = ("character", "champion")
"""Rules of those who fight challenges."""
HIDER: Final = Decidable("hider")
"""Who hides from a challenge that is refused, of those who could have taken it up: the challenger's
player picks him."""
ISSUED: Final = "issued"
ANSWERS: Final = ("accept", "refuse")
CHALLENGE: Final = Relation(
    "challenge", until="phase", steps=(ISSUED,), ends=("flees", "destroyed", "leaves-combat")
)
"""A challenge that waits for its answer."""


MayAccept: TypeAlias = "Callable[[Unit], bool]"
"""Whether somebody may take up a challenge."""


def fights_challenges(unit: Unit) -> bool:
    """Return whether somebody is one of those who fight challenges."""
    return any(rule in unit.rules for rule in CHALLENGERS)


def candidates(unit: Unit | None, may_accept: MayAccept) -> tuple[str, ...]:
    """Return the names of those of a unit, with whoever joined it, who may take up a challenge."""
    members = () if unit is None else unit.body.members
    return tuple(member.name for member in members if may_accept(member))


def challenged(may_accept: MayAccept) -> FromTable:
    """Return what tells whom a challenge is for, where nobody says.

    That is whom it was issued at, else the only one who may take it up; where there are several,
    their unit, for its player to pick one of them. Who takes it up of several nobody can tell but
    that player.
    """

    def found(situation: Situation, name: str) -> dict[str, tuple[str, ...]]:
        touched = _touched(situation, name)
        met = [foe for foe in situation.units if foe.name in touched]
        return {foe.name: names for foe in met if (names := candidates(foe, may_accept))}

    def among(situation: Situation, unit: str) -> tuple[str, ...]:
        each = found(situation, unit).values()
        return tuple(name for names in each for name in names)

    def read(situation: Situation, unit: Raw | None, answer: Raw | None) -> str | None:
        challenger = member_named(situation, str(unit or ""))
        if challenger is None:
            return None
        several = among(situation, challenger.name)
        if len(several) > 1 and answer == ANSWERS[0]:
            return None
        for link in challenger.linked(CHALLENGE.id, own=True):
            known = member_named(situation, link.other or "")
            if link.fresh and known is not None and may_accept(known):
                return link.other
        if len(several) == 1:
            return several[0]
        return next(iter(found(situation, challenger.name)), None)

    def meant(situation: Situation, unit: Raw | None, _answer: Raw | None) -> tuple[str, ...]:
        return among(situation, str(unit or ""))

    return FromTable(read, of=("unit", "answer"), among=meant)


def _touched(situation: Situation, name: str) -> tuple[str, ...]:
    """Return the enemies that somebody touches with the unit that he is in."""
    host = next((unit.name for unit in situation.units if unit.body.includes(name)), name)
    combat = situation.combats.with_unit(host)
    return () if combat is None else combat.touching(host)


def hider_of(dice: Dice, challenger: Unit | None, enemy: Unit | None, may: MayAccept) -> str | None:
    """Return who hides from a challenge: who was named, or whom the challenger's player picks.

    A unit may have a champion of its own beside those who joined it.
    """
    if enemy is None:
        return None
    names = candidates(enemy, may)
    if not names:
        return enemy.name
    subject = None if challenger is None else challenger.name
    return dice.choose("unit", HIDER.what, names, subject=subject)


def on_hider(enemy: Unit | None, name: str | None, *befalls: OnUnit) -> tuple[Effect, ...]:
    """Return effects on who hides, who may be in the unit that is named."""
    joined = () if enemy is None else enemy.body.joined
    for number, member in enumerate(joined, 1):
        if member.name == name:
            return tuple(OnCharacter(effect, number) for effect in befalls)
    return befalls


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


def check_challenges_answered(situation: Situation, arguments: Mapping[str, Any]) -> None:
    """Refuse a round of combat in which a challenge waits for its answer.

    Raises:
        Refusal: `challenge-unanswered`.
    """
    for each in challenges_owed(situation, arguments):
        raise Refusal("challenge-unanswered", unit=each.unit, first="challenge")


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
        Awaited("challenge", sides_with(situation, other), unit, named_by="challenge-unanswered")
        for unit, other in units_at_step(situation, CHALLENGE.id, ISSUED)
    )


def check_none_waits(situation: Situation, arguments: Mapping[str, Any]) -> None:
    """Refuse a challenge in a combat in which one waits for its answer, but for that answer.

    Raises:
        Refusal: `challenge-unanswered`.
    """
    challenger, enemy = arguments["unit"], arguments["enemy"]
    some = challenger or enemy
    if some is None:
        return
    combat = together(situation, some.name)
    answered = challenger.name if challenger and arguments.get("answer") is not None else None
    for each in challenges_awaited(situation):
        if each.unit in combat and each.unit != answered:
            raise Refusal("challenge-unanswered", unit=each.unit)


CHALLENGED: Final = Answering("challenge", "unit", opposed=True, waits=_still_issued)
ANSWER: Final = AnswerTo("challenge", "unit", "enemy", CHALLENGE.id, said="answer", optional=True)
"""The answer to a challenge, by the procedure that issues one as well."""


def challenge_answers(
    arguments: Arguments,
    values: tuple[tuple[str, str], ...] = (),
    possible: tuple[str, ...] = ANSWERS,
    *,
    may_accept: MayAccept | None = None,
    led: bool = False,
) -> tuple[FollowUp, ...]:
    """Return the answers to a challenge, each a button of the other side; none to nobody's.

    Args:
        arguments: The challenge: who issued it at whom.
        values: Its options that hold for the answer as well.
        possible: Answers that may be given.
        may_accept: Who of those in contact may take it up, where that need not be the challenged.
        led: Whether each unit has a leader, who fights for it where no character joined it.
    """
    units = tuple((role, role) for role in ("unit", "enemy") if arguments.get(role) is not None)
    if not units:
        return ()
    enemy = arguments.get("enemy")
    several = isinstance(enemy, Unit) and not fights_challenges(enemy)
    if isinstance(enemy, Unit) and led and len(enemy.body.members) == 1:
        several = False
    if isinstance(enemy, Unit) and may_accept is not None and not several:
        # Those who are in his unit may take it up in his place.
        several = enemy.host is not None or len(candidates(enemy, may_accept)) > 1
    return tuple(
        FollowUp(
            "challenge",
            # Whoever takes it up is named with it, where a whole unit was challenged.
            units[:1] if several and answer == ANSWERS[0] else units,
            (("answer", answer), *values),
            f"challenge-{answer}",
            answer=CHALLENGED,
            asks=("enemy",) if several and answer == ANSWERS[0] else (),
        )
        for answer in possible
    )


def pair_of(mine: Sequence[Unit], foes: Sequence[Unit]) -> tuple[tuple[str, str], ...]:
    """Return the options that name a challenger and an enemy, open where several may be meant."""
    roles = {"unit": mine, "enemy": foes}
    return tuple(
        (role, side[0].name if len(side) == 1 else TO_PICK) for role, side in roles.items()
    )


def issue_effects(outcome: str, number: int = 1) -> tuple[Effect, ...]:
    """Return what the table keeps of a challenge: whether it waits for its answer.

    Args:
        outcome: What came of it.
        number: What else its game keeps of it until then.
    """
    if outcome == ISSUED:
        return (LinkSet(CHALLENGE.id, "unit", "enemy", step=ISSUED, value=number),)
    return () if outcome == "none" else (LinkCleared(CHALLENGE.id, "unit"),)
