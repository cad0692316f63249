"""Contact between the units of a round, and how many models strike [R L542-552, L750, L938]."""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import TYPE_CHECKING, Final, TypeAlias

from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.rules import SpecialRules
from rulesets.dice.handle import Dice
from rulesets.rank_and_flank.round.contact import check_count, shared_front, stated_counts
from rulesets.rank_and_flank.round.plan import NAMES, Counts
from rulesets.t9a.combat.round.plan import Fighter, Plan
from rulesets.t9a.harm.distribution import BLOWS_AT

if TYPE_CHECKING:
    from rulesets.core.ids.rules import RuleId

Aim: TypeAlias = "tuple[int, int, int]"
"""A side, the index of a unit of it, and that of the enemy it strikes."""
MACHINE: Final = "war-machine"
_TWO: Final = 2
_UNTOLD: Final = -1
"""The number of models that reach the second of several: of more than two it is not told."""
_AROUND_MACHINE: Final = 6
_IN_ASSAULT: Final = 10
_HEAVY: Final[Mapping[RuleId, int]] = {
    "chariot": 3,
    "monstrous-cavalry": 3,
    "monstrous-infantry": 3,
    "monstrous-beast": 3,
    "monster": 6,
    "ridden-monster": 6,
}
"""How many models each counts for around a war machine or at a building [R L750, L938]."""


def weight(rules: SpecialRules) -> int:
    """Return how many models each counts for where only so many may fight."""
    return next((heavy for kind, heavy in _HEAVY.items() if kind in rules), 1)


def choose_aims(
    dice: Dice, plan: Plan, told: tuple[tuple[int, ...], tuple[int, ...]]
) -> tuple[Aim, ...]:
    """Let the players of units before an enemy with characters in it say whom their blows strike.

    Rank and file may always strike rank and file [R L553-554]: they do where nobody is asked. Who
    is alone or leads a unit strikes whom he faces.

    Args:
        dice: Their decisions.
        plan: The round.
        told: Models in contact as players stated them: then nobody is asked.
    """
    aims = []
    for side in (0, 1):
        for index, fighter in enumerate(plan.sides[side]):
            idle = fighter.shirks or fighter.unit.find("a") == Amount()
            if told[side] or idle:
                continue
            for pools in _pools(plan, side, index):
                names = {plan.sides[1 - side][foe].unit.name: foe for foe in pools}
                if len(pools) == 1 or len(names) < len(pools):
                    continue  # nobody could tell namesakes apart
                name = fighter.unit.name
                second = pools[1]
                reach = _guess(plan, side, index, {second}).get((index, second))
                struck = dice.choose(
                    NAMES[side],
                    BLOWS_AT.what,
                    tuple(names),
                    index=index,
                    subject=name,
                    beforehand=True,
                    number=(reach or 0) if len(pools) == _TWO else _UNTOLD,
                )
                aims.append((side, index, names[struck]))
    return tuple(aims)


def _pools(plan: Plan, side: int, index: int) -> list[tuple[int, ...]]:
    """Return whom a fighter may strike of each enemy unit in contact, the usual one first."""
    fighter, foes = plan.sides[side][index], plan.sides[1 - side]
    parties = dict.fromkeys(plan.party(1 - side, foe) for foe in plan.foes(side, index))
    found = []
    for party in parties:
        leads = fighter.host is not None and fighter.target in party
        first = fighter.target if leads else None
        usual = sorted(party, key=lambda foe: (foe != first, foes[foe].host is not None))
        found.append(tuple(foe for foe in usual if fighter.meets(foes[foe])))
    return [pools for pools in found if pools]


def meeting(
    plan: Plan,
    side: int,
    given: tuple[int, ...],
    aims: tuple[Aim, ...] = (),
    *,
    named: tuple[int, int] | None = None,
) -> Counts:
    """Return the models in contact of each unit of a side with each enemy.

    Args:
        plan: The round.
        side: Which side.
        given: The models as its player stated them.
        aims: Whom its units strike of an enemy with characters in it.
        named: How many units and enemies its player named: Champions who fight a challenge come
            after them.

    Raises:
        Refusal: `fighting-count`, `too-many-fighting`.
    """
    units, foes = plan.sides[side], plan.sides[1 - side]
    counts = stated_counts(plan, side, given, named=named)
    if given and named is not None:
        counts |= {(i, units[i].target): 1 for i in range(named[0], len(units))}
    if not given:
        for i in range(len(units)):
            struck = {foe for of, index, foe in aims if (of, index) == (side, i)}
            counts.update(_guess(plan, side, i, struck))
    for (i, _), models in counts.items():
        check_count(units[i], models, beside=units[i].without)
    met = {(i, j): models for (i, j), models in counts.items() if units[i].meets(foes[j])}
    for champion in units:
        if champion.apart and champion.host is not None:
            _step_out(met, champion.host, _unit_of(foes, champion.target))
    return met


def _unit_of(fighters: tuple[Fighter, ...], index: int) -> int:
    host = fighters[index].host
    return index if host is None else host


def _step_out(counts: Counts, host: int, foe: int) -> None:
    """Take a Champion from the models of his unit in contact, where they are at his opponent's."""
    touching = [pair for pair, models in counts.items() if pair[0] == host and models]
    if touching:
        counts[min(touching, key=lambda pair: pair[1] != foe)] -= 1


def _guess(plan: Plan, side: int, index: int, struck: Container[int]) -> Counts:
    """Guess a unit's models in contact: its front rank, shared by the enemies before it.

    Against an enemy on a flank it fights with one model a rank, against one behind it with as many
    as its front; around a war machine with 6, at a building with 10.
    """
    fighter = plan.sides[side][index]
    counts: Counts = {}
    open_field = []
    for pools in _pools(plan, side, index):
        most = _crowd(fighter, plan.sides[1 - side][pools[0]])
        if most is None:
            open_field.append(pools)
        else:
            counts |= _dealt(index, pools, min(fighter.ordered, most), struck)
    facings = {pools: plan.facing_on(side, index, pools[0]) for pools in open_field}
    before = [pools for pools in open_field if facings[pools] == "front"]
    shares = shared_front(fighter.width, range(len(before)))
    for at, pools in enumerate(before):
        counts |= _dealt(index, pools, shares[at], struck)
    for pools, facing in facings.items():
        if facing == "flank":
            counts |= _dealt(index, pools, fighter.depth, struck)
        elif facing == "rear":
            counts |= _dealt(index, pools, fighter.width, struck)
    return counts


def _dealt(index: int, pools: tuple[int, ...], models: int, struck: Container[int]) -> Counts:
    """Deal the models before an enemy out to its rank and file and to the character they strike.

    How many touch him nobody knows: as many as would share the front with the others.
    """
    chosen = next((foe for foe in pools if foe in struck), pools[0])
    if chosen == pools[0]:
        return {(index, chosen): models}
    touching = min(models, max(1, shared_front(models, pools)[chosen]))
    return {(index, pools[0]): models - touching, (index, chosen): touching}


def _crowd(fighter: Fighter, foe: Fighter) -> int | None:
    """Return how many models fight where only so many may, None in the open field."""
    if MACHINE in foe.rules:
        return max(1, _AROUND_MACHINE // weight(fighter.rules))
    if fighter.garrison or foe.garrison:
        return max(1, _IN_ASSAULT // weight(fighter.rules))
    return None
