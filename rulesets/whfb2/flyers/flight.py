"""Moves of flyers: levels, distances, taking off and landing [L4286-4384, L4458-4474]."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources import files
from typing import TYPE_CHECKING, Annotated, Final, Literal

from pydantic import Field

from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.books.catalogue import Id, Source, read_catalogue
from rulesets.core.declaring.parameter import Choice, Decimal, Fill, Flag, Rules
from rulesets.core.declaring.procedure import Arguments, Demand, procedure
from rulesets.core.ids.composed import as_status
from rulesets.core.results.effect import Effect, StatusCleared, StatusSet
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal
from rulesets.whfb2.shooting.options import ALTITUDES, Height
from rulesets.whfb2.unit import offers
from rulesets.whfb2.unit.demands import OWN_TURN
from rulesets.whfb2.unit.options import CM, FARTHEST, One
from rulesets.whfb2.unit.standing_still import moves

if TYPE_CHECKING:
    from rulesets.core.ids.statuses import StatusId

MUST_CLIMB: Final = "must-climb"
"""The status of flyers that were pushed back [L4531-4533]."""
_GROUND, _ATTACK, _HIGH = 0, 1, len(ALTITUDES) - 1


@dataclass(frozen=True, slots=True)
class Wings:
    """A way of flying.

    Attributes:
        id: Kebab-case name, which is that of a special rule.
        source: Lines of the source text.
        climb: Least and farthest centimetres of a move that climbs.
        dive: Of one that dives.
        level: Of one that does neither.
        up: Levels that a move may climb.
        down: Levels that a move may dive.
    """

    id: Id
    source: Source
    climb: tuple[float, float]
    dive: tuple[float, float]
    level: tuple[float, float]
    up: Annotated[int, Field(ge=1, le=2)]
    down: Annotated[int, Field(ge=1, le=2)]


WINGS: Final = read_catalogue(
    files("rulesets.whfb2") / "data" / "flyer-distance.toml", "flyers", Wings
)


@dataclass(frozen=True, slots=True)
class FlyerMove:
    """A move in the air.

    Attributes:
        least: Least centimetres of it.
        most: Farthest.
        altitude: Where it ends.
        landed: Whether it ends on the ground: then only a reserve move on foot.
        crashes: Whether it is slower than its least: it crashes.
    """

    least: float
    most: float
    altitude: Height
    landed: bool = False
    crashes: bool = False


def flyer_effects(arguments: Arguments, result: FlyerMove) -> tuple[Effect, ...]:
    """Note how high it is now, that it moved, climbed if it had to, and broke its combat off."""
    if arguments["altitude"] is None and arguments["distance"] is None:
        return ()
    others = (
        StatusCleared("unit", status_of(altitude))
        for altitude in ALTITUDES
        if altitude != result.altitude
    )
    return (
        *others,
        StatusSet("unit", status_of(result.altitude)),
        StatusCleared("unit", MUST_CLIMB),
        *_breaks_off(arguments["unit"]),
        *moves(arguments["unit"]),
    )


def _breaks_off(unit: Unit | None) -> tuple[Effect, ...]:
    """Return the end of the combat that flyers leave as they fly on [L4500-4504]."""
    flies = unit is not None and unit.has("engaged") and not unit.has("landed")
    return (StatusCleared("unit", "engaged"),) if flies else ()


_ONE_FLIGHT: Final = Demand("unit", once=("moved",), only=("altitude", "distance"))
"""A demand for one flight; players who only ask how far it may fly use none."""


@procedure(
    source="L4327-4384, L4458-4474",
    effects=flyer_effects,
    at_large=True,
    phases=("movement",),
    demands=(OWN_TURN, _ONE_FLIGHT),
    offering=offers.FLY,
)
def flyer_move(
    _dice: Dice,
    *,
    unit: One = None,
    wings: Annotated[str | None, Choice(tuple(WINGS))] = None,
    from_altitude: Annotated[str | None, Choice(ALTITUDES)] = None,
    altitude: Annotated[str | None, Choice(ALTITUDES)] = None,
    distance: Annotated[float | None, Decimal(0, FARTHEST, CM)] = None,
    rules: Annotated[SpecialRules, Rules(tuple(WINGS)), Fill("unit", "rules")] = NO_RULES,
) -> FlyerMove:
    """Tell how far a flyer flies, straight ahead, and check a move [L4327-4384, L4458-4474].

    All start high. From the ground only attack altitude is reached; who ends at attack altitude may
    land.

    Args:
        unit: Who flies; its altitude is noted on it.
        wings: How it flies, where its rules do not say so.
        from_altitude: Where it starts.
        altitude: Where it ends; the same where not given.
        distance: Centimetres it flies, to be checked.
        rules: Its special rules: swooper, hoverer or flutterer.

    Raises:
        Refusal: `wings-unknown`, `too-many-levels`, `take-off-too-high`, `must-climb`,
            `flight-too-far`.
    """
    kind = _wings(wings, rules)
    start = ALTITUDES.index(from_altitude or altitude_of(unit))
    end = start if altitude is None else ALTITUDES.index(altitude)
    landed = end == _GROUND and start != _GROUND
    if landed and start == _ATTACK:
        rise, span = 0, kind.level
    else:
        # A landing is from attack altitude, at the end of the move.
        rise = (end + 1 if landed else end) - start
        span = kind.climb if rise > 0 else kind.dive if rise < 0 else kind.level
    if start == _GROUND and end > _ATTACK:
        raise Refusal("take-off-too-high")
    if rise > kind.up or -rise > kind.down:
        raise Refusal("too-many-levels", up=kind.up, down=kind.down)
    if unit is not None and unit.has(MUST_CLIMB) and start < _HIGH and rise < 1:
        raise Refusal("must-climb", unit=unit.name)
    if start == _GROUND == end:
        return FlyerMove(0.0, 0.0, ALTITUDES[end])
    least, most = span
    if distance is not None and distance > most:
        raise Refusal("flight-too-far", most=most)
    crashes = distance is not None and distance < least
    return FlyerMove(least, most, ALTITUDES[end], landed, crashes)


def _wings(stated: str | None, rules: SpecialRules) -> Wings:
    if stated is not None:
        return WINGS[stated]
    kinds = [wing for wing in WINGS if rules.holds(wing)]
    if len(kinds) != 1:
        raise Refusal("wings-unknown")
    return WINGS[kinds[0]]


def altitude_of(unit: Unit | None) -> Height:
    """Return how high a flyer is: as noted on it, else high, where all start [L4335]."""
    if unit is None:
        return ALTITUDES[_HIGH]
    return next(
        (altitude for altitude in ALTITUDES if unit.has(status_of(altitude))), ALTITUDES[_HIGH]
    )


def status_of(altitude: str) -> StatusId:
    """Return the status that notes an altitude."""
    return "landed" if altitude == ALTITUDES[_GROUND] else as_status(f"{altitude}-altitude")


@dataclass(frozen=True, slots=True)
class TakeOff:
    """The position of a flyer that stands in or on a building.

    Attributes:
        altitude: The level of that place.
        must_climb: Whether it must climb when it takes off.
        climbed: Where a climb of one level brings it.
    """

    altitude: Height
    must_climb: bool
    climbed: Height


@procedure(source="L4286-4310")
def take_off(
    _dice: Dice,
    *,
    place: Annotated[str, Choice(("ground-floor", "one-storey-roof", "upper-floor", "top"))],
) -> TakeOff:
    """Tell how high windows and roofs are for flyers that take off from them [L4286-4310].

    From the first floor's windows down is the ground; the roof of a one-storey building is attack
    altitude, and who takes off there must climb; the windows of the second to the tenth floor are
    low, the tenth floor and all above it high.
    """
    level = ("ground-floor", "one-storey-roof", "upper-floor", "top").index(place)
    climbed = min(level + 1, _HIGH)
    return TakeOff(ALTITUDES[level], level <= _ATTACK, ALTITUDES[climbed])


@dataclass(frozen=True, slots=True)
class FlyerPushBack:
    """The form of a push-back for flyers, and for those whom flyers beat.

    Attributes:
        moves: Whether it moves back.
        counts: Whether it counts as pushed back.
        climbs: Whether it must climb a level in its next move.
        rout: Where it routs to: its `own-edge`, or `away` from the enemy.
    """

    moves: bool
    counts: bool
    climbs: bool
    rout: Literal["own-edge", "away"]


def push_back_effects(_arguments: Arguments, result: FlyerPushBack) -> tuple[Effect, ...]:
    """Note that it was pushed back, and that it must climb."""
    effects: list[Effect] = [StatusSet("unit", "pushed-back", "next-turn")]
    if result.climbs:
        effects.append(StatusSet("unit", MUST_CLIMB))
    return tuple(effects)


@procedure(
    source="L4523-4533", effects=push_back_effects, phases=("combat",), actors=(), roles=("unit",)
)
def flyer_push_back(
    _dice: Dice,
    *,
    flying: Annotated[bool, Flag()] = False,
    ground_enemy: Annotated[bool, Flag()] = False,
) -> FlyerPushBack:
    """Tell what a push-back does where flyers fight [L4523-4533].

    On the ground a unit beaten by flyers alone stays where it is, yet counts as pushed back, and
    routs to its own table edge; beaten by enemies on the ground too it goes back as ever. Flyers
    that are beaten must climb a level in their next move.

    Args:
        flying: The beaten unit flies.
        ground_enemy: Enemies on the ground fought it too.
    """
    if flying:
        return FlyerPushBack(moves=False, counts=True, climbs=True, rout="away")
    if ground_enemy:
        return FlyerPushBack(moves=True, counts=True, climbs=False, rout="away")
    return FlyerPushBack(moves=False, counts=True, climbs=False, rout="own-edge")
