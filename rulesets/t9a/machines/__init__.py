"""Artillery Weapons, and their misfires."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rulesets.core.books.table import Table
from rulesets.core.declaring.layer import Beyond
from rulesets.core.declaring.procedure import Demand, Procedure, declare
from rulesets.t9a.harm.harm import after_hits, target_harmed
from rulesets.t9a.machines.bolt_thrower import bolt_thrower_shot
from rulesets.t9a.machines.cannon import after_cannon, cannon_ball, cannon_shot
from rulesets.t9a.machines.misfire import (
    MISFIRES,
    after_misfire,
    misfire_effects,
    misfire_roll,
)
from rulesets.t9a.machines.shot import after_harm, after_shot, shot_effects
from rulesets.t9a.machines.template import (
    after_template,
    catapult_shot,
    flame_thrower_shot,
    template_hits,
)
from rulesets.t9a.machines.volley_gun import volley_gun_shot
from rulesets.t9a.unit.house import beyond
from rulesets.t9a.unit.witnesses import behind, in_order

_LACKS: Final = "artillery"
_SHOOTING: Final = ("shooting",)
_GUNNERS: Final = (Demand("unit", turn="own"), Demand("target", against="unit"))
"""Artillery never answers a charge: every shot is of its own turn [R L781]."""
_STRUCK: Final = (Demand("target", against="unit"),)


def gun_rests(arguments: Mapping[str, Any], result: Any) -> tuple[str, ...]:
    """Return what artillery rests on: its chapter, weapons by name, special rules, misfires."""
    named = ("newer",) if arguments.get("machine") is not None else ()
    lost = ("same",) if getattr(result, "misfire", None) is not None else ()
    rules = behind(arguments["rules"], arguments["target_rules"])
    return in_order("draft", *named, *lost, *rules)


_BEYOND: Final = Beyond(_LACKS, ("same", "newer", "draft"), rests=gun_rests)

PROCEDURES: Final[tuple[Procedure, ...]] = (
    declare(
        cannon_shot,
        source="R L793-794",
        command="warmachine",
        variant="cannon",
        meant_by="cannon",
        effects=shot_effects,
        follow_ups=after_cannon,
        phases=_SHOOTING,
        demands=_GUNNERS,
        beyond=_BEYOND,
    ),
    declare(
        catapult_shot,
        source="R L783-788, L934",
        command="warmachine",
        variant="catapult",
        meant_by="catapult",
        effects=shot_effects,
        follow_ups=after_template,
        phases=_SHOOTING,
        demands=_GUNNERS,
        beyond=_BEYOND,
    ),
    declare(
        bolt_thrower_shot,
        source="R L791-792",
        command="warmachine",
        variant="bolt-thrower",
        meant_by="bolt-thrower",
        effects=shot_effects,
        follow_ups=after_shot,
        phases=_SHOOTING,
        demands=_GUNNERS,
        beyond=_BEYOND,
    ),
    declare(
        flame_thrower_shot,
        source="R L789-790",
        command="warmachine",
        variant="flame-thrower",
        meant_by="flame-thrower",
        effects=shot_effects,
        follow_ups=after_template,
        phases=_SHOOTING,
        demands=_GUNNERS,
        beyond=_BEYOND,
    ),
    declare(
        volley_gun_shot,
        source="R L795-796",
        command="warmachine",
        variant="volley-gun",
        meant_by="volley-gun",
        effects=shot_effects,
        follow_ups=after_shot,
        phases=_SHOOTING,
        demands=_GUNNERS,
        beyond=_BEYOND,
    ),
    declare(
        cannon_ball,
        source="R L793-794",
        command="warmachine",
        variant="ball",
        effects=target_harmed,
        follow_ups=after_hits,
        phases=_SHOOTING,
        demands=_STRUCK,
        beyond=_BEYOND,
    ),
    declare(
        template_hits,
        source="R L783-790, L934",
        command="warmachine",
        variant="template",
        effects=target_harmed,
        follow_ups=after_harm,
        phases=_SHOOTING,
        demands=_STRUCK,
        beyond=_BEYOND,
    ),
    declare(
        misfire_roll,
        source="R L797-803",
        command="warmachine",
        variant="misfire-table",
        effects=misfire_effects,
        follow_ups=after_misfire,
        phases=_SHOOTING,
        beyond=beyond(_LACKS, "same"),
    ),
)
"""The chapter's rules."""

TABLES: Final[tuple[Table, ...]] = (MISFIRES,)
