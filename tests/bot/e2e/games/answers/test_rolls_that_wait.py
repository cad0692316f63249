"""Rolls that wait: undo goes not past them, each is due once, several stand side by side."""

from __future__ import annotations

import pytest

from tests.bot.e2e.desk.tapping import Tapper, labels, plain, words
from tests.bot.e2e.desk.taps.test_steps_by_taps import begun
from tests.bot.e2e.desk.test_desk import count
from tests.bot.e2e.desk.test_menus import menu
from tests.bot.e2e.games.answers.test_generals_near import ARMIES
from tests.bot.e2e.hall import Hall, Told
from tests.bot.e2e.playing import in_turn, meet, statuses

TROLLS = "M6 WS6 S8 T6 W3 I6 A5 Ld7"
GOBLINS = "Goblins 60x M4 WS2 BS3 S3 T2 W1 I1 A1 Ld2"
DROP = "Drop this roll"
GAMES = ("blackhammer", "t9a")
NEAR, FAR = "Near enough", "Too far"


@pytest.fixture
def ana(hall: Hall) -> Tapper:
    return Tapper(hall.player("Ana", "en"))


@pytest.fixture
def bruno(hall: Hall) -> Tapper:
    return Tapper(hall.player("Bruno", "fr"))


async def beaten(ana: Tapper, bruno: Tapper, *winners: str) -> tuple[Told, Told, Told]:
    """Have Ana's goblins lose to Bruno's units, of which one is asked whether it pursues.

    The cards of what came before are returned: the goblins added, fewer, and the phase.
    """
    await ana.player.calls("battle start", side_one="Storm", side_two="Horde")
    for tapper, side in ((ana, "Storm"), (bruno, "Horde")):
        await tapper.player.calls("battle join", side=side)
    added = await ana.player.types(f"/unit add {GOBLINS}")
    await in_turn(*((bruno.player, f"/unit add {each} 6 {TROLLS}") for each in winners))
    edited = await ana.player.types("/unit edit Goblins models:59")
    await meet(bruno.player, *winners)
    await meet(ana.player, "Goblins")
    gone_on = await ana.player.calls("battle next", phase="close-combat")
    enemies = "; ".join(winners)
    await in_turn((ana.player, f"/fight unit:Goblins enemy:{enemies}"))
    await ana.desk(bearing="Pursue")
    return added, edited, gone_on


async def test_undo_at_the_desk_offers_to_drop_the_roll_and_then_takes_back_the_phase(
    hall: Hall, ana: Tapper, bruno: Tapper
) -> None:
    await beaten(ana, bruno, "Trolls")
    before = await hall.state(ana.player)
    await ana.taps_on("Undo")
    assert (ana.told, await hall.state(ana.player)) == ([], before)
    assert ana.sheet is not None
    assert words(ana.sheet) == (
        "“Goblins, Trolls: Round of combat” still waits: drop this roll first, and Undo then takes"
        " back what came before it."
    )
    assert labels(ana.sheet) == [DROP]
    await ana.answers(DROP)
    assert "Given up: nothing is resolved" in ana.said
    assert ana.told
    assert await count(hall, ana, "undo") == 0
    await ana.desk(lacking="Pursue")
    await ana.does("Undo")
    assert await count(hall, ana, "undo") == 1


async def test_undo_of_who_may_not_drop_the_roll_says_whose_it_is(
    hall: Hall, ana: Tapper, bruno: Tapper
) -> None:
    await beaten(ana, bruno, "Trolls")
    before = await hall.state(ana.player)
    await bruno.taps_on("Undo")
    assert (bruno.told, await hall.state(ana.player)) == ([], before)
    assert plain(bruno.said) == (
        "« Goblins, Trolls : Round de corps à corps » attend encore : ce qui le précède s’annule"
        " une fois ce jet résolu, ou abandonné par Ana ou par l’arbitre."
    )
    typed = await bruno.player.types("/undo")
    assert (typed.refused, await hall.state(ana.player)) == ("undo-roll-waits", before)


