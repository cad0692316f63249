"""Rosters of Age of Sigmar: units from warscrolls, whose weapons are sheets of their own."""

from __future__ import annotations

from typing import Any

import orjson
import pytest

from bot.armies.reading import read_army
from bot.armies.roster import Roster
from bot.commands.options.names import GameNames
from bot.commands.units.lexicon import lexicon_of
from bot.texts.localiser import Localiser
from rulesets.aos4.attack.arms import weapons_used
from rulesets.aos4.attack.weapon import read_weapons
from rulesets.core.battlefield.rules import NO_RULES
from rulesets.core.declaring.parameter import read_arguments
from rulesets.core.ruleset.installed import installed_games
from rulesets.dice.handles.rolled import ListedFaces, RolledDice
from tests.bot.armies.lists import codes, profile


def sheet(name: str, kind: str, **values: str) -> dict[str, Any]:
    found = [{"name": key, "$text": value} for key, value in values.items()]
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


GAMES = installed_games()
AOS4 = GAMES["aos4"]
LEXICON = lexicon_of(AOS4, GameNames(AOS4, Localiser(GAMES.values()), "en"))


def read(*units: dict[str, Any]) -> Roster:
    return read_army(orjson.dumps({"roster": {"forces": [{"selections": units}]}}), LEXICON)


def copy(selection: dict[str, Any], **changes: Any) -> dict[str, Any]:
    return {**selection, **changes}


def test_warscrolls_fill_profiles_and_keywords_become_rules() -> None:
    roster = read(LIBERATORS, CLAWLORD, SEER)
    told = profile(roster, "Liberators").split()
    assert {"5", "m=5", "w=2", "save=3", "control=1", "points=110"} == set(told)
    told = profile(roster, "Clawlord").split()
    assert {"1", "m=9", "w=7", "save=4", "control=2", "ward=6", "points=150"} == set(told)
    assert [list(each.rules) for each in roster.units] == [
        ["champion", "infantry"],
        ["cavalry", "hero"],
        ["hero", "wizard"],
    ]
    assert roster.units[2].rules.number("wizard") == 2


def test_weapons_are_their_units_by_name_and_no_units() -> None:
    roster = read(LIBERATORS, CLAWLORD, SEER)
    assert [each.name for each in roster.units] == ["Liberators", "Clawlord", "Grey Seer"]
    assert codes(roster) == []
    assert [each.weapons for each in roster.units] == [
        ("Warhammer 2 3+ 3+ 1 1 Crit (Mortal)",),
        ('Ratling Pistol 10" D6 3+ 3+ 1 1 Crit (Auto-wound), Shoot in Combat',),
        (),
    ]
    (pistol,) = read_weapons(roster.units[1].weapons[0], 1)
    assert (pistol.range, str(pistol.attacks), pistol.rend) == (10, "D6", 1)
    assert pistol.abilities == {"crit-auto-wound", "shoot-in-combat"}


def grandhammer(damage: str = "2") -> dict[str, Any]:
    values = {"Atk": "2", "Hit": "3+", "Wnd": "3+", "Rnd": "-1", "Dmg": damage, "Ability": "-"}
    found = [sheet("Grandhammer", "Melee Weapon", **values)]
    return copy(HAMMER, name="Grandhammer", number=1, profiles=found)


def test_every_weapon_is_taken_with_the_models_that_carry_it() -> None:
    hammers = copy(HAMMER, number=4)
    liberators = unit("Liberators", 5, grandhammer(), hammers, profiles=LIBERATORS["profiles"])
    roster = read(liberators)
    assert codes(roster) == []
    assert roster.units[0].weapons == (
        "Warhammer 4x2 3+ 3+ 1 1 Crit (Mortal)",
        "Grandhammer 1x2 3+ 3+ -1 2",
    )
    weapons = weapons_used("", roster.units[0], 5, NO_RULES)
    assert [(weapon.name, weapon.models, weapon.rend) for weapon in weapons] == [
        ("Warhammer", 4, 1),
        ("Grandhammer", 1, 1),
    ]


