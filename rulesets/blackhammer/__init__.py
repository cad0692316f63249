"""BlackHammer: French house rules for rank-and-flank mass battle."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from rulesets.blackhammer import combat, magic, movement, psychology, shooting
from rulesets.blackhammer.charts import CHARTS
from rulesets.blackhammer.house import HOUSE_RULES
from rulesets.blackhammer.profile import COUNTERS, JOINING, PHASES, PROFILE, RULES, STATUSES
from rulesets.blackhammer.reminders import reminders_of
from rulesets.blackhammer.standing import known_power
from rulesets.core.ruleset import Ruleset
from rulesets.core.table_draw import draws_on

RULESET: Final = Ruleset(
    id="blackhammer",
    texts=files("rulesets.blackhammer") / "texts",
    procedures=(
        *psychology.PROCEDURES,
        *magic.PROCEDURES,
        *movement.PROCEDURES,
        *shooting.PROCEDURES,
        *combat.PROCEDURES,
        draws_on(magic.TABLES),
    ),
    tables=magic.TABLES,
    charts=CHARTS,
    profile=PROFILE,
    statuses=STATUSES,
    phases=PHASES,
    counters=COUNTERS,
    rules=(*RULES, *combat.RULES),
    joining=JOINING,
    strength=lambda unit: known_power(unit, None),
    reminders=reminders_of,
    house_rules=HOUSE_RULES,
)
"""The plug-in."""
