"""The end of a battle that is fought for a campaign files its result there."""

from __future__ import annotations

import pytest

from localdiscord import Upload
from tests.bot.e2e.campaigns.test_campaign import points, three
from tests.bot.e2e.hall import Hall, Player

pytestmark = pytest.mark.own_hall

__all__ = ["three"]

Three = tuple[Player, Player, Player]


@pytest.fixture
async def fought(three: Three) -> Three:
    """Ana and Ben at the table, in a battle for the campaign."""
    olga, ana, ben = three
    await olga.types("/settings game:blackhammer")
    await ana.types(
        "/battle start game:blackhammer points:2000 side_one:Orcs side_two:Elves"
        " player_one:Ana player_two:Ben"
    )
    tied = await ana.types("/campaign here")
    assert tied.outcome["campaign"] == "Border war"
    return olga, ana, ben


async def test_the_games_own_rules_say_who_won(fought: Three) -> None:
    olga, ana, ben = fought
    await ana.types("/score add points:1500 side:Elves")
    await ana.types("/score add points:100 side:Orcs")
    await ben.types("/battle end")
    ended = await ana.types("/battle end")
    assert "Ben beats Ana 1500–100" in ended.text
    told = (await ana.types("/campaign battle battle:1")).outcome["battle"]
    assert (told["outcome"], told["points"], told["size"]) == ("two", [100, 1500], 2000)
    assert (told["game"], told["verdict"], told["number"]) == ("blackhammer", "victory", 1)
    assert await points(olga) == {"Ana": 0, "Ben": 3}


async def test_a_difference_too_small_for_the_game_is_a_draw(fought: Three) -> None:
    olga, ana, ben = fought
    await ana.types("/score add points:110 side:Elves")
    await ana.types("/score add points:100 side:Orcs")
    await ana.types("/battle end")
    ended = await ben.types("/battle end")
    assert "Ana and Ben draw 100–110" in ended.text
    assert await points(olga) == {"Ana": 1, "Ben": 1}


async def test_a_battle_may_go_on_over_a_restart_before_it_is_proposed(
    hall: Hall, fought: Three
) -> None:
    olga, ana, ben = fought
    await ana.types("/battle pause")
    await hall.restart()
    await ana.types("/battle resume")
    await ana.types("/score add points:900 side:Orcs")
    await ben.types("/battle end")
    await hall.restart()
    await ana.types("/battle end")
    assert await points(olga) == {"Ana": 3, "Ben": 0}
    await olga.types("/campaign settle battle:1 outcome:second-won")
    assert await points(olga) == {"Ana": 0, "Ben": 3}


async def test_a_result_is_withdrawn_with_the_end_until_others_went_by_it(fought: Three) -> None:
    olga, ana, ben = fought
    await ana.types("/score add points:900 side:Orcs")
    for _ in range(2):
        await ben.types("/battle end")
        ended = await ana.types("/battle end")
        assert await points(olga) == {"Ana": 3, "Ben": 0}
        asked = await ana.presses(ended, "Take the end back")
        back = await ben.presses(asked, "Agree")
        assert "withdrawn" in back.text or "retiré" in back.text
        assert await points(olga) == {"Ana": 0, "Ben": 0}
    await ben.types("/battle end")
    ended = await ana.types("/battle end")
    assert (await olga.types("/campaign round")).answer.refused is None
    counted = await ana.presses(ended, "Take the end back")
    assert counted.refused == "reopen-counted"
    await olga.types("/campaign void battle:3")
    asked = await ana.presses(ended, "Take the end back")
    assert (await ben.presses(asked, "Agree")).answer.refused is None
    assert await points(olga) == {"Ana": 0, "Ben": 0}


async def test_what_an_organiser_ruled_on_stays_though_the_end_is_taken_back(
    fought: Three,
) -> None:
    olga, ana, ben = fought
    await ana.types("/score add points:900 side:Orcs")
    await ben.types("/battle end")
    ended = await ana.types("/battle end")
    asked = await ana.presses(ended, "Take the end back")
    await olga.types("/campaign settle battle:1 outcome:drawn")
    assert (await ben.presses(asked, "Agree")).refused == "reopen-counted"
    assert await points(olga) == {"Ana": 1, "Ben": 1}


async def test_what_both_agree_is_a_draw_goes_to_the_campaign(fought: Three) -> None:
    olga, ana, ben = fought
    await ben.types("/battle end")
    ended = await ana.types("/battle end")
    assert "Ana and Ben draw 0–0" in ended.text
    assert await points(olga) == {"Ana": 1, "Ben": 1}


