"""Preferences of channels and servers, and which of them holds here; a player's own."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Annotated, Any

from bot.battle.actions.choices import (
    AS_CHANNEL,
    CARDS,
    DICE,
    LOCALES,
    NAMED,
    SCOPES,
    Own,
    Scope,
    choose,
    speak,
)
from bot.battle.channel.channel import Setting
from bot.battle.channel.language import spoken
from bot.battle.channel.switches import Origin
from bot.commands.declaring.command import button, command
from bot.commands.declaring.kinds import Game, Key, ScopeOf
from bot.commands.declaring.shared import HouseRules
from bot.commands.desk.foot import with_back
from bot.commands.options.names import GameNames
from bot.commands.request.answer import Answer, Promise, Reply
from bot.commands.request.context import CommandContext
from bot.commands.request.server import managed_server
from bot.commands.settings.switches import otherwise, read_choices, rule_name, value_name
from bot.store.journal.record import Entry
from bot.texts.bundle import escaped
from bot.texts.localiser import Texts
from bot.views.cards.card import Card
from bot.views.cards.footer import footer_of
from bot.views.interface.buttons import ButtonSpec
from bot.views.interface.panel import Words, rows
from rulesets.core.declaring.house import INHERITED
from rulesets.core.declaring.kind import Choice
from rulesets.refusal import Refusal


@command("settings")
async def settings(
    context: CommandContext,
    *,
    game: Annotated[str | None, Game(inherited=True)] = None,
    language: Annotated[str | None, Choice((*LOCALES, INHERITED))] = None,
    dice: Annotated[str | None, Choice((*DICE, INHERITED)), Key("param-dice-setting")] = None,
    my_dice: Annotated[str | None, Choice((*DICE, AS_CHANNEL, INHERITED))] = None,
    cards: Annotated[str | None, Choice((*CARDS, INHERITED)), Key("param-cards-setting")] = None,
    my_cards: Annotated[str | None, Choice((*CARDS, AS_CHANNEL, INHERITED))] = None,
    house: HouseRules = None,
    scope: Annotated[Scope, ScopeOf(SCOPES)] = "channel",
) -> Reply:
    """Answer `/settings`: change what was chosen, then show what holds here."""
    told: dict[Setting, str | None] = {
        "ruleset": game,
        "locale": language,
        "dice": dice,
        "cards": cards,
    }
    wanted = {setting: value for setting, value in told.items() if value is not None}
    mine: dict[Own, str | None] = {"dice": my_dice, "cards": my_cards}
    own = {name: value for name, value in mine.items() if value is not None}
    if wanted or house is not None:
        _check_manager(context, scope)
    elif not own:
        return _shown(context)
    named = wanted.get("ruleset", INHERITED)
    played = context.channel.ruleset if named == INHERITED else context.channel.game(named)
    switches: dict[str, str | None] = {}
    if house is not None:
        names = GameNames(played, context.localiser, context.requester.locale)
        switches = read_choices(names, played, house)
    coming = choose(
        context.channel,
        context.caller("/settings"),
        wanted,
        own,
        scope=scope,
        house=switches,
        game=played,
    )
    return Promise(coming, lambda entry: _shown(context, entry))


def _check_manager(context: CommandContext, scope: Scope) -> None:
    """Refuse a setting that a player may not choose for others.

    Raises:
        Refusal: `no-server`, `not-server-manager`, `not-manager`.
    """
    if scope == "server":
        managed_server(context)
    elif not context.requester.manager:
        raise Refusal("not-manager")


def _shown(context: CommandContext, entry: Entry | None = None) -> Answer:
    """Return the settings that hold here, each with its origin; `entry` is the change made."""
    channel = context.channel
    texts = context.localiser.texts(
        channel.language or context.requester.locale, channel.ruleset.id
    )
    language_from = "battle" if spoken(channel.battle) else channel.chosen("locale")[1]
    dice, dice_from = channel.chosen("dice")
    cards, cards_from = channel.chosen("cards")
    game_from: Origin = "battle" if channel.battle is not None else channel.chosen("ruleset")[1]
    name = texts(f"choice-{channel.language}") if channel.language else None
    game = texts("settings-game", game=texts(f"ruleset-{channel.ruleset.id}"))
    my_cards = channel.own_choice(context.requester.user_id, "cards")
    mine = "real" if channel.throws_real_dice(context.requester.user_id) else "bot"
    lines = (
        _with_origin(texts, game, game_from),
        *_next_game(context, texts),
        _with_origin(texts, texts("settings-language", language=name), language_from),
        _with_origin(texts, texts("settings-dice", dice=texts(f"choice-{dice}")), dice_from),
        texts(
            "settings-my-dice", name=escaped(context.requester.name), mine=texts(f"choice-{mine}")
        ),
        _with_origin(texts, texts("settings-cards", cards=texts(f"choice-{cards}")), cards_from),
        texts(
            "settings-my-cards",
            name=escaped(context.requester.name),
            mine=texts(f"choice-{my_cards}"),
        ),
        *_house_lines(context, texts),
    )
    origins: dict[str, Any] = {
        "game": game_from,
        "language": language_from,
        "dice": dice_from,
        "cards": cards_from,
    }
    outcome = {
        "game": channel.ruleset.id,
        "language": channel.language,
        "dice": dice,
        "my_dice": mine,
        "cards": cards,
        "my_cards": my_cards,
        "house": channel.switches,
        "origins": {**origins, "house": channel.switch_origins()},
    }
    footer = "" if entry is None else footer_of(texts, entry)
    card = Card(texts("settings-title"), "", lines, footer=footer)
    return Answer(card, _buttons(context, texts, cards), details=lambda: outcome)


def _buttons(context: CommandContext, texts: Texts, cards: str | None) -> tuple[ButtonSpec, ...]:
    """Return buttons for how much cards say, and for the languages of the battle."""
    sizes = [
        ButtonSpec("cards", size, texts("button-cards", cards=texts(f"choice-{size}")))
        for size in CARDS
    ]
    battle = context.channel.battle
    spoken_now = spoken(battle)
    languages = [
        ButtonSpec("speak", each, texts("button-speak", language=texts(f"choice-{each}")))
        for each in (NAMED if battle is not None else ())
    ]
    return tuple(
        replace(each, label=f"✓ {each.label}") if each.subject in (cards, spoken_now) else each
        for each in (*sizes, *languages)
    )


@button("cards")
async def press_cards(context: CommandContext, subject: str) -> Reply:
    """Answer the button that says how much the cards of the channel say.

    Raises:
        Refusal: `not-manager`.
    """
    _check_manager(context, "channel")
    coming = choose(context.channel, context.caller("/settings"), {"cards": subject})
    return Promise(coming, lambda entry: replace(_shown(context, entry), replaces=True))


def own_dice_button(context: CommandContext) -> ButtonSpec:
    """Return the button that tells whose dice a player throws here, and changes that."""
    real = context.channel.throws_real_dice(context.requester.user_id)
    texts = context.own_texts
    label = texts("button-my-dice", dice=texts("choice-real" if real else "choice-bot"))
    return ButtonSpec("mine", "bot" if real else "real", label)


@button("mine")
async def press_own_dice(context: CommandContext, subject: str) -> Reply:
    """Answer that button, for the player alone."""
    coming = choose(context.channel, context.caller("/settings"), {}, {"dice": subject})
    told = context.own_texts("my-dice-set", dice=subject)

    def show(_entry: Entry) -> Answer:
        panel = with_back(context, (Words(told), *rows((own_dice_button(context),))))
        return Answer(Card("", told), private=True, panel=panel)

    return Promise(coming, show)


@button("speak")
async def press_speak(context: CommandContext, subject: str) -> Reply:
    """Answer the button that lets the battle go on in a language.

    Raises:
        Refusal: `only-players`, and as `speak`.
    """
    context.check_player()
    coming = speak(context.channel, context.caller("/battle language"), subject)
    return Promise(coming, lambda entry: replace(_shown(context, entry), replaces=True))


def _next_game(context: CommandContext, texts: Texts) -> Iterator[str]:
    """Yield the game chosen here, where the current battle uses another."""
    channel = context.channel
    chosen, _ = channel.chosen("ruleset")
    if chosen is not None and chosen != channel.ruleset.id:
        language = channel.language or context.requester.locale
        name = context.localiser.texts(language, chosen)(f"ruleset-{chosen}")
        yield texts("settings-later", rules=name)


def _with_origin(texts: Texts, line: str, origin: Origin) -> str:
    return texts("settings-origin", line=line, origin=texts(f"settings-from-{origin}"))


def _house_lines(context: CommandContext, texts: Texts) -> Iterator[str]:
    """Yield the house rules of the game, a line each."""
    channel = context.channel
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
