"""Rosters of Age of Sigmar: units from warscrolls, whose weapons are sheets of their own."""

from __future__ import annotations

from typing import Any

import orjson

from bot.armies.reading import read_army
from bot.armies.roster import Roster
from bot.commands.lexicon import lexicon_of
from bot.commands.names import GameNames
from bot.localiser import Localiser
from rulesets.core.ruleset import installed_rulesets
from tests.bot.armies.lists import codes, profile


def sheet(name: str, kind: str, **values: str) -> dict[str, Any]:
    found = [{"name": one, "$text": value} for one, value in values.items()]
    return {"name": name, "typeName": kind, "characteristics": found}


def unit(name: str, models: int, *parts: dict[str, Any], **more: Any) -> dict[str, Any]:
    member = {"name": name, "type": "model", "number": models, "selections": list(parts)}
    return {"name": name, "type": "unit", "number": 1, "selections": [member], **more}


HAMMER = {
    "name": "Warhammer",
    "type": "upgrade",
    "number": 5,
    "profiles": [
        sheet(
            "Warhammer",
            "Melee Weapon",
            Atk="2",
            Hit="3+",
            Wnd="3+",
            Rnd="1",
            Dmg="1",
            Ability="Crit (Mortal)",
        )
    ],
}
PISTOL = {
    "name": "Ratling Pistol",
    "type": "upgrade",
    "number": 1,
    "profiles": [
        sheet(
            "Ratling Pistol",
            "Ranged Weapon",
            Rng='10"',
            Atk="D6",
            Hit="3+",
            Wnd="3+",
            Rnd="1",
            Dmg="1",
            Ability="Crit (Auto-wound), Shoot in Combat",
        )
    ],
}
LIBERATORS = unit(
    "Liberators",
    5,
    HAMMER,
    profiles=[sheet("Liberators", "Unit", Move='5"', Health="2", Save="3+", Control="1")],
    categories=[{"name": "INFANTRY"}, {"name": "CHAMPION"}],
    costs=[{"name": "pts", "value": 110}],
)
CLAWLORD = unit(
    "Clawlord",
    1,
    PISTOL,
    profiles=[sheet("Clawlord", "Unit", Move='9"', Health="7", Save="4+", Control="2")],
    categories=[{"name": "HERO"}, {"name": "CAVALRY"}, {"name": "WARD (6+)"}],
    costs=[{"name": "pts", "value": 150}],
)
SEER = unit(
    "Grey Seer",
    1,
    profiles=[sheet("Grey Seer", "Unit", Move='6"', Health="5", Save="6+", Control="2")],
    categories=[{"name": "HERO"}, {"name": "WIZARD (2)"}],
)


def read(*units: dict[str, Any]) -> Roster:
    games = installed_rulesets()
    game = games["aos4"]
    lexicon = lexicon_of(game, GameNames(game, Localiser(games.values()), "en"))
    return read_army(orjson.dumps({"roster": {"forces": [{"selections": units}]}}), lexicon)


def test_warscrolls_fill_profiles_and_keywords_become_rules() -> None:
    roster = read(LIBERATORS, CLAWLORD, SEER)
    assert profile(roster, "Liberators") == "5 m=5 w=2 save=3 control=1 points=110"
    assert profile(roster, "Clawlord") == "1 m=9 w=7 save=4 control=2 ward=6 points=150"
    assert [list(one.rules) for one in roster.units] == [
        ["champion", "infantry"],
        ["cavalry", "hero"],
        ["hero", "wizard"],
    ]
    assert roster.units[2].rules.number("wizard") == 2


def test_weapons_are_neither_units_nor_taken_for_values_of_one() -> None:
    roster = read(LIBERATORS, CLAWLORD)
    assert [one.name for one in roster.units] == ["Liberators", "Clawlord"]
    assert all(one.find("hit") is None for one in roster.units)
    assert codes(roster) == []
