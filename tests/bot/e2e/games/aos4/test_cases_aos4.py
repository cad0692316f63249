"""A case of each of Age of Sigmar's procedures, typed at the table; the rest is data alone."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from structlog.testing import capture_logs

from bot.texts.localiser import LOCALES
from rulesets.aos4 import RULESET
from tests.bot.e2e.games.test_cases import ask, in_lines, part, refusal
from tests.bot.e2e.hall import Hall, open_hall
from tests.rulesets.cases import load_cases

pytestmark = pytest.mark.asyncio(loop_scope="module")


def sample() -> list[dict[str, Any]]:
    """Return the first case of each procedure that comes to something, and the first refusal."""
    found: dict[tuple[str, bool], dict[str, Any]] = {}
    for case in load_cases(Path(__file__).parents[4] / "rulesets" / "aos4" / "cases"):
        if in_lines(case["given"]):
            found.setdefault((case["procedure"], "refused" in case), case)
    return list(found.values())


CASES = sample()


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def hall(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Hall]:
    path = tmp_path_factory.mktemp("cases") / "vexille.db"
    async with open_hall(f"sqlite:///{path}") as hall:
        await hall.player("Alice").types("/settings game:aos4")
        yield hall


async def test_every_procedure_has_its_case() -> None:
    assert {case["procedure"] for case in CASES} == set(RULESET.by_id)


@pytest.mark.parametrize(
    ("number", "case"),
    list(enumerate(CASES)),
    ids=[case["id"] for case in CASES],
)
async def test_typed_dice_give_what_the_text_gives(
    hall: Hall, number: int, case: dict[str, Any]
) -> None:
    player = hall.player("A reader", LOCALES[number % len(LOCALES)])
    dice = {} if case["dice"] is None else {"dice": ", ".join(map(str, case["dice"]))}
    with capture_logs() as logs:
        if "refused" in case:
            assert await refusal(player, case, RULESET, **dice) == case["refused"]
            return
        told = await ask(player, case, RULESET, **dice)
        for path, expected in case["expect"].items():
            assert part(told.outcome["result"], path) == expected, told.text
        assert told.outcome["dice"] == (case["dice"] or [])
        if case["dice"]:
            chances = await ask(player, case, RULESET, odds=True)
            assert sum(each["chance"] for each in chances.outcome["distribution"]) == pytest.approx(
                1
            )
    assert [log for log in logs if log["log_level"] in ("error", "critical")] == []
