"""BlackHammer's magic chapter."""

from __future__ import annotations

from typing import Final

from rulesets.blackhammer.magic.answering import let_through
from rulesets.blackhammer.magic.attempt import magic_attempt
from rulesets.blackhammer.magic.bear import bear_form_ends
from rulesets.blackhammer.magic.bound_spell import cast_bound_spell
from rulesets.blackhammer.magic.casting import cast_spell, power_dice_cap
from rulesets.blackhammer.magic.dispelling import (
    bound_spell,
    dispel,
    dispel_in_play,
)
from rulesets.blackhammer.magic.fiascos.fiasco import MISCAST, miscast
from rulesets.blackhammer.magic.fiascos.fiasco_contact import fiasco_contact
from rulesets.blackhammer.magic.fiascos.free_spell import (
    cast_free_spell,
    dispel_free_spell,
    forgo_free_spell,
    let_free_spell_through,
)
from rulesets.blackhammer.magic.fiascos.nobody_touches import nobody_touches
from rulesets.blackhammer.magic.generation import spell_generation
from rulesets.blackhammer.magic.lasting import end_spell, maintain_spell, persistent_spell
from rulesets.blackhammer.magic.phase import magic_phase
from rulesets.blackhammer.magic.rerolls import spell_reroll
from rulesets.blackhammer.magic.resolution import resolve_spell, spell_hits
from rulesets.blackhammer.magic.resolving.profiles import spell_on_profiles
from rulesets.blackhammer.magic.resolving.spell_effect import spell_effect
from rulesets.blackhammer.magic.resolving.spell_strength import spell_strength
from rulesets.blackhammer.magic.winds import winds_of_magic
from rulesets.core.books.table import Table
from rulesets.core.declaring.procedure import Procedure, collected

PROCEDURES: Final[tuple[Procedure, ...]] = collected(
    winds_of_magic,
    cast_spell,
    dispel,
    let_through,
    dispel_in_play,
    bound_spell,
    cast_bound_spell,
    cast_free_spell,
    forgo_free_spell,
    dispel_free_spell,
    let_free_spell_through,
    miscast,
    fiasco_contact,
    nobody_touches,
    resolve_spell,
    spell_effect,
    spell_hits,
    spell_strength,
    bear_form_ends,
    magic_attempt,
    magic_phase,
    maintain_spell,
    end_spell,
    spell_reroll,
    persistent_spell,
    power_dice_cap,
    spell_on_profiles,
    spell_generation,
)

TABLES: Final[tuple[Table, ...]] = (MISCAST,)
