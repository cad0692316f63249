"""Slash commands made from specifications."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.commands.declaring.index import own_commands
from bot.commands.options.game_commands import gather
from bot.commands.options.specification import CommandSpec, Option
from bot.discord.commands.descriptions import FRENCH, Descriptions
from bot.discord.commands.translator import FrenchTranslator
from bot.discord.commands.tree import Given, generate, top_commands
from bot.texts.localiser import Localiser
from tests.example.reeds import RULESET

TOLD = Descriptions(Localiser([RULESET]))
SPECS = {spec.name: spec for spec in gather([RULESET], ())}


class Bot:
    """Keeps what commands hand over."""

    def __init__(self) -> None:
        self.handled: list[tuple[str, dict[str, Given]]] = []
        self.completed: list[tuple[str, str]] = []

    async def handle(
        self, _interaction: discord.Interaction, spec: CommandSpec, options: dict[str, Given]
    ) -> None:
        self.handled.append((spec.name, options))

    async def complete(
        self, _interaction: discord.Interaction, option: Option, typed: str
    ) -> list[app_commands.Choice[str]]:
        self.completed.append((option.name, typed))
        return [app_commands.Choice(name=typed, value=typed)]


@pytest.fixture
def bot() -> Bot:
    return Bot()


@dataclass(frozen=True)
class Asked:
    """An interaction, as far as a command looks at it."""

    namespace: tuple[tuple[str, Any], ...] = ()


def command(bot: Bot, spec: CommandSpec) -> Any:
    return generate(spec, TOLD, bot.handle, bot.complete)


async def test_the_handler_is_given_the_options_that_were_typed(bot: Bot) -> None:
    await command(bot, SPECS["rally"]).callback(
        Asked(), unit="Otters", nerve=None, omen=False, dice="3 4", odds=None
    )
    assert bot.handled == [("rally", {"unit": "Otters", "omen": False, "dice": "3 4"})]


async def test_an_option_that_a_server_still_has_from_before_is_handed_over_too(bot: Bot) -> None:
    asked = Asked((("unit", "Otters"), ("resolve", 7)))
    await command(bot, SPECS["rally"]).callback(asked, unit="Otters")
    assert bot.handled == [("rally", {"unit": "Otters", "resolve": 7})]


async def test_half_a_character_reaches_no_handler(bot: Bot) -> None:
    made = command(bot, SPECS["rally"])
    await made.callback(Asked(), unit="Ot\ud800ters \ud83d\ude00", dice="\udcff")
    assert bot.handled == [("rally", {"unit": "Ot\ufffdters \U0001f600", "dice": "\ufffd"})]
    await made._params["unit"].autocomplete(object(), "Ot\udcff")
    assert bot.completed == [("unit", "Ot\ufffd")]


def test_options_have_their_types_bounds_and_descriptions(bot: Bot) -> None:
    made = command(bot, SPECS["shoot"])
    options = {parameter.name: parameter for parameter in made.parameters}
    shots = options["shots"]
    assert (shots.type, shots.min_value, shots.max_value, shots.required) == (
        discord.AppCommandOptionType.integer,
        1,
        60,
        False,
    )
    assert options["reeds"].type is discord.AppCommandOptionType.boolean
    assert (options["unit"].type, options["unit"].max_value) == (
        discord.AppCommandOptionType.string,
        300,
    )
    assert str(options["shots"].description) == "Arrows shot"
    assert [parameter.name for parameter in made.parameters][-3:] == ["dice", "odds", "secret"]


def test_a_file_is_asked_for_as_an_attachment(bot: Bot) -> None:
    spec = CommandSpec("load", (Option("file", "file", "param-unit", required=True),), ())
    (file,) = command(bot, spec).parameters
    assert (file.type, file.required) == (discord.AppCommandOptionType.attachment, True)


async def test_options_that_complete_ask_the_completer(bot: Bot) -> None:
    made = command(bot, SPECS["rally"])
    options = {parameter.name: parameter for parameter in made.parameters}
    assert {name for name, option in options.items() if option.autocomplete} == {"unit", "rules"}
    complete = made._params["rules"].autocomplete
    offered = await complete(object(), "swo")
    assert [each.value for each in offered] == ["swo"]
    assert bot.completed == [("rules", "swo")]


async def test_descriptions_and_choices_are_translated_into_french_alone(bot: Bot) -> None:
    translator = FrenchTranslator()
    context: Any = None
    table = {parameter.name: parameter for parameter in command(bot, SPECS["table"]).parameters}[
        "table"
    ]
    (omens,) = table.choices
    for text, french in (
        (omens._locale_name, "Présages"),
        (TOLD("param-aim", "reeds"), "Plus petite"),
    ):
        said = await translator.translate(text, discord.Locale.french, context)
        assert said is not None
        assert said.startswith(french)
        assert await translator.translate(text, discord.Locale.german, context) is None
    bare = app_commands.locale_str("plain")
    assert await translator.translate(bare, discord.Locale.french, context) is None


def test_subcommands_are_gathered_in_groups_and_most_are_for_servers(bot: Bot) -> None:
    specs = (*SPECS.values(), *own_commands(["reeds"]))
    made = {made.name: made for made in top_commands(specs, TOLD, bot.handle, bot.complete)}
    battle = made["battle"]
    assert isinstance(battle, app_commands.Group)
    assert "start" in {each.name for each in battle.commands}
    alone = {"roll", "odds", "rule", "army", "settings", "help", "privacy"} & made.keys()
    assert {name for name, each in made.items() if not each.guild_only} == alone
    assert {name for name, each in made.items() if each.allowed_installs is not None} == alone
    start = battle.get_command("start")
    assert isinstance(start, app_commands.Command)
    games = {parameter.name: parameter for parameter in start.parameters}["game"]
    assert [(choice.name, choice.value) for choice in games.choices] == [("Reeds", "reeds")]


def test_a_description_is_no_longer_than_discord_takes() -> None:
    class Long:
        def texts(self, locale: str, _game: str | None) -> Callable[[str], str]:
            return lambda key: f"{locale} {key * 200}"

    text = Descriptions(Long())("a")  # type: ignore[arg-type]
    assert len(text.message) == len(text.extras[FRENCH]) == 100
