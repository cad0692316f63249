"""Gathers what a game has to look up: its entries, and what it declares that no entry tells of."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any, Final

from bot.lookup.index.article import Article, ArticleText
from bot.lookup.search.words import folded
from bot.texts.bundle import text_key
from bot.texts.localiser import Localiser, Texts
from rulesets.core.books.entry_text import reference_folder
from rulesets.core.books.reference import LANGUAGES, Entry, Language, read_reference
from rulesets.core.books.spell import Spell
from rulesets.core.books.table import Chart, Table
from rulesets.core.ruleset.game import Ruleset
from rulesets.core.ruleset.installed import Games

NONE: Final = "none"
"""A cell of a chart that rules nothing."""


def gather_all(games: Games, localiser: Localiser) -> Iterator[Article]:
    """Yield the articles of every game; importing the games takes a second."""
    for game in games.values():
        yield from gather(game, localiser)


def gather(game: Ruleset, localiser: Localiser) -> tuple[Article, ...]:
    """Return the articles of a game, entries in order, then what none of them covers."""
    texts = {language: localiser.texts(language, game.id) for language in LANGUAGES}
    things = _declared(game)
    folder = reference_folder(game.id)
    entries = () if folder is None else read_reference(folder)
    covered = {cover for entry in entries for cover in entry.covers}
    named = {language: _named_so(entries, language) for language in LANGUAGES}
    written = [_written(game, entry, things, texts, named) for entry in entries]
    rest = [
        _derived(game, key, thing, texts)
        for key, thing in things.items()
        if key not in covered and _named(key, texts)
    ]
    # A name that nothing is told of would answer nobody.
    telling = [text for text in rest if text.en.text or text.en.rows]
    return tuple(_with_children([*written, *telling]))


def _declared(game: Ruleset) -> dict[str, Any]:
    kinds: dict[str, Iterable[Any]] = {
        "table": game.tables,
        "chart": game.charts,
        "rule": game.rules,
        "status": game.statuses,
        "spell": game.spells,
        "house": game.house_rules,
        "procedure": game.procedures,
    }
    return {f"{kind}:{entry.id}": entry for kind, listed in kinds.items() for entry in listed}


def _text_id(key: str) -> str:
    kind, _, name = key.partition(":")
    return f"{kind}-{text_key(name)}"


def _named(key: str, texts: dict[Any, Texts]) -> bool:
    return all(text.has(_text_id(key)) for text in texts.values())


def _named_so(entries: Iterable[Entry], language: Language) -> dict[str, set[str]]:
    """Return which entries are called so themselves, by each name of a language, folded."""
    found: dict[str, set[str]] = {}
    for entry in entries:
        words = entry.wording(language)
        for name in (words.name, *words.aliases):
            found.setdefault(folded(name), set()).add(entry.id)
    return found


def _written(
    game: Ruleset,
    entry: Entry,
    things: dict[str, Any],
    texts: dict[Any, Texts],
    named: dict[Language, dict[str, set[str]]],
) -> Article:
    covered = [cover for cover in entry.covers if cover in things]

    def telling(language: Language) -> ArticleText:
        words, known = entry.wording(language), texts[language]
        # What a procedure does on the way is told by the entry that is called so.
        names = [
            name
            for fact in covered
            for name in _names(fact, known)
            if entry.id in named[language].get(folded(name), (entry.id,))
        ]
        aliases = dict.fromkeys((*words.aliases, *names))
        aliases.pop(words.name, None)
        rows = [row for name in covered for row in _rows(things[name], known)]
        return ArticleText(words.name, tuple(aliases), words.text, tuple(rows))

    return Article(
        game.id,
        entry.id,
        "entry",
        telling("en"),
        telling("fr"),
        section=entry.section,
        source=entry.source,
        witness=entry.witness,
        under=entry.under,
        related=entry.related,
        covers=tuple(covered),
        phases=entry.phases,
        topic=entry.topic,
        background=entry.background,
        tabled=entry.rows,
    )


def _names(key: str, texts: Texts) -> Iterator[str]:
    """Yield what something declared is called."""
    text = _text_id(key)
    if texts.has(text):
        yield texts(text)
        yield from _aliases(texts, text)


def _aliases(texts: Texts, text: str) -> tuple[str, ...]:
    listed = texts.attribute(text, "aliases") or ""
    return tuple(part.strip() for part in listed.split(",") if part.strip())


def _derived(game: Ruleset, key: str, thing: Any, texts: dict[Any, Texts]) -> Article:
    kind = key.partition(":")[0]
    text = _text_id(key)

    def telling(language: Any) -> ArticleText:
        known = texts[language]
        about = known.attribute(text, "about") or ""
        facts = _spell_facts(thing, known) if isinstance(thing, Spell) else ""
        told = "\n".join(part for part in (facts, about) if part)
        return ArticleText(known(text), _aliases(known, text), told, tuple(_rows(thing, known)))

    return Article(
        game.id,
        key,
        kind,
        telling("en"),
        telling("fr"),
        source=str(getattr(thing, "source", "") or ""),
        witness=getattr(thing, "witness", None),
        covers=(key,),
    )


def _spell_facts(spell: Spell, texts: Texts) -> str:
    reach = texts("lookup-spell-range", range=spell.range) if spell.range is not None else ""
    parts = (
        texts(f"lore-{spell.lore}"),
        spell.sign,
        reach,
    )
    return " · ".join(part for part in parts if part)


def _rows(thing: Any, texts: Texts) -> Iterator[str]:
    """Yield the rows of a table or chart, as they are shown."""
    if isinstance(thing, Table):
        for row in thing.rows:
            key = f"table-{text_key(thing.id)}-{text_key(row.id)}"
            total = f"{row.least}" if row.least == row.most else f"{row.least}\N{EN DASH}{row.most}"
            yield f"**{total}** {texts(key) if texts.has(key) else row.id}"
    elif isinstance(thing, Chart):
        yield from grid(thing, texts)


def grid(chart: Chart, texts: Texts) -> Iterator[str]:
    """Yield the lines of a chart in letters of one width, each in backquotes."""
    cells = [(str(row), [_cell(cell, texts) for cell in line]) for row, line in chart]
    columns = max(len(line) for _, line in cells)
    head = [str(number) for number in range(1, columns + 1)]
    wide = max(len(cell) for cell in (*head, *(c for _, line in cells for c in line)))
    side = max(len(row) for row, _ in cells)

    def line(first: str, rest: Iterable[str]) -> str:
        return f"`{first:>{side}} │ {' '.join(f'{cell:>{wide}}' for cell in rest)}`"

    rows, across = text_key(chart.rows), text_key(chart.columns)
    yield texts("lookup-chart", rows=_axis(texts, rows), columns=_axis(texts, across))
    yield line("", head)
    for row, values in cells:
        yield line(row, values)


def _axis(texts: Texts, name: str) -> str:
    """Return what stands along a side of a chart; a parameter's text asks for something else."""
    for key in (f"axis-{name}", f"field-{name}"):
        if texts.has(key):
            return texts(key)
    return name.replace("-", " ")


def _cell(cell: object, texts: Texts) -> str:
    """Return a cell in a player's words, nothing as a dash: it must be narrow."""
    if cell in (None, NONE):
        return "\N{EN DASH}"
    key = f"choice-{text_key(str(cell))}"
    return texts(key) if isinstance(cell, str) and texts.has(key) else str(cell)


def _with_children(articles: Iterable[Article]) -> Iterator[Article]:
    """Yield articles with those that stand under them."""
    listed = tuple(articles)
    under: dict[str, list[str]] = {}
    for item in listed:
        if item.under is not None:
            under.setdefault(item.under, []).append(item.id)
    for item in listed:
        yield replace(item, children=tuple(under.get(item.id, ())))
