"""Procedures of BlackHammer as they are offered in a battle, in the order of a turn.

Most take any unit, as they answer "what if" too: what an actor must have is told here.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from rulesets.core.battlefield.link import CONTACT
from rulesets.core.offering.declaration import Ask, Offering
from rulesets.core.results.relation import ANSWERED, CHARGE_OPEN, CHARGING, DECLARED, TESTED
from rulesets.rank_and_flank.nerve.panic_offers import PANIC as OWN_PANIC
from rulesets.rank_and_flank.nerve.panic_offers import PANIC_OF_FRIENDS as OF_FRIENDS

_DISTANCE: Final = Ask("distance")
_DICE: Final = Ask("dice_used")
_COVER: Final = Ask("cover")
_GUESS: Final = Ask("guess", each=True)
_ISSUED: Final = ("challenge", "issued")

WHO_STARTS: Final = Offering(
    None, order=1, turn="both", phases=("start-of-turn",), due=True, asks=(Ask("deployed_first"),)
)
SPELLS: Final = Offering(
    "wizard", order=2, turn="both", phases=("start-of-turn", "magic"), due=True, asks=(Ask("lore"),)
)
STUPIDITY: Final = Offering(order=10, rules=("stupidity",), changes=True, key="offer-stupidity")

_OPEN: Final = (CHARGING.id, *CHARGE_OPEN)

DECLARE: Final = Offering("unit", "target", order=20, unlinked=_OPEN, key="offer-charge")
RESPOND: Final = Offering(
    "target",
    "unit",
    order=21,
    turn="other",
    linked_by=(CHARGING.id, DECLARED),
    asks=(Ask("response"),),
    key="offer-charge-answer",
)
STAND_AND_SHOOT: Final = Offering(
    "unit",
    "target",
    order=21,
    turn="other",
    phases=("movement",),
    needs=("shoots-at-chargers",),
    lacks=("stood-and-shot",),
    linked_by=(CHARGING.id,),
    fixed=(("stand_and_shoot", True),),
    asks=(Ask("weapon", lacking=True), _DISTANCE, _COVER),
    key="offer-stand-and-shoot",
)
MOVE: Final = Offering(
    "unit",
    "target",
    order=22,
    linked=(CHARGING.id, ANSWERED),
    asks=(_DISTANCE, Ask("facing", default="front")),
    key="offer-charge-move",
)
"""With the test of Fear or Terror of who is charged, once it is known to be in reach [L2006]."""
MOVE_UNASKED: Final = replace(MOVE, linked=(CHARGING.id, DECLARED))
"""The move of a charge that is declared at who has no choice but to hold [L660]."""
RESOLVE: Final = replace(MOVE, linked=(CHARGING.id, TESTED))
LOST: Final = Offering(order=22, key="offer-charge-lost")
RALLY: Final = Offering(order=23, needs=("fleeing",), changes=True, key="offer-rally")
FRENZY: Final = Offering(order=24, rules=("frenzy",))
CHARGE: Final = Offering(
    "unit", "target", order=25, within="charge_declaration", asks=(Ask("response"), _DISTANCE)
)
RUN_DOWN: Final = Offering(
    "unit",
    "target",
    order=22,
    linked=(CHARGING.id, TESTED),
    target_needs=("fleeing",),
    asks=(_DISTANCE,),
    key="offer-charge-move",
)

WINDS: Final = Offering(None, order=30)
_CAST: Final = Offering(
    "wizard",
    "target",
    order=31,
    above=(("level", 0),),
    counted=("winds-rolled", "power-dice"),
    asks=(Ask("spell", first=True), _DICE),
    alone=True,
    key="offer-cast",
)
_BOOK: Final = ("book-of-sorcery",)
CAST: Final = (
    replace(_CAST, without=_BOOK, asks=(Ask("spell", first=True, learned=True), _DICE)),
    replace(_CAST, rules=_BOOK),
)
"""A wizard casts the spells that he rolled; who bears the book chose, which he tells as he casts
[L886-892, L3072]."""
BOUND: Final = Offering(
    "wizard",
    "target",
    order=31,
    rules=("bound-spell",),
    asks=(Ask("spell", first=True),),
    alone=True,
    key="offer-bound-spell",
)
"""It needs no dice, and its bearer is no wizard [L882]."""
_TOUCHED: Final = (
    Ask("struck", figures="target"),
    Ask("partly", figures="target", default=0),
)
EFFECT: Final = Offering(
    "wizard",
    "target",
    order=31,
    turn="both",
    led=True,
    asks=(Ask("spell", first=True), Ask("spell_type", lacking=True), *_TOUCHED),
    alone=True,
    key="offer-effect",
)
"""Of a spell in one's own turn, and of a Fiasco's gift in the other side's [L838-840]."""
OUTLIVING: Final = replace(EFFECT, actor=None, fixed=(("due", False),))
"""Of a spell whose caster is gone: it was cast, and takes effect [L862-864]."""
PLACED: Final = replace(
    EFFECT, target=None, fixed=(("spell", "purple-sun-of-xereus"), ("due", False)), asks=()
)
"""Dice say first how far its template may lie [L3304-3308]."""
FREE: Final = replace(
    EFFECT,
    order=30,
    turn="other",
    led=False,
    above=(("level", 0),),
    counted=("free-spell",),
    asks=EFFECT.asks[:2],
    key="offer-free-spell",
)
"""The other side's Fiasco gives it: it needs no roll [L838-840]."""
FREE_BOUND: Final = replace(
    FREE,
    above=(),
    rules=("bound-spell",),
    fixed=(("bound", True),),
    key="offer-free-bound-spell",
)
"""Or an item casts its spell [L840]."""
FORGO: Final = Offering(None, order=30, turn="other", counted=("free-spell",))
FIASCO_CONTACT: Final = tuple(
    Offering(
        None,
        "target",
        order=31,
        turn="both",
        led=True,
        fixed=(("fiasco", row),),
        target_lacks=("struck-by-fiasco",),
        asks=(Ask("touching", figures="target"),),
    )
    for row in ("rift", "backlash")
)
"""Who touches the wizard, friend or foe, players alone see [L832, L856]."""
NOBODY_TOUCHES: Final = Offering(None, order=32, counted=("fiasco-to-count",))
FORETOLD: Final = Offering(
    None,
    "target",
    order=31,
    due=True,
    fixed=(("due", "yes"),),
    asks=_TOUCHED,
    key="offer-effect",
)
"""What was foretold falls on whoever stands there, whoever foretold it [L3154]."""
COMET: Final = replace(
    FORETOLD, due=False, led=True, fixed=(("spell", "comet-of-casandora"), ("due", "yes"))
)
"""Its template may lie on several units, whom it strikes one after the other."""
DISPEL: Final = Offering(
    "wizard", order=32, turn="other", above=(("level", 0),), asks=(_DICE,), key="offer-dispel"
)
DISPEL_BY_ARMY: Final = Offering(
    None, order=32, turn="other", asks=(_DICE,), key="offer-dispel-by-army"
)
"""The army itself dispels, without a level [L858]: offered where no wizard may."""
LET_THROUGH: Final = Offering(None, order=33, turn="other")
FREE_DISPEL: Final = replace(DISPEL, order=30, turn="own")
FREE_DISPEL_BY_ARMY: Final = replace(DISPEL_BY_ARMY, order=30, turn="own")
LET_FREE_THROUGH: Final = replace(LET_THROUGH, order=30, turn="own")
"""The side whose turn it is answers a free spell, with its power dice [L840]."""
SCROLL: Final = Offering(
    "wizard", order=34, turn="other", rules=("dispel-scroll", "dispel-scrolls")
)
FREE_SCROLL: Final = replace(SCROLL, order=30, turn="own")
IN_PLAY: Final = Offering(
    "wizard",
    order=35,
    turn="both",
    above=(("level", 0),),
    asks=(Ask("spell", first=True, among="in-play"), _DICE),
    key="offer-dispel-in-play",
)
KEEP: Final = Offering(
    "wizard", order=36, asks=(Ask("spell", first=True, among="upheld"),), key="offer-keep-spell"
)
END_OWN: Final = Offering(
    "wizard",
    order=37,
    turn="both",
    above=(("level", 0),),
    asks=(Ask("spell", first=True, among="upheld"),),
    rare=True,
    key="offer-end-own",
)

