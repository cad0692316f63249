"""Turns and phases: what comes next, and what ends on the way."""

from collections.abc import Callable, Mapping
from typing import Final

from bot.battle.tabletop import links
from bot.battle.tabletop.units import end_spell
from bot.store.board import Board, Draft
from bot.store.tables.battle import BattleRow, SideRow, UnitRow
from rulesets.core.ids.composed import as_status
from rulesets.core.results.counted import BY_NAME
from rulesets.core.results.effect import Expiry
from rulesets.core.ruleset.game import Ruleset, Span

MAGIC: Final = "magic"
"""Id of the magic phase, in every game that has one."""
BEGINNER_TOLD: Final = "beginner_told"
"""The key of a battle's options that tells that its players said at its start who begins."""
_LAST_TURN: Final[Mapping[Expiry, Expiry]] = {"own-turn-end": "turn", "own-first-phase": "phase"}
"""What ends an owner's turn begun, of what lasts into it."""
_SPANS: Final[tuple[Span, ...]] = ("battle-start", "round-start", "turn")


def opening(ruleset: Ruleset) -> str | None:
    """Return the phase a battle begins in: its own first, else the game turn's, else a turn's."""
    return next((phase for span in _SPANS for phase in _phases(ruleset, span)), None)


def advance(draft: Draft, battle: BattleRow, ruleset: Ruleset, *, first: int | None = None) -> bool:
    """Go on to the next phase, turn or game turn; what the rules say ends, ends.

    The sides take their turns in order from the one that began the game turn; phases that all
    sides share come before the first of them and after the last.

    Args:
        draft: The table.
        battle: The battle that is fought.
        ruleset: Its game.
        first: Place of the side that begins, if this begins the first turn of a game turn; the
            same as before when None.

    Returns:
        Whether the first turn of a game turn begins.
    """
    span, following = _following(battle, ruleset)
    _keep_losses(draft, battle, ruleset)
    _expire_phase(draft, ruleset)
    begins = False
    if following is not None:
        draft.set(battle, "phase", following)
    elif span in ("battle-start", "round-start"):
        begins = _open_round(draft, battle, ruleset, first, opened=span == "round-start")
    elif span == "turn" and not last_turn(draft.board, battle):
        _expire_turn(draft, battle, ruleset)
        draft.set(battle, "active", (battle.active + 1) % len(draft.board.sides))
        _begin_turn(draft, battle, ruleset)
    else:
        if span == "turn":
            _expire_turn(draft, battle, ruleset)
        begins = _end_round(draft, battle, ruleset, first, closed=span == "round-end")
    if battle.phase == MAGIC:
        _begin_magic(draft, battle, ruleset)
    snapshot(draft)
    return begins


def last_turn(board: Board, battle: BattleRow) -> bool:
    """Return whether no other side has its turn after the one under way in the game turn."""
    return (battle.active + 1) % len(board.sides) == battle.first


def player_turn(ruleset: Ruleset, battle: BattleRow) -> list[int]:
    """Return which turn is under way, -1 for the side where a phase is that of all sides."""
    phase = next((each for each in ruleset.phases if each.id == battle.phase), None)
    return [battle.turn, battle.active if phase is None or phase.span == "turn" else -1]


def unsettled(ruleset: Ruleset, battle: BattleRow) -> bool:
    """Return whether nobody has settled yet who begins: before the first turn, where games roll."""
    phase = next((each for each in ruleset.phases if each.id == battle.phase), None)
    early = phase is not None and phase.span in ("battle-start", "round-start")
    return ruleset.rolls_for_turns and battle.turn == 1 and early


def before_turns(ruleset: Ruleset) -> str | None:
    """Return the phase from which a game turn goes on to its first turn."""
    spans: tuple[Span, ...] = ("turn", "round-end", "round-start")
    ends = [phase for span in spans for phase in _phases(ruleset, span)]
    return ends[-1] if ends else None


def _phases(ruleset: Ruleset, span: Span) -> list[str]:
    return [phase.id for phase in ruleset.phases if phase.span == span]


