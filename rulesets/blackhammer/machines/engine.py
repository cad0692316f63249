"""War machines of the book: how far they shoot, and how hard [L2508-2618]."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources import files
from typing import Annotated, Final, TypeAlias

from pydantic import Field

from rulesets.blackhammer.harm.harm import Blast
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.books.catalogue import Id, Rolled, Source, read_catalogue

Paces: TypeAlias = Annotated[int, Field(ge=1, le=72)]


@dataclass(frozen=True, slots=True)
class Engine:
    """A kind of war machine.

    Attributes:
        id: Kebab-case name; its text is `choice-<id>`.
        source: Lines of the source text.
        range: Maximum range in paces.
        strength: Strength of its hits.
        damage: Wounds that an unsaved wound takes.
        least: Minimum range.
    """

    id: Id
    source: Source
    range: Paces
    strength: Annotated[int, Field(ge=1, le=10)]
    damage: Rolled
    least: Paces = 1

    def blast(self, rules: SpecialRules = NO_RULES) -> Blast:
        """Return what its hits are, special rules of the shot added: no armour stops them."""
        return Blast(self.strength, self.damage, rules | SpecialRules.of("no-armour-save"))


ENGINES: Final = read_catalogue(
    files("rulesets.blackhammer") / "data" / "war-machines.toml", "machines", Engine
)
TO_COUNT: Final = "hits-to-count"
"""The status of a machine whose shot struck models that players have still to count."""
CANNON: Final = ENGINES["cannon"]
STONE_THROWER: Final = ENGINES["stone-thrower"]
BOLT_THROWER: Final = ENGINES["bolt-thrower"]
