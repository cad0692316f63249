"""The handle that branches: exact chances of anything the other handles can roll."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Concatenate, Final, ParamSpec, TypeAlias, TypeVar

from rulesets.dice.detail import without_details
from rulesets.dice.distribution import TooManyBranches, merge
from rulesets.dice.handle import Dice
from rulesets.dice.handles.choices import DEFAULTS, Choices, Decision, Policy
from rulesets.dice.request import Outcomes, Request
from rulesets.refusal import Fact

R = TypeVar("R")
S = TypeVar("S")
T = TypeVar("T")
P = ParamSpec("P")

__all__ = ["BUDGET", "Solver", "TooManyBranches"]

BUDGET: Final = 50_000
"""Most procedure runs one question may take before it is called too large."""


MOST_JOINS: Final = 250_000
"""Most pairs of results put together at once before a question is called too large."""


_Path: TypeAlias = "tuple[Any, ...]"


class _Fork:
    """A place in a procedure's runs from which on they depend on what is decided.

    Attributes:
        path: The answers before it.
        chance: Their chance.
        met: Names of what is decided after it.
        chances: Results of the runs through it.
        ends: Results by the answers after it, up to the last that could have been another. The
            same answers lead there whatever is decided, since nothing else was decided on the way.
    """

    __slots__ = ("chance", "chances", "ends", "met", "path")

    def __init__(self, path: _Path, chance: float) -> None:
        self.path = path
        self.chance = chance
        self.met: set[str] = set()
        self.chances: dict[Any, float] = defaultdict(float)
        self.ends: dict[_Path, Any] = {}


class _Runs:
    """All runs of a procedure: those that depend on no decision, those that do, those to come.

    Attributes:
        chances: Results of the former; of all of them where nothing is asked otherwise any more.
        forks: Where those that do depend on a decision begin to.
        pending: Answers of runs to come, with their chance and the fork they come through.
        last: Whether nothing is asked otherwise any more: then forks are not noted.
    """

    __slots__ = ("chances", "forks", "last", "pending")

    def __init__(self) -> None:
        self.chances: dict[Any, float] = defaultdict(float)
        self.forks: list[_Fork] = []
        self.last = False
        self.pending: list[tuple[_Path, float, _Fork | None]] = [((), 1.0, None)]

    def otherwise(self, name: str) -> _Runs:
        """Return the same, with all runs to come that depend on what is decided by a name."""
        other = _Runs()
        again = [fork for fork in self.forks if name in fork.met]
        other.chances = self.total(fork for fork in self.forks if name not in fork.met)
        other.pending = [(fork.path, fork.chance, fork) for fork in again]
        other.last = True
        return other

    def add(self, result: Any, chance: float, fork: _Fork | None = None) -> None:
        """Add the chance of a run's result."""
        chances = self.chances if self.last or fork is None else fork.chances
        if result not in chances:
            result = without_details(result)
        chances[result] += chance

    def total(self, forks: Iterable[_Fork]) -> dict[Any, float]:
        """Return the chances of the results of runs through some forks, or through none."""
        found = defaultdict(float, self.chances)
        for fork in forks:
            for result, chance in fork.chances.items():
                found[result] += chance
        return found


class _Decided:
    """Outcomes of a procedure that depend on decisions.

    Attributes:
        solver: Who solved it.
        outcomes: Its results with their chances.
        decisions: Those that came up, by key.
        names: Their shared names.
        runs: The runs it took.
    """

    __slots__ = ("decisions", "names", "outcomes", "runs", "solver")

    def __init__(
        self,
        solver: Solver,
        outcomes: Outcomes[Any],
        decisions: dict[str, Decision],
        runs: _Runs,
    ) -> None:
        self.solver = solver
        self.outcomes = outcomes
        self.decisions = decisions
        self.names = frozenset(decision.shared for decision in decisions.values())
        self.runs = runs


