"""Fights of a round, whose turn it is in them, and what each has lost so far."""

from __future__ import annotations

from dataclasses import dataclass

from rulesets.dice.detail import detail
from rulesets.rank_and_flank.round import blows
from rulesets.rank_and_flank.round.blows import linked_units
from rulesets.whfb2.combat.fighters.gather_units import CREW
from rulesets.whfb2.combat.fighters.target import Defender, Hurt
from rulesets.whfb2.combat.round.groups import Group
from rulesets.whfb2.combat.round.plan import Fighter, Pair, Plan


@dataclass(frozen=True, eq=False, slots=True)
class Fight(blows.Fight[Plan]):
    """Units of a combat that strike each other and nobody else; compared by identity.

    Attributes:
        pairs: The indices of their pairs in the plan.
    """

    pairs: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Note:
    """Note of what blows did that is no wound: told of real dice alone.

    Attributes:
        what: `faded-hit`, `faded-wound`, `spent`, `touched`, `destroys`, `broken`, `impact`,
            `axle-broken`, `shaft-broken`, `leader-slain`.
        striker: Index within the fight of who struck.
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
        fight: The fight.
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

    def defender(self, index: int) -> Defender:
        """Return a unit of the fight by its index within it."""
        return self.fighter(index).defender

    def fighter(self, index: int) -> Fighter:
        """Return a fighter by his index within the fight."""
        return self.fight.plan.fighter(self.fight.units[index])

    def alive(self, index: int) -> int:
        """Return the figures of a unit that lived when this moment began."""
        return figures_left(self.fight, self.settled, index)


@dataclass(frozen=True, eq=False, slots=True)
class Turn:
    """A group's turn to strike; compared by identity.

    Attributes:
        group: The group.
        pair: The unit that strikes and the unit that is struck.
        striker: Index of its unit within its fight.
        target: Index of the enemy within it.
        own: Index of the pair within it.
        answer: Index within it of the pair that strikes back, None without one.
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
    strikers = [plan.number(pair.side, pair.striker) for pair in plan.pairs]
    targets = [plan.number(1 - pair.side, pair.target) for pair in plan.pairs]
    # Whoever is on a chariot is hurt where it is struck.
    carried = [
        (plan.number(side, index), plan.number(side, fighter.host))
        for side in (0, 1)
        for index, fighter in enumerate(plan.sides[side])
        if fighter.aboard is not None and fighter.host is not None
    ]
    linked = linked_units(plan, [*zip(strikers, targets, strict=True), *carried])
    return tuple(
        Fight(plan, units, tuple(i for i, striker in enumerate(strikers) if striker in units))
        for units in linked
    )


def begin(fight: Fight) -> Tally:
    """Return a fight before the first blow."""
    hurts = tuple([fight.plan.fighter(unit).defender.fresh for unit in fight.units])
    pairs = (0,) * len(fight.pairs)
    return Tally(fight, hurts, hurts, pairs, pairs, pairs, pairs)


def figures_left(fight: Fight, hurts: tuple[Hurt, ...], index: int) -> int:
    """Return the figures of a unit of a fight after what it lost."""
    plan, unit = fight.plan, fight.units[index]
    fighter = plan.fighter(unit)
    if fighter.aboard is None or fighter.host is None:
        return fighter.defender.figures(hurts[index])
    side, _ = plan.numbered(unit)
    chariot = fight.units.index(plan.number(side, fighter.host))
    return fighter.alive(lost_aboard(fighter, hurts[chariot]))


def lost_aboard(fighter: Fighter, chariot: Hurt) -> int:
    """Return the wounds that somebody on a chariot lost, of what befell it."""
    return chariot.crew if fighter.aboard == CREW else chariot.team


def make_turns(
    plan: Plan, fights: tuple[Fight, ...], groups: tuple[Group, ...]
) -> tuple[tuple[int, Turn], ...]:
    """Return each group's turn in the order they strike, with the index of its fight."""
    where = {
        (pair.side, pair.striker, pair.target, pair.apart): i for i, pair in enumerate(plan.pairs)
    }
    ordered = sorted(
        groups, key=lambda group: (group.place, plan.pairs[group.pair].side, group.pair)
    )
    turns: list[tuple[int, Turn]] = []
    for at, group in enumerate(ordered):
        pair = plan.pairs[group.pair]
        own, fight = next(each for each in enumerate(fights) if group.pair in each[1].pairs)
        fighter = plan.sides[pair.side][pair.striker]
        # Whoever is on a chariot is struck back where it is.
        met = pair.striker if fighter.aboard is None or fighter.host is None else fighter.host
        back = where.get((1 - pair.side, pair.target, met, pair.apart))
        more = any(
            other.place == group.place and other.pair in fight.pairs for other in ordered[at + 1 :]
        )
        turn = Turn(
            group,
            pair,
            fight.units.index(plan.number(pair.side, pair.striker)),
            fight.units.index(plan.number(1 - pair.side, pair.target)),
            fight.pairs.index(group.pair),
            None if back is None else fight.pairs.index(back),
            not more,
        )
        turns.append((own, turn))
    return tuple(turns)
