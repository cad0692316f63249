"""A campaign from its first player to its standings, through commands and buttons."""

from __future__ import annotations

import asyncio

import pytest

from bot.campaign.access import campaigns_of
from tests.bot.e2e.hall import SEES, Hall, Player
from tests.bot.e2e.playing import assert_one_sentence

pytestmark = pytest.mark.own_hall

HOUR = 3_600_000


@pytest.fixture
async def three(hall: Hall) -> tuple[Player, Player, Player]:
    """An organiser who does not play, and two who do."""
    olga = hall.player("Olga", "en", permissions=SEES)
    ana = hall.player("Ana", "en", permissions=SEES)
    ben = hall.player("Ben", "fr", permissions=SEES)
    await olga.types('/campaign create name:"Border war"')
    await ana.types("/campaign join faction:Orcs")
    await ben.types("/campaign join faction:Elves army:Guard")
    return olga, ana, ben


LOGGED = "/campaign result log outcome:i-won opponent:Ben own_points:1200 their_points:800"


async def points(player: Player) -> dict[str, int]:
    told = await player.types("/campaign standings")
    return {row["name"]: row["points"] for row in told.outcome["standings"]}


async def test_a_result_counts_once_the_other_player_confirms_it(
    three: tuple[Player, Player, Player],
) -> None:
    olga, ana, ben = three
    logged = await ana.types(LOGGED)
    assert "Ana beats Ben 1200–800" in logged.text
    assert await points(olga) == {"Ana": 0, "Ben": 0}
    assert (await ana.presses(logged, "Confirm")).refused == "own-proposal"
    assert (await olga.presses(logged, "Confirm")).refused == "not-your-battle"
    confirmed = await ben.presses(logged, "Confirm")
    assert confirmed.outcome["battle"]["state"] == "confirmed"
    assert (await ben.presses(logged, "Dispute")).refused == "battle-counts"
    assert await points(olga) == {"Ana": 3, "Ben": 0}
    table = (await olga.types("/campaign standings")).outcome["standings"]
    assert [(row["place"], row["name"]) for row in table] == [(1, "Ana"), (2, "Ben")]
    rated = (await olga.types("/campaign standings ratings:true")).outcome["ratings"]
    assert [each["name"] for each in rated] == ["Ana", "Ben"]
    assert rated[0]["rating"] + rated[1]["rating"] == 3000
    records = await olga.types("/campaign record")
    assert records.outcome["records"]["Orcs"] == {"won": 1, "drawn": 0, "lost": 0}
    against = await olga.types("/campaign record player:Ben")
    assert against.outcome["records"] == {"Ana": {"won": 0, "drawn": 0, "lost": 1}}


async def test_confirmed_at_the_same_time_it_counts_once(
    three: tuple[Player, Player, Player],
) -> None:
    olga, ana, ben = three
    logged = await ana.types(LOGGED)
    pressed = await asyncio.gather(*(ben.presses(logged, "Confirm") for _ in range(5)))
    assert sorted(each.answer.refused or "" for each in pressed) == ["", *["battle-counts"] * 4]
    assert await points(olga) == {"Ana": 3, "Ben": 0}
    shown = await olga.types("/campaign battle battle:1")
    done = [change["action"] for change in shown.outcome["changes"]]
    assert done == ["battle-proposed", "battle-confirmed"]


async def test_buttons_answer_after_a_restart(
    hall: Hall, three: tuple[Player, Player, Player]
) -> None:
    _, ana, ben = three
    logged = await ana.types(LOGGED)
    await hall.restart()
    assert (await ben.presses(logged, "Confirm")).outcome["battle"]["state"] == "confirmed"


async def test_what_was_put_right_has_to_be_seen_before_it_is_confirmed(
    three: tuple[Player, Player, Player],
) -> None:
    olga, ana, ben = three
    logged = await ana.types(LOGGED)
    assert (await ben.types("/campaign edit battle:1 size:2000")).refused == "not-your-proposal"
    edited = await ana.types("/campaign edit battle:1 points_one:900 points_two:850")
    assert edited.outcome["battle"]["points"] == [900, 850]
    assert (await ben.presses(logged, "Confirm")).refused == "battle-changed"
    assert (await ben.presses(edited, "Confirm")).outcome["battle"]["points"] == [900, 850]
    shown = await olga.types("/campaign battle battle:1")
    assert shown.outcome["changes"][1]["before"] == {"points_one": 1200, "points_two": 800}


