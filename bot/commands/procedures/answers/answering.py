"""Answers of the other side to an act: whose they are, who is called, and what they keep waiting.

A step between two acts, such as a dispel after a casting, belongs to the side of a unit of the act.
Where another player than the one who acted sits there it is for that player, or a referee, to take;
elsewhere anybody at the table takes it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bot.battle.actions.ending import others
from bot.battle.actions.lifecycle import is_referee
from bot.battle.dice.waiting import PATIENCE
from bot.battle.situation import situation_of
from bot.commands.dice.deciding import nobody_asked
from bot.commands.options.lifting import OVERRIDE
from bot.commands.options.question import Question
from bot.commands.procedures.answers.answer_units import typed_answers
from bot.commands.request.context import CommandContext
from bot.store.board import Board
from bot.store.journal.record import Entry
from bot.store.snowflake import milliseconds
from bot.store.tables.battle import BattleRow, PlayerRow
from bot.texts.bundle import Marked, escaped, text_key
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.answering import Answering, Awaited, nothing_owed
from rulesets.core.declaring.procedure import FollowUp
from rulesets.core.results.reminder import Reminder, Situation
from rulesets.refusal import Refusal


def offered_now(
    context: CommandContext, entry: Entry, steps: Sequence[FollowUp]
) -> tuple[FollowUp, ...]:
    """Return the steps that an outcome leads to, as the table stands.

    Answers that it does not wait for are left out, and what would find nobody to do it.

    What was described for one question is not kept by any table: all its steps are offered.
    """
    battle = context.channel.board.battle
    asked = any(step.answer is not None or step.offered is not None for step in steps)
    about_units = context.ruleset.procedure(entry.action).unit_options if asked else ()
    kept = not about_units or any(_of_battle(entry, step.answer) for step in steps)
    if battle is None or not asked or not kept:
        return tuple(steps)
    situation = _situation(context, battle)
    return tuple(
        step
        for step in steps
        if (step.answer is None or _waits(context, entry, step.answer, situation))
        and (step.offered is None or step.offered(situation))
    )


def _situation(context: CommandContext, battle: BattleRow) -> Situation:
    """Return a battle with the units that are gone, whose acts may still have to be answered."""
    return situation_of(context.channel, battle, whole_army=True)


def still_true(context: CommandContext, step: FollowUp) -> dict[str, int | str]:
    """Return the values of a next step, without those that what was done since has outdated."""
    battle = context.channel.board.battle
    if battle is None or step.outdated is None:
        return dict(step.values)
    old = step.outdated(_situation(context, battle))
    return {name: value for name, value in step.values if name not in old}


def answerers(context: CommandContext, entry: Entry, answer: Answering) -> tuple[PlayerRow, ...]:
    """Return the players whose an answer is, none where whoever acted may give it as well.

    Nobody but who acted hears of an act in secret.
    """
    if entry.secret or not _of_battle(entry, answer):
        return ()
    sides = _sides(context, entry, answer)
    players = [player for player in context.channel.board.players if player.side_id in sides]
    if any(player.user_id == entry.actor.id for player in players):
        return ()
    return tuple(players)


def called(
    context: CommandContext, entry: Entry, steps: Sequence[FollowUp]
) -> tuple[tuple[int, ...], str]:
    """Return the players to be called for the answer to an outcome, and the line that does it."""
    answer = next((step.answer for step in steps if step.answer is not None), None)
    players = () if answer is None else answerers(context, entry, answer)
    if answer is None or not players:
        return (), ""
    calls = tuple(player.user_id for player in players)
    question = context.texts(f"answer-{text_key(answer.question)}")
    mentioned = Marked(" ".join(f"<@{call}>" for call in calls))
    return calls, context.texts("answer-called", called=mentioned, question=question)


def check_step(context: CommandContext, entry: Entry, step: FollowUp) -> None:
    """Refuse a step that is another player's, or that such a player's answer comes before.

    Raises:
        Refusal: `not-your-answer`, `answer-passed`, `answer-awaited`, `answer-owed`.
    """
    battle = context.channel.board.battle
    if battle is None or not _of_battle(entry, step.answer):
        return
    situation = _situation(context, battle)
    if step.answer is not None:
        _check_theirs(context, entry, step.answer)
        if not _waits(context, entry, step.answer, situation):
            raise passed(context, step.answer)
    if step.after is not None and _waits(context, entry, step.after, situation):
        _check_answered(context, entry, step.after, situation)


def is_early(context: CommandContext, entry: Entry, step: FollowUp) -> bool:
    """Return whether an answer that comes before a step is still waited for, and has time left."""
    return not _waited_out(entry) and is_unanswered(context, entry, step)


def is_unanswered(context: CommandContext, entry: Entry, step: FollowUp) -> bool:
    """Return whether an answer that comes before a step was not given, however long ago the act."""
    battle = context.channel.board.battle
    if battle is None or step.after is None or not _of_battle(entry, step.answer):
        return False
    return _waits(context, entry, step.after, _situation(context, battle))


def _waited_out(entry: Entry) -> bool:
    """Tell whether others were waited for long enough."""
    return milliseconds() - entry.at >= PATIENCE


def held_up(context: CommandContext, entry: Entry, step: FollowUp) -> bool:
    """Return whether a step would be refused to whoever acted: others' answer comes before it."""
    if step.after is None or is_referee(context.channel.board, entry.actor):
        return False
    return is_early(context, entry, step) and bool(answerers(context, entry, step.after))


