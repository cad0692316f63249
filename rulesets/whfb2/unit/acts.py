"""Acts of units, and what each status bars."""

from __future__ import annotations

from typing import Final

from rulesets.core.battlefield.bar import Bar, Bars, Verb
from rulesets.core.declaring.act import Act

MOVING: Final[tuple[Verb, ...]] = ("move", "manoeuvre", "charge")
_SHOTS: Final[tuple[Verb, ...]] = ("shoot", "stand-and-shoot")
AIMED_AT: Final[Bars] = (*_SHOTS, "fire")
"""What is not done to who is off the table."""
IN_MELEE: Final[Bars] = ("shoot", Bar("stand-and-shoot", but=("charged",)), "fire", "join")
"""What is not done to who is in close combat [L1417-1425].

Whoever stands and shoots does so at a charger that may be in contact by then [L1075-1083].
"""

BOUND: Final[Bars] = MOVING
"""Bans on a unit that stays where it is [L1002-1020, L2361-2366, L2420]."""
IN_SQUARE: Final[Bars] = (*BOUND, "flee-charge")
"""A square does not leave its place [L1012-1014]."""
ENGAGED: Final[Bars] = (
    *MOVING,
    "shoot",
    "fire",
    Bar("stand-and-shoot", but=("shots-due", "stood-and-shot")),
    "flee-charge",
    "leave",
    "join",
)
"""Who is in combat turns to face another charge, and does no more [L873, L1109-1113]."""
FLEEING: Final[Bars] = (
    *MOVING,
    *_SHOTS,
    "fight",
    "pursue",
    "break-test",
    "strike-routers",
    "leave",
    "join",
)
"""Who routs moves by that alone, neither tests nor pursues [L1887-1982]."""
PURSUING: Final[Bars] = (*MOVING, *_SHOTS, "flee-charge")
"""Pursuers go where those whom they pursue go [L2014-2031]."""
DISORDERED: Final[Bars] = (*MOVING, *_SHOTS, "flee-charge", "leave")
"""Confused, disorganised and panicked units but turn to face a charge [L1098-1113, L2000-2012]."""
PANICKED: Final[Bars] = (*DISORDERED, "pursue")
"""[L2361-2366]."""
DISORGANISED: Final = PANICKED
"""Who lost the routed, or let them go, stops at once [L1985-1989, L2054-2056]."""
STOPPED: Final[Bars] = (*MOVING, "pursue")
"""A chariot that lost its team, an axle or its shaft [L4081-4101]."""
GUARDS: Final = STOPPED
"""A monster by the body of its master [L7661-7667]."""
MAKES_OFF: Final[Bars] = ("charge", *_SHOTS)
"""A monster that leaves charges nobody of its own will [L7617-7628]."""
LURKS: Final[Bars] = ("move", "manoeuvre")
"""[L7656-7659]."""
STUPID: Final[Bars] = (*_SHOTS, "flee-charge", "leave")
"""[L2292-2300]."""
MOVED: Final[Bars] = (Bar("charge", but=("stupid",)),)
"""A charge is the whole move of its phase, at twice the pace [L1058-1062].

Stupid troops charge whatever they walk into [L2292-2296].
"""
CHARGED: Final[Bars] = _SHOTS
"""Who charges does not shoot in that turn, though the charge fails [L1064-1065]."""
UNLOADED: Final[Bars] = _SHOTS
OFF_TABLE: Final[Bars] = (*MOVING, *_SHOTS, "fire", "fight")
SHOT: Final[Bars] = (Bar("shoot", told="already-shot"), Bar("fire", told="already-shot"))
"""Once a turn, beside what answers a charge [L1183-1184]."""
SPELLBOUND: Final[Bars] = (*MOVING, *_SHOTS)
OUT_OF_ACTION: Final[Bars] = ("fire",)
"""[L3742-3753, L3878-3883]."""
ALOFT: Final[Bars] = ("charge", "flee-charge", "stand-and-shoot")
"""Who flies neither charges, flees a charge nor shoots at chargers [L4477-4481, L4541-4545]."""
UNKNOWN_HEIGHT: Final[Bars] = (
    Bar(
        "charge",
        but=("landed", "attack-altitude", "low-altitude", "high-altitude"),
        told="flyer-charges",
    ),
)
"""Flyers of whom nobody noted how high they are begin high up, and charge nobody [L4335, L4477]."""
LEADS: Final[Bars] = (Bar("leave", but=("handing-over",)),)
"""A commander hands his command over before he leaves [L2938-2944]."""
ANNOUNCES: Final[Bars] = ("leave",)
"""He leads for the turn in which he announces it [L2941-2943]."""

MOVE: Final = (Act("move"),)
MANOEUVRE: Final = (Act("manoeuvre", unless=("engaged",)),)
CHARGE: Final = (Act("charge", object="target"),)
ANSWER: Final = (
    Act("flee-charge", "target", only=("response=flee",)),
    Act("stand-and-shoot", "target", only=("response=stand-and-shoot",)),
)
SHOOT: Final = (
    Act("shoot", object="target", unless=("stand_and_shoot", "into_melee", "turned_back")),
    Act("shoot", only=("into_melee",)),
    Act("stand-and-shoot", object="target", only=("stand_and_shoot",)),
)
FIRE: Final = (Act("fire", object="target"),)
CAST: Final = (Act("cast", "wizard", "target"),)
EFFECT: Final = (Act("resolve-spell", "wizard", "target"),)
FIGHT: Final = (Act("fight", object="enemy"), Act("fight", "enemy"))
BREAK: Final = (Act("break-test"),)
PURSUE: Final = (Act("pursue"),)
FREE_ATTACK: Final = (Act("strike-routers"),)
COMPLEX: Final = (Act("manoeuvre", unless=("engaged", "manoeuvre=end-square")),)
CHALLENGE: Final = (Act("challenge", object="enemy"),)
