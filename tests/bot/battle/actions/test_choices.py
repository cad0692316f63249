"""Choices of channels."""

from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from bot.battle.actions.choices import Scope, choose
from bot.battle.actions.lifecycle import end, join, start
from bot.battle.channel.channel import Setting
from bot.store.journal.record import Actor, Entry
from bot.store.writer import CommitError
from rulesets.core.declaring.house import ON_OFF, HouseRule
from rulesets.core.ruleset.installed import Games
from rulesets.refusal import Refusal
from tests.bot.battle.playing import ANA, BRUNO, GAME, HERE, SERVER, Table


async def test_a_thread_inherits_what_its_channel_chose(table: Table) -> None:
    thread = 501

    async def locale() -> tuple[str | None, str | None]:
        channel = await table.store.peek(HERE, SERVER)
        below = await table.store.peek(thread, SERVER, HERE)
        return channel.setting("locale"), below.setting("locale")

    assert await locale() == (None, None)
    await table.do(lambda c: choose(c, table.caller(), {"locale": "FR"}))
    assert await locale() == ("fr", "fr")
    await table.restart()
    assert await locale() == ("fr", "fr")


async def test_several_settings_are_one_choice_and_one_undo(table: Table) -> None:
    await table.do(lambda c: choose(c, table.caller(), {"ruleset": "skirmish", "locale": "fr"}))
    channel = await table.look()
    assert (channel.row.ruleset, channel.row.locale) == ("skirmish", "fr")
    await table.undo(manager=True)
    channel = await table.look()
    assert (channel.row.ruleset, channel.row.locale) == (None, None)


async def test_what_a_manager_chose_is_taken_back_and_chosen_again_by_managers_alone(
    battle: Table,
) -> None:
    await battle.do(lambda c: join(c, battle.caller(BRUNO), None, "referee"))
    await battle.do(lambda c: choose(c, battle.caller(), {"locale": "fr"}))
    row = (await battle.look()).row
    for actor in (ANA, BRUNO):
        with pytest.raises(Refusal, match="not-manager"):
            await battle.undo(actor=actor)
        assert row.locale == "fr"
    zoe = Actor(1003, "Zoe")
    await battle.undo(actor=zoe, manager=True)
    assert row.locale is None
    with pytest.raises(Refusal, match="not-manager"):
        await battle.redo(actor=BRUNO)
    await battle.redo(manager=True)
    assert row.locale == "fr"


@pytest.mark.parametrize(
    ("setting", "value", "code"),
    [
        ("ruleset", "chess", "unknown-ruleset"),
        ("locale", "de", "unknown-locale"),
    ],
)
async def test_a_choice_there_is_not_is_refused_whole(
    table: Table, setting: Setting, value: str, code: str
) -> None:
    wanted: dict[Setting, str] = {"ruleset": "skirmish", "locale": "fr", setting: value}
    with pytest.raises(Refusal) as caught:
        await table.do(lambda c: choose(c, table.caller(), wanted))
    assert caught.value.code == code
    row = (await table.look()).row
    assert (row.ruleset, row.locale) == (None, None)


THREAD = 501
ELSEWHERE = 502


async def chosen(table: Table, setting: Setting = "locale") -> list[tuple[str | None, str]]:
    """Return what holds in a thread, its channel and another, and by whose choice."""
    places = [(THREAD, HERE), (HERE, None), (ELSEWHERE, None)]
    return [
        (await table.store.peek(each, SERVER, parent)).chosen(setting) for each, parent in places
    ]


async def server_chooses(table: Table, value: str) -> None:
    await table.do(lambda c: choose(c, table.caller(), {"locale": value}, scope="server"))


async def test_thread_channel_server_and_default_hold_in_this_order(table: Table) -> None:
    assert await chosen(table) == [(None, "default")] * 3
    await server_chooses(table, "fr")
    assert await chosen(table) == [("fr", "server")] * 3
    await table.do(lambda c: choose(c, table.caller(), {"locale": "en"}))
    expected = [("en", "channel"), ("en", "channel"), ("fr", "server")]
    assert await chosen(table) == expected
    async with table.store.channel(THREAD, SERVER, HERE) as thread:
        promise = choose(thread, table.caller(), {"locale": "own"})
    await promise
    assert await chosen(table) == [("own", "thread"), *expected[1:]]
    await table.restart()
    assert await chosen(table) == [("own", "thread"), *expected[1:]]


async def test_each_goes_back_to_what_holds_above(table: Table) -> None:
    await server_chooses(table, "fr")
    await table.do(lambda c: choose(c, table.caller(), {"locale": "en"}))
    await table.do(lambda c: choose(c, table.caller(), {"locale": "default"}))
    assert (await chosen(table))[1] == ("fr", "server")
    await server_chooses(table, "Default")
    assert await chosen(table) == [(None, "default")] * 3
    await table.restart()
    assert await chosen(table) == [(None, "default")] * 3


