"""What channels choose."""

import pytest

from bot.state.channel import Setting
from bot.state.choices import choose
from rulesets.refusal import Refusal
from tests.bot.state.playing import HERE, SERVER, Table


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
    await table.do(lambda c: choose(c, table.caller(), {"dice": "typed", "locale": "fr"}))
    channel = await table.look()
    assert (channel.setting("dice"), channel.setting("locale")) == ("typed", "fr")
    await table.undo()
    channel = await table.look()
    assert (channel.setting("dice"), channel.setting("locale")) == ("fair", None)


@pytest.mark.parametrize(
    ("setting", "value", "code"),
    [
        ("ruleset", "chess", "unknown-ruleset"),
        ("locale", "de", "unknown-locale"),
        ("dice", "loaded", "unknown-dice"),
    ],
)
async def test_a_choice_there_is_not_is_refused_whole(
    table: Table, setting: Setting, value: str, code: str
) -> None:
    with pytest.raises(Refusal) as caught:
        await table.do(lambda c: choose(c, table.caller(), {"dice": "typed", setting: value}))
    assert caught.value.code == code
    assert (await table.look()).setting("dice") == "fair"
