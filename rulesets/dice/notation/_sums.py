"""Sums as they are read: pools and numbers, added, taken off and multiplied."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rulesets.dice.combined import Combined
from rulesets.dice.notation import limits
from rulesets.dice.notation._pools import Pool
from rulesets.dice.request import Purpose, Request
from rulesets.refusal import Refusal


@dataclass(frozen=True, slots=True)
class Linear:
    """Pools, each counted a whole number of times, plus a fixed number.

    Attributes:
        terms: How often each pool counts, and the pool.
        plus: The fixed number.
        bare: Whether it is one pool as it stands, without brackets.
        nodes: Numbers, pools and signs it was read from.
        depth: Brackets within brackets.
    """

    terms: tuple[tuple[int, Pool], ...] = ()
    plus: int = 0
    bare: bool = False
    nodes: int = 1
    depth: int = 0

    def add(self, other: Linear, sign: int = 1) -> Linear:
        """Return this plus, or minus, another."""
        taken = tuple((sign * factor, pool) for factor, pool in other.terms)
        return self._joined(other, self.terms + taken, self.plus + sign * other.plus)

    def times(self, other: Linear) -> Linear:
        """Return the product; one side must be a number."""
        many, factor = (other, self) if not self.terms else (self, other)
        if factor.terms or (many.terms and not 0 <= factor.plus <= limits.FACTOR):
            raise Refusal("notation-factor", most=limits.FACTOR)
        terms = tuple((factor.plus * count, pool) for count, pool in many.terms)
        return self._joined(other, terms, many.plus * factor.plus)

    def grouped(self) -> Linear:
        """Return it in brackets."""
        if self.depth >= limits.DEPTH:
            raise Refusal("notation-depth", most=limits.DEPTH)
        return replace(self, bare=False, depth=self.depth + 1)

    def _joined(self, other: Linear, terms: tuple[tuple[int, Pool], ...], plus: int) -> Linear:
        nodes = self.nodes + other.nodes + 1
        if nodes > limits.NODES:
            raise Refusal("notation-nodes", most=limits.NODES)
        if len(str(abs(plus))) > limits.DIGITS:
            raise Refusal("notation-digits", most=limits.DIGITS)
        return Linear(terms, plus, bare=False, nodes=nodes, depth=max(self.depth, other.depth))

    @property
    def dice(self) -> int:
        """Most dice it may take."""
        return sum(pool.dice for _, pool in self.terms)

    def total(self, purpose: Purpose) -> Request[int]:
        """Return the request for the total."""
        terms = tuple((factor, pool.total(purpose)) for factor, pool in self.terms)
        if len(terms) == 1 and terms[0][0] == 1 and not self.plus:
            return terms[0][1]
        return Combined(purpose, terms, self.plus)