def _following(battle: BattleRow, ruleset: Ruleset) -> tuple[Span, str | None]:
    """Return the span of the phase under way, and its next phase, None after the last."""
    now = next((phase for phase in ruleset.phases if phase.id == battle.phase), None)
    span: Span = "turn" if now is None else now.span
    phases = _phases(ruleset, span)
    position = phases.index(battle.phase) + 1 if battle.phase in phases else len(phases)
    return span, phases[position] if position < len(phases) else None


def _end_round(
    draft: Draft, battle: BattleRow, ruleset: Ruleset, first: int | None, *, closed: bool
) -> bool:
    """Go on after the last turn of a game turn: to its closing phases, or to the next one."""
    closing = [] if closed else _phases(ruleset, "round-end")
    if closing:
        draft.set(battle, "phase", closing[0])
        return False
    _each_unit(draft, lambda unit: expire(draft, ruleset, unit, "round"))
    links.expire(draft, "round")
    for side in draft.board.sides:
        _reset_counters(draft, ruleset, side, "round")
    draft.set(battle, "turn", battle.turn + 1)
    draft.set(battle, "active", battle.first)
    return _open_round(draft, battle, ruleset, first, opened=False)


def _open_round(
    draft: Draft, battle: BattleRow, ruleset: Ruleset, first: int | None, *, opened: bool
) -> bool:
    """Go on to the opening phases of a game turn, or to its first turn; return whether to that."""
    opening_phases = [] if opened else _phases(ruleset, "round-start")
    if opening_phases:
        draft.set(battle, "phase", opening_phases[0])
        return False
    _begin_first_turn(draft, battle, ruleset, first)
    return True


def _begin_first_turn(draft: Draft, battle: BattleRow, ruleset: Ruleset, first: int | None) -> None:
    if first is not None:
        draft.set(battle, "first", first)
    draft.set(battle, "active", battle.first)
    _begin_turn(draft, battle, ruleset)


def snapshot(draft: Draft) -> None:
    """Note how many models every unit has as the phase starts."""
    for unit in draft.board.altered:
        draft.set(unit, "phase_start", unit.models)


def _keep_losses(draft: Draft, battle: BattleRow, ruleset: Ruleset) -> None:
    """Note what units lost in a phase whose losses count for the rest of the player turn."""
    phase = next((each for each in ruleset.phases if each.id == battle.phase), None)
    if phase is None or phase.losses is None:
        return
    kept, settled = phase.losses
    for unit in draft.board.altered:
        done = unit.statuses.get(settled, {"value": 0})
        lost = unit.phase_start - unit.models - int(done["value"])
        if lost > 0 and not unit.destroyed:
            draft.set(unit, f"statuses.{kept}", {"value": lost, "until": "turn"})


def clear_statuses(draft: Draft, unit: UnitRow, *until: Expiry) -> None:
    """Take away a unit's statuses that end so."""
    for status, held in list(unit.statuses.items()):
        if held["until"] in until:
            draft.set(unit, f"statuses.{status}", None)


def expire(draft: Draft, ruleset: Ruleset, unit: UnitRow, *until: Expiry) -> None:
    """Take away a unit's statuses whose time is over; what follows on them begins.

    One that lasts on in another way, as to the end of the turn after a combat, does so once.
    """
    before = {status: held["until"] for status, held in unit.statuses.items()}
    clear_statuses(draft, unit, *until)
    ended = [status for status in before if status not in unit.statuses]
    for status in ended if ruleset.following else ():
        for after, lasting in ruleset.following.get(as_status(status), ()):
            if (after, lasting) != (status, before[status]):
                draft.set(unit, f"statuses.{after}", {"value": 1, "until": lasting})


def active_side(draft: Draft, battle: BattleRow) -> SideRow:
    """Return the side whose turn it is."""
    return draft.board.sides[battle.active]


def _each_unit(draft: Draft, do: Callable[[UnitRow], None]) -> None:
    for unit in draft.board.marked:
        do(unit)


def _reset_counters(draft: Draft, ruleset: Ruleset, side: SideRow, *until: Expiry) -> None:
    ended = {counter.id for counter in ruleset.counters if counter.expires in until}
    for held in list(side.counters):
        if held.partition(BY_NAME)[0] in ended:
            draft.set(side, f"counters.{held}", None)


