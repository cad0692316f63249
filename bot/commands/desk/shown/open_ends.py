"""Open ends of a battle: dice and decisions asked of players, and steps that acts led to."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Container, Sequence
from dataclasses import dataclass, replace
from itertools import islice, takewhile
from typing import Final

from bot.battle.actions.lifecycle import NEXT
from bot.battle.dice.waiting import asked_of, everything_asked
from bot.commands.battle.ending.proposing import waiting_buttons, waiting_lines
from bot.commands.desk.marks import Chosen, moment_of, read, written
from bot.commands.desk.sheet import Sheet
from bot.commands.dice.dropping import asked_now
from bot.commands.journal.replaying import played_again
from bot.commands.options.resolution import Resolution
from bot.commands.procedures.answers.answering import is_early, is_unanswered
from bot.commands.procedures.answers.waiting import decided_about
from bot.commands.procedures.next_step import (
    options_of,
    spells_given,
    step_label,
    taken_since,
    units_named,
)
from bot.commands.procedures.outcomes import next_steps
from bot.commands.procedures.permission.possible import may_be_done
from bot.commands.procedures.saying.sentences import Sentences
from bot.commands.procedures.variant_lookup import find_procedure
from bot.commands.request.context import CommandContext
from bot.store.journal.record import Entry
from bot.views.interface.buttons import ButtonSpec
from bot.views.interface.panel import is_line
from rulesets.core.declaring.parameter import Raw
from rulesets.core.declaring.procedure import FollowUp
from rulesets.core.offering.declaration import Offering
from rulesets.core.offering.offers import Offer
from rulesets.core.results.reminder import Reminder, Situation
from rulesets.dice.handles.rolled import Interrupted
from rulesets.refusal import Refusal

MOST_ENTRIES: Final = 60
"""Entries among which acts of the phase are looked for, those taken back with them."""
_MOST_ACTS: Final = 12
"""Acts whose steps may still be taken."""
_MOST_STEPS: Final = 5
_SEVERAL: Final = 2


@dataclass(frozen=True, slots=True)
class Waiting:
    """A question that waits for a player, with the buttons that answer it.

    Attributes:
        text: Whose it is, and what is asked.
        brief: The same on a crowded desk, without what its card tells as well.
        buttons: The answers.
        unit: The unit that it is about, empty without one.
        title: What is resolved, empty where the text says so.
        rolled: Whether a roll asks it, whose card has it in full.
    """

    text: str
    brief: str
    buttons: tuple[ButtonSpec, ...]
    unit: str = ""
    title: str = ""
    rolled: bool = False

    @property
    def titled(self) -> Waiting:
        """The question with what is resolved before it."""
        if not self.title:
            return self
        text, brief = (f"**{self.title}** — {told}" for told in (self.text, self.brief))
        return replace(self, text=text, brief=brief, title="")


@dataclass(frozen=True, slots=True)
class OpenStep:
    """A step that an act led to and nobody has taken.

    Attributes:
        step: Its id, which is that of its procedure where no name tells it from others by it.
        does: Its procedure, with the values that it gives.
        unit: The unit that takes it, as it is called now; None where none does.
        button: Its button.
        detail: What tells it from a like step of another act: other units, and the spell.
    """

    step: str
    does: tuple[str, frozenset[tuple[str, int | str]]]
    unit: str | None
    button: ButtonSpec
    detail: str = ""

    def does_as(self, reminder: Reminder) -> bool:
        """Return whether it gives all the values of what a reminder asks for."""
        procedure, values = self.does
        return (
            bool(reminder.values)
            and procedure == reminder.procedure
            and values.issuperset(reminder.values)
        )

    def is_of_units(self, reminder: Reminder) -> bool:
        """Return whether a reminder names the units of a step that itself names none."""
        named = reminder.role is not None and bool(reminder.units)
        return self.unit is None and named and self.does_as(reminder)


def told_apart(context: CommandContext, steps: Sequence[OpenStep]) -> tuple[ButtonSpec, ...]:
    """Return the buttons of steps, those that say the same with what tells them apart."""
    said = Counter(each.button.label for each in steps)

    def told(each: OpenStep) -> ButtonSpec:
        if said[each.button.label] <= 1 or not each.detail:
            return each.button
        label = context.texts("button-detail", label=each.button.label, detail=each.detail)
        return replace(each.button, label=label, of="")

    return tuple(map(told, steps))


def questions_asked(context: CommandContext) -> tuple[Waiting, ...]:
    """Return the answers, dice and decisions that are waited for, but for those in secret."""
    found = []
    if end := waiting_lines(context):
        whole = "⏳ " + "\n".join(end)
        found.append(Waiting(whole, f"⏳ {end[0]}", waiting_buttons(context)))
    about = decided_about(context)
    for owner, asked in everything_asked(context.channel):
        shown = None if asked.secret else asked_now(context.as_asked_by(owner), asked)
        if shown is not None:
            answers = tuple(each for each in shown.buttons if each.kind != "fell")
            question = shown.card.question or shown.card.headline
            brief = shown.card.brief or question.partition("\n")[0]
            first = next(iter(asked_of(context.channel.board, asked)), "")
            unit, title = about.get(asked.id) or first, shown.card.title
            told = (f"⏳ {question}", f"⏳ {brief}", answers, unit, title)
            found.append(Waiting(*told, rolled=True))
    if len(found) > 1:  # a single one stands below its card
        found = [each.titled for each in found]
    return _answers_apart(context, found)


def _answers_apart(context: CommandContext, found: Sequence[Waiting]) -> tuple[Waiting, ...]:
    """Return questions whose answers say whose they are where several say the same.

    What is decided says so wherever another unit is asked about too.
    """
    several = len({each.unit for each in found if each.unit}) > 1
    said = Counter(label for each in found for label in {spec.label for spec in each.buttons})

    def told(each: Waiting, spec: ButtonSpec) -> ButtonSpec:
        named = said[spec.label] >= _SEVERAL or (several and spec.kind == "decide")
        if not named or not each.unit:
            return spec
        label = context.texts("button-of-unit", unit=each.unit, answer=spec.label)
        return replace(spec, label=label)

    return tuple(
        replace(each, buttons=tuple(told(each, spec) for spec in each.buttons)) for each in found
    )


def begun_here(context: CommandContext) -> frozenset[tuple[str, str]]:
    """Return the procedures that wait for dice or a decision, each with a unit it is about."""
    board = context.channel.board
    rows = (
        (asked.procedure, board.unit(unit))
        for _, asked in everything_asked(context.channel)
        if not asked.secret
        for units in asked.units.values()
        for unit in units
    )
    return frozenset((procedure, row.name) for procedure, row in rows if row is not None)


async def open_steps(
    context: CommandContext,
    sentences: Sentences,
    entries: Sequence[Entry],
    offered: Container[str],
) -> tuple[OpenStep, ...]:
    """Return the steps that the last acts led to and nobody has taken, with their buttons.

    Args:
        context: Where.
        sentences: The offers of all sides.
        entries: What was done last, the newest first.
        offered: Procedures that have buttons anyway.
    """
    loop = asyncio.get_running_loop()
    # Each act is played again, and what it leaves open is tried: too long for the loop.
    led_to = await loop.run_in_executor(context.chances, _led_to, context, sentences, entries)
    begun = begun_here(context)
    found: dict[tuple[str, ...], OpenStep] = {}
    for entry, step, spec in led_to:
        has_button = is_offered(context, step.procedure, offered)
        if has_button and not _is_about_gone(context, entry, step):
            continue
        if not _may_be_taken(context, entry, step, sheet=spec.kind == "act"):
            continue
        if not await _is_taken(context, entry, step, entries):
            opened = _open(context, entry, step, spec)
            if (step.procedure, opened.unit) in begun:  # its roll waits for a decision
                continue
            told = opened.button.about, opened.detail  # with whom the step is about
            found.setdefault((step.id, *units_named(entry, step), *told), opened)
    return tuple(found.values())[:_MOST_STEPS]


async def _is_taken(
    context: CommandContext, entry: Entry, step: FollowUp, entries: Sequence[Entry]
) -> bool:
    """Return whether a step was taken, and not one of its kind with other values alone."""
    if await taken_since(context, entry, step) is None:
        return False
    done = [
        each.arguments["options"]
        for each in entries
        if each.action == step.procedure and each.number > entry.number and each.undone_by is None
    ]
    # The log keeps what was typed, `3` for a 3.
    differ = (
        any(
            str(options.get(name, value)).casefold() != str(value).casefold()
            for name, value in step.values
        )
        for options in done
    )
    return not done or not all(differ)


def _open(context: CommandContext, entry: Entry, step: FollowUp, button: ButtonSpec) -> OpenStep:
    """Return a step with who takes it: the first unit that it names."""
    given = options_of(context, entry, step)
    units = [str(given[option]) if option in given else None for option, _ in step.units]
    more = [unit for unit in units[1:] if unit is not None]
    more += spells_given(context, step, given)
    does = step.procedure, frozenset(step.values)
    return OpenStep(step.id, does, units[0] if units else None, button, ", ".join(more))


def _led_to(
    context: CommandContext, sentences: Sentences, entries: Sequence[Entry]
) -> tuple[tuple[Entry, FollowUp, ButtonSpec], ...]:
    """Return the steps that the acts of this phase lead to, each with its act and its button."""
    found: list[tuple[Entry, FollowUp, ButtonSpec]] = []
    averted: set[str] = set()
    phase = takewhile(lambda each: each.action != NEXT or each.undone_by is not None, entries)
    acts = ((each, played) for each in phase if (played := _played(context, each)) is not None)
    for entry, played in islice(acts, _MOST_ACTS):
        averted |= _averts(played)
        steps = next_steps(context, played, entry)
        steps = tuple(step for step in steps if not _is_averted(step, averted))
        averted -= _waits_for(played)
        for step in steps:
            spec = (
                None if is_early(context, entry, step) else _button(context, sentences, entry, step)
            )
            if spec is not None:
                found.append((entry, step, spec))
    return tuple(found)


def _averts(played: Resolution) -> set[str]:
    """Return the answer by which an entry brought the act before it to nothing, if it did."""
    answer = played.question.procedure.answers
    if answer is None or not answer.averts or not getattr(played.result, answer.averts, False):
        return set()
    return {answer.what}


def _waits_for(played: Resolution) -> set[str]:
    """Return the answers that come before what an act leads to."""
    question = played.question
    steps = question.procedure.follow_ups(question.arguments, played.result)
    return {step.after.what for step in steps if step.after is not None}


def _is_averted(step: FollowUp, averted: Container[str]) -> bool:
    return step.after is not None and step.after.what in averted


def _button(
    context: CommandContext, sentences: Sentences, entry: Entry, step: FollowUp
) -> ButtonSpec | None:
    """Return the button of a step, None where its offer is gone.

    It opens a sheet where the step is declared as an offer that acts lead to.
    """
    given = options_of(context, entry, step)
    units = [name for name in units_named(entry, step) if step.units[0][0] in given]
    about, of = step_label(context, entry, step), units[0] if units else ""
    label = context.texts("button-due", procedure=about, unit=of) if of else about
    chosen = None
    if not is_unanswered(context, entry, step):  # no sheet goes on without the answer
        chosen = _as_offer(context, sentences.situation, entry, step)
    led = ButtonSpec("next", f"{entry.id}:{step.id}", label, about=about, of=of)
    waits = step.waits is None or step.waits(sentences.situation)
    led = replace(led, leading=waits)
    if chosen is None:
        return led
    try:
        subject = written(chosen, sentences.situation, sentences.game)
        known = read(subject, sentences.situation, sentences.game)
    except Refusal:  # a value that marks cannot tell
        return led
    if Sheet.of(sentences, known).settled is None:
        return None
    return replace(led, kind="act", subject=subject)


def _as_offer(
    context: CommandContext, situation: Situation, entry: Entry, step: FollowUp
) -> Chosen | None:
    """Return a step as an offer with what the outcome settled; None where it is no offer."""
    given = options_of(context, entry, step)
    for offering in context.ruleset.procedure(step.procedure).offerings:
        if not offering.led or any(given.get(name, raw) != raw for name, raw in offering.fixed):
            continue
        actor = None if offering.actor is None else given.get(offering.actor)
        side = _side_of(situation, offering, actor)
        if side is None:
            continue
        own = offering.fixed if actor is None else (*offering.fixed, (str(offering.actor), actor))
        begun = Offer(step.procedure, offering, side, None if actor is None else str(actor), own)
        answers = tuple((name, given[name]) for name in offering.options if name in given)
        return Chosen(begun, moment_of(context), answers)
    return None


def _side_of(situation: Situation, offering: Offering, actor: Raw | None) -> str | None:
    """Return the side to which a step is offered: that of who takes it, any where nobody does."""
    if offering.actor is None:
        return situation.active.name
    named = (each for each in situation.sides if any(unit.name == actor for unit in each.members))
    return next((each.name for each in named), None)


def _may_be_taken(context: CommandContext, entry: Entry, step: FollowUp, *, sheet: bool) -> bool:
    """Return whether the table leaves a step to be taken.

    What a procedure needs beside is asked by its offers, where it has any; by a form elsewhere.

    Args:
        context: Where.
        entry: The act that led to it.
        step: The step.
        sheet: Whether its button opens a sheet, which asks for what is missing.
    """
    offerings = context.ruleset.procedure(step.procedure).offerings
    by_form = sheet or not offerings or step.name is not None
    given = options_of(context, entry, step)
    waited = is_unanswered(context, entry, step)  # what is early has no button
    return may_be_done(context, step.procedure, given, by_form=by_form, waited=waited)


def is_offered(context: CommandContext, procedure: str, offered: Container[str]) -> bool:
    """Return whether a procedure has a button anyway, or is a step of an act offered whole."""
    offerings = context.ruleset.procedure(procedure).offerings
    return procedure in offered or any(each.within is not None for each in offerings)


def _is_about_gone(context: CommandContext, entry: Entry, step: FollowUp) -> bool:
    """Return whether a step is about a unit that has left the battle, which no offer names."""
    bound = ((entry.binding.get(each.role, ()), each.index) for each in step.about)
    rows = (context.channel.board.unit(units[i]) for units, i in bound if i < len(units))
    return any(row is None or row.destroyed for row in rows)


def _played(context: CommandContext, entry: Entry) -> Resolution | None:
    """Return an act as it is played again, None where it leads to nothing any more."""
    if entry.secret or entry.undone_by is not None or "values" not in entry.arguments:
        return None
    try:
        procedure = find_procedure(context, entry.action)
        return played_again(context.ruleset, procedure, entry)
    except (KeyError, Interrupted, Refusal):  # the rule has changed since
        return None


def usual_answers(buttons: tuple[ButtonSpec, ...]) -> tuple[ButtonSpec, ...]:
    """Return the buttons of a question without what is seldom done, where that needs room.

    Its card has them too, and what gives it up.
    """
    if is_line(buttons):
        return buttons
    return tuple(each for each in buttons if each.kind != "drop")
