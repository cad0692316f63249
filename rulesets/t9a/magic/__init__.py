"""Magic: the pools, casting and dispelling, Miscasts, bound spells, what spells bring about."""

from __future__ import annotations

from typing import Final

from rulesets.core.books.table import Table
from rulesets.core.declaring.layer import Beyond
from rulesets.core.declaring.procedure import Demand, Procedure, declare
from rulesets.t9a.magic.aid import cast_rests, dispel_rests, grounding_rests
from rulesets.t9a.magic.casting import (
    after_casting,
    bound_overwhelming,
    cast_spell,
    casting_effects,
    strained_effects,
)
from rulesets.t9a.magic.dispelling import dispel, dispel_effects, dispel_in_play, in_play_effects
from rulesets.t9a.magic.effect import after_effect, effect_rests, spell_effect, spell_effects
from rulesets.t9a.magic.miscast import (
    MISCAST,
    after_miscast,
    levels_effects,
    lose_levels,
    miscast,
    miscast_effects,
)
from rulesets.t9a.magic.pool import (
    after_flux,
    channel_rests,
    channelling,
    channelling_effects,
    counter_channelling,
    counter_effects,
    flux_effects,
    magic_flux,
)
from rulesets.t9a.magic.scrolls import (
    SCROLL_STATUSES,
    after_backlash,
    backlash_effects,
    backlash_scroll,
    binding_effects,
    binding_scroll,
    shielding_effects,
    shielding_scroll,
)
from rulesets.t9a.magic.special import (
    after_vortex,
    magic_moved,
    magical_move,
    raise_wounds,
    recover_wounds,
    recovered_effects,
    summon_unit,
    summoned_effects,
    vortex,
)
from rulesets.t9a.magic.target import spell_target
from rulesets.t9a.magic.throw import magic_bonus
from rulesets.t9a.unit.house import beyond

_PHASE: Final = ("magic",)
_CASTER: Final = Demand("wizard", turn="own")
_DISPELLER: Final = Demand("wizard", turn="other")
_DISPEL_AIDS: Final = Beyond(
    "magic-aids", ("same", "newer", "draft"), switch="beyond", rests=dispel_rests
)

TABLES: Final[tuple[Table, ...]] = (MISCAST,)
STATUSES: Final = SCROLL_STATUSES
"""What a scroll makes of a unit."""

PROCEDURES: Final[tuple[Procedure, ...]] = (
    declare(
        magic_flux,
        source="L947-951",
        command="winds",
        variant="flux",
        effects=flux_effects,
        follow_ups=after_flux,
        at_large=True,
        phases=_PHASE,
    ),
    declare(
        channelling,
        source="L951",
        command="winds",
        variant="channel",
        effects=channelling_effects,
        at_large=True,
        phases=_PHASE,
        beyond=Beyond("magic-aids", ("draft",), switch="beyond", rests=channel_rests),
    ),
    declare(
        counter_channelling,
        source="L951",
        command="winds",
        variant="counter-channel",
        effects=counter_effects,
        at_large=True,
        phases=_PHASE,
        beyond=Beyond("magic-aids", ("draft",), switch="beyond", rests=channel_rests),
    ),
    declare(
        cast_spell,
        source="L961-973, L985-999, L1037-1047",
        command="cast",
        anybody=("target",),
        effects=casting_effects,
        follow_ups=after_casting,
        at_large=True,
        phases=_PHASE,
        demands=(_CASTER,),
        beyond=Beyond("magic-aids", ("same", "draft"), switch="beyond", rests=cast_rests),
    ),
    declare(
        dispel,
        source="L975-979, L985-999, L1056-1058",
        command="dispel",
        variant="cast",
        effects=dispel_effects,
        at_large=True,
        phases=_PHASE,
        demands=(_DISPELLER,),
        beyond=_DISPEL_AIDS,
    ),
    declare(
        dispel_in_play,
        source="L933-935, L953-959",
        command="dispel",
        variant="in-play",
        effects=in_play_effects,
        at_large=True,
        phases=_PHASE,
        beyond=_DISPEL_AIDS,
    ),
    declare(
        backlash_scroll,
        source="B10 HBE; R L1085-1197",
        command="dispel",
        variant="backlash",
        anybody=("enemy",),
        effects=backlash_effects,
        follow_ups=after_backlash,
        at_large=True,
        phases=_PHASE,
        demands=(_DISPELLER,),
        beyond=beyond("items", "same"),
    ),
    declare(
        binding_scroll,
        source="B10 HBE; R L1085-1197",
        command="dispel",
        variant="binding",
        anybody=("enemy",),
        effects=binding_effects,
        at_large=True,
        phases=_PHASE,
        demands=(_DISPELLER,),
        beyond=beyond("items", "same"),
    ),
    declare(
        shielding_scroll,
        source="B10 HBE; R L1085-1197",
        command="dispel",
        variant="shielding",
        anybody=("target",),
        effects=shielding_effects,
        at_large=True,
        phases=_PHASE,
        demands=(_DISPELLER,),
        beyond=beyond("items", "same"),
    ),
    declare(
        miscast,
        source="L1001-1031",
        command="miscast",
        variant="table",
        effects=miscast_effects,
        follow_ups=after_miscast,
        at_large=True,
        phases=_PHASE,
        beyond=Beyond("magic-aids", ("same",), switch="beyond", rests=grounding_rests),
    ),
    declare(
        bound_overwhelming,
        source="L1049-1054",
        command="miscast",
        variant="bound",
        effects=strained_effects,
        at_large=True,
        phases=_PHASE,
    ),
    declare(
        spell_effect,
        source="L574, L981-983, L1033-1035; P mg.txt",
        anybody=("target",),
        effects=spell_effects,
        follow_ups=after_effect,
        at_large=True,
        beyond=Beyond("spells", ("same", "newer", "draft", "old"), rests=effect_rests),
    ),
    declare(lose_levels, source="L806-808, L818", effects=levels_effects),
    declare(
        magic_bonus,
        source="L802-818, L985-991",
        beyond=Beyond("magic-aids", ("same", "draft"), switch="beyond", rests=cast_rests),
    ),
    declare(spell_target, source="L832-834, L848-906", anybody=("target",)),
    declare(vortex, source="L908-915", follow_ups=after_vortex),
    declare(
        magical_move,
        source="L1062-1064",
        command="move",
        variant="magical",
        effects=magic_moved,
        phases=_PHASE,
    ),
    declare(recover_wounds, source="L1066-1068", effects=recovered_effects, actors=()),
    declare(raise_wounds, source="L1070", effects=recovered_effects, actors=()),
    declare(summon_unit, source="L1072-1074", effects=summoned_effects),
)
"""The chapter's rules."""