def test_a_weapon_whose_values_are_elsewhere_is_told() -> None:
    liberators = unit("Liberators", 5, grandhammer("see below"), profiles=LIBERATORS["profiles"])
    roster = read(liberators)
    assert roster.units[0].weapons == ()
    assert [code for _, _, code in codes(roster)] == ["army-other-weapons"]
    told = dict(roster.problems[0].reason.facts)["weapons"]
    assert told == "Grandhammer 1x2 3+ 3+ -1 see below"


def test_a_rend_with_its_minus_is_read_and_an_unknown_ability_is_told() -> None:
    claws = copy(HAMMER, name="Claws")
    claws["profiles"] = [
        sheet(
            "Claws",
            "Melee Weapon",
            Atk="D3",
            Hit="4+",
            Wnd="3+",
            Rnd="-2",
            Dmg="D3",
            Ability="Companion, Sings",
        )
    ]
    roster = read(unit("Rats", 5, claws, profiles=LIBERATORS["profiles"]))
    assert roster.units[0].weapons == ("Claws D3 4+ 3+ -2 D3 Companion",)
    (weapon,) = read_weapons(roster.units[0].weapons[0], 5)
    assert (weapon.rend, str(weapon.damage), weapon.abilities) == (2, "D3", {"companion"})
    assert [code for _, _, code in codes(roster)] == ["army-unknown-rules"]


def test_a_unit_of_a_roster_fights_by_name_with_its_weapons() -> None:
    attacker, target = read(LIBERATORS, CLAWLORD).units
    dice = RolledDice(ListedFaces([6, *[1] * 10, 2]))
    result = AOS4.procedure("fight_attack").run(
        dice,
        **read_arguments(
            AOS4.procedure("fight_attack").parameters, {}, {"unit": (attacker,), "enemy": (target,)}
        ),
    )
    dice.finish()
    assert (result.attacks, result.mortal, result.done.allocated) == (11, 1, 1)


def test_xml_says_what_kind_of_profile_a_weapon_is() -> None:
    values = "".join(
        f'<characteristic name="{name}">{value}</characteristic>'
        for name, value in (("Atk", "2"), ("Hit", "4+"), ("Wnd", "4+"), ("Rnd", "-"), ("Dmg", "1"))
    )
    body = "".join(
        f'<characteristic name="{name}">{value}</characteristic>'
        for name, value in (("Move", "6&quot;"), ("Health", "1"), ("Save", "5+"), ("Control", "1"))
    )
    text = (
        '<roster name="Mine"><forces><force><selections>'
        '<selection name="Rats" type="unit" number="1"><profiles>'
        f'<profile name="Rats" typeName="Unit"><characteristics>{body}</characteristics></profile>'
        f'<profile name="Blade" typeName="Melee Weapon"><characteristics>{values}'
        "</characteristics></profile></profiles><selections>"
        '<selection name="Rat" type="model" number="20"/></selections></selection>'
        "</selections></force></forces></roster>"
    )
    (rats,) = read_army(text.encode(), LEXICON).units
    assert (rats.models, rats.weapons) == (20, ("Blade 2 4+ 4+ - 1",))


def in_forces(kind: str) -> bytes:
    """Return two regiments and an auxiliary unit as New Recruit has them, in JSON or XML."""
    general = copy(CLAWLORD, selections=[*CLAWLORD["selections"], {"name": "General", "number": 1}])
    spell = unit(
        "Bell",
        1,
        profiles=[sheet("Bell", "Manifestation", Move="-", Health="6", Save="5+", Banishment="7+")],
        categories=[{"name": "MANIFESTATION"}],
    )
    parts = [("Regiment", [general, LIBERATORS]), ("Regiment", [SEER]), ("Auxillary Units", [SEER])]
    if kind == "json":
        forces = [{"name": name, "selections": held} for name, held in parts]
        whole = {"name": "Handbook", "selections": [spell], "forces": forces}
        return orjson.dumps({"roster": {"forces": [whole]}})
    inner = "".join(
        f'<force name="{name}"><selections>{"".join(map(in_xml, held))}</selections></force>'
        for name, held in parts
    )
    whole_xml = f"<selections>{in_xml(spell)}</selections><forces>{inner}</forces>"
    return f'<roster><forces><force name="Handbook">{whole_xml}</force></forces></roster>'.encode()


