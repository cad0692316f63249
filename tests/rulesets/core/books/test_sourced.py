"""Data files say in which text what they hold is written."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulesets.core.books.sourced import Sourced
from rulesets.core.books.spell import load_lore
from rulesets.core.books.table import load_chart, load_table

TABLE = """
id = "misfire"
source = "R L797-803"
witness = "same"
dice = "D6"
rows = [{ id = "jammed", least = 1, most = 6 }]
"""
CHART = """
id = "to-wound"
source = "R L648-659"
witness = "draft"
rows = "t"
columns = "s"
cells = { 1 = ["4+"] }
"""
LORE = """
id = "water"
source = "P mg.txt"
witness = "old"
[[spells]]
id = "splash"
number = 1
casting = [6]
types = ["missile"]
duration = "instant"
targets = "unit"
source = "P mg.txt"
witness = "old"
works = [{ does = "move" }]
"""


def saved(folder: Path, text: str) -> Path:
    file = folder / "data.toml"
    file.write_text(text, encoding="utf-8")
    return file


@pytest.mark.parametrize(
    ("source", "witness"),
    [
        ("L12-20", None),
        ("L12, L30; L41", None),
        ("R L797-803", "draft"),
        ("B10 SE", "same"),
        ("L517; R L886-927", "draft"),
        ("R L785; B10 HBE", "same"),
    ],
)
def test_a_source_is_of_the_text_or_of_its_witness(source: str, witness: str | None) -> None:
    assert Sourced(source=source, witness=witness).source == source


@pytest.mark.parametrize(
    ("source", "witness"),
    [
        ("R L797-803", None),
        ("L517; R L886-927", None),
        ("L12-20", "draft"),
        ("somewhere", None),
        ("somewhere", "draft"),
        ("R", "draft"),
    ],
)
def test_a_source_of_another_text_needs_a_witness_and_the_reverse(
    source: str, witness: str | None
) -> None:
    with pytest.raises(ValueError, match="lines of the game's text"):
        Sourced(source=source, witness=witness)


def test_tables_and_charts_keep_their_witness(tmp_path: Path) -> None:
    table = load_table(saved(tmp_path, TABLE))
    assert (table.source, table.witness) == ("R L797-803", "same")
    assert load_chart(saved(tmp_path, CHART)).witness == "draft"


def test_lores_and_their_spells_keep_their_witness(tmp_path: Path) -> None:
    lore = load_lore(saved(tmp_path, LORE))
    assert (lore.witness, lore.spells[0].witness) == ("old", "old")
    with pytest.raises(ValueError, match="lines of the game's text"):
        load_lore(saved(tmp_path, LORE.replace('witness = "old"', "", 1)))
