"""The magic items of the book: what they are, cost, and lend their bearers [L6929-7392]."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Annotated, Final

from pydantic import Field

from rulesets.core.battlefield.alteration import Alteration, Shift
from rulesets.core.books.catalogue import Id, Source, read_catalogue
from rulesets.core.declaring.parameter import Choice
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.ids.composed import as_status
from rulesets.core.results.effect import Effect, RuleGained, StatusCleared, StatusSet
from rulesets.core.ruleset.game import SpecialRule, Status
from rulesets.dice.handle import Dice
from rulesets.whfb2.harm.proof import POISON_PROOF
from rulesets.whfb2.unit.options import YesNo


@dataclass(frozen=True, slots=True)
class MagicItem:
    """A magic item; a special rule of the same id says that a unit has it.

    Attributes:
        id: Kebab-case name; its name is the text `rule-<id>`.
        source: Lines of the source text.
        points: What it costs, None where the text prints no price.
        numbered: Whether there are stronger and weaker ones, by a number.
    """

    id: Id
    source: Source
    points: Annotated[int, Field(ge=1)] | None = None
    numbered: bool = False


ITEMS: Final = read_catalogue(
    files("rulesets.whfb2") / "data" / "magic-items.toml", "items", MagicItem
)
RULES: Final = (
    *(SpecialRule(item.id, item.numbered) for item in ITEMS.values()),
    SpecialRule("rune-of-protection", numbered=True),
)
"""Items as units are written with them; runes of protection with how many there are."""
_BETTER_SAVE: Final = Alteration((Shift("save", "add", 1),))
_LENDS: Final[Mapping[str, Alteration]] = {
    "adamantine-amulet": Alteration((Shift("t", "set", 7),)),
    "thrice-blessed-copper-amulet": _BETTER_SAVE,
    "enchanted-jade-amulet": Alteration(_BETTER_SAVE.shifts, rules=((POISON_PROOF, None),)),
    "mithril-mail": _BETTER_SAVE,
    "mithril-breastplate": _BETTER_SAVE,
    "mithril-plate": _BETTER_SAVE,
    "rune-of-armour": _BETTER_SAVE,
    "staff-of-command": Alteration((Shift("ld", "add", 1),)),
    "dawn-stone": Alteration((Shift("wp", "add", 2),)),
    "boots-of-speed": Alteration((Shift("m", "times", 2),)),
    "boots-of-slowness": Alteration((Shift("m", "at-most", 5),)),
    "mastery-jewel": Alteration((Shift("level", "add", 1),)),
}
"""Changes that a thing makes to its bearer while it is worn; the copper and jade amulets make the
save better against wounds of weapons that are not magic."""
STATUSES: Final = tuple(
    Status(as_status(f"wears-{item}"), alters=lent) for item, lent in _LENDS.items()
)


@dataclass(frozen=True, slots=True)
class ItemEntry:
    """An item: what it does stands in the text of the outcome; None without a price."""

    item: str
    points: int | None


@procedure(source="L6929-7392")
def magic_item(
    _dice: Dice,
    *,
    magic_thing: Annotated[str, Choice(tuple(ITEMS))],
) -> ItemEntry:
    """Say what a magic item of the book is, costs and does [L6929-7392]."""
    found = ITEMS[magic_thing]
    return ItemEntry(found.id, found.points)


@dataclass(frozen=True, slots=True)
class Worn:
    """A thing that may be worn, and whether it is now."""

    worn: bool


def worn_effects(arguments: Arguments, result: Worn) -> tuple[Effect, ...]:
    """Note it on its bearer."""
    item = arguments["worn"]
    status = as_status(f"wears-{item}")
    if not result.worn:
        return (StatusCleared("unit", status),)
    held: Effect = StatusSet("unit", status)
    return (held, RuleGained("unit", item)) if item in ITEMS else (held,)


@procedure(source="L6847-6850, L6973-7089", units=("unit",), effects=worn_effects)
def wear_item(
    _dice: Dice,
    *,
    worn: Annotated[str, Choice(tuple(_LENDS))],  # noqa: ARG001 - the status is named after it
    off: YesNo = False,
) -> Worn:
    """Put on something magic that changes a value, or take it off [L6847-6850, L6973-7089].

    Mithril and the amulets of copper and jade make the save one better, as does a rune of armour
    until its bearer is wounded; an adamantine amulet makes the Toughness 7; the staff adds 1 to the
    Leadership, a dawn stone 2 to a wizard's Will Power, a jewel of mastery 1 to his level; boots of
    speed double the Movement, boots of slowness leave 5 cm of it; jade is proof against poison.

    Args:
        worn: What.
        off: It is taken off, or its rune has faded.
    """
    return Worn(not off)
