"""The common magic items [R L1085-1197, and the data of 1.0.0]."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Annotated, Any, Final, Literal

from pydantic import Field, StringConstraints

from rulesets.core.books.catalogue import Id, read_catalogue
from rulesets.core.declaring.layer import Beyond
from rulesets.core.declaring.parameter import Choice
from rulesets.core.declaring.procedure import procedure
from rulesets.core.ruleset.game import SpecialRule
from rulesets.dice.handle import Dice
from rulesets.t9a.unit.vocabulary import ITEMS as KNOWN

_RULE: Final = r"^[a-z]+(-[a-z]+)*( \(\d{1,2}\))?$"


@dataclass(frozen=True, slots=True)
class MagicItem:
    """A magic item, of which an army has one.

    Attributes:
        id: Kebab-case name; its text is `choice-<id>`.
        source: Where it is described.
        witness: Which other text it rests on.
        family: Of which a model has one item at most.
        points: What it costs.
        hero: What a Hero or Champion pays for it, where that is less.
        once: Whether it is used once a battle.
        rules: Special rules that its bearer has by it.
        shared: Whether the unit has it while its bearer is in it.
    """

    id: Id
    source: str
    witness: Literal["same", "newer"]
    family: Literal[
        "magic-weapon", "magic-armour", "talisman", "enchanted", "arcane", "magic-standard"
    ]
    points: Annotated[int, Field(ge=1, le=100)]
    hero: Annotated[int | None, Field(ge=1, le=100)] = None
    once: bool = False
    rules: tuple[Annotated[str, StringConstraints(pattern=_RULE)], ...] = ()
    shared: bool = False

    def cost(self, *, lord: bool) -> int:
        """Return its cost for its bearer."""
        return self.points if lord or self.hero is None else self.hero


ITEMS: Final = read_catalogue(
    files("rulesets.t9a") / "data" / "magic-items.toml", "items", MagicItem
)


ITEM_IDS: Final = tuple(ITEMS)


def _implied(text: str) -> tuple[str, int | None]:
    name, _, number = text.partition(" (")
    return name, int(number.rstrip(")")) if number else None


RULES: Final = tuple(
    SpecialRule(
        item.id,
        implies=tuple(_implied(rule) for rule in item.rules),
        to_unit=item.id if item.shared else None,
    )
    for item in ITEMS.values()
    if item.id not in KNOWN
)
"""Rules that say that a unit has an item, with the rules that come with it."""


@dataclass(frozen=True, slots=True)
class ItemEntry:
    """An item of the list: what it does stands in the text of the outcome."""

    item: str
    family: str
    points: int
    hero: int | None
    once: bool


def item_rests(arguments: Mapping[str, Any], _result: object) -> tuple[str, ...]:
    """Return what the entry rests on."""
    return (ITEMS[arguments["item"]].witness,)


@procedure(
    source="R L1085-1197", actors=(), beyond=Beyond("items", ("same", "newer"), rests=item_rests)
)
def magic_item(
    _dice: Dice,
    *,
    item: Annotated[str, Choice(tuple(ITEMS))],
) -> ItemEntry:
    """Tell what a common magic item is, costs and does [R L1085-1197].

    Args:
        item: Which.
    """
    found = ITEMS[item]
    return ItemEntry(found.id, found.family, found.points, found.hero, found.once)
