"""What is due, played by taps: red buttons as long as it is due, and no longer."""

from __future__ import annotations

from typing import Final

import pytest

from localdiscord import Message
from tests.bot.e2e.desk.tapping import Tapper, controls, labels, plain
from tests.bot.e2e.hall import Hall, Player
from tests.bot.e2e.playing import in_turn

_PRIMARY: Final = 1
"""Discord's number for the style of a button that stands out."""
MEN: Final = "M4 WS3 BS3 S3 T3 W1 I3 A1 Ld7"


def reds(message: Message) -> list[str]:
    """Return what the buttons say that stand out, seats to be taken apart."""
    return [
        plain(str(each["label"]))
        for each in controls(message)
        if each.get("style") == _PRIMARY and not str(each["label"]).startswith("Play")
    ]


async def two_sides(
    alice: Player, bruno: Player, game: str, own: tuple[str, ...], other: tuple[str, ...]
) -> tuple[Tapper, Tapper]:
    """Return two players at the desk of a battle, each with units."""
    await in_turn(
        (alice, f"/battle start game:{game} side_one:Men side_two:Orcs"),
        (alice, "/battle join side:Men"),
        (bruno, "/battle join side:Orcs"),
        *((alice, f"/unit add {unit}") for unit in own),
        *((bruno, f"/unit add {unit}") for unit in other),
    )
    return Tapper(alice), Tapper(bruno)


@pytest.mark.parametrize(
    ("game", "shots"), [("blackhammer", "Hold and shoot"), ("t9a", "Stand and shoot")]
)
async def test_shots_at_a_charger_stand_out_until_they_are_rolled(
    hall: Hall, alice: Player, bruno: Player, game: str, shots: str
) -> None:
    """[BlackHammer L664; The 9th Age L643-647]."""
    archers = f"Archers 10 {MEN} [longbow]"
    ana, ben = await two_sides(alice, bruno, game, (f"Knights 8 {MEN}",), (archers,))
    await alice.calls("battle next", phase="movement")
    await in_turn(
        (alice, "/charge what:declare unit:Knights target:Archers distance:7"),
        (bruno, "/charge what:reaction unit:Knights target:Archers response:stand-and-shoot"),
    )
    button = f"{shots}: Archers"
    assert reds(await ana.desk(bearing=button))[:1] == [button]
    await ben.taps_on(button)
    while ben.sheet is not None:
        await ben.answers(labels(ben.sheet)[0])
    assert (await hall.entries(alice))[0].action == "shooting_attack"
    assert button not in reds(await ana.desk(bearing="Undo", lacking=button))