SHOOT: Final = Offering(
    "unit",
    "target",
    order=40,
    phases=("shooting",),
    above=(("range", 0),),
    asks=(Ask("weapon", lacking=True), _DISTANCE, _COVER),
    key="offer-shoot",
)
BOLT: Final = Offering(
    "unit",
    "target",
    order=41,
    rules=("bolt-thrower",),
    asks=(_DISTANCE, _COVER),
    key="offer-bolt-thrower",
)
CANNON: Final = Offering(
    "unit",
    "target",
    order=42,
    rules=("cannon",),
    asks=(_GUESS,),
    key="offer-cannon",
)
STONE: Final = Offering(
    "unit",
    "target",
    order=43,
    rules=("stone-thrower",),
    asks=(_GUESS,),
    key="offer-stone-thrower",
)


def _hits(machine: str, *asks: Ask, building: str = "no") -> Offering:
    """Return how the models that players count under a machine's shot are asked for."""
    return Offering(
        "unit",
        "target",
        order=44,
        led=True,
        fixed=(("machine", machine), ("building", building)),
        asks=(*asks, Ask("rider", lacking=True), Ask("crew", lacking=True)),
        key="offer-machine-hits",
    )


HITS: Final = (
    _hits("cannon", Ask("hits", figures="target")),
    _hits(
        "stone-thrower",
        Ask("covered", figures="target"),
        Ask("partly", figures="target", default=0),
    ),
    _hits("cannon", building="yes"),
    _hits("stone-thrower", building="yes"),
)
"""A ball strikes what stands on its way, a template what lies under it [L2540, L2588-2592].

In a building nobody is counted: a shot that touches it strikes 1D6 times [L2978]."""

