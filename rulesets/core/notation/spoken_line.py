"""A unit's line as players write it without care for its order: signs, numbers, weapons in words.

`Orcs M 4 WS3 spears shields x20` and `Spearmen 20 4 3 3 3 3 1 3 1 7` are put in the order of
`profile_line`, where every word of theirs has a meaning; else what that says of them stands.
"""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise
from typing import Final, NamedTuple

from rulesets.core.battlefield.unit import Unit
from rulesets.core.notation.line_terms import LineTerms
from rulesets.core.notation.profile_line import LONGEST, read_counted_line, read_profile_line
from rulesets.core.notation.spoken.borne import Borne
from rulesets.core.notation.spoken.found import check_unit, lance_of, spear_of
from rulesets.core.notation.spoken.lexicon import bare, by_phrase, lexicon, taken
from rulesets.core.notation.spoken.ordering import Ordering
from rulesets.core.notation.spoken.several import check_counted, says_doing, without_lone
from rulesets.core.notation.spoken.tokens import MILLIMETRES, prepared
from rulesets.core.notation.spoken.values import Values
from rulesets.core.notation.unit_head import LEVEL
from rulesets.refusal import Refusal
from rulesets.spoken_number import spoken_first

_LANCE: Final = re.compile(
    r"((?:[,;(+&/]|\s(?:avec|with|et|and)\s)\s*)lances?"
    r"(?=\s*(?:[,;)+&/]|\s(?:[^\W\d_]{1,3}\d|et\s|and\s)|$))",
    re.IGNORECASE,
)
"""The lance of a unit in its line, set apart from the name."""
_TIMES: Final = re.compile(r"^\s*(?P<count>\d{1,3})\s+[xX×]\s+(?=[^\W\d_])")
"""A number of models with its sign apart: `40 x Goblins`."""
_SLASHES: Final = re.compile(r"\d[^/]*/\d.*/\d")
_DICE: Final = re.compile(r"\d{0,2}[dD][36](?:\+\d{1,2})?")
_COST: Final = re.compile(r"\b\d{1,4} ?(?:pts?|points?)\b,?", re.IGNORECASE)
_WHOLE_PROFILE: Final = 6
"""Values of a profile beside which no sign of another edition's is looked for."""
_LEAST_BORNE: Final = 2
"""Words of gear from which a hero beside a cost alone is not called by it."""
_LEAST_CREWED: Final = 2
"""Words of a name from which it may be that of a machine and its crew."""
_AGAIN: Final = frozenset(
    {
        "line-unclear",
        "unknown-sign",
        "line-number-late",
        "unknown-rule",
        "line-sign-or-name",
        "line-without-name",
        "bracket-open",
        "line-how-many",
        "too-many-models",
    }
)
"""Codes of lines that may be read in another order."""


def read_spoken_line(line: str, terms: LineTerms, *, alone: bool = False) -> Unit:
    """Read a unit from one line, in whatever order its parts stand.

    Args and Raises: see `rulesets.core.notation.profile_line.read_profile_line`.
    """
    noted = _read(line, terms, alone=alone)
    if noted.left:
        raise Refusal("unknown-rule", text=noted.left[0][:40], near=None)
    return noted.unit


def read_noted_line(line: str, terms: LineTerms) -> tuple[Unit, tuple[str, ...]]:
    """Return a unit read as by `read_spoken_line`, and the gear that no rule of the game is for.

    Raises:
        Refusal: see `rulesets.core.notation.profile_line.read_profile_line`; `line-no-unit`,
            `line-plural`.
    """
    line = _TIMES.sub(r"\g<count>x ", line)
    try:
        noted = _read(line, terms, alone=False)
    except Refusal as refusal:
        if refusal.code == "line-bare":
            check_unit(str(refusal.facts["name"]), described=False)
        raise
    noted = noted if '"' in line else _without_gear(noted, line, Borne(terms))
    _check_cost(noted.unit)
    if noted.counted or '"' in line or terms.find is None:
        return noted.unit, noted.left
    name = without_lone(noted.unit.name)
    if name == noted.unit.name:
        check_counted(name)
    return replace(noted.unit, name=name), noted.left


