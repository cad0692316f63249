"""Charts without dice of Warhammer, second edition."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from rulesets.core.books.table import Chart, load_chart

_DATA: Final = files("rulesets.whfb2") / "data"

TO_WOUND: Final[Chart] = load_chart(_DATA / "to-wound.toml")
SAVE_MODIFIER: Final[Chart] = load_chart(_DATA / "save-modifier.toml")
ARMOUR_SAVE: Final[Chart] = load_chart(_DATA / "armour-save.toml")
"""Rows: nothing; shield; light armour; that and a shield; heavy armour; that and a shield.
Columns: on foot; cavalry; cavalry with barding."""
SHOOTING_TO_HIT: Final[Chart] = load_chart(_DATA / "shooting-to-hit.toml")
CHARTS: Final = (TO_WOUND, SAVE_MODIFIER, ARMOUR_SAVE, SHOOTING_TO_HIT)
