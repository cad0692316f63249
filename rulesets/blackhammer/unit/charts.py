"""BlackHammer's charts without dice."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from rulesets.core.books.table import Chart, load_chart

_DATA: Final = files("rulesets.blackhammer") / "data"

TO_WOUND: Final[Chart] = load_chart(_DATA / "to-wound.toml")
MELEE_TO_HIT: Final[Chart] = load_chart(_DATA / "melee-to-hit.toml")
SHOOTING_TO_HIT: Final[Chart] = load_chart(_DATA / "shooting-to-hit.toml")
SAVE_MODIFIER: Final[Chart] = load_chart(_DATA / "save-modifier.toml")
ARMOUR_SAVE: Final[Chart] = load_chart(_DATA / "armour-save.toml")
"""Rows: nothing; shield or light armour; both, or heavy armour; shield and heavy armour.
Columns: on foot; cavalry of two profiles."""
UNIT_POWER: Final[Chart] = load_chart(_DATA / "unit-power.toml")
"""Columns in the order of `profile.UNIT_TYPES`."""
POWER_DICE_LIMIT: Final[Chart] = load_chart(_DATA / "power-dice-limit.toml")
METAL_STRENGTH: Final[Chart] = load_chart(_DATA / "metal-strength.toml")
CHARTS: Final = (
    TO_WOUND,
    MELEE_TO_HIT,
    SHOOTING_TO_HIT,
    SAVE_MODIFIER,
    ARMOUR_SAVE,
    UNIT_POWER,
    POWER_DICE_LIMIT,
    METAL_STRENGTH,
)
