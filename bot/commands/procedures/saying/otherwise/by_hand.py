"""Sentences that tell of models and wounds that a unit has lost, or has left."""

from __future__ import annotations

from typing import Final

from bot.battle.tabletop.units import UnitEdit
from bot.commands.declaring.arguments import answer
from bot.commands.declaring.index import find_handler
from bot.commands.procedures.saying.mentions import Named
from bot.commands.procedures.saying.wording import words_in
from bot.commands.procedures.saying.words import words_for
from bot.commands.request.answer import Reply
from bot.commands.request.context import CommandContext
from bot.commands.units.changing.reader import read_change
from rulesets.refusal import Refusal

_OF_WOUNDS: Final = frozenset(
    {"change-in-doubt", "change-more-than-left", "nothing-to-heal", "nobody-wounded"}
)
"""Codes by which a change of models and wounds is asked about or refused."""


async def by_hand(context: CommandContext, text: str) -> Reply | None:
    """Note what a sentence tells of one unit's models and wounds, None where it tells none.

    What else may change of a unit has acts that lead to it.
    """
    said, board = words_in(text), context.channel.board
    mentions = Named(row.name for row in board.units).mentions(said, ())
    units = {unit for each in mentions for unit in each.units}
    named = {at for each in mentions for at in range(each.begin, each.end)}
    telling = {word for at, word in enumerate(said) if at not in named and not word.isdigit()}
    edit = find_handler("command", "unit edit")
    if len(units) != 1 or telling <= words_for("fillers") or edit is None:
        return None
    (name,) = units
    try:
        wanted = read_change(context, context.row_of(name), text)
    except Refusal as refusal:
        if refusal.code not in _OF_WOUNDS:
            return None
    else:
        if not wanted.wounds or wanted.edit() != UnitEdit():
            return None
    return await answer(edit, context, {"unit": name, "change": text})
