"""Commands in the menus of messages and people."""

from __future__ import annotations

import pytest

from localdiscord import Refused
from localdiscord.protocol.model import MESSAGE_MENU, PERSON_MENU
from tests.localdiscord.asking import http
from tests.localdiscord.bots.talking import talk_table
from tests.localdiscord.protocol.openapi import judge


async def test_a_command_is_called_on_a_message() -> None:
    async with talk_table() as (table, _):
        alice, bob = table.user("Alice"), table.user("Bob")
        message = alice.say("charge!")
        reply = await bob.use_on_message("Quote This", message)
        assert reply.content == "Alice: charge!"
        payload = reply.messages[0].payload
        assert (payload["type"], payload["interaction"]["name"]) == (23, "Quote This")
        assert payload["interaction_metadata"]["target_message_id"] == str(message.id)
        assert judge().misses("MessageResponse", payload) == []


async def test_a_command_is_called_on_a_person() -> None:
    async with talk_table() as (table, _):
        alice = table.user("Alice")
        table.user("Bob")
        reply = await alice.use_on_person("measure", "Bob")
        assert reply.content == "Bob is 3 long"
        message = reply.messages[0]
        assert message.payload["interaction_metadata"]["target_user"]["username"] == "Bob"
        assert message.asked == "Bob"
        assert judge().misses("MessageResponse", message.payload) == []


async def test_menus_hold_what_is_for_them_and_lines_call_none_of_it() -> None:
    async with talk_table() as (table, _):
        alice = table.user("Alice")
        assert [each["name"] for each in alice.menu(MESSAGE_MENU)] == ["Quote This"]
        assert [each["name"] for each in alice.menu(PERSON_MENU)] == ["Measure"]
        assert "Quote This" not in alice.command_names()
        with pytest.raises(Refused) as unknown:
            await alice.use_on_message("Measure", alice.say("x"))
        assert unknown.value.code == "unknown_command"
        with pytest.raises(Refused) as nobody:
            await alice.use_on_person("Measure", "Nobody")
        assert nobody.value.code == "unknown_person"


async def test_what_another_alone_sees_has_no_menu() -> None:
    async with talk_table() as (table, _):
        alice, bob = table.user("Alice"), table.user("Bob")
        secret = alice.say("psst")
        secret.audience = alice.id
        with pytest.raises(Refused) as refused:
            await bob.use_on_message("Quote This", secret)
        assert refused.value.code == "not_for_you"


async def test_menus_are_registered_by_their_own_rules() -> None:
    async with talk_table() as (table, _), http(table) as api:
        path = f"applications/{table.state.bot.id}/commands"

        async def register(*commands: object) -> int:
            return (await api.ask("PUT", path, list(commands)))[0]

        assert await register({"name": "Add To Army", "type": 3}) == 200
        assert await register({"name": "x", "type": 2, "description": "no"}) == 400
        assert await register({"name": "x" * 33, "type": 2}) == 400
        many = [{"name": f"Menu {number}", "type": 3} for number in range(16)]
        assert await register(*many) == 400
        assert await register(*many[:15], {"name": "Menu 1", "type": 2}) == 200