def _expire_phase(draft: Draft, ruleset: Ruleset) -> None:
    _each_unit(draft, lambda unit: expire(draft, ruleset, unit, "phase"))
    links.expire(draft, "phase")
    for side in draft.board.sides:
        _reset_counters(draft, ruleset, side, "phase")


def _expire_turn(draft: Draft, battle: BattleRow, ruleset: Ruleset) -> None:
    def end(unit: UnitRow) -> None:
        expire(draft, ruleset, unit, "turn")
        _shorten(draft, unit, {"next-turn": "turn"})
        if not links.in_combat(draft.board, unit):
            clear_statuses(draft, unit, "combat")

    _each_unit(draft, end)
    links.expire(draft, "turn")
    links.shorten(draft, {"next-turn": "turn"})
    links.end_stale(draft)
    _end_counted(draft, active_side(draft, battle))
    for spell in draft.board.spells:
        if spell.kind == "passing":
            end_spell(draft, spell)
    for side in draft.board.sides:
        _reset_counters(draft, ruleset, side, "turn")


def _begin_turn(draft: Draft, battle: BattleRow, ruleset: Ruleset) -> None:
    draft.set(battle, "phase", next(iter(_phases(ruleset, "turn")), None))
    side = active_side(draft, battle)
    without_magic = MAGIC not in [phase.id for phase in ruleset.phases]
    ending: tuple[Expiry, ...] = ("own-turn", "own-magic-phase") if without_magic else ("own-turn",)
    _end_owned(draft, ruleset, side, ending)
    _last_turn_of(draft, side)
    _count_down(draft, side)
    _reset_counters(draft, ruleset, side, *ending)


def _last_turn_of(draft: Draft, side: SideRow) -> None:
    """Let what lasts into its owner's next turn end with the one that begins."""

    def mark(unit: UnitRow) -> None:
        if unit.side_id == side.id:
            _shorten(draft, unit, _LAST_TURN)

    _each_unit(draft, mark)
    links.shorten(draft, _LAST_TURN, side.id)


def _count_down(draft: Draft, side: SideRow) -> None:
    """Take a turn off what lasts so many turns of its owner's; with the last one it ends."""

    def count(unit: UnitRow) -> None:
        for status, held in list(unit.statuses.items()):
            if unit.side_id == side.id and held["until"] == "turns":
                left = int(held["value"]) - 1
                still = {**held, "value": left} if left > 0 else {**held, "until": "turn"}
                draft.set(unit, f"statuses.{status}", still)

    _each_unit(draft, count)
    links.count_down(draft, side.id)
    for spell in draft.board.spells:
        if spell.side_id == side.id and spell.kind == "counted":
            draft.set(spell, "value", spell.value - 1)
        elif spell.side_id == side.id and spell.kind == "fleeting":
            end_spell(draft, spell)


def _end_counted(draft: Draft, side: SideRow) -> None:
    for spell in draft.board.spells:
        if spell.side_id == side.id and spell.kind == "counted" and spell.value <= 0:
            end_spell(draft, spell)


def _shorten(draft: Draft, unit: UnitRow, ends: Mapping[Expiry, Expiry]) -> None:
    """Replace some expiries of a unit's statuses by others, which fall in the turn begun."""
    for status, held in list(unit.statuses.items()):
        end = ends.get(held["until"])
        if end is not None:
            draft.set(unit, f"statuses.{status}", {**held, "until": end})


def _begin_magic(draft: Draft, battle: BattleRow, ruleset: Ruleset) -> None:
    side = active_side(draft, battle)
    _end_owned(draft, ruleset, side, ("own-magic-phase",))
    for spell in draft.board.spells:
        if spell.side_id == side.id and spell.kind == "persistent":
            end_spell(draft, spell)


def _end_owned(draft: Draft, ruleset: Ruleset, side: SideRow, ending: tuple[Expiry, ...]) -> None:
    def end(unit: UnitRow) -> None:
        if unit.side_id == side.id:
            expire(draft, ruleset, unit, *ending)

    _each_unit(draft, end)
    links.expire(draft, *ending, side_id=side.id)
