"""The rolls every channel has, whatever its game."""

from __future__ import annotations

import pytest

from rulesets.core.declaring.parameter import read_arguments
from rulesets.core.declaring.shared import SHARED
from rulesets.core.declaring.table_dice import ROLL, SCATTER_DIE
from rulesets.core.results.odds import odds
from rulesets.dice.contest import Drift
from rulesets.dice.handles.rolled import ListedFaces, RolledDice
from rulesets.dice.notation import Count, Outcome, Total
from rulesets.refusal import Refusal
from tests.rulesets.brute import brute_force


def test_the_roll_answers_by_its_own_name_and_the_scatter_die_by_a_command() -> None:
    assert SHARED == (ROLL, SCATTER_DIE)
    # `/roll` takes every procedure: notation is what it takes where it names none.
    assert (ROLL.id, ROLL.command) == ("roll", None)
    assert (SCATTER_DIE.id, SCATTER_DIE.command) == ("scatter", "scatter")


@pytest.mark.parametrize(
    ("notation", "marks", "result"),
    [
        ("3d6", (6, 5, 4), Total(15)),
        ("3d6>=5", (6, 5, 4), Count(2)),
        ("d6;d6", (6, 5), Outcome((Total(6), Total(5)))),
    ],
)
def test_a_roll_gives_its_one_result_or_all_of_several(
    notation: str, marks: tuple[int, ...], result: object
) -> None:
    arguments = read_arguments(ROLL.parameters, {"notation": notation}, {})
    assert ROLL.run(RolledDice(ListedFaces(marks)), **arguments) == result


def test_the_chances_of_a_roll_have_a_field_for_what_is_asked() -> None:
    marginals = odds(ROLL.run, {"notation": "2d6+1"}).marginals()
    assert list(marginals) == ["total"]
    assert marginals["total"][8] == pytest.approx(1 / 6)
    assert list(odds(ROLL.run, {"notation": "4d6>=4"}).marginals()) == ["successes"]
    assert list(odds(ROLL.run, {"notation": "(2d6)<=7"}).marginals()) == ["passed"]


@pytest.mark.parametrize("die", ["misfire", "hit-arrow"])
def test_the_chances_of_a_scatter_die_are_those_of_its_sides(die: str) -> None:
    arguments = read_arguments(SCATTER_DIE.parameters, {"die": die}, {})
    found = dict(odds(SCATTER_DIE.run, arguments).outcomes)
    assert found == pytest.approx(brute_force(SCATTER_DIE.run, arguments))


def test_the_scatter_die_without_a_choice_is_the_one_with_a_misfire() -> None:
    arguments = read_arguments(SCATTER_DIE.parameters, {}, {})
    assert SCATTER_DIE.run(RolledDice(ListedFaces((0,))), **arguments) == Drift(None, misfire=True)


def test_a_notation_too_long_is_refused() -> None:
    with pytest.raises(Refusal) as refusal:
        read_arguments(ROLL.parameters, {"notation": "d6" + " " * 200 + "+1"}, {})
    assert refusal.value.code == "too-long"
