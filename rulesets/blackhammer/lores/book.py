"""The eight lores as data: their spells, and what lasts of them as statuses [L3082-3376]."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from rulesets.blackhammer.unit import acts
from rulesets.core.books.spell import Lore, Spell, load_lore
from rulesets.core.ruleset.game import Counter, SpecialRule, Status

_FOLDER: Final = files("rulesets.blackhammer") / "data" / "lores"
_IDS: Final = ("metal", "heavens", "fire", "light", "shadow", "life", "death", "beast")

LORES: Final[tuple[Lore, ...]] = tuple(load_lore(_FOLDER / f"{name}.toml") for name in _IDS)
SPELLS: Final[tuple[Spell, ...]] = tuple(spell for lore in LORES for spell in lore.spells)
BY_ID: Final = {spell.id: spell for spell in SPELLS}
LORE_CHOICES: Final = tuple(f"{name}-lore" for name in _IDS)
"""The lores as values of an option."""

STATUSES: Final[tuple[Status, ...]] = (
    *(status for lore in LORES for status in lore.statuses),
    Status("cannot-shoot", "turn", bars=acts.SHOOTING),
)
STATUS_BY_ID: Final = {status.id: status for status in STATUSES}

COUNTERS: Final = (
    Counter("rerolls", "turn"),
    Counter("sanctuary-dice", "own-turn"),
)
"""Single dice a side may roll again this turn; dispel dice it has more in the next magic phase of
its enemy [L3130, L3192, L3226, L3262]."""

MACHINES: Final = ("chariot", "heavy-chariot", "war-machine")
UNHOLY: Final = ("undead", "demon", "forest-spirit")

RULES: Final = (
    *(SpecialRule(rule) for rule in UNHOLY if rule != "demon"),
    SpecialRule("relentless"),
    SpecialRule("sure-blows"),
    SpecialRule("sure-shots"),
    SpecialRule("poor-shots"),
    SpecialRule("hard-to-shoot"),
    SpecialRule("rerolls-ones"),
    SpecialRule("rerolls-sixes"),
    SpecialRule("doomed"),
)
"""Rules that spells ask of their targets or lend them; the chapter of characters declares
demons."""


def spell_of(name: str) -> Spell | None:
    """Return a spell by its id, None for the free name of another."""
    return BY_ID.get(name)
