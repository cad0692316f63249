"""Models and wounds that a change takes of a unit, told as one of them or as both."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from rulesets.core.battlefield.unit import Unit
from rulesets.refusal import Refusal

Kind: TypeAlias = Literal["models", "wounds", "model"]
"""How wounds are told: as models, as wounds of the unit, or as wounds of one model."""
_LONGEST: Final = 40


class Losses:
    """The wounds that a unit loses, by how they are told."""

    def __init__(self, unit: Unit) -> None:
        """Take the unit as it is before."""
        self._unit = unit
        self.each = max(1, unit.number("w", 1))
        self._told: dict[Kind, int] = {}
        self._left: int | None = None
        self._words = ""

    def __bool__(self) -> bool:
        """Return whether anything was told."""
        return bool(self._told) or self._left is not None

    def take(self, told: Kind, wounds: int, words: str) -> None:
        """Take wounds lost.

        Raises:
            Refusal: `change-twice` where another number was told so.
        """
        if self._told.setdefault(told, wounds) != wounds:
            raise Refusal("change-twice", text=words[:_LONGEST])
        self._words = words

    def leave(self, wounds: int, words: str) -> None:
        """Take the wounds that the one wounded model has left.

        Raises:
            Refusal: `change-unreadable` where it cannot have so many, `change-twice`.
        """
        if not 0 < wounds < self.each:
            raise Refusal("change-unreadable", text=words[:_LONGEST])
        if self._left is not None or self._told.keys() - {"models"}:
            raise Refusal("change-twice", text=words[:_LONGEST])
        self._left, self._words = wounds, words

    def total(self) -> int:
        """Return all wounds lost.

        Raises:
            Refusal: `change-twice` where models and wounds told are neither the same, nor dead
                models and wounds of one more; `change-unreadable` where it has fewer left already.
        """
        models, wounds = self._told.get("models"), self._told.get("wounds")
        if self._left is not None:
            before = self._unit.wounds_left()
            after = before - (models or 0)
            full = -(-after // self.each) - 1  # models beside the wounded one
            lost = before - (full * self.each + self._left)
            if lost < 0:
                raise Refusal("change-unreadable", text=self._words[:_LONGEST])
            return lost
        single = self._told.get("model", 0)
        if models is None or wounds is None:
            return (models or wounds or 0) + single
        if models == wounds or wounds // self.each * self.each == models:
            return wounds + single
        if wounds >= self.each:
            raise Refusal("change-twice", text=self._words[:_LONGEST])
        return models + wounds + single
