"""Courage: a shaken band rallies on two dice, with an omen's help if it has one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.declaring.house import House
from rulesets.core.declaring.parameter import Fill, Flag, Rules, Whole
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.effect import CounterChanged, Effect, StatusCleared, StatusSet
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.dice.request import Modifier

_OMEN: Final = 2
_STRONG_OMEN: Final = 3


@dataclass(frozen=True, slots=True)
class Rally:
    """The result of a rally: the band rallied or not, and the total it rolled."""

    rallied: bool
    total: int | None = detail()


def rally_effects(arguments: Arguments, result: Rally) -> tuple[Effect, ...]:
    """Spend the omen; the band is shaken or no longer so."""
    shaken = StatusCleared("unit", "shaken") if result.rallied else StatusSet("unit", "shaken")
    return (CounterChanged("omens", -1), shaken) if arguments["omen"] else (shaken,)


@procedure(source="L22-27", command="rally", effects=rally_effects)
def rally(
    dice: Dice,
    *,
    nerve: Annotated[int, Whole(2, 10), Fill("unit", "nerve")],
    omen: Annotated[bool, Flag()] = False,
    rules: Annotated[SpecialRules, Rules(("sworn",)), Fill("unit", "rules")] = NO_RULES,
    strong_omens: Annotated[bool, Flag(), House("strong-omens")] = False,
) -> Rally:
    """Rally on two dice that do not exceed the band's nerve [L22-27]."""
    worth = _STRONG_OMEN if strong_omens else _OMEN
    helps = (("omen", worth if omen else 0), ("sworn", rules.number("sworn") or 0))
    modifiers = tuple(Modifier(key, value) for key, value in helps if value)
    most = nerve + sum(modifier.value for modifier in modifiers)
    total = dice.sum(2, "rally", modifiers=modifiers)
    return Rally(total <= most, total)
