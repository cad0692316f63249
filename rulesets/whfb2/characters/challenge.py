"""Challenges: duels, loss of face, and the order of speaking [L2984-3096]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal, TypeAlias

from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.kind import Raw
from rulesets.core.declaring.parameter import Choice, Fill, Flag, FromTable, Rules, Units, Whole
from rulesets.core.declaring.procedure import Arguments, Demand, FollowUp, procedure
from rulesets.core.results.effect import Effect, StatusSet
from rulesets.core.results.link_effect import LinkCleared, LinkSet
from rulesets.core.results.relation import Relation
from rulesets.core.results.reminder import Situation
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.rank_and_flank.challenging import (
    ANSWER,
    ANSWERS,
    CHALLENGE,
    ISSUED,
    challenge_answers,
    check_none_waits,
    issue_effects,
)
from rulesets.rank_and_flank.open_steps import member_named
from rulesets.rank_and_flank.round.touching import check_one_combat
from rulesets.refusal import Refusal
from rulesets.whfb2.characters.command import LEADS
from rulesets.whfb2.unit import acts, offers
from rulesets.whfb2.unit.demands import FOES
from rulesets.whfb2.unit.options import One

WHO: Final = ("leader", "character")
DUEL: Final = "in-challenge"
LED_DUEL: Final = "leader-in-challenge"
"""The status of a unit whose leader, a figure of it, fights a challenge apart from it."""
DUELLING: Final = Relation(
    "duel", until="phase", mutual=True, ends=("flees", "destroyed", "leaves-combat")
)
"""A challenge that is fought: who fights whom, a unit for its leader [L2995-3004]."""
HIDES: Final = "hides"
MADE: Final = "challenge-made"
"""The status of who has challenged somebody in this phase, and was answered."""
_SINGLE: Final = ("character", "champion")

SizeRules: TypeAlias = Annotated[SpecialRules, Rules(("large",)), Fill("unit", "rules")]
EnemySize: TypeAlias = Annotated[SpecialRules, Rules(("large",)), Fill("enemy", "rules")]


@dataclass(frozen=True, slots=True)
class Challenge:
    """The outcome of a challenge.

    Attributes:
        outcome: `issued` while it waits for its answer; `fought` by whom it was meant for,
            `taken-up` by another for him, `refused`.
        loses_face: Whether a leader loses his face, and has a Leadership of 1 from now on.
        unfair: Whether several may answer: the challenger is over 3 m and the challenged is not.
        apart: Whether the two fight apart: not where troops of the challenged may join in.
        challenger: Who issued it.
        opponent: Who fights him, or hides.
    """

    outcome: Literal["issued", "fought", "taken-up", "refused"]
    loses_face: bool
    unfair: bool = False
    apart: bool = True
    challenger: str | None = detail()
    opponent: str | None = detail()


@dataclass(frozen=True, slots=True)
class ChallengeOrder:
    """The order in which two characters issue challenges: the one who is first."""

    first: Literal["unit", "enemy"]


def challenge_effects(arguments: Arguments, result: Challenge) -> tuple[Effect, ...]:
    """Bind two who fight apart for the round; who refuses hides, a leader is shamed for the battle.

    A leader who is but one figure of his unit is not told apart from it: his shame is the unit's,
    and of his duel it has a status of its own. Who took up a challenge unnamed nobody knows.
    """
    if result.outcome == "issued":
        return issue_effects(result.outcome, WHO.index(arguments["who"]) + 1)
    kept: tuple[Effect, ...] = (
        LinkCleared(CHALLENGE.id, "unit"),
        StatusSet("unit", MADE, "phase"),
    )
    if result.outcome == "refused":
        if result.loses_face:
            return (*kept, StatusSet("enemy", HIDES, "combat"), StatusSet("enemy", "shamed"))
        return (*kept, StatusSet("enemy", HIDES, "turn"))
    if not result.apart:
        return kept
    met = "stand_in" if arguments["stand_in"] is not None else "enemy"
    bound = [role for role in ("unit", met) if arguments[role] is not None]
    if result.outcome == "taken-up" and met == "enemy" and not _is_single(arguments[met]):
        bound = [role for role in bound if role != met]
    marks = (
        StatusSet(role, DUEL if _is_single(arguments[role]) else LED_DUEL, "phase")
        for role in bound
    )
    pair = (LinkSet(DUELLING.id, "unit", met),) if len(bound) > 1 else ()
    return (*kept, *marks, *pair)


def _is_single(unit: Unit | None) -> bool:
    """Return whether somebody stands for himself, and for no unit with a leader."""
    return unit is not None and any(rule in unit.rules for rule in _SINGLE)


def after_challenge(arguments: Arguments, result: Challenge) -> tuple[FollowUp, ...]:
    """Offer the other side's answer to a challenge [L2984-3059]."""
    if result.outcome != "issued":
        return ()
    who = (("who", arguments["who"]),) if arguments["who"] != WHO[0] else ()
    return challenge_answers(arguments, who, led=True)


def _may_challenge(situation: Situation, arguments: Arguments) -> None:
    """Refuse a challenge to another combat, or while one of this combat waits for its answer.

    The challenge of the leader is taken up before the others issue theirs [L3052-3068].

    Raises:
        Refusal: `missing-option` without the challenged, `several-combats`, `challenge-unanswered`.
    """
    unit, enemy = arguments["unit"], arguments["enemy"]
    if unit is None:
        return
    if enemy is None:
        raise Refusal("missing-option", option="enemy")
    check_one_combat(situation, {"unit": (unit,), "enemy": (enemy,)})
    if arguments["answer"] is not None or arguments["taken_up"] or arguments["stand_in"]:
        return
    check_none_waits(situation, arguments)
    links = unit.linked(CHALLENGE.id, own=True)
    if any(link.fresh and link.step == ISSUED and link.other != enemy.name for link in links):
        raise Refusal("challenge-unanswered", unit=unit.name)


