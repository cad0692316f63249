"""Reminders of the shots of war machines: ranges to guess, models to count."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

from rulesets.blackhammer.machines.engine import TO_COUNT
from rulesets.blackhammer.shooting.eligibility import barred_shooters
from rulesets.core.battlefield.unit import Unit
from rulesets.core.results.reminder import Concerned, Reminder, Situation

if TYPE_CHECKING:
    from rulesets.core.ids.rules import RuleId


def shots_to_count(situation: Situation) -> Iterator[Reminder]:
    """Remind of machines whose shot struck models that nobody has counted yet."""
    machines = [unit for unit in situation.active.units if unit.models > 0 and unit.has(TO_COUNT)]
    if machines:
        source = "L2540, L2588-2594"
        yield Reminder("hits-to-count", source, _named(machines), "machine_hits", "unit")


def ranges_to_guess(units: Sequence[Unit]) -> Iterator[Reminder]:
    """Remind of the machines whose range is guessed, all before anything is measured [L896]."""
    for rule, procedure in _GUESSING:
        waiting = [
            unit
            for unit in units
            if rule in unit.rules and not unit.has("shot") and barred_shooters(unit) is None
        ]
        if waiting:
            yield Reminder("guesses", "L896, L2506", _named(waiting), procedure, "unit")


_GUESSING: Final[tuple[tuple[RuleId, str], ...]] = (
    ("cannon", "cannon_shot"),
    ("stone-thrower", "stone_thrower_shot"),
)


def _named(units: Iterable[Unit]) -> tuple[Concerned, ...]:
    return tuple(Concerned(unit.name) for unit in units)
