"""The blows of a round, one group after the other."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from rulesets.blackhammer.combat.fighters.duel import strike_duel
from rulesets.blackhammer.combat.impact import CRUSH, IMPACT, impact_count, share_out
from rulesets.blackhammer.combat.order import enemy_first
from rulesets.blackhammer.combat.round.plan import BLOWS, MOUNT, Fighter, Group, Plan
from rulesets.blackhammer.combat.strike import strike
from rulesets.dice.handle import Dice
from rulesets.rank_and_flank.round.blows import Fight, changed, linked_units
from rulesets.rank_and_flank.round.plan import NAMES

_ORDER: Final = {IMPACT: 0, BLOWS: 1, MOUNT: 1, CRUSH: 2}
"""Impacts come before all blows, whoever always strikes first; crushing hits after them."""


@dataclass(frozen=True, slots=True)
class Tally:
    """Losses of a fight so far.

    Attributes:
        fight: The fight.
        wounds: Wounds lost by each of its units.
        models: Models each group of the plan lost to the enemy it fights; 0 for other fights'.
        attacks: Attacks of a model of each unit, rolled once a round for them all [L138]; None
            before that and where they are no dice.
        impact: Impact hits of each unit, kept while several enemies share them.
    """

    fight: Fight[Plan]
    wounds: tuple[int, ...]
    models: tuple[int, ...]
    attacks: tuple[int | None, ...]
    impact: tuple[int | None, ...]


@dataclass(frozen=True, eq=False, slots=True)
class Turn:
    """A group's turn to strike; compared by identity.

    Attributes:
        group: The group.
        striker: Index of its unit within its fight.
        target: Index of the enemy unit.
        answer: Index in the plan of the group that strikes back with one model less for each that
            falls, None without one.
        losses: Index of the group whose losses are its own: for mounts, that of their riders.
    """

    group: Group
    striker: int
    target: int
    answer: int | None
    losses: int


def turns_of(dice: Dice, plan: Plan, won_before: str) -> tuple[int, ...]:
    """Return the groups' indices in the order they strike; ties between the sides are settled."""
    steps = {i: (_ORDER[group.kind], group.place) for i, group in enumerate(plan.groups)}
    order: list[int] = []
    for step in sorted(set(steps.values())):
        here = [i for i in steps if steps[i] == step]
        both = len({plan.groups[i].side for i in here}) > 1
        swap = both and enemy_first(dice, won_before)
        here.sort(key=lambda i, swap=swap: plan.groups[i].side != swap)  # type: ignore[misc]
        order.extend(here)
    return tuple(order)


def fights_of(plan: Plan) -> tuple[Fight[Plan], ...]:
    """Return the fights of a round: units that strike each other, however indirectly, share one.

    A champion is always in the fight of his unit.
    """
    pairs = (
        (plan.number(group.side, group.striker), plan.number(1 - group.side, group.target))
        for group in plan.groups
    )
    led = (
        (plan.number(side, index), plan.number(side, fighter.leads))
        for side, fighters in enumerate(plan.sides)
        for index, fighter in enumerate(fighters)
        if fighter.leads is not None
    )
    return tuple(Fight(plan, units) for units in linked_units(plan, (*pairs, *led)))


def begin(fight: Fight[Plan]) -> Tally:
    """Return a fight before the first blow."""
    units = len(fight.units)
    unrolled = (None,) * units
    return Tally(fight, (0,) * units, (0,) * len(fight.plan.groups), unrolled, unrolled)


def make_turns(plan: Plan, fights: tuple[Fight[Plan], ...]) -> tuple[tuple[int, Turn], ...]:
    """Return each group's turn, in the plan's order, with the index of its fight."""
    where = {
        (group.side, group.striker, group.target): i
        for i, group in enumerate(plan.groups)
        if group.kind == BLOWS
    }
    turns = []
    for i, group in enumerate(plan.groups):
        striker = plan.number(group.side, group.striker)
        own, fight = next(pair for pair in enumerate(fights) if striker in pair[1].units)
        turn = Turn(
            group,
            fight.units.index(striker),
            fight.units.index(plan.number(1 - group.side, group.target)),
            _answer(plan, where, group),
            where.get((group.side, group.striker, group.target), i),
        )
        turns.append((own, turn))
    return tuple(turns)


