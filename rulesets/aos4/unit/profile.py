"""An Age of Sigmar unit: profile, statuses, counters, phases, keywords."""

from __future__ import annotations

from typing import Final

from rulesets.aos4.unit import acts
from rulesets.core.books.deck import DeckKind
from rulesets.core.results.status import FALLEN
from rulesets.core.ruleset.game import (
    Counter,
    Phase,
    ProfileField,
    SpecialRule,
    Status,
    WeaponSheet,
)

PROFILE: Final = (
    ProfileField("m", ("M",), 0, 40, dice=True, names=("Mv", "Move", "Movement", "Mouvement")),
    ProfileField("w", ("H", "PV", "Sa", "Sté"), 1, 60, names=("Health", "Santé")),
    ProfileField("save", ("Sv", "Svg"), 2, 7, save=True, names=("Save", "Sauvegarde")),
    ProfileField("control", ("C",), 0, 20, names=("Control", "Contrôle")),
    ProfileField("ward", ("Wd", "Ward", "Prot"), 2, 6, save=True, names=("Ward", "Protection")),
    ProfileField("attacks", ("A",), 1, 60, dice=True),
    ProfileField("hit", ("To",), 2, 6, save=True),
    ProfileField("wound", ("Wo", "Bl"), 2, 6, save=True),
    ProfileField("rend", ("Re", "Pf"), 0, 6),
    ProfileField("damage", ("Da", "Dg"), 1, 20, dice=True),
    ProfileField("range", ("Ra", "Po"), 1, 72),
    ProfileField("shots", ("SA", "TA"), 1, 60, dice=True),
    ProfileField("shot_hit", ("STo", "TTo"), 2, 6, save=True),
    ProfileField("shot_wound", ("SWo", "TBl"), 2, 6, save=True),
    ProfileField("shot_rend", ("SRe", "TPf"), 0, 6),
    ProfileField("shot_damage", ("SDa", "TDg"), 1, 20, dice=True),
    ProfileField(
        "banishment",
        ("Ban",),
        2,
        20,
        save=True,
        names=("Banishment", "Bannissement", "Banishment value", "Valeur de bannissement"),
    ),
    ProfileField("points", ("Pts",), 0, 5000, names=("Points", "Cost", "Coût"), whole=True),
)
"""The warscroll [L118-180], then its melee weapon, its ranged weapon, a manifestation's banishment
value [L1436], and its points.

Of a value's signs the first is shown in English and the last in French. A Save of 7+ is none at
all: what is written for a unit that has no Save.

`w` is the Health of each model, by the name that every game has for what a model can lose. Weapons
that a unit has by name, or that stand in the `weapons` option, go before those of the profile.
Weapons bear no names of army builders: there each is a sheet of its own, and a unit has several.
"""

STATUSES: Final = (
    Status("engaged", bars=acts.ENGAGED),
    Status("moved", "turn", bars=acts.MOVED, said_by=("charged",), noted_in=("movement",)),
    Status("ran", "turn", bars=acts.RAN, noted_in=("movement",)),
    Status("retreated", "turn", bars=acts.RETREATED, noted_in=("movement",)),
    Status("charge-tried", "phase", bars=acts.CHARGED),
    Status("charge-untold", "phase"),
    Status("charged", "turn", bars=acts.CHARGED, noted_in=("charge",)),
    Status("once-charged", quiet=True),
    Status("redeployed", "turn"),
    Status("bounced", "phase", bars=("bounce",)),
    Status("set-up", "turn", bars=acts.SET_UP),
    Status("shot", "turn", bars=acts.SHOT, noted_in=("shooting",)),
    Status("fought", "turn", bars=("fight",), noted_in=("combat",)),
    Status("split-attacks", "phase", counts=(1, 500)),
    Status("drawn-in", "phase"),
    Status("contested", "phase", bars=("contest",)),
    Status("contested-terrain", "phase", bars=("contest-terrain",)),
    Status("commanded", "phase", bars=("use-command",)),
    Status("covering-fire", "phase"),
    Status("all-out-attack", "phase"),
    Status("all-out-defence", "phase"),
    Status("no-spells", "phase", bars=("cast",)),
    Status("used-magic", "phase", counts=(1, 20)),
    Status("unbound", "phase", counts=(1, 20)),
    Status("to-unbind", "phase", counts=(2, 30)),
    Status("spell-pending", "phase"),
    Status("may-summon", "phase", quiet=True),
    Status("unbind-tried", "phase"),
    Status("spell-unbound", "phase"),
    Status("power-tried", "phase", bars=("use-power",)),
    Status("magic-boost", "turn"),
    Status("warded", "turn", counts=(2, 6)),
    Status("anti-magic", "turn"),
    Status("ritual-points", counts=(1, 20)),
    Status("summoned", counts=(2, 20)),
    Status("conjured", counts=(2, 20)),
    Status("banish-tried", "turn"),
    Status("banished", "phase"),
    Status(
        "reserve",
        leaves_combat=True,
        bars=acts.IN_RESERVE,
        shields=acts.OUT_OF_REACH,
        noted_in=("deployment", "movement"),
    ),
    Status("replaced"),
    Status("replacement"),
    Status("entourage", "turn"),
    Status(FALLEN, "turn"),
)
"""What is true of a unit: in combat, what it did this turn, what it may no more this phase.

`used-magic`, `unbound` and `ritual-points` have a value: how many; `to-unbind` the casting roll;
`warded` the value of the ward; `split-attacks` how many attacks of an ability that goes on were
made at other targets. `entourage` is of the unit that a battle tactic picked.
"""


