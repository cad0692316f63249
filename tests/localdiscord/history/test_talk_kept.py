"""Reactions, private lines, threads and what was asked for outlive the process."""

from pathlib import Path

from localdiscord import HistoryFile, HistoryKeeper
from tests.localdiscord.asking import http
from tests.localdiscord.bots.talking import TalkBot, talk_table
from tests.localdiscord.history.kept import asked, kept_table, played_table


async def test_reactions_come_back_with_who_chose_them(path: Path) -> None:
    async with kept_table(path) as table:
        alice, bob = table.user("Alice"), table.user("Bob")
        message = alice.say("hit!")
        for who, emoji in ((alice, "🎲"), (bob, "🎲"), (bob, "⚔️"), (alice, "💀")):
            who.react(message, emoji)
        alice.unreact(message, "💀")
    async with kept_table(path) as table:
        alice, bob = table.user("Alice"), table.user("Bob")
        (message,) = alice.history()
        assert message.reactions == {"🎲": [alice.id, bob.id], "⚔️": [bob.id]}
        assert [reaction["count"] for reaction in message.payload["reactions"]] == [2, 1]
        bob.unreact(message, "⚔️")
    async with kept_table(path) as table:
        assert list(table.user("Alice").history()[0].reactions) == ["🎲"]


async def test_what_was_asked_for_stands_over_an_answer_of_an_earlier_run(path: Path) -> None:
    async with played_table(path) as table:
        await table.user("Alice").slash("volley", {"notation": "3d6"})
    async with kept_table(path) as table:
        assert table.user("Alice").history()[0].asked == "/volley notation:3d6"


async def test_a_private_line_stays_its_persons_and_is_played_on(path: Path) -> None:
    async with HistoryFile(path) as file:
        async with talk_table(keeper=HistoryKeeper(file)) as (table, _):
            alice = table.user("Alice")
            private = alice.moved_to(alice.private_line())
            await private.slash("muster", {"unit": "Orcs"})
        async with talk_table(TalkBot(), keeper=HistoryKeeper(file)) as (table, _):
            alice, bob = table.user("Alice"), table.user("Bob")
            line = alice.private_line()
            assert [message.content for message in alice.moved_to(line).history()] == [
                "Alice here Orcs 1"
            ]
            assert bob.moved_to(line).history() == []
            reply = await alice.moved_to(line).slash("muster", {"unit": "Elves"})
            assert reply.content == "Alice here Elves 1"


async def test_who_is_in_a_thread_and_since_when_it_sleeps_comes_back(path: Path) -> None:
    async with kept_table(path) as table:
        alice, bob = table.user("Alice"), table.user("Bob")
        thread = alice.open_thread("aside", alice.say("here"))
        bob.moved_to(thread).join()
        alice.moved_to(thread).set_archived(archived=True)
    async with kept_table(path) as table:
        found = table.state.channels[thread.id]
        assert found == thread
        assert (set(found.people), found.archived) == ({alice.id, bob.id}, True)
        table.user("Bob").moved_to(found).leave()
    async with kept_table(path) as table, http(table) as api:
        assert set(table.state.channels[thread.id].people) == {alice.id}
        _, told = await api.ask("GET", f"channels/{alice.channel.id}/threads/archived/public")
        assert [each["name"] for each in told["threads"]] == ["aside"]


async def test_a_message_whose_reactions_are_damaged_is_passed_over(path: Path) -> None:
    async with kept_table(path) as table:
        alice = table.user("Alice")
        for word in ("first", "second", "third"):
            alice.react(alice.say(word), "🎲")
    damage = "UPDATE message SET reactions = '{}' WHERE payload LIKE '%{}%'"
    asked(path, damage.format("[1]", "first"))
    asked(path, damage.format('{"a": 1}', "second"))
    async with kept_table(path) as table:
        assert [message.content for message in table.user("Alice").history()] == ["third"]
