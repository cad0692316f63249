"""A server's own books, from the file to the page."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

import discord
import pytest

from bot.discord import deferral
from bot.lookup.books import finding
from localdiscord import Upload
from tests.bot.e2e.hall import SEES, Hall
from tests.bot.lookup.books.papers import pdf

pytestmark = pytest.mark.own_hall

BOOK = pdf(["How to charge", "Fleeing units rally", "Nothing here"])


async def test_a_book_is_taken_in_searched_read_and_removed(hall: Hall) -> None:
    ana, ben = hall.player("Ana", "en"), hall.player("Ben", "fr", permissions=SEES)
    taken = await ana.calls("book add", file=Upload("My rules.pdf", BOOK))
    assert taken.outcome == {"book": "My rules", "pages": 3, "empty": []}
    found = await ben.calls("book search", text="unit that flees rallies")
    assert found.alone
    assert [each["page"] for each in found.outcome["found"]][:1] == [2]
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


async def test_a_long_page_is_read_to_its_end(hall: Hall) -> None:
    ana = hall.player("Ana", "en")
    # Signs that are escaped take twice their room, and the last paragraph is one line.
    page = "\n".join(["*" * 70] * 12 + ["word " * 300 + "end"])
    await ana.calls("book add", file=Upload("Long_rules.txt", page.encode()))
    leaf = await ana.calls("book page", book="long", page=1)
    told = leaf.lines[1:]
    while below := [label for label in leaf.buttons if label.startswith("↓")]:
        leaf = await ana.presses(leaf, below[0])
        told += leaf.lines[1:]
    assert " ".join(told).split() == page.split()
    assert [label for label in leaf.buttons if label.startswith("↑")]


async def test_a_button_has_the_name_of_its_book_as_it_is(hall: Hall) -> None:
    ana = hall.player("Ana", "en")
    await ana.calls("book add", file=Upload("Our_rules.txt", b"Fleeing units rally."))
    assert (await ana.calls("book search", text="rally")).buttons == ["Our_rules, p. 1"]


async def test_a_book_that_goes_while_books_are_made_ready_is_not_found(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = hall.player("Ana", "en")
    for name, text in (("One", b"Fleeing units rally."), ("Two", b"Rally on a six.")):
        await ana.calls("book add", file=Upload(f"{name}.txt", text))
    books = hall.bot.store.books
    guild = hall.bot.guilds[0].id
    made, removed = finding.BookSearch, []

    class Slow(finding.BookSearch):
        def take(self, pages: Iterable[finding.Page]) -> None:
            super().take(pages)
            if not removed:
                removed.append(True)
                asyncio.run_coroutine_threadsafe(remove(), loop).result(10)

    async def remove() -> None:
        await books.remove(guild, await books.find(guild, "one"))

    loop = asyncio.get_running_loop()
    monkeypatch.setattr(finding, "BookSearch", Slow)
    found = await ana.calls("book search", text="rally")
    assert [each["book"] for each in found.outcome["found"]] == ["Two"]
    monkeypatch.setattr(finding, "BookSearch", made)
    hall.bot.store.forget_server(guild)
    found = await ana.calls("book search", text="rally")
    assert [each["book"] for each in found.outcome["found"]] == ["Two"]


@pytest.mark.parametrize(
    ("locale", "told"),
    [("en", "these pages: 2, 4–5"), ("fr", "ces pages\N{NO-BREAK SPACE}: 2, 4–5")],
)
async def test_pages_without_text_are_named_and_the_others_found(
    hall: Hall, locale: str, told: str
) -> None:
    ana = hall.player("Ana", locale)
    book = pdf(["Units rally", "cut", "Units flee", "", ""], damaged=[1])
    taken = await ana.calls("book add", file=Upload("Rules.pdf", book))
    assert told in taken.text
    assert taken.outcome == {"book": "Rules", "pages": 5, "empty": [2, 4, 5]}
    found = await ana.calls("book search", text="flee")
    assert [each["page"] for each in found.outcome["found"]] == [3]


@pytest.mark.parametrize("soon", [0.0, 0.3])
async def test_a_third_book_waits_for_its_turn_and_its_player_is_told(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, soon: float
) -> None:
    monkeypatch.setattr(deferral, "_SOON", soon)
    ana = hall.player("Ana", "en")
    turns = hall.bot.store.books.turns

    async def unheard() -> None:
        raise AssertionError

    async with turns.one(unheard):
        async with turns.one(unheard):
            reply = await ana.user.slash("book add", {"file": Upload("Rules.pdf", BOOK)})
            async with asyncio.timeout(20):
                while not any("next in line" in str(message.payload) for message in reply.messages):  # noqa: ASYNC110 - the table tells nobody of it
                    await asyncio.sleep(0.02)
        async with asyncio.timeout(20):
            while reply.interaction.id not in hall.told:  # noqa: ASYNC110 - as above
                await asyncio.sleep(0.02)
    assert hall.told[reply.interaction.id].outcome == {"book": "Rules", "pages": 3, "empty": []}


async def test_only_who_manages_the_server_takes_books_in(hall: Hall) -> None:
    ben = hall.player("Ben", "en", permissions=SEES)
    told = await ben.calls("book add", file=Upload("rules.pdf", BOOK))
    assert told.refused == "not-server-manager"


async def test_a_large_book_is_read_only_for_who_may_take_it_in(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    large = Upload("rules.txt", b"Rally. " * 400_000)
    ana, ben = hall.player("Ana", "en"), hall.player("Ben", "en", permissions=SEES)
    with monkeypatch.context() as unread:
        unread.setattr(discord.Attachment, "read", None)
        assert (await ben.calls("book add", file=large)).refused == "not-server-manager"
    assert (await ana.calls("book add", file=large)).outcome["pages"] > 900


@pytest.mark.parametrize("locale", ["en", "fr"])
async def test_a_file_that_is_no_book_is_refused_and_nothing_kept(hall: Hall, locale: str) -> None:
    ana = hall.player("Ana", locale)
    told = await ana.calls("book add", file=Upload("photo.jpg", b"\xff\xd8\xff\x00\x81"))
    assert told.refused == "book-unknown"
    assert (await ana.calls("book list")).refused == "no-books"
