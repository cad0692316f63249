"""Our own JSON: what saved armies are kept as, and what an export as JSON holds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.armies.roster import Doubtful, Findings, Lexicon, Roster, check_counts
from bot.texts.names import clean
from rulesets.core.battlefield.amount import read_amount
from rulesets.core.battlefield.keyword import keyword_id, words_of
from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.notation.profile_line import check_value
from rulesets.refusal import Refusal

FORMAT: Final = "vexille-army"
_DOUBTFUL: Final = "doubtful"


def write_units(units: Sequence[Unit]) -> list[dict[str, Any]]:
    """Return units as JSON: what `read_units` reads."""
    return [
        {
            "name": unit.name,
            "models": unit.models,
            "size": unit.size,
            "lost": unit.carried,
            "profile": {field: str(value) for field, value in unit.profile},
            "rules": {rule: unit.rules.number(rule) for rule in unit.rules},
            **({"weapons": list(unit.weapons)} if unit.weapons else {}),
        }
        for unit in units
    ]


def write_doubtful(lines: Sequence[Doubtful]) -> list[dict[str, Any]]:
    """Return doubtful lines as JSON, which stands behind the units of their list."""
    return [
        {**written, _DOUBTFUL: line.at}
        for line, written in zip(lines, write_units([line.unit for line in lines]), strict=True)
    ]


def is_doubtful(data: object) -> bool:
    """Return whether something that is kept among units is a doubtful line, and no unit."""
    return isinstance(data, dict) and _DOUBTFUL in data


def write_army(
    name: str, game: str, units: Sequence[Unit], doubtful: Sequence[Doubtful] = ()
) -> dict[str, Any]:
    """Return an army as JSON, with its doubtful lines: what `read_own` reads."""
    lines = [*write_units(units), *write_doubtful(doubtful)]
    return {"format": FORMAT, "name": name, "game": game, "units": lines}


def read_own(data: Mapping[str, Any], lexicon: Lexicon) -> Roster:
    """Read an army from our own JSON.

    Raises:
        Refusal: `army-empty`.
    """
    found = Findings()
    if isinstance(data.get("game"), str):
        found.game = str(data["game"])[:60]
    try:
        found.name = clean(str(data.get("name") or ""))
    except Refusal:
        found.name = None
    units = data.get("units")
    read_units(units if isinstance(units, list) else [], lexicon, found)
    return found.roster()


def read_units(units: Sequence[Any], lexicon: Lexicon, found: Findings) -> None:
    """Read units into what is found; values the game no longer knows are reported."""
    for position, data in enumerate(units, 1):
        if found.full:
            return
        try:
            unit = _unit(data, lexicon, found, position)
            if is_doubtful(data):
                found.doubt(unit, _whole(data[_DOUBTFUL]))
            else:
                found.add(unit, position)
        except Refusal as refusal:
            found.report(refusal, str(data.get("name", ""))[:60] if _is(data) else "", position)


def _is(data: object) -> bool:
    return isinstance(data, dict)


def _unit(data: Any, lexicon: Lexicon, found: Findings, position: int) -> Unit:
    if not isinstance(data, dict):
        raise Refusal("army-not-a-unit")
    name = clean(str(data.get("name") or "")[:200])
    models = _whole(data.get("models", 1))
    size = _whole(data.get("size", models))
    carried = _whole(data.get("lost", 0))
    check_counts(models, size, carried)
    fields = {field.id: field for field in lexicon.fields}
    profile = []
    held = data.get("profile")
    for stat, value in held.items() if isinstance(held, dict) else ():
        field = fields.get(stat) or lexicon.field(str(stat)[:60])
        try:
            if field is None:
                raise Refusal("army-unknown-value", text=str(stat)[:40])  # noqa: TRY301 - told as the others
            amount = read_amount(str(value)[:40], halves=field.halves)
            check_value(field, amount)
        except Refusal as refusal:
            found.report(refusal, name, position)
        else:
            profile.append((field.id, amount))
    rules = _rules(data.get("rules"), lexicon, found, name, position)
    weapons = _weapons(data.get("weapons"), lexicon, found, name, position)
    values = tuple(dict(profile).items())
    return Unit(name, models, size, carried, values, rules, (), models, weapons=weapons)


def _weapons(
    held: Any, lexicon: Lexicon, found: Findings, name: str, position: int
) -> tuple[str, ...]:
    written = [str(weapon)[:200] for weapon in held] if isinstance(held, list) else []
    try:
        return lexicon.read_weapons("; ".join(weapon.replace(";", ",") for weapon in written))
    except Refusal as refusal:
        found.report(refusal, name, position)
        return ()


def _rules(held: Any, lexicon: Lexicon, found: Findings, name: str, position: int) -> SpecialRules:
    numbered = {rule.id: rule.numbered for rule in lexicon.rules}
    items: set[tuple[str, int | None]] = set()
    for rule, number in held.items() if isinstance(held, dict) else ():
        whole = number if isinstance(number, int) and 0 <= number < 100 else None  # noqa: PLR2004 - as a line writes it
        words = words_of(str(rule))
        if words is not None and lexicon.keyword is not None and keyword_id(words) == rule:
            items.add((rule, None))
        elif rule not in numbered or numbered[rule] != (whole is not None):
            found.report(Refusal("army-unknown-rule", text=str(rule)[:40]), name, position)
        else:
            items.add((rule, whole))
    return SpecialRules(frozenset(items))


def _whole(value: Any) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise Refusal("army-not-a-number", text=str(value)[:40])
    return value
