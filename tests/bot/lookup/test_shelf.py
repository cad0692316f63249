"""The shelf: questions are answered apart from the loop that answers everybody else."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest

from bot.lookup.index.index import write
from bot.lookup.search.meanings import Meaning, Meanings
from bot.lookup.search.search import Search
from bot.lookup.shelf import Shelf
from rulesets.core.ruleset.installed import Games
from tests.bot.lookup.shelf_of_rules import ARTICLES


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    kept = tmp_path / "index.db"
    write(kept, ARTICLES)
    return Shelf(Games(), kept)


@pytest.mark.parametrize("asked", ["killing-blow", "skittles/killing-blow", "kiling blwo"])
async def test_a_rule_is_meant_by_its_id_or_found(shelf: Shelf, asked: str) -> None:
    assert [hit.article.id for hit in await shelf.meant(asked, "skittles", 1)] == ["killing-blow"]


async def test_the_loop_goes_on_while_a_question_is_answered(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    goes_on = threading.Event()

    def slow(*_: object) -> list[object]:
        assert goes_on.wait(20)
        return []

    monkeypatch.setattr(Search, "find", slow)
    coming = asyncio.ensure_future(shelf.meant("whatever", "skittles", 1))
    offers = asyncio.ensure_future(shelf.offers("zzz", "skittles", 1))
    await asyncio.sleep(0)
    assert not coming.done()
    goes_on.set()
    assert await coming == []
    assert await offers == []


async def test_a_hundred_unknown_words_are_searched_for_no_more_slips_than_a_few(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: list[str] = []
    meaning = Meanings._meaning

    def counted(known: Meanings, word: str, game: str) -> Meaning:
        looked.append(word)
        return meaning(known, word, game)

    monkeypatch.setattr(Meanings, "_meaning", counted)
    await shelf.meant(
        " ".join(f"zork{chr(97 + index % 26)}" for index in range(100)), "skittles", 5
    )
    assert 0 < len(looked) <= 4
