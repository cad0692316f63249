"""The words for the statuses of a unit."""

from __future__ import annotations

from bot.texts.bundle import text_key
from bot.texts.localiser import Texts


def status_text(texts: Texts, status: str, value: int) -> str:
    """Return a status in words, with its value where the game tells it: its text `.counted`."""
    key = f"status-{text_key(status)}"
    if texts.has(key, "counted"):
        return texts.format(key, "counted", {"value": value})
    return texts(key)
