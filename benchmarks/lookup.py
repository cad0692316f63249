"""Looking rules up in all games: how long questions take, and offers to a half-typed word."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable, Sequence
from importlib.resources import files

from bot.reference.index import open_index
from bot.reference.search import Search
from bot.reference.shelf import KEPT
from rulesets.core.installed import Games, installed_games
from rulesets.core.reference import LANGUAGES, Wording, read_reference

ASKED = 400
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
    for one in typed:
        begun = time.perf_counter()
        work(one)
        taken.append(1000 * (time.perf_counter() - begun))
    return taken


def told(name: str, taken: Sequence[float]) -> str:
    """Return a line of figures."""
    p99 = statistics.quantiles(taken, n=100)[-1]
    return f"{name:24}p50 {statistics.median(taken):6.2f} ms, p99 {p99:6.2f} ms"


def slipped(chance: random.Random, word: str) -> str:
    """Return a word with two letters the wrong way round."""
    place = chance.randrange(max(1, len(word) - 1))
    return word[:place] + word[place + 1 : place + 2] + word[place : place + 1] + word[place + 2 :]


def main() -> None:
    """Look names up whole, half typed and with a slip; print medians and worst hundredths."""
    chance = random.Random(SEED)  # noqa: S311 - chooses what is asked
    games = installed_games()
    begun = time.perf_counter()
    search = open_search(games)
    search.find("panic", "blackhammer")
    print(f"opened, first answer    {1000 * (time.perf_counter() - begun):.1f} ms")
    names = [wording.name for game in games for wording in wordings(game)]
    words = [chance.choice(names) for _ in range(ASKED)]
    halves = [word[: chance.randrange(1, len(word) + 1)] for word in words]
    slips = [slipped(chance, word) for word in words]
    game = next(iter(games))
    print(told("offers, half a name", spans(lambda one: search.offers(one, game), halves)))
    print(told("offers, with a slip", spans(lambda one: search.offers(one, game), slips)))
    print(told("question, a name", spans(lambda one: search.find(one, game), words)))
    print(told("question, with a slip", spans(lambda one: search.find(one, game), slips)))


if __name__ == "__main__":
    main()
