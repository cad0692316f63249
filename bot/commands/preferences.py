"""What a channel chose: its game and its language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.answer import Answer, Promise, Reply
from bot.commands.specification import CommandSpec
from bot.place import Place
from bot.state.channel import Setting
from bot.state.choices import choose
from bot.views.card import Card
from rulesets.core.parameter import Raw
from rulesets.refusal import Refusal

_SETTINGS: Final[Mapping[str, Setting]] = {"game": "ruleset", "language": "locale"}


async def settings(place: Place, _spec: CommandSpec, options: Mapping[str, Raw]) -> Reply:
    """Answer `/settings`: what holds here, after what was chosen."""
    if options and not place.asker.manager:
        raise Refusal("not-manager")
    if not options:
        return _shown(place)
    wanted = {_SETTINGS[name]: str(value) for name, value in options.items()}
    coming = choose(place.channel, place.caller("/settings"), wanted)
    return Promise(coming, lambda _: _shown(place))


def _shown(place: Place) -> Answer:
    channel = place.channel
    language = channel.language
    texts = place.localiser.texts(language or place.asker.locale, channel.ruleset.id)
    game = texts("settings-game", game=texts(f"ruleset-{channel.ruleset.id}"))
    name = texts(f"choice-{language}") if language else None
    lines = (game, texts("settings-language", language=name))
    outcome = {"game": channel.ruleset.id, "language": language}
    return Answer(Card(texts("settings-title"), "", lines), details=lambda: outcome)
