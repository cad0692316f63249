"""Where memory comes from: one heap for all threads; the C library would give each its own."""

import ctypes
import sys
from typing import Final

_ARENAS_AT_MOST: Final = -8
"""`M_ARENA_MAX` of glibc's malloc.h."""


def share() -> None:
    """Let every thread take memory from one heap; to be called before there is a second thread.

    glibc gives each thread a heap of its own so that they need not wait for each other. Ours wait
    for the interpreter anyhow, and what a thread has freed would serve no other: a few megabytes.
    Other C libraries have no such heaps, or no such choice: there it does nothing.
    """
    if sys.platform == "linux":
        choose = getattr(ctypes.CDLL(None), "mallopt", None)
        if choose is not None:
            choose(_ARENAS_AT_MOST, 1)
