"""Models and wounds that a change takes of a unit, told as one of them or as both."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, Literal, TypeAlias

from bot.commands.units.changing.cut import Cut
from rulesets.core.battlefield.unit import Unit
from rulesets.refusal import Refusal

Kind: TypeAlias = Literal["models", "wounds", "model"]
"""How wounds are told: as models, as wounds of the unit, or as wounds of one model."""
_LONGEST: Final = 40
_LOST: Final = frozenset({"loses-models", "loses", "loses-wounds"})


class Losses:
    """The wounds that a unit loses, by how they are told."""

    def __init__(self, unit: Unit) -> None:
        """Take the unit as it is before."""
        self._unit = unit
        self.each = max(1, unit.number("w", 1))
        self._told: dict[Kind, int] = {}
        self._left: int | None = None
        self._standing = False
        self._words = ""

    def __bool__(self) -> bool:
        """Return whether anything was told."""
        return bool(self._told) or self._left is not None

    def take(self, told: Kind, wounds: int, words: str) -> None:
        """Take wounds lost.

        Raises:
            Refusal: `change-twice` where another number was told so, or the same in the same words.
        """
        # The same words again may mean as much again, or be a slip.
        if self._told.setdefault(told, wounds) != wounds or self._words == words:
            raise Refusal("change-twice", text=words[:_LONGEST])
        self._words = words

    def leave_models(self, models: int, words: str) -> None:
        """Take the models that are left: wounds told beside them are those of one of them.

        Raises:
            Refusal: as `take`.
        """
        self.take("models", (self._unit.models - models) * self.each, words)
        self._standing = True

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
                models and wounds of one more, or may be both; `change-unreadable` where it has
                fewer left already.
        """
        models, wounds = self._told.get("models"), self._told.get("wounds")
        single, before = self._told.get("model", 0), self._unit.wounds_left()
        standing = self._unit.models - (models or 0) // self.each
        if self._left is not None:
            return self._down_to((standing - 1) * self.each + self._left)
        if single and wounds is None and self._standing:
            return self._down_to(standing * self.each - single)
        if models is None or wounds is None:
            return (models or wounds or 0) + single
        kills = -(-(before - wounds) // self.each) == standing
        small = wounds < self.each and models != wounds
        if single or kills == small or (self._standing and not kills):
            raise Refusal("change-twice", text=self._words[:_LONGEST])
        return wounds if kills else models + wounds

    def _down_to(self, after: int) -> int:
        """Return the wounds lost of a unit that has some left.

        Raises:
            Refusal: `change-unreadable` where it has fewer already.
        """
        lost = self._unit.wounds_left() - after
        if lost < 0:
            raise Refusal("change-unreadable", text=self._words[:_LONGEST])
        return lost


def summed(cut: Cut) -> Cut:
    """Return a text that tells of losses cause by cause as one that tells of all of them.

    So it is of `3 dead from shooting and 2 from magic`: a number more, or a part, by each cause.
    """
    told = [part for part in cut.parts if part.says in _LOST and part.values("number")]
    counts = [part.values("number")[0] for part in told] + cut.left
    alike = len({part.says for part in told}) == 1 and all(map(str.isdecimal, counts))
    if not alike or len(counts) < 2 or len(cut.remarks) != len(counts):  # noqa: PLR2004 - a sum
        return cut
    first, whole = told[0], str(sum(map(int, counts)))
    spans = (replace(each, value=whole) if each.sense == "number" else each for each in first.spans)
    parts = [part for part in cut.parts if part not in told[1:]]
    parts[parts.index(first)] = replace(first, spans=(*spans,))
    return replace(cut, parts=parts, left=[])
