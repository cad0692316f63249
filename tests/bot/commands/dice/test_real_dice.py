"""Real dice, decided: what is asked, kept, replaced, forgotten, and who may answer."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import orjson
import pytest

from bot.battle.dice import waiting
from bot.commands.request.answer import Answer
from bot.commands.request.requester import Requester
from bot.commands.routing.button_handlers import replayed
from bot.store.journal.record import digest
from bot.views.interface.form import Purpose
from tests.bot.desk import ALICE, BRUNO, Desk, entries, outcome, presses, throws

PLAYER = replace(ALICE, manager=False)
ARCHERS = "Archers 10 M4 WS3 BS3 S3 T3 W1 I3 A1 Ld7 SS3"
ORCS = "Orcs 20 M4 WS3 BS3 S3 T4 W1 I2 A1 Ld7 Sv6+"
VOLLEY = {"unit": "Archers", "target": "Orcs"}


@pytest.fixture
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    desk = Desk(f"sqlite:///{tmp_path / 'desk.db'}")
    await desk.open()
    yield desk
    await desk.store.close()


async def fills(desk: Desk, form: Answer, dice: str, who: Requester = ALICE) -> Answer:
    assert form.form is not None
    desk.count()
    requester = replace(who, interaction_id=desk.last)
    purpose = Purpose(form.form.command, form.form.procedure, form.form.entry)
    return await desk.router.submit(requester, purpose, {"dice": dice})


async def shoot_out(desk: Desk) -> None:
    """Start a battle in its shooting phase."""
    await desk.asks("battle start", {"side_one": "Elves", "side_two": "Orks"})
    await desk.asks("unit add", {"line": ARCHERS})
    await desk.asks("unit add", {"line": ORCS, "side": "Orks"})
    await desk.asks("battle next", {"phase": "shooting"})


def wanted(told: Answer) -> tuple[int, str]:
    assert told.refused is None, told.card
    assert told.outcome is not None
    return told.outcome["asked"]["count"], told.outcome["asked"]["die"]


async def test_the_bot_rolls_until_somebody_chooses_otherwise(desk: Desk) -> None:
    assert outcome(await desk.asks("roll", {"notation": "3d6"}))["origin"] == "fair"
    await desk.asks("settings", {"my_dice": "real"}, who=PLAYER)
    assert wanted(await desk.asks("roll", {"notation": "3d6"}, who=PLAYER)) == (3, "d6")
    other = await desk.asks("roll", {"notation": "3d6"}, who=BRUNO)
    assert outcome(other)["origin"] == "fair"


async def test_a_player_s_choice_goes_before_the_channel_s_and_a_thread_has_both(
    desk: Desk,
) -> None:
    thread = replace(ALICE, channel_id=200, parent_id=ALICE.channel_id)
    await desk.asks("settings", {"dice": "real"})
    assert wanted(await desk.asks("roll", {"notation": "d6"}, who=thread)) == (1, "d6")
    await desk.asks("settings", {"my_dice": "bot"})
    assert outcome(await desk.asks("roll", {"notation": "d6"}, who=thread))["origin"] == "fair"
    assert wanted(await desk.asks("roll", {"notation": "d6"}, who=BRUNO)) == (1, "d6")
    await desk.reopen()
    assert outcome(await desk.asks("roll", {"notation": "d6"}))["origin"] == "fair"
    await desk.asks("settings", {"my_dice": "channel"})
    assert wanted(await desk.asks("roll", {"notation": "d6"})) == (1, "d6")


async def test_whoever_does_not_manage_the_channel_chooses_only_for_themselves(
    desk: Desk,
) -> None:
    both = await desk.asks("settings", {"my_dice": "real", "dice": "real"}, who=PLAYER)
    assert both.refused == "not-manager"
    assert outcome(await desk.asks("settings"))["my_dice"] == "bot"
    assert (await desk.asks("settings", {"dice": "loaded"})).refused == "not-a-choice"


async def test_one_command_can_ask_and_one_can_leave_it_to_the_bot(desk: Desk) -> None:
    assert wanted(await desk.asks("roll", {"notation": "2d6", "dice": "ask"})) == (2, "d6")
    await desk.asks("settings", {"dice": "real"})
    assert outcome(await desk.asks("roll", {"notation": "2d6", "dice": "BOT"}))["origin"] == "fair"
    part = await desk.asks("roll", {"notation": "2d6", "dice": "3"})
    assert wanted(part) == (1, "d6")
    whole = outcome(await desk.asks("roll", {"notation": "2d6", "dice": "3 4"}))
    assert (whole["dice"], whole["origin"]) == ([3, 4], "typed")
    chances = await desk.asks("roll", {"notation": "2d6", "odds": True})
    assert "distribution" in outcome(chances)


async def test_typed_counted_and_drawn_dice_make_one_outcome_that_says_so(desk: Desk) -> None:
    await shoot_out(desk)
    told = await desk.asks("shoot", {**VOLLEY, "dice": "ask"})
    assert wanted(told) == (10, "d6")
    assert "10D6" in told.card.headline
    assert "+" in told.card.headline
    told = await throws(desk, "6x2 5x3 1 1 1 1 2")
    assert wanted(told) == (5, "d6")
    told = await throws(desk, "=2")
    assert wanted(told) == (2, "d6")
    done = await presses(desk, told, "draw")
    data = outcome(done)
    assert data["origin"] == "mixed"
    assert [(source["source"], source["dice"]) for source in data["sources"]] == [
        ("typed", 10),
        ("counted", 5),
        ("fair", 2),
    ]
    assert [step.get("dice") for step in data["steps"] if "roll" in step][1] is None
    assert re.search(r"15 real \(5 counted.*2 of the bot \(draw 1\)", done.card.footer)
    log = await entries(desk)
    assert [entry.action for entry in log[-4:-1]] == ["dice-asked", "dice-typed", "dice-typed"]
    last = log[-1]
    assert last.dice is not None
    assert last.dice.origin == "mixed"
    assert [draw.number for draw in last.dice.draws] == [0]


async def test_what_dice_come_to_is_told_as_that_and_proves_no_face(desk: Desk) -> None:
    await desk.asks("roll", {"notation": "2d6+1", "dice": "ask"})
    done = await throws(desk, "9 en tout")
    data = outcome(done)
    assert data["result"]["total"] == 10
    assert data["steps"][0]["dice"] is None
    assert "9 in all of 2 (counted)" in "".join(map(str, done.card.dice))


async def test_hits_and_wounds_are_told_in_one_breath(desk: Desk) -> None:
    await shoot_out(desk)
    await desk.asks("shoot", {**VOLLEY, "dice": "ask"})
    told = await throws(desk, "7 hits, 3 wounds")
    assert wanted(told) == (3, "d6")
    assert (await throws(desk, "2 saves, 1 wound")).refused is None


async def test_an_outcome_of_mixed_dice_is_replayed_undone_and_done_again(desk: Desk) -> None:
    await shoot_out(desk)
    channel = await desk.store.peek(ALICE.channel_id)
    before = channel.board.fingerprint()
    await desk.asks("shoot", {**VOLLEY, "dice": "ask"})
    await throws(desk, "bot")
    told = await throws(desk, "rest")
    data, after = outcome(told), channel.board.fingerprint()
    assert before != after
    await desk.asks("undo")
    assert channel.board.fingerprint() == before
    await desk.reopen()
    await desk.asks("redo")
    channel = await desk.store.peek(ALICE.channel_id)
    assert channel.board.fingerprint() == after
    entry = next(entry for entry in await entries(desk) if "values" in entry.arguments)
    context = await desk.router.look(ALICE)
    assert entry.dice is not None
    assert entry.dice.origin == "fair"
    resolution = replayed(context, entry)
    assert list(resolution.marks) == data["dice"]
    assert digest(entry.record.encode()) == entry.hash


async def test_a_question_answered_before_a_restart_is_not_asked_again(desk: Desk) -> None:
    await desk.asks("roll", {"notation": "12d6>=4", "dice": "ask"})
    await throws(desk, "6 5 1")
    await desk.reopen()
    told = await throws(desk, None)
    assert wanted(told) == (9, "d6")
    done = outcome(await throws(desk, "=4"))
    assert "6" in str(done["result"])
    assert (await throws(desk, "6")).refused == "nothing-asked"


async def test_what_is_delivered_twice_counts_once(desk: Desk) -> None:
    first = await desk.asks("roll", {"notation": "4d6", "dice": "ask"})
    repeated = await desk.asks("roll", {"notation": "4d6", "dice": "ask"}, again=desk.last)
    assert outcome(first)["asked"] == outcome(repeated)["asked"]
    two = await throws(desk, "1 2")
    interaction = desk.last
    again = await desk.asks("throw", {"dice": "1 2"}, again=interaction)
    assert wanted(two) == wanted(again) == (2, "d6")
    await desk.reopen()
    later = await desk.asks("throw", {"dice": "1 2"}, again=interaction)
    assert wanted(later) == (2, "d6")
    pressed = await presses(desk, later, "draw")
    interaction = desk.last
    assert outcome(pressed)["dice"][:2] == [1, 2]
    over = outcome(await presses(desk, later, "draw", again=interaction))
    assert over["entry"] == outcome(pressed)["entry"]
    assert outcome(await desk.asks("dice seal"))["draws"] == 1


async def test_a_draw_once_made_is_never_made_again_and_stays_in_the_log(desk: Desk) -> None:
    await desk.asks("roll", {"notation": "2d6+3d8", "dice": "ask"})
    told = await throws(desk, "bot")
    first = (await entries(desk))[-1]
    assert first.action == "dice-drawn"
    dropped = await presses(desk, told, "drop")
    assert first.dice is not None
    seen = list(first.dice.marks)
    assert dropped.card.headline.endswith(f"{seen[0]} {seen[1]}")
    assert [button.kind for button in dropped.buttons] == ["resume", "waive"]
    assert outcome(await desk.asks("dice seal"))["draws"] == 1
    await desk.reopen()
    rolled = outcome(await desk.asks("roll", {"notation": "2d6+3d8"}))
    assert rolled["dice"][:2] == seen
    log = await entries(desk)
    numbers = [draw.number for entry in log if entry.dice for draw in entry.dice.draws]
    assert numbers == [0, 1]
    assert "dice-dropped" in [entry.action for entry in log]
    revealed = await desk.asks("dice reveal")
    export = orjson.loads(revealed.files[0].content)
    assert [draw["number"] for draw in export["draws"]] == [0, 1]
    assert (await presses(desk, told, "rest")).refused == "question-gone"


async def test_a_new_question_takes_the_place_of_the_old_one_and_says_so(desk: Desk) -> None:
    old = await desk.asks("roll", {"notation": "2d6", "dice": "ask"})
    new = await desk.asks("roll", {"notation": "3d6", "dice": "ask"})
    assert any("given up" in line for line in new.card.changes)
    assert (await presses(desk, old, "draw")).refused == "question-gone"
    assert wanted(await throws(desk, None)) == (3, "d6")


async def test_a_question_is_forgotten_after_a_day(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = await desk.asks("roll", {"notation": "2d6", "dice": "ask"})
    now = waiting.milliseconds()
    monkeypatch.setattr(waiting, "milliseconds", lambda: now + waiting.PATIENCE + 1)
    assert (await presses(desk, told, "draw")).refused == "question-gone"
    assert (await throws(desk, "1 2")).refused == "nothing-asked"


async def test_the_end_of_a_battle_leaves_nothing_of_its_questions(desk: Desk) -> None:
    before = await desk.asks("roll", {"notation": "2d6", "dice": "ask"}, who=BRUNO)
    await shoot_out(desk)
    await desk.asks("roll", {"notation": "3d6", "dice": "ask"})
    await desk.asks("battle end", {})
    for _ in range(2):
        channel = await desk.store.peek(ALICE.channel_id)
        kept = {user: hand.asked for user, hand in channel.hands.items()}
        assert kept[ALICE.user_id] is None
        assert kept[BRUNO.user_id] is not None, "it was asked outside the battle"
        await desk.store.close()
        await desk.open()
    assert (await throws(desk, "1 2 3")).refused == "nothing-asked"
    assert (await presses(desk, before, "draw", BRUNO)).refused is None


async def test_a_button_of_an_earlier_step_answers_nothing(desk: Desk) -> None:
    first = await desk.asks("roll", {"notation": "3d6", "dice": "ask"})
    form = await presses(desk, first, "type")
    await throws(desk, "1")
    before = len(await entries(desk))
    for kind in ("type", "draw", "rest", "drop"):
        assert (await presses(desk, first, kind)).refused == "question-answered"
    assert (await fills(desk, form, "2 3")).refused == "question-answered"
    assert len(await entries(desk)) == before


async def test_only_its_player_or_the_referee_answers(desk: Desk) -> None:
    await desk.asks("battle start", {"side_one": "Elves", "side_two": "Orks"})
    told = await desk.asks("roll", {"notation": "3d6", "dice": "ask"})
    assert (await presses(desk, told, "draw", BRUNO)).refused == "not-your-button"
    assert (await throws(desk, "1", BRUNO)).refused == "nothing-asked"
    await desk.asks("battle join", {"referee": True}, who=BRUNO)
    await desk.asks("battle join", {"side": "Elves"})
    form = await presses(desk, told, "type", BRUNO)
    done = await fills(desk, form, "1 2", BRUNO)
    assert wanted(done) == (1, "d6")
    data = outcome(await throws(desk, "3", BRUNO))
    assert data["dice"] == [1, 2, 3]
    assert (await entries(desk))[-1].actor.name == "Alice"


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("1 2 3 4", "dice-too-many"),
        ("1 7", "impossible-face"),
        ("blue", "not-a-face"),
        ("=2", "typed-total"),
        (" , ", "nothing-thrown"),
    ],
)
async def test_wrong_dice_are_refused_and_change_nothing(desk: Desk, typed: str, code: str) -> None:
    told = await desk.asks("roll", {"notation": "3d6", "dice": "ask"})
    before = len(await entries(desk))
    form = await presses(desk, told, "type")
    for refused in (await throws(desk, typed), await fills(desk, form, typed)):
        assert (refused.refused, refused.private) == (code, True)
    assert len(await entries(desk)) == before
    assert outcome(await throws(desk, "1 2 3"))["dice"] == [1, 2, 3]


async def test_where_the_table_has_changed_the_dice_that_fit_stay_and_it_is_said(
    desk: Desk,
) -> None:
    await shoot_out(desk)
    await desk.asks("shoot", {**VOLLEY, "dice": "ask"})
    await throws(desk, "6x10")
    await desk.asks("unit edit", {"unit": "Orcs", "change": "T5"})
    told = await throws(desk, "6x10")
    assert any("changed" in line for line in told.card.changes)
    assert wanted(told) == (10, "d6")
    assert outcome(told)["steps"][0]["dice"] == [6] * 10
    await desk.asks("unit edit", {"unit": "Archers", "change": "models:4"})
    told = await throws(desk, "bot")
    assert wanted(told) == (4, "d6")
    assert outcome(await desk.asks("dice seal"))["draws"] == 0
    done = outcome(await throws(desk, "rest"))
    assert done["origin"] == "fair"


async def test_what_can_no_longer_be_asked_is_given_up_with_its_reason(desk: Desk) -> None:
    await shoot_out(desk)
    await desk.asks("shoot", {**VOLLEY, "dice": "ask"})
    await desk.asks("battle next")
    told = await throws(desk, "6x10")
    assert "it is now “Close combat”" in " ".join(told.card.dice)
    assert (await throws(desk, "6x10")).refused == "nothing-asked"
    await desk.asks("battle end")
    await desk.asks("roll", {"notation": "2d6+d8", "dice": "ask"})
    await throws(desk, "bot")
    await desk.asks("dice reveal")
    assert (await throws(desk, "3")).card.tone == "neutral"
    assert (await throws(desk, "3")).refused == "nothing-asked"


async def test_secret_dice_stay_secret_at_every_step(desk: Desk) -> None:
    told = await desk.asks("roll", {"notation": "2d6+d8", "dice": "ask", "secret": True})
    step = await presses(desk, told, "draw")
    done = await throws(desk, "4")
    assert told.private
    assert step.private
    assert done.private
    assert done.buttons[0].kind == "reveal"
    assert all(entry.secret for entry in await entries(desk))


async def test_a_rule_s_own_refusal_asks_for_no_dice(desk: Desk) -> None:
    await desk.asks("settings", {"dice": "real"})
    assert (await desk.asks("roll", {"notation": "d1"})).refused is not None
    assert (await throws(desk, None)).refused == "nothing-asked"


async def test_a_special_die_is_asked_for_by_its_sides(desk: Desk) -> None:
    told = await desk.asks("roll", {"notation": "artillery", "dice": "ask"})
    assert "2, 4, 6, 8, 10, misfire" in told.card.dice[-1]
    assert outcome(await throws(desk, "misfire"))["dice"] == [0]
