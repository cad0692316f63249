"""The 124 spells: their headings, what they leave true, and chances of the whole."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from rulesets.core.battlefield.unit import Unit
from rulesets.core.books.entry_text import entry_texts
from rulesets.core.notation.line_terms import LineTerms
from rulesets.core.notation.profile_line import read_profile_line
from rulesets.core.results.effect import Effect, StatusSet
from rulesets.core.results.odds import odds
from rulesets.dice.handles.rolled import ListedFaces, RolledDice
from rulesets.refusal import Refusal
from rulesets.whfb2 import RULESET
from rulesets.whfb2.magic.book import BY_ID, SPELLS, STATUSES
from rulesets.whfb2.unit.standing_still import KEPT
from tests.rulesets.brute import brute_force
from tests.rulesets.cases import arguments_of, load_cases

CASES = load_cases(Path(__file__).parent / "cases")
HEADINGS = """
B1.1 4 yes 60, B1.2 2 no -, B1.3 1 no 60, B1.4 4 yes 30, B1.5 1 no -, B1.6 3 no -,
B1.7 2 no 7.5, B1.8 2 no -, B1.9 2 no 60, B1.10 3 no 60, B2.1 3 no -, B2.2 4 no -,
B2.3 3 no -, B2.4 3 no 60, B2.5 4 yes 60, B2.6 4 yes 60, B2.7 3 yes 60, B2.8 4 no 60,
B2.9 3 no 15, B2.10 3 no 15, B3.1 4 no 60, B3.2 6 no -, B3.3 6 yes 60, B3.4 6 yes -,
B3.5 8 no 30, B3.6 6 yes 60, B3.7 5 yes 60, B3.8 8 no -, B3.9 5 yes 60, B3.10 8 yes 5,
B4.1 8 no -, B4.2 16 no -, B4.3 8 yes 60, B4.4 10 no 60, B4.5 60 no -, B4.6 10 no -,
B4.7 12 yes 60, N1.1 4 no 7.5, N1.2 4 no 7.5, N1.3 2 yes 30, N1.4 1 no -, N1.5 2 no 15,
N2.1 2 no 60, N2.2 8 no 7.5, N2.3 3 yes 60, N2.4 3 no -, N2.5 3 no -, N3.1 12 no -,
N3.2 12 yes 30, N3.3 12 no 7.5, N3.4 10 yes -, N4.1 12 no 7.5, N4.2 12 no -, N4.3 18 yes 60,
N4.4 35 no -, I1.1 1 no -, I1.2 1 no -, I1.3 2 no -, I1.4 4 yes 30, I1.5 2 no -,
I2.1a 3 no -, I2.1b 8 no -, I2.2 2 no -, I2.3 3 no 60, I2.4 5 no -, I2.5 4 yes 60,
I3.1 8 no -, I3.2 6 no 30, I3.3 6 no 60, I3.4 12 no -, I4.1 12 no -, I4.2 8 no -,
I4.3 20 no -, I4.4 15 no 120, D1.1 1 yes 30, D1.2 1 no 7.5, D1.3 3 no 7.5, D1.4 2 yes 60,
D1.5 2 no 7.5, D2.1 3 no 60, D2.2 3 no -, D2.3a 5 no 7.5, D2.3b 4 no -, D2.4 5 no 7.5,
D3.1 10 yes 60, D3.2 6 no -, D3.3 8 no 7.5, D3.4 8 yes 30, D4.1 25 yes 60, D4.2 25 no 7.5,
D4.3 40 no -, D4.4 20 no 60, E1.1 3 no 60, E1.2 2 no 15, E1.3 1 no 15, E1.4 1 no -,
E1.5 2 no -, E1.6 2 no 7.5, E1.7 1 no -, E1.8 3 no 7.5, E2.1 5 no -, E2.2 3 no 30,
E2.3 4 no 60, E2.4 4 no -, E2.5 4 yes -, E2.6 4 no -, E2.7 3 no -, E2.8 4 no 60,
E3.1 8 no 60, E3.2 10 yes 30, E3.3 8 no -, E3.4 9 no -, E3.5 7 no -, E3.6 9 no 60,
E3.7 10 no 30, E3.8 5 no 60, E4.1 16 no 60, E4.2 24 yes 60, E4.3 24 no 7.5, E4.4 30 no 7.5,
E4.5 12 no 7.5, E4.6 16 no 30, E4.7 14 no 60, E4.8 18 no -
"""
"""Number, energy, magic save and range as printed; where heading and text differ, the text."""


def unit(line: str, **statuses: int) -> Unit:
    held = read_profile_line(line, LineTerms.of(RULESET), alone=True)
    named = tuple((name.replace("_", "-"), value) for name, value in statuses.items())
    return RULESET.as_it_stands(replace(held, statuses=named))


def value(line: str, field: str, **statuses: int) -> int | None:
    found = unit(line, **statuses).find(field)
    return None if found is None else found.fixed


def test_every_heading_is_as_printed() -> None:
    printed = [heading.split() for heading in HEADINGS.replace("\n", " ").split(",")]
    assert len(printed) == len(SPELLS) == 124
    by_code = {spell.code: spell for spell in SPELLS}
    for code, energy, save, reach in printed:
        spell = by_code[code]
        assert spell.energy == int(energy), code
        assert (spell.save != "no") == (save == "yes"), code
        assert spell.within == (None if reach == "-" else float(reach)), code
        assert spell.level == int(code[1]), code


def test_every_spell_has_a_case() -> None:
    tried = {case["given"].get("spell") for case in CASES}
    assert [spell.id for spell in SPELLS if spell.id not in tried] == []


def test_every_status_that_a_spell_leaves_is_declared() -> None:
    known = {status.id for status in RULESET.statuses}
    left = {
        f"{work.status}-{field}" if field else str(work.status)
        for spell in SPELLS
        for work in spell.does
        if work.status is not None
        for field in (work.among or ("",))
    }
    assert left - known == set()
    assert len({status.id for status in STATUSES}) == len(STATUSES)


def test_a_spell_is_told_by_its_number() -> None:
    assert BY_ID["summon-demonic-aid"].sign == "D2.3b"


@pytest.mark.parametrize(
    ("line", "status", "field", "after"),
    [
        pytest.param("Mage", "aura-of-resistance", "save", 6, id="whfb2-2-047"),
        ("Mage Sv6+", "aura-of-resistance", "save", 5),
        pytest.param("Mage", "aura-of-protection", "save", 5, id="whfb2-2-048"),
        pytest.param("Mage A2 S4", "iron-hand", "a", 4, id="whfb2-2-067"),
        ("Mage A2 S4", "iron-hand", "s", 5),
        ("Men A2", "in-zone-of-steadfastness", "a", 6),
        ("Men", "in-zone-of-steadfastness", "save", 6),
        ("Mage WP7", "mind-strength-wp", "wp", 8),
        ("Mage I3", "combat-strength-i", "i", 4),
        ("Mage Ld9", "great-power", "ld", 10),
        ("Mage Ld10", "total-power", "ld", 12),
        ("Hero WS5", "feebleminded", "ws", 1),
        ("Demon WS7", "demon-bound", "ws", 1),
        ("Hero WS5", "bewildered", "ws", 1),
        ("Orcs M10", "universally-confused", "m", 5),
        ("Mage S3", "hand-of-fire", "s", 4),
        ("Orcs M10", "entrapped", "m", 0),
    ],
)
def test_what_a_spell_makes_of_a_value(line: str, status: str, field: str, after: int) -> None:
    assert value(line, field, **{status: 1}) == after


def test_the_blinded_move_a_quarter() -> None:
    moved = unit("Orcs M10", blinded=1).find("m")
    assert moved is not None
    assert moved.halves == 5


@pytest.mark.parametrize(
    ("status", "rule"),
    [
        ("frenzy-by-magic", "frenzy"),
        ("hatred-by-magic", "hatred"),
        ("stupid-by-magic", "stupidity"),
        ("in-zone-of-sanctuary", "immune-to-psychology"),
        ("enchanted-weapon", "magic-weapon"),
        ("ethereal-wizard", "ethereal"),
    ],
)
def test_what_a_spell_lends(status: str, rule: str) -> None:
    assert rule in unit("Orcs", **{status: 1}).rules


def run(procedure: str, given: dict[str, Any], faces: tuple[int, ...] = ()) -> Any:
    arguments = arguments_of(RULESET, procedure, given)
    return RULESET.procedure(procedure).run(RolledDice(ListedFaces(faces)), **arguments)


def test_wounds_end_a_hand_and_wear_an_aura_out() -> None:
    assert RULESET.wounded == {
        "iron-hand": "end",
        "hand-of-death": "end",
        "hand-of-dust": "end",
        "aura-of-invulnerability": "soak",
    }


def test_a_man_of_strength_five_is_undead_after_five_turns() -> None:
    strength, taken, turns = 5, 1, 0
    while taken:
        turns += 1
        given = {
            "spell": "curse-of-living-death",
            "due": True,
            "target": {"line": f"Hero S{strength}", "statuses": {"living-death": taken}},
        }
        arguments = arguments_of(RULESET, "spell_effect", given)
        declared = RULESET.procedure("spell_effect")
        result = declared.run(RolledDice(ListedFaces(())), **arguments)
        effects: tuple[Effect, ...] = declared.effects(arguments, result)
        strength -= result.lost
        taken = next((effect.value for effect in effects if isinstance(effect, StatusSet)), 0)
    assert turns == 5


def test_only_confuse_foe_is_cast_by_the_slain() -> None:
    slain = replace(unit("Mage Lv2 MP20"), models=0)
    for spell, refused in (("fireball", True), ("confuse-foe", False)):
        arguments = arguments_of(
            RULESET, "cast_spell", {"spell": spell, "level": 2, "mp": 20, "t": 3}
        )
        arguments["wizard"] = slain
        procedure = RULESET.procedure("cast_spell")
        if refused:
            with pytest.raises(Refusal, match="wizard-slain"):
                procedure.run(RolledDice(ListedFaces(())), **arguments)
        else:
            procedure.run(RolledDice(ListedFaces(())), **arguments)


ODDS = [
    ("cast_spell", {"spell": "fireball", "level": 1, "mp": 20, "target": "Man 1 T3 W1"}),
    ("cast_spell", {"spell": "fireball", "level": 1, "mp": 5, "t": 4, "models": 2}),
    ("cast_spell", {"spell": "entrap", "level": 4, "mp": 20, "target": "Men 10 WP7"}),
    ("cast_spell", {"spell": "flight-of-terror", "level": 3, "mp": 20, "wp": 6, "ld": 8}),
    ("cast_spell", {"spell": "summon-elementals", "level": 4, "mp": 40, "wizard_wp": 8}),
    ("cast_spell", {"spell": "destroy-undead", "level": 1, "mp": 20, "wp": 5, "models": 4}),
    ("spell_effect", {"spell": "hand-of-dust", "due": True, "quantity": 2, "w": 3}),
    ("spell_effect", {"spell": "quicksand", "due": True, "t": 5, "struck": 2}),
    ("magic_save", {"wp": 8, "boost": 2}),
    ("summon_control", {"wp": 8}),
]


@pytest.mark.parametrize(("procedure", "given"), ODDS, ids=lambda value: json.dumps(value)[:60])
def test_chances_are_those_of_every_face(procedure: str, given: dict[str, Any]) -> None:
    arguments = arguments_of(RULESET, procedure, given)
    rule = RULESET.procedure(procedure).run
    exact = dict(odds(rule, arguments).outcomes)
    brute = brute_force(rule, arguments)
    assert exact.keys() == brute.keys()
    assert all(abs(exact[outcome] - brute[outcome]) < 1e-9 for outcome in brute)


def test_one_spell_a_phase_but_what_needs_no_casting() -> None:
    (demand,) = (demand for demand in RULESET.procedure("cast_spell").demands if demand.once)
    assert (demand.role, demand.once) == ("wizard", ("cast",))
    assert demand.lifted({"free": True})
    assert not demand.lifted({"free": False})


@pytest.mark.parametrize(("lost", "tests"), [(5, True), (4, False)])
def test_a_quarter_lost_to_magic_calls_for_a_rout_test(lost: int, tests: bool) -> None:  # noqa: FBT001
    declared = RULESET.procedure("cast_spell")
    given = {"spell": "fireball", "level": 3, "mp": 20, "quantity": 2, "target": "Men 20 T3 W1"}
    arguments = arguments_of(RULESET, "cast_spell", given)
    wounds = [6] * lost + [1] * (6 - lost)
    result = declared.run(RolledDice(ListedFaces([6, 6, *wounds])), **arguments)
    led = [follow_up.procedure for follow_up in declared.follow_ups(arguments, result)]
    assert led == (["rout_test"] if tests else [])


def test_whfb2_2_224_a_zone_of_radius_where_others_have_a_diameter() -> None:
    told = {
        name: entry_texts("whfb2", f"spell:zone-of-{name}")
        for name in ("concealment", "steadfastness", "annihilation")
    }
    found = {name: texts and texts["en"] for name, texts in told.items()}
    assert "of 7.5 cm **radius**" in str(found["concealment"])
    assert "15 cm across" in str(found["steadfastness"])
    assert "7.5 cm across" in str(found["annihilation"])


def test_zones_are_as_wide_as_printed_those_of_demons_half_of_the_others() -> None:
    found = {spell.id: spell.across for spell in SPELLS if spell.group == "zone"}
    assert found == {
        "zone-of-steadfastness": 15,
        "zone-of-sanctuary": 15,
        "zone-of-life": 15,
        "zone-of-demon-protection": 7.5,
        "zone-of-annihilation": 7.5,
        "zone-of-concealment": 15,
    }


def test_every_zone_ends_as_its_caster_moves() -> None:
    zones = {(spell.id, spell.id) for spell in SPELLS if spell.group == "zone"}
    assert {*zones, ("keeps-wind", "wind-blast")} == set(KEPT)
