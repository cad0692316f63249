"""Kinds of values for the options of procedures, checked and converted."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias

from rulesets.core.battlefield.amount import Amount, read_amount
from rulesets.core.battlefield.keyword import words_of
from rulesets.core.battlefield.landmark import Landmark
from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.books.spell import Spell
from rulesets.refusal import Refusal

Raw: TypeAlias = "int | float | str | bool | Amount | SpecialRules | Landmark | tuple[Unit, ...]"
"""A value that the application hands in: as typed, or a unit or rules looked up already."""

_LONGEST_NUMBER: Final = 12
"""Characters of a whole number that are read: longer ones are out of every range."""

_MOST_TOLD: Final = 8
"""Choices that a refusal lists."""

_TRUE: Final = frozenset({"true", "yes", "on", "1", "oui", "vrai"})
_FALSE: Final = frozenset({"false", "no", "off", "0", "non", "faux"})


class Kind:
    """A kind of values that a parameter takes.

    Its metaclass is the usual one: rules ask by the million of which kind a parameter is, and one
    that keeps abstract methods takes ten times as long to tell.
    """

    def read(self, name: str, raw: Raw) -> Any:
        """Return the checked value of the parameter `name`; raises Refusal otherwise."""
        raise NotImplementedError


def _check_bounds(name: str, value: float, least: float, most: float) -> None:
    """Refuse a number outside its bounds.

    Raises:
        Refusal: `out-of-range`.
    """
    if not least <= value <= most:
        raise Refusal("out-of-range", option=name, value=value, least=least, most=most)


@dataclass(frozen=True, slots=True)
class Whole(Kind):
    """A whole number from `least` to `most`, counted in `unit` (key of its name)."""

    least: int
    most: int
    unit: str | None = None

    def read(self, name: str, raw: Raw) -> int:
        """Return the number."""
        try:
            value = int(str(raw).strip()[:_LONGEST_NUMBER].removesuffix("+"))
        except ValueError:
            raise Refusal("not-a-number", option=name, text=str(raw)[:40]) from None
        _check_bounds(name, value, self.least, self.most)
        return value


@dataclass(frozen=True, slots=True)
class Decimal(Kind):
    """A number with decimals from `least` to `most`, such as a distance."""

    least: float
    most: float
    unit: str | None = None

    def read(self, name: str, raw: Raw) -> float:
        """Return the number; a decimal comma is understood."""
        try:
            value = float(str(raw).strip().replace(",", "."))
        except ValueError:
            raise Refusal("not-a-number", option=name, text=str(raw)[:40]) from None
        _check_bounds(name, value, self.least, self.most)
        return value


@dataclass(frozen=True, slots=True)
class Flag(Kind):
    """Yes or no."""

    def read(self, name: str, raw: Raw) -> bool:
        """Return the truth value."""
        if isinstance(raw, bool):
            return raw
        text = str(raw).strip().lower()
        if text in _TRUE:
            return True
        if text in _FALSE:
            return False
        raise Refusal("not-yes-or-no", option=name, text=text[:40])


@dataclass(frozen=True, slots=True)
class Choice(Kind):
    """One of a few values; the text of each is `choice-<value>`."""

    values: tuple[str, ...]

    def read(self, name: str, raw: Raw) -> str:
        """Return the value."""
        text = str(raw).strip().lower().replace("_", "-").replace(" ", "-")
        if text not in self.values:
            few = self.values[:_MOST_TOLD]
            told = ", ".join(few if few == self.values else (*few, "…"))
            raise Refusal("not-a-choice", option=name, text=str(raw)[:40], values=told)
        return text


@dataclass(frozen=True, slots=True)
class Quantity(Kind):
    """A number or dice: 3, D3, 2D6."""

    least: int
    most: int
    unit: str | None = None

    def read(self, name: str, raw: Raw) -> Amount:
        """Return the amount."""
        amount = raw if isinstance(raw, Amount) else read_amount(str(raw))
        if amount.most > self.most or (amount.fixed is not None and amount.fixed < self.least):
            raise Refusal(
                "out-of-range", option=name, value=str(amount), least=self.least, most=self.most
            )
        return amount


@dataclass(frozen=True, slots=True)
class Text(Kind):
    """Free text of up to `longest` characters, such as a spell's name."""

    longest: int = 60

    def read(self, name: str, raw: Raw) -> str:
        """Return the text without blanks around it."""
        text = str(raw).strip()
        if len(text) > self.longest:
            raise Refusal("too-long", option=name, length=len(text), most=self.longest)
        return text


