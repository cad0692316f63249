"""Acts of units, and what each status bars [L2158-2220].

The book sums six situations up in a table; the rules it sums up tell of the others.
"""

from __future__ import annotations

from typing import Final

from rulesets.core.battlefield.bar import Bar, Bars, Verb
from rulesets.core.declaring.act import Act

_BUT_CHARGES: Final[tuple[Verb, ...]] = ("move", "march", "manoeuvre", "redirect")
MOVING: Final[tuple[Verb, ...]] = (*_BUT_CHARGES, "charge")
"""Moves of one's own will, which a unit that stands still cannot make [L730-732]."""
SHOOTING: Final[tuple[Verb, ...]] = ("shoot", "stand-and-shoot")
_POWERS: Final[tuple[Verb, ...]] = ("cast", "dispel", "use-item")

_CHARGES_ON: Final = Bar("charge", but=("charges-several",))
"""Who charges several enemies at once has not done with the first of them [L722]."""
STILL: Final[Bars] = (*MOVING, "magical-move", "leave")
"""Bans on who stands still, by magic too; nobody leaves such a unit [L732, L2100]."""
RALLIED: Final[Bars] = (*STILL, *SHOOTING)
"""Bans on who rallied, or failed a test of Fear or Terror [L678, L2008, L2022, L2166-2174]."""
HAS_RALLIED: Final[Bars] = (*RALLIED, "rally", Bar("flee", but=("fleeing",)))
"""Who rallied runs no further, unless something new puts it to flight [L674-684]."""
FAILED_CHARGE: Final[Bars] = (*MOVING, "leave", *SHOOTING, "join")
"""It may move again by magic, in a later phase [L708, L2176-2184]."""
STUPID: Final[Bars] = (*STILL, *SHOOTING, *_POWERS, "flee-charge", "join")
"""A stupid unit does nothing until its next turn [L2038, L2186-2188]."""
ENGAGED: Final[Bars] = (
    *_BUT_CHARGES,
    "magical-move",
    "leave",
    _CHARGES_ON,
    "shoot",
    Bar("stand-and-shoot", but=("reached",)),
    Bar("flee-charge", but=("reached",)),
    "flee",
    "compulsory-move",
    "join",
)
"""Who is in close combat flees from none but the enemy that beat it [L658, L910, L2190-2198].

Whom a charger reached in this phase answered the others before anybody moved [L656]."""
FLEEING: Final[Bars] = (
    *STILL,
    *SHOOTING,
    *_POWERS,
    "fight",
    "challenge",
    "pursue",
    "overrun",
    "break-test",
    "join",
)
"""A unit in flight is broken already, and pursues nobody [L686, L1910, L2200-2208]."""
OFF_TABLE: Final[Bars] = (
    *FLEEING,
    "flee",
    "flee-charge",
    "compulsory-move",
    "start-test",
    "rally",
)
"""Who is not there does nothing [L1930, L2866]."""
NOT_THERE: Final[Bars] = (*SHOOTING, "charge", "redirect", "fight", "challenge", "join")
"""What is not done to who is not there [L1930, L2866]."""
RETURNED: Final[Bars] = ("charge", "redirect", "march", "compulsory-move", "start-test")
"""Who came back over the table's edge, or out of a tunnel, moves and shoots [L1930, L2878]."""
DECLARED: Final[Bars] = ("move", "march", "manoeuvre", "leave", "join")
"""Who has declared a charge makes it, and no other move [L654, L728, L2100]."""
CHARGED: Final[Bars] = (*_BUT_CHARGES, _CHARGES_ON, "join")
"""A unit moves once [L700, L2086]."""
STOOD_AND_SHOT: Final[Bars] = ("stand-and-shoot",)
"""It shoots at one of its chargers [L664]."""
SHOT: Final[Bars] = (Bar("shoot", told="already-shot"),)
HAS_MOVED: Final[Bars] = (*MOVING, "leave")
"""Charges come first, other moves go to who has not moved, and nobody leaves who did [L516-530,
L700, L2100]."""
MARCHED: Final[Bars] = (
    *HAS_MOVED,
    Bar("shoot", unless=("light-cavalry",)),
    Bar("stand-and-shoot", unless=("light-cavalry",)),
)
"""Only light cavalry shoots after a march [L604-614, L2644-2662]."""
REFORMED: Final[Bars] = (
    Bar("move", unless=("light-cavalry",)),
    Bar("march", unless=("light-cavalry",)),
    Bar("manoeuvre", unless=("light-cavalry",)),
    "charge",
    "redirect",
    "leave",
    Bar("shoot", unless=("light-cavalry",)),
    Bar("stand-and-shoot", unless=("light-cavalry",)),
)
"""A reform takes the whole move, and the shots of that turn [L598]; nobody leaves whom he went with
[L2100]."""
MOVED: Final[Bars] = (
    Bar("shoot", only=("war-machine",)),
    Bar("stand-and-shoot", only=("war-machine",)),
)
"""A machine that moved does not shoot [L2504-2506]."""
JOINED: Final[Bars] = (*MOVING, "leave")
"""Neither who joins nor whom he joins moves any more in that phase [L2086]."""
WORN_OUT: Final[Bars] = ("pursue", "overrun")
"""Pursuers who fought a second combat in a phase pursue no more [L1956]."""
HAS_PURSUED: Final[Bars] = ("set-off", "overrun")
"""A pursuit happens once, and who makes it overruns nobody beside it [L1930, L1934]."""
FIGHTS_LATER: Final[Bars] = ("fight", "challenge")
"""What pursuers ran into is fought in the next phase of combat [L1956]."""
WAS_LEFT: Final[Bars] = ("charge",)
"""A unit out of which a character charges declares no charge in that turn [L2100]."""
MACHINE: Final[Bars] = ("march", "charge", "redirect", "stand-and-shoot", "pursue", "overrun")
"""War machines neither march, charge, shoot at chargers nor pursue [L2482-2504]."""
MACHINE_FLEES: Final[Bars] = ("flee-charge",)
"""[L2498]."""

