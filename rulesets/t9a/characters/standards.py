"""Standards that fall, and who captures them [R L861, L879]."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from rulesets.core.battlefield.unit import Unit
from rulesets.core.results.effect import CounterChanged, Effect, OnCharacter, RuleLost
from rulesets.core.ruleset.game import Counter

if TYPE_CHECKING:
    from rulesets.core.ids.rules import RuleId

STANDARD: Final = "standard"
BATTLE: Final = "bsb"
CAPTURED: Final[Mapping[RuleId, str]] = {
    STANDARD: "standards-captured",
    BATTLE: "battle-standards-captured",
}
COUNTERS: Final = tuple(Counter(one) for one in CAPTURED.values())
"""What each side took in combat."""


def captured(unit: Unit | None, captor: str) -> tuple[Effect, ...]:
    """Return what a side captures of a unit and its characters, broken or slain in combat."""
    if unit is None:
        return ()
    held = [*unit.rules, *(rule for one in unit.companions for rule in one.rules)]
    return tuple(
        CounterChanged(counter, held.count(rule), captor)
        for rule, counter in CAPTURED.items()
        if rule in held
    )


def let_fall(role: str, unit: Unit | None, place: int, captor: str) -> tuple[Effect, ...]:
    """Return what becomes of the standards of a unit that breaks, its characters' included."""
    if unit is None:
        return ()
    own = tuple(RuleLost(role, rule, place) for rule in CAPTURED if rule in unit.rules)
    joined = tuple(
        OnCharacter(RuleLost(role, BATTLE, place), number)
        for number, one in enumerate(unit.companions, 1)
        if BATTLE in one.rules
    )
    return (*own, *joined, *captured(unit, captor))
