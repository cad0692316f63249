"""Flyers: moves, bombs, push-backs [L4286-4549]."""

from __future__ import annotations

from typing import Final

from rulesets.core.declaring.procedure import Procedure, collected
from rulesets.core.ruleset.game import Status
from rulesets.whfb2.flyers.bombing import aerial_bombardment, rearm
from rulesets.whfb2.flyers.flight import flyer_move, flyer_push_back, take_off
from rulesets.whfb2.unit import acts

PROCEDURES: Final[tuple[Procedure, ...]] = collected(
    flyer_move,
    take_off,
    flyer_push_back,
    aerial_bombardment,
    rearm,
)

STATUSES: Final[tuple[Status, ...]] = (
    Status("landed", shared=True),
    Status("attack-altitude", shared=True, bars=acts.ALOFT),
    Status("low-altitude", shared=True, bars=acts.ALOFT, shields=("charge",)),
    Status("high-altitude", shared=True, bars=acts.ALOFT, shields=("charge",)),
    Status("must-climb"),
    Status("no-bombs"),
    Status("fetching"),
    Status("fetching-first-turn", "own-turn-end"),
)
"""Altitudes of flyers, and states of their loads.

Nobody on the ground reaches those above attack altitude [L4475-4483, L4535-4537].
"""
