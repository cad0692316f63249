"""Sheets of a roster: abilities, spells and prayers are kept with timing, values and words."""

from __future__ import annotations

from time import process_time

import orjson
import pytest

from bot.armies.reading import read_army
from bot.armies.roster import Roster
from bot.armies.selection import LONGEST_TEXT, without_markup
from bot.armies.sheets import MOST_SHEETS, AbilitySheet, read_sheets, write_sheets
from rulesets.core.battlefield.ability import aim_of
from tests.bot.armies.catalogues import BOLT, activated, as_json, as_xml, holding, roster
from tests.bot.armies.lists import lexicon, packed
from tests.bot.armies.test_aos4 import LEXICON

FORMS = {"json": as_json(), "ros": as_xml(), "rosz": packed(as_xml())}


@pytest.fixture(params=FORMS)
def host(request: pytest.FixtureRequest) -> Roster:
    return read_army(FORMS[request.param], LEXICON)


def called(army: Roster, name: str) -> AbilitySheet:
    (found,) = (sheet for sheet in army.kept.sheets if sheet.name == name)
    return found


def test_every_sheet_of_a_roster_is_kept_once(host: Roster) -> None:
    assert [sheet.name for sheet in host.kept.sheets] == [
        "Guarded Hero",
        "Heron's Eye",
        "Still Water",
        "Drowned Bell",
        "Wade",
        "Rise",
        "Slow Tide",
        "Marsh Bolt",
        "Rising Mist",
        "Summon Fen Beast",
        "Hymn of Reeds",
    ]
    assert (host.problems, host.kept.cut, host.kept.left) == ((), (), 0)


def test_a_sheet_has_its_timing_its_group_and_the_units_that_have_it(host: Roster) -> None:
    assert [unit.name for unit in host.units] == ["Heron Seer", "Mire Abbot", "Reed Spears"]
    assert called(host, "Guarded Hero").units == (0, 1)
    assert called(host, "Guarded Hero").timing == "Passive"
    bell = called(host, "Drowned Bell")
    assert (bell.timing, bell.group, bell.units) == (
        "Once Per Battle, Your Movement Phase",
        "Artefacts of Power",
        (0,),
    )
    assert (called(host, "Rise").units, called(host, "Rise").timing) == ((), "Deployment Phase")
    assert called(host, "Slow Tide").group == "Fen Host"
    assert called(host, "Wade").lines == (("", "Water is no obstacle."),)


def test_spells_and_prayers_have_their_lore_and_their_value(host: Roster) -> None:
    told = {
        sheet.name: (sheet.kind, sheet.value, sheet.group, sheet.units)
        for sheet in host.kept.sheets
        if sheet.ritual
    }
    assert told == {
        "Heron's Eye": ("spell", 8, "", (0,)),
        "Marsh Bolt": ("spell", 7, "Lore of the Fen", ()),
        "Rising Mist": ("spell", 6, "Lore of the Fen", ()),
        "Summon Fen Beast": ("spell", 5, "Lore of the Fen", ()),
        "Hymn of Reeds": ("prayer", 4, "Songs of Reed", ()),
    }
    assert host.kept.lores == ("Lore of the Fen", "Songs of Reed")
    assert called(host, "Rising Mist").keywords == ("Spell", "Unlimited")
    assert called(host, "Marsh Bolt").declared.startswith("Pick a visible enemy unit")


def test_no_markup_of_the_builder_is_left_anywhere(host: Roster) -> None:
    written = repr((host.units, host.kept))
    assert "*" not in written
    assert "^" not in written
    assert ("Effect", "Roll a dice. On a 3+, inflict D3 mortal damage on the target.") in called(
        host, "Marsh Bolt"
    ).lines


