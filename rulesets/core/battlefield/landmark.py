"""Landmarks on the battlefield: a wood, a gate, a tower."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Landmark:
    """A landmark, of the battle or described for one question.

    Attributes:
        kind: What it is, one of the game's kinds.
        traits: What players gave it beside.
        name: What players call it; None for one of no battle.
    """

    kind: str
    traits: tuple[str, ...] = ()
    name: str | None = None

    def __str__(self) -> str:
        """Return what it is called, else what it is."""
        return self.name or self.kind
