"""Sentences of `/do` that tell what an act goes by once it is noted: a front, who charged."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.views.interface.buttons import ButtonSpec
from bot.views.interface.panel import Panel
from tests.bot.commands.procedures.test_natural_sentences import at, desk
from tests.bot.desk import ALICE, Desk

__all__ = ["desk"]


def buttons(panel: Panel) -> list[ButtonSpec]:
    """Return the buttons above the answers of a sheet that note something."""
    rows = (getattr(block, "buttons", ()) for block in panel.blocks)
    return [each for row in rows for each in row if each.kind == "note"]


@pytest.mark.parametrize(
    ("said", "labels"),
    [
        ("knights fight trolls, they charged", ["Knights: charged this turn"]),
        ("knights vs trolls, charging", ["Knights: charged this turn"]),
        ("knights fight trolls 3 ranks deep", ["Knights: front of 3"]),
        ("knights fight trolls 5 wide", ["Knights: front of 5"]),
    ],
)
async def test_what_a_fight_goes_by_is_noted_by_a_button_before_it(
    desk: Desk, said: str, labels: list[str]
) -> None:
    await at(desk, "blackhammer", "close-combat")
    answer = await desk.asks("do", {"text": said})
    assert answer.outcome is None, "nothing is done yet"
    assert answer.panel is not None
    assert [each.label for each in buttons(answer.panel)][:1] == labels
    assert "once it is noted" in str(answer.panel.blocks[0])


async def test_the_button_of_a_front_notes_it_and_the_sentence_is_done_then(desk: Desk) -> None:
    await at(desk, "blackhammer", "close-combat")
    said = {"text": "knights fight trolls 5 wide"}
    answer = await desk.asks("do", said)
    assert answer.panel is not None
    (front,) = buttons(answer.panel)
    desk.count()
    pressing = replace(ALICE, interaction_id=desk.last)
    assert (await desk.router.press(pressing, front.kind, front.subject)).refused is None
    assert "Wide5" in str((await desk.asks("unit show", {"unit": "Knights"})).card)
    again = await desk.asks("do", said)
    assert again.outcome is not None


async def test_a_front_is_that_of_the_unit_named_of_those_who_fight_together(desk: Desk) -> None:
    await at(desk, "blackhammer", "close-combat")
    guard = "Guards 20 M4 WS3 BS3 S3 T3 W1 I3 A1 Ld7"
    await desk.asks("unit add", {"line": guard, "side": "Men"})
    await desk.asks("unit link", {"unit": "Guards", "relation": "contact", "other": "Trolls"})
    answer = await desk.asks("do", {"text": "the guards fight the trolls, 2 ranks"})
    assert answer.panel is not None
    assert [each.label for each in buttons(answer.panel)] == ["Guards: front of 10"]
