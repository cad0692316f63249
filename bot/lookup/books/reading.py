"""Reads a book into its pages, whatever it is: PDF, Markdown or plain text."""

from __future__ import annotations

import asyncio
import codecs
import os
import re
import sys
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Final, TypeAlias

import orjson

from bot.lookup.books.limits import (
    ENCRYPTED,
    MEMORY,
    MOST_PAGES,
    MOST_TEXT,
    SECONDS,
    TOO_LONG,
    TOO_MUCH,
)
from bot.lookup.books.mending import mended
from bot.process.settings import PREFIX
from rulesets.refusal import Refusal

if TYPE_CHECKING:
    from rulesets.core.ids.refusals import RefusalCode

Progress: TypeAlias = Callable[[int, int], Awaitable[None]]
"""Told the page that was read, and of how many."""

_PDF: Final = b"%PDF-"
_LEAD: Final = 1024
"""Bytes among which a PDF says what it is."""
_LATIN: Final = 0.7
"""Of a text in two bytes a letter, how many of its letters have a zero first."""
_TEXT_PAGE: Final = 3000
"""Characters of a page of a text that has no pages of its own."""
_UNSEEN: Final = re.compile(r"[^\S\n]+")
_LONGEST_LINE: Final = 1 << 20
_REASONS: Final[Mapping[int, RefusalCode]] = {
    ENCRYPTED: "book-encrypted",
    TOO_LONG: "book-too-long",
    TOO_MUCH: "book-too-slow",
}


async def read_pages(name: str, content: bytes, progress: Progress) -> list[str]:
    """Return the pages of a book; those that cannot be read, or have no text, are empty.

    Args:
        name: What the file is called.
        content: Its bytes.
        progress: Told how far it is.

    Raises:
        Refusal: `book-encrypted`, `book-broken`, `book-too-long`, `book-too-slow`, `book-empty`,
            `book-unknown`.
    """
    if _PDF in content[:_LEAD]:
        pages = await _read_pdf(name, content, progress)
    else:
        pages = await asyncio.to_thread(_read_text, name, content)
    if len(pages) > MOST_PAGES or sum(len(page) for page in pages) > MOST_TEXT:
        raise Refusal("book-too-long", file=name, most=MOST_PAGES)
    if not any(page.strip() for page in pages):
        raise Refusal("book-empty", file=name)
    return await asyncio.to_thread(mended, pages)


async def _read_pdf(name: str, content: bytes, progress: Progress) -> list[str]:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot.lookup.books.pdf", str(SECONDS), str(MEMORY)),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        env=_without_secrets(os.environ),
        limit=_LONGEST_LINE,
    )
    feeding = asyncio.ensure_future(_feed(process, content))
    try:
        async with asyncio.timeout(2 * SECONDS):
            pages = await _pages_of(name, process, progress)
            await feeding
            status = await process.wait()
    except TimeoutError:
        raise Refusal("book-too-slow", file=name) from None
    except ValueError:  # a page longer than any page is
        raise Refusal("book-broken", file=name) from None
    finally:
        await _ended(process, feeding)
    if status:
        code = _REASONS.get(status, "book-broken")
        if status < 0:  # it had all the time or memory it was given
            code = "book-too-slow"
        raise Refusal(code, file=name, most=MOST_PAGES)
    return pages


def _without_secrets(environment: Mapping[str, str]) -> dict[str, str]:
    """Return an environment without the bot's settings: what reads strangers' files knows none."""
    return {
        name: value for name, value in environment.items() if not name.upper().startswith(PREFIX)
    }


async def _feed(process: asyncio.subprocess.Process, content: bytes) -> None:
    stream = process.stdin
    assert stream is not None  # noqa: S101 - asked for
    with suppress(BrokenPipeError, ConnectionResetError):
        stream.write(content)
        await stream.drain()
        stream.close()


async def _ended(process: asyncio.subprocess.Process, feeding: asyncio.Future[None]) -> None:
    """Leave nothing of a process behind, however its reading went."""
    feeding.cancel()
    if process.returncode is None:
        with suppress(ProcessLookupError):
            process.kill()
    if process.stdin is not None:
        process.stdin.close()
    if process.stdout is not None:
        await process.stdout.read()
    await process.wait()


async def _pages_of(
    name: str, process: asyncio.subprocess.Process, progress: Progress
) -> list[str]:
    stream = process.stdout
    assert stream is not None  # noqa: S101 - asked for
    pages: list[str] = []
    count: int | None = None
    room, whole = MOST_TEXT, False
    async for line in stream:
        if count is None:
            count = int(orjson.loads(line))
            continue
        text = orjson.loads(line)
        whole = whole or text is not None
        pages.append(_tidy(text or ""))
        room -= len(pages[-1])
        if room < 0:
            raise Refusal("book-too-long", file=name, most=MOST_PAGES)
        await progress(len(pages), count)
    if pages and not whole:
        raise Refusal("book-broken", file=name)
    return pages


def _read_text(name: str, content: bytes) -> list[str]:
    for encoding in _encodings(content):
        with suppress(UnicodeDecodeError):
            text = content.decode(encoding)
            break
    else:
        raise Refusal("book-unknown", file=name)
    if "\0" in text:
        raise Refusal("book-unknown", file=name)
    if len(text) > MOST_TEXT or text.count("\f") >= MOST_PAGES:
        raise Refusal("book-too-long", file=name, most=MOST_PAGES)
    if "\f" in text:
        return [_tidy(page) for page in text.split("\f")]
    return [_tidy(page) for page in _cut(text)]


def _encodings(content: bytes) -> tuple[str, ...]:
    """Return what a text may be written in, likeliest first."""
    if content.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return ("utf-16",)
    start = content[:_LEAD]
    for encoding, high in (("utf-16-le", start[1::2]), ("utf-16-be", start[::2])):
        if high.count(0) > len(high) * _LATIN:
            return (encoding,)
    return ("utf-8-sig", "cp1252")


def _cut(text: str) -> Iterator[str]:
    """Yield a text in pages of a few paragraphs."""
    page: list[str] = []
    size = 0
    for paragraph in _paragraphs(text):
        if page and size + len(paragraph) > _TEXT_PAGE:
            yield "\n\n".join(page)
            page, size = [], 0
        page.append(paragraph)
        size += len(paragraph)
    if page:
        yield "\n\n".join(page)


def _paragraphs(text: str) -> Iterator[str]:
    for paragraph in re.split(r"\n\s*\n", text):
        for start in range(0, max(1, len(paragraph)), _TEXT_PAGE):
            yield paragraph[start : start + _TEXT_PAGE]


def _tidy(page: str) -> str:
    """Return a page without doubled blanks and what no database holds."""
    bare = page.replace("\0", "").encode("utf-8", "ignore").decode("utf-8")
    return _UNSEEN.sub(" ", bare).strip()
