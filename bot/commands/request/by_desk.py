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
    key, told = f"refusal-{refusal.code}", texts.to_press
    if told.has(key, "tapped"):
        return told.format(key, "tapped", named(told, refusal.facts))
    return sentence(told, refusal)
