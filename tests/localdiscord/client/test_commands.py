"""Slash commands, as registered by a real client and called by a player."""

from typing import Final

import pytest

from localdiscord import LocalTable, Refused, TableUser, Upload
from localdiscord.state.commands import nearest_options
from tests.localdiscord.bots.sample import SampleBot


def code(refusal: pytest.ExceptionInfo[Refused]) -> str:
    return refusal.value.code


async def test_a_slash_command_is_answered_in_the_players_locale(
    alice: TableUser, bob: TableUser
) -> None:
    reply = await alice.slash("volley", {"notation": "3d6"})
    assert reply.content == "3d6|1|False|fr"
    assert reply.complete
    assert 0 < reply.latency < 3
    reply = await bob.slash("volley", {"notation": "2d6", "dice": "7", "odds": "oui"})
    assert reply.content == "2d6|7|True|en-US"


async def test_commands_options_and_choices_go_by_their_french_names_too(
    alice: TableUser,
) -> None:
    assert (await alice.slash("volée", {"jet": "3d6"})).content == "3d6|1|False|fr"
    for spelling in ("light", "Light", "légère", "LEGERE"):
        assert (await alice.slash("armure", {"kind": spelling})).content == "light"


async def test_every_type_of_option_arrives(alice: TableUser, bob: TableUser) -> None:
    reply = await alice.slash(
        "everything",
        {
            "text": "abc",
            "ratio": "1,5",
            "person": "@Bob",
            "channel": "#general",
            "role": "everyone",
            "mention": f"<@{bob.id}>",
            "file": Upload("list.txt", b"200 points"),
            "facing": "flank",
        },
    )
    assert reply.content == "abc|1.5|Bob|general|@everyone|Bob|200 points|flank"


async def test_subcommands_and_groups_are_reached(alice: TableUser) -> None:
    assert (await alice.slash("battle start", {"points": 2000})).content == "started 2000"
    assert (await alice.slash(("battle", "turn", "next"))).content == "next"


async def test_completion_asks_the_bot_while_typing(alice: TableUser) -> None:
    choices = await alice.autocomplete("unit", "name", {"name": "orc"})
    assert [choice["value"] for choice in choices] == ["Orc Boyz", "Orc Big 'Uns"]
    assert await alice.autocomplete("unit", "name", {"name": "elf"}) == []
    with pytest.raises(Refused) as refusal:
        await alice.autocomplete("volley", "notation")
    assert code(refusal) == "no_completion"


@pytest.mark.parametrize(
    ("command", "values", "expected"),
    [
        ("voley", {}, "unknown_command"),
        ("volley extra", {}, "unknown_command"),
        ("battle", {}, "choose_subcommand"),
        ("volley", {}, "missing_option"),
        ("volley", {"notation": "1", "dise": 1}, "unknown_option"),
        ("volley", {"notation": "1", "jet": "2"}, "repeated_option"),
        ("volley", {"notation": "1", "dice": "many"}, "wrong_type"),
        ("volley", {"notation": "1", "dice": 31}, "out_of_range"),
        ("volley", {"notation": "1", "odds": "perhaps"}, "wrong_type"),
        ("armour", {"kind": "mail"}, "bad_choice"),
    ],
)
async def test_what_a_client_would_not_send_never_reaches_the_bot(
    alice: TableUser, command: str, values: dict[str, object], expected: str
) -> None:
    with pytest.raises(Refused) as refusal:
        await alice.slash(command, values)
    assert code(refusal) == expected


async def test_a_refusal_carries_what_is_needed_to_word_it(alice: TableUser) -> None:
    with pytest.raises(Refused) as refusal:
        await alice.slash("volley", {"notation": "1", "dise": 1})
    facts = refusal.value.facts
    assert facts["nearest"] == ["dice"]
    assert facts["known"] == ["notation", "dice", "odds"]
    with pytest.raises(Refused) as refusal:
        await alice.slash("volley", {"notation": "1", "dice": 31})
    assert refusal.value.facts == {"option": "dice", "value": 31, "least": 1, "most": 30}


