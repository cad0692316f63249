"""Questions as players type them, with slips and slang: the entry meant comes first.

`tests/data/questions/<game>.txt` holds a question a line, then ` = ` and the entry meant; where
several answer it as well, they are parted by ` | `. `tests/data/unseen_questions` holds those that
the reference is told nothing for: no alias, no summary and no other word is written because one of
them goes astray. What is found of them is what players will find.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest

from tests.bot.lookup.kept import search

_DATA = Path(__file__).parents[3] / "data"
_FOLDER = _DATA / "questions"
_UNSEEN = _DATA / "unseen_questions"
_FIRST = 0.95
_AMONG_FIVE = 0.99
_FEWEST = 100
_UNSEEN_FIRST = 0.93
_UNSEEN_AMONG_FIVE = 0.98


class Asked(NamedTuple):
    """A question and the entries that answer it."""

    question: str
    meant: frozenset[str]


def questions(game: str, folder: Path = _FOLDER) -> list[Asked]:
    lines = (folder / f"{game}.txt").read_text(encoding="utf-8").splitlines()
    pairs = (line.rsplit(" = ", 1) for line in lines if line and not line.startswith("#"))
    return [
        Asked(question.strip(), frozenset(one.strip() for one in meant.split("|")))
        for question, meant in pairs
    ]


GAMES = sorted(file.stem for file in _FOLDER.glob("*.txt"))


@pytest.mark.parametrize("game", GAMES)
def test_the_entry_meant_is_found(game: str) -> None:
    asked = questions(game)
    found = {
        one.question: [hit.article.id for hit in search().find(one.question, game, most=5)]
        for one in asked
    }
    astray = [
        f"{one.question}: {', '.join(found[one.question])}; meant: {' or '.join(one.meant)}"
        for one in asked
        if not one.meant & set(found[one.question][:1])
    ]
    lost = [one.question for one in asked if not one.meant & set(found[one.question])]
    assert len(asked) >= _FEWEST
    assert len(astray) <= (1 - _FIRST) * len(asked), "\n".join(astray)
    assert len(lost) <= (1 - _AMONG_FIVE) * len(asked), "\n".join(lost)


def test_what_nothing_was_told_for_is_found_too() -> None:
    first, among_five, asked = 0, 0, 0
    for game in GAMES:
        for one in questions(game, _UNSEEN):
            found = [hit.article.id for hit in search().find(one.question, game, most=5)]
            asked += 1
            first += not one.meant.isdisjoint(found[:1])
            among_five += not one.meant.isdisjoint(found)
    assert asked >= _FEWEST * len(GAMES)
    assert first / asked >= _UNSEEN_FIRST
    assert among_five / asked >= _UNSEEN_AMONG_FIVE


@pytest.mark.parametrize("game", GAMES)
def test_every_entry_meant_exists(game: str) -> None:
    asked = questions(game) + questions(game, _UNSEEN)
    meant = {identity for one in asked for identity in one.meant}
    assert {one for one in meant if search().article(game, one) is None} == set()
