"""What channels choose: the game and the language."""

import asyncio
from collections.abc import Mapping
from typing import Final

from bot.state.board import Draft
from bot.state.channel import OWN, Channel, Setting
from bot.state.record import Action, Caller, Entry
from rulesets.refusal import Refusal

LOCALES: Final = ("en", "fr", OWN)


def choose(
    channel: Channel, caller: Caller, wanted: Mapping[Setting, str]
) -> asyncio.Future[Entry]:
    """Choose settings for a channel, all of them or none.

    Raises:
        Refusal: `unknown-ruleset`, `unknown-locale`.
    """
    checked = {setting: _check(channel, setting, value) for setting, value in wanted.items()}

    def change(draft: Draft) -> None:
        for setting, value in checked.items():
            draft.set(channel.row, setting, value)

    return channel.accept(
        Action(caller, "settings", {str(name): value for name, value in checked.items()}), change
    )


def _check(channel: Channel, setting: Setting, value: str) -> str:
    if setting == "ruleset":
        return channel.game(value).id
    word = value.strip().lower()
    if word not in LOCALES:
        raise Refusal("unknown-locale", text=value[:40], names=", ".join(LOCALES))
    return word
