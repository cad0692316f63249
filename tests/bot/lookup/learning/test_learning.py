"""Learning of words: bent and misspelt ones, and those of another game or language."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from bot.lookup.index.article import Article, ArticleText
from bot.lookup.index.index import _fill, write
from bot.lookup.learning.similarity import Similarity
from bot.lookup.search.search import Search

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


def _article(game: str, name: str, aliases: tuple[str, ...], text: str = "") -> Article:
    return Article(game, name, "entry", ArticleText(name, aliases, text), ArticleText(name))


ARTICLES = (
    _article("skittles", "flee", FLEEING),
    _article("skittles", "shoot", SHOOTING),
    _article("skittles", "magic", MAGIC),
    # What Bowls calls fleeing is told in Skittles alone.
    _article("bowls", "flee", ("scarper",)),
    _article("bowls", "shoot", SHOOTING),
    _article("bowls", "magic", MAGIC),
)


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("learnt") / "index.db"
    write(path, ARTICLES)
    return path


@pytest.fixture(scope="module")
def similarity(path: Path) -> Similarity:
    return Similarity(sqlite3.connect(path))


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
    similarity: Similarity, asked: str, meant: int
) -> None:
    fits = similarity.fits(asked, (1, 2, 3))
    assert max(fits, key=fits.__getitem__) == meant


def test_one_game_learns_from_the_words_of_another(similarity: Similarity) -> None:
    fits = similarity.fits("leg it", (4, 5, 6))
    assert max(fits, key=fits.__getitem__) == 4


def test_nothing_is_near_what_shares_nothing(similarity: Similarity) -> None:
    assert similarity.fits("xyzzy 99", (1, 2, 3)) == {}


def test_the_same_is_learnt_from_the_same(path: Path, tmp_path: Path) -> None:
    again = tmp_path / "again.db"
    write(again, ARTICLES)
    first, second = (
        Similarity(sqlite3.connect(each)).fits("scarper", (1, 2, 3)) for each in (path, again)
    )
    assert first == pytest.approx(second, abs=0.01)


def test_an_index_without_learning_is_searched_by_words_alone() -> None:
    bare = sqlite3.connect(":memory:")
    _fill(bare, ARTICLES, learning=False)
    assert Similarity(bare).fits("scarper", (1, 2, 3)) == {}
    assert Search(bare).find("miscast of a sorcerer", "skittles")[0].article.id == "magic"


def _told_often(word: str, other: str) -> tuple[Article, ...]:
    """Return two articles: one goes by the word, of the other every sentence has it."""
    often = " ".join(f"The {word} {name} is a {word}." for name in ("red", "green", "blue", "old"))
    return (
        _article("skittles", "first", (word,)),
        _article("skittles", "second", tuple(f"{word} {each}" for each in MAGIC), often * 5),
        _article("bowls", other, (other,)),
    )


def test_what_is_typed_exactly_is_not_doubted(tmp_path: Path) -> None:
    path = tmp_path / "doubt.db"
    write(path, _told_often("grimoire", "jack"))
    database = sqlite3.connect(path)
    fits = Similarity(database).fits("grimoire", (1, 2))
    assert fits[2] > fits[1]
    assert Search(database).find("grimoire", "skittles")[0].article.id == "first"


def test_what_was_learnt_orders_a_game_and_leaves_games_as_they_stood(path: Path) -> None:
    bare = sqlite3.connect(":memory:")
    _fill(bare, ARTICLES, learning=False)
    unlearnt, learnt = (
        Search(each).find("leg spell", "bowls", most=9) for each in (bare, sqlite3.connect(path))
    )
    best = [
        {
            game: max(hit.score for hit in hits if hit.article.game == game)
            for game in ("skittles", "bowls")
        }
        for hits in (unlearnt, learnt)
    ]
    assert best[0] == pytest.approx(best[1])
    assert [hit.score for hit in unlearnt] != [hit.score for hit in learnt]


def test_an_article_without_a_name_that_can_be_typed_is_found_by_its_text(tmp_path: Path) -> None:
    path = tmp_path / "signs.db"
    write(path, [*ARTICLES, _article("bowls", "Ω", (), "Dwarfs roll downhill.")])
    assert Search(sqlite3.connect(path)).find("dwarfs", "bowls")[0].article.id == "Ω"


def test_who_looks_a_rule_up_needs_no_arrays(path: Path) -> None:
    script = (
        "import sqlite3, sys\n"
        "from bot.lookup.search.search import Search\n"
        f"print(Search(sqlite3.connect({str(path)!r})).find('scarper', 'bowls')[0].article.id)\n"
        "print('numpy' in sys.modules)\n"
    )
    told = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert told.stdout.split() == ["flee", "False"]