def check_owed(context: CommandContext, question: Question) -> None:
    """Refuse an act that other players' answers come before, where nobody overruled that.

    Raises:
        Refusal: `answer-owed`, `answer-owed-or-told` where the act may say the answer as well,
            `answer-first` where it is the player's own.
    """
    procedure, board = question.procedure, context.channel.board
    battle = board.battle
    if procedure.owed is nothing_owed or battle is None or OVERRIDE in question.given:
        return
    named = any(unit.id is not None for units in question.units.values() for unit in units)
    if not named and not procedure.at_large:
        return
    owed = procedure.owed(_situation(context, battle), question.arguments)
    for players, awaited in _owing(context, owed):
        own = any(player.user_id == context.requester.user_id for player in players)
        if is_referee(board, context.actor) or (own and not _skips(context, awaited)):
            continue
        if own:
            raise Refusal("answer-first", what=_owed(context, awaited))
        target = question.arguments.get("target")
        asked = isinstance(target, Unit) and target.name == awaited.unit
        told = asked and procedure.parameter("response") is not None and nobody_asked(context)
        raise Refusal(
            "answer-owed-or-told" if told else "answer-owed",
            names=", ".join(player.name for player in players),
            what=_owed(context, awaited),
        )


def _skips(context: CommandContext, awaited: Awaited) -> bool:
    """Tell whether whoever owes an answer would get round it: one to a challenge has its price."""
    return awaited.what == "challenge" and bool(others(context.channel.board, context.actor))


def _owed(context: CommandContext, awaited: Awaited) -> str:
    return context.own_texts(f"owed-{text_key(awaited.what)}", unit=awaited.unit)


def _check_answered(
    context: CommandContext, entry: Entry, answer: Answering, situation: Situation
) -> None:
    """Refuse what comes after an answer while those whose it is still have time to give it.

    Raises:
        Refusal: `answer-awaited`, `answer-owed` where only another act of the kind waits for it.
    """
    players = answerers(context, entry, answer)
    if not players or _may_answer(context, players) or _waited_out(entry):
        return
    for whose, awaited in _elsewhere(context, entry, answer, situation):
        names = ", ".join(player.name for player in whose)
        raise Refusal("answer-owed", names=names, what=_owed(context, awaited))
    names = ", ".join(player.name for player in players)
    raise Refusal("answer-awaited", names=names, what=_asked(context, answer))


def _elsewhere(
    context: CommandContext, entry: Entry, answer: Answering, situation: Situation
) -> tuple[tuple[tuple[PlayerRow, ...], Awaited], ...]:
    """Return the answers of a kind that wait, with their players, where an act's own does not."""
    rows = [context.channel.board.unit(unit) for unit in entry.binding.get(answer.role, ())]
    own = {row.name for row in rows if row is not None}
    waited = [each for each in context.ruleset.awaits(situation) if each.what == answer.what]
    if any(each.unit is None or each.unit in own for each in waited):
        return ()
    return tuple(_owing(context, waited))


def passed(context: CommandContext, answer: Answering) -> Refusal:
    """Return the refusal of an answer that is no longer waited for."""
    return Refusal("answer-passed", what=_asked(context, answer))


def _check_theirs(context: CommandContext, entry: Entry, answer: Answering) -> None:
    """Refuse whoever may not give an answer.

    Raises:
        Refusal: `not-your-answer`.
    """
    players = answerers(context, entry, answer)
    if players and not _may_answer(context, players):
        names = ", ".join(player.name for player in players)
        raise Refusal("not-your-answer", names=names, what=_asked(context, answer))


def _may_answer(context: CommandContext, players: Sequence[PlayerRow]) -> bool:
    """Tell whether whoever asks is one of those whose an answer is, or a referee."""
    own = context.requester.user_id
    theirs = any(player.user_id == own for player in players)
    return theirs or is_referee(context.channel.board, context.actor)


