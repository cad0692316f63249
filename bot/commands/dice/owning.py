"""Owners of throws: from a roll to its unit, the side, and who plays it."""

from __future__ import annotations

from bot.battle.dice.asked import Asked
from bot.commands.options.resolution import Question
from bot.commands.request.context import CommandContext
from bot.store.tables.battle import PlayerRow
from rulesets.core.ruleset.owners import owner_of
from rulesets.dice.request import Purpose


def thrower_side(question: Question, purpose: Purpose) -> int | None:
    """Return the side whose dice are thrown; None where no unit of the battle tells."""
    bare = {role: tuple(unit.unit for unit in bound) for role, bound in question.units.items()}
    owner = owner_of(question.procedure, question.ruleset.rolled_by, bare, purpose)
    if owner is None:
        return None
    role, index = owner
    bound = question.units[role]
    unit = bound[min(index, len(bound) - 1)]
    return None if unit.id is None else unit.side


def throwers(context: CommandContext, asked: Asked) -> tuple[PlayerRow, ...]:
    """Return the players whose dice a question waits for, none where only the asker's are known.

    Of a question asked in secret nobody else hears.
    """
    if asked.secret or asked.side is None or asked.deciding:
        return ()
    players = context.channel.board.players
    return tuple(player for player in players if player.side_id == asked.side)


def may_throw(context: CommandContext, asked: Asked) -> bool:
    """Tell whether the dice that a question waits for are the requester's."""
    own = context.requester.user_id
    return any(player.user_id == own for player in throwers(context, asked))
