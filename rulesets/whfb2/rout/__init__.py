"""Rout and rally: free attacks, flight, pursuit, order restored [L1828-2109]."""

from __future__ import annotations

from typing import Final

from rulesets.core.declaring.procedure import Demand, Procedure, declare
from rulesets.whfb2.rout import changes
from rulesets.whfb2.rout.flight import pursuit_move, rout_interpenetration, rout_move
from rulesets.whfb2.rout.free_attack import free_attacks
from rulesets.whfb2.rout.push import push_modifier
from rulesets.whfb2.rout.rally import rally_test
from rulesets.whfb2.rout.restraint import pursuit_restraint_test, stop_pursuit_test
from rulesets.whfb2.unit import following

_FOES: Final = Demand("enemy", against="unit")
_VICTORS: Final = (Demand("unit", forbids=("fleeing",)), _FOES)
_FUGITIVES: Final = Demand("enemy", needs=("fleeing",))

PROCEDURES: Final[tuple[Procedure, ...]] = (
    declare(
        pursuit_move,
        source="L1964-2024",
        command="pursue",
        variant="pursuit",
        effects=changes.of_pursuit,
        follow_ups=following.after_pursuit,
        phases=("combat", "movement"),
        actors=("unit", "enemy"),
        demands=(*_VICTORS, _FUGITIVES),
    ),
    declare(
        pursuit_restraint_test,
        source="L1958-1966",
        command="pursue",
        variant="restrain",
        effects=changes.of_restraint,
        follow_ups=following.after_restraint,
        phases=("combat",),
        demands=_VICTORS,
    ),
    declare(
        free_attacks,
        source="L1912-1982",
        command="pursue",
        variant="free-attack",
        effects=changes.of_free_attack,
        follow_ups=following.after_free_attack,
        phases=("combat", "movement"),
        demands=(*_VICTORS, _FUGITIVES),
    ),
    declare(
        stop_pursuit_test,
        source="L2047-2056",
        command="pursue",
        variant="stop",
        roles=("enemy",),
        effects=changes.of_stop,
        phases=("movement",),
        demands=(Demand("unit", needs=("pursuing",)), _FOES),
    ),
    declare(
        rout_move,
        source="L1887-1953",
        command="flee",
        variant="rout",
        effects=changes.of_flight,
        demands=(Demand("unit", needs=("fleeing",)),),
    ),
    declare(
        rout_interpenetration,
        source="L1894-1910",
        command="flee",
        variant="crash",
        effects=changes.of_crash,
        follow_ups=following.after_crash,
        demands=(Demand("unit", needs=("fleeing",)), Demand("ally", forbids=("fleeing",))),
    ),
    declare(push_modifier, source="L1846-1885", actors=("unit", "enemy"), demands=(_FOES,)),
    declare(
        rally_test,
        source="L2069-2109",
        command="rally",
        effects=changes.of_rally,
        phases=("rally",),
        demands=(
            Demand("unit", needs=("fleeing",)),
            Demand("unit", turn="own"),
            Demand("unit", once=("rally-tested",)),
        ),
    ),
)
"""The chapter's rules."""


__all__ = ["PROCEDURES"]
