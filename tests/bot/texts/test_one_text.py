"""Rules and spells that an entry of the reference tells of have no second text."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.commands.procedures.outcomes import LONGEST_SPELL
from bot.lookup.index.article import in_one_line
from bot.texts.localiser import LOCALES
from rulesets.core.books.entry_text import reference_folder
from rulesets.core.books.reference import Entry, read_reference
from rulesets.core.ruleset.installed import installed_games
from tests.bot.texts.wording import LOCALISER, strict

GAMES = installed_games()


def entries(slug: str) -> tuple[Entry, ...]:
    folder = reference_folder(slug)
    return () if folder is None else read_reference(folder)


@pytest.mark.parametrize("slug", GAMES)
def test_a_spell_is_told_by_one_entry_or_by_its_own_words(slug: str) -> None:
    covers = Counter(thing for entry in entries(slug) for thing in entry.covers)
    told = {spell.id: covers[f"spell:{spell.id}"] for spell in GAMES[slug].spells}
    assert told
    assert {name for name, count in told.items() if count > 1} == set()
    for locale in LOCALES:
        texts = strict(LOCALISER, locale, slug)
        own = {name for name in told if texts.has(f"spell-{name}", "about")}
        assert own == {name for name, count in told.items() if not count}


@pytest.mark.parametrize("slug", GAMES)
def test_a_rule_that_units_bear_has_no_words_but_its_entry(slug: str) -> None:
    """Hold rules and statuses to their entries; words of procedures tell of commands instead."""
    for locale in LOCALES:
        texts = strict(LOCALISER, locale, slug)
        kinds = {"rule": GAMES[slug].rules, "status": GAMES[slug].statuses}
        named = [f"{kind}-{item.id}" for kind, listed in kinds.items() for item in listed]
        assert [key for key in named if texts.has(key.replace("_", "-"), "about")] == []


@pytest.mark.parametrize("slug", GAMES)
def test_no_spell_is_cut_where_it_is_told_in_a_line(slug: str) -> None:
    spells = [entry for entry in entries(slug) if any("spell:" in cover for cover in entry.covers)]
    assert spells
    for entry in spells:
        for locale in LOCALES:
            told = in_one_line(entry.wording(locale).text, LONGEST_SPELL)
            assert "\n" not in told
            assert "**" not in told
            assert not told.endswith("…"), entry.id


def test_lines_become_sentences() -> None:
    text = "**7+** · curse · 24 ps\nIt does this:\n- one thing\n- another."
    assert in_one_line(text, 80) == "7+ · curse · 24 ps. It does this: one thing. another."
    assert in_one_line(text, 20) == "7+ · curse · 24 ps.…"
