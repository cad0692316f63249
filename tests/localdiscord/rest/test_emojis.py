"""The application's own emojis, as discord.py and plain requests meet them."""

import base64
from collections.abc import AsyncIterator

import aiohttp
import discord
import pytest

from localdiscord import LocalTable
from localdiscord.rest.server import API
from localdiscord.state.context import Exchange
from tests.localdiscord.asking import http
from tests.localdiscord.bots.sample import SampleBot
from tests.localdiscord.protocol.openapi import judge

PNG = b"\x89PNG\r\n\x1a\n" + b"picture"
GIF = b"GIF89a" + b"picture"


def address_of(picture: bytes, kind: str = "image/png") -> str:
    return f"data:{kind};base64,{base64.b64encode(picture).decode()}"


@pytest.fixture
async def plain() -> AsyncIterator[LocalTable]:
    async with LocalTable() as table:
        yield table


async def test_an_emoji_is_made_listed_fetched_renamed_and_deleted(
    table: LocalTable, bot: SampleBot
) -> None:
    exchanges: list[Exchange] = []
    table.observe(exchanges.append)
    made = await bot.create_application_emoji(name="hit_5", image=PNG)
    assert (made.name, made.animated, made.is_application_owned()) == ("hit_5", False, True)
    assert [each.id for each in await bot.fetch_application_emojis()] == [made.id]
    renamed = await made.edit(name="hit_6")
    assert (renamed.id, renamed.name) == (made.id, "hit_6")
    fetched = await bot.fetch_application_emoji(made.id)
    assert (fetched.name, fetched.user and fetched.user.id) == ("hit_6", table.state.bot.id)
    await made.delete()
    assert await bot.fetch_application_emojis() == []
    with pytest.raises(discord.NotFound) as unknown:
        await bot.fetch_application_emoji(made.id)
    assert unknown.value.code == 10014
    asked = [each for each in exchanges if each.status < 400]
    assert {(each.method, each.route.removeprefix(API)) for each in asked} == {
        ("POST", "/applications/{application_id}/emojis"),
        ("GET", "/applications/{application_id}/emojis"),
        ("GET", "/applications/{application_id}/emojis/{emoji_id}"),
        ("PATCH", "/applications/{application_id}/emojis/{emoji_id}"),
        ("DELETE", "/applications/{application_id}/emojis/{emoji_id}"),
    }
    assert [complaint for each in asked for complaint in judge().complaints(each)] == []


@pytest.mark.parametrize("kind", ["png", "webp"])
async def test_its_picture_is_served_as_by_discord_s_store(
    table: LocalTable, bot: SampleBot, kind: str
) -> None:
    made = await bot.create_application_emoji(name="hit_5", image=PNG)
    assert made.url == f"{table.http_base}/cdn/emojis/{made.id}.png"
    assert await made.read() == PNG
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"{table.http_base}/cdn/emojis/{made.id}.{kind}") as told,
    ):
        assert (told.status, told.content_type) == (200, "image/png")
        assert told.headers["X-Content-Type-Options"] == "nosniff"
    await made.delete()
    with pytest.raises(discord.NotFound):
        await made.read()


async def test_a_moving_picture_is_told_as_one(bot: SampleBot) -> None:
    assert (await bot.create_application_emoji(name="spin", image=GIF)).animated


async def test_an_emoji_made_again_is_the_one_that_messages_show(bot: SampleBot) -> None:
    made = await bot.create_application_emoji(name="hit_5", image=PNG)
    await made.delete()
    assert (await bot.create_application_emoji(name="hit_5", image=PNG)).id == made.id


async def test_a_name_given_up_can_be_taken(bot: SampleBot) -> None:
    made = await bot.create_application_emoji(name="hit_5", image=PNG)
    await made.edit(name="hit_6")
    again = await bot.create_application_emoji(name="hit_5", image=PNG)
    assert again.id != made.id


