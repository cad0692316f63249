"""How much of a book is taken."""

from typing import Final

LARGEST: Final = 30_000_000
"""Bytes of a file."""
MOST_PAGES: Final = 1500
MOST_TEXT: Final = 6_000_000
"""Characters of a book that are kept."""
SECONDS: Final = 120
"""That reading a file may take of a processor."""
MEMORY: Final = 1 << 30
"""Bytes that reading a file may take."""
