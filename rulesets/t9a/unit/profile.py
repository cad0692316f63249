"""Profiles of The 9th Age's units, their statuses, phases, and numbers of the sides."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from rulesets.core.battlefield.joining import Marks
from rulesets.core.results.relation import CHARGING, TOUCHING
from rulesets.core.results.status import FALLEN
from rulesets.core.ruleset.game import Counter, Joining, Phase, ProfileField, Status
from rulesets.rank_and_flank.nerve import alarm_kept
from rulesets.t9a.harm import striking_near
from rulesets.t9a.unit import acts

CHARACTERISTICS: Final = ("m", "ws", "bs", "s", "t", "w", "i", "a", "ld")
"""Nine, each from 0 to 10 and never outside [L285-299, L347]."""

PROFILE: Final = (
    ProfileField(
        "m",
        ("M",),
        0,
        10,
        joined="worst",
        names=("Mv", "Move", "Movement", "Mouvement"),
        steed=True,
    ),
    ProfileField("ws", ("WS", "CC"), 0, 10, names=("Weapon Skill", "Capacité de Combat")),
    ProfileField("bs", ("BS", "CT"), 0, 10, names=("Ballistic Skill", "Capacité de Tir")),
    ProfileField("s", ("S", "F"), 0, 10, names=("Str", "Strength", "Force")),
    ProfileField("t", ("T", "E"), 0, 10, names=("Toughness", "Endurance")),
    ProfileField("w", ("W", "PV"), 0, 10, names=("Wounds", "Points de Vie"), vital=True),
    ProfileField("i", ("I",), 0, 10, names=("Initiative",)),
    ProfileField("a", ("A",), 0, 10, dice=True, names=("Att", "Attacks", "Attaques")),
    ProfileField(
        "ld",
        ("Ld", "Cd"),
        0,
        10,
        names=("Leadership", "Commandement"),
        joined="best",
        of="not-mute",
    ),
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
        names=("Ward Save", "Invulnerable", "Sauvegarde Invulnérable"),
    ),
    ProfileField(
        "regen", ("Rg", "Regen", "Rég"), 2, 6, save=True, names=("Regeneration", "Régénération")
    ),
    ProfileField("files", ("Wide", "Front"), 1, 60),
    ProfileField("mount_ws", ("WSM", "CCM"), 0, 10),
    ProfileField("mount_s", ("SM", "FM"), 0, 10),
    ProfileField("mount_i", ("IM",), 0, 10),
    ProfileField("mount_a", ("AM",), 0, 10),
    ProfileField("crew_s", ("SC", "FC"), 0, 10),
    ProfileField("crew_t", ("TC", "EC"), 0, 10),
    ProfileField(
        "level",
        ("Lv", "Niv"),
        0,
        4,
        names=("Magic Level", "Niveau de Magie", "Level", "Lvl", "Niveau"),
    ),
    ProfileField("points", ("Pts",), 0, 9000, names=("Points", "Cost", "Coût"), whole=True),
)
"""The nine characteristics, then what a table needs beside them.

