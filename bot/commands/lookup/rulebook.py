"""`/rule`: any rule of any game, found by whatever a player types."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from operator import add
from typing import TYPE_CHECKING, Annotated, Final

from bot.commands.declaring.command import button, command
from bot.commands.declaring.kinds import Completed
from bot.commands.declaring.shared import GameName, YesNo
from bot.commands.lookup.rule_button import look_button, subject_of
from bot.commands.lookup.rule_parts import part_asked, parts_of, with_part
from bot.commands.lookup.rules_now import rules_now
from bot.commands.lookup.startable import startable
from bot.commands.request.answer import Answer, Reply
from bot.commands.request.context import CommandContext
from bot.lookup.index.article import Article, in_one_line
from bot.texts.bundle import text_key
from bot.texts.localiser import Texts
from bot.views.cards.card import Card
from bot.views.interface.buttons import ButtonSpec
from rulesets.core.books.reference import LANGUAGES, Language
from rulesets.core.declaring.kind import Text
from rulesets.refusal import Refusal

if TYPE_CHECKING:
    from bot.lookup.search.search import Search

NOW: Final = "now"
CONTENTS: Final = "chapters"
_NEAR: Final = 5
_MOST_BUTTONS: Final = 15
_PARTS: Final = 6
_COMPARED: Final = 1700
"""Characters of compared rules together."""
_CLOSE: Final = 0.75
"""Share of the best score that another article needs to be offered beside it."""


@command("rule", private=True, reads=True)
async def look_up(
    context: CommandContext,
    *,
    text: Annotated[str, Text(200), Completed("reference")],
    game: GameName = None,
    compare: YesNo = False,
) -> Reply:
    """Answer `/rule`: the entry that was meant, else those that come nearest.

    Raises:
        Refusal: `no-such-rule`, and what `rules_now` and `_compared` refuse.
    """
    search = await context.shelf.search()
    played = game or context.ruleset.id
    if not text or text.casefold() in _words_for(context, CONTENTS):
        return _contents(context, search, played)
    if text.casefold() in _words_for(context, NOW):
        await context.store.ready(played)
        return rules_now(context, search, context.channel.game(played))
    found = await context.shelf.meant(text, played, _NEAR + 1)
    if not found:
        raise Refusal("no-such-rule", text=text[:60])
    best = found[0].article
    if compare:
        return await _compared(context, search, best, sure=found[0].sure)
    near = [hit.article for hit in found[1:] if hit.score >= found[0].score * _CLOSE]
    if not found[0].sure:
        near = [hit.article for hit in found[1:]]
    return await _shown(context, search, best, near[:_NEAR], sure=found[0].sure)


def _words_for(context: CommandContext, what: str) -> tuple[str, ...]:
    """Return the words that ask for the rules of this moment, or for the chapters."""
    words = (context.localiser.texts(language)(f"lookup-{what}-word") for language in LANGUAGES)
    return (what, *(word.casefold() for word in words))


def _language(context: CommandContext) -> Language:
    """Return the language of the player, the only one who sees what is looked up."""
    return context.own_texts.locale


async def found_article(context: CommandContext, asked: str, game: str) -> Article:
    """Return the rule of a game that is meant.

    Raises:
        Refusal: `no-such-rule`, `rule-unsure` where it may be one of several.
    """
    found = await context.shelf.meant(asked, game, _NEAR + 1)
    if not found:
        raise Refusal("no-such-rule", text=asked[:60])
    if not found[0].sure:
        names = ", ".join(hit.article.telling(_language(context)).name for hit in found[:_NEAR])
        raise Refusal("rule-unsure", text=asked[:60], names=names)
    return found[0].article


def game_name(context: CommandContext, game: str) -> str:
    """Return the name of a game in the player's language."""
    return context.localiser.texts(_language(context), game)(f"ruleset-{game}")


async def _article(context: CommandContext, subject: str) -> tuple[Search, Article, int]:
    """Return the article that a button leads to, and which part of it."""
    search = await context.shelf.search()
    named, part = part_asked(subject)
    game, _, identity = named.partition(".")
    article = search.article(game, identity)
    if article is None:
        raise Refusal("button-expired")
    return search, article, part


@button("look", reads=True)
async def press_look(context: CommandContext, subject: str) -> Reply:
    """Answer a button that leads to another article, which replaces the one shown."""
    search, article, part = await _article(context, subject)
    return replace(await _shown(context, search, article, part=part), replaces=True)


@button("read", reads=True)
async def press_read(context: CommandContext, subject: str) -> Reply:
    """Answer the button under a posted article: whoever presses reads on in private."""
    search, article, part = await _article(context, subject)
    return await _shown(context, search, article, part=part)


@button("post", reads=True)
async def press_post(context: CommandContext, subject: str) -> Reply:
    """Answer the button that shows an article to everybody, in the channel's language."""
    _, article, part = await _article(context, subject)
    texts = context.texts
    card = await _card(context, article, texts, part)
    more = ButtonSpec("read", subject, texts("button-read"))
    return Answer(card, (more,), details=lambda: _details(article, texts.locale))


