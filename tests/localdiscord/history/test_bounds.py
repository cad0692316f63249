"""The size of a history: no larger than what the table remembers."""

from pathlib import Path

import pytest

from localdiscord import LocalTable, Refused, TableSettings, Upload
from localdiscord.history.ledger import SLACK
from localdiscord.protocol.body import Body
from localdiscord.state.messages import attachment_payload, write_message
from tests.localdiscord.history.kept import asked, count, kept_table

FEW = TableSettings(kept_messages=20, kept_loose_files=3)


def say_with_file(table: LocalTable, word: str) -> None:
    context, alice = table._context, table.user("Alice")
    body = Body({"content": word}, {0: Upload(f"{word}.txt", word.encode())})
    table.state.add_message(*write_message(context, alice.channel.id, body))


async def settled(table: LocalTable) -> None:
    """Wait until the newest message is kept."""
    await table.kept(next(reversed(table.state.messages)))


async def test_messages_and_their_files_are_kept_as_long_as_the_table_does(path: Path) -> None:
    most = 0
    async with kept_table(path, FEW) as table:
        for number in range(30):
            for part in range(10):
                say_with_file(table, f"{number}-{part}")
            await settled(table)
            most = max(most, count(path, "message"))
        assert most <= FEW.kept_messages + SLACK + 10
    assert count(path, "message") == FEW.kept_messages
    assert count(path, "file") == FEW.kept_messages
    async with kept_table(path, FEW) as table:
        words = [message.content for message in table.user("Alice").history()]
        assert words == [f"{number}-{part}" for number in (28, 29) for part in range(10)]
        assert sorted(table.state.files.values()) == sorted(word.encode() for word in words)


async def test_a_table_that_remembers_less_forgets_the_oldest(path: Path) -> None:
    async with kept_table(path) as table:
        for number in range(50):
            say_with_file(table, str(number))
    async with kept_table(path, FEW) as table:
        words = [message.content for message in table.user("Alice").history()]
        assert words == [str(number) for number in range(30, 50)]
        assert count(path, "file") == FEW.kept_messages


async def test_what_stands_at_a_kill_beyond_the_bound_is_forgotten_at_the_next_start(
    path: Path,
) -> None:
    async with kept_table(path, FEW) as table:
        for number in range(FEW.kept_messages):
            say_with_file(table, str(number))
    asked(
        path,
        "INSERT INTO message (id, address, payload) SELECT id - 1, address, payload FROM message",
    )
    async with kept_table(path, FEW):
        assert count(path, "message") == FEW.kept_messages


async def test_of_files_handed_to_commands_the_newest_are_kept(path: Path) -> None:
    async with kept_table(path, FEW) as table:
        for number in range(10):
            payload = attachment_payload(table._context, "1", Upload("a.txt", b""))
            table.state.keep_loose_file(int(payload["id"]), str(number).encode())
    assert count(path, "file") == 3
    async with kept_table(path, FEW) as table:
        assert list(table.state.files.values()) == [b"7", b"8", b"9"]


async def test_a_forgotten_message_leaves_no_pin(path: Path) -> None:
    async with kept_table(path, FEW) as table:
        first = table.user("Alice").say("first")
        table.state.pin(first, "2026-01-01T00:00:00+00:00")
        for number in range(FEW.kept_messages):
            say_with_file(table, str(number))
        assert table.state.pins[first.channel_id] == {}


async def test_what_changes_often_before_it_is_written_is_written_once(path: Path) -> None:
    async with kept_table(path, FEW) as table:
        alice = table.user("Alice")
        for number in range(200):
            message = alice.say(str(number))
            table.state.edit_message(message, {**message.payload, "content": "edited"})
            if number % 2:
                table.state.remove_message(message)
        await settled(table)
        assert count(path, "message") == len(table.state.messages)


ROOM = TableSettings(kept_file_bytes=1000)


def show(table: LocalTable, size: int, *, embedded: bool = False) -> int:
    """Say something with a file, attached or as a picture; return the message's id."""
    context, alice = table._context, table.user("Alice")
    given: dict[str, object] = {"content": str(size)}
    if embedded:
        given["embeds"] = [{"title": "A picture", "image": {"url": "attachment://a.png"}}]
    body = Body(given, {0: Upload("a.png", b"x" * size)})
    message, files = write_message(context, alice.channel.id, body)
    table.state.add_message(message, files)
    return message.id


async def test_the_oldest_files_go_where_there_is_no_room_and_their_messages_stay(
    path: Path,
) -> None:
    async with kept_table(path, ROOM) as table:
        shown = [show(table, 400, embedded=True), show(table, 400), show(table, 500)]
        await settled(table)
        messages = [table.state.messages[each] for each in shown]
        assert [message.content for message in messages] == ["400", "400", "500"]
        assert messages[0].embeds == [{"title": "A picture", "type": "rich"}]
        assert [len(message.attachments) for message in messages] == [0, 1, 1]
        assert count(path, "file") == 2
    async with kept_table(path, ROOM) as table:
        assert sum(map(len, table.state.files.values())) == 900
        assert [len(table.state.messages[each].file_ids) for each in shown] == [0, 1, 1]
        assert table.state.messages[shown[0]].embeds == messages[0].embeds


async def test_files_handed_to_commands_take_room_as_well(path: Path) -> None:
    async with kept_table(path, ROOM) as table:
        payload = attachment_payload(table._context, "1", Upload("a.txt", b""))
        table.state.keep_loose_file(int(payload["id"]), b"x" * 600)
        show(table, 600)
        assert sum(map(len, table.state.files.values())) == 600
    assert count(path, "file") == 1


async def test_a_table_with_less_room_than_before_lets_the_oldest_files_go(path: Path) -> None:
    async with kept_table(path) as table:
        shown = [show(table, 600), show(table, 600)]
    async with kept_table(path, ROOM) as table:
        assert [len(table.state.messages[each].attachments) for each in shown] == [0, 1]
    assert count(path, "file") == 1


async def test_a_full_table_takes_its_people_back_and_nobody_else(path: Path) -> None:
    few = TableSettings(most_members=2, most_channels=2)
    for _ in range(2):
        async with kept_table(path, few) as table:
            for name in ("Alice", "Bob"):
                table.user(name, channel="one")
            for name, channel in (("Carol", "one"), ("Alice", "two")):
                with pytest.raises(Refused, match="too_many"):
                    table.user(name, channel=channel)
    assert count(path, "member") == 3
    assert count(path, "channel") == 2