async def test_a_name_is_taken_once(bot: SampleBot) -> None:
    await bot.create_application_emoji(name="hit_5", image=PNG)
    other = await bot.create_application_emoji(name="hit_6", image=PNG)
    with pytest.raises(discord.HTTPException, match="already exists") as taken:
        await bot.create_application_emoji(name="hit_5", image=PNG)
    assert (taken.value.status, taken.value.code) == (400, 50035)
    with pytest.raises(discord.HTTPException, match="already exists"):
        await other.edit(name="hit_5")
    assert (await other.edit(name="hit_6")).name == "hit_6"


@pytest.mark.parametrize(
    ("body", "field", "code"),
    [
        ({"name": "x", "image": address_of(PNG)}, "name", "BASE_TYPE_BAD_LENGTH"),
        ({"name": "x" * 33, "image": address_of(PNG)}, "name", "BASE_TYPE_BAD_LENGTH"),
        ({"name": "hit-5", "image": address_of(PNG)}, "name", "STRING_TYPE_REGEX"),
        ({"name": "touché", "image": address_of(PNG)}, "name", "STRING_TYPE_REGEX"),
        ({"image": address_of(PNG)}, "name", "BASE_TYPE_REQUIRED"),
        ({"name": 5, "image": address_of(PNG)}, "name", "BASE_TYPE_BAD_TYPE"),
        ({"name": "hit_5"}, "image", "BASE_TYPE_REQUIRED"),
        ({"name": "hit_5", "image": "iVBORw0KGgo="}, "image", "BINARY_TYPE_INVALID_DATA_URI"),
        (
            {"name": "hit_5", "image": "data:image/png;base64,A"},
            "image",
            "BINARY_TYPE_INVALID_DATA_URI",
        ),
        ({"name": "hit_5", "image": address_of(b"no picture")}, "image", "IMAGE_INVALID"),
        (
            {"name": "hit_5", "image": address_of(PNG + bytes(256 * 1024))},
            "image",
            "BINARY_TYPE_MAX_SIZE",
        ),
    ],
)
async def test_what_discord_refuses_is_refused(
    plain: LocalTable, body: dict[str, str], field: str, code: str
) -> None:
    path = f"applications/{plain.state.bot.id}/emojis"
    async with http(plain) as api:
        status, told = await api.ask("POST", path, body)
    assert (status, told["code"]) == (400, 50035)
    assert [each["code"] for each in told["errors"][field]["_errors"]] == [code]
    assert plain.state.emojis == {}


@pytest.mark.parametrize("kind", ["image/jpeg", "image/webp", "text/plain"])
async def test_what_a_picture_is_called_does_not_count(plain: LocalTable, kind: str) -> None:
    path = f"applications/{plain.state.bot.id}/emojis"
    async with http(plain) as api:
        status, _ = await api.ask("POST", path, {"name": "hit", "image": address_of(PNG, kind)})
    assert status == 201


async def test_no_more_than_two_thousand_are_kept(plain: LocalTable) -> None:
    path = f"applications/{plain.state.bot.id}/emojis"
    async with http(plain) as api:
        for number in range(2000):
            body = {"name": f"hit_{number}", "image": address_of(PNG)}
            assert (await api.ask("POST", path, body))[0] == 201
        status, told = await api.ask("POST", path, {"name": "more", "image": address_of(PNG)})
    assert (status, told["code"]) == (400, 30008)
    assert told["message"] == "Maximum number of emojis reached (2000)"


async def test_emojis_of_another_application_are_out_of_reach(plain: LocalTable) -> None:
    async with http(plain) as api:
        status, told = await api.ask("GET", f"applications/{plain.state.bot.id + 1}/emojis")
    assert (status, told["code"]) == (403, 50001)


async def test_pictures_are_for_those_who_may_come() -> None:
    table = LocalTable()
    table.serve((), lambda _: False)
    async with table:
        path = f"applications/{table.state.bot.id}/emojis"
        async with http(table) as api:
            _, made = await api.ask("POST", path, {"name": "hit", "image": address_of(PNG)})
        async with (
            aiohttp.ClientSession() as session,
            session.get(f"{table.http_base}/cdn/emojis/{made['id']}.png") as told,
        ):
            assert told.status == 403
