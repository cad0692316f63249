"""The word of players that nobody touches a wizard whose Fiasco strikes those in contact."""

from __future__ import annotations

from dataclasses import dataclass

from rulesets.blackhammer.magic.facts import TOUCHING
from rulesets.blackhammer.unit import offers
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.effect import CounterSet, Effect
from rulesets.core.results.reminder import Situation
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal


@dataclass(frozen=True, slots=True)
class Untouched:
    """The end of a Fiasco that strikes whoever touches the wizard."""

    untouched: bool


def _check_strikes(situation: Situation, _arguments: Arguments) -> None:
    """Refuse it where no Fiasco strikes anybody in contact.

    Raises:
        Refusal: `no-fiasco-strikes`.
    """
    if not situation.active.counter(TOUCHING):
        raise Refusal("no-fiasco-strikes")


def _ends(_arguments: Arguments, _result: Untouched) -> tuple[Effect, ...]:
    return (CounterSet(TOUCHING, 0),)


@procedure(
    source="L832, L856",
    effects=_ends,
    at_large=True,
    asked_by="active",
    phases=("magic",),
    check=_check_strikes,
    offering=offers.NOBODY_TOUCHES,
)
def nobody_touches(_dice: Dice) -> Untouched:
    """Note that nobody, or nobody else, touches the wizard of a Fiasco [L832, L856].

    Players alone see which models are in contact with him.
    """
    return Untouched(untouched=True)
