"""The 9th Age, beta 0.99.9: the text as far as it goes, and the versions of 2016 beyond it."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from rulesets.core.battlefield.contact import Contact
from rulesets.core.declaring.act import first_refusal
from rulesets.core.declaring.table_draw import draws_on
from rulesets.core.ruleset.game import Ruleset
from rulesets.rank_and_flank.awaiting import awaited_with
from rulesets.rank_and_flank.challenging import CHALLENGE
from rulesets.rank_and_flank.nerve.alarm_kept import OUT_OF_REACH
from rulesets.rank_and_flank.nerve.panic_steps import with_panic
from rulesets.rank_and_flank.round.parted import HAVE_PARTED
from rulesets.t9a import (
    buildings,
    combat,
    ground,
    items,
    machines,
    magic,
    movement,
    preparation,
    psychology,
    shooting,
    terrain,
    victory,
)
from rulesets.t9a.characters import standards
from rulesets.t9a.characters.challenge import DUELLING
from rulesets.t9a.harm import later_hits, wounding
from rulesets.t9a.harm.wounding.worn import worn
from rulesets.t9a.machines.shot import SHOT_AT
from rulesets.t9a.magic import order
from rulesets.t9a.magic.aim import AIMED
from rulesets.t9a.magic.answering import spells_awaited
from rulesets.t9a.movement.reaction import answers_awaited
from rulesets.t9a.paths import book
from rulesets.t9a.psychology.alarmed import friends_alarmed
from rulesets.t9a.psychology.heavy_casualties import panic_first
from rulesets.t9a.psychology.shaken import TIMID, takes_panic
from rulesets.t9a.psychology.wits_first import wits_first
from rulesets.t9a.reminders import reminders_of
from rulesets.t9a.unit import characteristics
from rulesets.t9a.unit.charts import CHARTS
from rulesets.t9a.unit.endowing import with_level
from rulesets.t9a.unit.house import HOUSE_RULES, LAYER
from rulesets.t9a.unit.profile import COUNTERS, JOINING, PHASES, PROFILE, RELATIONS, STATUSES
from rulesets.t9a.unit.rolled_by import ROLLED_BY
from rulesets.t9a.unit.vocabulary import RULES

RULESET: Final = Ruleset(
    id="t9a",
    may=first_refusal(order.may, panic_first, wits_first),
    awaits=awaited_with(spells_awaited, answers_awaited),
    texts=files("rulesets.t9a") / "texts",
    procedures=with_panic(
        (
            *characteristics.PROCEDURES,
            *preparation.PROCEDURES,
            *movement.PROCEDURES,
            *magic.PROCEDURES,
            *ground.PROCEDURES,
            *shooting.PROCEDURES,
            *machines.PROCEDURES,
            *terrain.PROCEDURES,
            *items.PROCEDURES,
            *wounding.PROCEDURES,
            *psychology.PROCEDURES,
            *combat.PROCEDURES,
            *buildings.PROCEDURES,
            *victory.PROCEDURES,
            draws_on((*preparation.TABLES, *magic.TABLES, *machines.TABLES)),
        ),
        takes_panic,
        friends_alarmed,
        TIMID,
    ),
    tables=(*preparation.TABLES, *magic.TABLES, *machines.TABLES),
    charts=CHARTS,
    profile=PROFILE,
    statuses=(
        *STATUSES,
        *psychology.STATUSES,
        *combat.STATUSES,
        *buildings.STATUSES,
        *items.STATUSES,
        *magic.STATUSES,
        *later_hits.STATUSES,
        *book.STATUSES,
    ),
    relations=(*RELATIONS, CHALLENGE, DUELLING, HAVE_PARTED, OUT_OF_REACH, AIMED, SHOT_AT),
    pools=("d6", "2d6", "3d6", "d3", "scatter", "artillery"),
    generation=("spell_generation",),
    samples=("guard", "horde"),
    phases=PHASES,
    counters=(*COUNTERS, *standards.COUNTERS, *victory.COUNTERS),
    rules=(*RULES, *psychology.RULES, *items.RULES),
    joining=JOINING,
    contact=Contact(),
    worn=worn,
    endowed=with_level,
    house_rules=HOUSE_RULES,
    rolled_by=ROLLED_BY,
    lores=book.LORES,
    layer=LAYER,
    reminders=reminders_of,
    score=victory.SCORE,
)
"""The plug-in."""
