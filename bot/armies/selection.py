"""Selections, as army builders call them: a tree, whatever file it came in."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

MOST_NODES: Final = 25_000
"""Of a roster's file: three times what an army of ninety units has."""
DEEPEST: Final = 16
LONGEST_VALUE: Final = 200
"""Of a characteristic that is a value: more than one weapon's abilities fill."""
LONGEST_TEXT: Final = 4000
"""Of a characteristic that is a text, as of what an ability does."""
RULE: Final = "rule"
"""The kind of a sheet that a builder has as a rule: a name with what it says."""
_MARKUP: Final = re.compile(r"(?:\\?[*^])+|__+|⟝|⟞")
_BLANKS: Final = re.compile(r"[^\S\n]+")
_LINES: Final = re.compile(r"\s*\n\s*")


def without_markup(text: str) -> str:
    """Return a builder's words without its signs for bold, capitals and slanted letters."""
    bare = _BLANKS.sub(" ", _MARKUP.sub("", text)).replace("\N{NON-BREAKING HYPHEN}", "-")
    return _LINES.sub("\n", bare).strip()


@dataclass(slots=True)
class Sheet:
    """A profile of a roster: of a creature, a weapon, a spell.

    Attributes:
        values: What stands under which heading.
        kind: What the builder calls such profiles: `Unit`, `Melee Weapon`; empty where unsaid, and
            `RULE` for a rule with its text.
        cut: Whether a text of it was longer than is read.
    """

    name: str
    values: list[tuple[str, str]] = field(default_factory=list)
    kind: str = ""
    cut: bool = False

    def write(self, heading: str, text: str) -> None:
        """Note what stands under a heading, without markup, as much of it as is read."""
        self.values.append((heading, without_markup(text[:LONGEST_TEXT])))
        self.cut = self.cut or len(text) > LONGEST_TEXT


@dataclass(frozen=True, slots=True)
class Force:
    """A part of an army as a builder has it: the whole, or a regiment of it.

    Attributes:
        number: Which of those of its name, from 1.
    """

    name: str
    number: int = 1


@dataclass(slots=True)
class Selection:
    """A choice for an army: a unit, a model of it, what that carries.

    Attributes:
        kind: `unit`, `model`, `upgrade` or `mount`, as the builder says.
        number: How many, in all and not for each of what holds it.
        line: Where it stands in its file, 0 where that is not known.
        rules: Names of special rules and categories.
        costs: Names of what it costs, with how much; without what is chosen for it.
        parts: What is chosen for it.
        force: What it stands in, None where that is not known.
        group: What the builder has it among: artefacts, the spells of a lore.
    """

    name: str
    kind: str = "upgrade"
    number: int = 1
    line: int = 0
    sheets: list[Sheet] = field(default_factory=list)
    rules: list[str] = field(default_factory=list)
    categories: list[str] = field(default_factory=list)
    costs: list[tuple[str, float]] = field(default_factory=list)
    parts: list[Selection] = field(default_factory=list)
    force: Force | None = None
    group: str = ""

    def walk(self) -> Iterator[Selection]:
        """Yield this and everything chosen for it, outermost first."""
        yield self
        for part in self.parts:
            yield from part.walk()


@dataclass(slots=True)
class RosterTree:
    """A roster's file as a tree.

    Attributes:
        system: What the builder calls the game.
        selections: What its forces are made of.
    """

    name: str = ""
    system: str = ""
    selections: list[Selection] = field(default_factory=list)


class Forces:
    """A reader's position among the forces of a roster."""

    def __init__(self) -> None:
        self._inside: list[Force] = []
        self._names: Counter[str] = Counter()

    @property
    def now(self) -> Force | None:
        """The innermost force."""
        return self._inside[-1] if self._inside else None

    def enter(self, name: str) -> None:
        """Go into a force."""
        self._names[name] += 1
        self._inside.append(Force(name, self._names[name]))

    def leave(self) -> None:
        """Go out of it."""
        self._inside.pop()
