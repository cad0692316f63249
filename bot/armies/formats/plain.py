"""Our own plain format: one unit a line, as `/unit add` takes it.

    # A comment
    army: The Grey Company
    game: blackhammer
    == Core ==
    Spearmen 20 M4 WS3 BS3 S3 T3 W1 I3 A1 Ld7 Sv5+ [shield]
    - 10x Archers M4 WS3 BS4 Ld7
    "Company 7" 10 M4 WS3

Headings, totals and blank lines are left out. `;` and `|` stand for the end of a line, since most
fields of Discord's hold only one. A name in double quotes may hold anything.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.armies.formats.headings import MARKS, is_counted, is_heading, looks_like_unit
from bot.armies.formats.list_lines import Line, lines_of
from bot.armies.roster import LONGEST_LINE, MOST_LEFT, MOST_UNITS, Findings, Lexicon, Roster
from bot.armies.totals import Totals
from bot.texts.names import clean
from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.notation.profile_line import saves_in_front, split_weapons
from rulesets.core.notation.profile_sign import written_value
from rulesets.core.notation.rule_list import rules_last
from rulesets.core.notation.unit_cost import FEW
from rulesets.core.ruleset.game import ProfileField
from rulesets.refusal import Refusal
from rulesets.spoken_number import spoken_first

_SETTING: Final = re.compile(
    r"(?P<key>army|armée|armee|game|jeu)\s*[:=]\s*(?P<value>.+)", re.IGNORECASE
)
_NAMES_ARMY: Final = frozenset({"army", "armée", "armee"})
_QUOTED: Final = re.compile(r'^"(?P<name>(?:[^"]|"")*)"(?P<rest>\s.*|)$')
_BRACKETS: Final = re.compile(r"\[(?P<rules>[^\]]*)\]$")
_COST: Final = re.compile(r"\s*[\[(]\s*(\d{1,4})\s*(?:pts?|points?)\s*[\])]$", re.IGNORECASE)
_NO_UNIT: Final = re.compile(
    r"(?:(?:sub-?)?totals?|points?|pts|drops?|regiments?|auxiliar\w*|models?|wounds|units?|heroes|"
    r"army|armée|faction|alliance|version|list|liste|reserves?|limit|characters|core|special|rare)"
    r"\b",
    re.IGNORECASE,
)
"""Words of lists that begin the name of no unit."""
_STRUCK: Final = re.compile(r"~~.*~~")
_COUNT: Final = re.compile(r"(?P<count>\d{1,3})\s?[x×]?\s+", re.IGNORECASE)
_PLAIN_NAME: Final = re.compile(r"[^\W\d_][^\W\d_'’-]*(?: [^\W\d_'’-]+)*")
_STAND_IN: Final = "Unit"
_MOST_LINES: Final = 1000
"""Of a list, headings left out."""
_PATIENCE: Final = 12
"""Lines that are not understood before a list is another program's, and the rest is not read."""
_PATIENCE_BESIDE: Final = 8
"""The same where a form of another program is known that understands the list."""
_TIMES_WITH_UNITS: Final = 5
"""How many times that patience lasts where some lines were units."""
_SHORT: Final = 4
"""Words of a line that is no sentence."""
_FEW: Final = 3
"""Lines that may not be understood before a list is doubted."""


@dataclass(frozen=True, slots=True)
class _Read:
    """A unit that was read.

    Attributes:
        bare: Whether the line says nothing of it but a name, models and a cost.
    """

    line: Line
    unit: Unit
    bare: bool


