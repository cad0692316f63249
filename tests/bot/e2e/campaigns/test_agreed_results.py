"""A campaign's result: agreed to once, with the end; asked of the other side; ruled on; undone."""

from __future__ import annotations

import asyncio

import pytest

from tests.bot.e2e.campaigns.test_campaign import points, three
from tests.bot.e2e.campaigns.test_campaign_link import fought
from tests.bot.e2e.desk.tapping import Tapper, labels, plain
from tests.bot.e2e.hall import Hall, Player, Told
from tests.bot.e2e.playing import assert_one_sentence

pytestmark = pytest.mark.own_hall

__all__ = ["fought", "three"]

Three = tuple[Player, Player, Player]


async def test_the_agreement_to_an_end_that_names_the_campaign_is_enough(fought: Three) -> None:
    olga, ana, ben = fought
    await ana.types("/score add points:900 side:Orcs")
    asked = await ana.types("/battle end")
    assert "Agreed to, it counts in Border war." in asked.text
    assert await points(olga) == {"Ana": 0, "Ben": 0}
    ended = await ben.presses(asked, "Agree")
    assert "Border war: Ana beats Ben 900–0 (BlackHammer). Both agreed: it counts." in ended.text
    assert not {"Confirm", "Dispute"} & set(ended.buttons)
    assert await points(olga) == {"Ana": 3, "Ben": 0}
    shown = (await olga.types("/campaign battle battle:1")).outcome
    assert [each["action"] for each in shown["changes"]] == ["battle-agreed"]
    assert shown["battle"]["state"] == "confirmed"
    assert (await ana.types("/campaign confirm battle:1")).refused == "battle-counts"


async def test_an_end_told_in_another_language_says_where_it_counts(fought: Three) -> None:
    olga, ana, ben = fought
    await ana.types("/score add points:900 side:Orcs")
    ended = await ben.presses(await ana.types("/battle end"), "Agree")
    reader = Tapper(ben)
    await reader.use(ended.message, "FR")
    assert "Border war : Ana bat Ben 900–0 (BlackHammer). Les deux sont d’accord" in plain(
        reader.said
    )
    await olga.types("/campaign settle battle:1 outcome:second-won")
    await reader.use(ended.message, "FR")
    assert "Border war : N° 1 · Ben bat Ana" in plain(reader.said)


async def test_two_who_agree_at_once_file_one_result(fought: Three) -> None:
    olga, ana, ben = fought
    await ana.types("/score add points:900 side:Orcs")
    asked = await ana.types("/battle end")
    both = (ben.presses(asked, "Agree"), ben.types("/battle end"))
    told = await asyncio.gather(*both)
    assert [each.answer.refused for each in told].count(None) == 1
    listed = (await olga.types("/campaign battles")).outcome["battles"]
    assert [each["number"] for each in listed] == [1]


async def test_what_was_not_named_as_the_end_was_proposed_is_confirmed_apart(
    fought: Three,
) -> None:
    olga, ana, ben = fought
    await ana.types("/score add points:900 side:Orcs")
    await ana.types("/campaign here remove:true")
    asked = await ana.types("/battle end")
    assert "Border war" not in asked.text
    await ben.types("/campaign here campaign:border")
    ended = await ben.presses(asked, "Agree")
    assert "once Ana confirms it" in ended.text
    assert await points(olga) == {"Ana": 0, "Ben": 0}
    await ana.presses(ended, "Confirm")
    assert await points(olga) == {"Ana": 3, "Ben": 0}


async def test_who_is_not_of_the_campaign_agrees_for_nobody_there(
    hall: Hall, fought: Three
) -> None:
    olga, ana, ben = fought
    zoe = hall.player("Zoe", "en")
    seat = await zoe.types("/battle join side:Elves")
    await ben.presses(seat, "Agree")
    await ana.types("/score add points:900 side:Orcs")
    ended = await zoe.presses(await ana.types("/battle end"), "Agree")
    assert await points(olga) == {"Ana": 0, "Ben": 0}
    await ben.presses(ended, "Confirm")
    assert await points(olga) == {"Ana": 3, "Ben": 0}


