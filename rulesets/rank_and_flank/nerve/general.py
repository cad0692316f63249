"""The General, on whose Leadership units near him may test, as their players tell."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rulesets.core.battlefield.rules import Reach, Said
from rulesets.core.declaring.deciding import Decidable
from rulesets.core.results.status import Status
from rulesets.dice.handle import Dice
from rulesets.rank_and_flank.nerve.doubt import GENERAL, LENT, Doubt

if TYPE_CHECKING:
    from rulesets.core.ids.rules import RuleId
    from rulesets.core.ids.statuses import StatusId

_FAR: Final[StatusId] = "far-from-general"
_NEAR: Final[StatusId] = "by-the-general"
SAID: Final = (
    Status(_FAR, "phase", shared=True, quiet=True),
    Status(_NEAR, "phase", shared=True, quiet=True),
)
"""What a player said of a unit whose test had failed, while nobody of its side moves."""
GENERAL_NEAR: Final = Decidable("general-near", ("far", "near"), kept=(_FAR, _NEAR))
"""Whether a unit is near its General, where his Leadership would turn a test that failed."""


def reach_of_general(
    within: int,
    moves: tuple[StatusId, ...],
    *,
    farther: int = 0,
    far: tuple[RuleId, ...] = (),
    lent: RuleId = LENT,
) -> Reach:
    """Return a General's reach.

    Args:
        within: The distance.
        moves: Statuses of who moves: then nothing said of that side holds.
        farther: What is added where he is easily seen.
        far: Rules of such a General.
        lent: The rule that tells what he would lend.
    """
    return Reach(within, farther, far, GENERAL, lent, Said(_FAR, _NEAR, moves))


def led_by_general(
    dice: Dice,
    doubt: Doubt | None,
    *,
    own: int,
    offered: int | None = None,
    total: int | None = None,
) -> int:
    """Return what a unit tests on: its own, or what its General lends it, as its player tells.

    Nobody is asked where that would turn nothing. What he has is told where he lends it.

    Args:
        dice: Asks, and tells.
        doubt: Whether the General is near, where nobody says so.
        own: What the unit tests on by itself.
        offered: What it would test on by him; what the doubt tells, where not told.
        total: What fell, with all that counts; None where what he lends is of use whatever fell.
    """
    if doubt is None or doubt.general is None:
        return own
    reached = doubt.offered if offered is None else offered
    if reached <= own or (total is not None and not own < total <= reached):
        return own
    _, near = GENERAL_NEAR.options
    chosen = dice.choose(
        doubt.role,
        GENERAL_NEAR.what,
        GENERAL_NEAR.options,
        index=doubt.index,
        subject=doubt.name,
        number=doubt.general,
        lasting=True,
    )
    if chosen != near:
        return own
    dice.tell("general-lends", value=doubt.lent)
    return reached
