"""The heap: one for all threads, and large blocks that go back when freed."""

import ctypes
import sys
from typing import Final

_ARENAS_AT_MOST: Final = -8
"""`M_ARENA_MAX` of glibc's malloc.h."""
_OWN_PAGES_FROM: Final = -3
"""`M_MMAP_THRESHOLD` of the same."""
_LARGE: Final = 64 * 1024
"""Bytes from which a block has pages of its own."""


def share() -> None:
    """Let every thread take memory from one heap; to be called before there is a second thread.

    glibc gives each thread a heap of its own so that they need not wait for each other. Ours wait
    for the interpreter anyhow, and what a thread has freed would serve no other: a few megabytes.
    Large blocks go back to the system when they are freed; glibc would raise what it calls large
    with each of them, and keep the next. Other C libraries have no such choices: there it does
    nothing.
    """
    if sys.platform == "linux":
        choose = getattr(ctypes.CDLL(None), "mallopt", None)
        if choose is not None:
            choose(_ARENAS_AT_MOST, 1)
            choose(_OWN_PAGES_FROM, _LARGE)
