"""The blows of a round, one group after the other."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, TypeVar

from rulesets.blackhammer.combat.fighters.duel import strike_duel
from rulesets.blackhammer.combat.impact import CRUSH, IMPACT, impact_count, share_out
from rulesets.blackhammer.combat.order import enemy_first
from rulesets.blackhammer.combat.round.plan import BLOWS, MOUNT, NAMES, Group, Plan
from rulesets.blackhammer.combat.strike import strike
from rulesets.dice.handle import Dice

T = TypeVar("T")

_ORDER: Final = {IMPACT: 0, BLOWS: 1, MOUNT: 1, CRUSH: 2}
"""Impacts come before all blows, whoever always strikes first; crushing hits after them."""


@dataclass(frozen=True, eq=False, slots=True)
class Fight:
    """Units of a combat that strike each other and nobody else; compared by identity.

    Attributes:
        plan: The round.
        units: Their places, both sides one after the other.
    """

    plan: Plan
    units: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Tally:
    """Losses of a fight so far.

    Attributes:
        fight: Which.
        wounds: Wounds lost by each of its units.
        models: Models each group of the plan lost to the enemy it fights; 0 for other fights'.
        attacks: Attacks of a model of each unit, rolled once a round for them all [L138]; None
            before that and where they are no dice.
        impact: Impact hits of each unit, kept while several enemies share them.
    """

    fight: Fight
    wounds: tuple[int, ...]
    models: tuple[int, ...]
    attacks: tuple[int | None, ...]
    impact: tuple[int | None, ...]


@dataclass(frozen=True, eq=False, slots=True)
class Turn:
    """A group's turn to strike; compared by identity.

    Attributes:
        group: Who strikes whom.
        place: Its place in the plan.
        striker: Place of its unit within its fight.
        target: Place of the enemy unit.
        answer: Place in the plan of the group that strikes back, None without one.
        losses: Place of the group whose losses are its own: for mounts, that of their riders.
    """

    group: Group
    place: int
    striker: int
    target: int
    answer: int | None
    losses: int


def turns_of(dice: Dice, plan: Plan, won_before: str) -> tuple[int, ...]:
    """Return the groups' places in the order they strike; ties between the sides are settled."""
    places = {place: (_ORDER[group.kind], group.place) for place, group in enumerate(plan.groups)}
    order: list[int] = []
    for step in sorted(set(places.values())):
        here = [place for place in places if places[place] == step]
        both = len({plan.groups[place].side for place in here}) > 1
        swap = both and enemy_first(dice, won_before)
        here.sort(key=lambda place, swap=swap: plan.groups[place].side != swap)  # type: ignore[misc]
        order.extend(here)
    return tuple(order)


def fights_of(plan: Plan) -> tuple[Fight, ...]:
    """Return the fights of a round: units that strike each other, however indirectly, share one."""
    first = len(plan.sides[0])
    fights = {unit: {unit} for unit in range(first + len(plan.sides[1]))}
    for group in plan.groups:
        both = fights[_unit(group.side, group.striker, first)]
        both |= fights[_unit(1 - group.side, group.target, first)]
        fights.update(dict.fromkeys(both, both))
    apart = dict.fromkeys(tuple(sorted(units)) for units in fights.values())
    return tuple(Fight(plan, units) for units in apart)


def begin(fight: Fight) -> Tally:
    """Return a fight before the first blow."""
    units = len(fight.units)
    unrolled = (None,) * units
    return Tally(fight, (0,) * units, (0,) * len(fight.plan.groups), unrolled, unrolled)


def make_turns(plan: Plan, fights: tuple[Fight, ...]) -> tuple[tuple[int, Turn], ...]:
    """Return each group's turn, in the plan's order, with the place of its fight."""
    first = len(plan.sides[0])
    where = {
        (one.side, one.striker, one.target): place
        for place, one in enumerate(plan.groups)
        if one.kind == BLOWS
    }
    turns = []
    for place, one in enumerate(plan.groups):
        striker = _unit(one.side, one.striker, first)
        own, fight = next(pair for pair in enumerate(fights) if striker in pair[1].units)
        turn = Turn(
            one,
            place,
            fight.units.index(striker),
            fight.units.index(_unit(1 - one.side, one.target, first)),
            _answer(plan, where, one),
            where.get((one.side, one.striker, one.target), place),
        )
        turns.append((own, turn))
    return tuple(turns)


