"""The score of a battle of Age of Sigmar, and its winner."""

from __future__ import annotations

import pytest

from rulesets.aos4 import RULESET
from rulesets.core.notation.line_terms import LineTerms
from rulesets.core.notation.profile_line import read_profile_line
from rulesets.core.results.reminder import ArmyUnit, Side, Situation


def side(counters: dict[str, int] | None = None, general: str | None = None) -> Side:
    """Return a side; its general is `alive`, `slain`, or not among its units."""
    lines = {"alive": "Lord 1 [general]", "slain": "Lord 1 [general]", None: "Rats 5"}
    unit = read_profile_line(lines[general], LineTerms.of(RULESET), alone=True)
    army = (ArmyUnit(unit, destroyed=general == "slain"),)
    return Side(counters=tuple((counters or {}).items()), army=army)


def battle(own: Side, enemy: Side, pack: str = "border-war") -> Situation:
    return Situation(4, None, own, (enemy,), switches=(("battlepack", pack),))


def test_points_are_told_by_what_they_are_for_and_add_up_to_the_counter() -> None:
    own = side({"victory-points": 13, "points-control": 6, "points-twist": 2, "points-tactics": 4})
    lines = RULESET.score.lines(battle(own, side({"victory-points": 3})))
    assert [[(score_line.id, score_line.points) for score_line in side] for side in lines] == [
        [("control", 6), ("twist", 2), ("tactics", 4), ("counted", 1)],
        [("counted", 3)],
    ]


@pytest.mark.parametrize(
    ("totals", "generals", "pack", "verdict", "winner"),
    [
        ((30, 26), (None, None), "border-war", "major", 0),
        ((26, 30), ("alive", "slain"), "border-war", "major", 1),
        ((20, 20), ("slain", "alive"), "border-war", "minor", 1),
        ((20, 20), ("alive", "slain"), "border-war", "minor", 0),
        ((20, 20), ("slain", "slain"), "border-war", "tie", None),
        ((20, 20), ("alive", "alive"), "border-war", "tie", None),
        ((20, 20), ("alive", None), "border-war", "generals-unknown", None),
        ((9, 9), ("alive", "slain"), "spearhead", "tie", None),
        ((8, 9), (None, None), "spearhead", "win", 1),
    ],
)
def test_most_points_win_and_ties_are_for_the_general_left_alive(
    totals: tuple[int, int],
    generals: tuple[str | None, str | None],
    pack: str,
    verdict: str,
    winner: int | None,
) -> None:
    own, enemy = (side(general=general) for general in generals)
    assert RULESET.score.at_table is not None
    found = RULESET.score.at_table(battle(own, enemy, pack), totals)
    assert (found.id, found.winner) == (verdict, winner)
