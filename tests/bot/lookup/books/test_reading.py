"""Books become pages, and what is no book, or a trap, is refused."""

from __future__ import annotations

import asyncio
import signal
from typing import Any

import pytest

from bot.lookup.books import reading
from bot.lookup.books.limits import MOST_PAGES
from bot.lookup.books.reading import read_pages
from rulesets.refusal import Refusal
from tests.bot.lookup.books.papers import pdf


async def _unheard(page: int, pages: int) -> None:
    """Hear nothing of how far it is."""


async def test_a_pdf_has_the_pages_it_has_and_tells_how_far_it_is() -> None:
    heard: list[tuple[int, int]] = []

    async def hear(page: int, pages: int) -> None:
        heard.append((page, pages))

    pages = await read_pages("rules.pdf", pdf(["Charge first", "", "Then flee"]), hear)
    assert pages == ["Charge first", "", "Then flee"]
    assert heard == [(1, 3), (2, 3), (3, 3)]


async def test_a_text_is_cut_into_pages_between_paragraphs() -> None:
    paragraphs = [f"Rule {number}: {'word ' * 100}".strip() for number in range(20)]
    pages = await read_pages("rules.md", "\n\n".join(paragraphs).encode(), _unheard)
    assert "\n\n".join(pages).split("\n\n") == paragraphs
    assert len(pages) > 1
    assert all(len(page) < 4000 for page in pages)


async def test_form_feeds_part_the_pages_of_a_text() -> None:
    assert await read_pages("rules.txt", b"one\ftwo  words\fthree", _unheard) == [
        "one",
        "two words",
        "three",
    ]


async def test_an_old_text_is_read_in_its_own_letters() -> None:
    assert await read_pages("rules.txt", "épée".encode("cp1252"), _unheard) == ["épée"]


async def test_a_file_is_read_no_further_than_its_text_is_kept() -> None:
    heard: list[int] = []

    async def hear(page: int, pages: int) -> None:  # noqa: ARG001 - as all that are told
        heard.append(page)

    # Of a small file, more text than is kept.
    full = pdf(["x"] * 40, content=b"BT /F1 1 Tf (" + b"x" * 400_000 + b") Tj ET")
    with pytest.raises(Refusal) as refused:
        await read_pages("rules.pdf", full, hear)
    assert refused.value.code == "book-too-long"
    assert heard == list(range(1, 16))


@pytest.mark.parametrize("cipher", ["RC4-128", "AES-128", "AES-256"])
async def test_a_file_that_opens_without_a_password_is_read_however_it_is_locked(
    cipher: str,
) -> None:
    locked = pdf(["May march"], password="", cipher=cipher)
    assert await read_pages("rules.pdf", locked, _unheard) == ["May march"]


async def test_half_a_sign_is_left_out() -> None:
    halved = b"beginbfchar <78> <D800> endbfchar"
    assert await read_pages("rules.pdf", pdf(["axb"], signs=halved), _unheard) == ["ab"]


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (pdf(["secret"], password="sesame"), "book-encrypted"),
        (pdf(["secret"], password="sesame", cipher="AES-256"), "book-encrypted"),
        (pdf(["one", "two"], damaged=[0, 1]), "book-broken"),
        (pdf(["", ""]), "book-empty"),
        (b"%PDF-1.7\nnothing of the kind", "book-broken"),
        (pdf(["whole"])[:300], "book-broken"),
        (b"   \n\n  ", "book-empty"),
        (b"\x00\x01\x02\x81\x8d" * 50, "book-unknown"),
        (b"x" * 7_000_000, "book-too-long"),
        (pdf(["page"] * (MOST_PAGES + 1)), "book-too-long"),
        (b"\f" * 5_000_000, "book-too-long"),
    ],
    ids=[
        "password",
        "aes",
        "damaged",
        "pictures",
        "no-pdf",
        "cut",
        "blank",
        "binary",
        "long",
        "pages",
        "feeds",
    ],
)
async def test_what_cannot_be_read_is_refused(content: bytes, code: str) -> None:
    with pytest.raises(Refusal) as refused:
        await read_pages("rules", content, _unheard)
    assert refused.value.code == code


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-16-be"])
async def test_a_text_in_two_bytes_a_letter_is_read(encoding: str) -> None:
    text = "L’épée hurle.\n\nElle frappe d’abord."
    assert await read_pages("rules.txt", text.encode(encoding), _unheard) == [text]


async def test_a_damaged_page_is_empty_and_the_others_are_read() -> None:
    heard: list[int] = []

    async def hear(page: int, pages: int) -> None:  # noqa: ARG001 - as all that are told
        heard.append(page)

    book = pdf(["Charge first", "lost", "Then flee"], damaged=[1])
    assert await read_pages("rules.pdf", book, hear) == ["Charge first", "", "Then flee"]
    assert heard == [1, 2, 3]


async def test_a_text_has_its_words_whole() -> None:
    text = "The of\N{LATIN SMALL LIGATURE FI}cer’s regi-\nment, in order."
    pages = await read_pages("rules.txt", text.encode(), _unheard)
    assert pages == ["The officer’s regiment,\nin order."]


@pytest.mark.parametrize(
    ("limit", "least", "sign", "often"),
    [("SECONDS", 2, b") Tj ET BT (x", 1_000_000), ("MEMORY", 160 << 20, b" ", 60_000_000)],
    ids=["time", "memory"],
)
async def test_a_file_that_wants_too_much_is_given_up(
    limit: str, least: int, sign: bytes, often: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended: list[asyncio.subprocess.Process] = []
    started = asyncio.create_subprocess_exec

    async def watched(*args: Any, **more: Any) -> asyncio.subprocess.Process:
        ended.append(await started(*args, **more))
        return ended[-1]

    monkeypatch.setattr(asyncio, "create_subprocess_exec", watched)
    monkeypatch.setattr(reading, limit, least)
    # What is within the limit is read to its end.
    assert await read_pages("rules.pdf", pdf(["x"]), _unheard) == ["x"]
    book = pdf(["x"], content=b"BT (" + sign * often + b") Tj ET")
    with pytest.raises(Refusal) as refused:
        await read_pages("rules.pdf", book, _unheard)
    assert refused.value.code == "book-too-slow"
    # It was ended by its own limit, not left to run.
    assert [each.returncode for each in ended] == [0, -signal.SIGKILL if limit == "SECONDS" else 6]
