"""Fishing for dice, as a cheat would: whoever has seen dice of the bot does not get others."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.battle.dice import waiting
from bot.privacy.personal import anonymise, new_pseudonym
from bot.store.snowflake import milliseconds
from tests.bot.commands.dice.volleys import (
    ARCHERS,
    CARLA,
    VOLLEY,
    bringing,
    check_whole,
    desk,
    dice_of,
    fell,
    last,
    referees,
    sees,
    sits,
)
from tests.bot.desk import ALICE, BRUNO, Desk, entries, outcome, presses, throws

__all__ = ["desk"]


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"dice": "bot"},
        {"distance": 20},
        {"moved": True},
        {"cover": "light"},
        {"weapon": "crossbow"},
        {"bs": 6},
        {"target": "Goblins"},
        {"secret": True},
        {"models": 7},
        {"unit": "archers"},
    ],
)
async def test_the_same_act_begins_with_the_dice_that_were_seen(
    desk: Desk, options: dict[str, Any]
) -> None:
    seen, _ = await sees(desk)
    told = await desk.asks("shoot", {**VOLLEY, **options})
    dice = dice_of(told)
    most = min(len(dice), len(seen))
    assert dice[:most] == seen[:most]
    assert len(seen) > 10
    if not options:
        assert any("draws 1–2" in line for line in told.card.dice)
    await check_whole(desk)


async def test_asked_again_throw_by_throw_the_question_stands_where_it_was(desk: Desk) -> None:
    seen, _ = await sees(desk)
    for _ in range(3):
        told = await desk.asks("shoot", {**VOLLEY, "dice": "ask"})
        assert fell(told) == seen
        assert any("seen before" in line for line in told.card.changes)
        told = await presses(desk, told, "drop")
    assert dice_of(await desk.asks("shoot", VOLLEY))[: len(seen)] == seen
    await check_whole(desk)


async def test_typed_dice_come_after_those_that_were_seen(desk: Desk) -> None:
    seen, _ = await sees(desk, throwing=1)
    refused = await desk.asks("shoot", {**VOLLEY, "dice": "6x99"})
    assert refused.refused == "dice-left-over"
    hits = sum(mark >= 4 for mark in seen)
    typed = await desk.asks("shoot", {**VOLLEY, "dice": "1x" + str(hits)})
    assert dice_of(typed) == [*seen, *[1] * hits]
    await check_whole(desk)


async def test_typed_dice_between_those_that_were_seen_stay_theirs(desk: Desk) -> None:
    told = await desk.asks("shoot", {**VOLLEY, "dice": "ask"})
    told = await throws(desk, "6x30")
    told = await presses(desk, told, "draw")
    drawn = (await last(desk)).dice
    assert drawn is not None
    await presses(desk, told, "drop")
    told = await desk.asks("shoot", {**VOLLEY, "dice": "ask"})
    assert fell(told) == [6] * 30 + list(drawn.marks)


async def test_another_player_of_the_side_and_the_referee_get_the_same_dice(desk: Desk) -> None:
    await sits(desk, (ALICE, "Elves"), (CARLA, "Elves"), (BRUNO, "Orks"))
    seen, _ = await sees(desk)
    told = await desk.asks("shoot", {**VOLLEY, "dice": "ask"}, who=CARLA)
    assert fell(told) == seen
    await presses(desk, told, "drop", CARLA)
    await referees(desk, CARLA, ALICE, BRUNO)
    assert dice_of(await desk.asks("shoot", VOLLEY, who=CARLA))[: len(seen)] == seen


async def test_dice_that_another_used_answer_no_waiting_question(desk: Desk) -> None:
    told = await desk.asks("shoot", {**VOLLEY, "dice": "ask"})
    told = await presses(desk, told, "draw")
    seen = fell(told)
    assert dice_of(await desk.asks("shoot", VOLLEY, who=BRUNO))[:30] == seen
    assert (await presses(desk, told, "rest")).refused == "question-gone"
    assert (await throws(desk, "rest")).refused == "nothing-asked"
    used = [part.draw for entry in await entries(desk) if entry.dice for part in entry.dice.parts]
    assert used.count(0) == 1


async def test_a_question_that_waited_since_before_takes_what_another_saw(desk: Desk) -> None:
    waiting = await desk.asks("shoot", {**VOLLEY, "dice": "ask"})
    seen, _ = await sees(desk, BRUNO)
    done = await presses(desk, waiting, "rest")
    assert dice_of(done)[: len(seen)] == seen
    await check_whole(desk)


async def test_a_secret_roll_shows_no_other_dice(desk: Desk) -> None:
    seen, _ = await sees(desk, secret=True)
    assert dice_of(await desk.asks("shoot", VOLLEY))[: len(seen)] == seen


async def test_dice_seen_in_the_open_stay_for_a_secret_roll(desk: Desk) -> None:
    seen, _ = await sees(desk)
    told = await desk.asks("shoot", {**VOLLEY, "secret": True})
    assert dice_of(told)[: len(seen)] == seen
    assert told.private


async def test_a_described_unit_does_not_shoot_in_the_place_of_the_real_one(desk: Desk) -> None:
    seen, _ = await sees(desk)
    told = await desk.asks("shoot", {**VOLLEY, "unit": ARCHERS})
    assert dice_of(told)[: len(seen)] == seen


async def test_a_unit_split_off_or_entered_again_gets_no_new_dice(desk: Desk) -> None:
    seen, _ = await sees(desk)
    split = await desk.asks("unit split", {"unit": "Archers", "models": 29, "name": "Bowmen"})
    assert split.refused is None, split.card
    told = await desk.asks("shoot", {**VOLLEY, "unit": "Bowmen"})
    assert dice_of(told)[:29] == seen[:29]


async def test_a_phase_left_and_come_back_to_has_the_same_dice(desk: Desk) -> None:
    seen, _ = await sees(desk)
    await desk.asks("battle next")
    assert (await desk.asks("shoot", VOLLEY)).refused == "wrong-phase"
    await desk.asks("undo")
    assert dice_of(await desk.asks("shoot", VOLLEY))[: len(seen)] == seen


async def test_a_restart_loses_nothing(desk: Desk) -> None:
    told = await desk.asks("shoot", {**VOLLEY, "dice": "ask"})
    seen = fell(await presses(desk, told, "draw"))
    await desk.reopen()
    await throws(desk, "cancel")
    await desk.reopen()
    assert dice_of(await desk.asks("shoot", VOLLEY))[:30] == seen


async def test_a_question_forgotten_after_a_day_keeps_its_dice(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = await desk.asks("shoot", {**VOLLEY, "dice": "ask"})
    seen = fell(await presses(desk, told, "draw"))
    now = milliseconds()
    monkeypatch.setattr(waiting, "milliseconds", lambda: now + waiting.PATIENCE + 1)
    assert (await throws(desk, "rest")).refused == "nothing-asked"
    assert dice_of(await desk.asks("shoot", VOLLEY))[:30] == seen


async def test_a_newer_question_does_not_wash_the_dice_of_the_old_one_away(desk: Desk) -> None:
    told = await desk.asks("shoot", {**VOLLEY, "dice": "ask"})
    seen = fell(await presses(desk, told, "draw"))
    other = await desk.asks("shoot", {**VOLLEY, "unit": "Crossbows", "dice": "ask"})
    assert any("kept" in line for line in other.card.changes)
    await throws(desk, "rest")
    assert dice_of(await desk.asks("shoot", VOLLEY))[:30] == seen
    await check_whole(desk)


async def test_chances_neither_use_nor_loose_the_dice(desk: Desk) -> None:
    seen, _ = await sees(desk)
    for _ in range(2):
        assert "distribution" in str(outcome(await desk.asks("shoot", {**VOLLEY, "odds": True})))
    assert dice_of(await desk.asks("shoot", VOLLEY))[: len(seen)] == seen


async def test_another_unit_rolls_its_own_dice(desk: Desk) -> None:
    seen, _ = await sees(desk)
    other = await desk.asks("shoot", {**VOLLEY, "unit": "Crossbows"})
    used = [draw.number for draw in (await last(desk)).dice.draws]  # type: ignore[union-attr]
    assert used[0] == 2
    assert outcome(other)["origin"] == "fair"
    assert dice_of(await desk.asks("shoot", VOLLEY))[: len(seen)] == seen
    await check_whole(desk)


async def test_the_next_turn_has_new_dice(desk: Desk) -> None:
    await sees(desk)
    for _ in range(2):
        await desk.asks("battle next", {"phase": "magic"})
        await desk.asks("battle next", {"phase": "shooting"})
    told = await desk.asks("shoot", VOLLEY)
    assert told.refused is None, told.card
    assert not any("seen before" in line for line in told.card.dice)


async def test_dice_that_fewer_throws_leave_over_stay_for_the_act(desk: Desk) -> None:
    seen, _ = await sees(desk, throwing=1)
    await desk.asks("unit edit", {"unit": "Archers", "change": "models:2"})
    few = dice_of(await desk.asks("shoot", VOLLEY))
    assert few == seen[: len(few)]
    channel = await desk.store.peek(ALICE.channel_id)
    left = [mark for owed in channel.journal.seen.dice for mark in owed.marks]
    assert left == seen[len(few) :]
    await desk.asks("undo")
    again = dice_of(await desk.asks("shoot", VOLLEY))
    assert again[: len(left)] == left[: len(again)]
    await check_whole(desk)


async def test_free_rolls_of_one_player_keep_their_dice_where_they_fit(desk: Desk) -> None:
    told = await desk.asks("roll", {"notation": "3d6+d8", "dice": "ask"})
    told = await presses(desk, told, "draw")
    seen = fell(told)
    await presses(desk, told, "drop")
    assert dice_of(await desk.asks("roll", {"notation": "d20"})) != seen
    other = outcome(await desk.asks("roll", {"notation": "3d6"}, who=BRUNO))
    assert other["origin"] == "fair"
    assert "sources" not in other
    assert dice_of(await desk.asks("roll", {"notation": "2d6+1"})) == seen[:2]
    assert dice_of(await desk.asks("roll", {"notation": "4d6", "dice": "bot"}))[0] == seen[2]
    await check_whole(desk)


@pytest.mark.parametrize("secret", [False, True])
async def test_a_battle_taken_elsewhere_takes_its_seen_dice_along(
    desk: Desk, tmp_path: Path, *, secret: bool
) -> None:
    seen, _ = await sees(desk, secret=secret)
    exported = await desk.asks("battle export")
    other = Desk(f"sqlite:///{tmp_path / 'other.db'}")
    await other.open()
    came = await other.asks("battle import", who=bringing(exported))
    assert came.refused is None, came.card
    dice = dice_of(await other.asks("shoot", VOLLEY))
    assert (dice[: len(seen)] == seen) is not secret
    await other.store.close()


async def test_dice_that_the_end_discarded_stay_away_when_it_is_taken_back(
    desk: Desk, tmp_path: Path
) -> None:
    await desk.asks("shoot", {**VOLLEY, "unit": "Crossbows"})
    await desk.asks("undo")
    await sees(desk)
    back = await presses(desk, await desk.asks("battle end"), "reopen")
    assert back.refused is None, back.card
    seen = (await desk.store.peek(ALICE.channel_id)).journal.seen
    assert not seen.kept
    assert len(seen.tries) == 1
    exported = await desk.asks("battle export")
    other = Desk(f"sqlite:///{tmp_path / 'other.db'}")
    await other.open()
    came = await other.asks("battle import", who=bringing(exported))
    assert came.refused is None, came.card
    assert (await other.store.peek(ALICE.channel_id)).journal.seen == seen
    await other.store.close()


async def test_a_unit_merged_into_another_takes_its_dice_along(desk: Desk) -> None:
    await desk.asks("unit split", {"unit": "Archers", "models": 1, "name": "Bowmen"})
    seen, _ = await sees(desk)
    merged = await desk.asks("unit merge", {"unit": "Bowmen", "other": "Archers"})
    assert merged.refused is None, merged.card
    assert dice_of(await desk.asks("shoot", {**VOLLEY, "unit": "Bowmen"}))[:29] == seen[:29]


async def test_a_free_roll_given_up_is_nobody_s_once_its_player_is_forgotten(desk: Desk) -> None:
    told = await desk.asks("roll", {"notation": "3d6+d8", "dice": "ask"}, who=BRUNO)
    await presses(desk, await presses(desk, told, "draw", BRUNO), "drop", BRUNO)
    channel = await desk.store.peek(ALICE.channel_id)
    assert [held.act.requester_id for held in channel.journal.seen.kept] == [BRUNO.user_id]
    other = new_pseudonym()
    forget = partial(anonymise, channel_id=channel.id, user_id=BRUNO.user_id, other=other)
    async with desk.store.apart(channel.id):
        while await desk.store.database.write(forget):
            pass
    await desk.reopen()
    channel = await desk.store.peek(ALICE.channel_id)
    assert [held.act.requester_id for held in channel.journal.seen.kept] == [other.id]
