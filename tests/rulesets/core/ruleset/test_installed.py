"""Games as they are installed: known by name at once, imported when asked for."""

from __future__ import annotations

import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from rulesets.core.ruleset import installed
from rulesets.core.ruleset.installed import GROUP, Games, installed_games
from tests.example.reeds import RULESET

REEDS = EntryPoint("reeds", "tests.example.reeds:RULESET", GROUP)


def test_a_game_is_found_by_its_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(installed, "entry_points", lambda group: [REEDS] if group == GROUP else [])
    assert installed_games() == {"reeds": RULESET}


def test_games_are_in_order_of_their_slugs_and_imported_when_asked_for() -> None:
    other = EntryPoint("abacus", "nowhere.abacus:RULESET", GROUP)
    games = Games(points=[REEDS, other])
    assert (list(games), len(games), "abacus" in games) == (["abacus", "reeds"], 2, True)
    assert not games.imported("reeds")
    assert games["reeds"] is RULESET
    assert games.imported("reeds")
    assert games.get("chess") is None
    with pytest.raises(KeyError):
        games.texts("chess")


@pytest.mark.parametrize(
    ("slug", "value"), [("volley", "reeds.volley:volley"), ("weeds", "reeds:RULESET")]
)
def test_an_entry_point_that_is_not_the_game_it_names_is_refused(slug: str, value: str) -> None:
    games = Games(points=[EntryPoint(slug, f"tests.example.{value}", GROUP)])
    with pytest.raises(TypeError, match=rf"{value} is not a Ruleset called {slug}"):
        games[slug]


def test_its_texts_are_found_without_importing_it() -> None:
    program = (
        "import sys; from rulesets.core.ruleset.installed import installed_games;"
        "games = installed_games();"
        "print(*(games.texts(one) for one in games), sep='\\n');"
        "print(*(one for one in sys.modules if one.startswith('rulesets.') and"
        " one.split('.')[1] in games))"
    )
    told = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    *folders, imported = told.stdout.splitlines()
    games = installed_games()
    assert [Path(folder) for folder in folders] == [
        Path(str(game.texts)) for game in games.values()
    ]
    assert imported == ""


def test_the_texts_of_a_game_in_a_module_are_those_it_names() -> None:
    point = EntryPoint("reeds", "tests.rulesets.core.ruleset.test_installed:RULESET", GROUP)
    assert Games(points=[point]).texts("reeds") == RULESET.texts
