"""Every desk, sheet and answer of battles with the worst of names, as Discord describes them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from localdiscord.rest.server import API
from localdiscord.state.context import Exchange
from tests.bot.e2e.desk.strain.pressing import Pressing, assert_whole
from tests.bot.e2e.desk.tapping import Tapper, labels, words
from tests.bot.e2e.games.test_offers_taken import GAMES
from tests.bot.e2e.hall import Hall
from tests.localdiscord.protocol.openapi import judge

NAMES = (
    "@everyone",
    "<@123456789012345678>",
    "**bold** _it_ ~~no~~ ||where||",
    "# head",
    "> quote",
    "-# small",
    "[here](https://discord.com)",
    "`code` ```more```",
    "<t:1700000000:R>",
    "\u05d0\u05d1\u05d2 \u0645\u0631\u062d\u0628\u0627",
    "👨‍👩‍👧‍👦" * 5,
    "Z\u0335\u0321\u0327a\u0336l\u0334g\u0337o" * 4,
    "x" * 60,
    "*_" * 30,
)
TEXT, BUTTON, SELECT = 10, 2, 3


@pytest.fixture
def seen(hall: Hall) -> list[Exchange]:
    """Return what the bot asks of Discord from now on."""
    found: list[Exchange] = []
    hall.table.observe(found.append)
    return found


def named(line: str, tail: str) -> str:
    """Return a unit's line under a name that is hard to show."""
    _, _, rest = line.partition(" ")
    name = NAMES[int(tail[:-1]) % len(NAMES)]
    return f'"{name[: 59 - len(tail)]} {tail}" {rest}'


async def set_up(ana: Tapper, bruno: Tapper, game: str) -> None:
    """Start a battle of two sides with 24 units each."""
    armies, more, _ = GAMES[game]
    sides = ("**Storm** @here", "`Horde` <@&5>")
    start = {"game": game, "side_one": sides[0], "side_two": sides[1], **more}
    assert (await ana.player.calls("battle start", **start)).answer.refused is None
    for tapper, side, army in zip((ana, bruno), sides, armies, strict=True):
        await tapper.player.user.slash("battle join", {"side": side})
        for number in range(24):
            line = named(army[number % len(army)], f"{number}{side[-1]}")
            told = await tapper.player.user.slash("unit add", {"line": line, "side": side})
            assert tapper.hall.told[told.interaction.id].refused is None, (line, told.content)


def parts(component: Any) -> Iterator[dict[str, Any]]:
    """Yield a component and those inside it."""
    yield component
    for inner in component.get("components", ()):
        yield from parts(inner)


def assert_taken(message: Any) -> None:
    """Hold a message of components to the limits that Discord tells in words alone."""
    found = [each for top in message.components for each in parts(top)]
    assert len(found) <= 40
    assert sum(len(each["content"]) for each in found if each["type"] == TEXT) <= 4000
    ids = [each["custom_id"] for each in found if "custom_id" in each]
    assert len(set(ids)) == len(ids)
    assert all(len(each) <= 100 for each in ids)
    assert all(0 < len(each["label"]) <= 80 for each in found if each["type"] == BUTTON)
    for select in (each for each in found if each["type"] == SELECT):
        values = [option["value"] for option in select["options"]]
        assert 0 < len(values) == len(set(values)) <= 25
        assert all(0 < len(each["label"]) <= 100 for each in select["options"])
        assert all(0 < len(value) <= 100 for value in values)
    payload = message.payload
    assert (payload["mentions"], payload["mention_roles"]) == ([], [])
    assert payload["mention_everyone"] is False
    for text in (each["content"] for each in found if each["type"] == TEXT):
        for sign in ("@everyone", "<@1", "||where", "**bold**", "[here](", " <t:", "<@&", "@here"):
            assert sign not in text, text


@pytest.mark.parametrize("game", GAMES)
async def test_whatever_is_pressed_is_answered_as_discord_describes_it(
    ana: Tapper, bruno: Tapper, seen: list[Exchange], game: str, thinned: int
) -> None:
    await set_up(ana, bruno, game)
    await ana.player.user.slash("battle next")
    await ana.desk()
    pressing = Pressing(ana, bruno, Random(1))  # noqa: S311 - chance for a test
    for _ in range(60 // thinned):
        await pressing.round()
        for _, message in pressing.kept:
            assert_taken(message)
    assert pressing.faults == []
    assert pressing.told["sheet"]
    await assert_whole(pressing)
    desk = await ana.desk()
    (own,) = (await ana.player.user.line("/desk")).messages  # it tells of units in any phase
    assert_taken(own)
    shown = (desk, own)
    named = any("@everyone" in label for each in shown for label in labels(each))
    assert named or any("everyone" in words(each) for each in shown)
    described = [each for each in seen if each.route.startswith(API) and each.status < 300]
    assert [
        each for exchange in described[::thinned] for each in judge().complaints(exchange)
    ] == []
