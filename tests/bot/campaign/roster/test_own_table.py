"""Organisers' tables: what is read, what a total leads to, what experience is worth."""

from __future__ import annotations

import pytest

from bot.campaign.roster.own_table import OwnTable, read_own_table
from rulesets.refusal import Refusal

SOUND = b"""
id = "wounds"
dice = "2D6"
rows = [
    { id = "low", least = 2, most = 6, text = "Low" },
    { id = "high", least = 7, most = 12, text = "High", values = { s = -1 }, misses = 1 },
]
"""
EARNS = b"""
id = "veterans"
[experience]
fought = 1
won = 2
drawn = 1
survived = 1
levels = [3, 10]
"""


@pytest.mark.parametrize(("total", "row"), [(2, "low"), (6, "low"), (7, "high"), (12, "high")])
def test_a_total_leads_to_its_row(total: int, row: str) -> None:
    assert read_own_table(SOUND).row(total).id == row


@pytest.mark.parametrize(
    ("outcome", "survives", "earned"),
    [
        ("won", True, 4),
        ("won", False, 3),
        ("drawn", True, 3),
        ("lost", True, 2),
        ("lost", False, 1),
    ],
)
def test_a_battle_earns_by_its_outcome_and_by_surviving_it(
    outcome: str, earned: int, *, survives: bool
) -> None:
    scheme = read_own_table(EARNS).experience
    assert scheme is not None
    assert scheme.earned(outcome, survives=survives) == earned  # type: ignore[arg-type]


@pytest.mark.parametrize(("points", "level"), [(0, 0), (2, 0), (3, 1), (9, 1), (10, 2), (99, 2)])
def test_levels_are_reached_at_their_points(points: int, level: int) -> None:
    scheme = read_own_table(EARNS).experience
    assert scheme is not None
    assert scheme.level(points) == level


def test_a_table_comes_back_as_it_was_kept() -> None:
    table = read_own_table(SOUND)
    assert OwnTable.model_validate(table.model_dump(mode="json")) == table


@pytest.mark.parametrize(
    ("old", "new", "where"),
    [
        (b"most = 6", b"most = 5", "rows.1"),
        (b"most = 12", b"most = 11", "rows"),
        (b'"2D6"', b'"6"', "dice"),
        (b'"high"', b'"low"', "rows"),
        (b'text = "Low"', b'text = ""', "rows.0.text"),
        (b"misses = 1", b"missing = 1", "rows.1.missing"),
    ],
)
def test_what_is_wrong_is_told_with_its_place(old: bytes, new: bytes, where: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_own_table(SOUND.replace(old, new))
    assert refused.value.facts["where"] == where
