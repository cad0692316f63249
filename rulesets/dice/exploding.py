"""Dice of which some sides, the highest mostly, bring another die."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from rulesets.dice import distribution
from rulesets.dice.die import D6, Die
from rulesets.dice.distribution import Weights
from rulesets.dice.pool import NOTHING
from rulesets.dice.request import Draw, Outcomes, Request, Roll, final, throw
from rulesets.refusal import Refusal

DEEPEST: Final = 20
"""Most dice one die can bring one after the other."""
MOST_DICE: Final = 1000
"""Most dice one throw may come to; far beyond what its chances can reach."""


@dataclass(frozen=True, slots=True)
class Exploding(Request[int]):
    """A pool of `count` dice, some sides bringing one more, up to `depth` in a row.

    Every die, the added ones too, may be re-rolled once before it counts. The answer is their sum,
    or how many show a mark of `wins` where that is given. The sides that bring a die are those with
    a mark of `tops`, the highest where none is named.
    """

    count: int
    die: Die = D6
    wins: frozenset[int] | None = None
    reroll: frozenset[int] = NOTHING
    depth: int = DEEPEST
    tops: frozenset[int] = NOTHING

    def draw(self, draw: Draw) -> tuple[int, tuple[Roll, ...]]:
        """Roll it wave by wave."""
        purpose = self.purpose
        tops = self.tops or {max(self.die.marks)}
        result = thrown = 0
        rolling = self.count
        rolls = []
        for _ in range(self.depth + 1):
            marks, again = throw(draw, self.die, rolling, self.reroll, purpose)
            thrown += len(marks) + len(again)
            if thrown > MOST_DICE:
                raise Refusal("too-many-dice", most=MOST_DICE)
            shown = final(marks, again)
            worth = self._worth(shown)
            rolls.append(Roll(purpose, self.die, marks, again, worth, wins=self.wins))
            result += worth
            rolling = sum(map(shown.count, tops))
            if not rolling:
                break
            purpose = replace(self.purpose, label="explosion")
        return result, tuple(rolls)

    def outcomes(self) -> Outcomes[int]:
        """Return every answer with its chance, all the way down to `depth`."""
        single = _single(self.die, self.wins, self.reroll, self.depth, self.tops)
        return distribution.pairs(distribution.power(single, self.count))

    def _worth(self, shown: tuple[int, ...]) -> int:
        if self.wins is None:
            return sum(self.die.worth(shown))
        return sum(map(shown.count, self.wins))


@lru_cache(maxsize=256)
def _single(
    die: Die,
    wins: frozenset[int] | None,
    reroll: frozenset[int],
    depth: int,
    tops: frozenset[int],
) -> Weights:
    """Return the distribution of one die with all it brings."""
    tops = tops or frozenset({max(die.marks)})
    chances: dict[int, float] = {}
    steps = distribution.mark_chances(die, reroll)
    worth = {mark: die.value(mark) if wins is None else int(mark in wins) for mark in steps}
    for _ in range(depth + 1):
        deeper = chances or {0: 1.0}
        chances = defaultdict(float)
        for mark, chance in steps.items():
            if mark not in tops:
                chances[worth[mark]] += chance
                continue
            for extra, odds in deeper.items():
                chances[worth[mark] + extra] += chance * odds
    return tuple(chances.get(value, 0.0) for value in range(max(chances) + 1))
