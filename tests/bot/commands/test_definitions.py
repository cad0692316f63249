"""Every command as Discord is told of it: within its limits, and as it was last looked at.

`UPDATE_SNAPSHOTS=1 make test TESTS=tests/bot/commands/test_definitions.py` writes the definitions
again; the difference is then read like any other.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from typing import Any

import pytest

from bot.discord.client import create_bot
from bot.discord.commands.command_set import command_set
from bot.process.settings import load_settings
from tests.architecture.sources import ROOT
from tests.localdiscord.protocol.openapi import judge

SNAPSHOT = ROOT / "tests" / "data" / "commands.json"
NAME = re.compile(r"[-_a-z0-9]{1,32}")
GROUPS = (1, 2)
"""Option types that hold options: a subcommand and a group of them."""


MEDIA = 16
"""A type of channel that the description does not know; discord.py names it beside forums."""
SLASH = 1
"""The type of a slash command; others stand in the menus of people and messages."""


async def sets() -> dict[str, list[dict[str, Any]]]:
    """Return the definitions of every set of commands, translations included, by name.

    They are those that every server has, and those of servers that play one game or all of them.
    """
    bot = create_bot(load_settings(None))
    commands = command_set(bot.games, bot.localiser)
    games = {game: (game,) for game in bot.games} | {"all": tuple(bot.games)}
    made = {
        "everywhere": await commands.everywhere(bot.tree),
        **{name: await commands.on_server(bot.tree, each) for name, each in games.items()},
    }
    return {
        name: sorted(json.loads(json.dumps(found)), key=lambda command: str(command["name"]))
        for name, found in made.items()
    }


async def everything() -> list[dict[str, Any]]:
    """Return the definitions of all sets."""
    return [definition for definitions in (await sets()).values() for definition in definitions]


async def payloads() -> list[dict[str, Any]]:
    """Return the definitions of the slash commands."""
    return [each for each in await everything() if each.get("type", SLASH) == SLASH]


def parts(definition: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield a definition and every option within it."""
    yield definition
    for option in definition.get("options") or ():
        yield from parts(option)


def texts(part: dict[str, Any], field: str) -> list[str]:
    """Return a field in every language."""
    return [part[field], *(part.get(f"{field}_localizations") or {}).values()]


def size(definition: dict[str, Any]) -> int:
    """Return how many characters Discord counts: the longest language of each field."""
    total = 0
    for part in parts(definition):
        total += max(map(len, texts(part, "name")))
        total += max(map(len, texts(part, "description")))
        for choice in part.get("choices") or ():
            total += max(map(len, texts(choice, "name"))) + len(str(choice["value"]))
    return total


async def test_the_definitions_are_those_last_looked_at() -> None:
    shown = json.dumps(await sets(), indent=1, ensure_ascii=False, sort_keys=True) + "\n"
    if os.environ.get("UPDATE_SNAPSHOTS"):
        SNAPSHOT.write_text(shown, encoding="utf-8")
    assert json.loads(shown) == json.loads(SNAPSHOT.read_text(encoding="utf-8")), (
        "commands changed: if that is meant, run this test with UPDATE_SNAPSHOTS=1"
    )


async def test_no_command_is_larger_than_discord_takes() -> None:
    sizes = {payload["name"]: size(payload) for payload in await payloads()}
    assert {name: count for name, count in sizes.items() if count > 8000} == {}


async def test_a_server_sees_the_commands_of_what_it_plays() -> None:
    counts = {
        name: len([each for each in definitions if each.get("type", SLASH) == SLASH])
        for name, definitions in (await sets()).items()
    }
    assert counts == {
        "everywhere": 18,
        "aos4": 10,
        "blackhammer": 15,
        "t9a": 18,
        "whfb2": 14,
        "all": 19,
    }


async def test_a_command_of_rules_shows_at_most_twelve_options() -> None:
    found = await sets()
    del found["everywhere"]
    counts = {
        f"{name} {each['name']}": len(each["options"])
        for name, definitions in found.items()
        for each in definitions
    }
    assert counts
    assert {name: count for name, count in counts.items() if count > 12} == {}


async def test_a_command_asks_for_one_option_at_most_before_it_is_sent() -> None:
    found = await sets()
    del found["everywhere"]
    needed = {
        f"{name} {each['name']}": [part["name"] for part in each["options"] if part.get("required")]
        for name, definitions in found.items()
        for each in definitions
    }
    assert {len(names) for names in needed.values()} == {0, 1}
    assert needed["aos4 pray"] == needed["blackhammer fight"] == ["unit"]
    assert needed["all rally"] == []


