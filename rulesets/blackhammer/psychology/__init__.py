"""BlackHammer's psychology chapter, with the tests and throws every chapter knows."""

from __future__ import annotations

from typing import Final

from rulesets.blackhammer.psychology.alarmed import NOBODY_ELSE
from rulesets.blackhammer.psychology.characteristic import characteristic_test
from rulesets.blackhammer.psychology.fear import fear_charged, fear_charging, fear_defeated
from rulesets.blackhammer.psychology.frenzy import frenzy_check
from rulesets.blackhammer.psychology.immunity import immunities
from rulesets.blackhammer.psychology.leadership import leadership_test
from rulesets.blackhammer.psychology.panic import panic_due, panic_test
from rulesets.blackhammer.psychology.rally import rally_test
from rulesets.blackhammer.psychology.stupidity import stupidity_test
from rulesets.blackhammer.psychology.terror import terror_test
from rulesets.blackhammer.psychology.throws import (
    artillery_die,
    random_characteristic,
    random_pick,
    reroll,
    roll_d3,
    roll_target,
    scatter_die,
    template_hits,
)
from rulesets.blackhammer.psychology.turn_start import start_of_turn
from rulesets.core.declaring.procedure import Procedure, collected

PROCEDURES: Final[tuple[Procedure, ...]] = (
    *collected(
        leadership_test,
        characteristic_test,
        roll_target,
        roll_d3,
        random_pick,
        reroll,
        artillery_die,
        scatter_die,
        template_hits,
        random_characteristic,
        panic_test,
        panic_due,
        fear_charged,
        fear_charging,
        fear_defeated,
        terror_test,
        frenzy_check,
        stupidity_test,
        immunities,
        start_of_turn,
        rally_test,
    ),
    NOBODY_ELSE,
)
"""The chapter's rules."""