def _alone(*steps: str) -> tuple[tuple[str, str, tuple[str, ...]], ...]:
    """Return the steps of a phase in Spearhead, whose commands are on its cards [L1904, L2107]."""
    return (("battlepack", "spearhead", steps),)


PHASES: Final = (
    Phase(
        "deployment",
        ("terrain", "units", "abilities"),
        span="battle-start",
        instead=_alone("choices", "scenery", "attacker", "defender"),
    ),
    Phase(
        "start-of-round",
        ("priority", "underdog", "command-points", "abilities"),
        span="round-start",
        instead=_alone("priority", "underdog", "twist", "cards", "abilities"),
    ),
    Phase("start-of-turn", ("tactic", "abilities"), instead=_alone("abilities")),
    Phase("hero", ("active", "opponent"), instead=_alone("own", "other")),
    Phase("movement", ("active", "opponent"), instead=_alone("own", "other")),
    Phase("shooting", ("active", "opponent"), instead=_alone("own", "other")),
    Phase("charge", ("active", "opponent"), instead=_alone("own", "other")),
    Phase("combat", ("abilities", "strike-first", "fights", "strike-last")),
    Phase("end-of-turn", ("abilities", "control", "score")),
    Phase("end-of-round", ("abilities",), span="round-end"),
)
"""Deployment, then rounds of two turns of seven phases [L350-364, L422-457, L981-987, L1011,
L2107-2145]."""

ORDER_IDS: Final = (
    "rally",
    "magical-intervention",
    "redeploy",
    "at-the-double",
    "covering-fire",
    "counter-charge",
    "forward-to-victory",
    "all-out-attack",
    "all-out-defence",
    "power-through",
)
"""The ten commands [L1080-1201]."""

TACTICS: Final = (
    "do-not-waver",
    "slay-entourage",
    "attack-two-fronts",
    "take-their-land",
    "seize-centre",
    "take-flanks",
)
"""The battle tactics [L1735-1762]."""

COUNTERS: Final = (
    Counter("command-points", "round", strict=True, spent=True),
    Counter("victory-points"),
    Counter("objectives"),
    Counter("tactics"),
    Counter("points-control"),
    Counter("points-twist"),
    Counter("points-tactics"),
    *(Counter(f"chosen-{tactic}", "round", most=1, quiet=True) for tactic in TACTICS),
    *(Counter(f"tried-{tactic}", most=1, quiet=True) for tactic in TACTICS),
    Counter("tactic-land", "turn", named=True),
    Counter("priority-rolled", "round", most=1),
    Counter("chooses-first", "phase", most=1, quiet=True),
    Counter("turn-scored", "turn", most=1, quiet=True),
    *(Counter(f"turn-{source}", "turn", quiet=True) for source in ("control", "twist", "tactics")),
    Counter("turn-counted", "turn", most=1, quiet=True),
    Counter("underdog", "round", most=1),
    Counter("may-seize", "round", most=1),
    Counter("cards-scored", "turn"),
    Counter("cards-drawn", "round"),
    Counter("tactic-done", "turn", most=1),
    Counter("reinforcements-called", "turn", most=1),
    Counter("fought-last", "phase", most=1, quiet=True),
    Counter("ritual-tried", "turn", named=True),
    Counter("ritual-by", "phase", named=True),
    Counter("ritual-ever", named=True),
    *(Counter(f"used-{order}", "phase", most=1, quiet=True) for order in ORDER_IDS),
    Counter("declined-all-out-attack", "phase", most=1, quiet=True),
    Counter("declined-all-out-defence", "phase", most=1, quiet=True),
)
"""Command points are lost at the end of the round; a command is used once a phase [L1072-1076].

The points by what they are for add up to the victory points that rules count. A battle tactic is
attempted once a battle, and one a round [L1719-1729].
"""

KEYWORDS: Final = (
    "infantry",
    "cavalry",
    "monster",
    "war-machine",
    "hero",
    "fly",
    "unique",
    "warmaster",
    "general",
    "reinforcements",
    "manifestation",
    "faction-terrain",
    "musician",
    "standard-bearer",
    "champion",
    "strike-first",
    "strike-last",
)
"""Keywords that a rule looks at [L155-157, L811-817, L1662-1696]."""

