"""The slow truth: every sequence of faces a procedure can meet, one after the other."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from math import prod
from typing import Any

from rulesets.dice.detail import without_details
from rulesets.dice.die import Die
from rulesets.dice.handles.rolled import Origin, RolledDice
from rulesets.dice.request import Purpose, Roll, Sorting


class _FirstFaces:
    """Faces as listed, then the first of each die that is asked for.

    Attributes:
        marks: What fell.
        dice: On which dice.
        called: How many sub-procedures were called so far.
    """

    origin: Origin = "typed"
    bearings = False

    def __init__(self, listed: tuple[int, ...]) -> None:
        self.marks = listed
        self.dice: list[Die] = []
        self.called = 0
        self._thrown: list[tuple[int, Roll]] = []

    def draw(
        self, die: Die, count: int, purpose: Purpose, _sorting: Sorting | None = None, /
    ) -> Sequence[int]:
        first = len(self.dice)
        self.dice += [die] * count
        self.marks += (die.marks[0],) * (len(self.dice) - len(self.marks))
        fell = self.marks[first : first + count]
        self._thrown.append((first, Roll(purpose, die, fell)))
        return fell

    def fallen(self, first: int) -> tuple[Roll, ...]:
        return tuple(roll for number, roll in self._thrown if number >= first)

    def finish(self) -> None:
        assert len(self.marks) == len(self.dice)


class _Dice(RolledDice):
    """Dice of one run of many, all of which begin alike: rules have no chance of their own.

    What sub-procedures made of the arguments before the first die is made once for all runs.
    """

    def __init__(self, faces: _FirstFaces, made: dict[int, tuple[Any, int]]) -> None:
        super().__init__(faces)
        self._first = faces
        self._made = made

    def call(self, procedure: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        number = self._first.called
        self._first.called += 1
        if self._first.dice:
            return procedure(self, *args, **kwargs)
        if number in self._made:
            result, self._first.called = self._made[number]
            return result
        result = procedure(self, *args, **kwargs)
        if not self._first.dice:
            self._made[number] = result, self._first.called
        return result


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
        result = run(_Dice(faces, made), **arguments)
        chances[without_details(result)] += prod(1 / die.sides for die in faces.dice)
        # Of each die that fell by its first face, every other face is to fall as well.
        for index, die in enumerate(faces.dice[len(listed) :], len(listed)):
            before = faces.marks[:index]
            pending.extend((*before, mark) for mark in die.marks[1:])
    return chances
