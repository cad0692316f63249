"""Commands and their cost: points, once a phase for an army, one a phase for a unit."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Annotated, Any, Final, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

from rulesets.aos4.unit import acts
from rulesets.aos4.unit.house import Pack
from rulesets.aos4.unit.profile import ORDER_IDS, PHASES
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Choice, Fill, Flag, FromTable, Whole
from rulesets.core.declaring.procedure import Arguments, Demand, procedure
from rulesets.core.results.effect import CounterChanged, Effect, StatusSet
from rulesets.core.results.reminder import Situation
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal

Whose: TypeAlias = Literal["own", "other", "any"]
_LASTING: Final = ("all-out-attack", "all-out-defence")
"""Commands of attacks that stay on their units as statuses until they end [L1175, L1187]."""


class Order(BaseModel):
    """A command.

    Attributes:
        cost: Command points it takes.
        phases: When it is used.
        turn: In whose turn the unit that uses it may.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    id: str
    source: str = Field(pattern=r"^L\d")
    cost: int = Field(ge=1, le=4)
    phases: tuple[str, ...]
    turn: Whose


class _OrdersData(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    orders: tuple[Order, ...]


def load_orders(file: Traversable) -> Mapping[str, Order]:
    """Read and check a file of commands.

    Raises:
        ValueError: the file does not hold just the ten commands, in order.
    """
    data = _OrdersData.model_validate(tomllib.loads(file.read_text(encoding="utf-8")))
    if tuple(order.id for order in data.orders) != ORDER_IDS:
        msg = "these are not the commands of the game"
        raise ValueError(msg)
    return {order.id: order for order in data.orders}


ORDERS: Final[Mapping[str, Order]] = load_orders(files("rulesets.aos4") / "data" / "orders.toml")


def check_order(unit: Unit | None, pack: str) -> None:
    """Refuse a second command to one unit in a phase, and any in Spearhead [L1076, L1904].

    Raises:
        Refusal: `already-commanded`, `no-commands`.
    """
    if pack == "spearhead":
        raise Refusal("no-commands")
    if unit is not None and unit.bar("use-command"):
        raise Refusal("already-commanded", unit=unit.name)


def paid(order: str, role: str = "unit", cost: int | None = None) -> tuple[Effect, ...]:
    """Return the cost of a command to the army and the unit that use it [L1076]."""
    return (
        CounterChanged("command-points", -(cost or ORDERS[order].cost), role),
        CounterChanged(f"used-{order}", 1, role),
        StatusSet(role, "commanded", "phase"),
    )


@dataclass(frozen=True, slots=True)
class OrderUse:
    """Permission to use a command, and the points left after it.

    Attributes:
        reason: `allowed`, `points`, `unit` (it used another this phase), `army` (the army used
            this one this phase) or `phase` (it is for another phase).
    """

    allowed: bool
    reason: Literal["allowed", "points", "unit", "army", "phase"]
    order: str
    cost: int
    points_left: int | None


def _phase(situation: Situation) -> str | None:
    return situation.phase


AtPhase: TypeAlias = Annotated[
    str | None, Choice(tuple(phase.id for phase in PHASES)), FromTable(_phase)
]


def spending_effects(arguments: Arguments, result: Any) -> tuple[Effect, ...]:
    """Pay for the command, and note its lasting status."""
    if not result.allowed:
        return ()
    order = arguments["order"]
    lasting = (StatusSet("unit", order, "phase"),) if order in _LASTING else ()
    return (*paid(order), *lasting)


_SPEND: Final = (
    Demand("unit", forbids=("reserve",)),
    *(
        Demand("unit", turn=order.turn, only=(f"order={order.id}",))
        for order in ORDERS.values()
        if order.turn != "any"
    ),
)
"""Units on the battlefield [L924], in the turn in which each command may be used [L1080-1201]."""


@procedure(
    source="L1074-1076",
    roles=("unit",),
    effects=spending_effects,
    at_large=True,
    demands=_SPEND,
    acts=acts.COMMAND,
)
def spend_command(
    _dice: Dice,
    *,
    order: Annotated[str, Choice(ORDER_IDS)],
    points: Annotated[int | None, Whole(0, 20)] = None,
    unit_used: Annotated[bool, Flag(), Fill("unit", "status:commanded")] = False,
    army_used: Annotated[bool, Flag()] = False,
    at_phase: AtPhase = None,
    pack: Pack = "border-war",
) -> OrderUse:
    """Use a command by itself [L1074-1076]: its unit's player reacts, and others roll.

    All-out Attack and All-out Defence count in the attack that follows.

    Args:
        order: The command.
        points: Command points the army has, None where the battle keeps count.
        unit_used: The unit used another command this phase.
        army_used: The army used this command this phase.
        at_phase: The phase, which a battle knows.
        pack: The battlepack; Spearhead has commands on its cards alone.

    Raises:
        Refusal: `no-commands`.
    """
    check_order(None, pack)
    cost = ORDERS[order].cost
    if at_phase is not None and at_phase not in ORDERS[order].phases:
        return OrderUse(False, "phase", order, cost, points)
    if unit_used:
        return OrderUse(False, "unit", order, cost, points)
    if army_used:
        return OrderUse(False, "army", order, cost, points)
    if points is None:
        return OrderUse(True, "allowed", order, cost, None)
    if points < cost:
        return OrderUse(False, "points", order, cost, points)
    return OrderUse(True, "allowed", order, cost, points - cost)
