"""Instability: what the tides of magic do to the undead and the ethereal [L2543-2603]."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import TYPE_CHECKING, Annotated, Final

from rulesets.core.battlefield.alteration import Alteration, Shift
from rulesets.core.battlefield.unit import Unit
from rulesets.core.books.table import Table, load_table
from rulesets.core.declaring.parameter import Fill, Flag, FromTable, Whole
from rulesets.core.declaring.procedure import Arguments, Demand, procedure
from rulesets.core.results.effect import Effect, StatusCleared, StatusSet, WoundsLost
from rulesets.core.results.reminder import Situation
from rulesets.core.ruleset.game import Status
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal
from rulesets.whfb2.harm.proof import IMAGE, INVIOLABLE, WAVERING
from rulesets.whfb2.unit import acts, offers
from rulesets.whfb2.unit.demands import OWN_TURN
from rulesets.whfb2.unit.options import One

if TYPE_CHECKING:
    from rulesets.core.ids.statuses import StatusId

TABLE: Final[Table] = load_table(files("rulesets.whfb2") / "data" / "instability.toml")
_STRIKES: Final = 6
MAGICAL: Final = "unstable-next-turn"
IGNORED: Final = "ignores-instability"
"""Statuses by which spells decide it: it strikes for certain, or not the next time."""

TRAPPED: Final = "trapped"
SURGING: Final = "surging"
_HARMLESS: Final = (Shift("a", "set", 0), Shift("bs", "set", 0))
STATUSES: Final = (
    Status(TRAPPED, alters=Alteration(_HARMLESS, rules=(("stupidity", None),))),
    Status(IMAGE, alters=Alteration(_HARMLESS)),
    Status(WAVERING, "turn", bars=acts.BOUND),
    Status(SURGING, "turn", alters=Alteration((Shift("a", "times", 2),))),
    Status(INVIOLABLE, "turn", alters=Alteration((Shift("s", "add", 1),))),
)
"""Effects of each row on creatures [L2557-2597]; the first two are for good."""
SETTLED: Final = (TRAPPED, IMAGE)
_ROWS: Final[Mapping[str, tuple[StatusId, str]]] = {
    "trapped": (TRAPPED, "battle"),
    "image": (IMAGE, "battle"),
    "wavering": (WAVERING, "turn"),
    "surging": (SURGING, "turn"),
    "inviolable": (INVIOLABLE, "turn"),
}


TESTED: Final = "instability-tested"
_CALM, _STRUCK, _APART = 1, 2, 3
"""Results of the side's die for a unit: two that it showed, and none where spells decide."""


def trigger_of(units: Iterable[Unit]) -> bool | None:
    """Return whether instability strikes a side this turn, None before its die has fallen."""
    shown = {dict(unit.statuses).get(TESTED) for unit in units}
    return True if _STRUCK in shown else False if _CALM in shown else None


def _struck(situation: Situation) -> bool | None:
    return trigger_of(situation.active.units)


@dataclass(frozen=True, slots=True)
class Instability:
    """The effect of instability on a unit.

    Attributes:
        strikes: Whether it strikes at all this turn.
        row: The row of the table, `instability-<row>`, None where it does not.
        removed: Figures that leave for good.
    """

    strikes: bool
    row: str | None
    removed: int = 0


def instability_effects(arguments: Arguments, result: Instability) -> tuple[Effect, ...]:
    """Set what the row says, or take its figures off."""
    apart = arguments["near_staff"] or any(
        _noted(arguments, status) for status in (MAGICAL, IGNORED)
    )
    shown = _APART if apart else _STRUCK if result.strikes else _CALM
    tested = StatusSet("unit", TESTED, "turn", shown)
    spent = (
        StatusCleared("unit", status) for status in (MAGICAL, IGNORED) if _noted(arguments, status)
    )
    tested_only: tuple[Effect, ...] = (tested, *spent)
    if result.row is None:
        return tested_only
    if result.removed:
        unit = arguments["unit"]
        each = 1 if unit is None else max(1, unit.number("w", 1))
        carried = 0 if unit is None else unit.carried
        lost = result.removed * each - (carried if each > 1 else 0)
        return (*tested_only, WoundsLost("unit", lost))
    status, until = _ROWS[result.row.removeprefix(f"{TABLE.id}-")]
    return (*tested_only, StatusSet("unit", status, "battle" if until == "battle" else "turn"))


@procedure(
    source="L2543-2603",
    command="psychology",
    variant="instability",
    phases=("movement",),
    meant_by="instability",
    effects=instability_effects,
    demands=(OWN_TURN, Demand("unit", once=("instability-tested",))),
    offering=offers.INSTABILITY,
)
def instability(
    dice: Dice,
    *,
    unit: One = None,
    strikes: Annotated[bool | None, Flag(), FromTable(_struck)] = None,
    models: Annotated[int | None, Whole(0, 500), Fill("unit", "models")] = None,
    near_staff: Annotated[bool, Flag()] = False,
) -> Instability:
    """Roll instability at the start of the turn: a 6 strikes, then 1D6 for each unit [L2543-2603].

    Args:
        dice: 1D6 for the side, unless that fell before; 1D6 for the unit, 1D6 for the figures lost.
        unit: The unstable unit.
        strikes: Whether instability strikes this turn, where the side rolled for it already; the
            battle knows.
        models: Figures in the unit.
        near_staff: It is within 60 cm of a Staff of Command, where nothing is unstable
            [L7172-7175].

    A spell may make it unstable without that 6, or let it ignore instability once [L5351-5356,
    L5558-5560, L5941-5943].

    Raises:
        Refusal: `instability-settled` for a unit that an earlier roll changed for good.
    """
    if unit is not None and any(unit.has(status) for status in SETTLED):
        raise Refusal("instability-settled", unit=unit.name)
    if near_staff or (unit is not None and unit.has(IGNORED)):
        dice.tell("instability-ignored")
        return Instability(False, None)
    if unit is not None and unit.has(MAGICAL):
        strikes = True
    if strikes is None:
        strikes = dice.successes(1, _STRIKES, "instability", never=frozenset()) == 1
    if not strikes:
        return Instability(False, None)
    _, row = TABLE.roll(dice, "instability-effect")
    removed = dice.sum(1, "instability-losses") if row.id == "drawn-back" else 0
    if models is not None:
        removed = min(removed, models)
    return Instability(True, f"{TABLE.id}-{row.id}", removed)


def _noted(arguments: Arguments, status: str) -> bool:
    unit = arguments["unit"]
    return unit is not None and unit.has(status) and not arguments["near_staff"]
