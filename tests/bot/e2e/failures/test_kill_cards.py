"""`kill -9` while cards are drawn: what was shown is stored, and no card is lost or dealt twice."""

from __future__ import annotations

import json
import random
import sqlite3
from pathlib import Path

import pytest

from tests.bot.e2e.failures.test_kill import live
from tests.bot.e2e.processes.process import objects, run

pytestmark = pytest.mark.trial

CARDS = 60
LIVES = 4
HAND = 40
BEGIN = (
    "/battle start game:aos4 side_one:Storm side_two:Skaven\n"
    "/battle join side:Storm\n"
    f'/deck new name:Hand kind:hand cards:"{";".join(f"Card {n}" for n in range(CARDS))}"\n'
)


def test_no_card_is_lost_or_dealt_twice(url: str, tmp_path: Path) -> None:
    begun = objects(run(url, BEGIN, "--as", "Alice", "--json").stdout)
    assert [each["ok"] for each in begun] == [True] * 3
    chance = random.Random(3)  # noqa: S311 - when to kill, no dice
    drawn: list[int] = []
    for _ in range(LIVES):
        lines = ["/card draw count:1 extra:true"] * (HAND // LIVES)
        answers = live(url, lines, chance.uniform(0, 0.1))
        drawn += [answer["outcome"]["entry"] for answer in answers if answer["ok"]]
    assert drawn
    after = objects(run(url, "/card hand\n/deck list\n", "--as", "Alice", "--json").stdout)
    held: list[str] = after[0]["outcome"]["hand"]["cards"]
    (deck,) = after[1]["outcome"]["decks"]
    database = sqlite3.connect(tmp_path / "vexille.db")
    rows = database.execute("SELECT number, record FROM entry ORDER BY number").fetchall()
    database.close()
    draws = [number for number, record in rows if json.loads(record)["action"] == "card-draw"]
    # Every draw that was answered is stored, and each that is stored dealt one card.
    assert set(drawn) <= set(draws)
    assert len(draws) - len(drawn) <= LIVES
    assert len(held) == len(set(held)) == len(draws) == deck["hand"]
    assert deck["pile"] + deck["hand"] == CARDS
    end = f"/card discard {held[0]}\n/battle end\n/dice verify\n"
    *_, proof = objects(run(url, end, "--as", "Alice", "--json").stdout)
    assert (proof["outcome"]["whole"], proof["outcome"]["cards"]) == (True, 1)
