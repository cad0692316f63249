"""The magic chapter: wizards and their points, 124 spells, what they leave and how it ends."""

from __future__ import annotations

from typing import Final

from rulesets.core.books.table import Table
from rulesets.core.declaring.procedure import Procedure, declare
from rulesets.core.ruleset.game import ProfileField, SpecialRule, Status
from rulesets.whfb2.magic import book
from rulesets.whfb2.magic.casting import cast_effects, cast_spell
from rulesets.whfb2.magic.cost import spell_cost
from rulesets.whfb2.magic.demands import CASTERS_TURN, ONCE_A_PHASE
from rulesets.whfb2.magic.effects.effect import effect_effects, spell_effect
from rulesets.whfb2.magic.ending import (
    aura_effects,
    bound_creature,
    bound_effects,
    end_aura,
    end_effects,
    end_spell,
    in_zone,
    overlap_effects,
    spirit_flight,
    sword_upkeep,
    upkeep_effects,
    zone_effects,
    zones_overlap,
)
from rulesets.whfb2.magic.facts import MOST_POINTS
from rulesets.whfb2.magic.following import after_spell
from rulesets.whfb2.magic.points import (
    UNRESTED,
    magic_points,
    points_effects,
    rest,
    rest_effects,
)
from rulesets.whfb2.magic.save import magic_save, save_bid, save_effects
from rulesets.whfb2.magic.store import (
    STATUSES as STORES,
)
from rulesets.whfb2.magic.store import (
    fill_store,
    filled_effects,
    move_points,
    moved_effects,
)
from rulesets.whfb2.magic.summoning import (
    DEMONS,
    ELEMENTALS,
    control_effects,
    summon_control,
    uncontrolled_reaction,
    undead_control,
)
from rulesets.whfb2.magic.wizardry import (
    learn_spell,
    learning_effects,
    owns_magic_weapon,
    profile_effects,
    spell_allowance,
    wizard_profile,
)

_MAGIC: Final = ("magic",)

PROFILE: Final = (
    ProfileField("mp", ("MP", "PM"), 0, MOST_POINTS, names=("Magic Points", "Points de Magie")),
    ProfileField("mp_max", ("MaxMP", "MaxPM"), 0, MOST_POINTS, names=("Magic Level",)),
)
"""Magic points now, and the most a wizard may have: those he began with [L4596-4618]."""
STATUSES: Final[tuple[Status, ...]] = (
    *book.STATUSES,
    *STORES,
    Status(UNRESTED, "own-first-phase"),
)
LORES: Final = book.LORES
TABLES: Final[tuple[Table, ...]] = (DEMONS, ELEMENTALS)
RULES: Final = (
    SpecialRule("displaced"),
    SpecialRule("concealed"),
    SpecialRule("confused-by-magic"),
    SpecialRule("in-the-rain"),
)
"""What spells make of those who are shot at, and of those who shoot."""
INSTEAD: Final = ("winds", "miscast", "pray")
"""Commands of other games that this one has no use for."""

PROCEDURES: Final[tuple[Procedure, ...]] = (
    declare(
        cast_spell,
        source="L4626-4712, L5067-6439",
        command="cast",
        anybody=("target", "summoned"),
        effects=cast_effects,
        follow_ups=after_spell,
        at_large=True,
        phases=_MAGIC,
        demands=(CASTERS_TURN, ONCE_A_PHASE),
    ),
    declare(
        spell_effect,
        source="L5067-6439",
        anybody=("target", "summoned"),
        effects=effect_effects,
        follow_ups=after_spell,
        at_large=True,
        actors=(),
    ),
    declare(
        magic_save,
        source="L4676-4712",
        command="test",
        variant="magic-save",
        effects=save_effects,
        actors=(),
    ),
    declare(save_bid, source="L4708-4710"),
    declare(spell_cost, source="L4626-4674"),
    declare(magic_points, source="L4596-4618", effects=points_effects),
    declare(rest, source="L4620-4624, L4667-4668", effects=rest_effects),
    declare(
        move_points,
        source="L6762-6766, L7131-7143, L7323-7327",
        effects=moved_effects,
        phases=_MAGIC,
    ),
    declare(fill_store, source="L6766, L7130-7136", effects=filled_effects),
    declare(wizard_profile, source="L4714-4764", effects=profile_effects),
    declare(spell_allowance, source="L4727-4786, L4839-4854"),
    declare(learn_spell, source="L4727-4793", effects=learning_effects),
    declare(owns_magic_weapon, source="L4805-4814"),
    declare(
        summon_control,
        source="L4952-4964, L5030-5043",
        command="test",
        variant="summon-control",
        effects=control_effects,
    ),
    declare(uncontrolled_reaction, source="L4966-4983, L5044-5063", actors=()),
    declare(undead_control, source="L4855-4863"),
    declare(
        end_spell,
        source="L4899-4916, L5085-5089, L5287-5300",
        command="dispel",
        variant="spell",
        effects=end_effects,
        at_large=True,
    ),
    declare(
        end_aura,
        source="L5085-5089, L6470-6471, L7015-7016",
        command="dispel",
        variant="aura",
        effects=aura_effects,
        actors=(),
    ),
    declare(
        zones_overlap,
        source="L5299-5300, L7241-7242",
        command="dispel",
        variant="zones",
        effects=overlap_effects,
        at_large=True,
    ),
    declare(in_zone, source="L5287-5314", effects=zone_effects),
    declare(sword_upkeep, source="L5326-5336", effects=upkeep_effects, at_large=True),
    declare(bound_creature, source="L5902-5914", effects=bound_effects, actors=()),
    declare(spirit_flight, source="L5626-5645"),
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
