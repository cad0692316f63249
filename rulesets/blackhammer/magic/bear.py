"""Bear's Fury: when its form ends."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from rulesets.core.declaring.parameter import Fill, Whole
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.effect import Effect, StatusCleared, WoundsHealed
from rulesets.dice.handle import Dice

LENT: Final = 2
"""Wounds that the form lends [L3354]."""


@dataclass(frozen=True, slots=True)
class BearForm:
    """The form of a Bear, kept or lost.

    Attributes:
        ends: It takes its own form again.
        lent: Wounds left of those the form lent.
    """

    ends: bool
    lent: int


def bear_effects(_arguments: Arguments, result: BearForm) -> tuple[Effect, ...]:
    """Take the form off, and the wounds it bore with it."""
    if not result.ends:
        return ()
    return (WoundsHealed("unit", LENT), StatusCleared("unit", "bears-fury"))


@procedure(source="L3354", effects=bear_effects, actors=())
def bear_form_ends(
    _dice: Dice,
    *,
    carried: Annotated[int, Whole(0, 22), Fill("unit", "carried")],
) -> BearForm:
    """Tell at the end of a phase whether a Bear still has a wound that its form lent [L3354].

    Those are the first it loses; without any of the two it takes its own form again.

    Args:
        carried: Wounds it has lost, its own before the spell included.
    """
    left = max(0, LENT - carried)
    return BearForm(left == 0, left)
