"""Use of a command by itself, before the roll that it counts in [L1074-1076]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Final, Literal, TypeAlias

from rulesets.aos4.attack.arms import weapons_used
from rulesets.aos4.orders import ORDERS, check_order, paid
from rulesets.aos4.unit import acts, offers
from rulesets.aos4.unit.house import Pack
from rulesets.aos4.unit.options import One
from rulesets.aos4.unit.profile import ORDER_IDS, PHASES
from rulesets.core.battlefield.rules import NO_RULES
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Choice, Fill, Flag, FromTable, Whole
from rulesets.core.declaring.procedure import Arguments, Demand, procedure
from rulesets.core.results.effect import Effect, StatusSet
from rulesets.core.results.reminder import Situation
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal

_LASTING: Final = ("all-out-attack", "all-out-defence")
"""Commands of attacks that stay on their units as statuses until they end [L1175, L1187]."""


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


def check_spent(situation: Situation, arguments: Arguments) -> None:
    """Refuse commands that their own act pays for, and All-out Attack to who cannot shoot.

    Paid for beforehand, such a command would bar its own act: a unit uses one a phase [L1076].

    Raises:
        Refusal: `command-with-act`, what `weapons_used` refuses.
    """
    unit, order = arguments["unit"], arguments["order"]
    now = situation.phase is None or situation.phase in ORDERS[order].phases
    if isinstance(unit, Unit) and order not in _LASTING and now:
        raise Refusal("command-with-act", order=order)
    shoots = situation.phase == "shooting" and arguments["order"] == "all-out-attack"
    if shoots and isinstance(unit, Unit):
        weapons_used("", unit, unit.models, NO_RULES, ranged=True)


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
    effects=spending_effects,
    at_large=True,
    demands=_SPEND,
    check=check_spent,
    acts=acts.COMMAND,
    offering=offers.COMMAND,
)
def spend_command(
    _dice: Dice,
    *,
    order: Annotated[str, Choice(ORDER_IDS)],
    unit: One = None,  # noqa: ARG001 - its effects note it
    points: Annotated[int | None, Whole(0, 20)] = None,
    unit_used: Annotated[bool, Flag(), Fill("unit", "status:commanded")] = False,
    army_used: Annotated[bool, Flag()] = False,
    at_phase: AtPhase = None,
    pack: Pack = "border-war",
) -> OrderUse:
    """Use a command by itself [L1074-1076]: its unit's player reacts, and others roll.

    All-out Attack and All-out Defence count in the attack that follows. At the table each other
    command is an act of its own, which pays for it.

    Args:
        order: The command.
        unit: Who uses it.
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
