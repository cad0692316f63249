"""What applies now: rules of the phase under way, those of the units on this table first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final

from bot.answer import Answer
from bot.bundle import escaped, text_key
from bot.commands.rule_button import look_button
from bot.place import Place
from bot.reference.article import Article, in_one_line
from bot.state.tables import UnitRow
from bot.state.units import as_unit
from bot.views.card import Card
from rulesets.core.reference import Language
from rulesets.refusal import Refusal

if TYPE_CHECKING:
    from bot.reference.search import Search

_OF_UNITS: Final = 12
_IN_GENERAL: Final = 10
_MOST_BUTTONS: Final = 15
_OPENING: Final = 180
"""Letters of a rule that are told at once."""


def rules_now(place: Place, search: Search) -> Answer:
    """Return what applies in the phase under way: to units on the table first, then in general.

    Raises:
        Refusal: `no-battle`, `nothing-now`.
    """
    texts = place.own_texts
    board, game = place.channel.board, place.ruleset
    if board.battle is None:
        raise Refusal("no-battle")
    phase = board.battle.phase or game.phases[0].id
    borne = _borne(search, game.id, phase, board.units)
    general = [one for one in search.of_phase(game.id, phase) if one.id not in borne]
    # What is of this phase alone comes first, then what a player does in it.
    general.sort(key=lambda one: (len(one.phases), not one.procedures, one.under is not None))
    own = list(borne.values())[:_OF_UNITS]
    listed = [(article, bearers) for article, bearers in own]
    listed += [(article, []) for article in general[:_IN_GENERAL]]
    if not listed:
        raise Refusal("nothing-now", phase=phase)
    lines = tuple(_line(article, bearers, texts.locale) for article, bearers in listed)
    buttons = tuple(look_button(one, texts.locale, "→") for one, _ in listed[:_MOST_BUTTONS])
    told = [{"id": one.id, "units": bearers} for one, bearers in listed]
    return Answer(
        Card(texts(f"phase-{text_key(phase)}"), texts("lookup-now"), lines),
        buttons,
        private=True,
        details=lambda: {"now": told},
    )


def _borne(
    search: Search, game: str, phase: str, units: Iterable[UnitRow]
) -> dict[str, tuple[Article, list[str]]]:
    """Return the entries on what is true of units, with their names: what most of them have first.

    Entries that are for other phases are left out, and keywords that have no rule of their own;
    other entries that are for no phase apply in all.
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
    ranked = sorted(found.items(), key=lambda one: -len(one[1][1]))
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