async def test_what_a_server_chose_no_channel_takes_back(table: Table) -> None:
    await server_chooses(table, "fr")
    with pytest.raises(Refusal) as caught:
        await table.undo()
    assert caught.value.code == "nothing-to-undo"
    assert await chosen(table) == [("fr", "server")] * 3


async def test_two_channels_of_a_server_do_not_overwrite_each_other(table: Table) -> None:
    async with table.store.channel(HERE, SERVER) as here:
        first = choose(here, table.caller(), {"locale": "fr"}, scope="server")
    async with table.store.channel(ELSEWHERE, SERVER) as other:
        second = choose(other, table.caller(), {"dice": "real"}, scope="server")
    await first
    await second
    await table.restart()
    channel = await table.look()
    assert (channel.setting("locale"), channel.setting("dice")) == ("fr", "real")


async def test_another_server_chooses_for_itself(table: Table) -> None:
    await server_chooses(table, "fr")
    assert (await table.store.peek(600, SERVER + 1)).chosen("locale") == (None, "default")


async def test_private_messages_have_no_server(table: Table) -> None:
    async with table.store.channel(700) as channel:
        with pytest.raises(Refusal) as caught:
            choose(channel, table.caller(), {"locale": "fr"}, scope="server")
    assert caught.value.code == "no-server"


async def test_what_a_server_chose_and_could_not_be_stored_does_not_hold(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    await server_chooses(table, "fr")
    assert await chosen(table) == [("fr", "server")] * 3  # others of its channels are in memory

    def fail(*_: object, **__: object) -> None:
        raise OSError("disk full")

    with monkeypatch.context() as broken:
        broken.setattr("bot.store.writer.execute", fail)
        with pytest.raises(CommitError):
            await server_chooses(table, "en")
    assert await chosen(table) == [("fr", "server")] * 3


TIES = HouseRule("ties", ("draw", "defender"), "L1")
NIGHT = HouseRule("night", ON_OFF, "L2")


@pytest.fixture
async def settled_table(url: str) -> AsyncIterator[Table]:
    skirmish = replace(GAME, house_rules=(TIES, NIGHT))
    vigil = replace(GAME, id="vigil", house_rules=(TIES,))
    table = Table(url, Games([skirmish, vigil]))
    await table.open()
    yield table
    await table.close()


async def house(table: Table, scope: Scope = "channel", **values: str | None) -> Entry:
    return await table.do(lambda c: choose(c, table.caller(), {}, scope=scope, house=values))


async def test_house_rules_are_inherited_one_by_one(settled_table: Table) -> None:
    table = settled_table
    await house(table, "server", ties="defender", night="on")
    await house(table, night="off")
    await table.restart()
    channel = await table.look()
    assert channel.switches == {"ties": "defender", "night": "off"}
    assert channel.switch_origins() == {"ties": "server", "night": "channel"}
    await house(table, night=None)
    await house(table, "server", ties=None)
    channel = await table.look()
    assert channel.switches == {"ties": "draw", "night": "on"}
    assert channel.switch_origins() == {"ties": "default", "night": "server"}


async def test_a_channel_s_house_rules_are_undone_like_anything(settled_table: Table) -> None:
    table = settled_table
    await house(table, ties="defender", night="on")
    await table.undo(manager=True)
    assert (await table.look()).switches == {"ties": "draw", "night": "off"}
    await table.redo(manager=True)
    assert (await table.look()).switches == {"ties": "defender", "night": "on"}


async def test_each_game_keeps_its_own_house_rules(settled_table: Table) -> None:
    table = settled_table
    await house(table, ties="defender")
    await table.do(lambda c: choose(c, table.caller(), {"ruleset": "vigil"}))
    assert (await table.look()).switches == {"ties": "draw"}
    await table.do(lambda c: choose(c, table.caller(), {"ruleset": "default"}))


async def test_a_battle_keeps_the_house_rules_and_the_order_it_began_with(
    settled_table: Table,
) -> None:
    table = settled_table
    await house(table, night="on")
    sides = ["Empire", "Orcs"]
    await table.do(
        lambda c: start(c, table.caller(), "Ford", sides, first=1, house={"ties": "defender"})
    )
    await house(table, ties="draw", night="off")
    await table.restart()
    channel = await table.look()
    assert channel.battle is not None
    assert (channel.battle.first, channel.battle.active) == (1, 1)
    assert channel.switches == {"ties": "defender", "night": "on"}
    assert set(channel.switch_origins().values()) == {"battle"}
    await table.do(lambda c: end(c, table.caller()))
    assert (await table.look()).switches == {"ties": "draw", "night": "off"}