def in_xml(selection: dict[str, Any]) -> str:
    def attribute(text: str) -> str:
        return text.replace('"', "&quot;")

    sheets = "".join(
        f'<profile name="{item["name"]}" typeName="{item["typeName"]}"><characteristics>'
        + "".join(
            f'<characteristic name="{each["name"]}">{attribute(each["$text"])}</characteristic>'
            for each in item["characteristics"]
        )
        + "</characteristics></profile>"
        for item in selection.get("profiles", ())
    )
    tags = "".join(f'<category name="{each["name"]}"/>' for each in selection.get("categories", ()))
    costs = "".join(
        f'<cost name="{each["name"]}" value="{each["value"]}"/>'
        for each in selection.get("costs", ())
    )
    parts = "".join(map(in_xml, selection.get("selections", ())))
    kind = selection.get("type", "upgrade")
    return (
        f'<selection name="{selection["name"]}" type="{kind}" number="{selection["number"]}">'
        f"<profiles>{sheets}</profiles><categories>{tags}</categories><costs>{costs}</costs>"
        f"<selections>{parts}</selections></selection>"
    )


@pytest.mark.parametrize("kind", ["json", "xml"])
def test_regiments_and_auxiliary_units_of_a_roster_are_known(kind: str) -> None:
    bell, claw, liberators, seer, helper = read_army(in_forces(kind), LEXICON).units
    assert (bell.number("banishment"), list(bell.rules)) == (7, ["manifestation"])
    assert [each.rules.number("regiment") for each in (claw, liberators, seer)] == [1, 1, 2]
    assert "general" in claw.rules
    assert "auxiliary" in helper.rules
    check = AOS4.procedure("army_check")
    army = (bell, claw, liberators)
    told = read_arguments(check.parameters, {"limit": 1000}, {"army": army})
    result = check.run(RolledDice(ListedFaces([])), **told)
    assert (result.allowed, result.unspent) == (True, 740)


def test_long_abilities_of_a_weapon_are_read_whole() -> None:
    marks = "Anti-**^^Infantry^^** (+1 Rend), Anti-**^^War Machine^^** (+1 Rend)"
    claws = copy(HAMMER)
    values = {"Atk": "2", "Hit": "3+", "Wnd": "3+", "Rnd": "1", "Dmg": "1"}
    claws["profiles"] = [sheet("Warhammer", "Melee Weapon", **values, Ability=marks)]
    roster = read(unit("Rats", 5, claws, profiles=LIBERATORS["profiles"]))
    assert codes(roster) == []
    (weapon,) = read_weapons(roster.units[0].weapons[0], 5)
    assert weapon.abilities == {"anti-infantry", "anti-war-machine"}


def test_keywords_of_some_models_are_known_and_champions_counted() -> None:
    keywords = [{"name": text} for text in ("CHAMPION (1/10)", "MUSICIAN (1/20)", "INFANTRY")]
    skaven = unit("Rats", 20, HAMMER, profiles=LIBERATORS["profiles"], categories=keywords)
    (rats,) = read(skaven).units
    assert list(rats.rules) == ["champion", "champions", "infantry", "musician"]
    assert rats.rules.number("champions") == 2


def test_keywords_in_capitals_that_no_rule_declares_are_kept() -> None:
    categories = [{"name": text} for text in ("INFANTRY", "SKAVEN", "Other Things", "WARD (6+)")]
    rats = unit("Rats", 20, HAMMER, profiles=LIBERATORS["profiles"], categories=categories)
    roster = read(rats)
    assert codes(roster) == []
    assert list(roster.units[0].rules) == ["infantry", "keyword:skaven"]
