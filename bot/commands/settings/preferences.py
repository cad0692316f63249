"""What channels and servers chose, and what holds here by whose choice; a player's own dice."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from bot.battle.actions.choices import Scope, choose
from bot.battle.channel.channel import Setting
from bot.battle.channel.switches import Origin
from bot.commands.options.names import GameNames
from bot.commands.options.specification import HOUSE, CommandSpec
from bot.commands.request.answer import Answer, Promise, Reply
from bot.commands.request.context import Place
from bot.commands.settings.switches import otherwise, read_choices, rule_name, value_name
from bot.store.journal.record import Entry
from bot.texts.bundle import escaped
from bot.texts.localiser import Texts
from bot.views.cards.card import Card
from bot.views.cards.footer import footer_of
from rulesets.core.declaring.house import INHERITED
from rulesets.core.declaring.parameter import Raw
from rulesets.refusal import Refusal

_SETTINGS: Final[Mapping[str, Setting]] = {
    "game": "ruleset",
    "language": "locale",
    "dice": "dice",
}
_MY_DICE: Final = "my_dice"
_SCOPE: Final = "scope"


async def settings(place: Place, _spec: CommandSpec, options: Mapping[str, Raw]) -> Reply:
    """Answer `/settings`: what holds here, after what was chosen."""
    scope: Scope = "server" if options.get(_SCOPE) == "server" else "channel"
    _check_manager(place, options, scope)
    wanted = {setting: str(options[name]) for name, setting in _SETTINGS.items() if name in options}
    own = options.get(_MY_DICE)
    if not wanted and own is None and HOUSE not in options:
        return _shown(place)
    named = wanted.get("ruleset", INHERITED)
    game = place.channel.ruleset if named == INHERITED else place.channel.game(named)
    house: dict[str, str | None] = {}
    if HOUSE in options:
        names = GameNames(game, place.localiser, place.asker.locale)
        house = read_choices(names, game, str(options[HOUSE]))
    coming = choose(
        place.channel,
        place.caller("/settings"),
        wanted,
        None if own is None else str(own),
        scope=scope,
        house=house,
        game=game,
    )
    return Promise(coming, lambda entry: _shown(place, entry))


def _check_manager(place: Place, options: Mapping[str, Raw], scope: Scope) -> None:
    """Refuse what a player may not choose for others.

    Raises:
        Refusal: `no-server`, `not-server-manager`, `not-manager`.
    """
    if not set(options) - {_MY_DICE, _SCOPE}:
        return
    if scope == "server":
        if place.asker.guild_id is None:
            raise Refusal("no-server")
        if not place.asker.server_manager:
            raise Refusal("not-server-manager")
    elif not place.asker.manager:
        raise Refusal("not-manager")


def _shown(place: Place, entry: Entry | None = None) -> Answer:
    """Return what holds here now, each with who settled it; the entry is of what was chosen."""
    channel = place.channel
    texts = place.localiser.texts(channel.language or place.asker.locale, channel.ruleset.id)
    language_from = channel.chosen("locale")[1]
    dice, dice_from = channel.chosen("dice")
    game_from: Origin = "battle" if channel.battle is not None else channel.chosen("ruleset")[1]
    name = texts(f"choice-{channel.language}") if channel.language else None
    game = texts("settings-game", game=texts(f"ruleset-{channel.ruleset.id}"))
    mine = "real" if channel.throws_real_dice(place.asker.user_id) else "bot"
    lines = (
        _with_origin(texts, game, game_from),
        *_next_game(place, texts),
        _with_origin(texts, texts("settings-language", language=name), language_from),
        _with_origin(texts, texts("settings-dice", dice=texts(f"choice-{dice}")), dice_from),
        texts("settings-my-dice", name=escaped(place.asker.name), mine=texts(f"choice-{mine}")),
        *_house_lines(place, texts),
    )
    origins: dict[str, Any] = {"game": game_from, "language": language_from, "dice": dice_from}
    outcome = {
        "game": channel.ruleset.id,
        "language": channel.language,
        "dice": dice,
        "my_dice": mine,
        "house": channel.switches,
        "origins": {**origins, "house": channel.switch_origins()},
    }
    footer = "" if entry is None else footer_of(texts, entry)
    card = Card(texts("settings-title"), "", lines, footer=footer)
    return Answer(card, details=lambda: outcome)


def _next_game(place: Place, texts: Texts) -> Iterator[str]:
    """Yield the game chosen here, where a battle under way is played by another."""
    channel = place.channel
    chosen, _ = channel.chosen("ruleset")
    if chosen is not None and chosen != channel.ruleset.id:
        language = channel.language or place.asker.locale
        name = place.localiser.texts(language, chosen)(f"ruleset-{chosen}")
        yield texts("settings-later", rules=name)


def _with_origin(texts: Texts, line: str, origin: Origin) -> str:
    return texts("settings-origin", line=line, origin=texts(f"settings-from-{origin}"))


def _house_lines(place: Place, texts: Texts) -> Iterator[str]:
    """Yield the house rules of the game, a line each."""
    channel = place.channel
    game = channel.ruleset
    origins, switches = channel.switch_origins(), channel.switches
    if game.house_rules:
        yield texts("settings-house")
    later = otherwise(texts, game, channel.switches_for(game), switches)
    for rule in game.house_rules:
        value = value_name(texts, switches[rule.id])
        held = texts("house-held", rule=rule_name(texts, rule), value=value)
        origin = origins[rule.id]
        named = "book" if origin == "default" else origin
        yield f"▸ {texts('settings-origin', line=held, origin=texts(f'settings-from-{named}'))}"
    if later is not None:
        yield texts("settings-later", rules=later)
