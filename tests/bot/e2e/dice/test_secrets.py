"""Secret rolls before they are shown: others learn that there was one."""

from __future__ import annotations

import asyncio
import json

from tests.bot.e2e.battles.test_history import files, numbers
from tests.bot.e2e.hall import Hall, Player
from tests.bot.e2e.playing import begin

PANIC = "/panic unit:Archers cause:destroyed dice:6,6 secret:yes"


async def test_to_undo_a_secret_roll_does_not_tell_what_it_was(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    secret = await alice.types(PANIC)
    undone = await alice.presses(secret, "Undo")
    assert not undone.alone
    assert undone.lines[0] == f"Undone: secret roll (no. {secret.outcome['entry']})."
    (content,) = files(await alice.calls("battle export")).values()
    entries = json.loads(content)["entries"]
    (undoing,) = (entry for entry in entries if "record" in entry and '"undo"' in entry["record"])
    assert json.loads(undoing["record"])["arguments"] == {
        "entries": [secret.outcome["entry"]],
        "actions": ["withheld"],
        "concerned": [[]],
        "rules": [[]],
    }


async def test_a_question_for_all_does_not_tell_which_secret_one_it_replaces(
    hall: Hall, alice: Player
) -> None:
    await alice.types("/test ld:7 dice:ask secret:yes")
    own = await alice.types("/roll 2d6 dice:ask secret:yes")
    assert own.alone
    assert "given up" in own.text
    asked = await alice.types("/roll 3d6 dice:ask")
    assert not asked.alone
    assert "given up" not in asked.text
    last, before, *_ = await hall.entries(alice)
    assert "replaced" not in last.arguments
    assert before.arguments["replaced"]
    assert "given up" in (await alice.types("/roll 4d6 dice:ask")).text


async def test_the_log_that_all_see_holds_no_secret_of_whoever_asks_for_it(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    secret = await alice.types(PANIC)
    number = secret.outcome["entry"]
    for line in ("", " unit:Archers", " player:Alice", f" before:{number + 1}"):
        told = await alice.types(f"/battle log{line}")
        assert not told.alone
        assert number not in numbers(told)
        assert "Panic" not in told.text
    for player in (alice, bruno):
        assert "panic_test" not in dict(await player.offered("battle log", "action", "")).values()
        assert (await player.types("/battle log action:panic_test")).refused == "unknown-action"
    shown = await alice.calls("battle log", entry=number)
    assert shown.alone
    assert "Panic" in shown.text
    await alice.presses(secret, "Reveal")
    assert number in numbers(await bruno.types("/battle log action:panic_test"))


async def test_two_presses_at_once_show_a_secret_once(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    secret = await alice.types(PANIC)
    shown = await asyncio.gather(*(alice.presses(secret, "Reveal") for _ in range(2)))
    assert all(told.answer.refused is None and not told.alone for told in shown)
    actions = [entry.action for entry in await hall.entries(alice)]
    assert actions.count("secret-reveal") == 1
