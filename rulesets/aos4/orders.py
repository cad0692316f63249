"""Commands and their cost: points, once a phase for an army, one a phase for a unit."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

from rulesets.aos4.unit.profile import ORDER_IDS
from rulesets.core.battlefield.unit import Unit
from rulesets.core.results.effect import CounterChanged, Effect, StatusSet
from rulesets.refusal import Refusal

Whose: TypeAlias = Literal["own", "other", "any"]


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
