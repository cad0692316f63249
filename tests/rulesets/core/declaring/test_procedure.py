"""Rules that declare themselves."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from types import ModuleType
from typing import Annotated, Any, assert_type

import pytest

from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Fill, Flag, Units, Whole, read_arguments
from rulesets.core.declaring.procedure import (
    collected,
    declaration_of,
    is_declared,
    procedure,
)
from rulesets.core.ruleset.installed import installed_games
from rulesets.dice.handle import Dice
from rulesets.dice.handles.rolled import ListedFaces, RolledDice


@dataclass(frozen=True, slots=True)
class Leap:
    far: int


@procedure(source="L1", command="move", phases=("movement",))
def leap(dice: Dice, *, m: Annotated[int, Whole(1, 12), Fill("unit", "m")]) -> Leap:
    """Leap over a ditch."""
    return Leap(m + dice.sum(1, "leap"))


@procedure(source="L2")
def stay(_dice: Dice) -> Leap:
    """Stay on this side of it."""
    return Leap(0)


def test_a_declared_rule_is_the_function_it_was() -> None:
    result = leap(RolledDice(ListedFaces((3,))), m=4)
    assert_type(result, Leap)
    assert result == Leap(7)
    assert leap.__name__ == "leap"
    assert declaration_of(leap).run is leap


def test_the_declaration_is_kept_beside_it() -> None:
    declared = declaration_of(leap)
    assert (declared.id, declared.source, declared.command) == ("leap", "L1", "move")
    assert [parameter.name for parameter in declared.parameters] == ["m"]
    assert declared.roles == ("unit",)
    assert declared.phases == ("movement",)


def test_rules_are_collected_in_the_order_named() -> None:
    assert [procedure.id for procedure in collected(stay, leap)] == ["stay", "leap"]


def test_a_function_without_a_declaration_is_not_collected() -> None:
    def wait(_dice: Dice) -> Leap:
        return Leap(0)

    assert not is_declared(wait)
    with pytest.raises(TypeError, match="wait is no procedure"):
        collected(leap, wait)


@procedure(source="L3", units=("unit", "enemy"))
def shout(dice: Dice, *, loud: Annotated[bool, Flag()] = False) -> Leap:
    """Shout across the ditch."""
    return Leap(dice.sum(2 if loud else 1, "leap"))


def test_units_that_only_the_declaration_needs_are_options_before_its_own() -> None:
    declared = declaration_of(shout)
    assert declared.unit_options == ("unit", "enemy")
    assert [parameter.name for parameter in declared.parameters] == ["unit", "enemy", "loud"]
    assert not any(parameter.required for parameter in declared.parameters)


def test_a_rule_is_run_without_the_units_that_it_does_not_take() -> None:
    run = declaration_of(shout).run
    asked = read_arguments(declaration_of(shout).parameters, {"loud": True}, {})
    assert run(RolledDice(ListedFaces((3, 4))), **asked) == Leap(7)
    assert shout(RolledDice(ListedFaces((3,)))) == Leap(3)


def test_a_unit_is_asked_once() -> None:
    def push(_dice: Dice, *, unit: Annotated[Unit | None, Units()] = None) -> Leap:
        return Leap(0 if unit is None else unit.models)

    with pytest.raises(TypeError, match="push: unit is asked twice"):
        procedure(source="L4", units=("unit",))(push)


def modules_of(package: ModuleType) -> Iterator[ModuleType]:
    """Yield a package and every module below it."""
    yield package
    for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        yield importlib.import_module(found.name)


def rules_of(game: str) -> Iterator[Callable[..., Any]]:
    """Yield every rule of a game that declares itself, where it is written."""
    for module in modules_of(importlib.import_module(f"rulesets.{game}")):
        for thing in vars(module).values():
            if is_declared(thing) and thing.__module__ == module.__name__:
                yield thing


@pytest.mark.parametrize("game", sorted(installed_games()))
def test_every_rule_that_declares_itself_is_collected(game: str) -> None:
    # A game may add to what its rules lead to.
    held = {id(procedure.run) for procedure in installed_games()[game].procedures}
    rules = ((rule.__name__, declaration_of(rule).run) for rule in rules_of(game))
    forgotten = [name for name, run in rules if id(run) not in held]
    assert forgotten == []
