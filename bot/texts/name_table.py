"""The names of one kind of thing, found by what players type."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from bot.texts.names import fold

_MOST = 25
_LEAST_SCORE = 60
_SLIP = 86
"""Likeness, of 100, at which a name counts as mistyped."""
_LETTERS_A_SLIP = 5
"""Letters of a name in which there may be a slip; two in twice as many."""
_LEAST_STEM = 4
"""Letters of a word that is cut short."""
_MOSTLY = 0.6
"""How much of a word must be the beginning of another."""
_LONGEST = 80
"""Characters of a name; what is longer is a sentence."""
_TOO_SHORT = 2
"""Letters too few to stand for a longer name: `s` is a Strength, not a `save`."""


@lru_cache(maxsize=8192)
def folded(name: str) -> str:
    """Return a name without case, accents, and signs between its words."""
    return " ".join("".join(sign if sign.isalnum() else " " for sign in fold(name)).split())


def _cut_short(said: Sequence[str], words: Sequence[str]) -> bool:
    """Return whether words are others cut short, plurals aside: `immunised to psych`."""
    if len(said) != len(words):
        return False
    stems = (each if len(each) <= _LEAST_STEM else each.removesuffix("s") for each in said)
    return all(
        word == each or (len(each) >= _LEAST_STEM and word.startswith(each))
        for each, word in zip(stems, words, strict=True)
    )


def _same(first: str, second: str) -> int:
    """Return how many letters two words begin with together."""
    return next(
        (n for n, (a, b) in enumerate(zip(first, second, strict=False)) if a != b),
        min(len(first), len(second)),
    )


def _shares_a_word(said: Sequence[str], words: Sequence[str]) -> bool:
    """Return whether a word of several is one of others, but for its ending or a slip."""
    from rapidfuzz.distance import OSA  # noqa: PLC0415 - 2 MB, only where no name is found

    telling = [each for each in said if len(each) >= _LEAST_STEM] or said
    return any(
        word.startswith(each)
        or _same(each, word) >= max(_LEAST_STEM, _MOSTLY * len(each))
        or (len(each) > _LETTERS_A_SLIP and OSA.distance(each, word) == 1)
        for each in telling
        for word in words
    )


class Names:
    """The names of one kind of thing, forgiving accents and case; `ids` by name as compared."""

    def __init__(self, pairs: Iterable[tuple[str, str]]) -> None:
        """Take pairs of a name and an id; the first id of a name stays."""
        self.ids: dict[str, str] = {}
        for name, identity in pairs:
            self.ids.setdefault(folded(name), identity)

    def find(self, name: str) -> str | None:
        """Return the id of a name, None for an unknown one."""
        return self.ids.get(folded(name))

    def only(self, name: str) -> str | None:
        """Return the id of a name, or of the only name with a word that begins so.

        A single letter is no name's beginning: `Y` is a slip, not *Steal Youth*.
        """
        wanted = folded(name)
        if len(wanted) < _TOO_SHORT or wanted in self.ids:
            return self.ids.get(wanted)
        begun = {identity for known, identity in self.ids.items() if known.startswith(wanted)}
        if len(begun) == 1:
            return begun.pop()
        found = {identity for known, identity in self.ids.items() if f" {wanted}" in f" {known}"}
        return found.pop() if len(found) == 1 else None

    def begun(self, name: str) -> str | None:
        """Return the id of the only name that begins so; one or two letters are too few."""
        wanted = folded(name)
        if len(wanted) <= _TOO_SHORT:
            return self.ids.get(wanted)
        found = {identity for known, identity in self.ids.items() if known.startswith(wanted)}
        return found.pop() if len(found) == 1 else None

    def meant(self, name: str) -> str | None:
        """Return the id of the only name that is this with a slip, or with its words cut short.

        The slip is not in the first letter; each word that is cut short has four letters.
        """
        from rapidfuzz.distance import OSA  # noqa: PLC0415 - 2 MB, only where no name is found

        wanted = folded(name)
        words, most = wanted.split(), min(2, len(wanted) // _LETTERS_A_SLIP)
        alike = [known for known in self.ids if known[:1] == wanted[:1]]
        found = {
            self.ids[known]
            for known in alike
            if most and OSA.distance(wanted, known, score_cutoff=most) <= most
        }
        found = found or {self.ids[known] for known in alike if _cut_short(words, known.split())}
        return found.pop() if len(found) == 1 else None

    def mistyped(self, name: str) -> str | None:
        """Return the id of the only name that differs by a typing error or two."""
        from rapidfuzz import fuzz, process  # noqa: PLC0415 - 2 MB, only where no name is found

        wanted = folded(name)
        names = list(self.ids)
        likely = process.extract(wanted, names, scorer=fuzz.ratio, score_cutoff=_SLIP, limit=_MOST)
        found = {self.ids[near] for near, _, _ in likely}
        return found.pop() if len(found) == 1 else None

    def near(self, name: str, most: int = _MOST, least: int = _LEAST_SCORE) -> list[str]:
        """Return ids whose names come near what was typed, best first.

        Args:
            name: What was typed.
            most: How many ids are wanted.
            least: How alike they must be, of 100.
        """
        from rapidfuzz import fuzz, process  # noqa: PLC0415 - 2 MB, only where no name is found

        wanted = folded(name)
        if not wanted:
            return list(dict.fromkeys(self.ids.values()))[:most]
        starts = [known for known in self.ids if known.startswith(wanted)]
        found = starts
        if len(starts) < most:
            others = process.extract(
                wanted, list(self.ids), scorer=fuzz.WRatio, limit=most, score_cutoff=least
            )
            found = [*starts, *(near for near, _, _ in others)]
        return list(dict.fromkeys(self.ids[near] for near in found))[:most]

    def alike(self, name: str, most: int, least: int) -> list[str]:
        """Return ids as `near`, of names that have a word of it, but for its ending or a slip."""
        said = folded(name).split()
        if len(name) > _LONGEST:
            return []
        likely = self.near(name, _MOST, least)
        known: dict[str, list[str]] = {}
        for each, identity in self.ids.items():
            known.setdefault(identity, []).extend(each.split())
        return [identity for identity in likely if _shares_a_word(said, known[identity])][:most]
