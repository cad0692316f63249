"""Catapults: the aim, the fall of the stone, and the figures under it [L3781-3815]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Final, Literal

from rulesets.core.battlefield.amount import Amount
from rulesets.core.declaring.bundle import BUNDLE
from rulesets.core.declaring.procedure import Arguments, FollowUp, procedure
from rulesets.core.results.effect import Effect, StatusSet
from rulesets.dice.detail import detail
from rulesets.dice.die import SCATTER_HIT, plain_die
from rulesets.dice.handle import Dice
from rulesets.dice.request import Modifier
from rulesets.whfb2.harm.harm import winning
from rulesets.whfb2.harm.striking import Blow, figure_by_figure
from rulesets.whfb2.machines import _options as machines
from rulesets.whfb2.machines import demands
from rulesets.whfb2.machines._options import UNHARMED, MachineHarm, Mark, Settled
from rulesets.whfb2.machines.engine import CATAPULT
from rulesets.whfb2.shooting import options
from rulesets.whfb2.unit import acts, house, offers
from rulesets.whfb2.unit.options import One, YesNo

if TYPE_CHECKING:
    from rulesets.core.ids.statuses import StatusId

HITS: Final = Amount(0, 1, 3)
"""Hits on each figure under the stone."""
_D20: Final = plain_die(20)
_ON_TARGET: Final = 13
"""From this face of the D20 on the stone falls where it was aimed [L3795-3797]."""
_STRUCK: Final = 4
"""The face that strikes a figure under the disc [L3806-3810]."""


TO_COUNT: Final[StatusId] = "hits-to-count"
"""The status of a catapult whose stone fell where nobody has counted the figures yet."""


@dataclass(frozen=True, slots=True)
class StoneThrown:
    """A catapult's shot.

    Attributes:
        fired: Whether the crew was ready.
        state: `late` where the crew was not, `on-target` or `astray`.
        clock: The hour the stone strayed to, 12 beyond the target, 3 to the right, 6 short of it,
            9 to the left; 0 on target, or where an arrow shows it.
        drift: Centimetres it strayed.
        resolved: Whether the figures under it were stated, and its hits resolved.
        struck: Figures struck.
        harm: What the target lost.
        bearing: Degrees clockwise from the top of the table, where an arrow was drawn.
    """

    fired: bool
    state: Literal["late", "on-target", "astray"]
    clock: int = 0
    drift: int = 0
    resolved: bool = False
    struck: int = 0
    harm: MachineHarm = UNHARMED
    bearing: int | None = detail()


def stone_effects(_arguments: Arguments, result: StoneThrown) -> tuple[Effect, ...]:
    """Take what was struck off the table; the machine has shot, or was not ready to."""
    fell = result.fired and not result.resolved
    waits = (StatusSet("unit", TO_COUNT, "phase"),) if fell else ()
    return (*machines.harm_effects(result.harm), machines.SHOT, *waits)


def after_stone(_arguments: Arguments, result: StoneThrown) -> tuple[FollowUp, ...]:
    """Count the figures under the disc where nobody has."""
    if result.fired and not result.resolved:
        values: tuple[tuple[str, int | str], ...] = (("machine", "catapult"),)
        return (FollowUp("machine_hits", (("unit", "unit"), ("target", "target")), values),)
    return machines.after_harm(result.harm)


@procedure(
    source="L3781-3826",
    command="warmachine",
    variant="catapult",
    phases=("shooting",),
    demands=demands.SHOTS,
    meant_by="catapult",
    effects=stone_effects,
    follow_ups=after_stone,
    roles=("unit", "target", "crew"),
    acts=acts.FIRE,
    offering=offers.CATAPULT,
)
def catapult_shot(
    dice: Dice,
    *,
    unit: One = None,
    mark: Annotated[Mark, BUNDLE],
    crew_left: machines.CrewLeft = None,
    distance: options.Distance = None,
    covered: machines.Covered = None,
    moved: machines.Moved = False,
    turned: YesNo = False,
    settled: Annotated[Settled, BUNDLE],
    scatter_die: house.ScatterDie = False,
) -> StoneThrown:
    """Shoot with a catapult: 13 or more on a D20 hits, less is the clock's direction [L3781-3815].

    A stone that strays goes 2D6 cm that way, and may well fall nearer than 45 cm. A disc of 7.5 cm
    covers figures; those under it when the shot is on target may be stated at once, those of a shot
    gone astray are counted when it has fallen.

    Args:
        dice: The crew where it is short of men; a D20; 2D6 astray; then 4+ for each figure, its
            hits, wounds and saves.
        unit: The machine.
        mark: The unit aimed at.
        crew_left: Crewmen left; the figures of the crew that is named, else all.
        distance: Centimetres to what is aimed at, 45 to 120.
        covered: Figures wholly or partly under the disc on target.
        moved: It moved this turn.
        turned: It turned this turn.
        settled: House rules.
        scatter_die: House rule: a scatter die instead of the clock, its arrow with a bearing.

    Raises:
        Refusal: machine or target that may not shoot or be shot at; `machine-moved`,
            `machine-too-near`, `machine-out-of-range`, `crew-too-small`, `missing-option` without
            a Toughness that is needed.
    """
    still = not (moved or turned)
    machines.check_machine(CATAPULT, unit, mark, distance=distance, still=still)
    blow = settled.blow(CATAPULT.strength)
    if covered is not None:
        mark.hit(blow)
    if not CATAPULT.ready(dice, machines.crew_count(CATAPULT, crew_left, unit)):
        return StoneThrown(fired=False, state="late")
    clock, bearing, astray = _fall(dice, scatter=scatter_die)
    if astray:
        drift = dice.sum(2, "drift")
        return StoneThrown(True, "astray", clock, drift, bearing=bearing)
    if covered is None:
        return StoneThrown(fired=True, state="on-target")
    struck, harm = under_disc(dice, covered, mark, blow, None if unit is None else unit.name)
    return StoneThrown(True, "on-target", resolved=True, struck=struck, harm=harm)


def _fall(dice: Dice, *, scatter: bool) -> tuple[int, int | None, bool]:
    """Return the hour a stone strays to, its bearing, and whether it strays at all."""
    if scatter:
        drift = dice.scatter("catapult-aim", die=SCATTER_HIT)
        return 0, drift.bearing, not drift.hit
    face = dice.single("catapult-aim", die=_D20, need=_ON_TARGET)
    return (0, None, False) if face >= _ON_TARGET else (face, None, True)


def under_disc(
    dice: Dice, covered: int, mark: Mark, blow: Blow, striker: str | None
) -> tuple[int, MachineHarm]:
    """Strike figures under the disc: 4+ each, one more for large ones, D3 hits on each struck."""
    named = (Modifier("large-figures", 1),) if mark.large else ()
    need = _STRUCK - len(named)
    figures = covered if mark.models is None else min(covered, mark.models)
    if not winning(need, natural_one=False) or not figures:
        return 0, mark.lost(0)
    struck = dice.successes(
        figures, need, "under-disc", never=frozenset(), modifiers=named, subject=mark.name
    )
    lost = figure_by_figure(
        dice, struck, HITS, mark.hit(blow), left=mark.left, striker=striker, target=mark.name
    )
    return struck, mark.lost(lost)
