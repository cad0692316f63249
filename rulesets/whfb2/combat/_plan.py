"""A round of combat before the dice: who faces whom, with what, and how many."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rulesets.core.rules import SpecialRules
from rulesets.core.unit import Unit
from rulesets.refusal import Refusal
from rulesets.whfb2.combat._stated import NAMES, SideFacts, check_fighter, host_of
from rulesets.whfb2.combat.weapon import MOUNTED, Use, Wielding, wielding_of
from rulesets.whfb2.ranks import ranks_of

CORNERS: Final = 2
"""Figures that strike around the corners of a front, by the house rule [L7528-7535]."""


@dataclass(frozen=True, eq=False, slots=True)
class Fighter:
    """A unit in the combat; compared by identity, for it never changes within one.

    Attributes:
        unit: The unit.
        rules: Its rules and its side's.
        wielding: What it fights with.
        later: What it would fight with in a round that it did not charge into.
        use: How it uses it.
        facts: What its player said of its side.
        wounds: Wounds it has left.
        wounds_each: Wounds of one figure.
        width: Figures in its front rank.
        facing: The side of its first enemy it attacks: `front`, `flank`, `rear`.
        target: That enemy's place.
        host: Place of the unit that it has joined, of those in the combat.
    """

    unit: Unit
    rules: SpecialRules
    wielding: Wielding
    later: Wielding
    use: Use
    facts: SideFacts
    wounds: int
    wounds_each: int
    width: int
    facing: str
    target: int
    host: int | None

    @property
    def cavalry(self) -> bool:
        """Whether it rides."""
        return MOUNTED in self.rules

    def lost(self, wounds: int) -> int:
        """Return how many figures wounds take."""
        return min(self.unit.models, (self.unit.carried + wounds) // self.wounds_each)

    def alive(self, wounds: int) -> int:
        """Return how many figures are left after wounds."""
        return self.unit.models - self.lost(wounds)

    def ranks(self, wounds: int) -> int:
        """Return its complete ranks after wounds, 0 where nobody said how wide it is [L1864]."""
        return ranks_of(self.alive(wounds), self.unit.number("files", 0))


@dataclass(frozen=True, slots=True)
class Pair:
    """A unit and an enemy it strikes.

    Attributes:
        side: Place of its side in `NAMES`.
        striker: Place of the unit.
        target: Place of the enemy.
        counts: Figures that strike, rank by rank.
        support: Figures right behind them, who may strike by a house rule.
    """

    side: int
    striker: int
    target: int
    counts: tuple[int, ...]
    support: int = 0


@dataclass(frozen=True, eq=False, slots=True)
class Plan:
    """Who stands against whom.

    Attributes:
        sides: Fighters of both sides.
        pairs: Who strikes whom, with how many.
        contact: Pairs of places, ours then theirs, in contact.
    """

    sides: tuple[tuple[Fighter, ...], tuple[Fighter, ...]]
    pairs: tuple[Pair, ...]
    contact: frozenset[tuple[int, int]]

    def facing_on(self, side: int, place: int, foe: int) -> str:
        """Return the side of a fighter on which an enemy engages it."""
        other = self.sides[1 - side][foe]
        return other.facing if other.target == place else "front"

    def foes(self, side: int, place: int) -> tuple[int, ...]:
        """Return the places of the enemies in contact with a fighter."""
        if side == 0:
            return tuple(sorted(theirs for ours, theirs in self.contact if ours == place))
        return tuple(sorted(ours for ours, theirs in self.contact if theirs == place))

    def party(self, side: int, place: int) -> tuple[int, ...]:
        """Return the places of those who are one unit with a fighter, itself among them."""
        own = self.sides[side][place].host
        host = place if own is None else own
        return tuple([i for i, one in enumerate(self.sides[side]) if host in (i, one.host)])

    def engaging(self, side: int, place: int) -> tuple[int, ...]:
        """Return the places of the enemies in contact with a fighter's whole unit."""
        return tuple(sorted(set().union(*[self.foes(side, i) for i in self.party(side, place)])))


def lay_out(
    ours: SideFacts, theirs: SideFacts, *, corners: bool = False, routed: bool = False
) -> Plan:
    """Return who faces whom.

    Args:
        ours: Our side.
        theirs: The other.
        corners: Whether figures strike around corners.
        routed: Whether the others are in rout already, and only struck.

    Raises:
        Refusal: a unit that cannot fight, a weapon it may not use, numbers that do not fit.
    """
    facts = (ours, theirs)
    for side, one in enumerate(facts):
        for unit in one.units:
            check_fighter(unit, routed=routed and side == 1)
    sides = (_fighters(ours, theirs), _fighters(theirs, ours))
    contact = frozenset(
        {(i, one.target) for i, one in enumerate(sides[0])}
        | {(one.target, j) for j, one in enumerate(sides[1])}
    )
    bare = Plan(sides, (), contact)
    counts = tuple(_fighting(bare, side, facts[side].fighting, corners=corners) for side in (0, 1))
    touching = frozenset(
        (i, j)
        for i in range(len(sides[0]))
        for j in range(len(sides[1]))
        if counts[0].get((i, j), 0) or counts[1].get((j, i), 0)
    )
    known = Plan(sides, (), touching or contact)
    pairs = tuple(
        _pair(known, side, striker, target, figures)
        for side in (0, 1)
        for (striker, target), figures in sorted(counts[side].items())
        if figures
    )
    return Plan(sides, pairs, known.contact)


