"""Procedures of Age of Sigmar as they are offered in a battle, in the order of a turn."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from rulesets.aos4.unit.chosen_tactic import tactic_open
from rulesets.core.offering.declaration import Ask, Offering
from rulesets.core.results.relation import CHARGING, DECLARED

_DISTANCE: Final = Ask("distance")

PRIORITY: Final = Offering(None, order=10, turn="both", due=True)
_TAKE: Final = Offering(
    None, order=10, key="next-take-first-turn", fixed=(("beginner", "chooser"),)
)
_LEAVE: Final = Offering(
    None, order=10, key="next-leave-first-turn", fixed=(("beginner", "opponent"),)
)
FIRST_TURN: Final = (
    _TAKE,
    _LEAVE,
    replace(_TAKE, turn="other"),
    replace(_LEAVE, turn="other"),
)
_CHOOSES: Final = Offering(
    None, order=9, switch=("battlepack", "border-war"), key="offer-deployed-first"
)
_ATTACKS: Final = replace(_CHOOSES, switch=("battlepack", "spearhead"), key="offer-attacks")
FIRST_CHOICE: Final = (
    _CHOOSES,
    replace(_CHOOSES, turn="other"),
    _ATTACKS,
    replace(_ATTACKS, turn="other"),
)
COMMAND_POINTS: Final = Offering(None, order=11)
TACTIC: Final = Offering(
    None,
    "target",
    order=12,
    asks=(Ask("tactic", first=True),),
    whom="offer-which-entourage",
    alone=True,
    changes=True,
)
PLACE_OF_POWER: Final = Offering(order=13, asks=(Ask("terrain"),))

_INTERVENES: Final = (("rules", "magical-intervention"),)
_CAST: Final = Offering(
    "wizard",
    "target",
    order=20,
    rules=("wizard",),
    asks=(Ask("spell", first=True), _DISTANCE),
    key="offer-cast",
    alone=True,
)
_PRAY: Final = Offering(
    "unit",
    "target",
    order=21,
    rules=("priest",),
    asks=(Ask("prayer", first=True), _DISTANCE),
    alone=True,
)
_BY_COMMAND: Final = "rule-magical-intervention"
_OWN_SPELL: Final = Offering(
    "wizard",
    order=27,
    rules=("wizard",),
    fixed=(("spell", "warscroll"), ("casting_value", 7)),
    form=("spell", "casting_value", "target"),
    key="offer-own-spell",
    rare=True,
)
_OWN_PRAYER: Final = Offering(
    order=28,
    rules=("priest",),
    fixed=(("prayer", "warscroll"), ("chanting_value", 4)),
    form=("prayer", "chanting_value", "target"),
    key="offer-own-prayer",
    rare=True,
)


def _by_command(offering: Offering) -> Offering:
    """Return what is offered in the enemy's hero phase, by Magical Intervention."""
    fixed = (*offering.fixed, *_INTERVENES)
    if offering.form:
        return replace(offering, turn="other", fixed=fixed, key=f"{offering.key}-by-command")
    return replace(offering, turn="other", order=26, fixed=fixed, key=_BY_COMMAND, rare=True)


CAST: Final = (_CAST, _by_command(_CAST), _OWN_SPELL, _by_command(_OWN_SPELL))
PRAY: Final = (_PRAY, _by_command(_PRAY), _OWN_PRAYER, _by_command(_OWN_PRAYER))
"""In one's own hero phase, or the enemy's by Magical Intervention [L1095-1103].

Spells and prayers of warscrolls and lores are told with their values [L1367-1386].
"""
SUMMON: Final = Offering(
    "wizard",
    "manifestation",
    order=19,
    turn="both",
    needs=("may-summon",),
    whom="offer-which-manifestation",
    target_rules=("manifestation",),
    target_lacks=("summoned",),
    target_above=(("banishment", 0),),
)
"""Once a spell or prayer worked that the text does not print: only players know what it does."""
UNBIND: Final = Offering("wizard", order=22, turn="both", asks=(_DISTANCE,), key="offer-unbind")
_LET_THROUGH: Final = Offering(None, "target", order=23, turn="other")
LET_THROUGH: Final = (
    _LET_THROUGH,
    replace(_LET_THROUGH, turn="own"),
)
"""Whose turn it is unbinds what the enemy casts by Magical Intervention."""
BANISH: Final = Offering(
    "wizard",
    "target",
    order=24,
    rules=("wizard",),
    target_above=(("banishment", 0),),
    asks=(_DISTANCE,),
    key="offer-banish",
)
RALLY: Final = Offering(order=25, turn="both", asks=(Ask("heal_first", default=False),))

