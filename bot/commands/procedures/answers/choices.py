"""Choices that hold a phase up: whose they are, and who goes on without them."""

from __future__ import annotations

from bot.battle.actions.lifecycle import is_referee
from bot.battle.situation import situation_of
from bot.commands.procedures.answers.answering import played_by
from bot.commands.request.context import CommandContext
from bot.texts.bundle import text_key
from rulesets.refusal import Refusal


def check_choices(context: CommandContext) -> None:
    """Refuse to go on while a player has a choice left that this phase is for.

    Raises:
        Refusal: `choice-open`, `choice-own-open`.
    """
    battle, board = context.channel.board.battle, context.channel.board
    if battle is None or is_referee(board, context.actor):
        return
    for awaited in context.ruleset.awaits(situation_of(context.channel, battle)):
        players = played_by(board, awaited) if awaited.holds else ()
        if not players:
            continue
        what = context.own_texts(f"owed-{text_key(awaited.what)}")
        facts = {"what": what, "typed": ", ".join(awaited.typed)}
        if any(player.user_id == context.requester.user_id for player in players):
            raise Refusal("choice-own-open", **facts)
        raise Refusal("choice-open", names=", ".join(player.name for player in players), **facts)
