"""What channels choose: the game, the language and the dice; what players choose for themselves."""

import asyncio
from collections.abc import Mapping
from typing import Final

from bot.state.asked import choose_dice, hold
from bot.state.board import Draft
from bot.state.channel import OWN, Channel, Setting
from bot.state.record import Action, Caller, Entry
from bot.state.statements import Operation
from bot.state.tables import HandRow
from rulesets.refusal import Refusal

LOCALES: Final = ("en", "fr", OWN)
DICE: Final = ("real", "bot")
AS_CHANNEL: Final = "channel"
"""The dice of a player who goes back to what holds in the channel."""


def choose(
    channel: Channel, caller: Caller, wanted: Mapping[Setting, str], my_dice: str | None = None
) -> asyncio.Future[Entry]:
    """Choose settings for a channel, and the caller's own dice in it; all of them or none.

    Args:
        channel: Where.
        caller: Who.
        wanted: What the channel chooses.
        my_dice: One of `DICE` or `AS_CHANNEL`; None to leave the caller's dice as they are.

    Raises:
        Refusal: `unknown-ruleset`, `unknown-locale`, `unknown-dice`.
    """
    checked = {setting: _check(channel, setting, value) for setting, value in wanted.items()}
    arguments = {str(name): value for name, value in checked.items()}
    after: list[Operation] = []
    rows: list[HandRow] = []
    if my_dice is not None:
        own = _check_dice(my_dice, (*DICE, AS_CHANNEL))
        operation, row = choose_dice(channel, caller.actor, None if own == AS_CHANNEL else own)
        after, rows = [operation], [row]
        arguments["my_dice"] = own

    def change(draft: Draft) -> None:
        for setting, value in checked.items():
            draft.set(channel.row, setting, value)

    def then() -> None:
        for row in rows:
            hold(channel, row)

    return channel.accept(Action(caller, "settings", arguments), change, after=after, then=then)


def _check(channel: Channel, setting: Setting, value: str) -> str:
    if setting == "ruleset":
        return channel.game(value).id
    if setting == "dice":
        return _check_dice(value, DICE)
    word = value.strip().lower()
    if word not in LOCALES:
        raise Refusal("unknown-locale", text=value[:40], names=", ".join(LOCALES))
    return word


def _check_dice(value: str, known: tuple[str, ...]) -> str:
    word = value.strip().lower()
    if word not in known:
        raise Refusal("unknown-dice", text=value[:40], names=", ".join(known))
    return word
