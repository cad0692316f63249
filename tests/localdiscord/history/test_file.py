"""The file of a history: whose it is, who may use it, and what becomes of it."""

import os
import shutil
import sqlite3
import stat
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from localdiscord import HistoryError, HistoryFile, HistoryInUseError
from localdiscord.history import file as module
from localdiscord.history.schema import TABLES, VERSION
from tests.localdiscord.history.kept import asked, count, kept_table

MEMBER = {"id": 1, "name": "Alice", "bot": 0, "joined_at": "", "locale": "fr", "permissions": 0}


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def content(path: Path) -> bytes:
    return path.read_bytes()


def make_folder(path: Path) -> None:
    path.mkdir()


def make_text(path: Path) -> None:
    path.write_text("words " * 1000)


async def test_a_new_file_is_its_owners_alone_and_so_is_all_that_lies_beside_it(
    path: Path,
) -> None:
    before = os.umask(0)
    try:
        async with kept_table(path) as table:
            table.user("Alice").say("here")
            beside = sorted(path.parent.glob(f"{path.name}*"))
            assert [each.name for each in beside] == [
                f"{path.name}{end}" for end in ("", "-shm", "-wal", ".lock")
            ]
            assert {mode(each) for each in beside} == {0o600}
    finally:
        os.umask(before)


async def test_a_file_that_others_may_read_is_closed_to_them(path: Path) -> None:
    async with HistoryFile(path):
        pass
    os.chmod(path, 0o644)  # noqa: PTH101
    async with HistoryFile(path):
        assert mode(path) == 0o600


async def test_the_folder_is_made_and_links_are_followed(tmp_path: Path) -> None:
    real = tmp_path / "far" / "kept.db"
    link = tmp_path / "link.db"
    link.symlink_to(real)
    async with HistoryFile(link) as file:
        assert file.path == real
        await file.add({"member": [MEMBER]})
    assert count(real, "member") == 1


async def test_one_alone_uses_a_file_and_the_next_has_it_whole(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "_PAUSE", 0.0)
    async with HistoryFile(path) as file:
        await file.add({"member": [MEMBER]})
        with pytest.raises(HistoryInUseError, match=r"Another process .*kept\.db\.$"):
            await HistoryFile(path).open()
    async with HistoryFile(path):
        assert count(path, "member") == 1


async def test_the_tables_have_their_version(path: Path) -> None:
    async with HistoryFile(path):
        pass
    assert asked(path, "PRAGMA user_version") == [(VERSION,)]
    assert {count(path, table) for table in TABLES} == {0}


async def test_the_file_of_a_newer_version_is_left_alone(path: Path) -> None:
    async with HistoryFile(path) as file:
        await file.add({"member": [MEMBER]})
    asked(path, f"PRAGMA user_version = {VERSION + 1}")
    before = content(path)
    with pytest.raises(HistoryError, match=f"newer version.* version {VERSION + 1}"):
        await HistoryFile(path).open()
    assert content(path) == before


async def test_the_database_of_another_program_is_left_alone(path: Path) -> None:
    asked(path, "CREATE TABLE thing (id INTEGER)")
    before = content(path)
    with pytest.raises(HistoryError, match="another program's"):
        await HistoryFile(path).open()
    assert content(path) == before


@pytest.mark.parametrize("make", [make_folder, make_text])
async def test_what_is_no_database_is_told_in_one_sentence(
    path: Path, make: Callable[[Path], None]
) -> None:
    make(path)
    with pytest.raises(HistoryError, match=r"^The history .* cannot be used: .*[^.]\.$"):
        await HistoryFile(path).open()


async def test_tables_that_could_not_be_made_are_made_at_the_next_opening(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = module.create

    def create_and_fail(connection: sqlite3.Connection) -> None:
        made(connection)
        raise sqlite3.OperationalError("power cut")

    with monkeypatch.context() as patch:
        patch.setattr(module, "create", create_and_fail)
        with pytest.raises(HistoryError, match="power cut"):
            await HistoryFile(path).open()
    assert asked(path, "SELECT count(*) FROM sqlite_master") == [(0,)]
    async with HistoryFile(path) as file:
        await file.add({"member": [MEMBER]})
    assert count(path, "member") == 1


async def test_work_that_fails_leaves_nothing(path: Path) -> None:
    def fail(connection: sqlite3.Connection) -> None:
        connection.execute("INSERT INTO file (id, data) VALUES (1, X'00')")
        raise ValueError("no")

    async with HistoryFile(path) as file:
        with pytest.raises(ValueError, match="no"):
            await file.write(fail)
        await file.add({"member": [MEMBER]})
    assert (count(path, "file"), count(path, "member")) == (0, 1)


async def test_what_is_there_already_is_not_added_again(path: Path) -> None:
    message = {"id": 7, "address": "", "payload": "{}"}
    async with HistoryFile(path) as file:
        await file.add({"member": [MEMBER], "message": [message]})
        await file.add({"member": [{**MEMBER, "name": "Bob"}, {**MEMBER, "id": 2}]})
        files = [{"id": number, "message_id": number, "data": b""} for number in (7, 8)]
        await file.add({"file": [*files, {"id": 9, "message_id": None, "data": b""}]})
    assert asked(path, "SELECT id, name FROM member") == [(1, "Alice"), (2, "Alice")]
    assert asked(path, "SELECT id FROM file ORDER BY id") == [(7,), (9,)]


async def test_a_file_that_is_gone_is_caught_up_with_once_it_is_back(
    path: Path, monkeypatch: pytest.MonkeyPatch, logged: list[Any]
) -> None:
    monkeypatch.setattr("localdiscord.history.keeper._PAUSE", 0.02)
    elsewhere = path.with_name("elsewhere.db")
    async with kept_table(path) as table:
        alice = table.user("Alice")
        await table.kept(alice.say("first").id)
        shutil.move(path, elsewhere)
        await table.kept(alice.say("second").id)
        assert [event["event"] for event in logged] == ["table-not-kept-now"]
        shutil.move(elsewhere, path)
        alice.say("third")
    assert count(path, "message") == 3


async def test_after_its_log_was_deleted_all_that_is_kept_stands_in_the_file(path: Path) -> None:
    copy = path.with_name("copy.db")
    async with kept_table(path) as table:
        alice = table.user("Alice")
        await table.kept(alice.say("first").id)
        path.with_name(f"{path.name}-wal").unlink()
        await table.kept(alice.say("second").id)
        shutil.copy(path, copy)  # as it is found if the process is killed now
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("SELECT count(*) FROM message").fetchone() == (2,)
