"""Age of Sigmar, fourth edition: skirmish lines of units that fight over objectives."""

from __future__ import annotations

from dataclasses import replace
from importlib.resources import files
from typing import Final

from rulesets.aos4 import abilities, attack, ground, magic, movement, rounds, scoring
from rulesets.aos4.attack.weapon import weapon_name
from rulesets.aos4.battle_score import SCORE
from rulesets.aos4.magic import answering, rituals
from rulesets.aos4.reminders import reminders_of
from rulesets.aos4.rounds import turn_order
from rulesets.aos4.rounds.command_points import round_begins
from rulesets.aos4.unit.house import HOUSE_RULES
from rulesets.aos4.unit.profile import COUNTERS, DECKS, PHASES, PROFILE, RULES, STATUSES, WEAPONS
from rulesets.aos4.unit.rolled_by import ROLLED_BY
from rulesets.core.battlefield.contact import Contact
from rulesets.core.battlefield.link import REPLACES
from rulesets.core.declaring.answering import Awaited
from rulesets.core.results.relation import CHARGING, TOUCHING, Relation
from rulesets.core.results.reminder import Situation
from rulesets.core.ruleset.game import Ruleset

_RELATIONS: Final = (
    replace(TOUCHING, facings=()),
    replace(CHARGING, steps=("declared", "moved", "failed")),
    Relation(REPLACES, between="friends", implies=("replacement", "replaced"), ends=()),
)


def awaited(situation: Situation) -> tuple[Awaited, ...]:
    """Return what the table waits for: answers to spells, and who takes the first turn."""
    return (*turn_order.awaited(situation), *answering.awaited(situation))


RULESET: Final = Ruleset(
    id="aos4",
    texts=files("rulesets.aos4") / "texts",
    procedures=(
        *rounds.PROCEDURES,
        *movement.PROCEDURES,
        *attack.PROCEDURES,
        *magic.PROCEDURES,
        *scoring.PROCEDURES,
        *ground.PROCEDURES,
        *abilities.PROCEDURES,
    ),
    tables=ground.TABLES,
    charts=ground.CHARTS,
    profile=PROFILE,
    statuses=(*STATUSES, *rituals.STATUSES),
    lores=rituals.LORES,
    relations=_RELATIONS,
    pools=("d6", "2d6", "d3"),
    samples=("guard", "horde"),
    phases=PHASES,
    contact=Contact(pairs=True),
    counters=COUNTERS,
    rules=RULES,
    weapons=WEAPONS,
    decks=DECKS,
    weapon_name=weapon_name,
    reminders=reminders_of,
    awaits=awaited,
    score=SCORE,
    begins=round_begins,
    keywords=True,
    rolls_for_turns=True,
    # A round has two turns, and whoever wins the roll has one opponent [L342, L409, L424-434].
    most_sides=2,
    house_rules=HOUSE_RULES,
    rolled_by=ROLLED_BY,
    instead=(
        "combat",
        "flee",
        "miscast",
        "panic",
        "psychology",
        "pursue",
        "test",
        "warmachine",
        "winds",
    ),
)
"""The plug-in."""
