"""Refusals, told only to the player who asked."""

from __future__ import annotations

from typing import Final

from bot.commands.request.answer import Answer
from bot.commands.request.context import CommandContext
from bot.commands.request.count_button import correcting_line, count_buttons, counted
from bot.commands.request.server import ALONE
from bot.texts.localiser import sentence
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
    card = Card("", sentence(context.own_texts, refusal), lines, tone="refusal")
    return Answer(card, buttons, private=True, refused=refusal.code, form=form)
