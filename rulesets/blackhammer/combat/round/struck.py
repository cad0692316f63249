"""Whom blows are meant for, where characters stand in the unit before those who strike [L2120]."""

from __future__ import annotations

from typing import TypeAlias

from rulesets.blackhammer.combat.round.contact import heroes_before
from rulesets.blackhammer.combat.round.plan import BLOWS, Plan
from rulesets.blackhammer.unit.house import STRUCK
from rulesets.dice.handle import Dice
from rulesets.rank_and_flank.round.plan import NAMES

Struck: TypeAlias = "tuple[tuple[int, int], ...]"
"""Units of a side that strike a character, each with his place on the other side."""


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
