"""Rules that apply in the current phase, those of the units on this table first.

Without a battle of the game that is asked for, what applies in each of its phases.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final

from bot.battle.tabletop.units import as_unit
from bot.commands.lookup.rule_button import look_button
from bot.commands.request.answer import Answer
from bot.commands.request.context import CommandContext
from bot.lookup.index.article import Article, in_one_line
from bot.store.tables.battle import UnitRow
from bot.texts.bundle import escaped, text_key
from bot.views.cards.card import Card
from rulesets.core.books.reference import Language
from rulesets.core.ruleset.game import Ruleset
from rulesets.refusal import Refusal

if TYPE_CHECKING:
    from bot.lookup.search.search import Search

_OF_UNITS: Final = 12
_IN_GENERAL: Final = 10
_EACH: Final = 7
"""Rules shown for each phase where none is under way."""
_MOST_BUTTONS: Final = 15
_OPENING: Final = 180
"""Letters of a rule that are shown at once."""


def rules_now(context: CommandContext, search: Search, game: Ruleset) -> Answer:
    """Return the rules of the current phase: those of units on the table first, then general ones.

    Raises:
        Refusal: `nothing-now`.
    """
    board = context.channel.board
    if board.battle is None or game.id != context.ruleset.id:
        return _phase_by_phase(context, search, game)
    texts = context.own_texts
    phase = board.battle.phase or game.phases[0].id
    own, general = applying_now(context, search, game, phase)
    listed = [*own[:_OF_UNITS], *((article, []) for article in general[:_IN_GENERAL])]
    if not listed:
        raise Refusal("nothing-now", phase=phase)
    lines = tuple(_line(article, bearers, texts.locale) for article, bearers in listed)
    buttons = tuple(
        look_button(article, texts.locale, "→") for article, _ in listed[:_MOST_BUTTONS]
    )
    told = [{"id": article.id, "units": bearers} for article, bearers in listed]
    return Answer(
        Card(texts(f"phase-{text_key(phase)}"), texts("lookup-now"), lines),
        buttons,
        private=True,
        details=lambda: {"now": told},
    )


def applying_now(
    context: CommandContext, search: Search, game: Ruleset, phase: str
) -> tuple[list[tuple[Article, list[str]]], list[Article]]:
    """Return the rules of a phase: those of units on the table, with the units, and general ones.

    Rules of a second layer that the table has turned off are left out.
    """
    borne = _borne(search, game.id, phase, context.channel.board.units)
    general = [article for article in _of_phase(search, game.id, phase) if article.id not in borne]
    if context.keeps_to_text(game):
        borne = {name: pair for name, pair in borne.items() if pair[0].witness is None}
        general = [article for article in general if article.witness is None]
    return list(borne.values()), general


def _phase_by_phase(context: CommandContext, search: Search, game: Ruleset) -> Answer:
    """Return the first rules of each of a game's phases."""
    own = context.own_texts
    texts = context.localiser.texts(own.locale, game.id)
    alone = context.keeps_to_text(game)
    listed: dict[str, list[Article]] = {}
    told: set[str] = set()
    for phase in game.phases:
        found = [
            article for article in _of_phase(search, game.id, phase.id) if article.id not in told
        ]
        chosen = [article for article in found if not (alone and article.witness)][:_EACH]
        told.update(article.id for article in chosen)
        if chosen:
            listed[phase.id] = chosen
    if not listed:
        raise Refusal("no-reference", ruleset=texts(f"ruleset-{game.id}"))
    lines = tuple(
        f"**{texts(f'phase-{text_key(phase)}')}**\n"
        + " · ".join(article.telling(texts.locale).name for article in found)
        for phase, found in listed.items()
    )
    each = max(1, _MOST_BUTTONS // len(listed))
    leading = [article for found in listed.values() for article in found[:each]]
    buttons = tuple(look_button(article, texts.locale, "→") for article in leading[:_MOST_BUTTONS])
    data = {phase: [article.id for article in found] for phase, found in listed.items()}
    return Answer(
        Card(texts(f"ruleset-{game.id}"), own("lookup-phases"), lines),
        buttons,
        private=True,
        details=lambda: {"game": game.id, "phases": data},
    )


def _of_phase(search: Search, game: str, phase: str) -> list[Article]:
    """Return the articles of a phase: those of it alone first, then its actions."""
    return sorted(
        search.of_phase(game, phase),
        key=lambda article: (
            len(article.phases),
            not article.procedures,
            article.under is not None,
        ),
    )


def _borne(
    search: Search, game: str, phase: str, units: Iterable[UnitRow]
) -> dict[str, tuple[Article, list[str]]]:
    """Return the entries on rules and statuses of units, with the units; the most common first.

    Entries for other phases are left out, and keywords without a rule of their own. Other entries
    that name no phase apply in all.
    """
    found: dict[str, tuple[Article, list[str]]] = {}
    for row in units:
        for concern in () if row.destroyed else dict.fromkeys(_concerns(row)):
            article = search.covering(game, concern)
            if article is None or article.kind != "entry" or article.background:
                continue
            if article.phases and phase not in article.phases:
                continue
            _, bearers = found.setdefault(article.id, (article, []))
            if row.name not in bearers:
                bearers.append(row.name)
    ranked = sorted(found.items(), key=lambda item: -len(item[1][1]))
    return dict(ranked)


def _concerns(row: UnitRow) -> Iterator[str]:
    unit = as_unit(row)
    for status, _ in unit.statuses:
        yield f"status:{status}"
    for rule in unit.rules:
        yield f"rule:{rule}"


def _line(article: Article, bearers: list[str], language: Language) -> str:
    telling = article.telling(language)
    name = f"**{telling.name}**"
    if not bearers:
        return name
    return f"{name} · {escaped(', '.join(bearers))}\n{in_one_line(telling.text, _OPENING)}"
