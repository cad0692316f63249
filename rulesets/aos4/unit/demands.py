"""Demands on the table for a rule to apply at all: those that the text leaves no doubt about."""

from __future__ import annotations

from typing import Final

from rulesets.core.declaring.procedure import Demand

FOE: Final = Demand("target", against="unit")
"""Attacks and charges are aimed at the enemy [L515, L620]."""

FIGHT: Final = (
    Demand("enemy", against="unit", values=("w", "save")),
    Demand("unit", contact="enemy", unless=("rules=has-charged", "rules=piled-in")),
)
"""Once in a phase [L209], at enemies in combat with it, which it may pile in to first [L525, L622].

Health and Save are what the attacks go against [L631-636].
"""
IN_COMBAT: Final = (Demand("enemy", against="unit"),)
"""Opposing units alone are in combat with each other [L291]."""
SHOOTING: Final = (
    Demand("unit", turn="own", unless=("rules=covering-fire",)),
    Demand("unit", turn="other", only=("rules=covering-fire",)),
    Demand("target", against="unit", values=("w", "save")),
)
"""In one's own turn, with Covering Fire in the enemy's alone [L499-503, L1135]."""

MOVE: Final = (Demand("unit", turn="own"),)
RETREAT: Final = (
    Demand("unit", turn="own"),
    Demand("unit", needs=("engaged",)),
)
CHARGE: Final = (Demand("unit", turn="own"), FOE)
"""[L511-515]."""
COUNTER_CHARGE: Final = (Demand("unit", turn="other"), FOE)
REACHED: Final = (Demand("unit", needs=("charge-tried",)), FOE)
FORWARD: Final = (Demand("unit", needs=("charge-tried",)), FOE)
"""A charge is rolled again that was declared and fell short [L1159-1163]."""
REDEPLOY: Final = (Demand("unit", turn="other"),)
POWER_THROUGH: Final = (
    Demand("unit", needs=("charged",)),
    Demand("unit", contact="target"),
    FOE,
)
"""Of an enemy in combat with it [L1197]."""
BOING: Final = (FOE, Demand("target", values=("w",)))
"""Once a phase, over an enemy [L209, L1952]."""
HARMED: Final = (Demand("target", values=("w",)),)
RALLY: Final = (Demand("unit", values=("w",)),)

REINFORCEMENTS: Final = (Demand("unit", turn="own"),)
"""In one's own movement phase [L2049-2067]."""

_BY_COMMAND: Final = ("rules=magical-intervention",)
CAST: Final = (
    Demand("wizard", turn="own", unless=_BY_COMMAND),
    Demand("wizard", turn="other", only=_BY_COMMAND),
    Demand("target", beside="wizard", only=("spell=mystic-shield",)),
)
PRAY: Final = (
    Demand("unit", turn="own", unless=_BY_COMMAND),
    Demand("unit", turn="other", only=_BY_COMMAND),
    Demand("target", beside="unit", only=("prayer=resurrection",)),
)
"""In one's own hero phase, or the enemy's by Magical Intervention [L1095-1103].

The one spell and the one prayer of the text are for friends [L1339, L1357].
"""
UNBIND: Final = (Demand("wizard", against="target"),)
BANISH: Final = (Demand("wizard", turn="own"),)
