"""Dice that were seen, discarded: by whom, with whose consent, and how it is told."""

from __future__ import annotations

from dataclasses import replace

import orjson

from rulesets.dice.handles.mixed import Fallen, Owed
from tests.bot.commands.dice.volleys import (
    CARLA,
    PLAYER,
    VOLLEY,
    check_whole,
    desk,
    last,
    referees,
    sees,
    sits,
)
from tests.bot.desk import ALICE, BRUNO, Desk, entries, outcome, presses

__all__ = ["desk"]


async def test_an_act_that_asks_for_another_die_is_refused_until_both_agree(desk: Desk) -> None:
    await sits(desk, (PLAYER, "Elves"), (BRUNO, "Orks"))
    await sees(desk, PLAYER, throwing=1)
    channel = await desk.store.peek(ALICE.channel_id)
    (kept,) = channel.journal.seen.kept
    # As if the same act had begun with another die then.
    other = replace(kept, fallen=Fallen(owed=(Owed("artillery", 0, (10, 0)),)))
    channel.journal.seen = replace(channel.journal.seen, kept=(other,))
    before = len(await entries(desk))
    for options in ({}, {"dice": "ask"}, {"dice": "6x30"}, {"dice": "bot"}):
        told = await desk.asks("shoot", {**VOLLEY, **options}, who=PLAYER)
        assert told.refused == "owed-other-die"
        assert "10 misfire" in told.card.headline
        assert told.private
    assert len(await entries(desk)) == before
    asked = await presses(desk, told, "waive", PLAYER)
    assert asked.calls == (BRUNO.user_id,)  # as whoever is asked for anything else
    await presses(desk, asked, "consent", BRUNO)
    assert outcome(await desk.asks("shoot", VOLLEY, who=PLAYER))["origin"] == "fair"


async def test_dice_are_discarded_alone_where_no_other_side_has_a_player(desk: Desk) -> None:
    await sits(desk, (ALICE, "Elves"))
    seen, dropped = await sees(desk)
    told = await presses(desk, dropped, "waive")
    assert not told.private
    assert "no other side" in told.card.headline
    assert " ".join(map(str, seen)) in told.card.dice[0]
    entry = await last(desk)
    assert entry.action == "dice-waived"
    assert sum(len(marks) for _, _, marks in entry.arguments["discarded"]) == len(seen)
    assert entry.arguments["by"] == "alone"
    again = await presses(desk, dropped, "waive")
    assert again.refused == "kept-gone"
    await desk.asks("shoot", VOLLEY)
    dice = (await last(desk)).dice
    assert dice is not None
    assert dice.draws[0].number == 2
    log = await desk.asks("battle log")
    assert any(f"{len(seen)} dice" in line for line in log.card.dice)
    await check_whole(desk)


async def test_the_other_side_agrees_and_nobody_else(desk: Desk) -> None:
    await sits(desk, (PLAYER, "Elves"), (CARLA, "Elves"), (BRUNO, "Orks"))
    seen, dropped = await sees(desk, PLAYER)
    assert (await presses(desk, dropped, "waive", BRUNO)).refused == "not-your-side"
    asked = await presses(desk, dropped, "waive", PLAYER)
    interaction = desk.last
    assert [button.kind for button in asked.buttons] == ["consent"]
    assert asked.calls == (BRUNO.user_id,)
    assert not asked.private
    for who in (PLAYER, CARLA, replace(CARLA, user_id=14, name="Dora")):
        assert (await presses(desk, asked, "consent", who)).refused == "not-yours-to-consent"
    repeated = await presses(desk, dropped, "waive", PLAYER, again=interaction)
    assert repeated.card == asked.card
    await desk.reopen()
    done = await presses(desk, asked, "consent", BRUNO)
    assert outcome(done)["by"] == "consent"
    assert (await presses(desk, asked, "consent", BRUNO, again=desk.last)).card == done.card
    assert (await presses(desk, asked, "consent", BRUNO)).refused == "kept-gone"
    assert len(seen) > 10
    assert outcome(await desk.asks("shoot", VOLLEY, who=PLAYER))["origin"] == "fair"
    dice = (await last(desk)).dice
    assert dice is not None
    assert dice.parts == ()


async def test_consent_is_for_the_dice_that_were_shown(desk: Desk) -> None:
    await sits(desk, (PLAYER, "Elves"), (BRUNO, "Orks"))
    _, dropped = await sees(desk, PLAYER, throwing=1)
    asked = await presses(desk, dropped, "waive", PLAYER)
    told = await desk.asks("shoot", {**VOLLEY, "dice": "ask"}, who=PLAYER)
    await presses(desk, told, "draw", PLAYER)
    assert (await presses(desk, asked, "consent", BRUNO)).refused == "kept-gone"


async def test_the_referee_throws_dice_away_at_once(desk: Desk) -> None:
    await sits(desk, (PLAYER, "Elves"), (BRUNO, "Orks"))
    await referees(desk, CARLA, PLAYER, BRUNO)
    _, dropped = await sees(desk, PLAYER)
    told = await presses(desk, dropped, "waive", CARLA)
    assert outcome(told)["by"] == "referee"


async def test_dice_discarded_answer_no_waiting_question(desk: Desk) -> None:
    _, dropped = await sees(desk, throwing=1)
    told = await desk.asks("shoot", {**VOLLEY, "dice": "ask"})
    await presses(desk, dropped, "waive")
    assert (await presses(desk, told, "rest")).refused == "question-gone"


async def test_the_end_of_a_battle_tells_which_dice_nobody_used(desk: Desk) -> None:
    seen, _ = await sees(desk)
    ended = await desk.asks("battle end")
    assert any(" ".join(map(str, seen)) in line for line in ended.card.dice)
    exported = orjson.loads((await desk.asks("battle export")).files[0].content)
    over = orjson.loads(exported["entries"][-1]["record"])
    assert [mark for *_, marks in over["arguments"]["discarded"] for mark in marks] == seen
