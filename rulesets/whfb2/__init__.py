"""Warhammer, second edition: regiments, characters and wizards, measured in centimetres."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from rulesets.core.ruleset import Ruleset
from rulesets.core.table_draw import draws_on
from rulesets.whfb2 import magic, movement, psychology
from rulesets.whfb2.profile import JOINING, PHASES, PROFILE, STATUSES
from rulesets.whfb2.readings import READINGS
from rulesets.whfb2.vocabulary import RULES

_TABLES: Final = (*psychology.TABLES, *magic.TABLES)

RULESET: Final = Ruleset(
    id="whfb2",
    texts=files("rulesets.whfb2") / "texts",
    procedures=(
        *movement.PROCEDURES,
        *psychology.PROCEDURES,
        *magic.PROCEDURES,
        draws_on(_TABLES),
    ),
    tables=_TABLES,
    profile=(*PROFILE, *magic.PROFILE),
    statuses=(*STATUSES, *movement.STATUSES, *psychology.STATUSES, *magic.STATUSES),
    phases=PHASES,
    rules=(*RULES, *magic.RULES),
    joining=JOINING,
    house_rules=(*READINGS, *magic.HOUSE_RULES),
    instead=magic.INSTEAD,
    lores=magic.LORES,
)
"""The plug-in."""
