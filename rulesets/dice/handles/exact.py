"""The handle that branches: exact chances of anything the other handles can roll."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

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
        self._solved: dict[Any, Outcomes[Any]] = {}
        self._decided: dict[Any, dict[str, Decision]] = {}
        self._asked: dict[Request[Any], Outcomes[Any]] = {}

    def otherwise(self, decision: Decision, option: str) -> Solver:
        """Return a solver that takes another option where a role decides.

        It takes the first option of everything else. It knows what this one has solved and what does not depend on those decisions; this one must
        take the first option of all.
        """
        other = Solver(self._budget, Policy({decision.shared: option}))
        depends = {
            key
            for key, found in self._decided.items()
            if any(each.shared == decision.shared for each in found.values())
        }
        other._solved = {key: found for key, found in self._solved.items() if key not in depends}
        other._decided = {key: found for key, found in self._decided.items() if key not in depends}
        other._asked = self._asked
        return other

    def decide(self, decision: Decision) -> str:
        """Return the option that the policy takes."""
        self.decisions.setdefault(decision.key, decision)
        return self._choices.settle(decision)[0]

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
        if known is not None:
            if key in self._decided:
                self.decisions |= self._decided[key]
            return known
        before, self.decisions = self.decisions, {}
        chances: dict[R, float] = defaultdict(float)
        pending: list[tuple[tuple[Any, ...], float]] = [((), 1.0)]
        while pending:
            if self._left <= 0:
                raise TooManyBranches
            self._left -= 1
            path, chance = pending.pop()
            run = _Branch(self, path, chance, pending)
            result = procedure(run, *args, **kwargs)
            if result not in chances:
                result = without_details(result)
            chances[result] += run.chance
        outcomes = tuple(chances.items())
        self._solved[key] = outcomes
        if self.decisions:
            self._decided[key] = self.decisions
            before = before | self.decisions
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
        self,
        solver: Solver,
        path: tuple[Any, ...],
        chance: float,
        pending: list[tuple[tuple[Any, ...], float]],
    ) -> None:
        self._solver = solver
        self._path = path
        self._place = 0
        self._pending = pending
        self.chance = chance

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
        if self._place < len(self._path):
            answer: R = self._known()
            return answer
        return self._branch(self._solver.solve(procedure, *args, **kwargs))

    def fold(self, step: Callable[[Dice, S, T], S], state: S, items: Iterable[T]) -> S:
        """Branch on the distinct final states."""
        if self._place < len(self._path):
            answer: S = self._known()
            return answer
        return self._branch(self._solver.fold(step, state, items))

    def interleave(
        self,
        step: Callable[[Dice, S, T], S],
        states: tuple[S, ...],
        items: Iterable[tuple[int, T]],
        close: Callable[[S], R],
        join: Callable[[R, R], R],
    ) -> R:
        """Branch on the distinct results of the folds together."""
        if self._place < len(self._path):
            answer: R = self._known()
            return answer
        return self._branch(self._solver.interleave(step, states, items, close, join))

    def decide(self, decision: Decision) -> str:
        """Take the option of the policy: no branch, so a run that goes this way again takes it."""
        return self._solver.decide(decision)

    def tell(self, key: str, **facts: Fact) -> None:
        """Do nothing: nobody listens."""

    def _known(self) -> Any:
        answer = self._path[self._place]
        self._place += 1
        return answer

    def _branch(self, options: Outcomes[R]) -> R:
        path, chance = self._path, self.chance
        self._pending.extend([((*path, result), chance * odds) for result, odds in options[1:]])
        first, odds = options[0]
        self._path = (*path, first)
        self._place += 1
        self.chance = chance * odds
        return first
