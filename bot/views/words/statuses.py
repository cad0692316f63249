"""The words for the statuses of a unit."""

from __future__ import annotations

import re
from typing import Final

from bot.texts.bundle import text_key
from bot.texts.localiser import Texts
from rulesets.core.ruleset.game import Ruleset

_WHAT_IT_DOES: Final = re.compile(r"(?<=\S{3})(?: \(.*\)|\s?: .*)$")


def status_text(texts: Texts, status: str, value: int) -> str:
    """Return a status in words, with its value where the game tells it: its text `.counted`."""
    key = f"status-{text_key(status)}"
    if texts.has(key, "counted"):
        return texts.format(key, "counted", {"value": value})
    return texts(key)


def status_name(texts: Texts, status: str, value: int) -> str:
    """Return a status in few words: a counted one with its value, others without what they do."""
    told = status_text(texts, status, value)
    counted = texts.has(f"status-{text_key(status)}", "counted")
    return told if counted else _WHAT_IT_DOES.sub("", told)


def quiet(game: Ruleset) -> frozenset[str]:
    """Return the statuses of a game that rules alone read."""
    return frozenset(status.id for status in game.statuses if status.quiet)
