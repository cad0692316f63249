"""What is kept does not grow beyond what the table remembers."""

from bot.keeping.ledger import SLACK
from bot.table import LocalTable, TableSettings, Upload
from bot.table.body import Body
from bot.table.messages import attachment_payload, write_message
from tests.bot.keeping.kept import asked, count, kept_table

FEW = TableSettings(kept_messages=20, kept_loose_files=3)


def say_with_file(table: LocalTable, word: str) -> None:
    context, alice = table._context, table.user("Alice")
    body = Body({"content": word}, {0: Upload(f"{word}.txt", word.encode())})
    table.state.add_message(*write_message(context, alice.channel.id, body))


async def settled(table: LocalTable) -> None:
    """Wait until the newest message is kept."""
    await table.kept(next(reversed(table.state.messages)))


async def test_messages_and_their_files_are_kept_as_long_as_the_table_does(url: str) -> None:
    most = 0
    async with kept_table(url, FEW) as table:
        for number in range(30):
            for part in range(10):
                say_with_file(table, f"{number}-{part}")
            await settled(table)
            most = max(most, await count(url, "table_message"))
        assert most <= FEW.kept_messages + SLACK + 10
    assert await count(url, "table_message") == FEW.kept_messages
    assert await count(url, "table_file") == FEW.kept_messages
    async with kept_table(url, FEW) as table:
        words = [one.content for one in table.user("Alice").history()]
        assert words == [f"{number}-{part}" for number in (28, 29) for part in range(10)]
        assert sorted(table.state.files.values()) == sorted(word.encode() for word in words)


async def test_a_table_that_remembers_less_forgets_the_oldest(url: str) -> None:
    async with kept_table(url) as table:
        for number in range(50):
            say_with_file(table, str(number))
    async with kept_table(url, FEW) as table:
        words = [one.content for one in table.user("Alice").history()]
        assert words == [str(number) for number in range(30, 50)]
        assert await count(url, "table_file") == FEW.kept_messages


async def test_what_stands_at_a_kill_beyond_the_bound_is_forgotten_at_the_next_start(
    url: str,
) -> None:
    async with kept_table(url, FEW) as table:
        for number in range(FEW.kept_messages):
            say_with_file(table, str(number))
    await asked(
        url,
        "INSERT INTO table_message (id, address, payload) "
        "SELECT id - 1, address, payload FROM table_message",
    )
    async with kept_table(url, FEW):
        assert await count(url, "table_message") == FEW.kept_messages


async def test_of_files_handed_to_commands_the_newest_are_kept(url: str) -> None:
    async with kept_table(url, FEW) as table:
        for number in range(10):
            payload = attachment_payload(table._context, "1", Upload("a.txt", b""))
            table.state.keep_loose_file(int(payload["id"]), str(number).encode())
    assert await count(url, "table_file") == 3
    async with kept_table(url, FEW) as table:
        assert list(table.state.files.values()) == [b"7", b"8", b"9"]


async def test_a_forgotten_message_leaves_no_pin(url: str) -> None:
    async with kept_table(url, FEW) as table:
        first = table.user("Alice").say("first")
        table.state.pin(first, "2026-01-01T00:00:00+00:00")
        for number in range(FEW.kept_messages):
            say_with_file(table, str(number))
        assert table.state.pins[first.channel_id] == {}


async def test_what_changes_often_before_it_is_written_is_written_once(url: str) -> None:
    async with kept_table(url, FEW) as table:
        alice = table.user("Alice")
        for number in range(200):
            message = alice.say(str(number))
            table.state.edit_message(message, {**message.payload, "content": "edited"})
            if number % 2:
                table.state.remove_message(message)
        await settled(table)
        assert await count(url, "table_message") == len(table.state.messages)