class Solver:
    """A solver that runs a procedure once per branch.

    Sub-procedures are solved once per set of arguments and branched on their distinct results.
    Decisions are settled by one policy, so they are no branches.

    Attributes:
        decisions: Those that came up so far, by key.
    """

    def __init__(self, budget: int = BUDGET, choices: Choices = DEFAULTS) -> None:
        """Take the most runs, and the policy."""
        self.decisions: dict[str, Decision] = {}
        self._budget = self._left = budget
        self._choices = choices
        self._otherwise: str | None = None
        self._solved: dict[Any, Outcomes[Any] | _Decided] = {}
        self._asked: dict[Request[Any], Outcomes[Any]] = {}

    @property
    def runs(self) -> int:
        """The number of runs that it took."""
        return self._budget - self._left

    def otherwise(self, decision: Decision, option: str) -> Solver:
        """Return a solver that takes another option where a role decides, the first of all else.

        It knows what this one has solved as far as that does not depend on those decisions. This
        one must take the first option of everything.
        """
        other = Solver(self._budget, Policy({decision.shared: option}))
        other._asked = self._asked
        other._solved = dict(self._solved)
        other._otherwise = decision.shared
        return other

    def decide(self, decision: Decision) -> str:
        """Return the option that the policy takes."""
        self.decisions.setdefault(decision.key, decision)
        return self._choices.settle(decision)[0]

    def noting(self, work: Callable[[], Outcomes[R]]) -> tuple[Outcomes[R], dict[str, Decision]]:
        """Return what some work comes to, and the decisions that it depends on."""
        before, self.decisions = self.decisions, {}
        outcomes = work()
        met = self.decisions
        self.decisions = before | met if met else before
        return outcomes, met

    def solve(
        self, procedure: Callable[Concatenate[Dice, P], R], *args: P.args, **kwargs: P.kwargs
    ) -> Outcomes[R]:
        """Return every distinct result of a procedure with its exact chance.

        Raises:
            TooManyBranches: the budget ran out.
            Refusal: the procedure refused its input.
        """
        key = (procedure, args, tuple(kwargs.items()))
        known = self._solved.get(key)
        if isinstance(known, _Decided):
            if known.solver is self or self._otherwise not in known.names:
                self.decisions |= known.decisions
                return known.outcomes
            runs = known.runs.otherwise(self._otherwise)
        elif known is not None:
            return known
        else:
            runs = _Runs()
        before, self.decisions = self.decisions, {}
        pending = runs.pending
        while pending:
            path, chance, fork = pending.pop()
            if runs.last and fork is not None:
                end = fork.ends.get(path[len(fork.path) :])
                if end is not None:
                    runs.add(end, chance)
                    continue
            if self._left <= 0:
                raise TooManyBranches
            self._left -= 1
            run = _Branch(self, runs, path, chance, fork)
            result = procedure(run, *args, **kwargs)
            runs.add(result, run.chance, run.fork)
            if not runs.last:
                run.note_end(result)
        outcomes = tuple((runs.total(runs.forks) if runs.forks else runs.chances).items())
        if self.decisions:
            self._solved[key] = _Decided(self, outcomes, self.decisions, runs)
            before = before | self.decisions
        else:
            self._solved[key] = outcomes
        self.decisions = before
        return outcomes

    def outcomes(self, request: Request[R]) -> Outcomes[R]:
        """Return a request's outcomes, worked out once."""
        known = self._asked.get(request)
        if known is None:
            known = request.outcomes()
            self._asked[request] = known
        return known

    def fold(self, step: Callable[[Dice, S, T], S], state: S, items: Iterable[T]) -> Outcomes[S]:
        """Return the states after every item, merging equal states after each."""
        states: Outcomes[S] = ((state, 1.0),)
        for item in items:
            states = merge(
                (following, before * after)
                for current, before in states
                for following, after in self.solve(step, current, item)
            )
        return states

    def interleave(
        self,
        step: Callable[[Dice, S, T], S],
        states: tuple[S, ...],
        items: Iterable[tuple[int, T]],
        close: Callable[[S], R],
        join: Callable[[R, R], R],
    ) -> Outcomes[R]:
        """Return what the folds come to together, each solved by itself.

        Raises:
            TooManyBranches: the budget ran out.
        """
        ordered = tuple(items)
        joined: Outcomes[R] | None = None
        for index, state in enumerate(states):
            own = [item for fold, item in ordered if fold == index]
            closed = merge(
                (without_details(close(last)), chance)
                for last, chance in self.fold(step, state, own)
            )
            if joined is None:
                joined = closed
                continue
            if len(joined) * len(closed) > MOST_JOINS:
                raise TooManyBranches
            joined = merge(
                (join(branch, other), chance * odds)
                for branch, chance in joined
                for other, odds in closed
            )
        return joined or ()


