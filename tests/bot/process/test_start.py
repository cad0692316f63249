"""A start that cannot be is told in one sentence, without a traceback."""

from __future__ import annotations

import asyncio
import os
import socket
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import discord
import pytest

from bot.__main__ import main
from bot.discord.client import Vexille
from bot.discord.service import run_service
from bot.process.settings import Settings
from bot.process.start_error import StartError
from tests.bot.e2e.processes.process import run
from tests.bot.e2e.processes.runs import Finished


def newer(path: Path) -> str:
    with closing(sqlite3.connect(path)) as database:
        database.execute("CREATE TABLE alembic_version (version_num TEXT)")
        database.execute("INSERT INTO alembic_version VALUES ('0999')")
        database.commit()
    return f"/{path}"


def foreign(path: Path) -> str:
    with closing(sqlite3.connect(path)) as database:
        database.execute("CREATE TABLE channel (somebody TEXT)")
    return f"/{path}"


def another_program_s(path: Path) -> str:
    with closing(sqlite3.connect(path)) as database:
        database.execute("CREATE TABLE bookmark (address TEXT)")
    path.chmod(0o644)
    return f"/{path}"


def in_a_circle(path: Path) -> str:
    path.symlink_to(path)
    return f"/{path}"


def a_pipe(path: Path) -> str:
    os.mkfifo(path)
    return f"/{path}"


def no_database(path: Path) -> str:
    path.write_text("a letter to my aunt, long enough to be no database header" * 100)
    return f"/{path}"


def below_a_file(path: Path) -> str:
    path.write_text("a file")
    return f"/{path}/sub/battles.db"


def a_folder(path: Path) -> str:
    path.mkdir()
    return f"/{path}"


def no_file(_path: Path) -> str:
    return ""


def ended_in_one_sentence(finished: Finished) -> str:
    assert finished.returncode == 2
    assert finished.stdout == ""
    assert finished.stderr.endswith(".\n")
    (line,) = finished.stderr.splitlines()
    return line


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (no_file, "needs a file"),
        (below_a_file, "folder"),
        (a_folder, "it is no file"),
        (no_database, "not a database"),
        (newer, "revision 0999"),
        (foreign, "another program's"),
        (another_program_s, "another program's"),
        (in_a_circle, "links lead in a circle"),
        (a_pipe, "it is no file"),
    ],
)
def test_a_database_that_cannot_be_used_is_told(
    make: Callable[[Path], str], words: str, tmp_path: Path
) -> None:
    url = f"sqlite://{make(tmp_path / 'battles')}"
    assert words in ended_in_one_sentence(run(url, "/roll 3d6\n"))


def test_a_database_server_that_does_not_answer_is_told_without_its_password() -> None:
    line = ended_in_one_sentence(run("postgresql+asyncpg://bot:hush@127.0.0.1:1/x", "/roll 3d6\n"))
    assert "cannot be used" in line
    assert "hush" not in line


def test_a_url_that_cannot_be_read_is_told() -> None:
    line = ended_in_one_sentence(run("postgresql+asyncpg://host:port/x", "/roll 3d6\n"))
    assert "cannot be read" in line


def service(tmp_path: Path, **more: object) -> Settings:
    database = f"sqlite:///{tmp_path}/battles.db"
    given = {"discord_token": "a.b.c", "database": database, **more}
    return Settings(_env_file=None, **given)  # type: ignore[call-arg,arg-type]


async def test_a_token_discord_does_not_know_is_told_and_closes_the_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    closed = []

    async def unknown(_bot: Vexille, _token: str) -> None:
        raise discord.LoginFailure("Improper token has been passed.")

    async def close(bot: Vexille) -> None:
        closed.append(bot)

    monkeypatch.setattr(Vexille, "login", unknown)
    monkeypatch.setattr(Vexille, "close", close)
    with pytest.raises(StartError, match="VEXILLE_DISCORD_TOKEN"):
        await run_service(service(tmp_path))
    assert len(closed) == 1


async def test_a_discord_out_of_reach_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(discord.http.Route, "BASE", "http://127.0.0.1:1/api")
    monkeypatch.setattr(asyncio, "sleep", _at_once)
    with pytest.raises(StartError, match="cannot be reached"):
        await run_service(service(tmp_path))


_sleep = asyncio.sleep


async def _at_once(_seconds: float, result: object = None) -> object:
    await _sleep(0)  # whatever watches something goes on watching
    return result


async def test_a_health_port_that_is_taken_is_told(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(StartError, match=f"127.0.0.1:{port}"):
            await run_service(service(tmp_path, health_port=port))


def test_the_command_line_ends_with_the_sentence_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def refusing(_settings: Settings) -> None:
        raise StartError("No.")

    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("VEXILLE_DISCORD_TOKEN", "a.b.c")
    monkeypatch.setattr("sys.argv", ["bot"])
    monkeypatch.setattr("bot.discord.service.run_service", refusing)
    assert main() == 2
    assert capsys.readouterr() == ("", "No.\n")


def test_a_database_of_another_program_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "bookmarks.db"
    url = f"sqlite://{another_program_s(path)}"
    before = path.read_bytes()
    ended_in_one_sentence(run(url, "/roll 3d6\n"))
    assert path.read_bytes() == before
    assert path.stat().st_mode & 0o777 == 0o644
