"""Parameters of procedures, read off the annotations of the function that is the rule.

    def break_test(dice: Dice, *, ld: Annotated[int, Whole(0, 10), Fill("unit", "ld")], …)

The kind checks and converts what a player gave; `Fill` says which value of which unit stands in
when the player gave none.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.books.spell import Spell
from rulesets.core.declaring.bundle import declared_of, notes_of
from rulesets.core.declaring.house import House, Switches
from rulesets.core.declaring.kind import (
    Choice,
    Decimal,
    Flag,
    Kind,
    Landmarks,
    Numbers,
    Quantity,
    Raw,
    Rules,
    SpellName,
    Text,
    Units,
    Whole,
)
from rulesets.core.ids.composed import as_status
from rulesets.refusal import Refusal

if TYPE_CHECKING:
    from rulesets.core.ids.refusals import RefusalCode

MISSING: Final = inspect.Parameter.empty


@dataclass(frozen=True, slots=True)
class Fill:
    """The source of a value when the player gives none.

    Attributes:
        role: The unit option it is read from.
        field: A profile field, or `models`, `size`, `carried`, `phase_start`, `characters`,
            `rules`, `faced` for its rules and what else enemies face of those in it,
            `status:<id>` for whether a status is true.
        otherwise: The field that counts for a unit without the first, where there is one.
    """

    role: str
    field: str
    otherwise: str | None = None


@dataclass(frozen=True, slots=True)
class Kept:
    """A number that a side keeps; it stands in where the player gives none.

    Attributes:
        counter: The counter.
        side: Whose: that of the side whose turn it is, `other` for the one that follows it, or the
            side of the unit that an option names.
        of: Options whose values say together which of a counter's numbers by name it is.
        refuses: Codes of the refusals that rest on it: correcting the number lifts them.
    """

    counter: str
    side: str = "active"
    of: tuple[str, ...] = ()
    refuses: tuple[RefusalCode, ...] = ()

    def by(self, option: str) -> bool:
        """Return whether an option names the unit whose side keeps the number."""
        return option == self.side


@dataclass(frozen=True, slots=True)
class InPlay:
    """A value of the spell in play that an option names; it stands in as `Kept` does.

    Attributes:
        fact: `fresh` for whether it was cast in the player turn under way, `value` for what a
            dispel must equal.
        option: The option that names it.
        by: The option that names who would end it: of two of the name, an enemy's is meant.
    """

    fact: Literal["fresh", "value"]
    option: str = "spell"
    by: str = "wizard"


@dataclass(frozen=True, slots=True)
class FromSpell:
    """A value of the spell that an option names; it stands in before that of a unit.

    Attributes:
        value: What is read off the spell, a key of `Spell.values`.
        option: The option that names it.
    """

    value: str
    option: str = "spell"


def untold(*_said: object) -> None:
    """Tell nothing of a value that players say, of those that there are."""


@dataclass(frozen=True, slots=True)
class FromTable:
    """A value of the battle as it is; it stands in where the player gives none.

    Attributes:
        read: From the battle, and from what was said in some options, to the value; None where the
            table does not know, which it never does with `untold`.
        whole_army: Whether it looks at every unit that a side brought, those that are gone too.
        of: Those options; it is given None for each that nobody used, a unit by its name.
        among: From the same to the values that players choose from where several may be meant.
        unsaid: Whether players have no reason to say it: no command has an option for it.
        aside: Whether the desk alone asks for it, and who types says it among something else: no
            command has an option for it, a rule that is named takes it as any value.
    """

    read: Callable[..., Raw | None]
    whole_army: bool = False
    of: tuple[str, ...] = ()
    among: Callable[..., tuple[str, ...]] | None = None
    unsaid: bool = False
    aside: bool = False

    @property
    def tells(self) -> bool:
        """Tell whether it ever knows the value."""
        return self.read is not untold


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
        kept: The number of a side that stands in before anything else.
        in_play: What of a spell in play stands in in the same way.
        table: What the battle tells that stands in before anything else.
    """

    name: str
    kind: Kind
    default: Any = MISSING
    fill: Fill | None = None
    house: str | None = None
    spell: FromSpell | None = None
    kept: Kept | None = None
    in_play: InPlay | None = None
    table: FromTable | None = None

    @property
    def required(self) -> bool:
        """Tell whether the procedure cannot run without it."""
        return self.default is MISSING

    @property
    def text(self) -> str:
        """The key of its name's text."""
        key = f"param-{self.name}" if self.house is None else f"house-{self.house}"
        return key.replace("_", "-")


