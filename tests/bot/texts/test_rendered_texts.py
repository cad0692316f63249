"""Texts as rendered: refusals, steps and answers are whole, with what the code may give."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import islice
from typing import Final, get_type_hints

import pytest
from structlog.testing import capture_logs

from bot.commands.request.by_desk import by_desk
from bot.texts.bundle import text_key
from bot.texts.localiser import LOCALES, Texts, id_name, named, sentence
from bot.views.cards.outcome import headline_of
from rulesets.core.declaring.procedure import Procedure
from rulesets.core.declaring.shared import SHARED
from rulesets.core.results.odds import plain_fields
from rulesets.core.ruleset.game import Ruleset
from rulesets.refusal import Fact, Refusal
from tests.architecture.sources import sources, within
from tests.bot.texts.plausible import (
    Id,
    Told,
    Use,
    combinations,
    names_of,
    plausible,
    results_of,
    told_by,
    uses,
)
from tests.bot.texts.wording import LOCALISER, Wording, folders, games, strict, wordings

GAMES: Final = {game.id: game for game in games()}
FOLDERS: Final = folders()
PACKAGES: Final = {
    slug: "tests.example.reeds" if slug == "reeds" else f"rulesets.{slug}" for slug in GAMES
}
SHARED_BY: Final = "blackhammer"
"""The game whose names the texts of all games are told with."""
SHARED_FOLDERS: Final = ("bot", "core", "dice")
AS_TYPED: Final = frozenset(
    {"option", "options", "command", "text", "values", "house", "where", "name"}
)
"""Facts that are told as a player types them."""
PARTS: Final = ("refusal-army-", "refusal-line-")
"""Refusals of one line of a list, told after the line."""
ENDS_WITH_A_COMMAND: Final = frozenset({"refusal-step-needs-more"})
MAY_BE_EMPTY: Final = frozenset({"army-problem"})
"""Texts that say which of two things they are given, and are asked for where there is one."""
NEVER_SO: Final = frozenset({"fight_order", "roll", "spell_effect"})
"""Procedures whose results' fields hang together in ways that no type tells, or that are told by
the text of another one (`spell_effect`)."""
MOST_RESULTS: Final = 300
ILL_JOINED: Final = re.compile(r"[^\S\n]{2}| [.,](?!\w)|\( |\(\)|[.,;][.,](?!\.)|[{}]|\bNone\b")
WORD: Final = re.compile(r"[a-z]+(?:[-_][a-z]+)*")


@cache
def calls(slug: str | None) -> tuple[Told, ...]:
    """Return the calls of a game, or of what the games share, that tell a text."""
    packages = [PACKAGES[slug]] if slug else ["bot", "rulesets.core", "rulesets.dice"]
    return tuple(
        told
        for package in packages
        for module in sources(package.partition(".")[0])
        if within(module.module, package)
        for told in told_by(module)
    )


@cache
def written(slug: str, locale: str) -> dict[str, tuple[Wording, dict[str, Use]]]:
    """Return the texts of a game, and how each uses its facts; its own hide those of all."""
    return {
        key: (text, uses(text.pattern))
        for name in (*SHARED_FOLDERS, slug)
        for key, text in wordings(FOLDERS[name], locale).items()
    }


def say(texts: Texts, told: Told, facts: dict[str, Fact]) -> tuple[str, ...]:
    """Return what a call tells: a refusal is told to who types and to who presses."""
    if told.call == "Refusal":
        refusal = Refusal(told.key, **facts)
        return sentence(texts, refusal), by_desk(texts, refusal)
    return (texts(told.text, **(named(texts, facts) if told.call == "tell" else facts)),)


def faults(words: str, logs: Sequence[Mapping[str, object]]) -> Iterator[str]:
    """Yield what is wrong with a text as a player reads it."""
    yield from (f"{log['event']} {log.get('errors', '')}" for log in logs)
    yield from (f"“{found[0]}” in {words!r}" for found in [ILL_JOINED.search(words)] if found)


def ill_said(told: Told, words: str) -> Iterator[str]:
    """Yield what keeps a refusal from being a sentence."""
    if told.call == "Refusal" and not told.text.startswith(PARTS):
        if words[:1] != words[:1].upper() or words[:1] == "?":
            yield f"begins ill: {words!r}"
        if words.rstrip()[-1:] not in ".!?" and told.text not in ENDS_WITH_A_COMMAND:
            yield f"does not end: {words!r}"


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("slug", [*GAMES, None])
def test_every_text_is_told_with_what_the_code_may_give_it(slug: str | None, locale: str) -> None:
    game = slug or SHARED_BY
    texts, ids = strict(LOCALISER, locale, game), names_of(GAMES[game])
    found = set()
    for told in calls(slug):
        if told.text not in written(game, locale) or not told.whole:
            continue
        _, used = written(game, locale)[told.text]
        facts = {
            name: plausible(name, values, used.get(text_key(name), Use()), ids)
            for name, values in told.facts.items()
        }
        for together in combinations(facts, used):
            with capture_logs() as logs:
                said = say(texts, told, together)
            for words in said:
                empty = not words.strip() and told.text not in MAY_BE_EMPTY
                for fault in (*faults(words, logs), *ill_said(told, words), *["is empty"] * empty):
                    found.add(f"{told.path}:{told.line} {told.text}: {fault}")
    assert sorted(found) == []


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("slug", [*GAMES, None])
def test_no_id_is_told_where_a_name_belongs(slug: str | None, locale: str) -> None:
    game = slug or SHARED_BY
    texts, ids = strict(LOCALISER, locale, game), names_of(GAMES[game])
    found = []
    for told in calls(slug):
        if told.text not in written(game, locale) or told.call == "texts":
            continue
        _, used = written(game, locale)[told.text]
        for name, values in told.facts.items():
            use = used.get(text_key(name), Use())
            if not use.shown or name in AS_TYPED:
                continue
            for value in values:
                word = value if isinstance(value, str) and WORD.fullmatch(value) else None
                bare = word is not None and word not in use.variants
                unnamed = bare and id_name(texts, name, str(word)) is None
                if unnamed or (isinstance(value, Id) and not has_names(texts, name, ids)):
                    found.append(f"{told.path}:{told.line} {told.text} says {name}={value}")
    assert found == []


def has_names(texts: Texts, fact: str, ids: dict[str, tuple[str, ...]]) -> bool:
    """Return whether a fact that is an id is told by the name of what has the id."""
    return text_key(fact) in ids or id_name(texts, fact, "hand-weapon") is not None


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("slug", GAMES)
def test_no_text_chooses_by_the_id_of_what_it_is_given_by_name(slug: str, locale: str) -> None:
    texts = strict(LOCALISER, locale, slug)
    assert [
        f"{text.file} {key}: {name} is never {variant}"
        for key, (text, used) in written(slug, locale).items()
        if key.startswith(("refusal-", "step-"))
        for name, use in used.items()
        for variant in use.variants
        if isinstance(variant, str) and id_name(texts, name, variant) not in (None, variant)
    ] == []


def lacks_what_is_shown(result: object, used: dict[str, Use]) -> bool:
    """Return whether a fact is missing that a text tells without a variant for its absence.

    Which fields are there together no type tells: that they are, the cases of each game show.
    """
    missing = {
        text_key(name) for name, value in plain_fields(result, details=True) if value is None
    }
    return any(
        use.shown and name.removesuffix("-name") in missing and "none" not in use.variants
        for name, use in used.items()
    )


def answers(ruleset: Ruleset, procedure: Procedure) -> Iterator[object]:
    """Yield results that a procedure may come to."""
    kind = get_type_hints(procedure.run)["return"]
    yield from islice(results_of(kind, "result", names_of(ruleset)), MOST_RESULTS)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("slug", GAMES)
def test_every_answer_is_told_whatever_its_result_holds(slug: str, locale: str) -> None:
    ruleset, texts = GAMES[slug], strict(LOCALISER, locale, slug)
    found = set()
    for procedure in (*ruleset.procedures, *SHARED):
        if procedure.id in NEVER_SO:
            continue
        _, used = written(slug, locale)[f"outcome-{text_key(procedure.id)}"]
        for result in answers(ruleset, procedure):
            if lacks_what_is_shown(result, used):
                continue
            with capture_logs() as logs:
                words = headline_of(texts, procedure, result)
            found |= {f"{procedure.id}: {fault}" for fault in faults(words, logs)}
            found |= set() if words.strip() else {f"{procedure.id} says nothing of {result}"}
    assert sorted(found) == []
