"""Limits of a book, and the words by which the process that reads it tells of them."""

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

ENCRYPTED: Final = 3
"""Status of the process that reads a PDF: the file asks for a password."""
BROKEN: Final = 4
"""It is no PDF, or a damaged one."""
TOO_LONG: Final = 5
TOO_MUCH: Final = 6
"""It wanted more memory than there is for it."""
