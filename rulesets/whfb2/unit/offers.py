"""Procedures of Warhammer as they are offered in a battle, in the order of a turn.

Most take any unit, as they answer "what if" too: what an actor must have is told here. Whoever has
a test or a duty is offered it as the game reminds of it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from rulesets.core.battlefield.link import CONTACT
from rulesets.core.offering.declaration import Ask, Offering
from rulesets.core.results.relation import ANSWERED, CHARGING, DECLARED
from rulesets.rank_and_flank.challenging import CHALLENGE as CHALLENGING
from rulesets.rank_and_flank.challenging import ISSUED
from rulesets.rank_and_flank.nerve.alarm_kept import ALARMS
from rulesets.rank_and_flank.nerve.panic_offers import PANIC_OF_FRIENDS as OF_FRIENDS
from rulesets.whfb2.unit.routed import PURSUIT, WENT_ALONG
from rulesets.whfb2.unit.vocabulary import MISSILE_WEAPONS

_DISTANCE: Final = Ask("distance")
_FACING: Final = Ask("facing")
_COVER: Final = Ask("cover")
_COVERED: Final = Ask("covered", figures="target")
_STRUCK: Final = Ask("struck", figures="target")
_OPEN: Final = (CHARGING.id, DECLARED, ANSWERED)
_ISSUED: Final = (CHALLENGING.id, ISSUED)
_WINGS: Final = ("swooper", "hoverer", "flutterer")
_LOOSE: Final = ("war-machine", "chariot", "character", "skirmishers", *_WINGS)
"""Rules of those who go about in no formation."""


def _manoeuvres(order: int, key: str | None, *asks: Ask) -> tuple[Offering, ...]:
    """Return how manoeuvres are offered: in a move, and in that of fresh troops [L865-946]."""
    move = Offering(
        order=order,
        phases=("movement",),
        without=_LOOSE,
        lacks=("stupid",),
        unlinked=_OPEN,
        asks=asks,
        changes=True,
        rare=True,
        key=key,
    )
    return (move, replace(move, phases=("reserves",), needs=("reserve-moved",)))


DRUNKENNESS: Final = Offering(order=1, turn="both", due=True)
_DEPLOY_ARMY: Final = Offering(None, order=2, asks=(Ask("unit"),), key="offer-deploy-army")
DEPLOY_ARMY: Final = (_DEPLOY_ARMY, replace(_DEPLOY_ARMY, turn="other"))
DEPLOY: Final = Offering(order=2, turn="both", due=True, key="offer-deploy")
POINTS: Final = Offering(
    "wizard", order=3, turn="both", due=True, asks=(Ask("method"),), key="offer-magic-points"
)

REAR_GUARD: Final = Offering(order=10, due=True)
INSTABILITY: Final = Offering(order=11, due=True, asks=(Ask("near_staff", default=False),))
QUARREL: Final = Offering(order=12, due=True)
ANIMOSITY: Final = Offering(order=13, due=True)
STUPIDITY: Final = Offering(order=14, due=True)
WANDERING: Final = Offering(order=15, due=True, key="offer-wander")
FRENZY: Final = Offering(order=16, due=True)
HATRED: Final = Offering(order=17, due=True)
PANIC: Final = Offering(order=18, turn="both", due=True)
PANIC_OF_FRIENDS: Final = replace(
    OF_FRIENDS,
    order=18,
    needs=("fleeing", ALARMS),
    fixed=(("cause", "rout-near"),),
    joined=True,
)
"""At the start of its turn, a unit that friends in rout are near; when they run, whoever they come
near, as players see: who is as many or fewer [L2346-2354]. Afterwards nobody tests."""
SWORD: Final = Offering("wizard", order=19, due=True, key="offer-sword")
REST: Final = Offering("wizard", order=19, due=True, changes=True, key="offer-rest")
POISON: Final = Offering(order=19, due=True)
FIRE: Final = Offering("target", order=19, due=True)
SLIDE: Final = Offering(order=19, due=True)
LOAD: Final = Offering(order=19, due=True, key="offer-load")
RETURN: Final = (
    Offering(order=19, due=True),
    Offering(order=35, rules=_WINGS, needs=("no-bombs",), lacks=("fetching", "moved")),
)

_CHARGE: Final = Offering(
    "unit",
    "target",
    order=20,
    without=("war-machine",),
    unlinked=_OPEN,
    changes=True,
    key="offer-charge",
)
DECLARE: Final = (replace(_CHARGE, lacks=("stupid",)), replace(_CHARGE, needs=("stupid", "moved")))
"""The stupid charge whom they walk into alone [L2289-2298]."""
RESPOND: Final = Offering(
    "target", "unit", order=21, turn="other", due=True, asks=(Ask("response"),), key="offer-respond"
)
FEAR: Final = Offering("unit", "enemy", order=22, turn="both", due=True)
TERROR: Final = (
    FEAR,
    Offering(
        "unit",
        "enemy",
        order=23,
        turn="both",
        phases=("movement",),
        target_rules=("terror",),
        lacks=("terror-tested", "fleeing"),
        changes=True,
    ),
)
STAND_AND_SHOOT: Final = Offering(
    "unit",
    "target",
    order=24,
    turn="other",
    phases=("movement",),
    due=True,
    asks=(_DISTANCE,),
    key="offer-stand-and-shoot",
)
CHARGE: Final = Offering(
    "unit", "target", order=25, linked=_OPEN, asks=(_DISTANCE, _FACING), key="offer-charge-move"
)
RUN: Final = (
    Offering(order=26, phases=("movement",), needs=("fleeing",), lacks=("rout-moved", "routed")),
    Offering(order=26, turn="both", needs=("fleeing", "routed"), lacks=("rout-moved",)),
)
"""The routed run at once, and in the movement phases of their own turns [L1929-1953]."""
STOP: Final = Offering("unit", "enemy", order=27, turn="other", due=True)
_PURSUE: Final = Offering(
    "unit",
    "enemy",
    order=28,
    turn="both",
    lacks=(WENT_ALONG,),
    linked=(PURSUIT.id,),
    target_needs=("rout-moved", "routed"),
)
PURSUE: Final = (
    _PURSUE,
    replace(
        _PURSUE,
        turn="other",
        phases=("movement",),
        target_needs=("rout-moved",),
        fixed=(("initial", False),),
    ),
)
"""Together with the routed: as these rout, whoever's turn it is, then in their own [L1964-2024]."""
_STRIKE: Final = Offering(
    "unit", "enemy", order=29, phases=("movement",), linked=(PURSUIT.id,), target_needs=("fleeing",)
)
STRIKE_ROUTERS: Final = (
    replace(_STRIKE, turn="other"),
    replace(_STRIKE, target_needs=("fleeing", "routed")),
)
"""Pursuers strike those whom they have caught, and once a turn as these run on [L1912-1982]."""
MOVE: Final = Offering(
    order=30,
    phases=("movement",),
    lacks=("moved", "stupid"),
    without=("war-machine", *_WINGS),
    unlinked=_OPEN,
)
MANOEUVRE: Final = _manoeuvres(31, "offer-manoeuvre", Ask("manoeuvre"), Ask("front"))
COMPLEX: Final = _manoeuvres(32, None, Ask("manoeuvre"))
WEDGE: Final = Offering(order=33, within="charge_move")
FLY: Final = Offering(order=34, rules=_WINGS, asks=(Ask("altitude"),), changes=True)
MACHINE_MOVE: Final = Offering(
    order=35,
    phases=("movement",),
    rules=("bolt-thrower", "catapult", "bombard", "cannon"),
    lacks=("moved",),
    fixed=(("made", True),),
    key="offer-machine-move",
)
HAND_OVER: Final = Offering("character", order=36, needs=("in-command",), rare=True)
DRINK: Final = Offering(order=38, needs=("drunk",))

