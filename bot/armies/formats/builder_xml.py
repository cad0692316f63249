"""Rosters as BattleScribe and New Recruit write them in XML: `.ros`.

Read by Python's own expat, event by event, into the few elements that matter. A document with a
type declaration is refused outright: without one there is no entity to expand and nothing outside
to fetch, and no builder writes one.
"""

from __future__ import annotations

from typing import Final
from xml.parsers import expat

from bot.armies.formats.builder_json import amount, whole
from bot.armies.selection import (
    DEEPEST,
    LONGEST_VALUE,
    MOST_NODES,
    Forces,
    RosterTree,
    Selection,
    Sheet,
)
from rulesets.refusal import Refusal

_PIECE: Final = 65_536
_DEEPEST_ELEMENT: Final = 4 * DEEPEST


def read_builder_xml(data: bytes) -> RosterTree:
    """Return the tree of a roster.

    Raises:
        Refusal: `army-xml-broken`, `army-xml-declares`, `army-not-a-roster`, `army-too-large`.
    """
    reader = _Reader()
    try:
        reader.read(data)
    except (expat.ExpatError, ValueError, LookupError) as error:
        raise Refusal("army-xml-broken", line=reader.line) from error
    if reader.tree is None:
        raise Refusal("army-not-a-roster")
    return reader.tree


class _Reader:
    def __init__(self) -> None:
        self.tree: RosterTree | None = None
        self._parser = expat.ParserCreate()
        self._parser.buffer_text = True
        self._parser.StartElementHandler = self._start
        self._parser.EndElementHandler = self._end
        self._parser.CharacterDataHandler = self._said
        self._parser.StartDoctypeDeclHandler = self._declares
        self._parser.EntityDeclHandler = self._declares
        self._selections: list[Selection] = []
        self._forces = Forces()
        self._path: list[str] = []
        self._value: str | None = None
        self._left = MOST_NODES

    @property
    def line(self) -> int:
        """The line that is being read."""
        return int(self._parser.CurrentLineNumber)

    def read(self, data: bytes) -> None:
        for start in range(0, len(data), _PIECE):
            self._parser.Parse(data[start : start + _PIECE], False)
        self._parser.Parse(b"", True)

    def _declares(self, *_: object) -> None:
        raise Refusal("army-xml-declares")

    def _start(self, tag: str, given: dict[str, str]) -> None:
        name = tag.rpartition(":")[2]
        self._path.append(name)
        self._left -= 1
        deep = len(self._path) > _DEEPEST_ELEMENT or len(self._selections) > DEEPEST
        if deep or self._left < 0:
            raise Refusal("army-too-large", most=MOST_NODES)
        if len(self._path) == 1:
            if name != "roster":
                raise Refusal("army-not-a-roster")
            system = given.get("gameSystemName", "")[:120]
            self.tree = RosterTree(given.get("name", "")[:120], system)
        elif name == "selection":
            self._select(given)
        elif name == "force":
            self._forces.enter(given.get("name", "")[:120])
        elif self._selections:
            self._detail(name, given)

    def _select(self, given: dict[str, str]) -> None:
        name = given.get("customName") or given.get("name", "")
        kind = given.get("type", "upgrade").lower()
        made = Selection(name[:120], kind, whole(given.get("number")), self.line)
        made.force = self._forces.now
        if self._selections:
            self._selections[-1].parts.append(made)
        elif self.tree is not None:
            self.tree.selections.append(made)
        self._selections.append(made)

    def _detail(self, name: str, given: dict[str, str]) -> None:
        holder, called = self._selections[-1], given.get("name", "")[:120]
        match name:
            case "profile":
                holder.sheets.append(Sheet(called, kind=given.get("typeName", "")[:60]))
            case "characteristic" if holder.sheets:
                # Old files keep the value beside the name, newer ones between the tags.
                holder.sheets[-1].values.append((called, given.get("value", "")[:LONGEST_VALUE]))
                self._value = ""
            case "rule":
                holder.rules.append(called)
            case "category":
                holder.categories.append(called)
            case "cost":
                holder.costs.append((called, amount(given.get("value"))))

    def _said(self, text: str) -> None:
        if self._value is not None and len(self._value) < LONGEST_VALUE:
            self._value += text[:LONGEST_VALUE]

    def _end(self, tag: str) -> None:
        name = tag.rpartition(":")[2]
        self._path.pop()
        if name == "selection":
            self._selections.pop()
        elif name == "force":
            self._forces.leave()
        elif name == "characteristic" and self._value is not None:
            values = self._selections[-1].sheets[-1].values
            if self._value.strip():
                values[-1] = (values[-1][0], self._value.strip())
            self._value = None
