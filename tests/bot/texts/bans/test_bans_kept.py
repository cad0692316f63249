"""Bans and promises that outcomes tell, each kept by an effect or told for a reason.

Every data case is played and worded in English. What a sentence rules out, or says of later, is put
beside the effects of the same outcome: a status bars the act for as long as is told, or the
sentence stands in the list of its game with the reason for which it may be told.
"""

from __future__ import annotations

from typing import Final

import pytest

from rulesets.core.ruleset.game import Ruleset
from rulesets.core.ruleset.installed import installed_games
from tests.bot.texts.bans.english import bans
from tests.bot.texts.bans.lists import BY, KEPT, MADE, PREFIXES, REASONS, Listed, listed, written
from tests.bot.texts.bans.playing import Sentence, named, played, played_as_made, unheld

GAMES: Final = tuple(installed_games().values())

by_game = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])


def reasons(game: Ruleset, sentence: Sentence) -> list[Listed]:
    """Return what the list of a game says of a sentence."""
    return [each for each in listed(game.id) if each.concerns(sentence.procedure, sentence.words)]


@by_game
def test_what_is_told_is_kept_or_has_a_reason(game: Ruleset) -> None:
    stray = [
        f"{sentence.case}: {sentence.words}: {', '.join(loose)}"
        for sentence in played(game)
        if (loose := unheld(game, sentence))
        and all(each.reason == KEPT for each in reasons(game, sentence))
    ]
    assert stray == []


@by_game
def test_what_is_listed_as_kept_by_something_is_told_with_it(game: Ruleset) -> None:
    wrong = [
        f"{sentence.case}: {each.words}: {each.reason}"
        for sentence in played(game)
        for each in reasons(game, sentence)
        if each.reason.startswith(BY)
        and each.reason.removeprefix(BY) not in named(game, sentence.effects)
    ]
    assert wrong == []


@by_game
def test_what_is_listed_as_kept_is_told_by_some_case(game: Ruleset) -> None:
    told = {each for sentence in played(game) for each in reasons(game, sentence)}
    lasting = [each for each in listed(game.id) if each.reason == KEPT or BY in each.reason]
    assert [f"{each.key}: {each.words}" for each in lasting if each not in told] == []


@by_game
def test_what_is_kept_once_it_is_done_is_kept_then(game: Ruleset) -> None:
    conditional = [each for each in listed(game.id) if each.reason.startswith(MADE)]
    told = dict.fromkeys(conditional, False)
    for sentence in played_as_made(game, {each.procedure for each in conditional}):
        for each in conditional:
            if each.concerns(sentence.procedure, sentence.words):
                by = each.reason.removeprefix(MADE).removeprefix(f" {BY}")
                kept = by in named(game, sentence.effects) if by else not unheld(game, sentence)
                assert kept, sentence
                told[each] = True
    assert [each.words for each, found in told.items() if not found] == []


@by_game
def test_every_ban_in_a_text_of_an_outcome_has_a_reason(game: Ruleset) -> None:
    known = {(each.key, each.words) for each in listed(game.id)}
    assert [
        f"{key} | {words}" for key, words in written(game.texts) if (key, words) not in known
    ] == []


@by_game
def test_the_list_is_in_order_and_holds_nothing_else(game: Ruleset) -> None:
    rows = listed(game.id)
    assert list(rows) == sorted(set(rows), key=lambda each: (each.key, each.words))
    reasons = {each.reason for each in rows}
    assert {reason for reason in reasons if reason not in REASONS and BY not in reason} == set()
    texts = set(written(game.texts))
    of_texts = [each for each in rows if each.key.startswith(PREFIXES)]
    assert [
        f"{each.key} | {each.words}" for each in of_texts if (each.key, each.words) not in texts
    ] == []


@pytest.mark.parametrize(
    "sentence",
    [
        "It may not charge.",
        "The unit can neither charge, move nor shoot this turn.",
        "No march: an enemy is near.",
        "It shoots no more in this battle.",
        "It counts as having charged.",
        "They reach the wood, without a March.",
        "The unit stumbles and does nothing else.",
    ],
)
def test_bans_are_found(sentence: str) -> None:
    assert bans(sentence)


@pytest.mark.parametrize(
    "sentence", ["It may charge.", "No test: it is near.", "It moves 6 paces and may shoot."]
)
def test_what_is_allowed_is_no_ban(sentence: str) -> None:
    assert not bans(sentence)
