"""Acts of units, and what each status bars."""

from __future__ import annotations

from typing import Final

from rulesets.core.battlefield.bar import Bar, Bars
from rulesets.core.declaring.act import Act

ENGAGED: Final[Bars] = ("move", "charge", "charge-again", "redeploy", "rally")
"""Who is in combat retreats or fights [L469, L513, L1086, L1113, L1151]."""
_NO_MOVE: Final = Bar("move", told="moves-otherwise")
_NO_RETREAT: Final = Bar("retreat", told="moves-otherwise")
_STAYS: Final[Bars] = ("charge", "charge-again", "shoot")
MOVED: Final[Bars] = ("move", _NO_RETREAT)
"""One CORE ability in a phase [L208]."""
RAN: Final[Bars] = ("move", _NO_RETREAT, *_STAYS)
RETREATED: Final[Bars] = (_NO_MOVE, "retreat", *_STAYS)
"""Who ran or retreated neither shoots nor charges that turn [L501, L513]."""
SET_UP: Final[Bars] = (_NO_MOVE, _NO_RETREAT)
"""No move for who was set up this turn [L855]."""
IN_RESERVE: Final[Bars] = (
    "move",
    "retreat",
    "redeploy",
    "charge",
    "charge-again",
    "shoot",
    "cover",
    "fight",
    "bounce",
    "rally",
    "cast",
    "pray",
    "dispel",
    "use-power",
    "use-command",
    "contest",
    "contest-terrain",
)
"""Units use abilities on the battlefield alone [L857-859, L924]."""
OUT_OF_REACH: Final[Bars] = ("charge", "charge-again", "shoot", "cover", "fight", "bounce", "cast")
"""Who is not on the battlefield is not picked either [L924]."""
CHARGED: Final[Bars] = ("charge",)
SHOT: Final[Bars] = ("shoot", "cover")

MOVE: Final = (Act("move"),)
RETREAT: Final = (Act("retreat"),)
REDEPLOY: Final = (Act("redeploy"), Act("use-command"))
CHARGE: Final = (Act("charge", object="target"),)
COUNTER_CHARGE: Final = (*CHARGE, Act("use-command"))
FORWARD: Final = (Act("charge-again", object="target"), Act("use-command"))
COMMAND: Final = (Act("use-command"),)
BOING: Final = (Act("bounce", object="target"),)
FIGHT: Final = (Act("fight", object="enemy"),)
SHOOT: Final = (
    Act("shoot", object="target", unless=("rules=covering-fire",)),
    Act("cover", object="target", only=("rules=covering-fire",)),
)
CAST: Final = (Act("cast", "wizard", "target"),)
RALLY: Final = (Act("rally"), Act("use-command"))
POWER: Final = (Act("use-power"),)
CONTROL: Final = (Act("contest", "units"), Act("contest", "enemies"))
TERRAIN_CONTROL: Final = (Act("contest-terrain", "units"), Act("contest-terrain", "enemies"))
PRAY: Final = (Act("pray"),)
DISPEL: Final = (Act("dispel", "wizard"),)
