"""Pages of books are found by their words."""

from __future__ import annotations

import pytest

from bot.lookup.books.finding import BookSearch, Page

SEARCH = BookSearch()
SEARCH.take(
    (
        Page("Règles", 1, "Les unités en fuite se rallient sous leur Commandement."),
        Page("Règles", 2, "Une charge à travers une forêt est un échec."),
        Page("Annexe", 1, "La forêt compte comme terrain difficile."),
        Page("Annexe", 2, "Les manœuvres : pivoter, se reformer."),
    )
)


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("fuite", ("Règles", 1)),
        ("rallier une unité", ("Règles", 1)),
        ("charges en foret", ("Règles", 2)),
        ("terrains difficiles", ("Annexe", 1)),
        ("manœuvre", ("Annexe", 2)),
        ("manoeuvrer", ("Annexe", 2)),
    ],
)
def test_words_lead_to_their_page(typed: str, first: tuple[str, int]) -> None:
    found = SEARCH.find(typed)
    assert (found[0].book, found[0].number) == first


def test_one_book_is_searched_alone() -> None:
    assert [(each.book, each.number) for each in SEARCH.find("forêt", "Annexe")] == [("Annexe", 1)]


def test_what_was_found_is_marked_in_its_place() -> None:
    pieces = SEARCH.find("commandement")[0].excerpt
    assert pieces[1] == "Commandement"
    assert "".join(pieces).endswith("sous leur Commandement.")


@pytest.mark.parametrize("typed", ["", '"', "NEAR(a b)", "* ^ -", "dragon"])
def test_what_is_not_there_is_not_found(typed: str) -> None:
    assert SEARCH.find(typed) == []
