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
    await table.do(lambda c: choose(c, table.caller(), {"ruleset": "skirmish", "locale": "fr"}))
    channel = await table.look()
    assert (channel.row.ruleset, channel.row.locale) == ("skirmish", "fr")
    await table.undo()
    channel = await table.look()
    assert (channel.row.ruleset, channel.row.locale) == (None, None)


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