@button("compare", reads=True)
async def press_compare(context: CommandContext, subject: str) -> Reply:
    """Answer the button that compares a rule with those of the other games."""
    search, article, _ = await _article(context, subject)
    return replace(await _compared(context, search, article), replaces=True)


async def press_rule(context: CommandContext, subject: str) -> Reply | None:
    """Answer the button of a result with the entry of its procedure, None without one."""
    search = await context.shelf.search()
    article = search.covering(context.ruleset.id, f"procedure:{subject}")
    if article is None or article.kind != "entry":
        return None
    return await _shown(context, search, article)


async def offers(
    context: CommandContext, typed: str, game: str | None, most: int, *, now: bool = False
) -> list[tuple[str, str]]:
    """Return offers while a rule is typed: the text shown, and the value.

    Args:
        context: Where it is handled.
        typed: What is typed so far.
        game: Slug of the game that is asked for; None for the channel's.
        most: How many are wanted.
        now: Whether what applies now may be asked for as well.
    """
    own = game or context.ruleset.id
    language = _language(context)
    texts = context.own_texts
    asked = now and not typed.strip()
    found = [(texts("lookup-now"), NOW), (texts("lookup-contents"), CONTENTS)] if asked else []
    if typed.strip():
        titles = await context.shelf.offers(typed, own, most)
    else:
        titles = [article.title for article in (await context.shelf.search()).contents(own)]
    for title in titles[: most - len(found)]:
        shown = title.name(language)
        if title.game != own:
            shown = f"{shown} ({game_name(context, title.game)})"
        value = title.id if title.game == own else f"{title.game}/{title.id}"
        found.append((shown[:100], value[:100]))
    return found


async def _shown(
    context: CommandContext,
    search: Search,
    article: Article,
    near: Sequence[Article] = (),
    *,
    sure: bool = True,
    part: int = 0,
) -> Answer:
    """Return an article for the player alone, with buttons to others."""
    texts = context.own_texts
    card = await _card(context, article, texts, part)
    if not sure:
        card = replace(card, changes=(texts("lookup-guessed"),))
    begun = await startable(context, article)
    shown = _buttons(context, search, article, near, sure=sure, part=part, begun=begun)
    buttons = tuple(shown)[:_MOST_BUTTONS]
    details = _with_near(article, texts.locale, near)
    return Answer(card, buttons, private=True, details=lambda: details)


def _with_near(article: Article, language: Language, near: Sequence[Article]) -> dict[str, object]:
    """Return an article as data, with others that may have been meant."""
    others = [{"game": other.game, "id": other.id} for other in near]
    return _details(article, language) | {"near": others}


def _details(article: Article, language: Language) -> dict[str, object]:
    telling = article.telling(language)
    return {
        "game": article.game,
        "id": article.id,
        "name": telling.name,
        "text": telling.text,
        "rows": list(telling.rows),
        "source": article.source,
    }


async def _card(context: CommandContext, article: Article, texts: Texts, part: int = 0) -> Card:
    """Return a part of an article as a card: the server's ruling, its own words, its source."""
    language = texts.locale
    telling = article.telling(language)
    game = context.localiser.texts(language, article.game)
    told = parts_of(article.lines(language))
    lines = told[min(part, len(told) - 1)]
    if article.witness is not None:
        lines = (*lines, game(f"witness-{text_key(article.witness)}"))
        layer = context.ruleset.layer
        if layer and article.game == context.ruleset.id and context.keeps_to_text(context.ruleset):
            lines = (texts("lookup-not-played", text=layer.text, house=layer.house), *lines)
    others = (article.telling(other).name for other in LANGUAGES if other != language)
    parts = (article.section, article.source, *others)
    footer = " · ".join(part for part in parts if part)
    ruling = await context.store.rulings.find(context.requester.guild_id, article.game, article.id)
    if ruling is not None:
        key = "ruling-instead" if ruling.replaces else "ruling-besides"
        lines = (texts(key, text=ruling.text), texts("ruling-text-has"), *lines)
    lines = lines or (texts("lookup-name-alone"),)
    return Card(telling.name, game(f"ruleset-{article.game}"), lines, footer=footer)


