"""A map is drawn, fought over, given away and told, through commands and forms."""

from __future__ import annotations

import asyncio

import orjson
import pytest

from bot.campaign.access import campaigns_of
from localdiscord import Upload
from tests.bot.e2e.campaigns.test_campaign import HOUR, three
from tests.bot.e2e.hall import SEES, Hall, Player
from tests.bot.e2e.playing import assert_one_sentence

pytestmark = pytest.mark.own_hall

__all__ = ["three"]

Three = tuple[Player, Player, Player]
MAP = "Pass (Ana): Mine\nMine: Gate\nGate (Ben): Keep\nKeep (Ben)"


async def owners(player: Player) -> dict[str, str | None]:
    told = await player.types("/territory map")
    return {region["region"]: region["owner"] for region in told.outcome["regions"]}


@pytest.fixture
async def mapped(three: Three) -> Three:
    """A campaign with a map, of a line of four regions."""
    olga, _, _ = three
    drawn = await olga.calls("territory draw", file=Upload("map.txt", MAP.encode()))
    assert "3 borders were told from one side only" in drawn.text
    return three


async def won(winner: Player, loser: str, region: str, other: Player) -> None:
    """Log a battle for a region, confirmed by the loser."""
    told = await winner.types(f"/campaign log outcome:i-won opponent:{loser} region:{region}")
    assert told.outcome["battle"]["region"] == region
    button = {"en": "Confirm", "fr": "Confirmer"}
    labels = [each for each in told.buttons if each in button.values()]
    await other.presses(told, labels[0])


async def test_a_region_goes_to_who_wins_it_once_that_counts(mapped: Three) -> None:
    olga, ana, ben = mapped
    before = {"Pass": "Ana", "Mine": None, "Gate": "Ben", "Keep": "Ben"}
    assert await owners(olga) == before
    logged = await ana.types("/campaign log outcome:i-won opponent:Ben region:gat")
    assert "Gate" in logged.text
    assert await owners(olga) == before
    await ben.presses(logged, "Confirm")
    assert await owners(olga) == {**before, "Gate": "Ana"}
    told = await olga.types("/territory region region:Gate")
    assert told.outcome["history"] == [
        {
            "day": told.outcome["history"][0]["day"],
            "battle": 1,
            "effect": "taken",
            "before": "Ben",
            "owner": "Ana",
        }
    ]
    assert "Ana takes it" in told.text
    await olga.types("/campaign edit battle:1 outcome:drawn")
    assert await owners(olga) == before
    await olga.types("/campaign edit battle:1 outcome:first-won region:Keep")
    assert await owners(olga) == {**before, "Keep": "Ana"}
    await olga.types("/campaign void battle:1")
    assert await owners(olga) == before
    assert (await olga.types("/territory region region:Gate")).outcome["history"] == []


async def test_over_links_a_battle_that_no_longer_counts_takes_what_rests_on_it(
    mapped: Three,
) -> None:
    olga, ana, ben = mapped
    await olga.types("/territory rule over_links:true")
    refused = await ana.types("/campaign log outcome:i-won opponent:Ben region:Keep")
    assert refused.refused == "region-no-link"
    for region in ("Mine", "Gate", "Keep"):
        await won(ana, "Ben", region, ben)
    assert set((await owners(olga)).values()) == {"Ana"}
    await olga.types("/campaign void battle:2")
    assert await owners(olga) == {"Pass": "Ana", "Mine": "Ana", "Gate": "Ben", "Keep": "Ben"}
    shown = await ben.types("/territory region region:Keep")
    assert shown.outcome["history"][0]["effect"] == "no-link"
    targets = await ana.types("/territory targets")
    assert targets.outcome["targets"] == {"Ana": ["Gate"]}
    everybody = await olga.types("/territory targets")
    assert everybody.outcome["targets"] == {"Ana": ["Gate"], "Ben": ["Mine"]}


async def test_organisers_give_regions_and_their_word_comes_in_its_place(mapped: Three) -> None:
    olga, ana, ben = mapped
    assert (await ana.types("/territory give region:Mine player:Ana")).refused == "only-organiser"
    given = await olga.types("/territory give region:Mine player:Ana")
    assert "Mine goes to Ana" in given.text
    again = await olga.types("/territory give region:Mine player:Ana")
    assert again.refused == "region-owned-already"
    await won(ben, "Ana", "Mine", ana)
    assert (await owners(olga))["Mine"] == "Ben"
    dated = await olga.types("/territory give region:Mine date:2020-01-01")
    assert "nobody’s from 2020-01-01 on." in dated.text
    assert (await owners(olga))["Mine"] == "Ben"
    await olga.types("/territory give region:Mine")
    assert (await owners(olga))["Mine"] is None