The owner picks any Leadership of the unit [L333]: its best stands in; it moves as its slowest
models do, Characters among them [R L828-885]. `files` is the width of the
front rank, `level` a Wizard's Magic Level [L806]. `mount_…` is what a model's mount or draught
beasts strike with, all of them together; `crew_s` the Strength of a chariot's crew beside the
chassis's; `crew_t` the Toughness of a war machine's crew, which close combat meets [R L711-745].
"""

_ANY_PHASE: Final = ("movement", "magic", "shooting", "combat")

STATUSES: Final = (
    Status("engaged", shared=True, bars=acts.ENGAGED, shields=acts.OPEN_TO),
    Status(
        "fleeing", shared=True, bars=acts.FLEEING, shields=("fight", "join"), noted_in=_ANY_PHASE
    ),
    Status("charge-declared", "turn", shared=True, bars=acts.DECLARED, said_by=("charged",)),
    Status("charged", "turn", shared=True),
    Status("redirected", "turn", shared=True),
    Status("may-redirect", "phase", shared=True),
    Status("redirection-failed", "turn", shared=True),
    Status("charge-failed", "turn", shared=True),
    Status("flight-due", "turn", shared=True),
    Status("danger-due", "phase", shared=True),
    Status("ground-due", "phase", shared=True),
    Status(
        "rallied", "turn", shared=True, ends=("fleeing",), noted_in=("movement",), bars=acts.RALLIED
    ),
    Status("rally-tested", "turn", shared=True),
    Status("fled-by-choice", "own-turn-end", shared=True, quiet=True),
    Status("feigned-flight", "turn", shared=True),
    Status(
        "moved", "turn", shared=True, bars=acts.MOVED, said_by=("charged",), noted_in=("movement",)
    ),
    Status("marched", "turn", shared=True, bars=acts.FORMED, noted_in=("movement",)),
    Status("reformed", "turn", shared=True, bars=acts.FORMED, noted_in=("movement",)),
    Status("swift-reformed", "turn", shared=True),
    Status("stood-and-shot", "turn", shared=True),
    Status("shots-due", "phase"),
    Status("shot", "turn", shared=True, bars=acts.SHOT, noted_in=("shooting",)),
    Status("panic-due", "phase", shared=True),
    alarm_kept.STATUS,
    alarm_kept.OF_THE_FAR,
    Status("panic-failed", "phase", shared=True, quiet=True),
    Status("panic-passed", "phase", shared=True),
    Status("no-shooting", "own-turn-end", shared=True, bars=acts.SILENT),
    Status("no-charge", "own-turn-end", shared=True, bars=("charge",)),
    Status("broken-down", shared=True, bars=acts.NO_WEAPONS),
    Status("breathed"),
    Status("magic-moved", "phase", shared=True, bars=("magical-move",)),
    Status("lost-focus", "phase"),
    Status("spells-generated", "phase"),
    Status(
        "off-table",
        shared=True,
        bars=acts.OFF_TABLE,
        shields=acts.NOT_THERE,
        said_by=("ran-off",),
    ),
    Status("ran-off", shared=True, noted_in=_ANY_PHASE),
    Status("joined", "phase", bars=acts.JOINED),
    Status("was-joined", "phase", bars=acts.WAS_JOINED),
    Status("left-unit", "phase"),
    Status("was-left", "phase", bars=("charge",)),
    Status("pursued", "phase", shared=True, bars=acts.HAS_PURSUED),
    Status("held-back", "phase", shared=True, bars=acts.HAS_PURSUED),
    Status("must-pursue", "phase", shared=True),
    Status("fled-combat", "phase", shared=True, said_by=("fleeing",)),
    Status("fights-later", "phase", shared=True, bars=acts.FIGHTS_LATER),
    Status("summoned", "battle"),
    Status("standard-named", "battle"),
    Status(FALLEN, "turn"),
)
"""What is true of a unit, and until when [L629-781, L989-991, L1062-1074]."""

RELATIONS: Final = (
    TOUCHING,
    replace(CHARGING, implies=("charge-declared", None), ends=()),
)
"""A charge is declared until it is moved, though its target flees or is destroyed [L657, L711]."""

PHASES: Final = (
    Phase(
        "deployment",
        ("who-begins", "units", "rest", "scouts", "vanguards", "abilities", "first-turn"),
        span="battle-start",
    ),
    Phase("movement", ("start", "charges", "charge-moves", "compulsory", "other-moves", "end")),
    Phase("magic", ("flux", "dispel-in-play", "casting", "end")),
    Phase("shooting", ("start", "shots", "end")),
    Phase(
        "combat",
        ("unengaged", "combats", "end"),
        instead=(("beyond", "off", ()),),
        witness="draft",
    ),
)
"""The phases of a turn and their steps [L168-173, L580-589, L620-627, L939-945, L1082-1087]; the
chapter on the last is missing: R L512-522."""

COUNTERS: Final = (
    Counter("power-dice", "phase", most=12, spent=True),
    Counter("dispel-dice", "phase", most=12, spent=True),
    Counter("dice-added", "phase", most=2),
    Counter("channelled", "phase", most=1),
    Counter("flux-rolled", "phase", most=1),
    Counter("magic-dice-used", "phase", most=12),
    Counter("spells-tried", "phase", named=True),
    Counter("casting-total", "phase"),
    Counter("overwhelming-dice", "phase"),
    Counter("bound-cast", "phase"),
    Counter("casting-dice", "phase"),
    Counter(striking_near.MISCAST_TEMPLATE, "phase", named=True, by="unit", quiet=True),
    Counter("backlash-strength", "phase", quiet=True),
    Counter(striking_near.EXPLOSION_REACH, "phase", named=True, by="unit", quiet=True),
    Counter("spell-state", "phase"),
    Counter("spell-last", "phase", named=True, by="spell"),
    Counter("spell-caster", "phase", named=True, by="spell"),
    Counter("spells-resolved", "phase", named=True, by="spell"),
    Counter("spells-dealt", "phase", named=True, by="unit-spell"),
    Counter("spells-struck", "phase", named=True, by="unit-spell"),
    Counter("spells-barred", named=True),
    Counter("items-lost", named=True),
    Counter(alarm_kept.FRIENDS_GONE, "phase", most=2, named=True, by="unit", quiet=True),
    Counter("first-turn-rolled", "phase", most=1, quiet=True),
)
"""Magic Dice of either side, 12 at most, 12 used and two added in a phase; one flux, one attempt to
channel [L947-951]; each spell once [L963]; what the spell cast last was cast with [L971-999];
what a Miscast and an explosion have still to strike [L1003-1025; R L797-803];
spells that a Binding Scroll bars, with the game turn [the data of 1.0.0]; items that overwhelming
power has destroyed [L1051]."""

JOINING: Final = Joining(
    rule="character",
    smallest=1,
    closed=("large-target", "war-machine", "character"),
    others=("war-platform",),
    marks=Marks("movement", "joined", "was-joined", "left-unit", "was-left"),
)
"""Who joins whom is a chapter that the text lacks: R L828-885, E3 of R L1026.

A unit that is joined moves no more, and one out of which a Character charges charges nobody.
"""
