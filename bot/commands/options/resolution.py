"""The way from the options of a command to a procedure that ran."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, Protocol, TypeAlias

from bot.commands.options.incomplete import Incomplete, known_arguments
from bot.commands.options.lending import Lend, with_loans
from bot.commands.options.names import GameNames
from bot.commands.options.question import BoundUnit, Question
from bot.commands.options.specification import CLOSING, MORE, WHAT, CommandSpec
from bot.commands.options.typed_options import read_values, typed_value, unused
from bot.texts.names import fold
from rulesets.core.battlefield.landmark import Landmark
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.declaring.deciding import kept_of
from rulesets.core.declaring.house import Switches
from rulesets.core.declaring.idle import refuse_idle
from rulesets.core.declaring.kind import Landmarks
from rulesets.core.declaring.parameter import (
    Choice,
    Parameter,
    Raw,
    Rules,
    SpellName,
    Units,
    read_arguments,
)
from rulesets.core.declaring.procedure import Procedure
from rulesets.core.results.effect import Effect
from rulesets.core.results.status import FALLEN
from rulesets.core.ruleset.game import Ruleset
from rulesets.dice.handles.choices import Taken
from rulesets.dice.handles.rolled import STOPS, Interrupted, Origin, RolledDice, Told
from rulesets.refusal import Refusal

_SEPARATOR: Final = re.compile(r"(?:\s*[;,]\s*|\s+\+\s+)(?![^\[]*\])(?![^{]*\})")


FindLandmark: TypeAlias = Callable[[str], Landmark | None]
"""Returns the landmark of a name, None without one."""
FindArmy: TypeAlias = "Callable[[str], tuple[BoundUnit, ...] | None]"
"""Returns all the units that the side of a name ever had, None without such a side."""


class FindUnit(Protocol):
    """A function that finds a unit of the battle by name; raises Refusal."""

    def __call__(self, name: str, /, *, destroyed: bool = False) -> BoundUnit:
        """Return the unit; one that left the battle only where that is allowed."""


@dataclass(frozen=True, slots=True)
class Resolution:
    """A question answered by dice."""

    question: Question
    result: Any
    record: tuple[Told, ...]
    marks: tuple[int, ...]
    origin: Origin
    effects: tuple[Effect, ...]
    taken: tuple[Taken, ...] = ()


class DiceUnneeded(Exception):  # noqa: N818 - a refusal that tells more, nothing has failed
    """Dice were given for what rolled none.

    Attributes:
        refusal: That they are left over.
        result: What came out without them.
    """

    def __init__(self, refusal: Refusal, result: Any) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal
        self.result = result


def procedure_of(
    spec: CommandSpec, ruleset: Ruleset, options: Mapping[str, Raw], names: GameNames
) -> tuple[Procedure, dict[str, Raw]]:
    """Return the procedure that a generated command runs, and the options given to it.

    Raises:
        Refusal: anything that is not as the channel's game wants it.
    """
    given = {name: raw for name, raw in options.items() if name not in CLOSING}
    what = given.pop(WHAT, None)
    variant = None
    if what is not None:
        variants = [procedure.variant for procedure in spec.own(ruleset) if procedure.variant]
        variant = names.find_choice(variants, str(what)) or str(what)
    procedure = spec.choose(ruleset, variant)
    more = given.pop(MORE, None)
    if more is not None:
        given |= {
            name: value
            for name, value in read_values(str(more), procedure, ruleset).items()
            if name not in given
        }
    return procedure, given


def understand(
    procedure: Procedure,
    ruleset: Ruleset,
    given: Mapping[str, Raw],
    names: GameNames,
    find_unit: FindUnit,
    *,
    switches: Switches | None = None,
    lend: Lend | None = None,
    find_army: FindArmy | None = None,
    find_landmark: FindLandmark | None = None,
) -> Question:
    """Return the question that some options ask of a procedure.

    Args:
        procedure: What is asked.
        ruleset: The game.
        given: The options.
        names: What its things are called.
        find_unit: Finds units of the battle.
        switches: The house rules that hold, by id; the book's when None.
        lend: Finds what somebody on a side lends the others.
        find_army: Finds all the units that a side ever had, by its name.
        find_landmark: Finds what stands on the battlefield by its name.

    Raises:
        Incomplete: `missing-option`.
        Refusal: an option the procedure does not have, a unit nobody knows, a value it cannot take,
            `rule-unused` for a special rule named for nothing.
    """
    _check_layer(procedure, ruleset, switches or {})
    known = procedure.options
    units: dict[str, tuple[BoundUnit, ...]] = {}
    values: dict[str, Raw] = {}
    for name, raw in given.items():
        if name not in known:
            raise unused(name, procedure, ruleset, given)
        parameter = procedure.parameter(name)
        if name in procedure.unit_options:
            kind = parameter.kind if parameter is not None else None
            finding = _finding(find_unit, kind) if isinstance(kind, Units) else find_unit
            army = (
                find_army(str(raw)) if find_army and isinstance(kind, Units) and kind.army else None
            )
            units[name] = army or _units(str(raw), ruleset, names, finding)
            continue
        standing = None
        if find_landmark is not None and parameter and isinstance(parameter.kind, Landmarks):
            standing = find_landmark(str(raw))
        read = raw if parameter is None or standing else _meant(parameter, raw, ruleset, names)
        values[name] = standing or read
    _check_apart(procedure, units)
    named = {name: value for name, value in values.items() if isinstance(value, SpecialRules)}
    values = _with_loans(procedure, values, ruleset, units, lend)
    bare = {role: tuple(unit.unit for unit in bound) for role, bound in units.items()}
    typed = {name: typed_value(raw) for name, raw in given.items()}
    try:
        arguments = read_arguments(procedure.parameters, values, bare, switches)
    except Refusal as refusal:
        told = names.completed(refusal, procedure, bare)
        if refusal.code != "missing-option":
            raise told from None
        partly = known_arguments(procedure, refusal, values, bare, switches)
        raise Incomplete(told, Question(ruleset, procedure, partly, units, typed)) from None
    _check_layer(procedure, ruleset, switches or {}, arguments)
    refuse_idle(procedure.idles, arguments, named)
    return Question(ruleset, procedure, arguments, units, typed)


def _finding(find_unit: FindUnit, kind: Units) -> Callable[[str], BoundUnit]:
    """Return the way to find the units that an option takes."""
    if not kind.fallen:
        return find_unit
    late = kind.fallen == "turn"
    return partial(_late, find_unit) if late else partial(find_unit, destroyed=True)


def _late(find_unit: FindUnit, name: str) -> BoundUnit:
    """Return a unit that stands, or left the battle in the player turn under way.

    Raises:
        Refusal: `unit-destroyed` for one that left it earlier.
    """
    try:
        return find_unit(name)
    except Refusal as refusal:
        if refusal.code != "unit-destroyed":
            raise
        found = find_unit(name, destroyed=True)
        if not found.unit.has(FALLEN):
            raise
        return found


def reread(
    procedure: Procedure,
    ruleset: Ruleset,
    given: Mapping[str, str],
    names: GameNames,
) -> dict[str, Any]:
    """Return checked arguments that replace others of an earlier question.

    Raises:
        Refusal: `option-unused`, `option-fixed` for a unit, a value the procedure cannot take.
    """
    found: dict[str, Any] = {}
    for name, raw in given.items():
        parameter = procedure.parameter(name)
        if parameter is None or isinstance(parameter.kind, Units):
            raise Refusal("option-fixed", option=name)
        value = _meant(parameter, raw, ruleset, names)
        found |= read_arguments((parameter,), {name: value}, {}, None)
    return found


def _meant(parameter: Parameter, raw: Raw, ruleset: Ruleset, names: GameNames) -> Raw:
    """Return a value with the names in it read as ids."""
    name, kind = parameter.name, parameter.kind
    if isinstance(kind, Rules):
        return names.read_rules(str(raw), keywords=bool(kind.free))
    if parameter.house is not None:
        rule = ruleset.house_rule(parameter.house)
        return raw if rule is None else names.read_house(name, rule, raw)
    if isinstance(kind, SpellName):
        return names.read_spell(str(raw))
    if isinstance(kind, Choice):
        return names.read_choice(name, kind, raw)
    if isinstance(kind, Landmarks) and not isinstance(raw, Landmark):
        return names.read_landmark(name, kind, str(raw))
    return raw


def _check_layer(
    procedure: Procedure,
    ruleset: Ruleset,
    switches: Switches,
    arguments: Mapping[str, Any] | None = None,
) -> None:
    """Refuse a rule that the game's text lacks, where players use the text alone."""
    if ruleset.layer is not None:
        refusal = procedure.held_back(ruleset.layer, switches, arguments)
        if refusal is not None:
            raise refusal