def _answer(plan: Plan, where: dict[tuple[int, int, int], int], group: Group) -> int | None:
    """Return the group that strikes back at a base, at the striker itself before others on it.

    Where the enemy strikes nobody there, any model that falls is one less to strike back elsewhere:
    at the unit that a character is in, else where most of the enemy strike [L1874-1876].
    """
    other = 1 - group.side
    host = plan.sides[group.side][group.striker].host
    for i in (*plan.on_base(group.side, group.striker), host):
        if i is not None and (other, group.target, i) in where:
            return where[other, group.target, i]
    others = [
        at for (side, striker, _), at in where.items() if (side, striker) == (other, group.target)
    ]
    return max(others, key=lambda at: plan.groups[at].front, default=None)


def take_turn(dice: Dice, tally: Tally, turn: Turn) -> Tally:
    """Let a group strike [L1352-1364, L1874-1876, L2896-2906].

    Every model it lost to its enemy this round strikes no more; those in contact fall first. The
    second rank strikes only while there is one.
    """
    plan, group = tally.fight.plan, turn.group
    if group.kind in (IMPACT, CRUSH):
        return _ram(dice, tally, turn)
    fighter = plan.sides[group.side][group.striker]
    foe = plan.sides[1 - group.side][group.target]
    alive = fighter.alive(tally.wounds[turn.striker])
    fallen = tally.models[turn.losses]
    front = max(0, min(group.front - fallen, alive - fighter.idle))
    behind = alive - fighter.idle - fighter.width
    support = min(group.support, group.front + group.support - fallen, behind)
    support = max(0, support)
    left = foe.wounds - tally.wounds[turn.target]
    if front + support == 0 or left <= 0 or group.blow.need is None:
        dice.tell("no-blows", unit=fighter.unit.name, target=foe.unit.name)
        return tally
    each = group.attacks.fixed if front else 0
    if each is None:
        each = tally.attacks[turn.striker]
    if each is None:
        each = group.attacks.roll(dice, "attacks", subject=fighter.unit.name)
        tally = replace(tally, attacks=changed(tally.attacks, turn.striker, each))
    attacks = front * each + support
    dice.tell(
        _kind_of_blows(group, fighter, foe),
        side=NAMES[group.side],
        unit=fighter.unit.name,
        target=foe.unit.name,
        models=front + support,
        attacks=attacks,
    )
    names = (fighter.unit.name, foe.unit.name)
    strikes = strike_duel if fighter.duel else strike
    lost = strikes(dice, attacks, group.blow, left, striker=names[0], target=names[1])
    return _suffered(tally, turn, lost)


def _kind_of_blows(group: Group, fighter: Fighter, foe: Fighter) -> str:
    """Return the step that tells of blows: those of and at a champion apart are not his unit's."""
    if group.kind != BLOWS:
        return "mount-blows"
    if fighter.leads is not None:
        return "blows-of-champion" if foe.leads is None else "blows-of-champions"
    return "blows" if foe.leads is None else "blows-at-champion"


def _ram(dice: Dice, tally: Tally, turn: Turn) -> Tally:
    """Let a group make its impact, or crush an enemy [L2732-2734]."""
    plan, group = tally.fight.plan, turn.group
    fighter = plan.sides[group.side][group.striker]
    foe = plan.sides[1 - group.side][group.target]
    alive = fighter.alive(tally.wounds[turn.striker])
    if alive <= 0:
        return tally
    hits = group.attacks.fixed if group.kind == CRUSH else tally.impact[turn.striker]
    part, parts = group.share
    if hits is None:
        hits = impact_count(dice, fighter.rules, models=alive, name=fighter.unit.name)
        if part + 1 < parts:
            tally = replace(tally, impact=changed(tally.impact, turn.striker, hits))
    if part + 1 == parts and tally.impact[turn.striker] is not None:
        tally = replace(tally, impact=changed(tally.impact, turn.striker, None))
    own = share_out(hits, parts)[part]
    left = foe.wounds - tally.wounds[turn.target]
    names = (fighter.unit.name, foe.unit.name)
    dice.tell(group.kind, unit=names[0], target=names[1], hits=own)
    strikes = strike_duel if fighter.duel else strike
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
        models = changed(models, turn.answer, models[turn.answer] + fell)
    wounds = changed(tally.wounds, turn.target, before + lost)
    return replace(tally, wounds=wounds, models=models)
