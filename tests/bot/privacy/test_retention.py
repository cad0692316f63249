"""Retention: data kept long enough goes in small steps, and nothing else with it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text

from bot.commands.request.upload import Upload
from bot.discord.commands.kept_sets import KeptSet, find_set, keep_set
from bot.privacy import purge
from bot.privacy.retention import Retention, note_left, note_present
from bot.store.snowflake import milliseconds
from tests.bot.armies.catalogues import as_json
from tests.bot.desk import ALICE, Desk

DAY = 86_400_000
APPLICATION = 77
HERE = ALICE
THERE = replace(ALICE, channel_id=200, guild_id=2000)
TABLES = (
    *("channel", "guild", "battle", "side", "player", "unit", "journal", "entry", "army"),
    "catalogue",
)
ALONE = (0, 1)


@pytest.fixture
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    opened = Desk(f"sqlite:///{tmp_path / 'kept.db'}")
    await opened.open()
    yield opened
    await opened.store.close()


def retention(desk: Desk, *, days: int | None = 30, removal: int = 30, later: int = 0) -> Retention:
    """Return what removes, on a clock that is some days ahead."""
    return Retention(
        desk.store,
        retention_days=days,
        removal_days=removal,
        clock=lambda: milliseconds() + later * DAY,
        breath=0,
    )


async def brings_sheets(desk: Desk, where: Any = HERE, **options: str) -> Any:
    """Start a battle of Age of Sigmar and bring an army with sheets, or keep it."""
    await desk.asks("battle start", {"game": "aos4", "language": "en"}, who=where)
    file = replace(where, uploads={"file": Upload("reed.json", as_json())})
    answer = await desk.asks("army import", options or {"side": "1"}, who=file)
    assert answer.refused is None
    return answer


async def fight(desk: Desk, where: Any = HERE) -> None:
    await desk.asks("battle start", {"language": "en"}, who=where)
    await desk.asks("battle join", {"side": "1"}, who=where)
    await desk.asks("army import", {"list": "20x Orcs; 3x Trolls"}, who=where)
    await desk.asks("roll", {"notation": "3d6"}, who=where)


async def counts(desk: Desk) -> dict[str, int]:
    def count(connection: Connection) -> dict[str, int]:
        return {
            name: connection.execute(text(f"SELECT count(*) FROM {name}")).scalar_one()  # noqa: S608 - a table's name
            for name in TABLES
        }

    return await desk.store.database.read(count)


NOTHING = dict.fromkeys(TABLES, 0)


async def test_nothing_is_removed_without_a_setting(desk: Desk) -> None:
    await fight(desk)
    await desk.asks("battle end")
    before = await counts(desk)
    assert await retention(desk, days=None, later=10_000).sweep() == 0
    assert await counts(desk) == before


async def test_an_idle_channel_goes_whole_and_the_armies_of_its_players_stay(desk: Desk) -> None:
    await fight(desk)
    await desk.asks("army save", {"name": "Mine"})
    before = await counts(desk)
    assert await retention(desk, later=29).sweep() == 0
    assert await counts(desk) == before
    assert await retention(desk, later=31).sweep() == 1
    assert await counts(desk) == {**NOTHING, "army": 1}
    assert (await desk.asks("battle status")).refused == "no-battle"
    await fight(desk)


async def test_an_ended_battle_goes_while_its_channel_is_in_use(desk: Desk) -> None:
    await fight(desk)
    await desk.asks("battle end")
    ended = await counts(desk)
    # The ids of what is done from now on are those of a later day.
    desk.store.ids._clock = lambda: milliseconds() + 40 * DAY
    await desk.asks("battle start", {"language": "en"})
    await desk.asks("unit add", {"line": "10x Elves"})
    assert await retention(desk, later=41).sweep() == 1
    left = await counts(desk)
    assert ended["unit"] == 2
    assert (left["battle"], left["side"], left["player"], left["unit"]) == (1, 2, 0, 1)
    assert (left["entry"], left["channel"]) == (2, 1)
    assert (await desk.asks("undo")).refused is None


async def test_a_battle_under_way_in_use_is_never_touched(desk: Desk) -> None:
    await fight(desk)
    desk.store.ids._clock = lambda: milliseconds() + 40 * DAY
    await desk.asks("roll", {"notation": "3d6"})
    before = await counts(desk)
    assert await retention(desk, later=41).sweep() == 0
    assert await counts(desk) == before


async def test_a_server_is_purged_after_its_grace_and_others_are_not(desk: Desk) -> None:
    await fight(desk)
    await fight(desk, THERE)
    await note_present(desk.store, APPLICATION, [1000, 2000], ALONE)
    await note_left(desk.store, APPLICATION, 2000)
    before = await counts(desk)
    assert await retention(desk, days=None, later=29).sweep() == 0
    assert await counts(desk) == before
    assert await retention(desk, days=None, later=31).sweep() == 1
    left = await counts(desk)
    assert left == {name: count // 2 for name, count in before.items()}
    assert (await desk.asks("battle status", who=HERE)).refused is None
    assert (await desk.asks("battle status", who=THERE)).refused == "no-battle"
    assert await retention(desk, days=None, later=31).sweep() == 0


async def test_sheets_go_with_the_channel_of_their_battle(desk: Desk) -> None:
    await brings_sheets(desk)
    assert (await counts(desk))["catalogue"] == 1
    assert await retention(desk, later=31).sweep() == 1
    assert await counts(desk) == NOTHING


async def test_sheets_of_kept_armies_go_with_the_server_where_they_were_brought(
    desk: Desk,
) -> None:
    await brings_sheets(desk, name="Here")
    await brings_sheets(desk, THERE, name="There")
    await note_present(desk.store, APPLICATION, [1000, 2000], ALONE)
    await note_left(desk.store, APPLICATION, 2000)
    await retention(desk, days=None, later=31).sweep()
    kept = {army.name: army for army in await desk.store.armies.all(ALICE.user_id)}
    assert len(kept["Here"].sheets or ()) == 11
    assert (kept["There"].sheets, kept["There"].guild_id) == (None, None)
    assert len(kept["There"].units) == 3


async def test_what_a_server_chose_goes_with_it(desk: Desk) -> None:
    for where in (HERE, THERE):
        manager = replace(where, server_manager=True)
        await desk.asks("settings", {"language": "fr", "scope": "server"}, who=manager)
    await note_present(desk.store, APPLICATION, [1000, 2000], ALONE)
    await note_left(desk.store, APPLICATION, 2000)
    assert (await counts(desk))["guild"] == 2
    await retention(desk, days=None, later=31).sweep()
    assert (await counts(desk))["guild"] == 1
    found = [await desk.asks("settings", who=who) for who in (HERE, THERE)]
    assert [each.outcome["origins"]["language"] for each in found] == ["server", "default"]


async def test_what_a_server_was_told_of_its_commands_is_forgotten_then_goes_with_it(
    desk: Desk,
) -> None:
    database = desk.store.database
    for server in (1000, 2000):
        kept = partial(keep_set, set_id=server, kept=KeptSet(("aos4",), None, "digest"))
        await database.write(partial(kept, application_id=APPLICATION))
    await note_present(desk.store, APPLICATION, [1000, 2000], ALONE)
    await note_left(desk.store, APPLICATION, 2000)
    found = [
        await database.read(partial(find_set, application_id=APPLICATION, set_id=server))
        for server in (1000, 2000)
    ]
    assert found == [KeptSet(("aos4",), None, "digest"), KeptSet(("aos4",), None, None)]
    await retention(desk, days=None, later=31).sweep()
    gone = partial(find_set, application_id=APPLICATION, set_id=2000)
    assert await database.read(gone) is None
    left = partial(find_set, application_id=APPLICATION, set_id=1000)
    assert await database.read(left) == found[0]


async def test_a_server_that_takes_the_bot_back_keeps_everything(desk: Desk) -> None:
    await fight(desk, THERE)
    await note_left(desk.store, APPLICATION, 2000)
    await note_present(desk.store, APPLICATION, [2000], ALONE)
    assert await retention(desk, days=None, later=1000).sweep() == 0
    assert (await desk.asks("battle status", who=THERE)).refused is None


async def test_a_removal_while_the_bot_did_not_run_is_seen_at_its_return(desk: Desk) -> None:
    await fight(desk, THERE)
    await note_present(desk.store, APPLICATION, [2000], ALONE)
    await note_present(desk.store, 78, [1000], ALONE)  # the local table's bot: another one
    assert await retention(desk, days=None, later=1000).sweep() == 0
    await note_present(desk.store, APPLICATION, [], ALONE)
    assert await retention(desk, days=None, later=1000).sweep() == 1


async def test_a_shard_says_nothing_of_servers_it_does_not_see(desk: Desk) -> None:
    on_shard_one = (1 << 22) + 5
    await note_present(desk.store, APPLICATION, [on_shard_one], (1, 2))
    await note_present(desk.store, APPLICATION, [], (0, 2))
    assert await desk.store.database.read(lambda c: purge.left_before(c, 2**62)) == []
    await note_present(desk.store, APPLICATION, [], (1, 2))
    assert await desk.store.database.read(lambda c: purge.left_before(c, 2**62)) == [on_shard_one]


async def test_many_channels_and_long_logs_go_while_others_play(desk: Desk) -> None:
    for number in range(purge.CHANNELS + 3):
        where = replace(ALICE, channel_id=10_000 + number)
        await desk.asks("roll", {"notation": "1d6"}, who=where)
    for _ in range(purge.ENTRIES // 50 + 1):
        await asyncio.gather(*(desk.asks("roll", {"notation": "1d6"}) for _ in range(50)))
    desk.store.ids._clock = lambda: milliseconds() + 40 * DAY
    sweep = asyncio.create_task(retention(desk, later=41).sweep())
    played = [await desk.asks("roll", {"notation": "1d6"}, who=THERE) for _ in range(30)]
    assert [each.refused for each in played] == [None] * 30
    assert await sweep == purge.CHANNELS + 4
    assert (await counts(desk))["entry"] == 30


async def test_it_begins_with_the_bot_and_ends_with_it(desk: Desk) -> None:
    await fight(desk)
    keeper = retention(desk, later=31)
    begun = 0

    async def first() -> None:
        nonlocal begun
        begun += 1

    keeper.begin(first)
    keeper.begin(first)
    for _ in range(500):
        await asyncio.sleep(0.01)
        if not (await counts(desk))["entry"]:
            break
    await keeper.end()
    await keeper.end()
    assert ((await counts(desk))["entry"], begun) == (0, 1)


THREAD = replace(ALICE, channel_id=300, parent_id=ALICE.channel_id)


async def test_what_a_channel_chose_stays_while_battles_are_fought_in_its_threads(
    desk: Desk,
) -> None:
    await desk.asks("settings", {"language": "fr"})
    await desk.asks("roll", {"notation": "3d6"})
    desk.store.ids._clock = lambda: milliseconds() + 40 * DAY
    await fight(desk, THREAD)
    for _ in range(2):
        await retention(desk, later=41).sweep()
        left = await counts(desk)
        assert (left["channel"], left["battle"], left["journal"]) == (2, 1, 2)
        assert left["entry"] == 4
    assert await retention(desk, later=41).sweep() == 0
    for who, origin in ((HERE, "channel"), (THREAD, "battle")):
        shown = await desk.asks("settings", who=who)
        assert shown.outcome is not None
        assert shown.outcome["origins"]["language"] == origin
    await desk.reopen()
    assert (await desk.asks("battle status", who=THREAD)).refused is None


async def test_what_a_channel_chose_goes_with_the_last_of_its_threads(desk: Desk) -> None:
    await desk.asks("settings", {"language": "fr"})
    desk.store.ids._clock = lambda: milliseconds() + 40 * DAY
    await fight(desk, THREAD)
    await retention(desk, later=41).sweep()
    await retention(desk, later=71).sweep()
    await retention(desk, later=71).sweep()
    assert await counts(desk) == NOTHING


async def test_an_ended_battle_from_elsewhere_is_as_old_as_its_arrival(
    desk: Desk, tmp_path: Path
) -> None:
    there = Desk(f"sqlite:///{tmp_path / 'there.db'}")
    await there.open()
    there.store.ids._clock = lambda: milliseconds() - 40 * DAY
    await fight(there)
    await there.asks("battle end")
    (file,) = (await there.asks("battle export", {"battle": "1"})).files
    await there.store.close()
    bringing = replace(ALICE, uploads={"file": Upload(file.name, file.content)})
    assert (await desk.asks("battle import", who=bringing)).refused is None
    before = await counts(desk)
    assert before["battle"] == 1
    assert await retention(desk, later=0).sweep() == 0
    assert await retention(desk, later=29).sweep() == 0
    assert await counts(desk) == before
    # Its channel is in use, so that it goes for its own age.
    desk.store.ids._clock = lambda: milliseconds() + 31 * DAY
    await desk.asks("roll", {"notation": "3d6"})
    assert await retention(desk, later=31).sweep() == 1
    assert ((await counts(desk))["battle"], (await counts(desk))["channel"]) == (0, 1)
