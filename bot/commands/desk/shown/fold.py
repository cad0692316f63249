"""The extent of a desk, which has less where there is little room."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Fold:
    """The extent of what a desk tells and offers, where it has little room.

    Attributes:
        told: Which units it tells of.
        short: Whether the button that goes on only counts what is due.
        listed: Whether a list may have what is due.
        brief: Whether questions are told in brief.
        rest: Whether it has acts of others than those who owe the answers that are due.
        acts: Whether it has what may be done beside what is waited for.
    """

    told: str
    short: bool = True
    listed: bool = True
    brief: bool = False
    rest: bool = True
    acts: bool = True
