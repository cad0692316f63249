"""BlackHammer's magic chapter."""

from __future__ import annotations

from typing import Final

from rulesets.blackhammer.magic.attempt import attempt_effects, magic_attempt
from rulesets.blackhammer.magic.bear import bear_effects, bear_form_ends
from rulesets.blackhammer.magic.casting import cast_spell, casting_effects, power_dice_cap
from rulesets.blackhammer.magic.dispelling import (
    bound_effects,
    bound_spell,
    dispel,
    dispel_effects,
    dispel_free_spell,
    dispel_in_play,
    free_spell_effects,
    in_play_effects,
)
from rulesets.blackhammer.magic.fiasco import MISCAST, miscast, miscast_effects
from rulesets.blackhammer.magic.generation import generation_effects, spell_generation
from rulesets.blackhammer.magic.lasting import (
    end_effects,
    end_spell,
    maintain_effects,
    maintain_spell,
    persistent_effects,
    persistent_spell,
)
from rulesets.blackhammer.magic.phase import magic_phase, phase_effects
from rulesets.blackhammer.magic.rerolls import reroll_effects, spell_reroll
from rulesets.blackhammer.magic.resolution import (
    hits_effects,
    resolution_effects,
    resolve_spell,
    spell_hits,
)
from rulesets.blackhammer.magic.resolving.losses import after_attempted, after_hits, after_resolved
from rulesets.blackhammer.magic.resolving.profiles import spell_on_profiles
from rulesets.blackhammer.magic.resolving.spell_effect import (
    after_effect,
    spell_effect,
    spell_effect_effects,
)
from rulesets.blackhammer.magic.resolving.spell_strength import spell_strength
from rulesets.blackhammer.magic.winds import winds_effects, winds_of_magic
from rulesets.blackhammer.unit import demands
from rulesets.blackhammer.unit.following import after_casting
from rulesets.core.books.table import Table
from rulesets.core.declaring.procedure import Procedure, declare

_MAGIC: Final = ("magic",)

PROCEDURES: Final[tuple[Procedure, ...]] = (
    declare(
        winds_of_magic,
        source="L768-772",
        command="winds",
        effects=winds_effects,
        at_large=True,
        phases=_MAGIC,
    ),
    declare(
        cast_spell,
        follow_ups=after_casting,
        source="L776-822",
        command="cast",
        roles=("wizard", "target"),
        anybody=("target",),
        effects=casting_effects,
        at_large=True,
        phases=_MAGIC,
        demands=demands.CASTING,
    ),
    declare(
        dispel,
        source="L858-862",
        command="dispel",
        variant="spell",
        roles=("wizard", "target"),
        anybody=("target",),
        effects=dispel_effects,
        at_large=True,
        phases=_MAGIC,
        demands=(demands.DISPELLERS_TURN,),
    ),
    declare(
        dispel_in_play,
        source="L878",
        command="dispel",
        variant="in-play",
        roles=("wizard",),
        effects=in_play_effects,
        at_large=True,
        phases=_MAGIC,
    ),
    declare(
        bound_spell,
        source="L882",
        command="dispel",
        variant="bound",
        roles=("wizard", "target"),
        anybody=("target",),
        effects=bound_effects,
        at_large=True,
        phases=_MAGIC,
        demands=(demands.DISPELLERS_TURN,),
    ),
    declare(
        dispel_free_spell,
        source="L838-840",
        command="dispel",
        variant="free",
        roles=("wizard",),
        effects=free_spell_effects,
        at_large=True,
        phases=_MAGIC,
    ),
    declare(
        miscast,
        source="L822-856",
        command="miscast",
        roles=("wizard",),
        effects=miscast_effects,
        at_large=True,
        phases=_MAGIC,
    ),
    declare(
        resolve_spell,
        follow_ups=after_resolved,
        source="L784-804, L862-880",
        roles=("wizard", "target"),
        anybody=("target",),
        effects=resolution_effects,
        at_large=True,
        demands=demands.RESOLVING,
    ),
    declare(
        spell_effect,
        source="L3082-3376",
        anybody=("target",),
        effects=spell_effect_effects,
        follow_ups=after_effect,
        at_large=True,
        demands=demands.WORKING,
    ),
    declare(
        spell_hits,
        source="L864, L880, L980",
        effects=hits_effects,
        follow_ups=after_hits,
        actors=(),
    ),
    declare(spell_strength, source="L3084-3100, L3122, L3188"),
    declare(bear_form_ends, source="L3354", effects=bear_effects, actors=()),
    declare(
        magic_attempt,
        follow_ups=after_attempted,
        source="L776-880",
        roles=("wizard", "target", "dispeller"),
        anybody=("target",),
        effects=attempt_effects,
        at_large=True,
        phases=_MAGIC,
        demands=demands.CASTING,
    ),
    declare(
        magic_phase,
        source="L742-772",
        effects=phase_effects,
        at_large=True,
        phases=_MAGIC,
    ),
    declare(
        maintain_spell,
        source="L868-872",
        effects=maintain_effects,
        at_large=True,
        phases=_MAGIC,
        demands=(demands.CASTERS_TURN,),
    ),
    declare(end_spell, source="L868", effects=end_effects, at_large=True),
    declare(spell_reroll, source="L98, L3130", effects=reroll_effects, at_large=True),
    declare(persistent_spell, source="L866", effects=persistent_effects, at_large=True),
    declare(power_dice_cap, source="L808-818, L3076"),
    declare(spell_on_profiles, source="L122, L804"),
    declare(
        spell_generation,
        source="L886-892",
        roles=("wizard",),
        effects=generation_effects,
    ),
)

TABLES: Final[tuple[Table, ...]] = (MISCAST,)
