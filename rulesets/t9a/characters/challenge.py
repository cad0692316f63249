"""Challenges: duels, and Characters that let one be refused [R L863-868]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal

from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Choice
from rulesets.core.declaring.procedure import Arguments, Demand, FollowUp, procedure
from rulesets.core.results.effect import Effect, StatusCleared, StatusSet
from rulesets.core.results.link_effect import LinkSet
from rulesets.core.results.relation import Relation
from rulesets.core.results.reminder import Situation
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.rank_and_flank.challenging import (
    ANSWER,
    ANSWERS,
    CHALLENGE,
    candidates,
    challenge_answers,
    challenged,
    check_none_waits,
    fights_challenges,
    hider_of,
    issue_effects,
    on_hider,
)
from rulesets.refusal import Refusal
from rulesets.t9a.psychology.nerve import REFUSED, SHIRKS
from rulesets.t9a.unit import acts, offers
from rulesets.t9a.unit.demands import FOES
from rulesets.t9a.unit.house import beyond
from rulesets.t9a.unit.options import One, YesNo

DUEL: Final = "in-challenge"
CHAMPION: Final = "champion"
CHALLENGED: Final = "has-challenged"
"""The status of who issued a challenge in this round: one is issued in a combat [R L863-864]."""
FOUGHT: Final = "fought"
_ENDS: Final = ("flees", "destroyed", "leaves-combat")
DUELLING: Final = Relation("duel", until="combat", mutual=True, implies=(DUEL, DUEL), ends=_ENDS)
"""A challenge that is fought, until either is dead or broken [R L868]."""


@dataclass(frozen=True, slots=True)
class Challenge:
    """The outcome of a challenge.

    Attributes:
        outcome: `issued` while it waits for its answer; `fought`; `refused`; `none` where nobody
            can take it up.
        shamed: Whether somebody shirks it: a Character, never a Champion.
        challenger: Who issued it.
        opponent: Who takes it up or shirks it.
    """

    outcome: Literal["issued", "fought", "refused", "none"]
    shamed: bool = False
    challenger: str | None = detail()
    opponent: str | None = detail()


def may_accept(unit: Unit) -> bool:
    """Return whether somebody may take up a challenge, in contact or not [R L863-864]."""
    return fights_challenges(unit)


def may_shirk(unit: Unit) -> bool:
    """Return whether the challenger may name somebody where it is refused: no Champion [R L865]."""
    return "character" in unit.rules


def in_ranks(unit: Unit) -> bool:
    """Return whether a unit's Champion stands among others, and fights a challenge for himself."""
    return CHAMPION in unit.rules and "character" not in unit.rules and unit.models > 1


def duels(unit: Unit) -> bool:
    """Return whether a unit fights a challenge, for a unit in ranks its Champion.

    Those who joined a unit have by its links what is true of its Champion.
    """
    return unit.has(DUEL) and (unit.host is None or not unit.host.has(DUEL))


def challenge_effects(arguments: Arguments, result: Challenge) -> tuple[Effect, ...]:
    """Bind the two until one of them is dead or broken; shame a shirker.

    Who issues or takes up a challenge has his Leadership back.
    """
    issued = () if result.outcome == "none" else (StatusSet("unit", CHALLENGED, "phase"),)
    kept = (*issue_effects(result.outcome), *issued)
    if result.outcome == "fought":
        both = ("unit", "enemy")
        noted = tuple(
            effect
            for role in both
            for effect in (StatusSet(role, DUEL, "combat"), StatusCleared(role, REFUSED))
        )
        return (*kept, *noted, LinkSet(DUELLING.id, "unit", "enemy"))
    if not result.shamed:
        return kept if result.outcome == "none" else (*kept, StatusCleared("unit", REFUSED))
    return (
        *kept,
        StatusCleared("unit", REFUSED),
        *on_hider(
            arguments["enemy"],
            result.opponent,
            StatusSet("enemy", REFUSED, "combat"),
            StatusSet("enemy", SHIRKS, "phase"),
        ),
    )


