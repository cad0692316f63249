"""Profiles of BlackHammer's units, their statuses and special rules, counters and phases."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from rulesets.blackhammer.unit import acts
from rulesets.blackhammer.unit.riding import CARRIERS, RIDES
from rulesets.core.battlefield.joining import Limit, Marks
from rulesets.core.battlefield.link import CONTACT
from rulesets.core.results.relation import CHARGING, TOUCHING, Relation
from rulesets.core.results.status import FALLEN
from rulesets.core.ruleset.game import Counter, Joining, Phase, ProfileField, SpecialRule, Status
from rulesets.rank_and_flank.nerve import alarm_kept
from rulesets.rank_and_flank.round.parted import HAVE_PARTED

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

DREAD: Final = Relation("dread", until="combat", steps=("failed", "held"), shared=True)
"""The Fear or Terror of an enemy that a unit was tested for, and failed or held against."""
RELATIONS: Final = (
    TOUCHING,
    replace(CHARGING, implies=("charge-declared", None), ends=()),
    DREAD,
    HAVE_PARTED,
    alarm_kept.OUT_OF_REACH,
)
"""A charge is declared until it is moved, though its target is destroyed before [L708]."""

PROFILE: Final = (
    ProfileField(
        "m",
        ("M",),
        0,
        20,
        dice=True,
        joined="worst",
        of="on-foot",
        names=("Mv", "Move", "Movement", "Mouvement"),
        steed=True,
    ),
    ProfileField("ws", ("WS", "CC"), 0, 10, names=("Weapon Skill", "Capacité de Combat")),
    ProfileField("bs", ("BS", "CT"), 0, 10, names=("Ballistic Skill", "Capacité de Tir")),
    ProfileField("s", ("S", "F"), 0, 10, names=("Str", "Strength", "Force"), vital=True),
    ProfileField("t", ("T", "E"), 0, 10, names=("Toughness", "Endurance"), vital=True),
    ProfileField("crew_t", ("TC", "ES"), 0, 10),
    ProfileField("w", ("W", "PV"), 0, 20, names=("Wounds", "Points de Vie"), vital=True),
    ProfileField("i", ("I",), 0, 10, names=("Initiative",)),
    ProfileField("a", ("A",), 0, 36, dice=True, names=("Att", "Attacks", "Attaques")),
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
        names=("Ward Save", "Invulnerable Save", "Sauvegarde Invulnérable"),
    ),
    ProfileField("power", ("UP", "US", "PU"), 1, 20, names=("Unit Strength", "Unit Power")),
    ProfileField("files", ("Wide", "Front"), 1, 40),
    ProfileField(
        "level",
        ("Lv", "Niv"),
        0,
        3,
        names=("Wizard Level", "Niveau de Magie", "Level", "Lvl", "Niveau"),
    ),
    ProfileField("range", ("Rg", "Por"), 0, 72),
    ProfileField("shot_strength", ("SS", "FT"), 0, 10),
    ProfileField("crew_s", ("SC", "FS"), 0, 10),
    ProfileField("mount_ws", ("WSM", "CCM"), 0, 10),
    ProfileField("mount_s", ("SM", "FM"), 0, 10),
    ProfileField("mount_i", ("IM",), 0, 10),
    ProfileField("mount_a", ("AM",), 0, 10),
    ProfileField("points", ("Pts",), 0, 5000, names=("Points", "Cost", "Coût"), whole=True),
)
"""Characteristics from 0 to 10 [L120-138], then what a table needs beside them.

