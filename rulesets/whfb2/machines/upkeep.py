"""Work of crews beside shooting: pushing, loading, cooling barrels [L3705-3718, L3965-3989]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from rulesets.core.declaring.parameter import Flag, Whole
from rulesets.core.declaring.procedure import Arguments, Demand, FollowUp, procedure
from rulesets.core.results.effect import Effect, StatusCleared, StatusSet
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal
from rulesets.whfb2.machines import _options as machines
from rulesets.whfb2.machines.cannon import HEAT, UNLOADED
from rulesets.whfb2.machines.engine import CANNON, FASTEST, PER_CREWMAN, engine_of
from rulesets.whfb2.shooting.venom import status_value
from rulesets.whfb2.unit import offers
from rulesets.whfb2.unit.demands import OWN_TURN
from rulesets.whfb2.unit.options import One

LOADING: Final = "loading"
"""The status that counts the movement phases a cannon has been loaded in."""
_PHASES: Final = {3: 1, 2: 2, 1: 3}
"""Movement phases that loading takes, by crewmen [L3965-3970]."""


@dataclass(frozen=True, slots=True)
class MachineMove:
    """The move of a machine in a turn, in centimetres; then it does not shoot.

    Attributes:
        distance: How far.
        shoots: Whether a machine that moved so may shoot: a cannon that was loaded before.
    """

    distance: float
    shoots: bool


def machine_move_effects(arguments: Arguments, _result: MachineMove) -> tuple[Effect, ...]:
    """Note a move that is made, or a turn on the spot."""
    return (StatusSet("unit", "moved", "turn"),) if arguments["made"] else ()


def after_machine_move(arguments: Arguments, _result: MachineMove) -> tuple[FollowUp, ...]:
    """Offer to note that the machine moves or turns."""
    if arguments["made"]:
        return ()
    return (FollowUp("machine_move", (("unit", "unit"),), (("made", "yes"),), "machine-moves"),)


@procedure(
    source="L3708-3717, L3770-3779, L3839-3848, L3918-3922",
    roles=("unit",),
    effects=machine_move_effects,
    follow_ups=after_machine_move,
    offering=offers.MACHINE_MOVE,
)
def machine_move(
    _dice: Dice,
    *,
    unit: One = None,
    machine: machines.Machine = None,
    crew_left: machines.CrewLeft = None,
    wheels: Annotated[bool, Flag()] = True,
    made: Annotated[bool, Flag()] = False,  # noqa: ARG001 - noted by the effects
) -> MachineMove:
    """Tell how far a crew moves its machine: 2.5 cm each on wheels, 7.5 cm at most [L3708-3922].

    A full crew drags a bolt thrower without wheels 2.5 cm; catapults and bombards without wheels
    stay where they are, and may be turned. No reserve move, no obstacle, no difficult ground.

    Raises:
        Refusal: `machine-unknown`.
    """
    engine = engine_of(machine, unit)
    men = machines.crew_count(engine, crew_left, unit)
    shoots = engine.id == CANNON.id
    # Cannons are built on wheels [L3912-3915].
    if wheels or engine.id == CANNON.id:
        return MachineMove(min(FASTEST, PER_CREWMAN * men), shoots)
    if engine.moves_unwheeled and men >= engine.crew:
        return MachineMove(PER_CREWMAN, shoots)
    return MachineMove(0.0, shoots)


@dataclass(frozen=True, slots=True)
class CannonLoaded:
    """The loading of a cannon.

    Attributes:
        loaded: Whether it may fire.
        left: Movement phases that it still takes.
    """

    loaded: bool
    left: int


def reload_effects(arguments: Arguments, result: CannonLoaded) -> tuple[Effect, ...]:
    """Note that it is loaded, or how far that is."""
    turn = StatusSet("unit", "loaded-this-turn", "turn")
    if result.loaded:
        return (StatusCleared("unit", UNLOADED), StatusCleared("unit", LOADING), turn)
    before = arguments["done"]
    if before is None:
        before = status_value(arguments.get("unit"), LOADING)
    return (StatusSet("unit", LOADING, value=before + 1), turn)


@procedure(
    source="L3965-3973",
    command="warmachine",
    variant="reload",
    effects=reload_effects,
    phases=("movement",),
    demands=(OWN_TURN,),
    roles=("unit", "crew"),
    offering=offers.LOAD,
)
def cannon_reload(
    _dice: Dice,
    *,
    unit: One = None,
    crew_left: machines.CrewLeft = None,
    done: Annotated[int | None, Whole(0, 3)] = None,
    moved: machines.Moved = False,
    turned: Annotated[bool, Flag()] = False,
) -> CannonLoaded:
    """Load a cannon in a movement phase: one, two with two crewmen, three with one [L3965-3973].

    A cannon that moved or turned is not loaded.

    Args:
        unit: The cannon.
        crew_left: Crewmen left; all where nobody said.
        done: Phases spent on it already; noted on the cannon.
        moved: It moved this turn.
        turned: It turned this turn.

    Raises:
        Refusal: `machine-loaded`, `cannot-load-moving`, `already-loading`, `crew-too-small`.
    """
    if unit is not None:
        if unit.statuses and not unit.has(UNLOADED):
            raise Refusal("machine-loaded", unit=unit.name)
        if unit.has("loaded-this-turn"):
            raise Refusal("already-loading", unit=unit.name)
    if moved or turned:
        raise Refusal("cannot-load-moving")
    men = machines.crew_count(CANNON, crew_left, unit)
    if men < 1:
        raise Refusal("crew-too-small", crew=men)
    spent = (status_value(unit, LOADING) if done is None else done) + 1
    left = max(0, _PHASES[min(men, CANNON.crew)] - spent)
    return CannonLoaded(left == 0, left)


@dataclass(frozen=True, slots=True)
class CannonRest:
    """Heat of a cannon that rested for a turn."""

    heat: int


def rest_effects(_arguments: Arguments, result: CannonRest) -> tuple[Effect, ...]:
    """Note the heat that is left."""
    rested = StatusSet("unit", "rested", "turn")
    if not result.heat:
        return (StatusCleared("unit", HEAT), rested)
    return (StatusSet("unit", HEAT, value=result.heat), rested)


@procedure(
    source="L3974-3989",
    command="warmachine",
    variant="rest",
    effects=rest_effects,
    demands=(OWN_TURN,),
    offering=offers.COOL,
)
def cannon_rest(
    _dice: Dice, *, unit: One = None, heat: Annotated[int | None, Whole(0, 60)] = None
) -> CannonRest:
    """Let a cannon cool at the end of a turn in which it did not fire: 1 less heat [L3977-3980].

    Raises:
        Refusal: `cannon-fired`, `cannon-rested`, `cannon-cold`.
    """
    if unit is not None:
        if unit.has("fired"):
            raise Refusal("cannon-fired", unit=unit.name)
        if unit.has("rested"):
            raise Refusal("cannon-rested", unit=unit.name)
    before = status_value(unit, HEAT) if heat is None else heat
    if before < 1:
        raise Refusal("cannon-cold", unit=None if unit is None else unit.name)
    return CannonRest(before - 1)


@dataclass(frozen=True, slots=True)
class CrewReady:
    """The readiness of a crew short of men to fire this turn, and the roll for it.

    Attributes:
        fires: Whether it is.
        need: What the D6 must show; 1 for no die, None where such a crew cannot fire.
    """

    fires: bool
    need: int | None


def crew_effects(_arguments: Arguments, result: CrewReady) -> tuple[Effect, ...]:
    """Note that the crew was looked at, once a turn, and whether it is not ready."""
    checked = StatusSet("unit", "crew-checked", "turn")
    return (checked,) if result.fires else (checked, StatusSet("unit", "crew-unready", "turn"))


@procedure(
    source="L3742-3753, L3816-3826, L3892-3905, L3996-4007",
    roles=("unit",),
    effects=crew_effects,
    phases=("shooting",),
    demands=(Demand("unit", once=("crew-checked",)),),
)
def crew_fire_check(
    dice: Dice,
    *,
    unit: One = None,
    machine: machines.Machine = None,
    crew_left: machines.CrewLeft = None,
) -> CrewReady:
    """Roll whether a crew short of men is ready to fire [L3742-3753, L3816-3826, L3892-4007].

    Raises:
        Refusal: `machine-unknown`.
    """
    engine = engine_of(machine, unit)
    men = machines.crew_count(engine, crew_left, unit)
    need = engine.need(men)
    if need is None:
        return CrewReady(fires=False, need=None)
    return CrewReady(engine.ready(dice, men), need)
