"""Lists in data files: what is sound is read, and what is not says why."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

import pytest
from pydantic import Field

from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.books.catalogue import read_catalogue
from rulesets.core.books.weapon import Weapon, first_carried
from rulesets.refusal import Refusal

if TYPE_CHECKING:
    from pathlib import Path


@dataclass(frozen=True, slots=True)
class Edge:
    """The work of a reed knife."""

    cuts: Annotated[int, Field(ge=0)] = 0


SOUND = """source = "L1-3"
[[weapons]]
id = "stick"
source = "L1"
[weapons.foot]
[weapons.mounted]
cuts = 1
[[weapons]]
id = "reed-knife"
source = "L2"
[weapons.foot]
cuts = 2
"""


def read(folder: Path, text: str) -> dict[str, Weapon[Edge]]:
    file = folder / "weapons.toml"
    file.write_text(text, encoding="utf-8")
    return dict(read_catalogue(file, "weapons", Weapon[Edge]))


def test_a_sound_file_gives_its_things_by_id_in_order(tmp_path: Path) -> None:
    weapons = read(tmp_path, SOUND)
    assert list(weapons) == ["stick", "reed-knife"]
    assert weapons["stick"] == Weapon("stick", "L1", Edge(), Edge(1))
    assert weapons["reed-knife"] == Weapon("reed-knife", "L2", Edge(2), None)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "valid tuple"),
        ("weapons = []", "empty"),
        (SOUND.replace('source = "L2"\n', ""), "source"),
        (SOUND.replace("L2", "page 2"), "match pattern"),
        (SOUND.replace("reed-knife", "Reed Knife"), "match pattern"),
        (SOUND.replace("cuts = 2", "cuts = -2"), "greater than or equal to 0"),
        (SOUND.replace("cuts = 2", "tears = 2"), "tears"),
        (SOUND + "[weapons.swimming]\ncuts = 1\n", "swimming"),
        (SOUND.replace("reed-knife", "stick"), "two have one id"),
        ('title = "Reeds"\n' + SOUND, "title beside it"),
    ],
)
def test_an_unsound_file_is_refused(tmp_path: Path, text: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        read(tmp_path, text)


def test_the_first_weapon_that_rules_name_is_carried_else_the_first_of_all(tmp_path: Path) -> None:
    weapons = read(tmp_path, SOUND)
    assert first_carried(weapons, SpecialRules.of("reed-knife")).id == "reed-knife"
    assert first_carried(weapons, NO_RULES).id == "stick"


def test_a_weapon_that_is_not_for_riders_says_so(tmp_path: Path) -> None:
    knife = read(tmp_path, SOUND)["reed-knife"]
    assert knife.wielded(mounted=False) == Edge(2)
    with pytest.raises(Refusal) as refusal:
        knife.wielded(mounted=True)
    assert refusal.value.code == "weapon-mounted"
