"""Words of a sentence mended: acts with a slip of the finger, articles run into a name."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from bot.commands.procedures.saying.mentions import Named
from bot.commands.procedures.saying.wording import alike
from bot.commands.procedures.saying.words import answer_stems, any_stems, every_word, words_for

_LEAST: Final = 5
"""Letters from which the word of an act may have a slip."""
_ENDINGS: Final = frozenset(
    ("", "e", "d", "s", "ed", "es", "er", "ez", "nt", "ent", "ing", "ons", "ant", "eons", "eant")
)
"""What follows the beginning of an act's word."""
_LEAST_NAME: Final = 4
"""Letters of a name into which an article is run."""


class Mending:
    """Mender of words, by the units on the table."""

    def __init__(self, named: Named) -> None:
        """Take the units on the table."""
        self._named = named

    def mended(self, words: Sequence[str]) -> list[str]:
        """Return words with those mended that say nothing as they stand."""
        return [each for word in words for each in self._meant(word)]

    def _meant(self, word: str) -> tuple[str, ...]:
        if len(word) < _LEAST or word in every_word() or self._named.knows(word) or _acts(word):
            return (word,)
        return next(self._split(word), (_slipped(word) or word,))

    def _split(self, word: str) -> Iterator[tuple[str, str]]:
        """Yield an article and the name that it is run into: `lesarchers`."""
        for article in words_for("articles"):
            name = word.removeprefix(article)
            long = len(article) > 1 and len(name) >= _LEAST_NAME
            if long and name != word and self._named.whole(name):
                yield article, name


def _acts(word: str) -> bool:
    """Return whether a word is one by which an act or an answer is called, or part of one."""
    return any(alike(stem, word) for row in (*any_stems(), *answer_stems()) for stem in row)


@cache
def _stems() -> tuple[str, ...]:
    return (*{row[0] for row in any_stems() if len(row) == 1 and len(row[0]) >= _LEAST},)


def _slipped(word: str) -> str | None:
    """Return the beginning of an act's word that a word has with a slip, None for none or many."""
    from rapidfuzz.distance import OSA  # noqa: PLC0415 - 2 MB, only for words without a sense

    near = {
        stem
        for stem in _stems()
        if stem[0] == word[0]
        and any(
            word[length:] in _ENDINGS and OSA.distance(stem, word[:length], score_cutoff=1) == 1
            for length in range(len(stem) - 1, len(stem) + 2)
        )
    }
    return near.pop() if len(near) == 1 else None
