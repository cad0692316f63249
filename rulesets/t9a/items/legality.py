"""Which magic items a model may have, and the scroll that dispels [R L1085-1110, L1160-1180]."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, Final

from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.declaring.layer import Beyond
from rulesets.core.declaring.parameter import Choice, Fill, Rules, Whole
from rulesets.core.declaring.procedure import Arguments, Demand, procedure
from rulesets.core.results.effect import CounterSet, Effect, RuleLost
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal
from rulesets.t9a.items.catalogue import ITEM_IDS, ITEMS, MagicItem
from rulesets.t9a.magic.facts import CASTING_TOTAL, OVERWHELMING
from rulesets.t9a.unit.house import beyond
from rulesets.t9a.unit.options import One, YesNo
from rulesets.t9a.unit.spending import check_steady
from rulesets.t9a.unit.witnesses import in_order

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


@dataclass(frozen=True, slots=True)
class ItemLegality:
    """Whether a model may have its items.

    Attributes:
        legal: Whether it may.
        breaches: How many rules they break; each is told.
        points: What the items cost together.
    """

    legal: bool
    breaches: int
    points: int


def items_rest(arguments: Mapping[str, Any], _result: object) -> tuple[str, ...]:
    """Return what the items of a question rest on."""
    return in_order("draft", *(ITEMS[one].witness for one in arguments["items"]))


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
    held = [ITEMS[one] for one in items]
    breaches = 0
    for why, item in _breaches(held, army_items, item_bearer, mounted=mounted):
        dice.tell("item-breach", rule=item.id, why=why)
        breaches += 1
    lord = item_bearer.startswith("lord")
    points = sum(one.cost(lord=lord) for one in held)
    if allowance is not None and points > allowance:
        dice.tell("items-too-dear", points=points, most=allowance)
        breaches += 1
    return ItemLegality(not breaches, breaches, points)


def _breaches(
    held: list[MagicItem], army_items: SpecialRules, bearer: str, *, mounted: bool
) -> Iterator[tuple[str, MagicItem]]:
    families = Counter[str]()
    for one in sorted(held, key=lambda one: one.id):
        families[one.family] += 1
        if families[one.family] > 1:
            yield "one-a-category", one
        if army_items.holds(one.id):
            yield "one-per-army", one
        if one.family == "arcane" and bearer not in _WIZARDS:
            yield "wizards", one
        flag = one.family == "magic-standard"
        if flag and bearer not in _FLAGS:
            yield "bearers", one
        if not flag and bearer == "standard-bearer":
            yield "standard-alone", one
        if one.id in _CHARACTERS and bearer in _OF_UNITS:
            yield "characters", one
        if mounted and one.id in _ON_FOOT:
            yield "on-foot", one


@dataclass(frozen=True, slots=True)
class Scroll:
    """A spell dispelled without a roll."""

    dispelled: bool


def scroll_effects(arguments: Arguments, _result: Scroll) -> tuple[Effect, ...]:
    """Undo the casting, and use the item up."""
    wizard = arguments["wizard"]
    rules = NO_RULES if wizard is None else wizard.rules
    used = next((one for one in _SCROLLS if one in rules), None)
    spent: tuple[Effect, ...] = () if used is None else (RuleLost("wizard", used),)
    return (CounterSet(CASTING_TOTAL, 0), CounterSet(OVERWHELMING, 0), *spent)


@procedure(
    source="B10 HBE",
    command="dispel",
    variant="scroll",
    effects=scroll_effects,
    at_large=True,
    phases=("magic",),
    demands=(Demand("wizard", turn="other"),),
    beyond=beyond("items", "newer"),
)
def dispel_scroll(
    _dice: Dice,
    *,
    wizard: One = None,
) -> Scroll:
    """Dispel a spell just cast by a Dispel Scroll or the Crown of Scorn [the data of 1.0.0].

    Args:
        wizard: The bearer.

    Raises:
        Refusal: `no-scroll`, `item-while-fleeing`.
    """
    held = () if wizard is None else [one for one in _SCROLLS if one in wizard.rules]
    if wizard is not None and not held:
        raise Refusal("no-scroll", unit=wizard.name)
    check_steady(wizard, next(iter(held), _SCROLLS[0]))
    return Scroll(dispelled=True)
