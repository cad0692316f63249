"""Those who ride, serve or draw what a unit's line is about, whose values stand beside its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulesets.core.notation.spoken.found import WORD, Found
from rulesets.core.notation.spoken.lexicon import bare, lexicon, taken
from rulesets.core.notation.spoken.runs import read_run, read_scroll
from rulesets.core.notation.spoken.values import written
from rulesets.spoken_number import spoken_first

_MAGES: Final = frozenset({"sorcier", "sorciere", "wizard", "mage", "magicien", "magicienne"})
_RANKS: Final = frozenset("1234")
"""How far such have come, `sorcier 2` behind a profile."""


class Crews(Found):
    """A line that may tell of a crew or a steed."""

    def _owner(self, words: Sequence[str]) -> int:
        """Take whose values follow: `steed 8 3 0 3 3 1 3 1 5`, `2 horses M8`, `rider M4`."""
        if not (self.told or self.joined):
            return 0
        length = int(words[0].isdecimal() and len(words) > 1)
        for owner, called in (("steed", lexicon().steed), ("crew", lexicon().rider)):
            named = taken(words[length:], called)
            rest = words[length + named :]
            rest = rest[1:] if rest and rest[0] == "," else rest
            run = read_run(rest, self.profile, counted=True) if named and rest else None
            if owner == "crew" and length and not self.told:
                continue  # `Templars, 8 riders, M8` are those that the line is about
            if named and rest and (run or self.profile.is_told(rest[0])):
                self.owner = owner
                return length + named
        return 0

    def _crew(self, words: Sequence[str]) -> int:
        """Take a crew: `3 crew`, `crew 3`, `crew of 3`."""
        number, length, crewed = None, 0, False
        if self._is_one_of_many(words):
            return 0
        while length < len(words) and not (number and crewed):
            said = spoken_first(words[length : length + 1])
            crew = taken(words[length:], lexicon().crew_of) or taken(words[length:], lexicon().crew)
            if number is None and (words[length].isdecimal() or said):
                number, length = int(words[length]) if said is None else said[0], length + 1
            elif not crewed and crew:
                crewed, length = True, length + crew
            elif number and self.told and self._crew_behind(words[length:]):
                length += self._crew_behind(words[length:])  # who they are: `3 goblin crew`
            else:
                return 0
        if not (number and crewed):
            return 0
        rules = self.bearing.read(["crew", str(number)])[0]
        self.left += [] if rules else [" ".join(words[:length])]
        self.borne += rules
        self.crew_first = not self.begun
        if length + 1 < len(words) and words[length + 1].isdecimal():
            length += bool(WORD.fullmatch(words[length]))  # who they are: `2 dwarfs 3 4 3 …`
        self.owner = "crew"
        return length

    @staticmethod
    def _is_one_of_many(words: Sequence[str]) -> bool:
        """Return whether a 1 before a crew is the machine, `1 servants 3`: the crew's follows."""
        crew = taken(words[1:], lexicon().crew)
        behind = words[1 + crew : 2 + crew]
        return words[0] == "1" and bool(crew and behind) and behind[0].isdecimal()

    @staticmethod
    def _crew_behind(words: Sequence[str]) -> int:
        """Return how many words say who a crew is, before the word for it."""
        return next((at for at in (1, 2) if taken(words[at:], lexicon().crew)), 0)

    def _rank_of(self, words: Sequence[str]) -> int:
        """Take how far somebody has come in magic, behind a profile: `sorcier 2`."""
        level = self.profile.field("level")
        ranked = bare(words[0]) in _MAGES and not _RANKS.isdisjoint(words[1:2])
        if not (ranked and self.told) or level is None or "level" in self.values:
            return 0
        self.keep(level, written(level, words[1]))
        return 2

    def _scroll(self, words: Sequence[str]) -> int:
        """Take the bare values of a warscroll behind its move: `M6 1 5+ 1`."""
        values = read_scroll(words, self.profile)
        for each, number in values:
            self.keep(each, written(each, number))
        return len(values)
