"""Lists of builders as text, brought by a command: what is said of them, and of other games."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.commands.request.answer import Answer
from tests.bot.armies.test_pasted import cases
from tests.bot.desk import Desk


@pytest.fixture
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    desk = Desk(f"sqlite:///{tmp_path / 'pasted.db'}")
    await desk.open()
    yield desk
    await desk.store.close()


def told(answer: Answer) -> str:
    card = answer.card
    return "\n".join([card.headline, *map(str, card.dice), *map(str, card.changes)])


def first(spoken: str, form: str) -> str:
    """Return the first list of a form in a game and a language."""
    return next(
        text for said, text, wanted in cases() if (said, wanted[0].split()[1]) == (spoken, form)
    )


async def test_a_pasted_list_joins_a_battle_and_says_how_it_was_read(desk: Desk) -> None:
    await desk.asks("battle start", {"language": "fr", "game": "aos4"})
    answer = await desk.asks("army import", {"list": first("aos4 fr", "sigmar-app"), "side": "1"})
    assert answer.refused is None, told(answer)
    assert "de l’application Age of Sigmar" in told(answer)
    assert "Gardiens du gué (4, 220" in told(answer)
    shown = await desk.asks("unit show", {"unit": "Gardiens du gué"})
    assert shown.outcome is not None
    assert shown.outcome["unit"]["profile"] == {"points": "220"}


async def test_what_is_told_of_a_list_is_a_few_sentences(desk: Desk) -> None:
    await desk.asks("battle start", {"language": "en", "game": "t9a"})
    answer = await desk.asks("army import", {"list": first("t9a en", "ninth-age"), "side": "1"})
    assert answer.refused is None, told(answer)
    assert "a builder of The 9th Age" in told(answer)
    lines = [line for line in told(answer).splitlines() if line.startswith("▸")]
    assert len(lines) == 1
    assert "what 2 units have" in lines[0]


async def test_a_pasted_list_of_another_game_asks_first(desk: Desk) -> None:
    await desk.asks("battle start", {"language": "en", "game": "blackhammer"})
    text = first("aos4 en", "sigmar-app")
    answer = await desk.asks("army import", {"list": text, "side": "1"})
    assert answer.refused == "army-other-system"
    anyway = await desk.asks("army import", {"list": text, "side": "1", "anyway": True})
    assert anyway.refused is None, told(anyway)


async def test_a_pasted_list_is_kept_and_exported_as_it_was_read(desk: Desk) -> None:
    await desk.asks("battle start", {"language": "en", "game": "blackhammer"})
    text = first("blackhammer en", "forum")
    await desk.asks("army import", {"list": text, "name": "Ford"})
    answer = await desk.asks("army export", {"army": "Ford", "format": "text"})
    (file,) = answer.files
    again = await desk.asks("army import", {"list": file.content.decode(), "side": "1"})
    assert again.outcome is not None
    assert again.outcome["units"] == ["Prince", "Spearmen", "Archers"]
    assert "525 pts" in told(again)
