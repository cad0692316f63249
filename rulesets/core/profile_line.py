"""A unit in one line, as players write it: `Spearmen 20 M4 WS3 S3 T3 W1 I3 A1 Ld7 Sv5+ [shield]`.

Name first, then the number of models, then values by their signs in any order and language, then
special rules in square brackets, then weapons in braces where units of the game have them by name,
`{Bow 12" 2 3+ 4+ 0 1; Sword 1 4+ 4+ 0 1}`. Wounds already suffered follow the models: `12/20-1` is
12 models of 20, one wound noted. `x20` is 20 models too.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from rulesets.core.amount import Amount, read_amount
from rulesets.core.rules import NO_RULES, SpecialRules
from rulesets.core.ruleset import NameWeapon, ProfileField, SpecialRule
from rulesets.core.unit import Unit
from rulesets.refusal import Refusal

LONGEST: Final = 300
"""Most characters in a line."""
LONGEST_NAME: Final = 60
MOST_WEAPONS: Final = 12
_LONGEST_WEAPON: Final = 120
MOST_MODELS: Final = 500

FindRule: TypeAlias = "Callable[[str], str | None]"
"""Finds a special rule's id from a name in any language; None when there is none."""

_COUNT: Final = re.compile(
    r"[x×]?(?P<models>\d{1,3})(?:/(?P<size>\d{1,3}))?(?:-(?P<carried>\d{1,2}))?"
)
_NUMBER: Final = re.compile(r"[x×]?[-+]?\d+(?:[-/.,]\d+)*")
"""What is meant for a number of models, whether one can be so many or not."""
_BRACKETS: Final = re.compile(r"\[(?P<rules>[^\]]*)\]\s*$")
_BRACES: Final = re.compile(r"\{(?P<weapons>[^{}]*)\}\s*$")
_SAVE_RULE: Final = re.compile(r"(?P<name>[^()]+?)\s*\((?P<number>\d)\+?\)")
_RULE: Final = re.compile(
    r"(?P<name>[^()]+?)\s*(?:\((?:(?P<number>\d{1,2})\+?|1\s*/\s*(?P<share>\d{1,2}))\))?"
)


def read_rules(
    text: str, find: FindRule, rules: Sequence[SpecialRule], models: int | None = None
) -> SpecialRules:
    """Read `hatred, magic resistance (2), musician (1/10)`.

    Args:
        text: The rules.
        find: Finds rules by name.
        rules: The game's.
        models: Models of the unit, for rules written for each so many of them; these are not
            counted without it.

    Raises:
        Refusal: `unknown-rule`, or `rule-number` where a number is missing or too many.
    """
    numbered = {rule.id: rule.numbered for rule in rules}
    each = {rule.id: rule.each for rule in rules}
    items: set[tuple[str, int | None]] = set()
    for part in text.split(","):
        name = part.strip()
        if not name:
            continue
        match = _RULE.fullmatch(name)
        found = find(match["name"]) if match else None
        if match is None or found is None or found not in numbered:
            raise Refusal("unknown-rule", text=name[:40], near=None)
        number, counts = match["number"], each[found] if match["share"] else None
        if match["share"] and counts is None:
            raise Refusal("unknown-rule", text=name[:40], near=None)
        if counts is not None and models is not None:
            items |= shared_rule(counts, models, int(match["share"]), numbered=numbered[counts])
        if numbered[found] != (number is not None):
            # A name may be that of one rule and the id of another, of which one has a number.
            by_id = "-".join(match["name"].lower().split())
            found = by_id if numbered.get(by_id) == (number is not None) else found
        if numbered[found] != (number is not None):
            raise Refusal("rule-number", rule=found, wanted=numbered[found])
        items.add((found, int(number) if number else None))
    return SpecialRules(frozenset(items))


