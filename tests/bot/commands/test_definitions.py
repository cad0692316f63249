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
from bot.discord.translator import FrenchTranslator
from bot.process.settings import load_settings
from tests.architecture.sources import ROOT

SNAPSHOT = ROOT / "tests" / "data" / "commands.json"
NAME = re.compile(r"[-_a-z0-9]{1,32}")
GROUPS = (1, 2)
"""Option types that hold options: a subcommand and a group of them."""


SLASH = 1
"""The type of a slash command; others stand in the menus of people and messages."""


async def everything() -> list[dict[str, Any]]:
    """Return the definition of every command, translations included, by name."""
    bot = create_bot(load_settings(None))
    translator = FrenchTranslator()
    made = [
        await command.get_translated_payload(bot.tree, translator)
        for command in bot.tree.get_commands()
    ]
    return sorted(json.loads(json.dumps(made)), key=lambda command: str(command["name"]))


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
    shown = json.dumps(await everything(), indent=1, ensure_ascii=False, sort_keys=True) + "\n"
    if os.environ.get("UPDATE_SNAPSHOTS"):
        SNAPSHOT.write_text(shown, encoding="utf-8")
    assert json.loads(shown) == json.loads(SNAPSHOT.read_text(encoding="utf-8")), (
        "commands changed: if that is meant, run this test with UPDATE_SNAPSHOTS=1"
    )


async def test_no_command_is_larger_than_discord_takes() -> None:
    sizes = {payload["name"]: size(payload) for payload in await payloads()}
    assert {name: count for name, count in sizes.items() if count > 8000} == {}
    assert 0 < len(sizes) <= 100


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
    assert len(menus) == 5
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


async def test_commands_are_for_servers_alone() -> None:
    assert [payload["name"] for payload in await everything() if payload["dm_permission"]] == []


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
