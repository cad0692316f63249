"""`/ruling`: what a server plays by, told with the rules it is about."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.commands.lookup.rulebook import found_article, game_name
from bot.commands.options.specification import CommandSpec
from bot.commands.request.answer import Answer, Promise, Reply
from bot.commands.request.context import Place
from bot.lookup.index.article import Article
from bot.store.tables.server import RulingRow
from bot.texts.bundle import escaped
from bot.views.cards.card import Card
from rulesets.core.declaring.parameter import Raw
from rulesets.refusal import Refusal

_SHOWN: Final = 25
_SHORT: Final = 100


async def write(place: Place, spec: CommandSpec, options: Mapping[str, Raw]) -> Reply:  # noqa: ARG001 - as all handlers
    """Answer `/ruling write`.

    Raises:
        Refusal: `no-server`, `not-server-manager`, `no-such-rule`, `ruling-empty`.
    """
    guild = _managed(place)
    article = await found_article(place, str(options["rule"]), _game(place, options))
    text = " ".join(str(options["text"]).split())
    if not text:
        raise Refusal("ruling-empty")
    coming = place.store.rulings.write(
        guild, article.game, article.id, text, replaces=bool(options.get("replaces"))
    )

    def show(changed: bool) -> Answer:  # noqa: FBT001 - what the store says
        key = "ruling-changed" if changed else "ruling-written"
        return _told(place, article, key, escaped(text))

    return Promise(coming, show)


async def remove(place: Place, spec: CommandSpec, options: Mapping[str, Raw]) -> Reply:  # noqa: ARG001
    """Answer `/ruling remove`.

    Raises:
        Refusal: `no-server`, `not-server-manager`, `no-such-rule`, `no-ruling`.
    """
    guild = _managed(place)
    article = await found_article(place, str(options["rule"]), _game(place, options))

    async def removed() -> Answer:
        if not await place.store.rulings.remove(guild, article.game, article.id):
            raise Refusal("no-ruling", name=article.telling(place.texts.locale).name)
        return _told(place, article, "ruling-removed")

    return Promise(removed(), lambda answer: answer)


async def listing(place: Place, spec: CommandSpec, options: Mapping[str, Raw]) -> Reply:  # noqa: ARG001
    """Answer `/ruling list`.

    Raises:
        Refusal: `no-server`, `no-rulings`.
    """
    guild = _server(place)
    search = await place.shelf.search()

    def show(rulings: list[RulingRow]) -> Answer:
        if not rulings:
            raise Refusal("no-rulings")
        language = place.texts.locale
        lines = []
        for one in rulings[:_SHOWN]:
            article = search.article(one.game, one.article)
            name = one.article if article is None else article.telling(language).name
            short = one.text if len(one.text) <= _SHORT else f"{one.text[:_SHORT]}…"
            lines.append(f"**{name}** ({game_name(place, one.game)}) · {escaped(short)}")
        if len(rulings) > _SHOWN:
            lines.append(place.texts("ruling-more", count=len(rulings) - _SHOWN))
        data = [{"game": one.game, "rule": one.article, "text": one.text} for one in rulings]
        card = Card("", place.texts("ruling-listed"), tuple(lines))
        return Answer(card, details=lambda: {"rulings": data})

    return Promise(place.store.rulings.all(guild), show)


def _told(place: Place, article: Article, key: str, text: str = "") -> Answer:
    name = article.telling(place.texts.locale).name
    headline = place.texts(key, name=name, game=game_name(place, article.game))
    details = {"game": article.game, "rule": article.id}
    return Answer(Card("", headline, (text,) if text else ()), details=lambda: details)


def _game(place: Place, options: Mapping[str, Raw]) -> str:
    """Return whose rule is meant: the game that is named, else the channel's."""
    return str(options.get("game") or place.ruleset.id)


def _server(place: Place) -> int:
    if place.asker.guild_id is None:
        raise Refusal("no-server")
    return place.asker.guild_id


def _managed(place: Place) -> int:
    guild = _server(place)
    if not place.asker.server_manager:
        raise Refusal("not-server-manager")
    return guild
