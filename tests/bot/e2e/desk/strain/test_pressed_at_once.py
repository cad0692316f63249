"""One desk pressed by two players at the same moment: no act is lost, and none is done twice."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.commands.request.answer import Answer
from localdiscord import Message
from tests.bot.e2e.desk.strain.pressing import Pressing, assert_whole
from tests.bot.e2e.desk.tapping import Tapper, words
from tests.bot.e2e.desk.test_desk import set_up
from tests.bot.e2e.hall import Hall


@pytest.mark.usefixtures("reference")
@pytest.mark.parametrize(
    ("seed", "presses"), [(2, 120), pytest.param(3, 1000, marks=pytest.mark.trial)]
)
async def test_every_press_is_told_what_came_of_it_and_does_one_thing_at_most(
    ana: Tapper, bruno: Tapper, seed: int, presses: int
) -> None:
    await set_up(ana, bruno)
    await ana.desk("Next phase")
    pressing = Pressing(ana, bruno, Random(seed))  # noqa: S311 - chance for a test
    while pressing.presses < presses:
        await pressing.round()
    assert pressing.faults == []
    assert pressing.told["done"]
    assert pressing.told["sheet"]
    entries = await assert_whole(pressing)
    assert len({entry.action for entry in entries}) > 5
    await ana.desk("Next phase")


@pytest.fixture
def taken_away(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> list[Message]:
    """Messages that another press takes away while the next one is worked out."""
    gone: list[Message] = []
    press = hall.bot.router.press

    async def slowly(*given: Any) -> Answer:
        answer = await press(*given)
        while gone:
            hall.table.state.remove_message(gone.pop())
        return answer

    monkeypatch.setattr(hall.bot.router, "press", slowly)
    return gone


@pytest.mark.parametrize("label", ["Chances only", "Orcs"])
async def test_a_press_on_a_sheet_that_is_taken_away_meanwhile_is_answered_anew(
    ana: Tapper, bruno: Tapper, taken_away: list[Message], label: str
) -> None:
    await set_up(ana, bruno)
    await ana.player.calls("battle next", phase="shooting")
    await ana.taps_on("Shoot: Archers")
    assert ana.sheet is not None
    taken_away.append(ana.sheet)
    await ana.answers(label)
    assert ana.sheet is not None
    assert "Archers" in words(ana.sheet)


async def test_an_act_of_a_sheet_that_is_taken_away_meanwhile_is_told(
    ana: Tapper, bruno: Tapper, taken_away: list[Message]
) -> None:
    await set_up(ana, bruno)
    await ana.does("Next phase")
    await ana.taps_on("Knights")
    assert ana.sheet is not None
    taken_away.append(ana.sheet)
    await ana.answers("Wolves")
    assert ["Declaring a charge" in message.embeds[0]["title"] for message in ana.told] == [True]


async def test_a_throw_into_a_question_that_is_taken_away_meanwhile_is_told(
    ana: Tapper, taken_away: list[Message]
) -> None:
    asked = await ana.player.types("/roll 1d6 dice:ask")
    question = asked.message
    taken_away.append(question)
    drawn = await ana.player.presses(asked, "Bot rolls the rest")
    assert drawn.answer.refused is None
    assert drawn.message.id != question.id


async def test_an_act_that_lacks_what_was_there_is_no_longer_on_offer(
    ana: Tapper, bruno: Tapper
) -> None:
    """No option is named to who never types: all dice for spells were taken meanwhile."""
    await set_up(ana, bruno)
    await ana.player.calls("battle next", phase="magic")
    await ana.does("Winds of magic")
    await ana.does("Spells known: Mage", "Metal")
    await ana.taps_on("Cast: Mage")
    await ana.answers("Transmutation", "Orcs")
    sheet = ana.sheet
    assert sheet is not None
    told = await ana.player.calls("battle count", what="power-dice", value=0, side="Storm")
    assert told.answer.refused is None, told.text
    await ana.use(sheet, "Chances only")
    assert "no longer on offer" in ana.said
