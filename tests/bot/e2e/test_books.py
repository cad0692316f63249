"""A server's own books, from the file to the page."""

from __future__ import annotations

import pytest

from bot.table import Upload
from tests.bot.books.papers import pdf
from tests.bot.e2e.hall import Hall
from tests.bot.e2e.test_chair import SEES

BOOK = pdf(["How to charge", "Fleeing units rally", "Nothing here"])


async def test_a_book_is_taken_in_searched_read_and_removed(hall: Hall) -> None:
    ana, ben = hall.player("Ana", "en"), hall.player("Ben", "fr", permissions=SEES)
    taken = await ana.calls("book add", file=Upload("My rules.pdf", BOOK))
    assert taken.outcome == {"book": "My rules", "pages": 3}
    found = await ben.calls("book search", text="unit that flees rallies")
    assert found.alone
    assert [one["page"] for one in found.outcome["found"]][:1] == [2]
    leaf = await ben.presses(found, "My rules, p. 2")
    assert leaf.alone
    assert "Fleeing units rally" in leaf.text
    assert "How to charge" in (await ben.presses(leaf, "← 1")).text
    assert (await ben.calls("book page", book="my", page=4)).refused == "no-such-page"
    again = await ana.calls("book add", file=Upload("My rules.pdf", pdf(["Other"])))
    assert "anew" in again.text
    assert (await ben.calls("book search", text="rally")).refused == "nothing-in-books"
    await ana.calls("book remove", book="My rules")
    assert (await ben.calls("book list")).refused == "no-books"


async def test_only_who_manages_the_server_takes_books_in(hall: Hall) -> None:
    ben = hall.player("Ben", "en", permissions=SEES)
    told = await ben.calls("book add", file=Upload("rules.pdf", BOOK))
    assert told.refused == "not-server-manager"


@pytest.mark.parametrize("locale", ["en", "fr"])
async def test_a_file_that_is_no_book_is_refused_and_nothing_kept(hall: Hall, locale: str) -> None:
    ana = hall.player("Ana", locale)
    told = await ana.calls("book add", file=Upload("photo.jpg", b"\xff\xd8\xff\x00\x81"))
    assert told.refused == "book-unknown"
    assert (await ana.calls("book list")).refused == "no-books"
