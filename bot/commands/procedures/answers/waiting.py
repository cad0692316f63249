"""Decisions and answers that a battle waits for: a line each, and buttons."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from bot.battle.dice.asked import Asked
from bot.commands.declaring.command import button
from bot.commands.dice.choosing import APART, OpenDecision
from bot.commands.options.paths import ROLL
from bot.commands.procedures.answers.answer_units import awaited_now
from bot.commands.procedures.answers.answering import played_by
from bot.commands.procedures.questions import attempt
from bot.commands.request.answer import Reply
from bot.commands.request.context import CommandContext
from bot.store.snowflake import read_id
from bot.texts.bundle import escaped, text_key
from bot.views.cards.decision import option_signs
from bot.views.cards.rolls import option_name
from bot.views.interface.buttons import ButtonSpec
from rulesets.core.declaring.answering import Awaited
from rulesets.core.declaring.kind import Choice
from rulesets.core.declaring.procedure import Procedure
from rulesets.core.results.reminder import Reminder
from rulesets.refusal import Refusal

MOST_BUTTONS: Final = 8
"""Buttons for what is waited for: with those of reminders they fill no more than three rows."""


def decision_lines(
    context: CommandContext, waiting: Iterable[OpenDecision], *, typed: bool = True
) -> tuple[str, ...]:
    """Return a line for each roll that waits for a decision: whose it is, and how it is typed.

    Args:
        context: Where.
        waiting: The decisions.
        typed: Whether each tells what to type as well.
    """
    return tuple(_line(context, each, typed=typed) for each in waiting)


def _line(context: CommandContext, waiting: OpenDecision, *, typed: bool) -> str:
    texts, decision = context.texts, waiting.decision
    names = ", ".join(player.name for player in waiting.players)
    line = texts(
        "awaited-decision",
        names=escaped(names),
        units=escaped(", ".join(waiting.units)),
        procedure=texts(f"procedure-{text_key(waiting.asked.procedure)}"),
        subject=escaped(decision.subject) if decision and decision.subject else None,
        question=None if decision is None else texts(f"decision-{text_key(decision.what)}"),
    )
    if decision is None or not typed:
        return f"▸ {line}"
    throws = (f"/throw {option_name(texts, decision, each)}" for each in decision.options)
    return f"▸ {line} – {escaped(' · '.join(throws))}"


def unheld(waiting: Iterable[OpenDecision], reminders: Iterable[Reminder]) -> tuple[Reminder, ...]:
    """Return reminders without those of rolls that have begun and wait for a decision."""
    begun = {(each.asked.procedure, unit) for each in waiting for unit in each.units}
    return tuple(
        reminder
        for reminder in reminders
        if not any((reminder.procedure, each.unit) in begun for each in reminder.units)
    )


def buttons_of(context: CommandContext, waiting: Iterable[OpenDecision]) -> tuple[ButtonSpec, ...]:
    """Return a button for each option of what is waited for here; a press asks whose it is.

    What can no longer be answered may be dropped.
    """
    found = [*_decision_buttons(context, waiting), *_answer_buttons(context)]
    return tuple(found[:MOST_BUTTONS])


def _decision_buttons(
    context: CommandContext, waiting: Iterable[OpenDecision]
) -> Iterator[ButtonSpec]:
    for each in waiting:
        decision = each.decision
        if decision is None:  # the table has changed, and nobody can answer any more
            drop, unit = context.texts("button-drop"), ", ".join(each.units)
            label = context.texts("button-of-unit", unit=unit, answer=drop)
            yield ButtonSpec("drop", _subject(each.asked), label)
            continue
        for sign, option in option_signs(decision):
            name = option_name(context.texts, decision, option)
            label = name
            if decision.subject is not None:
                label = context.texts("button-of-unit", unit=decision.subject, answer=name)
            subject = f"{_subject(each.asked)}:{sign}{APART}"
            yield ButtonSpec("decide", subject, label)


def _subject(asked: Asked) -> str:
    return f"{asked.id}:{asked.step}"


def _answer_buttons(context: CommandContext) -> Iterator[ButtonSpec]:
    """Yield a button for each answer of a unit that no reminder has a button for."""
    for awaited in awaited_now(context):
        if awaited.reminder is not None or awaited.unit is None:
            continue
        answering = _answering(context, awaited)
        if answering is None or not played_by(context.channel.board, awaited):
            continue
        row = context.channel.find_unit(awaited.unit)
        for value in answering[1].values:
            answer = context.texts(f"next-{text_key(awaited.what)}-{text_key(value)}")
            label = context.texts("button-of-unit", unit=awaited.unit, answer=answer)
            yield ButtonSpec("answer", f"{awaited.what}:{row.id}:{value}", label)


def _answering(context: CommandContext, awaited: Awaited) -> tuple[Procedure, Choice] | None:
    """Return the procedure that gives an answer, with the choice of answers that it has."""
    for procedure in context.ruleset.procedures:
        answer = procedure.answers
        if answer is not None and answer.what == awaited.what and answer.said is not None:
            parameter = procedure.parameter(answer.said)
            if parameter is not None and isinstance(parameter.kind, Choice):
                return procedure, parameter.kind
    return None


@button("answer")
async def press_answer(context: CommandContext, subject: str) -> Reply:
    """Answer the button of an answer that the battle waits for.

    Raises:
        Refusal: `no-longer-due`, `not-your-answer`, `not-your-side`.
    """
    what, number, value, *_ = (*subject.split(":"), "", "")
    row = context.channel.board.unit(read_id(number))
    for awaited in awaited_now(context):
        answering = _answering(context, awaited)
        if row is None or answering is None or (awaited.what, awaited.unit) != (what, row.name):
            continue
        procedure, answer = answering[0], answering[0].answers
        if answer is not None and answer.unit is not None and answer.said is not None:
            given = {answer.unit: row.name, answer.said: value}
            return attempt(context, procedure, given, {}, procedure.command or ROLL)
    raise Refusal("no-longer-due")
