"""Units that come through tunnels: when, where, and the accidents underground [L2866-2878]."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources import files
from typing import Annotated, Final

from rulesets.blackhammer.movement.charge_move import contact_effects
from rulesets.blackhammer.unit.options import YesNo
from rulesets.blackhammer.unit.unit_state import state_of
from rulesets.core.battlefield.unit import Unit
from rulesets.core.books.table import Table, load_table
from rulesets.core.declaring.parameter import Choice, Flag, FromTable, Units, Whole
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.effect import Destroyed, Effect, StatusCleared, StatusSet
from rulesets.core.results.reminder import Situation
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal

ACCIDENT: Final[Table] = load_table(files("rulesets.blackhammer") / "data" / "tunnel-accident.toml")
FIRST_TURN: Final = 2
"""The game turn from which tunnellers arrive."""
LAST_TURN: Final = 6
_NEEDS: Final = {2: 4, 3: 3}
_LATER: Final = 2
LANDINGS: Final = ("open", "enemy", "friend", "edge", "impassable", "building")


@dataclass(frozen=True, slots=True)
class TunnelAccident:
    """The accident of a unit underground.

    Attributes:
        row: Row of the table, `tunnel-accident-lost`; its text is `table-<row>`.
        destroyed: It is lost, and the enemy has its points of victory.
        missing: It takes no part in the battle, and nobody has points for it.
        returns: It comes out in its own deployment zone, as if it had rallied this turn.
    """

    row: str
    destroyed: bool = False
    missing: bool = False
    returns: bool = False


def accident_effects(_arguments: Arguments, result: TunnelAccident) -> tuple[Effect, ...]:
    """Bury a unit, lose it for the battle, or bring it out at home."""
    return _befallen(destroyed=result.destroyed, missing=result.missing)


@procedure(source="L2872-2876", roles=("unit",), effects=accident_effects, phases=("movement",))
def tunnel_accident(dice: Dice) -> TunnelAccident:
    """Roll on the table of accidents underground [L2872-2876]."""
    _, row = ACCIDENT.roll(dice, "tunnel-accident")
    return TunnelAccident(
        f"{ACCIDENT.id}-{row.id}",
        destroyed=row.id == "cave-in",
        missing=row.id == "lost",
        returns=row.id == "wrong-way",
    )


def _befallen(*, destroyed: bool, missing: bool) -> tuple[Effect, ...]:
    out = StatusCleared("unit", "underground")
    if destroyed:
        return (out, Destroyed("unit"))
    if missing:
        return (out, StatusSet("unit", "lost-underground"), Destroyed("unit"))
    return (out, StatusSet("unit", "rallied", "turn"))


@dataclass(frozen=True, slots=True)
class TunnelArrival:
    """The arrival of tunnellers.

    Attributes:
        arrives: They come up at their marker, which drifts first.
        need: What the die needed.
        distance: Paces the marker drifts, None where it does not.
        row: Row of the table of accidents, where the drift misfired or their last turn passed.
        destroyed: They are lost, as in `TunnelAccident`.
        missing: They take no part in the battle.
        returns: They come out at home.
        bearing: Degrees of the drift, where the bot drew them.
    """

    arrives: bool
    need: int
    distance: int | None = None
    row: str | None = None
    destroyed: bool = False
    missing: bool = False
    returns: bool = False
    bearing: int | None = detail()


def _turn(situation: Situation) -> int:
    return situation.turn


def arrival_effects(_arguments: Arguments, result: TunnelArrival) -> tuple[Effect, ...]:
    """Bring a unit up; it counts as having moved, as one back on the table does [L1930]."""
    if result.row is not None:
        return _befallen(destroyed=result.destroyed, missing=result.missing)
    if not result.arrives:
        return ()
    return (StatusCleared("unit", "underground"), StatusSet("unit", "moved", "turn"))


@procedure(source="L2866-2876", roles=("unit",), effects=arrival_effects, phases=("movement",))
def tunnel_arrival(
    dice: Dice,
    *,
    turn: Annotated[int, Whole(1, 20), FromTable(_turn)],
    last: Annotated[bool | None, Flag()] = None,
) -> TunnelArrival:
    """Roll for a unit to come up through its tunnel [L2866-2876].

    Asked at the start of the other moves: 4+ in its player's second turn, 3+ in the third, 2+ from
    then on. Who comes up has the marker drift first; a misfire is an accident, and so is a last
    turn that passed without it.

    Args:
        dice: 1D6, the scatter die, 1D6 for an accident.
        turn: The game turn; the one under way when not told.
        last: Whether it is the last one; the sixth, where nobody said.

    Raises:
        Refusal: `tunnels-too-early`.
    """
    if turn < FIRST_TURN:
        raise Refusal("tunnels-too-early", first=FIRST_TURN)
    need = _NEEDS.get(turn, _LATER)
    ends = turn >= LAST_TURN if last is None else last
    if not dice.check(need, "tunnel-arrival"):
        if not ends:
            return TunnelArrival(arrives=False, need=need)
        dice.tell("tunnel-last-turn")
        return _missed(dice, need)
    drift = dice.scatter("tunnel-marker")
    if drift.misfire:
        return _missed(dice, need)
    return TunnelArrival(
        arrives=True, need=need, distance=drift.distance or 0, bearing=drift.bearing
    )


def _missed(dice: Dice, need: int) -> TunnelArrival:
    """Roll for the accident of those who never come up at their marker."""
    befell = dice.call(tunnel_accident)
    return TunnelArrival(
        arrives=False,
        need=need,
        row=befell.row,
        destroyed=befell.destroyed,
        missing=befell.missing,
        returns=befell.returns,
    )


@dataclass(frozen=True, slots=True)
class TunnelLanding:
    """The fate of tunnellers at the end of their marker's way.

    Attributes:
        outcome: `placed`, `contact`, `beside` or `destroyed`.
        target_response: What the enemy it comes up at may do: `hold`, or `flee` where it flees
            already; None away from enemies.
    """

    outcome: str
    target_response: str | None = None


def landing_effects(arguments: Arguments, result: TunnelLanding) -> tuple[Effect, ...]:
    """Engage the enemy it comes up at, as a charge does, or take the unit away."""
    if result.outcome == "destroyed":
        return (Destroyed("unit"),)
    if result.outcome in ("placed", "beside"):
        # It acts like who comes back from a pursuit over the table's edge.
        return (StatusSet("unit", "returned", "turn"), StatusSet("unit", "moved", "turn"))
    if result.target_response != "hold":
        return ()
    target = arguments["target"]
    return contact_effects(fresh=target is None or state_of(target) != "engaged")


@procedure(source="L2878", effects=landing_effects, phases=("movement",))
def tunnel_landing(
    _dice: Dice,
    *,
    landing: Annotated[str, Choice(LANDINGS)],
    unit: Annotated[Unit | None, Units()] = None,  # noqa: ARG001 - its effects name it
    target: Annotated[Unit | None, Units()] = None,
    infantry: YesNo = True,
) -> TunnelLanding:
    """Place tunnellers where their marker ends [L2878].

    Args:
        landing: What the marker ends on: `edge` is off the table.
        unit: The tunnellers.
        target: The enemy it ends on.
        infantry: Whether they are infantry, who may come up in a building.
    """
    if landing == "enemy":
        fleeing = target is not None and target.has("fleeing")
        return TunnelLanding("contact", "flee" if fleeing else "hold")
    if landing in ("edge", "impassable") or (landing == "building" and not infantry):
        return TunnelLanding("destroyed")
    return TunnelLanding("beside" if landing == "friend" else "placed")
