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
from rulesets.blackhammer.preparation.mutations import MUTATIONS, mutations_roll
from rulesets.blackhammer.preparation.tunnels import (
    ACCIDENT,
    tunnel_accident,
    tunnel_arrival,
    tunnel_landing,
)
from rulesets.blackhammer.unit import acts
from rulesets.blackhammer.unit.unit_state import UNDERGROUND
from rulesets.core.books.table import Table
from rulesets.core.declaring.procedure import Procedure, collected
from rulesets.core.ruleset.game import SpecialRule, Status

PROCEDURES: Final[tuple[Procedure, ...]] = collected(
    army_limits,
    choose_side,
    deployment_zone,
    special_deployment,
    special_deploy_rolloff,
    who_starts,
    mutations_roll,
    tunnel_arrival,
    tunnel_accident,
    tunnel_landing,
)

TABLES: Final[tuple[Table, ...]] = (MUTATIONS, ACCIDENT)
CHARTS: Final = (COMPOSITION, GROWTH)
STATUSES: Final = tuple(
    Status(status, bars=acts.OFF_TABLE, shields=acts.NOT_THERE) for status in UNDERGROUND
)
RULES: Final = (
    SpecialRule("mutations", numbered=True),
    SpecialRule("tunnels"),
    SpecialRule("scouts"),
    SpecialRule("vanguard"),
    SpecialRule("hidden"),
    SpecialRule("master-strategist"),
    *(
        SpecialRule(section, implies=(("character", None),) if section in CHARACTERS else ())
        for section in SECTIONS
    ),
    SpecialRule(HEART),
)
