"""The types of ids are what the texts and the declarations hold."""

from __future__ import annotations

from typing import Any, get_args

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
def test_a_game_has_its_own_types(slug: str) -> None:
    name = slug.capitalize()
    declared = GAMES[slug]
    assert set(get_args(getattr(statuses, f"{name}StatusId"))) == {
        status.id for status in declared.statuses
    }
    assert set(get_args(getattr(rules, f"{name}RuleId"))) == {rule.id for rule in declared.rules}
    assert getattr(refusals, f"{name}RefusalCode")


def ids_of(union: Any) -> set[str]:
    """Return the ids of the types that a type is one of."""
    return {name for part in get_args(union) for name in get_args(part)}


def test_an_id_of_any_owner_is_one_of_all() -> None:
    codes = ids_of(refusals.RefusalCode)
    assert {"not-in-campaign", "pool-too-small", "shooters-fleeing", "instead-miscast"} < codes
    assert "missing-option-at-length" not in codes
    assert "fleeing" in ids_of(statuses.StatusId)
    assert "frenzy" in ids_of(rules.RuleId)


def test_a_module_is_written_as_the_formatter_has_it() -> None:
    written = ids.module("Words.", "Word", {"one": {"b", "a"}, "two": {"b"}})
    assert written == (
        '"""Words."""\n\n'
        f"{ids.MARK}\n\n"
        "from __future__ import annotations\n\n"
        "from typing import Literal, TypeAlias\n\n"
        'OneWord: TypeAlias = Literal[\n    "a",\n    "b",\n]\n\n'
        'TwoWord: TypeAlias = Literal[\n    "b",\n]\n\n'
        "Word: TypeAlias = OneWord | TwoWord\n"
    )
