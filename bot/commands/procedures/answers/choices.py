"""Choices that hold a phase up: whose they are, and who goes on without them."""

from __future__ import annotations

from dataclasses import replace

from bot.battle.actions.lifecycle import is_referee
from bot.battle.situation import situation_of
from bot.commands.procedures.answers.answering import played_by
from bot.commands.procedures.answers.waiting import choice_buttons
from bot.commands.request.answer import Answer
from bot.commands.request.context import CommandContext
from bot.commands.request.refusing import refused
from bot.texts.bundle import text_key
from rulesets.refusal import Refusal


def held_by_choice(context: CommandContext) -> Answer | None:
    """Return the refusal to go on while a player has a choice left that this phase is for.

    None where nothing is left. Its buttons are the choices, for the player whose they are.
    """
    battle, board = context.channel.board.battle, context.channel.board
    if battle is None or is_referee(board, context.actor):
        return None
    for awaited in context.ruleset.awaits(situation_of(context.channel, battle)):
        players = played_by(board, awaited) if awaited.holds else ()
        if not players:
            continue
        what = context.own_texts(f"owed-{text_key(awaited.what)}")
        facts = {"what": what, "typed": ", ".join(awaited.typed)}
        if any(player.user_id == context.requester.user_id for player in players):
            answer = refused(context, Refusal("choice-own-open", **facts))
            return replace(answer, buttons=tuple(choice_buttons(context.privately(), awaited)))
        names = ", ".join(player.name for player in players)
        return refused(context, Refusal("choice-open", names=names, **facts))
    return None
