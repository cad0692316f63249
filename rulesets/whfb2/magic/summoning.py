"""Control of summoned creatures, and their actions without it [L4952-4983]."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources import files
from typing import Annotated, Final

from rulesets.core.battlefield.unit import Unit
from rulesets.core.books.table import load_table
from rulesets.core.declaring.parameter import Choice, Decimal, Fill, Units, Whole
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.results.effect import Effect, StatusCleared, StatusSet, ValueChanged
from rulesets.dice.detail import detail
from rulesets.dice.handle import Dice
from rulesets.dice.request import Modifier
from rulesets.refusal import Refusal
from rulesets.whfb2.magic.facts import MOST_POINTS, STAFF, Boost, Wizard
from rulesets.whfb2.unit.options import CM, FARTHEST, One

_DATA: Final = files("rulesets.whfb2") / "data"
DEMONS: Final = load_table(_DATA / "uncontrolled-demons.toml")
ELEMENTALS: Final = load_table(_DATA / "uncontrolled-elementals.toml")
_INNATE: Final = 30
_EXTENDED: Final = 60
UNCONTROLLED: Final = "uncontrolled"

Summoned = Annotated[Unit | None, Units()]


@dataclass(frozen=True, slots=True)
class Control:
    """A wizard's control of what he summoned.

    Attributes:
        controlled: He does.
        effective: The Will Power that counted.
        total: What the dice came to.
    """

    controlled: bool
    effective: int
    total: int | None = detail()


def roll_control(dice: Dice, *, wp: int, points: int) -> Control:
    """Test a summoner's control: 2D6 under his Will Power and the points put into it."""
    named = (Modifier("control-boost", points),) if points else ()
    effective = wp + points
    total = dice.sum(2, "summon-control", need=effective, at_most=True, modifiers=named)
    return Control(total <= effective, effective, total)


def control_effects(arguments: Arguments, result: Control) -> tuple[Effect, ...]:
    """Pay for it, and note on what was summoned whether it obeys."""
    spent = arguments["control_mp"]
    noted: Effect = StatusSet("summoned", UNCONTROLLED)
    if result.controlled:
        noted = StatusCleared("summoned", UNCONTROLLED)
    return (*((ValueChanged("wizard", "mp", -spent),) if spent else ()), noted)


@procedure(
    source="L4952-4964, L5030-5043",
    command="test",
    variant="summon-control",
    effects=control_effects,
)
def summon_control(
    dice: Dice,
    *,
    wizard: Wizard = None,
    summoned: Summoned = None,  # noqa: ARG001 - what the outcome is noted on
    wp: Annotated[int, Whole(0, 20), Fill("wizard", "wp")],
    control_mp: Boost = 0,
    mp: Annotated[int | None, Whole(0, MOST_POINTS), Fill("wizard", "mp")] = None,
) -> Control:
    """Test whether demons or elementals obey their summoner [L4952-4964, L5030-5043].

    One test for all that one spell brought; the undead always obey.

    Args:
        dice: 2D6.
        wizard: Who summoned them.
        summoned: The unit they are.
        wp: His Will Power.
        control_mp: Magic points that he puts into it, each one more.
        mp: Magic points he has.

    Raises:
        Refusal: `points-short`.
    """
    if mp is not None and control_mp > mp:
        name = None if wizard is None else wizard.name
        raise Refusal("points-short", unit=name, cost=control_mp, points=mp)
    return roll_control(dice, wp=wp, points=control_mp)


@dataclass(frozen=True, slots=True)
class Reaction:
    """The reaction of creatures that nobody controls: a row of their table, `<table>-<row>`."""

    row: str
    total: int | None = detail()


@procedure(source="L4966-4983, L5044-5063", actors=())
def uncontrolled_reaction(
    dice: Dice,
    *,
    unit: One = None,
    kind: Annotated[str | None, Choice(("demons", "elementals"))] = None,
) -> Reaction:
    """Roll what summoned creatures do that are not controlled [L4966-4983, L5044-5063].

    A guide to the game master, who decides; the text does not say how often it is rolled.
    """
    if kind is None:
        wild = unit is not None and "elemental" in unit.rules
        kind = "elementals" if wild else "demons"
    table = DEMONS if kind == "demons" else ELEMENTALS
    total, row = table.roll(dice, "uncontrolled")
    return Reaction(f"{table.id}-{row.id}", total)


@dataclass(frozen=True, slots=True)
class UndeadControl:
    """A controller's hold on undead.

    Attributes:
        controlled: They do.
        range: Centimetres that his control reaches; None for the whole table.
    """

    controlled: bool
    range: int | None


@procedure(source="L4855-4863")
def undead_control(
    _dice: Dice,
    *,
    wizard: Wizard = None,
    unit: One = None,  # noqa: ARG001 - the undead
    distance: Annotated[float, Decimal(0, FARTHEST, CM)],
    reach: Annotated[str | None, Choice(("innate", "extended", "total"))] = None,
) -> UndeadControl:
    """Tell whether skeletons or zombies are near enough to their controller [L4855-4863].

    Args:
        wizard: The necromancer.
        unit: The undead.
        distance: Centimetres between them.
        reach: How far his control reaches: 30 cm by itself, 60 cm by a spell or the Staff of
            Command, the whole table by a spell; None to go by what is noted on him.
    """
    if reach is None and wizard is not None:
        reach = "total" if wizard.has("total-control") else None
        far = wizard.has("extended-control") or STAFF in wizard.rules
        reach = reach or ("extended" if far else None)
    if reach == "total":
        return UndeadControl(True, None)
    most = _EXTENDED if reach == "extended" else _INNATE
    return UndeadControl(distance <= most, most)