PANIC: Final = replace(OWN_PANIC, order=45)
PANIC_OF_FRIENDS: Final = replace(OF_FRIENDS, order=46)

CHALLENGE: Final = Offering("unit", "enemy", order=50, turn="both", unlinked=_ISSUED)
ANSWER: Final = Offering(
    "enemy",
    "unit",
    order=49,
    turn="both",
    linked_by=_ISSUED,
    asks=(Ask("answer"),),
    key="offer-challenge-answer",
)
_FIGHT: Final = Offering("unit", "enemy", order=51, key="offer-fight")
FIGHT: Final = (
    replace(_FIGHT, due=True),
    replace(_FIGHT, needs=("engaged",), lacks=("fought",), unlinked=(CONTACT,), joined=False),
)
"""Each combat once; of units of which nobody said whom they touch, players say it."""
_MEETS: Final = Offering(
    "unit",
    "enemy",
    order=55,
    turn="both",
    needs=("pursued",),
    lacks=("engaged", "off-table"),
    target_lacks=("fleeing",),
    fixed=(("response", "hold"),),
    key="offer-meets",
)
MEETS: Final = (
    _MEETS,
    replace(
        _MEETS,
        fixed=(("response", "flee"),),
        target_lacks=("engaged", "fled-this-phase"),
        asks=(Ask("distance", each=True), Ask("pursuit", each=True)),
        rare=True,
        key="offer-meets-flight",
    ),
)
"""Whom a pursuit reaches is charged by it, and may flee unless it fights [L1946-1958]."""
DUEL: Final = Offering("unit", "enemy", order=54, turn="both", within="close_combat_round")
RESULT: Final = Offering("unit", "enemy", order=52, within="close_combat_round")
MELEE: Final = Offering("unit", "enemy", order=53, within="close_combat_round")
