"""What army builders call selections: a tree, whatever file it came in."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

MOST_NODES: Final = 60_000
"""Of a roster's file: more than ten times what a large army has."""
DEEPEST: Final = 30


@dataclass(slots=True)
class Sheet:
    """A profile of a roster: of a creature, a weapon, a spell.

    Attributes:
        values: What stands under which heading.
        kind: What the builder calls such profiles: `Unit`, `Melee Weapon`; empty where unsaid.
    """

    name: str
    values: list[tuple[str, str]] = field(default_factory=list)
    kind: str = ""


@dataclass(slots=True)
class Selection:
    """Something chosen for an army: a unit, a model of it, what that carries.

    Attributes:
        kind: `unit`, `model`, `upgrade` or `mount`, as the builder says.
        number: How many, in all and not for each of what holds it.
        line: Where it stands in its file, 0 where that is not known.
        rules: Names of special rules and categories.
        costs: Names of what it costs, with how much; without what is chosen for it.
        parts: What is chosen for it.
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

    def walk(self) -> Iterator[Selection]:
        """Yield this and everything chosen for it, outermost first."""
        yield self
        for part in self.parts:
            yield from part.walk()


@dataclass(slots=True)
class Muster:
    """A roster's file as a tree.

    Attributes:
        system: What the builder calls the game.
        selections: What its forces are made of.
    """

    name: str = ""
    system: str = ""
    selections: list[Selection] = field(default_factory=list)
