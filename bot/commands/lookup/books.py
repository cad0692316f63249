"""A server's own rulebooks: read in, searched, shown and removed."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Iterator, Sequence
from pathlib import PurePath
from textwrap import wrap
from typing import Annotated, Final

from bot.commands.declaring.command import button, command
from bot.commands.declaring.kinds import Completed, File
from bot.commands.request.answer import Answer, Promise, Reply
from bot.commands.request.context import CommandContext
from bot.commands.request.server import managed_server, server_of
from bot.commands.request.upload import Upload
from bot.lookup.books.finding import Found
from bot.lookup.books.limits import LARGEST, MOST_PAGES
from bot.lookup.books.reading import read_pages
from bot.store.tables.server import BookRow
from bot.texts.bundle import escaped
from bot.texts.markup import without_markup
from bot.texts.names import LONGEST, clean
from bot.views.cards.card import Card
from bot.views.interface.buttons import ButtonSpec
from rulesets.core.declaring.kind import Text, Whole
from rulesets.refusal import Refusal

_EVERY: Final = 2.0
"""Seconds between two reports on how far a book is."""
_MOST_RUNS: Final = 40
_ROOM: Final = 1900
"""Characters of a page that one message shows; a longer page is shown in parts."""


@command("book add")
async def add(
    context: CommandContext,
    *,
    file: Annotated[Upload, File(LARGEST)],
    name: Annotated[str | None, Text(60)] = None,
) -> Reply:
    """Answer `/book add`: the pages of a file, read beside everything else.

    Raises:
        Refusal: `no-server`, `not-server-manager`, `file-too-large`, `file-not-had`, `name-empty`,
            `name-too-long`, `too-many-books`, `books-busy`, and what `read_pages` refuses.
    """
    guild = managed_server(context)
    content = file.read()
    called = clean(name or PurePath(file.name).stem[:LONGEST])

    async def taken() -> Answer:
        progress = _Progress(context)
        async with context.store.books.turns.one(progress.later):
            pages = await read_pages(file.name, content, progress)
        replaced = await context.store.books.add(guild, called, pages)
        key = "book-replaced" if replaced else "book-added"
        headline = context.texts(key, book=called, pages=len(pages))
        empty = [number for number, text in enumerate(pages, 1) if not text.strip()]
        lines = (context.texts("book-without-text", pages=_numbers(empty)),) if empty else ()
        details = {"book": called, "pages": len(pages), "empty": empty}
        return Answer(Card("", headline, lines), details=lambda: details)

    return Promise(taken(), lambda answer: answer)


def _numbers(pages: Sequence[int]) -> str:
    """Return page numbers as an index has them: `2, 5–9`; of very many only the first."""
    runs: list[list[int]] = []
    for page in pages:
        if runs and page == runs[-1][1] + 1:
            runs[-1][1] = page
        else:
            runs.append([page, page])
    told = [f"{a}" if a == b else f"{a}\N{EN DASH}{b}" for a, b in runs[:_MOST_RUNS]]
    return ", ".join(told) + ("…" if len(runs) > _MOST_RUNS else "")


class _Progress:
    """A report to a player, from time to time, of how far a book is."""

    def __init__(self, context: CommandContext) -> None:
        self._context = context
        self._last = time.monotonic()

    async def later(self) -> None:
        """Tell the player that other books are first."""
        if self._context.requester.waits is not None:
            await self._context.requester.waits(self._context.texts("book-later"))

    async def __call__(self, page: int, pages: int) -> None:
        now = time.monotonic()
        if self._context.requester.waits is not None and now - self._last >= _EVERY:
            self._last = now
            told = self._context.texts("book-reading", page=page, pages=pages)
            await self._context.requester.waits(told)


@command("book search", private=True, reads=True)
async def search(
    context: CommandContext,
    *,
    text: Annotated[str, Text(200)],
    book: Annotated[str | None, Text(60), Completed("books")] = None,
) -> Reply:
    """Answer `/book search`: the pages that match best.

    Raises:
        Refusal: `no-server`, `no-books`, `unknown-book`, `nothing-in-books`.
    """
    guild = server_of(context)

    async def told() -> Answer:
        if not await context.store.books.all(guild):
            raise Refusal("no-books")
        within = await context.store.books.find(guild, book) if book else None
        searched = await context.store.books.search(guild)
        found = await asyncio.to_thread(searched.find, text, within.name if within else None)
        # A book that went meanwhile has no page to lead to.
        books = await context.store.books.all(guild)
        pages = [hit for hit in found if hit.book in {kept.name for kept in books}]
        if not pages:
            raise Refusal("nothing-in-books", text=text[:60])
        return _results(context, books, pages)

    return Promise(told(), lambda answer: answer)


def _results(context: CommandContext, books: Iterable[BookRow], pages: Iterable[Found]) -> Answer:
    texts = context.own_texts
    ids = {book.name: book.id for book in books}
    lines, buttons, data = [], [], []
    for hit in pages:
        where = texts("book-leaf", book=hit.book, page=hit.number)
        lines.append(f"**{where}**\n{_marked(hit.excerpt)}")
        subject = f"{ids[hit.book]}.{hit.number}"
        buttons.append(ButtonSpec("leaf", subject, without_markup(where)))
        data.append({"book": hit.book, "page": hit.number, "excerpt": "".join(hit.excerpt)})
    card = Card("", texts("book-found"), tuple(lines))
    return Answer(card, tuple(buttons), private=True, details=lambda: {"found": data})


def _marked(pieces: tuple[str, ...]) -> str:
    """Return an excerpt with every second piece, which was found, in bold."""
    return "".join(
        f"**{escaped(piece)}**" if index % 2 and piece.strip() else escaped(piece)
        for index, piece in enumerate(pieces)
    )


@command("book page", private=True, reads=True)
async def page(
    context: CommandContext,
    *,
    book: Annotated[str, Text(60), Completed("books")],
    page: Annotated[int, Whole(1, MOST_PAGES)],
) -> Reply:
    """Answer `/book page`.

    Raises:
        Refusal: `no-server`, `unknown-book`, `no-such-page`.
    """
    guild = server_of(context)

    async def shown() -> Answer:
        return await _leaf(context, await context.store.books.find(guild, book), page)

    return Promise(shown(), lambda answer: answer)


@button("leaf", reads=True)
async def press_leaf(context: CommandContext, subject: str) -> Reply:
    """Answer a button that leads to a page.

    Raises:
        Refusal: `no-server`, `button-expired` where the book is gone.
    """
    guild = server_of(context)
    wanted, _, where = subject.partition(".")
    number, _, part = where.partition(".")

    async def shown() -> Answer:
        books = await context.store.books.all(guild)
        book = next((book for book in books if str(book.id) == wanted), None)
        if book is None or not number.isdecimal():
            raise Refusal("button-expired")
        return await _leaf(context, book, int(number), int(part) if part.isdecimal() else 0)

    return Promise(shown(), lambda answer: answer)


async def _leaf(context: CommandContext, book: BookRow, number: int, part: int = 0) -> Answer:
    text = await context.store.books.page(book, number)
    if text is None:
        raise Refusal("no-such-page", book=book.name, page=number, most=book.pages)
    texts = context.own_texts
    parts = list(_parts(text)) or [(texts("book-page-empty"),)]
    part = min(part, len(parts) - 1)
    buttons = tuple(_turns(book, number, part, len(parts)))
    headline = texts("book-leaf", book=book.name, page=number)
    details = {"book": book.name, "page": number, "text": text}
    return Answer(Card("", headline, parts[part]), buttons, private=True, details=lambda: details)


def _turns(book: BookRow, number: int, part: int, parts: int) -> Iterator[ButtonSpec]:
    """Yield buttons from a part of a page: to its other parts, and to the next pages."""
    for other, sign in ((part - 1, "↑"), (part + 1, "↓")):
        if 0 <= other < parts:
            label = f"{sign} {number} ({other + 1}/{parts})"
            yield ButtonSpec("leaf", f"{book.id}.{number}.{other}", label)
    for other, sign in ((number - 1, "←"), (number + 1, "→")):
        if 1 <= other <= book.pages:
            yield ButtonSpec("leaf", f"{book.id}.{other}", f"{sign} {other}")


def _parts(text: str) -> Iterator[tuple[str, ...]]:
    """Yield the lines of a page in parts that one message shows."""
    lines: list[str] = []
    room = _ROOM
    for words in text.splitlines():
        for line in map(escaped, wrap(words, _ROOM // 2, break_on_hyphens=False)):
            if lines and len(line) + 1 > room:
                yield tuple(lines)
                lines, room = [], _ROOM
            lines.append(line)
            room -= len(line) + 1
    if lines:
        yield tuple(lines)


@command("book list", reads=True)
async def listing(context: CommandContext) -> Reply:
    """Answer `/book list`.

    Raises:
        Refusal: `no-server`, `no-books`.
    """

    def show(books: list[BookRow]) -> Answer:
        if not books:
            raise Refusal("no-books")
        texts = context.texts
        lines = tuple(texts("book-line", book=book.name, pages=book.pages) for book in books)
        data = [{"book": book.name, "pages": book.pages} for book in books]
        return Answer(Card("", texts("books-title"), lines), details=lambda: {"books": data})

    return Promise(context.store.books.all(server_of(context)), show)


@command("book remove")
async def remove(
    context: CommandContext, *, book: Annotated[str, Text(60), Completed("books")]
) -> Reply:
    """Answer `/book remove`.

    Raises:
        Refusal: `no-server`, `not-server-manager`, `unknown-book`.
    """
    guild = managed_server(context)

    async def removed() -> Answer:
        found = await context.store.books.find(guild, book)
        await context.store.books.remove(guild, found)
        headline = context.texts("book-removed", book=found.name)
        return Answer(Card("", headline), details=lambda: {"removed": found.name})

    return Promise(removed(), lambda answer: answer)
