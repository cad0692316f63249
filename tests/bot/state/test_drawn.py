"""Dice of outcomes against the draws they are of, as the bot and the script without it see them."""

from __future__ import annotations

from typing import Any

import pytest

from bot.state.drawn import DrawnDice
from scripts.verify_dice import Log

DREW = {"origin": "fair", "marks": [2, 5, 6], "draws": [[0, "d6", [2, 5, 6]]]}


def _parted(*parts: tuple[int, int, list[int]], own: tuple[Any, ...] = ()) -> dict[str, Any]:
    """Return the dice of an outcome: number of each part's draw, how many, and what they show."""
    marks = [mark for *_, some in parts for mark in some]
    told = [["fair", dice, draw, None] for draw, dice, _ in parts]
    return {"origin": "fair", "marks": marks, "draws": list(own), "parts": told}


def _entries(*dice: dict[str, Any]) -> list[dict[str, Any]]:
    drew = {"number": 1, "action": "dice-drawn", "outcome": None, "arguments": {}, "dice": DREW}
    rolled = {**drew, "action": "roll", "outcome": {}}
    return [drew, *({**rolled, "number": at, "dice": one} for at, one in enumerate(dice, 2))]


WHOLE = [
    [_parted((0, 3, [2, 5, 6]))],
    [_parted((0, 1, [2]), (0, 2, [5, 6]))],
    [_parted((0, 2, [2, 5])), _parted((0, 1, [6]))],
    [_parted((0, 1, [2]), (1, 2, [1, 1]), own=([1, "d6", [1, 1]],)), _parted((0, 1, [5]))],
]
FORGED = [
    [_parted((0, 3, [2, 6, 6]))],
    [_parted((0, 1, [6]))],
    [_parted((0, 2, [2, 5])), _parted((0, 1, [2]))],
    [_parted((0, 3, [2, 5, 6])), _parted((0, 1, [2]))],
    [_parted((0, 2, [2, 5])), _parted((0, 2, [6, 6]))],
    [_parted((1, 1, [1]), own=([1, "d6", [1, 1]],))],
]


def _holds(outcomes: list[dict[str, Any]]) -> bool:
    dice = DrawnDice()
    held = [dice.take(one) for one in _entries(*outcomes)]
    return all(held)


def _said(outcomes: list[dict[str, Any]]) -> list[str]:
    log = Log({"draws": [], "seed": None, "first": 0})
    for number, one in enumerate(_entries(*outcomes), 1):
        log.dice(number, one)
    return log.wrong


@pytest.mark.parametrize("outcomes", WHOLE)
def test_outcomes_may_share_the_dice_of_a_draw_in_their_order(
    outcomes: list[dict[str, Any]],
) -> None:
    assert _holds(outcomes)
    assert _said(outcomes) == []


@pytest.mark.parametrize("outcomes", FORGED)
def test_no_die_is_taken_twice_or_before_its_turn(outcomes: list[dict[str, Any]]) -> None:
    assert not _holds(outcomes)
    assert len(_said(outcomes)) == 1


def test_what_an_undone_outcome_took_is_for_no_other() -> None:
    taken = _parted((0, 3, [2, 5, 6]))
    dice = DrawnDice()
    drew, rolled = _entries(taken)
    undo = {**drew, "number": 3, "action": "undo", "arguments": {"entries": [2]}, "dice": None}
    held = [dice.take(one) for one in (drew, rolled, undo, rolled)]
    assert held == [True, True, True, False]
