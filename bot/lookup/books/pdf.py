"""`python -m bot.lookup.books.pdf SECONDS BYTES`: write a PDF's pages, one JSON string a line.

A process of its own, because a file from outside may ask for any amount of time and memory: it is
given some, and ends with them. The first line is the number of pages; a page that cannot be read is
`null`.
"""

from __future__ import annotations

import io
import json
import logging
import resource
import sys
from typing import Final

from pypdf import PageObject, PdfReader
from pypdf.errors import DependencyError, PyPdfError

from bot.lookup.books.limits import BROKEN, ENCRYPTED, MOST_PAGES, TOO_LONG, TOO_MUCH

_FAULTS: Final = (
    PyPdfError,
    DependencyError,
    ValueError,
    KeyError,
    TypeError,
    AttributeError,
    IndexError,
    ArithmeticError,
    AssertionError,
    NotImplementedError,
    RecursionError,
)
"""What comes of damage."""


def _write(told: int | str | None) -> None:
    sys.stdout.write(json.dumps(told) + "\n")
    sys.stdout.flush()


def _text(page: PageObject) -> str | None:
    """Return the text of a page, None where it cannot be read: the others may be whole."""
    try:
        # Half of a sign is none; it would make the line no JSON.
        return page.extract_text().encode("utf-8", "ignore").decode()
    except _FAULTS:
        return None


def main(seconds: int, memory: int) -> int:
    """Write the pages; return the exit status."""
    resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
    logging.disable()
    try:
        reader = PdfReader(io.BytesIO(sys.stdin.buffer.read()))
        if reader.is_encrypted and not reader.decrypt(""):
            return ENCRYPTED
        count = len(reader.pages)
        if count > MOST_PAGES:
            return TOO_LONG
        _write(count)
        for page in reader.pages:
            _write(_text(page))
    except MemoryError:
        return TOO_MUCH
    except _FAULTS:
        return BROKEN
    return 0


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
