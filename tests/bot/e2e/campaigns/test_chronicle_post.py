"""A battle told in a forum: once, with what fits, by whoever may post there."""

from __future__ import annotations

import asyncio

import pytest

from localdiscord import LocalTable
from localdiscord.protocol.model import Channel
from tests.bot.e2e.campaigns.test_chronicle import fought
from tests.bot.e2e.hall import Hall, Player

pytestmark = pytest.mark.own_hall


def posts(table: LocalTable, forum: str = "chronicles") -> list[Channel]:
    where = table.state.forum_named(forum)
    return [channel for channel in table.state.channels.values() if channel.parent_id == where.id]


async def test_a_battle_is_posted_with_title_body_and_files(hall: Hall, alice: Player) -> None:
    await fought(alice)
    told = await alice.types("/chronicle post forum:chronicles")
    (post,) = posts(hall.table)
    assert post.name == "Chronicle: Elves – Orcs"
    assert told.outcome["post"] == str(post.id)
    assert f"<#{post.id}>" in told.text
    (message,) = hall.table.state.messages_in(post.id)
    assert message.id == post.id
    (embed,) = message.payload["embeds"]
    assert "death of Grom" in embed["description"]
    assert len(embed["description"]) <= 4096
    names = [attachment["filename"] for attachment in message.payload["attachments"]]
    assert names == ["chronicle.png", "chronicle-1.html", "chronicle-1.md"]


async def test_asked_for_again_it_is_one_post(hall: Hall, alice: Player, bruno: Player) -> None:
    await fought(alice)
    asked = await asyncio.gather(
        *(player.types("/chronicle post forum:chronicles") for player in (alice, bruno, alice))
    )
    assert sorted(told.outcome["again"] for told in asked) == [False, True, True]
    assert len(posts(hall.table)) == 1
    await hall.restart()
    again = await bruno.types("/chronicle post forum:chronicles battle:1")
    assert again.outcome["again"]
    assert "déjà racontée" in again.text
    assert len(posts(hall.table)) == 1
    other = await alice.types("/chronicle post forum:elsewhere")
    assert not other.outcome["again"]
    assert len(posts(hall.table, "elsewhere")) == 1


async def test_a_post_that_nobody_noted_is_found_again(hall: Hall, alice: Player) -> None:
    await fought(alice)
    told = await alice.types("/chronicle post forum:chronicles")
    chronicles, (post,) = hall.bot.store.chronicles, posts(hall.table)
    battle_id, forum_id = await _noted(hall)
    await chronicles.end_post(battle_id, forum_id, None)
    await chronicles.begin_post(battle_id, forum_id)  # as a stop leaves it, before Discord answers
    again = await alice.types("/chronicle post forum:chronicles")
    assert (again.outcome["post"], again.outcome["again"]) == (told.outcome["post"], True)
    assert posts(hall.table) == [post]


async def _noted(hall: Hall) -> tuple[int, int]:
    question = "SELECT battle_id, forum_id FROM chronicle_post"
    row = await hall.bot.store.database.read(lambda c: c.exec_driver_sql(question).one())
    return int(row[0]), int(row[1])


async def test_a_post_that_was_deleted_may_be_made_anew(hall: Hall, alice: Player) -> None:
    await fought(alice)
    await alice.types("/chronicle post forum:chronicles")
    (post,) = posts(hall.table)
    hall.table.state.remove_channel(post)
    again = await alice.types("/chronicle post forum:chronicles")
    assert not again.outcome["again"]
    assert len(posts(hall.table)) == 1


async def test_a_battle_under_way_is_not_posted(hall: Hall, alice: Player) -> None:
    await fought(alice, ended=False)
    told = await alice.types("/chronicle post forum:chronicles")
    assert told.refused == "chronicle-not-over"
    assert posts(hall.table) == []


async def test_who_may_not_post_there_has_nothing_posted(hall: Hall, alice: Player) -> None:
    await fought(alice)
    state = hall.table.state
    state.roles[state.guild_id].permissions = 1 << 10  # all may look, and no more
    wendy = hall.player("Wendy", "en")
    await hall.restart()
    told = await wendy.types("/chronicle post forum:chronicles")
    assert told.refused == "forum-not-yours"
    assert posts(hall.table) == []