SHOOT: Final = (
    STAND_AND_SHOOT,
    Offering(
        "unit",
        "target",
        order=40,
        phases=("shooting",),
        rules=tuple(MISSILE_WEAPONS),
        key="offer-shoot",
        asks=(Ask("weapon", lacking=True), _DISTANCE, _COVER, _FACING),
        changes=True,
    ),
)
BOLT: Final = Offering(
    "unit", "target", order=41, rules=("bolt-thrower",), asks=(_DISTANCE, _COVER, _FACING)
)
CATAPULT: Final = Offering("unit", "target", order=42, rules=("catapult",), asks=(_DISTANCE,))
BOMBARD: Final = Offering(
    "unit",
    "target",
    order=43,
    rules=("bombard",),
    asks=(_DISTANCE, _COVERED, _COVER),
)
_BALL: Final = Offering(
    "unit",
    "target",
    order=44,
    rules=("cannon",),
    fixed=(("load", "ball"),),
    asks=(_DISTANCE, _COVER, _FACING),
)
CANNON: Final = (
    _BALL,
    replace(
        _BALL,
        fixed=(("load", "grapeshot"),),
        asks=(_COVERED, _DISTANCE),
        key="offer-grapeshot",
    ),
)
"""Players name the load whenever they load [L3971-3973]."""
EXPLOSION: Final = tuple(
    Offering(
        None,
        "target",
        order=45,
        turn="both",
        led=True,
        fixed=(("machine", machine),),
        asks=(_COVERED,),
    )
    for machine in ("cannon", "bombard")
)
"""Players see who stands near a machine that explodes, unit by unit [L3888-3890, L3984-3986]."""
MACHINE_HITS: Final = tuple(
    Offering(
        "unit",
        "target",
        order=45,
        led=True,
        fixed=(("machine", machine),),
        asks=(_COVERED, *asks),
        key="offer-machine-hits",
    )
    for machine, asks in (("catapult", ()), ("bombard", (_COVER,)))
)
"""Figures under the disc, or in the corridor, of each unit that is there [L3806-3868]."""
BOMBING: Final = Offering("unit", "target", order=45, phases=("shooting",), rules=_WINGS)
PREPARE_FIRE: Final = Offering(
    order=46,
    phases=("shooting",),
    rules=("short-bow", "bow", "long-bow", "elf-bow", "crossbow"),
    rare=True,
)
ROUT: Final = Offering(order=47, turn="both", due=True)

