"""Magic: spells, prayers, unbinding, banishment and Places of Power."""

from __future__ import annotations

from typing import Final

from rulesets.aos4.magic.answering import let_through
from rulesets.aos4.magic.casting import casting_roll
from rulesets.aos4.magic.chanting import chanting_roll
from rulesets.aos4.magic.countering import banish_roll, unbind
from rulesets.aos4.magic.manifestation import manifestation_check, severed_link, summon
from rulesets.aos4.magic.place_of_power import place_of_power
from rulesets.core.declaring.procedure import Procedure, collected

PROCEDURES: Final[tuple[Procedure, ...]] = collected(
    casting_roll,
    unbind,
    let_through,
    banish_roll,
    chanting_roll,
    summon,
    severed_link,
    manifestation_check,
    place_of_power,
)
