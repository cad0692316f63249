"""A unit in one line, as players write it: `Spearmen 20 M4 WS3 S3 T3 W1 I3 A1 Ld7 Sv5+ [shield]`.

Name and number of models first, then values by their signs in any order and language, then
special rules in square brackets and weapons in braces, where units of the game have them by name:
`{Bow 12" 2 3+ 4+ 0 1; Sword 1 4+ 4+ 0 1}`. Wounds already suffered follow the models: `12/20-1` is
12 models of 20, one wound noted. A name in double quotes may hold anything.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from rulesets.core.battlefield.amount import Amount, in_centimetres
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.ids.composed import as_rule
from rulesets.core.notation.line_terms import LineTerms
from rulesets.core.notation.profile_sign import (
    METRIC,
    Signs,
    may_be_inches,
    plain_word,
    read_value,
    signs_of,
)
from rulesets.core.notation.rule_list import read_rules, rules_last, with_implied
from rulesets.core.notation.unit_cost import may_be_cost, unboxed, without_points
from rulesets.core.notation.unit_gear import Gear
from rulesets.core.notation.unit_head import USUAL, Head, counts_in, read_head, tidied
from rulesets.core.ruleset.game import NameWeapon, ProfileField
from rulesets.keyboard import plain_signs, without_markup
from rulesets.refusal import Refusal

LONGEST: Final = 300
"""Most characters in a line."""
MOST_WEAPONS: Final = 12
_LONGEST_WEAPON: Final = 120

_QUOTED: Final = re.compile(r'\s*["“«](?P<name>[^"”»]*)["”»](?P<rest>(?:[\s,;:].*)?)$')
_BRACKETS: Final = re.compile(r"\[(?P<rules>[^\]]*)\]\s*$")
_BRACES: Final = re.compile(r"\{(?P<weapons>[^{}]*)\}\s*(?P<rules>\[[^\]{}]*\])?\s*$")
_APART: Final = re.compile(
    r"(?<!\S)(?P<value>(?:[^\W\d_]{1,12}[:=]?|m(?:v|vt|ove|ovement|ouvement)?\s)\d+(?:[.,]5)?)\s+"
    r"(?:(?P<metric>cm)|in|inch|inches|ps|po|pouces?)(?![^\s,;.])",
    re.IGNORECASE,
)
"""A distance whose unit stands apart: `M 10 cm`."""
_NONE: Final = frozenset("-–—")
_SIGNLIKE: Final = re.compile(r"(?![x×]\d)[^\W\d_]{1,4}[:=]?[-–−]?\d\S*")
"""What looks like a value, whether the game has it or not."""
_ALONE: Final = 3
"""Wounds from which a model usually fights alone, or in a small unit."""
_PLAIN_WORDS: Final = frozenset({"level", "points"})
"""Values whose names are no part of a unit's: `Mage level 2`."""
_SAVE_RULE: Final = re.compile(r"(?P<name>[^()]+?)\s*\((?P<number>\d)\+?\)")


def read_profile_line(line: str, terms: LineTerms, *, alone: bool = False) -> Unit:
    """Read a unit from one line.

    Args and Raises: see `read_counted_line`.
    """
    return read_counted_line(line, terms, alone=alone)[0]


def read_counted_line(
    line: str, terms: LineTerms, *, alone: bool = False
) -> tuple[Unit, int | None]:
    """Read a unit from one line, and the number of models that was told, None without one.

    Args:
        line: The line.
        terms: What its game calls things.
        alone: Whether a name and a number will do, of a unit that is described for a question.

    Raises:
        Refusal: `line-too-long`, `unknown-sign`, `repeated-sign`, `value-out-of-range`,
            `unknown-rule`, `bracket-open`, `line-bare`, `line-number-alone`,
            `line-sign-or-name`, `line-inches-or-cm`; what `read_head` and `read_weapons` refuse.
    """
    fields, rules, find = terms.fields, terms.rules, terms.find or _same
    line, armed = split_weapons(plain_signs(line))
    line = line if '"' in line else without_markup(line)
    line = saves_in_front(rules_last(unboxed(_APART.sub(_with_unit, line))), fields)
    if len(line) > LONGEST:
        raise Refusal("line-too-long", length=len(line), most=LONGEST)
    listed = NO_RULES
    brackets = _BRACKETS.search(line)
    if brackets:
        line = line[: brackets.start()]
        # Refused before the rest is read.
        listed = read_rules(brackets["rules"], find, rules, keyword=terms.keyword)
    elif "[" in line:
        raise Refusal("bracket-open", text=line[line.index("[") :][:40])
    quoted = _QUOTED.fullmatch(line)
    given = tidied((quoted["rest"] if quoted else line).split())
    plain, points = without_points(given)
    signs = signs_of(tuple(fields))
    words = _joined(_without_none(plain, signs), signs)
    start = _first_value(words, signs, quoted=bool(quoted))
    if quoted and not any(count for count in counts_in(words[:start])):
        _check_quoted(quoted["name"])
    head = read_head(words[:start], quoted=" ".join(quoted["name"].split()) if quoted else None)
    values = _values(words[start:], fields, signs)
    if points is not None:
        values = _with_points(values, points, fields)
    _check_models(head, words[start:], dict(values))
    name, borne = head.name, tuple[str, ...]()
    if terms.find and not quoted:
        name, borne = Gear(terms).split(head.name)
    if not alone:
        _check_told(head, told=bool(values or brackets or armed))
    models = head.models or 1
    size = head.size or models
    if borne or (brackets and "/" in brackets["rules"]):
        whole = ", ".join([*borne, brackets["rules"] if brackets else ""])
        listed = read_rules(whole, find, rules, size, terms.keyword)
    listed |= _called(name, terms)
    held = with_implied(listed, rules) if listed.items else NO_RULES
    weapons = read_weapons(armed, terms.weapon)
    unit = Unit(name, models, size, head.carried, values, held, (), models, weapons=weapons)
    return unit, head.models


