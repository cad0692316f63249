"""Examples of the pages, sent as a client of Discord does: required options, quoted values."""

from __future__ import annotations

from dataclasses import replace

import pytest

from localdiscord.protocol.refusal import Refused
from tests.bot.e2e.hall import Player


@pytest.mark.parametrize("command", ["rule", "throw", "fight", "roll", "score add"])
async def test_discord_asks_for_what_nearly_everybody_gives(alice: Player, command: str) -> None:
    with pytest.raises(Refused, match="missing_option"):
        await alice.calls(command)


async def test_a_word_shows_once_more_what_is_asked(alice: Player) -> None:
    asked = await alice.types("/roll 2d6 dice:ask")
    for word in ("show", "voir", "encore"):
        again = (await alice.types(f"/throw {word}")).answer.card
        assert replace(again, footer="") == replace(asked.answer.card, footer="")
    assert (await alice.types("/throw 3 4")).outcome["dice"] == [3, 4]
    assert (await alice.types("/throw show")).refused == "nothing-asked"


@pytest.mark.parametrize(
    ("game", "what"),
    [("t9a", "characteristic_test"), ("whfb2", "characteristic_test")],
)
async def test_the_option_given_tells_which_test_is_meant(
    alice: Player, game: str, what: str
) -> None:
    await alice.types(f"/battle start game:{game}")
    await alice.types("/unit add Mage 1 T3 Ld8")
    told = await alice.types("/test unit:Mage characteristic:T")
    assert told.outcome["procedure"] == what


async def test_kept_armies_name_their_game_whatever_is_played(alice: Player, bruno: Player) -> None:
    await alice.types("/battle start game:whfb2 side_one:Orcs")
    await alice.types("/unit add Orcs 20 M10 T4 Ld7")
    for player in (alice, bruno):
        await player.types("/army save Horde side:Orcs")
    await alice.types("/battle end")
    await alice.types("/battle start game:aos4")
    assert "Warhammer, second edition" in (await alice.types("/army list")).text
    assert "Warhammer, deuxième édition" in (await bruno.types("/army list")).text
