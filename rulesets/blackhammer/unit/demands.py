"""Conditions on the table for a rule to apply at all, where the text leaves no doubt."""

from __future__ import annotations

from typing import Final

from rulesets.core.declaring.procedure import Demand

OWN_TURN: Final = Demand("unit", turn="own")
"""Charges, shots and tests of the turn are those of the player whose turn it is [L654, L1980]."""
CASTERS_TURN: Final = Demand("wizard", turn="own")
"""[L776]."""
DISPELLERS_TURN: Final = Demand("wizard", turn="other")
"""The adversary dispels [L858]."""
_HOSTILE: Final = ("magic-missile", "direct-damage", "curse")
_AT_FOES: Final = (*(f"spell_type={kind}" for kind in _HOSTILE), "spell=burning-head")
_ON_FRIENDS: Final = Demand(
    "target", beside="wizard", only=("spell_type=blessing", "spell=lush-sanctuary")
)
CASTING: Final = (CASTERS_TURN, Demand("target", against="wizard", only=_AT_FOES), _ON_FRIENDS)
"""Missiles, damage and curses are for enemies, blessings for friends [L786-794, L3168, L3262]."""
RESOLVING: Final = CASTING[1:]
WORKING: Final = (
    Demand("target", against="wizard", only=_AT_FOES, unless=("due",)),
    Demand("target", once=("burnt-by-cage",), only=("due",)),
    _ON_FRIENDS,
)
"""The same; what a spell foretold strikes whoever is there by then [L3154], and a Flaming Cage who
moves in it, once for a move [L3172]."""

RALLY: Final = (
    Demand("unit", needs=("fleeing",)),
    Demand("unit", turn="own", unless=("automatic",)),
    Demand("unit", once=("rally-tested",), unless=("automatic",)),
)
"""Only who flees rallies, in its own turn unless an effect does it, by one test [L674-676]."""

TERROR: Final = (Demand("unit", turn="own", unless=("situation=charged",)),)
"""[L2014-2022]."""

FOE: Final = Demand("target", against="unit")
"""A charge and a shot are aimed at the enemy [L654, L900]."""
CHARGE: Final = (OWN_TURN, FOE)
REDIRECT: Final = (OWN_TURN,)
"""[L720]."""

FLIGHT: Final = (Demand("unit", once=("fled-this-phase",), unless_stated=("fled_already",)),)
"""Demands of a flight. A unit flees once in a phase [L684], so a flight asked for again is the same
one unless a player states that it is another, which destroys it."""

COMPULSORY: Final = (OWN_TURN, Demand("unit", once=("moved",)))
"""A compulsory move is made once, in the turn of its unit [L680, L688-698]."""
STUPIDITY: Final = (OWN_TURN, Demand("unit", once=("stupidity-tested",)))
"""[L2038]."""
FRENZY: Final = (OWN_TURN, Demand("unit", once=("frenzy-tested",)))
"""A character tests once to hold back [L2028]."""
FEAR: Final = (OWN_TURN, Demand("unit", once=("failed-fear", "failed-terror")))
"""Demands of a Fear test: a unit that failed stands as if it had rallied [L2008, L2020], and there
is nothing more to test for."""

SHOOTING: Final = (Demand("unit", turn="own", unless=("stand_and_shoot",)), FOE)
"""[L664, L896-900]."""

_BEGINS: Final = ("first_round", "charged=unit", "charged=enemy", "charged=both")
_FOES: Final = Demand("enemy", against="unit")
_IN_CONTACT: Final = Demand("unit", contact="enemy", unless=_BEGINS)
ROUND: Final = (
    Demand("unit", once=("fought",), unless=_BEGINS, unless_stated=("first_round",)),
    Demand("enemy", once=("fought",), unless=_BEGINS, unless_stated=("first_round",)),
    _FOES,
    _IN_CONTACT,
)
"""Only units in contact fight [L1336]; who says that a charge begins the combat tells of it.

A unit fights once in a phase, unless a pursuit leads it into a new combat [L1956].
"""
BLOWS: Final = (_FOES, Demand("unit", contact="enemy", unless=("first_round",)))
"""Blows struck apart from their round are struck in contact too [L1336]."""
CHALLENGE: Final = (
    _FOES,
    Demand("unit", contact="enemy", unless_stated=("in_contact", "enemy_in_contact")),
)
"""Both must touch an enemy [L2124]; who states whether they do has looked at the table."""
RESULT: Final = (
    Demand("unit", once=("fought",), unless_stated=("wounds", "enemy_wounds")),
    Demand("unit", needs=("engaged",), known=True),
    Demand("enemy", needs=("engaged",), known=True),
    _FOES,
)
DUEL: Final = (
    Demand("unit", once=("duelled",)),
    Demand("enemy", once=("duelled",)),
    _FOES,
    _IN_CONTACT,
)
ASSAULT: Final = (_FOES,)
BREAK: Final = (_FOES, Demand("unit", once=("break-tested",)))
"""A beaten unit tests once [L1910]."""
PURSUIT: Final = (
    _FOES,
    Demand("enemy", once=("fled-this-phase",)),
    Demand("unit", once=("must-pursue",), only=("restrain",)),
)
"""Who broke runs once, from all its pursuers [L684, L1938-1944]; who failed to hold back pursues
[L1918]."""
_SET_OFF: Final = Demand("unit", forbids=("engaged",))
"""Who still fights has nobody to pursue [L1918]."""
NEW_ENEMY: Final = (*PURSUIT, _SET_OFF)
OFF_TABLE: Final = (_SET_OFF,)
RESTRAINT: Final = (Demand("unit", once=("must-pursue",)),)
"""Who failed to hold back pursues [L1918]."""
MACHINES: Final = (OWN_TURN, FOE)
"""A machine never answers a charge with a shot: every one is of its own turn [L2490]."""
IMPACT: Final = (Demand("unit", needs=("charged",), known=True), _FOES)
"""Only the turn it charges [L2732]."""
CRUSH: Final = (_FOES,)
