"""Rout and rally: free attacks, flight, pursuit, order restored [L1828-2109]."""

from __future__ import annotations

from typing import Final

from rulesets.core.declaring.procedure import Procedure, collected
from rulesets.whfb2.rout.flight import pursuit_move, rout_interpenetration, rout_move
from rulesets.whfb2.rout.free_attack import free_attacks
from rulesets.whfb2.rout.push import push_modifier
from rulesets.whfb2.rout.rally import rally_test
from rulesets.whfb2.rout.restraint import pursuit_restraint_test, stop_pursuit_test

PROCEDURES: Final[tuple[Procedure, ...]] = collected(
    pursuit_move,
    pursuit_restraint_test,
    free_attacks,
    stop_pursuit_test,
    rout_move,
    rout_interpenetration,
    push_modifier,
    rally_test,
)
"""The chapter's rules."""


__all__ = ["PROCEDURES"]
