"""Turns and phases: what comes next, and what ends on the way."""

from collections.abc import Callable
from typing import Final

from bot.state.board import Draft
from bot.state.tables import BattleRow, SideRow, UnitRow
from rulesets.core.effect import Expiry
from rulesets.core.ruleset import Ruleset

MAGIC: Final = "magic"
"""Id of the magic phase, in every game that has one."""


def advance(draft: Draft, battle: BattleRow, ruleset: Ruleset, *, first: int | None = None) -> None:
    """Go on to the next phase, turn or game turn; what the rules say ends, ends.

    The sides take their turns in order from the one that began the game turn.

    Args:
        draft: The table.
        battle: The battle that is fought.
        ruleset: Its game.
        first: Place of the side that begins, if this begins a game turn; the same as before when
            None.
    """
    phases = [phase.id for phase in ruleset.phases]
    place = phases.index(battle.phase) if battle.phase in phases else len(phases)
    _expire_phase(draft, ruleset)
    if place + 1 < len(phases):
        draft.set(battle, "phase", phases[place + 1])
    else:
        _expire_turn(draft, ruleset)
        _next_side(draft, battle, first)
        draft.set(battle, "phase", phases[0] if phases else None)
        _begin_turn(draft, battle, ruleset)
    if battle.phase == MAGIC:
        _begin_magic(draft, battle)
    snapshot(draft)


def snapshot(draft: Draft) -> None:
    """Note how many models every unit has as the phase starts."""
    for unit in draft.board.each_unit():
        if unit.phase_start != unit.models:
            draft.set(unit, "phase_start", unit.models)


def clear_statuses(draft: Draft, unit: UnitRow, *until: Expiry) -> None:
    """Take away a unit's statuses that end so."""
    for status, held in list(unit.statuses.items()):
        if held["until"] in until:
            draft.set(unit, f"statuses.{status}", None)


def active_side(draft: Draft, battle: BattleRow) -> SideRow:
    """Return the side whose turn it is."""
    return draft.board.sides[battle.active]


def _each_unit(draft: Draft, do: Callable[[UnitRow], None]) -> None:
    for unit in draft.board.each_unit():
        if unit.statuses:
            do(unit)


def _reset_counters(draft: Draft, ruleset: Ruleset, side: SideRow, *until: Expiry) -> None:
    for counter in ruleset.counters:
        if counter.expires in until:
            draft.set(side, f"counters.{counter.id}", None)


def _expire_phase(draft: Draft, ruleset: Ruleset) -> None:
    _each_unit(draft, lambda unit: clear_statuses(draft, unit, "phase"))
    for side in draft.board.sides:
        _reset_counters(draft, ruleset, side, "phase")


def _expire_turn(draft: Draft, ruleset: Ruleset) -> None:
    def end(unit: UnitRow) -> None:
        clear_statuses(draft, unit, "turn")
        if "engaged" not in unit.statuses:
            clear_statuses(draft, unit, "combat")

    _each_unit(draft, end)
    for side in draft.board.sides:
        _reset_counters(draft, ruleset, side, "turn")


def _next_side(draft: Draft, battle: BattleRow, first: int | None) -> None:
    active = (battle.active + 1) % len(draft.board.sides)
    if active == battle.first:
        draft.set(battle, "turn", battle.turn + 1)
        if first is not None:
            draft.set(battle, "first", first)
            active = first
    draft.set(battle, "active", active)


def _begin_turn(draft: Draft, battle: BattleRow, ruleset: Ruleset) -> None:
    side = active_side(draft, battle)
    without_magic = MAGIC not in [phase.id for phase in ruleset.phases]
    ending: tuple[Expiry, ...] = ("own-turn", "own-magic-phase") if without_magic else ("own-turn",)
    _end_owned(draft, side, ending)
    _reset_counters(draft, ruleset, side, *ending)


def _begin_magic(draft: Draft, battle: BattleRow) -> None:
    side = active_side(draft, battle)
    _end_owned(draft, side, ("own-magic-phase",))
    for spell in draft.board.spells:
        if spell.side_id == side.id and spell.kind == "persistent":
            draft.remove(spell)


def _end_owned(draft: Draft, side: SideRow, ending: tuple[Expiry, ...]) -> None:
    def end(unit: UnitRow) -> None:
        if unit.side_id == side.id:
            clear_statuses(draft, unit, *ending)

    _each_unit(draft, end)
