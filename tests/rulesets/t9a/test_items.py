"""The list of magic items: its families and what they cost."""

from __future__ import annotations

from collections import Counter

from rulesets.t9a.items.catalogue import ITEMS


def test_the_list_has_every_item_of_its_families() -> None:
    assert Counter(magic_item.family for magic_item in ITEMS.values()) == {
        "magic-weapon": 18,
        "magic-armour": 12,
        "talisman": 11,
        "enchanted": 11,
        "arcane": 10,
        "magic-standard": 11,
    }


def test_who_pays_less_pays_less() -> None:
    reduced = {
        magic_item.id: (magic_item.points, magic_item.hero)
        for magic_item in ITEMS.values()
        if magic_item.hero is not None
    }
    assert all(hero < points for points, hero in reduced.values())
    assert reduced.keys() == {
        "giant-sword",
        "heros-sword",
        "mithril-mail",
        "flying-carpet",
        "book-of-arcane-power",
        "essence-of-a-free-mind",
        "tome-of-arcane-lore",
        "grounding-rod",
        "sceptre-of-power",
    }