GOOD: Final = {
    "text": "abc",
    "ratio": 1,
    "person": "Alice",
    "channel": "general",
    "role": "everyone",
    "mention": "Alice",
    "file": Upload("a.txt", b"a"),
}


async def test_strangers_and_foreign_places_are_refused(alice: TableUser) -> None:
    wrong = {
        "text": ("abcdef", "bad_length"),
        "ratio": ("nan", "wrong_type"),
        "person": ("Zoe", "unknown_person"),
        "channel": ("nowhere", "unknown_channel"),
        "role": ("king", "unknown_role"),
        "mention": ("nobody", "unknown_role"),
        "file": ("a.txt", "wrong_type"),
    }
    for option, (value, expected) in wrong.items():
        with pytest.raises(Refused) as refusal:
            await alice.slash("everything", {**GOOD, option: value})
        assert code(refusal) == expected, option


async def test_who_names_a_stranger_is_told_who_there_is(
    table: LocalTable, alice: TableUser
) -> None:
    table.user("Bob")
    with pytest.raises(Refused) as refusal:
        await alice.slash("everything", {**GOOD, "person": "Bbo"})
    assert sorted(refusal.value.facts["people"]) == ["Alice", "Bob"]
    for number in range(20):
        table.user(f"Player {number}")
    with pytest.raises(Refused) as refusal:
        await alice.slash("everything", {**GOOD, "person": "Bbo"})
    assert refusal.value.facts["people"] == ["Bob"]


async def test_a_command_for_umpires_is_hidden_from_others(
    table: LocalTable, alice: TableUser
) -> None:
    assert (await alice.slash("guarded")).content == "umpire"
    carl = table.user("Carl", permissions=1 << 11)
    assert "guarded" not in carl.command_names()
    with pytest.raises(Refused) as refusal:
        await carl.slash("guarded")
    assert code(refusal) == "not_permitted"


async def test_names_that_can_be_called_are_listed_in_full(alice: TableUser) -> None:
    names = alice.command_names()
    assert "battle turn next" in names
    assert "battle" not in names


async def test_a_bot_without_commands_can_be_asked_nothing(table: LocalTable) -> None:
    class Forgetful(SampleBot):
        async def setup_hook(self) -> None:
            """Register nothing."""

    async with table.connect(Forgetful()):
        with pytest.raises(Refused) as refusal:
            await table.user("Alice").slash("volley", {"notation": "1"})
    assert code(refusal) == "unknown_command"


async def test_nobody_answers_while_no_bot_is_connected(table: LocalTable) -> None:
    async with table.connect(SampleBot()):
        pass
    with pytest.raises(Refused) as refusal:
        await table.user("Alice").slash("volley", {"notation": "1"})
    assert code(refusal) == "no_bot"


async def test_a_line_of_text_calls_a_command(alice: TableUser) -> None:
    reply = await alice.line("/volley 3d6+1 for glory dice:4")
    assert reply.content == "3d6+1 for glory|4|False|fr"


async def test_commands_keep_their_ids_when_registered_again(
    table: LocalTable, bot: SampleBot
) -> None:
    before = {c["name"]: c["id"] for c in table.state.visible_commands()}
    await bot.tree.sync()
    assert {c["name"]: c["id"] for c in table.state.visible_commands()} == before
    assert {c.name: str(c.id) for c in await bot.tree.fetch_commands()} == before


async def test_commands_of_the_guild_hide_global_ones_of_the_same_name(
    table: LocalTable, alice: TableUser, bot: SampleBot
) -> None:
    guild = bot.get_guild(table.state.guild_id)
    assert guild is not None
    bot.tree.copy_global_to(guild=guild)
    await bot.tree.sync(guild=guild)
    assert (await alice.slash("volley", {"notation": "3d6"})).content == "3d6|1|False|fr"
    assert len(table.state.visible_commands()) == len(bot.tree.get_commands())


def test_no_option_is_offered_for_another_thing() -> None:
    known = ["unit", "wounds", "models", "dice"]
    assert nearest_options("amount", known) == []
    assert nearest_options("distance", known) == []
    assert nearest_options("wound", known) == ["wounds"]
    assert nearest_options("untit", known) == ["unit"]
    assert nearest_options("mod", known) == ["models"]
