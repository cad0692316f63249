"""What channels and servers choose: the game, the language, the kind of dice."""

import asyncio
from typing import Final, Literal

from bot.state.channel import Channel, Setting
from bot.state.record import Action, Caller, Entry
from bot.state.statements import deleting, inserting
from rulesets.refusal import Refusal

LOCALES: Final = ("en", "fr")
DICE: Final = ("fair", "typed")

Where = Literal["channel", "server"]


def choose(
    channel: Channel, caller: Caller, where: Where, setting: Setting, value: str | None
) -> asyncio.Future[Entry]:
    """Choose a setting for a channel or its server; None goes back to what holds around it.

    Raises:
        Refusal: `unknown-ruleset`, `unknown-locale`, `unknown-dice`, `no-server`.
    """
    checked = None if value is None else _check(channel, setting, value)
    action = Action(caller, "settings", {"where": where, setting: checked})
    if where == "channel":
        return channel.accept(action, lambda draft: draft.set(channel.row, setting, checked))
    guild = channel.guild
    if guild is None:
        raise Refusal("no-server")
    chosen = {**guild.model_dump(), setting: checked}
    return channel.accept(
        action,
        after=[deleting("guild", guild.id), inserting("guild", chosen)],
        then=lambda: setattr(guild, setting, checked),
    )


def _check(channel: Channel, setting: Setting, value: str) -> str:
    if setting == "ruleset":
        return channel.game(value).id
    word = value.strip().lower()
    allowed = LOCALES if setting == "locale" else DICE
    if word not in allowed:
        raise Refusal(f"unknown-{setting}", text=value[:40], names=", ".join(allowed))
    return word
