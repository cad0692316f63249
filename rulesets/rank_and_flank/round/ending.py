"""Ends of a round: the beaten test, the broken flee, the victors pursue, the slow are caught."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any, Final, Generic, TypeAlias, TypeVar

from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.rank_and_flank.round.combat_result import Defeat, RoundContext
from rulesets.rank_and_flank.round.outcome import AftermathT, is_great
from rulesets.rank_and_flank.round.plan import NAMES, FighterT, Living, Plan, listed
from rulesets.rank_and_flank.round.pursuit import Pursuer

GONE: Final = ("wiped-out", "scrapped")
"""States of what nobody can pursue, though it was there when the blows were over."""

RunnerT = TypeVar("RunnerT")
TestT = TypeVar("TestT")
ContextT = TypeVar("ContextT", bound=RoundContext[Any])
DefeatT = TypeVar("DefeatT", bound=Defeat[Any])
EndingT = TypeVar("EndingT", bound="Ending[Any]")

Names: TypeAlias = "tuple[str | None, str | None, str | None, str | None, str | None]"
Fates: TypeAlias = "tuple[tuple[AftermathT, ...], tuple[AftermathT, ...]]"


@dataclass(frozen=True, slots=True)
class Ending(Generic[AftermathT]):
    """An end of a round: how many of the beaten broke and were caught, and what became of all."""

    broken: int
    caught: int
    fates: Fates[AftermathT]


@dataclass(frozen=True, slots=True)
class SidesEnding(Generic[EndingT]):
    """An end of a round told for the sides; the whole of it is known where real dice fell."""

    broken: int
    caught: int
    whole: EndingT | None = detail()


def end_of(
    dice: Dice,
    end: Callable[[Dice, ContextT, DefeatT], EndingT],
    context: ContextT,
    defeat: DefeatT,
) -> SidesEnding[EndingT]:
    """Return how a round ends: of a great combat chances need no more than the sides' numbers."""
    if is_great(context.plan):
        return dice.call(_for_sides, end, context, defeat)
    return _for_sides(dice, end, context, defeat)


def _for_sides(
    dice: Dice,
    end: Callable[[Dice, ContextT, DefeatT], EndingT],
    context: ContextT,
    defeat: DefeatT,
) -> SidesEnding[EndingT]:
    whole = dice.call(end, context, defeat)
    return SidesEnding(whole.broken, whole.caught, whole)


@dataclass(frozen=True, slots=True)
class Runs:
    """Flights and pursuits, in the order of who flees and who pursues.

    Attributes:
        caught: For each of the broken, whether it was caught.
        flights: How far each fled, None where only chances are asked.
        pursuits: How far each pursuer went.
    """

    caught: Sequence[bool]
    flights: Sequence[int | None]
    pursuits: Sequence[int | None]