def read_plain(text: str, lexicon: Lexicon, *, beside: bool = False) -> Roster:
    """Read a list in the plain format.

    Args:
        text: The list.
        lexicon: The game's words.
        beside: Whether another form understands it, which is likelier than this one.

    Lines that say a name and a number, and nothing of a profile, are units only in a list of
    nothing else: in others they are as often weapons, banners, totals. A list most of which is not
    understood is another program's, and not taken at all.

    Raises:
        Refusal: `army-empty`.
    """
    found, totals = Findings(), Totals()
    units: list[_Read] = []
    wrong: list[tuple[Line, Refusal]] = []
    notes: list[tuple[Line, Refusal]] = []
    reader = _Reader(lexicon)
    patience = _PATIENCE_BESIDE if beside else _PATIENCE
    parent: int | None = None  # how deep the unit stands that deeper lines belong to
    for line in lines_of(text):
        if _is_enough(units, wrong, patience):
            wrong += _left(line, units, wrong, patience)
            break
        if line.comment:
            notes += [(line, Refusal("army-line-comment"))] if looks_like_unit(line.text) else []
            continue
        setting = _SETTING.fullmatch(line.text[:LONGEST_LINE])
        if setting is not None:
            _set(found, setting, line.number)
            continue
        if totals.take(line.number, line.text[:LONGEST_LINE]):
            continue
        beneath = parent is not None and line.depth > parent
        borne = _borne(line, units[-1], lexicon) if beneath else None
        if borne is not None:
            units[-1] = borne
            notes.append((line, Refusal("army-line-borne", unit=borne.unit.name)))
            continue
        try:
            read = reader.read(line)
        except Refusal as refusal:
            wrong.append((line, refusal))
            parent = parent if beneath else None
        else:
            units += [read] if read is not None else []
            parent = None if read is None else line.depth
    if found.game is None:
        units, wrong = _sure(units, wrong)
    return _roster(found, totals, units, wrong, notes)


def _is_enough(
    units: Sequence[_Read], wrong: Sequence[tuple[Line, Refusal]], patience: int
) -> bool:
    """Return whether the rest of a list need not be read."""
    over = len(units) >= MOST_UNITS + MOST_LEFT or len(units) + len(wrong) >= _MOST_LINES
    return over or _is_strange(units, wrong, patience)


def _left(
    line: Line, units: Sequence[_Read], wrong: Sequence[tuple[Line, Refusal]], patience: int
) -> list[tuple[Line, Refusal]]:
    """Return what is told of the rest of a list, nothing where the list is not taken at all."""
    told = Refusal("army-too-many-lines", most=_MOST_LINES)
    full = len(units) >= MOST_UNITS + MOST_LEFT
    return [] if full or _is_strange(units, wrong, patience) else [(line, told)]


def _is_strange(
    units: Sequence[_Read], wrong: Sequence[tuple[Line, Refusal]], patience: int
) -> bool:
    """Return whether so much was not understood that the rest need not be read."""
    if len(wrong) < (_TIMES_WITH_UNITS * patience if units else patience):
        return False
    level = _level(units)
    failed = sum(line.depth <= level or not units for line, _ in wrong)
    return failed > max(patience - 1, 2 * len(units))


def _roster(
    found: Findings,
    totals: Totals,
    units: Sequence[_Read],
    wrong: Sequence[tuple[Line, Refusal]],
    notes: Sequence[tuple[Line, Refusal]],
) -> Roster:
    """Return what was found, with what is wrong and how lines were understood.

    Nothing is taken of a list that is mostly strange.
    """
    level = _level(units)
    failed = [line for line, _ in wrong if line.depth <= level or not units]
    strange = len(failed) > max(_FEW, len(units))
    differing = None if strange else totals.differing([unit.unit for unit in units])
    if differing is not None:
        number, subject, reason = differing
        found.report(reason, subject, number)
    told = wrong if strange else sorted([*wrong, *notes], key=lambda pair: pair[0].number)
    for line, reason in told:
        found.report(reason, line.text, line.number)
    for unit in [] if strange else units:
        found.add(unit.unit, unit.line.number)
    roster = found.roster()
    if not strange or not units:
        return roster
    lines = len(failed) + len(units)
    return replace(roster, doubt=Refusal("army-mostly-unread", read=len(units), lines=lines))


