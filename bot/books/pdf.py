"""`python -m bot.books.pdf`: write the pages of a PDF that comes in, one JSON string a line.

A process of its own, because a file from outside may ask for any amount of time and memory: it is
given some, and ends with them. The first line is the number of pages.
"""

from __future__ import annotations

import io
import json
import logging
import resource
import sys
from typing import Final

from pypdf import PdfReader
from pypdf.errors import DependencyError, PyPdfError

from bot.books.limits import MEMORY, MOST_PAGES, SECONDS

ENCRYPTED: Final = 3
"""Status of a file that asks for a password."""
BROKEN: Final = 4
"""Status of one that is no PDF, or a damaged one."""
TOO_LONG: Final = 5
TOO_MUCH: Final = 6
"""Status of a file that wanted more memory than there is for it."""


def _write(told: int | str) -> None:
    sys.stdout.write(json.dumps(told) + "\n")
    sys.stdout.flush()


def main() -> int:
    """Write the pages; return the exit status."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
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
            # Half of a sign is none; it would make the line no JSON.
            _write(page.extract_text().encode("utf-8", "ignore").decode())
    except DependencyError:  # it is locked in a way that only other software opens
        return ENCRYPTED
    except MemoryError:
        return TOO_MUCH
    except (PyPdfError, ValueError, KeyError, TypeError, AttributeError, IndexError):
        return BROKEN
    except (RecursionError, OverflowError):
        return BROKEN
    return 0


if __name__ == "__main__":
    sys.exit(main())
