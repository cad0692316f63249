"""The buttons that seat whoever presses them at a battle."""

from __future__ import annotations

from bot.localiser import Texts
from bot.place import Place
from bot.state.battles import REFEREE
from bot.views.buttons import ButtonSpec


def seat_buttons(place: Place, texts: Texts) -> tuple[ButtonSpec, ...]:
    """Return a button for each side, and one for the referee's chair; none without a battle.

    Args:
        place: Where.
        texts: The language of whoever sees the buttons.
    """
    board = place.channel.board
    if board.battle is None:
        return ()
    number = board.battle.id
    sides = [
        ButtonSpec("join", f"{number}:{side.place}", texts("button-join", side=side.name))
        for side in board.sides
    ]
    return (*sides, ButtonSpec("join", f"{number}:{REFEREE}", texts("button-referee")))
