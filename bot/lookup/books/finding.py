"""Finds pages of a server's books by their words."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from bot.lookup.search.words import content_words, stems

_OPEN: Final = "\x02"
_CLOSE: Final = "\x03"
_AROUND: Final = 40
"""Words of a page that are shown around what was found."""
_MOST_WORDS: Final = 12


@dataclass(frozen=True, slots=True)
class Page:
    """A page of a book."""

    book: str
    number: int
    text: str


@dataclass(frozen=True, slots=True)
class Found:
    """A page that was found.

    Attributes:
        excerpt: Some of its words: pieces that alternate between what was found and what stands
            around it, the first of them around.
    """

    book: str
    number: int
    excerpt: tuple[str, ...]


class BookSearch:
    """A search of the pages of a server's books."""

    def __init__(self) -> None:
        """Start empty, in a file that is nobody else's and goes with it: books are large."""
        self._database = sqlite3.connect("", check_same_thread=False)
        self._database.execute("PRAGMA journal_mode = OFF")
        self._database.execute(
            "CREATE VIRTUAL TABLE page USING fts5 (text, book UNINDEXED, number UNINDEXED, "
            "tokenize='unicode61 remove_diacritics 2', prefix='3 4')"
        )

    def take(self, pages: Iterable[Page]) -> None:
        """Take pages in; for hundreds that takes some tenths of a second."""
        self._database.executemany(
            "INSERT INTO page VALUES (?, ?, ?)",
            ((page.text, page.book, page.number) for page in pages),
        )
        self._database.commit()

    def find(self, question: str, book: str | None = None, most: int = 5) -> list[Found]:
        """Return the pages that tell most of what is asked, best first."""
        words = [word for word in content_words(question) if word.isalnum()][:_MOST_WORDS]
        if not words:
            return []
        forms = [" OR ".join(f'"{form}"*' for form in _forms(word)) for word in words]
        for joined in (" AND ", " OR "):
            found = self._matching(joined.join(f"({form})" for form in forms), book, most)
            if found:
                return found
        return []

    def _matching(self, query: str, book: str | None, most: int) -> list[Found]:
        rows = self._database.execute(
            "SELECT book, number, snippet(page, 0, ?, ?, '…', ?) FROM page "
            "WHERE page MATCH ? AND (? IS NULL OR book = ?) ORDER BY rank LIMIT ?",
            (_OPEN, _CLOSE, _AROUND, query, book, book, most),
        )
        return [Found(name, number, _pieces(text)) for name, number, text in rows]


def _forms(word: str) -> Iterator[str]:
    """Yield how a page may have a folded word: `manoeuvre` is `manœuvre` there."""
    for stem in dict.fromkeys((*stems(word), word)):
        yield stem
        joined = stem.replace("oe", "œ").replace("ae", "æ")
        if joined != stem:
            yield joined


def _pieces(marked: str) -> tuple[str, ...]:
    text = " ".join(marked.split())
    return tuple(text.replace(_CLOSE, _OPEN).split(_OPEN))
