"""Procedures of The 9th Age as they are offered in a battle, in the order of a turn.

Most take any unit, as they answer "what if" too: what an actor must have is told here.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from rulesets.core.battlefield.link import CONTACT
from rulesets.core.offering.declaration import Ask, Offering
from rulesets.core.results.relation import ANSWERED, CHARGE_OPEN, CHARGING, DECLARED
from rulesets.rank_and_flank.nerve.panic_offers import PANIC as OWN_PANIC
from rulesets.rank_and_flank.nerve.panic_offers import PANIC_OF_FRIENDS as OF_FRIENDS
from rulesets.t9a.harm.striking_near import STRIKING

if TYPE_CHECKING:
    from rulesets.core.ids.rules import RuleId

_DISTANCE: Final = Ask("distance")
_DICE: Final = Ask("dice_used")
_COVER: Final = Ask("cover")
_ISSUED: Final = ("challenge", "issued")
_OPEN: Final = (CHARGING.id, *CHARGE_OPEN)
"""A charge that is declared and not yet moved."""
_WAND: Final = Ask("wand", default=False)

GENERATE: Final = Offering(
    order=10,
    turn="both",
    phases=("deployment",),
    above=(("level", 0),),
    lacks=("spells-generated",),
    due=True,
    asks=(Ask("path"),),
)
SCOUT: Final = Offering(
    order=11,
    turn="both",
    phases=("deployment",),
    rules=("scout",),
    lacks=("no-charge",),
    asks=(Ask("own_zone"), Ask("within"), Ask("to_enemy")),
)
VANGUARD: Final = Offering(
    order=12,
    turn="both",
    phases=("deployment",),
    rules=("vanguard",),
    lacks=("no-charge",),
    asks=(Ask("forerunners"), Ask("to_enemy")),
)
_FINISHED: Final = Offering(
    None,
    order=13,
    phases=("deployment",),
    asks=(Ask("announces"), Ask("undeployed")),
    key="offer-finished-deploying",
)
FIRST_TURN: Final = (_FINISHED, replace(_FINISHED, turn="other"))
"""Of the side that finished deploying first [L595-612]."""

STUPIDITY: Final = Offering(order=20, rules=("stupidity",), changes=True, key="offer-stupidity")
DECLARE: Final = Offering("unit", "target", order=21, unlinked=_OPEN, key="offer-charge")
TERROR: Final = Offering(
    "unit",
    "enemy",
    order=22,
    turn="other",
    linked_by=(CHARGING.id, DECLARED, ANSWERED),
    changes=True,
    key="offer-terror",
)
RESPOND: Final = Offering(
    "target",
    "unit",
    order=23,
    turn="other",
    linked_by=(CHARGING.id, DECLARED),
    asks=(Ask("response"),),
    key="offer-charge-answer",
)
FLEE: Final = Offering(order=24, turn="both", needs=("flight-due",), key="offer-flee")
FLED_OFF: Final = Offering(
    order=76, turn="both", needs=("fleeing", "moved"), lacks=("flight-due", "off-table"), rare=True
)
STAND_AND_SHOOT: Final = Offering(
    "unit",
    "target",
    order=25,
    turn="other",
    phases=("movement",),
    needs=("shots-due",),
    linked_by=(CHARGING.id,),
    fixed=(("stand_and_shoot", True),),
    asks=(_DISTANCE, _COVER),
    changes=True,
    key="offer-stand-and-shoot",
)
REDIRECT: Final = Offering(
    "unit",
    "target",
    sole=True,
    order=26,
    needs=("may-redirect",),
    joined=False,
    key="offer-redirect",
)
FRENZY: Final = Offering(order=27, rules=("frenzy",), changes=True, key="offer-frenzy")
RESOLVE: Final = Offering(
    "unit",
    "target",
    order=28,
    linked=_OPEN,
    asks=(_DISTANCE, Ask("facing", default="front")),
    key="offer-charge-move",
)
CHARGE: Final = Offering("unit", "target", order=29, within="charge_declaration", asks=(_DISTANCE,))
RALLY: Final = Offering(order=30, needs=("fleeing",), lacks=("flight-due",), key="offer-rally")
RANDOM: Final = (
    Offering(order=31, rules=("random-movement",), asks=(Ask("amount"),), key="offer-random"),
    Offering(
        "unit",
        "target",
        order=32,
        rules=("random-movement",),
        asks=(Ask("amount"), Ask("to_enemy")),
        key="offer-random-charge",
    ),
)
ARRIVE: Final = Offering(order=33, phases=("movement",), needs=("off-table",), key="offer-arrive")
SIMPLE: Final = Offering(order=34, asks=(Ask("direction", default="forward"),), key="offer-move")
MARCH: Final = Offering(
    order=35, asks=(Ask("near"), Ask("relentless", default=False)), key="offer-march"
)
REFORM: Final = Offering(order=36, key="offer-reform")
SWIFT: Final = Offering(order=37, rules=("musician",), key="offer-swift-reform")
LEAVE: Final = Offering(order=38, needs=("in-building",), changes=True, key="offer-leave")
PANIC: Final = replace(OWN_PANIC, order=24)
PANIC_OF_FRIENDS: Final = replace(OF_FRIENDS, order=24)

FLUX: Final = Offering(None, order=40, key="offer-flux")
CHANNEL: Final = Offering(None, order=41, key="offer-channel")
COUNTER_CHANNEL: Final = Offering(None, order=42, turn="other", key="offer-counter-channel")
IN_PLAY: Final = Offering(
    "wizard",
    order=43,
    turn="both",
    above=(("level", 0),),
    asks=(Ask("spell", first=True, among="told"), _DICE, _WAND),
    key="offer-dispel-in-play",
)
END_OWN: Final = Offering(
    "wizard",
    order=44,
    turn="both",
    fixed=(("own", True),),
    above=(("level", 0),),
    asks=(Ask("spell", first=True, among="upheld"),),
    key="offer-end-own",
)
CAST: Final = Offering(
    "wizard",
    "target",
    order=45,
    above=(("level", 0),),
    asks=(
        Ask("spell", first=True, among="told"),
        Ask("version", first=True),
        _DICE,
        Ask("sceptre", default=False),
    ),
    alone=True,
    key="offer-cast",
)
RING: Final = replace(
    CAST,
    above=(),
    rules=("ring-of-fire",),
    fixed=(("spell", "fireball"), ("version", "basic"), ("power_level", 3)),
    asks=(_DICE,),
    alone=False,
    key="offer-bound-spell",
)
"""Its bearer is no Wizard thereby [L1037-1047]; its Power Level is 3 [R L1085-1197]."""
DISPEL: Final = Offering(
    "wizard", order=46, turn="other", above=(("level", 0),), asks=(_DICE, _WAND), key="offer-dispel"
)
DISPEL_ALONE: Final = Offering(
    None, order=47, turn="other", asks=(_DICE,), key="offer-dispel-alone"
)
SCROLL: Final = Offering(
    "wizard",
    order=48,
    turn="other",
    rules=("dispel-scroll", "crown-of-scorn"),
)
BACKLASH: Final = Offering("wizard", order=49, turn="other", rules=("backlash-scroll",))
BINDING: Final = Offering("wizard", order=50, turn="other", rules=("binding-scroll",))
SHIELDING: Final = Offering("wizard", "target", order=51, turn="other", rules=("shielding-scroll",))
LET_THROUGH: Final = Offering(None, order=52, turn="other", key="offer-let-through")
EFFECT: Final = Offering(
    "wizard",
    "target",
    order=53,
    phases=("magic",),
    asks=(
        Ask("spell", first=True, among="told"),
        Ask("chosen", lacking=True),
        Ask("struck", lacking=True),
    ),
    alone=True,
    key="offer-effect",
)
STRIKES: Final = Offering(
    "target",
    order=57,
    turn="both",
    phases=("movement", "magic", "shooting", "combat"),
    fixed=(("due", "yes"),),
    due=True,
    key="offer-strikes",
)
"""What a spell does again as every Magic Phase ends, or as every phase begins."""
MISCAST: Final = Offering("wizard", order=54, key="offer-miscast")

_MISSILES: Final[tuple[RuleId, ...]] = (
    "shortbow",
    "bow",
    "longbow",
    "crossbow",
    "handgun",
    "pistol",
    "brace-of-pistols",
    "throwing-weapons",
)
SHOOT: Final = Offering(
    "unit",
    "target",
    order=60,
    phases=("shooting",),
    rules=_MISSILES,
    asks=(_DISTANCE, _COVER),
    changes=True,
    key="offer-shoot",
)
BREATHE: Final = Offering(
    "unit",
    "target",
    order=61,
    phases=("shooting",),
    rules=("breath-weapon",),
    asks=(_DISTANCE,),
    key="offer-breathe",
)


_ENGINE: Final = Ask("machine", lacking=True, seldom=True)


def _machine(order: int, kind: RuleId, *asks: Ask) -> Offering:
    """Return how the shot of a kind of Artillery Weapon is offered."""
    asked = (_ENGINE, *asks)
    return Offering("unit", "target", order=order, rules=(kind,), asks=asked, key="offer-shoot")


CANNON: Final = _machine(62, "cannon", _DISTANCE)
CATAPULT: Final = _machine(63, "catapult", _DISTANCE, Ask("in_sight"))
BOLT: Final = _machine(64, "bolt-thrower", _DISTANCE, _COVER, Ask("facing"))
FLAME: Final = _machine(65, "flame-thrower", _DISTANCE)
VOLLEY: Final = _machine(66, "volley-gun", _DISTANCE, _COVER)
"""Which weapon it is of its kind is asked once of a machine of which no list said it."""
_LANDED: Final = ("shot", "landed")
BALL: Final = Offering(
    "unit",
    "target",
    order=67,
    rules=("cannon",),
    linked=_LANDED,
    asks=(_ENGINE, Ask("touched")),
    key="offer-struck",
)
TEMPLATE: Final = Offering(
    "unit",
    "target",
    order=68,
    rules=("catapult", "flame-thrower"),
    linked=_LANDED,
    asks=(_ENGINE, Ask("covered"), Ask("centre")),
    key="offer-struck",
)

EXPLOSION: Final = Offering(
    None,
    "target",
    order=69,
    turn="both",
    led=True,
    asks=(Ask("hits", figures="target"),),
    key="offer-explosion",
)
"""It hits every model within some inches, friend or foe, unit by unit [R L797-803]."""
MISCAST_HITS: Final = replace(EXPLOSION, order=55, key="offer-miscast-hits")
NOBODY_ELSE: Final = Offering(None, order=56, counted=STRIKING)

ANSWER: Final = Offering(
    "enemy",
    "unit",
    order=70,
    turn="both",
    linked_by=_ISSUED,
    asks=(Ask("answer"),),
    key="offer-challenge-answer",
)
ACCEPT: Final = Offering(
    "enemy",
    "unit",
    order=70,
    turn="both",
    linked_by=_ISSUED,
    fixed=(("answer", "accept"),),
    instead=True,
    key="offer-challenge-accept",
)
"""A challenge at a unit is taken up by its Champion, or by a Character in it."""
CHALLENGE: Final = Offering(
    "unit", "enemy", order=71, turn="both", unlinked=_ISSUED, key="offer-challenge"
)
_FIGHT: Final = Offering("unit", "enemy", order=72, key="offer-fight")
FIGHT: Final = (
    replace(_FIGHT, due=True),
    replace(_FIGHT, needs=("engaged",), lacks=("fought",), unlinked=(CONTACT,), joined=False),
)
"""Each combat once; of units of which nobody said whom they touch, players say it."""
REFORM_AFTER: Final = Offering(
    "unit",
    "enemy",
    order=73,
    turn="both",
    needs=("engaged", "fought"),
    asks=(Ask("steadfast"),),
    changes=True,
    key="offer-combat-reform",
)
OVERRUN: Final = Offering(
    order=74, needs=("charged",), lacks=("engaged",), changes=True, key="offer-overrun"
)
MEETS: Final = Offering(
    "unit",
    "enemy",
    order=75,
    turn="both",
    needs=("pursued",),
    lacks=("engaged", "off-table"),
    key="offer-meets",
)
OFF_TABLE: Final = Offering(
    order=76,
    turn="both",
    needs=("pursued",),
    lacks=("engaged", "off-table"),
    key="offer-off-table",
)
USE: Final = Offering(
    order=90,
    turn="both",
    phases=("movement", "magic", "shooting", "combat"),
    rules=(
        "potion-of-strength",
        "potion-of-swiftness",
        "sceptre-of-dominion",
        "bronze-breastplate",
        "flaming-standard",
        "lucky-shield",
    ),
    asks=(Ask("item"),),
    key="offer-use",
)
_ROUND: Final = "close_combat_round"
FEAR: Final = Offering("unit", "enemy", order=77, turn="both", within=_ROUND)
MELEE: Final = Offering("unit", "enemy", order=78, turn="both", within=_ROUND)
RESULT: Final = Offering("unit", "enemy", order=79, within=_ROUND)
BREAK: Final = Offering("unit", "enemy", order=80, turn="both", within=_ROUND)
PURSUIT: Final = Offering("unit", "enemy", order=81, turn="both", within=_ROUND)
RESTRAIN: Final = Offering(order=82, turn="both", within=_ROUND)