ANTI: Final = (
    "anti-charge",
    "anti-hero",
    "anti-infantry",
    "anti-cavalry",
    "anti-monster",
    "anti-war-machine",
    "anti-fly",
    "anti-unique",
    "anti-manifestation",
    "anti-faction-terrain",
    "anti-wizard",
    "anti-priest",
)
OTHER_ANTI: Final = "anti-other"
"""How many of a weapon's Anti abilities apply whose condition the table does not know."""
CRITS: Final = ("crit-mortal", "crit-auto-wound", "crit-two-hits")
CORNERED: Final = "cornered-rat"
"""The Clawlord's ability as one of the weapon that it is for [L149-153]."""
ABILITIES: Final = (*CRITS, "charge-damage", "companion", "shoot-in-combat", *ANTI, CORNERED)
"""Weapon abilities [L819-837]."""
SHOT_ABILITIES: Final = tuple(
    f"shots-{ability}" for ability in (*CRITS, "charge-damage", "companion", *ANTI)
)
"""The same of a ranged weapon, where a unit's rules must tell them from its melee weapon's."""

SITUATIONS: Final = (
    "all-out-attack",
    "all-out-defence",
    "covering-fire",
    "has-charged",
    "target-charged",
    "in-cover",
    "guarded-hero",
    "obscured",
    "magical-intervention",
    "place-of-power",
    "unlimited",
    "earlier-failed",
    "more-targets",
    "piled-in",
    "fights-after",
    "out-of-order",
)
"""What is so for one roll alone, named among the rules of a command."""

REROLLS: Final = ("reroll-hits", "reroll-wounds", "reroll-saves")
"""What abilities let a unit roll again in attacks, by it or against it: each die once [L108]."""

BONUSES: Final = (
    "hit-bonus",
    "hit-penalty",
    "wound-bonus",
    "wound-penalty",
    "save-bonus",
    "save-penalty",
    "champions",
)
"""The same with a number: what abilities add to rolls or take off, and how many champions."""

PLACES: Final = ("auxiliary", "reinforced", "renown")
"""What a unit is in its army beside the number of its regiment [L1486-1512]."""

_FORCES: Final = {
    "auxiliary": ("Auxillary Units", "Auxiliary Units", "Unités Auxiliaires"),
}
"""What army builders call the part of an army that is in no regiment, with the slip of one."""

_EACH: Final = {
    "champion": "champions",
    "musician": "musician",
    "standard-bearer": "standard-bearer",
}
"""Keywords of some models of a unit, as `CHAMPION (1/10)`; only of champions the number matters
[L1662-1696]."""
RULES: Final = (
    *(SpecialRule(keyword, each=_EACH.get(keyword)) for keyword in KEYWORDS),
    SpecialRule("boing"),  # the ability of one warscroll, not of all that fly [L1932-1957]
    *(SpecialRule(keyword, forces=_FORCES.get(keyword, ())) for keyword in PLACES),
    SpecialRule("regiment", numbered=True, forces=("Regiment", "Régiment")),
    SpecialRule("wizard", numbered=True),
    SpecialRule("priest", numbered=True),
    *(SpecialRule(ability) for ability in (*ABILITIES, *SHOT_ABILITIES, *REROLLS, *SITUATIONS)),
    *(SpecialRule(bonus, numbered=True) for bonus in (*BONUSES, OTHER_ANTI)),
)

DECKS: Final = (
    DeckKind("twists", "open", common=True),
    DeckKind(
        "tactic-cards",
        "hand",
        most=3,
        counter="cards-scored",
        phases=("end-of-turn",),
        barred=("may-seize", "seizing-draws-none", "seized-draws-none"),
        tally="cards-drawn",
    ),
    DeckKind("regiment-abilities", "choice", most=1, size=2),
    DeckKind("enhancements", "choice", most=1, size=4),
)
"""Spearhead's cards, and what an army chooses before the battle [L1920-1926, L1965-1979, L2163].

The text has none of them: players enter theirs. A tactic card scores at the end of one's own turn,
or is played as its command.
"""

PACKS: Final = ("border-war", "spearhead")
"""The battlepacks; `house.py` has the switch."""

_ABILITY: Final = ("Ability", "Abilities", "Aptitude", "Aptitudes")
_ATK: Final = ("Atk", "A", "Att", "Attacks", "Attaques")
_HIT: Final = ("Hit", "To Hit", "Touche", "Touché")
_WND: Final = ("Wnd", "Wound", "To Wound", "Blessure", "Bless")
_RND: Final = ("Rnd", "Rend", "Perf", "Perf.", "Perforation")
_DMG: Final = ("Dmg", "Damage", "Dég", "Dégâts")
WEAPONS: Final = (
    WeaponSheet(
        ("Melee Weapon", "Melee Weapons", "Arme de mêlée", "Armes de mêlée"),
        (("attacks", _ATK), ("hit", _HIT), ("wound", _WND), ("rend", _RND), ("damage", _DMG)),
        _ABILITY,
    ),
    WeaponSheet(
        ("Ranged Weapon", "Ranged Weapons", "Arme de tir", "Armes de tir"),
        (
            ("range", ("Rng", "Range", "Portée")),
            ("shots", _ATK),
            ("shot_hit", _HIT),
            ("shot_wound", _WND),
            ("shot_rend", _RND),
            ("shot_damage", _DMG),
        ),
        _ABILITY,
        "range",
    ),
)
"""Weapons in the files of army builders, in the order of a warscroll [L142-147]."""
