"""Rosters as BattleScribe and New Recruit write them in XML: `.ros`.

Read by Python's own expat, event by event, into the few elements that matter. A document with a
type declaration is refused outright: without one there is no entity to expand and nothing outside
to fetch, and no builder writes one.
"""

from __future__ import annotations

from typing import Final
from xml.parsers import expat

from bot.armies.formats.builder_json import amount, described, whole
from bot.armies.selection import (
    DEEPEST,
    LONGEST_TEXT,
    MOST_NODES,
    Forces,
    RosterTree,
    Selection,
    Sheet,
    without_markup,
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
        self._parts: list[Selection] = []
        self._forces = Forces()
        self._path: list[str] = []
        self._value: str | None = None
        self._heading = self._said_before = ""
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
            system = _name(given, "gameSystemName")
            self.tree = RosterTree(_name(given), system)
        elif name == "selection":
            self._select(given)
        elif name == "force":
            self._forces.enter(_name(given))
            self._parts.append(Selection(_name(given)))
        elif self._selections or self._parts:
            self._detail((self._selections or self._parts)[-1], name, given)

    def _select(self, given: dict[str, str]) -> None:
        kind = given.get("type", "upgrade").lower()
        name = _name(given, "customName") or _name(given)
        made = Selection(name, kind, whole(given.get("number")), self.line)
        made.force, made.group = self._forces.now, _name(given, "group").partition("::")[0]
        if self._selections:
            self._selections[-1].parts.append(made)
        elif self.tree is not None:
            self.tree.selections.append(made)
        self._selections.append(made)

    def _detail(self, holder: Selection, name: str, given: dict[str, str]) -> None:
        called = _name(given)
        match name:
            case "profile":
                holder.sheets.append(Sheet(called, kind=_name(given, "typeName")))
            case "characteristic" if holder.sheets:
                # Old files keep the value beside the name, newer ones between the tags.
                self._said_before = given.get("value", "")
                self._heading, self._value = called, ""
            case "rule":
                holder.rules.append(called)
            case "description" if self._path[-2] == "rule":
                self._heading, self._value = holder.rules[-1] or holder.name, ""
            case "category":
                holder.categories.append(called)
            case "cost":
                holder.costs.append((called, amount(given.get("value"))))

    def _said(self, text: str) -> None:
        if self._value is not None and len(self._value) <= LONGEST_TEXT:
            self._value += text[: LONGEST_TEXT + 1]

    def _end(self, tag: str) -> None:
        name = tag.rpartition(":")[2]
        self._path.pop()
        if name == "selection":
            self._selections.pop()
        elif name == "force":
            self._forces.leave()
            if self._parts[-1].sheets and self.tree is not None:
                self.tree.selections.append(self._parts[-1])
            self._parts.pop()
        elif name in {"characteristic", "description"} and self._value is not None:
            sheets, text = (self._selections or self._parts)[-1].sheets, self._value.strip()
            if name == "description":
                sheets += described(self._heading, text)
            else:
                sheets[-1].write(self._heading, text or self._said_before)
            self._value = None


def _name(given: dict[str, str], attribute: str = "name") -> str:
    """Return a name of an element as it is told."""
    return without_markup(given.get(attribute, "")[:120])
