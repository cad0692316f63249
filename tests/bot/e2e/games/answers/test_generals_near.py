"""Tests that a General turns, of whom players say by a tap that he is near."""

from __future__ import annotations

import pytest

from tests.bot.e2e.desk.tapping import Tapper, labels, words
from tests.bot.e2e.desk.taps.test_steps_by_taps import MINDS, begun
from tests.bot.e2e.hall import Hall
from tests.bot.e2e.playing import statuses

MEN = "M4 WS3 BS3 S3 T3 W1 I3 A1 Ld6"
LORD = "Lord 1 M4 WS5 BS5 S4 T4 W3 I5 A3 Ld9 [character, general]"
OGRE = "Ogre 3 M6 WS3 S5 T5 W4 I4 A1 Ld7"
ARMIES = ((f"Swords 20 {MEN}", f"Bows 10 {MEN}", LORD), (OGRE,))
SECOND = (
    (
        "Halberds 20 M10 WS3 BS3 S3 T3 W1 I3 A1 Ld6 Int6 Cl6 WP6 Wide5 [halberd]",
        "Lord 1 M10 WS5 BS5 S4 T4 W3 I5 A3 Ld9 Int9 Cl9 WP9 [character, general]",
    ),
    (f"Drake 1 M20 WS6 BS0 S6 T6 W6 I6 A5 {MINDS} [terror]",),
)


@pytest.fixture
def ana(hall: Hall) -> Tapper:
    """Return Ana, of the first side."""
    return Tapper(hall.player("Ana", "en"))


@pytest.fixture
def bruno(hall: Hall) -> Tapper:
    """Return Bruno, of the second side."""
    return Tapper(hall.player("Bruno", "en"))


PANIC = {
    "blackhammer": ("/panic unit:Swords cause:broken", "12 paces"),
    "t9a": ("/panic unit:Swords cause:broken", "12″"),
}


@pytest.mark.parametrize("game", PANIC)
async def test_a_failed_test_is_passed_by_a_tap_where_the_general_is_near(
    hall: Hall, ana: Tapper, bruno: Tapper, game: str
) -> None:
    """8 is above 6, and not above his 9 [BlackHammer L2308; The 9th Age R L855]."""
    panic, within = PANIC[game]
    await begun(ana, bruno, game, *ARMIES)
    await ana.player.calls("battle next", phase="shooting")
    told = await ana.player.types(f"{panic} dice:4,4")
    assert within in told.text
    assert "Lord" not in told.buttons
    assert {"Too far", "Near enough"} <= {*told.buttons}
    newest, *_ = await hall.entries(ana.player)
    assert (newest.action, newest.outcome) == ("choice-asked", None), "no failure is stored yet"
    assert (await bruno.player.presses(told, "Near enough")).refused == "not-your-decision"
    done = await ana.player.presses(told, "Near enough")
    assert done.outcome["result"]["passed"] is True
    assert "fleeing" not in await statuses(ana.player, "Swords")
    verified = await ana.player.types("/dice verify")
    assert verified.answer.refused is None


@pytest.mark.parametrize(("near", "passed"), [("Near enough", True), ("Too far", False)])
async def test_what_was_said_of_him_is_not_asked_again_in_the_phase(
    ana: Tapper, bruno: Tapper, near: str, *, passed: bool
) -> None:
    await begun(ana, bruno, "t9a", *ARMIES)
    await ana.player.calls("battle next", phase="shooting")
    test = "/test what:leadership unit:Swords dice:4,4"
    await ana.player.presses(await ana.player.types(test), near)
    again = await ana.player.types(test)
    assert again.outcome["result"]["passed"] is passed
    other = await ana.player.types(test.replace("Swords", "Bows"))
    assert near in other.buttons, "nobody has said it of the others"
    await ana.player.presses(other, near)
    await ana.player.calls("battle next", phase="combat")
    assert near in (await ana.player.types(test)).buttons, "units may have moved since"


async def test_what_was_said_of_him_is_asked_again_once_somebody_of_the_side_moves(
    ana: Tapper, bruno: Tapper
) -> None:
    await begun(ana, bruno, "t9a", *ARMIES)
    await ana.player.calls("battle next", phase="movement")
    test = "/test what:leadership unit:Swords dice:4,4"
    await ana.player.presses(await ana.player.types(test), "Near enough")
    assert "Near enough" not in (await ana.player.types(test)).buttons
    await ana.player.calls("unit status", unit="Lord", status="moved")
    assert "Near enough" in (await ana.player.types(test)).buttons


async def test_a_general_who_flees_is_no_question(ana: Tapper, bruno: Tapper) -> None:
    await begun(ana, bruno, "t9a", *ARMIES)
    await ana.player.calls("battle next", phase="shooting")
    await ana.player.calls("unit status", unit="Lord", status="fleeing")
    told = await ana.player.types("/panic unit:Swords cause:broken dice:4,4")
    assert told.outcome["result"]["passed"] is False


async def test_terror_of_the_second_edition_asks_for_his_cool(ana: Tapper, bruno: Tapper) -> None:
    """Fear, terror and rout alone, within 15 cm [Warhammer L2806-2809]."""
    await begun(ana, bruno, "whfb2", *SECOND)
    terror = "/psychology what:terror unit:Halberds enemy:Drake dice:4,4"
    told = await ana.player.types(terror)
    assert "15 cm" in told.text
    done = await ana.player.presses(told, "Near enough")
    assert done.outcome["result"]["passed"] is True


SAID = {
    **dict.fromkeys(("near", "yes", "they are in range", "à portée", "oui"), True),
    **dict.fromkeys(("no", "the swords are not near", "too far", "trop loin", "non"), False),
}


@pytest.mark.parametrize("said", SAID)
async def test_a_sentence_answers_whether_he_is_near(ana: Tapper, bruno: Tapper, said: str) -> None:
    await begun(ana, bruno, "t9a", *ARMIES)
    await ana.player.calls("battle next", phase="shooting")
    await ana.player.types("/panic unit:Swords cause:broken dice:4,4")
    done = await ana.player.calls("do", text=said)
    assert done.outcome["result"]["passed"] is SAID[said]


async def test_the_desk_asks_it_by_buttons_alone(ana: Tapper, bruno: Tapper) -> None:
    await begun(ana, bruno, "t9a", *ARMIES)
    await ana.player.calls("battle next", phase="shooting")
    await ana.player.types("/panic unit:Swords cause:broken dice:4,4")
    desk = await ana.desk("Near enough")
    assert "Swords: within 12″ of the General? (Ana)" in words(desk)
    await ana.does("Near enough")
    assert "Near enough" not in labels(await ana.desk("Next phase"))


@pytest.mark.parametrize("game", PANIC)
async def test_a_short_card_tells_that_it_was_passed_on_his_leadership(
    ana: Tapper, bruno: Tapper, game: str
) -> None:
    await begun(ana, bruno, game, *ARMIES)
    await ana.player.calls("battle next", phase="shooting")
    await ana.player.types("/settings cards:card")
    asked = await ana.player.types(f"{PANIC[game][0]} dice:4,4")
    assert "Near enough" not in asked.buttons, "the desk has it"
    done = await ana.player.types("/throw near enough")
    assert "Swords: Tested on the General’s Leadership, 9." in done.text
