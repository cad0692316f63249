"""Magic items that a model may have [L3002-3026]."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Final

from rulesets.blackhammer.items.catalogue import ITEM_IDS, ITEMS, MagicItem
from rulesets.blackhammer.preparation.limits import limits_of
from rulesets.blackhammer.unit.options import YesNo
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.declaring.parameter import Choice, Fill, Rules, Whole
from rulesets.core.declaring.procedure import procedure
from rulesets.dice.handle import Dice
from rulesets.rank_and_flank.items import ItemLegality, beyond_family, judged, over_allowance

BEARERS: Final = ("character", "battle-standard", "champion", "unit")
"""Who may bear items: a `unit` has its standard bearer for a banner [L3006, L3026]."""


@procedure(source="L3002-3026")
def item_legality(
    dice: Dice,
    *,
    items: Annotated[SpecialRules, Rules(ITEM_IDS), Fill("unit", "rules")],
    army_items: Annotated[SpecialRules, Rules(ITEM_IDS)] = NO_RULES,
    army_points: Annotated[int | None, Whole(1, 20_000)] = None,
    allowance: Annotated[int | None, Whole(0, 500)] = None,
    item_bearer: Annotated[str, Choice(BEARERS)] = "character",
    level: Annotated[int | None, Whole(0, 3), Fill("unit", "level")] = None,
    armour_barred: YesNo = False,
) -> ItemLegality:
    """Check the magic items of one model [L3002-3026, L302].

    What the other army has never matters.

    Args:
        dice: Not rolled; each rule that is broken is told.
        items: Its items.
        army_items: Those of the other models of its army.
        army_points: Points agreed on for each side: small armies have no dear items.
        allowance: Points of items its army list allows it.
        item_bearer: Who it is.
        level: Its magic level, None when nobody said.
        armour_barred: Whether it may wear neither armour nor a shield.
    """
    held = [ITEMS[item] for item in items]
    dearest = None if army_points is None else limits_of(army_points).max_item_points
    breaches = 0
    for rule, item in (
        *_families(held),
        *_duplicates(held, army_items),
        *_bearers(held, item_bearer, level, armour_barred=armour_barred),
        *(("too-dear", item) for item in held if dearest is not None and item.points > dearest),
    ):
        dice.tell("item-breach", rule=rule, item=item.id, family=item.family)
        breaches += 1
    points = sum(item.points for item in held)
    if over_allowance(points, allowance):
        dice.tell("items-over-allowance", points=points, allowance=allowance)
        breaches += 1
    return judged(breaches, points)


def _families(held: list[MagicItem]) -> Iterator[tuple[str, MagicItem]]:
    """Yield items beyond one a family; familiars and scrolls come in addition [L3006, L3024]."""
    counted = [item for item in held if item.kind not in ("familiar", "scroll")]
    beyond = beyond_family(counted)
    for item in counted:
        if item.id in beyond:
            yield "one-a-family", item


def _duplicates(held: list[MagicItem], army_items: SpecialRules) -> Iterator[tuple[str, MagicItem]]:
    """Yield items that another model of the army has; scrolls are not unique [L3004, L3024]."""
    for item in held:
        if army_items.holds(item.id) and item.kind != "scroll":
            yield "unique", item


def _bearers(
    held: list[MagicItem], bearer: str, level: int | None, *, armour_barred: bool
) -> Iterator[tuple[str, MagicItem]]:
    """Yield items that this bearer may not have [L3016, L3024-3026]."""
    for item in held:
        if item.family == "arcane" and (level == 0 or bearer == "unit"):
            yield "wizards-only", item
        if item.family == "magic-armour" and armour_barred:
            yield "no-armour", item
        if item.family == "magic-banner" and bearer not in ("battle-standard", "unit"):
            yield "banner-bearer", item
        if item.family != "magic-banner" and bearer == "unit":
            yield "banner-only", item
