"""A game that a question names: "panic t9a" asks The 9th Age, whatever is played here."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from bot.lookup.search.words import folded
from bot.texts.localiser import Localiser
from rulesets.core.books.reference import LANGUAGES

_MOST_WORDS: Final = 4
"""Words that the name of a game may have."""


def names_of_games(slugs: Iterable[str], localiser: Localiser) -> Iterator[tuple[str, str]]:
    """Yield what each game is called, folded, and its slug."""
    for slug in slugs:
        yield slug, slug
        for language in LANGUAGES:
            texts = localiser.texts(language, slug)
            key = f"ruleset-{slug}"
            aliases = texts.attribute(key, "aliases")
            for name in (texts(key), *(aliases.split(",") if aliases else ())):
                yield folded(name), slug


def game_named(asked: str, games: Mapping[str, str]) -> tuple[str, str | None]:
    """Return a question without the game that it begins or ends with, and that game's slug.

    A question that says nothing else names none.
    """
    if folded(asked) in games:
        return asked, None
    words = asked.split()
    for count in range(min(_MOST_WORDS, len(words) - 1), 0, -1):
        for named, rest in ((words[-count:], words[:-count]), (words[:count], words[count:])):
            game = games.get(folded(" ".join(named)))
            if game is not None and folded(" ".join(rest)):
                return " ".join(rest), game
    return asked, None
