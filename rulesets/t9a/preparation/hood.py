"""The Wizard's Hood, which makes its bearer a Wizard of a random Path [R L1085-1197]."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Final

from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.layer import Beyond
from rulesets.core.declaring.parameter import Fill, Rules
from rulesets.core.declaring.procedure import Arguments, FollowUp, procedure
from rulesets.core.results.effect import Effect, RuleGained, ValueSet
from rulesets.dice.die import plain_die
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal
from rulesets.t9a.items.catalogue import ITEMS
from rulesets.t9a.paths.book import BATTLE_PATHS
from rulesets.t9a.unit.options import One

HOOD: Final = "wizards-hood"
_LEVEL: Final = 2
_DIE: Final = plain_die(len(BATTLE_PATHS))


@dataclass(frozen=True, slots=True)
class Hooded:
    """The change of the bearer of the Hood.

    Attributes:
        path: The Path that he is a Wizard of.
        level: His Magic Level.
    """

    path: str
    level: int


def waits_for_path(unit: Unit) -> bool:
    """Return whether a unit bears the Hood, is no Wizard, and has not become one yet."""
    return HOOD in unit.rules and "wizard" not in unit.rules and not unit.number("level", 0)


def hood_effects(_arguments: Arguments, result: Hooded) -> tuple[Effect, ...]:
    """Make the bearer a Wizard."""
    return (RuleGained("unit", "wizard"), ValueSet("unit", "level", result.level))


def after_hood(arguments: Arguments, result: Hooded) -> tuple[FollowUp, ...]:
    """Offer his spells."""
    if arguments.get("unit") is None:
        return ()
    return (FollowUp("spell_generation", (("unit", "unit"),), (("path", result.path),)),)


def hood_rests(_arguments: Mapping[str, Any], _result: object) -> tuple[str, ...]:
    """Return what it rests on: the item, and the Paths."""
    return (ITEMS[HOOD].witness, "old")


@procedure(
    source="R L1085-1197; B10 HBE; P mg.txt",
    effects=hood_effects,
    follow_ups=after_hood,
    beyond=Beyond("items", ("newer", "old"), rests=hood_rests),
)
def hood_path(
    dice: Dice,
    *,
    unit: One = None,
    rules: Annotated[SpecialRules, Rules((HOOD, "wizard")), Fill("unit", "rules")] = NO_RULES,
) -> Hooded:
    """Draw the Path of the bearer of a Wizard's Hood, each as likely [R L1085-1197; 1.0.0].

    Args:
        dice: A D8: the eight battle Paths in their order.
        unit: The bearer.
        rules: A Wizard stays what he is.

    Raises:
        Refusal: `item-not-borne`, `hood-on-wizard`.
    """
    if unit is not None:
        if HOOD not in rules:
            raise Refusal("item-not-borne", unit=unit.name, rule=HOOD)
        if not waits_for_path(unit):
            raise Refusal("hood-on-wizard", unit=unit.name)
    return Hooded(f"{BATTLE_PATHS[dice.single('battle-path', die=_DIE) - 1]}-path", _LEVEL)
