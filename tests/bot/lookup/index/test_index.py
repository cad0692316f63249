"""The index of the reference: written once, opened fast, never of other texts."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from bot.lookup.index import index
from bot.lookup.index.gathering import gather
from bot.lookup.search.search import Search
from bot.texts.localiser import Localiser
from rulesets.core.ruleset.installed import Games, installed_games
from tests.bot.lookup.shelf_of_rules import ARTICLES


def test_an_index_that_stands_is_opened_as_it_is(tmp_path: Path) -> None:
    kept = tmp_path / "index.db"
    index.write(kept, ARTICLES)
    found = Search(index.open_index(Games(), kept)).find("panic", "skittles")
    assert found[0].article == ARTICLES[1]


@pytest.mark.parametrize("fault", ["missing", "of other texts", "no database"])
def test_an_index_that_does_not_fit_is_made_anew_and_apart(
    tmp_path: Path, fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = tmp_path / "index.db"
    if fault != "missing":
        index.write(kept, ARTICLES)
    if fault == "of other texts":
        monkeypatch.setattr(index, "stamp", lambda: "another")
        monkeypatch.setattr(index, "contents", lambda: "another")
    if fault == "no database":
        kept.write_bytes(os.urandom(4096))
    before = kept.read_bytes() if kept.exists() else None
    database = index.open_index(Games(), kept)
    assert database.execute("SELECT count(*) FROM article").fetchone() == (0,)
    assert (kept.read_bytes() if kept.exists() else None) == before


def test_files_of_another_time_that_say_the_same_are_the_same_texts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = tmp_path / "index.db"
    index.write(kept, ARTICLES)
    monkeypatch.setattr(index, "stamp", lambda: "another")
    assert index.is_current(kept)


def test_every_kind_of_file_that_an_index_is_made_from_counts() -> None:
    names = {Path(path).name for path, *_ in index._sources()}
    assert {"synonyms.txt", "empty_words.txt", "words.py"} <= names
    assert any(name.endswith(".toml") for name in names)
    assert any(name.endswith(".ftl") for name in names)


def test_every_thing_a_game_declares_has_an_article(localiser: Localiser, games: Games) -> None:
    for game in games.values():
        covered = {cover for article in gather(game, localiser) for cover in article.covers}
        assert {f"spell:{spell.id}" for spell in game.spells} <= covered
        assert {f"procedure:{procedure.id}" for procedure in game.procedures} <= covered


def test_what_a_procedure_does_on_the_way_is_found_under_the_entry_called_so(
    localiser: Localiser, games: Games
) -> None:
    named = {each.id: each.fr.aliases for each in gather(games["aos4"], localiser)}
    assert "Figurines tuées" not in named["damage"]
    assert not {each.lower() for each in named["fight"]} & {"attaque en règle", "défense en règle"}


@pytest.fixture(scope="module")
def games() -> Games:
    return installed_games()


@pytest.fixture(scope="module")
def localiser(games: Games) -> Localiser:
    return Localiser(games)
