"""Rolls that are tried again: they say which try they are, and what fell before."""

from __future__ import annotations

from pathlib import Path

from tests.bot.commands.dice.volleys import VOLLEY, bringing, check_whole, desk, dice_of, last, sees
from tests.bot.desk import ALICE, Desk, presses, throws

__all__ = ["desk"]


async def test_a_roll_after_an_undo_says_so(desk: Desk) -> None:
    first = dice_of(await desk.asks("shoot", VOLLEY))
    number = (await last(desk)).number
    await desk.asks("undo")
    await desk.reopen()
    told = await desk.asks("shoot", {**VOLLEY, "cover": "light"})
    line = told.card.dice[0]
    assert line.startswith("Second try; the first fell: ")
    assert " ".join(map(str, first)) in line
    entry = await last(desk)
    assert entry.arguments["earlier_tries"] == [[number, first]]
    log = await desk.asks("battle log")
    assert any("second try" in line for line in log.card.dice)
    single = await desk.asks("battle log", {"entry": entry.number})
    assert any("Second try" in line for line in single.card.dice)
    await desk.asks("undo")
    third = await desk.asks("shoot", VOLLEY)
    assert third.card.dice[0].startswith("Third try")
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


async def test_of_many_tries_the_last_ones_are_told_with_their_dice(desk: Desk) -> None:
    for _ in range(23):
        await desk.asks("shoot", VOLLEY)
        await desk.asks("undo")
    told = await desk.asks("shoot", VOLLEY)
    line = told.card.dice[0]
    assert line.startswith("Try no. 24; before fell: …; ")
    tries = (await last(desk)).arguments["earlier_tries"]
    dice = " ".join(map(str, tries[-1][1]))
    assert line.endswith(f"{dice} (no. {tries[-1][0]})")
    assert line.count("(no. ") == 5
    assert [bool(dice) for _, dice in tries] == [False] * 3 + [True] * 20
    await check_whole(desk)


async def test_free_rolls_given_up_do_not_pile_up(desk: Desk) -> None:
    for sides in (20, *[8] * 25):
        told = await desk.asks("roll", {"notation": f"d{sides}+d4", "dice": "ask"})
        await presses(desk, await presses(desk, told, "draw"), "drop")
    channel = await desk.store.peek(ALICE.channel_id)
    assert len(channel.journal.seen.kept) == 20
