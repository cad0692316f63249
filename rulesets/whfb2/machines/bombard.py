"""Bombards: a corridor of destruction, and the ways in which they fail [L3850-3890]."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources import files
from typing import Annotated, Final, Literal

from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.unit import Unit
from rulesets.core.books.table import Table, load_table
from rulesets.core.declaring.bundle import BUNDLE
from rulesets.core.declaring.procedure import Arguments, FollowUp, procedure
from rulesets.core.results.effect import Destroyed, Effect, StatusSet
from rulesets.dice.detail import detail
from rulesets.dice.die import D3
from rulesets.dice.handle import Dice
from rulesets.dice.pool import NOTHING
from rulesets.dice.request import Modifier
from rulesets.rank_and_flank.attack.hit import ONE
from rulesets.refusal import Refusal
from rulesets.whfb2.harm.aim import BEST_FACE, reachable
from rulesets.whfb2.harm.harm import Losses
from rulesets.whfb2.harm.striking import Blow, figure_by_figure
from rulesets.whfb2.harm.striking import harm_effects as crew_effects
from rulesets.whfb2.machines import _options as machines
from rulesets.whfb2.machines import demands
from rulesets.whfb2.machines._options import UNHARMED, Aim, MachineHarm, Mark, Settled
from rulesets.whfb2.machines.engine import BOMBARD
from rulesets.whfb2.machines.explosion import near_explosion, strike_crew
from rulesets.whfb2.shooting import options
from rulesets.whfb2.shooting.to_hit import required_to_hit
from rulesets.whfb2.unit import acts, offers
from rulesets.whfb2.unit.options import One, YesNo

MISFIRES: Final[Table] = load_table(files("rulesets.whfb2") / "data" / "bombard-misfire.toml")
HITS: Final = Amount(0, 1)
"""Hits on each figure that the ball strikes."""
REPAIRING: Final = "repairing"
_NO_CREW_HARM: Final = Losses(0, 0, destroyed=False)


@dataclass(frozen=True, slots=True)
class BombardMisfire:
    """The result of a bombard's misfire.

    Attributes:
        row: The row of the table.
        turns: Turns of repair.
        ruined: Whether the bombard is out of action for good.
        crew: What its crew lost.
        face: The die.
    """

    row: str
    turns: int = 0
    ruined: bool = False
    crew: Losses = _NO_CREW_HARM
    face: int | None = detail()


@dataclass(frozen=True, slots=True)
class BombardShot:
    """A bombard's shot.

    Attributes:
        state: `late` where the crew was not ready, `misfires` where the first die showed a 1, or
            `shoots`.
        misfire: What the misfire did.
        struck: Figures struck.
        harm: What the target lost.
    """

    state: Literal["late", "misfires", "shoots"]
    misfire: BombardMisfire | None = None
    struck: int = 0
    harm: MachineHarm = UNHARMED


def bombard_effects(arguments: Arguments, result: BombardShot) -> tuple[Effect, ...]:
    """Take what was struck off the table; the machine has shot, or misfired."""
    if result.misfire is not None:
        return misfire_effects(arguments, result.misfire)
    return (*machines.harm_effects(result.harm), machines.SHOT)


def after_bombard(arguments: Arguments, result: BombardShot) -> tuple[FollowUp, ...]:
    """Offer the hits on those who stand near or further on, and a rout test after heavy losses."""
    if result.misfire is not None:
        return after_misfire(arguments, result.misfire)
    tests = machines.after_harm(result.harm)
    if result.state != "shoots" or arguments["unit"] is None:
        return tests
    values = (("machine", "bombard"),)
    on = FollowUp("machine_hits", (("unit", "unit"),), values, "machine-hits-on")
    return (*tests, on)


@procedure(
    source="L3850-3905",
    command="warmachine",
    variant="bombard",
    phases=("shooting",),
    demands=demands.SHOTS,
    meant_by="bombard",
    effects=bombard_effects,
    follow_ups=after_bombard,
    acts=acts.FIRE,
    offering=offers.BOMBARD,
)
def bombard_shot(
    dice: Dice,
    *,
    unit: One = None,
    mark: Annotated[Mark, BUNDLE],
    crew: One = None,
    crew_left: machines.CrewLeft = None,
    bs: machines.Skill = machines.MACHINE_BS,
    covered: machines.Covered = None,
    distance: options.Distance = None,
    uphill: YesNo = False,
    aim: Annotated[Aim, BUNDLE],
    moved: machines.Moved = False,
    turned: YesNo = False,
    settled: Annotated[Settled, BUNDLE],
) -> BombardShot:
    """Shoot with a bombard: to hit for every figure in the corridor, D6 hits each [L3850-3890].

    The corridor is 5 cm wide and 120 cm long, as far as a hill, a stone wall, an obstacle, a
    building or six ranks. Other units in it are struck with `machine_hits` afterwards. If the first
    die to hit shows a 1 the bombard misfires, and nothing is struck.

    Args:
        dice: The crew where it is short of men; the first die to hit, then the others; for each
            figure struck its hits, wounds and saves; or a D6 on the table of misfires.
        unit: The machine.
        mark: The first unit in the corridor.
        crew: Its crew, a unit of its own.
        crew_left: Crewmen left; the crew's figures where it is named, else all.
        bs: Bow Skill of the machine.
        covered: Figures of the target in the corridor; one when not given.
        distance: Centimetres to the target.
        uphill: The target stands higher than the bombard, which cannot shoot there.
        aim: Cover of the target, and other bonuses to hit.
        moved: It moved this turn.
        turned: It turned this turn.
        settled: House rules.

    Raises:
        Refusal: machine or target that may not shoot or be shot at; `target-uphill`,
            `machine-moved`, `machine-out-of-range`, `crew-too-small`, `missing-option` without a
            Toughness.
    """
    still = not (moved or turned)
    machines.check_machine(BOMBARD, unit, mark, distance=distance, still=still)
    if uphill:
        raise Refusal("target-uphill")
    blow = settled.blow(BOMBARD.strength)
    mark.hit(blow)
    named = aim.modifiers(unit, mark)
    need = required_to_hit(bs, named)
    if not BOMBARD.ready(dice, machines.crew_count(BOMBARD, crew_left, unit)):
        return BombardShot("late")
    name = None if unit is None else unit.name
    first = dice.single("first-to-hit", need=need, subject=name)
    if first == 1:
        return BombardShot("misfires", misfire=_misfire(dice, crew, blow))
    figures = 1 if covered is None else covered
    if mark.models is not None:
        figures = min(figures, mark.models)
    struck = int(first >= need) if figures else 0
    more = max(0, figures - 1)
    struck += in_corridor(dice, more, need, named, settled, striker=name)
    return BombardShot(
        "shoots", None, struck, mark.lost(struck_by_ball(dice, struck, mark, blow, name))
    )


def in_corridor(
    dice: Dice,
    figures: int,
    need: int,
    named: tuple[Modifier, ...],
    settled: Settled,
    *,
    striker: str | None,
) -> int:
    """Return how many of the figures in the corridor are hit, each by a roll of its own."""
    if not figures or not reachable(need, beyond=False):
        return 0
    never = ONE if settled.natural_one else NOTHING
    return dice.successes(
        figures, min(need, BEST_FACE), "to-hit", never=never, modifiers=named, subject=striker
    )


def struck_by_ball(dice: Dice, struck: int, mark: Mark, blow: Blow, striker: str | None) -> int:
    """Return the wounds of figures that the ball strikes, D6 hits each."""
    return dice.call(
        figure_by_figure,
        struck,
        HITS,
        mark.hit(blow),
        left=mark.left,
        striker=striker,
        target=mark.name,
    )


def _misfire(dice: Dice, crew: Unit | None, blow: Blow) -> BombardMisfire:
    """Roll on the table of misfires [L3872-3890]."""
    face, row = MISFIRES.roll(dice, "bombard-misfire")
    name = f"{MISFIRES.id}-{row.id}"
    if row.id == "short-repair":
        return BombardMisfire(name, dice.sum(1, "repair", die=D3), face=face)
    if row.id == "long-repair":
        return BombardMisfire(name, dice.sum(1, "repair"), face=face)
    if row.id == "carriage":
        return BombardMisfire(name, ruined=True, face=face)
    if row.id in ("bursts", "explodes"):
        harm = strike_crew(dice, crew, "bombard", blow, several=row.id == "explodes")
        return BombardMisfire(name, ruined=True, crew=harm, face=face)
    return BombardMisfire(name, face=face)


def misfire_effects(_arguments: Arguments, result: BombardMisfire) -> tuple[Effect, ...]:
    """Note the turns of repair, or remove the bombard; take the losses off its crew."""
    effects = [*crew_effects("crew", result.crew)]
    if result.ruined:
        return (*effects, Destroyed("unit"))
    effects.append(machines.SHOT)
    if result.turns:
        effects.append(StatusSet("unit", REPAIRING, "turns", value=result.turns))
    return tuple(effects)


def after_misfire(_arguments: Arguments, result: BombardMisfire) -> tuple[FollowUp, ...]:
    """Offer the hits on others near a bombard that explodes."""
    return (near_explosion("bombard"),) if result.row.endswith("-explodes") else ()


@procedure(
    source="L3872-3890",
    command="warmachine",
    variant="misfire-table",
    effects=misfire_effects,
    follow_ups=after_misfire,
    phases=("shooting",),
)
def bombard_misfire(
    dice: Dice,
    *,
    unit: One = None,
    crew: One = None,
    settled: Annotated[Settled, BUNDLE],
) -> BombardMisfire:
    """Roll on the table of misfires for a bombard whose first die to hit showed a 1 [L3872-3890].

    A crewman takes a hit when it bursts; when it explodes everybody within 12.5 cm takes D3, its
    crew among them, and the bombard is lost too, though the row does not say it.

    Args:
        dice: A D6; turns of repair, or what the crew suffers.
        unit: The machine.
        crew: Its crew, a unit of its own.
        settled: House rules.

    Raises:
        Refusal: `shooters-dead` for a machine that is gone already.
    """
    if unit is not None and unit.models < 1:
        raise Refusal("shooters-dead", unit=unit.name)
    return _misfire(dice, crew, settled.blow(0))
