"""The chances of a procedure, from the same function that rolls it."""

from __future__ import annotations

import hashlib
from collections import defaultdict
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, fields, is_dataclass
from functools import cache
from math import sqrt
from types import NoneType
from typing import Any, Final, TypeAlias

from rulesets.dice.detail import without_details
from rulesets.dice.handles.choices import (
    DEFAULTS,
    NOTHING_STATED,
    Choices,
    Chosen,
    Decision,
    Policy,
)
from rulesets.dice.handles.exact import BUDGET, Solver, TooManyBranches
from rulesets.dice.handles.fair import FairFaces
from rulesets.dice.handles.rolled import RolledDice
from rulesets.refusal import Refusal

Value: TypeAlias = "int | float | str | bool | None"
_PLAIN: Final = (int, float, str, NoneType)
SAMPLES: Final = 4_000
"""Runs of a simulation, when a question is too large to enumerate."""
LEAST_SAMPLES: Final = 100
"""Runs of a simulation however many dice each takes."""
MOST_DICE: Final = 400_000
"""Dice after which a simulation stops: a few tenths of a second."""
MOST_STEPS: Final = 30_000
"""Rolls and told steps after which it stops too: some tenths of a second."""
MOST_GROUPS: Final = 4
"""Decisions whose other options have chances of their own, those of one role together."""
_CONFIDENCE: Final = 1.96
"""Standard errors either side that hold the truth 19 times in 20."""


@dataclass(frozen=True, slots=True)
class Odds:
    """Chances of every distinct result.

    Attributes:
        outcomes: Results with their chances, which sum to one.
        exact: True when every branch was counted; False for a simulation.
        margin: Largest error of any chance, 19 times in 20; 0 when exact.
        decisions: What players may have to decide; the chances are those of the first options.
    """

    outcomes: tuple[tuple[Any, float], ...]
    exact: bool
    margin: float = 0.0
    decisions: tuple[Decision, ...] = ()

    def chance(self, holds: Callable[[Any], bool]) -> float:
        """Return the chance that something holds of the result."""
        return sum(odds for result, odds in self.outcomes if holds(result))

    def mean(self, value: Callable[[Any], float]) -> float:
        """Return the mean of a number taken from the result."""
        return sum(value(result) * odds for result, odds in self.outcomes)

    def marginals(self) -> Mapping[str, Mapping[Value, float]]:
        """Return, for each plain field of the result, the chance of each of its values.

        Fields of results within the result are named with a dot. Details are left out.
        """
        table: dict[str, dict[Value, float]] = {}
        for result, odds in self.outcomes:
            for name, value in plain_fields(result):
                chances = table.setdefault(name, defaultdict(float))
                chances[value] += odds
        return table


@dataclass(frozen=True, slots=True)
class Column:
    """The chances where a role decides otherwise, and everything else falls on its first option.

    Attributes:
        decisions: Those of the role's units.
        option: What all of them take.
        odds: The chances.
    """

    decisions: tuple[Decision, ...]
    option: str
    odds: Odds


def plain_fields(
    result: Any, prefix: str = "", *, details: bool = False
) -> list[tuple[str, Value]]:
    """Return the plain values of a result by name, those of parts within it with a dot."""
    found: list[tuple[str, Value]] = []
    _gather(found, result, prefix, details=details)
    return found


def _gather(found: list[tuple[str, Value]], result: Any, name: str, *, details: bool) -> None:
    if isinstance(result, _PLAIN):
        found.append((name or "result", result))
    elif isinstance(result, tuple):
        for position, part in enumerate(result, 1):
            within = f"{name}.{position}" if name else str(position)
            _gather(found, part, within, details=details)
    elif is_dataclass(result):
        kind: Any = type(result)
        for field, told in _fields_of(kind):
            if told or details:
                within = f"{name}.{field}" if name else field
                _gather(found, getattr(result, field), within, details=details)


@cache
def _fields_of(kind: type[Any]) -> tuple[tuple[str, bool], ...]:
    """Return the names of a result's fields, and whether each is more than a detail."""
    return tuple((field.name, field.compare) for field in fields(kind))


def odds(run: Callable[..., Any], arguments: Mapping[str, Any], *, budget: int = BUDGET) -> Odds:
    """Return the chances of a procedure's results.

    Exact where the branches fit the budget; otherwise simulated, and labelled so.

    Raises:
        Refusal: the procedure refused its input.
    """
    return _solved(Solver(budget), run, arguments)


def odds_by_choice(
    run: Callable[..., Any], arguments: Mapping[str, Any], *, budget: int = BUDGET
) -> tuple[Odds, tuple[Column, ...]]:
    """Return the chances where everybody takes the first option, and those of each other option.

    What players decide is not chance: the columns are never averaged. A simulation keeps to the
    first options.

    Raises:
        Refusal: the procedure refused its input.
    """
    solver = Solver(budget)
    usual = _solved(solver, run, arguments)
    columns: list[Column] = []
    groups: dict[str, list[Decision]] = {}
    weighed = [each for each in usual.decisions if usual.exact and not each.beforehand]
    for decision in weighed:
        groups.setdefault(decision.shared, []).append(decision)
    for shared, group in list(groups.items())[:MOST_GROUPS]:
        for option in group[0].options[1:]:
            other = solver.otherwise(group[0], option)
            with suppress(Refusal):  # it may take what was not told, such as a Leadership
                found = _solved(other, run, arguments, {shared: option})
                columns.append(Column(tuple(group), option, found))
    return usual, tuple(columns)


def _solved(
    solver: Solver,
    run: Callable[..., Any],
    arguments: Mapping[str, Any],
    stated: Mapping[str, str] = NOTHING_STATED,
) -> Odds:
    try:
        outcomes = solver.solve(run, **arguments)
    except TooManyBranches:
        return simulate(run, arguments, choices=Policy(stated))
    return Odds(outcomes, exact=True, decisions=_in_order(solver.decisions))


def _in_order(decisions: Mapping[str, Decision]) -> tuple[Decision, ...]:
    return tuple(sorted(decisions.values(), key=lambda each: (each.what, each.index)))


def simulate(
    run: Callable[..., Any],
    arguments: Mapping[str, Any],
    samples: int = SAMPLES,
    choices: Choices = DEFAULTS,
) -> Odds:
    """Return estimated chances; the same question gives the same answer.

    The procedure is run `samples` times, less often where that takes very many dice or steps.
    """
    seed = hashlib.sha256(repr((run.__name__, sorted(arguments.items()))).encode()).digest()
    counts: dict[Any, int] = defaultdict(int)
    decisions: dict[str, Decision] = {}
    runs = thrown = steps = 0
    while runs < samples and (runs < LEAST_SAMPLES or (thrown < MOST_DICE and steps < MOST_STEPS)):
        dice = RolledDice(FairFaces(seed, "simulation", str(runs)), choices)
        counts[without_details(run(dice, **arguments))] += 1
        runs += 1
        steps += len(dice.record)
        thrown += sum(len(roll.marks) + len(roll.again) for roll in dice.rolls)
        decisions |= {
            entry.decision.key: entry.decision for entry in dice.record if isinstance(entry, Chosen)
        }
    outcomes = tuple((result, count / runs) for result, count in counts.items())
    margin = _CONFIDENCE * sqrt(0.25 / runs)
    return Odds(outcomes, exact=False, margin=margin, decisions=_in_order(decisions))
