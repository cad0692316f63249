"""Acts of units, and what each status bars."""

from __future__ import annotations

from typing import Final

from rulesets.core.battlefield.bar import Bar, Bars, Verb
from rulesets.core.declaring.act import Act

_MOVES: Final[tuple[Verb, ...]] = ("move", "advance", "march", "manoeuvre")
_SHOTS: Final[tuple[Verb, ...]] = ("shoot", "stand-and-shoot", "breathe")
_OF_WEAPONS: Final[tuple[Verb, ...]] = ("shoot", "stand-and-shoot")

_BOUND: Final[Bars] = (*_MOVES, "compulsory-move", "magical-move", "charge", *_SHOTS, "leave")
ENGAGED: Final[Bars] = (
    *(act for act in _BOUND if act != "stand-and-shoot"),
    Bar("stand-and-shoot", but=("shots-due",)),
    "flee",
)
"""Who is in close combat flees from none but the enemy that beat it [L641, L1064, L1091].

The shots that answer a charge fall before it is moved, whenever they are rolled [L643-647].
"""
OPEN_TO: Final[Bars] = (
    "shoot",
    Bar("stand-and-shoot", but=("charged",)),
    "breathe",
    "join",
)
"""What is not done to a unit in combat [L1091]."""
FLEEING: Final[Bars] = (
    *_BOUND,
    "cast",
    "dispel",
    "use-item",
    "fight",
    "pursue",
    "overrun",
    "break-test",
    "reform-after-combat",
    "join",
)
"""Who flees neither moves, shoots, casts, tests to hold nor pursues [L752, L963, L1091]."""
DECLARED: Final[Bars] = (*_MOVES, *_SHOTS)
"""A unit that declared a charge moves by that alone, and does not shoot [L711, L756, L1091]."""
RALLIED: Final[Bars] = (*_MOVES, "charge", *_SHOTS)
"""[L744, L1091]."""
STUPID: Final[Bars] = (*_MOVES, "charge", *_SHOTS)
"""[R L1057]."""
MOVED: Final[Bars] = (
    "move",
    Bar("advance", but=("swift-reformed",)),
    "march",
    "manoeuvre",
    "compulsory-move",
    "charge",
    "redirect",
)
"""A unit moves once; after a Swift Reform it may still advance [L756; R L873-875]."""
FORMED: Final[Bars] = (
    Bar("shoot", unless=("light-troops",)),
    Bar("stand-and-shoot", unless=("light-troops",)),
)
"""A march or a reform keeps all but Light Troops from shooting [L1091; R L1017]."""
WAS_JOINED: Final[Bars] = (*_MOVES, "charge", "redirect")
JOINED: Final[Bars] = (*WAS_JOINED, "leave")
"""Neither who joins a unit nor the unit moves any more in that phase [R L828-834]."""
SILENT: Final[Bars] = _SHOTS
NO_WEAPONS: Final[Bars] = _OF_WEAPONS
"""What keeps weapons silent, and no breath in [R L799]."""
GARRISON: Final[Bars] = ("charge", "advance", "march", "manoeuvre", "pursue", "overrun")
"""Who is in a building comes out of it before it moves, charges nobody from inside, and pursues
nobody [R L928-942]."""
OFF_TABLE: Final[Bars] = FLEEING
"""Who is not there does nothing [R L616, L990]."""
NOT_THERE: Final[Bars] = (*_SHOTS, "join", "charge", "redirect", "fight", "challenge")
"""What is not done to who is not there [R L616, L990]."""
HAS_PURSUED: Final[Bars] = ("set-off", "overrun")
"""A pursuit happens once, and who makes it overruns nobody beside it [R L606-615]."""
FIGHTS_LATER: Final[Bars] = ("fight", "challenge")
"""What pursuers ran into is fought in the next turn [R L613-615]."""
SHOT: Final[Bars] = (
    Bar("shoot", told="already-shot"),
    Bar("breathe", told="already-shot"),
)
"""Once a turn, beside what answers a charge [L1091]."""

CHARGE: Final = (Act("charge", object="target"),)
ADVANCE: Final = (
    Act("advance", only=("direction=forward",)),
    Act("move", unless=("direction=forward",)),
)
MARCH: Final = (Act("march"),)
REFORM: Final = (Act("manoeuvre"),)
COMPULSORY: Final = (Act("compulsory-move"),)
MAGICAL: Final = (Act("magical-move"),)
SHOOT: Final = (
    Act("shoot", object="target", unless=("stand_and_shoot",)),
    Act("stand-and-shoot", object="target", only=("stand_and_shoot",)),
)
BREATHE: Final = (Act("breathe", object="target"),)
MACHINES: Final = (Act("shoot", object="target"),)
CAST: Final = (Act("cast", "wizard", "target"),)
EFFECT: Final = (Act("resolve-spell", "wizard", "target"),)
MISCAST: Final = (Act("miscast", "wizard"),)
DISPEL: Final = (Act("dispel", "wizard"),)
SCROLL: Final = (Act("use-item", "wizard"),)
FIGHT: Final = (Act("fight", object="enemy"), Act("fight", "enemy"))
BREAK: Final = (Act("break-test"),)
PURSUE: Final = (Act("pursue"),)
SET_OFF: Final = (Act("pursue"), Act("set-off"))
"""The start of a pursuit, beside what it leads to."""
OVERRUN: Final = (Act("overrun"),)
REFORM_AFTER: Final = (Act("reform-after-combat"),)
RALLY: Final = (Act("rally"),)
CHALLENGE: Final = (Act("challenge", object="enemy"),)
ITEM: Final = (Act("use-item"),)
REDIRECT: Final = (Act("redirect"), Act("charge", object="target"))
FLEE: Final = (Act("flee"),)
MOVE: Final = (Act("move"),)