def _check_cost(unit: Unit) -> None:
    """Refuse a cost that is less than a point for each model: it is that of one.

    Raises:
        Refusal: `line-cost-each`.
    """
    points = dict(unit.profile).get("points")
    if points is not None and unit.models > 1 and 0 < points.most < unit.models:
        raise Refusal("line-cost-each", text=f"{points} pts")


class _Noted(NamedTuple):
    """A unit, what was left out of its line, and whether that tells the number of models."""

    unit: Unit
    left: tuple[str, ...]
    counted: bool


def _read(line: str, terms: LineTerms, *, alone: bool) -> _Noted:
    line = prepared(line)
    if line.rstrip().endswith("?"):
        raise Refusal("line-no-unit", text=line.strip()[:40])
    try:
        unit, models = read_counted_line(line, terms, alone=alone)
    except Refusal as refusal:
        if (
            refusal.code not in _AGAIN | {"value-out-of-range"}
            or terms.find is None
            or len(line) > LONGEST
        ):
            raise
        return _read_again(line, terms, refusal, alone=alone)
    counted = models is not None
    if terms.find is None or '"' in line:
        return _Noted(unit, (), counted)
    described = unit.models > 1 or any(name != "points" for name, _ in unit.profile)
    check_unit(unit.name, described=described)
    _check_elsewhere(unit, line)
    borne_by = Borne(terms)
    if not described:
        return _borne(_Noted(unit, (), counted), line, terms, alone=alone)
    if (
        borne_by.begins_in(unit.name)
        or borne_by.is_numbered(unit.name.split(), unit.models)
        or _is_counted(unit.name)
        or _is_crewed(unit.name, line)
        or _tells_more(unit.name, terms)
        or any(map(MILLIMETRES.fullmatch, unit.name.split()))
        or taken(unit.name.split(), lexicon().asking)
    ):
        unclear = Refusal("line-unclear", text=unit.name[:40])
        return _read_again(line, terms, unclear, alone=alone)
    lance = lance_of(unit.name, borne_by) or spear_of(line, borne_by)
    if lance:
        mounted = _LANCE.sub(rf"\1{lance}", line)
        unit = unit if mounted == line else read_profile_line(mounted, terms, alone=alone)
        line = mounted
    return _borne(_Noted(unit, (), counted), line, terms, alone=alone)


def _borne(noted: _Noted, line: str, terms: LineTerms, *, alone: bool) -> _Noted:
    """Return a unit without the gear at the end of its name, which it bears."""
    borne_by = Borne(terms)
    ending = borne_by.ending(noted.unit.name)
    unit = noted.unit
    if ending is None:
        _check_swallowed(unit.name, borne_by)
        return noted
    end = len(unit.name.split()) - len(ending.name.split())
    if unit.models == 1 and end < _LEAST_BORNE and not noted.counted:
        _check_swallowed(unit.name, borne_by)
        return noted  # a hero beside a cost may be called so
    cost = _COST.search(line)
    if cost is not None and unit.name not in line:  # the cost stands within
        line = " ".join(
            f"{line[: cost.start()]} {line[cost.end() :]} {cost[0].rstrip(',')}".split()
        )
    gear = f"{ending.name}, {', '.join(ending.borne)},"
    line = line.replace(unit.name, gear if ending.borne else ending.name, 1)
    return _Noted(read_profile_line(line, terms, alone=alone), ending.left, noted.counted)


def _check_swallowed(name: str, borne_by: Borne) -> None:
    """Ask about a rule at the end of a name in small letters: `Great Eagle fly`, `count halberd`.

    Raises:
        Refusal: `line-unclear`.
    """
    swallowed = borne_by.swallowed(name)
    if swallowed:
        raise Refusal("line-unclear", text=swallowed[:40])


