"""The outcome of a spell, from its casting to its effects."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rulesets.dice.detail import detail


@dataclass(frozen=True, slots=True)
class SpellOutcome:
    """The outcome of a spell.

    Attributes:
        outcome: `works`, `cast` where its targets are still to be named, `failed` for one that was
            not cast, `resisted` for one that a magic save stopped, `absorbed` by a magic weapon,
            `uncontrolled` for what came and is not controlled.
        wounds: Wounds that the target loses, None for a spell that takes none.
        models_lost: Models that die of it, None where unknown.
        destroyed: Whether all of the target is gone.
        passed: Whether the target passed the test that the spell asks for.
        lost: Points of a characteristic that it loses.
        healed: Wounds got back.
        creature: What is summoned.
        summoned: How many.
        power: Magic points that the wizard gains.
        turns: How many turns it lasts.
        counted: Figures, units or demons that it makes or touches.
        length: Centimetres that it measures.
        move: Centimetres that the target may move at most.
        fire: Points of fire that it adds to the target, or takes off it.
        cancelled: Whether it only ended the same spell cast before.
        rallied: Whether the target rallies.
        hits: Hits, or models tested.
        strength: Strength of the hits.
        left: Wounds or points of fire left.
        characters: Whether each character in the unit resisted, in the order of joining; None for
            one whose Will Power nobody knows.
        cost: Magic points spent on the casting.
        mp_left: Magic points the wizard has afterwards.
        total: The casting roll, where one was made.
    """

    outcome: Literal["works", "cast", "failed", "resisted", "absorbed", "uncontrolled"]
    wounds: int | None = None
    models_lost: int | None = None
    destroyed: bool = False
    passed: bool | None = None
    lost: int | None = None
    healed: int | None = None
    creature: str | None = None
    summoned: int | None = None
    power: int | None = None
    turns: int | None = None
    counted: int | None = None
    length: int | None = None
    move: float | None = None
    fire: int | None = None
    cancelled: bool = False
    rallied: bool = False
    hits: int | None = detail()
    strength: int | None = detail()
    left: int | None = detail()
    characters: tuple[bool | None, ...] | None = detail()
    cost: int | None = detail()
    mp_left: int | None = detail()
    total: int | None = detail()
