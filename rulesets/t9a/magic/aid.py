"""Aids to cast and dispel beyond a Wizard's own level [R L1076, L1085-1197]."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeAlias

from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Fill, Rules
from rulesets.core.declaring.procedure import Arguments
from rulesets.core.results.effect import Effect, RuleLost
from rulesets.dice.handle import Dice
from rulesets.dice.request import Modifier
from rulesets.refusal import Refusal
from rulesets.t9a.unit.rule_sources import in_order, spells_behind
from rulesets.t9a.unit.spell_rules import TO_CAST
from rulesets.t9a.unit.spending import check_steady

if TYPE_CHECKING:
    from rulesets.core.ids.rules import RuleId

BOOK: Final = "book-of-arcane-power"
"""1 more on casting and dispelling throws."""
ICON: Final = "aether-icon"
"""Its unit dispels as a Wizard Master does."""
CONCLAVE: Final = "wizard-conclave"
"""Its Champion is a Wizard Apprentice of level 1."""
WAND: Final = "wand-of-stability"
"""A D6 more on one dispelling throw, beyond the limit; a single low die is power enough then."""
SCEPTRE: Final = "sceptre-of-power"
"""Once, a casting die is rolled again."""
ROD: Final = "grounding-rod"
"""Once, a roll on the Miscast table is rolled again."""
_AIDS: Final[Mapping[str, str]] = {BOOK: "same", ICON: "newer", CONCLAVE: "draft"}
_LEVELS: Final[Mapping[RuleId, int]] = {ICON: 3, CONCLAVE: 1}

Casting: TypeAlias = Annotated[
    SpecialRules, Rules((BOOK, CONCLAVE, SCEPTRE, *TO_CAST)), Fill("wizard", "rules")
]
Grounding: TypeAlias = Annotated[SpecialRules, Rules((ROD,)), Fill("wizard", "rules")]
Dispelling: TypeAlias = Annotated[
    SpecialRules, Rules((*_AIDS, WAND, *TO_CAST)), Fill("wizard", "rules")
]


def check_is_wizard(wizard: Unit | None, *also: RuleId) -> None:
    """Refuse who is no Wizard, unless a rule stands for it [L963, L977].

    Raises:
        Refusal: `not-a-wizard`.
    """
    if wizard is None or wizard.find("level") is not None:
        return
    stand_ins: tuple[RuleId, ...] = ("wizard", CONCLAVE, *also)
    if not any(rule in wizard.rules for rule in stand_ins):
        raise Refusal("not-a-wizard", wizard=wizard.name)


def aided_level(level: int, rules: SpecialRules, *, dispelling: bool = False) -> int:
    """Return the level that counts: the Wizard's, or what his unit or its standard is worth."""
    lent = (
        value for rule, value in _LEVELS.items() if rule in rules and (dispelling or rule != ICON)
    )
    return max(level, *lent, 0)


def aids_of(rules: SpecialRules) -> tuple[Modifier, ...]:
    """Return what a Book of Arcane Power, and spells, add to a throw or take off it."""
    book = (Modifier("arcane-power", 1),) if BOOK in rules else ()
    spells = ("magic-bonus" in rules) - ("magic-penalty" in rules)
    return (*book, Modifier("spells", spells)) if spells else book


def wave_wand(
    dice: Dice, wizard: Unit | None, rules: SpecialRules, *, lost_focus: bool
) -> tuple[Modifier, ...]:
    """Roll what a Wand of Stability adds to a dispelling throw.

    Raises:
        Refusal: `no-wand`, `wand-lost-focus` for one who adds no bonus now.
    """
    name = None if wizard is None else wizard.name
    if WAND not in rules and wizard is not None:
        raise Refusal("no-wand", unit=name)
    if lost_focus:
        raise Refusal("wand-lost-focus", unit=name)
    return (Modifier(WAND, dice.single(WAND)),)


def check_borne(wizard: Unit | None, rules: SpecialRules, item: RuleId) -> None:
    """Refuse an item that a Wizard of the battle does not bear, or no longer, or not in flight.

    Raises:
        Refusal: `item-not-borne`, `item-while-fleeing`.
    """
    if wizard is not None and item not in rules:
        raise Refusal("item-not-borne", unit=wizard.name, rule=item)
    check_steady(wizard, item)


def wand_spent(arguments: Arguments) -> tuple[Effect, ...]:
    """Use the wand up, where it was waved."""
    waved = arguments["wand"] and arguments["beyond"] == "on" and not arguments.get("own")
    return (RuleLost("wizard", WAND),) if waved and arguments["wizard"] else ()


def cast_rests(arguments: Mapping[str, Any], _result: object) -> tuple[str, ...]:
    """Return what a casting rests on; to an item's spell nothing is added [L1043]."""
    again = ("same",) if arguments.get("sceptre") else ()
    if arguments.get("power_level") is not None:
        return again
    spells = spells_behind(arguments["rules"])
    return in_order(*again, *_rests(arguments, (BOOK, CONCLAVE)), *spells)


def grounding_rests(arguments: Mapping[str, Any], _result: object) -> tuple[str, ...]:
    """Return what a Miscast rests on: the text has all of it but the rod."""
    return ("same",) if arguments["rod"] is not None else ()


def dispel_rests(arguments: Mapping[str, Any], _result: object) -> tuple[str, ...]:
    """Return what a dispel rests on; one's own spell is ended without dice."""
    if arguments.get("own"):
        return ()
    wand = ("newer",) if arguments["wand"] else ()
    spells = spells_behind(arguments["rules"])
    return in_order(*wand, *_rests(arguments, tuple(_AIDS)), *spells)


def _rests(arguments: Mapping[str, Any], rules: tuple[str, ...]) -> tuple[str, ...]:
    if arguments["lost_focus"]:
        return ()
    return in_order(*(_AIDS[rule] for rule in rules if rule in arguments["rules"]))
