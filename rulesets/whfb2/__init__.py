"""Warhammer, second edition: regiments, characters and wizards, measured in centimetres."""

from __future__ import annotations

from dataclasses import replace
from importlib.resources import files
from typing import Final

from rulesets.core.battlefield.contact import Contact
from rulesets.core.declaring.answering import nothing_awaited
from rulesets.core.declaring.table_draw import draws_on
from rulesets.core.results.relation import RELATIONS
from rulesets.core.results.score import BY_HAND
from rulesets.core.ruleset.game import Ruleset
from rulesets.rank_and_flank.awaiting import awaited_with
from rulesets.rank_and_flank.challenging import CHALLENGE
from rulesets.rank_and_flank.nerve.alarm_kept import OUT_OF_REACH
from rulesets.rank_and_flank.nerve.panic_steps import with_panic
from rulesets.rank_and_flank.open_steps import with_noted
from rulesets.rank_and_flank.round.parted import HAVE_PARTED
from rulesets.whfb2 import (
    aftermath,
    buildings,
    characters,
    chariots,
    combat,
    flyers,
    items,
    machines,
    magic,
    movement,
    preparation,
    psychology,
    rout,
    shooting,
)
from rulesets.whfb2.characters.challenge import DUELLING
from rulesets.whfb2.harm.worn import worn
from rulesets.whfb2.movement.charge_answers import SHOTS
from rulesets.whfb2.movement.pace import drawn, together
from rulesets.whfb2.movement.reaction import ANSWERS_AWAITED
from rulesets.whfb2.psychology.alarmed import takes_panic
from rulesets.whfb2.reminders import reminders_of
from rulesets.whfb2.rout import open_steps
from rulesets.whfb2.rout.outrunning import outruns
from rulesets.whfb2.shooting.shelter import may_aim
from rulesets.whfb2.unit.charts import CHARTS
from rulesets.whfb2.unit.house import HOUSE_RULES
from rulesets.whfb2.unit.profile import JOINING, PHASES, PROFILE, STATUSES
from rulesets.whfb2.unit.readings import READINGS
from rulesets.whfb2.unit.rolled_by import ROLLED_BY
from rulesets.whfb2.unit.routed import PURSUIT
from rulesets.whfb2.unit.standing_still import engages
from rulesets.whfb2.unit.upkeep import phase_begins
from rulesets.whfb2.unit.vocabulary import RULES

_TABLES: Final = (
    *preparation.TABLES,
    *psychology.TABLES,
    *shooting.TABLES,
    *machines.TABLES,
    *chariots.TABLES,
    *magic.TABLES,
    *combat.TABLES,
    *aftermath.TABLES,
    *items.TABLES,
)


RULESET: Final = Ruleset(
    id="whfb2",
    texts=files("rulesets.whfb2") / "texts",
    procedures=with_noted(
        with_panic(
            (
                # The round is what /fight means before anything else.
                *combat.PROCEDURES,
                *rout.PROCEDURES,
                *movement.PROCEDURES,
                *preparation.PROCEDURES,
                *characters.PROCEDURES,
                *shooting.PROCEDURES,
                *machines.PROCEDURES,
                *chariots.PROCEDURES,
                *buildings.PROCEDURES,
                *flyers.PROCEDURES,
                *psychology.PROCEDURES,
                *magic.PROCEDURES,
                *aftermath.PROCEDURES,
                *items.PROCEDURES,
                draws_on(_TABLES),
            ),
            takes_panic,
        ),
        open_steps.STEPS,
    ),
    tables=_TABLES,
    charts=(*CHARTS, *combat.CHARTS, *preparation.CHARTS, *characters.CHARTS),
    profile=(*PROFILE, *combat.PROFILE, *magic.PROFILE),
    statuses=(
        *STATUSES,
        *movement.STATUSES,
        *preparation.STATUSES,
        *characters.STATUSES,
        *combat.STATUSES,
        *shooting.STATUSES,
        *machines.STATUSES,
        *chariots.STATUSES,
        *flyers.STATUSES,
        *psychology.STATUSES,
        *open_steps.STATUSES,
        *magic.STATUSES,
        *items.STATUSES,
    ),
    relations=(*RELATIONS, CHALLENGE, DUELLING, PURSUIT, SHOTS, HAVE_PARTED, OUT_OF_REACH),
    pools=("d6", "2d6", "3d6", "d3", "d4", "d100", "scatter"),
    samples=("guard", "horde"),
    phases=PHASES,
    rules=(*RULES, *magic.RULES, *items.RULES),
    joining=replace(JOINING, outruns=outruns),
    contact=Contact(effects=engages),
    reminders=reminders_of,
    begins=phase_begins,
    house_rules=(*HOUSE_RULES, *READINGS),
    rolled_by=ROLLED_BY,
    instead=magic.INSTEAD,
    lores=magic.LORES,
    aftermath=aftermath.AFTERMATH,
    worn=worn,
    endowed=drawn,
    paced=together,
    may=may_aim,
    awaits=awaited_with(nothing_awaited, ANSWERS_AWAITED),
    score=BY_HAND,  # what a battle is fought for is settled before it [L7393-7395]
)
"""The plug-in."""