COMPULSORY_CHARGE: Final = "origin=compulsory"
MAGICAL_CHARGES: Final = ("origin=magic", "origin=hunting-wolf")
UNDECLARED: Final = (COMPULSORY_CHARGE, *MAGICAL_CHARGES)
"""Charges that a stumble, dice or a spell bring about, in whatever phase [L2038, L3218, L3314]."""
CHARGE: Final = (
    Act("charge", object="target", unless=UNDECLARED),
    Act("compulsory-move", object="target", only=(COMPULSORY_CHARGE,)),
    Act("magical-move", object="target", only=MAGICAL_CHARGES),
    Act("flee-charge", "target", only=("response=flee",)),
    Act("stand-and-shoot", "target", "unit", only=("response=stand-and-shoot",)),
)
"""A charge, and what its target is told to answer [L654-672]."""
DECLARE: Final = (Act("charge", object="target"),)
RESPONSE: Final = CHARGE[3:]
STAND_AND_SHOOT: Final = (Act("stand-and-shoot", "target", "unit"),)
CONTACT: Final = CHARGE[:3]
LOST: Final = (Act("charge"),)
REDIRECT: Final = (Act("redirect"),)
FLEE: Final = (Act("flee"),)
MOVE: Final = (
    Act("move", unless=("move=march", "move=charge")),
    Act("march", only=("move=march",)),
    Act("charge", only=("move=charge",)),
)
MARCH: Final = (Act("march"),)
MANOEUVRE: Final = (Act("manoeuvre"),)
COMPULSORY: Final = (Act("compulsory-move"),)
SHOOT: Final = (
    Act("shoot", object="target", unless=("stand_and_shoot",)),
    Act("stand-and-shoot", object="target", only=("stand_and_shoot",)),
)
MACHINES: Final = (Act("shoot", object="target"),)
CAST: Final = (Act("cast", "wizard", "target"),)
EFFECT: Final = (Act("resolve-spell", "wizard", "target"),)
DISPEL: Final = (Act("dispel", "wizard"),)
SCROLL: Final = (Act("use-item", "wizard"),)
FIGHT: Final = (Act("fight", object="enemy"), Act("fight", "enemy"))
CHALLENGE: Final = (Act("challenge", object="enemy"), Act("challenge", "enemy"))
BREAK: Final = (Act("break-test"),)
PURSUE: Final = (Act("pursue"),)
SET_OFF: Final = (Act("pursue"), Act("set-off"))
"""The start of a pursuit, beside what it leads to."""
OVERRUN: Final = (Act("overrun"),)
RALLY: Final = (Act("rally", unless=("automatic",)),)
"""A unit rallies before anybody runs, and once [L674-684]."""
START_TEST: Final = (Act("start-test"),)
TERROR: Final = (Act("start-test", only=("situation=start-of-turn",)),)
