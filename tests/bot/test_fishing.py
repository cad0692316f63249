"""Fishing for dice, as a cheat would: whoever has seen dice of the bot does not get others."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import orjson
import pytest

from bot.answer import Answer
from bot.asker import Asker
from bot.commands.replaying import replay_all
from bot.state import asked as asked_module
from bot.state.record import Entry
from bot.upload import Upload
from rulesets.dice.mixed import Fallen, Owed
from scripts.verify_dice import problems
from tests.bot.test_arbiter import ALICE, BRUNO, Desk
from tests.bot.test_real_dice import entries, outcome, presses, throws

ARCHERS = "Archers 30 M4 WS3 BS3 S3 T3 W1 I3 A1 Ld7 SS3"
CROSSBOWS = "Crossbows 30 M4 WS3 BS3 S3 T3 W1 I3 A1 Ld7 SS3"
ORCS = "Orcs 90 M4 WS3 BS3 S3 T2 W1 I2 A1 Ld7 Sv6+"
GOBLINS = "Goblins 90 M4 WS2 BS3 S3 T2 W1 I2 A1 Ld5"
VOLLEY = {"unit": "Archers", "target": "Orcs", "weapon": "longbow", "distance": 12}
CARLA = replace(ALICE, user_id=13, name="Carla", manager=False)
PLAYER = replace(ALICE, manager=False)


@pytest.fixture
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    """A desk where the shooting phase has begun."""
    one = Desk(f"sqlite:///{tmp_path / 'desk.db'}")
    await one.open()
    await one.asks("battle start", {"side_one": "Elves", "side_two": "Orks"})
    for line in (ARCHERS, CROSSBOWS):
        await one.asks("unit add", {"line": line})
    for line in (ORCS, GOBLINS):
        await one.asks("unit add", {"line": line, "side": "Orks"})
    await one.asks("battle next", {"phase": "shooting"})
    yield one
    await one.store.close()


async def sits(desk: Desk, *seats: tuple[Asker, str]) -> None:
    for who, side in seats:
        assert (await desk.asks("battle join", {"side": side}, who=who)).refused is None


async def sees(
    desk: Desk, who: Asker = ALICE, throwing: int = 2, **options: Any
) -> tuple[list[int], Answer]:
    """Ask for a volley, let the bot throw some times, give it up; return what fell."""
    told = await desk.asks("shoot", {**VOLLEY, **options, "dice": "ask"}, who=who)
    for _ in range(throwing):
        told = await presses(desk, told, "draw", who)
        assert told.refused is None, told.card
    log = [one for one in await entries(desk) if one.action == "dice-drawn"][-throwing:]
    seen = [mark for one in log if one.dice for mark in one.dice.marks]
    return seen, await presses(desk, told, "drop", who)


def dice_of(told: Answer) -> list[int]:
    return list(outcome(told)["dice"])


def fell(told: Answer) -> list[int]:
    """Return the dice of a question so far."""
    return [mark for one in outcome(told)["steps"] if "roll" in one for mark in one["dice"]]


def bringing(exported: Answer) -> Asker:
    (file,) = exported.files
    return replace(ALICE, uploads={"file": Upload(file.name, file.content)})


async def last(desk: Desk) -> Entry:
    return (await entries(desk))[-1]


async def check_whole(desk: Desk) -> None:
    """End the battle; its rolls come out again, its draws are all there and fair."""
    place = await desk.arbiter.look(ALICE)
    log = await entries(desk)
    assert all(one.same for one in replay_all(place.ruleset, log))
    numbers = [draw.number for one in log if one.dice for draw in one.dice.draws]
    assert numbers == list(range(len(numbers)))
    used = [
        part.draw for one in log if one.dice for part in one.dice.parts if part.draw is not None
    ]
    assert set(used) <= set(numbers)
    await desk.asks("battle end")
    exported = await desk.asks("battle export")
    assert list(problems(orjson.loads(exported.files[0].content))) == []


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
    await desk.asks("battle join", {"referee": True}, who=CARLA)
    assert dice_of(await desk.asks("shoot", VOLLEY, who=CARLA))[: len(seen)] == seen


async def test_dice_that_another_used_answer_no_waiting_question(desk: Desk) -> None:
    told = await desk.asks("shoot", {**VOLLEY, "dice": "ask"})
    told = await presses(desk, told, "draw")
    seen = fell(told)
    assert dice_of(await desk.asks("shoot", VOLLEY, who=BRUNO))[:30] == seen
    assert (await presses(desk, told, "rest")).refused == "question-gone"
    assert (await throws(desk, "rest")).refused == "nothing-asked"
    used = [part.draw for one in await entries(desk) if one.dice for part in one.dice.parts]
    assert used.count(0) == 1


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
    now = asked_module.milliseconds()
    monkeypatch.setattr(asked_module, "milliseconds", lambda: now + asked_module.PATIENCE + 1)
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
    used = [one.number for one in (await last(desk)).dice.draws]  # type: ignore[union-attr]
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
    left = [mark for one in channel.journal.seen.dice for mark in one.marks]
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
    await presses(desk, asked, "consent", BRUNO)
    assert outcome(await desk.asks("shoot", VOLLEY, who=PLAYER))["origin"] == "fair"


async def test_dice_are_thrown_away_alone_where_no_other_side_has_a_player(desk: Desk) -> None:
    await sits(desk, (ALICE, "Elves"))
    seen, dropped = await sees(desk)
    told = await presses(desk, dropped, "waive")
    assert not told.private
    assert "no other side" in told.card.headline
    assert " ".join(map(str, seen)) in told.card.dice[0]
    entry = await last(desk)
    assert entry.action == "dice-waived"
    assert sum(len(marks) for _, _, marks in entry.arguments["thrown_away"]) == len(seen)
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
    assert [one.kind for one in asked.buttons] == ["consent"]
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
    await desk.asks("battle join", {"referee": True}, who=replace(CARLA, manager=True))
    _, dropped = await sees(desk, PLAYER)
    told = await presses(desk, dropped, "waive", CARLA)
    assert outcome(told)["by"] == "referee"


async def test_dice_thrown_away_answer_no_waiting_question(desk: Desk) -> None:
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
    assert [mark for *_, marks in over["arguments"]["thrown_away"] for mark in marks] == seen


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


async def test_a_roll_after_an_undo_says_so(desk: Desk) -> None:
    first = dice_of(await desk.asks("shoot", VOLLEY))
    number = (await last(desk)).number
    await desk.asks("undo")
    await desk.reopen()
    told = await desk.asks("shoot", {**VOLLEY, "cover": "light"})
    line = told.card.dice[0]
    assert line.startswith("Second try after an undo; the first fell: ")
    assert " ".join(map(str, first)) in line
    entry = await last(desk)
    assert entry.arguments["earlier_tries"] == [[number, first]]
    log = await desk.asks("battle log")
    assert any("second try" in one for one in log.card.dice)
    single = await desk.asks("battle log", {"entry": entry.number})
    assert any("Second try" in one for one in single.card.dice)
    await desk.asks("undo")
    third = await desk.asks("shoot", VOLLEY, who=replace(ALICE, locale="fr"))
    assert third.card.dice[0].startswith("Troisième essai après une annulation")
    assert [pair[0] for pair in (await last(desk)).arguments["earlier_tries"]] == [
        number,
        entry.number,
    ]
    await check_whole(desk)


async def test_throw_by_throw_and_typed_dice_after_an_undo_say_so_too(desk: Desk) -> None:
    await desk.asks("shoot", VOLLEY)
    await desk.asks("undo")
    await desk.asks("shoot", {**VOLLEY, "dice": "ask"})
    told = await throws(desk, "rest")
    assert told.card.dice[0].startswith("Second try")
    await desk.asks("undo")
    typed = await desk.asks("shoot", {**VOLLEY, "dice": "1x30"})
    assert typed.card.dice[0].startswith("Third try")


async def test_what_stands_again_or_was_another_s_is_no_earlier_try(desk: Desk) -> None:
    await desk.asks("shoot", VOLLEY)
    await desk.asks("undo")
    other = await desk.asks("shoot", {**VOLLEY, "unit": "Crossbows"})
    assert not any("try" in line for line in other.card.dice)
    await desk.asks("undo")
    await desk.asks("redo")
    channel = await desk.store.peek(ALICE.channel_id)
    assert len(channel.journal.seen.tries) == 1


async def test_typed_dice_undone_are_no_try_of_the_bot_s(desk: Desk) -> None:
    await desk.asks("shoot", {**VOLLEY, "dice": "1x30"})
    await desk.asks("undo")
    told = await desk.asks("shoot", VOLLEY)
    assert not any("try" in line for line in told.card.dice)


async def test_a_secret_try_is_counted_and_not_shown(desk: Desk) -> None:
    await desk.asks("shoot", {**VOLLEY, "secret": True})
    await desk.asks("undo")
    told = await desk.asks("shoot", VOLLEY)
    assert told.card.dice[0].startswith("Second try")
    assert "in secret" in told.card.dice[0]
    assert (await last(desk)).arguments["earlier_tries"][0][1] is None


async def test_dice_of_a_question_that_came_out_and_was_undone_are_told(desk: Desk) -> None:
    seen, _ = await sees(desk)
    dice = dice_of(await desk.asks("shoot", VOLLEY))
    await desk.asks("undo")
    told = await desk.asks("shoot", VOLLEY)
    assert " ".join(map(str, dice)) in told.card.dice[0]
    assert seen == dice[: len(seen)]


async def test_tries_go_along_with_a_battle(desk: Desk, tmp_path: Path) -> None:
    await desk.asks("shoot", VOLLEY)
    await desk.asks("undo")
    exported = await desk.asks("battle export")
    other = Desk(f"sqlite:///{tmp_path / 'other.db'}")
    await other.open()
    await other.asks("battle import", who=bringing(exported))
    told = await other.asks("shoot", VOLLEY)
    assert told.card.dice[0].startswith("Second try")
    await other.store.close()
