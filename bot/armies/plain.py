"""Our own plain format: one unit a line, as `/unit add` takes it.

    # A comment
    army: The Grey Company
    game: blackhammer
    == Core ==
    Spearmen 20 M4 WS3 BS3 S3 T3 W1 I3 A1 Ld7 Sv5+ [shield]
    - 10x Archers M4 WS3 BS4 Ld7
    "Company 7" 10 M4 WS3

Headings and blank lines are left out. `;` and `|` stand for the end of a line, since most fields
of Discord's hold only one. A name in double quotes may hold anything.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Final

from bot.armies.roster import LONGEST_LINE, Findings, Lexicon, Roster
from bot.state.names import clean
from rulesets.core.amount import Amount
from rulesets.core.profile_line import saves_in_front, split_weapons
from rulesets.core.unit import Unit
from rulesets.core.unit_head import USUAL
from rulesets.refusal import Refusal

_SETTING: Final = re.compile(
    r"(?P<key>army|armée|armee|game|jeu)\s*[:=]\s*(?P<value>.+)", re.IGNORECASE
)
_NAMES_ARMY: Final = frozenset({"army", "armée", "armee"})
_BULLET: Final = re.compile(r"^(?:[-*•·▪◦–—]\s+)+")
_HEADING: Final = re.compile(r"^(?:[=+~_*<>-]{2,}|\+ ).*|^[^\d\[]*:$|^[\W_]+$")
_QUOTED: Final = re.compile(r'^"(?P<name>(?:[^"]|"")*)"(?P<rest>\s.*|)$')
_LEADING: Final = re.compile(r"^(?P<count>\d{1,3})\s*[x×]?\s+(?P<rest>\D.*)$")
_BRACKETS: Final = re.compile(r"\[(?P<rules>[^\]]*)\]$")
_PLAIN_NAME: Final = re.compile(r"[^\W\d_][^\W\d_'’-]*(?: [^\W\d_'’-]+)*")
_STAND_IN: Final = "Unit"


def read_plain(text: str, lexicon: Lexicon) -> Roster:
    """Read a list in the plain format.

    Raises:
        Refusal: `army-empty`.
    """
    found = Findings()
    for number, line in _lines(text):
        if found.full:
            break
        setting = _SETTING.fullmatch(line)
        if setting is not None:
            _set(found, setting, number)
        elif len(line) > LONGEST_LINE:
            reason = Refusal("army-line-too-long", length=len(line), most=LONGEST_LINE)
            found.report(reason, line, number)
        elif not line.startswith(("#", "//")) and not _HEADING.match(line):
            try:
                found.add(_read_unit(line, lexicon), number)
            except Refusal as refusal:
                found.report(refusal, line, number)
    return found.roster()


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """Yield what stands in lines or between separators outside quotes, with the lines' numbers."""
    for number, line in enumerate(text.splitlines(), 1):
        whole = line.strip("\N{ZERO WIDTH NO-BREAK SPACE} \t")
        if whole.startswith(("#", "//")):
            continue
        for part in _parts(whole):
            bare = _BULLET.sub("", part.strip())
            if bare:
                yield number, bare


def _parts(line: str) -> list[str]:
    """Split at separators outside quotes, brackets, braces; those that never close hold nothing."""
    if ";" not in line and "|" not in line:
        return [line]
    parts, start, quoted, inside, armed = [], 0, False, False, False
    close = line.rfind("}")
    even, last = line.count('"') % 2 == 0, line.rfind("]")
    for place, sign in enumerate(line):
        if armed or sign == "{":
            armed = sign != "}" and place < close
        elif sign == '"' and even:
            quoted = not quoted
        elif sign in "[]" and not quoted:
            inside = sign == "[" and place < last
        elif sign in ";|" and not quoted and not inside:
            parts.append(line[start:place])
            start = place + 1
    return [*parts, line[start:]]


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
    line = saves_in_front(line, lexicon.fields)
    quoted = _QUOTED.fullmatch(line)
    name = clean(quoted["name"].replace('""', '"')) if quoted else None
    rest = f"{_STAND_IN} {quoted['rest'].strip()}" if quoted else line
    brackets = _BRACKETS.search(rest)
    rules = lexicon.read_rules(brackets["rules"].replace(";", ",")) if brackets else None
    if brackets:
        rest = rest[: brackets.start()].strip()
    leading = None if quoted else _LEADING.fullmatch(rest)
    unit = lexicon.read_unit(_count_last(leading) if leading else rest)
    if not (unit.profile or brackets or any(map(str.isdigit, rest))):
        raise Refusal("army-line-bare")  # a sentence of a letter is no unit
    called = clean(unit.name) if name is None else name
    named = replace(unit, name=called, weapons=weapons)
    return named if rules is None else replace(named, rules=rules)


def _count_last(leading: re.Match[str]) -> str:
    """Return `20x Spearmen M4` as `Spearmen 20 M4`."""
    words = leading["rest"].split()
    first = next((i for i, word in enumerate(words) if any(map(str.isdigit, word))), len(words))
    return " ".join([*words[:first], leading["count"], *words[first:]])


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
    return "\n".join([*lines, *(_line(one, lexicon, rule_name, sign) for one in units), ""])


def _line(unit: Unit, lexicon: Lexicon, rule_name: Callable[[str], str], sign: int) -> str:
    plain = _PLAIN_NAME.fullmatch(unit.name) and not _HEADING.match(unit.name)
    name = unit.name if plain else '"' + unit.name.replace('"', '""') + '"'
    count = str(unit.models) if unit.models == unit.size else f"{unit.models}/{unit.size}"
    count += f"-{unit.carried}" if unit.carried else ""
    if unit.carried or not unit.profile or unit.models > USUAL:
        count = f"x{count}"  # a bare number could be a cost
    fields = {field.id: field for field in lexicon.fields}
    values = [
        f"{fields[one].signs[sign]}{_value(value)}{'+' if fields[one].save else ''}"
        for one, value in unit.profile
        if one in fields
    ]
    rules = ", ".join(
        rule_name(rule) + (f" ({n})" if (n := unit.rules.number(rule)) is not None else "")
        for rule in unit.rules
    )
    armed = "; ".join(unit.weapons)
    parts = [name, count, *values, f"[{rules}]" if rules else "", f"{{{armed}}}" if armed else ""]
    return " ".join(part for part in parts if part)


def _value(value: Amount) -> str:
    # A sign and a die's D could be read as another sign.
    return f"={value}" if str(value).startswith("D") else str(value)
