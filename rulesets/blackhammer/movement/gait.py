"""The dice of those that run: in flight, in pursuit, in an overrun [L684-688, L1920-1922]."""

from __future__ import annotations

from typing import Final

from rulesets.core.battlefield.amount import Amount

SLOW: Final = 6
"""Largest Movement that runs two dice; beyond it three are rolled [L684, L1920]."""
ROOTED: Final = Amount(0)
"""The run of Movement 0: nothing [L128]."""


def running_dice(m: Amount, *, flying: bool = False) -> Amount:
    """Return how far a unit runs, in paces [L684, L688, L1920-1922, L2742].

    2D6 up to Movement 6, 3D6 beyond it and by air; who moves by dice runs those dice, and Movement
    0 does not run at all.
    """
    if flying:
        return Amount(0, 3)
    if m.fixed is None:
        return m
    if m.fixed == 0:
        return ROOTED
    return Amount(0, 3 if m.fixed > SLOW else 2)
