"""Lores are read from files that are checked."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulesets.core.battlefield.amount import Amount
from rulesets.core.books.spell import Lore, load_lore
from rulesets.core.declaring.parameter import FromSpell, Parameter, SpellName, Whole, read_arguments
from tests.docs.markdown import blocks, page

LORE = """
id = "water"
source = "L1-9"
statuses = [{ id = "wet", rules = ["slippery (2)"], shifts = [{ field = "m", value = -1 }] }]
[[spells]]
id = "splash"
number = 1
casting = [6, 11]
types = ["missile"]
range = 24
duration = "instant"
targets = "unit"
source = "L3"
works = [{ does = "hits", amount = "D6", strength = 4 }]
"""


def read(folder: Path, text: str) -> Lore:
    file = folder / "lore.toml"
    file.write_text(text, encoding="utf-8")
    return load_lore(file)


def test_a_lore_is_read(tmp_path: Path) -> None:
    lore = read(tmp_path, LORE)
    (spell,) = lore.spells
    assert (spell.lore, spell.casting, spell.range) == ("water", (6, 11), 24)
    assert spell.values["hits"] == Amount(0, 1)
    assert spell.values["casting_value"] == 6
    assert lore.statuses[0].alters is not None
    assert lore.statuses[0].alters.rules == (("slippery", 2),)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"missile"', ""),
        ("casting = [6, 11]", "casting = []"),
        ('"instant"', '"in-play"'),
        ('"instant"', '"for ever"'),
        ('does = "hits", amount = "D6", ', 'does = "hits", '),
        ("strength = 4", 'rules = ["Two Words"]'),
        ('does = "hits"', 'does = "status"'),
        ('does = "hits"', 'does = "dance"'),
        ('source = "L3"', 'source = "page 3"'),
        ('way = "add"', ""),
    ],
)
def test_an_unsound_lore_is_refused(tmp_path: Path, old: str, new: str) -> None:
    text = LORE.replace(old, new) if old in LORE else LORE.replace("targets", "targests")
    with pytest.raises(ValueError, match=r"."):
        read(tmp_path, text)


def test_the_lore_of_the_guide_is_sound(tmp_path: Path) -> None:
    guide = blocks(page("docs/adding-a-game.md"))
    shown = next(each.body for each in guide if each.body.startswith('id = "marsh-rites"'))
    lore = read(tmp_path, shown)
    assert [spell.id for spell in lore.spells] == ["rising-mist", "heron-s-beak"]


def test_two_spells_of_one_number_are_refused(tmp_path: Path) -> None:
    second = LORE[LORE.index("[[spells]]") :].replace("splash", "wave")
    with pytest.raises(ValueError, match="water: 1 stands there twice"):
        read(tmp_path, LORE + second)


def test_what_is_typed_wins_over_the_spell(tmp_path: Path) -> None:
    spells = read(tmp_path, LORE).spells
    parameters = (
        Parameter("spell", SpellName(spells), ""),
        Parameter("casting_value", Whole(1, 40), spell=FromSpell("casting_value")),
    )
    given = {"spell": "Splash"}
    assert read_arguments(parameters, {**given}, {}) == {"spell": "splash", "casting_value": 6}
    typed = read_arguments(parameters, {**given, "casting_value": 11}, {})
    assert typed == {"spell": "splash", "casting_value": 11}
    free = read_arguments(parameters, {"spell": "Drizzle", "casting_value": 3}, {})
    assert free == {"spell": "Drizzle", "casting_value": 3}
