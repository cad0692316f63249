"""The blows of a round, Initiative by Initiative."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rulesets.dice.handle import Dice
from rulesets.whfb2.combat._groups import BLOWS, NET, Group
from rulesets.whfb2.combat._plan import Pair, Plan
from rulesets.whfb2.combat._stated import NAMES
from rulesets.whfb2.combat.blow import stages_to_hit, strike
from rulesets.whfb2.proof import INVIOLABLE
from rulesets.whfb2.psychology.stupidity import stupid_fighters


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
class Tally:
    """Losses of a fight so far.

    Attributes:
        fight: Which.
        wounds: Wounds lost by each of its units.
        coming: Wounds that come to each with the end of the step: blows of equal Initiative fall
            at once.
        fallen: Figures that each of its pairs lost to the enemy it strikes.
        falling: Those that it loses with the end of the step.
        entangled: Figures of each pair held in nets by that enemy.
    """

    fight: Fight
    wounds: tuple[int, ...]
    coming: tuple[int, ...]
    fallen: tuple[int, ...]
    falling: tuple[int, ...]
    entangled: tuple[int, ...]


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
    units, pairs = (0,) * len(fight.units), (0,) * len(fight.pairs)
    return Tally(fight, units, units, pairs, pairs, pairs)


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
        back = where.get((1 - pair.side, pair.target, pair.striker))
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


def take_turn(dice: Dice, tally: Tally, turn: Turn) -> Tally:
    """Let a group strike, and where it is the last of its moment, let everything tell.

    Every figure that its unit lost to that enemy before strikes no more [L1473-1479].
    """
    struck = _throw(dice, tally, turn) if turn.group.kind == NET else _strike(dice, tally, turn)
    return _settled(struck) if turn.last else struck


def _strike(dice: Dice, tally: Tally, turn: Turn) -> Tally:
    pair, group = turn.pair, turn.group
    one, foe = _names(tally, turn)
    figures = _striking(dice, tally, turn)
    left = _left(tally, turn)
    if not figures or left <= 0 or not group.blow.possible:
        dice.tell("no-blows", unit=one, target=foe)
        return tally
    held = 0
    if group.snared is not None and turn.answer is not None:
        target = tally.fight.plan.sides[1 - pair.side][pair.target]
        held = min(figures, tally.entangled[turn.answer] * target.wounds_each)
    dice.tell(
        "blows",
        side=NAMES[pair.side],
        unit=one,
        target=foe,
        models=figures,
        attacks=figures * group.attacks,
    )
    if held and group.snared is not None:
        lost = strike(dice, held * group.attacks, group.snared, left, striker=one, target=foe)
        tally = _suffered(tally, turn, lost, freed=True)
        left -= lost
    lost = strike(dice, (figures - held) * group.attacks, group.blow, left, striker=one, target=foe)
    return _suffered(tally, turn, lost)


def _throw(dice: Dice, tally: Tally, turn: Turn) -> Tally:
    """Throw nets: hits hold figures, as many as their Wounds come to [L3195-3221]."""
    one, foe = _names(tally, turn)
    figures = _striking(dice, tally, turn)
    stages = stages_to_hit(turn.group.blow, one)
    if not figures or not stages or turn.answer is None:
        return tally
    hits = dice.attacks(figures, "shot", stages, (("hit", 1),)).score
    target = tally.fight.plan.sides[1 - turn.pair.side][turn.pair.target]
    most = sum(tally.fight.plan.pairs[tally.fight.pairs[turn.answer]].counts)
    caught = min(hits // target.wounds_each, most)
    dice.tell("entangled", unit=one, target=foe, figures=caught)
    return replace(tally, entangled=_changed(tally.entangled, turn.answer, caught))


def _names(tally: Tally, turn: Turn) -> tuple[str, str]:
    pair, plan = turn.pair, tally.fight.plan
    return (
        plan.sides[pair.side][pair.striker].unit.name,
        plan.sides[1 - pair.side][pair.target].unit.name,
    )


def _left(tally: Tally, turn: Turn) -> int:
    """Return the wounds a target can still lose: nothing kills the inviolable [L2595-2597]."""
    foe = tally.fight.plan.sides[1 - turn.pair.side][turn.pair.target]
    if foe.unit.has(INVIOLABLE):
        return 0
    return foe.wounds - tally.wounds[turn.target] - tally.coming[turn.target]


def _striking(dice: Dice, tally: Tally, turn: Turn) -> int:
    """Return the figures of a group that strike: who fell or is entangled does not.

    Losses are taken off the foremost rank first; those behind step up, and strike as they would
    have anyway.
    """
    one = tally.fight.plan.sides[turn.pair.side][turn.pair.striker]
    alive = one.alive(tally.wounds[turn.striker])
    missing = _missing(tally, turn) + tally.entangled[turn.own]
    figures = 0
    for rank, count in enumerate(_ranks(turn)):
        gone = min(count, missing)
        missing -= gone
        figures = min(count - gone, alive)
        alive -= figures
        if rank == turn.group.rank:
            break
    if one.unit.has("stupid") and turn.group.kind == BLOWS:
        return _bewildered(dice, figures, leader=turn.group.rank == 0 and one.host is None)
    return figures


def _missing(tally: Tally, turn: Turn) -> int:
    """Return the figures of a pair that fell: more than faced an enemy fell beside them."""
    plan, fight = tally.fight.plan, tally.fight
    own = [
        (place, sum(plan.pairs[pair].counts))
        for place, pair in enumerate(fight.pairs)
        if plan.pairs[pair].side == turn.pair.side and plan.pairs[pair].striker == turn.pair.striker
    ]
    beyond = sum(max(0, tally.fallen[place] - figures) for place, figures in own)
    for place, figures in own:
        fell = min(tally.fallen[place], figures)
        more = min(beyond, figures - fell)
        if place == turn.own:
            return fell + more
        beyond -= more
    return tally.fallen[turn.own]


def _ranks(turn: Turn) -> tuple[int, ...]:
    """Return the figures of each rank; who supports the first is as many as it."""
    counts = turn.pair.counts
    return counts if turn.group.rank < len(counts) else (*counts, turn.pair.support)


def _bewildered(dice: Dice, figures: int, *, leader: bool) -> int:
    """Return how many of a stupid unit's figures fight on [L2275-2284].

    Half of them do, the odd one and the leader each on a 4, 5 or 6.
    """
    if figures < 1:
        return 0
    leads = int(leader or figures == 1)
    who = stupid_fighters(dice, models=figures - leads, leaders=leads)
    return who.fighting + who.leaders


def _suffered(tally: Tally, turn: Turn, lost: int, *, freed: bool = False) -> Tally:
    """Note the wounds that blows took, and the figures that will strike back no more."""
    if not lost:
        return tally
    foe = tally.fight.plan.sides[1 - turn.pair.side][turn.pair.target]
    before = tally.wounds[turn.target] + tally.coming[turn.target]
    coming = _changed(tally.coming, turn.target, tally.coming[turn.target] + lost)
    falling, entangled = tally.falling, tally.entangled
    if turn.answer is not None:
        fell = foe.lost(before + lost) - foe.lost(before)
        falling = _changed(falling, turn.answer, falling[turn.answer] + fell)
        if freed:
            still = max(0, entangled[turn.answer] - fell)
            entangled = _changed(entangled, turn.answer, still)
    return replace(tally, coming=coming, falling=falling, entangled=entangled)


def _settled(tally: Tally) -> Tally:
    """Let all that was dealt at one moment tell."""
    if not any(tally.coming):
        return tally
    return replace(
        tally,
        wounds=tuple(map(sum, zip(tally.wounds, tally.coming, strict=True))),
        coming=(0,) * len(tally.coming),
        fallen=tuple(map(sum, zip(tally.fallen, tally.falling, strict=True))),
        falling=(0,) * len(tally.falling),
    )


def _unit(side: int, place: int, first: int) -> int:
    return place + side * first


def _changed(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    return (*values[:place], value, *values[place + 1 :])