async def test_a_dispute_goes_to_the_organiser(three: tuple[Player, Player, Player]) -> None:
    olga, ana, ben = three
    await ana.types(LOGGED)
    denied = await ben.types('/campaign dispute battle:1 reason:"we stopped in turn 3"')
    assert "we stopped in turn 3" in denied.text
    assert (await ana.types("/campaign settle battle:1")).refused == "only-organiser"
    settled = await olga.types("/campaign settle battle:1 outcome:drawn")
    assert settled.outcome["battle"]["outcome"] == "draw"
    assert await points(olga) == {"Ana": 1, "Ben": 1}
    await olga.types("/campaign void battle:1 reason:twice")
    assert await points(olga) == {"Ana": 0, "Ben": 0}
    assert (await olga.types("/campaign settle battle:1")).outcome["battle"]["state"] == "settled"


async def test_an_organiser_who_fought_leaves_the_dispute_to_another(
    three: tuple[Player, Player, Player],
) -> None:
    olga, ana, ben = three
    await olga.types("/campaign organiser player:Ana")
    await ana.types(LOGGED)
    await ben.types("/campaign dispute battle:1")
    assert (await ana.types("/campaign settle battle:1")).refused == "own-dispute"
    assert (await olga.types("/campaign settle battle:1")).outcome["battle"]["state"] == "settled"
    await ana.types("/campaign organiser player:Olga remove:true")
    last = await ana.types("/campaign organiser player:Ana remove:true")
    assert last.refused == "last-organiser"


async def test_silence_confirms_after_its_time_and_not_before(
    hall: Hall, three: tuple[Player, Player, Player]
) -> None:
    olga, ana, _ = three
    await ana.types(LOGGED)
    campaigns = campaigns_of(hall.bot.store)
    now = campaigns.clock()
    campaigns.clock = lambda: now + 71 * HOUR
    assert await points(olga) == {"Ana": 0, "Ben": 0}
    campaigns.clock = lambda: now + 73 * HOUR
    assert await points(olga) == {"Ana": 3, "Ben": 0}
    shown = await olga.types("/campaign battle battle:1")
    assert shown.outcome["changes"][-1]["action"] == "battle-unanswered"
    assert "silence" in shown.text


async def test_byes_rounds_and_late_joiners_count_by_the_rule(
    hall: Hall, three: tuple[Player, Player, Player]
) -> None:
    olga, _, ben = three
    await olga.types("/campaign rule bye:2 late:1")
    await olga.types("/campaign bye player:Ben")
    await olga.types("/campaign round")
    await hall.player("Carl", "en", permissions=SEES).types("/campaign join")
    assert await points(ben) == {"Ana": 0, "Ben": 2, "Carl": 1}
    assert (await olga.types("/campaign edit battle:1 outcome:drawn")).refused == (
        "bye-has-no-result"
    )
    table = (await ben.types("/campaign standings")).outcome["standings"]
    assert [(row["place"], row["name"]) for row in table] == [(1, "Ben"), (2, "Carl"), (3, "Ana")]
    season = await olga.types("/campaign round season:true")
    assert "season 2, round 1" in season.text
    assert await points(ben) == {"Ana": 0, "Ben": 0, "Carl": 0}


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("/campaign log outcome:i-won opponent:Ana", "against-oneself"),
        ("/campaign log outcome:i-won opponent:Olga", "not-in-campaign"),
        ("/campaign log outcome:i-won opponent:Ben own_points:5", "half-points"),
        ("/campaign log outcome:i-won opponent:Ben date:2026-02-30", "unread-day"),
        ("/campaign log outcome:i-won opponent:Ben date:2099-01-01", "unread-day"),
        ("/campaign log outcome:i-won opponent:Ben player:Olga", "not-in-campaign"),
        ("/campaign log outcome:i-won opponent:Ben campaign:nowhere", "unknown-campaign"),
        ("/campaign bye player:Ben", "only-organiser"),
        ("/campaign rule win:5", "only-organiser"),
        ("/campaign round", "only-organiser"),
        ("/campaign close", "only-organiser"),
        ("/campaign organiser player:Ana", "only-organiser"),
        ('/campaign delete campaign:"Border war" confirm:true', "only-organiser"),
        ("/campaign confirm battle:1", "no-campaign-battle"),
        ("/campaign battle battle:1", "no-campaign-battle"),
        ("/campaign battles", "no-battles-yet"),
        ("/campaign record", "no-battle-counts"),
        ("/campaign join faction:Orcs", "joined-already"),
        ('/campaign create name:"border WAR"', "campaign-exists"),
    ],
)
async def test_what_cannot_be_is_refused_in_one_sentence(
    three: tuple[Player, Player, Player], line: str, code: str
) -> None:
    _, ana, _ = three
    told = await ana.types(line)
    assert told.refused == code
    assert told.alone
    assert_one_sentence(told)