@pytest.mark.parametrize(
    ("written", "read"),
    [
        (r"Anti-\*\*^^Infantry^^\*\*", "Anti-Infantry"),
        ("**^^Anti-**^^Monster^^**\N{NO-BREAK SPACE}(+1 Rend)", "Anti-Monster (+1 Rend)"),
        ("***Fog:*** a\n   b", "Fog: a\nb"),
        ("Anti\N{NON-BREAKING HYPHEN}Hero", "Anti-Hero"),
    ],
)
def test_markup_is_taken_off(written: str, read: str) -> None:
    assert without_markup(written) == read


def test_a_text_that_is_too_long_is_cut_and_told() -> None:
    data = roster()
    long = activated("Saga", "Any Hero Phase", "word " * 1000)
    data["roster"]["forces"][0]["selections"][0]["profiles"].append(long)
    army = read_army(as_json(data), LEXICON)
    assert army.kept.cut == ("Saga",)
    assert max(len(text) for _, text in called(army, "Saga").lines) <= LONGEST_TEXT


def test_sheets_are_bounded_in_number_and_what_is_beyond_is_counted() -> None:
    data = roster()
    many = [activated(f"Vow {n}", "Any Hero Phase", "Swear.") for n in range(MOST_SHEETS + 5)]
    data["roster"]["forces"][0]["selections"].append(holding("Vows", *many))
    kept = read_army(as_json(data), LEXICON).kept
    assert len(kept.sheets) == MOST_SHEETS
    assert kept.left == len(many) + 11 - MOST_SHEETS


def test_sheets_are_read_again_as_they_were_written(host: Roster) -> None:
    written = orjson.loads(orjson.dumps(write_sheets(host.kept.sheets)))
    assert tuple(read_sheets(written)) == host.kept.sheets


def test_rules_and_spells_that_another_game_does_not_know_are_kept_as_sheets() -> None:
    body = {"M": "4", "WS": "3", "S": "3", "T": "3", "W": "1", "Ld": "7"}
    profile = {
        "name": "Reeve",
        "typeName": "Model",
        "characteristics": [{"name": name, "$text": text} for name, text in body.items()],
    }
    reeve = {
        "name": "Reeve",
        "type": "unit",
        "number": 1,
        "profiles": [profile, BOLT],
        "rules": [
            {"name": "Hatred", "description": "It hates."},
            {"name": "Toll Keeper", "description": "Nobody passes **free**."},
            {"name": "Nameless Thing"},
        ],
    }
    army = read_army(as_json({"roster": {"forces": [{"selections": [reeve]}]}}), lexicon())
    (unit,) = army.units
    assert list(unit.rules) == ["hatred"]
    assert [sheet.name for sheet in army.kept.sheets] == ["Marsh Bolt", "Hatred", "Toll Keeper"]
    assert called(army, "Toll Keeper").lines[0][1] == "Nobody passes free."
    (problem,) = army.problems
    assert problem.reason.facts["names"] == "Nameless Thing"


def test_a_keyword_in_capitals_is_kept_with_or_without_its_number() -> None:
    data = roster()
    spears = data["roster"]["forces"][0]["selections"][-1]
    spears["categories"] += [{"name": name} for name in ("STEADY STANCE (2)", "WARD (5+)", "Fen")]
    unit = read_army(as_json(data), LEXICON).units[2]
    assert list(unit.rules) == ["infantry", "keyword:reedfolk", "keyword:steady stance"]
    assert unit.number("ward") == 5


def test_a_text_without_end_is_read_in_a_moment() -> None:
    data = roster()
    hostile = ["\\" * 4000, "*" * 4000, "pick " * 800, "__" * 2000, "within 1" * 500, "\n " * 2000]
    made = [activated(f"Vow {n}", "Any Hero Phase", text) for n, text in enumerate(hostile * 90)]
    data["roster"]["forces"][0]["selections"].append(holding("Vows", *made))
    began = process_time()
    kept = read_army(as_json(data), LEXICON).kept
    assert kept.left > 0
    assert process_time() - began < 5
    for text in hostile:
        began = process_time()
        aim_of(AbilitySheet("Vow", lines=(("Declare", text),)).declared)
        assert process_time() - began < 0.04
