"""Learns which article a question means, from all that articles are called and tell.

Parts of texts and articles get places in one space, so that the parts of a text lie where its
article does. Words that only one game, or one language, uses for a thing come to lie beside those
of the others; that is what a search by words alone cannot know. Learning takes some ten seconds
and the memory of its arrays: whoever writes the index does it, nobody who reads it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from bot.lookup.learning.parts import rows, share, words_of
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


class _Counts(NamedTuple):
    """The counts of parts in texts; most parts of a few texts stand in one of them, and once.

    Attributes:
        shared: Parts that stand there more than once.
        table: What each of them counts in each text.
        single: The other parts, text by text.
        texts: Texts that these stand in, each once.
        first: Where the parts of each of those texts begin among them.
        row: Which text each of the single parts stands in.
        counts: What it counts there.
    """

    shared: _Places
    table: _Floats
    single: _Places
    texts: _Places
    first: _Places
    row: _Places
    counts: _Floats

    @classmethod
    def taken(cls, texts: _Texts, chance: np.random.Generator) -> _Counts:
        """Return what parts count in texts, some left out."""
        kept = chance.random(len(texts.parts), np.float32) >= _LEFT_OUT
        parts = texts.parts[kept]
        counts = texts.counts[kept] / np.float32(1 - _LEFT_OUT)
        count = len(texts.starts) - 1
        row = np.repeat(np.arange(count), np.diff(texts.starts))[kept]
        often = np.bincount(parts) > 1
        shared = np.flatnonzero(often)
        column = np.cumsum(often) - 1
        again = often[parts]
        table = np.zeros((count, len(shared)), np.float32)
        # Adding is quick in one dimension alone.
        cells = row[again] * len(shared) + column[parts[again]]
        np.add.at(table.reshape(-1), cells, counts[again])
        alone = ~again
        row = row[alone]
        first = np.flatnonzero(np.diff(row, prepend=-1))
        return cls(shared, table, parts[alone], row[first], first, row, counts[alone])

    def places(self, of_parts: _Floats) -> _Floats:
        """Return where the texts lie, by where all parts do."""
        at = self.table @ of_parts[self.shared]
        if len(self.single):
            alone = of_parts[self.single]
            alone *= self.counts[:, None]
            at[self.texts] += np.add.reduceat(alone, self.first, axis=0)
        return at

    def slopes(self, of_texts: _Floats) -> Iterator[tuple[_Places, _Floats]]:
        """Yield parts and how steep they lie, by how steep the texts do."""
        yield self.shared, self.table.T @ of_texts
        alone = of_texts[self.row]
        alone *= self.counts[:, None]
        yield self.single, alone


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
        counts = _Counts.taken(texts, self._chance)
        at = counts.places(self.told.places)
        rival_places = self.sought.places[rivals]
        fits = at @ rival_places.T
        fits -= fits.max(axis=1, keepdims=True)
        likely = np.exp(fits, out=fits)
        likely /= likely.sum(axis=1, keepdims=True)
        likely[np.arange(len(meant)), meant - rivals.start] -= 1
        slopes = [*counts.slopes(likely @ rival_places)]  # before these have been moved
        self.sought.move(rivals, likely.T @ at, step)
        for which, slope in slopes:
            self.told.move(which, slope, step)


def learn(examples: Sequence[Example]) -> Learnt:
    """Return the places learnt from examples: the same from the same, but for the last digits."""
    chance = np.random.default_rng(_SEED)
    numbers = _numbered(example.text for example in examples)
    texts = _texts((example.text for example in examples), numbers)
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


def _numbered(texts: Iterable[str]) -> dict[str, int]:
    """Return the parts that are there often enough, each with its number."""
    times: dict[str, int] = {}
    words: Counter[str] = Counter()
    for text in texts:
        alone, together = words_of(text)
        for part in chain(alone, together):
            times[part] = times.get(part, 0) + 1
        for word in alone:
            if word not in words:
                times.update((row, 0) for row in rows(word) if row not in times)
            words[word] += 1
    for word, count in words.items():  # what its letters count is the same each time
        for row in rows(word):
            times[row] += count
    common = (part for part, count in times.items() if count >= _COMMON)
    return {part: number for number, part in enumerate(common)}


def _texts(texts: Iterable[str], numbers: Mapping[str, int]) -> _Texts:
    every: list[int] = []
    counts: list[float] = []
    starts = [0]
    of_word: dict[str, list[int]] = {}
    for text in texts:
        alone, together = words_of(text)
        known = [numbers[part] for part in chain(alone, together) if part in numbers]
        letters: list[int] = []
        for word in alone:
            if word not in of_word:
                of_word[word] = [numbers[row] for row in rows(word) if row in numbers]
            letters += of_word[word]
        for kind in (known, letters):
            every += kind
            counts += [share(len(kind))] * len(kind)
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
