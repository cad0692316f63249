"""Numbers as readers of each language write them."""

from __future__ import annotations

from typing import Final

from bot.texts.localiser import Texts

_MINUS: Final = "\N{MINUS SIGN}"
_NARROW_SPACE: Final = "\N{NARROW NO-BREAK SPACE}"
_LEAST: Final = 0.0005


def signed(value: int) -> str:
    """Return a bonus or penalty with its sign."""
    return f"+{value}" if value >= 0 else f"{_MINUS}{-value}"


def decimal(texts: Texts, value: float, places: int = 2) -> str:
    """Return a number with at most `places` decimals."""
    # Adding 0.0 makes a zero of what was rounded to minus zero.
    whole, _, part = f"{round(value, places) + 0.0:.{places}f}".partition(".")
    part = part.rstrip("0")
    if not part:
        return whole
    return f"{whole},{part}" if texts.locale == "fr" else f"{whole}.{part}"


def percent(texts: Texts, chance: float) -> str:
    """Return a chance to a tenth of a percent; what is possible never reads 0 nor 100."""
    if 0.0 < chance < _LEAST:
        shown = f"< {decimal(texts, 0.1)}"
    elif 1.0 - _LEAST < chance < 1.0 - 1e-12:
        shown = f"> {decimal(texts, 99.9)}"
    else:
        shown = decimal(texts, 100.0 * chance, 1)
    return f"{shown}{_NARROW_SPACE}%" if texts.locale == "fr" else f"{shown}%"
