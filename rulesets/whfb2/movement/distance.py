"""Moves of units: armour, gait, ground and formation [L695-802, L946-1057]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, TypeAlias

from rulesets.core.battlefield.bar import Verb
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Choice, Decimal, Fill, Flag, Rules, Whole
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.effect import Effect
from rulesets.core.results.reminder import Situation
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal
from rulesets.whfb2.movement.pace import (
    PACE_RULES,
    Reach,
    Way,
    half_up,
    light_footed,
    reach_of,
    real_move,
)
from rulesets.whfb2.unit import acts, offers
from rulesets.whfb2.unit.demands import MOVING, OWN_TURN
from rulesets.whfb2.unit.options import CM, Length, One
from rulesets.whfb2.unit.readings import ChargeObstacle
from rulesets.whfb2.unit.standing_still import moves

GAITS: Final = ("advance", "charge", "backwards")

Movement: TypeAlias = Annotated[float, Decimal(0, 100, CM), Fill("unit", "m")]
Save: TypeAlias = Annotated[int | None, Whole(1, 7), Fill("unit", "save")]
PaceRules: TypeAlias = Annotated[SpecialRules, Rules(PACE_RULES), Fill("unit", "rules")]
Difficult: TypeAlias = Annotated[int, Whole(0, 4)]
Obstacles: TypeAlias = Annotated[int, Whole(0, 9)]
SingleFile: TypeAlias = Annotated[bool, Flag(), Fill("unit", "status:single-file")]


@dataclass(frozen=True, slots=True)
class Encumbrance:
    """A Movement and the part of it that armour leaves.

    Attributes:
        real: Centimetres a move.
        charge: Centimetres a charge or a rout.
    """

    real: float
    charge: float


@dataclass(frozen=True, slots=True)
class Move:
    """The move of a unit.

    Attributes:
        distance: Centimetres it moves.
        stopped: Whether it stops in front of an obstacle.
        crossed: Obstacles it crossed.
        allowance: Centimetres it had in the open.
    """

    distance: float
    stopped: bool
    crossed: int
    allowance: float | None = detail()


@procedure(source="L710-737", command="move", variant="encumbrance")
def armour_encumbrance(
    _dice: Dice,
    *,
    m: Movement,
    save: Save = None,
    rules: PaceRules = NO_RULES,
) -> Encumbrance:
    """Tell what armour leaves of a Movement, for moves and charges [L710-737, L1061].

    Args:
        m: The Movement of the profile, in centimetres.
        save: The armour save: 5+ costs 1.5 cm, 4+ costs 2.5 cm.
        rules: Riders: the mount's part of their save weighs nothing.
    """
    real = real_move(m, save, rules)
    return Encumbrance(real, 2 * real)


def move_effects(arguments: Arguments, _result: Move) -> tuple[Effect, ...]:
    """Note that it moved: a unit that moved has fewer actions this turn.

    Asking how far a charge goes moves nobody: the charge is noted once it is made.
    """
    return () if arguments["gait"] == "charge" else moves(arguments["unit"])


def _once_a_phase(situation: Situation, arguments: Arguments) -> None:
    """Refuse a second move in the movement phase: a unit moves by its whole Movement [L697-702].

    Raises:
        Refusal: `done-once`.
    """
    unit = arguments["unit"]
    if unit is None or arguments["gait"] == "charge" or situation.phase != "movement":
        return
    if unit.has("moved"):
        raise Refusal("done-once", unit=unit.name, status="moved", procedure="move_distance")


@procedure(
    source="L695-802, L1049-1057, L1134-1150",
    command="move",
    variant="distance",
    effects=move_effects,
    at_large=True,
    phases=MOVING,
    demands=(OWN_TURN,),
    check=_once_a_phase,
    acts=acts.MOVE,
    offering=offers.MOVE,
)
def move_distance(
    dice: Dice,
    *,
    unit: One = None,
    m: Movement,
    save: Save = None,
    gait: Annotated[str, Choice(GAITS)] = "advance",
    open_ground: Length = 0.0,
    difficult: Difficult = 0,
    obstacles: Obstacles = 0,
    single_file: SingleFile = False,
    rules: PaceRules = NO_RULES,
    charge_obstacle: ChargeObstacle = "of-charge",
) -> Move:
    """Tell how far a unit moves over given ground [L695-802, L946-977, L1049-1057, L1134-1150].

    Args:
        dice: Not rolled.
        unit: The unit; what binds it is refused.
        m: The Movement of the profile, in centimetres.
        save: The armour save.
        gait: An advance, a move at charge speed, or one backwards at half speed.
        open_ground: Centimetres of open ground before the rest begins.
        difficult: Kinds of difficult ground on the rest, each of which halves it: a wooded steep
            slope is two.
        obstacles: Obstacles to cross there: each costs half of the Movement.
        single_file: The unit is in single file: the first obstacle is free.
        rules: Skirmishers and characters: no difficult ground, the first obstacle free.
        charge_obstacle: What an obstacle takes half of at charge speed.

    Raises:
        Refusal: `unit-bound`.
    """
    check_free(unit)
    real = real_move(m, save, rules)
    reach = ground_covered(
        real,
        gait,
        Way(open_ground, 0 if light_footed(rules) else difficult, obstacles),
        free=int(single_file or light_footed(rules)),
        charge_obstacle=charge_obstacle,
    )
    if reach.stopped:
        dice.tell("stops-at-obstacle", distance=reach.distance)
    return Move(reach.distance, reach.stopped, reach.crossed, allowance_of(real, gait))


def allowance_of(real: float, gait: str) -> float:
    """Return the centimetres a gait gives in the open."""
    if gait == "charge":
        return 2 * real
    return half_up(real / 2) if gait == "backwards" else real


def ground_covered(
    real: float, gait: str, way: Way, *, free: int, charge_obstacle: str = "of-charge"
) -> Reach:
    """Return how far somebody comes at a gait; `free` obstacles cost nothing."""
    price = real if gait == "charge" and charge_obstacle == "of-move" else None
    return reach_of(allowance_of(real, gait), way, free=free, price=price)


def check_free(unit: Unit | None, verb: Verb = "move") -> None:
    """Refuse a unit of the battle that may not move: `unit-bound`."""
    if unit is None:
        return
    ban = unit.bar(verb)
    if ban is not None:
        raise Refusal("unit-bound", unit=unit.name, status=ban.by)
