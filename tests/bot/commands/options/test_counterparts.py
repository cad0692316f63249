"""An option of other procedures is answered with the one that stands for it here."""

from __future__ import annotations

import pytest

from bot.commands.options.counterparts import counterpart
from bot.commands.options.typed_options import unused
from rulesets.core.ruleset.installed import installed_games

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


@pytest.mark.parametrize(
    ("game", "procedure", "name", "instead"),
    [
        ("aos4", "fight_attack", "attacks", None),
        ("blackhammer", "charge", "s", None),
        ("whfb2", "melee_attacks", "t", None),
        ("whfb2", "cast_spell", "dice", None),
        ("aos4", "casting_roll", "dice", "dice_used"),
        ("blackhammer", "shooting_attack", "dist", "distance"),
        ("blackhammer", "shooting_attack", "distence", "distance"),
    ],
)
def test_an_option_is_suggested_only_where_its_name_begins_so_or_is_mistyped(
    game: str, procedure: str, name: str, instead: str | None
) -> None:
    ruleset = installed_games()[game]
    refusal = unused(name, ruleset.procedure(procedure), ruleset)
    assert refusal.facts["instead"] == instead
