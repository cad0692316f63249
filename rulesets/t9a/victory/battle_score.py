"""The Victory Points as the table stands [R L943-969]."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rulesets.core.ids.composed import as_rule
from rulesets.core.results.reminder import ArmyUnit, Side, Situation
from rulesets.core.results.score import (
    COUNTER,
    ScoreLine,
    Scoring,
    Verdict,
    counted,
    lead_of,
    most_points,
    side_by_side,
)
from rulesets.t9a.characters.standards import BATTLE, CAPTURED
from rulesets.t9a.characters.standards import STANDARD as BEARER
from rulesets.t9a.unit.house import LAYER
from rulesets.t9a.victory.worth import (
    BATTLE_STANDARD,
    GENERAL,
    STANDARD,
    battle_points,
    points_of,
    result_of,
    share_of,
)


def _played(situation: Situation) -> bool:
    return situation.switch(LAYER.house) != "off"


def lines_of(situation: Situation) -> tuple[tuple[ScoreLine, ...], ...]:
    """Return the Victory Points of each side; by the text alone what players added.

    What units cost is their `points`; one of which nobody noted them is named with none.
    """
    if not _played(situation):
        return counted(situation)
    return side_by_side(situation, _lines)


def _lines(side: Side, others: tuple[Side, ...]) -> Iterator[ScoreLine]:
    held = side.counter(COUNTER)
    if held:
        yield ScoreLine("objectives", held)
    for other in others:
        for brought in other.army:
            yield from _for_unit(brought)
    for name, each in ((BEARER, STANDARD), (BATTLE, BATTLE_STANDARD)):
        count = side.counter(CAPTURED[as_rule(name)]) or 0
        if count:
            yield ScoreLine(f"captured-{name}", each * count, facts=(("count", count),))


def _for_unit(brought: ArmyUnit) -> Iterator[ScoreLine]:
    unit = brought.unit
    if unit.has("summoned"):
        return
    gone = brought.destroyed or unit.models < 1 or unit.has("off-table")
    each = max(1, unit.number("w", 1))
    left = 0 if gone else unit.models * each - unit.carried
    fate = "lost" if gone else "flees" if unit.has("fleeing") else "stands"
    share = share_of(fate, left, unit.size * each)
    if share == "none":
        return
    cost = unit.number("points", 0)
    known = unit.find("points") is not None
    name = "cost-unknown" if not known else share if share == "whole" else fate
    yield ScoreLine(f"worth-{name}", points_of(cost, share), unit.name)
    if share == "whole" and "general" in unit.rules:
        yield ScoreLine("general-dead", GENERAL, unit.name)


def judge(situation: Situation, totals: tuple[int, ...]) -> Verdict:
    """Return the winner, by the difference as a share of the size of the battle [R L956-964].

    The text alone leaves victory to a chapter that it lacks [L566].
    """
    if not _played(situation):
        return most_points(totals, situation.agreed)
    difference, leading = lead_of(totals)
    size = situation.agreed
    if size is None:
        return Verdict("size-unknown", leading, (("difference", difference),), open=True)
    result = result_of(difference, size)
    facts = (("difference", difference), ("points", size))
    return Verdict(result, None if result == "draw" else leading, facts)


SCORE: Final = Scoring(
    lines_of,
    at_table=judge,
    shares=battle_points,
    by_cost=_played,
    priced_otherwise=("summoned",),
)
"""Points for what the enemy lost, and the size of the difference."""
