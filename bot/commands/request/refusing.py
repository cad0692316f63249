"""Refusals, told only to the player who asked."""

from __future__ import annotations

from typing import Final

from bot.commands.request.answer import Answer
from bot.commands.request.by_desk import by_desk, ways_named
from bot.commands.request.context import CommandContext
from bot.commands.request.count_button import correcting_line, count_buttons, counted
from bot.commands.request.server import ALONE
from bot.texts.localiser import sentence
from bot.texts.ways import UNIT_SHEET
from bot.views.cards.card import Card
from bot.views.interface.buttons import ButtonSpec
from bot.views.interface.form import Form
from rulesets.refusal import Refusal

_OF_SERVERS: Final = ("no-battle", "no-battle-yet", "army-needs-battle")
"""What would be helped by a battle, which is begun on servers alone."""


def refused(context: CommandContext, refusal: Refusal, form: Form | None = None) -> Answer:
    """Return the sentence that tells one player why not, in that player's language.

    Args:
        context: Where it is handled.
        refusal: Why not.
        form: What would help.
    """
    if context.requester.guild_id is None and refusal.code in _OF_SERVERS:
        refusal = Refusal("needs-server", values=", ".join(f"/{name}" for name in ALONE))
    lines: tuple[str, ...] = ()
    buttons: tuple[ButtonSpec, ...] = ()
    found = counted(context, refusal)
    if found is not None:
        lines, buttons = (correcting_line(context, *found),), count_buttons(context, *found)
    texts = context.own_texts
    said = sentence(texts, refusal)
    if context.requester.pressed and context.channel.board.battle is not None:  # it has a desk
        said = by_desk(texts, refusal)
        buttons += _sheet(context, refusal) if UNIT_SHEET in ways_named(texts, refusal) else ()
    card = Card("", said, lines, tone="refusal")
    return Answer(card, buttons, private=True, refused=refusal.code, form=form)


def _sheet(context: CommandContext, refusal: Refusal) -> tuple[ButtonSpec, ...]:
    """Return the button of the sheet of the unit that a refusal is about, where it is one's own."""
    named = str(refusal.facts.get("unit", ""))
    board = context.channel.board
    row = next((each for each in board.units if each.name == named and not each.destroyed), None)
    if row is None or not context.may_act(row.side_id):
        return ()
    return (ButtonSpec("unit", str(row.id), row.name),)
