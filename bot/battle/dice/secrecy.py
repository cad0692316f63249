"""Secret rolls, until their player shows them."""

import asyncio
from typing import Final

from bot.battle.channel.channel import Channel
from bot.store.journal.record import Action, Caller, Entry
from bot.store.statements import updating

SHOWN: Final = "secret-reveal"
"""The action that makes a secret entry one that everybody may see."""


def show_secret(channel: Channel, caller: Caller, entry: Entry) -> asyncio.Future[Entry]:
    """Make a secret entry one that everybody may see, in the log and in reports."""
    arguments = {"entry": entry.number, "id": str(entry.id)}
    return channel.accept(
        Action(caller, SHOWN, arguments), after=[updating("entry", entry.id, secret=False)]
    )