async def test_a_referee_s_word_does_not_count_in_a_campaign(hall: Hall, fought: Three) -> None:
    olga, ana, ben = fought
    judge = hall.player("Judge", "en")
    seat = await judge.types("/battle join referee:true")
    for player in (ana, ben):
        if "Agree" in seat.buttons:
            seat = await player.presses(seat, "Agree")
    await ana.types("/score add points:900 side:Orcs")
    ended = await judge.presses(await ana.types("/battle end"), "Agree")
    assert await points(olga) == {"Ana": 0, "Ben": 0}
    await ana.presses(ended, "Confirm")
    assert await points(olga) == {"Ana": 3, "Ben": 0}


async def rules(olga: Tapper, told: Told, label: str, *offered: str) -> Told:
    """Rule on a result by two taps: the button below it, and how it counts."""
    before = olga.taps
    await olga.use(told.message, "Organiser: decide")
    assert olga.sheet is not None
    assert tuple(labels(olga.sheet)) == offered
    reply = await olga.use(olga.sheet, label)
    assert olga.taps == before + 2
    return olga.hall.heard(reply)


async def test_an_organiser_overrules_by_two_taps_and_takes_it_back_by_two(
    fought: Three,
) -> None:
    olga, ana, ben = fought
    taps = Tapper(olga)
    await ana.types("/score add points:900 side:Orcs")
    ended = await ben.presses(await ana.types("/battle end"), "Agree")
    no = await ana.presses(ended, "Organiser: decide")
    assert no.refused == "only-organiser"
    assert_one_sentence(no)
    ruled = await rules(taps, ended, "Ben won", "Ben won", "A draw", "It does not count")
    assert await points(olga) == {"Ana": 0, "Ben": 3}
    await rules(taps, ruled, "Ana won", "Ana won", "A draw", "It does not count")
    assert await points(olga) == {"Ana": 3, "Ben": 0}
    told = await olga.types("/campaign battle battle:1")
    struck = await rules(taps, told, "It does not count", "Ben won", "A draw", "It does not count")
    assert await points(olga) == {"Ana": 0, "Ben": 0}
    await rules(taps, struck, "It counts so", "It counts so", "Ben won", "A draw")
    assert await points(olga) == {"Ana": 3, "Ben": 0}


async def test_a_ruling_on_what_was_put_right_since_is_refused(fought: Three) -> None:
    olga, ana, ben = fought
    taps = Tapper(olga)
    await ana.types("/score add points:900 side:Orcs")
    ended = await ben.presses(await ana.types("/battle end"), "Agree")
    await taps.use(ended.message, "Organiser: decide")
    sheet = taps.sheet
    assert sheet is not None
    await olga.types("/campaign settle battle:1 outcome:second-won")
    refused = olga.hall.heard(await taps.use(sheet, "A draw"))
    assert refused.answer.refused == "battle-changed"
    assert await points(olga) == {"Ana": 0, "Ben": 3}


async def test_a_dispute_has_the_button_that_decides_it(three: Three) -> None:
    olga, ana, ben = three
    logged = await ana.types("/campaign log outcome:i-won opponent:Ben own_points:9 their_points:8")
    disputed = await ben.presses(logged, "Dispute")
    assert disputed.answer.calls == (olga.user.id,)
    assert disputed.buttons == ["Organisateur\N{NO-BREAK SPACE}: trancher"]
    taps = Tapper(olga)
    await taps.use(disputed.message, disputed.buttons[0])
    await taps.answers("It counts so")
    assert await points(olga) == {"Ana": 3, "Ben": 0}


async def test_an_end_by_silence_is_not_what_both_agreed_to(
    fought: Three, monkeypatch: pytest.MonkeyPatch
) -> None:
    olga, ana, ben = fought
    await ana.types("/score add points:900 side:Orcs")
    await ana.types("/battle end")
    monkeypatch.setattr("bot.battle.actions.ending.hours_left", lambda *_: 0)
    ended = await ana.types("/battle end")
    assert "once Ben confirms it" in ended.text
    assert await points(olga) == {"Ana": 0, "Ben": 0}
    await ben.presses(ended, "Confirmer" if "Confirmer" in ended.buttons else "Confirm")
    assert await points(olga) == {"Ana": 3, "Ben": 0}