class _Branch(Dice):
    """One run along a path; new questions leave their other answers for later runs."""

    def __init__(
        self, solver: Solver, runs: _Runs, path: _Path, chance: float, fork: _Fork | None
    ) -> None:
        self._solver = solver
        self._runs = runs
        self._path = path
        self._place = 0
        self._decides = False
        self._branched = len(path)
        self.chance = chance
        self.fork = fork

    def ask(self, request: Request[R]) -> R:
        """Answer from the path, or take the first outcome and leave the others for later."""
        if self._place < len(self._path):
            answer: R = self._known()
            return answer
        return self._branch(self._solver.outcomes(request))

    def call(
        self, procedure: Callable[Concatenate[Dice, P], R], *args: P.args, **kwargs: P.kwargs
    ) -> R:
        """Branch on the distinct results of a sub-procedure."""
        return self._solve(lambda: self._solver.solve(procedure, *args, **kwargs))

    def fold(self, step: Callable[[Dice, S, T], S], state: S, items: Iterable[T]) -> S:
        """Branch on the distinct final states."""
        return self._solve(lambda: self._solver.fold(step, state, items))

    def interleave(
        self,
        step: Callable[[Dice, S, T], S],
        states: tuple[S, ...],
        items: Iterable[tuple[int, T]],
        close: Callable[[S], R],
        join: Callable[[R, R], R],
    ) -> R:
        """Branch on the distinct results of the folds together."""
        return self._solve(lambda: self._solver.interleave(step, states, items, close, join))

    def decide(self, decision: Decision) -> str:
        """Take the option of the policy: no branch, so a run that goes this way again takes it."""
        self._decides = True
        self._depend(decision.shared)
        return self._solver.decide(decision)

    def tell(self, key: str, **facts: Fact) -> None:
        """Do nothing: nobody listens."""

    def note_end(self, result: Any) -> None:
        """Note what the answers of this run lead to, for questions that differ in a decision."""
        if self.fork is not None and not self._decides:
            self.fork.ends[self._path[len(self.fork.path) : self._branched]] = result

    def _known(self) -> Any:
        answer = self._path[self._place]
        self._place += 1
        return answer

    def _solve(self, work: Callable[[], Outcomes[R]]) -> R:
        if self._place < len(self._path):
            answer: R = self._known()
            return answer
        outcomes, met = self._solver.noting(work)
        for decision in met.values():
            self._depend(decision.shared)
        return self._branch(outcomes, decided=bool(met))

    def _depend(self, name: str) -> None:
        """Note that this run, and those that go its way up to here, depend on a decision."""
        if self._runs.last:
            return
        if self.fork is None:
            self.fork = _Fork(self._path, self.chance)
            self._runs.forks.append(self.fork)
        self.fork.met.add(name)

    def _branch(self, options: Outcomes[R], *, decided: bool = False) -> R:
        path, chance, fork = self._path, self.chance, self.fork
        if decided or len(options) > 1:
            self._branched = len(path) + 1
        if self._runs.last and fork is not None and len(options) > 1:
            options = _unknown_first(options, path[len(fork.path) :], fork.ends)
        self._runs.pending.extend(
            [((*path, result), chance * odds, fork) for result, odds in options[1:]]
        )
        first, odds = options[0]
        self._path = (*path, first)
        self._place += 1
        self.chance = chance * odds
        return first


def _unknown_first(options: Outcomes[R], path: _Path, ends: Mapping[_Path, Any]) -> Outcomes[R]:
    """Return outcomes with one first, if there is any, whose end is not known."""
    for index, (result, _) in enumerate(options):
        if (*path, result) not in ends:
            return (options[index], *options[:index], *options[index + 1 :])
    return options
