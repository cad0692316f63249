"""Options that state what another player answers or decides: left out, for that player is asked."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.battle.situation import situation_of
from bot.commands.dice.deciding import may_act_for, nobody_asked, own_decisions
from bot.commands.options.lifting import OVERRIDE
from bot.commands.options.question import Question
from bot.commands.procedures.answers.answer_units import awaited_now
from bot.commands.procedures.answers.answering import played_by
from bot.commands.request.answer import Answer, Promise, Reply
from bot.commands.request.context import CommandContext
from bot.texts.bundle import escaped, text_key
from rulesets.core.declaring.answering import AnswerTo, Awaited
from rulesets.refusal import Refusal

_BOTH: Final = 2
"""Sides whose units are named where it is told of both."""


def own_word(context: CommandContext, question: Question) -> Question:
    """Return a question without what it states for a side that whoever asks may not act for.

    All is taken as typed where nobody is asked, by the house rule or at an unseated table, from a
    referee, from who plays alone, and where the others allowed it.

    Args:
        context: Where it is handled.
        question: The question as it was typed.

    Raises:
        Refusal: `not-your-answer`, `not-your-side` for an act that is another player's to begin.
    """
    if nobody_asked(context) or OVERRIDE in question.given:
        return question
    question = _without_answer(context, question)
    return own_decisions(context, _without_response(context, question))


def _without_answer(context: CommandContext, question: Question) -> Question:
    """Return an act without the answer that it states to itself: a challenge, but not taken up."""
    answer = question.procedure.answers
    if answer is None or not answer.optional or answer.unit is None or answer.said is None:
        return question
    said = question.given.get(answer.said)
    waiting = _waiting(context, question, answer)
    if waiting is not None:
        if said is not None and not _may_give(context, waiting):
            raise _not_theirs(context, waiting)
        return question
    if not may_act_for(context, question, answer.unit):
        own = question.units[answer.unit][0]
        context.check_side(own.side or 0, own.unit.name)
    if said is None or _plays_against(context, question, answer):
        return question
    return _silent(context, question, answer.said)


def _waiting(context: CommandContext, question: Question, answer: AnswerTo) -> Awaited | None:
    """Return the answer to an act of the unit named that the table waits for, None without."""
    units = question.units.get(answer.unit or "", ())
    names = {unit.unit.name for unit in units}
    found = (each for each in awaited_now(context) if each.what == answer.what)
    return next((each for each in found if each.unit in names), None)


def _plays_against(context: CommandContext, question: Question, answer: AnswerTo) -> bool:
    """Tell whether whoever acts may answer as well: for the units met, else for the other sides."""
    if any(unit.id is not None for unit in question.units.get(answer.other or "", ())):
        return may_act_for(context, question, answer.other or "")
    return all(context.may_act(side.id) for side in context.channel.board.sides)


def _without_response(context: CommandContext, question: Question) -> Question:
    """Return an act without the answer told with it, where the other side's is waited for."""
    opening, battle = question.procedure.opening, context.channel.board.battle
    if opening is None or battle is None or opening.said not in question.given:
        return question
    silent = _silent(context, question, opening.said)
    situation = situation_of(context.channel, battle)
    first = opening.awaited(situation, silent.arguments)
    told = {unit.unit.name for bound in question.units.values() for unit in bound}
    waited = (*silent.procedure.owed(situation, silent.arguments), *((first,) if first else ()))
    owed = [each for each in waited if each.unit in told]
    return question if all(_may_give(context, each) for each in owed) else silent


def _silent(context: CommandContext, question: Question, option: str) -> Question:
    """Return a question as if an option had not been typed."""
    given = {name: value for name, value in question.given.items() if name != option}
    return context.understand(question.procedure, given)


def _may_give(context: CommandContext, awaited: Awaited) -> bool:
    board = context.channel.board
    sides = [side for side in board.sides if side.name in awaited.sides]
    return any(context.may_act(side.id) for side in sides)


def _not_theirs(context: CommandContext, awaited: Awaited) -> Refusal:
    names = ", ".join(player.name for player in played_by(context.channel.board, awaited))
    what = context.own_texts(f"answer-{text_key(awaited.what)}")
    return Refusal("not-your-answer", names=names, what=what)


def told(context: CommandContext, typed: Question, own: Question, reply: Reply) -> Reply:
    """Return an answer with a line for each option that was not taken for the other side.

    Args:
        context: Where it is handled.
        typed: The question as it was typed.
        own: The question without what is another player's.
        reply: Its answer.
    """
    left = [name for name in typed.given if _unlike(typed, own, name)]
    if not left:
        return reply
    sides = {unit.side for bound in typed.units.values() for unit in bound if unit.id is not None}
    players = [
        player.name
        for player in context.channel.board.players
        if player.side_id is not None
        and not context.may_act(player.side_id)
        and (player.side_id in sides or len(sides) < _BOTH)
    ]
    names, options = ", ".join(dict.fromkeys(players)), ", ".join(left)
    line = context.texts("option-left-out", options=options, names=escaped(names))
    return with_line(reply, line)


def _unlike(typed: Question, own: Question, option: str) -> bool:
    """Tell whether an option was typed and is not taken."""
    if option not in own.given:
        return True
    return typed.arguments.get(option) != own.arguments.get(option)


def with_line(reply: Reply, line: str) -> Reply:
    """Return an answer with a line under it; a refusal says all that there is to say."""
    if isinstance(reply, Promise):
        return Promise(reply.coming, lambda entry: _under(reply.show(entry), line))
    return _under(reply, line)


def _under(answer: Answer, line: str) -> Answer:
    if answer.refused is not None:
        return answer
    return replace(answer, card=replace(answer.card, dice=(*answer.card.dice, line)))