def _called(name: str, terms: LineTerms) -> SpecialRules:
    """Return the rules that a unit has for what it is called."""
    found = None if terms.find is None else terms.find(name)
    makes = next((rule.makes for rule in terms.rules if rule.id == found), ())
    return SpecialRules.of(*map(as_rule, makes))


def _with_unit(distance: re.Match[str]) -> str:
    """Return a distance with its unit."""
    return f"{distance['value']}{METRIC if distance['metric'] else 'in'}"


def _without_none(words: Sequence[str], signs: Signs) -> list[str]:
    """Return words without the values that a profile does not have: `M- WS- T7`."""
    return [word for word in words if word[-1] not in _NONE or plain_word(word[:-1]) not in signs]


def _first_value(words: Sequence[str], signs: Signs, *, quoted: bool) -> int:
    """Return where the values begin; what looks like one after the number of models is one."""
    first = next((i for i, word in enumerate(words) if read_value(word, signs)), len(words))
    counts = counts_in(words[:first])
    after = counts[0].end + (not quoted and not counts[0].start) if counts else first
    alike = (i for i in range(after, first) if _SIGNLIKE.fullmatch(words[i]))
    return next(alike, first)


def _check_quoted(name: str) -> None:
    """Refuse a name in quotes that begins with a number of models where no other stands.

    Raises:
        Refusal: `line-unclear`.
    """
    words = name.split()
    counts = counts_in(words) if len(words) > 1 else []
    if any(count.marked or not count.start for count in counts):
        raise Refusal("line-unclear", text=name[:40])


def _check_models(head: Head, profile: Sequence[str], values: Mapping[str, Amount]) -> None:
    """Refuse a bare number of models that may as well be the unit's cost.

    Raises:
        Refusal: `line-number-alone`.
    """
    models = head.models or 1
    if head.marked or "points" in values or not profile or models > USUAL:
        return
    wounds = values.get("w")
    lone = "level" in values or (wounds is not None and wounds.most >= _ALONE)
    if may_be_cost(head.name, models, leading=head.leading, lone=lone):
        shown = " ".join(profile)
        raise Refusal("line-number-alone", name=head.name, count=models, profile=shown)


def _check_told(head: Head, *, told: bool) -> None:
    """Refuse a name with nothing beside it, or with a number that may be models or points.

    Raises:
        Refusal: `line-bare`, `line-number-alone`, `line-unclear`.
    """
    if head.marked or (told and (head.models or 1) <= USUAL):
        return
    if head.models is None:
        raise Refusal("line-bare", name=head.name)
    if told:
        raise Refusal("line-unclear", text=str(head.models))
    if head.models > 1 and (not head.leading or head.models > USUAL):
        raise Refusal("line-number-alone", name=head.name, count=head.models)


def _joined(words: Sequence[str], signs: Signs) -> list[str]:
    """Return words with the signs that stand apart from their numbers, `M 4`, put to them.

    Raises:
        Refusal: `line-sign-or-name` where what precedes the first number may belong to the name.
    """
    joined: list[str] = []
    begun = False  # whether a number has gone before, after which every sign is one
    others = [read_value(word, signs) for word in words]
    for word in words:
        whole = f"{joined[-1]}{word}" if joined else ""
        alone = word[:1].isdigit() and joined and joined[-1].rstrip(":=").isalpha()
        found = read_value(whole, signs) if alone else None
        if found is not None and any(
            other is not None and other[0] is found[0] for other in others
        ):
            found = None  # its value stands elsewhere
        if found is None:
            joined.append(word)
            begun = begun or any(sign.isdigit() for sign in word)
            continue
        if not begun and len(joined) > 1 and found[0].id not in _PLAIN_WORDS:
            raise Refusal("line-sign-or-name", text=f"{joined[-1]} {word}"[:40], whole=whole[:40])
        if not begun and len(joined) == 1:
            joined.append(word)
        else:
            joined[-1] = whole
        begun = True
    return joined


