"""The reach of a charge, and the part that terrain takes off it [L616-630, L706]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, TypeAlias

from rulesets.blackhammer.unit.compulsory import REACHED
from rulesets.blackhammer.unit.options import OWN_RULES, PACES, Movement, Origin, Paces, YesNo
from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.declaring.parameter import Decimal, Fill, Flag, Rules, Whole
from rulesets.refusal import Refusal

FLIGHT: Final = 20
"""Paces a flyer flies where its description gives no fewer, not doubled in a charge [L2738]."""
CLEARANCE: Final = 1
"""Paces that stay between a unit and what it must not touch [L724]."""
MOST_OBSTACLES: Final = 4
_SLACK: Final = 1e-9

Length: TypeAlias = Annotated[float, Decimal(0, 120, PACES)]
Obstacles: TypeAlias = Annotated[int, Whole(0, MOST_OBSTACLES)]
ChargerRules: TypeAlias = Annotated[
    SpecialRules, Rules((*OWN_RULES, "flight-range")), Fill("unit", "rules")
]


@dataclass(frozen=True, slots=True)
class Charge:
    """The distance of a charge before terrain.

    Attributes:
        reach: Charge distance in paces, obstacles taken off.
        walk: What it moves when the charge fails.
        unhindered: Whether difficult ground does not slow it.
    """

    reach: float
    walk: float
    unhindered: bool

    def slowed(self, distance: float, difficult: float) -> float:
        """Return what difficult ground adds to a way: it counts double [L624]."""
        return 0.0 if self.unhindered else min(difficult, distance)

    def cost(self, distance: float, difficult: float) -> float:
        """Return what a way of `distance` paces costs, `difficult` of them difficult ground."""
        return distance + self.slowed(distance, difficult)

    def reaches(self, cost: float) -> bool:
        """Return whether the charge distance covers a cost."""
        return cost <= self.reach + _SLACK

    def failed_move(self, gap: float) -> float:
        """Return how far a failed charge goes towards what stands `gap` paces away [L708, L724]."""
        return min(self.walk, max(0.0, gap - CLEARANCE))


@dataclass(frozen=True, slots=True, kw_only=True)
class Charger:
    """The charger, and the demands of its way.

    Attributes:
        m: Its Movement.
        reach: Its charge distance, when it is not twice its Movement; the table knows that of a
            compulsory charge.
        difficult: Paces of difficult ground on the way.
        obstacles: Obstacles on the way that nobody defends.
        flying: It charges by air; None where nobody said.
        rules: Its special rules.
        origin: What brings the charge about; a compulsory one goes as far as its dice, whatever the
            ground [L696].
    """

    m: Movement = None
    reach: Annotated[Paces, REACHED] = None
    difficult: Length = 0.0
    obstacles: Obstacles = 0
    flying: Annotated[bool | None, Flag()] = None
    rules: ChargerRules = NO_RULES
    origin: Origin = "declared"

    def charge(self) -> Charge:
        """Return what it can do; see `charge_of` for what is refused."""
        if self.origin in ("compulsory", "hunting-wolf"):
            if self.reach is None:
                raise Refusal("missing-option", option="reach")
            return Charge(self.reach, self.reach, unhindered=self.origin == "compulsory")
        return charge_of(
            self.m, self.reach, self.rules, flying=bool(self.flying), obstacles=self.obstacles
        )

    def check_way(self, distance: float) -> None:
        """Refuse more difficult ground than way: `difficult-beyond-distance`."""
        if self.difficult > distance:
            raise Refusal("difficult-beyond-distance", difficult=self.difficult, distance=distance)


@dataclass(frozen=True, slots=True, kw_only=True)
class WheelingCharger(Charger):
    """A charger whose whole move is looked at.

    Attributes:
        wheel: Paces the outer corner travels in the one wheel allowed.
        blocked: There is no way through, no room to align, or it does not see the target.
    """

    wheel: Length = 0.0
    blocked: YesNo = False

    def move(self, distance: float) -> ChargeMove:
        """Return its charge move against a unit that stands `distance` paces away."""
        charge = self.charge()
        cost = charge.cost(distance, self.difficult) + self.wheel
        contact = not self.blocked and charge.reaches(cost)
        slowed = charge.slowed(distance, self.difficult)
        straight = max(0.0, charge.reach - self.wheel - slowed)
        moved = distance if contact else charge.failed_move(distance)
        return ChargeMove(contact, paces(charge.reach), paces(straight), paces(moved))


@dataclass(frozen=True, slots=True)
class ChargeMove:
    """A charge move against a unit that stands.

    Attributes:
        contact: Whether it reaches its target.
        reach: Its charge distance in paces, obstacles taken off.
        straight: Paces that the wheel and difficult ground leave of it.
        moved: Paces it moves: to its target, or what a failed charge moves.
    """

    contact: bool
    reach: float
    straight: float
    moved: float


def charge_of(
    m: Amount | None,
    reach: float | None,
    rules: SpecialRules,
    *,
    flying: bool = False,
    obstacles: int = 0,
) -> Charge:
    """Return what a charger can do [L654, L706-708, L2738-2740].

    Args:
        m: Its Movement.
        reach: Its charge distance, when it is not twice its Movement (20 paces by air).
        rules: Its special rules: skirmishers mind neither difficult ground nor obstacles.
        flying: Whether it charges by air.
        obstacles: Obstacles on the way that nobody defends: a quarter of the distance each.

    Raises:
        Refusal: `missing-option` without a Movement or a distance, `random-mover`,
            `cannot-move` for a Movement of 0.
    """
    unhindered = flying or "skirmishers" in rules
    if m is not None and m.fixed is None:
        raise Refusal("random-mover", m=str(m))
    walk = None if m is None else float(m.plus)
    if reach is None:
        if walk is None and not flying:
            raise Refusal("missing-option", option="m")
        reach = flight_of(rules) if flying else 2 * (walk or 0)
    if walk is None:
        walk = reach / 2
    if reach <= 0:
        raise Refusal("cannot-move")
    lost = 0 if unhindered else obstacles * reach / 4
    return Charge(reach - lost, reach if flying else walk, unhindered)


def flight_of(rules: SpecialRules) -> int:
    """Return how far a flyer flies, in paces [L2738]."""
    return rules.number("flight-range") or FLIGHT


def more_than_half(distance: float, reach: float) -> bool:
    """Return whether a charger is farther than half its charge distance [L664]."""
    return distance * 2 > reach + _SLACK


def paces(length: float) -> float:
    """Return a length as a whole number where it is one, to a hundredth otherwise."""
    rounded = round(length, 2)
    return int(rounded) if rounded == int(rounded) else rounded