def _level(units: Sequence[_Read]) -> int:
    """Return how deep the units stand that stand under no other."""
    return min((unit.line.depth for unit in units), default=0)


def _borne(line: Line, above: _Read, lexicon: Lexicon) -> _Read | None:
    """Return the unit above with the rules that a line under it names, None where it does not."""
    if len(line.text) > LONGEST_LINE:
        return None
    counted = _COUNT.match(line.text)
    if counted and int(counted["count"]) not in (1, above.unit.size):
        return None
    named = line.text[counted.end() :] if counted else line.text
    rules = _gear(named.removeprefix("with ").removeprefix("avec "), lexicon)
    if rules is None:
        return None
    unit = replace(above.unit, rules=above.unit.rules | rules)
    return replace(above, unit=unit, bare=False)


def _gear(text: str, lexicon: Lexicon) -> SpecialRules | None:
    """Return the rules that a text names, None where it names anything else."""
    try:
        read = lexicon.read_unit(f"1x {_STAND_IN} with {text} []")
    except Refusal:
        return None
    named = read.name == _STAND_IN and not read.profile and bool(list(read.rules))
    return read.rules if named else None


def _sure(
    units: list[_Read], wrong: list[tuple[Line, Refusal]]
) -> tuple[list[_Read], list[tuple[Line, Refusal]]]:
    """Return the units that nothing else in the list makes doubtful, and what is wrong with it."""
    level = _level(units)
    doubtful = [
        unit
        for unit in units
        if unit.bare and (wrong or unit.line.depth > level or _NO_UNIT.match(unit.unit.name))
    ]
    kept = [unit for unit in units if unit not in doubtful]
    problems = [*wrong, *((word.line, Refusal("army-line-no-values")) for word in doubtful)]
    return kept, sorted(problems, key=lambda pair: pair[0].number)


class _Reader:
    """A reader of lines, of which those that come again are not read again."""

    def __init__(self, lexicon: Lexicon) -> None:
        self._lexicon = lexicon
        self._read: dict[tuple[str, bool], _Read | None] = {}
        self._refused: dict[tuple[str, bool], Refusal] = {}

    def read(self, line: Line) -> _Read | None:
        """Return the unit in a line, None for a heading or a total.

        Raises:
            Refusal: there is no unit in it.
        """
        if len(line.text) > LONGEST_LINE:
            raise Refusal("army-line-too-long", length=len(line.text), most=LONGEST_LINE)
        told = line.text, line.parted
        if told in self._refused:
            raise self._refused[told]
        if told not in self._read:
            try:
                self._read[told] = _read_line(line, self._lexicon)
            except Refusal as refusal:
                self._refused[told] = refusal
                raise
        read = self._read[told]
        return None if read is None else replace(read, line=line)


def _read_line(line: Line, lexicon: Lexicon) -> _Read | None:
    """Return the unit in a line, None for a heading or a total.

    Raises:
        Refusal: there is no unit in it.
    """
    text = line.text
    if _STRUCK.fullmatch(text):
        raise Refusal("army-line-struck")
    if is_heading(text):
        return None
    text = _COST.sub(r" \1 pts", text)
    unit = _read_unit(text, lexicon)
    bare = _is_bare(unit)
    uncounted = not is_counted(text) and not any(word.isdecimal() for word in text.split())
    if line.parted and (bare or uncounted) and _gear(unit.name, lexicon) is not None:
        raise Refusal("line-unclear", text=unit.name)  # FC of `20 Orcs; FC M4`
    if bare and not is_counted(text.strip(MARKS)) and not _spoken(text):
        raise Refusal("army-line-no-models")
    return _Read(line, unit, bare)


def _is_bare(unit: Unit) -> bool:
    """Return whether a line says nothing of a unit but a name, models and a cost."""
    valued = {name for name, _ in unit.profile} - {"points"}
    return not (valued or unit.weapons or list(unit.rules))


