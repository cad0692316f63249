"""Parameters of procedures, read off the annotations of the function that is the rule.

    def break_test(dice: Dice, *, ld: Annotated[int, Whole(0, 10), Fill("unit", "ld")], …)

The kind checks and converts what a player gave; `Fill` says which value of which unit stands in
when the player gave none.
"""

from __future__ import annotations

import inspect
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Final, Literal, TypeAlias, get_args, get_origin, get_type_hints

from rulesets.core.amount import Amount, read_amount
from rulesets.core.house import House, Switches
from rulesets.core.rules import NO_RULES, SpecialRules
from rulesets.core.spell import Spell
from rulesets.core.unit import Unit
from rulesets.refusal import Refusal

Raw: TypeAlias = "int | float | str | bool | Amount | SpecialRules | tuple[Unit, ...]"
"""What the application hands in: plain values as typed, units and rules already looked up."""

MISSING: Final = inspect.Parameter.empty

_LONGEST_NUMBER: Final = 12
"""Characters of a whole number that are read: what is longer is out of every range."""

_TRUE: Final = frozenset({"true", "yes", "on", "1", "oui", "vrai"})
_FALSE: Final = frozenset({"false", "no", "off", "0", "non", "faux"})


class Kind(ABC):
    """What values a parameter takes."""

    @abstractmethod
    def read(self, name: str, raw: Raw) -> Any:
        """Return the checked value of the parameter `name`; raises Refusal otherwise."""


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
        if not self.least <= value <= self.most:
            raise Refusal(
                "out-of-range", option=name, value=value, least=self.least, most=self.most
            )
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
        if not self.least <= value <= self.most:
            raise Refusal(
                "out-of-range", option=name, value=value, least=self.least, most=self.most
            )
        return value


@dataclass(frozen=True, slots=True)
class Flag(Kind):
    """Yes or no."""

    def read(self, name: str, raw: Raw) -> bool:
        """Return whether it is so."""
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
            raise Refusal(
                "not-a-choice", option=name, text=str(raw)[:40], values=", ".join(self.values)
            )
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
        one = Whole(self.least, self.most)
        return tuple(one.read(name, part) for part in parts)


@dataclass(frozen=True, slots=True)
class Rules(Kind):
    """Special rules that matter here, by id."""

    allowed: tuple[str, ...]

    def read(self, name: str, raw: Raw) -> SpecialRules:
        """Return the rules; refuses one that changes nothing here."""
        if not isinstance(raw, SpecialRules):
            raise Refusal("not-rules", option=name)
        for rule in raw:
            if rule not in self.allowed:
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
        return next((one for one in self.spells if one.id == wanted), None)


@dataclass(frozen=True, slots=True)
class Units(Kind):
    """From `least` to `most` units, of the table or described by a profile line.

    Attributes:
        fallen: Whether units that left the battle may be named too.
    """

    least: int = 1
    most: int = 1
    fallen: bool = False

    def read(self, name: str, raw: Raw) -> Any:
        """Return the unit, or the tuple of units where several may be named."""
        if not isinstance(raw, tuple):
            raise Refusal("not-units", option=name)
        if not self.least <= len(raw) <= self.most:
            raise Refusal(
                "unit-count", option=name, count=len(raw), least=self.least, most=self.most
            )
        return raw if self.most > 1 else raw[0]


@dataclass(frozen=True, slots=True)
class Fill:
    """Where a value comes from when the player gives none.

    Attributes:
        role: The unit option it is read from.
        field: A profile field, or `models`, `size`, `carried`, `phase_start`, `characters`,
            `rules`, `status:<id>` for whether a status is true.
        otherwise: The field that counts for a unit without the first, where there is one.
    """

    role: str
    field: str
    otherwise: str | None = None


@dataclass(frozen=True, slots=True)
class FromSpell:
    """The value stands in from the spell that an option names, before that of a unit.

    Attributes:
        value: What is read off the spell, a key of `Spell.values`.
        option: The option that names it.
    """

    value: str
    option: str = "spell"


@dataclass(frozen=True, slots=True)
class Parameter:
    """One input of a procedure.

    Attributes:
        name: Its option name, the same in every language; its text is `param-<name>`.
        kind: What values it takes.
        default: Its value when nobody gives one; MISSING when it must be given.
        fill: The unit value that stands in first.
        house: The house rule that fills it; its text is then `house-<id>`, and no slash command has
            an option for it.
        spell: The value of a spell that stands in before that.
    """

    name: str
    kind: Kind
    default: Any = MISSING
    fill: Fill | None = None
    house: str | None = None
    spell: FromSpell | None = None

    @property
    def required(self) -> bool:
        """Whether the procedure cannot run without it."""
        return self.default is MISSING

    @property
    def text(self) -> str:
        """Key of what it is called."""
        key = f"param-{self.name}" if self.house is None else f"house-{self.house}"
        return key.replace("_", "-")


def parameters_of(function: Callable[..., Any]) -> tuple[Parameter, ...]:
    """Read the parameters off a procedure's signature, in order, without its dice handle.

    Raises:
        TypeError: a parameter without a kind, one that is not keyword-only, or one of a house rule
            without the book's value as its default.
    """
    hints = get_type_hints(function, include_extras=True)
    parameters = []
    for name, declared in list(inspect.signature(function).parameters.items())[1:]:
        if declared.kind is not inspect.Parameter.KEYWORD_ONLY:
            msg = f"{function.__name__}: {name} must be keyword-only"
            raise TypeError(msg)
        notes: Sequence[Any] = ()
        if get_origin(hints[name]) is Annotated:
            notes = get_args(hints[name])[1:]
        kind = next((note for note in notes if isinstance(note, Kind)), None)
        if kind is None:
            msg = f"{function.__name__}: {name} has no kind"
            raise TypeError(msg)
        fill = next((note for note in notes if isinstance(note, Fill)), None)
        house = next((note.id for note in notes if isinstance(note, House)), None)
        if house is not None and declared.default is MISSING:
            msg = f"{function.__name__}: {name} has no default, the book's value"
            raise TypeError(msg)
        spell = next((note for note in notes if isinstance(note, FromSpell)), None)
        parameters.append(Parameter(name, kind, declared.default, fill, house, spell))
    return tuple(parameters)