CHALLENGE: Final = Offering(
    "unit",
    "enemy",
    order=51,
    turn="both",
    without=("war-machine",),
    lacks=("challenge-made", "in-challenge", "leader-in-challenge", "hides", "fought"),
    target_without=("war-machine",),
    target_lacks=("in-challenge", "leader-in-challenge", "hides"),
    unlinked=_ISSUED,
)
ANSWER: Final = Offering(
    "enemy",
    "unit",
    order=50,
    turn="both",
    linked_by=_ISSUED,
    asks=(Ask("answer"),),
    key="offer-challenge-answer",
)
IMPACT: Final = Offering("unit", "enemy", order=52, within="close_combat_round")
HAND_CROSSBOW: Final = Offering(
    "unit", "target", order=53, rules=("hand-crossbow",), needs=("engaged",), lacks=("fought",)
)
_FIGHT: Final = Offering("unit", "enemy", order=54, key="offer-fight")
FIGHT: Final = (
    replace(_FIGHT, due=True),
    replace(_FIGHT, needs=("engaged",), lacks=("fought",), unlinked=(CONTACT,)),
)
"""Each combat once; of units of which nobody said whom they touch, players say it."""
MELEE: Final = Offering("unit", "enemy", order=55, within="close_combat_round")
RESULT: Final = Offering("unit", "enemy", order=56, within="close_combat_round")
RESTRAIN: Final = Offering("unit", "enemy", order=57, within="close_combat_round")
CAPTURE: Final = Offering(
    "unit",
    "enemy",
    order=58,
    turn="both",
    needs=("followed-up",),
    sole=True,
    target_rules=("standard",),
    target_needs=("pushed-back",),
)
WEDGE_ADVANCE: Final = Offering(
    "unit",
    "enemy",
    order=59,
    turn="both",
    needs=("wedge", "fought"),
    asks=(Ask("won"), Ask("ranks")),
)

RESERVE: Final = Offering(order=60, due=True, changes=True)

CAST: Final = Offering(
    "wizard",
    "target",
    order=70,
    above=(("level", 0), ("mp", 0)),
    asks=(
        Ask("spell", first=True, lores=("battle-magic",)),
        Ask("form", lacking=True),
        Ask("quantity", optional=True),
        Ask("creature", lacking=True),
        Ask("chosen", lacking=True),
        _STRUCK,
        _DISTANCE,
    ),
    alone=True,
    key="offer-cast",
)
"""A wizard of whom no spell is noted is no specialist: they alone know more lists [L4816-4820]."""
EFFECT_DUE: Final = Offering(
    "wizard",
    "target",
    order=71,
    asks=(
        Ask("form", lacking=True),
        Ask("creature", lacking=True),
        Ask("chosen", lacking=True),
        _STRUCK,
    ),
    due=True,
    alone=True,
    key="offer-effect",
)
STRIKES: Final = (
    replace(
        EFFECT_DUE,
        actor=None,
        asks=(_STRUCK, Ask("quantity", lacking=True)),
        target_lacks=("struck-by-spell",),
    ),
    replace(EFFECT_DUE, actor="target", target=None, asks=(), alone=False),
)
"""What a spell in play does of itself, to whoever comes near or bears it."""
EFFECT: Final = replace(
    EFFECT_DUE,
    due=False,
    led=True,
    asks=(Ask("spell", first=True), *EFFECT_DUE.asks),
    target_lacks=("reached-by-spell",),
)
DRAW_POINTS: Final = Offering(
    "wizard", order=72, rules=("magic-wand", "energy-jewel"), key="offer-draw"
)

RALLY: Final = Offering(
    order=80,
    due=True,
    changes=True,
)
COOL: Final = Offering(order=81, due=True, key="offer-cool")
