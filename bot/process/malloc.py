"""The heap: one for all threads, and what becomes of large blocks when they are freed."""

import ctypes
import sys
from typing import Final

_ARENAS_AT_MOST: Final = -8
"""`M_ARENA_MAX` of glibc's malloc.h."""
_OWN_PAGES_FROM: Final = -3
"""`M_MMAP_THRESHOLD` of the same."""
_LARGE: Final = 64 * 1024
"""Bytes from which a block has pages of its own."""
_FREE_AT_MOST: Final = -1
"""`M_TRIM_THRESHOLD` of the same."""
_HUGE: Final = 32 * 1024 * 1024
"""Bytes of the largest block that glibc lets have no pages of its own."""
_KEPT: Final = 512 * 1024 * 1024
"""Bytes of free memory that a process keeps which computes with large blocks."""


def share() -> None:
    """Let every thread take memory from one heap; to be called before there is a second thread.

    glibc gives each thread a heap of its own so that they need not wait for each other. Ours wait
    for the interpreter anyhow, and what a thread has freed would serve no other: a few megabytes.
    Large blocks go back to the system when they are freed; glibc would raise what it calls large
    with each of them, and keep the next. Other C libraries have no such choices: there it does
    nothing.
    """
    _choose((_ARENAS_AT_MOST, 1), (_OWN_PAGES_FROM, _LARGE))


def keep() -> None:
    """Keep large blocks when they are freed; for a process that does nothing but compute.

    Each new array would else have fresh pages, and to get these takes a third of its time.
    """
    _choose((_OWN_PAGES_FROM, _HUGE), (_FREE_AT_MOST, _KEPT))


def _choose(*choices: tuple[int, int]) -> None:
    if sys.platform == "linux":
        choose = getattr(ctypes.CDLL(None), "mallopt", None)
        if choose is not None:
            for choice in choices:
                choose(*choice)
