"""Dice as told: those that the rules take, in every case of every game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any, TypeVar

import pytest

from rulesets.aos4 import RULESET as AOS4
from rulesets.blackhammer import RULESET as BLACKHAMMER
from rulesets.core.ruleset.game import Ruleset
from rulesets.dice.chain import Chain, Stage
from rulesets.dice.combined import Combined
from rulesets.dice.handles.rolled import ListedFaces, RolledDice
from rulesets.dice.pool import Single, Successes, Sum
from rulesets.dice.request import Request, Roll
from rulesets.t9a import RULESET as T9A
from rulesets.whfb2 import RULESET as WHFB2
from tests.rulesets.cases import arguments_of, load_cases

R = TypeVar("R")

GAMES = {"aos4": AOS4, "blackhammer": BLACKHAMMER, "t9a": T9A, "whfb2": WHFB2}
_WORTH = re.compile(r"(?:lost|own|damage|toxin)-(\d+)")
"""States that say what an attack costs or adds."""
_OTHERWISE = {
    "impact-hits": "shared out among several enemies",
    "spell-hits": "added up from several throws, or met by a test first",
    "spell-strength": "a Strength, not a number of hits",
    "cannon-line": "inches",
    "hits": "shared out among characters and their unit",
    "bombing": "how far a bomb falls",
    "fire-grows": "points of fire",
    "fire-spreads": "points of fire",
    "fear-test": "a test",
    "restrain": "a test",
    "rout-test": "a test",
}
"""Sums after which attacks are rolled whose number is another, and why."""


@dataclass(frozen=True)
class Asked:
    """A request, its answer, and the dice as they fell for it."""

    request: Request[Any]
    answer: Any
    rolls: tuple[Roll, ...]


class Heard(RolledDice):
    """Dice that keep what was asked of them."""

    def __init__(self, marks: tuple[int, ...]) -> None:
        super().__init__(ListedFaces(marks))
        self.asked: list[Asked] = []

    def ask(self, request: Request[R]) -> R:
        """Answer, and keep the answer."""
        before = len(self.record)
        answer = super().ask(request)
        fallen = tuple(each for each in self.record[before:] if isinstance(each, Roll))
        self.asked.append(Asked(request, answer, fallen))
        return answer


def _played(game: Ruleset, folder: str) -> Iterator[tuple[str, list[Asked]]]:
    for case in load_cases(Path(__file__).parents[1] / folder / "cases"):
        if "refused" in case or case["dice"] is None:
            continue
        dice = Heard(tuple(case["dice"]))
        arguments = arguments_of(game, case["procedure"], case["given"])
        game.procedure(case["procedure"]).run(dice, **arguments)
        yield case["id"], dice.asked


@pytest.fixture(scope="module", params=sorted(GAMES))
def played(request: pytest.FixtureRequest) -> list[tuple[str, list[Asked]]]:
    return list(_played(GAMES[request.param], request.param))


def test_a_number_told_of_a_throw_is_the_answer(played: list[tuple[str, list[Asked]]]) -> None:
    wrong = [
        (case, each.rolls[0].purpose.label, each.rolls[-1].result, each.answer)
        for case, asked in played
        for each in asked
        if isinstance(each.request, Combined | Single | Successes | Sum) and len(each.rolls) == 1
        if each.rolls[0].result not in {None, each.answer}
    ]
    assert wrong == []


def test_a_sum_told_before_attacks_is_their_number(
    played: list[tuple[str, list[Asked]]],
) -> None:
    wrong = [
        (case, first.request.purpose.label, first.rolls[-1].result, second.request.count)
        for case, asked in played
        for first, second in pairwise(asked)
        if isinstance(first.request, Sum) and isinstance(second.request, Chain) and second.rolls
        if first.rolls[-1].result != second.request.count
        if first.request.purpose.label not in _OTHERWISE
    ]
    assert wrong == []


def _stages(asked: list[Asked]) -> Iterator[tuple[Stage, Roll]]:
    """Yield the stages of attacks that were rolled, each with its dice."""
    for each in asked:
        if isinstance(each.request, Chain):
            rolls = iter(each.rolls)
            roll = next(rolls, None)
            for step in each.request.stages:
                if roll is not None and isinstance(step, Stage) and step.purpose is roll.purpose:
                    yield step, roll
                    roll = next(rolls, None)


def test_what_attacks_cost_is_told_and_not_how_many_of_them_cost_something(
    played: list[tuple[str, list[Asked]]],
) -> None:
    wrong = []
    for case, asked in played:
        for step, roll in _stages(asked):
            ways = dict(step.routes)
            states = [state for mark in roll.final for state in ways[mark]]
            worth = [found[1] for state in states if (found := _WORTH.fullmatch(state))]
            if worth and not roll.purpose.failures and roll.result != sum(map(int, worth)):
                wrong.append((case, roll.purpose.label, roll.result, worth))
    assert wrong == []


def test_no_more_successes_are_told_than_dice_succeeded(
    played: list[tuple[str, list[Asked]]],
) -> None:
    """A critical hit that makes two hits of one is the exception, and no shot is."""
    wrong = [
        (case, roll.purpose.label, roll.final, roll.result)
        for case, asked in played
        for _, roll in _stages(asked)
        if roll.purpose.label == "to-hit" and roll.result is not None and roll.purpose.need
        if roll.result > sum(1 for mark in roll.final if mark >= min(6, roll.purpose.need))
    ]
    assert wrong == []


def test_dice_shown_as_successes_are_those_that_the_rule_counts(
    played: list[tuple[str, list[Asked]]],
) -> None:
    """A critical hit that makes two hits of one counts for more than its die."""
    wrong = []
    judged = 0
    for case, asked in played:
        for roll in (roll for each in asked for roll in each.rolls):
            if roll.wins is None or roll.result is None:
                continue
            judged += 1
            won = sum(mark in roll.wins for mark in roll.final)
            counted = len(roll.final) - won if roll.purpose.failures else won
            doubled = roll.purpose.label == "hit" and counted < roll.result <= 2 * counted
            if counted != roll.result and not doubled:
                wrong.append((case, roll.purpose.label, roll.final, roll.result))
    assert wrong == []
    assert judged > 100