async def test_a_map_is_drawn_in_a_form_that_holds_the_one_there_is(mapped: Three) -> None:
    olga, ana, _ = mapped
    assert (await ana.types("/territory draw")).refused == "only-organiser"
    opened = await olga.types("/territory draw")
    assert opened.reply.modal is not None
    assert "Pass (Ana): Mine" in str(opened.reply.modal)
    drawn = await olga.fills(opened, map="Pass (Be): Keep\nKeep: Pass")
    assert drawn.outcome["regions"] == [
        {"region": "Pass", "owner": "Ben", "links": ["Keep"]},
        {"region": "Keep", "owner": None, "links": ["Pass"]},
    ]
    told = await olga.types("/territory map file:true")
    assert told.answer.files[0].content == b"Pass (Ben): Keep\nKeep: Pass"


async def test_battles_count_again_for_a_region_that_is_drawn_again(mapped: Three) -> None:
    olga, ana, ben = mapped
    await won(ana, "Ben", "Gate", ben)
    await olga.types("/territory draw map:Pass")
    assert await owners(olga) == {"Pass": None}
    await olga.types('/territory draw map:"gate (Ben)"')
    assert await owners(olga) == {"gate": "Ana"}


async def test_a_battle_fought_here_is_for_a_region(mapped: Three) -> None:
    olga, ana, ben = mapped
    start = "/battle start game:blackhammer player_one:Ana player_two:Ben campaign:border region:"
    assert (await ana.types(f"{start}Moon")).refused == "unknown-region"
    lone = await ana.types("/battle start game:blackhammer region:Gate")
    assert lone.refused == "missing-option"
    started = await ana.types(f"{start}gate")
    assert "over Gate" in started.text
    await ana.types("/score add points:900")
    asked = await ben.types("/battle end")
    assert "it counts in Border war, over Gate" in asked.text or "Gate pour enjeu" in asked.text
    await ana.types("/battle end")
    assert (await owners(olga))["Gate"] == "Ana"
    offered = await ana.offered("campaign log", "region", "ga")
    assert offered[0][1] == "Gate"


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("/territory region region:Moon", "unknown-region"),
        ('/territory draw map:"A: B"', "map-unknown-link"),
        ('/territory draw map:"A (Zoe)"', "map-unknown-owner"),
        ('/territory draw map:"A: A"', "map-links-itself"),
        ('/territory draw map:"(A"', "map-line"),
        ("/territory give region:Keep player:Ben", "region-owned-already"),
        ("/territory give region:Keep player:Olga", "not-in-campaign"),
        ("/territory give region:Keep date:tomorrow", "unread-day"),
        ("/territory rule wins:1", "campaign-unchanged"),
        ("/territory targets player:Olga", "not-in-campaign"),
        ("/challenge accept challenge:1", "no-challenge"),
        ("/challenge list", "no-challenges"),
        ("/challenge send opponent:Ben", "not-in-campaign"),
        ("/campaign log outcome:i-won opponent:Ben player:Ana region:Moon", "unknown-region"),
    ],
)
@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.usefixtures("mapped")
async def test_what_cannot_be_is_refused_in_one_sentence(
    hall: Hall, line: str, code: str, locale: str
) -> None:
    olga = hall.player("Olga", locale, permissions=SEES)
    before = await owners(olga)
    await olga.types("/territory rule wins:1 answer:72")
    told = await olga.types(line)
    assert told.refused == code
    assert_one_sentence(told)
    assert await owners(olga) == before


async def test_an_accepted_challenge_is_a_pairing_of_the_round_however_often_it_is_pressed(
    mapped: Three,
) -> None:
    olga, ana, ben = mapped
    assert (await ana.types("/challenge send opponent:Ana")).refused == "challenges-oneself"
    assert (await ana.types("/challenge send opponent:Ben region:Pass")).refused == "region-own"
    sent = await ana.types("/challenge send opponent:Ben region:Gate")
    assert "Challenge no. 1: Ana challenges Ben for Gate. To be answered before 20" in sent.text
    assert (await ben.types("/challenge send opponent:Ana")).refused == "challenge-waits"
    assert (await ana.presses(sent, "Accept")).refused == "not-challenged"
    pressed = await asyncio.gather(*(ben.presses(sent, "Accept") for _ in range(4)))
    taken = [told for told in pressed if told.answer.refused is None]
    assert len(taken) == 1
    assert taken[0].outcome["challenge"]["state"] == "accepted"
    assert {told.refused for told in pressed if told not in taken} == {"challenge-answered"}
    shown = await olga.types("/campaign pairings")
    pair = {"one": "Ana", "two": "Ben", "told": False, "region": "Gate"}
    assert shown.outcome["pairs"] == [pair]
    again = await ana.types("/challenge send opponent:Ben region:Gate")
    assert again.refused == "challenge-again"
    await won(ana, "Ben", "Gate", ben)
    drawn = await olga.types("/campaign pairings draw:swiss")
    assert drawn.outcome["pairs"][-1] == {**pair, "told": True}
    await olga.types("/campaign round")
    assert (await olga.types("/campaign pairings")).refused == "no-pairings"


