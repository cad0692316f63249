"""The paths that could be found, all of an older text, and what lasts of them as statuses.

The text leaves every spell to another book [L574].
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from rulesets.core.books.spell import Lore
from rulesets.core.results.status import Status
from rulesets.t9a.paths.schema import load_path
from rulesets.t9a.paths.spell import PathSpell

_FOLDER: Final = files("rulesets.t9a") / "data" / "paths"
PATHS: Final = (
    "alchemy",
    "wilderness",
    "death",
    "fire",
    "heavens",
    "nature",
    "light",
    "shadow",
    "white",
    "black",
    "sands",
    "necromancy",
    "change",
    "lust",
    "disease",
    "big-green-gods",
    "little-green-gods",
    "forge",
    "butchery",
)
"""The battle paths, then those of armies."""
BATTLE_PATHS: Final = PATHS[:8]
"""The paths that no army keeps to itself [P mg.txt]."""

LORES: Final[tuple[Lore, ...]] = tuple(load_path(_FOLDER / f"{path}.toml") for path in PATHS)
SPELLS: Final[tuple[PathSpell, ...]] = tuple(
    spell for lore in LORES for spell in lore.spells if isinstance(spell, PathSpell)
)
BY_ID: Final = {spell.id: spell for spell in SPELLS}
ATTRIBUTES: Final = {spell.lore: spell for spell in SPELLS if spell.attribute}
PATH_CHOICES: Final = tuple(f"{path}-path" for path in PATHS)
"""The paths as values of an option."""
STATUSES: Final[tuple[Status, ...]] = tuple(status for lore in LORES for status in lore.statuses)
STATUS_BY_ID: Final = {status.id: status for status in STATUSES}


def spell_of(name: str) -> PathSpell | None:
    """Return a spell by its id, None for the free name of another."""
    return BY_ID.get(name)
