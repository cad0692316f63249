"""Attack sequences: pools of like attacks that pass through stages."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from rulesets.dice import distribution
from rulesets.dice.die import D6, Die
from rulesets.dice.distribution import Weights
from rulesets.dice.pool import NOTHING
from rulesets.dice.request import (
    Apart,
    Draw,
    Outcomes,
    Purpose,
    Request,
    Roll,
    counted,
    final,
    throw,
)


@dataclass(frozen=True, slots=True)
class Stage:
    """One throw of an attack sequence: every attack in `source` rolls a die and moves on.

    Attributes:
        source: The state whose attacks roll here.
        routes: Where an attack goes by mark, one entry per distinct mark of the die; an empty
            tuple ends the attack, several states make several attacks of it.
        die: The die rolled.
        reroll: Marks rolled again, once.
        purpose: What the players are told.
        counts: What each attack that moves on into a state adds to the number that they are told, 1
            for a state not named; None where the marks are all there is to tell.
        wins: The marks that succeed, None where none does or fails.
    """

    source: str
    routes: tuple[tuple[int, tuple[str, ...]], ...]
    die: Die = D6
    reroll: frozenset[int] = NOTHING
    purpose: Purpose = field(default=Purpose("attack"), compare=False)
    counts: tuple[tuple[str, int], ...] | None = field(default=(), compare=False)
    wins: frozenset[int] | None = field(default=None, compare=False)

    def result(self, moved: Mapping[str, int]) -> int | None:
        """Return the number that players are told of attacks that moved on."""
        if self.counts is None:
            return None
        worth = dict(self.counts)
        return sum(worth.get(state, 1) * many for state, many in moved.items())

    def countable(self, purpose: Purpose) -> frozenset[int] | None:
        """Return the marks on the side of the highest (with `at_most` the lowest) where two are."""
        sides = self._sides()
        wins = next(side for side in sides if self._best(purpose) in side)
        return counted(sides, wins, NOTHING if purpose.reroll else self.reroll)

    def apart(self, purpose: Purpose) -> Apart | None:
        """Return the marks that succeed, and the best of them where they lead elsewhere.

        Where one of the best makes several hits, a number of hits may be that of dice or not.
        """
        sides, wins = self._sides(), self.wins
        special = next(side for side in sides if self._best(purpose) in side)
        losses = frozenset(self.die.marks) - (wins or NOTHING)
        if wins is None or len(sides) != 3 or losses not in sides:  # noqa: PLR2004 - with the best
            return None
        again = NOTHING if purpose.reroll else self.reroll
        apart = again in (NOTHING, losses) and special < wins and self._is_better(purpose, wins)
        single = all(len(states) <= 1 for mark, states in self.routes if mark in special)
        return Apart(wins, special) if apart and single else None

    def _is_better(self, purpose: Purpose, wins: frozenset[int]) -> bool:
        """Tell whether each mark that succeeds is higher than all that fail, or lower."""
        value, marks = self.die.value, self.die.marks
        order = sorted(set(marks), key=value, reverse=not purpose.at_most)
        return set(order[: len(wins)]) == wins

    def _best(self, purpose: Purpose) -> int:
        """Return the mark that helps most."""
        return (min if purpose.at_most else max)(self.die.marks, key=self.die.value)

    def _sides(self) -> list[frozenset[int]]:
        """Return the marks of the die, those that lead to the same together."""
        sorts: dict[tuple[str, ...], set[int]] = {}
        for mark, states in self.routes:
            sorts.setdefault(states, set()).add(mark)
        return [frozenset(marks) for marks in sorts.values()]

    @property
    def summed(self) -> bool:
        """Tell whether the sum of its dice matters: never."""
        return False


@dataclass(frozen=True, slots=True)
class Pass:
    """A stage without a die: every attack in `source` moves on to `target`."""

    source: str
    target: str


def stage(
    source: str,
    wins: frozenset[int],
    *,
    to: str | None,
    otherwise: str | None = None,
    special: Mapping[int, tuple[str, ...]] | None = None,
    die: Die = D6,
    reroll: frozenset[int] = NOTHING,
    purpose: Purpose,
    counts: tuple[tuple[str, int], ...] = (),
) -> Stage:
    """Return a stage that sends winning marks one way and the others another.

    Args:
        source: The state whose attacks roll.
        wins: Marks that succeed.
        to: The state after a success, None when the attack ends there.
        otherwise: The state after a failure, None when the attack ends there.
        special: Marks with a way of their own, whatever the need.
        die: The die rolled.
        reroll: Marks rolled again, once.
        purpose: What the players are told.
        counts: As the stage has it.
    """
    ways = dict(special or {})
    routes = []
    for mark in dict.fromkeys(die.marks):
        state = to if mark in wins else otherwise
        routes.append((mark, ways.get(mark, () if state is None else (state,))))
    worth = dict(counts)
    moving = {mark for mark in ways if any(worth.get(state, 1) for state in ways[mark])}
    special_wins = ways.keys() - moving if purpose.failures else moving
    told = frozenset(wins.difference(ways) | special_wins)
    return Stage(source, tuple(routes), die, reroll, purpose, counts, told)


@dataclass(frozen=True, slots=True)
class ChainResult:
    """The result of an attack sequence.

    Attributes:
        score: The sum of the scores of the attacks' final states, at most the cap.
        counts: How many attacks came into each state; None when only chances were asked.
    """

    score: int
    counts: tuple[tuple[str, int], ...] | None = field(default=None, compare=False)

    def count(self, state: str) -> int | None:
        """Return how many attacks came into a state; None when only chances were asked."""
        if self.counts is None:
            return None
        return dict(self.counts).get(state, 0)


@dataclass(frozen=True, slots=True)
class Chain(Request[ChainResult]):
    """A sequence of `count` like attacks sent through stages; the answer is their total score.

    Attributes:
        count: Number of attacks at the start.
        start: The state they begin in.
        stages: In the order they are rolled; a state never leads back to an earlier stage.
        scores: What each final state is worth; a state not named is worth nothing.
        cap: Largest score that matters (the wounds a target has left), None for no limit.
    """

    count: int
    start: str
    stages: tuple[Stage | Pass, ...]
    scores: tuple[tuple[str, int], ...]
    cap: int | None = None

    def draw(self, draw: Draw) -> tuple[ChainResult, tuple[Roll, ...]]:
        """Roll it, stage by stage through the whole pool."""
        waiting = {self.start: self.count}
        seen: dict[str, int] = {}
        rolls = []
        for step in self.stages:
            rolling = waiting.pop(step.source, 0)
            if not rolling:
                continue
            if isinstance(step, Pass):
                for counts in (waiting, seen):
                    _add({step.target: rolling}, counts)
                continue
            marks, again = throw(draw, step.die, rolling, step.reroll, step.purpose, sorting=step)
            routes = dict(step.routes)
            moved: dict[str, int] = {}
            for mark in final(marks, again):
                for state in routes[mark]:
                    moved[state] = moved.get(state, 0) + 1
            for counts in (waiting, seen):
                _add(moved, counts)
            result = step.result(moved)
            rolls.append(Roll(step.purpose, step.die, marks, again, result, wins=step.wins))
        score = sum(waiting.get(state, 0) * worth for state, worth in self.scores)
        if self.cap is not None:
            score = min(score, self.cap)
        return ChainResult(score, tuple(seen.items())), tuple(rolls)

    def outcomes(self) -> Outcomes[ChainResult]:
        """Return every score with its chance: one attack solved, then taken `count` times."""
        attack = single_attack(self.start, self.stages, self.scores)
        weights = distribution.power(attack, self.count)
        if self.cap is not None:
            weights = distribution.capped(weights, self.cap)
        return tuple((ChainResult(score), odds) for score, odds in distribution.pairs(weights))


def _add(moved: Mapping[str, int], counts: dict[str, int]) -> None:
    for state, many in moved.items():
        counts[state] = counts.get(state, 0) + many


@lru_cache(maxsize=1024)
def single_attack(
    start: str, stages: tuple[Stage | Pass, ...], scores: tuple[tuple[str, int], ...]
) -> Weights:
    """Return the distribution of the score of one attack.

    Worked backwards: a state's distribution is known once those it leads to are.
    """
    known: dict[str, Weights] = {state: (*([0.0] * worth), 1.0) for state, worth in scores}
    for step in reversed(stages):
        if isinstance(step, Pass):
            known[step.source] = known.get(step.target, (1.0,))
            continue
        chances = distribution.mark_chances(step.die, step.reroll)
        routes = dict(step.routes)
        total: list[float] = [0.0]
        for mark, chance in chances.items():
            weights: Weights = (1.0,)
            for state in routes[mark]:
                weights = distribution.convolve(weights, known.get(state, (1.0,)))
            total.extend([0.0] * (len(weights) - len(total)))
            for score, odds in enumerate(weights):
                total[score] += chance * odds
        known[step.source] = tuple(total)
    return known.get(start, (1.0,))
