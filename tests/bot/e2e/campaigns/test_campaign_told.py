"""News of a campaign for its players: what is next, what changed, what looks like a mistake."""

from __future__ import annotations

import asyncio

import pytest

from bot.discord import deferral
from tests.bot.e2e.campaigns.test_campaign import LOGGED, three
from tests.bot.e2e.hall import SEES, Hall, Player
from tests.bot.e2e.playing import assert_one_sentence

pytestmark = pytest.mark.own_hall

__all__ = ["three"]

Three = tuple[Player, Player, Player]


async def test_a_battle_that_counts_sends_those_who_keep_rosters_to_them(three: Three) -> None:
    _, ana, ben = three
    logged = await ana.types(LOGGED)
    await ana.calls("roster add", line="Swords 20 M4 WS3 BS3 S3 T3 W1 I3 A1 Ld7")
    assert "/army roster after" not in (await ana.types("/campaign battle battle:1")).text
    confirmed = await ben.presses(logged, "Confirm")
    assert "Ana garde une armée" in confirmed.text
    assert "/army roster after battle:1" in confirmed.text
    await ana.types("/roster after battle:1")
    again = await ben.types("/campaign log outcome:i-won opponent:Ana game:t9a")
    other = await ana.presses(again, "Confirmer")
    assert "/army roster after" not in other.text


async def test_who_has_noted_what_a_battle_left_is_not_sent_again(three: Three) -> None:
    olga, ana, ben = three
    for player in (ana, ben):
        await player.calls("roster add", line="Swords 20 M4 WS3 BS3 S3 T3 W1 I3 A1 Ld7")
    logged = await ana.types(LOGGED)
    assert "Ana, Ben gardent une armée" in (await ben.presses(logged, "Confirm")).text
    await ana.types("/roster after battle:1")
    settled = await olga.types("/campaign settle battle:1 size:2000")
    assert "Ben keeps a roster" in settled.text


async def test_what_was_put_right_is_told_with_what_it_was(three: Three) -> None:
    _, ana, _ = three
    await ana.types(LOGGED)
    edited = await ana.types("/campaign edit battle:1 size:2000 outcome:drawn")
    assert "result: Ana won → draw, size: – → 2000" in edited.text


async def test_a_winner_with_fewer_points_is_pointed_out_and_counts(three: Three) -> None:
    _, ana, ben = three
    logged = await ana.types("/campaign log outcome:i-won opponent:Ben own_points:8 their_points:9")
    assert "It counts once Ben confirms it" in logged.text
    assert "fewer victory points" in logged.text
    assert "/campaign result edit battle:1" in logged.text
    lost = await ben.types("/campaign log outcome:i-lost opponent:Ana own_points:8 their_points:9")
    assert "moins de points" not in lost.text
    confirmed = await ben.presses(logged, "Confirm")
    assert confirmed.outcome["battle"]["state"] == "confirmed"


async def test_who_is_waited_for_is_called_and_nobody_else(three: Three) -> None:
    olga, ana, ben = three
    logged = await ana.types(LOGGED)
    assert logged.answer.calls == (ben.user.id,)
    assert logged.lines[0] == "@Ben"
    disputed = await ben.presses(logged, "Dispute")
    assert disputed.answer.calls == (olga.user.id,)
    settled = await olga.types("/campaign settle battle:1 outcome:drawn")
    assert settled.answer.calls == ()
    assert (await ana.types("/campaign battle battle:1")).answer.calls == ()


async def test_a_challenge_calls_the_challenged_and_its_answer_the_challenger(three: Three) -> None:
    _, ana, ben = three
    for button in ("Decline", "Accept"):
        sent = await ana.types("/challenge send opponent:Ben")
        assert sent.answer.calls == (ben.user.id,)
        assert (await ben.presses(sent, button)).answer.calls == (ana.user.id,)


async def test_a_challenge_that_is_taken_back_calls_nobody(three: Three) -> None:
    _, ana, _ = three
    await ana.types("/challenge send opponent:Ben")
    assert (await ana.types("/challenge withdraw challenge:1")).answer.calls == ()


async def test_who_is_forgotten_is_not_called(three: Three) -> None:
    olga, ana, ben = three
    await ana.types(LOGGED)
    asked = await olga.types("/privacy delete")
    await olga.presses(asked, asked.buttons[0])
    disputed = await ben.types("/campaign dispute battle:1")
    assert disputed.answer.calls == ()
    assert disputed.outcome["battle"]["state"] == "disputed"


async def test_the_only_organiser_is_called_though_he_fought(three: Three) -> None:
    olga, _, ben = three
    await olga.types("/campaign join")
    logged = await olga.types("/campaign log outcome:i-won opponent:Ben")
    assert (await ben.presses(logged, "Dispute")).answer.calls == (olga.user.id,)