@dataclass(frozen=True, slots=True)
class Numbers(Kind):
    """Whole numbers separated by spaces or commas: the Toughness of each model in contact."""

    least: int
    most: int
    longest: int
    unit: str | None = None

    def read(self, name: str, raw: Raw) -> tuple[int, ...]:
        """Return the numbers."""
        parts = str(raw).replace(",", " ").replace(";", " ").split()
        if len(parts) > self.longest:
            raise Refusal("too-many-numbers", option=name, count=len(parts), most=self.longest)
        whole = Whole(self.least, self.most)
        return tuple(whole.read(name, part) for part in parts)


@dataclass(frozen=True, slots=True)
class Rules(Kind):
    """Special rules that matter here, by id.

    Attributes:
        allowed: Their ids.
        free: What keywords in any words begin with that matter besides: nothing for all of them.
    """

    allowed: tuple[str, ...]
    free: tuple[str, ...] = ()

    def takes(self, rule: str) -> bool:
        """Return whether a rule matters here."""
        words = words_of(rule)
        if words is None:
            return rule in self.allowed
        return words.startswith(self.free)

    def read(self, name: str, raw: Raw) -> SpecialRules:
        """Return the rules; refuses one that changes nothing here."""
        if not isinstance(raw, SpecialRules):
            raise Refusal("not-rules", option=name)
        for rule in raw:
            if not self.takes(rule):
                raise Refusal("rule-changes-nothing", option=name, rule=rule)
        return raw


@dataclass(frozen=True, slots=True)
class SpellName(Kind):
    """A spell of the game by its id, or the free name of another of up to `longest` characters."""

    spells: tuple[Spell, ...] = ()
    longest: int = 60

    def read(self, name: str, raw: Raw) -> str:
        """Return the id of a spell of the game, else the name."""
        text = Text(self.longest).read(name, raw)
        found = self.find(text)
        return text if found is None else found.id

    def find(self, text: str) -> Spell | None:
        """Return a spell of the game by its id."""
        wanted = text.strip().lower()
        return next((spell for spell in self.spells if spell.id == wanted), None)


@dataclass(frozen=True, slots=True)
class Landmarks(Kind):
    """A landmark of the battle by its name, or any of one of the kinds; see `choice-<kind>`."""

    kinds: tuple[str, ...]

    def read(self, name: str, raw: Raw) -> Landmark:
        """Return the landmark."""
        if isinstance(raw, Landmark):
            return raw
        return Landmark(Choice(self.kinds).read(name, raw))


@dataclass(frozen=True, slots=True)
class Units(Kind):
    """From `least` to `most` units, of the table or described by a profile line.

    Attributes:
        fallen: Whether units that left the battle may be named too; with `turn` only those that
            left it in the player turn under way, in a game that has the status for it.
        army: Whether the name of a side stands for all the units it ever had, characters too.
    """

    least: int = 1
    most: int = 1
    fallen: bool | Literal["turn"] = False
    army: bool = False

    def read(self, name: str, raw: Raw) -> Any:
        """Return the unit, or the tuple of units where several may be named."""
        if not isinstance(raw, tuple):
            raise Refusal("not-units", option=name)
        if not self.least <= len(raw) <= self.most:
            raise Refusal(
                "unit-count", option=name, count=len(raw), least=self.least, most=self.most
            )
        return raw if self.most > 1 else raw[0]
