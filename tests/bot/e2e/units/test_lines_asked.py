"""Lines of units that are not understood as a whole: asked by a form that holds what was."""

from __future__ import annotations

import pytest

from tests.bot.e2e.hall import Player
from tests.bot.e2e.playing import battle_of, begin, models


def given(told: dict[str, dict[str, object]]) -> dict[str, object]:
    """Return what the fields of a form hold before anything is typed."""
    return {name: field.get("value", "") for name, field in told.items()}


@pytest.mark.parametrize(
    ("line", "filled", "unread"),
    [
        ("20 Goblins M4 WS2 gnurf", ("Goblins", "20", "M4 WS2", ""), "gnurf"),
        ("20 Goblins M4 WS2 spears +1 to hit", ("Goblins", "20", "M4 WS2", "spears"), "+1 to hit"),
        ("20 Goblins, 5 lost, M4", ("Goblins", "20", "M4", ""), "5 lost"),
        ("19 Goblins and 1 Boss M4", ("Goblins", "19", "M4", ""), "1 Boss"),
        ("Goblins 160 M4", ("Goblins", "", "M4", ""), "160"),
    ],
)
async def test_what_was_not_understood_is_shown_beside_what_was(
    alice: Player, bruno: Player, line: str, filled: tuple[str, ...], unread: str
) -> None:
    await begin(alice, bruno)
    asked = await alice.types(f"/unit add {line}")
    assert tuple(given(asked.fields)[name] for name in ("name", "models", "profile", "rules")) == (
        filled
    )
    assert asked.reply.modal is not None
    about = [part["description"] for part in asked.reply.modal["components"]]
    assert f"Not understood: {unread}" in about
    assert (
        f"▸ Not understood, and left out unless you put it into the form: {unread}" in asked.lines
    )
    assert len((await battle_of(alice))["units"]) == 2


@pytest.mark.parametrize(
    ("line", "filled"),
    [
        ("3 Eagles 100pts each", ("Eagles", "3", "300 pts", "")),
        ("3 Eagles 100 pts per model", ("Eagles", "3", "300 pts", "")),
        ("3 Eagles 100pts/model", ("Eagles", "3", "300 pts", "")),
        ("20 Goblins 5x4 M4", ("Goblins", "20", "Wide5 M4", "")),
        ("20 Goblins at 160 M4", ("Goblins", "20", "M4 160 pts", "")),
        ("Big Boss BSB M4", ("Big Boss", "", "M4", "BSB")),
        (
            "20 Goblins M4 WS2; 10 Archers M4 WS3 BS3 S3 bow",
            ("Goblins", "20", "M4 WS2", ""),
        ),
        ("150pts, shields", ("", "", "150 pts", "shield")),
        ("vampire thrall 400pts halberd", ("vampire thrall", "", "400 pts", "halberd")),
    ],
)
async def test_the_form_holds_a_cost_of_each_and_what_is_borne(
    alice: Player, bruno: Player, line: str, filled: tuple[str, ...]
) -> None:
    await begin(alice, bruno)
    asked = await alice.types(f"/unit add {line}")
    fields = given(asked.fields)
    assert tuple(fields[name] for name in ("name", "models", "profile", "rules")) == filled


async def test_the_form_sent_as_it_is_does_what_was_understood(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    asked = await bruno.types(
        "/unit add 20 gobelins M4 CC2 Cd5, arcs courts, peur des elfes, gnurf 3 fois, 90 pts"
    )
    assert "Pas compris" in asked.text
    added = await bruno.fills(asked, **{k: str(v) for k, v in given(asked.fields).items() if v})
    assert added.answer.refused is None, added.text
    assert await models(bruno, "gobelins") == 20
    (unit,) = [each for each in (await battle_of(bruno))["units"] if each["name"] == "gobelins"]
    assert unit["profile"] == {"m": "4", "ws": "2", "ld": "5", "points": "90"}
    assert list(unit["rules"]) == ["short-bow"]


async def test_a_plural_without_its_number_is_asked_for_it(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    asked = await alice.types("/unit add Wolves M9 WS4")
    assert asked.refused == "line-plural"
    assert given(asked.fields)["models"] == ""
    assert asked.reply.modal is not None
    assert "How many? 1 for a single model" in str(asked.reply.modal)
    added = await alice.fills(asked, name="Wolves", models="8", profile="M9 WS4")
    assert "Wolves (Elfes): 8" in added.text


async def test_a_movement_in_inches_or_centimetres_is_picked(alice: Player) -> None:
    """Movement is in centimetres, a man's 10 [L422-424, L529]."""
    await alice.types("/battle start game:whfb2 side_one:Empire side_two:Orques")
    asked = await alice.types("/unit add Lances 20 M4 WS3 Ld7 side:Empire")
    ways = [each["value"] for each in asked.fields["profile"]["options"]]
    assert ways == ["M4in WS3 Ld7", "M4cm WS3 Ld7"]
    added = await alice.fills(asked, name="Lances", models="20", profile=ways[0], side="Empire")
    assert "M10 WS3 Ld7" in added.text


@pytest.mark.parametrize("line", ["how do I add a unit?", "does it need a profile", "20"])
async def test_what_describes_no_unit_opens_no_form(
    alice: Player, bruno: Player, line: str
) -> None:
    await begin(alice, bruno)
    told = await alice.types(f"/unit add {line}")
    assert told.answer.refused is not None
    assert told.reply.modal is None


@pytest.mark.parametrize(
    ("line", "missing"),
    [
        ("10 Bowmen M4 WS3 BS3 S3 T3 W1 I3 Ld7", "A"),
        ("10 Bowmen M4 WS3 BS3 S3 T3 W1 I3 A1 Ld7", ""),
        ("10 Bowmen M4 WS3 BS3 S3 T3 W1 I3 A- Ld7", ""),
        ("10 Bowmen M4 WS3 Ld7", ""),
    ],
)
async def test_a_profile_that_lacks_one_value_is_told_to(
    alice: Player, bruno: Player, line: str, missing: str
) -> None:
    await begin(alice, bruno)
    told = await alice.types(f"/unit add {line}")
    assert told.answer.refused is None
    lacks = [each for each in told.answer.card.changes if "Not told" in each]
    assert [f"Not told: {missing}, which" in each for each in lacks] == [True] * bool(missing)


@pytest.mark.parametrize(
    "profile",
    [
        'Global 4" 8" 7 Defensive 1 3 3 0 Offensive 1 3 3 0 3',
        "4/8/7 1/3/3/0 1/3/3/0/3",
        "4 8 7 1 3 3 0 1 3 3 0 3",
        "Ad 4, Ma 8, Di 7, HP 1, De 3, Re 3, Ar 0, At 1, Of 3, St 3, AP 0, Ag 3",
    ],
)
async def test_a_profile_of_a_later_edition_is_shown_by_its_values(
    alice: Player, profile: str
) -> None:
    await alice.types("/battle start game:t9a side_one:Empire side_two:Orcs")
    asked = await alice.types(f"/unit add 20 Spearmen {profile} side:Empire")
    filled = given(asked.fields)
    assert (filled["name"], filled["models"]) == ("Spearmen", "20")
    assert set(str(filled["profile"]).split()) == {
        *("M4", "Ld7", "W1", "T3", "A1", "WS3", "S3", "I3")
    }
    for kept in ("Mar 8", "Def 3", "Arm 0", "AP 0"):
        name, number = kept.split()
        told = [name, {"Mar": "Ma", "Def": "De", "Arm": "Ar"}.get(name, name)]
        assert any(f"{each} {number}" in asked.text for each in told)
