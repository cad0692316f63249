"""Reeds: river clans raid each other's fields, thirty figures a side."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from rulesets.core.books.table import load_table
from rulesets.core.declaring.procedure import collected
from rulesets.core.declaring.table_draw import draws_on
from rulesets.core.ruleset.game import Ruleset
from tests.example.reeds.courage import rally
from tests.example.reeds.marsh import cross
from tests.example.reeds.profile import (
    COUNTERS,
    HOUSE_RULES,
    PHASES,
    PROFILE,
    RULES,
    STATUSES,
)
from tests.example.reeds.volley import volley

_HERE: Final = files("tests.example.reeds")

OMENS: Final = load_table(_HERE / "data" / "omens.toml")

RULESET: Final = Ruleset(
    id="reeds",
    texts=_HERE / "texts",
    procedures=(
        *collected(cross, volley, rally),
        draws_on((OMENS,)),
    ),
    tables=(OMENS,),
    profile=PROFILE,
    statuses=STATUSES,
    phases=PHASES,
    counters=COUNTERS,
    rules=RULES,
    house_rules=HOUSE_RULES,
)
"""The plug-in."""
