"""The rulebooks that servers own copies of."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, delete, insert
from sqlmodel import col, select

from bot.lookup.books.turns import Turns
from bot.store.engine.database import Database
from bot.store.queries import table_of
from bot.store.rows import read
from bot.store.snowflake import Snowflakes
from bot.store.tables.server import BookPageRow, BookRow
from bot.texts.names import clean, fold, listed, matching, near
from rulesets.refusal import Refusal

if TYPE_CHECKING:
    from bot.lookup.books.finding import BookSearch, Page

_MOST_BOOKS: Final = 20
_SERVERS: Final = 8
"""Servers whose books stay ready to be searched."""


class Books:
    """The books of servers, by server and name.

    Attributes:
        turns: Whose book is read when.
    """

    def __init__(self, database: Database, ids: Snowflakes) -> None:
        self._database = database
        self._ids = ids
        self._ready: OrderedDict[int, BookSearch] = OrderedDict()
        self._changes: Counter[int] = Counter()
        self._making = asyncio.Lock()
        self.turns = Turns()

    async def all(self, guild_id: int) -> list[BookRow]:
        """Return a server's books, by name."""
        return await self._database.read(partial(_all, guild_id))

    async def find(self, guild_id: int, name: str) -> BookRow:
        """Return the book that is meant: by its name, or by a beginning that only it has.

        Raises:
            Refusal: `unknown-book`.
        """
        known = await self.all(guild_id)
        found = matching(name, {fold(book.name): book for book in known})
        if len(found) == 1:
            return found[0]
        names = near(name, [book.name for book in known])
        raise Refusal("unknown-book", name=name[:60], near=listed(names) or None)

    async def add(self, guild_id: int, name: str, pages: Sequence[str]) -> bool:
        """Keep a book, in place of the one of that name; return whether there was one.

        Raises:
            Refusal: `too-many-books`, `name-empty`, `name-too-long`.
        """
        ids = [self._ids.next() for _ in range(len(pages) + 1)]
        replaced = await self._database.write(partial(_add, ids, guild_id, clean(name), pages))
        self.lose(guild_id)
        return replaced

    async def remove(self, guild_id: int, book: BookRow) -> None:
        """Remove a book with all its pages."""
        await self._database.write(partial(_remove, book.id))
        self.lose(guild_id)

    def lose(self, guild_id: int) -> None:
        """Lose what searches a server's books, and what is being made of them: they changed."""
        self._changes[guild_id] += 1
        self._ready.pop(guild_id, None)

    async def page(self, book: BookRow, number: int) -> str | None:
        """Return the text of a page, None where the book has no such page."""
        return await self._database.read(partial(_page, book.id, number))

    async def search(self, guild_id: int) -> BookSearch:
        """Return what searches a server's books; the first who asks waits while they are read.

        One book of one server is in memory at a time.
        """
        ready = self._ready.get(guild_id)
        if ready is None:
            async with self._making:
                ready = self._ready.get(guild_id) or await self._made(guild_id)
        self._ready[guild_id] = ready
        self._ready.move_to_end(guild_id)
        while len(self._ready) > _SERVERS:
            self._ready.popitem(last=False)
        return ready

    async def _made(self, guild_id: int) -> BookSearch:
        """Return what searches a server's books as they are when it is ready."""
        from bot.lookup.books.finding import BookSearch  # noqa: PLC0415 - most servers have no books

        while True:
            changes = self._changes[guild_id]
            made = BookSearch()
            for book in await self.all(guild_id):
                pages = await self._database.read(partial(_pages, book))
                await asyncio.to_thread(made.take, pages)
            if changes == self._changes[guild_id]:
                return made


def _all(guild_id: int, connection: Connection) -> list[BookRow]:
    question = select(BookRow).where(BookRow.guild_id == guild_id)
    return read(connection, question.order_by(col(BookRow.key)))


def _pages(book: BookRow, connection: Connection) -> list[Page]:
    from bot.lookup.books.finding import Page  # noqa: PLC0415

    page = table_of(BookPageRow).c
    question = select(page.number, page.text).where(page.book_id == book.id)
    return [Page(book.name, *row) for row in connection.execute(question)]


def _page(book_id: int, number: int, connection: Connection) -> str | None:
    table = table_of(BookPageRow).c
    question = select(table.text).where(table.book_id == book_id, table.number == number)
    return connection.execute(question).scalar_one_or_none()


def _add(
    ids: Sequence[int], guild_id: int, name: str, pages: Sequence[str], connection: Connection
) -> bool:
    book, page = table_of(BookRow), table_of(BookPageRow)
    own = book.c.guild_id == guild_id
    rows = connection.execute(select(book.c.id, book.c.key).where(own))
    known = {key: number for number, key in rows}
    key = fold(name)
    replaced = key in known
    if replaced:
        _remove(known[key], connection)
    elif len(known) >= _MOST_BOOKS:
        raise Refusal("too-many-books", most=_MOST_BOOKS)
    first, *rest = ids
    values = {"id": first, "guild_id": guild_id, "name": name, "key": key, "pages": len(pages)}
    connection.execute(insert(book).values(**values))
    connection.execute(
        insert(page),
        [
            {"id": sheet, "book_id": first, "number": number, "text": text}
            for number, (sheet, text) in enumerate(zip(rest, pages, strict=True), 1)
        ],
    )
    return replaced


def _remove(book_id: int, connection: Connection) -> None:
    book, page = table_of(BookRow), table_of(BookPageRow)
    connection.execute(delete(page).where(page.c.book_id == book_id))
    connection.execute(delete(book).where(book.c.id == book_id))
