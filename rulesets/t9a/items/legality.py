"""Magic items that a model may have, and the scroll that dispels [R L1085-1110, L1160-1180]."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Annotated, Any, Final

from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.declaring.layer import Beyond
from rulesets.core.declaring.parameter import Choice, Fill, Rules, Whole
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.effect import CounterSet, Effect, RuleLost
from rulesets.dice.handle import Dice
from rulesets.rank_and_flank.dispelling import ScrollRead
from rulesets.rank_and_flank.items import ItemLegality, beyond_family, judged, over_allowance
from rulesets.rank_and_flank.spell_answers import cast_before, only_bearer
from rulesets.refusal import Refusal
from rulesets.t9a.items.catalogue import ITEM_IDS, ITEMS, MagicItem
from rulesets.t9a.magic.answering import asked
from rulesets.t9a.magic.facts import CASTING_TOTAL, OVERWHELMING
from rulesets.t9a.magic.pending import was_dispelled
from rulesets.t9a.unit import acts, offers
from rulesets.t9a.unit.demands import DISPELLERS_TURN
from rulesets.t9a.unit.house import beyond
from rulesets.t9a.unit.options import One, YesNo
from rulesets.t9a.unit.rule_sources import in_order
from rulesets.t9a.unit.spending import check_steady

if TYPE_CHECKING:
    from rulesets.core.ids.rules import RuleId

BEARERS: Final = (
    "lord",
    "lord-wizard",
    "hero",
    "wizard",
    "battle-standard-bearer",
    "champion",
    "standard-bearer",
)
_WIZARDS: Final = ("lord-wizard", "wizard")
_OF_UNITS: Final = ("champion", "standard-bearer")
_FLAGS: Final = ("battle-standard-bearer", "standard-bearer")
_CHARACTERS: Final = ("heros-sword",)
"""Items for Characters alone."""
_ON_FOOT: Final = (
    "fencers-swords",
    "screaming-swords",
    "mithril-mail",
    "dragon-mantle",
    "flying-carpet",
)
_SCROLLS: Final[tuple[RuleId, ...]] = ("dispel-scroll", "crown-of-scorn")


def items_rest(arguments: Mapping[str, Any], _result: object) -> tuple[str, ...]:
    """Return what the items of a question rest on."""
    return in_order("draft", *(ITEMS[item].witness for item in arguments["items"]))


@procedure(
    source="R L1085-1110; B10 HBE",
    units=("unit",),
    actors=(),
    beyond=Beyond("items", ("same", "newer", "draft"), rests=items_rest),
)
def item_legality(
    dice: Dice,
    *,
    items: Annotated[SpecialRules, Rules(ITEM_IDS), Fill("unit", "rules")],
    army_items: Annotated[SpecialRules, Rules(ITEM_IDS)] = NO_RULES,
    item_bearer: Annotated[str, Choice(BEARERS)] = "hero",
    mounted: YesNo = False,
    allowance: Annotated[int | None, Whole(0, 500)] = None,
) -> ItemLegality:
    """Check the magic items of one model [R L1085-1110].

    Args:
        dice: Not rolled; each rule that is broken is told.
        items: Its items.
        army_items: Those of the rest of its army: every item is One per Army.
        item_bearer: Who it is.
        mounted: It is not on foot.
        allowance: Points of items it may have.
    """
    held = sorted((ITEMS[item] for item in items), key=lambda item: item.id)
    breaches = 0
    for why, item in _breaches(held, army_items, item_bearer, mounted=mounted):
        dice.tell("item-breach", rule=item.id, why=why)
        breaches += 1
    lord = item_bearer.startswith("lord")
    points = sum(item.cost(lord=lord) for item in held)
    if over_allowance(points, allowance):
        dice.tell("items-too-dear", points=points, most=allowance)
        breaches += 1
    return judged(breaches, points)


def _breaches(
    held: list[MagicItem], army_items: SpecialRules, bearer: str, *, mounted: bool
) -> Iterator[tuple[str, MagicItem]]:
    beyond = beyond_family(held)
    for item in held:
        if item.id in beyond:
            yield "one-a-category", item
        if army_items.holds(item.id):
            yield "one-per-army", item
        if item.family == "arcane" and bearer not in _WIZARDS:
            yield "wizards", item
        flag = item.family == "magic-standard"
        if flag and bearer not in _FLAGS:
            yield "bearers", item
        if not flag and bearer == "standard-bearer":
            yield "standard-alone", item
        if item.id in _CHARACTERS and bearer in _OF_UNITS:
            yield "characters", item
        if mounted and item.id in _ON_FOOT:
            yield "on-foot", item


def scroll_effects(arguments: Arguments, _result: ScrollRead) -> tuple[Effect, ...]:
    """Undo the casting, and use the item up."""
    wizard = arguments["wizard"]
    rules = NO_RULES if wizard is None else wizard.rules
    spent = [RuleLost("wizard", scroll) for scroll in _SCROLLS if scroll in rules]
    return (CounterSet(CASTING_TOTAL, 0), CounterSet(OVERWHELMING, 0), *was_dispelled(), *spent[:1])


@procedure(
    source="B10 HBE",
    command="dispel",
    variant="scroll",
    effects=scroll_effects,
    at_large=True,
    phases=("magic",),
    demands=(DISPELLERS_TURN,),
    beyond=beyond("items", "newer"),
    acts=acts.SCROLL,
    check=cast_before(asked),
    offering=offers.SCROLL,
)
def dispel_scroll(
    _dice: Dice,
    *,
    wizard: Annotated[One, only_bearer(_SCROLLS)] = None,
) -> ScrollRead:
    """Dispel a spell just cast by a Dispel Scroll or the Crown of Scorn [the data of 1.0.0].

    Args:
        wizard: The bearer.

    Raises:
        Refusal: `no-scroll`, `item-while-fleeing`.
    """
    if wizard is not None:
        held = [scroll for scroll in _SCROLLS if scroll in wizard.rules]
        if not held:
            raise Refusal("no-scroll", unit=wizard.name)
        check_steady(wizard, held[0])
    return ScrollRead(dispelled=True)
