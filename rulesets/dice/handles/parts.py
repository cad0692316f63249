"""Dice of one source that fell together, as parts of the throws of a resolution."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple, TypeAlias

from rulesets.dice.handles.rolled import Origin

Source: TypeAlias = Literal["typed", "counted", "fair"]
"""Who threw some dice, and whether faces or successes were read off them."""


class Part(NamedTuple):
    """Dice of one source that fell together.

    Attributes:
        source: Where they come from; of `counted` ones the marks stand for those nobody read.
        dice: How many.
        draw: Number of the draw they are, for fair ones.
        successes: How many succeeded, for counted ones.
    """

    source: Source
    dice: int
    draw: int | None = None
    successes: int | None = None


def first_parts(parts: Sequence[Part], count: int) -> Sequence[Part]:
    """Return the parts of the first `count` marks; no part reaches across throws."""
    passed = 0
    for index, part in enumerate(parts):
        if passed >= count:
            return parts[:index]
        passed += part.dice
    return parts


def origin_of(parts: Sequence[Part]) -> Origin:
    """Return which kind of dice some parts are, all in all."""
    fair = sum(part.source == "fair" for part in parts)
    if not fair:
        return "typed"
    return "fair" if fair == len(parts) else "mixed"
