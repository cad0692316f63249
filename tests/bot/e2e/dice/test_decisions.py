"""Decisions as players see them: the buttons under a roll that stopped, and who may press."""

from __future__ import annotations

import asyncio

import pytest

from tests.bot.e2e.desk.tapping import labels
from tests.bot.e2e.hall import Hall, Player
from tests.bot.e2e.playing import assert_one_sentence, begin, meet

TROLLS = "Trolls 6 M6 WS6 S8 T6 W3 I6 A5 Ld7"
GOBLINS = "Gobelins 60x M4 WS2 BS3 S3 T2 W1 I1 A1 Ld2"
FIGHT = "/fight unit:Gobelins enemy:Trolls"


async def beaten(alice: Player, bruno: Player) -> None:
    """Have Alice's goblins about to lose to Bruno's trolls."""
    await begin(alice, bruno)
    await alice.types(f"/unit add {GOBLINS}")
    await bruno.types(f"/unit add {TROLLS}")
    await alice.calls("battle next", phase="close-combat")
    await meet(alice, "Gobelins")
    await meet(bruno, "Trolls")


async def test_the_owner_presses_and_the_question_becomes_the_outcome(
    alice: Player, bruno: Player
) -> None:
    await beaten(alice, bruno)
    told = await alice.types(FIGHT)
    assert told.buttons == ["Pursue", "Hold back", "Drop this roll", "FR"]
    spoken = await bruno.presses(told, "FR")
    assert spoken.alone
    assert "poursuivre" in spoken.text
    assert spoken.buttons == ["EN"], "it is answered where everybody sees it"
    back = await bruno.presses(spoken, "EN")
    card = back.answer.card
    assert (card.headline, card.dice) == (told.answer.card.headline, told.answer.card.dice)
    refused = await alice.presses(told, "Hold back")
    assert refused.refused == "not-your-decision"
    assert refused.alone
    assert "Bruno" in refused.text
    done = await bruno.presses(told, "Hold back")
    assert done.answer.refused is None
    assert "Trolls: Hold back" in done.text
    assert done.buttons == [
        "Undo",
        "Panic of friends: Gobelins",
        "Nobody else near: Gobelins",
        "Rule",
        "FR",
    ]
    verified = await alice.types("/dice verify")
    assert verified.answer.refused is None


