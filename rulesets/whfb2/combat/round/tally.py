"""Fights of a round, whose turn it is in them, and what each has lost so far."""

from __future__ import annotations

from dataclasses import dataclass

from rulesets.dice.detail import detail
from rulesets.whfb2.combat.fighters.gather_units import CREW
from rulesets.whfb2.combat.fighters.target import Hurt, Prey
from rulesets.whfb2.combat.round.groups import Group
from rulesets.whfb2.combat.round.plan import Fighter, Pair, Plan


@dataclass(frozen=True, eq=False, slots=True)
class Fight:
    """Units of a combat that strike each other and nobody else; compared by identity.

    Attributes:
        plan: The round.
        units: Their places, both sides one after the other.
        pairs: The places of their pairs in the plan.
    """

    plan: Plan
    units: tuple[int, ...]
    pairs: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Note:
    """What blows did that is no wound: told of real dice alone.

    Attributes:
        what: `faded-hit`, `faded-wound`, `spent`, `touched`, `destroys`, `broken`, `impact`,
            `axle-broken`, `shaft-broken`, `leader-slain`.
        striker: Place within the fight of who struck.
        target: Of who was struck.
        value: How much of it.
    """

    what: str
    striker: int
    target: int
    value: int = 1


@dataclass(frozen=True, slots=True)
class Tally:
    """Losses of a fight so far.

    Attributes:
        fight: Which.
        hurts: What each of its units has lost.
        settled: The same before this moment: blows of equal Initiative fall at once.
        fallen: Figures that each of its pairs lost to the enemy it strikes.
        falling: Those that it loses with the end of the step.
        entangled: Figures of each pair held in nets by that enemy.
        dealt: Wounds that each pair took off the leader of a unit, in a challenge.
        notes: What else befell.
    """

    fight: Fight
    hurts: tuple[Hurt, ...]
    settled: tuple[Hurt, ...]
    fallen: tuple[int, ...]
    falling: tuple[int, ...]
    entangled: tuple[int, ...]
    dealt: tuple[int, ...]
    notes: tuple[Note, ...] | None = detail()

    def prey(self, place: int) -> Prey:
        """Return a unit of the fight by its place within it."""
        return self.fighter(place).prey

    def fighter(self, place: int) -> Fighter:
        """Return a fighter by his place within the fight."""
        plan, unit = self.fight.plan, self.fight.units[place]
        first = len(plan.sides[0])
        return plan.sides[0][unit] if unit < first else plan.sides[1][unit - first]

    def alive(self, place: int) -> int:
        """Return the figures of a unit that lived when this moment began."""
        return figures_left(self.fight, self.settled, place)


@dataclass(frozen=True, eq=False, slots=True)
class Turn:
    """A group's turn to strike; compared by identity.

    Attributes:
        group: Who strikes.
        pair: Who strikes whom.
        striker: Place of its unit within its fight.
        target: Place of the enemy within it.
        own: Place of the pair within it.
        answer: Place within it of the pair that strikes back, None without one.
        last: Whether nobody of its fight strikes after it at the same moment.
    """

    group: Group
    pair: Pair
    striker: int
    target: int
    own: int
    answer: int | None
    last: bool


def fights_of(plan: Plan) -> tuple[Fight, ...]:
    """Return the fights of a round: units that strike each other, however indirectly, share one."""
    first = len(plan.sides[0])
    fights = {unit: {unit} for unit in range(first + len(plan.sides[1]))}
    for pair in plan.pairs:
        both = fights[_unit(pair.side, pair.striker, first)]
        both |= fights[_unit(1 - pair.side, pair.target, first)]
        fights.update(dict.fromkeys(both, both))
    for side in (0, 1):
        for place, one in enumerate(plan.sides[side]):
            if one.aboard is not None and one.host is not None:
                # Whoever is on a chariot is hurt where it is struck.
                both = fights[_unit(side, place, first)] | fights[_unit(side, one.host, first)]
                fights.update(dict.fromkeys(both, both))
    apart = dict.fromkeys(tuple(sorted(units)) for units in fights.values())
    return tuple(
        Fight(
            plan,
            units,
            tuple(
                place
                for place, pair in enumerate(plan.pairs)
                if _unit(pair.side, pair.striker, first) in units
            ),
        )
        for units in apart
    )


def begin(fight: Fight) -> Tally:
    """Return a fight before the first blow."""
    fighters = [*fight.plan.sides[0], *fight.plan.sides[1]]
    hurts = tuple([fighters[unit].prey.fresh for unit in fight.units])
    pairs = (0,) * len(fight.pairs)
    return Tally(fight, hurts, hurts, pairs, pairs, pairs, pairs)


def figures_left(fight: Fight, hurts: tuple[Hurt, ...], place: int) -> int:
    """Return the figures of a unit of a fight after what it lost."""
    plan, unit = fight.plan, fight.units[place]
    first = len(plan.sides[0])
    side = 0 if unit < first else 1
    one = plan.sides[side][unit - side * first]
    if one.aboard is None or one.host is None:
        return one.prey.figures(hurts[place])
    return one.alive(lost_aboard(one, hurts[fight.units.index(_unit(side, one.host, first))]))


def lost_aboard(one: Fighter, chariot: Hurt) -> int:
    """Return the wounds that somebody on a chariot lost, of what befell it."""
    return chariot.crew if one.aboard == CREW else chariot.team


def make_turns(
    plan: Plan, fights: tuple[Fight, ...], groups: tuple[Group, ...]
) -> tuple[tuple[int, Turn], ...]:
    """Return each group's turn in the order they strike, with the place of its fight."""
    first = len(plan.sides[0])
    where = {(one.side, one.striker, one.target): i for i, one in enumerate(plan.pairs)}
    ordered = sorted(groups, key=lambda one: (one.place, plan.pairs[one.pair].side, one.pair))
    turns: list[tuple[int, Turn]] = []
    for at, group in enumerate(ordered):
        pair = plan.pairs[group.pair]
        place, fight = next(one for one in enumerate(fights) if group.pair in one[1].pairs)
        one = plan.sides[pair.side][pair.striker]
        # Whoever is on a chariot is struck back where it is.
        meant = pair.striker if one.aboard is None or one.host is None else one.host
        back = where.get((1 - pair.side, pair.target, meant))
        more = any(
            other.place == group.place and other.pair in fight.pairs for other in ordered[at + 1 :]
        )
        turn = Turn(
            group,
            pair,
            fight.units.index(_unit(pair.side, pair.striker, first)),
            fight.units.index(_unit(1 - pair.side, pair.target, first)),
            fight.pairs.index(group.pair),
            None if back is None else fight.pairs.index(back),
            not more,
        )
        turns.append((place, turn))
    return tuple(turns)


def _unit(side: int, place: int, first: int) -> int:
    return place + side * first
