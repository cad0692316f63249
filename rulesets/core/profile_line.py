"""A unit in one line, as players write it: `Spearmen 20 M4 WS3 S3 T3 W1 I3 A1 Ld7 Sv5+ [shield]`.

Name and number of models first, then values by their signs in any order and language, then
special rules in square brackets, then weapons in braces where units of the game have them by name,
`{Bow 12" 2 3+ 4+ 0 1; Sword 1 4+ 4+ 0 1}`. Wounds already suffered follow the models: `12/20-1` is
12 models of 20, one wound noted. A name in double quotes may hold anything.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from rulesets.core.amount import Amount
from rulesets.core.profile_sign import Sign, plain_word, read_value, signs_of
from rulesets.core.rules import NO_RULES, SpecialRules
from rulesets.core.ruleset import NameWeapon, ProfileField, SpecialRule
from rulesets.core.unit import Unit
from rulesets.core.unit_head import USUAL, Head, counts_in, read_head, tidied, without_points
from rulesets.refusal import Refusal

LONGEST: Final = 300
"""Most characters in a line."""
MOST_WEAPONS: Final = 12
_LONGEST_WEAPON: Final = 120


FindRule: TypeAlias = "Callable[[str], str | None]"
"""Finds a special rule's id from a name in any language; None when there is none."""

_QUOTED: Final = re.compile(r'\s*["“«](?P<name>[^"”»]*)["”»](?P<rest>(?:\s.*)?)$')
_BRACKETS: Final = re.compile(r"\[(?P<rules>[^\]]*)\]\s*$")
_BRACES: Final = re.compile(r"\{(?P<weapons>[^{}]*)\}\s*$")
_SIGNLIKE: Final = re.compile(r"[^\W\d_]{1,4}[:=]?\d+\S{0,2}")
_CARRIES: Final = re.compile(r"(?P<name>.+?)\s+(?:with|avec)\s+(?P<what>.+)", re.IGNORECASE)
_AND: Final = re.compile(r"\s*,\s*|\s+(?:and|et)\s+|\s*&\s*", re.IGNORECASE)
_PLAIN_WORDS: Final = frozenset({"level", "points"})
"""Values whose names are no part of a unit's: `Mage level 2`."""
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
    *,
    alone: bool = False,
) -> Unit:
    """Read a unit from one line.

    Args:
        line: The line.
        fields: The game's profile.
        rules: The game's special rules.
        find: Finds rules by name; by id when None.
        weapon: Names a weapon; None where units of the game have none by name.
        alone: Whether a name and a number will do, of a unit that is described for a question.

    Raises:
        Refusal: `line-too-long`, `unknown-sign`, `repeated-sign`, `value-out-of-range`,
            `unknown-rule`, `bracket-open`, `line-bare`, `line-number-alone`,
            `line-sign-or-name`, and what `read_head` and `read_weapons` refuse.
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
    quoted = _QUOTED.fullmatch(line)
    given = tidied((quoted["rest"] if quoted else line).split())
    plain, points = without_points(given)
    signs = signs_of(tuple(fields))
    words = _joined(plain, signs)
    start = _first_value(words, signs, quoted=bool(quoted))
    head = read_head(words[:start], quoted=" ".join(quoted["name"].split()) if quoted else None)
    values = _values(words[start:], fields, signs)
    if points is not None:
        values = _with_points(values, points, fields)
    if not alone:
        _check_told(head, told=bool(values or brackets or armed))
    name, carries = _carried(head.name, find, rules) if find and not quoted else (head.name, "")
    models = head.models or 1
    size = head.size or models
    if brackets or carries:
        listed = ", ".join(one for one in (carries, brackets and brackets["rules"]) if one)
        found = read_rules(listed, find or _same, rules, size)
        held = with_implied(found, rules)
    weapons = read_weapons(armed, weapon)
    return Unit(name, models, size, head.carried, values, held, (), models, weapons=weapons)


def _first_value(words: Sequence[str], signs: Sequence[Sign], *, quoted: bool) -> int:
    """Return where the values begin; what looks like one after the number of models is one."""
    first = next((i for i, word in enumerate(words) if read_value(word, signs)), len(words))
    counts = [one for one in counts_in(words[:first]) if quoted or one.start]
    after = counts[0].end if counts else first
    alike = (i for i in range(after, first) if _SIGNLIKE.fullmatch(words[i]))
    return next(alike, first)


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


def _joined(words: Sequence[str], signs: Sequence[Sign]) -> list[str]:
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
        if found is not None and any(one is not None and one[0] is found[0] for one in others):
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
    field = next((one for one in fields if one.id == "points"), None)
    if field is None:
        raise Refusal("line-unclear", text=f"{points} pts")
    if any(name == field.id for name, _ in values):
        raise Refusal("repeated-sign", field=field.id)
    check_value(field, Amount(points))
    return (*values, (field.id, Amount(points)))


def _carried(name: str, find: FindRule, rules: Sequence[SpecialRule]) -> tuple[str, str]:
    """Split `goblins with spears and shields` where all that follows is rules of the game."""
    match = _CARRIES.fullmatch(name)
    if match is None:
        return name, ""
    numbered = {rule.id: rule.numbered for rule in rules}
    parts = [part for part in _AND.split(match["what"]) if part.strip()]
    found = [find(part) or find(part.removesuffix("s")) for part in parts]
    known = [one for one in found if one is not None and numbered.get(one) is False]
    if not known:
        return name, ""
    if len(known) < len(parts):
        unknown = next(part for part, one in zip(parts, found, strict=True) if one not in known)
        raise Refusal("unknown-rule", text=unknown.strip()[:40], near=None)
    return match["name"], ", ".join(
        part if find(part) else part.removesuffix("s") for part in parts
    )


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
        if field.save and called in {plain_word(one) for one in (*field.signs, *field.names)}:
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


def _values(
    words: Sequence[str], fields: Sequence[ProfileField], signs: Sequence[Sign]
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
