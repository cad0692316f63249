"""Deeds: who destroyed what, and what each side has lost."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.battle.story.chronicle import UnitStrength
from bot.battle.story.deeds import Hurt, Toll, best_of, hurts_of, toll_of
from bot.battle.story.turning_points import Worth
from bot.store.board import Board
from bot.store.journal.record import Actor, Change, Entry
from bot.store.tables.battle import UnitRow
from rulesets.blackhammer import RULESET

ELVES, ORCS = 1, 2
WORTHS = {
    10: Worth(ELVES, 10, 100),
    11: Worth(ELVES, 1, 300),
    20: Worth(ORCS, 20, 200),
    21: Worth(ORCS, 1, 200),
}


def unit(id_: int, side: int, models: int, **more: int) -> UnitRow:
    row = UnitRow(
        id=id_, battle_id=1, side_id=side, name=f"unit {id_}", key=f"unit {id_}", models=models
    )
    row.size, row.profile = more.get("size", models), {"w": str(more.get("w", 1))}
    row.carried = more.get("carried", 0)
    return row


def board_of(*rows: UnitRow) -> Board:
    board = Board()
    for row in rows:
        board.make(Change("unit", row.id, "", None, row.model_dump()))
    return board


def entry_of(action: str, **binding: tuple[int, ...]) -> Entry:
    return replace(ENTRY, action=action, binding=binding)


ENTRY = Entry(
    id=1,
    journal_id=1,
    number=1,
    at=0,
    interaction_id=None,
    actor=Actor(1, "Ana"),
    command="",
    action="shooting_attack",
    arguments={"values": {}},
    dice=None,
    outcome={},
    effects=(),
    changes=(),
    binding={},
    turn=1,
    secret=False,
    undoable=True,
    undone_by=None,
    previous="",
    record="",
    hash="",
)


@pytest.mark.parametrize(
    ("action", "binding", "had", "credited"),
    [
        # Archers shoot orcs.
        ("shooting_attack", {"unit": (10,), "target": (20,)}, {20: 20}, [(20, (10,))]),
        # A machine that blows up is no deed of those it aimed at.
        ("cannon_shot", {"unit": (11,), "target": (20,)}, {11: 6}, []),
        # In a combat both strike.
        (
            "close_combat_round",
            {"unit": (10, 11), "enemy": (20,)},
            {10: 12, 20: 18},
            [(10, (20,)), (20, (10, 11))],
        ),
        # Who stands and shoots does so at whom charges.
        ("charge", {"unit": (20,), "target": (10,)}, {20: 18}, [(20, (10,))]),
        # Nobody gains by rallying, nor by what comes back.
        ("close_combat_round", {"unit": (10,), "enemy": (20,)}, {20: 10}, []),
        # What players note names no author.
        ("unit-damage", {"unit": (20,)}, {20: 20}, []),
    ],
)
def test_a_loss_is_credited_to_those_who_may_have_caused_it(
    action: str,
    binding: dict[str, tuple[int, ...]],
    had: dict[int, int],
    credited: list[tuple[int, tuple[int, ...]]],
) -> None:
    board = board_of(unit(10, ELVES, 10), unit(11, ELVES, 1, w=4), unit(20, ORCS, 15, size=20))
    found = list(hurts_of(RULESET, entry_of(action, **binding), had, board))
    assert [(hurt.unit_id, hurt.by) for hurt in found] == credited


def test_a_monster_that_is_hurt_has_lost_a_share_of_itself() -> None:
    board = board_of(unit(10, ELVES, 10), unit(21, ORCS, 1, w=6, carried=4))
    entry = entry_of("shooting_attack", unit=(10,), target=(21,))
    (hurt,) = hurts_of(RULESET, entry, {21: 5}, board)
    assert (hurt.wounds, hurt.share) == (3, pytest.approx(0.5))


def test_the_best_unit_destroyed_the_largest_part_of_an_army() -> None:
    hurts = [
        Hurt(20, 0.5, 10, (10, 11)),  # 100 points, shared by two
        Hurt(21, 0.5, 3, (11,)),  # 100 more
        Hurt(10, 1.0, 10, (20,)),  # a quarter of the elves
    ]
    best = best_of(hurts, WORTHS)
    assert best is not None
    assert (best.unit_id, best.points, best.wounds) == (11, pytest.approx(150), pytest.approx(8))
    assert best.share == pytest.approx(37.5)


def test_without_every_cost_the_best_unit_is_told_by_wounds() -> None:
    worths = {**WORTHS, 21: Worth(ORCS, 1, None)}
    best = best_of([Hurt(20, 0.5, 10, (10,))], worths)
    assert best is not None
    assert (best.points, best.wounds) == (None, 10)
    assert best_of([], WORTHS) is None


def test_a_side_has_lost_models_and_their_part_of_the_cost() -> None:
    units = {
        10: UnitStrength("Archers", ELVES, 10, 4),
        11: UnitStrength("Dragon", ELVES, 1, 1, destroyed=True),
        20: UnitStrength("Orcs", ORCS, 20, 20),
    }
    assert toll_of(ELVES, units, WORTHS) == Toll(ELVES, 7, 11, 360, 400)
    assert toll_of(ORCS, units, {20: Worth(ORCS, 20, None)}) == Toll(ORCS, 0, 20, None, None)
    assert toll_of(3, units, WORTHS) == Toll(3, 0, 0, None, None)
