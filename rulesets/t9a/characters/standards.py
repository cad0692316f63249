"""Standards that fall, and their captors [R L861, L879]."""

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
COUNTERS: Final = tuple(Counter(counter) for counter in CAPTURED.values())
"""Standards that each side took in combat."""


def capture_standards(unit: Unit | None, captor: str) -> tuple[Effect, ...]:
    """Return what a side captures of a unit and its characters, broken or slain in combat."""
    if unit is None:
        return ()
    held: list[str] = [rule for member in unit.body.members for rule in member.rules]
    return tuple(
        CounterChanged(counter, held.count(rule), captor)
        for rule, counter in CAPTURED.items()
        if rule in held
    )


def let_fall(role: str, unit: Unit | None, index: int, captor: str) -> tuple[Effect, ...]:
    """Return what becomes of the standards of a unit that breaks, its characters' included."""
    if unit is None:
        return ()
    own = tuple(RuleLost(role, rule, index) for rule in CAPTURED if rule in unit.rules)
    joined = tuple(
        OnCharacter(RuleLost(role, BATTLE, index), number)
        for number, companion in unit.body.numbered
        if BATTLE in companion.rules
    )
    return (*own, *joined, *capture_standards(unit, captor))
