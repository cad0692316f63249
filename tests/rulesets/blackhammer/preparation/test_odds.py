"""The chances of what surrounds the battle are those of every sequence of faces."""

from __future__ import annotations

from typing import Any

import pytest

from rulesets.blackhammer import RULESET
from rulesets.core.results.odds import odds
from tests.rulesets.brute import brute_force
from tests.rulesets.cases import arguments_of

QUESTIONS: list[tuple[str, dict[str, Any]]] = [
    ("mutations_roll", {"mutation_dice": 1}),
    ("mutations_roll", {"mutation_dice": 2}),
    ("tunnel_accident", {}),
    ("tunnel_arrival", {"turn": 2}),
    ("tunnel_arrival", {"turn": 3, "last": True}),
    ("tunnel_arrival", {"turn": 6}),
    ("building_hits", {"s": 4, "t": 4, "models": 2}),
    (
        "building_assault_result",
        {"unit": "Orcs 10 Ld7", "enemy": "Elves 8 Ld8", "wounds": 3, "enemy_wounds": 1},
    ),
]


@pytest.mark.parametrize(("procedure", "options"), QUESTIONS, ids=lambda value: str(value)[:60])
def test_chances_equal_brute_force(procedure: str, options: dict[str, Any]) -> None:
    run = RULESET.procedure(procedure).run
    arguments = arguments_of(RULESET, procedure, options)
    found = odds(run, arguments)
    assert found.exact
    assert dict(found.outcomes) == pytest.approx(brute_force(run, arguments), abs=1e-9)


@pytest.mark.parametrize(
    ("options", "ways"),
    [
        # Of 36 pairs 15 are won and 6 are ties; with +1, 21 are won and 5 are ties.
        ({"deployed_first": "side-one"}, (21, 10)),
        ({"deployed_first": "side-one", "strategist": "side-two"}, (15, 15)),
        # With +2, 26 pairs are won and 4 are ties.
        ({"deployed_first": "side-one", "strategist": "side-one"}, (26, 6)),
        ({"deployed_first": "side-two", "strategist": "side-two"}, (6, 26)),
    ],
)
def test_a_bonus_is_worth_what_counting_pairs_says(
    options: dict[str, Any], ways: tuple[int, int]
) -> None:
    found = odds(RULESET.procedure("who_starts").run, arguments_of(RULESET, "who_starts", options))
    first = found.chance(lambda result: result.winner == "side-one")
    assert first == pytest.approx(ways[0] / sum(ways))


def test_a_unit_underground_arrives_sooner_or_later() -> None:
    """Five chances in six a turn from the fourth on, less the misfire of the scatter die."""
    run = RULESET.procedure("tunnel_arrival").run
    for turn, needed in ((2, 3), (3, 4), (4, 5), (5, 5)):
        found = odds(run, {"turn": turn, "last": None})
        up = found.chance(lambda result: result.arrives)
        assert up == pytest.approx(needed / 6 * 5 / 6)
        lost = found.chance(lambda result: result.row is not None)
        assert lost == pytest.approx(needed / 6 / 6)
