"""Reminders of the magic phase: what a spell or a Fiasco leaves to be done."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from rulesets.blackhammer.magic.answering import answers_awaited
from rulesets.blackhammer.magic.facts import (
    BURNT,
    CAGE,
    FIASCO_DUE,
    FIASCOS,
    SPELLS_TRIED,
    TOUCHING,
    known_of_fiasco,
    spell_to_resolve,
)
from rulesets.core.battlefield.unit import Unit
from rulesets.core.results.counted import SEPARATOR, counted_by
from rulesets.core.results.reminder import Concerned, Reminder, Situation

if TYPE_CHECKING:
    from rulesets.core.ids.statuses import StatusId

_MOVED: Final[tuple[StatusId, ...]] = ("moved", "charged", "fled-this-phase")
"""What tells that a unit has moved."""


def left_by_spells(situation: Situation) -> Iterator[Reminder]:
    """Remind of what is left to do of the spell cast last, and of its Fiasco."""
    yield from _to_resolve(situation)
    yield from _fiascos(situation)
    yield from _touching(situation)


def _to_resolve(situation: Situation) -> Iterator[Reminder]:
    """Remind of a spell that was cast, that nobody may dispel any more, and that did nothing yet.

    Its effect comes once it is not dispelled [L862-864].
    """
    spell = spell_to_resolve(situation)
    if spell is not None and not answers_awaited(situation):
        facts = (("spell", spell),)
        values = (*facts, ("due", "no"))
        yield Reminder("spell-to-resolve", "L862-864", (), "spell_effect", None, values, facts)


def _fiascos(situation: Situation) -> Iterator[Reminder]:
    """Remind of wizards who threw two natural 1s, each of whom rolls on the table [L822]."""
    for wizard in situation.active.members:
        if wizard.has(FIASCO_DUE):
            values = known_of_fiasco(dict(wizard.statuses)[FIASCO_DUE])
            if not any(option == "spell" for option, _ in values):
                values = (*values, *_own_spell(situation, wizard.name))
            yield Reminder(
                "fiasco-due", "L822", (Concerned(wizard.name),), "miscast", "wizard", values
            )


def _own_spell(situation: Situation, wizard: str) -> tuple[tuple[str, str], ...]:
    """Return the spell outside the lores that a wizard tried, where it was only one."""
    his = f"{counted_by(SPELLS_TRIED, unit=wizard)}{SEPARATOR}"
    numbers = dict(situation.active.counters)
    tried = [each.removeprefix(his) for each in numbers if each.startswith(his) and numbers[each]]
    return (("spell", tried[0]),) if len(tried) == 1 else ()


def caged(units: Sequence[Unit]) -> Iterator[Reminder]:
    """Remind of units in a Flaming Cage, and of those of them that have moved in it [L3172]."""
    still = [unit for unit in units if unit.has(CAGE) and not unit.first_of((BURNT, *_MOVED))]
    if still:
        yield Reminder("caged", "L3172", tuple(Concerned(unit.name) for unit in still))
    yield from caged_who_moved(units)


def caged_who_moved(units: Sequence[Unit]) -> Iterator[Reminder]:
    """Remind of units that moved in a Flaming Cage, which has not burnt them yet [L3172]."""
    moved = [unit for unit in units if unit.has(CAGE) and unit.first_of(_MOVED)]
    found = tuple(Concerned(unit.name) for unit in moved if not unit.has(BURNT))
    if found:
        values = (("spell", CAGE), ("due", "yes"))
        yield Reminder("caged-moved", "L3172", found, "spell_effect", "target", values)


def _touching(situation: Situation) -> Iterator[Reminder]:
    """Remind of models in contact with a wizard that his Fiasco struck, not counted yet."""
    number = situation.active.counter(TOUCHING)
    if number:
        values = (("fiasco", FIASCOS[number - 1]),)
        yield Reminder("fiasco-to-count", "L832, L856", (), "fiasco_contact", None, values)
