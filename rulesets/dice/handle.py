"""The handle a rule holds: what it may ask, whoever answers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from typing import Concatenate, Final, ParamSpec, TypeVar

from rulesets.dice.chain import Chain, ChainResult, Pass, Stage
from rulesets.dice.contest import Designation, Drift, RollOff, Scatter, TwoDigits
from rulesets.dice.die import D6, SCATTER, Die
from rulesets.dice.handles.choices import Decision
from rulesets.dice.pool import (
    NOTHING,
    Single,
    Split,
    Successes,
    Sum,
    Tallied,
    Tally,
    winning_marks,
)
from rulesets.dice.request import Modifier, Purpose, Request
from rulesets.refusal import Fact

R = TypeVar("R")
S = TypeVar("S")
T = TypeVar("T")
P = ParamSpec("P")

_ONE: Final = frozenset({1})


class Dice(ABC):
    """A handle that a procedure asks for results. Which one it is decides what asking means.

    A procedure is deterministic given the answers: it may run once (real or drawn dice) or once
    per branch (chances), so it keeps no state outside itself.
    """

    @property
    def bearings(self) -> bool:
        """Tell whether a scatter arrow's bearing comes from here, not from a die on the table."""
        return False

    @abstractmethod
    def ask(self, request: Request[R]) -> R:
        """Return the result of a request."""

    @abstractmethod
    def call(
        self,
        procedure: Callable[Concatenate[Dice, P], R],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> R:
        """Run a sub-procedure; for chances it is solved once per set of arguments.

        The arguments must be hashable and so must the result. Fields of the result that are
        details (see `rulesets.dice.detail`) must not steer what follows.
        """

    @abstractmethod
    def fold(self, step: Callable[[Dice, S, T], S], state: S, items: Iterable[T]) -> S:
        """Run `step` over `items`, carrying a hashable state; equal states are merged."""

    @abstractmethod
    def interleave(
        self,
        step: Callable[[Dice, S, T], S],
        states: tuple[S, ...],
        items: Iterable[tuple[int, T]],
        close: Callable[[S], R],
        join: Callable[[R, R], R],
    ) -> R:
        """Run several folds that do not touch each other, their items in one common order.

        Real dice fall in that order; for chances each fold is solved by itself.

        Args:
            step: Carries a fold's state on by one item; equal states are merged.
            states: Where each fold begins; at least one, hashable.
            items: Each with the place, from 0, of the fold it belongs to.
            close: What is kept of a fold's last state; equal ones are merged.
            join: Puts two of those together, whatever their order.
        """

    @abstractmethod
    def decide(self, decision: Decision) -> str:
        """Return the option that a decision falls on."""

    def choose(
        self,
        owner: str,
        what: str,
        options: tuple[str, ...],
        *,
        index: int = 0,
        subject: str | None = None,
        beforehand: bool = False,
        spell: str | None = None,
        number: int | None = None,
        lasting: bool = False,
        unasked: bool = False,
    ) -> str:
        """Let a player decide; return the option taken.

        Nobody is asked where there is only one. Options may depend on arguments and on what fell
        before, never on a detail (see `rulesets.dice.detail`).

        Args:
            owner: The role whose player decides.
            what: What is decided, `pursuit`.
            options: At least one; the first is what happens where nobody decides.
            index: Number, from 0, of the unit among those of its role.
            subject: What players call it.
            beforehand: Whether it may be stated with the question: chances go by its first option.
            spell: A spell that the question names.
            number: A number that the question names.
            lasting: Whether it is a fact, asked once however often a procedure needs it.
            unasked: Whether the first option is only what happens where nobody decides.
        """
        if len(options) == 1:
            return options[0]
        about = (index, subject, beforehand, spell, number, lasting, unasked)
        return self.decide(Decision(what, owner, options, *about))

    def of(self, _role: str, _index: int = 0) -> Dice:
        """Return the handle by which the rolls of a unit are asked; chances know no owners.

        Only what a roll's subject and label do not tell is asked for so: the test of whoever lost.

        Args:
            role: The option that names the unit.
            index: Its number, from 0, among the units of that role.
        """
        return self

    @abstractmethod
    def tell(self, key: str, **facts: Fact) -> None:
        """Note a step for the players; nobody listens when only chances are asked."""

    def sum(
        self,
        count: int,
        label: str,
        *,
        die: Die = D6,
        keep: int | None = None,
        reroll: frozenset[int] = NOTHING,
        need: int | None = None,
        at_most: bool = False,
        modifiers: tuple[Modifier, ...] = (),
        subject: str | None = None,
        plus: int = 0,
        times: int = 1,
        least: int | None = None,
    ) -> int:
        """Return the sum of `count` dice, or of the `keep` highest (negative: lowest).

        `need` is told to the players: what succeeds, or with `at_most` the most that does. What a
        rule makes of the sum at once is asked for here, for them to be told what counts: the sum
        `times` so much, `plus` what is added (modifiers that are not part of the need among it),
        `least` at the least.
        """
        purpose = Purpose(label, need, modifiers, subject, at_most=at_most)
        return self.ask(Sum(purpose, count, die, keep, reroll, plus, times, least))

    def single(
        self, label: str, *, die: Die = D6, need: int | None = None, subject: str | None = None
    ) -> int:
        """Return the value of one die."""
        return self.ask(Single(Purpose(label, need, (), subject), die))

    def check(
        self,
        need: int,
        label: str,
        *,
        die: Die = D6,
        never: frozenset[int] = NOTHING,
        subject: str | None = None,
    ) -> bool:
        """Return whether one die shows `need` or more; marks in `never` fail whatever the need."""
        wins = winning_marks(die, need, never=never)
        return self.ask(Successes(Purpose(label, need, (), subject), 1, wins, die)) == 1

    def successes(
        self,
        count: int,
        need: int,
        label: str,
        *,
        die: Die = D6,
        always: frozenset[int] = NOTHING,
        never: frozenset[int] = _ONE,
        reroll: frozenset[int] = NOTHING,
        modifiers: tuple[Modifier, ...] = (),
        subject: str | None = None,
    ) -> int:
        """Return how many of `count` dice show `need` or more; a natural 1 fails by default."""
        if count <= 0:
            return 0
        wins = winning_marks(die, need, always=always, never=never)
        purpose = Purpose(label, need, modifiers, subject)
        return self.ask(Successes(purpose, count, wins, die, reroll))

    def tally(
        self,
        count: int,
        matching: frozenset[int],
        label: str,
        *,
        die: Die = D6,
        need: int | None = None,
        modifiers: tuple[Modifier, ...] = (),
        subject: str | None = None,
        plus: int = 0,
    ) -> Tally:
        """Return the sum of `count` dice and `plus`, and how many show a mark of `matching`."""
        purpose = Purpose(label, need, modifiers, subject)
        return self.ask(Tallied(purpose, count, matching, die, plus))

    def split(
        self,
        count: int,
        groups: tuple[frozenset[int], ...],
        label: str,
        *,
        die: Die = D6,
        need: int | None = None,
        modifiers: tuple[Modifier, ...] = (),
        subject: str | None = None,
    ) -> tuple[int, ...]:
        """Return how many of `count` dice show a mark of each group."""
        if count <= 0:
            return (0,) * len(groups)
        return self.ask(Split(Purpose(label, need, modifiers, subject), count, groups, die))

    def attacks(
        self,
        count: int,
        start: str,
        stages: tuple[Stage | Pass, ...],
        scores: tuple[tuple[str, int], ...],
        *,
        cap: int | None = None,
    ) -> ChainResult:
        """Send `count` like attacks through stages and return their total score."""
        return self.ask(Chain(Purpose("attack"), count, start, stages, scores, cap))

    def roll_off(self, bonuses: tuple[int, ...], label: str = "roll-off") -> int:
        """Return which party (from 0) rolls highest on a D6 plus its bonus; ties roll again."""
        return self.ask(RollOff(Purpose(label), bonuses))

    def designate(self, candidates: int, label: str = "designation") -> int:
        """Return the place (from 1) of one of up to six candidates, each as likely."""
        if candidates == 1:
            return 1
        return self.ask(Designation(Purpose(label), candidates))

    def d66(self, label: str = "d66") -> int:
        """Return a D66: tens and units from a D6 each."""
        return self.ask(TwoDigits(Purpose(label)))

    def scatter(self, label: str = "scatter", *, die: Die = SCATTER) -> Drift:
        """Return where a scatter die sends things."""
        return self.ask(Scatter(Purpose(label), die, self.bearings))
