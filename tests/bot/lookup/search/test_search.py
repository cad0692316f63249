"""The search: what was meant comes first."""

from __future__ import annotations

import sqlite3

import pytest

from bot.lookup.index.article import Article, ArticleText
from bot.lookup.index.index import _fill, write
from bot.lookup.search.games import game_named
from bot.lookup.search.search import Search
from tests.bot.lookup.shelf_of_rules import ARTICLES


@pytest.fixture(scope="module")
def search(tmp_path_factory: pytest.TempPathFactory) -> Search:
    path = tmp_path_factory.mktemp("reference") / "index.db"
    write(path, ARTICLES, {"nine pins": "skittles", "bowls": "bowls"}.items())
    return Search(sqlite3.connect(path))


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("panic", "panic"),
        ("PANIQUE", "panic"),
        ("paniqe", "panic"),
        ("pt", "panic"),
        ("tests de panique", "panic"),
        ("kb", "killing-blow"),
        ("coup fatl", "killing-blow"),
        ("fatal coup", "killing-blow"),
        ("can I march near enemies?", "march"),
        ("marche forcee", "march"),
        ("puis-je marcher près des ennemis", "march"),
        ("what happens when a friend flees", "panic"),
    ],
)
def test_a_rule_is_found_by(search: Search, typed: str, meant: str) -> None:
    assert search.find(typed, "skittles")[0].article.id == meant


def test_the_channels_game_comes_first_and_others_after_it(search: Search) -> None:
    for game, other in (("skittles", "bowls"), ("bowls", "skittles")):
        found = [
            hit.article.game for hit in search.find("panic", game) if hit.article.id == "panic"
        ]
        assert found == [game, other]


@pytest.mark.parametrize(
    ("typed", "game"),
    [
        ("panic bowls", "bowls"),
        ("Nine Pins: panic", "skittles"),
        ("panic nine pins", "skittles"),
        ("panic", "bowls"),
        ("nine panic", "bowls"),
    ],
)
def test_a_game_that_a_question_begins_or_ends_with_is_asked(
    search: Search, typed: str, game: str
) -> None:
    other = "bowls"
    found, offered = search.meant(typed, other)[0], search.offers(typed, other)[0]
    assert (found.article.game, found.article.id) == (game, "panic")
    assert (offered.game, offered.id) == (game, "panic")


@pytest.mark.parametrize("typed", ["bowls", "nine pins", "Nine pins!"])
def test_a_question_of_a_game_alone_names_none(search: Search, typed: str) -> None:
    assert game_named(typed, {"nine pins": "skittles", "nine": "bowls", "bowls": "bowls"}) == (
        typed,
        None,
    )
    assert search.meant(typed, "skittles") == search.find(typed, "skittles")


def test_a_slip_that_another_game_has_for_a_name_is_still_one_in_the_channels_game(
    search: Search,
) -> None:
    assert search.find("marhce", "skittles")[0].article.id == "march"
    assert search.find("marhce", "bowls")[0].article.id == "rolling"


def test_what_only_another_game_calls_so_itself_comes_first_where_nothing_here_is_meant(
    search: Search,
) -> None:
    first = search.find("killing blow", "bowls")[0]
    assert (first.article.game, first.article.id, first.sure) == ("skittles", "killing-blow", False)


def test_a_rule_of_this_game_is_a_guess_where_another_has_one_of_just_that_name(
    search: Search,
) -> None:
    assert search.find("the panic", "bowls")[0].sure
    told = ArticleText("The panic", text="Whoever runs, runs for long.")
    database = sqlite3.connect(":memory:")
    _fill(
        database, (*ARTICLES, Article("skittles", "running", "entry", told, told)), learning=False
    )
    found = [(hit.article.id, hit.sure) for hit in Search(database).find("the panic", "bowls")]
    assert found[0] == ("panic", False)
    assert ("running", False) in found


def test_a_name_is_sure_and_a_guess_is_not(search: Search) -> None:
    assert search.find("killing blow", "skittles")[0].sure
    assert not search.find("wound on a six", "skittles")[0].sure


@pytest.mark.parametrize("typed", ["", "   ", "?!", "\N{SNOWMAN}"])
def test_nothing_is_found_by_nothing(search: Search, typed: str) -> None:
    assert search.find(typed, "skittles") == []


@pytest.mark.parametrize(
    "typed", ['"', "NEAR(", "panic OR", "a* b^", "'; DROP TABLE name; --", "x" * 5000, "- " * 900]
)
def test_signs_of_the_query_language_are_words_like_any(search: Search, typed: str) -> None:
    search.find(typed, "skittles")
    search.offers(typed, "skittles")


def test_offers_begin_with_names_that_begin_so(search: Search) -> None:
    assert [offer.id for offer in search.offers("pan", "skittles")][:2] == ["panic", "panic"]
    assert [offer.game for offer in search.offers("pan", "bowls")][:2] == ["bowls", "skittles"]


def test_what_is_declared_leads_to_the_entry_that_tells_of_it(search: Search) -> None:
    found = search.covering("skittles", "procedure:panic_test")
    assert found is not None
    assert found.id == "panic"
    assert search.covering("bowls", "procedure:panic_test") is None


def test_entries_of_a_phase_of_a_topic_and_of_the_top_are_listed(search: Search) -> None:
    assert [each.id for each in search.of_phase("skittles", "bowling")] == ["panic"]
    assert [each.game for each in search.alike("panic")] == ["bowls", "skittles"]
    assert "panic" not in [content.id for content in search.contents("skittles")]
