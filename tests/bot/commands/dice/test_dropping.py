"""Questions of dice that are given up: what is told of them, and how they are asked again."""

from __future__ import annotations

from tests.bot.commands.dice.test_real_dice import ARCHERS, ORCS, VOLLEY, desk, wanted
from tests.bot.desk import BRUNO, Desk, entries, presses

__all__ = ["desk"]


async def test_a_question_given_up_is_told_with_its_units(desk: Desk) -> None:
    await desk.asks("battle start", {"side_one": "Elves", "side_two": "Orks"})
    await desk.asks("unit add", {"line": ARCHERS, "side": "Elves"})
    await desk.asks("unit add", {"line": ORCS, "side": "Orks"})
    await desk.asks("battle next", {"phase": "shooting"})
    volley = {**VOLLEY, "weapon": "longbow", "distance": 12.0, "dice": "ask"}
    asked = await desk.asks("shoot", volley)
    told = await presses(desk, asked, "drop")
    assert told.card.title == "Archers · Orcs — Shooting"
    dropped = (await entries(desk))[-1]
    assert dropped.action == "dice-dropped"
    assert dropped.arguments["units"] == ["Archers", "Orcs"]
    log = await desk.asks("battle log")
    assert any("Archers, Orcs: question of dice given up" in line for line in log.card.dice)
    # Discord hands whole numbers on with decimals; nobody types them.
    await desk.asks("shoot", {**volley, "dice": None})
    assert "distance:12 " in f"{(await entries(desk))[-1].command} "


async def test_dice_that_were_typed_stand_on_the_card_of_what_is_given_up(desk: Desk) -> None:
    """Real dice that somebody read are told to everybody, though they resolve nothing."""
    asked = await desk.asks("roll", {"notation": "2d6+3d8", "dice": "ask"})
    assert not any(
        "typed for it" in line for line in (await presses(desk, asked, "drop")).card.dice
    )
    await desk.asks("roll", {"notation": "2d6+3d8", "dice": "ask"})
    typed = await desk.asks("throw", {"dice": "6 5"})
    dropped = await presses(desk, typed, "drop")
    assert "Dice typed for it, which resolve nothing: 6 5" in dropped.card.dice


async def test_a_question_given_up_is_asked_again_by_a_button(desk: Desk) -> None:
    asked = await desk.asks("roll", {"notation": "2d6+3d8", "dice": "ask"})
    drawn = await presses(desk, asked, "draw")
    dropped = await presses(desk, drawn, "drop")
    before = len(await entries(desk))
    other = await presses(desk, dropped, "resume", BRUNO)
    assert other.refused == "not-asked-of-you"
    assert len(await entries(desk)) == before
    await desk.reopen()
    again = await presses(desk, dropped, "resume")
    assert again.refused is None
    assert wanted(again) == (3, "d8")
    assert any("seen before" in line for line in again.card.changes)
    assert (await presses(desk, dropped, "resume")).refused == "offer-gone"
    # It can be given up once more, and a question without any die of the bot's is simply gone.
    dropped = await presses(desk, again, "drop")
    assert [button.kind for button in dropped.buttons] == ["resume", "waive"]
    typed = await desk.asks("roll", {"notation": "4d10", "dice": "ask"})
    assert not (await presses(desk, typed, "drop")).buttons


async def test_a_secret_question_is_asked_again_in_secret(desk: Desk) -> None:
    asked = await desk.asks("roll", {"notation": "2d6+3d8", "dice": "ask", "secret": True})
    drawn = await presses(desk, asked, "draw")
    dropped = await presses(desk, drawn, "drop")
    assert dropped.private
    again = await presses(desk, dropped, "resume")
    assert again.private
    assert wanted(again) == (3, "d8")


async def test_dice_that_were_typed_and_given_up_are_told_with_the_next_try(desk: Desk) -> None:
    """Dice that players threw first are told to everybody, whoever throws them again."""
    await desk.asks("battle start", {"side_one": "Elves", "side_two": "Orks"})
    await desk.asks("unit add", {"line": ARCHERS, "side": "Elves"})
    await desk.asks("unit add", {"line": ORCS, "side": "Orks"})
    await desk.asks("battle next", {"phase": "shooting"})
    volley = {**VOLLEY, "weapon": "longbow", "distance": 12.0}
    await desk.asks("shoot", {**volley, "dice": "ask"})
    typed = await desk.asks("throw", {"dice": "6 5 4"})
    await presses(desk, typed, "drop")
    number = (await entries(desk))[-1].number
    shot = await desk.asks("shoot", volley)
    told = f"Second try; the first fell: 6 5 4 (no. {number})"
    assert shot.card.dice[0] == told
    await desk.asks("undo")
    third = await desk.asks("shoot", volley)
    assert third.card.dice[0].startswith("Third try; before fell: 6 5 4")
