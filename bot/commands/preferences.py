"""What a channel chose: its game, its language, its dice; and a player's own dice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.answer import Answer, Promise, Reply
from bot.bundle import escaped
from bot.commands.specification import CommandSpec
from bot.place import Place
from bot.state.channel import Setting
from bot.state.choices import choose
from bot.views.card import Card
from rulesets.core.parameter import Raw
from rulesets.refusal import Refusal

_SETTINGS: Final[Mapping[str, Setting]] = {
    "game": "ruleset",
    "language": "locale",
    "dice": "dice",
}
_MY_DICE: Final = "my_dice"


async def settings(place: Place, _spec: CommandSpec, options: Mapping[str, Raw]) -> Reply:
    """Answer `/settings`: what holds here, after what was chosen."""
    if set(options) - {_MY_DICE} and not place.asker.manager:
        raise Refusal("not-manager")
    if not options:
        return _shown(place)
    wanted = {_SETTINGS[name]: str(value) for name, value in options.items() if name != _MY_DICE}
    own = options.get(_MY_DICE)
    my_dice = None if own is None else str(own)
    coming = choose(place.channel, place.caller("/settings"), wanted, my_dice)
    return Promise(coming, lambda _: _shown(place))


def _shown(place: Place) -> Answer:
    channel = place.channel
    language = channel.language
    texts = place.localiser.texts(language or place.asker.locale, channel.ruleset.id)
    game = texts("settings-game", game=texts(f"ruleset-{channel.ruleset.id}"))
    name = texts(f"choice-{language}") if language else None
    dice = channel.setting("dice")
    mine = "real" if channel.throws_real_dice(place.asker.user_id) else "bot"
    lines = (
        game,
        texts("settings-language", language=name),
        texts(
            "settings-dice",
            dice=texts(f"choice-{dice}"),
            name=escaped(place.asker.name),
            mine=texts(f"choice-{mine}"),
        ),
    )
    outcome = {"game": channel.ruleset.id, "language": language, "dice": dice, "my_dice": mine}
    return Answer(Card(texts("settings-title"), "", lines), details=lambda: outcome)
