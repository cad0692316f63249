"""On PostgreSQL as on SQLite: a whole game, two players at once, restart, undo and the file.

What SQLite's tests hold in detail holds there too with `TEST_DATABASE`; here it is tried wherever
PostgreSQL is installed.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from bot.campaign.campaigns import Campaigns
from bot.campaign.ledger import Asked
from bot.campaign.members import join
from bot.campaign.roster.roster import Recruit, Rolled, enlist, rolling
from bot.local.history import open_history
from bot.process.start_error import StartError
from bot.store.engine.database import Database
from bot.store.engine.migrate import open_database
from bot.store.engine.sole_use import sole_use
from bot.store.journal.record import Actor
from bot.store.snowflake import Snowflakes
from bot.store.statements import execute
from localdiscord import Upload
from tests.bot.e2e.hall import open_hall
from tests.bot.local.old_history import make_old, old_tables, rows_of, talk
from tests.trials.duel import duel
from tests.trials.games.script import read_script
from tests.trials.games.test_games import in_the_hall, state
from tests.trials.postgres.cluster import emptied
from tests.trials.season.test_season import check

pytestmark = pytest.mark.trial


async def test_a_whole_game_is_played_undone_and_handed_on(url: str) -> None:
    async with open_hall(url) as hall:
        await in_the_hall(hall, read_script())
        cleo = hall.player("Cleo")
        before = await state(hall, cleo)
        for _ in range(3):
            assert (await cleo.types("/undo count:20")).answer.refused is None
        await hall.restart()
        for _ in range(3):
            assert (await cleo.types("/redo count:20")).answer.refused is None
        await hall.restart()
        assert await state(hall, cleo) == before
        assert (await cleo.types("/dice verify")).outcome["whole"]
        exported = await cleo.types("/battle export")
        (attachment,) = exported.message.attachments
        upload = Upload(attachment["filename"], exported.reply.file(attachment))
        for line in ("/battle report", "/dice stats", "/battle log player:Ana", "/privacy show"):
            assert (await cleo.types(line)).answer.refused is None
    async with Database(url) as database:
        await database.write(emptied)
    async with open_hall(url) as hall:
        zoe = hall.player("Zoe")
        assert (await zoe.calls("battle import", file=upload)).outcome["state"] == before


async def test_two_players_at_once_lose_nothing(url: str) -> None:
    assert (await duel(url, actions=80, per_second=80)).entries == 80


async def test_a_season_is_counted_exported_wiped_and_brought_back(url: str) -> None:
    async with open_hall(url) as hall:
        await check(hall)


async def test_what_dice_make_of_somebody_in_several_channels_at_once_is_had_once(url: str) -> None:
    database = await open_database(url)
    campaigns, ids = Campaigns(database, Snowflakes()), Snowflakes()
    numbers = iter(range(1, 100))

    def asked() -> Asked:
        return Asked(Actor(1, "Ana"), next(numbers), manager=False, at=0)

    done = await campaigns.create(7, asked(), "Border war", rule={}, game=None, silence=0)
    hero = Recruit("whfb2", "Hero", 1, {}, leads=True)
    for deed in (join(None, None), enlist([hero])):
        await campaigns.act(asked(), done.campaign.id, deed)
    (fighter,) = await campaigns.roster(done.campaign.id)
    rolled = Rolled("roster-injured", {"misses": 1}, {})

    def slowly(connection: Connection) -> None:
        for step in rolling(ids.next, asked(), fighter, rolled):
            execute(connection, [step])
            connection.execute(text("SELECT pg_sleep(0.05)"))

    await asyncio.gather(*(database.write(slowly) for _ in range(3)))
    events = await campaigns.events(done.campaign.id, about=None, limit=20)
    assert [event.action for event in events].count("roster-injured") == 1
    assert (await campaigns.roster(done.campaign.id))[0].version == fighter.version + 1
    await database.close()


async def test_one_process_alone_uses_a_database(url: str) -> None:
    async with sole_use(url, "en"):
        with pytest.raises(StartError, match="is using the database"):
            async with sole_use(url, "en"):
                pass


async def test_the_history_of_an_older_local_table_is_brought_to_its_own_file(
    url: str, tmp_path: Path
) -> None:
    file = tmp_path / "vexille.local.db"
    rows = await talk(url, tmp_path / "pattern.db")
    await make_old(url, rows)
    assert len(await old_tables(url)) == 4
    for _ in range(2):
        async with await open_database(url) as database, open_history(database, path=file):
            pass
        assert await old_tables(url) == []
        assert rows_of(file) == rows
