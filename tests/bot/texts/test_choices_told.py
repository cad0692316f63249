"""A choice that is none: what is told has no key in it, and no list that nobody reads."""

from __future__ import annotations

from typing import Final

import pytest

from bot.commands.options.names import GameNames
from bot.texts.localiser import LOCALES, sentence
from rulesets.core.declaring.parameter import Choice, Parameter
from rulesets.core.ruleset.game import Ruleset
from rulesets.core.ruleset.installed import installed_games
from rulesets.refusal import Refusal
from tests.bot.texts.wording import LOCALISER

GAMES: Final = installed_games()
LONGEST: Final = 400


def choices_of(game: Ruleset) -> list[tuple[Parameter, Choice]]:
    found = {
        (parameter.name, parameter.kind.values): (parameter, parameter.kind)
        for procedure in game.procedures
        for parameter in procedure.parameters
        if isinstance(parameter.kind, Choice)
    }
    return list(found.values())


def read(names: GameNames, game: Ruleset, parameter: Parameter, kind: Choice) -> str:
    """Read a value that no option takes."""
    rule = game.house_rule(parameter.house or "")
    if rule is None:
        return names.read_choice(parameter.name, kind, "zzzzz")
    return names.read_house(parameter.name, rule, "zzzzz")


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_no_choice_tells_a_key_or_more_than_is_read(game: str, locale: str) -> None:
    ruleset = GAMES[game]
    names, texts = GameNames(ruleset, LOCALISER, locale), LOCALISER.texts(locale, game)
    found = choices_of(ruleset)
    assert found
    for parameter, kind in found:
        with pytest.raises(Refusal) as refused:
            read(names, ruleset, parameter, kind)
        told = sentence(texts, refused.value)
        assert "refusal-" not in told, parameter.name
        assert "choice-" not in told, parameter.name
        assert len(told) <= LONGEST, (parameter.name, told)
        with pytest.raises(Refusal) as refused:
            kind.read(parameter.name, "zzzzz")
        assert len(sentence(texts, refused.value)) <= LONGEST


@pytest.mark.parametrize("locale", LOCALES)
def test_of_many_choices_those_like_what_was_typed_are_told(locale: str) -> None:
    ruleset = GAMES["aos4"]
    names, texts = GameNames(ruleset, LOCALISER, locale), LOCALISER.texts(locale, "aos4")
    many = next(kind for each, kind in choices_of(ruleset) if each.name == "feature")
    with pytest.raises(Refusal) as refused:
        names.read_choice("feature", many, "wyldwod x")
    told = sentence(texts, refused.value)
    assert "(wyldwood)" in told
    assert "…" in told
