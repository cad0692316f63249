"""Contact of charges: the side struck, and how much of it [L667-689, L703-707, L714-736]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal, TypeAlias

from rulesets.core.declaring.parameter import Decimal, Fill, Flag, Numbers, Whole
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.effect import Effect, StatusCleared
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal
from rulesets.t9a.movement.charge import Charge, charge_effects
from rulesets.t9a.unit.demands import FOE, OWN_TURN
from rulesets.t9a.unit.options import FARTHEST, INCH, Length, One, YesNo

_MOST_WAYS: Final = 6
StruckSide: TypeAlias = Literal["front", "left", "right", "rear"]
_SIDES: Final[tuple[StruckSide, ...]] = ("front", "left", "right", "rear")


@dataclass(frozen=True, slots=True)
class ContactSide:
    """The side of its target that a charge strikes."""

    side: StruckSide


@procedure(source="L673-675, L714-718", command="charge", variant="contact")
def contact_side(
    dice: Dice,
    *,
    in_front: Annotated[float, Decimal(0, FARTHEST)] = 0.0,
    on_left: Annotated[float, Decimal(0, FARTHEST)] = 0.0,
    on_right: Annotated[float, Decimal(0, FARTHEST)] = 0.0,
    at_rear: Annotated[float, Decimal(0, FARTHEST)] = 0.0,
) -> ContactSide:
    """Tell which side is struck: where most of the charger's front stood [L673-675, L714-718].

    Where two have as much of it, chance decides before the charge is declared.

    Args:
        dice: One where the front is split evenly.
        in_front: How much of the charger's front stands in the front arc: inches, or models.
        on_left: In the left flank.
        on_right: In the right flank.
        at_rear: In the rear.

    Raises:
        Refusal: `missing-option` where nothing is said.
    """
    shares = (in_front, on_left, on_right, at_rear)
    most = max(shares)
    if not most:
        raise Refusal("missing-option", option="in_front", absent="in_front")
    tied = [side for side, share in zip(_SIDES, shares, strict=True) if share == most]
    return ContactSide(tied[dice.designate(len(tied), "contact-side") - 1])


@dataclass(frozen=True, slots=True)
class BestContact:
    """The best of several ways to charge home.

    Attributes:
        turning: Degrees that the target turns in them.
        units_met: Units in the combat.
        models: Models in contact.
        ways: Their numbers, from 1, separated by commas.
    """

    turning: int
    units_met: int
    models: int
    ways: str | None = detail()


@procedure(source="L681-689, L721-736", command="charge", variant="maximise")
def maximise_contact(
    _dice: Dice,
    *,
    turns: Annotated[tuple[int, ...], Numbers(0, 360, _MOST_WAYS)] = (),
    units_in: Annotated[tuple[int, ...], Numbers(1, 30, _MOST_WAYS)] = (),
    models_in: Annotated[tuple[int, ...], Numbers(0, 200, _MOST_WAYS)],
) -> BestContact:
    """Tell which ways to align stand: least turning, then most units, then most models [L681-689].

    Args:
        turns: Degrees that the target has to turn, for each way; none if nobody said.
        units_in: Units in the combat, for each way; alike if nobody said.
        models_in: Models of both sides in contact, for each way.

    Raises:
        Refusal: `ways-uneven`.
    """
    many = len(models_in)
    if not many or any(len(values) not in (0, many) for values in (turns, units_in)):
        raise Refusal("ways-uneven", ways=many)
    degrees = turns or (0,) * many
    units = units_in or (1,) * many
    worth = [(-degrees[at], units[at], models_in[at]) for at in range(many)]
    best = max(worth)
    ways = [str(at) for at, value in enumerate(worth, 1) if value == best]
    return BestContact(-best[0], best[1], best[2], ", ".join(ways))


@dataclass(frozen=True, slots=True)
class BlockedPath:
    """A charge whose path is blocked: whether it may go straight on.

    Attributes:
        contact: The enemy in the way counts as charged and aligns by a Combat Reform.
        legal: Whether the move is allowed at all.
        reason: Why it is not, or why nobody is reached.
    """

    legal: bool
    contact: bool
    reason: Literal["engaged", "chargeable", "no-reform", "too-short"] | None = None


def blocked_effects(arguments: Arguments, result: BlockedPath) -> tuple[Effect, ...]:
    """Engage the two as any charge does, or note that it fell short."""
    if not result.legal:
        return ()
    if not result.contact:
        return charge_effects(arguments, Charge("failed"))
    failed = StatusCleared("unit", "charge-failed")
    return (failed, *charge_effects(arguments, Charge("contact")))


@procedure(
    source="L703-707",
    command="charge",
    variant="blocked",
    effects=blocked_effects,
    phases=("movement",),
    demands=(OWN_TURN, FOE),
)
def blocked_path(
    _dice: Dice,
    *,
    unit: One = None,  # noqa: ARG001 - it charges
    target: One = None,  # noqa: ARG001 - it is engaged
    reach: Annotated[int, Whole(0, 30, INCH)],
    distance: Length,
    enemy_engaged: Annotated[bool, Flag(), Fill("target", "status:engaged")] = False,
    chargeable: YesNo = False,
    aligns: YesNo = True,
) -> BlockedPath:
    """Tell whether a charge that only enemies in the way stop may run into them [L703-707].

    Args:
        unit: The charger.
        target: The enemy in the way.
        reach: Inches that the charge could go.
        distance: Inches to the enemy in the way, straight ahead.
        enemy_engaged: It is engaged.
        chargeable: It could have been charged as usual.
        aligns: Its Combat Reform, which aligns it, is possible.
    """
    if enemy_engaged:
        return BlockedPath(False, False, "engaged")
    if chargeable:
        return BlockedPath(False, False, "chargeable")
    if not aligns:
        return BlockedPath(False, False, "no-reform")
    return BlockedPath(True, True) if reach >= distance else BlockedPath(True, False, "too-short")
