"""The search: what was meant comes first."""

from __future__ import annotations

import sqlite3

import pytest

from bot.reference.index import write
from bot.reference.search import Search
from tests.bot.reference.shelf_of_rules import ARTICLES


@pytest.fixture(scope="module")
def search(tmp_path_factory: pytest.TempPathFactory) -> Search:
    path = tmp_path_factory.mktemp("reference") / "index.db"
    write(path, ARTICLES)
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


def test_a_slip_that_another_game_has_for_a_name_is_still_one_in_the_channels_game(
    search: Search,
) -> None:
    assert search.find("marhce", "skittles")[0].article.id == "march"
    assert search.find("marhce", "bowls")[0].article.id == "rolling"


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
    assert [one.id for one in search.offers("pan", "skittles")][:2] == ["panic", "panic"]
    assert [one.game for one in search.offers("pan", "bowls")][:2] == ["bowls", "skittles"]


def test_what_is_declared_leads_to_the_entry_that_tells_of_it(search: Search) -> None:
    found = search.covering("skittles", "procedure:panic_test")
    assert found is not None
    assert found.id == "panic"
    assert search.covering("bowls", "procedure:panic_test") is None


def test_entries_of_a_phase_of_a_topic_and_of_the_top_are_listed(search: Search) -> None:
    assert [one.id for one in search.of_phase("skittles", "bowling")] == ["panic"]
    assert [one.game for one in search.alike("panic")] == ["bowls", "skittles"]
    assert "panic" not in [one.id for one in search.contents("skittles")]
