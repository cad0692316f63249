"""Profiles of units of Warhammer's second edition, their statuses and phases."""

from __future__ import annotations

from typing import Final

from rulesets.core.battlefield.alteration import Alteration, Shift
from rulesets.core.ruleset.game import Joining, Phase, ProfileField, Status
from rulesets.rank_and_flank.nerve import alarm_kept
from rulesets.whfb2.harm.shock import LOST_TO_SHOTS, TESTED
from rulesets.whfb2.unit import acts, struck_apart
from rulesets.whfb2.unit.routed import RAN, WENT_ALONG

COMBAT: Final = ("m", "ws", "bs", "s", "t", "w", "i", "a")
"""Combat characteristics [L422-475]."""
PERSONAL: Final = ("ld", "int", "cl", "wp")
"""Personal characteristics [L483-514]."""
CHARACTERISTICS: Final = (*COMBAT, *PERSONAL)

PROFILE: Final = (
    ProfileField(
        "m",
        ("M",),
        0,
        100,
        names=("Mv", "Move", "Movement", "Mouvement", "Potentiel de Mouvement"),
        steed=True,
        halves=True,
        centimetres=True,
    ),
    ProfileField("ws", ("WS", "CC"), 0, 10, names=("Weapon Skill", "Capacité de Combat")),
    ProfileField("bs", ("BS", "CT"), 0, 10, names=("Bow Skill", "Capacité de Tir")),
    ProfileField("s", ("S", "F"), 0, 10, names=("Str", "Strength", "Force")),
    ProfileField("t", ("T", "E"), 0, 10, names=("Toughness", "Endurance")),
    ProfileField(
        "w", ("W", "PV"), 0, 60, names=("Wounds", "Points de Vie", "Blessures"), vital=True
    ),
    ProfileField("i", ("I",), 0, 20, names=("Initiative",)),
    ProfileField("a", ("A",), 0, 60, names=("Att", "Attacks", "Attaques", "Nombre d’Attaques")),
    ProfileField("ld", ("Ld", "Cd"), 0, 12, names=("Leadership", "Commandement")),
    ProfileField("int", ("Int",), 0, 12, names=("Intelligence",)),
    ProfileField("cl", ("Cl",), 0, 12, names=("Cool", "Calme")),
    ProfileField("wp", ("WP", "FM"), 0, 12, names=("Will Power", "Force Mentale")),
    ProfileField(
        "save",
        ("Sv", "AS", "Svg"),
        1,
        6,
        save=True,
        names=("Save", "Armour Save", "Sauvegarde", "Sauvegarde d’Armure"),
    ),
    ProfileField("files", ("Wide", "Front"), 1, 60),
    ProfileField(
        "level",
        ("Lv", "Niv"),
        0,
        4,
        names=("Mastery Level", "Niveau de Maîtrise", "Level", "Lvl", "Niveau"),
    ),
    ProfileField("points", ("Pts",), 0, 5000, names=("Points", "Cost", "Coût"), whole=True),
)
"""Twelve characteristics [L415-529], then what a table needs beside them.

`m` is the Movement before armour slows it, in centimetres, of a chariot that of its team; `save`
the armour save with the shield and the mount in it; `files` the width of the front rank; `level` a
wizard's mastery. Magic and items may bring a characteristic beyond 10 [L513, L6507-6510].
"""

_ANY_PHASE: Final = ("movement", "shooting", "combat", "reserves", "magic", "rally")