def _buttons(
    context: CommandContext,
    search: Search,
    article: Article,
    near: Iterable[Article],
    *,
    sure: bool,
    part: int,
    begun: Iterable[str],
) -> Iterator[ButtonSpec]:
    texts = context.own_texts
    yield ButtonSpec("post", with_part(subject_of(article), part), texts("button-post"))
    parts = len(parts_of(article.lines(texts.locale)))
    for turned, sign in ((part - 1, "←"), (part + 1, "→")):
        if 0 <= turned < parts:
            label = f"{sign} {turned + 1}/{parts}"
            yield ButtonSpec("look", with_part(subject_of(article), turned), label)
    for procedure in begun:
        name = texts(f"procedure-{text_key(procedure)}")
        yield ButtonSpec("begin", procedure, f"▶ {name}")
    if article.topic is not None and len(search.alike(article.topic)) > 1:
        yield ButtonSpec("compare", subject_of(article), texts("button-compare"))
    shown = {subject_of(article)}
    around, meant = list(_around(search, article)), [("?", other) for other in near]
    for sign, other in [*around, *meant] if sure else [*meant, *around]:
        if subject_of(other) not in shown:
            shown.add(subject_of(other))
            game = "" if other.game == article.game else f" ({game_name(context, other.game)})"
            yield look_button(other, texts.locale, sign, game)


def _around(search: Search, article: Article) -> Iterator[tuple[str, Article]]:
    """Yield links from an article, each with its sign; one target may appear twice."""
    ways = (
        ("↑", (article.under,) if article.under else ()),
        ("↓", article.children[:_PARTS]),
        ("→", article.related),
    )
    for sign, identities in ways:
        for identity in identities:
            found = search.article(article.game, identity)
            if found is not None:
                yield sign, found


def _contents(context: CommandContext, search: Search, game: str) -> Answer:
    """Return the chapters of a game."""
    texts = context.own_texts
    articles = search.contents(game)
    if not articles:
        raise Refusal("no-reference", ruleset=game_name(context, game))
    language = texts.locale
    lines = tuple(
        f"{_chapter(article)} {article.telling(language).name}".strip() for article in articles
    )
    card = Card(game_name(context, game), texts("lookup-contents"), lines)
    buttons = tuple(look_button(article, language, "↓") for article in articles[:25])
    listed = [article.id for article in articles]
    return Answer(card, buttons, private=True, details=lambda: {"game": game, "chapters": listed})


def _chapter(article: Article) -> str:
    """Return the number of a chapter in the game's text, empty without one."""
    return article.section if article.section[:1].isdigit() else ""


async def _alike(context: CommandContext, search: Search, article: Article) -> list[Article]:
    """Return the rules on the same topic; without a topic, those of its name in other games."""
    if article.topic is not None:
        return search.alike(article.topic)
    names = dict.fromkeys(article.telling(language).name for language in LANGUAGES)
    found = {article.game: article}
    for game in search.games():
        for name in names:
            hits = [] if game in found else await context.shelf.meant(name, game, 1)
            if hits and hits[0].sure and hits[0].article.game == game:
                found[game] = hits[0].article
    return list(found.values())


def _room(lengths: Sequence[int]) -> int:
    """Return the length that each compared text may have; short ones leave room to others."""
    left = _COMPARED
    for index, length in enumerate(sorted(lengths)):
        share = left // (len(lengths) - index)
        if length > share:
            return share
        left -= length
    return _COMPARED


async def _compared(
    context: CommandContext, search: Search, article: Article, *, sure: bool = True
) -> Answer:
    """Return a rule compared with those of the other games.

    Raises:
        Refusal: `nothing-beside`.
    """
    texts = context.own_texts
    language = texts.locale
    alike = await _alike(context, search, article)
    if len(alike) < 2:  # noqa: PLR2004 - one alone is beside nothing
        raise Refusal("nothing-beside", name=article.telling(language).name)
    find, guild = context.store.rulings.find, context.requester.guild_id
    alike.sort(key=lambda other: other.game != context.ruleset.id)
    rulings = [await find(guild, other.game, other.id) for other in alike]
    lengths = [len(other.telling(language).text) for other in alike]
    ruled = [0 if ruling is None else len(ruling.text) for ruling in rulings]
    lines, room = [], _room(list(map(add, lengths, ruled)))
    for other, ruling in zip(alike, rulings, strict=True):
        telling = other.telling(language)
        told = in_one_line(telling.text, room)
        if ruling is not None:
            key = "ruling-instead" if ruling.replaces else "ruling-besides"
            said = texts(key, text=in_one_line(ruling.text, room // 2))
            told = said if ruling.replaces else f"{said}\n{in_one_line(telling.text, room // 2)}"
        lines.append(f"**{game_name(context, other.game)} · {telling.name}**\n{told}")
    without = [game for game in search.games() if game not in {other.game for other in alike}]
    if without:
        games = " · ".join(game_name(context, game) for game in without)
        lines.append(texts("lookup-compared-without", games=games))
    guessed = () if sure else (texts("lookup-compared-guessed"),)
    name = article.telling(language).name
    card = Card(name, texts("lookup-compared"), tuple(lines), changes=guessed)
    buttons = tuple(
        ButtonSpec("look", subject_of(other), f"→ {game_name(context, other.game)}")
        for other in alike
    )
    listed = [{"game": other.game, "id": other.id} for other in alike]
    return Answer(card, buttons, private=True, details=lambda: {"compared": listed})
