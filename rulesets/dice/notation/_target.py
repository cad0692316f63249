"""The bound that a die or a total is held against."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rulesets.dice.notation._pools import Pool
from rulesets.dice.pool import NOTHING
from rulesets.refusal import Refusal


@dataclass(frozen=True, slots=True)
class Target:
    """The bound that a die or a total is held against.

    Attributes:
        sign: How.
        number: The bound.
        losses: Faces that each take a success away.
    """

    sign: str
    number: int
    losses: frozenset[int] = NOTHING

    @property
    def least(self) -> int | None:
        """Lowest value wanted."""
        lowest = {">=": self.number, ">": self.number + 1, "=": self.number}
        return lowest.get(self.sign)

    @property
    def most(self) -> int | None:
        """Highest value wanted."""
        highest = {"<=": self.number, "<": self.number - 1, "=": self.number}
        return highest.get(self.sign)

    @property
    def need(self) -> int | None:
        """Lowest value that succeeds, where that is the question."""
        return self.least if self.most is None else None

    def wins(self, values: tuple[int, ...]) -> frozenset[int]:
        """Return the values wanted among those a die has."""
        return frozenset(
            value
            for value in values
            if (self.least is None or value >= self.least)
            and (self.most is None or value <= self.most)
        )

    def checked(self, pool: Pool) -> frozenset[int]:
        """Return the values wanted among those of a pool's dice.

        Raises:
            Refusal: `notation-d66`, and `notation-target` where every die or none would do.
        """
        if pool.die is None:
            raise Refusal("notation-d66")
        wins = self.wins(pool.die.values)
        if not wins or len(wins) == len(set(pool.die.values)):
            bare = replace(self, losses=NOTHING)
            whole = f"({pool}){bare}"
            raise Refusal("notation-target", die=pool.die.id, target=str(bare), whole=whole)
        return wins

    def __str__(self) -> str:
        return f"{self.sign}{self.number}"
