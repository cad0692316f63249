"""Steps that outcomes lead to: each is due until it is taken, or has a reason why not."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Final

import pytest

from rulesets.core.ruleset.installed import installed_games
from tests.rulesets.every_game.reminders_made import reminders
from tests.rulesets.every_game.steps_due import AWAITED, DUE, ELSEWHERE, FREE, UNNOTED

GAMES: Final = installed_games()
SHARED: Final = "rank_and_flank"


def steps(game: str) -> Iterator[str]:
    """Yield what every step that the code of a game builds is called: its procedure, its name."""
    for path in Path("rulesets", game).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or ast.unparse(node.func) != "FollowUp":
                continue
            given = {each.arg: each.value for each in node.keywords}
            name = node.args[3] if len(node.args) > 3 else given.get("name")
            called = [_said(node.args[0]), *([_said(name)] if name is not None else [])]
            yield ".".join(called)


def _said(node: ast.expr) -> str:
    return str(node.value) if isinstance(node, ast.Constant) else f"<{ast.unparse(node)}>"


@pytest.mark.parametrize("game", [*GAMES, SHARED])
def test_every_step_is_due_or_has_a_reason_why_not(game: str) -> None:
    known = [*DUE[game], *AWAITED[game], *FREE[game], *UNNOTED[game]]
    assert len(known) == len(set(known))
    assert sorted(set(steps(game))) == sorted(known)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_due_is_reminded_of(game: str) -> None:
    """Each reminder that is named is made with the step's procedure, and has its text."""
    texts = "\n".join(
        path.read_text(encoding="utf-8")
        for path in Path("rulesets", game, "texts", "en").glob("*.ftl")
    )
    made = set(reminders(game))
    for step, reminder in DUE[game].items():
        assert f"reminder-{reminder} = " in texts, step
        asked = {procedure for made_id, procedure in made if fnmatchcase(reminder, made_id)}
        named = step.partition(".")[0]
        wanted = ELSEWHERE[game].get(step, named)
        if wanted is None:
            assert not asked, step
        else:
            assert wanted in asked or (wanted == named and named.startswith("<") and asked), step


@pytest.mark.parametrize("game", GAMES)
def test_what_is_said_elsewhere_is_due_and_no_reminder_of_it_asks_by_its_own_name(
    game: str,
) -> None:
    made = set(reminders(game))
    for step in ELSEWHERE[game]:
        assert (DUE[game][step], step) not in made
