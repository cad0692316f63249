"""Statuses that can be true of a unit, and until when."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

from rulesets.core.battlefield.alteration import Alteration
from rulesets.core.battlefield.bar import Bars
from rulesets.core.results.effect import Expiry

if TYPE_CHECKING:
    from rulesets.core.ids.statuses import StatusId

MOST_CARRIED: Final = 1000
"""The largest number that any status may carry."""
_MOST: Final = 99
"""The largest number of turns, of wounds taken upon itself, of times over."""
FALLEN: Final = "fallen"
"""The status of a unit destroyed in the player turn under way, in every game that has it."""


@dataclass(frozen=True, slots=True)
class Status:
    """A state that can be true of a unit; its text is `status-<id>`.

    Attributes:
        until: When it ends by itself.
        shared: Whether what befalls a unit befalls the characters in it, and the reverse.
        alters: What it makes of the unit's values and rules while it is true.
        mute: Whether a character lends his unit no value of his while it is so.
        leads: Profile fields that a unit has from a character in it while it is so of him, better
            or worse than its own.
        wounded: What wounds do to it: nothing, they end it, or it takes as many of them upon
            itself as its value says.
        ends_magic: Whether the spells that a wizard keeps in play end as he comes to be so; those
            of one in flight end without it.
        follows: Whether it goes with the caster of the spell that brought it: whom he joins has it
            as well, and whom he leaves has it no more.
        ends: Statuses that a unit has no more once players say that this one is true of it.
        counts: The least and the largest number that it carries, as points of fire or turns left;
            None where it carries none that players count, or `limits` follow from the rest.
        said_by: Statuses and relations that say as much, where one of them begins together with it.
        leaves_combat: Whether who comes to be so is in no close combat any more.
        bars: What whoever it is true of may not do.
        shields: What may not be done to whoever it is true of.
        then: What is true of a unit once it ended by itself, and until when.
        noted_in: Phases in which players say by a press that it is true of a unit, or no more: what
            no rule of the game does by itself, such as a plain move.
        quiet: Whether a rule alone reads it: the outcome that sets it has said as much, and no desk
            tells it again.
    """

    id: StatusId
    until: Expiry = "battle"
    shared: bool = False
    alters: Alteration | None = None
    mute: bool = False
    leads: tuple[str, ...] = ()
    wounded: Literal["nothing", "end", "soak"] = "nothing"
    ends_magic: bool = False
    follows: bool = False
    ends: tuple[StatusId, ...] = ()
    leaves_combat: bool = False
    bars: Bars = ()
    shields: Bars = ()
    then: tuple[tuple[StatusId, Expiry], ...] = ()
    counts: tuple[int, int] | None = None
    said_by: tuple[str, ...] = ()
    noted_in: tuple[str, ...] = ()
    quiet: bool = False

    @property
    def limits(self) -> tuple[int, int] | None:
        """The least and the largest number that it may carry, None where it carries none."""
        if self.counts is not None:
            return self.counts
        scaled = self.alters is not None and any(shift.scaled for shift in self.alters.shifts)
        counted = scaled or self.until == "turns" or self.wounded == "soak"
        return (1, _MOST) if counted else None
