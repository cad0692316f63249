"""A change in words as it is told: what all that reads its parts works with."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot.battle.tabletop.units import as_unit
from bot.commands.request.context import CommandContext
from bot.commands.units.changing.cut import Part
from bot.commands.units.changing.losses import Losses
from bot.commands.units.changing.naming import Naming
from bot.commands.units.changing.parts import Parts
from bot.commands.units.edits import Changes
from bot.store.tables.battle import UnitRow
from rulesets.refusal import Refusal

IN_DOUBT: Final = "change-in-doubt"


def ways(*keys: str) -> tuple[str, ...]:
    """Return the keys of the texts by which ways to mean something are told."""
    return tuple(f"change-way-{key}" for key in keys)


class Told:
    """A change in words, with the unit and what is changed of it so far."""

    def __init__(self, context: CommandContext, row: UnitRow, text: str) -> None:
        """Take a unit, and what is said of it."""
        self.context = context
        self.row = row
        self.unit = as_unit(row)
        self.changed = Changes(context, row)
        self.losses = Losses(self.unit)
        self.text = text
        self.alone = False  # whether it says one thing
        self.sized = False  # whether it tells how many models it began with
        self.caused = False  # whether it tells why, or when, something happened
        self.naming = Naming(context, row)
        self.parts = Parts(text, self.naming.named, self.naming.mended)

    def unreadable(self, part: Part) -> Refusal:
        """Return the refusal of a part that says nothing that can be done."""
        return Refusal("change-unreadable", text=self.words(part)[:40])

    def doubt(self, said: str, keys: Iterable[str], count: str) -> Refusal:
        """Return the refusal of what may be meant in several ways, with each of them in words."""
        texts = self.context.own_texts
        return self.in_doubt(said, [texts(key, count=int(count)) for key in keys])

    def in_doubt(self, said: str, ways: Iterable[str]) -> Refusal:
        """Return the refusal of words with what may be meant instead of them."""
        whole = "; ".join(self.text.replace(said, way, 1).strip() for way in ways)
        return Refusal(IN_DOUBT, text=said.strip()[:40], ways=whole)

    def words(self, part: Part) -> str:
        """Return a part as it was typed."""
        return self.parts.words(part.begin, part.end)

    def count(self, part: Part) -> int:
        """Return the first number of a part.

        Raises:
            Refusal: `change-unreadable`.
        """
        text = next(iter(part.values("number")), "1")  # `a model`
        if not text.isdecimal():
            raise self.unreadable(part)
        return int(text)