class RoundEnd(ABC, Generic[FighterT, TestT, AftermathT, RunnerT]):
    """An end of a round that a side won; a game is this and the methods that it gives.

    Attributes:
        dice: Tests, restraint, flights, pursuits.
        plan: The round.
        restrain: Whether the victors try to hold back; their player decides where None.
        defeat: What the beaten face.
        fates: What became of every unit so far, by side.
        broken: Indices of the beaten that broke.
    """

    def __init__(
        self, dice: Dice, context: RoundContext[Plan[FighterT]], defeat: Defeat[TestT]
    ) -> None:
        """Begin with what the blows alone made of every unit."""
        self.dice = dice
        self.plan = context.plan
        self.restrain = context.restrain[defeat.victor]
        self.defeat = defeat
        self.fates = [list(side) for side in self.after_blows(context.plan, defeat.alive)]
        self.broken: list[int] = []

    @classmethod
    def after_blows(cls, plan: Plan[FighterT], alive: Living) -> Fates[AftermathT]:
        """Return what the blows alone made of every unit."""
        ours, theirs = (
            tuple([cls.fate(cls._state(plan, side, i, alive)) for i in range(len(alive[side]))])
            for side in (0, 1)
        )
        return ours, theirs

    @classmethod
    def _state(cls, plan: Plan[FighterT], side: int, index: int, alive: Living) -> str:
        if not alive[side][index]:
            return "wiped-out"
        if plan.standing_about(side, index, alive):
            return "engaged"
        return cls.released(plan, side, index)

    def finish(self) -> Ending[AftermathT]:
        """Let the beaten test, the broken flee, the victors pursue, and the slow be caught."""
        plan, alive, fates = self.plan, self.defeat.alive, self.fates
        victor, beaten = self.defeat.victor, self.defeat.beaten
        for index, test in self.defeat.tests:
            with self._rolling(beaten, index):
                broke = self.breaks(index, test)
            if broke:
                self.broken.append(index)
        pursuers: list[tuple[int, RunnerT]] = []
        for index in range(len(plan.sides[victor])):
            if not alive[victor][index] or plan.follows(victor, index, alive):
                continue
            around = self._around(index)
            gone = {foe for foe in around if fates[beaten][foe].state in GONE}
            if not gone.union(self.broken).issuperset(around):
                continue
            foes = sorted(around.intersection(self.broken))
            with self._rolling(victor, index):
                state = self.held_back(index, foes) if foes else self.unopposed(index)
            if state is None:
                pursuers.append((index, self.runner(index, foes)))
            else:
                fates[victor][index] = self.fate(state)
        caught = self._run(pursuers) if self.broken else 0
        self.part()
        self._lead()
        scrapped = [fate.state for fate in fates[beaten]].count("scrapped")
        ends = (tuple(fates[0]), tuple(fates[1]))
        return Ending(len(self.broken) + scrapped, caught, ends)

    @contextmanager
    def _rolling(self, side: int, index: int) -> Iterator[None]:
        """Let the dice be those of a unit for a while."""
        dice = self.dice
        self.dice = dice.of(NAMES[side], self.plan.named(side, index))
        try:
            yield
        finally:
            self.dice = dice

    def _around(self, index: int) -> set[int]:
        """Return the indices of the beaten units that a victor had before it after the blows.

        Who is left of a unit that was lost since stands for himself.
        """
        alive, beaten = self.defeat.alive, self.defeat.beaten
        about = self.plan.standing_about(self.defeat.victor, index, alive)
        led = {foe: self.plan.leader(beaten, foe, alive) for foe in about}
        fates = self.fates[beaten]
        return {foe if fates[own].state in GONE else own for foe, own in led.items()}

    def _run(self, pursuers: list[tuple[int, RunnerT]]) -> int:
        """Roll flights and pursuits and note what they come to; return how many are caught."""
        beaten, victors = self.fates[self.defeat.beaten], self.fates[self.defeat.victor]
        fighters = [self.plan.sides[self.defeat.beaten][index] for index in self.broken]
        ran = self.run(fighters, tuple([runner for _, runner in pursuers]))
        fleers = zip(self.broken, fighters, ran.caught, ran.flights, strict=True)
        for index, fighter, caught, flight in fleers:
            state = "caught" if caught else "fleeing"
            beaten[index] = replace(beaten[index], state=state, distance=flight)
            told = "caught" if caught else "escapes"
            self.dice.tell(told, unit=fighter.unit.name, distance=flight)
        for (index, _), way in zip(pursuers, ran.pursuits, strict=True):
            victors[index] = self.fate("pursues", way)
        return sum(ran.caught)

    def _lead(self) -> None:
        """Let characters share what became of the unit that they are in."""
        for side in (0, 1):
            for index in range(len(self.plan.sides[side])):
                if not self.plan.follows(side, index, self.defeat.alive):
                    continue
                led = self.fates[side][self.plan.leader(side, index, self.defeat.alive)]
                # Of a unit that was lost after the blows, he is left.
                if led.state not in GONE:
                    self.fates[side][index] = self.shared(side, index, led)

    def part(self) -> None:
        """Part those who do not fight on though nobody runs."""

    def tries_to_stay(self, index: int) -> bool:
        """Return whether a victor tries to hold back: as stated, else as its player decides."""
        victor = self.defeat.victor
        name = self.plan.sides[victor][index].unit.name
        decides = Pursuer(NAMES[victor], self.plan.named(victor, index), name, self.restrain)
        return decides.tries_to_stay(self.dice)

    def shared(self, _side: int, _index: int, led: AftermathT) -> AftermathT:
        """Return what becomes of a character with the unit that he is in."""
        return self.fate(led.state, led.distance)

    def unopposed(self, index: int) -> str:
        """Return what a victor may do whose enemies are all gone, and none of them fled."""
        return self.released(self.plan, self.defeat.victor, index)

    @staticmethod
    @abstractmethod
    def fate(state: str, distance: int | None = None) -> AftermathT:
        """Return what became of a unit."""

    @staticmethod
    def released(_plan: Plan[FighterT], _side: int, _index: int) -> str:
        """Return the state of a unit whose enemies in contact are all gone."""
        return "free"

    @abstractmethod
    def breaks(self, index: int, test: TestT) -> bool:
        """Let a beaten unit test and note its fate; return whether it flees."""

    @abstractmethod
    def held_back(self, index: int, foes: list[int]) -> str | None:
        """Return the state of a victor that lets the broken go, None for one that pursues."""

    @abstractmethod
    def runner(self, index: int, foes: list[int]) -> RunnerT:
        """Return a victor as it pursues some of the broken."""

    @abstractmethod
    def run(self, fleers: list[FighterT], pursuers: tuple[RunnerT, ...]) -> Runs:
        """Roll all flights, then all pursuits."""


def names_of(
    plan: Plan[Any], defeat: Defeat[Any] | None, fates: Fates[AftermathT], held: tuple[str, ...]
) -> Names:
    """Return who won, and of the beaten who holds, gets away, is caught, and has nothing left.

    Args:
        plan: The round.
        defeat: What the beaten faced, None for a draw.
        fates: What became of every unit.
        held: States of who holds.
    """
    if defeat is None:
        return None, None, None, None, None
    fighters, ends = plan.sides[defeat.beaten], fates[defeat.beaten]
    tested = [index for index, _ in defeat.tests]

    def those(among: Iterable[int], *states: str) -> str | None:
        return listed([fighters[i].unit.name for i in among if ends[i].state in states])

    return (
        plan.name_of(defeat.victor),
        those(tested, *held),
        those(tested, "fleeing"),
        those(tested, "caught", "scrapped"),
        those(plan.told(defeat.beaten), "wiped-out"),
    )
