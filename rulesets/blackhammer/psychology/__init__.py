"""BlackHammer's psychology chapter, with the tests and throws every chapter knows."""

from __future__ import annotations

from typing import Final

from rulesets.blackhammer.psychology.characteristic import characteristic_test
from rulesets.blackhammer.psychology.fear import (
    fear_charged,
    fear_charged_effects,
    fear_charging,
    fear_charging_effects,
    fear_defeated,
)
from rulesets.blackhammer.psychology.frenzy import frenzy_check, frenzy_effects
from rulesets.blackhammer.psychology.immunity import immunities
from rulesets.blackhammer.psychology.leadership import leadership_test
from rulesets.blackhammer.psychology.panic import panic_due, panic_effects, panic_test
from rulesets.blackhammer.psychology.rally import rally_effects, rally_test
from rulesets.blackhammer.psychology.stupidity import stupidity_effects, stupidity_test
from rulesets.blackhammer.psychology.terror import terror_effects, terror_test
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
from rulesets.blackhammer.psychology.turn_start import start_of_turn, turn_start_effects
from rulesets.blackhammer.unit import demands
from rulesets.blackhammer.unit.following import after_charged, after_panic_test, after_rally_test
from rulesets.core.declaring.procedure import Procedure, declare

_THROWS: Final = (
    declare(leadership_test, source="L176-180", command="test", variant="leadership"),
    declare(characteristic_test, source="L178", command="test", variant="characteristic"),
    declare(roll_target, source="L96"),
    declare(roll_d3, source="L96"),
    declare(random_pick, source="L96"),
    declare(reroll, source="L98"),
    declare(artillery_die, source="L100", command="scatter", variant="artillery"),
    declare(scatter_die, source="L100", command="scatter", variant="scatter"),
    declare(template_hits, source="L102-108", command="scatter", variant="template"),
    declare(random_characteristic, source="L138"),
)

PROCEDURES: Final[tuple[Procedure, ...]] = (
    *_THROWS,
    declare(
        panic_test,
        follow_ups=after_panic_test,
        source="L1986-1998",
        command="panic",
        effects=panic_effects,
    ),
    declare(panic_due, source="L1986-1998"),
    declare(
        fear_charged,
        follow_ups=after_charged,
        source="L2006",
        command="psychology",
        variant="fear-charged",
        effects=fear_charged_effects,
        phases=("movement",),
    ),
    declare(
        fear_charging,
        source="L2008",
        command="psychology",
        variant="fear-charging",
        effects=fear_charging_effects,
        phases=("movement",),
        demands=demands.FEAR,
    ),
    declare(fear_defeated, source="L2010", command="psychology", variant="fear-defeated"),
    declare(
        terror_test,
        follow_ups=after_charged,
        source="L2012-2022",
        command="psychology",
        variant="terror",
        effects=terror_effects,
        phases=("start-of-turn", "movement"),
        demands=demands.TERROR,
    ),
    declare(
        frenzy_check,
        source="L2028-2032",
        command="psychology",
        variant="frenzy",
        phases=("movement",),
        effects=frenzy_effects,
        demands=demands.FRENZY,
    ),
    declare(
        stupidity_test,
        source="L2038-2040",
        command="psychology",
        variant="stupidity",
        effects=stupidity_effects,
        phases=("start-of-turn",),
        demands=demands.STUPIDITY,
    ),
    declare(immunities, source="L2034", command="psychology", variant="immunities", actors=()),
    declare(
        start_of_turn,
        source="L514, L1980-1984",
        command="psychology",
        variant="start-of-turn",
        effects=turn_start_effects,
        phases=("start-of-turn",),
        demands=demands.STUPIDITY,
    ),
    declare(
        rally_test,
        follow_ups=after_rally_test,
        source="L674-678",
        command="rally",
        effects=rally_effects,
        phases=("movement",),
        demands=demands.RALLY,
    ),
)
"""The chapter's rules."""
