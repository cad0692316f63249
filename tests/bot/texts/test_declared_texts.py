"""Texts of declarations and sources: each has its own, in both languages."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Literal, get_type_hints

import pytest

from bot.commands.declaring.index import own_commands
from bot.commands.options.game_commands import gather
from bot.texts.localiser import EVERYWHERE, LOCALES
from bot.views.cards.outcome import LENGTH, SIDES
from rulesets.core.declaring.shared import SHARED
from rulesets.core.ruleset.game import Ruleset
from rulesets.dice.detail import detail
from tests.architecture.sources import PARENTS, Source, imports, source, sources, within
from tests.bot.texts.declared import (
    Need,
    facts_of_source,
    headline_fields,
    needs_of_game,
    needs_of_procedure,
    needs_of_source,
    place_free,
    variables_of_result,
    words_of,
)
from tests.bot.texts.wording import LOCALISER, folders, games, strict, wordings

GAMES = {ruleset.id: ruleset for ruleset in games()}
PACKAGES = {
    slug: "tests.example.reeds" if slug == "reeds" else f"rulesets.{slug}" for slug in GAMES
}
SHARED_FOLDERS = ("bot", "core", "dice")
UNREACHED = {"whfb2": ["refusal-range-unknown"]}
"""Keys of modules that games share, where a game uses another part of the module."""


def missing(needs: Iterable[Need], locale: str, ruleset: str | None) -> list[str]:
    """Return the needs that the texts of a language do not meet."""
    texts = strict(LOCALISER, locale, ruleset)
    found = []
    for each in dict.fromkeys(needs):
        key = next((key for key in each.either if texts.has(key, each.attribute)), None)
        if key is None:
            found.append(str(each))
        elif each.longest is not None and len(texts.format(key, each.attribute, {})) > each.longest:
            found.append(f"{each} is longer than {each.longest} characters")
    return sorted(found)


@cache
def modules(package: str) -> tuple[Source, ...]:
    """Return the modules of a package."""
    return tuple(
        each for each in sources(package.partition(".")[0]) if within(each.module, package)
    )


@cache
def declared_needs(game: Ruleset) -> tuple[Need, ...]:
    """Return what the declarations of a game ask for."""
    return tuple(needs_of_game(game))


@cache
def shared_by(slug: str) -> tuple[Source, ...]:
    """Return the modules that a game has in common with others, of those that it imports."""
    parents = [f"rulesets.{parent}" for parent, games in PARENTS.items() if slug in games]
    there = {each.module: each for parent in parents for each in modules(parent)}
    found: dict[str, Source] = {}
    waiting = [*modules(PACKAGES[slug])]
    while waiting:
        for _, name in imports(waiting.pop()):
            for module in {name, name.rpartition(".")[0]} & there.keys() - found.keys():
                found[module] = there[module]
                waiting.append(there[module])
    return tuple(found.values())


@cache
def written_needs(package: str) -> tuple[Need, ...]:
    """Return the texts of the keys that the modules of a package write out."""
    return tuple(need for module in modules(package) for need in needs_of_source(module))


@cache
def written_facts(package: str) -> tuple[tuple[str, str, frozenset[str]], ...]:
    """Return each step and refusal that they write out: its place, its key and its facts."""
    return tuple(
        (f"{module.path}:{line}", key, facts)
        for module in modules(package)
        for line, key, facts in facts_of_source(module)
    )


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("slug", GAMES)
def test_everything_a_game_declares_has_its_text(slug: str, locale: str) -> None:
    assert missing(declared_needs(GAMES[slug]), locale, slug) == []


@pytest.mark.parametrize("locale", LOCALES)
def test_everything_the_games_share_has_its_text(locale: str) -> None:
    needs = [need for procedure in SHARED for need in needs_of_procedure(procedure)]
    assert missing(needs, locale, None) == []


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("slug", GAMES)
def test_every_key_in_a_game_s_sources_has_its_text(slug: str, locale: str) -> None:
    shared = [need for module in shared_by(slug) for need in needs_of_source(module)]
    found = missing((*written_needs(PACKAGES[slug]), *shared), locale, slug)
    assert found == UNREACHED.get(slug, [])


@pytest.mark.parametrize("locale", LOCALES)
def test_every_key_in_what_the_games_share_has_its_text(locale: str) -> None:
    needs = [
        need
        for package in ("bot", "rulesets.core", "rulesets.dice", "rulesets.refusal")
        for need in written_needs(package)
    ]
    assert len(needs) > 20
    assert missing(needs, locale, None) == []


@pytest.mark.parametrize("locale", LOCALES)
def test_every_command_and_option_has_its_description(locale: str) -> None:
    rulesets: tuple[Ruleset, ...] = tuple(GAMES.values())
    for spec in (*gather(rulesets, SHARED), *own_commands(GAMES)):
        first = spec.name.partition(" ")[0]
        needs = [Need((spec.text,), None, 100), Need((f"command-{first}",), None, 100)]
        assert missing(needs, locale, None) == [], spec.name
        for option in spec.options:
            where = f"{spec.name} {option.name}"
            described = missing([Need((option.text,), None, 100)], locale, option.ruleset)
            assert described == [], where
            for value, game in zip(option.choices, option.origins, strict=True):
                name = Need((f"{option.naming}-{value}",), None, 100)
                assert missing([name], locale, game) == [], where


@pytest.mark.parametrize("slug", GAMES)
def test_outcomes_ask_only_for_fields_of_their_result(slug: str) -> None:
    ruleset = GAMES[slug]
    written = wordings(ruleset.texts, "en")
    for procedure in ruleset.procedures:
        key = f"outcome-{procedure.id.replace('_', '-')}"
        text = written.get(key)
        if text is None:
            continue
        known = variables_of_result(get_type_hints(procedure.run)["return"])
        asked = {place_free(variable.removesuffix("-name")) for variable in text.variables}
        assert asked - set(known) - set(SIDES) - {LENGTH} == set(), key


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("slug", [*GAMES, "shared"])
def test_steps_and_refusals_ask_only_for_facts_they_are_given(slug: str, locale: str) -> None:
    own = [PACKAGES[slug]] if slug in PACKAGES else ["bot", "rulesets.core", "rulesets.dice"]
    texts = {
        key: text.variables
        for name, folder in folders().items()
        if name in (slug, *SHARED_FOLDERS)
        for key, text in wordings(folder, locale).items()
    }
    assert [
        f"{where} {key} lacks {', '.join(sorted(texts[key] - facts - EVERYWHERE))}"
        for package in own
        for where, key, facts in written_facts(package)
        if texts.get(key, frozenset()) - facts - EVERYWHERE
    ] == []


@dataclass(frozen=True)
class Loser:
    broken: bool
    total: int | None = detail()


@dataclass(frozen=True)
class Fought:
    winner: Literal["one", "two"] | None
    losers: tuple[Loser, ...]
    wounds: tuple[int, ...] = ()


def test_the_fields_of_a_result_are_found_with_those_within() -> None:
    found = dict(headline_fields(Fought))
    assert list(found) == ["winner", "losers", "broken", "wounds"]
    assert list(words_of(found["winner"])) == ["one", "two"]
    assert set(variables_of_result(Fought)) == {
        *("winner", "losers-x-broken", "losers-x-total", "wounds-x"),
    }
    assert place_free("losers-12-broken") == "losers-x-broken"


def test_the_keys_that_a_source_writes_out_are_found() -> None:
    text = """
