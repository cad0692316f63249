"""Refusals in words of the desk, for who presses: a button there does what others type."""

from __future__ import annotations

from bot.texts.localiser import Texts, named, sentence
from rulesets.refusal import Refusal


def by_desk(texts: Texts, refusal: Refusal) -> str:
    """Return why not, for who pressed: what the desk does is called by what stands there.

    Args:
        texts: The texts.
        refusal: Why not.
    """
    return _said(texts.to_press, refusal)


def ways_named(texts: Texts, refusal: Refusal) -> frozenset[str]:
    """Return the keys of what the desk has that `by_desk` names.

    Args:
        texts: The texts.
        refusal: Why not.
    """
    ways: set[str] = set()
    _said(texts.pressing(ways.add), refusal)
    return frozenset(ways)


def _said(told: Texts, refusal: Refusal) -> str:
    key = f"refusal-{refusal.code}"
    if told.has(key, "tapped"):
        return told.format(key, "tapped", named(told, refusal.facts))
    return sentence(told, refusal)