`crew_t` is the Toughness of a war machine's crew, which close combat meets [L2492];
`power` is the unit power of one model; `files` the width of the front rank; `range` and
`shot_strength` the missile weapon's. A chariot's own line has its crew's values, and `crew_s` the
Strength of their blows beside the chassis's; `mount_…` are what a model's steed strikes with, or
each of a chariot's beasts [L206, L2386].
"""

_ANY_PHASE: Final = ("start-of-turn", "movement", "magic", "shooting", "close-combat")

STATUSES: Final = (
    Status("engaged", shared=True, bars=acts.ENGAGED, shields=(*acts.SHOOTING, "join")),
    Status(
        "fleeing", shared=True, bars=acts.FLEEING, shields=("fight", "join"), noted_in=_ANY_PHASE
    ),
    Status("fled-this-phase", "phase", shared=True, bars=("rally",), said_by=("fleeing",)),
    Status("started-to-flee", "turn", shared=True, said_by=("fleeing",)),
    Status("chose-flight", "own-turn-end", shared=True),
    Status(
        "rallied",
        "turn",
        shared=True,
        ends=("fleeing",),
        noted_in=("movement",),
        bars=acts.HAS_RALLIED,
    ),
    Status("rally-tested", "turn", shared=True),
    Status("charges-by-air", "turn"),
    Status("charges-several", "phase", shared=True),
    Status("charge-declared", "turn", shared=True, bars=acts.DECLARED, shields=("join",)),
    Status("charged", "turn", shared=True, bars=acts.CHARGED, shields=("join",)),
    Status("reached", "phase", shared=True, said_by=(CONTACT,)),
    Status("stands-fast", "phase", shared=True),
    Status("shoots-at-chargers", "phase", shared=True),
    Status("stood-and-shot", "phase", shared=True, bars=acts.STOOD_AND_SHOT),
    Status("charged-from-near", "phase", shared=True),
    Status("failed-charge", "turn", shared=True, bars=acts.FAILED_CHARGE, shields=("join",)),
    Status("shot", "turn", bars=acts.SHOT, noted_in=("shooting",)),
    Status("moved", "turn", bars=acts.MOVED, said_by=("charged",), noted_in=("movement",)),
    Status("made-move", "turn", shared=True, bars=acts.HAS_MOVED),
    Status("marched", "turn", shared=True, bars=acts.MARCHED, noted_in=("movement",)),
    Status("reformed", "turn", bars=acts.REFORMED, noted_in=("movement",)),
    Status("immobilised", "turn", shared=True, bars=acts.STILL),
    Status("failed-fear", "turn", shared=True, bars=acts.RALLIED),
    Status("failed-terror", "turn", shared=True, bars=acts.RALLIED),
    Status(
        "stupid",
        "own-turn",
        shared=True,
        bars=acts.STUPID,
        shields=("join",),
    ),
    Status("stupidity-tested", "phase", shared=True),
    Status("compulsory-reach", "turn", shared=True, counts=(1, 60)),
    Status("panic-tested", "phase", shared=True),
    alarm_kept.STATUS,
    alarm_kept.OF_THE_FAR,
    Status("burnt-by-light", "phase", shared=True),
    Status("burnt-by-cage", "phase", shared=True),
    Status("struck-by-fiasco", "phase"),
    Status("struck-by-spell", "phase", quiet=True, counts=(1, 60)),
    Status("fiasco-due", "phase", quiet=True, bars=("cast",)),
    Status("hits-to-count", "phase"),
    Status("panic-due", "phase", shared=True, bars=("charge",)),
    Status("terror-tested", "battle"),
    Status("frenzy-tested", "phase"),
    Status("tried-spells", "phase"),
    Status("bound-to", quiet=True),
    Status("casts-gift", "phase", quiet=True),
    Status("resolved-gift", "phase", quiet=True),
    Status("spells-met", "phase", shared=True, counts=(1, 20)),
    Status("hits-on-sixes", "combat"),
    Status(FALLEN, "turn"),
    Status("fought", "phase", shared=True, noted_in=("close-combat",)),
    Status("first-round", "combat", shared=True, said_by=("charged", CONTACT)),
    Status("won-last-round", "combat", shared=True),
    Status("defends-obstacle", "combat", shared=True),
    Status("besieged", "combat", shared=True, bars=("pursue",)),
    Status("besieging", "combat", shared=True),
    Status(
        "off-table",
        "own-turn",
        shared=True,
        ends_magic=True,
        bars=acts.OFF_TABLE,
        shields=acts.NOT_THERE,
        then=(("returned", "turn"), ("moved", "turn")),
        noted_in=("movement", "close-combat"),
    ),
    Status("returned", "turn", shared=True, bars=acts.RETURNED),
    Status("break-tested", "phase", shared=True),
    Status("fought-on", "phase", shared=True, bars=acts.WORN_OUT),
    Status("pursued", "phase", shared=True, bars=acts.HAS_PURSUED),
    Status("held-back", "phase", shared=True, bars=acts.HAS_PURSUED),
    Status("must-pursue", "phase", shared=True),
    Status("fights-later", "phase", shared=True, bars=acts.FIGHTS_LATER),
    Status("joined", "phase", bars=acts.JOINED),
    Status("was-joined", "phase", bars=acts.MOVING),
    Status("left-unit", "phase"),
    Status("was-left", "phase", bars=acts.WAS_LEFT),
    Status("out-of-action", "own-turn-end", bars=acts.SHOOTING),
    Status("guards-rider", bars=(*acts.STILL, *acts.WORN_OUT)),
    Status("breathed"),
    Status("impacted", "turn"),
    Status("impact-wounds", "phase", counts=(1, 100)),
)
"""What is true of a unit; a character is a full part of the one it joined [L2082, L2108, L2132]."""

JOINING: Final = Joining(
    rule="character",
    closed=("flyer", "tiny", "war-machine", "ethereal"),
    alike=("unbreakable",),
    apart=("demon",),
    limits=(Limit("skirmishers", "power", 1),),
    marks=Marks(
        "movement",
        "joined",
        "was-joined",
        "left-unit",
        "was-left",
        ("failed-fear", "failed-terror"),
    ),
    carriers=CARRIERS,
    riders=(RIDES,),
    parts=True,
)
"""Characters join units of several models, and leave them while they can move [L2084-2100, L2142].