async def test_undo_of_the_referee_offers_to_drop_the_roll_in_french(
    hall: Hall, ana: Tapper, bruno: Tapper
) -> None:
    carla = Tapper(hall.player("Carla", "fr"))
    await beaten(ana, bruno, "Trolls")
    asked = await carla.player.calls("battle join", referee=True)
    for tapper, agree in ((ana, "Agree"), (bruno, "Agree")):
        await tapper.player.presses(asked, agree)
    before = await hall.state(ana.player)
    offered = await carla.player.user.line("/undo count:9")
    assert await hall.state(ana.player) == before
    told = offered.messages[-1]
    assert plain(words(told)) == (
        "« Goblins, Trolls : Round de corps à corps » attend encore : abandonnez d’abord ce jet,"
        " puis « Annuler » reprend ce qui le précède."
    )
    assert labels(told) == ["Abandonner ce jet"]
    await carla.use(told, "Abandonner ce jet")
    await ana.desk(lacking="Pursue")


async def test_undo_that_is_typed_goes_no_further_back_than_the_roll(
    hall: Hall, ana: Tapper, bruno: Tapper
) -> None:
    await beaten(ana, bruno, "Trolls")
    asked = (await hall.state(ana.player))[0]
    await in_turn((bruno.player, "/unit edit Trolls models:5"))
    before = await hall.state(ana.player)
    assert (await bruno.player.types("/undo count:2")).refused == "undo-roll-waits"
    assert await hall.state(ana.player) == before
    assert (await bruno.player.types("/undo")).answer.refused is None
    assert (await hall.state(ana.player))[0] == asked
    before = await hall.state(ana.player)
    offered = await ana.player.user.line("/undo")
    assert "drop this roll first" in words(offered.messages[-1])
    assert await hall.state(ana.player) == before


async def test_what_came_after_the_roll_is_undone_at_the_desk(
    hall: Hall, ana: Tapper, bruno: Tapper
) -> None:
    await beaten(ana, bruno, "Trolls")
    before = (await hall.state(ana.player))[0]
    await in_turn((bruno.player, "/unit edit Trolls models:5"))
    await ana.desk("Trolls 5")
    await bruno.does("Undo")
    assert (await hall.state(ana.player))[0] == before


async def test_by_its_own_card_what_the_roll_stands_on_stays_and_the_rest_is_undone(
    hall: Hall, ana: Tapper, bruno: Tapper
) -> None:
    added, edited, gone_on = await beaten(ana, bruno, "Trolls")
    before = await hall.state(ana.player)
    for card in (gone_on, added):
        told = await ana.player.user.use_on_message("Undo this", card.message)
        assert "drop this roll first" in words(told.messages[-1])
        assert await hall.state(ana.player) == before
    await menu(ana.player, "Undo this", edited)
    assert await count(hall, ana, "undo") == 1


async def test_a_roll_that_waits_is_due_once_however_many_units_it_touches(
    ana: Tapper, bruno: Tapper
) -> None:
    await beaten(ana, bruno, "Trolls", "Ogres", "Giants")
    await ana.desk("Next phase, 1 due")
    assert await ana.goes_on() == "Next phase (due: Trolls)"
    await bruno.does("Pursue")
    assert await ana.goes_on() == "Next phase (due: Ogres)"


async def asked_twice(ana: Tapper, bruno: Tapper, game: str) -> tuple[Told, Told]:
    """Have two units of Ana fail a Panic test that their General's Leadership would pass."""
    await begun(ana, bruno, game, *ARMIES)
    await ana.player.calls("battle next", phase="shooting")
    swords = await ana.player.types("/panic unit:Swords cause:broken dice:4,4")
    bows = await ana.player.types("/panic unit:Bows cause:broken dice:5,3")
    return swords, bows


@pytest.mark.parametrize("game", GAMES)
async def test_a_second_failed_test_leaves_the_first_question_open(
    ana: Tapper, bruno: Tapper, game: str
) -> None:
    swords, bows = await asked_twice(ana, bruno, game)
    assert "given up" not in bows.text
    assert NEAR in bows.buttons
    done = await ana.player.presses(swords, NEAR)
    assert done.outcome["result"]["passed"] is True
    fled = await ana.player.presses(bows, FAR)
    assert fled.outcome["result"]["passed"] is False
    assert "fleeing" not in await statuses(ana.player, "Swords")
    assert "fleeing" in await statuses(ana.player, "Bows")
    verified = await ana.player.types("/dice verify")
    assert verified.answer.refused is None


