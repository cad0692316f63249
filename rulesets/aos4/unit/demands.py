"""Demands on the table for a rule to apply at all: those that the text leaves no doubt about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rulesets.core.declaring.procedure import Demand

if TYPE_CHECKING:
    from rulesets.core.ids.statuses import StatusId

FOE: Final = Demand("target", against="unit")
"""Attacks and charges are aimed at the enemy [L515, L620]."""

FIGHT: Final = (
    Demand("unit", forbids=("fought",)),
    Demand("enemy", against="unit", values=("w", "save")),
    Demand("unit", contact="enemy", unless=("rules=has-charged",)),
)
"""Once in a phase [L209], at enemies in combat with it [L622].

Health and Save are what the attacks go against [L631-636].
"""
SHOOTING: Final = (
    Demand("unit", forbids=("shot",)),
    Demand("unit", turn="own", unless=("rules=covering-fire",)),
    Demand("unit", turn="other", only=("rules=covering-fire",)),
    Demand("target", against="unit", values=("w", "save")),
)
"""In one's own turn, with Covering Fire in the enemy's alone [L499-503, L1135]."""

_MOVED: Final = ("moved", "ran", "retreated")
MOVE: Final = (Demand("unit", forbids=("engaged", *_MOVED, "set-up"), turn="own"),)
"""One CORE ability in a phase; no move for who was set up this turn [L208, L465-483, L855]."""
RETREAT: Final = (
    Demand("unit", forbids=(*_MOVED, "set-up"), turn="own"),
    Demand("unit", needs=("engaged",)),
)
CHARGE: Final = (
    Demand("unit", forbids=("engaged", "ran", "retreated", "charged", "charge-tried"), turn="own"),
    FOE,
)
"""[L511-515]."""
COUNTER_CHARGE: Final = (
    Demand(
        "unit",
        forbids=("engaged", "ran", "retreated", "charged", "charge-tried", "commanded"),
        turn="other",
    ),
    FOE,
)
REACHED: Final = (Demand("unit", needs=("charge-tried",)), FOE)
FORWARD: Final = (Demand("unit", forbids=("engaged", "ran", "retreated", "commanded")), FOE)
REDEPLOY: Final = (Demand("unit", forbids=("engaged", "commanded"), turn="other"),)
POWER_THROUGH: Final = (
    Demand("unit", needs=("charged",), forbids=("commanded",)),
    Demand("target", needs=("engaged",), known=True),
    FOE,
)
BOING: Final = (Demand("unit", forbids=("bounced",)), FOE, Demand("target", values=("w",)))
"""Once a phase, over an enemy [L209, L1952]."""
POWER: Final = (Demand("unit", forbids=("power-tried",)),)
"""A CORE ability, once a phase [L208-209, L1236]."""


def _contest(status: StatusId) -> tuple[Demand, ...]:
    """Return the demands of a contest: units of the active side and their enemies, each once.

    Of objectives a unit contests one, and of terrain features one beside it [L997, L1009].
    """
    return (
        Demand("units", turn="own", forbids=(status,)),
        Demand("enemies", turn="other", forbids=(status,)),
    )


CONTROL: Final = _contest("contested")
TERRAIN_CONTROL: Final = _contest("contested-terrain")
HARMED: Final = (Demand("target", values=("w",)),)
RALLY: Final = (Demand("unit", forbids=("engaged", "commanded"), values=("w",)),)

REINFORCEMENTS: Final = (Demand("unit", turn="own"),)
"""In one's own movement phase [L2049-2067]."""

_BY_COMMAND: Final = ("rules=magical-intervention",)
CAST: Final = (
    Demand("wizard", forbids=("no-spells",)),
    Demand("wizard", turn="own", unless=_BY_COMMAND),
    Demand("target", beside="wizard", only=("spell=mystic-shield",)),
)
PRAY: Final = (
    Demand("unit", turn="own", unless=_BY_COMMAND),
    Demand("target", beside="unit", only=("prayer=resurrection",)),
)
"""The one spell and the one prayer of the text are for friends [L1339, L1357]."""
UNBIND: Final = (Demand("wizard", against="target"),)
BANISH: Final = (Demand("wizard", turn="own"),)
