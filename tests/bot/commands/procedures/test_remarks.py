"""Sentences of `/do` that say that all is well, or that nothing is left, and those that deny it.

Those that end a phase by themselves, and those that do not, see `tests/data/natural/endings.txt`.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.commands.procedures.test_natural_sentences import assert_ends_asked, at, phase_of
from tests.bot.commands.test_natural_inputs import inputs
from tests.bot.desk import Desk, outcome


@pytest.fixture
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    opened = Desk(f"sqlite:///{tmp_path / 'remarks.db'}")
    await opened.open()
    yield opened
    await opened.store.close()


@pytest.mark.parametrize(
    "said",
    [
        "rien à tirer, phase suivante",
        "nothing to shoot. Next phase pls",
        "nobody left to shoot, next phase",
        "no shooting, next phase",
        "done shooting. ok, next phase",
        "aucun tir, phase suivante",
        "personne à portée, phase suivante",
        "fini de tirer, c'est bon, phase suivante",
    ],
)
async def test_nothing_left_to_do_and_the_next_phase_are_said_together(
    desk: Desk, said: str
) -> None:
    await at(desk, "blackhammer", "shooting")
    assert (await desk.asks("do", {"text": said})).refused is None
    assert await phase_of(desk) == "close-combat"


@pytest.mark.parametrize(
    "said",
    [
        "archers shoot trolls, next phase",
        "archers shoot trolls ok, next phase",
        "everything shoots the trolls, next phase",
        "tout le monde tire, phase suivante",
        "nobody but the archers shoots, next phase",
        "archers shoot nothing but trolls, next phase",
        "shoot, everything, done, next phase",
        "bon on tire, phase suivante",
    ],
)
async def test_an_act_and_the_next_phase_are_not_done_in_one(desk: Desk, said: str) -> None:
    await at(desk, "blackhammer", "shooting")
    await desk.asks("do", {"text": said})
    assert await phase_of(desk) == "shooting"


async def test_an_act_before_undo_takes_nothing_back(desk: Desk) -> None:
    await at(desk, "blackhammer", "shooting")
    lost = {"unit": "Archers", "wounds": 3}
    await desk.asks("unit damage", lost)
    await desk.asks("do", {"text": "archers shoot ok. undo"})
    assert outcome(await desk.asks("unit show", {"unit": "Archers"}))["unit"]["models"] == 7
    await desk.asks("do", {"text": "ok, undo"})
    assert outcome(await desk.asks("unit show", {"unit": "Archers"}))["unit"]["models"] == 10


@pytest.mark.parametrize(
    ("game", "moment", "said", "phase"),
    [
        ("blackhammer", "movement", "fini, magie", "magic"),
        ("blackhammer", "movement", "ok movement done, magic", "magic"),
        ("blackhammer", "movement", "done moving", "magic"),
        ("blackhammer", "movement", "j'ai tout bougé, magie", "magic"),
        ("blackhammer", "movement", "everyone moved, shooting", "shooting"),
        ("blackhammer", "shooting", "no more shooting, combat", "close-combat"),
        ("blackhammer", "shooting", "fini de tirer", "close-combat"),
        ("blackhammer", "shooting", "tir fini, càc", "close-combat"),
        ("t9a", "shooting", "plus de tirs on passe au close", "combat"),
        ("t9a", "magic", "pas de magie ce tour", "shooting"),
        ("aos4", "charge", "no more charges", "combat"),
        ("aos4", "charge", "pas d'autre charge, combat", "combat"),
        ("whfb2", "shooting", "shooting's over", "combat"),
        ("whfb2", "shooting", "zéro tir, suite", "combat"),
        ("whfb2", "shooting", "pas de ligne de vue, suivant", "combat"),
        ("t9a", "combat", "on passe au tour suivant", "movement"),
        ("whfb2", "movement", "c'est bon pour le mouvement", "shooting"),
    ],
)
async def test_a_phase_ends_where_what_it_is_about_is_said_to_be_done(
    desk: Desk, game: str, moment: str, said: str, phase: str
) -> None:
    await at(desk, game, moment)
    assert (await desk.asks("do", {"text": said})).refused is None
    assert await phase_of(desk) == phase


@pytest.mark.parametrize("said", ["no charges", "pas de charge", "charges done", "fini de charger"])
async def test_of_another_act_that_is_over_it_is_asked_whether_to_go_on(
    desk: Desk, said: str
) -> None:
    await assert_ends_asked(desk, said)


@pytest.mark.parametrize(
    "said",
    ["fini, fireball", "knights moved, magic", "done, archers", "ne charge plus, knights", "plus"],
)
async def test_what_says_more_than_that_all_is_done_ends_no_phase(desk: Desk, said: str) -> None:
    await at(desk, "blackhammer", "movement")
    await desk.asks("do", {"text": said})
    assert await phase_of(desk) == "movement"


@pytest.mark.parametrize(("told", "sign", "phase"), inputs("endings"))
async def test_a_phase_ends_only_where_it_is_told_and_is_asked_about_in_doubt(
    desk: Desk, told: str, sign: str, phase: str
) -> None:
    before, _, said = told.partition(": ")
    game, moment = before.split()
    await at(desk, game, moment)
    answer = await desk.asks("do", {"text": said})
    buttons = () if answer.panel is None else answer.panel.buttons
    assert await phase_of(desk) == (phase or moment)
    assert (answer.refused is None) == (sign != "!")
    assert ("go" in {button.kind for button in buttons}) or sign != "?"


@pytest.mark.parametrize("said", ["je n'ai pas tiré", "pas encore tiré", "not done shooting"])
async def test_the_only_shot_on_offer_is_not_made_by_a_sentence_that_denies_it(
    desk: Desk, said: str
) -> None:
    await at(desk, "t9a", "shooting")
    for other in ("Orques", "Loups"):
        assert (await desk.asks("unit remove", {"unit": other})).refused is None
    answer = await desk.asks("do", {"text": said})
    assert (answer.outcome, await phase_of(desk)) == (None, "shooting")
    assert answer.panel is not None
    assert [button.kind for button in answer.panel.buttons] == ["act", "go"]


async def test_a_charge_is_held_by_words_that_deny_a_move(desk: Desk) -> None:
    await at(desk, "blackhammer", "movement")
    await desk.asks("do", {"text": "knights charge orcs"})
    answer = await desk.asks("do", {"text": "je bouge pas"})
    assert outcome(answer)["procedure"] == "charge_response"
