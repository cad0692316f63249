"""Scores of articles' names for what was asked."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

import orjson
from rapidfuzz import fuzz, process

_NAME_ALIKE: Final = 0.6
"""How alike a name and the whole question must be for that to count."""
SPELLED: Final = 2.0
"""What it counts at most that they are alike letter by letter."""
_OF_ASKED: Final = 0.25
"""How much it counts that a name has all that was asked for, against that all of it was asked."""
_OWN: Final = 0.5
"""What it counts more that a question holds nothing but what an article itself is called."""
_ALL: Final = 0.99
_NEARLY: Final = 100 * _NAME_ALIKE
"""The same in hundredths, as letters are compared."""


class Names(NamedTuple):
    """The names of an article that hold a word the index knows, the lightest first.

    Sets of them are numbers: the lowest bit stands for the first name.

    Attributes:
        folded: The names.
        whole: What all words of each weigh.
        own: Which are no aliases.
        having: Which have a stem.
    """

    folded: Sequence[str]
    whole: Sequence[float]
    own: int
    having: Mapping[str, int]


def packed(names: Names) -> bytes:
    """Return names as the index keeps them; its sets are too large for numbers of JSON."""
    having = {stem: f"{which:x}" for stem, which in names.having.items()}
    return orjson.dumps((names.folded, names.whole, f"{names.own:x}", having))


def unpacked(kept: bytes) -> Names:
    """Return names as they were packed."""
    folded, whole, own, having = orjson.loads(kept)
    return Names(folded, whole, int(own, 16), {stem: int(of, 16) for stem, of in having.items()})


class Sense(NamedTuple):
    """A reading of a word of a question: how sure it is, and what it weighs then."""

    sure: float
    weight: float
    word: int


class _Part(NamedTuple):
    """The part of a question that a name has: its weight, its share of all, the best fit."""

    hit: float
    asked_for: float
    most: float


class Asked:
    """A question: what its words weigh, and in which senses it has a stem."""

    def __init__(
        self, folded: str, weights: Sequence[float], senses: Mapping[str, Sequence[Sense]]
    ) -> None:
        self.folded = folded
        self.weights = weights
        self._senses = [*senses.values()]
        self.bits: Final = {stem: 1 << index for index, stem in enumerate(senses)}
        """Its stems, each with its bit in a set of them."""
        self._parts: dict[int, _Part] = {}
        self._wanted = sum(weights)

    def part(self, stems: int) -> _Part:
        """Return what a name with these of its stems has of it; many names have the same ones."""
        known = self._parts.get(stems)
        if known is None:
            known = self._parts[stems] = self._part(stems)
        return known

    def _part(self, stems: int) -> _Part:
        best: dict[int, Sense] = {}
        for bit in bits(stems):
            for sense in self._senses[bit]:
                best[sense.word] = max(sense, best.get(sense.word, sense))
        wanted, hit = self._wanted, 0.0
        for word, sense in best.items():
            wanted += sense.weight - self.weights[word]
            hit += sense.weight * sense.sure
        asked_for = hit / wanted
        return _Part(hit, asked_for, _fit(asked_for, 1.0) + (_OWN if asked_for >= _ALL else 0.0))


def bits(of: int) -> Iterator[int]:
    """Yield the places of the bits that are set, the lowest first."""
    while of:
        lowest = of & -of
        yield lowest.bit_length() - 1
        of ^= lowest


class Comparison:
    """The names of an article beside a question: how they fit by words, and how by letters too.

    Of the names that share the same words with a question the lightest fits best, but for how they
    are written; that counts only where any of them is written nearly as the question is, and at
    most `SPELLED`.

    Attributes:
        words: How well the best name fits by its words: from 0 to 8, more for an article's own.
    """

    __slots__ = ("_asked", "_groups", "_names", "words")

    def __init__(self, names: Names, asked: Asked) -> None:
        self._names = names
        self._asked = asked
        self._groups = _groups(names, asked)
        best = 0.0
        for group, part in self._groups:
            if part.most > best:
                best = max(best, _fit_of(names, group, part))
        self.words = best

    def spelled(self) -> float:
        """Return what it counts at most how a name is written."""
        near = process.extractOne(
            self._asked.folded, self._names.folded, scorer=fuzz.ratio, score_cutoff=_NEARLY
        )
        return 0.0 if near is None else _spelled(near[1])

    def best(self, most: float) -> float:
        """Return how well the best name fits, where `spelled` returned so much."""
        names, asked = self._names, self._asked
        best = max(self.words, most)
        for group, part in self._groups if most else ():
            for bit in bits(group) if part.most + most > best else ():
                fit = _fit_of(names, 1 << bit, part)
                if fit + most > best:
                    fit += _spelled(fuzz.ratio(names.folded[bit], asked.folded))
                    best = max(best, fit)
                elif fit + _OWN + most <= best:
                    break  # the others are heavier
        return best


def _groups(names: Names, asked: Asked) -> list[tuple[int, _Part]]:
    """Return the names that have the same part of a question, with that; none has nothing of it."""
    groups: list[tuple[int, int]] = []
    for stem in asked.bits.keys() & names.having.keys():
        bit, rest = asked.bits[stem], names.having[stem]
        parted: list[tuple[int, int]] = []
        for stems, group in groups:
            if inside := group & rest:
                parted.append((stems | bit, inside))
                rest ^= inside
            if inside != group:
                parted.append((stems, group ^ inside))
        if rest:
            parted.append((bit, rest))
        groups = parted
    return [(group, asked.part(stems)) for stems, group in groups]


def _fit_of(names: Names, group: int, part: _Part) -> float:
    """Return how well the best of a group that has this part of a question fits by its words."""
    hit, asked_for, _ = part
    fit = _fit(asked_for, hit / names.whole[(group & -group).bit_length() - 1])
    if asked_for >= _ALL and (own := group & names.own):
        named = hit / names.whole[(own & -own).bit_length() - 1]
        if named >= _ALL:
            fit = max(fit, _fit(asked_for, named) + _OWN)
    return fit


def _fit(asked_for: float, named: float) -> float:
    """Return what it counts how much of what was asked is named, and the other way round."""
    named = min(named, 1.0)  # a word may stand for one that weighs more
    both = (1 + _OF_ASKED) * asked_for * named / (_OF_ASKED * named + asked_for)
    return 5.0 * both + asked_for


def _spelled(ratio: float) -> float:
    """Return what it counts that a name and a question are alike, in hundredths."""
    return SPELLED * max(0.0, ratio / 100 - _NAME_ALIKE) / (1 - _NAME_ALIKE)
