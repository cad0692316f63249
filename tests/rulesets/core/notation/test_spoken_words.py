"""The words of players in units' lines, as data with a checked shape."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from rulesets.core.notation.spoken.lexicon import Lexicon, lexicon
from rulesets.core.ruleset.installed import installed_games


def test_every_value_that_has_other_names_is_one_of_a_game() -> None:
    fields = {field.id for game in installed_games().values() for field in game.profile}
    assert lexicon().values.keys() <= fields


@pytest.mark.parametrize("wrong", ["Shield", "épée", "a b c d e f", "shield,, bow"])
def test_words_that_no_line_could_hold_as_they_stand_are_refused(wrong: str) -> None:
    known = lexicon().model_dump(by_alias=True)
    sound = {
        name: ", ".join(sorted(words))
        for name, words in known.items()
        if words and not isinstance(words, dict)
    }
    groups = {
        name: {key: ", ".join(sorted(words)) for key, words in group.items()}
        for name, group in known.items()
        if isinstance(group, dict)
    }
    assert Lexicon.model_validate({**sound, **groups}) == lexicon()
    with pytest.raises(ValidationError):
        Lexicon.model_validate({**sound, **groups, "courtesy": wrong})
