"""Questions as players type them, with slips and slang: the entry meant comes first.

`tests/data/questions/<game>.txt` holds a question a line, then ` = ` and the entry meant; where
several answer it as well, they are parted by ` | `.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest

from tests.bot.reference.kept import search

_FOLDER = Path(__file__).parents[2] / "data" / "questions"
_FIRST = 0.95
_AMONG_FIVE = 0.99
_FEWEST = 100


class Asked(NamedTuple):
    """A question and the entries that answer it."""

    question: str
    meant: frozenset[str]


def questions(game: str) -> list[Asked]:
    lines = (_FOLDER / f"{game}.txt").read_text(encoding="utf-8").splitlines()
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


@pytest.mark.parametrize("game", GAMES)
def test_every_entry_meant_exists(game: str) -> None:
    meant = {identity for one in questions(game) for identity in one.meant}
    assert {one for one in meant if search().article(game, one) is None} == set()
