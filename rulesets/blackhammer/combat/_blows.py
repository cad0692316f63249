"""The blows of a round, one group after the other."""

from __future__ import annotations

from dataclasses import dataclass

from rulesets.blackhammer.combat._plan import NAMES, Group, Plan
from rulesets.blackhammer.combat.order import enemy_first
from rulesets.blackhammer.combat.strike import strike
from rulesets.dice.handle import Dice


@dataclass(frozen=True, slots=True)
class Tally:
    """Losses so far.

    Attributes:
        wounds: Wounds lost by each unit, both sides one after the other.
        models: Models each group of strikers lost to the enemy it fights, in the plan's order.
    """

    wounds: tuple[int, ...]
    models: tuple[int, ...]


@dataclass(frozen=True, eq=False, slots=True)
class Turn:
    """A group's turn to strike; compared by identity."""

    plan: Plan
    place: int
    striker: int
    target: int
    answer: int | None

    @property
    def group(self) -> Group:
        """Who strikes."""
        return self.plan.groups[self.place]


def turns_of(dice: Dice, plan: Plan, won_before: str) -> tuple[int, ...]:
    """Return the groups' places in the order they strike; ties between the sides are settled."""
    places = {
        place: plan.sides[group.side][group.striker].place
        for place, group in enumerate(plan.groups)
    }
    order: list[int] = []
    for step in sorted(set(places.values())):
        here = [place for place in places if places[place] == step]
        both = len({plan.groups[place].side for place in here}) > 1
        swap = both and enemy_first(dice, won_before)
        here.sort(key=lambda place, swap=swap: plan.groups[place].side != swap)  # type: ignore[misc]
        order.extend(here)
    return tuple(order)


def make_turns(plan: Plan) -> tuple[Turn, ...]:
    """Return each group's turn, in the plan's order."""
    first = len(plan.sides[0])
    where = {(one.side, one.striker, one.target): place for place, one in enumerate(plan.groups)}
    return tuple(
        Turn(
            plan,
            place,
            one.striker + one.side * first,
            one.target + (1 - one.side) * first,
            where.get((1 - one.side, one.target, one.striker)),
        )
        for place, one in enumerate(plan.groups)
    )


def take_turn(dice: Dice, tally: Tally, turn: Turn) -> Tally:
    """Let a group strike [L1352-1364, L1874-1876, L2896-2906].

    Every model it lost to its enemy this round strikes no more; those in contact fall first. The
    second rank strikes only while there is one.
    """
    plan, group = turn.plan, turn.group
    one = plan.sides[group.side][group.striker]
    foe = plan.sides[1 - group.side][group.target]
    alive = one.unit.models - one.lost(tally.wounds[turn.striker])
    fallen = tally.models[turn.place]
    front = max(0, min(group.front - fallen, alive))
    support = min(group.support, group.front + group.support - fallen, alive - one.width)
    support = max(0, support)
    left = foe.wounds - tally.wounds[turn.target]
    if front + support == 0 or left <= 0 or group.blow.need is None:
        dice.tell("no-blows", unit=one.unit.name, target=foe.unit.name)
        return tally
    each = group.attacks.roll(dice, "attacks", subject=one.unit.name) if front else 0
    attacks = front * each + support
    dice.tell(
        "blows",
        side=NAMES[group.side],
        unit=one.unit.name,
        target=foe.unit.name,
        models=front + support,
        attacks=attacks,
    )
    lost = strike(dice, attacks, group.blow, left)
    if not lost:
        return tally
    before = tally.wounds[turn.target]
    wounds = _changed(tally.wounds, turn.target, before + lost)
    models = tally.models
    if turn.answer is not None:
        fell = foe.lost(before + lost) - foe.lost(before)
        models = _changed(models, turn.answer, models[turn.answer] + fell)
    return Tally(wounds, models)


def _changed(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    return (*values[:place], value, *values[place + 1 :])
