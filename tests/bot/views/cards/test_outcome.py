"""Outcomes as cards."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from bot.texts.localiser import Localiser
from bot.views.cards.outcome import (
    Parties,
    headline_of,
    outcome_card,
    parties_of,
    title_of,
    tone_of,
)
from bot.views.words.dice_faces import in_words
from rulesets.core.declaring.parameter import read_arguments
from rulesets.core.declaring.shared import SHARED
from rulesets.core.ruleset.installed import installed_games
from rulesets.dice.contest import Drift
from rulesets.dice.die import D6
from rulesets.dice.handles.parts import Part
from rulesets.dice.handles.rolled import ListedFaces, RolledDice
from rulesets.dice.request import Purpose, Roll
from tests.example.reeds import RULESET
from tests.example.reeds.courage import Rally
from tests.example.reeds.marsh import Crossing
from tests.example.reeds.volley import Volley
from tests.rulesets.cases import unit_of

LOCALISER = Localiser([RULESET])
ENGLISH, FRENCH = (LOCALISER.texts(locale, "reeds") for locale in ("en", "fr"))
VOLLEY, RALLY, CROSS = (RULESET.procedure(name) for name in ("volley", "rally", "cross"))


@dataclass(frozen=True)
class Trial:
    passed: bool | None = None
    broken: bool | None = None


def test_the_title_names_each_unit_once() -> None:
    assert title_of(ENGLISH, VOLLEY, ("Herons", "Crows", "Herons")) == "Herons · Crows — Volley"
    assert title_of(FRENCH, VOLLEY, ()) == "Volée"


@pytest.mark.parametrize(
    ("game", "procedure", "units", "parties"),
    [
        (
            "t9a",
            "shooting_attack",
            {"target": ("Orcs",), "unit": ("Bows",)},
            Parties(("Bows",), ("Orcs",)),
        ),
        (
            "t9a",
            "close_combat_round",
            {"unit": ("Men", "Lord"), "enemy": ("Orcs",)},
            Parties(("Men", "Lord"), ("Orcs",), against=True),
        ),
        (
            "blackhammer",
            "charge_response",
            {"unit": ("Men",), "target": ("Orcs",)},
            Parties(("Orcs",), ("Men",), against=True),
        ),
        (
            "blackhammer",
            "panic_test",
            {"unit": ("Men",), "friend": ("Bows",)},
            Parties(("Men",)),
        ),
        (
            "whfb2",
            "cast_spell",
            {"wizard": ("Mage",), "target": ("Mage",)},
            Parties(("Mage",)),
        ),
        ("aos4", "heal", {"unit": ("Men_at_arms",)}, Parties(("Men\\_at\\_arms",))),
        ("t9a", "dispel", {}, Parties(("Orcs",))),
        ("aos4", "tactic_check", {}, Parties(("Men",))),
        ("aos4", "visibility", {}, Parties()),
    ],
)
def test_who_acts_comes_first_whoever_is_named_first(
    game: str, procedure: str, units: dict[str, tuple[str, ...]], parties: Parties
) -> None:
    found = installed_games()[game].procedure(procedure)
    assert parties_of(found, units, ("Men", "Orcs")) == parties


def test_without_a_battle_no_side_acts() -> None:
    assert parties_of(installed_games()["t9a"].procedure("dispel"), {}) == Parties()


def test_the_headline_chooses_by_keyword_and_counts_by_language() -> None:
    assert headline_of(ENGLISH, CROSS, Crossing("dry", 4)) == "Dry feet, 4 paces on."
    assert headline_of(FRENCH, CROSS, Crossing("soaked", 0)).startswith("Trempés")
    assert headline_of(ENGLISH, RALLY, Rally(rallied=False)) == "The band stays shaken."
    assert headline_of(ENGLISH, VOLLEY, Volley(1)) == "One figure falls."
    assert headline_of(FRENCH, VOLLEY, Volley(2)) == "2 figurines tombent."


@pytest.mark.parametrize(
    ("result", "tone"),
    [
        (Rally(rallied=True), "good"),
        (Rally(rallied=False), "bad"),
        (Trial(passed=True), "good"),
        (Trial(passed=False), "bad"),
        (Volley(3), "neutral"),
    ],
)
def test_the_colour_follows_what_is_plainly_good_or_bad(result: object, tone: str) -> None:
    assert tone_of(result) == tone


def test_the_card_holds_dice_changes_and_footer() -> None:
    record = (Roll(Purpose("rally"), D6, (3, 4), (), 7),)
    card = outcome_card(
        ENGLISH, RALLY, Rally(True), record, changes=("calm again",), footer="no. 1"
    )
    assert card.title == "Rally"
    assert tuple(map(in_words, card.dice)) == ("rally: 3 4 → **7**",)
    assert card.changes == ("calm again",)
    assert card.footer == "no. 1"
    assert card.tone == "good"


@pytest.mark.parametrize(
    ("game", "locale", "told"),
    [
        ("whfb2", "en", "3 cm the way"),
        ("whfb2", "fr", "3 cm dans"),
        ("aos4", "fr", "3″ dans"),
        ("blackhammer", "fr", "3 ps dans"),
        ("blackhammer", "en", "3 ps the way"),
    ],
)
def test_a_scatter_die_is_told_in_the_length_of_the_game(game: str, locale: str, told: str) -> None:
    texts = Localiser(installed_games()).texts(locale, game)
    scatter = next(each for each in SHARED if each.id == "scatter")
    headline = headline_of(texts, scatter, Drift(3, bearing=90))
    assert told in headline.replace("\N{NO-BREAK SPACE}", " ")


def test_dice_are_marked_as_the_bot_s_only_where_real_ones_fell_too() -> None:
    record = (Roll(Purpose("arrows", 4), D6, (3, 4), (), 1),)
    bots = (Part("fair", 1, draw=0), Part("fair", 1, draw=1))
    mixed = (Part("typed", 1), Part("fair", 1, draw=0))
    for parts, told in (
        (bots, "arrows 4+: 3 4 → **1**"),
        (mixed, "arrows 4+: 3 + 4 (bot) → **1**"),
    ):
        (line,) = outcome_card(ENGLISH, VOLLEY, Volley(1), record, parts=parts).dice
        assert in_words(line) == told


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_why_no_test_was_due_is_said_once(locale: str) -> None:
    game = installed_games()["blackhammer"]
    men = unit_of(game, {"line": "Men 20 M4 Ld7", "statuses": {"engaged": None}})
    procedure = game.procedure("panic_test")
    given = {"cause": "destroyed", "distance": 4, "friend_power": 20}
    arguments = read_arguments(procedure.parameters, {**given}, {"unit": (men,)})
    dice = RolledDice(ListedFaces(()))
    result = procedure.run(dice, **arguments)
    card = outcome_card(
        Localiser([game]).texts(locale, game.id), procedure, result, tuple(dice.record)
    )
    assert dice.record
    assert "Panic" in card.headline or "Panique" in card.headline
    assert card.dice == ()
