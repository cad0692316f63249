"""Magic: spells, prayers, unbinding, banishment and Places of Power."""

from __future__ import annotations

from typing import Final

from rulesets.aos4.magic.casting import after_casting, casting_effects, casting_roll
from rulesets.aos4.magic.chanting import chanting_effects, chanting_roll
from rulesets.aos4.magic.countering import banish_effects, banish_roll, unbind, unbind_effects
from rulesets.aos4.magic.manifestation import (
    manifestation_check,
    severed_effects,
    severed_link,
    summon,
    summon_effects,
)
from rulesets.aos4.magic.place_of_power import place_effects, place_of_power
from rulesets.aos4.unit import demands
from rulesets.core.declaring.procedure import Procedure, declare

_HERO: Final = ("hero",)

PROCEDURES: Final[tuple[Procedure, ...]] = (
    declare(
        casting_roll,
        source="L1095-1103, L1367-1377, L1402-1404",
        command="cast",
        follow_ups=after_casting,
        effects=casting_effects,
        anybody=("target",),
        at_large=True,
        phases=_HERO,
        demands=demands.CAST,
    ),
    declare(
        unbind,
        source="L1388-1400",
        command="dispel",
        variant="unbind",
        effects=unbind_effects,
        at_large=True,
        phases=_HERO,
        demands=demands.UNBIND,
    ),
    declare(
        banish_roll,
        source="L1426-1438",
        command="dispel",
        variant="banish",
        effects=banish_effects,
        at_large=True,
        phases=_HERO,
        demands=demands.BANISH,
    ),
    declare(
        chanting_roll,
        source="L1095-1103, L1379-1386, L1402-1404",
        command="pray",
        effects=chanting_effects,
        at_large=True,
        phases=_HERO,
        demands=demands.PRAY,
    ),
    declare(
        summon,
        source="L1410-1424",
        effects=summon_effects,
        at_large=True,
        phases=_HERO,
    ),
    declare(
        severed_link,
        source="L1422-1424",
        effects=severed_effects,
        at_large=True,
    ),
    declare(manifestation_check, source="L1290-1296, L1410-1420"),
    declare(
        place_of_power,
        source="L1233-1246",
        command="terrain",
        variant="power",
        effects=place_effects,
        phases=("start-of-turn",),
        demands=demands.POWER,
    ),
)
