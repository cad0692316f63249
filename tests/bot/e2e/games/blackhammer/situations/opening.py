"""Openings of situations between two players, and their first steps."""

from __future__ import annotations

from typing import Final

from tests.bot.e2e.games.blackhammer.test_combat_sequences_of_blackhammer import MEN
from tests.bot.e2e.sequences import BRUNO, Step, between, does, phases

JOINS: Final = (Step(("/battle join side:Men",)), Step(("/battle join side:Orcs",), who=BRUNO))
HERO: Final = "M4 WS5 BS5 S4 T4 W2 I5 A3 Ld9 PU1 [character]"
MAGE: Final = "{} 1 M4 WS4 BS3 S4 T3 W2 I3 A1 Ld8 PU1 Lvl3 [character] side:{}"
BOWS: Final = f"Bows 20 {MEN} Rg24 SS3 side:Orcs"


def before(phase: str, *units: str, joined: tuple[str, ...] = ()) -> tuple[Step, ...]:
    """Open a battle between two players who decide nothing in the middle of a roll.

    Args:
        phase: The phase of the first turn in which it is played.
        units: Units, each with its side.
        joined: Characters, each with the unit that he joins.
    """
    joins = tuple(Step((f"/unit join {each}",)) for each in joined)
    return (*between("blackhammer", *units), *joins, *JOINS, phases(phase))


def declares(target: str, more: str = "", unit: str = "Knights", who: str = "Alice") -> Step:
    return does(f"/charge {unit} target:{target} what:declare {more}", who=who, allowed=True)


def answers(target: str, response: str, becomes: str | None = None, who: str = BRUNO) -> Step:
    line = f"/charge what:response target:{target} response:{response}"
    return does(line, who=who, response=becomes or response)
