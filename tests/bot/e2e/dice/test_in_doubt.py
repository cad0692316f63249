"""Dice and rolls of which a part is not clear: what is clear is asked back on a button."""

from __future__ import annotations

from tests.bot.e2e.hall import Hall, Player


async def test_a_roll_with_words_left_over_is_asked_back_and_rolled_by_its_button(
    hall: Hall, alice: Player
) -> None:
    before = await hall.state(alice)
    asked = await alice.types("/roll notation:3d6 swiftstride")
    assert asked.refused == "notation-meaning"
    assert asked.alone
    assert "“swiftstride”" in asked.text
    assert asked.buttons == ["3d6dl1", "3d6"]
    assert await hall.state(alice) == before
    await hall.restart()
    rolled = await alice.presses(asked, "3d6")
    assert rolled.outcome["result"]["kind"] == "total"
    assert not rolled.alone


async def test_each_thing_that_a_roll_may_mean_has_a_button(alice: Player) -> None:
    asked = await alice.types("/roll notation:3d6 x2")
    assert asked.buttons == ["2x 3d6", "(3d6)*2", "3d6"]
    french = await alice.types("/roll notation:2d6 pas 7")
    assert french.buttons == ["2d6"]
    nothing = await alice.types("/roll notation:blabla 5")
    assert nothing.buttons == []


async def test_what_sixes_do_besides_has_a_button_however_long_the_roll(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    asked = await alice.types(
        "/roll notation:20 attacks 4+ 3+ crit mortal rend 1 save 4+ damage d3"
    )
    long = "20d6 hit>=4 mortal 6 then wound>=3 then save>=5 damage d3"
    assert asked.buttons == [long, "20d6 hit>=4 then wound>=3"]
    await hall.restart()
    rolled = await alice.presses(asked, long)
    assert rolled.outcome["result"]["last"] == "damage"
    french = await bruno.types("/odds question:12 tirs 5+ 4+ poison svg 5+")
    assert french.buttons[0] == "12d6 touche>=5 auto 6 puis blesse>=4 puis svg>=5"
    shown = await bruno.presses(french, french.buttons[0])
    assert shown.outcome["procedure"] == "roll"


async def test_what_closes_a_roll_is_kept_by_its_button(alice: Player) -> None:
    asked = await alice.types("/roll notation:12d6 poison secret:true")
    rolled = await alice.presses(asked, "12d6")
    assert rolled.alone
    asked = await alice.types("/roll notation:2d6 swiftstride dice:ask")
    waiting = await alice.presses(asked, "2d6")
    assert "Roll 2D6" in waiting.text
    typed = await alice.types("/roll notation:2d6 swiftstride dice:3,4")
    assert typed.buttons == []


async def test_chances_of_a_roll_with_words_left_over_are_shown_by_a_button(
    hall: Hall, bruno: Player
) -> None:
    before = await hall.state(bruno)
    asked = await bruno.types("/odds question:12d6 4+ avec haine")
    assert asked.buttons[0] == "12d6>=4 relance échecs"
    shown = await bruno.presses(asked, asked.buttons[0])
    assert shown.outcome["procedure"] == "roll"
    assert await hall.state(bruno) == before


async def test_real_dice_that_may_be_two_things_are_asked_back(hall: Hall, alice: Player) -> None:
    await alice.types("/roll notation:d3 dice:ask")
    asked = await alice.types("/throw 2")
    assert asked.refused == "typed-halved"
    assert asked.buttons == ["2", "2 together"]
    await hall.restart()
    done = await alice.presses(asked, "2 together")
    assert not done.alone
    assert done.outcome["result"]["total"] == 2
    assert (await alice.presses(asked, "2")).refused == "question-gone"


async def test_what_is_clear_of_real_dice_is_on_a_button(alice: Player) -> None:
    await alice.types("/roll notation:12d6>=4 dice:ask")
    asked = await alice.types("/throw 7 hits, i think")
    assert asked.buttons == ["7 successes"]
    done = await alice.presses(asked, "7 successes")
    assert done.outcome["origin"] == "typed"
