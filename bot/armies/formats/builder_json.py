"""Rosters as New Recruit and its like write them in JSON."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from bot.armies.selection import (
    DEEPEST,
    LONGEST_TEXT,
    MOST_NODES,
    RULE,
    Forces,
    RosterTree,
    Selection,
    Sheet,
    without_markup,
)
from rulesets.refusal import Refusal


def read_builder_json(data: Mapping[str, Any]) -> RosterTree:
    """Return the tree of a roster.

    Raises:
        Refusal: `army-too-large` for a tree of too many or too deep parts.
    """
    return _Reader().read(data)


class _Reader:
    def __init__(self) -> None:
        self._left = MOST_NODES
        self._forces = Forces()

    def read(self, roster: Mapping[str, Any]) -> RosterTree:
        tree = RosterTree(_text(roster, "name"), _text(roster, "gameSystemName"))
        self._force(roster, tree, 0)
        return tree

    def _force(self, data: Mapping[str, Any], tree: RosterTree, depth: int) -> None:
        self._check(depth)
        tree.selections += [
            self._selection(selection, depth) for selection in self._all(data, "selections")
        ]
        for force in self._all(data, "forces"):
            self._forces.enter(_text(force, "name"))
            self._force(force, tree, depth + 1)
            self._forces.leave()
            whole = Selection(_text(force, "name"))
            self._sheets(whole, force)
            tree.selections += [whole] if whole.sheets else []

    def _selection(self, data: Mapping[str, Any], depth: int) -> Selection:
        self._check(depth)
        name = _text(data, "customName") or _text(data, "name")
        made = Selection(name, _text(data, "type").lower() or "upgrade", whole(data.get("number")))
        made.force, made.group = self._forces.now, _text(data, "group").partition("::")[0]
        self._sheets(made, data)
        made.categories = [_text(category, "name") for category in self._all(data, "categories")]
        made.costs = [
            (_text(cost, "name"), amount(cost.get("value"))) for cost in self._all(data, "costs")
        ]
        made.parts = [
            self._selection(selection, depth + 1) for selection in self._all(data, "selections")
        ]
        return made

    def _sheets(self, made: Selection, data: Mapping[str, Any]) -> None:
        """Read the profiles and the rules of a part of the army."""
        made.sheets = [self._sheet(profile) for profile in self._all(data, "profiles")]
        for rule in self._all(data, "rules"):
            made.rules.append(_text(rule, "name"))
            name = _text(rule, "name") or made.name
            made.sheets += described(name, _long(rule, "description"))

    def _sheet(self, data: Mapping[str, Any]) -> Sheet:
        made = Sheet(_text(data, "name"), kind=_text(data, "typeName"))
        for characteristic in self._all(data, "characteristics"):
            key = next((key for key in ("$text", "value", "#text") if key in characteristic), "")
            made.write(_text(characteristic, "name"), _long(characteristic, key))
        return made

    def _all(self, data: Mapping[str, Any], name: str) -> Iterator[Mapping[str, Any]]:
        """Yield what a list holds; some programs wrap it once more: `{"force": […]}`."""
        held = data.get(name)
        if isinstance(held, dict):
            held = held.get("category" if name == "categories" else name[:-1], [])
            held = [held] if isinstance(held, dict) else held
        for item in held if isinstance(held, list) else ():
            if isinstance(item, dict):
                self._left -= 1
                self._check(0)
                yield item

    def _check(self, depth: int) -> None:
        if depth > DEEPEST or self._left < 0:
            raise Refusal("army-too-large", most=MOST_NODES)


def _text(data: Mapping[str, Any], name: str) -> str:
    value = data.get(name)
    return without_markup(value[:120]) if isinstance(value, str) else ""


def _long(data: Mapping[str, Any], name: str) -> str:
    """Return a text or a number as written, no more of it than tells whether it is too long."""
    value = data.get(name)
    if isinstance(value, bool) or not isinstance(value, str | int | float):
        return ""
    return str(value)[: LONGEST_TEXT + 1]


def described(name: str, text: str) -> list[Sheet]:
    """Return the sheet of a rule with its text, none where it has none."""
    made = Sheet(name, kind=RULE)
    made.write("", text)
    return [made] if made.values[0][1] else []


def whole(value: object) -> int:
    """Return a count as builders write it (20, "20", "20.0"); 1 for anything else."""
    found = amount(value)
    return int(found) if 0 <= found < 1_000_000 else 1  # noqa: PLR2004 - more is checked later


def amount(value: object) -> float:
    """Return a number as builders write it, -1 for anything else."""
    if isinstance(value, bool) or not isinstance(value, str | int | float):
        return -1.0
    try:
        found = float(str(value)[:40])
    except ValueError:
        return -1.0
    return found if abs(found) < 1e9 else -1.0  # noqa: PLR2004 - no cost, nor infinity
