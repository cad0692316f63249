"""The game's charts without dice."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from rulesets.core.books.table import Chart, load_chart

_DATA: Final = files("rulesets.t9a") / "data"

TO_WOUND: Final[Chart] = load_chart(_DATA / "to-wound.toml")
ARMOUR_MODIFIER: Final[Chart] = load_chart(_DATA / "armour-modifier.toml")
SHOOTING_TO_HIT: Final[Chart] = load_chart(_DATA / "shooting-to-hit.toml")
MODEL_IN_THE_WAY: Final[Chart] = load_chart(_DATA / "model-in-the-way.toml")
ROUND_TEMPLATE: Final[Chart] = load_chart(_DATA / "round-template.toml")
MELEE_TO_HIT: Final[Chart] = load_chart(_DATA / "melee-to-hit.toml")
TROOP_TYPES: Final[Chart] = load_chart(_DATA / "troop-types.toml")

CHARTS: Final = (
    TO_WOUND,
    ARMOUR_MODIFIER,
    SHOOTING_TO_HIT,
    MODEL_IN_THE_WAY,
    ROUND_TEMPLATE,
    MELEE_TO_HIT,
    TROOP_TYPES,
)
"""Every one of them."""
