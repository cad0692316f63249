"""Arrows: shots that hit on a band's aim, hits that fell on a 4 or more."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.declaring.parameter import Fill, Flag, Rules, Whole
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.effect import Effect, WoundsLost
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.dice.request import Modifier
from rulesets.refusal import Refusal

_BEST_FACE: Final = 6
_TO_FELL: Final = 4


@dataclass(frozen=True, slots=True)
class Volley:
    """The result of a volley.

    Attributes:
        felled: Figures the target lost.
        hits: Shots that hit.
    """

    felled: int
    hits: int | None = detail()


def volley_effects(_arguments: Arguments, result: Volley) -> tuple[Effect, ...]:
    """Take the figures that fell off the target."""
    return (WoundsLost("target", result.felled),) if result.felled else ()


@procedure(source="L12-20", command="shoot", effects=volley_effects, phases=("arrows",))
def volley(
    dice: Dice,
    *,
    shots: Annotated[int, Whole(1, 60), Fill("unit", "models")],
    aim: Annotated[int, Whole(2, 6), Fill("unit", "aim")],
    reeds: Annotated[bool, Flag()] = False,
    soaked: Annotated[bool, Flag(), Fill("unit", "status:soaked")] = False,
    target_rules: Annotated[
        SpecialRules, Rules(("marsh-born",)), Fill("target", "rules")
    ] = NO_RULES,
) -> Volley:
    """Shoot at a band; reeds hide it, and the marsh-born better still [L12-20]."""
    if soaked:
        raise Refusal("soaked-strings")
    hidden = [("reeds", -1 if reeds else 0)]
    hidden.append(("marsh-born", -1 if reeds and "marsh-born" in target_rules else 0))
    modifiers = tuple(Modifier(key, value) for key, value in hidden if value)
    need = aim - sum(modifier.value for modifier in modifiers)
    if need > _BEST_FACE:
        dice.tell("out-of-sight", need=need)
        return Volley(0, 0)
    hits = dice.successes(shots, need, "arrows", modifiers=modifiers)
    return Volley(dice.successes(hits, _TO_FELL, "arrow-wounds"), hits)
