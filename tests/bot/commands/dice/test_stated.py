"""Decisions stated as options of an act: of one's own units, and of another player's."""

from __future__ import annotations

from tests.bot.commands.dice.test_choosing import asked, bare, decides, desk, fights, seated
from tests.bot.desk import BRUNO, Desk, entries, outcome

__all__ = ["bare", "desk", "seated"]


async def test_what_a_player_typed_beforehand_of_their_own_units_is_not_asked(
    seated: Desk,
) -> None:
    done = outcome(await fights(seated, BRUNO, restrain="enemy"))
    assert "result" in done
    assert ((await entries(seated))[-1]).arguments["choices"] == [
        ["pursuit:enemy", "hold-back", "stated"]
    ]


async def test_what_another_typed_beforehand_is_asked_of_whose_it_is(seated: Desk) -> None:
    told = await fights(seated, restrain="none")
    assert asked(told)["key"] == "pursuit:enemy"
    assert told.calls == (BRUNO.user_id,)
    assert "restrain" in told.card.dice[-1]
    done = outcome(await decides(seated, told, "hold-back"))
    taken = ((await entries(seated))[-1]).arguments["choices"]
    assert taken == [["pursuit:enemy", "hold-back", "chosen"]]
    assert done["origin"] == "fair"
