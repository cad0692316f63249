"""The special rules that units are written with: what they are, bear, cause and suffer from."""

from __future__ import annotations

from typing import Final

from rulesets.core.ruleset import Loan, SpecialRule

KINDS: Final = (
    "mounted",
    "barded",
    "large-mount",
    "large",
    "small",
    "skirmishers",
    "chariot",
    "war-machine",
    "swooper",
    "hoverer",
    "flutterer",
    "goblinoid",
    "undead",
    "ethereal",
    "demon",
    "elemental",
)
"""What troops are: in the saddle, over 3 m or under 30 cm, in the air [L1115, L1256, L4327]."""

RANKS: Final = ("character", "champion", "wizard", "general", "standard", "musician")
"""Who is among them [L2640-2828]."""

PSYCHOLOGY: Final = (
    "stupidity",
    "frenzy",
    "terror",
    "fear",
    "hatred",
    "drunkenness",
    "instability",
    "animosity",
    "immune-to-psychology",
)
"""What troops are subject to, and what they cause [L2265-2639]."""

MELEE_WEAPONS: Final = (
    "hand-weapon",
    "two-weapons",
    "improvised-weapon",
    "knife",
    "spear",
    "two-handed-weapon",
    "scythe",
    "net",
    "pike",
    "cavalry-lance",
    "unarmed",
)
"""Weapons of close combat [L3097-3303]; riders bear some of them otherwise than men on foot."""

MISSILE_WEAPONS: Final = (
    "short-bow",
    "bow",
    "long-bow",
    "elf-bow",
    "crossbow",
    "repeating-crossbow",
    "sling",
    "javelin",
    "throwing-knife",
    "blowpipe",
    "improvised-missile",
    "hand-crossbow",
    "arquebus",
    "blunderbuss",
)
"""Missile weapons [L3304-3455]."""

MACHINES: Final = ("bolt-thrower", "catapult", "bombard", "cannon")
"""War machines [L3680-4011]; each is a `war-machine`."""

ARMS: Final = (
    "shield",
    "poisoned",
    "venomous",
    "flaming",
    "flammable",
    "magic-weapon",
    "poison-proof",
    "fire-proof",
)
"""What they bear or are beside their weapons."""

RULES: Final = (
    *(
        SpecialRule(one)
        for one in (
            *KINDS,
            *RANKS,
            *PSYCHOLOGY,
            *MELEE_WEAPONS,
            *MISSILE_WEAPONS,
            *ARMS,
        )
    ),
    *(SpecialRule(one, implies=(("war-machine", None),)) for one in MACHINES),
    SpecialRule("crew", numbered=True),
    SpecialRule("scythes", numbered=True),
    SpecialRule("general-near", numbered=True),
    SpecialRule("general-cool", numbered=True),
    SpecialRule(
        "near-general",
        loans=(
            Loan("general-near", "general", "ld", ("fleeing", "off-table")),
            Loan("general-cool", "general", "cl", ("fleeing", "off-table")),
        ),
    ),
)
"""Armour itself is no rule: the save says what it is worth.

The General lends his Leadership and his Cool to units within 15 cm [L2806-2809]; a player says of a
unit that he is near, and the numbers are his.
"""
