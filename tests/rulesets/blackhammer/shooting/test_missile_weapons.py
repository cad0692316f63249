"""The missile weapons as printed, and files that are not sound."""

from __future__ import annotations

from pathlib import Path

import pytest
from pydantic import ValidationError

from rulesets.blackhammer.shooting.weapon import MISSILE_WEAPONS, MissileWeapon
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.books.catalogue import read_catalogue
from rulesets.refusal import Refusal

PIERCING = "armour-piercing"
# Range, Strength in the hands of a model of Strength 5, rules.
PRINTED = {
    "crossbow": (30, 4, SpecialRules.of("move-or-shoot")),
    "longbow": (30, 3, NO_RULES),
    "bow": (24, 3, NO_RULES),
    "short-bow": (18, 3, NO_RULES),
    "handgun": (24, 4, SpecialRules.of("move-or-shoot", PIERCING)),
    "pistol": (8, 4, SpecialRules.of("quick-shot", PIERCING)),
    "brace-of-pistols": (8, 4, SpecialRules.of("quick-shot", PIERCING, multiple_shots=2)),
    "sling": (10, 3, SpecialRules.of(multiple_shots=2)),
    "javelins": (8, 5, SpecialRules.of("quick-shot")),
    "throwing-knives": (6, 5, SpecialRules.of("quick-shot")),
    "throwing-axes": (6, 6, SpecialRules.of("quick-shot")),
}
THROWN = {"javelins", "throwing-knives", "throwing-axes"}


def test_every_missile_weapon_is_as_printed() -> None:
    read = {
        weapon.id: (weapon.range, weapon.hit_strength(5), weapon.rules)
        for weapon in MISSILE_WEAPONS.values()
    }
    assert read == PRINTED


def test_only_thrown_weapons_need_to_know_the_arm() -> None:
    unknown = {name for name, arm in MISSILE_WEAPONS.items() if arm.hit_strength(None) is None}
    assert unknown == THROWN


SOUND = '[[weapons]]\nid = "bow"\nsource = "L2942"\nrange = 24\nstrength = 3\n'


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("weapons = []", ValueError),
        (SOUND + "weight = 2\n", ValidationError),
        (SOUND.replace("24", "0"), ValidationError),
        (SOUND.replace("L2942", "page 118"), ValidationError),
        (SOUND + SOUND, ValueError),
        (SOUND + 'rules = "very-sharp"\n', Refusal),
        (SOUND + 'rules = "multiple-shots"\n', Refusal),
    ],
)
def test_unsound_weapon_file_is_refused(tmp_path: Path, text: str, error: type[Exception]) -> None:
    file = tmp_path / "weapons.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(error):
        read_catalogue(file, "weapons", MissileWeapon)
