"""Chariots: loads, moves, charges, and what hits do to them [L4012-4110]."""

from __future__ import annotations

from typing import Final

from rulesets.core.books.table import Table
from rulesets.core.declaring.procedure import Procedure, collected
from rulesets.core.ruleset.game import Status
from rulesets.whfb2.chariots.drive import chariot_impact, chariot_load, chariot_move, chariot_slide
from rulesets.whfb2.chariots.hits import DAMAGE, LOCATION, chariot_hits
from rulesets.whfb2.unit import acts

PROCEDURES: Final[tuple[Procedure, ...]] = collected(
    chariot_load,
    chariot_move,
    chariot_impact,
    chariot_hits,
    chariot_slide,
)

TABLES: Final[tuple[Table, ...]] = (LOCATION, DAMAGE)

STATUSES: Final[tuple[Status, ...]] = (
    Status("impacted", "turn"),
    Status("axle-broken"),
    Status("shaft-broken"),
    Status("stopped", bars=acts.STOPPED),
)
