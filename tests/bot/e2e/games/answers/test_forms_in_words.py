"""Forms that a press opens: each field in words of the game, what may be picked as a list."""

from __future__ import annotations

import re
from typing import Any

import pytest

from localdiscord import Reply
from tests.bot.e2e.desk.tapping import Tapper, labels, plain
from tests.bot.e2e.hall import Hall, Player
from tests.bot.e2e.playing import UNASKED, in_turn

LINE = "Sv4+ A2 To3+ Wo3+ Re0 Da1"
MEN = "M4 WS3 BS3 S3 T3 W1 I3 A1 Ld7"
COMMAND = re.compile(r"[a-z_]+:\S|\b(name|nom):|profile line|ligne de profil|[a-z]+_[a-z]+| · ")
"""What only those know who type."""
SELECT = 3
"""Discord’s number for a list."""


def shown(reply: Reply) -> list[tuple[str, str, dict[str, Any]]]:
    """Return the fields of a form: what stands above and below each, and its control."""
    assert reply.modal is not None
    return [
        (plain(str(each["label"])), plain(str(each.get("description") or "")), each["component"])
        for each in reply.modal["components"]
    ]


@pytest.mark.parametrize(
    ("language", "act", "named"),
    [
        (
            "en",
            "Another spell…",
            ["The unit it is aimed at", "Name of the spell", "Casting value, or banishment value"],
        ),
        (
            "fr",
            "Un autre sort…",
            ["L’unité visée", "Nom du sort", "Valeur de lancement, ou de bannissement"],
        ),
    ],
)
async def test_a_spell_of_one_s_own_is_asked_for_in_words_and_its_target_picked(
    hall: Hall, bruno: Player, language: str, act: str, named: list[str]
) -> None:
    alice = hall.player("Alice", language)
    begun = f"/battle start game:aos4 side_one:Men side_two:Orcs language:{language}"
    await in_turn(
        (alice, f"{begun} house:{UNASKED}"),
        (alice, "/battle join side:Men"),
        (bruno, "/battle join side:Orcs"),
        (alice, f"/unit add Mage 1 M5 H5 {LINE} [hero, wizard (1)] side:Men"),
        (bruno, f"/unit add Mob 20 M5 H1 {LINE} side:Orcs"),
        (alice, "/battle next phase:start-of-round"),
        (alice, "/battle next first:Men"),
        (alice, "/battle next phase:hero"),
    )
    tapper = Tapper(alice)
    opened = await tapper.use(await tapper.desk(act), act)
    fields = shown(opened)
    assert [label for label, *_ in fields] == named
    assert not [each for *words, _ in fields for each in words if COMMAND.search(each)]
    ((_, _, target),) = (each for each in fields if each[2]["custom_id"] == "target")
    assert target["type"] == SELECT
    assert [each["label"] for each in target["options"]][:1] == ["Mob"]
    given = {"spell": "Storm of Ash", "casting_value": "2", "target": "Mob"}
    await tapper.player.user.submit(opened, given)
    (entry,) = (await hall.entries(alice))[:1]
    options = entry.arguments["options"]
    assert (options["wizard"], options["target"]) == ("Mage", "Mob")
    assert options["spell"].casefold() == "storm of ash"


async def test_the_form_of_a_spell_that_is_no_longer_on_offer_changes_nothing(
    hall: Hall, alice: Player
) -> None:
    await in_turn(
        (alice, f"/battle start game:aos4 side_one:Men side_two:Orcs house:{UNASKED}"),
        (alice, f"/unit add Mage 1 M5 H5 {LINE} [hero, wizard (1)] side:Men"),
        (alice, f"/unit add Mob 20 M5 H1 {LINE} side:Orcs"),
        (alice, "/battle next phase:start-of-round"),
        (alice, "/battle next first:Men"),
        (alice, "/battle next phase:hero"),
    )
    tapper = Tapper(alice)
    opened = await tapper.use(await tapper.desk("Another spell…"), "Another spell…")
    await in_turn((alice, "/battle next phase:combat"))
    before = await hall.state(alice)
    reply = await alice.user.submit(opened, {"spell": "Storm of Ash", "casting_value": "2"})
    assert hall.told[reply.interaction.id].refused == "desk-moved-on"
    assert await hall.state(alice) == before


async def changing(ana: Player, language: str, change: str) -> Reply:
    """Open the form of a unit's sheet for whatever no list told of it."""
    await in_turn(
        (ana, f"/battle start game:blackhammer side_one:Men side_two:Orcs language:{language}"),
        (ana, f"/unit add Spears 20 {MEN} side:Men"),
    )
    tapper = Tapper(ana)
    await tapper.taps_on("Menu")
    assert tapper.sheet is not None
    await tapper.answers("Spears")
    assert change in labels(tapper.sheet)
    return await tapper.use(tapper.sheet, change)


@pytest.mark.parametrize(("language", "change"), [("en", "Change…"), ("fr", "Modifier…")])
async def test_what_no_list_told_of_a_unit_is_noted_by_a_form_of_its_sheet(
    hall: Hall, language: str, change: str
) -> None:
    """As its points, which no score counts else."""
    ana = hall.player("Ana", language)
    opened = await changing(ana, language, change)
    assert not [each for *words, _ in shown(opened) for each in words if COMMAND.search(each)]
    await ana.user.submit(opened, {"change": "140 pts"})
    assert "Pts140" in plain((await ana.types("/unit show Spears")).text)


@pytest.mark.parametrize(
    ("language", "change", "gone"),
    [
        ("en", "Change…", "No unit on this table"),
        ("fr", "Modifier…", "Aucune unité de cette table"),
    ],
)
async def test_a_form_of_the_desk_of_a_unit_that_is_gone_names_no_command(
    hall: Hall, language: str, change: str, gone: str
) -> None:
    ana = hall.player("Ana", language)
    opened = await changing(ana, language, change)
    await in_turn((ana, "/unit remove Spears"))
    reply = await ana.user.submit(opened, {"change": "140 pts"})
    told = hall.told[reply.interaction.id]
    assert told.refused == "unknown-unit"
    assert gone in told.card.headline
    assert not COMMAND.search(told.card.headline)
