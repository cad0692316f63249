"""Every cell of the charts around the battle, as printed, and through the rules that read them."""

from __future__ import annotations

from typing import Any

import pytest

from rulesets.blackhammer import RULESET
from rulesets.blackhammer.items.catalogue import ITEMS
from rulesets.blackhammer.unit.actions import SITUATIONS
from rulesets.dice.handles.rolled import ListedFaces, RolledDice
from tests.rulesets.cases import arguments_of

VICTORY_PRINT = """
0   D D D D D
75  V D D D D
150 V V D D D
225 V V V D D
300 V V V V D
450 V V V V V
"""
SIZES = (1, 1000, 1500, 2000, 3000)
LARGEST = (999, 1499, 1999, 2999, 20000)
COMPOSITION_PRINT = """
1     2 0 2 1 2 1
1000  2 0 2 1 2 1
1001  3 0 3 2 3 1
1999  3 0 3 2 3 1
2000  4 1 4 3 4 2
2999  4 1 4 3 4 2
3000  6 2 6 4 5 3
4000  8 3 8 5 6 4
5000  10 4 10 6 7 5
"""
ACTIONS_PRINT = {
    "rallied": "no no yes yes yes",
    "failed-charge": "not-this-phase no yes yes no",
    "stupid": "no no no no no",
    "engaged": "no no no yes no",
    "fleeing": "no no always no no",
    "immobilised": "no yes yes yes yes",
}
ITEMS_PRINT = {
    "sword-of-might": 15,
    "enchanted-shield": 15,
    "talisman-of-preservation": 25,
    "obsidian-amulet": 15,
    "dispel-scroll": 25,
    "book-of-sorcery": 25,
    "wizards-staff": 15,
    "war-banner": 25,
}


def told(procedure: str, **options: Any) -> Any:
    """Return what a rule without dice says."""
    arguments = arguments_of(RULESET, procedure, options)
    return RULESET.procedure(procedure).run(RolledDice(ListedFaces(())), **arguments)


@pytest.mark.parametrize("line", VICTORY_PRINT.strip().splitlines())
def test_every_cell_of_the_table_of_victory_is_as_printed(line: str) -> None:
    least, *cells = line.split()
    for smallest, largest, cell in zip(SIZES, LARGEST, cells, strict=True):
        for army in (smallest, largest):
            for difference in (int(least), -int(least)):
                found = told("victory_result", army_points=army, difference=difference)
                assert found.result == {"V": "victory", "D": "draw"}[cell], (army, difference)
                won = "side-one" if difference > 0 else "side-two"
                assert found.winner == (won if cell == "V" else "none")


@pytest.mark.parametrize(
    ("difference", "army"), [(74, 999), (149, 1499), (224, 1999), (299, 2999), (449, 3000)]
)
def test_a_point_short_of_the_next_row_is_still_a_draw(difference: int, army: int) -> None:
    assert told("victory_result", army_points=army, difference=difference).result == "draw"
    assert told("victory_result", army_points=army, difference=difference + 1).result == "victory"


@pytest.mark.parametrize("line", COMPOSITION_PRINT.strip().splitlines())
def test_every_cell_of_the_composition_of_armies_is_as_printed(line: str) -> None:
    points, *cells = (int(number) for number in line.split())
    found = told("army_limits", army_points=points)
    named = (
        found.max_characters,
        found.max_lords,
        found.max_heroes,
        found.min_core,
        found.max_special,
        found.max_rare,
    )
    assert named == tuple(cells)


@pytest.mark.parametrize("situation", SITUATIONS)
def test_every_cell_of_what_units_may_do_is_as_printed(situation: str) -> None:
    found = told("action_table", unit_situation=situation)
    words = (
        found.move,
        "yes" if found.shoot else "no",
        found.flee_charge,
        "yes" if found.act else "no",
        "yes" if found.joined else "no",
    )
    assert " ".join(words) == ACTIONS_PRINT[situation]


def test_the_common_items_cost_what_is_printed() -> None:
    assert {item.id: item.points for item in ITEMS.values()} == ITEMS_PRINT


def test_every_item_can_be_noted_as_a_rule_of_its_bearer() -> None:
    assert set(ITEMS) <= {rule.id for rule in RULESET.rules}
