"""Spells of wizards in a battle that is fought again."""

from __future__ import annotations

import pytest

from tests.bot.e2e.desk.tapping import Tapper, labels
from tests.bot.e2e.hall import Player
from tests.bot.e2e.playing import UNASKED, in_turn

WIZARD = "Mage 1 M4 WS3 BS3 S3 T3 W2 I3 A1 Ld8"
GENERATES = {
    "blackhammer": (f"{WIZARD} Lv2 [character]", "wizard:Mage lore:fire", "Spells known"),
    "t9a": (f"{WIZARD} Lv2 [character, wizard]", "unit:Mage path:fire", "Spells of a Wizard"),
}


async def begun(alice: Player, bruno: Player, game: str, *lines: str) -> tuple[Tapper, Tapper]:
    """Start a battle of two players without questions of dice, and play on as Alice."""
    sides = {"side_one": "Storm", "side_two": "Horde", "house": UNASKED}
    await alice.calls("battle start", game=game, **sides)
    await alice.calls("battle join", side="Storm")
    await bruno.calls("battle join", side="Horde")
    await in_turn(*((alice, line) for line in lines))
    return Tapper(alice), Tapper(bruno)


async def fought_again(ana: Tapper, ben: Tapper) -> None:
    """End the battle by agreement, and fight it once more."""
    await ana.taps_on("End battle")
    await ana.answers("Storm won")
    await ben.taps_on("Agree")
    (ended,) = ben.told
    await ana.use(ended, "Rematch")


async def spells_of_mage(tapper: Tapper) -> list[str]:
    board = (await tapper.hall.channel(tapper.player)).board
    return next(list(unit.spells or ()) for unit in board.units if unit.name == "Mage")


@pytest.mark.parametrize("game", [*GENERATES])
async def test_wizards_generate_their_spells_anew_before_a_rematch(
    game: str, alice: Player, bruno: Player
) -> None:
    """They are generated before each battle [BlackHammer L886-892; The 9th Age L572-576]."""
    mage, options, asked = GENERATES[game]
    generates = f"/roll spell_generation {options} dice:2,3"
    ana, ben = await begun(alice, bruno, game, f"/unit add {mage}", generates)
    assert len(await spells_of_mage(ana)) > 1
    for _ in range(2):  # and before the rematch of a rematch
        await fought_again(ana, ben)
        assert await spells_of_mage(ana) == []
        assert f"{asked}: Mage" in labels(await ana.desk(asked))
        await in_turn((alice, generates))


async def test_what_a_wizard_learned_for_good_he_knows_in_a_rematch(
    alice: Player, bruno: Player
) -> None:
    """Wizards of Warhammer learn their spells as they come by a level [WH L4727-4793]."""
    mage = "Mage 1 M10 WS3 BS3 S3 T3 W2 I4 A1 Ld8 Int9 Cl9 WP9 Lv1 [character, wizard]"
    learns = "/resolve learn_spell values:wizard:Mage; spell:fire-ball; level:1"
    ana, ben = await begun(alice, bruno, "whfb2", f"/unit add {mage}", learns)
    known = await spells_of_mage(ana)
    assert known
    await fought_again(ana, ben)
    assert await spells_of_mage(ana) == known
