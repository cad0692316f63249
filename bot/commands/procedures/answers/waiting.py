"""Decisions and answers that a battle waits for: a line each, and buttons."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from bot.battle.actions.lifecycle import is_referee
from bot.battle.dice.asked import Asked
from bot.commands.declaring.command import button
from bot.commands.dice.choosing import APART, OpenRoll, open_rolls
from bot.commands.dice.owning import refused_thrower, speaks_for
from bot.commands.options.paths import ROLL
from bot.commands.procedures.answers.answer_units import awaited_now
from bot.commands.procedures.answers.answering import played_by
from bot.commands.procedures.questions import attempt
from bot.commands.procedures.variant_lookup import asked_name
from bot.commands.request.answer import Reply
from bot.commands.request.context import CommandContext
from bot.store.snowflake import read_id
from bot.store.tables.battle import PlayerRow
from bot.texts.bundle import escaped, text_key
from bot.views.cards.decision import option_signs
from bot.views.cards.question import question_buttons
from bot.views.cards.rolls import option_name, question_of
from bot.views.interface.buttons import ButtonSpec
from rulesets.core.declaring.answering import Awaited
from rulesets.core.declaring.kind import Choice
from rulesets.core.declaring.parameter import Raw
from rulesets.core.declaring.procedure import Procedure
from rulesets.core.results.reminder import Reminder
from rulesets.refusal import Refusal

MOST_BUTTONS: Final = 8
"""Buttons for what is waited for: with those of reminders they fill no more than three rows."""


def roll_lines(
    context: CommandContext, waiting: Iterable[OpenRoll], *, typed: bool = True
) -> tuple[str, ...]:
    """Return a line for each roll that waits: for whose dice or decision, and how that is typed.

    Args:
        context: Where.
        waiting: The rolls.
        typed: Whether each tells what to type as well.
    """
    return tuple(_line(context, each, typed=typed) for each in waiting)


def _line(context: CommandContext, waiting: OpenRoll, *, typed: bool) -> str:
    texts, decision = context.texts, waiting.decision
    names = ", ".join(player.name for player in waiting.players)
    line = texts(
        "awaited-decision" if waiting.asked.deciding else "awaited-dice",
        names=escaped(names),
        units=escaped(", ".join(waiting.units)) or None,
        procedure=asked_name(context, texts, waiting.asked),
        subject=escaped(decision.subject) if decision and decision.subject else None,
        question=None if decision is None else question_of(texts, decision),
    )
    if decision is None or not typed:
        return f"▸ {line}"
    throws = (f"/throw {option_name(texts, decision, each)}" for each in decision.options)
    return f"▸ {line} – {escaped(' · '.join(throws))}"


def decided_about(context: CommandContext) -> dict[int, str]:
    """Return the unit that each decision is about which waits here, by the id of its roll."""
    rolls = open_rolls(context)
    decided = ((each.asked.id, each.decision) for each in rolls if each.decision is not None)
    return {asked: found.subject for asked, found in decided if found.subject is not None}


def unheld(waiting: Iterable[OpenRoll], reminders: Iterable[Reminder]) -> tuple[Reminder, ...]:
    """Return reminders without those of rolls that have begun and wait.

    Of what each of several units does by itself the others are left. A reminder that names no
    procedure is of whatever its units are in.
    """
    begun = {
        (procedure, unit)
        for each in waiting
        for unit in each.units
        for procedure in (each.asked.procedure, None)
    }
    found = []
    for reminder in reminders:
        units = tuple(
            each for each in reminder.units if (reminder.procedure, each.unit) not in begun
        )
        if units == reminder.units:
            found.append(reminder)
        elif units and (reminder.role is not None or reminder.procedure is None):
            found.append(replace(reminder, units=units))
    return tuple(found)


def buttons_of(
    context: CommandContext, waiting: Iterable[OpenRoll], *, own: bool = False
) -> tuple[ButtonSpec, ...]:
    """Return a button for each option of what is waited for here; a press asks whose it is.

    What can no longer be answered may be dropped.

    Args:
        context: Where.
        waiting: The decisions.
        own: Whether the player who asks alone sees them: then only what is theirs to say.
    """
    decisions = [each for each in waiting if not own or _is_theirs(context, each)]
    return (*_roll_buttons(context, decisions), *_answer_buttons(context, own=own))[:MOST_BUTTONS]


def _is_theirs(context: CommandContext, roll: OpenRoll) -> bool:
    """Return whether a decision is one for the player who asks to take, or to give up."""
    if roll.decision is None:
        return speaks_for(context, roll.owner)
    presides = is_referee(context.channel.board, context.actor)
    return presides or _decides(context, roll.players)


def _decides(context: CommandContext, players: Sequence[PlayerRow]) -> bool:
    """Return whether the player who asks is one of those who decide, as anybody is of none."""
    me = context.requester.user_id
    return not players or any(player.user_id == me for player in players)


def dice_buttons(context: CommandContext, waiting: Iterable[OpenRoll]) -> tuple[ButtonSpec, ...]:
    """Return the buttons of each roll that waits for dice that the player who asks may press.

    On a card they would have the outcome take its place: they are for sheets.
    """
    return tuple(
        spec
        for each in waiting
        if not each.asked.deciding
        for spec in question_buttons(
            context.texts,
            _subject(each.asked),
            throws=refused_thrower(context, each.owner, each.asked) is None,
            speaks=speaks_for(context, each.owner),
        )
    )


def _roll_buttons(context: CommandContext, waiting: Iterable[OpenRoll]) -> Iterator[ButtonSpec]:
    for each in waiting:
        if not each.asked.deciding:
            continue
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


def _answer_buttons(context: CommandContext, *, own: bool) -> Iterator[ButtonSpec]:
    """Yield a button for each answer that no reminder has a button for.

    Of units, and of sides where a phase is held up by it.
    """
    for awaited in awaited_now(context):
        players = played_by(context.channel.board, awaited)
        if awaited.holds and players and (not own or _decides(context, players)):
            yield from choice_buttons(context, awaited)
        if awaited.reminder is not None or awaited.unit is None:
            continue
        answering = _answering(context, awaited)
        if answering is None or not players:
            continue
        row = context.row_of(awaited.unit)
        if own and not context.may_act(row.side_id):
            continue
        for value in answering[1].values:
            answer = context.texts(f"next-{text_key(awaited.what)}-{text_key(value)}")
            label = context.texts("button-of-unit", unit=awaited.unit, answer=answer)
            yield ButtonSpec("answer", f"{awaited.what}:{row.id}:{value}", label)


def choice_buttons(context: CommandContext, awaited: Awaited) -> Iterator[ButtonSpec]:
    """Yield a button for each answer of a side, called as it is where it is offered."""
    answering = _answering(context, awaited)
    if answering is None or awaited.unit is not None:
        return
    procedure, kind = answering
    said = None if procedure.answers is None else procedure.answers.said
    for value in kind.values:
        keys = (each.key for each in procedure.offerings if (said, value) in each.fixed)
        key = next((key for key in keys if key is not None), f"choice-{value}")
        yield ButtonSpec("answer", f"{awaited.what}:-:{value}", context.texts(text_key(key)))


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
        named = None if row is None else row.name
        if answering is None or (awaited.what, awaited.unit) != (what, named):
            continue
        procedure, answer = answering[0], answering[0].answers
        if answer is not None and answer.said is not None and (named is None or answer.unit):
            unit = {answer.unit: named} if answer.unit and named is not None else {}
            given: dict[str, Raw] = {**unit, answer.said: value}
            return attempt(context, procedure, given, {}, procedure.command or ROLL)
    raise Refusal("no-longer-due")
