"""What channels and servers choose."""

import pytest

from bot.state.channel import Setting
from bot.state.choices import choose
from rulesets.refusal import Refusal
from tests.bot.state.playing import HERE, SERVER, Table


async def test_a_thread_inherits_its_channel_and_a_channel_its_server(table: Table) -> None:
    thread = 501

    async def locale() -> tuple[str | None, str | None]:
        channel = await table.store.peek(HERE, SERVER)
        below = await table.store.peek(thread, SERVER, HERE)
        return channel.setting("locale"), below.setting("locale")

    assert await locale() == (None, None)
    await table.do(lambda c: choose(c, table.caller(), "server", "locale", "FR"))
    assert await locale() == ("fr", "fr")
    await table.do(lambda c: choose(c, table.caller(), "channel", "locale", "en"))
    assert await locale() == ("en", "en")
    await table.restart()
    assert await locale() == ("en", "en")
    await table.do(lambda c: choose(c, table.caller(), "channel", "locale", None))
    await table.do(lambda c: choose(c, table.caller(), "server", "dice", "typed"))
    assert await locale() == ("fr", "fr")
    assert (await table.look()).setting("dice") == "typed"


async def test_a_choice_of_the_channel_is_undone(table: Table) -> None:
    await table.do(lambda c: choose(c, table.caller(), "channel", "dice", "typed"))
    await table.undo()
    assert (await table.look()).setting("dice") == "fair"


@pytest.mark.parametrize(
    ("setting", "value", "code"),
    [
        ("ruleset", "chess", "unknown-ruleset"),
        ("locale", "de", "unknown-locale"),
        ("dice", "loaded", "unknown-dice"),
    ],
)
async def test_a_choice_there_is_not_is_refused(
    table: Table, setting: Setting, value: str, code: str
) -> None:
    with pytest.raises(Refusal) as caught:
        await table.do(lambda c: choose(c, table.caller(), "server", setting, value))
    assert caught.value.code == code


async def test_outside_a_server_there_is_no_server_to_choose_for(table: Table) -> None:
    async with table.store.channel(77) as channel:
        with pytest.raises(Refusal, match="no-server"):
            choose(channel, table.caller(), "server", "locale", "fr")
