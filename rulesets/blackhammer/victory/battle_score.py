"""The points of victory as the table stands: what its units, and the standards they hold, give."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rulesets.blackhammer.unit.unit_state import gone, known_power, machine, off_table
from rulesets.blackhammer.victory.result import needed_difference
from rulesets.blackhammer.victory.standards import HELD, HELD_BATTLE_STANDARD
from rulesets.blackhammer.victory.worth import (
    BATTLE_STANDARD,
    CREATED,
    GENERAL,
    HOLDING_POWER,
    LEGENDARY,
    QUARTER,
    STANDARD,
    Losses,
    worth,
)
from rulesets.core.battlefield.unit import Unit
from rulesets.core.results.reminder import ArmyUnit, Side, Situation
from rulesets.core.results.score import COUNTER, ScoreLine, Scoring, Verdict, lead_of, side_by_side

QUARTERS: Final = 4


def lines_of(situation: Situation) -> tuple[tuple[ScoreLine, ...], ...]:
    """Return the points of victory of each side, in the order of `Situation.sides` [L478-494].

    Quarters count where units have noted theirs. What units cost is their `points`; one of which
    nobody noted them is named with no points, so that players see what is missing.
    """
    return side_by_side(situation, _lines)


def _lines(side: Side, others: tuple[Side, ...]) -> Iterator[ScoreLine]:
    held = side.counter(COUNTER)
    if held:
        yield ScoreLine("counted", held)
    for other in others:
        for brought in other.army:
            yield from _for_unit(brought)
    for brought in side.army:
        if not _lost(brought) and not brought.unit.has("fleeing"):
            yield from _trophies(brought.unit)
    yield from _quarters(side, others)


def _lost(brought: ArmyUnit) -> bool:
    return brought.destroyed or gone(brought.unit)


def _for_unit(brought: ArmyUnit) -> Iterator[ScoreLine]:
    """Yield what an enemy unit is worth [L480-486, L494, L2766]."""
    unit = brought.unit
    losses = losses_of(brought)
    cost = CREATED if unit.has("created") else unit.number("points", 0)
    known = unit.has("created") or unit.find("points") is not None
    share = losses.share
    # Who lost its way underground took no part in the battle [L2874].
    if share != "none" and not unit.has("lost-underground"):
        way = losses.fate if share == "whole" else "half"
        yield ScoreLine(way if known else "cost-unknown", worth(cost, losses), unit.name)
        if losses.fate != "standing" and "general" in unit.rules:
            yield ScoreLine("general", GENERAL, unit.name)
    if "legendary-creature" in unit.rules:
        yield ScoreLine("legendary", LEGENDARY, unit.name)


def losses_of(brought: ArmyUnit) -> Losses:
    """Return what became of a unit of the table."""
    unit = brought.unit
    each = max(1, unit.number("w", 1))
    fleeing = unit.has("fleeing") and not off_table(unit)
    return Losses(
        "slain" if _lost(brought) else "fleeing" if fleeing else "standing",
        unit.size,
        unit.models,
        unit.size * each,
        (unit.size - unit.models) * each + unit.carried,
        machine(unit.rules),
    )


def _trophies(unit: Unit) -> Iterator[ScoreLine]:
    """Yield what the standards are worth that a unit holds [L488-490]."""
    held = dict(unit.statuses)
    count = held.get(HELD, 0)
    if count:
        yield ScoreLine("standard", STANDARD * count, unit.name, (("count", count),))
    if HELD_BATTLE_STANDARD in held:
        yield ScoreLine("battle-standard", BATTLE_STANDARD, unit.name)


def _quarters(side: Side, others: tuple[Side, ...]) -> Iterator[ScoreLine]:
    """Yield the quarters that only this side's units hold [L484].

    A character in a unit adds 1 to its power, the least one weighs.
    """
    ours = _held(side)
    theirs = {quarter for other in others for quarter in _held(other)}
    for quarter in sorted(ours - theirs):
        yield ScoreLine("quarter", QUARTER, None, (("quarter", quarter),))


def _held(side: Side) -> set[int]:
    return {
        unit.number("quarter")
        for unit in side.units
        if unit.models > 0
        and unit.find("quarter") is not None
        and not unit.has("fleeing")
        and not off_table(unit)
        and (known_power(unit, None) or 0) >= HOLDING_POWER
    }


def judge(totals: tuple[int, ...], army_points: int | None) -> Verdict:
    """Return the winner of two sides [L386-476]; the size of the battle decides by how much."""
    difference, leading = lead_of(totals)
    if army_points is None:
        return Verdict("size-unknown", leading, (("difference", difference),), open=True)
    needed = needed_difference(army_points)
    facts = (("difference", difference), ("needed", needed), ("points", army_points))
    if difference < needed:
        return Verdict("draw", None, facts)
    return Verdict("victory", leading, facts)


SCORE: Final = Scoring(
    lines_of, judge, by_cost=lambda _situation: True, priced_otherwise=("created",)
)
