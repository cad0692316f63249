"""Relations that can hold between units, and when they end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from rulesets.core.battlefield.contact import ENGAGED
from rulesets.core.battlefield.link import CONTACT
from rulesets.core.results.effect import Expiry

if TYPE_CHECKING:
    from rulesets.core.ids.statuses import StatusId

Parting: TypeAlias = Literal["flees", "destroyed", "leaves-combat"]
"""What becomes of a unit that ends a relation: who flees or is destroyed leaves its combat too."""

FACINGS: Final = ("front", "flank", "rear")
DECLARED: Final = "declared"
ANSWERED: Final = "answered"
TESTED: Final = "tested"
CAUGHT: Final = "caught"
"""The step of a charge that ran fugitives down."""
CHARGE_OVER: Final = ("moved", CAUGHT, "failed", "redirected")
"""The steps at which a charge is over."""
CHARGE_OPEN: Final = (DECLARED, ANSWERED, TESTED)
"""The steps at which a charge is still to be moved."""
CHARGE_STEPS: Final = (*CHARGE_OPEN, *CHARGE_OVER)


@dataclass(frozen=True, slots=True)
class Relation:
    """A relation that can hold between two units; its text is `relation-<id>`.

    Attributes:
        until: When it ends by itself, where an effect does not say; its owner is who has it.
        mutual: Whether it is as much the partner's: then two units are in it once, whoever began.
        between: The sides of units that can be in it.
        facings: Sides of the partner on which it can be; the text of each is `facing-<id>`.
        steps: What it can come to, in order; the text of each is `relation-step-<id>`.
        implies: Statuses that are true of who has it and of the partner while it holds.
        ends: What becomes of either unit that ends it.
        carries: Whether its number tells something.
        shared: Whether the unit that a character is in has it in his stead.
        said_by: Relations that say as much, where one of them begins between the same two.
        untold: Whether it serves rules alone, and nobody reads of it.
    """

    id: str
    until: Expiry = "battle"
    mutual: bool = False
    between: Literal["enemies", "friends", "any"] = "enemies"
    facings: tuple[str, ...] = ()
    steps: tuple[str, ...] = ()
    implies: tuple[StatusId | None, StatusId | None] = (None, None)
    ends: tuple[Parting, ...] = ("destroyed",)
    carries: bool = False
    shared: bool = False
    said_by: tuple[str, ...] = ()
    untold: bool = False


TOUCHING: Final = Relation(
    CONTACT,
    until="combat",
    mutual=True,
    facings=FACINGS,
    implies=(ENGAGED, ENGAGED),
    ends=("flees", "destroyed", "leaves-combat"),
    shared=True,
)
"""Contact as games with fronts and flanks have it."""
CHARGING: Final = Relation(
    "charge", until="turn", steps=CHARGE_STEPS, shared=True, said_by=(CONTACT,)
)
"""A charge of the player turn, from its declaration on."""
RELATIONS: Final = (TOUCHING, CHARGING)
"""The relations of a game that has no others."""