async def test_challenges_are_declined_taken_back_and_lapse(hall: Hall, mapped: Three) -> None:
    olga, ana, ben = mapped
    sent = await ana.types("/challenge send opponent:Ben")
    declined = await ben.presses(sent, "Decline")
    assert declined.outcome["challenge"]["state"] == "declined"
    await ana.types("/challenge send opponent:Ben")
    assert (await ben.types("/challenge withdraw challenge:2")).refused == "not-your-challenge"
    await ana.types("/challenge withdraw challenge:2")
    await ana.types("/challenge send opponent:Ben")
    assert (await ana.types("/challenge decline challenge:3")).refused == "not-challenged"
    told = await ben.types("/challenge decline challenge:3")
    assert told.outcome["challenge"]["state"] == "declined"
    sent = await ben.types("/challenge send opponent:Ana")
    campaigns = campaigns_of(hall.bot.store)
    now = campaigns.clock()
    campaigns.clock = lambda: now + 71 * HOUR
    assert len((await olga.types("/challenge list")).outcome["challenges"]) == 1
    campaigns.clock = lambda: now + 73 * HOUR
    assert (await olga.types("/challenge list")).refused == "no-challenges"
    late = await ana.presses(sent, "Relever")
    assert late.refused == "challenge-answered"
    await olga.types("/territory rule answer:0")
    sent = await ana.types("/challenge send opponent:Ben")
    campaigns.clock = lambda: now + 9000 * HOUR
    await hall.restart()
    assert (await ben.presses(sent, "Accept")).outcome["challenge"]["state"] == "accepted"


async def test_maps_and_challenges_go_out_and_come_back(hall: Hall, mapped: Three) -> None:
    _, ana, ben = mapped
    boss = hall.player("Max", "en")
    await won(ana, "Ben", "Gate", ben)
    await boss.types("/territory rule over_links:true wins:1")
    await boss.types("/territory give region:Mine player:Ben")
    await ana.types("/challenge send opponent:Ben region:Mine")
    before, map_before = (
        (await boss.types("/campaign export")).answer.files[0].content,
        await owners(boss),
    )
    await boss.types('/campaign delete campaign:"Border war" confirm:true')
    await boss.calls("campaign import", file=Upload("border.json", before))
    after = orjson.loads((await boss.types("/campaign export")).answer.files[0].content)
    assert after["events"].pop()["action"] == "campaign-import"
    assert after == orjson.loads(before)
    assert await owners(boss) == map_before
    answered = await ben.types("/challenge accept challenge:1")
    assert answered.outcome["challenge"]["region"] == "Mine"
    told = await ana.types("/privacy export")
    held = orjson.loads(told.answer.files[0].content)
    assert held["campaign_regions"] == [{"campaign": "Border war", "region": "Pass"}]
    assert [challenge["state"] for challenge in held["campaign_challenges"]] == ["accepted"]


@pytest.mark.parametrize(
    "change",
    [
        {"regions": [{"name": "A", "owner": 9, "links": []}]},
        {"regions": [{"name": "A", "owner": None, "links": [0]}]},
        {"regions": [{"name": "A", "owner": None, "links": [7]}]},
        {
            "regions": [
                {"name": "A", "owner": None, "links": [1]},
                {"name": "B", "owner": None, "links": []},
            ]
        },
        {
            "regions": [
                {"name": "A", "owner": None, "links": []},
                {"name": "a", "owner": None, "links": []},
            ]
        },
        {"conquest": {"wins": 0}},
        {"conquest": {"colour": "red"}},
        {
            "challenges": [
                {"number": 1, "one": 1, "two": 1, "region": "", "state": "open", "season": 1}
                | {"round": 1, "due_at": None}
            ]
        },
    ],
)
@pytest.mark.usefixtures("mapped")
async def test_a_file_whose_map_does_not_hold_is_refused(
    hall: Hall, change: dict[str, object]
) -> None:
    boss = hall.player("Max", "en")
    held = orjson.loads((await boss.types("/campaign export")).answer.files[0].content)
    content = orjson.dumps({**held, "name": "Other", **change})
    told = await boss.calls("campaign import", file=Upload("other.json", content))
    assert told.refused == "campaign-file-unread"
    assert len((await boss.types("/campaign list")).outcome["campaigns"]) == 1