def _without_gear(noted: _Noted, line: str, borne_by: Borne) -> _Noted:
    """Return a unit without the gear between commas, behind its number or beside a cost alone.

    `Grimgor, Ironhide` and `Kragnos, the End of Empires` are called so.
    """
    name, *parts = (part.strip() for part in noted.unit.name.split(","))
    priced = all(field == "points" for field, _ in noted.unit.profile)
    told = re.search(r"\d", line.partition(",")[0])
    several = noted.unit.models > 1 and told is not None
    if not (parts and noted.unit.profile and (priced or several)):
        return noted
    gear = [part for part in parts if _is_gear(part, borne_by)]
    kept = ", ".join([name, *(part for part in parts if part not in gear)])
    return noted._replace(unit=replace(noted.unit, name=kept), left=(*noted.left, *gear))


def _is_gear(part: str, borne_by: Borne) -> bool:
    words = part.split()
    own = any(taken([word], lexicon().apart) for word in words)
    return bool(words) and (borne_by.unnoted(words) == len(words) or (part.islower() and not own))


def _check_elsewhere(unit: Unit, line: str) -> None:
    """Refuse a name that ends with a value of another edition's profile: `Volley gun Res 10 HP 4`.

    Beside a profile that has this edition's values it is a name: `Western March 20 M4 WS3 … Ld7`.

    Raises:
        Refusal: `line-sign-or-name`.
    """
    name = unit.name
    last = name.rsplit(maxsplit=1)[-1]
    if len(unit.profile) >= _WHOLE_PROFILE:
        return
    if bare(last) not in by_phrase("elsewhere").keys() | lexicon().elsewhere_only:
        return
    number = re.search(rf"(?<!\S){re.escape(last)} (\d{{1,2}}|[-–])(?!\S)", line)
    if number is not None and len(name.split()) > 1:
        raise Refusal("line-sign-or-name", text=number[0][:40], whole=f"{last}{number[1]}"[:40])


def _is_crewed(name: str, line: str) -> bool:
    """Return whether a name tells of a crew beside a machine: `cannon with three crewmen`."""
    words = name.split()
    at = next((i for i in range(len(words)) if taken(words[i:], lexicon().crew)), None)
    if at is None or len(words) < _LEAST_CREWED:
        return False
    joined = any(taken([word], lexicon().joins) for word in words[:at])
    behind = re.search(rf"{re.escape(words[-1])}\s+\d", line) and at == len(words) - 1
    return not at or joined or bool(behind)


def _tells_more(name: str, terms: LineTerms) -> bool:
    """Return whether a name tells of values, magic or where a unit is: `squigs M 2D6`."""
    words = name.split()
    levelled = any(
        LEVEL.fullmatch(word) and spoken_first([after]) for word, after in pairwise(words)
    )
    studies = any(taken(words[at:], lexicon().studies) for at in range(1, len(words)))
    doing = any(says_doing(words, at) for at in range(len(words)))
    diced = any(map(_DICE.fullmatch, words)) or any(map(_SLASHES.search, words))
    return levelled or studies or doing or diced or Values(terms.fields).spelled(words) > 1


def _is_counted(name: str) -> bool:
    """Return whether a number stands behind a comma in a name: `Trolls, four of them`."""
    return any(spoken_first(part.split()) for part in name.split(",")[1:])


def _read_again(line: str, terms: LineTerms, refusal: Refusal, *, alone: bool) -> _Noted:
    """Return a unit by its line in another order.

    Raises:
        Refusal: the one that the line as it stands was refused with, or another.
    """
    spoken = Ordering(terms)
    ordered = spoken.ordered(line)
    if ordered is None:
        if refusal.code == "line-sign-or-name" and spoken.stopped:
            raise Refusal("line-unclear", text=spoken.stopped[:40])
        raise refusal
    try:
        unit = read_profile_line(ordered, terms, alone=alone)
        _check_elsewhere(unit, line)
        if _is_counted(unit.name):
            raise refusal
        return _Noted(unit, tuple(spoken.left), spoken.counted)
    except Refusal as again:
        if again.code in _AGAIN and again.code != "line-sign-or-name":
            raise refusal from None  # said of the line as it was typed
        raise
