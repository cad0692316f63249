"""The choice of who takes the first turn, of the side that won the priority roll [L426-434]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal, TypeAlias

from rulesets.aos4.unit import offers
from rulesets.aos4.unit.house import Pack
from rulesets.core.declaring.answering import AWAITED, Answering, AnswerTo, Awaited
from rulesets.core.declaring.deciding import ASK_OTHERS, DECISIONS, LEFT
from rulesets.core.declaring.parameter import Choice, Flag, FromTable
from rulesets.core.declaring.procedure import Arguments, FollowUp, procedure
from rulesets.core.results.effect import CounterSet, Effect, FirstTurn
from rulesets.core.results.reminder import Side, Situation
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal

CHOOSES: Final = "chooses-first"
"""The counter of the side that has yet to say who takes the first turn."""
SEIZES: Final = "may-seize"
"""The counter of a side for which the first turn has its price: it had the second before."""
_PHASE: Final = "start-of-round"
_ANSWER: Final = "first-turn"

Turn: TypeAlias = Literal["turn-first", "turn-second"]
"""The turn that a side had in the round before."""
_OF_TURN: Final = {"turn-first": "active", "turn-second": "other"}


def chooser(situation: Situation) -> Side | None:
    """Return the side that has yet to say who takes the first turn, None without one."""
    if situation.phase != _PHASE:
        return None
    return next((side for side in situation.sides if side.counter(CHOOSES)), None)


def is_settled(situation: Situation) -> bool:
    """Return whether the choice of this round is made."""
    return any(side.counter(CHOOSES) == 0 for side in situation.sides)


def awaited(situation: Situation) -> tuple[Awaited, ...]:
    """Return the choice as what the table waits for, where the house rule has it asked for."""
    side, rule = chooser(situation), situation.switch(DECISIONS)
    asked = rule not in {None, LEFT}
    if side is None or not asked or (rule == ASK_OTHERS and side is situation.active):
        return ()
    typed = tuple(f"/battle next first:{each.name}" for each in situation.sides)
    return (Awaited(_ANSWER, (side.name,), reminder="begins", holds=True, typed=typed),)


def _waits(situation: Situation, _units: tuple[str, ...]) -> bool:
    return chooser(situation) is not None


_CHOICE: Final = Answering(_ANSWER, "", waits=_waits)

CHOICES: Final = (
    FollowUp(
        "first_turn", values=(("beginner", "chooser"),), name="take-first-turn", answer=_CHOICE
    ),
    FollowUp(
        "first_turn", values=(("beginner", "opponent"),), name="leave-first-turn", answer=_CHOICE
    ),
)
"""What the side that won the priority roll may choose."""


def _turn_of_chooser(situation: Situation) -> str | None:
    side = chooser(situation)
    return None if side is None else "turn-first" if side is situation.active else "turn-second"


def _seizes(situation: Situation) -> bool | None:
    side = chooser(situation)
    return None if side is None else bool(side.counter(SEIZES))


def _turn_of_asking(situation: Situation) -> str | None:
    """Return the turn of the side that asks, None where no side does."""
    if not situation.asking:
        return None
    return "turn-first" if situation.asking == situation.active.name else "turn-second"


@dataclass(frozen=True, slots=True)
class FirstChoice:
    """The choice of the first round's first turn: the side that has it."""

    chooser: Turn


def first_choice_effects(_arguments: Arguments, result: FirstChoice) -> tuple[Effect, ...]:
    """Note whose choice it is."""
    return (CounterSet(CHOOSES, 1, _OF_TURN[result.chooser]),)


def _check_first_round(situation: Situation, _arguments: Arguments) -> None:
    """Refuse to say whose choice it is where a roll does, or somebody said it.

    Raises:
        Refusal: `no-first-turn-choice`.
    """
    if situation.turn != 1 or is_settled(situation) or chooser(situation) is not None:
        raise Refusal("no-first-turn-choice")


@procedure(
    source="L430, L2141",
    effects=first_choice_effects,
    at_large=True,
    phases=(_PHASE,),
    actors=(),
    check=_check_first_round,
    offering=offers.FIRST_CHOICE,
)
def first_choice(
    _dice: Dice,
    *,
    chooser: Annotated[
        Turn, Choice(("turn-first", "turn-second")), FromTable(_turn_of_asking)
    ] = "turn-first",
) -> FirstChoice:
    """Tell who chooses the first turn of the first round: who deployed first [L430].

    In Spearhead it is the attacker [L2141]. Only players know.

    Args:
        chooser: The side that goes first as things are, or the other.
    """
    return FirstChoice(chooser)


@dataclass(frozen=True, slots=True)
class FirstTurnTaken:
    """First turn of a battle round, and what it costs.

    Attributes:
        begins: The side that had the first turn of the round before, or the second.
        price: What a side loses that had the second turn and chose the first: the battle tactic of
            the round, or the tactic cards in Spearhead.
    """

    begins: Turn
    price: Literal["none", "no-tactic", "no-cards"]


def first_turn_effects(arguments: Arguments, result: FirstTurnTaken) -> tuple[Effect, ...]:
    """Give the side the first turn; who leaves it to the other pays nothing for it."""
    chose = _OF_TURN[arguments["chooser"]]
    left = arguments["seizing"] and result.price == "none"
    return (
        CounterSet(CHOOSES, 0, chose),
        *((CounterSet(SEIZES, 0, chose),) if left else ()),
        FirstTurn(_OF_TURN[result.begins]),
    )


def _check_chooser(situation: Situation, arguments: Arguments) -> None:
    """Refuse a choice that nobody has, or another side, or that is told to be another's.

    Raises:
        Refusal: `no-first-turn-choice`.
    """
    side = chooser(situation)
    theirs = side is not None and situation.asking in {"", side.name}
    if not theirs or arguments["chooser"] != _turn_of_chooser(situation):
        raise Refusal("no-first-turn-choice")


@procedure(
    source="L426-434, L1719-1729, L2161-2163",
    effects=first_turn_effects,
    at_large=True,
    phases=(_PHASE,),
    actors=(),
    asked_by=AWAITED,
    check=_check_chooser,
    answers=AnswerTo(_ANSWER, said="beginner"),
    offering=offers.FIRST_TURN,
)
def first_turn(
    _dice: Dice,
    *,
    beginner: Annotated[Literal["chooser", "opponent"], Choice(("chooser", "opponent"))],
    chooser: Annotated[
        Turn, Choice(("turn-first", "turn-second")), FromTable(_turn_of_chooser)
    ] = "turn-first",
    seizing: Annotated[bool, Flag(), FromTable(_seizes)] = False,
    pack: Pack = "border-war",
) -> FirstTurnTaken:
    """Choose who takes the first turn of this battle round, as the winner of the roll [L432].

    Who had the second turn in the round before and chooses the first chooses no battle tactic
    [L1727], or in Spearhead draws no tactic cards [L2163].

    Args:
        beginner: Who takes it: whoever chooses, or the other.
        chooser: Who chooses: who had the first turn of the round before, or the second.
        seizing: To take it has a price for whoever chooses.
        pack: The battlepack.
    """
    other: Turn = "turn-second" if chooser == "turn-first" else "turn-first"
    price: Literal["none", "no-tactic", "no-cards"] = "none"
    if seizing and beginner == "chooser":
        price = "no-cards" if pack == "spearhead" else "no-tactic"
    return FirstTurnTaken(chooser if beginner == "chooser" else other, price)