def awaited_lines(
    context: CommandContext, *, told: bool = False, typed: bool = True
) -> tuple[str, ...]:
    """Return a line for each answer that the game waits for, with the players who may give it.

    Args:
        context: Where.
        told: Whether the choice that holds the phase up is told just now.
        typed: Whether it is told how the answers are typed; else those of a kind share a line.
    """
    alike: dict[tuple[str, str, str | None], list[Awaited]] = {}
    for names, awaited in _awaited(context):
        if not (told and awaited.holds):
            unit = awaited.unit if typed else None
            alike.setdefault((names, awaited.what, unit), []).append(awaited)
    lines = (_line(context, names, awaited, typed=typed) for (names, *_), awaited in alike.items())
    return tuple(dict.fromkeys(lines))


def unsaid(context: CommandContext, reminders: tuple[Reminder, ...]) -> tuple[Reminder, ...]:
    """Return the reminders that say more than the lines of the answers that are waited for."""
    said = {
        (told, awaited.unit)
        for _, awaited in _awaited(context)
        for told in (awaited.reminder, awaited.named_by)
    }
    return tuple(
        reminder
        for reminder in reminders
        if (reminder.id, None) not in said
        and not any((reminder.id, concerned.unit) in said for concerned in reminder.units)
    )


def _line(context: CommandContext, names: str, alike: Sequence[Awaited], *, typed: bool) -> str:
    units = dict.fromkeys(each.unit for each in alike if each.unit is not None)
    unit = escaped(", ".join(units)) if units else None
    key = f"awaited-{text_key(alike[0].what)}"
    line = f"▸ {context.texts(key, names=escaped(names), unit=unit)}"
    answers = escaped(" · ".join(typed_answers(context, alike[0]))) if typed else ""
    return f"{line} – {answers}" if answers else line


def _awaited(context: CommandContext) -> Iterator[tuple[str, Awaited]]:
    """Yield the answers that the game waits for, of sides that are played, each with who plays."""
    battle = context.channel.board.battle
    if battle is None or not context.channel.board.players:
        return
    awaited = context.ruleset.awaits(_situation(context, battle))
    for players, each in _owing(context, awaited):
        yield ", ".join(player.name for player in players), each


def _owing(
    context: CommandContext, awaited: Iterable[Awaited]
) -> Iterator[tuple[tuple[PlayerRow, ...], Awaited]]:
    """Yield answers that a played side may give, each with its players."""
    for each in awaited:
        players = played_by(context.channel.board, each)
        if players:
            yield players, each


def played_by(board: Board, awaited: Awaited) -> tuple[PlayerRow, ...]:
    """Return the players of the sides that may give an answer."""
    sides = {side.id for side in board.sides if side.name in awaited.sides}
    return tuple(player for player in board.players if player.side_id in sides)


def awaited_of(context: CommandContext, what: str) -> frozenset[int]:
    """Return the sides of which the game waits for an answer."""
    board, battle = context.channel.board, context.channel.board.battle
    waited = () if battle is None else context.ruleset.awaits(_situation(context, battle))
    names = {name for each in waited if each.what == what for name in each.sides}
    return frozenset(side.id for side in board.sides if side.name in names)


def _asked(context: CommandContext, answer: Answering) -> str:
    return context.own_texts(f"answer-{text_key(answer.question)}")


def _of_battle(entry: Entry, answer: Answering | None) -> bool:
    """Tell whether an act was done to units of a battle, or what it asks for is about no unit."""
    return any(entry.binding.values()) or (answer is not None and not answer.role)


def _waits(context: CommandContext, entry: Entry, answer: Answering, situation: Situation) -> bool:
    """Tell whether an answer to an act is still waited for, whatever its units are called now."""
    rows = [context.channel.board.unit(unit) for unit in entry.binding.get(answer.role, ())]
    return answer.waits(situation, tuple(row.name for row in rows if row is not None))


def _sides(context: CommandContext, entry: Entry, answer: Answering) -> frozenset[int]:
    """Return the sides that may give an answer."""
    board, battle = context.channel.board, context.channel.board.battle
    if battle is None:
        return frozenset()
    if not answer.role:
        return awaited_of(context, answer.what)
    rows = [board.unit(unit) for unit in entry.binding.get(answer.role, ())]
    named = {row.side_id for row in rows if row is not None}
    if named and not answer.opposed:
        return frozenset(named)
    own = named or {board.sides[battle.active].id}
    return frozenset(side.id for side in board.sides) - own
