"""Looking rules up in all games: how long questions take, and offers to a half-typed word."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from importlib.resources import files

from benchmarks.measuring.table import Row
from bot.lookup.index.index import open_index
from bot.lookup.search.search import Search
from bot.lookup.shelf import KEPT
from bot.process.garbage import settle
from rulesets.core.books.reference import LANGUAGES, Wording, read_reference
from rulesets.core.ruleset.installed import Games, installed_games

ASKED = 400
TYPED = 60
"""Words that are typed letter by letter."""
LIMIT = 50.0
"""Milliseconds for which a question may hold the event loop up."""
FIRST = 500.0
"""Milliseconds after which the first answer may come."""
LETTERS = "abcdefghijklmnopqrstuvwxyz"
SEED = 20


def open_search(games: Games) -> Search:
    """Return the search over the index that set-up wrote."""
    return Search(open_index(games, KEPT))


def wordings(game: str) -> list[Wording]:
    """Return what the entries of a game are called, in every language."""
    folder = files(f"rulesets.{game}") / "reference"
    entries = read_reference(folder) if folder.is_dir() else ()
    return [entry.wording(language) for entry in entries for language in LANGUAGES]


def spans(work: Callable[[str], object], typed: Sequence[str]) -> list[float]:
    """Return the milliseconds that each word took."""
    taken = []
    for question in typed:
        begun = time.perf_counter()
        work(question)
        taken.append(1000 * (time.perf_counter() - begun))
    return taken


def figures(name: str, taken: Sequence[float]) -> Iterator[Row]:
    """Yield the median and the slow end."""
    slow = statistics.quantiles(taken, n=100)[-1]
    note = f"worst {max(taken):.2f} ms"
    yield Row(f"{name}, median", statistics.median(taken), LIMIT, "limit", goal=1.0)
    yield Row(f"{name}, p99", slow, LIMIT, "limit", goal=1.0, note=note)


def slipped(chance: random.Random, word: str) -> str:
    """Return a word with two letters the wrong way round."""
    position = chance.randrange(max(1, len(word) - 1))
    return (
        word[:position]
        + word[position + 1 : position + 2]
        + word[position : position + 1]
        + word[position + 2 :]
    )


def nonsense(chance: random.Random, words: int) -> str:
    """Return words that nobody ever wrote."""
    return " ".join(
        "".join(chance.choice(LETTERS) for _ in range(chance.randrange(4, 12)))
        for _ in range(words)
    )


def keystrokes(typed: Sequence[str]) -> list[str]:
    """Return all that stands in the box while each is typed."""
    return [question[:end] for question in typed for end in range(1, len(question) + 1)]


def rows(*, small: bool) -> Iterator[Row]:
    """Look names up whole, half typed and with a slip, then nonsense."""
    asked_of, typed = (5, 2) if small else (ASKED, TYPED)
    chance = random.Random(SEED)  # noqa: S311 - chooses what is asked
    games = installed_games()
    for name, question in (("a word", "panic"), ("nonsense", nonsense(chance, 16))):
        begun = time.perf_counter()
        search = open_search(games)
        search.find(question, "blackhammer")
        seconds = time.perf_counter() - begun
        yield Row(f"opened, first answer: {name}", 1e3 * seconds, FIRST, "limit", goal=1.0)
    names = [wording.name for game in games for wording in wordings(game)]
    settle()  # as the bot does before anybody asks
    words = [chance.choice(names) for _ in range(asked_of)]
    halves = [word[: chance.randrange(1, len(word) + 1)] for word in words]
    slips = [slipped(chance, word) for word in words]
    game = next(iter(games))
    yield from figures(
        "offers, half a name", spans(lambda result: search.offers(result, game), halves)
    )
    yield from figures(
        "offers, with a slip", spans(lambda result: search.offers(result, game), slips)
    )
    yield from figures("question, a name", spans(lambda result: search.find(result, game), words))
    yield from figures(
        "question, with a slip", spans(lambda result: search.find(result, game), slips)
    )
    fresh = open_search(games)
    named = keystrokes(words[:typed])
    taken = spans(lambda result: fresh.offers(result, game), named)
    yield from figures("offers, each keystroke", taken)
    senseless = keystrokes([nonsense(chance, 3) for _ in range(typed)])
    yield from figures(
        "offers, of nonsense", spans(lambda result: search.offers(result, game), senseless)
    )
    for count in (4, 16):
        asked = [nonsense(chance, count) for _ in range(asked_of)]
        taken = spans(lambda result: search.find(result, game), asked)
        yield from figures(f"question, {count} unknown", taken)
    long = [" ".join(chance.choice(names) for _ in range(8)) for _ in range(asked_of)]
    yield from figures(
        "question, eight names", spans(lambda result: search.find(result, game), long)
    )
