"""Lines of what an outcome bars, made from its effects."""

from __future__ import annotations

from typing import Final

import pytest

from bot.texts.localiser import LOCALES, Localiser
from bot.views.cards.bans import LASTING, ban_lines
from rulesets.blackhammer import RULESET as BLACKHAMMER
from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.results.effect import Effect, StatusSet, WoundsLost
from rulesets.core.ruleset.game import Ruleset
from rulesets.core.ruleset.installed import installed_games
from rulesets.t9a import RULESET as T9A

GAMES: Final = installed_games()
LOCALISER: Final = Localiser(GAMES)
MARCHED: Final = (StatusSet("unit", "marched", "turn"), StatusSet("unit", "moved", "turn"))


def lines(
    *effects: Effect,
    unit: Unit | None = None,
    locale: str = "en",
    game: Ruleset = BLACKHAMMER,
    rules: tuple[str, ...] = (),
) -> tuple[str, ...]:
    """Return what some effects bar a unit from, in words."""
    units = {} if unit is None else {"unit": (unit,)}
    held = SpecialRules(frozenset((rule, None) for rule in rules))
    return ban_lines(LOCALISER.texts(locale, game.id), game, effects, units, held)


def test_what_a_status_bars_is_told_with_its_end() -> None:
    rallied = StatusSet("unit", "rallied", "turn")
    assert lines(rallied, unit=Unit("Men")) == (
        "Men may not move, charge or shoot until this turn ends",
    )
    assert lines(rallied, unit=Unit("Men"), locale="fr") == (
        "Men ne peut pas se déplacer, charger ni tirer jusqu’à la fin de ce tour",
    )


def test_a_unit_that_nobody_named_is_told_of_by_its_rules() -> None:
    marched = ("The unit may not move, charge or shoot until this turn ends",)
    assert lines(*MARCHED) == marched
    assert lines(*MARCHED, rules=("light-cavalry",)) == (
        "The unit may not move or charge until this turn ends",
    )


def test_each_end_has_its_line() -> None:
    crew = (StatusSet("unit", "shot", "turn"), StatusSet("unit", "out-of-action", "own-turn-end"))
    told = lines(*crew, StatusSet("unit", "fought-on", "phase"), unit=Unit("Gun"))
    assert told == (
        "Gun may not pursue until this phase ends",
        "Gun may not shoot until its side’s next turn ends",
    )


def test_what_goes_without_saying_is_not_told() -> None:
    home = (StatusSet("unit", "charged", "turn"), StatusSet("unit", "engaged"))
    assert lines(*home, unit=Unit("Men")) == ()
    assert lines(WoundsLost("unit", 1), unit=Unit("Men")) == ()
    fleeing = Unit("Men", statuses=(("fleeing", 1),))
    assert lines(StatusSet("unit", "stupid", "own-turn"), unit=fleeing) == ()


def test_a_part_of_a_move_is_told_where_the_rest_is_free() -> None:
    back = (StatusSet("unit", "returned", "turn"), StatusSet("unit", "moved", "turn"))
    assert lines(*back, unit=Unit("Men")) == ("Men may not charge or march until this turn ends",)


def test_light_troops_shoot_after_a_march() -> None:
    marched = (StatusSet("unit", "moved", "turn"), StatusSet("unit", "marched", "turn"))
    light = Unit("Scouts", rules=SpecialRules(frozenset({("light-troops", None)})))
    assert lines(*marched, unit=Unit("Men"), game=T9A) == (
        "Men may not shoot until this turn ends",
    )
    assert lines(*marched, unit=light, game=T9A) == ()


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_ban_of_every_status_has_words(game: Ruleset, locale: str) -> None:
    for status in game.statuses:
        for told in lines(StatusSet("unit", status.id, status.until), locale=locale, game=game):
            assert status.until not in LASTING
            assert "{" not in told
