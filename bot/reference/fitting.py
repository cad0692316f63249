"""How well the names of articles fit what was asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rapidfuzz import fuzz, process

_NAME_ALIKE: Final = 0.6
"""How alike a name and the whole question must be for that to count."""
_SPELLED: Final = 2.0
"""What it counts at most that they are alike letter by letter."""
_OF_ASKED: Final = 0.25
"""How much it counts that a name has all that was asked for, against that all of it was asked."""
_OWN: Final = 0.5
"""What it counts more that a question holds nothing but what an article itself is called."""
_ALL: Final = 0.99


class Name(NamedTuple):
    """A name of an article: its stems, what all its words weigh, and whether it is an alias."""

    folded: str
    stems: Sequence[str]
    whole: float
    alias: bool


class Sense(NamedTuple):
    """What a word of a question may stand for: how surely, and what it weighs then."""

    sure: float
    weight: float
    word: int


_NO_SENSE: Final = Sense(-1.0, 0.0, 0)


class Asked(NamedTuple):
    """A question: what its words weigh, and in which senses it has a stem."""

    folded: str
    weights: tuple[float, ...]
    senses: dict[str, tuple[Sense, ...]]


def best_fit(names: Sequence[Name], asked: Asked) -> float:
    """Return from 0 to 8 how well the best of names fits, a little more for an article's own.

    Most names of an article share no word with a question: of those the letters alone are compared,
    all at once.
    """
    senses = asked.senses.keys()
    best = 0.0
    for one in names:
        if not senses.isdisjoint(one.stems) and (fit := _fit(one, asked, best)) > best:
            best = fit
    if best >= _SPELLED or not asked.weights:
        return best
    written = [one.folded for one in names if one.whole]
    cutoff = 100 * _NAME_ALIKE
    near = process.extractOne(asked.folded, written, scorer=fuzz.ratio, score_cutoff=cutoff)
    return best if near is None else max(best, _spelled(near[1]))


def _spelled(ratio: float) -> float:
    """Return what it counts that a name and a question are alike, in hundredths."""
    return _SPELLED * max(0.0, ratio / 100 - _NAME_ALIKE) / (1 - _NAME_ALIKE)


def _fit(name: Name, asked: Asked, least: float) -> float:
    """Return how well a name fits; that of one that can't reach `least` is not reckoned to its end.

    Comparing letters takes as long as all the rest.
    """
    if not name.whole:
        return 0.0
    best: dict[int, Sense] = {}
    for one in name.stems:
        for sense in asked.senses.get(one, ()):
            if sense > best.get(sense.word, _NO_SENSE):
                best[sense.word] = sense
    wanted = sum(asked.weights)
    hit = 0.0
    for place, sense in best.items():
        wanted += sense.weight - asked.weights[place]
        hit += sense.weight * sense.sure
    asked_for, named = hit / wanted, min(1.0, hit / name.whole)
    both = (1 + _OF_ASKED) * asked_for * named / (_OF_ASKED * named + asked_for)
    own = _OWN if not name.alias and min(asked_for, named) >= _ALL else 0.0
    fit = 5.0 * both + asked_for + own
    if fit + _SPELLED <= least:
        return fit
    return fit + _spelled(fuzz.ratio(name.folded, asked.folded))
