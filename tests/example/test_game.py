"""Adding a game changes nothing in the application: it takes the example game as it is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import discord
import pytest
from discord import app_commands
from structlog.testing import capture_logs

from bot.commands.options.game_commands import gather
from bot.commands.options.names import GameNames
from bot.commands.options.question import BoundUnit, Question
from bot.commands.options.resolution import Resolution, procedure_of, resolve, understand
from bot.commands.options.specification import CommandSpec, Option
from bot.discord.commands.descriptions import FRENCH, Descriptions
from bot.discord.commands.tree import generate
from bot.lookup.search.games import game_named, names_of_games
from bot.texts.localiser import Localiser, sentence
from bot.views.cards.chances import odds_card
from bot.views.cards.outcome import outcome_card, title_of
from bot.views.words.dice_faces import in_words
from rulesets.core.declaring.parameter import Parameter, Raw
from rulesets.core.declaring.shared import SHARED
from rulesets.core.results.effect import StatusCleared, WoundsLost
from rulesets.core.results.odds import odds
from rulesets.core.ruleset.installed import installed_games
from rulesets.dice.handles.rolled import ListedFaces, RolledDice
from rulesets.refusal import Refusal
from tests.example.reeds import RULESET
from tests.example.reeds.courage import Rally
from tests.example.reeds.volley import Volley

GAMES = (*installed_games().values(), RULESET)
LOCALISER = Localiser(GAMES)
NAMES = GameNames(RULESET, LOCALISER)
SPECS = {spec.name: spec for spec in gather(GAMES, SHARED)}
HERONS = "Herons 4 Aim4+ Nv7"
OTTERS = "Otters 8 Nv6 [nés du marais, serment (1)]"


@dataclass(frozen=True)
class Shown:
    """A card in one language."""

    title: str
    headline: str
    dice: tuple[str, ...]


def nobody(name: str) -> BoundUnit:
    raise Refusal("unit-needs-battle", text=name)


def ask(command: str, **options: Raw) -> Question:
    procedure, given = procedure_of(SPECS[command], RULESET, options, NAMES)
    return understand(procedure, RULESET, given, NAMES, nobody)


def roll(command: str, *faces: int, **options: Raw) -> Resolution:
    return resolve(ask(command, **options), RolledDice(ListedFaces(faces)))


def shown(resolution: Resolution, locale: str) -> Shown:
    texts = LOCALISER.texts(locale, RULESET.id)
    units = [each.unit.name for bound in resolution.question.units.values() for each in bound]
    with capture_logs() as logs:
        card = outcome_card(
            texts,
            resolution.question.procedure,
            resolution.result,
            resolution.record,
            units=units,
        )
    assert logs == []
    return Shown(card.title, card.headline, tuple(map(in_words, card.dice)))


def test_a_command_becomes_a_slash_command_and_its_options_a_result() -> None:
    resolution = roll("shoot", 6, 5, 4, 3, 4, 2, unit=HERONS, target="Crows 6 Nv5", reeds=True)
    assert resolution.result == Volley(1)
    assert resolution.effects == (WoundsLost("target", 1),)
    assert resolution.question.given["unit"] == HERONS
    assert [roll.marks for roll in resolution.record if hasattr(roll, "marks")] == [
        (6, 5, 4, 3),
        (4, 2),
    ]


def test_an_outcome_reads_well_in_both_languages() -> None:
    resolution = roll("shoot", 6, 5, 4, 3, 4, 2, unit=HERONS, target="Crows 6 Nv5", reeds=True)
    assert shown(resolution, "en-GB") == Shown(
        "Herons · Crows — Volley",
        "One figure falls.",
        (
            "arrows 5+ (reeds \N{MINUS SIGN}1): **6 5** ~~4 3~~ → **2**",
            "who falls 4+: **4** ~~2~~ → **1**",
        ),
    )
    assert shown(resolution, "fr") == Shown(
        "Herons · Crows — Volée",
        "Une figurine tombe.",
        (
            "flèches 5+ (roseaux \N{MINUS SIGN}1)\N{NO-BREAK SPACE}: **6 5** ~~4 3~~ → **2**",
            "qui tombe 4+\N{NO-BREAK SPACE}: **4** ~~2~~ → **1**",
        ),
    )


def test_special_rules_are_found_by_their_french_names_and_fill_the_options() -> None:
    resolution = roll("rally", 3, 4, unit=OTTERS)
    assert resolution.question.arguments["rules"].number("sworn") == 1
    assert resolution.result == Rally(rallied=True)
    assert resolution.effects == (StatusCleared("unit", "shaken"),)
    assert shown(resolution, "fr").dice == (
        "ralliement (serment +1)\N{NO-BREAK SPACE}: 3 4 → **7**",
    )


def test_a_draw_on_the_table_tells_its_row() -> None:
    resolution = roll("table", 6, table="omens")
    assert shown(resolution, "en").headline == "Kingfisher: take an omen."
    assert shown(resolution, "fr").headline.startswith("Martin-pêcheur")


def test_the_same_question_gives_its_chances() -> None:
    question = ask("shoot", shots=2, aim=4)
    answer = odds(question.procedure.run, question.arguments)
    for locale, title, mean in (("en", "Volley", "0.5"), ("fr", "Volée", "0,5")):
        texts = LOCALISER.texts(locale, RULESET.id)
        with capture_logs() as logs:
            card = odds_card(texts, title_of(texts, question.procedure, ()), answer)
        assert logs == []
        assert card.title == title
        assert mean in card.dice[0]
        assert len(card.dice) == 4, "a mean, then nobody, one or two figures"


def test_the_chances_of_a_draw_name_its_rows() -> None:
    question = ask("table", table="omens")
    answer = odds(question.procedure.run, question.arguments)
    card = odds_card(LOCALISER.texts("fr", RULESET.id), "Présages", answer)
    assert "Eau dormante" in card.dice[0]
    assert "omens" not in card.dice[0]


def test_its_commands_merge_with_those_of_the_other_games() -> None:
    (others,) = [game for game in GAMES if game.id == "blackhammer"]
    common = {*RULESET.commands} & {*others.commands}
    assert {"shoot", "rally"} <= common
    for name in common:
        spec = SPECS[name]
        assert {game for game, _ in spec.procedures} >= {"blackhammer", "reeds"}
        answering = [each for game in GAMES for each in spec.own(game)]
        own = {each for procedure in answering for each in names_of(procedure.parameters)}
        offered = {option.name for option in spec.options} | set(spec.spilled)
        assert own <= offered


def names_of(parameters: tuple[Parameter, ...]) -> set[str]:
    """Return the names of those that are options: what a house rule or the table fills is none."""
    return {
        parameter.name
        for parameter in parameters
        if parameter.house is None
        and not (parameter.table and (parameter.table.unsaid or parameter.table.aside))
    }


def test_an_option_of_another_game_is_refused_by_name() -> None:
    spec = SPECS["shoot"]
    foreign = next(
        option.name
        for option in spec.options
        if option.ruleset == "blackhammer"
        if option.name not in names_of(RULESET.procedure("volley").parameters)
    )
    with pytest.raises(Refusal) as refused:
        ask("shoot", shots=3, aim=4, **{foreign: 1})
    for locale, known in (("en", "it has: unit, target, shots"), ("fr", "unit, target, shots")):
        text = sentence(LOCALISER.texts(locale, "reeds"), refused.value)
        assert text.startswith("/shoot")
        assert f" {foreign}" in text
        assert known in text


def test_a_command_the_game_lacks_is_refused_with_those_it_has() -> None:
    spec = CommandSpec("cast", (), (("blackhammer", "rally"),))
    with pytest.raises(Refusal) as refused:
        procedure_of(spec, RULESET, {}, NAMES)
    texts = LOCALISER.texts("en", "reeds")
    assert sentence(texts, refused.value) == (
        "Reeds has no rule for /cast; it answers /rally, /shoot, /roll."
    )


def test_its_commands_are_registered_with_both_languages() -> None:
    async def handler(_: discord.Interaction, __: CommandSpec, ___: Mapping[str, Raw]) -> None:
        raise AssertionError

    async def completer(
        _: discord.Interaction, __: Option, ___: str
    ) -> list[app_commands.Choice[str]]:
        raise AssertionError

    (spec,) = [each for each in gather([RULESET], ()) if each.name == "table"]
    command = generate(spec, Descriptions(LOCALISER), handler, completer)
    (table,) = [parameter for parameter in command.parameters if parameter.name == "table"]
    assert table.required
    assert [(choice.name, choice.value) for choice in table.choices] == [("Omens", "omens")]
    assert isinstance(table.choices[0]._locale_name, app_commands.locale_str)
    assert table.choices[0]._locale_name.extras[FRENCH] == "Présages"


def test_a_game_without_other_names_is_asked_by_its_own_in_both_languages() -> None:
    called = dict(names_of_games([RULESET.id], LOCALISER))
    assert called == {"reeds": "reeds", "roseaux": "reeds"}
    assert game_named("panique ?", called) == ("panique ?", None)
