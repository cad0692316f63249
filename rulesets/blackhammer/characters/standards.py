"""Standards that those who break let fall, and who takes them [L2288-2296, L2316-2332]."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Final

from rulesets.core.battlefield.unit import Unit
from rulesets.core.results.effect import Effect, OnCharacter, RuleLost, StatusCleared, StatusSet

if TYPE_CHECKING:
    from rulesets.core.ids.rules import RuleId
    from rulesets.core.ids.statuses import StatusId

TROPHIES: Final[Mapping[RuleId, StatusId]] = {
    "standard": "holds-standard",
    "battle-standard": "holds-battle-standard",
}
"""What a unit carries, and what another is that captured it."""
AT_STAKE: Final[Mapping[RuleId, StatusId]] = {
    "standard": "standard-at-stake",
    "battle-standard": "battle-standard-at-stake",
}
"""What a unit that broke has let fall until the phase ends: whoever pursues takes it."""


def standards_of(unit: Unit) -> tuple[RuleId, ...]:
    """Return the standards in a unit, its own and those of who joined it, that are worth points."""
    borne = tuple(one for one in TROPHIES if any(one in part.rules for part in _parts(unit)))
    return tuple(one for one in borne if one != "standard" or "expendable" not in unit.rules)


def let_fall(
    role: str, unit: Unit | None, place: int = 0, *, at_stake: bool = True
) -> tuple[Effect, ...]:
    """Return that a unit that breaks has no standards any more, and holds none it captured.

    What it let fall is at stake until the phase ends, unless its pursuit is settled already
    [L2288-2296, L2328-2332].
    """
    effects: list[Effect] = [RuleLost(role, standard, place) for standard in TROPHIES]
    if unit is None:
        return tuple(effects)
    for joined, one in enumerate(unit.companions, 1):
        effects.extend(
            OnCharacter(RuleLost(role, standard, place), joined)
            for standard in TROPHIES
            if standard in one.rules
        )
    effects.extend(
        StatusSet(role, AT_STAKE[standard], "phase", place=place)
        for standard in (standards_of(unit) if at_stake else ())
    )
    effects.extend(StatusCleared(role, held, place) for held in TROPHIES.values() if unit.has(held))
    return tuple(effects)


def captured(role: str, unit: Unit, standards: Iterable[str], place: int = 0) -> tuple[Effect, ...]:
    """Return that a unit holds these standards beside those it had."""
    effects = []
    taken = list(standards)
    for standard in TROPHIES:
        count = taken.count(standard)
        if count:
            held = dict(unit.statuses).get(TROPHIES[standard], 0)
            effects.append(StatusSet(role, TROPHIES[standard], value=held + count, place=place))
    return tuple(effects)


def _parts(unit: Unit) -> tuple[Unit, ...]:
    return (unit, *unit.companions)
