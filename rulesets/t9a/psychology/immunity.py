"""Causes of fear, and immunities to it [R L1011, L1024, L1059]."""

from __future__ import annotations

from collections.abc import Container
from typing import TYPE_CHECKING, Final

from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import Unit

if TYPE_CHECKING:
    from rulesets.core.ids.rules import RuleId

TERRIFYING: Final = ("terror", "monster", "ridden-monster")
"""Monsters have Terror [R L691-703]."""
FEARSOME: Final[tuple[RuleId, ...]] = ("fear", *TERRIFYING)
CALM: Final[tuple[RuleId, ...]] = (
    "immune-to-psychology",
    "frenzy",
    "stupidity",
    "unbreakable",
    "swarm",
    "undead",
    "otherworldly",
)
"""Rules that make Immune to Psychology; the frenzied only while they are [R L1018, L1057,
L1061-1064]."""
COURAGE: Final = "banner-of-courage"
"""A magic standard: its unit passes Terror and fears nothing [the data of 1.0.0]."""
FEARLESS: Final[tuple[RuleId, ...]] = (*CALM, COURAGE)


def any_of(rules: SpecialRules, names: tuple[RuleId, ...]) -> bool:
    """Return whether one of some rules is among those of a unit."""
    return any(name in rules for name in names)


def calm(rules: SpecialRules) -> bool:
    """Return whether a unit is Immune to Psychology."""
    return any_of(rules, CALM)


def faced(unit: Unit | None, rules: SpecialRules) -> SpecialRules:
    """Return what enemies face of a unit: its rules, and the Fear of those in it [R L1011]."""
    return rules if unit is None else rules | unit.faced


def dread_within(unit: Unit, fallen: Container[str]) -> SpecialRules:
    """Return the Fear that enemies face of those in a unit who have not fallen [R L1011]."""
    standing = unit.body.without(fallen).body.joined
    return SpecialRules.of(
        *(
            rule
            for rule in FEARSOME
            if rule in unit.faced and any(rule in member.rules for member in standing)
        )
    )


def fears(rules: SpecialRules, enemy_rules: SpecialRules) -> bool:
    """Return whether a unit fears an enemy in contact with it [R L1011]."""
    return any_of(enemy_rules, FEARSOME) and not any_of(rules, (*FEARLESS, *FEARSOME))
