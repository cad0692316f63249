"""Alarms kept of friends who broke or died: a test for one of them leaves those of the others."""

from __future__ import annotations

from typing import Any

import pytest

from rulesets import blackhammer, t9a
from rulesets.core.results.effect import CounterSet, Effect, StatusCleared
from rulesets.core.ruleset.game import Ruleset
from rulesets.dice.handles.rolled import ListedFaces, RolledDice
from tests.rulesets.cases import arguments_of

GAMES = pytest.mark.parametrize("game", [blackhammer.RULESET, t9a.RULESET], ids=lambda g: g.id)
GONE_OVER = CounterSet("friends-gone:knights", 0, "unit")
KNIGHTS = {"line": "Knights 8 M8 Ld8"}


def kept_after(game: Ruleset, friend: dict[str, Any] | None, cause: str) -> list[Effect]:
    """Return what a Panic test that holds makes of the alarms that are kept."""
    named = {} if friend is None else {"friend": friend}
    given = {"unit": "Men 20 M4 Ld7", "ld": 7, "cause": cause, **named}
    arguments = arguments_of(game, "panic_test", given)
    panic_test = game.procedure("panic_test")
    result = panic_test.run(RolledDice(ListedFaces((1, 2))), **arguments)
    return [
        effect
        for effect in panic_test.effects(arguments, result)
        if isinstance(effect, CounterSet)
        or (isinstance(effect, StatusCleared) and effect.role == "friend")
    ]


@GAMES
def test_the_alarm_of_a_friend_who_broke_is_over_once_somebody_tested(game: Ruleset) -> None:
    broken = {**KNIGHTS, "statuses": {"fleeing": 1, "alarms-friends": 1}}
    assert kept_after(game, broken, "broken") == [StatusCleared("friend", "alarms-friends")]


@GAMES
@pytest.mark.parametrize("cause", ["broken", "destroyed"])
def test_a_second_test_for_who_broke_leaves_the_alarm_of_who_is_no_more(
    game: Ruleset, cause: str
) -> None:
    # It has not run yet, and somebody has tested for it: another friend was destroyed.
    assert kept_after(game, {**KNIGHTS, "statuses": {"fleeing": 1}}, cause) == []


@GAMES
@pytest.mark.parametrize(
    ("friend", "cause"),
    [
        ({**KNIGHTS, "models": 0}, "destroyed"),
        ({**KNIGHTS, "statuses": {"fallen": 1}}, "destroyed"),
        # Who broke and was caught has both.
        ({**KNIGHTS, "statuses": {"fallen": 1, "alarms-friends": 1}}, "broken"),
    ],
)
def test_the_alarm_of_who_is_no_more_is_over_once_somebody_tested(
    game: Ruleset, friend: dict[str, Any], cause: str
) -> None:
    assert kept_after(game, friend, cause) == [GONE_OVER]


@GAMES
@pytest.mark.parametrize("cause", ["broken", "destroyed"])
def test_a_test_that_names_nobody_ends_the_alarm_of_none_who_is_no_more(
    game: Ruleset, cause: str
) -> None:
    # Several may be; who has tested is asked no more.
    assert kept_after(game, None, cause) == []


@GAMES
def test_a_test_for_losses_ends_no_alarm(game: Ruleset) -> None:
    assert kept_after(game, KNIGHTS, "fled-through") == []