def _answer(plan: Plan, where: dict[tuple[int, int, int], int], group: Group) -> int | None:
    """Return the group that strikes back at a base, at the striker itself before others on it."""
    other = 1 - group.side
    for place in plan.on_base(group.side, group.striker):
        if (other, group.target, place) in where:
            return where[other, group.target, place]
    return None


def take_turn(dice: Dice, tally: Tally, turn: Turn) -> Tally:
    """Let a group strike [L1352-1364, L1874-1876, L2896-2906].

    Every model it lost to its enemy this round strikes no more; those in contact fall first. The
    second rank strikes only while there is one.
    """
    plan, group = tally.fight.plan, turn.group
    if group.kind in (IMPACT, CRUSH):
        return _ram(dice, tally, turn)
    one = plan.sides[group.side][group.striker]
    foe = plan.sides[1 - group.side][group.target]
    alive = one.unit.models - one.lost(tally.wounds[turn.striker])
    fallen = tally.models[turn.losses]
    front = max(0, min(group.front - fallen, alive))
    support = min(group.support, group.front + group.support - fallen, alive - one.width)
    support = max(0, support)
    left = foe.wounds - tally.wounds[turn.target]
    if front + support == 0 or left <= 0 or group.blow.need is None:
        dice.tell("no-blows", unit=one.unit.name, target=foe.unit.name)
        return tally
    each = group.attacks.fixed if front else 0
    if each is None:
        each = tally.attacks[turn.striker]
    if each is None:
        each = group.attacks.roll(dice, "attacks", subject=one.unit.name)
        tally = replace(tally, attacks=_changed(tally.attacks, turn.striker, each))
    attacks = front * each + support
    dice.tell(
        "blows" if group.kind == BLOWS else "mount-blows",
        side=NAMES[group.side],
        unit=one.unit.name,
        target=foe.unit.name,
        models=front + support,
        attacks=attacks,
    )
    names = (one.unit.name, foe.unit.name)
    strikes = strike_duel if one.duel else strike
    lost = strikes(dice, attacks, group.blow, left, striker=names[0], target=names[1])
    return _suffered(tally, turn, lost)


def _ram(dice: Dice, tally: Tally, turn: Turn) -> Tally:
    """Let a group make its impact, or crush an enemy [L2732-2734]."""
    plan, group = tally.fight.plan, turn.group
    one = plan.sides[group.side][group.striker]
    foe = plan.sides[1 - group.side][group.target]
    alive = one.unit.models - one.lost(tally.wounds[turn.striker])
    if alive <= 0:
        return tally
    hits = group.attacks.fixed if group.kind == CRUSH else tally.impact[turn.striker]
    part, parts = group.share
    if hits is None:
        hits = impact_count(dice, one.rules, models=alive, name=one.unit.name)
        if part + 1 < parts:
            tally = replace(tally, impact=_changed(tally.impact, turn.striker, hits))
    if part + 1 == parts and tally.impact[turn.striker] is not None:
        tally = replace(tally, impact=_changed(tally.impact, turn.striker, None))
    own = share_out(hits, parts)[part]
    left = foe.wounds - tally.wounds[turn.target]
    names = (one.unit.name, foe.unit.name)
    dice.tell(group.kind, unit=names[0], target=names[1], hits=own)
    strikes = strike_duel if one.duel else strike
    lost = strikes(dice, own, group.blow, left, striker=names[0], target=names[1])
    return _suffered(tally, turn, lost)


def _suffered(tally: Tally, turn: Turn, lost: int) -> Tally:
    """Note the wounds a group took from its enemy, and the models that strike back no more."""
    if not lost:
        return tally
    group = turn.group
    foe = tally.fight.plan.sides[1 - group.side][group.target]
    before = tally.wounds[turn.target]
    models = tally.models
    if turn.answer is not None:
        fell = foe.lost(before + lost) - foe.lost(before)
        models = _changed(models, turn.answer, models[turn.answer] + fell)
    wounds = _changed(tally.wounds, turn.target, before + lost)
    return replace(tally, wounds=wounds, models=models)


def _unit(side: int, place: int, first: int) -> int:
    return place + side * first


def _changed(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    return (*values[:place], value, *values[place + 1 :])
