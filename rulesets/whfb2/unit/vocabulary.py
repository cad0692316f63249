"""The special rules that units are written with: what they are, bear, cause and suffer from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rulesets.core.ruleset.game import Loan, SpecialRule
from rulesets.rank_and_flank.nerve.doubt import GENERAL, LENT
from rulesets.rank_and_flank.nerve.general import reach_of_general
from rulesets.whfb2.unit.acts import UNKNOWN_HEIGHT

if TYPE_CHECKING:
    from rulesets.core.ids.rules import RuleId
    from rulesets.core.ids.statuses import StatusId

AURA: Final = 15
"""Centimetres from the General within which he lends what is his [L2806-2809]."""
LENT_COOL: Final[RuleId] = "general-lends-cool"
"""The rule that tells what a General may lend of whom nobody says whether he is near: his Cool."""
_MOVES: Final[tuple[StatusId, ...]] = (
    *("fleeing", "rout-moved", "charged", "moved", "manoeuvred", "reserve-moved"),
    *("pushed-back", "followed-up", "pursuing", "off-table"),
)
"""Statuses of who moves: what was said of distances holds no more."""

KINDS: Final = (
    "infantry",
    "mounted",
    "barded",
    "large-mount",
    "large",
    "small",
    "skirmishers",
    "chariot",
    "war-machine",
    "goblinoid",
    "undead",
    "ethereal",
    "demon",
    "elemental",
)
"""Kinds of troops: on foot or mounted, over 3 m or under 30 cm [L1115, L1256, L4327]."""

WINGS: Final = ("swooper", "hoverer", "flutterer")
"""Kinds of flyers [L4321-4333]."""

RANKS: Final = ("character", "wizard", "general", "standard", "musician")
"""Ranks of command in a unit [L2640-2828]."""

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
"""Psychology that troops are subject to or cause [L2265-2639]."""

_FACED: Final = ("fear", "terror")
"""Those that enemies face of a unit for the sake of a creature that is with it [L2434-2439]."""

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
"""Equipment and traits beside weapons."""

RACES: Final = (
    "human",
    "dwarf",
    "halfling",
    "pygmy",
    "elf",
    "ogre",
    "troll",
    "giant",
    "treeman",
    "lizardman",
    "troglodyte",
    "slann",
    "lycanthrope",
    "monster",
    "animal",
    "four-legged",
    "dragon",
    "reptile",
    "chaos",
)
"""Races of creatures, where a poison or a rune of death asks for them [L3618-3637, L6881-6886]."""

GREENSKINS: Final = ("orc", "goblin", "hobgoblin")
"""Goblinoids by their kind, each of which is one [L2610-2614]."""

POISONS: Final = (
    "man-slayer",
    "elf-bane",
    "black-root",
    "troll-bane",
    "lizard-bane",
    "demon-bane",
    "truth-leaf",
    "beast-bane",
    "grave-root",
)
"""Poisons by their names; weapons that bear one are poisoned [L3612-3637]."""

ENCHANTED: Final = (
    "strength-theft",
    "toughness-theft",
    "initiative-theft",
    "leadership-theft",
    "intelligence-theft",
    "cool-theft",
    "will-power-theft",
    "degeneration",
    "cold-attack",
    "dimensional-attack",
    "double-damage",
    "striking-power",
    "destruction-of-magic-weapons",
    "destruction-of-undead",
    "absorption-of-magic",
    "selfish-weapon",
    "rune-of-speed",
    "rune-of-wounding",
    "rune-of-minor-death",
    "great-rune-of-death",
)
"""Powers and runes of magic weapons that count in a battle [L6543-6741, L6837-6898]."""

RULES: Final = (
    *(SpecialRule(wings, bars=UNKNOWN_HEIGHT) for wings in WINGS),
    *(
        SpecialRule(
            rule,
            faced=rule in _FACED,
            borne_by="character" if rule == "general" else None,
        )
        for rule in (
            *KINDS,
            *RANKS,
            *PSYCHOLOGY,
            *MELEE_WEAPONS,
            *MISSILE_WEAPONS,
            *ARMS,
            *RACES,
            "charioteers",
            "draught-team",
        )
    ),
    SpecialRule("champion", implies=(("character", None),)),
    *(SpecialRule(greenskin, implies=(("goblinoid", None),)) for greenskin in GREENSKINS),
    *(SpecialRule(poison, implies=(("poisoned", None),)) for poison in POISONS),
    *(SpecialRule(weapon, implies=(("magic-weapon", None),)) for weapon in ENCHANTED),
    SpecialRule("rune-of-death", numbered=True, implies=(("magic-weapon", None),)),
    SpecialRule("invested", numbered=True),
    *(SpecialRule(machine, implies=(("war-machine", None),)) for machine in MACHINES),
    SpecialRule("crew", numbered=True),
    SpecialRule("scythes", numbered=True),
    SpecialRule("general-near", numbered=True),
    SpecialRule("general-cool", numbered=True),
    *(SpecialRule(rule, numbered=True) for rule in (GENERAL, LENT, LENT_COOL)),
    SpecialRule(
        "near-general",
        loans=(
            Loan(
                "general-near",
                "general",
                "ld",
                ("fleeing", "off-table"),
                reach=reach_of_general(AURA, _MOVES),
            ),
            Loan(
                "general-cool",
                "general",
                "cl",
                ("fleeing", "off-table"),
                reach=reach_of_general(AURA, _MOVES, lent=LENT_COOL),
            ),
        ),
    ),
)
"""Armour itself is no rule: the save says what it is worth.

The General lends his Leadership and his Cool to units within 15 cm [L2806-2809]; a player says of a
unit that he is near, and the numbers are his.
"""
