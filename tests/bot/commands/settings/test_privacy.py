"""Personal data: shown, handed out, given up, in every table that holds some."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import orjson
import pytest
from sqlalchemy import Connection, inspect, select, text

from bot.battle.actions.offers import Offer
from bot.commands.request.answer import Answer
from bot.commands.request.requester import Requester
from bot.commands.settings.privacy import _file
from bot.privacy.personal import PERSONS
from bot.store.journal.record import Actor, digest
from bot.store.tables.battle import SNOWFLAKE
from bot.store.tables.every_table import METADATA
from tests.bot.desk import Desk

ALICE = Requester(
    1, 710_001_362_904_118_257, "Alice Liddell", "en", 100, guild_id=1000, manager=True
)
BRUNO = replace(ALICE, user_id=710_002_951_734_806_413, name="Bruno", locale="fr")
ELSEWHERE = replace(ALICE, channel_id=200)


@pytest.fixture
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    """Open a desk where Alice and Bruno have done all that is kept."""
    desk = Desk(f"sqlite:///{tmp_path / 'privacy.db'}")
    await desk.open()
    await desk.asks("army import", {"list": "20x Orcs", "name": "Mine"}, who=ALICE)
    await desk.asks("army import", {"list": "20x Elves", "name": "Bruno's"}, who=BRUNO)
    await desk.asks("battle start", {"language": "en"}, who=ALICE)
    await desk.asks("battle join", {"referee": True}, who=BRUNO)
    await desk.asks("battle join", {"side": "1"}, who=ALICE)
    await desk.asks("roll", {"notation": "3d6"}, who=ALICE)
    await desk.asks("battle leave", who=ALICE)
    await desk.asks("battle join", {"side": "1"}, who=ALICE)
    await desk.asks("roll", {"notation": "3d6"}, who=BRUNO)
    await desk.asks("roll", {"notation": "2d6"}, who=ELSEWHERE)
    await desk.asks("settings", {"my_dice": "real"}, who=ELSEWHERE)
    await desk.asks("roll", {"notation": "2d6"}, who=ELSEWHERE)
    await desk.asks("campaign create", {"name": "Border war"}, who=ALICE)
    await desk.asks("campaign join", {"faction": "Orcs"}, who=ALICE)
    await desk.asks("campaign join", who=BRUNO)
    against = replace(ALICE, people={"opponent": Actor(BRUNO.user_id, BRUNO.name)})
    for told in (
        await desk.asks("roster add", {"line": "Boyz 20 M4 WS3"}, who=ALICE),
        await desk.asks("roster add", {"line": "Guard 10 M5 WS4"}, who=BRUNO),
        await desk.asks("campaign log", {"outcome": "i-won", "note": "at the club"}, who=against),
        await desk.asks("challenge send", who=against),
    ):
        assert told.refused is None, told.card
    yield desk
    await desk.store.close()


def everything(connection: Connection) -> dict[str, list[dict[str, Any]]]:
    """Return every row of every table."""
    return {
        name: [dict(row) for row in connection.execute(text(f"SELECT * FROM {name}")).mappings()]  # noqa: S608 - a table's name
        for name in inspect(connection).get_table_names()
    }


async def traces(desk: Desk, *, of: Requester) -> list[str]:
    """Return where the database knows a person's id or name."""
    rows = await desk.store.database.read(everything)
    return [
        table
        for table, found in rows.items()
        for row in found
        if any(str(of.user_id) in str(value) or of.name in str(value) for value in row.values())
    ]


async def chain(desk: Desk) -> dict[int, list[tuple[str, str]]]:
    """Return the hashes of every journal, having checked that they are a chain."""
    entry = METADATA.tables["entry"]
    question = select(entry).order_by(entry.c.journal_id, entry.c.number)
    found: dict[int, list[tuple[str, str]]] = {}
    for row in await desk.store.database.read(
        lambda connection: connection.execute(question).mappings().all()
    ):
        links = found.setdefault(row["journal_id"], [])
        assert digest(row["record"].encode()) == row["hash"]
        assert orjson.loads(row["record"])["previous"] == (links[-1][1] if links else "")
        links.append((row["record"], row["hash"]))
    return found


def data(answer: Answer) -> dict[str, Any]:
    assert answer.refused is None, answer.card
    assert answer.private
    assert answer.outcome is not None
    return answer.outcome


async def test_no_record_names_a_person(desk: Desk) -> None:
    for links in (await chain(desk)).values():
        for record, _ in links:
            for player in (ALICE, BRUNO):
                assert str(player.user_id) not in record
                assert player.name not in record


async def test_what_is_kept_is_told_with_counts(desk: Desk) -> None:
    shown = await desk.asks("privacy show", who=ALICE)
    assert data(shown) == {
        "names": ["Alice Liddell"],
        "armies": 1,
        "entries": 8,
        "channels": 2,
        "seats": 1,
        "dice": 1,
        "campaigns": 1,
    }
    assert "Armies you keep: 1" in shown.card.dice[1]
    french = await desk.asks("privacy show", who=BRUNO)
    assert "Armées gardées" in french.card.dice[1]


