"""Mounts that strike beside their riders: bites, hooves and claws [L1501-1519].

A rider on a horse is one figure with it [L1721-1729]; what the mount does in combat stands in no
profile of the rider, and is written beside it.
"""

from __future__ import annotations

from typing import Final

from rulesets.core.ruleset.game import ProfileField

PROFILE: Final = (
    ProfileField("steed_ws", ("MtWS", "CCMt"), 1, 10),
    ProfileField("steed_s", ("MtS", "FMt"), 0, 10),
    ProfileField("steed_i", ("MtI", "IMt"), 0, 20),
    ProfileField("steed_a", ("MtA", "AMt"), 0, 20),
)
"""Weapon Skill, Strength, Initiative and Attacks of each mount."""
