"""Decisions as players see them: the buttons under a roll that stopped, and who may press."""

from __future__ import annotations

import pytest

from tests.bot.e2e.hall import Hall, Player
from tests.bot.e2e.playing import begin, meet

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
    assert told.buttons == ["Pursue", "Hold back", "No answer: Pursue", "Give up"]
    refused = await alice.presses(told, "Hold back")
    assert refused.refused == "not-your-decision"
    assert refused.alone
    assert "Bruno" in refused.text
    done = await bruno.presses(told, "Hold back")
    assert done.answer.refused is None
    assert "Trolls\N{NO-BREAK SPACE}: Réfréner" in done.text
    assert done.buttons == ["Annuler", "Panique des amis", "Règle"]
    verified = await alice.types("/dice verify")
    assert verified.answer.refused is None


@pytest.mark.parametrize(
    ("word", "shown"), [("retenir", "Réfréner"), ("refréner", "Réfréner"), ("poursuivre", "")]
)
async def test_a_decision_is_told_in_words_that_players_use(
    alice: Player, bruno: Player, word: str, shown: str
) -> None:
    await beaten(alice, bruno)
    await alice.types(FIGHT)
    done = await bruno.types(f"/throw {word}")
    assert done.outcome["procedure"] == "close_combat_round"
    assert ("Trolls\N{NO-BREAK SPACE}: Réfréner" in done.text) is bool(shown)


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
    told = await alice.calls("resolve", procedure="close_combat_round", values=values, odds=True)
    assert "Winner: first side" in told.text
    values = f"unit:{men}; enemy:{men.replace('Men', 'Orcs')}"
    told = await alice.calls("resolve", procedure="close_combat_round", values=values, odds=True)
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
