"""Limits of one notation."""

from __future__ import annotations

from typing import Final

CHARACTERS: Final = 200
DIGITS: Final = 7
"""Most digits of a number."""
NODES: Final = 64
"""Most numbers, pools and signs."""
DEPTH: Final = 16
"""Most brackets within brackets."""
PARTS: Final = 5
"""Most rolls separated by semicolons."""
TIMES: Final = 50
"""Most repetitions of one roll."""
FACTOR: Final = 100
"""Largest number a roll may be multiplied by."""
DICE: Final = 1000
"""Most dice in all, counting re-rolls and dice brought by others."""
LABEL: Final = 80
"""Most characters of a label."""