A spell on both stays with one of them when they part [L874].
Nobody leaves a unit he has just moved with: a failed charge and a march are such moves [L2100].
Who leaves one to charge alone, and fails a test of Fear or Terror, binds it with him [L2132].

Skirmishers take only characters of unit power 1, demons demons, ethereal creatures nobody [L2666,
L2764, L2772]. That those on flying or huge mounts join nobody is for the players to see to. Who
joins a monster or a chariot rides it [L2344, L2438].
"""

PHASES: Final = (
    Phase("start-of-turn", ("effects", "abilities", "special-tests", "stupidity", "terror")),
    Phase("movement", ("charges", "rally", "compulsory", "charge-moves", "other-moves")),
    Phase("magic", ("winds", "spells", "dispel-in-play", "panic")),
    Phase("shooting", ("guessed", "other-shots", "panic")),
    Phase("close-combat", ("blows", "result", "break-tests", "panic", "pursuit")),
)
"""The five parts of a player's turn with their steps, those of combat for each one [L496-548]."""

COUNTERS: Final = (
    Counter("power-dice", "phase", spent=True),
    Counter("dispel-dice", "phase", spent=True),
    Counter("winds-rolled", "phase", most=1),
    Counter("dispel-tried", "phase"),
    Counter("casting-result", "phase", quiet=True),
    Counter("casting-dice", "phase"),
    Counter("spell-undone", "phase"),
    Counter("spell-to-resolve", "phase", quiet=True),
    Counter("spell-resolved", "phase", quiet=True),
    Counter("fiasco-to-count", "phase", quiet=True),
    Counter("free-spell", "phase"),
    Counter(alarm_kept.FRIENDS_GONE, "phase", most=2, named=True, by="unit", quiet=True),
    Counter("spells-tried", "phase", named=True),
    Counter("victory-points"),
)

RULES: Final = (
    SpecialRule("fear", to_unit="immune-to-fear", to_carrier="fear", faced=True),
    SpecialRule("terror", to_unit="immune-to-terror", to_carrier="terror", faced=True),
    SpecialRule("stubborn", to_carrier="stubborn"),
    SpecialRule("unbreakable", to_carrier="unbreakable"),
    SpecialRule("frenzy", to_carrier="immune-to-psychology"),
    SpecialRule("hatred"),
    SpecialRule("stupidity", to_unit="stupidity", to_carrier="stupidity"),
    SpecialRule("immune-to-psychology", to_carrier="immune-to-psychology"),
    SpecialRule("immune-to-panic", to_carrier="immune-to-panic"),
    SpecialRule("immune-to-fear", to_carrier="immune-to-fear"),
    SpecialRule("immune-to-terror", to_carrier="immune-to-terror"),
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
    SpecialRule("flyer", with_number="flight-range"),
    SpecialRule("flight-range", numbered=True, implies=(("flyer", None),)),
    SpecialRule("quick-shot"),
    SpecialRule("move-or-shoot"),
    SpecialRule("multiple-shots", numbered=True),
    SpecialRule("shield"),
    SpecialRule("standard"),
    SpecialRule("battle-standard", borne_by="character", apart_from="general"),
    SpecialRule("musician"),
    SpecialRule("general", borne_by="character", apart_from="battle-standard"),
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
    SpecialRule("war-machine", bars=(*acts.MACHINE, *acts.MACHINE_FLEES)),
    SpecialRule("cannon", implies=(("war-machine", None),)),
    SpecialRule("stone-thrower", implies=(("war-machine", None),)),
    SpecialRule("bolt-thrower", implies=(("war-machine", None),)),
    SpecialRule("monster"),
    SpecialRule("chariot", bars=("march",)),
    SpecialRule("heavy-chariot", bars=("march",)),
    SpecialRule("cavalry"),
    SpecialRule("monstrous-infantry"),
    SpecialRule("barding", implies=(("mounted", None),)),
    SpecialRule("monstrous-cavalry", implies=(("mounted", None),)),
    SpecialRule("flying-cavalry", implies=(("mounted", None), ("flyer", None))),
    SpecialRule("scythes"),
    SpecialRule("impact-hits"),
    SpecialRule("crush", numbered=True),
    SpecialRule("crew", numbered=True),
    SpecialRule("beasts", numbered=True),
    SpecialRule(RIDES),
    SpecialRule("scaly-skin", numbered=True),
    SpecialRule("armed-to-the-teeth"),
    SpecialRule("supernatural-weapon"),
    SpecialRule("breath"),
    SpecialRule("mixed-unit"),
    SpecialRule("attached-unit"),
)
