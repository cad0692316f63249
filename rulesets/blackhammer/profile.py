"""What a BlackHammer unit is made of: profile, statuses, counters, phases, special rules."""

from __future__ import annotations

from typing import Final

from rulesets.core.ruleset import Counter, Phase, ProfileField, SpecialRule, Status

UNIT_TYPES: Final = (
    "infantry",
    "monstrous-infantry",
    "cavalry",
    "monstrous-cavalry",
    "flying-cavalry",
    "chariot",
    "heavy-chariot",
    "war-machine",
    "monster",
    "ridden-monster",
)
"""Unit types of the unit power table [L230-236]."""

PROFILE: Final = (
    ProfileField(
        "m", ("M",), 0, 20, dice=True, names=("Mv", "Move", "Movement", "Mouvement"), steed=True
    ),
    ProfileField("ws", ("WS", "CC"), 0, 10, names=("Weapon Skill", "Capacité de Combat")),
    ProfileField("bs", ("BS", "CT"), 0, 10, names=("Ballistic Skill", "Capacité de Tir")),
    ProfileField("s", ("S", "F"), 0, 10, names=("Str", "Strength", "Force")),
    ProfileField("t", ("T", "E"), 0, 10, names=("Toughness", "Endurance")),
    ProfileField("w", ("W", "PV"), 0, 20, names=("Wounds", "Points de Vie")),
    ProfileField("i", ("I",), 0, 10, names=("Initiative",)),
    ProfileField("a", ("A",), 0, 36, dice=True, names=("Att", "Attacks", "Attaques")),
    ProfileField("ld", ("Ld", "Cd"), 0, 10, names=("Leadership", "Commandement")),
    ProfileField(
        "save",
        ("Sv", "AS", "Svg"),
        1,
        6,
        save=True,
        names=("Save", "Armour Save", "Sauvegarde", "Sauvegarde d’Armure"),
    ),
    ProfileField(
        "ward",
        ("Wd", "Ward", "Inv"),
        2,
        6,
        save=True,
        names=("Ward Save", "Invulnerable Save", "Sauvegarde Invulnérable"),
    ),
    ProfileField("power", ("UP", "PU", "US"), 1, 20, names=("Unit Strength", "Unit Power")),
    ProfileField("files", ("Wide", "Front"), 1, 40),
    ProfileField("level", ("Lv", "Niv"), 0, 3, names=("Wizard Level", "Niveau de Magie")),
    ProfileField("range", ("Rg", "Por"), 0, 72),
    ProfileField("shot_strength", ("SS", "FT"), 0, 10),
    ProfileField("points", ("Pts",), 0, 5000, names=("Points", "Cost", "Coût")),
)
"""Characteristics from 0 to 10 [L120-138], then what a table needs beside them.

`power` is the unit power of one model; `files` the width of the front rank; `range` and
`shot_strength` the missile weapon's.
"""

STATUSES: Final = (
    Status("engaged"),
    Status("fleeing"),
    Status("fled-this-phase", "phase"),
    Status("started-to-flee", "turn"),
    Status("rallied", "turn"),
    Status("charged", "turn"),
    Status("failed-charge", "turn"),
    Status("shot", "turn"),
    Status("moved", "turn"),
    Status("marched", "turn"),
    Status("reformed", "turn"),
    Status("immobilised", "turn"),
    Status("failed-fear", "turn"),
    Status("failed-terror", "turn"),
    Status("stupid", "own-turn"),
    Status("panic-tested", "phase"),
    Status("terror-tested", "battle"),
    Status("hits-on-sixes", "combat"),
    Status("first-round", "combat"),
    Status("won-last-round", "combat"),
    Status("defends-obstacle", "combat"),
    Status("off-table", "own-turn"),
)

PHASES: Final = (
    Phase("start-of-turn"),
    Phase("movement"),
    Phase("magic"),
    Phase("shooting"),
    Phase("close-combat"),
)
"""The five parts of a player's turn [L496-548]."""

COUNTERS: Final = (
    Counter("power-dice", "phase"),
    Counter("dispel-dice", "phase"),
    Counter("victory-points"),
)

RULES: Final = (
    SpecialRule("fear"),
    SpecialRule("terror"),
    SpecialRule("stubborn"),
    SpecialRule("unbreakable"),
    SpecialRule("frenzy"),
    SpecialRule("hatred"),
    SpecialRule("stupidity"),
    SpecialRule("immune-to-psychology"),
    SpecialRule("immune-to-panic"),
    SpecialRule("immune-to-fear"),
    SpecialRule("immune-to-terror"),
    SpecialRule("poisoned"),
    SpecialRule("killing-blow"),
    SpecialRule("flaming"),
    SpecialRule("flammable"),
    SpecialRule("regeneration"),
    SpecialRule("armour-piercing"),
    SpecialRule("magic-attacks"),
    SpecialRule("always-strikes-first"),
    SpecialRule("strikes-last"),
    SpecialRule("ferocious-charge"),
    SpecialRule("fight-in-two-ranks"),
    SpecialRule("horde"),
    SpecialRule("large-target"),
    SpecialRule("skirmishers"),
    SpecialRule("light-cavalry"),
    SpecialRule("flyer"),
    SpecialRule("quick-shot"),
    SpecialRule("move-or-shoot"),
    SpecialRule("multiple-shots", numbered=True),
    SpecialRule("shield"),
    SpecialRule("standard"),
    SpecialRule("battle-standard"),
    SpecialRule("musician"),
    SpecialRule("general"),
    SpecialRule("character"),
    SpecialRule("magic-resistance", numbered=True),
    SpecialRule("poison-immunity"),
    SpecialRule("killing-blow-immunity"),
    SpecialRule("aura-ward", numbered=True),
    SpecialRule("ethereal"),
    SpecialRule("firing-platform"),
    SpecialRule("flaming-immunity"),
    SpecialRule("killing-blow-shots"),
    SpecialRule("no-armour-save"),
    SpecialRule("no-save"),
    SpecialRule("poisoned-shots"),
    SpecialRule("expendable"),
    SpecialRule("tiny"),
)