async def test_everything_of_a_person_and_nobody_else_is_handed_out(desk: Desk) -> None:
    exported = await desk.asks("privacy export", who=ALICE)
    (file,) = exported.files
    content = orjson.loads(file.content)
    assert data(exported) == {"entries": 8}
    assert [army["name"] for army in content["armies"]] == ["Mine"]
    assert [seat["name"] for seat in content["seats"]] == ["Alice Liddell"]
    actions = [entry["record"]["action"] for entry in content["entries"]]
    before = ["battle-start", "battle-join", "roll", "battle-leave", "battle-join", "roll"]
    assert actions == [*before, "settings", "dice-asked"]
    (hand,) = content["dice"]
    assert (hand["dice"], hand["asked"]["procedure"]) == ("real", "roll")
    (campaign,) = content["campaigns"]
    assert (campaign["campaign"], campaign["faction"]) == ("Border war", "Orcs")
    changes = [change["action"] for change in content["campaign_changes"]]
    assert changes == [
        *("campaign-create", "campaign-join", "roster-enlisted"),
        *("battle-proposed", "challenge-sent"),
    ]
    (fought,) = content["campaign_battles"]
    assert (fought["number"], fought["outcome"], fought["note"]) == (1, "one", "at the club")
    assert [roster["name"] for roster in content["campaign_rosters"]] == ["Boyz"]
    assert [challenge["sent"] for challenge in content["campaign_challenges"]] == [True]
    assert BRUNO.name not in file.content.decode()
    assert content["entries_left_out"] == 0


async def test_an_act_that_a_button_offers_is_handed_out_and_given_up(desk: Desk) -> None:
    offer = Offer(77, "close_combat_round", "fight", {"unit": "Boyz"}, {})
    await desk.store.offers.keep(ALICE.channel_id, ALICE.user_id, offer)
    assert data(await desk.asks("privacy show", who=ALICE))["dice"] == 2
    (file,) = (await desk.asks("privacy export", who=ALICE)).files
    (told,) = orjson.loads(file.content)["offered"]
    assert (told["channel"], told["act"]["options"]) == (str(ALICE.channel_id), offer.options)
    assert data(await desk.asks("privacy delete", {"confirm": True}, who=ALICE))
    assert await traces(desk, of=ALICE) == []
    assert await desk.store.offers.find(ALICE.channel_id, ALICE.user_id, offer.id) is None


def test_a_large_file_is_packed() -> None:
    content, name = _file({"entries": ["x" * 1000] * 10_000})
    assert name.endswith(".json.gz")
    assert len(orjson.loads(gzip.decompress(content))["entries"]) == 10_000


async def test_deleting_asks_first_and_only_its_own_player_may_confirm(desk: Desk) -> None:
    asked = await desk.asks("privacy delete", who=ALICE)
    (button,) = asked.buttons
    assert data(asked)["armies"] == 1
    pressed = await desk.router.press(
        replace(BRUNO, interaction_id=501), button.kind, button.subject
    )
    assert pressed.refused == "not-your-button"
    assert await traces(desk, of=ALICE)
    confirmed = await desk.router.press(
        replace(ALICE, interaction_id=502), button.kind, button.subject
    )
    assert data(confirmed)["armies"] == 1
    assert await traces(desk, of=ALICE) == []


async def test_nothing_of_a_person_is_left_and_the_chain_of_hashes_is_whole(desk: Desk) -> None:
    before, others = await chain(desk), await traces(desk, of=BRUNO)
    answer = await desk.asks("privacy delete", {"confirm": True}, who=ALICE)
    assert data(answer)["rows"] >= 8
    assert await traces(desk, of=ALICE) == []
    assert await traces(desk, of=BRUNO) == others
    assert await chain(desk) == before


async def test_one_pseudonym_stands_everywhere_and_the_battle_goes_on(desk: Desk) -> None:
    await desk.asks("privacy delete", {"confirm": True}, who=ALICE)
    rows = await desk.store.database.read(everything)
    ids = {row["actor_id"] for row in rows["entry"]} - {BRUNO.user_id}
    ids |= {row["user_id"] for row in rows["player"]} - {BRUNO.user_id}
    ids |= {row["user_id"] for row in rows["campaign_member"]} - {BRUNO.user_id}
    ids |= {row["actor_id"] for row in rows["campaign_event"]} - {BRUNO.user_id}
    assert len(ids) == 1
    channel = await desk.store.peek(ALICE.channel_id)
    assert {player.user_id for player in channel.board.players} == {BRUNO.user_id, *ids}
    assert (await desk.asks("battle next", who=ALICE)).refused == "only-players"
    assert (await desk.asks("battle next", who=BRUNO)).refused is None
    assert (await desk.asks("undo", {"count": 3}, who=BRUNO)).refused is None
    channel = await desk.store.peek(ALICE.channel_id)
    assert {player.user_id for player in channel.board.players} == {BRUNO.user_id, *ids}
    await chain(desk)


async def test_what_others_do_meanwhile_is_neither_lost_nor_refused(desk: Desk) -> None:
    rolls = [desk.asks("roll", {"notation": "1d6"}, who=BRUNO) for _ in range(20)]
    gone, *rolled = await asyncio.gather(
        desk.asks("privacy delete", {"confirm": True}, who=ALICE), *rolls
    )
    assert data(gone)
    assert [answer.refused for answer in rolled] == [None] * 20
    assert await traces(desk, of=ALICE) == []
    await chain(desk)


def test_every_column_that_may_hold_a_person_is_known() -> None:
    elsewhere = {"id", "guild_id", "parent_id", "interaction_id", "application_id", "message_id"}
    elsewhere |= {"forum_id", "thread_id", "before", "shown"}
    found = {
        (name, column.name)
        for name, table in METADATA.tables.items()
        for column in table.columns
        if column.type is SNOWFLAKE and not column.foreign_keys and column.name not in elsewhere
    }
    assert found == PERSONS
