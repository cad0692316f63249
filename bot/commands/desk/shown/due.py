"""Due steps that no offer has: what reminders ask for, and what the last acts led to."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from dataclasses import dataclass, replace

from bot.commands.battle.tracking import telling, tracker
from bot.commands.desk.shown.open_ends import OpenStep, is_offered, told_apart
from bot.commands.procedures.permission.possible import may_be_done
from bot.commands.request.context import CommandContext
from bot.views.interface.panel import Block, gathered
from rulesets.core.results.reminder import Reminder


@dataclass(frozen=True, slots=True)
class Due:
    """Due acts that no offer has.

    Attributes:
        context: Where, with the texts that it is shown in.
        offered: Procedures that have buttons anyway.
        begun: Procedures that wait for dice or a decision, each with a unit that it is about.
        steps: What the last acts led to, with its buttons.
    """

    context: CommandContext
    offered: Container[str]
    begun: Container[tuple[str, str]]
    steps: Sequence[OpenStep]

    def blocks(self) -> Iterator[Block]:
        """Yield the buttons of what is due."""
        found = (
            each
            for each in tracker.due(self.context)
            if each.procedure is not None
            and not is_offered(self.context, each.procedure, self.offered)
        )
        due = tuple(each for each in map(self._doable, found) if each is not None)
        # The step that an act led to knows more than the reminder of it.
        due = tuple(
            _but_for(each, taken)
            for each, taken in ((each, self._taken_of(each)) for each in due)
            if each.role is not None or None not in taken
        )
        due_buttons = tracker.buttons_of(self.context, due)
        said = {each.label for each in due_buttons}
        steps = told_apart(
            self.context,
            [
                each
                for each in self.steps
                if each.button.label not in said and not any(map(each.is_of_units, due))
            ],
        )
        pressing = [each for each in steps if each.leading]
        rest = [each for each in steps if not each.leading]  # nothing waits for these any more
        yield from gathered((*due_buttons, *pressing, *rest))

    def _taken_of(self, reminder: Reminder) -> frozenset[str | None]:
        """Return the units of the steps that do what a reminder asks for, None for one without."""
        return frozenset(
            each.unit
            for each in self.steps
            if each.step == reminder.procedure or each.does_as(reminder)
        )

    def _doable(self, reminder: Reminder) -> Reminder | None:
        """Return a reminder for those of its units that may do what it asks for, None for nobody.

        What is offered is tried there: it then asks for nothing that it lacks.
        """
        procedure = reminder.procedure or ""
        by_form = not self.context.ruleset.procedure(procedure).offerings

        def possible(unit: str | None) -> bool:
            given = telling.given_of(reminder, unit)
            return may_be_done(self.context, procedure, given, by_form=by_form)

        if reminder.role is None:
            return reminder if possible(None) else None
        units = tuple(
            each
            for each in reminder.units
            if (procedure, each.unit) not in self.begun and possible(each.unit)
        )
        return replace(reminder, units=units) if units else None


def _but_for(reminder: Reminder, taken: Container[str | None]) -> Reminder:
    """Return a reminder without the units that some steps are of."""
    return replace(reminder, units=tuple(each for each in reminder.units if each.unit not in taken))
