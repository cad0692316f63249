"""The 56 spells: whole entries, the same numbers in both languages, and chances that are true."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from bot.texts.localiser import LOCALES, Localiser
from rulesets.blackhammer import RULESET
from rulesets.blackhammer.lores.book import LORES, SPELLS, STATUSES
from rulesets.blackhammer.magic.facts import DURATIONS, SPELL_TYPES
from rulesets.core.books.entry_text import entry_texts
from rulesets.core.books.reference import LANGUAGES, Language
from rulesets.core.books.spell import Spell
from rulesets.core.results.odds import odds
from tests.rulesets.brute import brute_force
from tests.rulesets.cases import arguments_of, unit_of

TEXTS = {locale: Localiser([RULESET]).texts(locale, "blackhammer") for locale in LOCALES}
NUMBER = re.compile(r"\d*D\d+|\d+")


def told_of(spell: Spell) -> dict[Language, str]:
    texts = entry_texts("blackhammer", f"spell:{spell.id}")
    assert texts is not None
    return dict(texts)


def test_each_lore_has_a_primary_spell_and_six_others() -> None:
    assert [len(lore.spells) for lore in LORES] == [7] * 8
    assert all([spell.number for spell in lore.spells] == list(range(7)) for lore in LORES)
    assert len({spell.id for spell in SPELLS}) == 56


@pytest.mark.parametrize("spell", SPELLS, ids=lambda spell: spell.id)
def test_an_entry_is_whole(spell: Spell) -> None:
    (value,) = spell.casting  # the text has no spell with a second, higher value
    assert 5 <= value <= 15
    assert set(spell.types) <= set(SPELL_TYPES)
    assert spell.duration in DURATIONS
    assert (spell.duration == "in-play") == (1 <= spell.upkeep <= 3)
    for locale in LOCALES:
        for attribute in (None, "aliases"):
            assert TEXTS[locale].has(f"spell-{spell.id}", attribute)


@pytest.mark.parametrize("spell", SPELLS, ids=lambda spell: spell.id)
def test_every_number_stands_in_both_languages(spell: Spell) -> None:
    texts = told_of(spell)
    english, french = (Counter(NUMBER.findall(texts[language])) for language in LANGUAGES)
    assert english == french
    told = texts["en"]
    assert f"{spell.casting[0]}+" in told
    for work in spell.works:
        for amount in (work.amount, work.damage):
            if amount is not None and amount.count:
                dice = str(amount) if amount.count > 1 else f"1{amount}"
                assert dice in told
    if spell.range is not None:
        assert f"{spell.range} ps" in told
    if spell.upkeep:
        assert f"({spell.upkeep})" in told


def test_lores_and_statuses_speak_of_what_the_game_knows() -> None:
    rules = {rule.id for rule in RULESET.rules}
    numbered = {rule.id for rule in RULESET.rules if rule.numbered}
    fields = {field.id for field in RULESET.profile}
    statuses = {status.id for status in RULESET.statuses}
    counters = {counter.id for counter in RULESET.counters}
    assert len(statuses) == len(RULESET.statuses)
    assert len(rules) == len(RULESET.rules)
    for status in STATUSES:
        if status.alters is None:
            continue
        assert {shift.field for shift in status.alters.shifts} <= fields | numbered
        assert {rule for rule, _ in status.alters.rules} | set(status.alters.loses) <= rules
        assert set(status.alters.implies) <= statuses
    for spell in SPELLS:
        for work in spell.works:
            assert work.status is None or work.status in statuses
            assert work.counter is None or work.counter in counters
            assert {*work.rules, *work.spares} <= rules


def test_each_status_of_a_spell_ends_when_the_spell_says() -> None:
    ends = {"persistent": "spell", "in-play": "spell", "irremediable": "battle"}
    until = {status.id: status.until for status in STATUSES}
    for spell in SPELLS:
        for work in spell.works:
            if work.status is not None and spell.duration in ends:
                lasts = "turn" if work.status == "beast-strength" else ends[spell.duration]
                assert until[work.status] == lasts, spell.id


def test_a_bear_has_the_form_of_the_spell_and_its_own_wounds_besides() -> None:
    line = "Hero 1 M4 WS6 BS4 S4 T3 W2 I6 A3 Ld9 [character, shield]"
    bear = unit_of(RULESET, {"line": line, "statuses": {"bears-fury": 1}})
    values = {field: str(value) for field, value in bear.profile}
    expected = {"m": "6", "ws": "4", "bs": "0", "s": "5", "t": "4", "w": "4", "i": "3"}
    assert values == expected | {"a": "5", "ld": "7"}
    assert "fear" in bear.rules
    assert "shield" not in bear.rules


def test_who_is_caught_in_a_net_or_the_mire_does_not_move() -> None:
    for status in ("net-of-amyntok", "mired", "bound-in-bronze"):
        held = unit_of(RULESET, {"line": "Men 20 M4", "statuses": {status: 1}})
        assert held.has("immobilised")


SHARED = {"line": "Men 2 T3 W1", "characters": ["Hero 1 T4 W2 Sv5+ [character]"]}
TARGET = "Ogres 3 S4 T4 W2 I3 Ld7 Sv5+ Wd5+"
TARGET_RULES = {
    "machine": " [war-machine]",
    "character": " [character]",
    "bear": " [champion]",
    "animals": " [cavalry]",
}
QUESTIONS: list[dict[str, Any]] = [
    {"spell": "burning-iron", "target": "Men 2 T3 W1 Sv5+"},
    {"spell": "second-sign-of-amul"},
    {"spell": "incandescent-bolt", "target": TARGET},
    {"spell": "black-gulf", "target": TARGET, "struck": 2},
    {"spell": "purple-sun-of-xereus", "target": "Elves 3 I6 T3 W1", "struck": 1, "partly": 2},
    {"spell": "purple-sun-of-xereus"},
    {"spell": "life-drain", "target": TARGET},
    {"spell": "soul-thief", "target": "Goblins 20 Ld6 T3 W1", "level": 2},
    {"spell": "soul-thief", "target": "Wraith 1 Ld9 T3 W1 Wd5+", "level": 1},
    {"spell": "hunting-spear", "target": "Men 9 T3 W1", "ranks": 1},
    {"spell": "phas-blessing", "target": TARGET},
    {"spell": "hunting-wolf", "target": TARGET},
    {"spell": "comet-of-casandora", "target": TARGET, "struck": 1, "due": True},
    {"spell": "transmutation-of-lead", "target": "Chariot 1 T5 W4 Wd5+ [chariot]"},
    {"spell": "flesh-of-stone", "target": TARGET},
    {"spell": "incandescent-bolt", "target": SHARED},
    {"spell": "hunting-spear", "target": SHARED, "ranks": 1},
]


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda question: str(question)[:60])
def test_chances_equal_brute_force(question: dict[str, Any]) -> None:
    run = RULESET.procedure("spell_effect").run
    arguments = arguments_of(RULESET, "spell_effect", question)
    found = odds(run, arguments)
    assert found.exact
    assert dict(found.outcomes) == pytest.approx(brute_force(run, arguments), abs=1e-9)


@pytest.mark.parametrize("spell", SPELLS, ids=lambda spell: spell.id)
def test_every_spell_has_its_chances(spell: Spell) -> None:
    target = TARGET + TARGET_RULES.get(spell.targets, "")
    given: dict[str, Any] = {"spell": spell.id, "target": target, "wizard": "Mage 1 W2 Lv2"}
    if spell.targets == "self":
        del given["target"]
    if spell.template is not None:
        given["struck"] = 2
    if len(spell.types) > 1:
        given["spell_type"] = "curse"
    found = odds(
        RULESET.procedure("spell_effect").run, arguments_of(RULESET, "spell_effect", given)
    )
    assert sum(chance for _, chance in found.outcomes) == pytest.approx(1)
    assert all(result.in_range for result, _ in found.outcomes)
