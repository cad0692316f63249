"""Special rules of what a model rides, or of the beasts that draw it: its alone [L206, L2148]."""

from __future__ import annotations

from typing import Final

from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.ids.composed import as_rule
from rulesets.core.ruleset.game import SpecialRule

_OF_BOTH: Final = ("frenzy", "hatred")
"""Those under which the whole model charges and pursues, whoever strikes by them [L2148]."""
_ITS_OWN: Final = (
    "poisoned",
    "killing-blow",
    "armour-piercing",
    "flaming",
    "always-strikes-first",
)
RULES: Final = (
    *(
        SpecialRule(f"steed-{rule}", implies=((rule, None),), alone=f"rider-without-{rule}")
        for rule in _OF_BOTH
    ),
    *(SpecialRule(f"rider-without-{rule}") for rule in _OF_BOTH),
    *(SpecialRule(f"steed-{rule}") for rule in _ITS_OWN),
)
STEED_RULES: Final = tuple(rule.id for rule in RULES)


def of_steed(rules: SpecialRules) -> SpecialRules:
    """Return the rules by which a model's steed strikes, by their usual names."""
    mine = [rule for rule in _ITS_OWN if rules.holds(f"steed-{rule}")]
    mine += [rule for rule in _OF_BOTH if rules.holds(f"steed-{rule}") and rules.holds(rule)]
    return SpecialRules.of(*map(as_rule, mine))


def of_rider(rules: SpecialRules) -> SpecialRules:
    """Return the rules by which a model's rider strikes: not by the rage of what he rides alone."""
    calm = [rule for rule in of_steed(rules) if rules.holds(f"rider-without-{rule}")]
    return rules.without(calm)


def in_rage(rules: SpecialRules) -> int:
    """Return the attacks that Frenzy adds to each steed."""
    return int("frenzy" in of_steed(rules))
