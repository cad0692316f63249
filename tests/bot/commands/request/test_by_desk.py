"""Refusals of acts to who presses: told in words of the desk, never by what others type."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path
from typing import Final

import pytest

from bot.commands.request.by_desk import by_desk, ways_named
from bot.texts.localiser import LOCALES, Localiser
from bot.texts.ways import UNIT_SHEET
from rulesets.core.ruleset.installed import installed_games
from rulesets.refusal import Refusal

GAMES: Final = installed_games()
LOCALISER: Final = Localiser(tuple(GAMES.values()))
RAISED_IN: Final = (
    "rulesets",
    "bot/battle/tabletop",
    "bot/battle/actions",
    "bot/commands/procedures",
    "bot/commands/desk",
    "bot/commands/dice",
)
"""Where the refusals of acts are raised that the desk has a button for."""
RAISED: Final = re.compile(r"Refusal\(\s*\"([a-z0-9-]+)\"")
TYPED: Final = re.compile(
    r"(?<![\w/])/(?:undo|do|roll|throw|unit|battle (?:next|status|end|count)|charge|flee|fight"
    r"|combat|shoot|dispel|cast|move|panic|psychology|winds|warmachine|resolve|rally|desk)\b"
    r"|\b[a-z_]+:[a-z0-9{…]|\boptions? "
)
"""What is typed alone: a command that the desk has a button for, an option."""
BY_HAND: Final = frozenset(
    ("unit", "target", "enemy", "foe", "friend", "charger", "host", "other", "wizard", "side")
)
OPTIONS: Final = "an option is typed alone: a button gives what fits, a form says which is wrong"
TYPED_ALONE: Final = {
    **dict.fromkeys(
        (
            *("missing-option", "not-a-choice", "not-a-number", "not-rules", "not-units"),
            *("not-yes-or-no", "out-of-range", "too-long", "too-many-numbers", "unit-count"),
            *("unknown-option", "contests-for-other", "machine-unknown", "another-machine"),
            *("weapon-mounted", "kind-untold", "objective-unsourced"),
        ),
        OPTIONS,
    ),
    "procedure-is-spell": "procedures are named by who types",
    "not-in-the-text": "house rules are chosen before a battle",
    "no-monster-table": "house rules are chosen before a battle",
    "fire-points-counted": "house rules are chosen before a battle",
    "deck-empty": "decks have no button of the desk",
}
"""Refusals that tell what is typed all the same, each with why."""


def raised() -> set[str]:
    """Return the codes of every refusal that an act on the desk may come to."""
    found: set[str] = set()
    for folder in RAISED_IN:
        for path in Path(folder).rglob("*.py"):
            found.update(RAISED.findall(path.read_text(encoding="utf-8")))
    return found


def words_of(locale: str, game: str, code: str) -> str:
    """Return what a refusal tells who presses, with a name for whatever it is about."""
    texts = LOCALISER.texts(locale, game)
    facts = dict.fromkeys(BY_HAND, "Black Orcs")
    return by_desk(texts, Refusal(code, **facts))  # type: ignore[arg-type]  # any code


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_no_refusal_of_an_act_on_the_desk_tells_to_type(game: str, locale: str) -> None:
    texts = LOCALISER.texts(locale, game)
    codes = [code for code in sorted(raised()) if texts.has(f"refusal-{code}")]
    typed = {code for code in codes if TYPED.search(words_of(locale, game, code))}
    assert typed <= TYPED_ALONE.keys()


def test_every_reason_is_still_that_of_a_refusal_that_tells_to_type() -> None:
    typed = {
        code
        for locale, game in product(LOCALES, GAMES)
        for code in raised()
        if LOCALISER.texts(locale, game).has(f"refusal-{code}")
        and TYPED.search(words_of(locale, game, code))
    }
    assert typed == TYPED_ALONE.keys()


@pytest.mark.parametrize(
    ("locale", "game", "code", "told"),
    [
        (
            "en",
            "t9a",
            "flight-first",
            "flees first: roll its flight by a button of the desk, then measure the charge anew.",
        ),
        ("fr", "t9a", "flight-first", "Black Orcs fuit d’abord"),
        ("en", "aos4", "power-spent", "its sheet in the menu corrects that."),
        (
            "en",
            "blackhammer",
            "target-in-unit",
            "name Black Orcs (or its sheet in the menu if he is out of it).",
        ),
        (
            "en",
            "blackhammer",
            "no-longer-due",
            "This is no longer due: “Table” in the menu shows what is.",
        ),
        ("fr", "blackhammer", "no-longer-due", "« Table » dans le menu"),
        ("en", "aos4", "end-not-asked", "“End battle” in the menu proposes the end anew."),
    ],
)
def test_what_is_typed_is_called_by_the_words_of_the_desk(
    locale: str, game: str, code: str, told: str
) -> None:
    assert told in words_of(locale, game, code).replace("\N{NO-BREAK SPACE}", " ").replace(
        "\N{NARROW NO-BREAK SPACE}", " "
    )


@pytest.mark.parametrize("locale", LOCALES)
def test_the_sheet_of_a_unit_is_named_by_what_leads_there_and_by_no_name(locale: str) -> None:
    texts = LOCALISER.texts(locale, "aos4")
    for name in ("Orcs", texts(UNIT_SHEET)):
        facts = dict.fromkeys(BY_HAND, name)
        led = ways_named(texts, Refusal("power-spent", **facts))  # type: ignore[arg-type]
        other = ways_named(texts, Refusal("no-longer-due", **facts))  # type: ignore[arg-type]
        assert UNIT_SHEET in led
        assert UNIT_SHEET not in other


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    "name",
    [
        *("Orcs (2)", "Orcs (2nd; left)", "St. Georg’s Knights", "Knights, the Old", "/undo"),
        *(
            "unit:Bob",
            "(target:a b)",
            "Bob options x; y",
            "A/B. C",
            "Ork.",
            "\ue000\ue001 x",
            "a: b",
        ),
    ],
)
@pytest.mark.parametrize("game", GAMES)
def test_a_name_is_told_as_it_is_whatever_signs_are_in_it(
    game: str, locale: str, name: str
) -> None:
    """Any name stands where a plain one would, in the same sentence."""
    texts = LOCALISER.texts(locale, game)
    first = next(sign for sign in name if sign.isalnum())  # French asks with which it begins
    for code in sorted(code for code in raised() if texts.has(f"refusal-{code}")):
        plain, told = (
            by_desk(texts, Refusal(code, **dict.fromkeys(BY_HAND, each)))  # type: ignore[arg-type]
            for each in (f"{first}wxyz", name)
        )
        assert told == plain.replace(f"{first}wxyz", name), code