def parameters_of(function: Callable[..., Any]) -> tuple[Parameter, ...]:
    """Read the parameters off a procedure's signature, in order, without its dice handle.

    The fields of a bundle are parameters too.

    Raises:
        TypeError: a parameter without a kind, one that is not keyword-only, or one of a house rule
            without the book's value as its default.
    """
    parameters = []
    for declared, hint in declared_of(function):
        name = declared.name
        if declared.kind is not inspect.Parameter.KEYWORD_ONLY:
            msg = f"{function.__name__}: {name} must be keyword-only"
            raise TypeError(msg)
        notes = notes_of(hint)
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
        kept = next((note for note in notes if isinstance(note, Kept)), None)
        lasts = next((note for note in notes if isinstance(note, InPlay)), None)
        table = next((note for note in notes if isinstance(note, FromTable)), None)
        default = declared.default
        parameters.append(Parameter(name, kind, default, fill, house, spell, kept, lasts, table))
    return tuple(parameters)


_COUNTS: Final = frozenset({"models", "size", "carried", "phase_start", "characters"})
"""Numbers of a unit that its profile does not have."""


def unit_value(unit: Unit, field: str) -> Raw | None:
    """Return the value of a unit that a `Fill` names, None when the unit does not have it."""
    if field in _COUNTS:
        count: int = getattr(unit, field)
        return count
    if field == "rules":
        return unit.rules
    if field == "faced":
        return unit.rules | unit.faced
    if field.startswith("status:"):
        return unit.has(as_status(field.removeprefix("status:")))
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
    """Return the part of a value that a parameter takes: of special rules those it allows."""
    if isinstance(parameter.kind, Rules) and isinstance(value, SpecialRules):
        others = [rule for rule in value if not parameter.kind.takes(rule)]
        return value.without(others)
    return value


Spoken: TypeAlias = dict[str, Spell]
"""The spells that were named, by the options that name them."""


def _spoken(parameters: Sequence[Parameter], given: dict[str, Raw]) -> Spoken:
    """Return the spells of the game that were named."""
    found: Spoken = {}
    for parameter in parameters:
        raw = given.get(parameter.name)
        if raw is not None and isinstance(parameter.kind, SpellName):
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
    """Return the value that stands in where nobody typed one: the spell's, else the unit's.

    Special rules of both count together.
    """
    cast, filled = _cast(parameter, spells), _filled(parameter, units)
    if cast is None or filled is None:
        return filled if cast is None else cast
    if isinstance(cast, SpecialRules) and isinstance(filled, SpecialRules):
        return cast | filled
    return cast


def read_arguments(
    parameters: Sequence[Parameter],
    given: dict[str, Raw],
    units: dict[str, tuple[Unit, ...]],
    switches: Switches | None = None,
) -> dict[str, Any]:
    """Return the checked arguments of a procedure.

    What a player typed wins over the spell named, which wins over the profile of the unit named, or
    over the house rules, which win over the default; rules typed are added to those that stand in,
    a number typed in the place of theirs.

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
    standing = {
        parameter.name: _stand_in(parameter, units, spells)
        for parameter in parameters
        if parameter.fill is not None or parameter.spell is not None
    }
    arguments: dict[str, Any] = {}
    for parameter in parameters:
        raw: Raw | None = given.get(parameter.name)
        if raw is None and isinstance(parameter.kind, Units):
            raw = units.get(parameter.name)
        filled = standing.get(parameter.name)
        if parameter.house is not None and switches is not None:
            filled = switches.get(parameter.house)
        if raw is None:
            raw = filled
        elif isinstance(raw, SpecialRules) and isinstance(filled, SpecialRules):
            stated = {rule for rule, number in raw.items if number is not None}
            raw = parameter.kind.read(parameter.name, raw) | filled.without(stated)
        if raw is not None:
            arguments[parameter.name] = parameter.kind.read(parameter.name, raw)
        elif parameter.required:
            absent = [
                parameter.name
                for parameter in parameters
                if parameter.required
                and given.get(parameter.name) is None
                and not units.get(parameter.name)
                and standing.get(parameter.name) is None
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
    "FromTable",
    "House",
    "InPlay",
    "Kept",
    "Kind",
    "Landmarks",
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
