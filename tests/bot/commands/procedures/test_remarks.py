"""Sentences of `/do` that say before what they do that all is well, or that nothing is left."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.commands.procedures.test_natural_sentences import at, phase_of
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
