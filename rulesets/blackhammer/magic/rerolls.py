"""The re-rolls of single dice that spells give a player [L3130, L3192, L3226, L3262]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from rulesets.blackhammer.unit.options import YesNo
from rulesets.core.declaring.parameter import Choice, Kept, Whole
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.effect import CounterChanged, Effect
from rulesets.dice.die import D3, D6
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal

_REROLLS: Final = "rerolls"


@dataclass(frozen=True, slots=True)
class SpellReroll:
    """The die as it fell again, which stands even where it is worse."""

    value: int


def reroll_effects(_arguments: Arguments, _result: SpellReroll) -> tuple[Effect, ...]:
    """Spend it."""
    return (CounterChanged(_REROLLS, -1),)


@procedure(source="L98, L3130", effects=reroll_effects, at_large=True)
def spell_reroll(
    dice: Dice,
    *,
    die: Annotated[str, Choice(("d6", "d3"))] = "d6",
    again: YesNo = False,
    rerolls_left: Annotated[
        int | None, Whole(0, 60), Kept(_REROLLS, refuses=("no-reroll-left",))
    ] = None,
) -> SpellReroll:
    """Spend a re-roll that a spell gave: one die falls again, out of several if need be [L3130].

    Args:
        dice: The die; a right to roll a D6 again covers a D3 [L98].
        die: Which it is.
        again: It has fallen again already: no die does so twice [L98].
        rerolls_left: Re-rolls left this turn, None when nobody keeps count.

    Raises:
        Refusal: `rerolled-already`, `no-reroll-left`.
    """
    if again:
        raise Refusal("rerolled-already")
    if rerolls_left == 0:
        raise Refusal("no-reroll-left")
    kind = D6 if die == "d6" else D3
    return SpellReroll(dice.single("spell-reroll", die=kind))