def _with_loans(
    procedure: Procedure,
    values: Mapping[str, Raw],
    ruleset: Ruleset,
    units: Mapping[str, tuple[BoundUnit, ...]],
    lend: Lend | None,
) -> dict[str, Raw]:
    """Return values with loans in place of rules that a player typed for a unit nearby."""
    found = dict(values)
    for parameter in procedure.parameters:
        if not isinstance(parameter.kind, Rules):
            continue
        role = parameter.name.removesuffix("rules").rstrip("_")
        bound = units.get(role) if role else next(iter(units.values()), None)
        side = bound[0].side if bound else None
        typed = found.get(parameter.name)
        rules = typed if isinstance(typed, SpecialRules) else NO_RULES
        rules = with_loans(rules, parameter.kind, ruleset, side, lend)
        if rules.items:
            found[parameter.name] = rules
    return found


def _check_apart(procedure: Procedure, units: Mapping[str, tuple[BoundUnit, ...]]) -> None:
    """Refuse a unit of the battle that would act on itself."""
    found: dict[int, str] = {}
    for role, bound in units.items():
        for unit in bound:
            if unit.id is None or role in procedure.anybody:
                continue
            if unit.id in found:
                options = ", ".join(dict.fromkeys((found[unit.id], role)))
                raise Refusal("unit-named-twice", unit=unit.unit.name, options=options)
            found[unit.id] = role


