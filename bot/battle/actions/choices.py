"""Choices of servers and channels: game, language, dice, cards, house rules; of players: own."""

import asyncio
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, Literal, TypeAlias

from bot.battle.channel.channel import Channel, Setting
from bot.battle.channel.language import LANGUAGE, OWN, spoken
from bot.battle.channel.servers import storing
from bot.battle.channel.switches import switch_key
from bot.battle.dice.waiting import choose_own, hold
from bot.store.board import Draft
from bot.store.journal.record import Action, Caller, Entry
from bot.store.statements import Operation
from rulesets.core.declaring.house import INHERITED
from rulesets.core.ruleset.game import Ruleset
from rulesets.refusal import Refusal

Scope: TypeAlias = Literal["channel", "server"]

SCOPES: Final[tuple[Scope, ...]] = ("channel", "server")
NAMED: Final = ("en", "fr")
"""The languages there are."""
LOCALES: Final = (*NAMED, OWN)
DICE: Final = ("real", "bot")
CARDS: Final = ("line", "card", "full")
"""How much a card says."""
AS_CHANNEL: Final = "channel"
"""The choice of a player who goes back to what holds in the channel."""
Own: TypeAlias = Literal["dice", "cards"]
"""A choice that players make for themselves as well."""
_KNOWN: Final[Mapping[Own, tuple[str, ...]]] = {"dice": DICE, "cards": CARDS}


def choose(
    channel: Channel,
    caller: Caller,
    wanted: Mapping[Setting, str],
    own: Mapping[Own, str] = MappingProxyType({}),
    *,
    scope: Scope = "channel",
    house: Mapping[str, str | None] | None = None,
    game: Ruleset | None = None,
) -> asyncio.Future[Entry]:
    """Choose settings for a channel or its server, and the caller's own; all or none.

    What a server chooses is in the log of the channel where it was said, but nothing of that
    channel's: undo does not take it back. A battle that is fought in the channel goes on in the
    language that is chosen for the channel.

    Args:
        channel: Where.
        caller: Who.
        wanted: What is chosen; `INHERITED` goes back to what holds above.
        own: The caller's own: one of `DICE` or `CARDS`, or `AS_CHANNEL`, which `INHERITED` means
            too.
        scope: For whom.
        house: House rules by id, None for one that goes back to what holds above.
        game: The game they are of; the channel's when None.

    Raises:
        Refusal: `unknown-ruleset`, `unknown-locale`, `unknown-dice`, `unknown-cards`, `no-server`.
    """
    checked = {setting: _check(channel, setting, value) for setting, value in wanted.items()}
    slug = (game or channel.ruleset).id
    switches = {switch_key(slug, rule): value for rule, value in (house or {}).items()}
    arguments = {str(name): value or INHERITED for name, value in checked.items()}
    arguments |= {key: value or INHERITED for key, value in switches.items()}
    after: list[Operation] = []
    done: list[Callable[[], None]] = []
    if own:
        mine = {
            name: _check_word(name, AS_CHANNEL if value == INHERITED else value, AS_CHANNEL)
            for name, value in own.items()
        }
        kept: dict[str, str | None] = {
            name: None if value == AS_CHANNEL else value for name, value in mine.items()
        }
        operation, hand = choose_own(channel, caller.actor, kept)
        after.append(operation)
        done.append(lambda: hold(channel, hand))
        arguments |= {f"my_{name}": value for name, value in mine.items()}
    server = channel.server if scope == "server" else None
    if scope == "server":
        if server is None:
            raise Refusal("no-server")
        arguments["scope"] = scope
        row = server.with_choices({str(name): choice for name, choice in checked.items()}, switches)
        after += storing(row)
        done.append(lambda: server.keep(row))

    def change(draft: Draft) -> None:
        for setting, value in checked.items():
            draft.set(channel.row, setting, value)
        _speak_too(draft, channel, checked.get("locale"))
        for key, value in switches.items():
            draft.set(channel.row, f"house.{key}", value)

    def then() -> None:
        for step in done:
            step()

    coming = channel.accept(
        Action(caller, "settings", arguments),
        change if server is None else None,
        after=after,
        then=then,
    )
    if server is not None:
        server.watch(coming)
    return coming


def _speak_too(draft: Draft, channel: Channel, language: str | None) -> None:
    """Let the battle of a channel go on in the language that is chosen for it."""
    if channel.battle is not None and language not in (None, OWN):
        draft.set(channel.battle, f"options.{LANGUAGE}", language)


def speak(channel: Channel, caller: Caller, language: str) -> asyncio.Future[Entry]:
    """Let the battle go on in another language, whatever is chosen for its channel.

    Raises:
        Refusal: `no-battle`, `battle-language-now`, `unknown-locale`.
    """
    battle, word = channel.under_way(), language.strip().lower()
    if word not in NAMED:
        raise Refusal("unknown-locale", text=language[:40], names=", ".join(NAMED))
    if word == spoken(battle):
        raise Refusal("battle-language-now", language=word)
    return channel.accept(
        Action(caller, "battle-language", {LANGUAGE: word}),
        lambda draft: draft.set(battle, f"options.{LANGUAGE}", word),
    )


def _check(channel: Channel, setting: Setting, value: str) -> str | None:
    word = value.strip().lower()
    if word == INHERITED:
        return None
    if setting == "ruleset":
        return channel.game(value).id
    if setting in ("dice", "cards"):
        return _check_word(setting, value)
    if word not in LOCALES:
        raise Refusal("unknown-locale", text=value[:40], names=", ".join((*LOCALES, INHERITED)))
    return word


def _check_word(name: Own, value: str, *more: str) -> str:
    word, known = value.strip().lower(), (*_KNOWN[name], *more)
    if word not in known:
        names = ", ".join(known)
        if name == "cards":
            raise Refusal("unknown-cards", text=value[:40], names=names)
        raise Refusal("unknown-dice", text=value[:40], names=names)
    return word
