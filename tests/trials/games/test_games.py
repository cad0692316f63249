"""Whole games, at the terminal and on the page; all of each undone, done again, handed on."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from itertools import groupby
from pathlib import Path
from typing import Any, Final

import aiohttp
import pytest

from bot.battle.files.exporting import state_hash, state_rows
from bot.commands.request.answer import Answer
from bot.discord.client import create_bot
from bot.local.page.opening import PageOptions, open_with_page
from bot.process.settings import Settings
from localdiscord import Upload
from tests.bot.e2e.hall import Hall, Player, open_hall
from tests.bot.e2e.processes.process import ROOT, objects, run
from tests.bot.local.page.conftest import Browser
from tests.trials.games.script import GAMES, Line, read_script, whole

pytestmark = pytest.mark.trial

_STATUS: Final = "/battle status"
LONG: Final = {"river": 60, "spearhead": 30, "border": 40, "ninth": 60}
"""Actions that a game has at least; half of them are rolls."""
_VERIFIER: Final = ROOT / "scripts" / "verify_dice.py"


def url_of(folder: Path, name: str = "battles") -> str:
    return f"sqlite:///{folder / name}.db"


def at_the_terminal(url: str, script: list[Line]) -> dict[str, Any]:
    """Play a script, each player's turn to speak a run of the bot; return the battle at its end."""
    told = []
    for player, lines in groupby(script, lambda line: line.player):
        typed = "".join(f"{each}\n" for line in lines for each in _typed(line))
        finished = run(url, typed, "--as", player, "--locale", "en", "--json")
        assert finished.returncode == 0, finished.stderr
        told += objects(finished.stdout)
    answers = iter(told)
    battle: dict[str, Any] = {}
    for line in script:
        answer = next(answers)
        assert answer["command"] == line.text
        line.check_answer(answer["text"], answer["error"] and answer["error"]["code"])
        if line.looked_at:
            battle = next(answers)["outcome"]["battle"]
            line.check_table(battle)
    assert next(answers, None) is None
    return battle


def _typed(line: Line) -> list[str]:
    return [line.text, _STATUS] if line.looked_at else [line.text]


async def played(
    script: list[Line],
    say: Callable[[str, str], Awaitable[tuple[str, str | None]]],
    look: Callable[[], Awaitable[dict[str, Any]]],
) -> dict[str, Any]:
    """Play a script by what says a line for a player, and what looks at the table."""
    battle: dict[str, Any] = {}
    for line in script:
        line.check_answer(*await say(line.player, line.text))
        if line.looked_at:
            battle = await look()
            line.check_table(battle)
    return battle


async def on_the_page(url: str, script: list[Line]) -> dict[str, Any]:
    """Play a script through the sockets of browsers; return the battle at its end."""
    async with AsyncExitStack() as stack:
        bot = create_bot(
            Settings(database=url, guild_ready_timeout=0.01, cards="full", local_patience=30)
        )
        answers: list[Answer] = []
        bot.listener = lambda _, answer: answers.append(answer)
        opened = await open_with_page(stack, bot, PageOptions(), locale="en", channel="general")
        await stack.enter_async_context(opened.table.connect(bot))
        session = await stack.enter_async_context(aiohttp.ClientSession())
        seats: dict[str, tuple[Browser, str]] = {}

        async def say(player: str, text: str) -> tuple[str, str | None]:
            if player not in seats:
                socket = await stack.enter_async_context(session.ws_connect(f"{opened.here}hub"))
                seats[player] = (Browser(socket), (await Browser(socket).enter(player))["here"])
            browser, here = seats[player]
            sent = await browser.ask("line", channel=here, text=text)
            if "error" in sent:
                return sent["error"], sent.get("code")
            message: dict[str, Any] = {"asker": None}
            while message["asker"] != player or not message["embeds"]:
                # What others were told, the battle's own message, and that the bot is at work.
                message = (await browser.event("message"))["message"]
            (embed,) = message["embeds"]
            shown = [embed.get("title"), embed.get("description")]
            shown += [part for each in embed.get("fields", ()) for part in each.values()]
            return "\n".join(map(str, shown)), answers[-1].refused

        async def look() -> dict[str, Any]:
            await say("Ana", _STATUS)
            assert answers[-1].outcome is not None
            battle: dict[str, Any] = answers[-1].outcome["battle"]
            return battle

        return await played(script, say, look)


