"""BlackHammer: French house rules for rank-and-flank mass battle."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from rulesets.blackhammer import (
    characters,
    chariots,
    combat,
    items,
    machines,
    magic,
    monsters,
    movement,
    preparation,
    psychology,
    shooting,
    terrain,
    victory,
)
from rulesets.blackhammer.characters.challenge import DUELLING
from rulesets.blackhammer.harm import open_steps
from rulesets.blackhammer.lores import book
from rulesets.blackhammer.magic.answering import spells_awaited
from rulesets.blackhammer.magic.facts import AIMED
from rulesets.blackhammer.magic.resolving import order
from rulesets.blackhammer.movement.choosing import answers_awaited
from rulesets.blackhammer.movement.flight import comes_to_blows
from rulesets.blackhammer.psychology.alarmed import EXPENDABLE, friends_alarmed, takes_panic
from rulesets.blackhammer.reminders import reminders_of
from rulesets.blackhammer.unit import actions
from rulesets.blackhammer.unit.charts import CHARTS
from rulesets.blackhammer.unit.house import HOUSE_RULES
from rulesets.blackhammer.unit.profile import (
    COUNTERS,
    JOINING,
    PHASES,
    PROFILE,
    RELATIONS,
    RULES,
    STATUSES,
)
from rulesets.blackhammer.unit.rolled_by import ROLLED_BY
from rulesets.blackhammer.unit.shield import with_gear
from rulesets.blackhammer.unit.unit_state import own_power
from rulesets.blackhammer.unit.worn import worn
from rulesets.core.battlefield.contact import Contact
from rulesets.core.declaring.table_draw import draws_on
from rulesets.core.ruleset.game import Ruleset
from rulesets.rank_and_flank.awaiting import awaited_with
from rulesets.rank_and_flank.challenging import CHALLENGE
from rulesets.rank_and_flank.nerve.panic_steps import with_panic
from rulesets.rank_and_flank.open_steps import with_noted

_TABLES: Final = (
    *magic.TABLES,
    *machines.TABLES,
    *monsters.TABLES,
    *preparation.TABLES,
)

RULESET: Final = Ruleset(
    id="blackhammer",
    texts=files("rulesets.blackhammer") / "texts",
    procedures=with_noted(
        with_panic(
            (
                *psychology.PROCEDURES,
                *magic.PROCEDURES,
                *movement.PROCEDURES,
                *shooting.PROCEDURES,
                *combat.PROCEDURES,
                *machines.PROCEDURES,
                *monsters.PROCEDURES,
                *chariots.PROCEDURES,
                *actions.PROCEDURES,
                *terrain.PROCEDURES,
                *items.PROCEDURES,
                *preparation.PROCEDURES,
                *victory.PROCEDURES,
                *characters.PROCEDURES,
                draws_on(_TABLES),
            ),
            takes_panic,
            friends_alarmed,
            EXPENDABLE,
        ),
        open_steps.STEPS,
    ),
    tables=_TABLES,
    charts=(
        *CHARTS,
        *actions.CHARTS,
        *terrain.CHARTS,
        *preparation.CHARTS,
        *victory.CHARTS,
    ),
    profile=(*PROFILE, *victory.PROFILE),
    worn=worn,
    endowed=with_gear,
    statuses=(
        *STATUSES,
        *book.STATUSES,
        *preparation.STATUSES,
        *victory.STATUSES,
        *characters.STATUSES,
        *open_steps.STATUSES,
        *combat.STATUSES,
        *items.STATUSES,
    ),
    relations=(*RELATIONS, CHALLENGE, DUELLING, AIMED),
    pools=("d6", "2d6", "3d6", "d3", "scatter", "artillery"),
    generation=("spell_generation",),
    samples=("guard", "horde"),
    phases=PHASES,
    counters=(*COUNTERS, *book.COUNTERS, *combat.COUNTERS),
    rules=(
        *RULES,
        *combat.RULES,
        *shooting.RULES,
        *book.RULES,
        *items.RULES,
        *preparation.RULES,
        *victory.RULES,
        *characters.RULES,
    ),
    joining=JOINING,
    contact=Contact(effects=comes_to_blows),
    strength=own_power,
    reminders=reminders_of,
    may=order.may,
    awaits=awaited_with(spells_awaited, answers_awaited),
    score=victory.SCORE,
    house_rules=HOUSE_RULES,
    rolled_by=ROLLED_BY,
    lores=book.LORES,
)
"""The plug-in."""
