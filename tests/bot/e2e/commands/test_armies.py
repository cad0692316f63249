"""Armies and privacy as players meet them: files, forms, buttons, what only one of them sees."""

from __future__ import annotations

import asyncio

import orjson
import pytest
from sqlalchemy import Connection, text

from localdiscord import Upload
from tests.bot.armies.lists import ROS
from tests.bot.e2e.hall import Hall

LINES = "Orques 20 E4 PV1 Cd7\nTrolls 3 E4 PV3 [stupidité]\nGobelins 5 Q9"


async def test_a_form_takes_a_list_of_many_lines(hall: Hall) -> None:
    alice = hall.player("Alice", locale="fr")
    await alice.calls("battle start", side_one="Elfes", side_two="Orques")
    asked = await alice.calls("army import", side="Orques")
    assert asked.refused == "army-list-needed"
    assert asked.fields["list"]["style"] == 2
    told = await alice.fills(asked, list=LINES)
    assert told.outcome["units"] == ["Orques", "Trolls"]
    assert "ligne 3, Gobelins 5 Q9" in told.text
    assert "Annuler" in told.buttons
    undone = await alice.presses(told, "Annuler")
    assert "armée ajoutée" in undone.text


async def test_a_file_is_read_and_an_export_of_it_is_seen_by_its_owner_alone(hall: Hall) -> None:
    alice, bruno = hall.player("Alice"), hall.player("Bruno")
    told = await alice.calls("army import", name="Host", file=Upload("host.ros", ROS))
    assert told.alone
    assert told.outcome["units"][0] == "Captain"
    listed = await alice.calls("army list")
    assert listed.alone
    assert "Host (BlackHammer): 5 units, 287 pts" in listed.text
    exported = await alice.calls("army export", army="Host", format="json")
    assert exported.alone
    assert orjson.loads(exported.answer.files[0].content)["name"] == "Host"
    assert (await bruno.calls("army show", army="Host")).refused == "unknown-army"


@pytest.mark.own_hall
async def test_the_button_that_deletes_is_its_owner_s_alone(hall: Hall) -> None:
    alice = hall.player("Alice")
    await alice.calls("battle start", language="en")
    await alice.calls("battle join", side="1")
    asked = await alice.calls("privacy delete")
    assert asked.alone
    await hall.restart()
    done = await alice.presses(asked, "Delete mine")
    assert done.alone
    assert done.outcome["rows"] == 4
    shown = await alice.calls("privacy show")
    assert shown.outcome["names"] == []


async def test_the_servers_the_bot_is_on_are_known_soon(hall: Hall) -> None:
    alice = hall.player("Alice")
    await alice.calls("battle start", language="en")

    def known(connection: Connection) -> list[tuple[int, int | None]]:
        rows = connection.execute(text("SELECT id, left_at FROM server"))
        return [(row[0], row[1]) for row in rows]

    guild = hall.bot.guilds[0]
    for _ in range(200):
        if await hall.bot.store.database.read(known):
            break
        await asyncio.sleep(0.01)
    assert await hall.bot.store.database.read(known) == [(guild.id, None)]
    await hall.bot.on_guild_remove(guild)
    ((_, left_at),) = await hall.bot.store.database.read(known)
    assert left_at is not None
    await hall.bot.on_guild_join(guild)
    assert await hall.bot.store.database.read(known) == [(guild.id, None)]