MOVE: Final = Offering(order=30)
RUN: Final = Offering(order=31, asks=(Ask("at_the_double", default=False),))
RETREAT: Final = Offering(order=32)
BOING: Final = Offering("unit", "target", order=33, rules=("boing",), rare=True)
"""An ability of Squig Hoppers, not of all that fly [L1932-1957]."""
REDEPLOY: Final = Offering(order=34, turn="other", rare=True)

_ALL_OUT: Final = Ask("attack_command")
_SHOOT: Final = Offering("unit", "target", order=40, asks=(_DISTANCE, _ALL_OUT))
SHOOT: Final = (
    _SHOOT,
    replace(
        _SHOOT,
        turn="other",
        order=41,
        fixed=(("rules", "covering-fire"),),
        key="rule-covering-fire",
        rare=True,
    ),
)
"""In one's own turn, or the enemy's by Covering Fire [L1131-1141]."""
_DEFENCE: Final = Offering(
    order=62,
    phases=("combat",),
    turn="both",
    needs=("engaged",),
    fixed=(("order", "all-out-defence"),),
    switch=("decisions", "defaults"),
    key="rule-all-out-defence",
    changes=True,
    rare=True,
)
COMMAND: Final = (_DEFENCE, replace(_DEFENCE, phases=("shooting",), needs=()))
"""All-out Defence, told before the attack where its player is not asked in it [L1179-1187]."""

CHARGE: Final = Offering("unit", "target", order=50, asks=(Ask("distance", when="after"),))
FORWARD: Final = Offering("unit", "target", order=51)
REACHED: Final = (
    Offering("unit", "target", order=52, turn="both", linked=(CHARGING.id, DECLARED)),
    Offering("unit", "target", order=52, turn="both", needs=("charge-untold",)),
)
MISSED: Final = (REACHED[0], replace(REACHED[1], target=None))
"""What players measured of a charge is told once; one at nobody fell short of all [L515]."""
COUNTER_CHARGE: Final = Offering(
    "unit", "target", order=53, turn="other", asks=(Ask("distance", when="after"),), rare=True
)

FIGHT: Final = Offering("unit", "enemy", order=60, turn="both", asks=(_ALL_OUT,))

POWER_THROUGH: Final = Offering("unit", "target", order=70)
_OBJECTIVE: Final = Ask("objective", first=True, beside="holder")
_TAKEN: Final = Offering(
    None,
    order=69,
    asks=(_OBJECTIVE, Ask("lies"), Ask("taken")),
    switch=("battlepack", "border-war"),
    due=True,
)
OBJECTIVE: Final = (
    _TAKEN,
    replace(_TAKEN, asks=(_OBJECTIVE, Ask("taken")), switch=("battlepack", "spearhead")),
)
"""Who holds it is asked, not who stands there: where it lies counts in Border War [L1823].

It may stay whose it is: that is an answer too, and never left out for changing nothing.
"""
_HELD: Final = (Ask("objectives"), Ask("enemy_objectives"))
IN_COMBAT: Final = Offering(
    "unit",
    "enemy",
    order=70,
    phases=("end-of-turn",),
    turn="both",
    needs=("commanded",),
    asks=(_DISTANCE,),
)
"""A move through the enemy may end in combat, or not [L1199-1201]."""
BORDER_WAR: Final = Offering(
    None,
    order=71,
    asks=(*_HELD, Ask("in_enemy_territory"), Ask("shared_objectives")),
    switch=("battlepack", "border-war"),
)
SPEARHEAD: Final = Offering(None, order=72, asks=_HELD, switch=("battlepack", "spearhead"))
TACTIC_CHECK: Final = Offering(
    None,
    order=70,
    asks=(
        Ask("units_at_centre"),
        Ask("units_left_flank"),
        Ask("units_right_flank"),
        Ask("terrain_controlled"),
    ),
    stands=tactic_open,
)
"""Whether it is completed is told once, by who played it [L1733]."""
