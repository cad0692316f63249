"""Contact between the units of a round, and how many models of each strike."""

from __future__ import annotations

from typing import Final, TypeAlias

from rulesets.blackhammer.combat.fighters.siege import across_the_wall, walled_off
from rulesets.blackhammer.combat.round.plan import BLOWS, Fighter, Plan
from rulesets.blackhammer.unit.house import STRUCK
from rulesets.dice.handle import Dice
from rulesets.rank_and_flank.round.contact import check_count, shared_front, stated_counts
from rulesets.rank_and_flank.round.plan import NAMES, Counts

Struck: TypeAlias = "tuple[tuple[int, int], ...]"
"""Units of a side that strike a character, each with his place on the other side."""
REACHING: Final = 3
"""The most models that reach a character in a front rank: the one before him, and two corners."""


def meeting(
    plan: Plan, side: int, given: tuple[int, ...], struck: tuple[tuple[int, int], ...] = ()
) -> Counts:
    """Return the models in contact, less those whom a challenge keeps from striking.

    Args:
        plan: The round.
        side: Whose models.
        given: The models in contact as a player stated them.
        struck: Units that strike a character in the unit before them, each with him.

    Raises:
        Refusal: `fighting-count`, `too-many-fighting`.
    """
    units, foes = plan.sides[side], plan.sides[1 - side]
    counts = _stated(plan, side, given) or across_the_wall(plan, side, _guessed(plan, side, struck))
    for i, fighter in enumerate(units):
        # A model strikes once, whoever touches it [L1358].
        check_count(fighter, sum(models for (striker, _), models in counts.items() if striker == i))
    return {(i, j): models for (i, j), models in counts.items() if units[i].meets(foes[j])}


def _stated(plan: Plan, side: int, given: tuple[int, ...]) -> Counts:
    """Return the models in contact as a player stated them, a champion counted with his unit."""
    named = (plan.counted(side), plan.counted(1 - side))
    counts = stated_counts(plan, side, given, named=named)
    if not counts:
        return {}
    foes = plan.sides[1 - side]
    for i, fighter in enumerate(plan.sides[side]):
        if fighter.leads is not None:
            theirs = [pair for pair in counts if pair[0] == fighter.leads and counts[pair]]
            for pair in theirs[:1]:
                counts[pair] -= 1
        if fighter.leads is not None or foes[fighter.target].leads is not None:
            counts.update(_guess(plan, side, i))
    return counts


def heroes_before(plan: Plan, side: int, index: int) -> tuple[int, ...]:
    """Return the characters whom a unit may strike in the stead of the one they are in [L2120]."""
    fighter, others = plan.sides[side][index], plan.sides[1 - side]
    foes = plan.foes(side, index)
    return tuple(
        [
            j
            for j, foe in enumerate(others)
            if foe.host in foes
            and not foe.aboard
            and fighter.meets(foe)
            and not walled_off(fighter.unit, foe.unit)
        ]
    )


def _guessed(plan: Plan, side: int, struck: tuple[tuple[int, int], ...]) -> Counts:
    counts: Counts = {}
    for i in range(len(plan.sides[side])):
        counts.update(_guess(plan, side, i))
    for i, hero in struck:
        host = plan.sides[1 - side][hero].host
        if host is not None:
            models = min(REACHING, counts.get((i, host), 0))
            counts[i, host] = counts.get((i, host), 0) - models
            counts[i, hero] = models
    return counts


def _guess(plan: Plan, side: int, index: int) -> Counts:
    """Guess a unit's models in contact: its front rank, shared by the enemies before it.

    Against an enemy on a flank it fights with one model a rank, against one behind it with as many
    as its front. Blows at a unit are meant for its ordinary models [L2120], those at a ridden
    monster or chariot for the rider unless stated [L2350, L2438].
    """
    fighter = plan.sides[side][index]
    heroes = heroes_before(plan, side, index)
    foes = [
        foe
        for foe in plan.foes(side, index)
        if foe not in heroes
        and not _screened(plan, 1 - side, foe)
        and not walled_off(fighter.unit, plan.sides[1 - side][foe].unit)
    ]
    before = [foe for foe in foes if plan.facing_on(side, index, foe) == "front"]
    front = shared_front(fighter.width, before)
    counts = {(index, foe): models for foe, models in front.items()}
    left = fighter.unit.models - sum(counts.values())
    for foe in foes:
        facing = plan.facing_on(side, index, foe)
        if facing == "front":
            continue
        # The model at the corner strikes but once: forwards.
        models = fighter.width if facing == "rear" else fighter.depth - bool(before)
        counts[index, foe] = min(models, left)
        left -= counts[index, foe]
    return counts


def _screened(plan: Plan, side: int, index: int) -> bool:
    """Return whether blows at a base go to another on it: the character, else who else rides."""
    sharing = [plan.sides[side][i] for i in plan.on_base(side, index)]
    if len(sharing) == 1:
        return False
    own = _rank_aboard(sharing[0])
    return any(_rank_aboard(other) > own for other in sharing[1:])


def _rank_aboard(fighter: Fighter) -> int:
    return fighter.aboard + (fighter.aboard and "character" in fighter.names)


def choose_struck(dice: Dice, plan: Plan, told: tuple[bool, bool]) -> tuple[Struck, Struck]:
    """Let the players of both sides say whom their units strike, before any die [L1358, L2120].

    Args:
        dice: Their decisions.
        plan: The round, in which every unit strikes the ordinary models before it.
        told: Whether the models in contact were stated: then nobody is asked.
    """
    found = tuple(
        () if told[side] else tuple(_struck_by(dice, plan, side)) for side in range(len(NAMES))
    )
    return found[0], found[1]


def _struck_by(dice: Dice, plan: Plan, side: int) -> list[tuple[int, int]]:
    struck: list[tuple[int, int]] = []
    foes = plan.sides[1 - side]
    strikes = {group.striker for group in plan.groups if group.side == side and group.kind == BLOWS}
    for index, fighter in enumerate(plan.sides[side]):
        heroes = heroes_before(plan, side, index) if index in strikes else ()
        if not heroes:
            continue
        host = foes[heroes[0]].host or 0
        names = (foes[host].unit.name, *(foes[hero].unit.name for hero in heroes))
        if len({*names}) < len(names):  # units that were described have no names of their own
            continue
        name = dice.choose(
            NAMES[side],
            STRUCK.what,
            names,
            index=index,
            subject=fighter.unit.name,
            beforehand=True,
        )
        if name != names[0]:
            struck.append((index, heroes[names.index(name) - 1]))
    return struck
