"""Rolling a notation with dice of every kind."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulesets.core.results.odds import odds
from rulesets.dice.contest import Drift
from rulesets.dice.handle import Dice
from rulesets.dice.handles.fair import FairFaces
from rulesets.dice.handles.rolled import ListedFaces, RolledDice, Step
from rulesets.dice.notation import (
    Balance,
    Check,
    Compared,
    Count,
    Outcome,
    Scattered,
    Stages,
    Total,
    evaluate,
    parse,
)
from rulesets.dice.request import Roll
from rulesets.refusal import Refusal
from tests.rulesets.brute import brute_force


def rolled(text: str, *marks: int) -> Any:
    dice = RolledDice(ListedFaces(marks))
    result = evaluate(parse(text), dice)
    dice.finish()
    return result


def run(dice: Dice, *, notation: str) -> Any:
    return evaluate(parse(notation), dice)


@pytest.mark.parametrize(
    ("text", "marks", "result"),
    [
        ("2d6+3", (6, 5), Total(14)),
        ("3d6+2d3-1", (1, 2, 3, 6, 1), Total(9)),
        ("10-d6", (4,), Total(6)),
        ("2*(d6+1)", (5,), Total(12)),
        ("d66", (3, 4), Total(34)),
        ("3d6kh2", (2, 6, 3), Total(9)),
        ("4d6dl1", (1, 6, 3, 1), Total(10)),
        ("4d6!", (6, 1, 2, 6, 6, 3, 5), Total(29)),
        ("4d6!1", (6, 1, 2, 6, 6, 6), Total(27)),
        ("12d6>=4", (1, 2, 3, 4, 5, 6, 6, 6, 1, 1, 1, 1), Count(5)),
        ("3d6>=4 reroll 1", (1, 2, 5, 6), Count(2)),
        ("3d6>=4 rf", (1, 2, 5, 6, 3), Count(2)),
        ("3d6>=4 rs", (1, 2, 5, 6), Count(1)),
        ("2d6!1>=6", (6, 2, 6), Count(2)),
        ("(2d6)<=7", (3, 4), Check(True)),
        ("(2d6)<=7", (4, 4), Check(False)),
        ("(2d6)<=7 rf", (4, 4, 1, 1), Check(True)),
        ("2x (2d6)<=7", (4, 4, 1, 1), Count(1)),
        ("artillery", (0,), Total(0)),
        ("2artillery", (8, 10), Total(18)),
        ("magic", (2, 5), Total(7)),
        ("scatter", (0,), Scattered(Drift(None, misfire=True))),
        ("scatter", (4,), Scattered(Drift(4))),
        ("hit-arrow", (1,), Scattered(Drift(None, hit=True))),
        ("2d6; 3d6>=4", (1, 1, 4, 4, 1), Outcome((Total(2), Count(2)))),
        ("2d6 vs 7", (6, 3), Compared(9, 7, 2, over=True)),
        ("2d6 contre 7", (4, 3), Compared(7, 7, 0, over=False)),
        ("5d10>=7f1", (7, 10, 1, 1, 2), Balance(0)),
        ("3d6>=4f1 r1", (1, 5, 1, 6, 1), Balance(1)),
        ("2d6 explode 5,6", (5, 1, 6, 2), Total(14)),
        ("2d6!1 explode 5,6", (5, 1, 6), Total(12)),
        ("2d6 explode 5,6 >=5", (5, 1, 6, 5, 2), Count(3)),
        ("4d6>=3 then >=4", (3, 6, 2, 5, 4, 4, 1), Stages(2, "success")),
        ("4d6 hit>=3 r1 then wound>=4", (3, 1, 1, 2, 5, 2, 4, 3), Stages(1, "wound")),
        ("3d6 wound>=4 then save>=5 then ward>=6", (4, 4, 6, 5, 4, 1, 6, 2), Stages(1, "ward")),
        (
            "3d6 blesse>=4 puis svg>=5 rf puis invu>=6",
            (4, 4, 6, 5, 4, 1, 5, 2, 3),
            Stages(1, "ward"),
        ),
        ("3d6 wound>=3 then save>=5 damage 2", (3, 4, 1, 5, 2), Stages(2, "damage")),
        ("2d6 save>=4 damage d3", (3, 1, 5, 2), Stages(4, "damage")),
        ("2d6>=4 dégâts d3+1", (4, 2, 6), Stages(4, "damage")),
        ("2d6>=4 damage 2", (1, 1), Stages(0, "damage")),
    ],
)
def test_real_dice_give_what_they_show(text: str, marks: tuple[int, ...], result: Any) -> None:
    assert rolled(text, *marks) == result


def test_repetitions_are_kept_one_by_one_and_told() -> None:
    dice = RolledDice(ListedFaces((1, 2, 3, 4, 5, 6)))
    result = evaluate(parse("3x(2d6+1) # towers"), dice)
    assert isinstance(result, Total)
    assert (result.total, result.each, result.label) == (24, (4, 8, 12), "towers")
    assert dice.record[-1] == Step("notation-each", (("values", "4 · 8 · 12"),))


def test_several_rolls_are_told_one_by_one() -> None:
    dice = RolledDice(ListedFaces((6, 4, 2, 3)))
    evaluate(parse("d6+1 # charge; 2d6>=4; (d6)<=4"), dice)
    steps = [entry for entry in dice.record if isinstance(entry, Step)]
    assert steps == [
        Step("notation-total", (("place", 1), ("name", "charge"), ("total", 7))),
        Step("notation-successes", (("place", 2), ("name", None), ("successes", 1))),
        Step("notation-check", (("place", 3), ("name", None), ("passed", True))),
    ]


def test_a_roll_in_other_words_says_how_it_was_read() -> None:
    assert rolled("dix dés 4+, relance les 1", *range(1, 7), *range(1, 5), 6, 6).notation == (
        "10d6>=4 reroll 1"
    )
    assert rolled("d6 et 2d3 # charge", 1, 2, 3).notation == "d6; 2d3"
    assert rolled("2d6+3", 1, 1).notation is None


def test_each_stage_throws_what_the_one_before_left_and_says_for_what() -> None:
    dice = RolledDice(ListedFaces((3, 6, 2, 5, 4, 4, 1, 5, 2)))
    evaluate(parse("4 attacks 3+ 4+ 5+"), dice)
    rolls = [entry for entry in dice.record if isinstance(entry, Roll)]
    assert [roll.purpose.label for roll in rolls] == [
        "notation-hit",
        "notation-wound",
        "notation-save",
    ]
    assert [len(roll.marks) for roll in rolls] == [4, 3, 2]
    assert [roll.result for roll in rolls] == [3, 2, 1]


@pytest.mark.parametrize(
    ("text", "faces", "thrown", "left"),
    [
        ("4 d6 hit>=4 double 6 then wound>=3", (6, 4, 1, 2, 3, 2, 5), [4, 3], 2),
        ("4 d6 hit>=4 extra 6 then wound>=3", (6, 4, 1, 2, 6, 3, 2, 5), [4, 1, 3], 2),
        ("4 d6 hit>=4 auto 6 then wound>=3 then save>=5", (6, 4, 1, 2, 3, 5, 1), [4, 1, 2], 1),
        (
            "3 d6 hit>=4 mortal 6 then wound>=3 then save>=5 then ward>=5",
            (6, 5, 1, 4, 6, 4),
            [3, 1, 1, 1],
            1,
        ),
        ("2d6>=4 double 6", (6, 4), [2], 3),
    ],
)
def test_faces_that_do_more_lead_past_what_they_say(
    text: str, faces: tuple[int, ...], thrown: list[int], left: int
) -> None:
    dice = RolledDice(ListedFaces(faces))
    result = evaluate(parse(text), dice)
    rolls = [entry for entry in dice.record if isinstance(entry, Roll)]
    assert isinstance(result, Stages)
    assert ([len(roll.marks) for roll in rolls], result.left) == (thrown, left)


def test_dice_that_are_missing_are_named() -> None:
    with pytest.raises(Refusal) as refusal:
        rolled("12d6>=4 # archers", 6, 6)
    facts = refusal.value.facts
    assert (refusal.value.code, facts["count"], facts["need"]) == ("dice-needed", 10, 4)
    assert facts["subject"] == "archers"


@pytest.mark.parametrize(
    "text",
    [
        *("2d6+3", "d6+2d3-1", "3-2*d4", "d66", "3d6kh2", "3d4dl1", "2d4!2", "2d6r1", "2d3r1"),
        *("3d6>=4", "2d6>=4 rf", "2d6>=4 rs", "2d6>=4 r1,2", "2d4!1>=3", "2d3<=1", "3d6=6"),
        *("(2d6)<=7", "(2d4)<=5 rf", "(2d4)<=5 rs", "3x d6", "2x (2d6)<=7", "2x 2d6>=5"),
        *("2d6 vs 7", "3d6>=4f1", "2d6>=4f1,2 rf", "2d4!1 explode 3,4", "3d6>=4 then >=3"),
        *("2d6 wound>=3 then save>=5 damage 2", "2d6>=4 damage d3", "2d6 save>=4 damage d3+1"),
        *("2d6>=4 double 6", "2d6 hit>=4 double 5,6 then wound>=3", "2d4>=3 rf extra 4 then >=3"),
        *(
            "2d6 hit>=4 auto 6 then wound>=3 then save>=5",
            "2d6 hit>=4 then wound>=3 auto 6 then save>=4",
        ),
        *("2d6 hit>=4 mortal 6 then wound>=3 then save>=5 then ward>=5 damage 2",),
        *("2d6 hit>=4 r1 then wound>=3 then save>=5", "2d6 wound>=2 rf then save>=4 rs"),
        *("artillery", "magic", "scatter", "hit-arrow", "d6; d4>=2 # note; scatter"),
    ],
)
def test_chances_are_exact(text: str) -> None:
    found = odds(run, {"notation": text})
    expected = brute_force(run, {"notation": text})
    assert found.exact
    assert dict(found.outcomes) == pytest.approx(expected, abs=1e-13)


@given(
    st.builds(
        "{}d{}{}{}{}".format,
        st.integers(1, 12),
        st.sampled_from((2, 3, 6, 10, 100, 1000)),
        st.sampled_from(("", "!", "!2", "r1")),
        st.sampled_from(("", "+3", "-d6", "*2")),
        st.sampled_from(("", " # note", ">=2")),
    )
)
@settings(max_examples=150, deadline=None)
def test_fair_typed_and_replayed_dice_agree(text: str) -> None:
    try:
        expression = parse(text)
    except Refusal:
        return
    fair = RolledDice(FairFaces(bytes(32), text))
    result = evaluate(expression, fair)
    for origin in ("typed", "replayed"):
        again = RolledDice(ListedFaces(fair.marks, origin=origin))
        assert evaluate(expression, again) == result
        again.finish()
        assert again.record == fair.record
