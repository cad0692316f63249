"""Special rules as they are listed: `hatred, magic resistance (2), musician (1/10)`."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.ruleset.game import SpecialRule
from rulesets.refusal import Refusal

FindRule: TypeAlias = "Callable[[str], str | None]"
"""Finds a special rule's id from a name in any language; None when there is none."""

_RULE: Final = re.compile(
    r"(?P<name>[^()]+?)\s*(?:\((?:(?P<number>\d{1,2})\+?|1\s*/\s*(?P<share>\d{1,2}))\))?"
)


_MIDDLE: Final = re.compile(
    r"(?P<head>[^\[\]\"“«]+)(?P<rules>\[[^\[\]\d][^\[\]]*\])(?P<rest>\s[^\[\]\"]*\S)\s*"
)
"""Rules with values or a cost behind them."""


def rules_last(line: str) -> str:
    """Return a line with its rules at the end: `Orcs [shield] M4` is `Orcs M4 [shield]`."""
    middle = None if "[" not in line or line.endswith("]") else _MIDDLE.fullmatch(line)
    if middle is None:
        return line
    return f"{middle['head'].rstrip()}{middle['rest']} {middle['rules']}"


def read_rules(
    text: str,
    find: FindRule,
    rules: Sequence[SpecialRule],
    models: int | None = None,
    keyword: FindRule | None = None,
    *,
    beside: SpecialRules = NO_RULES,
) -> SpecialRules:
    """Read `hatred, magic resistance (2), musician (1/10)`.

    Args:
        text: The rules.
        find: Finds rules by name.
        rules: The game's.
        models: Models of the unit, for rules written for each so many of them; these are not
            counted without it.
        keyword: Finds the id of a keyword in any words; None where units have none.
        beside: Rules that the unit has already.

    Raises:
        Refusal: `unknown-rule`, or `rule-number` where a number is missing or too many.
    """
    known = {rule.id: rule for rule in rules}
    items: set[tuple[str, int | None]] = set()
    named: dict[str, str] = {}
    for part in text.split(","):
        name = part.strip()
        if not name:
            continue
        match = _RULE.fullmatch(name)
        found = find(match["name"]) if match else None
        free = keyword(name) if keyword is not None and found not in known else None
        if free is not None:
            items.add((free, None))
            continue
        if match is None or found is None or found not in known:
            raise Refusal("unknown-rule", text=name[:40], near=None)
        number, counts = match["number"], known[found].each if match["share"] else None
        if match["share"] and counts is None:
            raise Refusal("unknown-rule", text=name[:40], near=None)
        if counts is not None and models is not None:
            items |= shared_rule(
                counts, models, int(match["share"]), numbered=known[counts].numbered
            )
        if number is not None:
            found = known[found].with_number or found
        if known[found].numbered != (number is not None):
            # A name may be that of one rule and the id of another, of which one has a number.
            by_id = _as_id(match["name"])
            fits = by_id in known and known[by_id].numbered == (number is not None)
            found = by_id if fits else found
        if known[found].numbered != (number is not None):
            raise Refusal("rule-number", rule=found, wanted=known[found].numbered)
        items.add((found, int(number) if number else None))
        named[found] = match["name"]
    return _fitting(SpecialRules(frozenset(items)), named, rules, beside)


def _as_id(name: str) -> str:
    return "-".join(name.lower().split())


def _fitting(
    read: SpecialRules, named: Mapping[str, str], rules: Sequence[SpecialRule], beside: SpecialRules
) -> SpecialRules:
    """Return rules with those of the same name in place of what units of their kind never have.

    The name that one rule has may be the id of another: a French lance is a spear on foot.
    """
    if not named:
        return read
    meant = {_as_id(name): rule for rule, name in named.items() if _as_id(name) != rule}
    if not meant:  # as of most lists: what each rule is called is its id
        return read
    has = read | beside
    swapped = {
        rule.id: identity
        for rule in rules
        for identity, own in meant.items()
        if own == rule.id and any(has.holds(kind) for kind in rule.unfit)
        if any(identity == other.id and not other.numbered for other in rules)
    }
    return SpecialRules(frozenset((swapped.get(rule, rule), number) for rule, number in read.items))


def shared_rule(
    counts: str, models: int, share: int, *, numbered: bool
) -> set[tuple[str, int | None]]:
    """Return what a rule for each `share` models makes of a unit: that, or how many there are."""
    return {(counts, max(1, models // max(1, share)) if numbered else None)}


def with_implied(held: SpecialRules, rules: Sequence[SpecialRule]) -> SpecialRules:
    """Return a unit's rules with those that they imply; what is stated wins over them."""
    names = {name for name, _ in held.items}
    mine = [rule for rule in rules if rule.id in names]
    implied = {pair for rule in mine for pair in rule.implies if not held.holds(pair[0])}
    implied |= {
        (rule.alone, None)
        for rule in mine
        if rule.alone and not any(held.holds(name) for name, _ in rule.implies)
    }
    return held | SpecialRules(frozenset(implied))


def with_added(
    held: SpecialRules, added: SpecialRules, rules: Sequence[SpecialRule]
) -> SpecialRules:
    """Return a unit's rules with more; one that is now stated is no longer another's alone."""
    stale = [
        rule.alone
        for rule in rules
        if rule.alone and any(added.holds(name) for name, _ in rule.implies)
    ]
    return with_implied(held.without(stale) | added, rules)
