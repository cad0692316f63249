"""Values of a unit in a change in words: what they become, and by how much they rise and fall."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.commands.units.changing.cut import Part, Span
from bot.commands.units.changing.losses import Kind
from bot.commands.units.changing.told import ways
from bot.commands.units.changing.wounded import Wounded
from rulesets.core.battlefield.amount import read_amount
from rulesets.core.ruleset.game import ProfileField
from rulesets.refusal import Refusal

_LEVEL: Final = "level"
_MAGIC: Final = "mp"
_WOUNDS: Final = "w"


class Valued(Wounded):
    """A change in words, of values and of what models bear of wounds."""

    def costs(self, part: Part) -> None:
        """Take what it costs."""
        self.changed.keyed("points", str(self.count(part)), self.words(part))

    def size(self, part: Part) -> None:
        """Take how many it was at first."""
        self.changed.keyed("size", str(self.count(part)), self.words(part))

    def value(self, part: Part) -> None:
        """Take a value of the profile; what it is said not to be is what it was.

        Raises:
            Refusal: `level-of-no-wizard`, `change-unreadable`.
        """
        value, *before = part.values("number")
        held = self.unit.find(self._field(part).id)
        if before and (held is None or before[0].rstrip("+") != str(held.fixed)):
            raise self.unreadable(part)
        wizard = self.unit.rules.holds("wizard") or (held is not None and held.fixed)
        if self._field(part).id == _LEVEL and not wizard:
            raise Refusal("level-of-no-wizard", unit=self.row.name, value=f"Lv{value}")
        if self._field(part).id == _WOUNDS and self._may_be_left(value):
            texts = self.context.own_texts
            (left,), sign = ways("wounds-left"), self._field(part).signs[0]
            raise self.in_doubt(self.words(part), [texts(left, count=value), f"{sign}{value}"])
        self._set(part, value)

    def health(self, part: Part) -> Refusal:
        """Return the question whether wounds told among values are one of them, or lost."""
        field = next(each for each in self.context.ruleset.profile if each.id == _WOUNDS)
        (lost,), count = ways("loses-wounds"), self.count(part)
        told = [f"{field.signs[0]}{count}", self.context.own_texts(lost, count=count)]
        return self.in_doubt(self.words(part), told)

    def _may_be_left(self, number: str) -> bool:
        """Return whether a number of wounds may be those that a single model has left."""
        return self.row.size == 1 and number.isdecimal() and 0 < int(number) < self.losses.each

    def _set(self, part: Part, number: str) -> None:
        sign = self._field(part).signs[0]
        self.changed.word(f"{sign}{number.replace(' ', '')}", self.words(part))

    def _field(self, part: Part) -> ProfileField:
        wanted = part.values("value")[0]
        return next(each for each in self.context.ruleset.profile if each.id == wanted)

    def turns(self, part: Part) -> None:
        """Take a value that becomes another, if it is the one that it is said to be."""
        before, after = (each.rstrip("+") for each in part.values("number"))
        if not (before.isdecimal() and after.isdecimal()):
            raise self.unreadable(part)
        field = self._field(part) if "value" in part.senses else None
        if field is None or (field.id == "w" and self.row.size == 1):
            less = not {"-", "loses"}.isdisjoint(part.senses)
            self._counted(part, int(before), int(after) if less else int(before) - int(after))
            return
        held = self.unit.find(field.id)
        if held is None or held.fixed != int(before):
            raise self.unreadable(part)
        self._set(part, part.values("number")[1])

    def _counted(self, part: Part, before: int, lost: int) -> None:
        """Take what is lost of as many models or wounds as there are said to be."""
        wounds = self.row.size == 1 or "wounds" in part.senses
        there = self.unit.wounds_left() if wounds else self.row.models
        if before != there or not 0 <= lost <= there:
            raise self.unreadable(part)
        told: Kind = "wounds" if wounds and self.losses.each > 1 else "models"
        self.losses.take(told, lost * (1 if wounds else self.losses.each), self.words(part))

    def more(self, part: Part) -> None:
        """Take a value that rises; a save is rather said than raised: `gains a 5+ ward`."""
        if self._field(part).save and part.values("number")[0].endswith("+"):
            self._set(part, part.values("number")[0])
            return
        self._moved(part, 1)

    def less(self, part: Part) -> None:
        """Take a value that falls."""
        self._moved(part, -1)

    def _moved(self, part: Part, sign: int) -> None:
        field, written = self._field(part), part.values("number")[0]
        held = self.unit.find(field.id)
        known = None if held is None else held.fixed
        if field.save or known is None or not written.isdecimal():
            raise self.unreadable(part)
        moved = known + sign * int(written)
        if not field.least <= moved <= field.most:
            raise Refusal(
                "change-past-end",
                text=self.words(part)[:40],
                value=str(moved),
                field=field.id,
                least=field.least,
                most=field.most,
            )
        value = read_amount(str(moved), halves=field.halves)
        self.changed.word(f"{field.signs[0]}{value}", self.words(part))

    def spends(self, part: Part) -> None:
        """Take points spent, those of magic: nothing else that is spent is a unit's."""
        magic = next((each for each in self.context.ruleset.profile if each.id == _MAGIC), None)
        if magic is None:
            raise self.unreadable(part)
        named = Span("value", magic.id, part.begin)
        self._moved(replace(part, spans=(*part.spans, named)), -1)
