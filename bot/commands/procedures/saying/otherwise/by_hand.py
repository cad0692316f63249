"""Sentences that tell of models and wounds that a unit has lost, or has left."""

from __future__ import annotations

from typing import Final

from bot.battle.tabletop.units import UnitEdit
from bot.commands.declaring.arguments import answer
from bot.commands.declaring.index import find_handler
from bot.commands.procedures.saying.mentions import Named
from bot.commands.procedures.saying.wording import words_in
from bot.commands.procedures.saying.words import words_for
from bot.commands.request.answer import Answer, Reply
from bot.commands.request.context import CommandContext
from bot.commands.units.changing.reader import read_change
from bot.commands.units.unit_form import ask_for_change
from rulesets.refusal import Refusal

_BY_HAND: Final = "change-by-hand"
_OF_WOUNDS: Final = frozenset(
    {"change-in-doubt", "change-more-than-left", "nothing-to-heal", "nobody-wounded"}
)
"""Codes by which a change of models and wounds is asked about or refused."""


async def by_hand(context: CommandContext, text: str) -> Reply | None:
    """Note what a sentence tells of one unit's models and wounds, None where it tells none.

    What else may change of a unit has acts that lead to it.
    """
    name, edit = _named(context, text), find_handler("command", "unit edit")
    if name is None or edit is None:
        return None
    try:
        wanted = read_change(context, context.row_of(name), text)
    except Refusal as refusal:
        if refusal.code not in _OF_WOUNDS:
            return None
    else:
        if not wanted.wounds or wanted.edit() != UnitEdit():
            return None
    return await answer(edit, context, {"unit": name, "change": text})


def asked_by_hand(context: CommandContext, text: str) -> Answer | None:
    """Ask whether anything else that a sentence tells of one unit is to be noted of it.

    None where it tells nothing.
    """
    name = _named(context, text)
    if name is None or "?" in text or not words_for("negations").isdisjoint(words_in(text)):
        return None
    row = context.row_of(name)
    try:
        read_change(context, row, text)
    except Refusal:
        return None
    return ask_for_change(context, row, text, Refusal(_BY_HAND, text=text[:40], unit=name))


def _named(context: CommandContext, text: str) -> str | None:
    """Return the only unit that a sentence names, None where it names several, or says no more."""
    said = words_in(text)
    mentions = Named(row.name for row in context.channel.board.units).mentions(said, ())
    units = {unit for each in mentions for unit in each.units}
    named = {at for each in mentions for at in range(each.begin, each.end)}
    telling = {word for at, word in enumerate(said) if at not in named and not word.isdigit()}
    return None if len(units) != 1 or telling <= words_for("fillers") else units.pop()
