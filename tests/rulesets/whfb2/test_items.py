"""Magic weapons, runes and items: their tables, what they lend, and their chances."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from rulesets.core.notation.line_terms import LineTerms
from rulesets.core.notation.profile_line import read_profile_line
from rulesets.core.results.odds import odds
from rulesets.whfb2 import RULESET
from rulesets.whfb2.items.powers import POWERS, load_powers
from rulesets.whfb2.items.runes import RUNES
from tests.rulesets.brute import brute_force
from tests.rulesets.cases import arguments_of


def test_forty_four_powers_cover_every_number_of_a_d100() -> None:
    assert len(POWERS) == 44
    worth = [power.points for power in POWERS.values()]
    assert (worth.count(50), worth.count(75), worth.count(100)) == (12, 13, 16)
    assert (worth.count(0), worth.count(250), worth.count(None)) == (1, 1, 1)


@pytest.mark.parametrize("column", RUNES)
def test_runes_run_from_one_to_a_hundred_and_what_is_not_printed_is_named(column: str) -> None:
    rows = RUNES[column].rows
    assert (rows[0].least, rows[-1].most) == (1, 100)
    unprinted = [(row.least, row.most) for row in rows if row.id == "not-printed"]
    assert unprinted == ([(81, 90)] if column == "staff" else [])


def test_powers_with_a_gap_are_no_sound_list(tmp_path: Path) -> None:
    file = tmp_path / "powers.toml"
    file.write_text(
        'id = "few"\nsource = "L1"\n[[powers]]\nid = "one"\nleast = 1\nmost = 99\npoints = 50\n'
    )
    with pytest.raises(ValueError, match="not the numbers of a D100"):
        load_powers(file)


@pytest.mark.parametrize(
    ("line", "worn", "field", "after"),
    [
        pytest.param("Hero Sv6+", "wears-mithril-mail", "save", 5, id="whfb2-2-175"),
        pytest.param("Hero", "wears-rune-of-armour", "save", 6, id="whfb2-2-168"),
        pytest.param("Mage WP10", "wears-dawn-stone", "wp", 12, id="whfb2-2-180"),
        ("Mage Ld10", "wears-staff-of-command", "ld", 11),
        ("Hero T4", "wears-adamantine-amulet", "t", 7),
        ("Hero M10", "wears-boots-of-speed", "m", 20),
        ("Hero S4", "stole-s", "s", 5),
    ],
    ids=str,
)
def test_what_a_thing_makes_of_a_value(line: str, worn: str, field: str, after: int) -> None:
    unit = replace(
        read_profile_line(line, LineTerms.of(RULESET), alone=True), statuses=((worn, 1),)
    )
    found = RULESET.as_it_stands(unit).find(field)
    assert found is not None
    assert found.fixed == after


def test_a_stolen_point_is_lent_through_the_next_turn() -> None:
    (status,) = (status for status in RULESET.statuses if status.id == "stole-s")
    assert status.until == "next-turn"


ODDS = [
    ("cold_attack", {}),
    ("weapon_duel", {"both": True}),
    ("item_mastery", {"wp": 8}),
    ("power_weapon", {"wp": 9}),
    ("slave_toll", {"wp": 3}),
    ("rune_count", {"carved_on": "axe"}),
    ("divine_frenzy", {}),
    ("rope_length", {}),
]


@pytest.mark.parametrize(("procedure", "given"), ODDS, ids=str)
def test_chances_are_those_of_every_face(procedure: str, given: dict[str, Any]) -> None:
    arguments = arguments_of(RULESET, procedure, given)
    rule = RULESET.procedure(procedure).run
    exact = dict(odds(rule, arguments).outcomes)
    brute = brute_force(rule, arguments)
    assert exact.keys() == brute.keys()
    assert all(abs(exact[outcome] - brute[outcome]) < 1e-9 for outcome in brute)


def test_the_chances_of_a_whole_weapon_add_up() -> None:
    arguments = arguments_of(RULESET, "magic_weapon", {"powers": "2"})
    found = odds(RULESET.procedure("magic_weapon").run, arguments)
    assert abs(sum(chance for _, chance in found.outcomes) - 1) < 1e-9
    assert min(made.points for made, _ in found.outcomes) == 0
