"""A battle that is over handed to a campaign of its players by a button, once."""

from __future__ import annotations

import asyncio

import pytest

from tests.bot.e2e.campaigns.test_campaign import points, three
from tests.bot.e2e.hall import Hall, Player, Told
from tests.bot.e2e.playing import assert_one_sentence

pytestmark = pytest.mark.own_hall

__all__ = ["three"]

Three = tuple[Player, Player, Player]


async def fight(three: Three, *more: str) -> Told:
    """Fight a battle that is tied to no campaign; return its end."""
    _, ana, ben = three
    await ana.types(
        "/battle start points:2000 side_one:Orcs side_two:Elves player_one:Ana player_two:Ben"
    )
    for line in ("/score add points:900 side:Orcs", *more):
        assert (await ana.types(line)).answer.refused is None
    await ben.types("/battle end")
    return await ana.types("/battle end")


async def test_a_result_is_handed_by_one_tap_and_confirmed_by_one(three: Three) -> None:
    olga, ana, ben = three
    ended = await fight(three)
    assert "To Border war" in ended.buttons
    assert (await points(olga)) == {"Ana": 0, "Ben": 0}
    handed = await ana.presses(ended, "To Border war")
    assert "Ana beats Ben 900–0" in handed.text
    assert handed.answer.calls == (ben.user.id,)
    told = handed.outcome["battle"]
    assert (told["verdict"], told["size"], told["game"]) == ("victory", 2000, "blackhammer")
    await ben.presses(handed, "Confirm")
    assert await points(olga) == {"Ana": 3, "Ben": 0}
    assert (await ana.types("/chronicle battle number:1")).answer.refused is None


async def test_nothing_is_handed_twice(hall: Hall, three: Three) -> None:
    olga, ana, ben = three
    await olga.types('/campaign create name:"Old feud"')
    for player in (ana, ben):
        await player.types("/campaign join campaign:old")
    ended = await fight(three)
    assert {"To Border war", "To Old feud"} <= {*ended.buttons}
    both = await asyncio.gather(
        ana.presses(ended, "To Border war"), ben.presses(ended, "To Old feud")
    )
    assert sorted(str(told.answer.refused) for told in both) == ["None", "battle-told-already"]
    await hall.restart()
    for name in ("To Border war", "To Old feud"):
        again = await ana.presses(ended, name)
        assert again.refused == "battle-told-already"
        assert_one_sentence(again)


async def test_only_who_fought_hands_it_on(three: Three) -> None:
    olga, _, _ = three
    ended = await fight(three)
    assert (await olga.presses(ended, "To Border war")).refused == "only-its-players"
    assert (await olga.types("/campaign battles")).refused == "no-battles-yet"


async def test_a_challenge_is_what_it_counts_as(three: Three) -> None:
    olga, ana, ben = three
    await olga.types('/territory draw map:"Ford; Mill: Ford" campaign:border')
    sent = await ana.types("/challenge send opponent:Ben region:Mill")
    await ben.presses(sent, sent.buttons[0])
    ended = await fight(three)
    assert "To Border war, over Mill" in ended.buttons
    handed = await ana.presses(ended, "To Border war, over Mill")
    assert handed.outcome["battle"]["region"] == "Mill"


async def test_those_drawn_to_meet_see_the_round(three: Three) -> None:
    olga, ana, _ = three
    await olga.types("/campaign pairings draw:round-robin")
    ended = await fight(three)
    assert "To Border war, round 1" in ended.buttons
    await ana.presses(ended, "To Border war, round 1")
    shown = await olga.types("/campaign pairings")
    assert shown.outcome["pairs"][0]["told"]


async def test_an_end_taken_back_withdraws_what_was_handed(three: Three) -> None:
    olga, ana, ben = three
    ended = await fight(three)
    handed = await ana.presses(ended, "To Border war")
    asked = await ana.presses(ended, "Take the end back")
    back = await ben.presses(asked, "Agree")
    assert "withdrawn from the campaign" in back.text
    assert (await ben.presses(handed, "Confirm")).refused is not None
    assert (await ana.presses(ended, "To Border war")).refused == "reopened-already"
    await ana.types("/score add points:1500 side:Elves")
    await ben.types("/battle end")
    again = await ana.types("/battle end")
    await ben.presses(again, "To Border war")
    assert (await olga.types("/campaign battle battle:2")).outcome["battle"]["outcome"] == "two"


@pytest.mark.parametrize("line", ["/campaign close", "/campaign leave"])
async def test_nobody_is_offered_a_campaign_that_does_not_take_it(three: Three, line: str) -> None:
    olga, ana, _ = three
    await (olga if "close" in line else ana).types(line)
    ended = await fight(three)
    assert [label for label in ended.buttons if label.startswith("To ")] == []
