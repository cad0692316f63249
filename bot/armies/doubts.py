"""Lines of a list that may be a unit, or what the unit above them has: neither, until it is told.

Age of Sigmar's lists have a unit that comes with another for nothing on a line without a cost, and
an enhancement on a line with a mark; where the mark was forgotten, both look alike.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import replace
from typing import Final

from bot.armies.roster import Doubtful, Lexicon
from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import Unit

_OWN: Final = "'s"
_LINKING: Final = frozenset({"of", "the", "on", "with", "in", "de", "du", "des", "la", "le", "les"})
_PLACES: Final = frozenset({"regiment", "auxiliary"})
"""Rules of a unit for where it stands in its list."""
_SIGNS: Final = re.compile(r"[,;!?\"“”]")
_AND: Final = frozenset({"and", "et", "&"})
_HEAD, _TAIL, _PAIR = 3, 2, 3
"""Words of a name."""


class Kin:
    """The words by which names say that they are of others."""

    def __init__(self, names: Iterable[str]) -> None:
        self._owners: set[str] = set()
        self._heads: set[tuple[str, ...]] = set()
        self._tails: set[tuple[str, ...]] = set()
        for name in names:
            words = tuple(name.split())
            if len(words) == _PAIR and words[1] in _AND:
                self._owners |= {words[0] + _OWN, words[2] + _OWN}
            elif len(words) > _TAIL:
                self._heads.add(words[:_HEAD])
                tail = words[-_TAIL:]
                self._tails |= {tail} if _LINKING.isdisjoint(tail) else set()

    def __contains__(self, name: str) -> bool:
        """Return whether a name shares with another what only they have.

        `Ruth's Friends` are with `Ruth and Boaz`, `Anna of Ford Hill` with none, `Ida van Leer`
        with `Otto van Leer`, and `River Guard Captain Scouts` with `River Guard Captain Riders`.
        """
        words = tuple(name.split())
        if words and words[0] in self._owners:
            return True
        shared = words[:_HEAD] in self._heads or words[-_TAIL:] in self._tails
        return shared and len(words) > _TAIL


def cleared(
    units: Sequence[Unit],
    doubtful: Sequence[Doubtful],
    unsized: Collection[int],
    known: Callable[[Unit], SpecialRules | bool],
) -> tuple[tuple[Unit, ...], tuple[Doubtful, ...], frozenset[int]]:
    """Return units, doubtful lines and who has no number of models, once some lines are known.

    Args:
        units: Those of the list.
        doubtful: Its doubtful lines, in order.
        unsized: The units of which it does not say how many models they have.
        known: Tells whether a doubtful line is a unit, or which rules the unit above has of it.
    """
    done: list[Unit] = []
    left: list[Doubtful] = []
    sized: set[int] = set()
    waiting = list(doubtful)
    for at in range(len(units) + 1):
        while waiting and waiting[0].at == at:
            line = waiting.pop(0)
            told = known(line.unit)
            if told is True:
                sized.add(len(done))
                done.append(line.unit)
            elif isinstance(told, SpecialRules) and done:
                done[-1] = replace(done[-1], rules=done[-1].rules | told)
            else:
                left.append(replace(line, at=len(done)))
        if at < len(units):
            sized |= {len(done)} if at in unsized else set()
            done.append(units[at])
    return tuple(done), tuple(left), frozenset(sized)


def word_of(unit: Unit, lexicon: Lexicon) -> str | None:
    """Return a doubtful line as a keyword, None in a game without any.

    Args:
        unit: The unit that the line would be.
        lexicon: What the words of its list mean.
    """
    return None if lexicon.keyword is None else lexicon.keyword(_SIGNS.sub("", unit.name))


def had_of(unit: Unit, word: str) -> SpecialRules:
    """Return what the unit above a doubtful line has by it: its word, and what stood below it."""
    below = ((rule, number) for rule, number in unit.rules.items if rule not in _PLACES)
    return SpecialRules(frozenset({(word, None), *below}))
