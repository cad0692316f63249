"""Real dice whose outcome the table cannot keep: refused before the first, or kept for a word."""

from __future__ import annotations

from tests.bot.e2e.hall import Hall, Player, Told
from tests.bot.e2e.playing import begin, in_turn

FULL = "Elfes has done all it may here"
ALONE = "Do it all the same"
ASK = "Ask the others to allow it"


async def magic(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    assert (await alice.calls("battle next", phase="magic")).answer.refused is None


async def late(alice: Player) -> Told:
    """Ask for the dice of winds that blow by another command before the last of these is thrown."""
    asked = await alice.types("/winds dice:ask")
    assert "lower magic die" in asked.text
    await in_turn((alice, "/winds dice:4,3"), (alice, "/throw 4"))
    return await alice.types("/throw 2")


async def test_what_the_table_could_not_keep_whatever_falls_is_refused_before_the_first_die(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    await magic(alice, bruno)
    await in_turn((alice, "/winds dice:4,3"))
    before = await hall.state(alice)
    told = await alice.types("/winds dice:ask")
    assert told.refused == "counter-full"
    assert FULL in told.text
    assert told.buttons == ["Set the count right", ASK]
    assert await hall.state(alice) == before
    assert (await alice.types("/throw 3")).refused == "nothing-asked"


async def test_an_outcome_refused_after_the_throws_goes_through_with_them_by_one_s_own_word(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    await magic(alice, bruno)
    await in_turn((bruno, "/battle leave"))
    told = await late(alice)
    assert told.refused == "counter-full"
    assert told.alone
    await hall.restart()
    done = await alice.presses(told, ALONE)
    assert done.outcome["result"]["power_dice"] == 6
    assert done.outcome["origin"] == "typed"
    assert not done.alone
    assert (await alice.types("/throw 3")).refused == "nothing-asked"
    assert (await alice.types("/dice verify")).answer.refused is None


async def test_the_others_allow_an_outcome_whose_dice_have_all_fallen(
    alice: Player, bruno: Player
) -> None:
    await magic(alice, bruno)
    told = await late(alice)
    asked = await alice.presses(told, ASK)
    allowed = await bruno.presses(asked, asked.buttons[0])
    done = await alice.presses(allowed, allowed.buttons[0])
    assert done.outcome["result"]["power_dice"] == 6


async def test_a_refused_outcome_is_told_again_with_its_button_and_may_be_given_up(
    alice: Player, bruno: Player
) -> None:
    await magic(alice, bruno)
    told = await late(alice)
    again = await alice.types("/throw show")
    assert again.refused == "counter-full"
    assert ASK in again.buttons
    assert (await alice.types("/throw 3")).refused is not None
    assert (await alice.types("/throw cancel")).answer.refused is None
    assert (await alice.presses(told, ASK)).refused == "offer-gone"
