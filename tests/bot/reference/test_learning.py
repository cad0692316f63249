"""What is learnt of words: bent and misspelt ones, and those that another game or language uses."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from bot.reference.article import Article, Telling
from bot.reference.index import write
from bot.reference.likeness import Likeness
from bot.reference.search import Search

FLEEING = (
    "run away",
    "running for their lives",
    "scarper",
    "take to their heels",
    "leg it",
    "leg it now",
)
SHOOTING = ("loose arrows", "volley of bolts", "missile fire", "archers and their bows")
MAGIC = ("cast a spell", "wizard dice", "sorcery", "miscast of a sorcerer")


def articles() -> list[Article]:
    told = [("flee", FLEEING), ("shoot", SHOOTING), ("magic", MAGIC)]
    return [
        Article(game, name, "entry", Telling(name, aliases), Telling(name))
        for game in ("skittles", "bowls")
        for name, aliases in told
        # What Bowls calls fleeing is told in Skittles alone.
        for aliases in [aliases if game == "skittles" or name != "flee" else ("scarper",)]
    ]


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("learnt") / "index.db"
    write(path, articles(), learning=True)
    return path


@pytest.fixture(scope="module")
def likeness(path: Path) -> Likeness:
    return Likeness(sqlite3.connect(path))


@pytest.mark.parametrize(
    ("asked", "meant"),
    [
        ("scarpering", 1),
        ("too the heals", 1),
        ("archery", 2),
        ("vollley", 2),
        ("sorcerers", 3),
        ("wizzard", 3),
    ],
)
def test_words_that_share_letters_with_an_article_lie_near_it(
    likeness: Likeness, asked: str, meant: int
) -> None:
    fits = likeness.fits(asked, (1, 2, 3))
    assert max(fits, key=fits.__getitem__) == meant


def test_one_game_learns_from_the_words_of_another(likeness: Likeness) -> None:
    fits = likeness.fits("leg it", (4, 5, 6))
    assert max(fits, key=fits.__getitem__) == 4


def test_nothing_is_near_what_shares_nothing(likeness: Likeness) -> None:
    assert likeness.fits("xyzzy 99", (1, 2, 3)) == {}


def test_the_same_is_learnt_from_the_same(path: Path, tmp_path: Path) -> None:
    again = tmp_path / "again.db"
    write(again, articles(), learning=True)
    first, second = (
        Likeness(sqlite3.connect(one)).fits("scarper", (1, 2, 3)) for one in (path, again)
    )
    assert first == pytest.approx(second, abs=0.01)


def test_an_index_without_learning_is_searched_by_words_alone(tmp_path: Path) -> None:
    bare = tmp_path / "bare.db"
    write(bare, articles())
    found = Search(sqlite3.connect(bare))
    assert Likeness(sqlite3.connect(bare)).fits("scarper", (1, 2, 3)) == {}
    assert found.find("miscast of a sorcerer", "skittles")[0].article.id == "magic"


def test_what_is_typed_exactly_is_not_doubted(path: Path) -> None:
    found = Search(sqlite3.connect(path))
    for game in ("skittles", "bowls"):
        for article in articles():
            if article.game == game:
                for name in (article.en.name, *article.en.aliases):
                    assert found.find(name, game)[0].article.id == article.id


def test_who_looks_a_rule_up_needs_no_arrays(path: Path) -> None:
    script = (
        "import sqlite3, sys\n"
        "from bot.reference.search import Search\n"
        f"print(Search(sqlite3.connect({str(path)!r})).find('scarper', 'bowls')[0].article.id)\n"
        "print('numpy' in sys.modules)\n"
    )
    told = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert told.stdout.split() == ["flee", "False"]
