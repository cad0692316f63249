"""A server's own rulings, shown with the rules they are about."""

from __future__ import annotations

from typing import Annotated, Final

from bot.commands.declaring.command import command
from bot.commands.declaring.kinds import Completed, Game, Key
from bot.commands.declaring.shared import YesNo
from bot.commands.lookup.rulebook import found_article, game_name
from bot.commands.request.answer import Answer, Promise, Reply
from bot.commands.request.context import CommandContext
from bot.commands.request.server import managed_server, server_of
from bot.lookup.index.article import Article
from bot.store.tables.server import RulingRow
from bot.texts.bundle import escaped
from bot.views.cards.card import Card
from rulesets.core.declaring.kind import Text
from rulesets.refusal import Refusal

_SHOWN: Final = 25
_SHORT: Final = 100


@command("ruling write")
async def write(
    context: CommandContext,
    *,
    rule: Annotated[str, Text(200), Key("param-ruled"), Completed("reference")],
    text: Annotated[str, Text(1000)],
    replaces: YesNo = False,
    game: Annotated[str | None, Game(), Key("param-rule-game")] = None,
) -> Reply:
    """Answer `/book ruling write`.

    Raises:
        Refusal: `no-server`, `not-server-manager`, `no-such-rule`, `ruling-empty`.
    """
    guild = managed_server(context)
    article = await found_article(context, rule, game or context.ruleset.id)
    words = " ".join(text.split())
    if not words:
        raise Refusal("ruling-empty")
    coming = context.store.rulings.write(guild, article.game, article.id, words, replaces=replaces)

    def show(changed: bool) -> Answer:  # noqa: FBT001 - what the store says
        key = "ruling-changed" if changed else "ruling-written"
        return _told(context, article, key, escaped(text))

    return Promise(coming, show)


@command("ruling remove")
async def remove(
    context: CommandContext,
    *,
    rule: Annotated[str, Text(200), Key("param-ruled"), Completed("reference")],
    game: Annotated[str | None, Game(), Key("param-rule-game")] = None,
) -> Reply:
    """Answer `/book ruling remove`.

    Raises:
        Refusal: `no-server`, `not-server-manager`, `no-such-rule`, `no-ruling`.
    """
    guild = managed_server(context)
    article = await found_article(context, rule, game or context.ruleset.id)

    async def removed() -> Answer:
        if not await context.store.rulings.remove(guild, article.game, article.id):
            raise Refusal("no-ruling", name=article.telling(context.texts.locale).name)
        return _told(context, article, "ruling-removed")

    return Promise(removed(), lambda answer: answer)


@command("ruling list", reads=True)
async def listing(context: CommandContext) -> Reply:
    """Answer `/book ruling list`.

    Raises:
        Refusal: `no-server`, `no-rulings`.
    """
    guild = server_of(context)
    search = await context.shelf.search()

    def show(rulings: list[RulingRow]) -> Answer:
        if not rulings:
            raise Refusal("no-rulings")
        language = context.texts.locale
        lines = []
        for ruling in rulings[:_SHOWN]:
            article = search.article(ruling.game, ruling.article)
            name = ruling.article if article is None else article.telling(language).name
            short = ruling.text if len(ruling.text) <= _SHORT else f"{ruling.text[:_SHORT]}…"
            lines.append(f"**{name}** ({game_name(context, ruling.game)}) · {escaped(short)}")
        if len(rulings) > _SHOWN:
            lines.append(context.texts("ruling-more", count=len(rulings) - _SHOWN))
        data = [
            {"game": ruling.game, "rule": ruling.article, "text": ruling.text} for ruling in rulings
        ]
        card = Card("", context.texts("ruling-listed"), tuple(lines))
        return Answer(card, details=lambda: {"rulings": data})

    return Promise(context.store.rulings.all(guild), show)


def _told(context: CommandContext, article: Article, key: str, text: str = "") -> Answer:
    name = article.telling(context.texts.locale).name
    headline = context.texts(key, name=name, game=game_name(context, article.game))
    details = {"game": article.game, "rule": article.id}
    return Answer(Card("", headline, (text,) if text else ()), details=lambda: details)