async def test_who_is_waited_for_is_called_by_a_message_of_its_own_after_a_late_answer(
    three: Three, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, ana, ben = three
    monkeypatch.setattr(deferral, "_SOON", 0.0)
    reply = await ana.user.line(LOGGED)
    async with asyncio.timeout(20):
        while len(reply.messages) < 2:  # noqa: ASYNC110 - the table tells nobody of it
            await asyncio.sleep(0.02)
    assert [message.wording for message in reply.messages] == ["", "@Ben"]
    assert [mention["id"] for mention in reply.messages[1].payload["mentions"]] == [
        str(ben.user.id)
    ]


async def test_an_organiser_who_fought_is_not_called_to_settle_it(three: Three) -> None:
    olga, ana, ben = three
    await olga.types("/campaign organiser player:Ana")
    await ana.types(LOGGED)
    disputed = await ben.types("/campaign dispute battle:1")
    assert disputed.answer.calls == (olga.user.id,)


async def test_who_joins_is_told_as_what_and_how_to_say_more(hall: Hall, three: Three) -> None:
    _, ana, _ = three
    carl = hall.player("Carl", "fr", permissions=SEES)
    assert "/campaign join faction:" in (await carl.types("/campaign join")).text
    changed = await carl.types("/campaign join faction:Nains army:Garde")
    assert "Carl joue désormais Nains, Garde." in changed.text
    assert "Ana now plays Trolls." in (await ana.types("/campaign join faction:Trolls")).text


@pytest.mark.parametrize("wrong", ["season:2", "round:2", "season:2 round:1", "round:999"])
async def test_no_battle_is_put_into_a_round_to_come(three: Three, wrong: str) -> None:
    olga, ana, _ = three
    await ana.types(LOGGED)
    told = await olga.types(f"/campaign edit battle:1 {wrong}")
    assert told.refused == "round-to-come"
    assert_one_sentence(told)
    await olga.types("/campaign round season:true")
    assert (await olga.types("/campaign edit battle:1 season:2")).answer.refused is None
    assert (await olga.types("/campaign edit battle:1 season:1 round:4")).answer.refused is None


async def test_standings_are_of_seasons_that_were(three: Three) -> None:
    olga, ana, _ = three
    told = await ana.types("/campaign standings season:2")
    assert told.refused == "season-to-come"
    assert_one_sentence(told)
    assert "season 1 (round 1)" in (await ana.types("/campaign standings season:1")).text
    await olga.types("/campaign round season:true")
    past = await ana.types("/campaign standings season:1")
    assert "season 1:" in past.text
    await olga.types('/campaign create name:"Empty"')
    assert "/campaign join" in (await ana.types("/campaign standings campaign:empty")).text


async def test_a_campaign_is_deleted_by_its_whole_name(three: Three) -> None:
    olga, ana, _ = three
    told = await olga.types("/campaign delete campaign:border confirm:true")
    assert told.refused == "delete-by-name"
    assert '"Border war"' in told.text
    assert_one_sentence(told)
    assert (await ana.types("/campaign show")).outcome["campaign"] == "Border war"


async def test_tie_breaks_are_read_in_both_languages(three: Three) -> None:
    olga, _, _ = three
    told = await olga.types('/campaign rule tie_breaks:"Victoires, face-à-face, scored, wins"')
    assert "Ties: wins, head-to-head, points scored" in told.text
    wrong = await olga.types("/campaign rule tie_breaks:luck")
    assert "head-to-head, wins, difference, points scored" in wrong.text


async def test_a_pair_that_challenged_is_told_once_and_how_its_result_stands(three: Three) -> None:
    olga, ana, ben = three
    sent = await ana.types("/challenge send opponent:Ben")
    await ben.presses(sent, "Accept")
    drawn = await olga.types("/campaign pairings draw:swiss")
    assert drawn.text.count("Ana") == 1
    assert "Ana – Ben · challenge" in drawn.text
    await ana.types(LOGGED)
    assert "waits for confirmation" in (await olga.types("/campaign pairings")).text


async def test_a_referee_who_ends_a_battle_leaves_the_answer_to_either_player(
    hall: Hall, three: Three
) -> None:
    _, ana, ben = three
    start = "/battle start game:blackhammer side_one:Orcs side_two:Elves campaign:border"
    await ana.types(f"{start} player_one:Ana player_two:Ben")
    rita = hall.player("Rita", "en")
    asked = await rita.types("/battle join referee:true")
    for player in (ana, ben):
        await player.presses(asked, asked.buttons[0])
    await ana.types("/score add points:900 side:Orcs")
    ended = await rita.types("/battle end")
    assert "one of the two players confirms it" in ended.text
    assert (await ana.presses(ended, "Confirm")).outcome["battle"]["state"] == "confirmed"
    assert (await ben.types("/campaign confirm battle:1")).refused == "battle-counts"


async def test_those_who_share_a_place_are_told_it_as_no_list_that_counts_itself(
    three: Three,
) -> None:
    olga, ana, ben = three
    lines = (await olga.types("/campaign standings")).answer.card.dice
    assert [line.partition(" (")[0] for line in lines] == ["1 · **Ana**", "1 · **Ben**"]
    for _ in range(2):
        await ben.presses(await ana.types(LOGGED), "Confirm")
    first, second = (await olga.types("/campaign standings")).answer.card.dice
    assert "2 wins in a row" in first
    assert "2 losses in a row" in second
