"""Dice as players type them."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesets.dice.die import ARTILLERY, D6
from rulesets.dice.handles.rolled import ListedFaces, RolledDice
from rulesets.dice.handles.typed import LONGEST, MOST, read_dice
from rulesets.dice.request import Purpose
from rulesets.refusal import Refusal

TEST = Purpose("test")


@pytest.mark.parametrize(
    ("text", "marks"),
    [
        ("6 5 5 3 1", (6, 5, 5, 3, 1)),
        ("6,5,4", (6, 5, 4)),
        (" 6; 5 / 4 ", (6, 5, 4)),
        ("6x2 5x3", (6, 6, 5, 5, 5)),
        ("6 X 2, 5 × 3", (6, 6, 5, 5, 5)),
        ("misfire", (0,)),
        ("Incident m M", (0, 0, 0)),
        ("hit touche touché", (1, 1, 1)),
        ("arrow fleche Flèche x2", (2, 2, 2, 2)),
        ("8 misfire 10", (8, 0, 10)),
        ("1000", (1000,)),
        ("00 93 100", (100, 93, 100)),
        ("", ()),
        ("   ", ()),
    ],
)
def test_what_players_type_is_understood(text: str, marks: tuple[int, ...]) -> None:
    assert read_dice(text) == marks


@pytest.mark.parametrize(
    ("text", "wrong", "position"),
    [
        ("6 5 -1", "-1", 3),
        ("4.5", "4.5", 1),
        ("1001", "1001", 1),
        ("99999999999999", "99999999999999", 1),
        ("6 five", "five", 2),
        ("6x", "6x", 1),
        ("6x0", "6x0", 1),
        ("2d6", "2d6", 1),
        ("6 6 missfire", "missfire", 3),
    ],
)
def test_a_word_that_is_no_face_is_named_with_its_place(
    text: str, wrong: str, position: int
) -> None:
    with pytest.raises(Refusal) as refusal:
        read_dice(text)
    assert refusal.value.code == "not-a-face"
    assert refusal.value.facts == {"text": wrong, "place": position}


def test_dice_are_bounded_in_number_and_in_length() -> None:
    assert len(read_dice(f"6x{MOST}")) == MOST
    for text in (f"6x{MOST} 1", "6x9999", "1 " * MOST + "1"):
        with pytest.raises(Refusal) as refusal:
            read_dice(text)
        assert refusal.value.code == ("too-many-faces" if len(text) <= LONGEST else "dice-too-long")


@given(st.text(max_size=40) | st.text(alphabet="0123456789x×, mhitarow-", max_size=60))
def test_any_text_is_read_or_refused(text: str) -> None:
    with suppress(Refusal):
        assert all(0 <= mark <= 1000 for mark in read_dice(text))


def test_a_face_the_die_lacks_is_named_with_its_place() -> None:
    dice = RolledDice(ListedFaces((3, 4, 7)))
    dice.sum(1, "first")
    with pytest.raises(Refusal) as refusal:
        dice.sum(2, "second")
    assert refusal.value.code == "impossible-face"
    assert refusal.value.facts == {"face": 7, "die": "d6", "place": 3, "faces": "d6"}


def test_dice_that_run_out_say_what_is_rolled_next() -> None:
    dice = RolledDice(ListedFaces((3,)))
    with pytest.raises(Refusal) as refusal:
        dice.successes(4, 5, "to-hit", subject="Archers")
    assert refusal.value.code == "dice-needed"
    assert refusal.value.facts == {
        "count": 3,
        "die": "d6",
        "label": "to-hit",
        "need": 5,
        "subject": "Archers",
        "reroll": False,
        "at_most": False,
    }


def test_dice_that_nobody_asked_for_are_refused() -> None:
    dice = RolledDice(ListedFaces((3, 4, 5)))
    dice.sum(1, "first")
    with pytest.raises(Refusal) as refusal:
        dice.finish()
    assert refusal.value.facts == {"count": 2, "used": 1}


def test_a_misfire_is_no_face_of_a_d6() -> None:
    assert RolledDice(ListedFaces((0,))).single("cannon", die=ARTILLERY) == 0
    with pytest.raises(Refusal) as refusal:
        RolledDice(ListedFaces((0,))).single("cannon", die=D6)
    assert refusal.value.code == "impossible-face"
