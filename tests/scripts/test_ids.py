"""The types of ids are what the texts and the declarations hold."""

from __future__ import annotations

from typing import get_args

import pytest

from rulesets.core.ids import refusals, rules, statuses
from rulesets.core.ruleset.installed import installed_games
from scripts import ids

GAMES = installed_games()


def test_the_modules_are_as_their_sources_make_them() -> None:
    made = ids.modules(GAMES)
    assert made
    for path, text in made.items():
        assert path.read_text(encoding="utf-8") == text, f"{path.name}: run make docs"


@pytest.mark.parametrize("slug", GAMES)
def test_the_ids_of_a_game_are_among_them(slug: str) -> None:
    declared = GAMES[slug]
    assert {status.id for status in declared.statuses} <= set(get_args(statuses.StatusId))
    assert {rule.id for rule in declared.rules} <= set(get_args(rules.RuleId))


def test_an_id_of_any_owner_is_one_of_all() -> None:
    codes = set(get_args(refusals.RefusalCode))
    assert {"not-in-campaign", "pool-too-small", "shooters-fleeing", "instead-miscast"} < codes
    assert "missing-option-at-length" not in codes
    assert "fleeing" in get_args(statuses.StatusId)
    assert "frenzy" in get_args(rules.RuleId)


def test_a_module_is_written_as_the_formatter_has_it() -> None:
    written = ids.module("Words.", "Word", ["b", "a", "b"])
    assert written == (
        '"""Words."""\n\n'
        f"{ids.MARK}\n\n"
        "from __future__ import annotations\n\n"
        "from typing import Literal, TypeAlias\n\n"
        'Word: TypeAlias = Literal[\n    "a",\n    "b",\n]\n'
    )
