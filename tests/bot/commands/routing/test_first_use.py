"""A first question finds what it needs read already, whichever question that is."""

from __future__ import annotations

import threading
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest

from bot.commands.options.names import GameNames
from bot.commands.routing import router
from bot.texts.name_table import Names
from rulesets.core.declaring.parameter import Raw
from tests.bot.desk import Desk


@pytest.fixture
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    opened = Desk(f"sqlite:///{tmp_path / 'first.db'}")
    await opened.open()
    yield opened
    await opened.store.close()


@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("unit edit", {"unit": "Knights", "change": "lost 3"}),
        ("do", {"text": "not moved yet"}),
        ("roll", {"notation": "12 dice 4+"}),
        ("army import", {"list": "hello world"}),
        ("unit add", {"line": "20 Guards M4 gnurf"}),
    ],
)
async def test_names_are_never_read_on_the_loop(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, command: str, options: dict[str, Raw]
) -> None:
    read: dict[str, set[int]] = {}
    really = GameNames.words

    def words(names: GameNames, prefix: str, ids: Sequence[str]) -> Names:
        read.setdefault(prefix, set()).add(threading.get_ident())
        return really(names, prefix, ids)

    monkeypatch.setattr(GameNames, "words", words)
    monkeypatch.setattr(router, "GameNames", GameNames)  # not one that other tests have read
    await desk.asks(command, options)
    assert read.keys() >= {"status", "procedure", "rule"}
    here = threading.get_ident()
    assert all(here not in read[prefix] for prefix in ("status", "procedure", "rule"))