WEATHER: Final = "weather"
def fall(dice, table, *modifiers, label="drop"):
    if dice.sum(2, "height", modifiers=(Modifier("ice" if cold else "mud", 1),)) > 6:
        raise Refusal("too-high", most=6)
    dice.tell("falls", wounds=sum(hits))
    table.roll(dice, WEATHER)
    dice.check(4, label="landing")
    dice.ask(Sum(Purpose("depth"), 2))
    dice.successes(count, need, label)
"""
    found = {str(need) for need in needs_of_source(source("rulesets/x/fall.py", text))}
    assert found == {
        *("roll-height", "roll-weather", "roll-landing", "roll-depth", "roll-drop"),
        *("modifier-ice", "modifier-mud", "refusal-too-high", "step-falls"),
    }


def test_the_facts_of_steps_and_refusals_are_found() -> None:
    text = """
def fall(dice):
    dice.tell("falls" if high else "slides", wounds_lost=2)
    raise Refusal("too-high", most=6)
    raise Refusal("unsure", **facts)
"""
    found = list(facts_of_source(source("rulesets/x/fall.py", text)))
    assert found == [
        (3, "step-falls", frozenset({"wounds-lost"})),
        (3, "step-slides", frozenset({"wounds-lost"})),
        (4, "refusal-too-high", frozenset({"most"})),
    ]
