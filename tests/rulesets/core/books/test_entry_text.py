"""The text of one entry is found without reading all of them."""

from __future__ import annotations

import pytest

from rulesets.core.books.entry_text import entry_texts, reference_folder
from rulesets.core.books.reference import read_reference
from rulesets.core.ruleset.installed import installed_games


@pytest.mark.parametrize("slug", installed_games())
def test_every_spell_is_told_as_its_entry_has_it(slug: str) -> None:
    folder = reference_folder(slug)
    assert folder is not None
    written = {
        thing: {"en": entry.en.text, "fr": entry.fr.text}
        for entry in read_reference(folder)
        for thing in entry.covers
        if thing.startswith("spell:")
    }
    assert written
    assert {thing: entry_texts(slug, thing) for thing in written} == written


def test_what_no_entry_covers_has_no_text() -> None:
    assert entry_texts("blackhammer", "spell:soup") is None
    assert entry_texts("blackhammer", "magic item") is None  # words of an entry, nothing covered


def test_a_game_without_a_reference_has_none() -> None:
    assert reference_folder("nothing") is None
    assert reference_folder("dice") is None
    assert entry_texts("nothing", "spell:fireball") is None
