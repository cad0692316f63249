"""Requests of a rule to the dice: one for a whole pool, never one per die."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from rulesets.dice.die import Die

R = TypeVar("R")

Outcomes: TypeAlias = "tuple[tuple[R, float], ...]"
"""Distinct results with their probabilities, which sum to one."""


Owner: TypeAlias = "tuple[str, int]"
"""A unit of a question: its role and its number, from 0, among the units of that role."""


@dataclass(frozen=True, slots=True)
class Modifier:
    """A named bonus or penalty on a roll.

    Attributes:
        key: Key of its name: the text is `modifier-<key>`.
        value: What it adds; positive helps the roller unless the roll says otherwise.
    """

    key: str
    value: int


@dataclass(frozen=True, slots=True)
class Purpose:
    """The purpose of a roll, as the players are told; no rule reads it.

    Attributes:
        label: Key of its name: the text is `roll-<label>`.
        need: Lowest value that succeeds (the highest with `at_most`), None where that is not the
            question.
        modifiers: What changed the need or is added to the result, by name.
        subject: Who or what rolls, free text such as a unit's name.
        reroll: Whether dice already thrown for it are thrown again.
        failures: Whether the result counts the dice that failed, as with saves.
        at_most: Whether success is the need or less, as with tests on a characteristic.
        owner: The unit for which it is rolled, None where subject, label or act tell. No part of
            equality.
    """

    label: str
    need: int | None = None
    modifiers: tuple[Modifier, ...] = ()
    subject: str | None = None
    reroll: bool = False
    failures: bool = False
    at_most: bool = False
    owner: Owner | None = field(default=None, compare=False)


class Apart(NamedTuple):
    """The marks of a throw that goes on by the number of its successes and of the special ones.

    Attributes:
        wins: All that succeed.
        special: Those of them that lead to more.
    """

    wins: frozenset[int]
    special: frozenset[int]


class Sorting(Protocol):
    """A rule's sorting of the marks of a throw."""

    def countable(self, purpose: Purpose) -> frozenset[int] | None:
        """Return the marks that succeed where only their number matters, None where marks do."""

    def apart(self, purpose: Purpose) -> Apart | None:
        """Return the marks that succeed and those of them told apart, where both numbers do."""

    @property
    def summed(self) -> bool:
        """Tell whether only what the dice come to together matters."""


class Draw(Protocol):
    """A source of `count` marks of a die, in the order they fell, for a purpose."""

    def __call__(
        self, die: Die, count: int, purpose: Purpose, sorting: Sorting | None = None, /
    ) -> Sequence[int]:
        """Give them; `sorting` tells whoever rolls real dice what may be counted."""


def counted(
    sorts: Sequence[frozenset[int]], wins: frozenset[int], reroll: frozenset[int]
) -> frozenset[int] | None:
    """Return the winning marks if their number alone says how a throw goes on.

    Args:
        sorts: The marks of the die, those that lead to the same together.
        wins: Those of them called successes.
        reroll: Marks that are rolled again.
    """
    alike = len(sorts) == 2 and all(sorts) and wins in sorts  # noqa: PLR2004 - success and failure
    return wins if alike and (not reroll or reroll in sorts) else None


def final(marks: tuple[int, ...], again: tuple[tuple[int, int], ...]) -> tuple[int, ...]:
    """Return a throw with its re-rolled dice replaced."""
    if not again:
        return marks
    shown = list(marks)
    for position, mark in again:
        shown[position] = mark
    return tuple(shown)


class Roll(NamedTuple):
    """Dice as they fell for one request.

    A tuple, for one is made with every throw and a frozen dataclass takes four times as long.

    Attributes:
        purpose: What they were for.
        die: Which die.
        marks: The first throw, in order.
        again: Re-rolled dice: position in `marks` and the mark that counts instead.
        result: What the rules take from it: a sum with what is added to it, a number of successes,
            a mark; None where the marks are all they take.
        plus: What the rules add to the dice, part of the result.
        times: How often the dice count in it.
        wins: The marks that succeed, None where no die does so or fails by itself.
    """

    purpose: Purpose
    die: Die
    marks: tuple[int, ...]
    again: tuple[tuple[int, int], ...] = ()
    result: int | None = None
    plus: int = 0
    times: int = 1
    wins: frozenset[int] | None = None

    @property
    def final(self) -> tuple[int, ...]:
        """The marks that count, after re-rolls."""
        return final(self.marks, self.again)


@dataclass(frozen=True, slots=True)
class Request(ABC, Generic[R]):
    """A question to the dice. Equal requests have equal outcomes; the purpose does not count."""

    purpose: Purpose = field(compare=False)

    @abstractmethod
    def draw(self, draw: Draw) -> tuple[R, tuple[Roll, ...]]:
        """Roll it: the result and the dice as they fell."""

    @abstractmethod
    def outcomes(self) -> Outcomes[R]:
        """Return every distinct result with its exact probability."""


def throw(
    draw: Draw,
    die: Die,
    count: int,
    reroll: frozenset[int],
    purpose: Purpose,
    *,
    sorting: Sorting | None = None,
) -> tuple[tuple[int, ...], tuple[tuple[int, int], ...]]:
    """Roll a pool, then re-roll once each die that shows a mark of `reroll`.

    A die is never re-rolled twice [blackhammer L98]; the new mark stands.
    """
    marks = tuple(draw(die, count, purpose, sorting))
    if not reroll:
        return marks, ()
    positions = [position for position, mark in enumerate(marks) if mark in reroll]
    if not positions:
        return marks, ()
    again = draw(die, len(positions), replace(purpose, reroll=True), sorting)
    return marks, tuple(zip(positions, again, strict=True))
