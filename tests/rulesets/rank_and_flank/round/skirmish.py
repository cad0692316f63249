"""A small game of the family: the beaten roll a D6 against their resolve, and run a D6."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from rulesets.core.battlefield.rules import NO_RULES
from rulesets.core.battlefield.unit import Unit
from rulesets.dice.handle import Dice
from rulesets.rank_and_flank.round.combat_result import Defeat, RoundContext
from rulesets.rank_and_flank.round.contact import contact_of
from rulesets.rank_and_flank.round.ending import Ending, RoundEnd, Runs
from rulesets.rank_and_flank.round.outcome import Aftermath
from rulesets.rank_and_flank.round.plan import Fighter, Living, Plan

SCATTERS: Final = 99
"""The penalty of a band that is lost by its test, whoever is in it."""
Field: TypeAlias = Plan["Band"]


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class Band(Fighter):
    """A fighter with a resolve; a shy one meets nobody."""

    resolve: int = 4
    shy: bool = False

    def meets(self, foe: Band) -> bool:
        return not (self.shy or foe.shy)


def band(
    name: str,
    *,
    target: int = 0,
    models: int = 10,
    width: int = 5,
    wounds_each: int = 1,
    carried: int = 0,
    host: int | None = None,
    facing: str = "front",
    resolve: int = 4,
    shy: bool = False,
) -> Band:
    """Return a band that faces an enemy."""
    return Band(
        unit=Unit(name, models, models, carried),
        rules=NO_RULES,
        wounds=models * wounds_each - carried,
        wounds_each=wounds_each,
        width=width,
        facing=facing,
        target=target,
        host=host,
        resolve=resolve,
        shy=shy,
    )


def meet(ours: tuple[Band, ...], theirs: tuple[Band, ...]) -> Field:
    """Return a round between two sides."""
    return Plan(sides=(ours, theirs), contact=contact_of((ours, theirs)))


def all_alive(plan: Field, *fallen: tuple[int, int]) -> Living:
    """Return that everybody lives but for some, by side and index."""
    ours, theirs = (
        tuple((side, index) not in fallen for index in range(len(plan.sides[side])))
        for side in (0, 1)
    )
    return ours, theirs


class _End(RoundEnd[Band, int, Aftermath, int]):
    """The end of a round: who holds back lets go, others run after the first of their foes."""

    def breaks(self, index: int, penalty: int) -> bool:
        if penalty == SCATTERS:
            self.fates[self.defeat.beaten][index] = Aftermath("wiped-out")
            return False
        name = self.plan.sides[self.defeat.beaten][index].unit.name
        need = self.plan.sides[self.defeat.beaten][index].resolve + penalty
        return not self.dice.check(need, "resolve", subject=name)

    def held_back(self, _index: int, _foes: list[int]) -> str | None:
        return "stays" if self.restrain else None

    def runner(self, _index: int, foes: list[int]) -> int:
        return self.broken.index(foes[0])

    def run(self, fleers: list[Band], pursuers: tuple[int, ...]) -> Runs:
        flights = [self.dice.single("flight") for _ in fleers]
        ways = [self.dice.single("pursuit") for _ in pursuers]
        caught = [
            any(after == i and way >= flight for after, way in zip(pursuers, ways, strict=True))
            for i, flight in enumerate(flights)
        ]
        return Runs(caught, flights, ways)

    @staticmethod
    def fate(state: str, distance: int | None = None) -> Aftermath:
        return Aftermath(state, distance=distance)


def end(dice: Dice, context: RoundContext[Field], defeat: Defeat[int]) -> Ending[Aftermath]:
    """End a round that a side won."""
    return _End(dice, context, defeat).finish()


def after_blows(plan: Field, alive: Living) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the states of all units when the blows are over."""
    ours, theirs = _End.after_blows(plan, alive)
    return tuple(fate.state for fate in ours), tuple(fate.state for fate in theirs)
