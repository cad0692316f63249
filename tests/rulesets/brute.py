"""The slow truth: every sequence of faces a procedure can meet, one after the other."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rulesets.dice.detail import without_details
from rulesets.dice.die import Die
from rulesets.dice.handles.rolled import Faces, Origin, RolledDice
from rulesets.dice.request import Purpose, R, Request, Roll, Sorting


class _FirstFaces:
    """Faces as listed, then the first of each die that is asked for.

    Attributes:
        marks: What fell.
        dice: On which dice.
        chance: That they fall so.
    """

    origin: Origin = "typed"
    bearings = False

    def __init__(self, listed: tuple[int, ...]) -> None:
        self.marks = listed
        self.dice: list[Die] = []
        self.chance = 1.0
        self._thrown: list[tuple[int, Roll]] = []

    def draw(
        self, die: Die, count: int, purpose: Purpose, _sorting: Sorting | None = None, /
    ) -> Sequence[int]:
        first = len(self.dice)
        self.dice += [die] * count
        self.chance /= die.sides**count
        self.marks += (die.marks[0],) * (len(self.dice) - len(self.marks))
        fell = self.marks[first : first + count]
        self._thrown.append((first, Roll(purpose, die, fell)))
        return fell

    def fallen(self, first: int) -> tuple[Roll, ...]:
        return tuple(roll for number, roll in self._thrown if number >= first)

    def finish(self) -> None:
        assert len(self.marks) == len(self.dice)


class AlikeDice(RolledDice):
    """Dice of one run of many, all of which begin alike: rules have no chance of their own.

    What sub-procedures made of the arguments before the first die is made, and told, once for all.
    """

    def __init__(self, faces: Faces, made: dict[int, tuple[Any, int]]) -> None:
        super().__init__(faces)
        self._made = made
        self._run = _Run()

    def ask(self, request: Request[R]) -> R:
        self._run.thrown = True
        return super().ask(request)

    def call(self, procedure: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        run = self._run
        number = run.called
        run.called += 1
        if run.thrown:
            return procedure(self, *args, **kwargs)
        if number in self._made:
            result, run.called = self._made[number]
            return result
        result = procedure(self, *args, **kwargs)
        if not run.thrown:
            self._made[number] = result, run.called
        return result


@dataclass
class _Run:
    """A run: how many sub-procedures were called so far, and whether a die was thrown."""

    called: int = 0
    thrown: bool = False


def brute_force(run: Callable[..., Any], arguments: Mapping[str, Any]) -> dict[Any, float]:
    """Return the chance of each result (details blanked) by letting every face fall there is.

    Keep the question small: the number of runs is six to the power of the dice rolled.
    """
    chances: dict[Any, float] = defaultdict(float)
    pending: list[tuple[int, ...]] = [()]
    made: dict[int, tuple[Any, int]] = {}
    while pending:
        listed = pending.pop()
        faces = _FirstFaces(listed)
        result = run(AlikeDice(faces, made), **arguments)
        chances[result] += faces.chance  # details are no part of equality
        # Of each die that fell by its first face, every other face is to fall as well.
        for index, die in enumerate(faces.dice[len(listed) :], len(listed)):
            before = faces.marks[:index]
            pending.extend((*before, mark) for mark in die.marks[1:])
    return {without_details(result): chance for result, chance in chances.items()}
