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
        Asked(question.strip(), frozenset(part.strip() for part in meant.split("|")))
        for question, meant in pairs
    ]


GAMES = sorted(file.stem for file in _FOLDER.glob("*.txt"))


@pytest.mark.parametrize("game", GAMES)
def test_the_entry_meant_is_found(game: str, thinned: int) -> None:
    asked = questions(game)[::thinned]
    found = {
        each.question: [hit.article.id for hit in search().find(each.question, game, most=5)]
        for each in asked
    }
    astray = [
        f"{each.question}: {', '.join(found[each.question])}; meant: {' or '.join(each.meant)}"
        for each in asked
        if not each.meant & set(found[each.question][:1])
    ]
    lost = [each.question for each in asked if not each.meant & set(found[each.question])]
    assert len(asked) >= _FEWEST
    assert len(astray) <= (1 - _FIRST) * len(asked), "\n".join(astray)
    assert len(lost) <= (1 - _AMONG_FIVE) * len(asked), "\n".join(lost)


def test_what_nothing_was_told_for_is_found_too() -> None:
    first, among_five, asked = 0, 0, 0
    for game in GAMES:
        for question in questions(game, _UNSEEN):
            found = [hit.article.id for hit in search().find(question.question, game, most=5)]
            asked += 1
            first += not question.meant.isdisjoint(found[:1])
            among_five += not question.meant.isdisjoint(found)
    assert asked >= _FEWEST * len(GAMES)
    assert first / asked >= _UNSEEN_FIRST
    assert among_five / asked >= _UNSEEN_AMONG_FIVE


@pytest.mark.parametrize("game", GAMES)
def test_every_entry_meant_exists(game: str) -> None:
    asked = questions(game) + questions(game, _UNSEEN)
    meant = {identity for each in asked for identity in each.meant}
    assert {each for each in meant if search().article(game, each) is None} == set()
