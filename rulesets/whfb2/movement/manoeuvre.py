"""Manoeuvres: the first simple one is free, all others are tests of Leadership [L841-1036]."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Final, Literal, TypeAlias

from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Choice, Fill, Flag, Rules, Whole
from rulesets.core.declaring.procedure import Arguments, Demand, procedure
from rulesets.core.results.effect import Effect, StatusCleared, StatusSet, ValueSet
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal
from rulesets.whfb2.movement.distance import check_free
from rulesets.whfb2.unit import acts, offers
from rulesets.whfb2.unit.characteristic import under_roll
from rulesets.whfb2.unit.demands import MOVING, OWN_TURN
from rulesets.whfb2.unit.leadership import STANDARD, LedRules, led
from rulesets.whfb2.unit.options import Leadership, One, YesNo

if TYPE_CHECKING:
    from rulesets.core.ids.statuses import StatusId

SIMPLE: Final = ("formation", "quarter-turn", "about-turn", "wheel")
COMPLEX: Final = (
    "backwards",
    "backward-wheel",
    "pivot",
    "square",
    "end-square",
    "shooting-wedge",
    "end-shooting-wedge",
)
_IN_FILE: Final = ("backwards", "backward-wheel", "pivot")
"""Manoeuvres that a single file cannot do [L1054-1057]."""
_SIDE: Final = 2
"""Figures by which each end of a front changes [L904-908]."""
BOWS: Final = (
    "short-bow",
    "bow",
    "long-bow",
    "elf-bow",
    "crossbow",
    "repeating-crossbow",
)
"""Weapons of troops in a shooting wedge [L1021-1023]."""

Reason: TypeAlias = Literal[
    "free", "passed", "failed", "no-leader", "difficult", "obstacle", "engaged", "second", "file"
]
HasLeader: TypeAlias = Annotated[bool, Flag()]
Engaged: TypeAlias = Annotated[bool, Flag(), Fill("unit", "status:engaged")]


@dataclass(frozen=True, slots=True)
class Manoeuvre:
    """A manoeuvre.

    Attributes:
        allowed: Whether it is made.
        reason: `free` or `passed`; else what stands against it, `failed` stopping the unit.
        per_side: Figures by which a change of formation may widen or narrow each end.
        in_all: The same for the whole front.
        front: Width of the front rank afterwards, where it changes and is known.
        total: What the dice came to.
        against: The Leadership tested.
    """

    allowed: bool
    reason: Reason
    per_side: int | None = None
    in_all: int | None = None
    front: int | None = None
    total: int | None = detail()
    against: int | None = detail()


def manoeuvre_effects(arguments: Arguments, result: Manoeuvre) -> tuple[Effect, ...]:
    """Count it, set the new front, or stop the unit for the phase.

    A front narrowed to one figure is a single file, and any other none [L1037-1040].
    """
    if result.reason == "failed":
        return (StatusSet("unit", "halted", "phase"),)
    if not result.allowed:
        return ()
    made = arguments["number"] or 1 + manoeuvres_of(arguments["unit"])
    counted = StatusSet("unit", "manoeuvred", "phase", made)
    if not result.front:
        return (counted,)
    file: Effect = StatusCleared("unit", "single-file")
    if result.front == 1 and result.per_side is not None:
        file = StatusSet("unit", "single-file")
    return (counted, ValueSet("unit", "files", result.front), file)


@procedure(
    source="L865-945",
    command="move",
    variant="manoeuvre",
    effects=manoeuvre_effects,
    phases=MOVING,
    demands=(OWN_TURN,),
    acts=acts.MANOEUVRE,
    offering=offers.MANOEUVRE,
)
def extra_manoeuvre_test(
    dice: Dice,
    *,
    unit: One = None,
    manoeuvre: Annotated[str, Choice(SIMPLE)],
    ld: Leadership = 0,
    number: Annotated[int | None, Whole(1, 20)] = None,
    leader: HasLeader = True,
    front: Annotated[int | None, Whole(1, 60)] = None,
    files: Annotated[int | None, Whole(1, 60), Fill("unit", "files")] = None,
    models: Annotated[int | None, Whole(1, 500), Fill("unit", "models")] = None,
    difficult: YesNo = False,
    obstacle: YesNo = False,
    engaged: Engaged = False,
    rules: Annotated[
        SpecialRules, Rules(("stupidity", STANDARD)), Fill("unit", "rules")
    ] = NO_RULES,
) -> Manoeuvre:
    """Make a simple manoeuvre: the first of a phase is free, others need 2D6 within Ld [L865-945].

    Args:
        dice: 2D6, from the second manoeuvre on.
        unit: The unit; it keeps count of its manoeuvres.
        manoeuvre: A change of formation, a turn, an about-turn, a wheel.
        ld: Leadership of its leader.
        number: Which manoeuvre of the phase it is, where no unit of the battle tells.
        leader: Whether a leader is left; without one there is but the first manoeuvre.
        front: Width it wants, for a change of formation.
        files: Width of its front rank now.
        models: Figures in it; a turn makes its ranks its files.
        difficult: Some of its figures stand in difficult ground.
        obstacle: It crosses an obstacle, or one breaks its formation where it stands.
        engaged: It is in close combat.
        rules: Troops subject to stupidity change their front by two figures at most; a standard
            adds 1 to Leadership.

    Raises:
        Refusal: `unit-bound`, `front-change` for more figures than the front may change by.
    """
    check_free(None if engaged else unit, "manoeuvre")
    ordinal = number if number is not None else 1 + manoeuvres_of(unit)
    in_all = _SIDE if "stupidity" in rules else 2 * _SIDE
    widens = manoeuvre == "formation"
    side, whole = (_SIDE, in_all) if widens else (None, None)
    if widens and front is not None and files is not None:
        if abs(front - files) > in_all:
            raise Refusal("front-change", most=in_all, files=files)
        after: int | None = front
    else:
        after = _turned(files, models) if manoeuvre == "quarter-turn" else None
    stands = leader and not (unit is not None and unit.has("leaderless"))
    barred: tuple[tuple[Reason, bool], ...] = (
        ("engaged", engaged),
        ("obstacle", obstacle),
        ("difficult", difficult and (widens or ordinal > 1)),
        ("no-leader", ordinal > 1 and not stands),
    )
    why = next((reason for reason, holds in barred if holds), None)
    if why is not None:
        return Manoeuvre(False, why, side, whole)
    if ordinal == 1:
        return Manoeuvre(True, "free", side, whole, after)
    test = under_roll(dice, value=led(ld, rules, unit), label="manoeuvre-test")
    return Manoeuvre(
        test.passed,
        "passed" if test.passed else "failed",
        side,
        whole,
        after if test.passed else None,
        test.total,
        test.against,
    )


def manoeuvres_of(unit: Unit | None) -> int:
    """Return how many manoeuvres a unit of the battle made this phase."""
    return 0 if unit is None else dict(unit.statuses).get("manoeuvred", 0)


def _turned(files: int | None, models: int | None) -> int | None:
    """Return the front after a quarter turn: as many files as there were ranks [L927-930]."""
    if files is None or models is None:
        return None
    return max(1, -(-models // files))


def complex_effects(arguments: Arguments, result: Manoeuvre) -> tuple[Effect, ...]:
    """Take or leave a formation; a unit that fails stops, and so does a square [L1014-1016]."""
    if result.reason == "failed":
        return (StatusSet("unit", "halted", "phase"),)
    if not result.allowed:
        return ()
    done: list[Effect] = [StatusSet("unit", "manoeuvred", "phase", 1)]
    manoeuvre = arguments["manoeuvre"]
    if manoeuvre in _TAKEN:
        done.append(StatusSet("unit", _TAKEN[manoeuvre]))
    if manoeuvre in _LEFT:
        done.append(StatusCleared("unit", _LEFT[manoeuvre]))
    if manoeuvre in ("square", "end-square", "backward-wheel"):
        done.append(StatusSet("unit", "halted", "phase"))
    return tuple(done)


@procedure(
    source="L946-1057",
    command="move",
    variant="complex-manoeuvre",
    effects=complex_effects,
    phases=MOVING,
    demands=(
        OWN_TURN,
        Demand("unit", needs=("square",), only=("manoeuvre=end-square",)),
        Demand("unit", needs=("shooting-wedge",), only=("manoeuvre=end-shooting-wedge",)),
    ),
    acts=acts.COMPLEX,
    offering=offers.COMPLEX,
)
def complex_manoeuvre_test(
    dice: Dice,
    *,
    unit: One = None,
    manoeuvre: Annotated[str, Choice(COMPLEX)],
    ld: Leadership = 0,
    earlier: YesNo = False,
    leader: HasLeader = True,
    difficult: YesNo = False,
    obstacle: YesNo = False,
    engaged: Engaged = False,
    single_file: Annotated[bool, Flag(), Fill("unit", "status:single-file")] = False,
    rules: LedRules = NO_RULES,
) -> Manoeuvre:
    """Make a complex manoeuvre, the only one of its phase: 2D6 within Ld [L946-1036, L1054-1057].

    Args:
        dice: 2D6 against Leadership.
        unit: The unit.
        manoeuvre: Backwards, a wheel backwards, a pivot, a formation taken or left.
        ld: Leadership of its leader.
        earlier: It made a manoeuvre this phase, where no unit of the battle tells.
        leader: Whether a leader is left; without one there is none.
        difficult: Some figures stand in difficult ground, or would in the square.
        obstacle: An obstacle is in the way.
        engaged: It is in close combat.
        single_file: It is in single file, which goes neither backwards nor about a point.
        rules: A standard adds 1 to Leadership.

    Raises:
        Refusal: `unit-bound`, `shooting-wedge-weapons` for troops without bows or crossbows.
    """
    if manoeuvre != "end-square":
        check_free(None if engaged else unit, "manoeuvre")
    if manoeuvre == "shooting-wedge" and unit is not None:
        _check_bows(unit)
    stands = leader and not (unit is not None and unit.has("leaderless"))
    barred: tuple[tuple[Reason, bool], ...] = (
        ("engaged", engaged),
        ("no-leader", not stands),
        ("second", earlier or manoeuvres_of(unit) > 0),
        ("file", single_file and manoeuvre in _IN_FILE),
        ("obstacle", obstacle),
        ("difficult", difficult and manoeuvre == "square"),
    )
    why = next((reason for reason, holds in barred if holds), None)
    if why is not None:
        return Manoeuvre(False, why)
    test = under_roll(dice, value=led(ld, rules, unit), label="manoeuvre-test")
    reason: Reason = "passed" if test.passed else "failed"
    return Manoeuvre(test.passed, reason, total=test.total, against=test.against)


def _check_bows(unit: Unit) -> None:
    if unit.rules.items and not any(bow in unit.rules for bow in BOWS):
        raise Refusal("shooting-wedge-weapons", unit=unit.name)


_TAKEN: Final[Mapping[str, StatusId]] = {"square": "square", "shooting-wedge": "shooting-wedge"}
_LEFT: Final[Mapping[str, StatusId]] = {
    "end-square": "square",
    "end-shooting-wedge": "shooting-wedge",
}