def check_single(situation: Situation, arguments: Arguments) -> None:
    """Refuse a challenge in a combat in which one was issued, or is fought, or after its round.

    It may be answered [R L863-868].

    Raises:
        Refusal: `challenge-under-way`, `challenge-unanswered`, `challenge-over`,
            `challenge-issued-already`.
    """
    check_none_waits(situation, arguments)
    challenger: Unit | None = arguments["unit"]
    if challenger is None:
        return
    host = challenger.name if challenger.host is None else challenger.host.name
    combat = situation.combats.with_unit(host)
    for unit in situation.units:
        if combat is not None and unit.name in combat.units:
            for member in unit.body.members:
                _check_member(challenger, member)


def _check_member(challenger: Unit, member: Unit) -> None:
    """Refuse a challenge for the sake of somebody in the combat."""
    if member.has(DUEL):
        raise Refusal("challenge-under-way", unit=member.name)
    if member.has(FOUGHT):
        raise Refusal("challenge-over", unit=member.name)
    answers = member.name == challenger.name and challenger.linked(CHALLENGE.id, own=True)
    if member.has(CHALLENGED) and not answers:
        raise Refusal("challenge-issued-already", unit=member.name)


def after_challenge(arguments: Arguments, result: Challenge) -> tuple[FollowUp, ...]:
    """Offer the other side's answer to a challenge: it takes it up or refuses it."""
    if result.outcome != "issued":
        return ()
    return challenge_answers(arguments, may_accept=may_accept)


@procedure(
    source="R L863-868",
    command="combat",
    variant="challenge",
    effects=challenge_effects,
    follow_ups=after_challenge,
    phases=("combat",),
    actors=("unit", "enemy"),
    demands=(
        FOES,
        Demand("unit", contact="enemy", unless_stated=("can_accept",)),
    ),
    beyond=beyond("characters", "draft"),
    check=check_single,
    acts=acts.CHALLENGE,
    answers=ANSWER,
    offering=(offers.CHALLENGE, offers.ANSWER, offers.ACCEPT),
)
def challenge(
    dice: Dice,
    *,
    unit: One = None,
    enemy: Annotated[One, challenged(may_accept)] = None,
    answer: Annotated[str | None, Choice(ANSWERS)] = None,
    can_accept: YesNo = True,
) -> Challenge:
    """Issue a challenge and answer it, before any blow of the round [R L863-867].

    The player whose turn it is may issue one first, else the other; one at a time in a combat.

    Args:
        dice: Not rolled; what asks the challenger's player who shirks it.
        unit: The Character or Champion who challenges.
        enemy: Who takes it up, or the unit in which somebody may; where it is refused, whom the
            challenger names among the Characters who could have.
        answer: Whether it is taken up; not yet known where nobody says.
        can_accept: Whether his unit touches the challenger.

    Raises:
        Refusal: `not-a-challenger`, `challenge-under-way`, `missing-option` where it is not told
            who answers.
    """
    _check(unit)
    group = enemy is not None and not may_accept(enemy) and bool(candidates(enemy, may_accept))
    if not group:
        _check(enemy)
    names = (None if unit is None else unit.name, None if enemy is None else enemy.name)
    if not can_accept:
        return Challenge("none", False, *names)
    if answer is None:
        return Challenge("issued", False, *names)
    if answer == "accept":
        if unit is not None and (enemy is None or group):
            raise Refusal("missing-option", option="enemy", absent="enemy")
        return Challenge("fought", False, *names)
    shirker = hider_of(dice, unit, enemy, may_shirk)
    shamed = shirker in candidates(enemy, may_shirk)
    return Challenge("refused", shamed, names[0], shirker)


def _check(unit: Unit | None) -> None:
    if unit is None:
        return
    if not fights_challenges(unit):
        raise Refusal("not-a-challenger", unit=unit.name)
    if unit.has(DUEL):
        raise Refusal("challenge-under-way", unit=unit.name)
