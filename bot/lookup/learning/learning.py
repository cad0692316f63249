"""Learns which article a question means, from all that articles are called and tell.

Parts of texts and articles get places in one space, so that the parts of a text lie where its
article does. Words that only one game, or one language, uses for a thing come to lie beside those
of the others; that is what a search by words alone cannot know. Learning takes some twenty seconds
and the memory of its arrays: whoever writes the index does it, nobody who reads it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from bot.lookup.learning.parts import parts, share
from bot.lookup.learning.similarity import SIZE

_Floats: TypeAlias = NDArray[np.float32]
_Places: TypeAlias = NDArray[np.intp]

_ROUNDS: Final = 6
"""How often all examples are learnt from; more of them learn the examples by heart."""
_TOGETHER: Final = 256
"""Examples that are learnt from at once."""
_STEP: Final = 0.05
"""How far a place is moved at most, in the first round."""
_SLOWER: Final = 0.9
"""What each round's steps are of the one's before."""
_LEFT_OUT: Final = 0.25
"""How many parts are left out each time, so that no article is known by one of them alone."""
_COMMON: Final = 2
"""How often a part must be there: of what is there once nothing is learnt that holds elsewhere."""
_START: Final = 0.05
"""How far from the middle parts lie before the first step, mostly."""
_MOVED: Final = 1e-3
"""What counts as moved before the first step, so that it is not endless."""
_SEED: Final = 9
"""Where chance begins, so that the same is learnt each time."""


class Example(NamedTuple):
    """A folded text that tells of an article, or that it is called by, and its game."""

    game: str
    article: int
    text: str


class Learnt(NamedTuple):
    """The places of parts and of articles: `SIZE` half floats each, as this machine has them."""

    parts: Mapping[str, bytes]
    articles: Mapping[int, bytes]


class _Texts(NamedTuple):
    """Texts one behind the other: their parts, what each counts, and where each text starts."""

    parts: _Places
    counts: _Floats
    starts: _Places

    def some(self, which: _Places) -> _Texts:
        lengths = np.diff(self.starts)[which]
        starts = np.concatenate(([0], np.cumsum(lengths)))
        places = np.arange(starts[-1]) + np.repeat(self.starts[which] - starts[:-1], lengths)
        return _Texts(self.parts[places], self.counts[places], starts)


class _Layer:
    """Places that are moved step by step, each the less the more it has been moved before."""

    def __init__(self, places: _Floats) -> None:
        self.places = places
        self._moved = np.full_like(places, _MOVED)

    def move(self, which: _Places | slice, slope: _Floats, step: float) -> None:
        """Move some places down a slope, whose array is used up."""
        moved = slope * slope
        moved += self._moved[which]
        self._moved[which] = moved
        slope *= step
        slope /= np.sqrt(moved, out=moved)
        self.places[which] -= slope


class _Space:
    """A space in which parts of texts lie, and the articles that texts are to lead to."""

    def __init__(self, told: int, sought: int, chance: np.random.Generator) -> None:
        start = chance.standard_normal((told, SIZE), np.float32) * np.float32(_START)
        self.told = _Layer(start)
        self.sought = _Layer(np.zeros((sought, SIZE), np.float32))
        self._chance = chance

    def learn(self, texts: _Texts, meant: _Places, rivals: slice, step: float) -> None:
        """Move texts and the articles they mean towards each other, and from the rivals."""
        counts, which = _dense(texts, self._chance)
        at = counts @ self.told.places[which]
        rival_places = self.sought.places[rivals]
        fits = at @ rival_places.T
        likely = np.exp(fits - fits.max(axis=1, keepdims=True))
        likely /= likely.sum(axis=1, keepdims=True)
        likely[np.arange(len(meant)), meant - rivals.start] -= 1
        slope = counts.T @ (likely @ rival_places)  # before these have been moved
        self.sought.move(rivals, likely.T @ at, step)
        self.told.move(which, slope, step)


def learn(examples: Sequence[Example]) -> Learnt:
    """Return the places learnt from examples: the same from the same, but for the last digits."""
    chance = np.random.default_rng(_SEED)
    taken = [parts(example.text) for example in examples]
    numbers = _numbered(chain.from_iterable(chain.from_iterable(taken)))
    texts = _texts(taken, numbers)
    articles = sorted({(example.game, example.article) for example in examples})
    place_of = {article: index for index, (_, article) in enumerate(articles)}
    meant = np.array([place_of[example.article] for example in examples], np.intp)
    space = _Space(len(numbers), len(articles), chance)
    step = _STEP
    for _ in range(_ROUNDS):
        for which, rivals in _rounds(examples, articles, chance):
            space.learn(texts.some(which), meant[which], rivals, step)
        step *= _SLOWER
    return Learnt(
        {part: _kept(space.told.places[number]) for part, number in numbers.items()},
        {article: _kept(space.sought.places[index]) for index, (_, article) in enumerate(articles)},
    )


def _kept(vector: _Floats) -> bytes:
    return vector.astype(np.float16).tobytes()


def _numbered(found: Iterable[str]) -> dict[str, int]:
    common = (part for part, times in Counter(found).items() if times >= _COMMON)
    return {part: number for number, part in enumerate(common)}


def _texts(taken: Iterable[Iterable[Sequence[str]]], numbers: Mapping[str, int]) -> _Texts:
    every: list[int] = []
    counts: list[float] = []
    starts = [0]
    for text in taken:
        for kind in text:
            known = [numbers[part] for part in kind if part in numbers]
            every += known
            counts += [share(len(known))] * len(known)
        starts.append(len(every))
    return _Texts(np.array(every, np.intp), np.array(counts, np.float32), np.array(starts, np.intp))


def _rounds(
    examples: Sequence[Example], articles: Sequence[tuple[str, int]], chance: np.random.Generator
) -> Iterator[tuple[_Places, slice]]:
    """Yield examples of one game at a time, with where its articles are: its own are the rivals."""
    games = np.array([example.game for example in examples])
    owners = [game for game, _ in articles]
    batches: list[tuple[_Places, slice]] = []
    for game in dict.fromkeys(owners):
        own = chance.permutation(np.flatnonzero(games == game))
        first = owners.index(game)
        rivals = slice(first, first + owners.count(game))
        batches += [(own[at : at + _TOGETHER], rivals) for at in range(0, len(own), _TOGETHER)]
    for batch in chance.permutation(len(batches)):
        yield batches[batch]


def _dense(texts: _Texts, chance: np.random.Generator) -> tuple[_Floats, _Places]:
    """Return what each part counts in each text, some left out, and which parts these are."""
    which, column = np.unique(texts.parts, return_inverse=True)
    row = np.repeat(np.arange(len(texts.starts) - 1), np.diff(texts.starts))
    kept = chance.random(len(texts.parts), np.float32) >= _LEFT_OUT
    counts = np.zeros((len(texts.starts) - 1, len(which)), np.float32)
    # Adding is quick in one dimension alone.
    added = texts.counts * kept / np.float32(1 - _LEFT_OUT)
    np.add.at(counts.reshape(-1), row * len(which) + column, added)
    return counts, which
