"""Plays data cases, and puts what they tell of bans and promises beside their effects."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from bot.texts.bundle import text_key
from bot.texts.localiser import Texts
from bot.views.cards.outcome import headline_of
from bot.views.cards.rolls import record_lines
from rulesets.core.battlefield.bar import Verb, bar_of
from rulesets.core.results.effect import (
    Destroyed,
    Effect,
    Expiry,
    OnCharacter,
    StatusCleared,
    StatusOfAll,
    StatusSet,
)
from rulesets.core.ruleset.game import Ruleset
from rulesets.dice.handles.rolled import ListedFaces, RolledDice, Step
from tests.architecture.sources import ROOT
from tests.bot.texts.bans.english import (
    acts_barred,
    bans,
    counted_as,
    cut,
    ends_allowed,
    promises,
)
from tests.bot.texts.wording import LOCALISER, strict
from tests.rulesets.cases import arguments_of, load_cases


@dataclass(frozen=True)
class Sentence:
    """A ban or a promise as it was told.

    Attributes:
        case: Id of the case.
        procedure: What was played.
        words: The sentence.
        effects: What the outcome changes.
    """

    case: str
    procedure: str
    words: str
    effects: tuple[Effect, ...]


def folder(game: Ruleset) -> Path:
    """Return where a game's cases are."""
    return ROOT / "tests" / "rulesets" / game.id / "cases"


@cache
def played(game: Ruleset) -> tuple[Sentence, ...]:
    """Return every sentence of the cases of a game that tells a ban or a promise."""
    return tuple(_sentences(game))


def played_as_made(game: Ruleset, procedures: Container[str]) -> Iterator[Sentence]:
    """Yield what the cases of some procedures tell where players say that it is done."""
    for case in load_cases(folder(game)):
        if "refused" not in case and text_key(case["procedure"]) in procedures:
            yield from _told(game, {**case, "given": {**case["given"], "made": True}})


def _sentences(game: Ruleset) -> Iterator[Sentence]:
    for case in load_cases(folder(game)):
        if "refused" not in case:
            yield from _told(game, case)


@cache
def _texts(game: str) -> Texts:
    return strict(LOCALISER, "en", game)


def _told(game: Ruleset, case: Mapping[str, Any]) -> Iterator[Sentence]:
    texts = _texts(game.id)
    procedure = game.procedure(case["procedure"])
    arguments = arguments_of(game, procedure.id, case["given"])
    dice = RolledDice(ListedFaces(case["dice"] or ()))
    result = procedure.run(dice, **arguments)
    effects = tuple(procedure.effects(arguments, result))
    steps = tuple(each for each in dice.record if isinstance(each, Step))
    for line in (headline_of(texts, procedure, result), *record_lines(texts, steps)):
        for words in cut(line):
            # Where no unit is asked about, nobody is promised anything.
            promised = bool(procedure.unit_options) and promises(words)
            if promised or bans(words):
                yield Sentence(case["id"], procedure.id, words, effects)


def unheld(game: Ruleset, sentence: Sentence) -> list[str]:
    """Return what of a sentence no effect of its outcome keeps."""
    effects = [each.effect if isinstance(each, OnCharacter) else each for each in sentence.effects]
    if any(isinstance(each, Destroyed) for each in effects):
        return []
    held = dict(_held(game, effects))
    long = ends_allowed(sentence.words)
    barring = _barring(game)
    verbs = {verb for status, end in held.items() if end in long for verb in barring[status]}
    loose: list[str] = [acts[0] for acts in acts_barred(sentence.words) if verbs.isdisjoint(acts)]
    loose += [f"as {done}" for done in counted_as(sentence.words) if done not in held]
    if promises(sentence.words) and all(isinstance(each, StatusCleared) for each in effects):
        loose.append("promise")
    return loose


def _held(game: Ruleset, effects: Iterable[Effect]) -> Iterator[tuple[str, Expiry]]:
    """Yield the statuses that effects set, what follows on them before each, and their ends."""
    following = game.following
    for each in effects:
        if isinstance(each, StatusSet | StatusOfAll):
            yield from following.get(each.status, ())
            yield each.status, each.until


@cache
def _barring(game: Ruleset) -> Mapping[str, frozenset[Verb]]:
    """Return the acts that each status bars, to whoever has it or to others with it."""
    return {
        status.id: frozenset(bar_of(told).verb for told in (*status.bars, *status.shields))
        for status in game.statuses
    }


def named(game: Ruleset, effects: tuple[Effect, ...]) -> frozenset[str]:
    """Return the kinds of effects, and the statuses that they set."""
    plain = [each.effect if isinstance(each, OnCharacter) else each for each in effects]
    kinds = {type(each).__name__ for each in plain}
    return frozenset(kinds | {status for status, _ in _held(game, plain)})
