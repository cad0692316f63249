"""Plain throws every chapter knows: X+, D3, random designation, special dice, templates."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from rulesets.blackhammer.unit.options import YesNo
from rulesets.core.battlefield.amount import Amount
from rulesets.core.declaring.parameter import Choice, Quantity, Text, Whole
from rulesets.core.declaring.procedure import procedure
from rulesets.dice.detail import detail
from rulesets.dice.die import ARTILLERY, D3, MISFIRE
from rulesets.dice.handle import Dice
from rulesets.dice.pool import NOTHING
from rulesets.refusal import Refusal

PARTLY_COVERED: Final = 4
"""A base only partly under a template is hit on 4+ [L106]."""
_MOST_CANDIDATES: Final = 6
_LONGEST_LIST: Final = 200


@dataclass(frozen=True, slots=True)
class TargetRoll:
    """A roll of X+."""

    success: bool
    rolled: int | None = detail()


@dataclass(frozen=True, slots=True)
class Rolled:
    """The number a throw gave."""

    result: int


@dataclass(frozen=True, slots=True)
class Pick:
    """The unit picked: its place in the list, from 1, and its name."""

    place: int
    picked: str


@dataclass(frozen=True, slots=True)
class Reroll:
    """The right to roll a die again, or the reason against it."""

    allowed: bool
    reason: str | None = None


@dataclass(frozen=True, slots=True)
class ArtilleryRoll:
    """An artillery die: a number, or a misfire and no number."""

    misfire: bool
    result: int | None


@dataclass(frozen=True, slots=True)
class ScatterRoll:
    """A scatter die.

    Attributes:
        misfire: The misfire side came up: no arrow.
        distance: The number beside the arrow, in paces.
        bearing: Degrees clockwise from the top of the table, unless real dice show it.
    """

    misfire: bool
    distance: int | None
    bearing: int | None = detail()


@dataclass(frozen=True, slots=True)
class TemplateHits:
    """Models under a template that are affected."""

    hits: int


@dataclass(frozen=True, slots=True)
class RandomValues:
    """A random characteristic, one value for each time it was needed, and all of them as text."""

    values: tuple[int, ...]
    listed: str | None = detail()


@procedure(source="L96")
def roll_target(
    dice: Dice, *, need: Annotated[int, Whole(1, 6)], reroll: YesNo = False
) -> TargetRoll:
    """Roll 1D6: X+ succeeds on X or more [L96]."""
    rolled = dice.sum(1, "roll-target", need=need)
    if reroll and rolled < need:
        dice.tell("test-rerolled")
        rolled = dice.sum(1, "roll-target", need=need)
    return TargetRoll(rolled >= need, rolled)


@procedure(source="L96")
def roll_d3(dice: Dice) -> Rolled:
    """Roll 1D3: a D6 halved and rounded up [L96]."""
    return Rolled(dice.single("roll-d3", die=D3))


@procedure(source="L96")
def random_pick(dice: Dice, *, candidates: Annotated[str, Text(_LONGEST_LIST)]) -> Pick:
    """Pick one of up to six at random with a D6, sides nobody holds rolled again [L96].

    Args:
        dice: The dice.
        candidates: Their number, or their names separated by commas.

    Raises:
        Refusal: `pick-count` for fewer than one or more than six.
    """
    names = tuple(name.strip() for name in candidates.split(",") if name.strip())
    if len(names) == 1 and names[0].isdecimal() and len(names[0]) <= len(str(_LONGEST_LIST)):
        names = tuple(str(number) for number in range(1, int(names[0]) + 1))
    if not 1 <= len(names) <= _MOST_CANDIDATES:
        raise Refusal("pick-count", count=len(names), most=_MOST_CANDIDATES)
    position = dice.designate(len(names), "random-pick")
    return Pick(position, names[position - 1])


@procedure(source="L98")
def reroll(
    _dice: Dice,
    *,
    die: Annotated[str, Choice(("d6", "d3", "artillery", "scatter", "magic"))] = "d6",
    again: YesNo = False,
    named: YesNo = False,
) -> Reroll:
    """Tell whether a rule that grants a re-roll covers a die [L98].

    Args:
        die: Which die fell.
        again: It has been rolled again already.
        named: The rule names this special die.
    """
    if again:
        return Reroll(allowed=False, reason="once-only")
    if die not in ("d6", "d3") and not named:
        return Reroll(allowed=False, reason="special-die")
    return Reroll(allowed=True)


@procedure(source="L100", command="scatter", variant="artillery")
def artillery_die(dice: Dice) -> ArtilleryRoll:
    """Roll the artillery die: 2, 4, 6, 8, 10 or a misfire [L100]."""
    mark = dice.single("artillery-die", die=ARTILLERY)
    return ArtilleryRoll(mark == MISFIRE, None if mark == MISFIRE else mark)


@procedure(source="L100", command="scatter", variant="scatter")
def scatter_die(dice: Dice) -> ScatterRoll:
    """Roll the scatter die: an arrow with a distance of 1, 2, 2, 3 or 4, or a misfire [L100]."""
    drift = dice.scatter("scatter-die")
    return ScatterRoll(drift.misfire, drift.distance, drift.bearing)


@procedure(source="L102-108", command="scatter", variant="template")
def template_hits(
    dice: Dice,
    *,
    covered: Annotated[int, Whole(0, 100)] = 0,
    partly: Annotated[int, Whole(0, 100)] = 0,
) -> TemplateHits:
    """Count the models a template affects [L102-108].

    Args:
        dice: The dice.
        covered: Models wholly covered or touched by the central hole: affected at once.
        partly: Models partly covered: each on 4+.
    """
    struck = dice.successes(partly, PARTLY_COVERED, "template-partly", never=NOTHING)
    return TemplateHits(covered + struck)


@procedure(source="L138")
def random_characteristic(
    dice: Dice,
    *,
    amount: Annotated[Amount, Quantity(0, 60)],
    times: Annotated[int, Whole(1, 6)] = 1,
) -> RandomValues:
    """Roll a random characteristic anew each time it is needed, once for a whole unit [L138]."""
    values = tuple(dice.call(_random_value, amount=amount).result for _ in range(times))
    return RandomValues(values, ", ".join(str(value) for value in values))


def _random_value(dice: Dice, *, amount: Amount) -> Rolled:
    return Rolled(amount.roll(dice, "random-characteristic"))
