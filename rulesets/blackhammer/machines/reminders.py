"""Reminders of the shots of war machines: ranges to guess, models to count."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from rulesets.blackhammer.machines.engine import Uncounted, uncounted
from rulesets.blackhammer.shooting.eligibility import barred_shooters
from rulesets.core.battlefield.unit import Unit
from rulesets.core.results.reminder import Concerned, Reminder, Situation

if TYPE_CHECKING:
    from rulesets.core.ids.rules import RuleId


def shots_to_count(situation: Situation) -> Iterator[Reminder]:
    """Remind of machines whose shot struck models that nobody has counted yet."""
    shots: dict[Uncounted, list[Unit]] = {}
    for unit in situation.active.units:
        shot = uncounted(unit)
        if shot is not None and unit.models > 0:
            shots.setdefault(shot, []).append(unit)
    for shot, machines in shots.items():
        due = Reminder("hits-to-count", "L2540, L2588-2594, L2978", _named(machines))
        if shot.machine is not None:
            values = (("machine", shot.machine), ("building", "yes" if shot.building else "no"))
            due = replace(due, procedure="machine_hits", role="unit", values=values)
        yield due


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