def resolve(question: Question, dice: RolledDice) -> Resolution:
    """Run a procedure with some dice.

    Raises:
        Refusal: the procedure's, or that of typed dice that do not fit.
        Interrupted: typed dice ran out, or somebody is to decide.
        DiceUnneeded: nothing was rolled.
    """
    try:
        result = question.procedure.run(dice, **question.arguments)
    except Refusal as refusal:
        if refusal.code in STOPS:
            raise Interrupted(refusal, tuple(dice.record)) from refusal
        raise
    try:
        dice.finish()
    except Refusal as refusal:
        if dice.marks or refusal.code != "dice-left-over":
            raise
        raise DiceUnneeded(refusal, result) from refusal
    record = tuple(dice.record)
    found = question.procedure.effects(question.arguments, result)
    effects = (*kept_of(question.ruleset.house_rules, record), *found)
    return Resolution(question, result, record, dice.marks, dice.origin, effects, dice.taken)


def parts_of(text: str) -> list[str]:
    """Return the units that a text names or describes, each as written."""
    return [part for part in _SEPARATOR.split(text.strip()) if part]


def _units(
    text: str, ruleset: Ruleset, names: GameNames, find_unit: Callable[[str], BoundUnit]
) -> tuple[BoundUnit, ...]:
    parts = parts_of(text)
    if len(parts) > 1 and (whole := _exactly(text, find_unit)) is not None:
        return (whole,)
    found = []
    for part in parts:
        if not _is_profile(part, ruleset):
            found.append(find_unit(part))
        elif (named := _exactly(part, find_unit)) is not None:
            found.append(named)
        else:
            found.append(BoundUnit(ruleset.as_it_stands(names.read_unit(part, alone=True))))
    return tuple(found)


def _exactly(text: str, find_unit: Callable[[str], BoundUnit]) -> BoundUnit | None:
    """Return the unit of the battle with exactly this name, which may look like a description.

    Raises:
        Refusal: there is one, and it has left the battle.
    """
    try:
        found = find_unit(text)
    except Refusal as refusal:
        if refusal.code == "unit-destroyed" and fold(str(refusal.facts["unit"])) == fold(text):
            raise
        return None
    return found if fold(found.unit.name) == fold(text) else None


def _is_profile(text: str, ruleset: Ruleset) -> bool:
    """Tell whether a text describes a unit rather than names it: by values, rules or weapons."""
    if text.endswith(("]", "}")):
        return True
    signs = sorted({sign for field in ruleset.profile for sign in field.written}, key=len)[::-1]
    if not signs:
        return False
    pattern = rf"(?:^|\s)(?:{'|'.join(map(re.escape, signs))})[=:]?(?:\d|D\d)[\dD+]*\+?(?:\s|$)"
    return re.search(pattern, text, re.IGNORECASE) is not None