async def test_a_word_that_is_no_choice_is_told_the_choices(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    await beaten(alice, bruno)
    await alice.types(FIGHT)
    before = await hall.state(alice)
    told = await bruno.types("/throw peut-être")
    assert told.refused == "no-such-choice"
    assert "Poursuivre, Réfréner" in told.text
    assert_one_sentence(told)
    assert (await alice.types("/throw maybe")).refused == "decision-first"
    assert (await alice.types("/throw hold back")).refused == "not-your-decision"
    assert await hall.state(alice) == before
    assert (await bruno.types("/throw réfréner")).answer.refused is None


async def test_what_a_roll_waits_for_is_a_button_of_the_battle_and_stands_for_its_combat(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    await beaten(alice, bruno)
    await alice.types(FIGHT)
    await hall.restart()
    shown = await alice.types("/battle status")
    assert "The decision of Bruno that a roll waits for" in shown.text
    assert "Trolls: pursue, or try to hold back?" in shown.text
    assert "/throw Pursue · /throw Hold back" in shown.text
    assert "Combat to fight" not in shown.text
    onward = "Next phase (due: Trolls)"  # the decision; the combat is being fought
    assert shown.buttons == ["Trolls: Pursue", "Trolls: Hold back", onward]
    held = await alice.user.click(shown.message, onward)  # dice that fell are not passed by
    assert held.ephemeral
    assert labels(held.messages[0]) == []  # the decision is not hers
    held = await bruno.user.click(shown.message, onward)
    assert labels(held.messages[0]) == [
        "Trolls\N{NO-BREAK SPACE}: Poursuivre",
        "Trolls\N{NO-BREAK SPACE}: Réfréner",
    ]
    assert (await alice.presses(shown, "Trolls: Hold back")).refused == "not-your-decision"
    done = await bruno.presses(shown, "Trolls: Hold back")
    assert done.outcome["procedure"] == "close_combat_round"
    assert not done.edited
    over = await alice.types("/battle status")
    assert "decision of Bruno" not in over.text
    assert over.buttons == ["Panic of friends: Gobelins", "Next phase (due: Gobelins)"]
    assert (await bruno.presses(shown, "Trolls: Pursue")).refused == "question-gone"


@pytest.mark.parametrize(
    ("word", "shown"), [("retenir", "Hold back"), ("refréner", "Hold back"), ("poursuivre", "")]
)
async def test_a_decision_is_told_in_words_that_players_use(
    alice: Player, bruno: Player, word: str, shown: str
) -> None:
    await beaten(alice, bruno)
    await alice.types(FIGHT)
    done = await bruno.types(f"/throw {word}")
    assert done.outcome["procedure"] == "close_combat_round"
    assert ("Trolls: Hold back" in done.text) is bool(shown)


async def test_words_for_dice_decide_nothing(alice: Player, bruno: Player) -> None:
    await beaten(alice, bruno)
    await alice.types(FIGHT)
    for word in ("rest", "bot", "3 4"):
        told = await bruno.types(f"/throw {word}")
        assert told.answer.refused in ("decision-first", "nothing-asked")


async def test_the_table_opened_again_still_waits(hall: Hall, alice: Player, bruno: Player) -> None:
    await beaten(alice, bruno)
    told = await alice.types(FIGHT)
    await hall.restart()
    shown = await bruno.types("/throw voir")
    assert "Trolls" in shown.text
    done = await bruno.presses(told, "Pursue")
    assert done.outcome["procedure"] == "close_combat_round"


async def test_chances_are_told_for_each_choice(alice: Player, bruno: Player) -> None:
    await beaten(alice, bruno)
    told = await alice.types(f"{FIGHT} odds:yes")
    assert "Where nobody decides otherwise: Gobelins: Pursue · Trolls: Pursue" in told.text
    assert "Otherwise, Trolls: Hold back" in told.text


async def test_sides_that_are_called_alike_are_the_first_and_the_second(alice: Player) -> None:
    men = "Men 10 M4 WS3 BS3 S3 T3 W1 I3 A1 Ld7"
    values = f"unit:{men}; enemy:{men}"
    told = await alice.calls("roll", notation="close_combat_round", values=values, odds=True)
    assert "Winner: first side" in told.text
    values = f"unit:{men}; enemy:{men.replace('Men', 'Orcs')}"
    told = await alice.calls("roll", notation="close_combat_round", values=values, odds=True)
    assert "first side" not in told.text
    assert "Orcs: wounds caused: " in told.text


async def test_a_decision_of_a_phase_that_is_over_is_told_no_more(
    alice: Player, bruno: Player
) -> None:
    await beaten(alice, bruno)
    await alice.types(FIGHT)
    waits = "The decision of Bruno that a roll waits for"
    assert waits in (await alice.types("/battle next")).text
    await bruno.calls("battle next", phase="close-combat")
    assert waits not in (await alice.types("/battle status")).text
    assert waits not in (await alice.types("/battle next")).text


async def test_a_decision_whose_owner_has_left_is_taken_by_who_plays_on(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    await beaten(alice, bruno)
    told = await alice.types(FIGHT)
    await bruno.calls("battle leave")
    await hall.restart()
    done = await alice.presses(told, "Hold back")
    assert "Trolls: Hold back" in done.text
    assert done.outcome["procedure"] == "close_combat_round"
    assert done.outcome["origin"] == "fair"


async def test_a_roll_shown_again_goes_on_by_the_first_option_where_nobody_is_there_to_decide(
    alice: Player, bruno: Player
) -> None:
    await beaten(alice, bruno)
    await alice.types(FIGHT)
    await bruno.calls("battle leave")
    done = await alice.types("/throw show")
    assert done.outcome["procedure"] == "close_combat_round"
    assert done.outcome["origin"] == "fair"


async def test_of_two_presses_at_once_the_first_is_taken(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    await beaten(alice, bruno)
    told = await alice.types(FIGHT)
    shown = await bruno.types("/battle status")
    pressed = await asyncio.gather(
        bruno.presses(told, "Pursue"),
        bruno.presses(shown, "Trolls: Hold back"),
        bruno.types("/throw poursuivre"),
        bruno.presses(told, "Pursue"),
    )
    done = [each for each in pressed if each.answer.refused is None]
    assert len(done) == 1
    assert {each.refused for each in pressed if each not in done} <= {
        "question-gone",
        "nothing-asked",
    }
    fights = [each for each in await hall.entries(alice) if each.action == "close_combat_round"]
    assert len(fights) == 1
    assert (await alice.types("/dice verify")).answer.refused is None


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ("on se retient", "Hold back"),
        ("trolls hold back", "Hold back"),
        ("on ne poursuit pas", "Hold back"),
        ("we don't pursue", "Hold back"),
        ("chase them down", ""),
        ("les trolls poursuivent !", ""),
    ],
)
async def test_a_decision_is_told_in_a_sentence(
    alice: Player, bruno: Player, said: str, shown: str
) -> None:
    await beaten(alice, bruno)
    await alice.types(FIGHT)
    assert (await alice.calls("do", text=said)).refused is not None
    done = await bruno.calls("do", text=said)
    assert done.outcome["procedure"] == "close_combat_round"
    assert ("Trolls: Hold back" in done.text) is bool(shown)


async def test_a_sentence_that_says_more_than_a_decision_shows_the_decision(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    await beaten(alice, bruno)
    await alice.types(FIGHT)
    before = await hall.state(alice)
    shown = await bruno.calls("do", text="trolls pursue with three of them")
    assert "pursue, or try to hold back?" in shown.text
    assert await hall.state(alice) == before