def unit_value(unit: Unit, field: str) -> Raw | None:
    """Return the value of a unit that a `Fill` names, None when the unit does not have it."""
    counts: dict[Literal["models", "size", "carried", "phase_start", "characters"], int] = {
        "models": unit.models,
        "size": unit.size,
        "carried": unit.carried,
        "phase_start": unit.phase_start,
        "characters": unit.characters,
    }
    if field in counts:
        return counts[field]
    if field == "rules":
        return unit.rules
    if field.startswith("status:"):
        return unit.has(field.removeprefix("status:"))
    value = unit.find(field)
    if value is None:
        return None
    return value if value.fixed is None else value.fixed


def _filled(parameter: Parameter, units: dict[str, tuple[Unit, ...]]) -> Raw | None:
    if parameter.fill is None or not units.get(parameter.fill.role):
        return None
    unit = units[parameter.fill.role][0]
    value = unit_value(unit, parameter.fill.field)
    if value is None and parameter.fill.otherwise is not None:
        value = unit_value(unit, parameter.fill.otherwise)
    return _allowed(parameter, value)


def _allowed(parameter: Parameter, value: Raw | None) -> Raw | None:
    """Return what of a value matters to a parameter: of special rules those that change it."""
    if isinstance(value, SpecialRules) and isinstance(parameter.kind, Rules):
        others = [rule for rule in value if rule not in parameter.kind.allowed]
        return value.without(others)
    return value


Spoken: TypeAlias = dict[str, Spell]
"""The spells that were named, by the options that name them."""


def _spoken(parameters: Sequence[Parameter], given: dict[str, Raw]) -> Spoken:
    """Return the spells of the game that were named."""
    found: Spoken = {}
    for parameter in parameters:
        raw = given.get(parameter.name)
        if isinstance(parameter.kind, SpellName) and raw is not None:
            spell = parameter.kind.find(str(raw))
            if spell is not None:
                found[parameter.name] = spell
    return found


def _cast(parameter: Parameter, spells: Spoken) -> Raw | None:
    if parameter.spell is None or parameter.spell.option not in spells:
        return None
    values = spells[parameter.spell.option].values
    return _allowed(parameter, values.get(parameter.spell.value))


def _stand_in(
    parameter: Parameter, units: dict[str, tuple[Unit, ...]], spells: Spoken
) -> Raw | None:
    """Return what stands in for a value that nobody typed: the spell's, else the unit's.

    Special rules of both count together.
    """
    cast, filled = _cast(parameter, spells), _filled(parameter, units)
    if isinstance(cast, SpecialRules) and isinstance(filled, SpecialRules):
        return cast | filled
    return filled if cast is None else cast


def read_arguments(
    parameters: Sequence[Parameter],
    given: dict[str, Raw],
    units: dict[str, tuple[Unit, ...]],
    switches: Switches | None = None,
) -> dict[str, Any]:
    """Return the checked arguments of a procedure.

    What a player typed wins over the spell named, which wins over the profile of the unit named, or
    over the house rules, which win over the default; rules typed are added to those that stand in.

    Args:
        parameters: The procedure's.
        given: What the player typed, by option name.
        units: The units named, by role.
        switches: The house rules that hold, by id; those that are not there are the book's.

    Raises:
        Refusal: `unknown-option`, `missing-option` with the names of all that are `absent`, or what
            a kind refuses.
    """
    names = {parameter.name for parameter in parameters}
    for name in given:
        if name not in names:
            raise Refusal("unknown-option", option=name)
    spells = _spoken(parameters, given)
    standing = {one.name: _stand_in(one, units, spells) for one in parameters}
    arguments: dict[str, Any] = {}
    for parameter in parameters:
        raw: Raw | None = given.get(parameter.name)
        if raw is None and isinstance(parameter.kind, Units):
            raw = units.get(parameter.name)
        filled = standing[parameter.name]
        if parameter.house is not None and switches is not None:
            filled = switches.get(parameter.house)
        if raw is None:
            raw = filled
        elif isinstance(raw, SpecialRules) and isinstance(filled, SpecialRules):
            raw = parameter.kind.read(parameter.name, raw) | filled
        if raw is not None:
            arguments[parameter.name] = parameter.kind.read(parameter.name, raw)
        elif parameter.required:
            absent = [
                one.name
                for one in parameters
                if one.required
                and given.get(one.name) is None
                and not units.get(one.name)
                and standing[one.name] is None
            ]
            raise Refusal("missing-option", option=parameter.name, absent=" ".join(absent))
        else:
            arguments[parameter.name] = parameter.default
    return arguments


__all__ = [
    "MISSING",
    "NO_RULES",
    "Choice",
    "Decimal",
    "Fill",
    "Flag",
    "FromSpell",
    "House",
    "Kind",
    "Numbers",
    "Parameter",
    "Quantity",
    "Raw",
    "Rules",
    "SpellName",
    "Text",
    "Units",
    "Whole",
    "parameters_of",
    "read_arguments",
    "unit_value",
]
