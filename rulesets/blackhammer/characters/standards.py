"""Standards that broken units let fall, and their captors [L2288-2296, L2316-2332]."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Final

from rulesets.blackhammer.characters.challenge import HIDES
from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.results.effect import Effect, OnCharacter, RuleLost, StatusCleared, StatusSet

if TYPE_CHECKING:
    from rulesets.core.ids.rules import RuleId
    from rulesets.core.ids.statuses import StatusId

TROPHIES: Final[Mapping[RuleId, StatusId]] = {
    "standard": "holds-standard",
    "battle-standard": "holds-battle-standard",
}
"""Standards that a unit carries, and the status of a unit that captured one."""
_LOWERED: Final[tuple[StatusId, ...]] = (HIDES, "fleeing", "stupid")
AT_STAKE: Final[Mapping[RuleId, StatusId]] = {
    "standard": "standard-at-stake",
    "battle-standard": "battle-standard-at-stake",
}
"""Standards that a broken unit has let fall until the phase ends: whoever pursues takes them."""


def with_standard(unit: Unit | None, rules: SpecialRules) -> SpecialRules:
    """Return the rules of a unit, with the battle standard of who bears it in its ranks.

    It inspires nobody while its bearer hides, flees or failed a test of Stupidity [L2312-2314].
    """
    if unit is None or unit.body.bearer("battle-standard", *_LOWERED) is None:
        return rules
    return rules | SpecialRules.of("battle-standard")


def standards_of(unit: Unit) -> tuple[RuleId, ...]:
    """Return the standards of a unit and its characters that are worth points."""
    borne = tuple(trophy for trophy in TROPHIES if unit.body.has_any(trophy))
    return tuple(
        trophy for trophy in borne if trophy != "standard" or "expendable" not in unit.rules
    )


def let_fall(
    role: str, unit: Unit | None, index: int = 0, *, at_stake: bool = True
) -> tuple[Effect, ...]:
    """Return that a unit that breaks has no standards any more, and holds none it captured.

    What it let fall is at stake until the phase ends, unless its pursuit is settled already
    [L2288-2296, L2328-2332].
    """
    effects: list[Effect] = [RuleLost(role, standard, index) for standard in TROPHIES]
    if unit is None:
        return tuple(effects)
    for joined, companion in unit.body.numbered:
        effects.extend(
            OnCharacter(RuleLost(role, standard, index), joined)
            for standard in TROPHIES
            if standard in companion.rules
        )
    effects.extend(
        StatusSet(role, AT_STAKE[standard], "phase", place=index)
        for standard in (standards_of(unit) if at_stake else ())
    )
    effects.extend(StatusCleared(role, held, index) for held in TROPHIES.values() if unit.has(held))
    return tuple(effects)


def capture_standards(
    role: str, unit: Unit, standards: Iterable[str], index: int = 0
) -> tuple[Effect, ...]:
    """Return that a unit holds these standards beside those it had."""
    effects = []
    taken = list(standards)
    for standard in TROPHIES:
        count = taken.count(standard)
        if count:
            held = dict(unit.statuses).get(TROPHIES[standard], 0)
            effects.append(StatusSet(role, TROPHIES[standard], value=held + count, place=index))
    return tuple(effects)
