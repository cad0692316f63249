"""Files of Old World Builder: names, models and costs as the builder counts them."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any

import orjson
import pytest

from bot.armies.reading import read_army
from bot.armies.roster import Roster
from rulesets.refusal import Refusal
from tests.bot.armies.test_pasted import lexicon

Json = Mapping[str, Any]
SOON = 0.05
"""Seconds of the processor for a file of the most parts that are read."""


def named(english: str, french: str = "", **more: Any) -> dict[str, Any]:
    """Return a thing of a list by its names."""
    return {"name_en": english, **({"name_fr": french} if french else {}), **more}


def read(locale: str = "en", game: str = "blackhammer", **parts: Any) -> Roster:
    data = {"name": "Ford Host", "game": "the-old-world", "army": "ford", "points": 2000, **parts}
    return read_army(orjson.dumps(data), lexicon(game, locale))


def cost(unit: Json, part: str = "core", **of_list: Any) -> int:
    """Return the cost of the only unit of a list."""
    (read_unit,) = read(**{part: [unit]}, **of_list).units
    return read_unit.number("points")


MARSHAL = named(
    "Reed Marshal {ford}",
    "Maréchal des roseaux {ford}",
    points=125,
    command=[named("General", "Général", points=0, active=True)],
    equipment=[
        named("Great weapon", "Arme lourde", points=6, perModel=True, active=True),
        named("Lance", points=4, perModel=True),
    ],
    mounts=[
        named("On foot", points=0),
        named(
            "Grey Heron",
            points=50,
            active=True,
            options=[
                named("Barding", points=10, active=True),
                named("Bells", points=5),
            ],
        ),
    ],
    items=[named("Items", selected=[named("Silver Cup", points=25, amount="2")])],
)
WARDENS = named(
    "Ford Wardens",
    "Gardiens du gué",
    points=6,
    minimum=10,
    strength=20,
    command=[
        named(
            "Captain (champion)",
            points=7,
            active=True,
            magic={"selected": [named("Old Oar", points=15)]},
        ),
        named(
            "Standard bearer",
            points=7,
            active=True,
            magic={"selected": [named("Banner of Reeds", points=20)]},
        ),
        named("Musician", points=7),
    ],
    armor=[named("Light armour", points=0, active=True)],
    options=[
        named("Shields", points=1, perModel=True, active=True),
        named("Spare oars", points=3, stackable=True, stackableCount=4),
        named("Nets", points=2, stackable=True),
    ],
)


def test_units_have_the_names_models_and_costs_of_the_builder() -> None:
    roster = read(characters=[MARSHAL], core=[WARDENS], allies=[named("Eels", points=9, minimum=5)])
    assert (roster.name, roster.form) == ("Ford Host", "old-world")
    assert roster.system == "Warhammer: The Old World"
    assert [(unit.name, unit.size, unit.number("points")) for unit in roster.units] == [
        ("Reed Marshal", 1, 125 + 6 + 50 + 10 + 2 * 25),
        ("Ford Wardens", 20, 20 * 6 + 7 + 15 + 7 + 20 + 20 * 1 + 4 * 3),
        ("Eels", 5, 45),
    ]
    marshal, wardens, _ = roster.units
    assert "general" in marshal.rules
    assert {"champion", "standard"} <= set(wardens.rules)
    told = {problem.subject: str(problem.reason.facts["names"]) for problem in roster.problems}
    assert "Silver Cup" in told["Reed Marshal"]
    assert "Spare oars" in told["Ford Wardens"]
    assert "Nets" not in told["Ford Wardens"]
    assert "Bells" not in told["Reed Marshal"]
    assert all(problem.line == 0 for problem in roster.problems)


def test_names_are_those_of_the_players_language_and_the_players_own() -> None:
    roster = read("fr", core=[WARDENS, {**WARDENS, "name": "Old Guard"}, named("Eels", points=4)])
    assert [unit.name for unit in roster.units] == ["Gardiens du gué", "Old Guard", "Eels"]


@pytest.mark.parametrize(
    ("unit", "part", "points"),
    [
        # An item for each model of a unit, for a unit, and for a character.
        ([named("Charm", points=40, perModel=True, perModelPoints=3)], "core", 10 * 5 + 10 * 3),
        ([named("Charm", points=40, perUnitPoints=25)], "core", 10 * 5 + 25),
        ([named("Charm", points=40, perUnitPoints=25)], "characters", 10 * 5 + 40),
    ],
)
def test_items_cost_by_who_bears_them(unit: list[Any], part: str, points: int) -> None:
    whole = named("Reeds", points=5, strength=10, items=[named("Items", selected=unit)])
    assert cost(whole, part) == points


def test_what_an_item_allows_is_there_only_with_it() -> None:
    gear = named("Silver Lance", points=30, active=True, requiredMagicItem="Silver Cup")
    unit = named("Reeds", points=5, equipment=[gear])
    assert cost(unit) == 5
    held = [named("Items", selected=[named("Silver Cup", points=10)])]
    assert cost({**unit, "items": held}) == 5 + 10 + 30


def test_what_belongs_to_another_kind_of_army_costs_nothing() -> None:
    option = named("River folk", points=12, alwaysActive=True, armyComposition="marsh")
    unit = named("Reeds", points=5, options=[option])
    assert cost(unit, armyComposition="ford") == 5
    assert cost(unit, armyComposition="marsh") == 17
    assert cost({**unit, "army": "marsh"}, armyComposition="ford") == 17


def test_a_detachment_is_a_unit_and_a_unit_that_is_one_has_no_command() -> None:
    shields = named("Shields", points=1, perModel=True, active=True)
    archers = named("Archers", points=7, strength=5, options=[shields])
    roster = read(core=[{**WARDENS, "detachments": [archers, named("None", points=7, strength=0)]}])
    assert [(unit.name, unit.size, unit.number("points")) for unit in roster.units] == [
        ("Ford Wardens", 20, 201),
        ("Archers", 5, 40),
    ]
    detached = named("Detachment", points=0, active=True)
    (unit,) = read(core=[{**WARDENS, "options": [detached]}]).units
    assert unit.number("points") == 120
    assert not {"champion", "standard"} & set(unit.rules)


def test_a_file_of_every_list_is_read_where_it_holds_one() -> None:
    host = {"name": "Ford Host", "game": "the-old-world", "core": [WARDENS]}
    folder = {"name": "Mine", "type": "folder"}
    words = lexicon("blackhammer")
    assert len(read_army(orjson.dumps([folder, host]), words).units) == 1
    with pytest.raises(Refusal) as refused:
        read_army(orjson.dumps([host, {**host, "name": "Marsh Host"}]), words)
    assert refused.value.code == "army-several-lists"
    assert refused.value.facts["lists"] == "1. Ford Host; 2. Marsh Host"
    with pytest.raises(Refusal, match="army-not-a-roster"):
        read_army(orjson.dumps([folder, {}]), words)


def test_a_list_of_a_game_of_the_players_own_names_it() -> None:
    assert read(game="t9a", core=[WARDENS]).system == "Warhammer: The Old World"
    data = {"name": "Host", "game": "the-9th-age", "core": [WARDENS]}
    assert read_army(orjson.dumps(data), lexicon("t9a")).system == "the 9th age"


@pytest.mark.parametrize("harm", [None, True, "x", 1e300, -5, [], {}, [[]], "9" * 400, [None, 3]])
def test_no_value_that_is_none_stops_the_list(harm: Any) -> None:
    keys = ("points", "strength", "minimum", "command", "options", "items", "mounts", "name")
    units = [{**WARDENS, key: harm} for key in (*keys, "detachments", "profile", "name_en")]
    within = [{**WARDENS, "options": [{key: harm} for key in (*keys, "magic", "stackableCount")]}]
    roster = read(core=[*units, WARDENS], special=within, rare=harm, armyComposition=harm)
    assert "Ford Wardens" in [unit.name for unit in roster.units]


def test_a_list_without_units_is_refused() -> None:
    with pytest.raises(Refusal, match="army-empty"):
        read(core=[], rare=[3])


@pytest.mark.parametrize(
    "parts",
    [
        {"core": [named("Reeds", points=1)] * 20_000},
        {"core": [named("Reeds", options=[named("Oar", active=True)] * 24_000)]},
        {
            "core": [
                named(
                    "Reeds",
                    equipment=[{"active": True, "requiredMagicItem": "Cup"}] * 12_000,
                    items=[{"selected": [{"name_en": "Net"}] * 12_000}],
                )
            ]
        },
        {"core": [named("Reeds", detachments=[{"strength": 1, "name_en": "Eels"}] * 24_000)]},
    ],
)
def test_large_files_are_answered_soon(parts: Json) -> None:
    data = orjson.dumps({"name": "x", "game": "the-old-world", **parts})
    words = lexicon("blackhammer")
    words.find_rule("oar")
    times = []
    for _ in range(4):
        before = time.process_time()
        assert read_army(data, words).units
        times.append(time.process_time() - before)
    assert min(times) < SOON
