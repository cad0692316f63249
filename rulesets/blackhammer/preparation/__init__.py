"""BlackHammer before the first turn: armies, deployment, tunnels, mutations."""

from __future__ import annotations

from typing import Final

from rulesets.blackhammer.preparation.army import CHARACTERS, HEART, SECTIONS, army_limits
from rulesets.blackhammer.preparation.deployment import (
    choose_side,
    deployment_zone,
    special_deploy_rolloff,
    special_deployment,
    who_starts,
)
from rulesets.blackhammer.preparation.limits import COMPOSITION, GROWTH
from rulesets.blackhammer.preparation.mutations import (
    MUTATIONS,
    mutation_effects,
    mutations_roll,
)
from rulesets.blackhammer.preparation.tunnels import (
    ACCIDENT,
    accident_effects,
    arrival_effects,
    landing_effects,
    tunnel_accident,
    tunnel_arrival,
    tunnel_landing,
)
from rulesets.core.books.table import Table
from rulesets.core.declaring.procedure import Procedure, declare
from rulesets.core.ruleset.game import SpecialRule, Status

_MOVEMENT: Final = ("movement",)

PROCEDURES: Final[tuple[Procedure, ...]] = (
    declare(army_limits, source="L240-354", actors=()),
    declare(choose_side, source="L364-372", actors=()),
    declare(deployment_zone, source="L368-370"),
    declare(special_deployment, source="L2852-2880"),
    declare(special_deploy_rolloff, source="L2852-2860", actors=()),
    declare(who_starts, source="L378, L2860", actors=()),
    declare(mutations_roll, source="L2788-2836", effects=mutation_effects),
    declare(
        tunnel_arrival,
        source="L2866-2876",
        roles=("unit",),
        effects=arrival_effects,
        phases=_MOVEMENT,
    ),
    declare(
        tunnel_accident,
        source="L2872-2876",
        roles=("unit",),
        effects=accident_effects,
        phases=_MOVEMENT,
    ),
    declare(tunnel_landing, source="L2878", effects=landing_effects, phases=_MOVEMENT),
)

TABLES: Final[tuple[Table, ...]] = (MUTATIONS, ACCIDENT)
CHARTS: Final = (COMPOSITION, GROWTH)
STATUSES: Final = (Status("underground"), Status("lost-underground"))
RULES: Final = (
    SpecialRule("mutations", numbered=True),
    SpecialRule("tunnels"),
    SpecialRule("scouts"),
    SpecialRule("vanguard"),
    SpecialRule("hidden"),
    SpecialRule("master-strategist"),
    *(
        SpecialRule(one, implies=(("character", None),) if one in CHARACTERS else ())
        for one in SECTIONS
    ),
    SpecialRule(HEART),
)
