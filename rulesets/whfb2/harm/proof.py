"""Proof against harm, or against some of it: by spells, by items, by the tides of magic."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.unit import Unit
from rulesets.refusal import Refusal
from rulesets.whfb2.harm.harm import Hit

POISON_PROOF: Final = "poison-proof"
"""Poisons and venoms do nothing to it [L5152-5159, L6984]."""
FIRE_PROOF: Final = "fire-proof"
"""Fire does nothing to it [L6228-6235, L6649-6651]."""
RAIN: Final = "torrential-rain"
"""The status of everybody while it pours: nothing catches fire, no fire grows, none of its magic
works [L6214-6226]."""
INVIOLABLE: Final = "inviolable"
WAVERING: Final = "wavering"
IMAGE: Final = "image"
"""What instability makes of creatures: nothing kills them this turn; every hit wounds them; no
ordinary weapon touches them, and the touch of a magic one is their end [L2566-2597]."""
_UNTOUCHED: Final = (IMAGE, "ethereal-wizard")
"""Statuses of whom nothing ordinary harms [L2569-2575, L6288-6303]."""


def check_mortal(unit: Unit | None, *, magic: bool) -> None:
    """Refuse to strike whom nothing harms, or nothing ordinary.

    Args:
        unit: Who is struck.
        magic: Whether magic strikes, or a magic weapon.

    Raises:
        Refusal: `target-inviolable`, `target-untouched`.
    """
    if unit is None:
        return
    if unit.has(INVIOLABLE):
        raise Refusal("target-inviolable", unit=unit.name)
    status = unit.first_of(_UNTOUCHED)
    if status is not None and not magic:
        raise Refusal("target-untouched", unit=unit.name, status=status)


def met_by(hit: Hit, unit: Unit | None) -> Hit:
    """Return a hit as it is on a unit: sure to wound the wavering, the end of an image.

    Hits that cannot wound at all wound nobody [L2581-2583].
    """
    if unit is None:
        return hit
    if unit.has(IMAGE):
        whole = Amount(hit.wounds_each)
        return replace(hit, certain=True, no_save=True, damage=whole)
    if unit.has(WAVERING) and hit.wound_need is not None:
        return replace(hit, certain=True)
    return hit
