"""Written lists, read again as the same units: every field, rule and name, in every form."""

from __future__ import annotations

from collections.abc import Callable

import orjson
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.armies.formats.own_json import write_army
from bot.armies.formats.plain import write_plain
from bot.armies.formats.spreadsheet import write_csv
from bot.armies.reading import read_army
from bot.armies.roster import Lexicon
from bot.commands.options.names import GameNames
from bot.commands.units.lexicon import lexicon_of, rule_namer
from bot.texts.localiser import LOCALES, Localiser
from bot.texts.names import clean
from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.notation.profile_line import check_value
from rulesets.core.notation.rule_list import with_implied
from rulesets.core.ruleset.installed import installed_games
from rulesets.keyboard import plain_signs
from rulesets.refusal import Refusal

GAMES = installed_games()
LOCALISER = Localiser(GAMES.values())
GAME = GAMES["blackhammer"]
NAMES = {locale: GameNames(GAME, LOCALISER, locale) for locale in LOCALES}
RULES = tuple(rule for rule in GAME.rules if rule.id not in GAME.unsaid)
WORDS = {locale: lexicon_of(GAME, NAMES[locale]) for locale in LOCALES}
RULE_NAMES = {locale: rule_namer(LOCALISER, GAME, locale) for locale in LOCALES}

Writer = Callable[[tuple[Unit, ...], str], bytes]


def plain(units: tuple[Unit, ...], locale: str) -> bytes:
    sign = -1 if locale == "fr" else 0
    return write_plain("Host", units, WORDS[locale], RULE_NAMES[locale], sign).encode()


def spreadsheet(units: tuple[Unit, ...], locale: str) -> bytes:
    return write_csv(units, WORDS[locale], RULE_NAMES[locale]).encode()


def own_json(units: tuple[Unit, ...], _locale: str) -> bytes:
    return orjson.dumps(write_army("Host", GAME.id, units))


WRITERS: dict[str, Writer] = {"plain": plain, "csv": spreadsheet, "json": own_json}


def sound(name: str) -> bool:
    try:
        return plain_signs(clean(name)) == name
    except Refusal:
        return False


@st.composite
def units(draw: st.DrawFn) -> Unit:
    name = draw(
        st.text(min_size=1, max_size=60).filter(sound)
        | st.sampled_from(
            ["Company 7", "10", "x5", "= 3", "- Wolves", '"', "Core:", "++", "M4", "#"]
        ).filter(sound)
    )
    size = draw(st.integers(1, 500))
    profile = []
    for field in draw(st.lists(st.sampled_from(GAME.profile), unique_by=lambda each: each.id)):
        value = Amount(draw(st.integers(field.least, field.most)))
        dice = Amount(0, draw(st.integers(1, 2)), draw(st.sampled_from([3, 6])))
        if field.dice and dice.most <= field.most and draw(st.booleans()):
            value = dice
        check_value(field, value)
        profile.append((field.id, value))
    rules = draw(st.lists(st.sampled_from(RULES), unique_by=lambda rule: rule.id))
    items = frozenset(
        (rule.id, draw(st.integers(0, 99)) if rule.numbered else None) for rule in rules
    )
    models = draw(st.integers(1, size))
    carried = draw(st.integers(0, 99))
    order = {field.id: index for index, field in enumerate(GAME.profile)}
    profile.sort(key=lambda pair: order[pair[0]])
    held = with_implied(SpecialRules(items), GAME.rules)  # as units of the table have them
    return Unit(name, models, size, carried, tuple(profile), held, (), models)


@pytest.mark.parametrize("form", WRITERS)
@pytest.mark.parametrize("written", LOCALES)
@pytest.mark.parametrize("read", LOCALES)
@settings(max_examples=40)
@given(st.lists(units(), min_size=1, max_size=3).map(tuple))
def test_an_army_written_is_read_as_the_same_units(
    form: str, written: str, read: str, army: tuple[Unit, ...]
) -> None:
    words: Lexicon = WORDS[read]
    roster = read_army(WRITERS[form](army, written), words)
    assert roster.problems == ()
    assert roster.units == army


@pytest.mark.parametrize("locale", LOCALES)
def test_every_rule_is_called_by_what_both_languages_read_as_it(locale: str) -> None:
    for rule in RULES:
        said = RULE_NAMES[locale](rule.id)
        assert {names.rules.find(said) for names in NAMES.values()} == {rule.id}, said
