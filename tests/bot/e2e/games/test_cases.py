"""Every case of the text, typed as a command at the table, in either language."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from structlog.testing import capture_logs

from bot.commands.options.paths import BELOW_ROLL
from bot.texts.localiser import LOCALES
from localdiscord import Refused
from rulesets.blackhammer import RULESET
from rulesets.core.ruleset.game import Ruleset
from tests.bot.e2e.hall import Hall, Player, Told, open_hall
from tests.rulesets.cases import by_procedure, load_cases
from tests.together import together

WHOLE = re.compile(r"[0-9]\+")

pytestmark = pytest.mark.asyncio(loop_scope="module")


def in_lines(given: dict[str, Any]) -> bool:
    """Return whether units are described by lines alone; a status needs a unit of a battle."""
    parts = (part for raw in given.values() for part in (raw if isinstance(raw, list) else [raw]))
    return not any(isinstance(part, dict) for part in parts)


CASES = [
    case
    for case in load_cases(Path(__file__).parents[3] / "rulesets" / "blackhammer" / "cases")
    if in_lines(case["given"])
]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def hall(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Hall]:
    """Serve every case: they share nothing but the log of their channel."""
    path = tmp_path_factory.mktemp("cases") / "vexille.db"
    async with open_hall(f"sqlite:///{path}") as hall:
        yield hall


@pytest.fixture
def players(hall: Hall) -> Iterator[dict[str, Player]]:
    with capture_logs() as logs:
        yield {locale: hall.player(f"A reader of {locale}", locale) for locale in LOCALES}
    assert [log for log in logs if log["log_level"] in ("error", "critical")] == []


def typed(raw: Any, *, unit: bool = False) -> str:
    """Return an option's value as a player writes it."""
    if unit:
        lines = raw if isinstance(raw, list) else [raw]
        # Brackets tell a description without values, `Spearmen 20`, from a name.
        return "; ".join(line if line.endswith(("]", "}")) else f"{line} []" for line in lines)
    if isinstance(raw, bool):
        return "yes" if raw else "no"
    # Discord takes 5 for a save of 5+ where an option is a number.
    return str(raw).removesuffix("+") if WHOLE.fullmatch(str(raw)) else str(raw)


async def ask(
    player: Player, case: dict[str, Any], game: Ruleset = RULESET, **closing: Any
) -> Told:
    """Call the command of a case, or `/roll` where that alone takes what it gives."""
    procedure = game.procedure(case["procedure"])
    roles = procedure.unit_options
    options = {name: typed(raw, unit=name in roles) for name, raw in case["given"].items()}
    house = {parameter.name for parameter in procedure.parameters if parameter.house is not None}
    if procedure.command in {None, *BELOW_ROLL} or house & options.keys():
        values = " ".join(f"{name}:{raw}" for name, raw in options.items())
        given = {"values": values} if values else {}
        return await player.calls("roll", notation=procedure.id, **given, **closing)
    if procedure.variant:
        options["what"] = procedure.variant
    known = {option["name"] for option in command_of(player, procedure.command)["options"]}
    spilled = " ".join(f"{name}:{raw}" for name, raw in options.items() if name not in known)
    own = {name: raw for name, raw in options.items() if name in known}
    if spilled:
        own["more"] = spilled
    return await player.calls(procedure.command, **own, **closing)


def command_of(player: Player, name: str) -> dict[str, Any]:
    """Return a command as it was registered."""
    return next(command for command in player.user.commands() if command["name"] == name)


def part(result: Any, path: str) -> Any:
    """Return a field of a result; `losers.1.broken` is one of its first loser.

    What did not come about is left out of the data, and None.
    """
    for name in path.split("."):
        result = result[int(name) - 1] if isinstance(result, list) else result.get(name)
    return result


async def refusal(
    player: Player, case: dict[str, Any], game: Ruleset = RULESET, **closing: Any
) -> str:
    """Return why a case is refused: by the bot, or by Discord's own client before it."""
    try:
        told = await ask(player, case, game, **closing)
    except Refused as refused:
        return refused.code.replace("_", "-")
    assert told.alone
    return told.refused


def key_of(value: Any) -> str:
    """Return a value as the chances name it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return "null" if value is None else str(value)


OF_PROCEDURES = by_procedure(CASES)
THROWN = by_procedure([case for case in CASES if case["dice"] and "refused" not in case])


READ_IN = {case["id"]: LOCALES[number % len(LOCALES)] for number, case in enumerate(CASES)}
"""The language of who reads each case: every other one in the other."""


@pytest.mark.parametrize("procedure", OF_PROCEDURES)
async def test_typed_dice_give_what_the_text_gives(
    players: dict[str, Player], procedure: str
) -> None:
    with together() as case:
        for given in OF_PROCEDURES[procedure]:
            with case(given["id"]):
                await assert_given(players[READ_IN[given["id"]]], given)


async def assert_given(player: Player, case: dict[str, Any]) -> None:
    """Hold the answer to a case with its dice typed to what the text gives."""
    dice = {} if case["dice"] is None else {"dice": ", ".join(map(str, case["dice"]))}
    if "refused" in case:
        assert await refusal(player, case, **dice) == case["refused"]
        return
    told = await ask(player, case, **dice)
    for path, expected in case["expect"].items():
        assert part(told.outcome["result"], path) == expected, told.text
    assert told.outcome["dice"] == (case["dice"] or [])
    assert not told.reply.ephemeral


@pytest.mark.parametrize("procedure", THROWN)
async def test_what_the_text_gives_has_a_chance(players: dict[str, Player], procedure: str) -> None:
    with together() as case:
        for given in THROWN[procedure]:
            with case(given["id"]):
                await assert_has_a_chance(players[READ_IN[given["id"]]], given)


async def assert_has_a_chance(player: Player, case: dict[str, Any]) -> None:
    """Hold the chances of a case to giving one to what its text gives."""
    told = await ask(player, case, odds=True)
    assert told.outcome["exact"]
    assert sum(each["chance"] for each in told.outcome["distribution"]) == pytest.approx(1.0)
    for path, expected in case["expect"].items():
        chances = told.outcome["fields"].get(path)
        if chances is not None:
            assert chances[key_of(expected)] > 0
