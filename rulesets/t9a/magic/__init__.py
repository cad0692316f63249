"""Magic: the pools, casting and dispelling, Miscasts, bound spells, what spells bring about."""

from __future__ import annotations

from typing import Final

from rulesets.core.books.table import Table
from rulesets.core.declaring.procedure import Procedure, collected
from rulesets.t9a.magic.answering import let_through
from rulesets.t9a.magic.casting import bound_overwhelming, cast_spell
from rulesets.t9a.magic.dispelling import dispel, dispel_in_play
from rulesets.t9a.magic.effect import spell_effect
from rulesets.t9a.magic.miscast import MISCAST, lose_levels, miscast
from rulesets.t9a.magic.miscast_hits import miscast_hits
from rulesets.t9a.magic.pool import channelling, counter_channelling, magic_flux
from rulesets.t9a.magic.scrolls import (
    SCROLL_STATUSES,
    backlash_scroll,
    binding_scroll,
    shielding_scroll,
)
from rulesets.t9a.magic.special import (
    magical_move,
    raise_wounds,
    recover_wounds,
    summon_unit,
    vortex,
)
from rulesets.t9a.magic.target import spell_target
from rulesets.t9a.magic.throw import magic_bonus

TABLES: Final[tuple[Table, ...]] = (MISCAST,)
STATUSES: Final = SCROLL_STATUSES
"""Statuses of units under a scroll."""

PROCEDURES: Final[tuple[Procedure, ...]] = collected(
    magic_flux,
    channelling,
    counter_channelling,
    cast_spell,
    dispel,
    let_through,
    dispel_in_play,
    backlash_scroll,
    binding_scroll,
    shielding_scroll,
    miscast,
    miscast_hits,
    bound_overwhelming,
    spell_effect,
    lose_levels,
    magic_bonus,
    spell_target,
    vortex,
    magical_move,
    recover_wounds,
    raise_wounds,
    summon_unit,
)
"""The chapter's rules."""
