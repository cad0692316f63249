"""The common magic items [L3048-3080]."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources import files
from typing import Annotated, Final, Literal, TypeAlias

from pydantic import Field

from rulesets.core.books.catalogue import Id, Source, read_catalogue
from rulesets.core.declaring.parameter import Choice
from rulesets.core.declaring.procedure import procedure
from rulesets.dice.handle import Dice

Family: TypeAlias = Literal[
    "magic-weapon", "magic-armour", "talisman", "enchanted", "arcane", "magic-banner"
]
Kind: TypeAlias = Literal["plain", "shield", "familiar", "scroll"]


@dataclass(frozen=True, slots=True)
class MagicItem:
    """A magic item; a special rule of the same id says that a unit has it.

    Attributes:
        id: Kebab-case name; its name is the text `rule-<id>`.
        source: Lines of the source text.
        family: Of which a model has one item at most.
        points: What it costs.
        kind: What it is within its family: scrolls and familiars come in addition.
        single_use: Whether it is destroyed by being used.
    """

    id: Id
    source: Source
    family: Family
    points: Annotated[int, Field(ge=1, le=500)]
    kind: Kind = "plain"
    single_use: bool = False


ITEMS: Final = read_catalogue(
    files("rulesets.blackhammer") / "data" / "magic-items.toml", "items", MagicItem
)
ITEM_IDS: Final = tuple(ITEMS)


@dataclass(frozen=True, slots=True)
class ItemEntry:
    """An item of the list: what it does stands in the text of the outcome."""

    item: str
    family: str
    points: int
    single_use: bool


@procedure(source="L3048-3080")
def magic_item(
    _dice: Dice,
    *,
    item: Annotated[str, Choice(ITEM_IDS)],
) -> ItemEntry:
    """Say what a common magic item is, costs and does [L3048-3080]."""
    found = ITEMS[item]
    return ItemEntry(found.id, found.family, found.points, found.single_use)
