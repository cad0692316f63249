"""Names of spells as players say them: whole, by one word, by initials."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator, Sequence
from typing import Final

from bot.commands.procedures.saying.wording import WORD
from bot.commands.procedures.saying.words import any_stems, words_for
from bot.texts.localiser import Texts
from bot.texts.names import fold
from bot.texts.said_name import initials_of
from rulesets.core.ruleset.game import Ruleset

_LEAST: Final = 4
"""Letters of a word that stands for a spell."""


class Spells:
    """The names of a game's spells."""

    def __init__(self, spoken: Sequence[Texts], game: Ruleset) -> None:
        """Take the words of every language, and a game."""
        self._names = {
            spell.id: [fold(texts(f"spell-{spell.id}")) for texts in spoken]
            for spell in game.spells
        }

    def whole(self) -> Iterator[tuple[str, ...]]:
        """Yield the words of each name, without those that say nothing by themselves."""
        for names in self._names.values():
            yield from filter(None, map(_telling, names))

    def short(self, among: Collection[str], only: str | None = None) -> Iterator[tuple[str, ...]]:
        """Yield what each spell may be called in short, if none of the others may be.

        Args:
            among: The spells that may be meant.
            only: The spell that is asked for, all of them without one.
        """
        meant: dict[str, set[str]] = defaultdict(set)
        for spell in among:
            for word in self._in_short(spell):
                meant[word].add(spell)
        for word, spells in meant.items():
            if len(spells) == 1 and only in {None, *spells}:
                yield (word,)

    def _in_short(self, spell: str) -> Iterator[str]:
        """Yield the words that stand for a spell: telling ones of its names, and initials."""
        acts = {stem[0] for stem in any_stems() if len(stem) == 1}
        for name in self._names.get(spell, ()):
            words = _telling(name)
            yield from initials_of(name)
            for word in words:
                if len(word) >= _LEAST and not any(word.startswith(act) for act in acts):
                    yield word


def _telling(name: str) -> tuple[str, ...]:
    return tuple(each for each in WORD.findall(name) if each not in words_for("fillers"))