async def test_every_definition_is_one_by_the_description_of_discord() -> None:
    judging = judge()
    for name, definitions in (await sets()).items():
        for definition in definitions:
            for part in parts(definition):
                if MEDIA in part.get("channel_types", ()):
                    part["channel_types"].remove(MEDIA)
            assert judging.misses("ApplicationCommandUpdateRequest", definition) == [], name


async def test_no_command_has_more_options_or_choices_than_discord_takes() -> None:
    for definition in await payloads():
        for part in parts(definition):
            where = f"{definition['name']} {part['name']}"
            assert len(part.get("options") or ()) <= 25, where
            assert len(part.get("choices") or ()) <= 25, where
            for choice in part.get("choices") or ():
                assert all(1 <= len(name) <= 100 for name in texts(choice, "name")), where
                assert 1 <= len(choice["value"]) <= 100, where


async def test_every_name_is_one_that_discord_takes_and_used_once() -> None:
    for definition in await payloads():
        for part in parts(definition):
            assert NAME.fullmatch(part["name"]), definition["name"]
            assert not part.get("name_localizations"), "names are the same in every language"
            names = [option["name"] for option in part.get("options") or ()]
            assert len(names) == len(set(names)), definition["name"]


async def test_every_command_of_a_menu_has_a_name_in_both_languages() -> None:
    menus = [each for each in await everything() if each not in await payloads()]
    assert len(menus) == 6
    for menu in menus:
        assert set(menu["name_localizations"]) == {"fr"}
        assert all(1 <= len(name) <= 32 for name in texts(menu, "name"))


async def test_every_description_is_there_in_both_languages() -> None:
    for definition in await payloads():
        for part in parts(definition):
            where = f"{definition['name']} {part['name']}"
            assert set(part["description_localizations"]) == {"fr"}, where
            assert all(1 <= len(text) <= 100 for text in texts(part, "description")), where
            for choice in part.get("choices") or ():
                assert set(choice["name_localizations"]) == {"fr"}, where


async def test_required_options_come_first_and_the_usual_three_last() -> None:
    for definition in await payloads():
        for part in parts(definition):
            options = [
                option for option in part.get("options") or () if option["type"] not in GROUPS
            ]
            needed = [bool(option.get("required")) for option in options]
            assert needed == sorted(needed, reverse=True), definition["name"]
            names = [option["name"] for option in options]
            if "odds" in names:
                assert names[-3:] == ["dice", "odds", "secret"], definition["name"]


async def test_bounds_are_in_order() -> None:
    for definition in await payloads():
        for part in parts(definition):
            for low, high in (("min_value", "max_value"), ("min_length", "max_length")):
                if part.get(low) is not None and part.get(high) is not None:
                    assert part[low] <= part[high], f"{definition['name']} {part['name']}"


async def test_what_works_alone_can_be_called_anywhere_and_the_rest_on_servers() -> None:
    everywhere = (await sets())["everywhere"]
    alone = [each["name"] for each in everywhere if each["contexts"] is not None]
    assert alone == ["army", "help", "odds", "privacy", "roll", "rule", "settings"]
    for each in everywhere:
        if each["name"] in alone:
            assert (each["contexts"], each["integration_types"]) == ([0, 1, 2], [0, 1])
        else:
            assert (each["dm_permission"], each["integration_types"]) == (False, None)


async def test_no_command_of_a_server_says_where_else_it_is() -> None:
    found = await sets()
    del found["everywhere"]
    for definition in (each for definitions in found.values() for each in definitions):
        assert not {"contexts", "integration_types", "dm_permission"} & definition.keys()


@pytest.mark.parametrize(
    ("definition", "count"),
    [
        ({"name": "ab", "description": "cde"}, 5),
        ({"name": "ab", "description": "c", "description_localizations": {"fr": "cdef"}}, 6),
        (
            {
                "name": "a",
                "description": "b",
                "options": [
                    {
                        "name": "c",
                        "description": "d",
                        "choices": [
                            {"name": "ef", "value": "ghi", "name_localizations": {"fr": "efg"}}
                        ],
                    }
                ],
            },
            10,
        ),
    ],
)
def test_the_longest_language_of_each_field_counts(definition: dict[str, Any], count: int) -> None:
    assert size(definition) == count
