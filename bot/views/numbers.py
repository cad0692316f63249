"""Numbers as readers of each language write them."""

from __future__ import annotations

from typing import Final

from bot.localiser import Texts

_MINUS: Final = "\N{MINUS SIGN}"
_NARROW_SPACE: Final = "\N{NARROW NO-BREAK SPACE}"
_LEAST: Final = 0.0005


def signed(value: int) -> str:
    """Return a bonus or penalty with its sign."""
    return f"+{value}" if value >= 0 else f"{_MINUS}{-value}"


def decimal(texts: Texts, value: float, places: int = 2) -> str:
    """Return a number with at most `places` decimals."""
    text = f"{value:.{places}f}".rstrip("0").rstrip(".")
    return text.replace(".", ",") if texts.locale == "fr" else text


def percent(texts: Texts, chance: float) -> str:
    """Return a chance to a tenth of a percent; what is possible never reads 0 nor 100."""
    if 0.0 < chance < _LEAST:
        shown = f"< {decimal(texts, 0.1)}"
    elif 1.0 - _LEAST < chance < 1.0 - 1e-12:
        shown = f"> {decimal(texts, 99.9)}"
    else:
        shown = decimal(texts, 100.0 * chance, 1)
    return f"{shown}{_NARROW_SPACE}%" if texts.locale == "fr" else f"{shown}%"