def _spoken(text: str) -> bool:
    """Return whether a line begins with a number of models in words, and is no sentence."""
    number = spoken_first(text.split())
    return number is not None and (number[0] > 1 or len(text.split()) <= _SHORT)


def _set(found: Findings, setting: re.Match[str], line: int) -> None:
    value = setting["value"].strip()
    if setting["key"].lower() not in _NAMES_ARMY:
        found.game = value.lower()[:60]
        return
    try:
        found.name = clean(value)
    except Refusal as refusal:
        found.report(refusal, value, line)


def _read_unit(line: str, lexicon: Lexicon) -> Unit:
    line, armed = split_weapons(line)
    weapons = lexicon.read_weapons(armed)
    line = saves_in_front(rules_last(line), lexicon.fields)
    quoted = _QUOTED.fullmatch(line)
    name = clean(quoted["name"].replace('""', '"')) if quoted else None
    rest = f'"{_STAND_IN}" {quoted["rest"].strip()}' if quoted else line
    brackets = _BRACKETS.search(rest)
    rules = lexicon.read_rules(brackets["rules"].replace(";", ",")) if brackets else None
    if brackets:
        rest = f"{rest[: brackets.start()].strip()} []"
    try:
        unit = lexicon.read_unit(rest)
    except Refusal as refusal:
        if name is None or refusal.facts.get("name") != _STAND_IN:
            raise
        raise Refusal(refusal.code, **{**refusal.facts, "name": name}) from None
    named = replace(unit, name=clean(unit.name) if name is None else name, weapons=weapons)
    return named if rules is None else replace(named, rules=unit.rules | rules)


def write_plain(
    name: str, units: tuple[Unit, ...], lexicon: Lexicon, rule_name: Callable[[str], str], sign: int
) -> str:
    """Return units in the plain format, one a line; `read_plain` gives the same units.

    Args:
        name: The army's.
        units: What to write.
        lexicon: The game's words.
        rule_name: What a special rule is called.
        sign: Which of a field's signs to use: 0 for the first, -1 for the last.
    """
    lines = [f"army: {name}", f"game: {lexicon.game}", ""]
    return "\n".join([*lines, *(_line(unit, lexicon, rule_name, sign) for unit in units), ""])


def _line(unit: Unit, lexicon: Lexicon, rule_name: Callable[[str], str], sign: int) -> str:
    count = str(unit.models) if unit.models == unit.size else f"{unit.models}/{unit.size}"
    count += f"-{unit.carried}" if unit.carried else ""
    if unit.carried or _is_bare(unit) or unit.size > FEW:
        count = f"x{count}"  # a bare number could be a cost
    plain = _reads_back(unit.name, count, lexicon)
    name = unit.name if plain else '"' + unit.name.replace('"', '""') + '"'
    fields = {field.id: field for field in lexicon.fields}
    values = [
        f"{fields[field].signs[sign]}{_value(fields[field], value)}"
        for field, value in unit.profile
        if field in fields
    ]
    rules = ", ".join(
        rule_name(rule) + (f" ({n})" if (n := unit.rules.number(rule)) is not None else "")
        for rule in unit.rules
    )
    armed = "; ".join(unit.weapons)
    parts = [name, count, *values, f"[{rules}]" if rules else "", f"{{{armed}}}" if armed else ""]
    return " ".join(part for part in parts if part)


def _reads_back(name: str, count: str, lexicon: Lexicon) -> bool:
    """Return whether a name is read as it stands, so that it needs no quotes."""
    if not _PLAIN_NAME.fullmatch(name) or is_heading(name):
        return False
    try:
        return lexicon.read_unit(f"{name} {count} []").name == name
    except Refusal:
        return False


def _value(field: ProfileField, value: Amount) -> str:
    # A sign and a die's D could be read as another sign.
    written = written_value(field, value)
    return f"={written}" if written.startswith("D") else written
