"""A forum that refuses, and a Discord that fails midway: never two posts, always one sentence."""

from __future__ import annotations

from localdiscord import Faults
from tests.bot.e2e.campaigns.test_chronicle import fought
from tests.bot.e2e.campaigns.test_chronicle_post import posts
from tests.bot.e2e.hall import Hall

POST = "/chronicle post forum:chronicles"
THREADS = "/threads"


async def test_a_forum_that_refuses_is_told_of_and_may_be_asked_again(
    hall: Hall, discord_faults: Faults
) -> None:
    alice = hall.player("Alice")
    await fought(alice)
    discord_faults.refuse(403, route=THREADS)
    told = await alice.types(POST)
    assert told.refused == "forum-not-allowed"
    assert "attach files" in told.text
    assert not (await alice.types(POST)).outcome["again"]
    assert len(posts(hall.table)) == 1


async def test_a_post_whose_answer_was_lost_is_found_and_not_made_twice(
    hall: Hall, discord_faults: Faults
) -> None:
    alice = hall.player("Alice")
    await fought(alice)
    discord_faults.mislay(503, route=THREADS)
    assert (await alice.types(POST)).refused == "forum-not-reached"
    (post,) = posts(hall.table)
    again = await alice.types(POST)
    assert (again.outcome["again"], again.outcome["post"]) == (True, str(post.id))
    assert posts(hall.table) == [post]


async def test_a_command_that_is_delivered_twice_makes_one_post(
    hall: Hall, discord_faults: Faults
) -> None:
    alice = hall.player("Alice")
    await fought(alice)
    discord_faults.repeat()
    await alice.types(POST)
    assert len(posts(hall.table)) == 1
