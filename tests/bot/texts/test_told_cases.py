"""Every data case of every game is told in both languages, without a word missing."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.texts.bundle import text_key
from bot.texts.localiser import LOCALES, Texts, id_name, sentence
from bot.views.cards.outcome import outcome_card
from rulesets.core.results.odds import plain_fields
from rulesets.core.ruleset.game import Ruleset
from rulesets.refusal import Refusal
from tests.architecture.sources import ROOT
from tests.bot.texts.wording import LOCALISER, games, strict
from tests.rulesets.cases import load_cases, play

FOLDERS = {"reeds": ROOT / "tests" / "example" / "cases"}


def folder(ruleset: Ruleset) -> Path:
    """Return where a game's cases are."""
    return FOLDERS.get(ruleset.id, ROOT / "tests" / "rulesets" / ruleset.id / "cases")


def chapters() -> Iterator[tuple[Ruleset, str, list[dict[str, Any]]]]:
    """Yield the cases of each game by file."""
    for ruleset in games():
        cases = load_cases(folder(ruleset))
        for file in sorted({case["file"] for case in cases}):
            yield ruleset, file, [case for case in cases if case["file"] == file]


@cache
def texts_of(game: str, locale: str) -> Texts:
    """Return the texts of a game, which tell of a fault once in all its cases."""
    return strict(LOCALISER, locale, game)


def faults(ruleset: Ruleset, locale: str, case: dict[str, Any]) -> set[str]:
    """Return what is wrong with the words of one case."""
    texts = texts_of(ruleset.id, locale)
    unnamed: list[tuple[str, str]] = []
    with capture_logs() as logs:
        try:
            played = play(ruleset, case)
        except Refusal as refusal:
            told = [sentence(texts, refusal)]
        else:
            procedure = ruleset.procedure(case["procedure"])
            card = outcome_card(texts, procedure, played.result, tuple(played.dice.record))
            told = [card.title, card.headline, *card.dice]
            unnamed = raw_words(texts, played.result, str(case["given"]))
    found = {f"{case['id']}: no word for {name} {word}" for name, word in unnamed}
    found |= {f"{log['key']}: {log['event']} {log.get('errors', '')}".strip() for log in logs}
    found |= {f"{case['id']}: an empty line" for line in told if not line.strip()}
    # Fluent shows a variable that nobody gave by its name in braces.
    found |= {f"{case['id']}: {line}" for line in told if "{" in line or "\n" in line.strip()}
    return found


def raw_words(texts: Texts, result: Any, typed: str) -> list[tuple[str, str]]:
    """Return the keywords of a result that its chances would show as they are.

    What a player typed is no keyword: it is shown as typed.
    """
    return [
        (name, value)
        for name, value in plain_fields(result)
        if isinstance(value, str) and value not in typed
        if id_name(texts, name, value) is None
        and not any(texts.has(f"{prefix}-{text_key(value)}") for prefix in ("value", "choice"))
    ]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    ("ruleset", "cases"),
    [pytest.param(game, cases, id=f"{game.id}-{file}") for game, file, cases in chapters()],
)
def test_every_case_is_told(ruleset: Ruleset, cases: list[dict[str, Any]], locale: str) -> None:
    assert sorted({fault for case in cases for fault in faults(ruleset, locale, case)}) == []