def shared_rule(
    counts: str, models: int, share: int, *, numbered: bool
) -> set[tuple[str, int | None]]:
    """Return what a rule for each `share` models makes of a unit: that, or how many there are."""
    return {(counts, max(1, models // max(1, share)) if numbered else None)}


def with_implied(held: SpecialRules, rules: Sequence[SpecialRule]) -> SpecialRules:
    """Return a unit's rules with those that they imply; what is stated wins over them."""
    mine = [rule for rule in rules if rule.id in held]
    implied = {one for rule in mine for one in rule.implies if one[0] not in held}
    implied |= {
        (rule.alone, None)
        for rule in mine
        if rule.alone and not any(name in held for name, _ in rule.implies)
    }
    return held | SpecialRules(frozenset(implied))


def with_added(
    held: SpecialRules, added: SpecialRules, rules: Sequence[SpecialRule]
) -> SpecialRules:
    """Return a unit's rules with more; one that is now stated is no longer another's alone."""
    stale = [
        rule.alone
        for rule in rules
        if rule.alone and any(name in added for name, _ in rule.implies)
    ]
    return with_implied(held.without(stale) | added, rules)


def read_profile_line(
    line: str,
    fields: Sequence[ProfileField],
    rules: Sequence[SpecialRule] = (),
    find: FindRule | None = None,
    weapon: NameWeapon | None = None,
) -> Unit:
    """Read a unit from one line.

    Args:
        line: The line.
        fields: The game's profile.
        rules: The game's special rules.
        find: Finds rules by name; by id when None.
        weapon: Names a weapon; None where units of the game have none by name.

    Raises:
        Refusal: `line-too-long`, `line-without-name`, `unknown-sign`, `repeated-sign`,
            `value-out-of-range`, `too-many-models`, `unknown-rule`, `bracket-open`, and what
            `read_weapons` refuses.
    """
    line, armed = split_weapons(line)
    line = saves_in_front(line, fields)
    if len(line) > LONGEST:
        raise Refusal("line-too-long", length=len(line), most=LONGEST)
    held = NO_RULES
    brackets = _BRACKETS.search(line)
    if brackets:
        line = line[: brackets.start()]
        read_rules(brackets["rules"], find or _same, rules)  # refused before the rest is read
    elif "[" in line:
        raise Refusal("bracket-open", text=line[line.index("[") :][:40])
    words = line.split()
    start = next((i for i, word in enumerate(words) if _COUNT.fullmatch(word)), None)
    if start is None:
        start = next((i for i, word in enumerate(words) if _read(word, fields)), len(words))
        if start and _NUMBER.fullmatch(words[start - 1]):
            raise Refusal("too-many-models", most=MOST_MODELS)
        models, size, carried, rest = 1, 1, 0, words[start:]
    else:
        count = _COUNT.fullmatch(words[start])
        assert count is not None  # noqa: S101 - the line above found it
        models = int(count["models"])
        size = int(count["size"] or models)
        carried = int(count["carried"] or 0)
        rest = words[start + 1 :]
    name = " ".join(words[:start])
    if not name or len(name) > LONGEST_NAME:
        raise Refusal("line-without-name", most=LONGEST_NAME)
    if not 1 <= models <= max(models, size) <= MOST_MODELS:
        raise Refusal("too-many-models", most=MOST_MODELS)
    values = _values(rest, fields)
    size = max(models, size)
    if brackets:
        found = read_rules(brackets["rules"], find or _same, rules, size)
        held = with_implied(found, rules)
    weapons = read_weapons(armed, weapon)
    return Unit(name, models, size, carried, values, held, (), models, weapons=weapons)


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
    called = _plain(match["name"].replace("'", "’"))
    for field in fields:
        if field.save and called in {_plain(one) for one in (*field.signs, *field.names)}:
            return f"{field.signs[0]}{match['number']}+"
    return None


def split_weapons(line: str) -> tuple[str, str]:
    """Return a line without the weapons at its end, and these."""
    braces = _BRACES.search(line)
    return (line[: braces.start()].rstrip(), braces["weapons"]) if braces else (line, "")


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


def _values(words: Sequence[str], fields: Sequence[ProfileField]) -> tuple[tuple[str, Amount], ...]:
    values: dict[str, Amount] = {}
    for word in words:
        found = _read(word, fields)
        if found is None:
            signs = ", ".join("/".join(field.signs) for field in fields)
            raise Refusal("unknown-sign", text=word[:20], signs=signs)
        field, value = found
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


def _read(word: str, fields: Sequence[ProfileField]) -> tuple[ProfileField, Amount] | None:
    signs = [(sign, field) for field in fields for sign in field.written]
    # As it is written before other capitals: Sa2 may be a Health where SA2 is a number of shots.
    for bare in (_as_written, _plain):
        found = _reading(word, signs, bare)
        if len({field.id for field, _ in found}) == 1:
            return found[0]
    return None


def _reading(
    word: str, signs: Sequence[tuple[str, ProfileField]], bare: Callable[[str], str]
) -> list[tuple[ProfileField, Amount]]:
    """Return what a word may be by the longest sign it begins with: of several fields, unclear."""
    found: list[tuple[ProfileField, Amount]] = []
    longest = 0
    # The longest first: Wd5+ is a ward save of 5+, not W with a five-sided die.
    for sign, field in sorted(signs, key=lambda pair: -len(pair[0])):
        if len(sign) < longest or not bare(word).startswith(bare(sign)):
            continue
        value = word[len(sign) :].lstrip("=:").removesuffix("+")
        if value[:1].isdigit() or value[:1] in "dD":
            try:
                found.append((field, read_amount(value, halves=field.halves)))
            except Refusal:
                continue
            longest = len(sign)
    return found


def _as_written(text: str) -> str:
    return text


def _plain(text: str) -> str:
    """Return a word without capitals and accents, letter by letter."""
    return "".join(unicodedata.normalize("NFKD", sign)[:1] for sign in text).lower()
