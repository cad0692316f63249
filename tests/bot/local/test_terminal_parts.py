"""Files and layouts at the prompt."""

from __future__ import annotations

import weakref
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.commands.request.answer import Answer
from bot.discord.client import create_bot
from bot.local.terminal.session import Terminal, TerminalOptions
from bot.process.settings import Settings
from bot.views.cards.card import Card
from localdiscord import LocalTable
from tests.bot.local.extra_commands import register
from tests.localdiscord.bots.parts import PNG, Parts


@pytest.fixture
async def terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Terminal]:
    # What is answered by commands of another bot is never said to be complete.
    monkeypatch.setattr("bot.local.terminal.session._PATIENCE", 0.2)
    database = f"sqlite:///{tmp_path}/battles.db"
    bot = create_bot(Settings(database=database, guild_ready_timeout=0.01, cards="full"))
    extra = Parts().get_app_commands()
    for command in extra:
        bot.tree.add_command(command)
    async with LocalTable() as table, table.connect(bot):
        await register(bot, extra)
        options = TerminalOptions(name="Ann", locale="fr", channel="general")
        yield Terminal(bot, table.user("Ann", locale="fr"), options)


async def test_a_file_is_given_by_its_path(terminal: Terminal, tmp_path: Path) -> None:
    picture, text = tmp_path / "the field.png", tmp_path / "list.txt"
    picture.write_bytes(PNG)
    text.write_bytes(b"Knights")
    told = await terminal.answer(f"/read file:{picture} other:{text}")
    assert told == f"the field.png:{len(PNG)}:3|list.txt:7:None"


async def test_a_file_that_cannot_be_taken_is_told_in_one_sentence(
    terminal: Terminal, tmp_path: Path
) -> None:
    lost = await terminal.answer("/read file:nowhere.txt")
    assert lost.replace("\N{NO-BREAK SPACE}", " ") == "file : pas de fichier lisible nowhere.txt."
    large = tmp_path / "large.bin"
    with large.open("wb") as target:
        target.truncate(10 * 1024 * 1024 + 1)
    told = await terminal.answer(f"/read file:{large}")
    assert told.replace("\N{NO-BREAK SPACE}", " ") == "file : le fichier dépasse 10 Mo."


async def test_a_layout_is_told_as_text(terminal: Terminal) -> None:
    lines = (await terminal.answer("/board")).splitlines()
    assert lines[:3] == ["The field as it stands", "Turn 1", "The Empire against the Orcs"]
    assert lines[-3:] == ["[The field]", "[Before] [field.png]", "[list.txt]"]


async def test_what_others_are_answered_is_not_remembered(terminal: Terminal) -> None:
    listener = terminal._bot.listener
    assert listener is not None
    files = frozenset(("the page's",))
    there = weakref.ref(files)
    others = Answer(Card("", "the page's"), details=lambda held=files: {"held": held})
    del files
    listener(7, others)
    assert await terminal.answer("/roll 1d6")
    listener(8, others)
    del others
    assert there() is None