async def test_nothing_is_proposed_where_nobody_said_who_won(three: Three) -> None:
    olga, ana, ben = three
    await olga.types("/settings game:blackhammer")
    # Without the size of the battle its book tells no draw.
    await ana.types("/battle start player_one:Ana player_two:Ben campaign:border")
    await ben.types("/battle end")
    ended = await ana.types("/battle end")
    assert "nobody said who won" in ended.text
    assert "Confirm" not in ended.buttons
    assert (await ana.types("/campaign battles")).refused == "no-battles-yet"


async def test_nothing_is_proposed_by_battles_that_are_not_the_campaigns(fought: Three) -> None:
    olga, ana, ben = fought
    await ana.types("/campaign here remove:true")
    assert (await ana.types("/campaign here remove:true")).refused == "not-tied"
    await ana.types("/undo")
    await ana.types("/score add points:900 side:Orcs")
    await ben.types("/campaign leave")
    await ben.types("/battle end")
    ended = await ana.types("/battle end")
    assert "not both sides" in ended.text
    assert (await olga.types("/campaign here")).refused == "no-battle"


async def test_a_campaign_of_another_game_takes_no_such_battle(fought: Three) -> None:
    olga, ana, _ = fought
    await olga.types('/campaign create name:"Ninth league" game:t9a')
    told = await ana.types("/campaign here campaign:ninth")
    assert told.refused == "other-game"
    assert "another game" in told.text


async def test_a_battle_starts_for_a_campaign_of_its_players(hall: Hall, three: Three) -> None:
    olga, ana, ben = three
    await olga.types('/campaign create name:"Old feud"')
    offered = await ana.offered("battle start", "campaign", "")
    assert [value for _, value in offered] == ["Border war"]
    start = "/battle start game:blackhammer player_one:Ana campaign:border player_two:"
    assert (await ana.types(f"{start}Olga")).refused == "not-in-campaign"
    assert (await ana.types("/battle status")).refused == "no-battle"
    started = await ana.types(f"{start}Ben")
    assert "fought for Border war" in started.text
    await hall.restart()
    await ana.types("/score add points:900")
    await ben.types("/battle end")
    ended = await ana.types("/battle end")
    assert "Ana beats Ben 900–0" in ended.text
    shown = await olga.types("/campaign battle battle:1 campaign:border")
    assert shown.outcome["battle"]["state"] == "confirmed"


async def test_a_battle_does_not_start_for_a_campaign_that_takes_none(three: Three) -> None:
    olga, ana, _ = three
    assert (await ana.types("/battle start campaign:south")).refused == "unknown-campaign"
    await olga.types('/campaign create name:"Ninth league" game:t9a')
    start = "/battle start game:blackhammer campaign:"
    assert (await ana.types(f"{start}ninth")).refused == "other-game"
    await olga.types("/campaign close campaign:border")
    assert (await ana.types(f"{start}border")).refused == "campaign-closed"
    assert (await ana.types("/battle status")).refused == "no-battle"


async def test_wiped_and_brought_back_a_campaign_knows_the_battles_fought_here(
    hall: Hall, fought: Three
) -> None:
    _, ana, ben = fought
    boss = hall.player("Boss", "en")
    await ana.types("/score add points:900 side:Orcs")
    await ben.types("/battle end")
    await ana.types("/battle end")
    exported = (await boss.types("/campaign export")).answer.files[0].content
    boss_calls = Upload("war.json", exported)
    assert (await boss.calls("campaign import", file=boss_calls)).refused == "campaign-exists"
    await boss.types('/campaign delete campaign:"Border war" confirm:true')
    await boss.calls("campaign import", file=Upload("war.json", exported))
    assert (await ana.types("/chronicle battle number:1")).answer.refused is None
    twin = exported.replace(b'"Border war"', b'"Border war two"')
    await boss.calls("campaign import", file=Upload("war.json", twin))
    told = await ana.types("/chronicle battle number:1 campaign:border war two")
    assert told.refused == "chronicle-elsewhere"


async def test_a_battle_tells_for_what_it_is_fought_until_it_is_not(fought: Three) -> None:
    olga, ana, _ = fought
    assert "Fought for Border war." in (await ana.types("/battle status")).text
    await olga.types('/territory draw map:"Ford; Mill: Ford"')
    await ana.types("/campaign here region:Mill")
    assert "Fought for Border war, over Mill." in (await ana.types("/battle status")).text
    await ana.types("/undo")
    assert "over Mill" not in (await ana.types("/battle status")).text
    await ana.types("/campaign here remove:true")
    assert "Border war" not in (await ana.types("/battle status")).text
