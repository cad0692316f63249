"""War machines at the table: each shoots as what it is, without being told how."""

from __future__ import annotations

import pytest

from tests.bot.e2e.hall import Player
from tests.bot.e2e.playing import begin

MACHINE = "T6 TC3 W3 A3 BS3 Ld7"


@pytest.mark.parametrize(
    ("rule", "given", "procedure"),
    [
        ("bolt thrower", "target:Orques distance:20 dice:1", "bolt_thrower_shot"),
        ("stone thrower", "target:Orques guess:20 dice:1", "stone_thrower_shot"),
        ("cannon", "guess:20 dice:4,6", "cannon_shot"),
    ],
)
async def test_a_machine_shoots_as_what_it_is(
    alice: Player, bruno: Player, rule: str, given: str, procedure: str
) -> None:
    await begin(alice, bruno)
    await alice.types(f"/unit add Engine 1 M4 {MACHINE} [war machine, {rule}]")
    for _ in range(3):
        await alice.types("/battle next")
    told = await alice.types(f"/warmachine unit:Engine {given}")
    assert told.answer.refused is None, told.text
    assert told.outcome["procedure"] == procedure