def _with_points(
    values: tuple[tuple[str, Amount], ...], points: int, fields: Sequence[ProfileField]
) -> tuple[tuple[str, Amount], ...]:
    """Return values with a cost that was written out."""
    field = next((each for each in fields if each.id == "points"), None)
    if field is None:
        raise Refusal("line-unclear", text=f"{points} pts")
    if any(name == field.id for name, _ in values):
        raise Refusal("repeated-sign", field=field.id)
    check_value(field, Amount(points))
    return (*values, (field.id, Amount(points)))


def saves_in_front(line: str, fields: Sequence[ProfileField]) -> str:
    """Return a line whose saves written like rules, `[shield, ward save (5+)]`, are values."""
    brackets = _BRACKETS.search(line)
    if brackets is None:
        return line
    kept: list[str] = []
    values: list[str] = []
    for part in brackets["rules"].split(","):
        value = _save_written(part.strip(), fields)
        (kept if value is None else values).append(part if value is None else value)
    if not values:
        return line
    rules = f"[{','.join(kept).strip()}]" if kept else ""
    return " ".join(word for word in (line[: brackets.start()].strip(), *values, rules) if word)


def _save_written(rule: str, fields: Sequence[ProfileField]) -> str | None:
    match = _SAVE_RULE.fullmatch(rule)
    if match is None:
        return None
    called = plain_word(match["name"].replace("'", "’"))
    for field in fields:
        if field.save and called in {plain_word(sign) for sign in (*field.signs, *field.names)}:
            return f"{field.signs[0]}{match['number']}+"
    return None


def split_weapons(line: str) -> tuple[str, str]:
    """Return a line without the weapons at its end, and these; rules may stand behind them."""
    braces = _BRACES.search(line)
    if braces is None:
        return line, ""
    before = line[: braces.start()].rstrip()
    return (f"{before} {braces['rules']}" if braces["rules"] else before), braces["weapons"]


def read_weapons(text: str, weapon: NameWeapon | None) -> tuple[str, ...]:
    """Read weapons separated by semicolons, each under a name of its own.

    Raises:
        Refusal: `no-weapons-by-name` where units of the game have none, `too-many-weapons`,
            `weapon-too-long`, `weapon-twice`, and what the game says of one.
    """
    parts = [" ".join(part.split()) for part in text.split(";") if part.strip()]
    if not parts:
        return ()
    if weapon is None:
        raise Refusal("no-weapons-by-name")
    if len(parts) > MOST_WEAPONS:
        raise Refusal("too-many-weapons", count=len(parts), most=MOST_WEAPONS)
    names: set[str] = set()
    for part in parts:
        if len(part) > _LONGEST_WEAPON:
            raise Refusal("weapon-too-long", text=part[:40], most=_LONGEST_WEAPON)
        name = weapon(part)
        if name.casefold() in names:
            raise Refusal("weapon-twice", name=name)
        names.add(name.casefold())
    return tuple(parts)


def _same(name: str) -> str:
    return name.strip().lower().replace(" ", "-")


def _values(
    words: Sequence[str], fields: Sequence[ProfileField], signs: Signs
) -> tuple[tuple[str, Amount], ...]:
    values: dict[str, Amount] = {}
    for word in words:
        found = read_value(word, signs)
        if found is None and word.strip("()x×").isdigit():
            raise Refusal("line-number-late", text=word[:20])
        if found is None:
            known = ", ".join("/".join(field.signs) for field in fields)
            raise Refusal("unknown-sign", text=word[:20], signs=known)
        field, value = found
        if word[-1].isdigit() and may_be_inches(field, value):
            metric, whole = in_centimetres(value), word[:20]
            raise Refusal("line-inches-or-cm", text=whole, value=str(value), metric=str(metric))
        if field.id in values:
            raise Refusal("repeated-sign", field=field.id)
        check_value(field, value)
        values[field.id] = value
    return tuple(values.items())


def check_value(field: ProfileField, value: Amount) -> None:
    """Refuse a value that a field cannot have.

    Raises:
        Refusal: `value-out-of-range`.
    """
    too_low = value.fixed is not None and value.fixed < field.least
    if too_low or value.most > field.most or (value.count and not field.dice):
        raise Refusal(
            "value-out-of-range",
            field=field.id,
            value=str(value),
            least=field.least,
            most=field.most,
        )
