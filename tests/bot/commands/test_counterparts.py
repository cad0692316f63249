"""An option of other procedures is answered with the one that stands for it here."""

from __future__ import annotations

import pytest

from bot.commands.counterparts import counterpart
from rulesets.core.installed import installed_games

GAME = installed_games()["blackhammer"]


@pytest.mark.parametrize(
    ("procedure", "name", "given", "instead"),
    [
        ("charge", "enemy", (), "target"),
        ("shooting_attack", "enemy", ("unit",), "target"),
        ("shooting_attack", "enemy_rules", (), "target_rules"),
        ("close_combat_round", "target", (), "enemy"),
        ("close_combat_round", "wizard", (), "unit"),
        ("shooting_attack", "enemy", ("unit", "target"), None),
        ("redirect_charge", "target", (), None),
        ("shooting_attack", "teapot", (), None),
        ("shooting_attack", "enemy_teapot", (), None),
    ],
)
def test_the_other_unit_and_what_is_called_after_it_have_their_counterpart(
    procedure: str, name: str, given: tuple[str, ...], instead: str | None
) -> None:
    assert counterpart(name, GAME.procedure(procedure), GAME.procedures, given) == instead
