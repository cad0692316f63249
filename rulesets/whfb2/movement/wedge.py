"""The wedge: a charge that cuts an enemy unit in two, rank by rank [L979-1001]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal

from rulesets.core.battlefield.rules import NO_RULES
from rulesets.core.declaring.parameter import Flag, Whole
from rulesets.core.declaring.procedure import Arguments, FollowUp, procedure
from rulesets.core.results.effect import Effect, StatusCleared, StatusSet, ValueSet
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.whfb2.movement.distance import check_free
from rulesets.whfb2.unit import acts, offers
from rulesets.whfb2.unit.characteristic import under_roll
from rulesets.whfb2.unit.demands import FOES, OWN_TURN
from rulesets.whfb2.unit.leadership import LedRules, led
from rulesets.whfb2.unit.options import Leadership, One
from rulesets.whfb2.unit.routed import pursues, routs

NO_BONUS: Final = "no-charge-bonus"


@dataclass(frozen=True, slots=True)
class WedgeCharge:
    """A charge in wedge.

    Attributes:
        formed: Whether it forms; else it charges without its bonus to hit.
        total: What the dice came to.
        against: The Leadership tested.
    """

    formed: bool
    total: int | None = detail()
    against: int | None = detail()


@dataclass(frozen=True, slots=True)
class WedgeAdvance:
    """The advance of a wedge after a round of combat.

    Attributes:
        state: `next-rank`: another round at once, one rank deeper; `cut-through`: the enemy routs
            and is pursued; `halted`: back in normal formation, the combat going on next turn.
        ranks: Enemy ranks that are still whole.
    """

    state: Literal["next-rank", "cut-through", "halted"]
    ranks: int


def wedge_charge_effects(_arguments: Arguments, result: WedgeCharge) -> tuple[Effect, ...]:
    """Form the wedge, or note that the charge has no bonus."""
    made = StatusSet("unit", "wedge") if result.formed else StatusSet("unit", NO_BONUS, "turn")
    return (made,) if result.total is not None else ()


@procedure(
    source="L979-986",
    command="charge",
    variant="wedge",
    effects=wedge_charge_effects,
    phases=("movement",),
    demands=(OWN_TURN,),
    acts=acts.MOVE,
    offering=offers.WEDGE,
)
def wedge_charge(
    dice: Dice,
    *,
    unit: One = None,
    ld: Leadership,
    leader: Annotated[bool, Flag()] = True,
    rules: LedRules = NO_RULES,
) -> WedgeCharge:
    """Charge in wedge: 2D6 within Leadership as the charge is declared [L979-986].

    Args:
        dice: 2D6.
        unit: The unit that charges.
        ld: Leadership of its leader.
        leader: Whether one is left: a wedge is a complex manoeuvre.
        rules: A standard adds 1 to Leadership.

    Raises:
        Refusal: `unit-bound`.
    """
    check_free(unit)
    if not leader or (unit is not None and unit.has("leaderless")):
        dice.tell("no-leader")
        return WedgeCharge(False)
    test = under_roll(dice, value=led(ld, rules, unit), label="manoeuvre-test")
    return WedgeCharge(test.passed, test.total, test.against)


def wedge_advance_effects(arguments: Arguments, result: WedgeAdvance) -> tuple[Effect, ...]:
    """Reform the wedge when it is done; rout the unit that is cut through."""
    if result.state == "next-rank":
        return ()
    front = arguments["longest"]
    reformed = (
        StatusCleared("unit", "wedge"),
        *((ValueSet("unit", "files", front),) if front else ()),
    )
    if result.state == "halted":
        return reformed
    return (
        *reformed,
        *routs("enemy", arguments["enemy"], pursued=True),
        *pursues("unit", arguments["unit"], fugitive="enemy"),
    )


def after_wedge(_arguments: Arguments, result: WedgeAdvance) -> tuple[FollowUp, ...]:
    """Strike those who were cut through, and pursue them [L998-1001]."""
    if result.state != "cut-through":
        return ()
    return (FollowUp("free_attacks", (("unit", "unit"), ("enemy", "enemy"))),)


@procedure(
    source="L987-1001",
    command="combat",
    variant="wedge",
    units=("unit", "enemy"),
    effects=wedge_advance_effects,
    follow_ups=after_wedge,
    phases=("combat",),
    demands=(FOES,),
    offering=offers.WEDGE_ADVANCE,
)
def wedge_advance(
    _dice: Dice,
    *,
    won: Annotated[bool, Flag()] = True,
    ranks: Annotated[int, Whole(1, 60)],
    longest: Annotated[int | None, Whole(1, 60)] = None,  # noqa: ARG001 - the table's
) -> WedgeAdvance:
    """Tell where a wedge stands after a round against one enemy rank [L987-1001].

    Args:
        won: Whether the wedge won the round.
        ranks: Enemy ranks before this round, that which was fought among them.
        longest: Figures in the wedge's longest rank: its front once it is in formation again.
    """
    if not won:
        return WedgeAdvance("halted", ranks)
    return WedgeAdvance("next-rank" if ranks > 1 else "cut-through", ranks - 1)
