"""The magic chapter: wizards and their points, 124 spells, what they leave and how it ends."""

from __future__ import annotations

from typing import Final

from rulesets.core.books.table import Table
from rulesets.core.declaring.procedure import Procedure, collected
from rulesets.core.ruleset.game import ProfileField, SpecialRule, Status
from rulesets.whfb2.magic import book
from rulesets.whfb2.magic.casting import cast_spell
from rulesets.whfb2.magic.cost import spell_cost
from rulesets.whfb2.magic.effects.effect import spell_effect
from rulesets.whfb2.magic.ending import (
    bound_creature,
    end_aura,
    end_spell,
    in_zone,
    spirit_flight,
    sword_upkeep,
    zones_overlap,
)
from rulesets.whfb2.magic.facts import MOST_POINTS
from rulesets.whfb2.magic.points import REGAINED, magic_points, rest
from rulesets.whfb2.magic.save import magic_save, save_bid
from rulesets.whfb2.magic.store import (
    STATUSES as STORES,
)
from rulesets.whfb2.magic.store import fill_store, move_points
from rulesets.whfb2.magic.summoning import (
    DEMONS,
    ELEMENTALS,
    summon_control,
    uncontrolled_reaction,
    undead_control,
)
from rulesets.whfb2.magic.wizardry import (
    learn_spell,
    owns_magic_weapon,
    spell_allowance,
    wizard_profile,
)
from rulesets.whfb2.unit.standing_still import UNRESTED

PROFILE: Final = (
    ProfileField("mp", ("MP", "PM"), 0, MOST_POINTS, names=("Magic Points", "Points de Magie")),
    ProfileField("mp_max", ("MaxMP", "MaxPM"), 0, MOST_POINTS, names=("Magic Level",)),
)
"""Magic points now, and the most a wizard may have: those he began with [L4596-4618]."""
STATUSES: Final[tuple[Status, ...]] = (
    *book.STATUSES,
    *STORES,
    Status(UNRESTED, "own-first-phase"),
    Status(REGAINED, "turn"),
)
LORES: Final = book.LORES
TABLES: Final[tuple[Table, ...]] = (DEMONS, ELEMENTALS)
RULES: Final = (
    SpecialRule("displaced"),
    SpecialRule("concealed"),
    SpecialRule("confused-by-magic"),
    SpecialRule("in-the-rain"),
)
"""Effects of spells on shooters and on targets."""
INSTEAD: Final = ("winds", "miscast", "pray")
"""Commands of other games that this one has no use for."""

PROCEDURES: Final[tuple[Procedure, ...]] = collected(
    cast_spell,
    spell_effect,
    magic_save,
    save_bid,
    spell_cost,
    magic_points,
    rest,
    move_points,
    fill_store,
    wizard_profile,
    spell_allowance,
    learn_spell,
    owns_magic_weapon,
    summon_control,
    uncontrolled_reaction,
    undead_control,
    end_spell,
    end_aura,
    zones_overlap,
    in_zone,
    sword_upkeep,
    bound_creature,
    spirit_flight,
)
"""The chapter's rules."""

__all__ = [
    "INSTEAD",
    "LORES",
    "PROCEDURES",
    "PROFILE",
    "RULES",
    "STATUSES",
    "TABLES",
]
