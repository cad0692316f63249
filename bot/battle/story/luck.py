"""The luck of a journal's dice, player by player, against what was to be expected."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from math import erf, sqrt
from typing import Final, Literal, NamedTuple, TypeAlias, TypeVar

from rulesets.dice.chain import Chain, ChainResult, Stage
from rulesets.dice.die import die_named
from rulesets.dice.distribution import TooManyBranches
from rulesets.dice.fit import Fit, fit
from rulesets.dice.handles.choices import DEFAULTS, Choices
from rulesets.dice.handles.rolled import Faces, RolledDice
from rulesets.dice.pool import Single, Successes, Sum
from rulesets.dice.request import Purpose, Request, Roll

R = TypeVar("R")
Source: TypeAlias = Literal["fair", "typed", "mixed"]

SOURCES: Final[tuple[Source, ...]] = ("fair", "typed", "mixed")


class WatchedDice(RolledDice):
    """Dice that remember what was asked of them, and what came out."""

    def __init__(self, faces: Faces, choices: Choices = DEFAULTS) -> None:
        super().__init__(faces, choices)
        self.asked: list[tuple[Request[object], object]] = []

    def ask(self, request: Request[R]) -> R:
        """Roll a request and remember it."""
        result = super().ask(request)
        self.asked.append((request, result))  # type: ignore[arg-type]  # read as what it may be
        return result


@dataclass(slots=True)
class Score:
    """A sum of results beside the sum that was to be expected.

    Attributes:
        actual: What was scored.
        expected: Its mean over all dice.
        variance: Its spread, squared.
    """

    actual: float = 0.0
    expected: float = 0.0
    variance: float = 0.0

    def add(self, actual: float, expected: float, variance: float) -> None:
        """Take one more result in."""
        self.actual += actual
        self.expected += expected
        self.variance += variance

    @property
    def share(self) -> float | None:
        """Return the part of players, up to 1, who would have had less; None for no roll."""
        if self.variance <= 0:
            return None
        return 0.5 * (1 + erf((self.actual - self.expected) / sqrt(2 * self.variance)))


@dataclass(slots=True)
class Luck:
    """One player's dice of one source.

    Attributes:
        marks: By die, how often each mark fell.
        tests: Successes of rolls that had a target.
        attacks: What attack sequences scored.
    """

    marks: dict[str, Counter[int]] = field(default_factory=lambda: defaultdict(Counter))
    tests: Score = field(default_factory=Score)
    attacks: Score = field(default_factory=Score)

    def fits(self) -> dict[str, Fit]:
        """Return how the dice of each kind fit, the most thrown first."""
        ordered = sorted(self.marks.items(), key=lambda tally: -tally[1].total())
        return {die: fit(die_named(die), counts) for die, counts in ordered}


Person: TypeAlias = int | str
"""Who rolled: an id, or the name where nobody's id is known."""


def person_of(user_id: int, name: str) -> Person:
    """Return who someone is to a tally: names change, and two may have the same."""
    return user_id or name


class Share(NamedTuple):
    """One player's dice of one source, under the player's latest name."""

    player: str
    source: Source
    luck: Luck


class Tally:
    """The dice of a journal, counted entry by entry in order.

    Attributes:
        rolls: Entries with dice.
        unread: Of those, entries that cannot be played again; only their bot dice are counted.
    """

    def __init__(self) -> None:
        self._found: dict[tuple[Person, Source], Luck] = {}
        self._names: dict[Person, str] = {}
        self.rolls = 0
        self.unread = 0

    def shares(self, only: Person | None = None) -> list[Share]:
        """Return everybody's dice, or those of one, in order of their first rolls."""
        return [
            Share(self._names[person], source, luck)
            for (person, source), luck in self._found.items()
            if only is None or person == only
        ]

    def take(
        self,
        player: tuple[int, str],
        source: Source,
        rolls: Iterable[Roll],
        watched: WatchedDice | None,
        owner: Callable[[Purpose], tuple[int, str]] | None = None,
    ) -> None:
        """Take an entry in.

        Args:
            player: Id and name of who rolled; no id, 0, where the name decides.
            source: Whose dice.
            rolls: How the dice fell.
            watched: The dice it was played with again, None where it could not be.
            owner: Returns id and name of whose dice a roll's were; the player's without it.
        """
        self.rolls += 1
        self.unread += watched is None

        def luck_of(purpose: Purpose) -> Luck:
            known = player if owner is None else owner(purpose)
            person = person_of(*known)
            self._names[person] = known[1]
            return self._found.setdefault((person, source), Luck())

        for roll in rolls:
            counts = luck_of(roll.purpose).marks[roll.die.id]
            counts.update(roll.marks)
            counts.update(mark for _, mark in roll.again)
        for request, result in watched.asked if watched else ():
            _score(luck_of(_purpose_of(request)), request, result)


def _purpose_of(request: Request[object]) -> Purpose:
    """Return what tells whose dice a request's are: of attacks, how they begin."""
    if isinstance(request, Chain):
        stages = [stage for stage in request.stages if isinstance(stage, Stage)]
        if stages:
            return stages[0].purpose
    return request.purpose


def _score(luck: Luck, request: Request[object], result: object) -> None:
    if isinstance(request, Chain) and isinstance(result, ChainResult):
        known = _moments(request)
        if known is not None:
            luck.attacks.add(result.score, *known)
    elif isinstance(request, Successes) and isinstance(result, int):
        known = _moments(request)
        if known is not None:
            won, (mean, spread) = float(result), known
            if request.purpose.failures:  # it counts the dice that failed
                won, mean = request.count - won, request.count - mean
            luck.tests.add(won, mean, spread)
    elif isinstance(request, Sum | Single) and isinstance(result, int):
        purpose = request.purpose
        if purpose.need is not None:
            chance = _chance(request, purpose.need, at_most=purpose.at_most)
            if chance is not None:
                passed = result <= purpose.need if purpose.at_most else result >= purpose.need
                luck.tests.add(passed, chance, chance * (1 - chance))


@lru_cache(maxsize=2048)
def _moments(request: Chain | Successes) -> tuple[float, float] | None:
    """Return mean and variance of what a request scores, None where that is too long to know."""
    try:
        outcomes = request.outcomes()
    except TooManyBranches:
        return None
    pairs = [
        (outcome.score if isinstance(outcome, ChainResult) else outcome, chance)
        for outcome, chance in outcomes
    ]
    mean = sum(value * chance for value, chance in pairs)
    return mean, sum((value - mean) ** 2 * chance for value, chance in pairs)


@lru_cache(maxsize=2048)
def _chance(request: Sum | Single, need: int, *, at_most: bool) -> float | None:
    try:
        outcomes = request.outcomes()
    except TooManyBranches:
        return None
    return sum(
        chance for value, chance in outcomes if (value <= need if at_most else value >= need)
    )
