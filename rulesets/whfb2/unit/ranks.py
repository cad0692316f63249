"""Ranks that count."""

from __future__ import annotations


def ranks_of(models: int, files: int) -> int:
    """Return the complete ranks of a unit, 0 where nobody knows how wide it is [L1864].

    Fewer figures than its front are one rank.
    """
    return max(1, models // files) if files and models else 0