STATUSES: Final = (
    Status("engaged", shared=True, bars=acts.ENGAGED, shields=acts.IN_MELEE),
    Status(
        "fleeing", shared=True, bars=acts.FLEEING, shields=("fight", "join"), noted_in=_ANY_PHASE
    ),
    Status("routed", "turn", shared=True),
    Status("rout-moved", "turn", shared=True),
    Status(RAN, "phase", shared=True, quiet=True),
    Status(WENT_ALONG, "turn", shared=True, quiet=True),
    alarm_kept.STATUS,
    Status("pursued", shared=True),
    Status("pursuing", shared=True, bars=acts.PURSUING),
    struck_apart.STATUS,
    Status("struck-freely", "turn", shared=True, counts=(1, 5)),
    Status("restraint-tested", "phase", shared=True),
    Status("disorganised", "own-first-phase", shared=True, bars=acts.DISORGANISED),
    Status("rallied", "turn", shared=True, ends=("fleeing",), noted_in=("rally",)),
    Status("rally-tested", "turn", shared=True),
    Status("rout-tested", "phase", counts=(1, 500)),
    Status("rout-due", "phase", shared=True, counts=(1, 2)),
    Status(LOST_TO_SHOTS, "turn", counts=(1, 500)),
    Status("fled-charge", "phase", shared=True),
    Status("charged", "turn", shared=True, bars=acts.CHARGED),
    Status("confused", "own-turn-end", shared=True, bars=acts.DISORDERED),
    Status("pushed-back", "next-turn", shared=True),
    Status("followed-up", "next-turn", shared=True),
    Status("fought", "phase", shared=True, noted_in=("combat",)),
    Status(
        "moved",
        "turn",
        shared=True,
        bars=acts.MOVED,
        said_by=("charged",),
        noted_in=("movement", "reserves"),
    ),
    Status("manoeuvred", "phase", shared=True, counts=(1, 9)),
    Status("halted", "phase", shared=True, bars=(*acts.BOUND, "leave")),
    Status("shot", "turn", bars=acts.SHOT, noted_in=("shooting",)),
    Status("shots-due", "phase"),
    Status("hits-to-count", "phase"),
    Status("stood-and-shot", "phase"),
    Status("wedge", shared=True),
    Status("square", shared=True, bars=acts.IN_SQUARE),
    Status("shooting-wedge", shared=True, bars=("charge",)),
    Status("single-file", shared=True),
    Status(
        "stupid",
        "own-turn",
        True,
        Alteration(rules=(("immune-to-psychology", None),)),
        bars=acts.STUPID,
    ),
    Status(
        "frenzied",
        "own-turn",
        True,
        Alteration(rules=(("immune-to-psychology", None),)),
        bars=("leave",),
    ),
    Status("panicked", "turn", shared=True, bars=acts.PANICKED),
    Status("terror-tested"),
    Status("terrified", shared=True),
    Status("afraid", "combat", shared=True),
    Status("hating", "own-turn", shared=True, bars=("leave",)),
    Status("leaderless"),
    Status("shamed", "battle", alters=Alteration((Shift("ld", "set", 1),))),
    Status("standard-captured", counts=(1, 9)),
    Status(
        "off-table",
        shared=True,
        bars=acts.OFF_TABLE,
        shields=(*acts.AIMED_AT, "fight"),
        noted_in=_ANY_PHASE,
    ),
)
"""What is true of a unit, and until when; a character is part of the unit he is in contact with.

`pushed-back` and `followed-up` are of the combat phase before, of whichever side's turn it was:
they last to the end of the turn that follows. `disorganised` lasts through its own next movement
phase [L1984-2012], `confused` through its own next turn [L1098-1113]. `manoeuvred` has a value.
`shamed` is who declined a challenge: a Leadership of 1 to the end of the battle [L2984-3096].
"""

PHASES: Final = (
    Phase("deployment", ("scenery", "vanguards", "armies"), span="battle-start"),
    Phase("movement", ("start-of-turn", "charges", "compulsory", "other-moves")),
    Phase("shooting", ("shots", "rout-tests"), losses=(LOST_TO_SHOTS, TESTED)),
    Phase("combat", ("challenges", "blows", "result", "rout-tests", "pursuit")),
    Phase("reserves"),
    Phase("magic", ("spells", "rout-tests")),
    Phase("rally"),
)
"""Six phases a turn, all but the combat those of the side whose turn it is [L647-680]."""

JOINING: Final = Joining(
    rule="character",
    closed=("war-machine", "chariot"),
    carriers=("chariot",),
    riders=("charioteers", "draught-team"),
    leaving=("movement",),
    bound=("champion",),
)
"""Who is in contact with a unit belongs to it, and leaves it in his movement phase while nothing
binds either [L2879-2913].

Champions never leave theirs [L2730-2734, L2979-2981]. A chariot carries its crew, and what pulls it
goes with it [L4052-4061].
"""
