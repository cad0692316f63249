"""The reference of each game: whole, in every language, with the same numbers in each."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from rulesets.core.books.reference import Entry, read_reference
from rulesets.core.books.table import Table
from rulesets.core.ruleset.game import Ruleset
from rulesets.core.ruleset.installed import installed_games
from tests.together import together

GAMES = tuple(installed_games().values())
SECTIONS = Path(__file__).parents[2] / "data" / "sections"
_NUMBER = re.compile(r"\d+(?:[.,]\d+)?")


@cache
def entries_of(game: str) -> tuple[Entry, ...]:
    folder = files(f"rulesets.{game}") / "reference"
    return read_reference(folder) if folder.is_dir() else ()


def numbers(text: str) -> Counter[str]:
    """Return the numbers of a text; French writes 2,5 where English writes 2.5."""
    return Counter(found.replace(",", ".") for found in _NUMBER.findall(text))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_section_of_the_text_has_an_entry(game: Ruleset) -> None:
    sections = json.loads((SECTIONS / f"{game.id}.json").read_text(encoding="utf-8"))
    told = {entry.section for entry in entries_of(game.id)}
    if told:
        assert [section for section, _ in sections if section not in told] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_both_languages_tell_the_same_numbers(game: Ruleset) -> None:
    with together() as case:
        for entry in entries_of(game.id):
            with case(entry.id):
                assert numbers(entry.fr.text) == numbers(entry.en.text)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_entries_cover_is_declared(game: Ruleset) -> None:
    declared = declared_in(game)
    stray = [
        f"{entry.id}: {cover}"
        for entry in entries_of(game.id)
        for cover in entry.covers
        if cover not in declared
    ]
    assert stray == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_nothing_is_covered_twice(game: Ruleset) -> None:
    covered = Counter(cover for entry in entries_of(game.id) for cover in entry.covers)
    assert [key for key, times in covered.items() if times > 1] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_phases_of_entries_are_phases_of_the_game(game: Ruleset) -> None:
    phases = {phase.id for phase in game.phases}
    assert {phase for entry in entries_of(game.id) for phase in entry.phases} <= phases


def declared_in(game: Ruleset) -> set[str]:
    """Return what entries of a game may cover."""
    kinds: dict[str, Iterable[Any]] = {
        "procedure": game.procedures,
        "table": game.tables,
        "chart": game.charts,
        "rule": game.rules,
        "status": game.statuses,
        "spell": game.spells,
        "house": game.house_rules,
    }
    return {f"{kind}:{each.id}" for kind, listed in kinds.items() for each in listed}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_table_that_is_left_to_the_text_is_in_it(game: Ruleset) -> None:
    tables = {table.id: table for table in game.tables}
    with together() as case:
        for entry in entries_of(game.id):
            with case(entry.id):
                assert_told(entry, tables)


def assert_told(entry: Entry, tables: dict[str, Table]) -> None:
    """Hold the text of an entry to the tables that stand in it instead of in rows of their own."""
    if entry.rows:
        return
    covered = [cover.partition(":")[::2] for cover in entry.covers]
    shown = [tables[name] for kind, name in covered if kind == "table"]
    assert shown or any(kind == "chart" for kind, _ in covered)
    for wording in (entry.en, entry.fr):
        found = {int(each) % 100 for each in re.findall(r"\d+", wording.text)}
        for table in shown:
            for row in table.rows[1:-1]:  # the ends may be told as "or less", "or more"
                assert {row.least % 100, row.most % 100} <= found, (table.id, row.id)
