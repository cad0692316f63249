"""The common magic items [L3048-3080]."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Annotated, Final, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

from rulesets.core.parameter import Choice
from rulesets.dice.handle import Dice

Family: TypeAlias = Literal[
    "magic-weapon", "magic-armour", "talisman", "enchanted", "arcane", "magic-banner"
]
Kind: TypeAlias = Literal["plain", "shield", "familiar", "scroll"]


class _ItemData(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    id: str = Field(pattern=r"^[a-z-]+$")
    source: str = Field(pattern=r"^L\d")
    family: Family
    points: int = Field(ge=1, le=500)
    kind: Kind = "plain"
    single_use: bool = False


class _TreasuryData(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    items: tuple[_ItemData, ...] = Field(min_length=1)


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

    id: str
    source: str
    family: Family
    points: int
    kind: Kind = "plain"
    single_use: bool = False


def load_items(file: Traversable) -> Mapping[str, MagicItem]:
    """Read and check a file of magic items.

    Raises:
        ValueError: the file does not hold sound items, or two have one id.
    """
    data = _TreasuryData.model_validate(tomllib.loads(file.read_text(encoding="utf-8")))
    items = {one.id: MagicItem(**one.model_dump()) for one in data.items}
    if len(items) != len(data.items):
        msg = "two magic items have one id"
        raise ValueError(msg)
    return items


ITEMS: Final[Mapping[str, MagicItem]] = load_items(
    files("rulesets.blackhammer") / "data" / "magic-items.toml"
)
ITEM_IDS: Final = tuple(ITEMS)


@dataclass(frozen=True, slots=True)
class ItemEntry:
    """An item of the list: what it does stands in the text of the outcome."""

    item: str
    family: str
    points: int
    single_use: bool


def magic_item(
    dice: Dice,  # noqa: ARG001 - no die falls
    *,
    item: Annotated[str, Choice(ITEM_IDS)],
) -> ItemEntry:
    """Say what a common magic item is, costs and does [L3048-3080]."""
    found = ITEMS[item]
    return ItemEntry(found.id, found.family, found.points, found.single_use)
