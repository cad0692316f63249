"""The addresses of sites on the web."""

from __future__ import annotations

from typing import Final

ROUTE: Final = r"/campaigns/{token:[\w-]{1,64}}/{page:[\w.-]{0,40}}"
"""The address of a page, as the web server takes it."""


def address(base: str, token: str) -> str:
    """Return the address of a site's first page.

    Args:
        base: The address of the server, without a path.
        token: The part of the address that nobody guesses.
    """
    return f"{base}/campaigns/{token}/"