async def test_both_questions_stand_on_the_desk_and_go_one_by_one(
    ana: Tapper, bruno: Tapper
) -> None:
    await asked_twice(ana, bruno, "t9a")
    await ana.desk(bearing=f"Swords: {NEAR}")
    desk = ana.last_desk()
    assert desk is not None
    assert {f"{unit}: {each}" for unit in ("Swords", "Bows") for each in (NEAR, FAR)} <= {
        *labels(desk)
    }
    await ana.does(f"Bows: {FAR}")
    await ana.desk(lacking=f"Bows: {FAR}")
    desk = ana.last_desk()
    assert desk is not None
    assert NEAR in labels(desk)


@pytest.mark.parametrize("line", ["/throw near enough", "/do near enough"])
async def test_an_answer_that_fits_both_is_asked_about(
    hall: Hall, ana: Tapper, bruno: Tapper, line: str
) -> None:
    await asked_twice(ana, bruno, "t9a")
    before = await hall.state(ana.player)
    told = await ana.player.types(line)
    assert told.alone
    assert told.buttons == [f"Swords: {NEAR}", f"Bows: {NEAR}"]
    assert await hall.state(ana.player) == before
    done = await ana.player.presses(told, f"Bows: {NEAR}")
    assert done.outcome["result"]["passed"] is True
    last = await ana.player.types(line)
    assert last.outcome["result"]["passed"] is True, "one is left, and meant"


async def test_a_sentence_that_names_the_unit_answers_its_question_alone(
    ana: Tapper, bruno: Tapper
) -> None:
    await asked_twice(ana, bruno, "t9a")
    done = await ana.player.types("/do the bows are too far")
    assert done.outcome["result"]["passed"] is False
    assert "fleeing" in await statuses(ana.player, "Bows")


async def test_the_same_test_asked_again_is_the_same_question(ana: Tapper, bruno: Tapper) -> None:
    swords, _ = await asked_twice(ana, bruno, "t9a")
    again = await ana.player.types("/panic unit:Swords cause:broken dice:4,4")
    assert (await ana.player.presses(swords, NEAR)).refused == "question-gone"
    assert (await ana.player.presses(again, NEAR)).outcome["result"]["passed"] is True


async def test_a_question_of_a_phase_that_is_over_is_given_up_by_the_next(
    ana: Tapper, bruno: Tapper
) -> None:
    swords, _ = await asked_twice(ana, bruno, "t9a")
    await ana.player.calls("battle next", phase="combat")
    later = await ana.player.types("/panic unit:Swords cause:broken dice:4,4")
    assert "given up" in later.text
    assert (await ana.player.presses(swords, NEAR)).refused == "question-gone"


async def test_both_outlast_a_restart(hall: Hall, ana: Tapper, bruno: Tapper) -> None:
    swords, bows = await asked_twice(ana, bruno, "t9a")
    await hall.restart()
    for told in (bows, swords):
        done = await ana.player.presses(told, NEAR)
        assert done.outcome["result"]["passed"] is True


@pytest.mark.parametrize("said", ["hello there", "no idea", "the swords polish their boots"])
async def test_while_a_decision_waits_a_sentence_that_fits_nothing_is_told_of_it(
    hall: Hall, ana: Tapper, bruno: Tapper, said: str
) -> None:
    await begun(ana, bruno, "t9a", *ARMIES)
    await ana.player.calls("battle next", phase="shooting")
    await ana.player.types("/panic unit:Swords cause:broken dice:4,4")
    before = await hall.state(ana.player)
    told = await ana.player.types(f"/do {said}")
    assert {NEAR, FAR} <= {*told.buttons}
    other = await bruno.player.types(f"/do {said}")
    assert other.refused == "decision-of-another"
    assert plain(other.text).startswith("Swords : test raté")
    assert other.text.endswith("À Ana d’en décider d’abord.")
    assert await hall.state(ana.player) == before


async def several_beaten(ana: Tapper, bruno: Tapper, *numbers: str) -> None:
    """Have several combats of goblins and trolls wait for the trolls' player."""
    await ana.player.calls("battle start", side_one="Storm", side_two="Horde")
    for tapper, side in ((ana, "Storm"), (bruno, "Horde")):
        await tapper.player.calls("battle join", side=side)
    for number in numbers:
        await ana.player.types(f"/unit add {GOBLINS.replace('Goblins', f'Goblins {number}')}")
        await bruno.player.types(f"/unit add Trolls {number} 6 {TROLLS}")
        await meet(ana.player, f"Goblins {number}")
        await meet(bruno.player, f"Trolls {number}")
    await ana.player.calls("battle next", phase="close-combat")
    for number in numbers:
        await ana.player.types(f'/fight unit:"Goblins {number}" enemy:"Trolls {number}"')