def _whom(situation: Situation, unit: Raw | None, enemy: Raw | None) -> str | None:
    """Return whom a challenge is for: as it was issued where it waits for its answer, else by name.

    A character who has not taken command of a unit is no leader [L3034-3040].
    """
    challenger = member_named(situation, str(unit or ""))
    links = () if challenger is None else challenger.linked(CHALLENGE.id, own=True)
    for link in links:
        if link.fresh and link.step == ISSUED:
            return WHO[link.value - 1]
    challenged = member_named(situation, str(enemy or ""))
    if challenged is None:
        return None
    return "leader" if challenged.has(LEADS) or not _is_single(challenged) else "character"


_BEFORE_BLOWS: Final = (
    FOES,
    Demand("unit", contact="enemy", once=("fought",)),
    Demand("enemy", once=("fought",)),
)
"""A duel counts in the round of its combat: who has fought in it challenges nobody any more
[L3002-3004]."""


@procedure(
    source="L2984-3096",
    command="fight",
    variant="challenge",
    effects=challenge_effects,
    follow_ups=after_challenge,
    phases=("combat",),
    actors=("unit", "enemy"),
    demands=_BEFORE_BLOWS,
    acts=acts.CHALLENGE,
    answers=ANSWER,
    check=_may_challenge,
    offering=(offers.CHALLENGE, offers.ANSWER),
)
def challenge(
    dice: Dice,
    *,
    unit: One = None,
    enemy: One = None,
    who: Annotated[str, Choice(WHO), FromTable(_whom, of=("unit", "enemy"))] = "leader",
    answer: Annotated[str | None, Choice(ANSWERS)] = None,
    stand_in: Annotated[Unit | None, Units()] = None,
    taken_up: Annotated[bool, Flag()] = False,
    rules: SizeRules = NO_RULES,
    enemy_rules: EnemySize = NO_RULES,
) -> Challenge:
    """Issue a challenge and answer it: the leaders' come first [L2984-3096].

    A duel is fought apart and nobody interferes; its wounds count in the result of the combat. One
    over 3 m fights no smaller character apart from his unit, whose men may join in [L3088-3096].

    Args:
        dice: Not rolled.
        unit: Who challenges: a leader, or a character of a front rank.
        enemy: Who is challenged.
        who: Whether that is the leader of his unit or another character; as the challenge said.
        answer: What he answers; not yet known where nobody says.
        stand_in: The character in his unit who takes it up for him.
        taken_up: Whether somebody does, where nobody is named.
        rules: A challenger over 3 m may be answered by any number of smaller ones.
        enemy_rules: Whether the challenged is as large.

    Raises:
        Refusal: `machine-challenged`, as leaders and characters alone challenge and are challenged,
            `challenge-under-way`, `challenger-hides`.
    """
    for duellist in (unit, enemy, stand_in):
        _check(duellist)
    unfair = "large" in rules and "large" not in enemy_rules
    if unfair:
        dice.tell("unfair-challenge")
    name = None if unit is None else unit.name
    other = stand_in or enemy
    met = None if other is None else other.name
    apart = not unfair or other is None or other.host is None
    stands_in = answer == "accept" and _for_his_leader(unit, enemy)
    if stand_in is not None or taken_up or stands_in:
        return Challenge("taken-up", False, unfair, apart, name, met)
    if answer is None:
        return Challenge("issued", False, unfair, apart, name, met)
    if answer == "accept":
        return Challenge("fought", False, unfair, apart, name, met)
    return Challenge("refused", who == "leader", unfair, challenger=name, opponent=met)


def _for_his_leader(unit: Unit | None, enemy: Unit | None) -> bool:
    """Return whether a character accepts the challenge of his unit's leader [L3006-3012]."""
    if unit is None or enemy is None or enemy.host is None:
        return False
    links = unit.linked(CHALLENGE.id, own=True)
    waiting = {link.other for link in links if link.fresh and link.step == ISSUED}
    return enemy.name not in waiting and enemy.host.name in waiting


def _check(unit: Unit | None) -> None:
    if unit is None:
        return
    if "war-machine" in unit.rules:
        raise Refusal("machine-challenged", unit=unit.name)
    if unit.has(DUEL) or unit.has(LED_DUEL):
        raise Refusal("challenge-under-way", unit=unit.name)
    if unit.has(HIDES):
        raise Refusal("challenger-hides", unit=unit.name)


@procedure(
    source="L3062-3072", command="fight", variant="challenge-order", phases=("combat",), actors=()
)
def challenge_order(
    _dice: Dice,
    *,
    i: Annotated[int, Whole(0, 20), Fill("unit", "i")],
    enemy_i: Annotated[int, Whole(0, 20), Fill("enemy", "i")],
) -> ChallengeOrder:
    """Tell which side challenges first: higher Initiative, then the side to play [L3062-3072].

    Args:
        i: Initiative of the character of the side whose turn it is.
        enemy_i: That of the other.
    """
    return ChallengeOrder("unit" if i >= enemy_i else "enemy")
