"""Skirmishers, and the troops that may skirmish [L1115-1133, L1169-1170]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal

from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.declaring.parameter import Fill, Rules, Whole
from rulesets.core.declaring.procedure import procedure
from rulesets.dice.handle import Dice

_NEVER: Final = ("character", "large", "frenzy", "pike")


@dataclass(frozen=True, slots=True)
class Skirmishers:
    """The right of troops to skirmish, or the reason against it."""

    allowed: bool
    reason: Literal["character", "large", "frenzy", "pike", "wounds"] | None


@procedure(source="L1115-1133, L1169", units=("unit",))
def skirmishers(
    _dice: Dice,
    *,
    w: Annotated[int, Whole(1, 60), Fill("unit", "w")] = 1,
    rules: Annotated[SpecialRules, Rules(_NEVER), Fill("unit", "rules")] = NO_RULES,
) -> Skirmishers:
    """Tell whether troops may be declared skirmishers before the battle [L1127-1133, L1169].

    Args:
        w: Wounds of each: those with several fight in formation.
        rules: Characters, figures over 3 m, those subject to frenzy and pikemen never skirmish.
    """
    for reason in ("character", "large", "frenzy", "pike"):
        if reason in rules:
            return Skirmishers(False, reason)
    return Skirmishers(w == 1, None if w == 1 else "wounds")
