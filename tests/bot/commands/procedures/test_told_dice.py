"""Sentences of `/do` that tell the dice that fell, or too little of a spell."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.commands.procedures.saying.clauses import several
from bot.commands.procedures.saying.otherwise.fallen import fallen
from bot.views.interface.panel import Panel
from tests.bot.commands.procedures.test_natural_sentences import at, reader
from tests.bot.commands.test_natural_inputs import inputs
from tests.bot.desk import ALICE, Desk, outcome

TOLD = [*inputs("told_dice")]
WIZARD = "Wizard 1 M5 H5 Sv5+ C2 [wizard 1, hero]"


@pytest.fixture
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    opened = Desk(f"sqlite:///{tmp_path / 'told.db'}")
    await opened.open()
    yield opened
    await opened.store.close()


async def asked(desk: Desk, game: str, moment: str, said: str) -> Panel:
    """Return what a sentence is answered with that throws no dice, and asks for more."""
    await at(desk, game, moment)
    answer = await desk.asks("do", {"text": said})
    assert answer.outcome is None
    assert answer.panel is not None
    return answer.panel


@pytest.mark.parametrize(("said", "sign", "wanted"), TOLD)
def test_dice_are_taken_out_of_a_sentence(said: str, sign: str, wanted: str) -> None:
    found = fallen(said)
    told = "" if found is None else f"{found.dice} | {' '.join(found.rest.split())}"
    assert told == (wanted if sign == "=" else "")


@pytest.mark.parametrize(
    ("said", "roll"),
    [
        ("liberators charge ardboyz fait 9", 9),
        ("liberators charge ardboyz, j'ai fait 4", 4),
        ("liberators charge ardboyz, rolled a 3 and a 5", 8),
        ("charge roll of 11 for liberators into ardboyz", 11),
        ("liberators chargent ardboyz, double 5", 10),
    ],
)
async def test_a_charge_is_rolled_by_what_a_sentence_tells(
    desk: Desk, said: str, roll: int
) -> None:
    await at(desk, "aos4", "charge")
    answer = await desk.asks("do", {"text": said})
    assert f"roll of {roll}:" in answer.card.headline


@pytest.mark.parametrize(("said", "far"), [("rolled 4", 9), ("j'ai fait 2", 7), ("got a 6", 11)])
async def test_a_run_is_rolled_by_what_a_sentence_tells(desk: Desk, said: str, far: int) -> None:
    await at(desk, "aos4", "movement")
    answer = await desk.asks("do", {"text": f"liberators run, {said}"})
    assert f"{far} inches" in answer.card.headline


@pytest.mark.parametrize(
    ("game", "moment", "said"),
    [
        ("aos4", "charge", "liberators charge ardboyz, rolled 14"),
        ("aos4", "charge", "liberators charge, rolled 9"),
        ("aos4", "movement", "liberators run, rolled 9"),
        ("blackhammer", "close-combat", "knights fight trolls rolled 4 5 6"),
        ("blackhammer", "magic", "mage casts fireball at the trolls with 3 dice, rolled 11"),
        ("blackhammer", "magic0", "winds of magic, rolled 7"),
    ],
)
async def test_dice_that_cannot_be_taken_are_told_and_real_ones_are_asked_for(
    desk: Desk, game: str, moment: str, said: str
) -> None:
    panel = await asked(desk, game, moment, said)
    assert "Dice told: “rolled" in str(panel.blocks[0])
    assert "✓ Real dice" in [each.label for each in panel.buttons]


@pytest.mark.parametrize(
    ("game", "moment", "said"),
    [
        ("aos4", "charge", "liberators charge ardboyz 9"),
        ("blackhammer", "movement", "knights charge trolls rolled 9"),
    ],
)
async def test_a_number_that_may_be_dice_is_asked_about_before_any_fall(
    desk: Desk, game: str, moment: str, said: str
) -> None:
    assert "9" in str((await asked(desk, game, moment, said)).blocks[0])


@pytest.mark.parametrize(
    ("game", "said", "kept"),
    [
        ("blackhammer", "mage casts on trolls with 2 dice", ("→ Trolls", "attempt: 2")),
        ("blackhammer", "mage casts wall of fire on trolls", ("→ Trolls",)),
        ("whfb2", "mage lance un sort sur les orques", ("→ Orques",)),
    ],
)
async def test_a_spell_that_is_not_said_is_asked_with_its_target_kept(
    desk: Desk, game: str, said: str, kept: tuple[str, ...]
) -> None:
    shown = " ".join(map(str, (await asked(desk, game, "magic", said)).blocks))
    assert all(each in shown for each in kept)


async def test_a_spell_in_no_list_is_asked_by_the_form_with_what_was_said(desk: Desk) -> None:
    await at(desk, "aos4", "hero")
    await desk.asks("unit add", {"line": WIZARD, "side": "Men"})
    answer = await desk.asks("do", {"text": "wizard casts arcane bolt at the ardboyz"})
    assert answer.form is not None
    given = {each.name: each.given for each in answer.form.fields}
    assert (given["spell"], given["target"]) == ("arcane bolt", "Ardboyz")


async def test_a_spell_of_the_game_that_nobody_may_cast_now_is_told(desk: Desk) -> None:
    await at(desk, "whfb2", "magic")
    answer = await desk.asks("do", {"text": "mage casts wind of death at the orques"})
    assert answer.refused == "spell-not-offered"


@pytest.mark.parametrize(
    ("said", "left"),
    [
        ("5 archers shoot the gobelins", "Shots, a number or dice: 5"),
        ("5 shots of the archers at the gobelins", "Shots, a number or dice: 5"),
        ("6 archers sur 10 tirent les gobelins", "“6 10”"),
    ],
)
async def test_models_that_are_counted_are_no_distance(desk: Desk, said: str, left: str) -> None:
    blocks = (await asked(desk, "whfb2", "shooting", said)).blocks
    assert left in str(blocks[0])
    assert "cm: 5" not in str(blocks)


async def test_attacks_that_are_counted_are_told_in_full(desk: Desk) -> None:
    panel = await asked(desk, "blackhammer", "close-combat", "knights fight trolls 9 attacks")
    assert "“9 attacks”" in str(panel.blocks[0])


async def test_units_joined_in_many_ways_are_counted_before_any_is_made(desk: Desk) -> None:
    await at(desk, "blackhammer", "shooting")
    reading = await reader(desk, ALICE)
    text = ("orcs,mage " * 20)[:200]

    def took() -> float:
        begun = time.process_time()
        assert several(reading, text) == []
        return time.process_time() - begun

    assert min(took() for _ in range(3)) < 0.05


async def test_dice_go_with_a_spell_whose_dice_are_listed(desk: Desk) -> None:
    await at(desk, "blackhammer", "magic")
    answer = await desk.asks("do", {"text": "boule de feu sur les trolls 3 dés: 5 4 2"})
    assert outcome(answer)["dice"] == [5, 4, 2]


@pytest.mark.parametrize(
    ("said", "far"), [("la charge des chevaliers : 9", None), ("charge chevaliers à 9 pouces", 9)]
)
async def test_a_number_alone_beside_a_roll_of_charge_is_no_distance(
    desk: Desk, said: str, far: int | None
) -> None:
    await at(desk, "t9a", "movement")
    await desk.asks("do", {"text": "chevaliers chargent les orques"})
    await desk.asks("do", {"text": "orques hold"})
    answer = await desk.asks("do", {"text": said})
    if far is None:
        assert answer.outcome is None
        assert "“9”" in str(answer.panel)
    else:
        assert outcome(answer)["procedure"] == "charge_range"


async def test_a_distance_beside_told_dice_is_counted_with_them(desk: Desk) -> None:
    await at(desk, "aos4", "charge")
    answer = await desk.asks(
        "do", {"text": "liberators charge ardboyz at 10 inches, rolled 4 and 5"}
    )
    assert outcome(answer)["dice"] == [4, 5]
    assert "10+" in answer.card.dice[0]
    assert answer.card.changes[-1] == "Said with it: “10 inches”"
