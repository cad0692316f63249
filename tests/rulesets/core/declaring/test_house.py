"""House rules: which value holds, what fills a parameter, and declarations that cannot be meant."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import pytest

from rulesets.core.declaring.house import ON_OFF, House, HouseRule, settled
from rulesets.core.declaring.parameter import Choice, Flag, Whole, parameters_of, read_arguments
from rulesets.core.declaring.procedure import declaration_of, procedure
from rulesets.core.results.reminder import Side, Situation
from rulesets.core.ruleset.game import Ruleset
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal

WEATHER = HouseRule("weather", ("fair", "rain", "snow"), "L1")
NIGHT = HouseRule("night", ON_OFF, "L2")


@dataclass(frozen=True)
class March:
    """A distance."""

    paces: int


def march(
    dice: Dice,  # noqa: ARG001 - nothing is rolled
    *,
    m: Annotated[int, Whole(1, 12)],
    weather: Annotated[str, Choice(WEATHER.values), House("weather")] = "fair",
    night: Annotated[bool, Flag(), House("night")] = False,
) -> March:
    """March."""
    return March(m - (weather != "fair") - night)


def game(*rules: HouseRule, run: Any = march) -> Ruleset:
    return Ruleset(
        "march", Path(), (declaration_of(procedure(source="L1")(run)),), house_rules=rules
    )


def read(given: dict[str, Any], switches: dict[str, str] | None = None) -> dict[str, Any]:
    return read_arguments(parameters_of(march), given, {}, switches)


def test_the_nearest_layer_that_says_something_valid_counts_and_else_the_book() -> None:
    rules = (WEATHER, NIGHT)
    assert settled(rules) == {"weather": "fair", "night": "off"}
    assert settled(rules, {"night": "on"}, {"weather": "rain", "night": "off"}) == {
        "weather": "rain",
        "night": "on",
    }
    assert settled(rules, {"weather": "hail", "other": "x"}, {"weather": "snow"}) == {
        "weather": "snow",
        "night": "off",
    }


def test_a_switch_fills_its_parameter_unless_the_player_says_otherwise() -> None:
    assert read({"m": 4}) == {"m": 4, "weather": "fair", "night": False}
    switches = {"weather": "rain", "night": "on"}
    assert read({"m": 4}, switches) == {"m": 4, "weather": "rain", "night": True}
    assert read({"m": 4, "weather": "snow", "night": "off"}, switches) == {
        "m": 4,
        "weather": "snow",
        "night": False,
    }
    with pytest.raises(Refusal) as caught:
        read({"m": 4, "weather": "hail"}, switches)
    assert caught.value.code == "not-a-choice"


def test_a_switch_is_no_option_and_has_a_text_of_its_own() -> None:
    m, weather, night = parameters_of(march)
    assert (m.house, weather.house, night.house) == (None, "weather", "night")
    assert (m.text, weather.text) == ("param-m", "house-weather")


def test_a_game_is_held_to_its_house_rules() -> None:
    assert game(WEATHER, NIGHT).house_rule("night") is NIGHT
    with pytest.raises(TypeError, match="not declared"):
        game(WEATHER)
    with pytest.raises(TypeError, match="does not take hail"):
        game(HouseRule("weather", ("fair", "rain", "hail"), "L1"), NIGHT)
    with pytest.raises(TypeError, match="must take the values"):
        game(HouseRule("weather", ("fair", "rain"), "L1"), NIGHT)
    with pytest.raises(TypeError, match="must take the values"):
        game(HouseRule("weather", ("rain", "fair", "snow"), "L1"), NIGHT)


def test_a_parameter_of_a_house_rule_has_the_book_s_value_by_default() -> None:
    def bare(dice: Dice, *, night: Annotated[bool, Flag(), House("night")]) -> March:  # noqa: ARG001
        """March without a default."""
        return March(1)

    with pytest.raises(TypeError, match="no default"):
        parameters_of(bare)


@pytest.mark.parametrize("values", [(), ("on",), ("on", "on"), ("on", "default")])
def test_a_house_rule_has_values_to_choose_from(values: tuple[str, ...]) -> None:
    with pytest.raises(TypeError):
        HouseRule("night", values, "L2")


def test_reminders_find_the_switches_of_their_battle() -> None:
    situation = Situation(1, None, Side(), (), switches=(("night", "on"),))
    assert (situation.switch("night"), situation.switch("weather")) == ("on", None)
