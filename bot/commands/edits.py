"""Changes to a unit, as players write them: `models:12 Ld8 +hatred -shield fleeing:yes`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, Final, TypeVar

from bot.place import Place
from bot.state.names import fold
from bot.state.tables import UnitRow
from bot.state.units import UnitEdit, as_unit
from rulesets.core.amount import Amount
from rulesets.core.effect import Expiry
from rulesets.core.parameter import Flag, Whole
from rulesets.core.profile_line import read_profile_line, read_weapons, with_added
from rulesets.core.unit_head import MOST_MODELS
from rulesets.refusal import Refusal

_PART: Final = re.compile(
    r"""(?P<sign>[+-])(?P<rule>[^,:+]+?)(?=\s+[+-]|\s+\w[\w-]*:|\s*,|\s*$)
    | (?P<key>[^\W\d][\w-]*):(?:"(?P<quoted>[^"]*)"|(?P<value>[^\s,]+))
    | (?P<word>(?:[^\s,]|(?<=\d),(?=\d))+)""",
    re.VERBOSE,
)
_COUNTS: Final = {"models": "models", "size": "size", "wounds": "carried", "carried": "carried"}
_WEAPON: Final = ("weapon", "arme")
_AWAY: Final = "-"
Changes = TypeVar("Changes", bound=Iterable[str])


def read_edit(place: Place, row: UnitRow, text: str) -> UnitEdit:
    """Return what is to become of a unit.

    Raises:
        Refusal: `change-unreadable`, `change-twice`, or what the game says of a value, rule or
            status.
    """
    counts: dict[str, int] = {}
    profile: dict[str, Amount | None] = {}
    statuses: dict[str, tuple[int, Expiry] | None] = {}
    rules = as_unit(row).rules
    name: str | None = None
    said: set[str] = set()
    weapons = tuple(row.weapons or ())
    for part in _PART.finditer(text):
        if part["sign"]:
            rule, words = _rule_and_words(place, part["rule"])
            held = place.names.read_rules(rule)
            if part["sign"] == "+":
                rules = with_added(rules, held, place.ruleset.rules)
            else:
                rules = rules.without(held)
            _once(said, held, part[0])
            for word in words:
                profile.update(_once(said, _profile(place, word), word))
        elif part["word"]:
            profile.update(_once(said, _profile(place, part["word"]), part[0]))
        else:
            value = part["value"] if part["quoted"] is None else part["quoted"]
            key = part["key"].lower()
            if key == "name":
                name = _once(said, {key: value}, part[0])[key]
            elif key in _WEAPON:
                weapons = _armed(place, row, weapons, value)
            elif key in _COUNTS:
                number = Whole(key == "size", MOST_MODELS).read(key, value)
                counts.update(_once(said, {_COUNTS[key]: number}, part[0]))
            else:
                statuses.update(_once(said, _status(place, key, value), part[0]))
    changed = rules != as_unit(row).rules
    return UnitEdit(
        name=name,
        profile=profile or None,
        statuses=statuses or None,
        rules=rules if changed else None,
        weapons=None if weapons == tuple(row.weapons or ()) else weapons,
        **counts,  # type: ignore[arg-type]  # only its whole-number fields
    )


def _once(said: set[str], changes: Changes, part: str) -> Changes:
    """Return changes none of which was said before; of two values neither can be meant."""
    if not said.isdisjoint(changes):
        raise Refusal("change-twice", text=part.strip()[:40])
    said.update(changes)
    return changes


def _rule_and_words(place: Place, text: str) -> tuple[str, list[str]]:
    """Split `killing blow Ld8` where the rule's name ends."""
    words = text.split()
    for cut in range(len(words), 0, -1):
        bare = " ".join(words[:cut]).partition("(")[0]
        if place.names.rules.find(bare):
            return " ".join(words[:cut]), words[cut:]
    return text, []


def _profile(place: Place, word: str) -> Mapping[str, Amount]:
    if "[" in word:  # rules of a line; whether they come or go, a sign says
        raise Refusal("change-unreadable", text=word[:40])
    try:
        unit = read_profile_line(f'"x" x1 {word}', place.ruleset.profile)
    except Refusal as refusal:
        if refusal.code == "unknown-sign":
            raise Refusal("change-unreadable", text=word[:40]) from None
        raise
    return dict(unit.profile)


def _armed(place: Place, row: UnitRow, held: tuple[str, ...], text: str) -> tuple[str, ...]:
    """Return weapons with one more, or another in the place of that name, or without it: `-Bow`."""
    namer = place.ruleset.weapon_name
    if namer is None:
        raise Refusal("no-weapons-by-name")
    away = text.startswith(_AWAY)
    called = fold(text[1:] if away else namer(text))
    kept = tuple(one for one in held if fold(namer(one)) != called)
    if away and kept == held:
        raise Refusal("weapon-not-there", unit=row.name, text=text[1:][:40])
    return read_weapons("; ".join(kept if away else (*kept, text)), namer)


def _status(place: Place, key: str, value: Any) -> Mapping[str, tuple[int, Expiry] | None]:
    found = place.names.statuses.find(key)
    status = next((one for one in place.ruleset.statuses if one.id == found), None)
    if status is None:
        raise Refusal("change-unreadable", text=f"{key}:{value}"[:40])
    return {status.id: (1, status.until) if Flag().read(key, value) else None}