def _fighters(facts: SideFacts, foes: SideFacts) -> tuple[Fighter, ...]:
    for place in (*facts.flanking, *facts.rearing):
        if place >= len(facts.units):
            raise Refusal("no-such-place", place=place + 1, count=len(facts.units))
    return tuple(_fighter(facts, foes, place) for place in range(len(facts.units)))


def _fighter(facts: SideFacts, foes: SideFacts, place: int) -> Fighter:
    unit = facts.units[place]
    rules = unit.rules | facts.rules
    charged = unit.has("charged") if facts.charged is None else facts.charged
    # Who comes from the air does not charge [L4476-4479].
    charged = charged and not facts.air
    use = Use(charged=charged, steady=not unit.has("pushed-back"), rough=facts.rough)
    files = unit.number("files", 0)
    front = sum(facts.fighting) if len(facts.units) == 1 else 0
    facing = "rear" if place in facts.rearing else "flank" if place in facts.flanking else "front"
    wielding = wielding_of(facts.weapon, rules, charged=charged)
    return Fighter(
        unit,
        rules,
        wielding,
        wielding_of(None, rules, charged=False) if wielding.first_round else wielding,
        use,
        facts,
        unit.wounds_left(),
        unit.number("w", 1),
        min(files or front or unit.models, unit.models),
        facing,
        min(place, len(foes.units) - 1),
        host_of(facts.units, unit),
    )


def _fighting(
    plan: Plan, side: int, given: tuple[int, ...], *, corners: bool
) -> dict[tuple[int, int], int]:
    """Return the figures in contact of each unit of a side with each enemy, by places."""
    units, foes = plan.sides[side], plan.sides[1 - side]
    if given and len(given) == len(units) * len(foes):
        pairs = [(i, j) for i in range(len(units)) for j in range(len(foes))]
        counts = dict(zip(pairs, given, strict=True))
    elif given and len(given) == len(units):
        counts = {(i, units[i].target): given[i] for i in range(len(units))}
    elif given:
        raise Refusal(
            "fighting-count",
            count=len(given),
            units=len(units),
            enemies=len(foes),
            side=NAMES[side],
        )
    else:
        counts = {}
        for i in range(len(units)):
            counts.update(_guess(plan, side, i, corners=corners))
    for (i, _), figures in counts.items():
        if figures > units[i].unit.models:
            raise Refusal(
                "too-many-fighting",
                unit=units[i].unit.name,
                count=figures,
                most=units[i].unit.models,
            )
    return counts


def _guess(plan: Plan, side: int, place: int, *, corners: bool) -> dict[tuple[int, int], int]:
    """Guess a unit's figures in contact: as many as face each other across both front ranks.

    The characters in a unit stand in its front rank, each facing one enemy figure; a flank is as
    long as there are ranks.
    """
    fighter = plan.sides[side][place]
    beside = len(plan.party(side, place)) - 1 if fighter.host is None else 0
    free = max(0, fighter.width - beside)
    foes = plan.foes(side, place)
    counts: dict[tuple[int, int], int] = {}
    open_to: list[int] = []
    for foe in foes:
        other = plan.sides[1 - side][foe]
        facing = plan.facing_on(side, place, foe)
        if facing == "flank":
            counts[place, foe] = min(-(-fighter.unit.models // fighter.width), other.width)
        elif facing == "rear":
            counts[place, foe] = min(fighter.width, other.width)
        elif other.host is not None and fighter.host is None:
            counts[place, foe] = min(1, free)
            free -= counts[place, foe]
        else:
            open_to.append(foe)
    share, spare = divmod(free, len(open_to)) if open_to else (0, 0)
    for rank, foe in enumerate(open_to):
        other = plan.sides[1 - side][foe]
        reach = other.width + (CORNERS if corners else 0)
        if fighter.target == foe and fighter.facing == "flank":
            reach = -(-other.unit.models // other.width)
        elif fighter.target == foe and fighter.facing == "rear":
            reach = other.width
        counts[place, foe] = min(share + (rank < spare), max(1, reach))
    return counts


def _pair(plan: Plan, side: int, striker: int, target: int, figures: int) -> Pair:
    """Count the figures of each rank that strike: those of long weapons stand behind [L3161].

    Only in front, and only where the width of the unit tells what stands behind.
    """
    one = plan.sides[side][striker]
    ranks = one.wielding.ranks if one.use.steady else one.wielding.shaken_ranks
    front = plan.facing_on(side, striker, target) == "front"
    behind = [max(0, min(figures, one.unit.models - rank * one.width)) for rank in range(1, 4)]
    counts = (figures, *behind[: ranks - 1]) if front else (figures,)
    supports = front and ranks == 1 and not one.cavalry
    return Pair(side, striker, target, counts, behind[0] if supports else 0)
