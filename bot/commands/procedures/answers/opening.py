"""The step that an act begins by, where the other side answers that before the act goes on."""

from __future__ import annotations

from dataclasses import replace

from bot.battle.actions.lifecycle import is_referee
from bot.battle.situation import situation_of
from bot.commands.options.lifting import OVERRIDE
from bot.commands.options.question import Question
from bot.commands.procedures.answers.answering import played_by
from bot.commands.request.answer import Answer, Promise, Reply
from bot.commands.request.context import CommandContext
from rulesets.core.declaring.deciding import DECISIONS, LEFT
from rulesets.core.declaring.procedure import Procedure


def first_step(context: CommandContext, question: Question) -> Procedure | None:
    """Return the step that an act begins by, None where it goes on as it is.

    It does where nobody else has an answer to give: nobody plays the other side, the same player
    does, the house leaves such decisions alone, a referee acts, or somebody overruled it.
    """
    procedure, board = question.procedure, context.channel.board
    battle, opening = board.battle, procedure.opening
    if opening is None or battle is None or OVERRIDE in question.given:
        return None
    if any(unit.id is None for units in question.units.values() for unit in units):
        return None
    left = context.channel.switches.get(DECISIONS, LEFT) == LEFT
    if left or is_referee(board, context.actor):
        return None
    awaited = opening.awaited(situation_of(context.channel, battle), question.arguments)
    players = () if awaited is None else played_by(board, awaited)
    if not players or any(player.user_id == context.requester.user_id for player in players):
        return None
    return context.ruleset.procedure(opening.procedure)


def understood(context: CommandContext, question: Question, step: Procedure) -> Question:
    """Return the step of an act as a question, with those options of the act that it has."""
    given = {name: value for name, value in question.given.items() if name in step.options}
    return context.understand(step, given)


def told(context: CommandContext, reply: Reply) -> Reply:
    """Return the answer to the step with the line that says how the act goes on."""
    if isinstance(reply, Promise):
        return Promise(reply.coming, lambda entry: _with_line(context, reply.show(entry)))
    return _with_line(context, reply)


def _with_line(context: CommandContext, answer: Answer) -> Answer:
    if answer.refused is not None or not answer.calls:
        return answer
    line = context.texts("act-opened")
    return replace(answer, card=replace(answer.card, dice=(*answer.card.dice, line)))
