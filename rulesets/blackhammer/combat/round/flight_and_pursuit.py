"""The dice of a rout: every flight, then every pursuit, and who is caught."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import product

from rulesets.blackhammer.combat.pursuit import is_caught
from rulesets.core.battlefield.amount import Amount
from rulesets.dice.detail import detail
from rulesets.dice.die import plain_die
from rulesets.dice.distribution import merge
from rulesets.dice.pool import Sum
from rulesets.dice.request import Draw, Outcomes, Purpose, Request, Roll


@dataclass(frozen=True, slots=True)
class Runner:
    """A unit in flight or in pursuit, for the dice.

    Attributes:
        name: What the players call it.
        dice: What it runs.
        chases: Indices of the fleeing units it pursues; nothing for a unit that flees.
    """

    name: str | None
    dice: Amount
    chases: tuple[int, ...] = ()

    def run(self, draw: Draw, label: str) -> tuple[int, tuple[Roll, ...]]:
        """Roll how far it runs, in paces."""
        if not self.dice.count:
            return self._paces(0), ()
        total, rolls = self._sum(label).draw(draw)
        return self._paces(total), rolls

    def distances(self) -> Outcomes[int]:
        """Return every distance it may run, with its chance."""
        if not self.dice.count:
            return ((self._paces(0), 1.0),)
        return merge((self._paces(total), odds) for total, odds in self._sum("flee").outcomes())

    def _sum(self, label: str) -> Sum:
        die = plain_die(self.dice.sides)
        return Sum(Purpose(label, subject=self.name), self.dice.count, die)

    def _paces(self, rolled: int) -> int:
        return max(0, rolled + self.dice.plus)


@dataclass(frozen=True, slots=True)
class Rout:
    """Flights and pursuits as they ended.

    Attributes:
        caught: For each fleeing unit, whether it was caught.
        flights: How far each fled.
        pursuits: How far each pursuer went.
    """

    caught: tuple[bool, ...]
    flights: tuple[int, ...] | None = detail()
    pursuits: tuple[int, ...] | None = detail()


@dataclass(frozen=True, slots=True)
class Race(Request[Rout]):
    """Every flight, then every pursuit; who is overtaken is caught [L1914-1944].

    Attributes:
        fleers: Who flees.
        pursuers: Who pursues.
    """

    fleers: tuple[Runner, ...]
    pursuers: tuple[Runner, ...]

    def draw(self, draw: Draw) -> tuple[Rout, tuple[Roll, ...]]:
        """Roll all flights, then all pursuits."""
        rolls: list[Roll] = []
        runs: list[int] = []
        for runner in self.fleers:
            run, thrown = runner.run(draw, "flee")
            runs.append(run)
            rolls.extend(thrown)
        for runner in self.pursuers:
            run, thrown = runner.run(draw, "pursuit")
            runs.append(run)
            rolls.extend(thrown)
        flights, pursuits = tuple(runs[: len(self.fleers)]), tuple(runs[len(self.fleers) :])
        nearest: tuple[int | None, ...] = (None,) * len(flights)
        for runner, pursuit in zip(self.pursuers, pursuits, strict=True):
            nearest = _farther(nearest, runner.chases, pursuit)
        caught = tuple(
            [
                best is not None and is_caught(flight, best)
                for flight, best in zip(flights, nearest, strict=True)
            ]
        )
        return Rout(caught, flights, pursuits), tuple(rolls)

    def outcomes(self) -> Outcomes[Rout]:
        """Return every set of units caught, with its chance.

        The farthest pursuit settles what becomes of a flight. Units that no pursuer links are
        worked out apart.
        """
        ways = [runner.distances() for runner in self.fleers]
        joint: Outcomes[tuple[bool, ...]] = (((False,) * len(ways), 1.0),)
        for part in self._parts():
            nearest: Outcomes[tuple[int | None, ...]] = (((None,) * len(ways), 1.0),)
            for runner in self.pursuers:
                if part.issuperset(runner.chases) and runner.chases:
                    nearest = merge(
                        (_farther(best, runner.chases, pursuit), chance * odds)
                        for best, chance in nearest
                        for pursuit, odds in runner.distances()
                    )
            ends = merge(
                (tuple(end), chance * odds)
                for best, chance in nearest
                for end, odds in self._ends(best, ways)
            )
            joint = merge(
                (tuple([a or b for a, b in zip(known, other, strict=True)]), chance * odds)
                for known, chance in joint
                for other, odds in ends
            )
        return tuple((Rout(caught), chance) for caught, chance in joint)

    def _parts(self) -> list[set[int]]:
        parts: list[set[int]] = []
        for runner in self.pursuers:
            linked = set(runner.chases)
            apart = [part for part in parts if not part & linked]
            linked.update(*(part for part in parts if part & linked))
            parts = [*apart, linked] if linked else parts
        return parts

    @staticmethod
    def _ends(
        nearest: tuple[int | None, ...], ways: list[Outcomes[int]]
    ) -> Iterable[tuple[tuple[bool, ...], float]]:
        """Yield who is caught when the farthest pursuits are known, with its chance."""
        each = []
        for best, distances in zip(nearest, ways, strict=True):
            caught = 0.0
            if best is not None:
                caught = sum(odds for flight, odds in distances if is_caught(flight, best))
            each.append(((True, caught), (False, 1.0 - caught)))
        for ends in product(*each):
            chance = 1.0
            for _, odds in ends:
                chance *= odds
            if chance > 0.0:
                yield tuple([end for end, _ in ends]), chance


def _farther(
    nearest: tuple[int | None, ...], chases: tuple[int, ...], pursuit: int
) -> tuple[int | None, ...]:
    """Return the farthest pursuit of each unit after another."""
    return tuple(
        [
            best if index not in chases else pursuit if best is None else max(best, pursuit)
            for index, best in enumerate(nearest)
        ]
    )