async def test_a_campaign_that_is_over_takes_no_battles(
    three: tuple[Player, Player, Player],
) -> None:
    olga, ana, _ = three
    await olga.types("/campaign close")
    assert (await ana.types(LOGGED)).refused == "campaign-closed"
    await olga.types("/campaign close reopen:true")
    assert (await ana.types(LOGGED)).outcome["battle"]["number"] == 1
    unsure = await olga.types('/campaign delete campaign:"Border war"')
    assert unsure.refused == "delete-unconfirmed"
    await olga.types('/campaign delete campaign:"Border war" confirm:true')
    assert (await ana.types("/campaign list")).refused == "no-campaigns"


async def test_of_several_campaigns_the_one_meant_is_named(
    three: tuple[Player, Player, Player],
) -> None:
    olga, ana, _ = three
    await olga.types('/campaign create name:"Autumn league" game:t9a')
    assert (await ana.types("/campaign show")).refused == "which-campaign"
    shown = await ana.types("/campaign show campaign:autumn")
    assert shown.outcome["game"] == "t9a"
    names = [value for _, value in await ana.offered("campaign show", "campaign", "")]
    assert sorted(names) == ["Autumn league", "Border war"]
    await ana.types("/campaign join campaign:autumn")
    other = await ana.types(f"{LOGGED} campaign:autumn game:whfb2")
    assert other.refused == "not-in-campaign"


async def test_an_organiser_draws_who_meets_whom(
    hall: Hall, three: tuple[Player, Player, Player]
) -> None:
    olga, ana, ben = three
    carl = hall.player("Carl", "en", permissions=SEES)
    await carl.types("/campaign join")
    assert (await ana.types("/campaign pairings")).refused == "no-pairings"
    assert (await ana.types("/campaign pairings draw:swiss")).refused == "only-organiser"
    first = await olga.types("/campaign pairings draw:swiss")
    assert [(pair["one"], pair["two"]) for pair in first.outcome["pairs"]] == [
        ("Ana", "Ben"),
        ("Carl", None),
    ]
    await olga.types("/campaign bye player:Carl")
    logged = await ana.types(LOGGED)
    await ben.presses(logged, "Confirm")
    shown = await ana.types("/campaign pairings")
    assert "Ana beats Ben 1200–800" in shown.text
    assert [pair["told"] for pair in shown.outcome["pairs"]] == [True, True]
    await olga.types("/campaign round")
    assert (await ana.types("/campaign pairings")).refused == "no-pairings"
    second = await olga.types("/campaign pairings draw:swiss")
    assert {(pair["one"], pair["two"]) for pair in second.outcome["pairs"]} == {
        ("Ana", "Carl"),
        ("Ben", None),
    }
    every = await olga.types("/campaign pairings draw:round-robin")
    assert len(every.outcome["pairs"]) == 2


async def test_whoever_changes_a_result_often_keeps_nobody_from_answering_it(
    three: tuple[Player, Player, Player],
) -> None:
    olga, ana, ben = three
    await ana.types(LOGGED)
    for size in range(1, 100):
        await ana.types(f"/campaign edit battle:1 size:{size}")
    told = await ana.types("/campaign edit battle:1 size:500")
    assert told.refused == "too-many-changes"
    assert_one_sentence(told)
    disputed = await ben.types("/campaign dispute battle:1")
    assert disputed.outcome["battle"]["state"] == "disputed"
    voided = await olga.types("/campaign void battle:1")
    assert voided.outcome["battle"]["state"] == "void"


async def test_of_two_changes_of_the_rule_at_once_neither_is_lost(
    three: tuple[Player, Player, Player],
) -> None:
    olga, ana, _ = three
    await olga.types("/campaign organiser player:Ana")
    asked = ("win:5", "draw:2", "late:-1", "silence:9", "tie_breaks:wins", 'table:"0=1/0"')
    told = await asyncio.gather(
        *(
            who.types(f"/campaign rule {each}")
            for each, who in zip(asked, (olga, ana) * 3, strict=True)
        )
    )
    assert [each.answer.refused for each in told] == [None] * 6
    rule = (await olga.types("/campaign rule")).outcome["rule"]
    assert (rule["win"], rule["draw"], rule["late"], rule["table"]) == (5, 2, -1, "0=1/0")
    assert rule["tie_breaks"] == ["wins"]
    assert "9 hours" in (await olga.types("/campaign rule")).text
    assert (await olga.types("/campaign rule win:5")).refused == "campaign-unchanged"
    over = [f"/territory rule {text}" for text in ("over_links:true", "wins:3", "answer:5")]
    await asyncio.gather(
        *(who.types(each) for each, who in zip(over, (olga, ana, olga), strict=True))
    )
    ruled = (await olga.types("/territory rule")).outcome
    assert (ruled["over_links"], ruled["wins"], ruled["answer"]) == (True, 3, 5)
