"""Dice of outcomes against the draws they are of, as the bot and the script without it see them."""

from __future__ import annotations

from typing import Any

import pytest

from bot.battle.dice.drawn import DrawnDice
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
    return [drew, *({**rolled, "number": at, "dice": die} for at, die in enumerate(dice, 2))]


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
    held = [dice.take(entry) for entry in _entries(*outcomes)]
    return all(held)


def _said(outcomes: list[dict[str, Any]]) -> list[str]:
    log = Log({"draws": [], "seed": None, "first": 0})
    for number, entry in enumerate(_entries(*outcomes), 1):
        log.dice(number, entry)
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
    held = [dice.take(each) for each in (drew, rolled, undo, rolled)]
    assert held == [True, True, True, False]


def _discarding(action: str, *dice: list[Any], number: int = 2) -> dict[str, Any]:
    """Return an entry after which dice that were seen are used no more."""
    told = {"discarded": list(dice)}
    return {"number": number, "action": action, "outcome": {}, "arguments": told, "dice": None}


def _later(*entries: dict[str, Any]) -> tuple[list[bool], int]:
    """Return which entries after a draw the bot takes, and how many the script objects to."""
    (drew,) = _entries()
    dice, log = DrawnDice(), Log({"draws": [], "seed": None, "first": 0})
    held = []
    for number, entry in enumerate((drew, *entries), 1):
        held.append(dice.take(entry))
        log.dice(number, entry)
    return held[1:], len(log.wrong)


ROLLED = {**_entries(_parted((0, 3, [2, 5, 6])))[1], "number": 3}
PARTLY = _entries(_parted((0, 1, [2])))[1]


@pytest.mark.parametrize("action", ["dice-waived", "battle-end"])
def test_dice_that_were_discarded_are_used_no_more(action: str) -> None:
    discarded = _discarding(action, ["d6", 0, [2, 5, 6]])
    assert _later(discarded) == ([True], 0)
    assert _later(discarded, ROLLED) == ([True, False], 1)


def test_the_wish_to_discard_dice_leaves_them_to_be_used() -> None:
    wish = _discarding("dice-waive-asked", ["d6", 0, [2, 5, 6]])
    assert _later(wish, ROLLED) == ([True, True], 0)


def test_what_is_discarded_is_what_no_outcome_has_used() -> None:
    rest = _discarding("dice-waived", ["d6", 0, [5]], ["d6", 0, [6]], number=3)
    assert _later(PARTLY, rest) == ([True, True], 0)
    for false in (["d6", 0, [2, 5, 6]], ["d6", 0, [5]], ["d6", 0, [6, 6]], ["d6", 7, [5, 6]]):
        assert _later(PARTLY, _discarding("dice-waived", false, number=3)) == ([True, False], 1)


def test_no_die_from_before_an_end_is_used_once_it_is_taken_back() -> None:
    reopened = {**_discarding("battle-reopened"), "arguments": {}}
    assert _later(reopened, ROLLED) == ([True, False], 1)