async def in_the_hall(hall: Hall, script: list[Line]) -> dict[str, Any]:
    """Play a script with players that send what Discord's clients send."""
    seats: dict[str, Player] = {}

    async def say(player: str, text: str) -> tuple[str, str | None]:
        seat = seats.setdefault(player, hall.player(player))
        told = await seat.types(text)
        return told.text, told.answer.refused

    async def look() -> dict[str, Any]:
        told = await hall.player("Ana").types(_STATUS)
        battle: dict[str, Any] = told.outcome["battle"]
        return battle

    return await played(script, say, look)


@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_game_ends_alike_at_the_terminal_and_on_the_page(
    tmp_path: Path, game: str
) -> None:
    script = read_script(game)
    typed = at_the_terminal(url_of(tmp_path, "terminal"), script)
    clicked = await on_the_page(url_of(tmp_path, "page"), script)
    assert whole(typed) == whole(clicked)


async def state(hall: Hall, player: Player) -> str:
    channel = await hall.channel(player)
    return state_hash(state_rows(channel.board))


@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_game_is_undone_and_done_again_and_handed_on(
    tmp_path: Path, game: str
) -> None:
    async with open_hall(url_of(tmp_path)) as hall:
        await in_the_hall(hall, read_script(game))
    shutil.copy(tmp_path / "battles.db", tmp_path / "copy.db")
    await undone_and_done_again(url_of(tmp_path), game)
    await played_again_and_handed_on(tmp_path, game)


async def undone_and_done_again(url: str, game: str) -> None:
    """Take a whole game back and do it again, over restarts."""
    async with open_hall(url) as hall:
        referee = hall.player("Cleo")
        down = [await state(hall, referee)]
        while (told := await referee.types("/undo")).answer.refused is None:
            down.append(await state(hall, referee))
            if len(down) == 30:
                await hall.restart()
        assert told.refused == "nothing-to-undo"
        assert len(down) > LONG[game]
        board = (await hall.channel(referee)).board
        assert board.units == []
        seated = {player.name for player in board.players}
        assert seated == {"Cleo", "Ana", "Bruno"}  # a seat is left, not undone
        up = [await state(hall, referee)]
        while (told := await referee.types("/redo")).answer.refused is None:
            up.append(await state(hall, referee))
            if len(up) == 30:
                await hall.restart()
        assert told.refused == "nothing-to-redo"
        assert up == down[::-1]
        assert (await referee.types("/dice verify")).outcome["whole"]


def verified(file: Path) -> bool:
    """Return whether the verifier that shares no code with the bot finds a file whole."""
    done = subprocess.run([sys.executable, _VERIFIER, file], stdout=sys.stderr, check=False)
    return done.returncode == 0


async def played_again_and_handed_on(tmp_path: Path, game: str) -> None:
    """Play the dice of a copied game again, prove its files, and bring it in elsewhere."""
    async with open_hall(url_of(tmp_path, "copy")) as hall:
        ana = hall.player("Ana")
        replayed = (await ana.types("/battle replay")).outcome
        assert replayed["played"] > LONG[game] // 2
        assert replayed["differing"] == []
        before = await state(hall, ana)
        exported = await ana.types("/battle export")
        ended = await hall.player("Cleo").types("/battle end")
        over = await ana.types("/battle export")
    (shown,) = (each for each in ended.message.attachments if each["filename"].endswith(".json"))
    for name, content in (
        ("battle.json", over.reply.file(over.message.attachments[0])),
        ("dice.json", ended.reply.file(shown)),
    ):
        (tmp_path / name).write_bytes(content)
        assert verified(tmp_path / name)
    (attachment,) = exported.message.attachments
    upload = Upload(attachment["filename"], exported.reply.file(attachment))
    async with open_hall(url_of(tmp_path, "elsewhere")) as hall:
        zoe = hall.player("Zoe")
        brought = (await zoe.calls("battle import", file=upload)).outcome
        assert brought["state"] == before
        assert brought["differing"] == 0
        assert (await zoe.types("/dice verify")).outcome["whole"]
        assert (await zoe.types("/battle replay")).outcome["differing"] == []
        assert (await state(hall, zoe)) == before
