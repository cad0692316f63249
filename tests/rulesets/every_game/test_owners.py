"""Owners of dice: every roll of every case with two roles is somebody's, and the right one's."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from rulesets.core.battlefield.unit import Unit
from rulesets.core.ruleset.game import Ruleset
from rulesets.core.ruleset.owners import owner_of
from rulesets.dice.handles.rolled import ListedFaces, RolledDice
from rulesets.dice.request import Purpose, Roll
from tests.rulesets.cases import arguments_of, load_cases, unit_of
from tests.rulesets.every_game.test_told_dice import GAMES

_SAVES = frozenset({"armour-save", "ward-save", "regeneration", "cold-save", "save", "ward"})
Case: TypeAlias = tuple[dict[str, Any], dict[str, tuple[Unit, ...]], list[Roll]]
"""A case, its units by role, and its rolls."""

_STRUCK = frozenset({"target", "enemy", "rider", "crew", "team", "host"})


def _units(game: Ruleset, case: dict[str, Any]) -> dict[str, tuple[Unit, ...]]:
    """Return the units of a case by role."""
    found: dict[str, tuple[Unit, ...]] = {}
    for name, raw in case["given"].items():
        if name in game.procedure(case["procedure"]).unit_options:
            lines = raw if isinstance(raw, list) else [raw]
            found[name] = tuple(unit_of(game, line) for line in lines)
    return found


def _played(folder: str) -> Iterator[Case]:
    """Yield the cases that name units of two roles, with those units and every roll."""
    game = GAMES[folder]
    for case in load_cases(Path(__file__).parents[1] / folder / "cases"):
        if "refused" in case or case["dice"] is None:
            continue
        units = _units(game, case)
        if len(units) > 1:
            dice = RolledDice(ListedFaces(tuple(case["dice"])))
            arguments = arguments_of(game, case["procedure"], case["given"])
            game.procedure(case["procedure"]).run(dice, **arguments)
            yield case, units, list(dice.rolls)


@pytest.mark.parametrize("folder", GAMES)
def test_every_roll_of_two_roles_has_an_owner(folder: str) -> None:
    game, rolls = GAMES[folder], 0
    for case, units, fallen in _played(folder):
        procedure = game.procedure(case["procedure"])
        for roll in fallen:
            rolls += 1
            owner = owner_of(procedure, game.rolled_by, units, roll.purpose)
            assert owner is not None, (case["id"], roll.purpose)
            role, index = owner
            assert index < len(units[role]), (case["id"], roll.purpose)
    assert rolls


@pytest.mark.parametrize("folder", GAMES)
def test_a_save_is_never_rolled_by_who_acts_alone(folder: str) -> None:
    game, saves = GAMES[folder], 0
    for case, units, fallen in _played(folder):
        procedure = game.procedure(case["procedure"])
        if len(procedure.acting) != 1:
            continue
        for roll in fallen:
            if roll.purpose.label in _SAVES:
                saves += 1
                owner = owner_of(procedure, game.rolled_by, units, roll.purpose)
                assert owner is not None, case["id"]
                assert owner[0] in _STRUCK, (case["id"], roll.purpose, owner)
    assert saves


@pytest.mark.parametrize("folder", ["blackhammer", "t9a", "whfb2"])
def test_the_beaten_test_and_the_victors_hold_back(folder: str) -> None:
    game, tests = GAMES[folder], 0
    for case, units, fallen in _played(folder):
        if case["procedure"] != "close_combat_round":
            continue
        procedure = game.procedure(case["procedure"])
        labels = ("break-test", "rout-test", "restrain")
        owners: dict[str, set[str]] = {label: set() for label in labels}
        for roll in fallen:
            if roll.purpose.label in owners:
                owner = owner_of(procedure, game.rolled_by, units, roll.purpose)
                assert owner is not None
                owners[roll.purpose.label].add(owner[0])
        beaten = owners["break-test"] | owners["rout-test"]
        tests += bool(beaten)
        assert len(beaten) < 2, case["id"]
        winner = case.get("expect", {}).get("winner")
        if beaten and winner in ("unit", "enemy"):
            assert beaten == {"enemy" if winner == "unit" else "unit"}, case["id"]
            assert owners["restrain"] <= {winner}, case["id"]
    assert tests


def test_an_owner_is_no_part_of_what_is_asked() -> None:
    assert Purpose("flee", owner=("enemy", 1)) == Purpose("flee")
    assert hash(Purpose("flee", owner=("enemy", 1))) == hash(Purpose("flee"))


def test_the_rolls_of_a_part_of_a_unit_are_those_of_its_player() -> None:
    game = GAMES["t9a"]
    units = {"unit": (Unit("Swords"),), "enemy": (Unit("Mob"),)}
    for subject, role in (("Swords (champion)", "unit"), ("Mob (champion)", "enemy")):
        purpose = Purpose("to-hit", subject=subject)
        found = owner_of(game.procedure("close_combat_round"), game.rolled_by, units, purpose)
        assert found == (role, 0)
