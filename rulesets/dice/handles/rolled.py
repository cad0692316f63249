"""The handles that roll: fair, typed and replayed dice differ only in where the faces come from."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from copy import copy
from dataclasses import dataclass, replace
from functools import reduce
from typing import Concatenate, Final, Literal, ParamSpec, Protocol, TypeAlias, TypeVar

from rulesets.dice.die import Die
from rulesets.dice.handle import Dice
from rulesets.dice.handles.choices import DEFAULTS, Choices, Chosen, Decision, Taken
from rulesets.dice.request import Owner, Purpose, Request, Roll, Sorting
from rulesets.refusal import Fact, Refusal

R = TypeVar("R")
S = TypeVar("S")
T = TypeVar("T")
P = ParamSpec("P")

Origin: TypeAlias = Literal["fair", "typed", "mixed", "replayed"]


@dataclass(frozen=True, slots=True)
class Step:
    """A thing worth telling between the rolls.

    Attributes:
        key: Key of its sentence: the text is `step-<key>`.
        facts: What the sentence mentions, by name.
    """

    key: str
    facts: tuple[tuple[str, Fact], ...]


Told: TypeAlias = "Roll | Step | Chosen"
"""An entry of a record."""

STOPS: Final = frozenset({"dice-needed", "choice-needed"})
"""Refusals of a procedure that goes on once there are dice, or a decision."""


class Interrupted(Exception):  # noqa: N818 - the player is to type more, nothing has failed
    """A procedure that stopped for want of dice or of a decision, with what was known until then.

    Attributes:
        refusal: Which dice are needed next, and for what; or what is to be decided.
        record: Rolls, steps and decisions so far.
    """

    def __init__(self, refusal: Refusal, record: tuple[Told, ...]) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal
        self.record = record


class Faces(Protocol):
    """A source of faces."""

    @property
    def origin(self) -> Origin:
        """Return the kind of these dice."""

    @property
    def bearings(self) -> bool:
        """Tell whether the bearing of an arrow thrown next comes from here."""

    def draw(
        self, die: Die, count: int, purpose: Purpose, sorting: Sorting | None = None, /
    ) -> Sequence[int]:
        """Return `count` marks of a die.

        Raises:
            Refusal: typed dice that ran out or that the die cannot show.
        """

    def fallen(self, first: int) -> tuple[Roll, ...]:
        """Return what was thrown from mark number `first` (from 0) on, unfinished as it is."""

    def finish(self) -> None:
        """Check that nothing is left over.

        Raises:
            Refusal: typed dice that nobody asked for.
        """


class RolledDice(Dice):
    """Dice that fall once; every roll, step and decision is kept in order for the players.

    Attributes:
        record: Rolls, steps and decisions as they happened.
        choices: Where decisions come from.
        owner: The unit for which they are rolled, where the rule says so.
    """

    def __init__(self, faces: Faces, choices: Choices = DEFAULTS) -> None:
        """Take where the faces come from, and the decisions."""
        self._faces = faces
        self.choices = choices
        self._draw = faces.draw
        self.owner: Owner | None = None
        self.record: list[Told] = []

    @property
    def origin(self) -> Origin:
        """Return the kind of these dice."""
        return self._faces.origin

    @property
    def bearings(self) -> bool:
        """Tell whether the bearing of an arrow thrown next comes from here."""
        return self._faces.bearings

    @property
    def rolls(self) -> tuple[Roll, ...]:
        """The rolls alone."""
        return tuple(entry for entry in self.record if isinstance(entry, Roll))

    @property
    def taken(self) -> tuple[Taken, ...]:
        """The decisions in order: what a replay needs beside the marks."""
        return tuple(entry.taken for entry in self.record if isinstance(entry, Chosen))

    @property
    def marks(self) -> tuple[int, ...]:
        """Every mark in the order it was thrown: what a replay needs."""
        thrown: list[int] = []
        for roll in self.rolls:
            thrown.extend(roll.marks)
            thrown.extend(mark for _, mark in roll.again)
        return tuple(thrown)

    def of(self, role: str, index: int = 0) -> RolledDice:
        """Return these same dice, with the unit noted for which they are rolled."""
        owned = copy(self)
        owned.owner = (role, index)
        return owned

    def ask(self, request: Request[R]) -> R:
        """Roll a request; one that lacks dice leaves what fell of it in the record."""
        try:
            result, rolls = request.draw(self._draw if self.owner is None else self._draw_owned)
        except Refusal:
            self.record.extend(self._faces.fallen(len(self.marks)))
            raise
        if self.owner is not None:
            rolls = tuple(roll._replace(purpose=self._owned(roll.purpose)) for roll in rolls)
        self.record.extend(rolls)
        return result

    def _owned(self, purpose: Purpose) -> Purpose:
        """Return a purpose with the unit for which these dice are rolled."""
        return purpose if purpose.owner is not None else replace(purpose, owner=self.owner)

    def _draw_owned(
        self, die: Die, count: int, purpose: Purpose, sorting: Sorting | None = None, /
    ) -> Sequence[int]:
        return self._draw(die, count, self._owned(purpose), sorting)

    def call(
        self, procedure: Callable[Concatenate[Dice, P], R], *args: P.args, **kwargs: P.kwargs
    ) -> R:
        """Run a sub-procedure with these same dice."""
        return procedure(self, *args, **kwargs)

    def fold(self, step: Callable[[Dice, S, T], S], state: S, items: Iterable[T]) -> S:
        """Run `step` over `items` one after the other."""
        for item in items:
            state = step(self, state, item)
        return state

    def interleave(
        self,
        step: Callable[[Dice, S, T], S],
        states: tuple[S, ...],
        items: Iterable[tuple[int, T]],
        close: Callable[[S], R],
        join: Callable[[R, R], R],
    ) -> R:
        """Run `step` over `items` one after the other, each on the state of its fold."""
        now = list(states)
        for index, item in items:
            now[index] = step(self, now[index], item)
        return reduce(join, map(close, now))

    def decide(self, decision: Decision) -> str:
        """Settle a decision and keep it; a lasting one is settled once."""
        if decision.lasting:
            for told in self.record:
                if isinstance(told, Chosen) and told.decision == decision:
                    return told.option
        option, how = self.choices.settle(decision)
        self.record.append(Chosen(decision, option, how))
        return option

    def tell(self, key: str, **facts: Fact) -> None:
        """Keep a step for the players."""
        self.record.append(Step(key, tuple(facts.items())))

    def finish(self) -> None:
        """Check that every typed die and every listed option was used; raises Refusal otherwise."""
        self.choices.finish()
        self._faces.finish()


def dice_needed(die: Die, count: int, purpose: Purpose) -> Refusal:
    """Return the refusal that says which dice are to be thrown next, and for what."""
    return Refusal(
        "dice-needed",
        count=count,
        die=die.id,
        label=purpose.label,
        need=purpose.need,
        subject=purpose.subject,
        reroll=purpose.reroll,
        at_most=purpose.at_most,
    )


def check_faces(die: Die, marks: Sequence[int], first: int) -> None:
    """Refuse marks that a die does not have.

    Args:
        die: The die.
        marks: What somebody read off it.
        first: How many marks were read before these.

    Raises:
        Refusal: `impossible-face`.
    """
    impossible = set(marks).difference(die.marks)
    for position, mark in enumerate(marks, first + 1):
        if mark in impossible:
            raise Refusal("impossible-face", face=mark, die=die.id, faces=die.id, place=position)


class ListedFaces:
    """Faces from a list: a player's real dice, or those of a log entry.

    Attributes:
        origin: `typed` or `replayed`.
        used: How many were taken so far.
    """

    def __init__(
        self,
        marks: Sequence[int],
        *,
        origin: Origin = "typed",
        drawn: Sequence[bool] = (),
    ) -> None:
        """Take marks in order; `drawn` says of each whether the bot threw it, False by default."""
        self._marks = tuple(marks)
        self._drawn = drawn
        self.origin: Origin = origin
        self.used = 0
        self._throws: list[tuple[int, Roll]] = []

    @property
    def bearings(self) -> bool:
        """Tell whether the next mark is one of the bot's, whose arrows bring their bearing."""
        return self.used < len(self._drawn) and self._drawn[self.used]

    def draw(
        self,
        die: Die,
        count: int,
        purpose: Purpose,
        sorting: Sorting | None = None,  # noqa: ARG002 - see Draw
        /,
    ) -> Sequence[int]:
        """Take the next `count` faces."""
        taken = self._marks[self.used : self.used + count]
        check_faces(die, taken, self.used)
        self._throws.append((self.used, Roll(purpose, die, taken)))
        if len(taken) < count:
            raise dice_needed(die, count - len(taken), purpose)
        self.used += count
        return taken

    def fallen(self, first: int) -> tuple[Roll, ...]:
        """Return what was thrown from mark number `first` on."""
        return tuple(roll for number, roll in self._throws if number >= first and roll.marks)

    def finish(self) -> None:
        """Refuse faces that nobody asked for."""
        left = len(self._marks) - self.used
        if left:
            raise Refusal("dice-left-over", count=left, used=self.used)
