"""Rolling a notation with any dice."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TypeAlias

from rulesets.dice.contest import Drift
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.dice.notation.expression import Expression, Scattering, Staged, Throws


@dataclass(frozen=True, slots=True)
class Total:
    """A sum; of all repetitions together where there are several.

    Attributes:
        total: The sum.
        label: What the player calls the roll.
        each: The sums of the repetitions in order, None where it is rolled once.
        notation: How it was read, where it was written in other words.
        kind: Which of the results this is, for the sentence about it.
    """

    total: int
    label: str | None = detail()
    each: tuple[int, ...] | None = detail()
    notation: str | None = detail()
    kind: str = field(default="total", compare=False)


@dataclass(frozen=True, slots=True)
class Count:
    """A number of dice that succeeded, or of tests; in all repetitions together."""

    successes: int
    label: str | None = detail()
    each: tuple[int, ...] | None = detail()
    notation: str | None = detail()
    kind: str = field(default="successes", compare=False)


@dataclass(frozen=True, slots=True)
class Balance:
    """A number of dice that succeeded less those that took a success away."""

    balance: int
    label: str | None = detail()
    each: tuple[int, ...] | None = detail()
    notation: str | None = detail()
    kind: str = field(default="balance", compare=False)


@dataclass(frozen=True, slots=True)
class Compared:
    """A sum beside the number it is compared with.

    Attributes:
        total: The sum.
        against: The number.
        difference: How much more the sum is.
        over: Whether it is more.
        label: What the player calls the roll.
        notation: How it was read, where it was written in other words.
        kind: Which of the results this is.
    """

    total: int
    against: int = detail()
    difference: int = detail()
    over: bool = detail()
    label: str | None = detail()
    notation: str | None = detail()
    kind: str = field(default="compared", compare=False)


@dataclass(frozen=True, slots=True)
class Stages:
    """Dice of a pool that are left after its last stage.

    Attributes:
        left: How many, or what damage they do.
        last: What that stage decided: hit, wound, save, ward, success; or damage.
        label: What the player calls the roll.
        notation: How it was read, where it was written in other words.
        kind: Which of the results this is.
    """

    left: int
    last: str = detail()
    label: str | None = detail()
    notation: str | None = detail()
    kind: str = field(default="stages", compare=False)


@dataclass(frozen=True, slots=True)
class Check:
    """The result of a check: the sum was as wanted, or not."""

    passed: bool
    label: str | None = detail()
    notation: str | None = detail()
    kind: str = field(default="check", compare=False)


@dataclass(frozen=True, slots=True)
class Scattered:
    """The direction of a scatter die."""

    drift: Drift
    label: str | None = detail()
    notation: str | None = detail()
    kind: str = field(default="scatter", compare=False)


Result: TypeAlias = Total | Count | Balance | Compared | Stages | Check | Scattered


@dataclass(frozen=True, slots=True)
class Outcome:
    """The results of a notation of several rolls, in order."""

    parts: tuple[Result, ...]
    notation: str | None = detail()
    kind: str = field(default="several", compare=False)


def evaluate(expression: Expression, dice: Dice) -> Result | Outcome:
    """Roll an expression; return its only result, or all of them where it asks for several.

    What the dice alone don't show (totals of several rolls, repetitions) is told beside them.
    """
    parts = expression.parts
    read_as = expression.read_as
    if len(parts) == 1:
        return replace(_result(parts[0], dice), notation=read_as)
    results = tuple(_result(part, dice) for part in parts)
    for position, result in enumerate(results, 1):
        _tell(dice, position, result)
    return Outcome(results, read_as)


def _result(part: Throws | Scattering | Staged, dice: Dice) -> Result:
    label = part.label
    if isinstance(part, Scattering):
        return Scattered(dice.scatter("scatter", die=part.die), label)
    if isinstance(part, Staged):
        return Stages(dice.ask(part.chain).score, part.last, label)
    if part.repeated is None:
        return _once(part, dice.ask(part.once))
    repeats = dice.ask(part.repeated)
    if repeats.each is not None:
        dice.tell("notation-each", values=" · ".join(map(str, repeats.each)))
    if part.goal == "total":
        return Total(repeats.total, label, repeats.each)
    if part.goal == "balance":
        return Balance(repeats.total, label, repeats.each)
    return Count(repeats.total, label, repeats.each)


def _once(part: Throws, value: int) -> Result:
    label = part.label
    if part.against is not None:
        return Compared(value, part.against, value - part.against, value > part.against, label)
    if part.goal == "total":
        return Total(value, label)
    if part.goal == "successes":
        return Count(value, label)
    if part.goal == "balance":
        return Balance(value, label)
    return Check(value == 1, label)


def _tell(dice: Dice, position: int, result: Result) -> None:
    label = result.label
    if isinstance(result, Total | Compared):
        dice.tell("notation-total", place=position, name=label, total=result.total)
    elif isinstance(result, Count):
        dice.tell("notation-successes", place=position, name=label, successes=result.successes)
    elif isinstance(result, Balance):
        dice.tell("notation-successes", place=position, name=label, successes=result.balance)
    elif isinstance(result, Stages):
        dice.tell("notation-left", place=position, name=label, left=result.left, last=result.last)
    elif isinstance(result, Check):
        dice.tell("notation-check", place=position, name=label, passed=result.passed)
