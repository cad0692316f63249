"""Descriptions of commands: kept, and equal to the texts."""

from __future__ import annotations

from pathlib import Path

import orjson

from bot.discord.commands.descriptions import FRENCH, KEPT, descriptions
from bot.texts.localiser import Localiser
from rulesets.core.ruleset.installed import Games, installed_games
from scripts.declared import described
from tests.example.reeds import RULESET


class Unread(Localiser):
    """Texts that nobody may ask for."""

    def texts(self, locale: str, ruleset: str | None = None) -> None:  # type: ignore[override]
        raise AssertionError(locale, ruleset)


async def test_what_is_kept_is_what_the_texts_say() -> None:
    assert KEPT.read_bytes() == described(installed_games()), "run make docs"


def test_what_is_kept_is_told_without_reading_a_text() -> None:
    games = installed_games()
    told = descriptions(games, Unread(games))("command-shoot")
    assert told.message == "A unit’s shooting"
    assert told.extras[FRENCH] == "Le tir d’une unité"


def test_the_texts_of_other_games_are_read(tmp_path: Path) -> None:
    kept = tmp_path / "described.json"
    kept.write_bytes(orjson.dumps({"games": ["reeds", "others"], "texts": {}}))
    games = Games([RULESET])
    assert descriptions(games, Localiser(games), kept)("param-aim", "reeds").message
