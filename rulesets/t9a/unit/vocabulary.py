"""The special rules that units are written with: what they are, bear, cause and suffer from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rulesets.core.battlefield.unit import LAST_WOUND
from rulesets.core.ruleset.game import SpecialRule
from rulesets.t9a.unit.spell_rules import NUMBERED, SPELL_RULES

TYPES: Final = (
    "infantry",
    "war-beast",
    "cavalry",
    "monstrous-infantry",
    "monstrous-beast",
    "monstrous-cavalry",
    "chariot",
    "monster",
    "ridden-monster",
    "swarm",
    "war-machine",
)
"""Types of troops [L255-269]; their chapter is missing: R L691-703."""

MOUNTED: Final = ("cavalry", "monstrous-cavalry", "chariot", "ridden-monster")
"""Types of those who ride [R L704-705]."""

RANKS: Final = (
    "character",
    "general",
    "bsb",
    "champion",
    "standard",
    "musician",
    "wizard",
    "wizard-conclave",
    LAST_WOUND,
    "engineer",
    "not-a-leader",
)
"""Ranks of command in a unit [L135, L387, L419, L560, L804-818]."""

TEXT_RULES: Final = (
    "channel",
    "large-target",
    "light-troops",
    "vanguard",
    "scout",
    "ambush",
    "random-movement",
    "stupidity",
    "fear",
    "monstrous-ranks",
    "magical-attacks",
    "armour-piercing",
    "one-use-only",
    "dangerous-terrain",
)
"""Special rules that the text itself names [L143, L269, L341, L560, L586-587, L740,
L748-752, L804, L1003]."""

BORROWED_RULES: Final = (
    "swiftstride",
    "fly",
    "terror",
    "frenzy",
    "immune-to-psychology",
    "stubborn",
    "unbreakable",
    "unstable",
    "daemonic-instability",
    "undead",
    "bodyguard",
    "breath-weapon",
    "cannot-march",
    "crush-attack",
    "cumbersome",
    "devastating-charge",
    "thunderous-charge",
    "distracting",
    "divine-attacks",
    "ethereal",
    "fast-cavalry",
    "fight-in-extra-rank",
    "fireborn",
    "flaming-attacks",
    "flammable",
    "grinding-attacks",
    "hard-target",
    "hatred",
    "hellfire",
    "hidden",
    "impact-hits",
    "insignificant",
    "lethal-strike",
    "lightning-attack",
    "lightning-reflexes",
    "magic-resistance",
    "metalshifting",
    "move-or-fire",
    "multiple-shots",
    "multiple-wounds",
    "multiple-wounds-d3",
    "multiple-wounds-d6",
    "ordnance",
    "otherworldly",
    "pathmaster",
    "poisoned-attacks",
    "quick-to-fire",
    "rerolls-failed-wounds",
    "scythes",
    "skirmishers",
    "stomp",
    "strider",
    "toxic-attacks",
    "two-handed",
    "unwieldy",
    "volley-fire",
    "war-platform",
    "weapon-master",
)
"""Special rules that only the versions beyond the text describe [R L984-1076]."""

WEAPONS: Final = (
    "hand-weapon",
    "paired-weapons",
    "halberd",
    "great-weapon",
    "flail",
    "lance",
    "light-lance",
    "spear",
    "shortbow",
    "bow",
    "longbow",
    "crossbow",
    "handgun",
    "pistol",
    "brace-of-pistols",
    "throwing-weapons",
    "shield",
)
"""Weapons and armour [R L754-826]; the text names the longbow and the heavy weapon alone
[L101, L470]."""

ITEMS: Final = (
    "armour-of-destiny",
    "armour-of-fortune",
    "bluffers-helm",
    "cursed-iron",
    "dusk-stone",
    "force-shield",
    "gamblers-armour",
    "gem-of-fortune",
    "greater-shielding",
    "holy-icon",
    "lesser-shielding",
    "skull-splitter",
    "sprout-of-rebirth",
    "supreme-shielding",
)
"""Magic items that change how wounds are rolled or saved
[R L1085-1197, and the data of 1.0.0]."""

ARTILLERY: Final = ("bolt-thrower", "cannon", "catapult", "flame-thrower", "volley-gun")
"""Artillery Weapons [R L780-796]."""

ENGINES: Final[Mapping[str, tuple[str, ...]]] = {
    "empire-cannon": ("cannon",),
    "dwarf-cannon": ("cannon",),
    "thunder-cannon": ("cannon", "thunder-cannon-volley"),
    "thunder-cannon-volley": (),
    "empire-mortar": ("catapult",),
    "dwarf-catapult": ("catapult",),
    "equitaine-trebuchet": ("catapult",),
    "charnel-catapult": ("catapult",),
    "empire-volley-gun": ("volley-gun",),
    "elven-bolt-thrower": ("bolt-thrower",),
    "equitaine-scorpion": ("bolt-thrower",),
    "dwarf-flame-thrower": ("flame-thrower",),
    "infernal-flame-thrower": ("flame-thrower",),
}
"""Those of army books of 1.0.0 by name, and what each is; its values are data."""

_NUMBERED: Final = frozenset(
    {
        "armour-piercing",
        "breath-weapon",
        "dangerous-terrain",
        "fight-in-extra-rank",
        "fly",
        "grinding-attacks",
        "impact-hits",
        LAST_WOUND,
        "magic-resistance",
        "multiple-shots",
        "multiple-wounds",
        "stomp",
        *NUMBERED,
    }
)
_IMPLIES: Final[Mapping[str, tuple[str, ...]]] = {
    "wizard": ("channel",),
    "wizard-conclave": (LAST_WOUND,),
    "war-beast": ("swiftstride",),
    "cavalry": ("swiftstride",),
    "monstrous-infantry": ("monstrous-ranks", "stomp"),
    "monstrous-beast": ("swiftstride", "monstrous-ranks", "stomp"),
    "monstrous-cavalry": ("swiftstride", "monstrous-ranks", "stomp"),
    "chariot": ("swiftstride", "cannot-march", "monstrous-ranks"),
    "monster": ("large-target", "terror"),
    "ridden-monster": ("large-target", "terror"),
    "swarm": ("skirmishers", "unbreakable", "unstable"),
    "war-machine": ("cannot-march", "cumbersome", "move-or-fire"),
    "ethereal": ("magical-attacks",),
    "fast-cavalry": ("light-troops", "vanguard"),
    "holy-icon": ("divine-attacks",),
    "fly": ("swiftstride", "light-troops"),
    "frenzy": ("immune-to-psychology",),
    "otherworldly": ("immune-to-psychology", "magical-attacks"),
    "skirmishers": ("light-troops",),
    "stupidity": ("immune-to-psychology",),
    "terror": ("fear",),
    "unbreakable": ("immune-to-psychology",),
    "undead": ("unstable", "immune-to-psychology"),
    **ENGINES,
}
"""Rules that come with a type [R L691-703], with being a Wizard [L804], and with other rules [R
L984-1076]; hits whose number is rolled are left to what rolls them."""
_ONE: Final = frozenset({"stomp", LAST_WOUND})
"""Those of them that come with a number, which is 1."""


def _implied(rule: str) -> tuple[tuple[str, int | None], ...]:
    found: dict[str, int | None] = {}
    waiting = list(_IMPLIES.get(rule, ()))
    while waiting:
        implied = waiting.pop(0)
        if implied not in found:
            found[implied] = 1 if implied in _ONE else None
            waiting += _IMPLIES.get(implied, ())
    return tuple(found.items())


_UNFIT: Final[Mapping[str, tuple[str, ...]]] = {"spear": MOUNTED}
"""Rules that whoever is of a type never has: no rider has a spear [R L766]."""
_SHARED: Final = ("cursed-iron", "gem-of-fortune", "holy-icon")
"""Items whose bearer's whole unit has of them."""
_FACED: Final = ("fear", "terror")
"""Rules of one model that all in contact with its unit, or charged by it, face [R L1011, L1059]."""

_SOLE: Final[Mapping[str, str]] = {"general": "bsb", "bsb": "general"}
"""Ranks of one Character of an army, and the one that he has not beside it [L419, R L853-860]."""

RULES: Final = tuple(
    SpecialRule(
        rule,
        numbered=rule in _NUMBERED,
        implies=_implied(rule),
        to_unit=rule if rule in _SHARED else None,
        faced=rule in _FACED,
        unfit=_UNFIT.get(rule, ()),
        borne_by="character" if rule in _SOLE else None,
        apart_from=_SOLE.get(rule),
        makes=(rule, "war-machine") if rule in ARTILLERY else (),
    )
    for rule in (
        *TYPES,
        *RANKS,
        *TEXT_RULES,
        *BORROWED_RULES,
        *SPELL_RULES,
        *WEAPONS,
        *ITEMS,
        *ARTILLERY,
        *ENGINES,
    )
)
