"""Magic items that change a unit for a while once they are used [R L1085-1197]."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Final

from rulesets.core.battlefield.alteration import Alteration, Shift
from rulesets.core.declaring.layer import Beyond
from rulesets.core.declaring.parameter import Choice
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.ids.composed import as_rule, as_status
from rulesets.core.results.effect import Effect, Expiry, StatusSet
from rulesets.core.results.status import Status
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal
from rulesets.t9a.items.catalogue import ITEMS
from rulesets.t9a.unit import acts, offers
from rulesets.t9a.unit.options import One
from rulesets.t9a.unit.spending import check_steady, item_spent

_BREASTPLATE: Final = "bronze-breastplate"
_HEAVY: Final = "bronze-breastplate-large"
_SHIELD: Final = "lucky-shield"
"""It leaves nothing behind: the first hit is ignored."""
_LASTS: Final[Mapping[str, Expiry]] = {
    "potion-of-strength": "turn",
    "potion-of-swiftness": "turn",
    "sceptre-of-dominion": "phase",
    _BREASTPLATE: "phase",
    "flaming-standard": "phase",
    _SHIELD: "phase",
}
"""Items used at a moment of their owner's choice, and how long they help then."""

STATUSES: Final = (
    Status("potion-of-strength", "turn", alters=Alteration((Shift("s", "add", 2),))),
    Status("potion-of-swiftness", "turn", alters=Alteration((Shift("i", "add", 3),))),
    Status(
        "sceptre-of-dominion",
        "phase",
        shared=True,
        alters=Alteration(rules=(("stubborn", None),)),
    ),
    Status(_BREASTPLATE, "phase", alters=Alteration((Shift("save", "at-least", 1),))),
    Status(_HEAVY, "phase", alters=Alteration((Shift("save", "at-least", 2),))),
    Status(
        "flaming-standard",
        "phase",
        shared=True,
        alters=Alteration(rules=(("flaming-attacks", None),)),
    ),
)
"""Effects of these items on a unit meanwhile; a Large Target's breastplate saves less."""


@dataclass(frozen=True, slots=True)
class ItemUse:
    """The gain of using an item.

    Attributes:
        item: Which.
        status: What its bearer is meanwhile.
        until: `turn` for the player turn, `phase`.
        once: Whether it is used up.
    """

    item: str
    status: str
    until: str
    once: bool


def use_effects(arguments: Arguments, result: ItemUse) -> tuple[Effect, ...]:
    """Let the unit have what the item gives, and use it up where it serves once."""
    used = item_spent("unit", arguments["unit"], as_rule(result.item)) if result.once else ()
    if result.item == _SHIELD:
        return used
    return (StatusSet("unit", as_status(result.status), _LASTS[result.item]), *used)


def use_rests(arguments: Mapping[str, Any], _result: object) -> tuple[str, ...]:
    """Return what the item rests on."""
    return (ITEMS[arguments["item"]].witness,)


@procedure(
    source="R L1085-1197; B10 HBE",
    effects=use_effects,
    beyond=Beyond("items", ("same", "newer"), rests=use_rests),
    acts=acts.ITEM,
    offering=offers.USE,
)
def use_item(
    _dice: Dice,
    *,
    unit: One = None,
    item: Annotated[str, Choice(tuple(_LASTS))],
) -> ItemUse:
    """Use a magic item at a moment of its owner's choice [R L1085-1197; the data of 1.0.0].

    Args:
        unit: Its bearer, or the unit that he is in where the whole unit has of it.
        item: Which.

    Raises:
        Refusal: `item-not-borne`, `item-while-fleeing`, `item-in-use`.
    """
    status = item
    if unit is not None:
        if not unit.rules.holds(item):
            raise Refusal("item-not-borne", unit=unit.name, rule=item)
        if ITEMS[item].once:
            check_steady(unit, item)
        if item == _BREASTPLATE and "large-target" in unit.rules:
            status = _HEAVY
        if unit.has(as_status(status)):
            raise Refusal("item-in-use", unit=unit.name, rule=item)
    return ItemUse(item, status, _LASTS[item], ITEMS[item].once)