async def test_the_desk_tells_of_questions_that_it_has_no_room_for(
    ana: Tapper, bruno: Tapper
) -> None:
    await several_beaten(ana, bruno, "One", "Two", "Three", "Four")
    shown = await ana.desk("1 more question waits", "Next phase, 4 due")
    asked = [each for each in labels(shown) if each.endswith("Hold back")]
    assert len(asked) == 3
    await bruno.does(asked[0])
    shown = await ana.desk("Next phase, 3 due", bearing="Trolls Four: Hold back")
    assert "more question" not in words(shown)


async def test_combats_that_wait_are_counted_once_each_and_called_after_who_decides(
    ana: Tapper, bruno: Tapper
) -> None:
    await several_beaten(ana, bruno, "One", "Two")
    shown = labels(await ana.desk("Next phase, 2 due", bearing="Trolls Two: Pursue"))
    assert {"Trolls One: Pursue", "Trolls One: Hold back"} <= {*shown}
    assert not [each for each in shown if each.startswith("Goblins")]


_PRIEST = "Priest 1 M5 H5 Sv4+ C1 A1 To4+ Wo4+ Re1 Da1 [hero, priest (1)]"
ANEW = {
    "blackhammer": ("close-combat", TROLLS, GOBLINS, "/fight unit:Goblins enemy:Trolls"),
    "t9a": ("combat", f"{TROLLS} AS6", f"{GOBLINS} AS1", "/fight unit:Goblins enemy:Trolls"),
    "whfb2": (
        "combat",
        f"{TROLLS} Int7 Cl7 WP7".replace("M6", "M15"),
        f"{GOBLINS} Int7 Cl7 WP7".replace("M4", "M10"),
        "/fight unit:Goblins enemy:Trolls",
    ),
    "aos4": ("hero", "M6 H4 Sv5+ C1", _PRIEST, "/pray Priest chanting_value:2"),
}
"""By game: the phase, Bruno's trolls, Ana's unit, and what she does of which somebody decides."""


async def until_asked(tapper: Tapper, line: str) -> Told:
    """Roll until somebody has to decide, each time anew: a 1 leaves nothing to be decided."""
    for _ in range(40):
        told = await tapper.player.types(line)
        assert told.answer.refused is None, told.text
        if told.answer.question is not None:
            return told
        await tapper.player.types("/undo")
    pytest.fail("nobody was asked")


@pytest.mark.parametrize("game", ANEW)
async def test_who_decides_is_told_that_a_roll_is_made_anew(
    ana: Tapper, bruno: Tapper, game: str
) -> None:
    phase, trolls, own, line = ANEW[game]
    await ana.player.calls("battle start", game=game, side_one="Storm", side_two="Horde")
    for tapper, side in ((ana, "Storm"), (bruno, "Horde")):
        await tapper.player.calls("battle join", side=side)
    await in_turn((ana.player, f"/unit add {own}"), (bruno.player, f"/unit add Trolls 6 {trolls}"))
    if game != "aos4":
        await in_turn((ana.player, "/unit link Goblins other:Trolls"))
    await ana.player.calls("battle next", phase=phase)
    await until_asked(ana, line)
    decides, answer = (ana, "Bank") if game == "aos4" else (bruno, "Hold back")
    await decides.does(answer)
    await ana.player.types("/undo")
    assert "Second try" in (await until_asked(ana, line)).text


async def test_the_oldest_of_six_questions_is_named_and_offered_again(
    ana: Tapper, bruno: Tapper
) -> None:
    """A panic of friends may have as many units fail at once."""
    units = tuple(f"Men{number} 10 M4 WS3 BS3 S3 T3 W1 I3 A1 Ld6" for number in range(1, 7))
    await begun(ana, bruno, "t9a", (*units, ARMIES[0][-1]), ARMIES[1])
    await ana.player.calls("battle next", phase="shooting")
    for number in range(1, 7):
        sixth = await ana.player.types(f"/panic unit:Men{number} cause:broken dice:4,4")
    assert "Earlier question given up: Men1: Panic test" in sixth.text
    asked = await ana.player.presses(sixth, "Ask again")
    assert "Men1" in asked.text
    done = await ana.player.types("/throw 4 4")
    assert {NEAR, FAR} <= {*done.buttons}, done.text
