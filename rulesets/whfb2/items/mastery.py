"""Mastery of magic things: weapons, carpets, ropes, weapons of power [L6478-6489, L6742]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal

from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Choice, Fill, Whole
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.ids.composed import as_status
from rulesets.core.results.effect import Effect, StatusSet, ValueChanged, ValueSet
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal
from rulesets.whfb2.magic.facts import MOST_POINTS, status_value
from rulesets.whfb2.unit.characteristic import under_roll
from rulesets.whfb2.unit.options import WillPower, YesNo

_COMA: Final = 10
_SLAVE: Final = "power-weapon-slave"


@dataclass(frozen=True, slots=True)
class Mastery:
    """The obedience of a thing to its new owner, for good or never."""

    obeys: bool
    total: int | None = detail()


@procedure(source="L6478-6489, L7052-7060, L7291-7298", units=("unit",))
def item_mastery(
    dice: Dice,
    *,
    item: Annotated[str, Choice(("weapon", "carpet", "rope"))] = "weapon",  # noqa: ARG001
    wp: WillPower,
) -> Mastery:
    """Test whether a magic weapon, carpet or rope obeys a new owner: 2D6 under his Will Power.

    In a campaign only, for a weapon whose owner is dead; a test failed is final for it, and so read
    for the other two, of which the text does not say [L6485-6489, L7052-7060, L7291-7298]. Amulets
    do not help.
    """
    test = under_roll(dice, value=wp, label="item-mastery")
    return Mastery(test.passed, test.total)


@dataclass(frozen=True, slots=True)
class PowerWeapon:
    """A weapon of power taken up: the points in it, and the master of the two."""

    mp: int
    state: Literal["master", "slave"]


def power_weapon_effects(_arguments: Arguments, result: PowerWeapon) -> tuple[Effect, ...]:
    """Note which of the two is the master."""
    return (StatusSet("unit", as_status(f"power-weapon-{result.state}"), "battle", result.mp),)


@procedure(source="L6742-6766", units=("unit",), effects=power_weapon_effects)
def power_weapon(
    dice: Dice,
    *,
    wp: WillPower,
    stored: Annotated[int | None, Whole(1, MOST_POINTS)] = None,
) -> PowerWeapon:
    """Take up a weapon of power: its points are a D6 times a D6 [L6750-6756].

    Whose Will Power is as high masters it; otherwise it enslaves him.

    Args:
        dice: Two dice, where nobody knows its points.
        wp: His Will Power.
        stored: Its points, where they are known.
    """
    points = stored or dice.single("stored-points") * dice.single("stored-points")
    return PowerWeapon(points, "master" if wp >= points else "slave")


@dataclass(frozen=True, slots=True)
class Invested:
    """The Strength of a blow, and the points left in wand or weapon."""

    strength: int
    kept: int | None


def invest_effects(arguments: Arguments, result: Invested) -> tuple[Effect, ...]:
    """Take a slave's Will Power."""
    return (ValueChanged("unit", "wp", -result.strength),) if arguments["slave"] else ()


@procedure(source="L6768-6770, L7144-7147", units=("unit",), effects=invest_effects)
def invest_points(
    _dice: Dice,
    *,
    invested: Annotated[int, Whole(1, 60)],
    stored: Annotated[int | None, Whole(0, MOST_POINTS)] = None,
    slave: YesNo = False,
    wp: Annotated[int | None, Whole(0, 20), Fill("unit", "wp")] = None,
) -> Invested:
    """Put points into a blow that hit: they are its Strength [L6768-6770, L7144-7147].

    A slave feeds a weapon of power with his own Will Power, a point for a point.

    Args:
        invested: Points put into the blow, after the roll to hit.
        stored: Points in the wand or weapon, None where nobody said.
        slave: He is the slave of a weapon of power.
        wp: His Will Power, which he pays with then.

    Raises:
        Refusal: `points-short`.
    """
    held = wp if slave else stored
    if held is not None and invested > held:
        raise Refusal("points-short", unit=None, cost=invested, points=held)
    return Invested(invested, None if held is None else held - invested)


@dataclass(frozen=True, slots=True)
class SlaveToll:
    """The price that a slave of a weapon of power pays at the end of a turn.

    Attributes:
        lost: Points of Will Power, which are magic points of the weapon now.
        wp_left: His Will Power.
        coma: Turns that he lies senseless, None while any of it is left.
    """

    lost: int
    wp_left: int
    coma: int | None = None


def toll_effects(arguments: Arguments, result: SlaveToll) -> tuple[Effect, ...]:
    """Take his Will Power, which his weapon keeps, and his senses with the last of it."""
    taken: tuple[Effect, ...] = (ValueSet("unit", "wp", result.wp_left),)
    slave: Unit | None = arguments.get("unit")
    if slave is not None and slave.has(_SLAVE):
        stored = min(MOST_POINTS, status_value(slave, _SLAVE) + result.lost)
        taken = (*taken, StatusSet("unit", _SLAVE, "battle", stored))
    if result.coma is None:
        return taken
    return (*taken, StatusSet("unit", "coma", "turns", result.coma))


@procedure(source="L6771-6784", units=("unit",), effects=toll_effects)
def slave_toll(
    dice: Dice,
    *,
    wp: WillPower,
) -> SlaveToll:
    """Take D6 points of Will Power of a slave whose weapon was used this turn [L6771-6784].

    At 0 he lies in a coma for D6 times 10 turns; then 1 point of it is gone for good, and is a
    magic point of the weapon.
    """
    lost = min(wp, dice.single("slave-toll"))
    coma = _COMA * dice.single("coma") if lost == wp else None
    return SlaveToll(lost, wp - lost, coma)
