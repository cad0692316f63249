"""Units that a sentence mentions, by any part of their names."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from bot.commands.procedures.saying.wording import words_in
from bot.commands.procedures.saying.words import words_for, words_thrown
from bot.texts.names import fold
from bot.texts.said_name import LEFT_OUT, begins, initials_of, noun_of, slipped, words_of
from rulesets.core.notation.spoken.lexicon import by_phrase

_LONGEST: Final = 6
"""Words of a mention."""
_LEAST_END: Final = 3
"""Letters of the end of a name that stand for it: the rats of `Clanrats`."""
_OF_ALL: Final = 3
"""Words from a number of models to that of all: `6 archers sur 10`."""
_PASSIVE: Final = re.compile(
    r"^(?:(?:are|is|be|been|being|was|were|get|gets|got) (?:\w+ed|shot|hit|struck|beaten|fought)\b"
    r"|(?:sont|est|ont ete|a ete) \w+(?:e|es)\b|se (?:fait|font) \w+er\b"
    r"|(?:will|to|can|may|must) be (?:\w+ed|shot|hit)\b|subi(?:t|ssent|ra|ront)?\b)"
)
"""What begins what is told of a unit to which something is done."""


@dataclass(frozen=True, slots=True)
class Mention:
    """Some words that mean a unit, or one of several.

    Attributes:
        begin: The first word.
        end: The word after the last.
        units: The names of the units that may be meant.
    """

    begin: int
    end: int
    units: tuple[str, ...]


class Named:
    """The names of the units on the table."""

    def __init__(self, names: Iterable[str]) -> None:
        """Take the names."""
        self._words = {name: words_of(name) for name in names}

    def whole(self, word: str) -> bool:
        """Return whether a word is one of a name, and not only the beginning of one."""
        said = words_of(word)
        return any(set(said) <= set(words) for words in self._words.values())

    def knows(self, word: str) -> bool:
        """Return whether a word may mean a unit, as it stands or with a slip."""
        return bool(self._hits(word))

    def mentions(self, words: Sequence[str], struck: Collection[int]) -> list[Mention]:
        """Return what is mentioned by words that are not struck, the longest first meant."""
        found: list[Mention] = []
        hits = {at: self._hits(word) for at, word in enumerate(words) if at not in struck}
        at = 0
        while at < len(words):
            mention = self._at(words, hits, at)
            if mention is not None:
                found.append(mention)
            at = at + 1 if mention is None else mention.end
        return found

    def _hits(self, word: str) -> frozenset[str] | None:
        """Return the names that have a word, None for a word that none needs to have."""
        said = words_of(word)
        if not said or word in LEFT_OUT or (said[0] in LEFT_OUT and not self._has(said[0])):
            return None
        exact = {
            name
            for name, words in self._words.items()
            if all(any(begins(each, word) for word in words) for each in said)
        }
        return frozenset(
            exact or self._slips(said) or self._initials(word) or self._otherwise(word, said[0])
        )

    def _tells(self, said: str) -> bool:
        return said not in LEFT_OUT or self._has(said)

    def _has(self, said: str) -> bool:
        """Return whether a name has a word that says nothing elsewhere: the bears, `Ours`."""
        return any(said in words for words in self._words.values())

    def _initials(self, word: str) -> set[str]:
        if word in words_for("fillers"):
            return set()
        said = {word, word.removesuffix("s")}
        return {name for name in self._words if not said.isdisjoint(initials_of(fold(name)))}

    def _otherwise(self, word: str, said: str) -> set[str]:
        """Return the names that have another word for equipment, or end with what was said."""
        usual = by_phrase("gear").get(word, ())
        if len(said) < _LEAST_END:
            return set()
        noun = noun_of(said)
        return {
            name
            for name, words in self._words.items()
            if any(each.startswith(gear) for each in words for gear in usual)
            or (noun is not None and noun in map(noun_of, words))
            or any(each.endswith(said) and len(each) > len(said) + 1 for each in words)
        }

    def _slips(self, said: Sequence[str]) -> set[str]:
        return {
            name
            for name, words in self._words.items()
            if all(any(slipped(each, word) for word in words) for each in said)
        }

    def _at(
        self, words: Sequence[str], hits: dict[int, frozenset[str] | None], at: int
    ) -> Mention | None:
        if not hits.get(at):
            return None
        units, end = hits[at] or frozenset(), at + 1
        reach = at + 1
        while reach < min(len(words), at + _LONGEST) and reach in hits:
            also = hits[reach]
            both = units if also is None else units & also
            if not both:
                break
            units, end = both, (end if also is None else reach + 1)
            reach += 1
        said = [each for word in words[at:end] for each in words_of(word) if self._tells(each)]
        if all(each.startswith("#") for each in said):
            return None  # a number alone is none of a unit
        whole = [name for name in units if sorted(self._words[name]) == sorted(said)]
        kept = whole if len(whole) == 1 else [name for name in self._words if name in units]
        return Mention(at, end, tuple(kept))


@dataclass(frozen=True, slots=True)
class Spoken:
    """A sentence, read once: its words, and the units of the table that they mention.

    Attributes:
        text: The sentence as it was typed.
        words: Its words, see `words_in`.
        named: The names of the units on the table.
        mentions: The units that are mentioned.
    """

    text: str
    words: tuple[str, ...]
    named: Named
    mentions: tuple[Mention, ...]

    @classmethod
    def of(cls, text: str, names: Iterable[str]) -> Spoken:
        """Read a sentence by the names of the units on the table, which takes long for the loop."""
        words, named = (*words_in(text),), Named(names)
        return cls(text, words, named, (*named.mentions(words, ()),))


def said_after(words: Sequence[str], mention: Mention, said: Collection[str]) -> bool:
    """Return whether one of some words stands right before a unit, or before its article."""
    return any(word in said for word in words[max(0, mention.begin - 2) : mention.begin])


def suffers(words: Sequence[str], mentions: Sequence[Mention], actor: Mention | None) -> bool:
    """Return whether somebody else than an actor does what a sentence says.

    That is who stands after "by"; in a sentence without, anybody but the unit it begins with.
    """
    agents = [each for each in mentions if said_after(words, each, words_for("by"))]
    if agents:
        return actor not in agents
    if not mentions or actor is not mentions[0]:
        return False
    return _PASSIVE.search(" ".join(words[actor.end :])) is not None


def counting(named: Named, words: Sequence[str]) -> frozenset[int]:
    """Return where numbers stand that count models, shots or the like, or before a unit's name."""
    measures = words_for("lengths") | words_for("beside")
    counted = (words_thrown("unrolled") | words_thrown("succeeded")) - measures

    def counts(word: str) -> bool:
        passed = measures | words_for("fillers")
        return word in counted or named.whole(word) or (word not in passed and named.knows(word))

    found = {
        at
        for at, (word, after) in enumerate(pairwise(words))
        if word.isdigit() and (after in words_for("models") or after == "of" or counts(after))
    }
    # Of so many: `6 archers sur 10`.
    found |= {
        at + _OF_ALL
        for at in found
        if [*words[at + _OF_ALL - 1 : at + _OF_ALL]] in (["sur"], ["of"])
        and "".join(words[at + _OF_ALL : at + _OF_ALL + 1]).isdigit()
    }
    return frozenset(found)
