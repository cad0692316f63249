"""Characters who lead units, and give that up again [L2928-2944]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal, TypeAlias

from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Fill, Units, Whole
from rulesets.core.declaring.procedure import Arguments, Demand, procedure
from rulesets.core.results.effect import Effect, StatusCleared, StatusSet
from rulesets.dice.handle import Dice
from rulesets.whfb2.unit import offers

LEADS: Final = "in-command"
ANNOUNCED: Final = "command-announced"
HANDS_OVER: Final = "handing-over"

Character: TypeAlias = Annotated[Unit | None, Units()]


@dataclass(frozen=True, slots=True)
class TakeCommand:
    """The right of a character to take command.

    Attributes:
        allowed: Whether he may: his Leadership is higher than that of who leads now.
    """

    allowed: bool


@dataclass(frozen=True, slots=True)
class HandOver:
    """The right of a character to leave the unit he leads.

    Attributes:
        leaves: `now`, or `next-turn` where he has but announced it: he leads for this turn.
    """

    leaves: Literal["now", "next-turn"]


def take_effects(arguments: Arguments, result: TakeCommand) -> tuple[Effect, ...]:
    """Put him in command."""
    if not result.allowed:
        return ()
    character: Unit | None = arguments["character"]
    again = character is not None and character.has(HANDS_OVER)
    back = (StatusCleared("character", HANDS_OVER),) if again else ()
    return (StatusSet("character", LEADS), *back)


@procedure(
    source="L2928-2937",
    units=("character", "unit"),
    effects=take_effects,
    anybody=("character", "unit"),
    demands=(Demand("character", once=(LEADS,)),),
)
def take_command(
    _dice: Dice,
    *,
    ld: Annotated[int, Whole(0, 12), Fill("character", "ld")],
    leader_ld: Annotated[int, Whole(0, 12), Fill("unit", "ld")],
) -> TakeCommand:
    """Have a character lead the unit he joined, if his Leadership is the higher [L2928-2937].

    His Leadership, Cool, Intelligence and Will Power are then the unit's, better or worse.

    Args:
        ld: The character's Leadership.
        leader_ld: That of who leads it now.
    """
    return TakeCommand(ld > leader_ld)


def hand_over_effects(_arguments: Arguments, result: HandOver) -> tuple[Effect, ...]:
    """Note the announcement, or end his command."""
    if result.leaves == "now":
        return (StatusCleared("character", LEADS), StatusCleared("character", HANDS_OVER))
    return (StatusSet("character", HANDS_OVER), StatusSet("character", ANNOUNCED, "turn"))


@procedure(
    source="L2938-2944",
    effects=hand_over_effects,
    phases=("movement",),
    demands=(Demand("character", needs=(LEADS,), turn="own"),),
    offering=offers.HAND_OVER,
)
def hand_over_command(
    _dice: Dice,
    *,
    character: Character = None,
) -> HandOver:
    """Announce that a character hands his command over, or leave the turn after [L2938-2944].

    Args:
        character: Who leads the unit.
    """
    ready = character is not None and character.has(HANDS_OVER) and not character.has(ANNOUNCED)
    return HandOver("now" if ready else "next-turn")
