"""Units of a battle: found by name, added, edited, removed, and seen as the rules see them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from bot.battle.tabletop.links import Implied, implied_by, links_of, replacement_of
from bot.battle.tabletop.said_units import names_like, units_meant
from bot.store.board import Board, Draft
from bot.store.tables.battle import Json, SideRow, SpellRow, UnitRow
from bot.texts.names import clean, fold, listed, matching
from rulesets.core.battlefield.amount import Amount, read_amount
from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import FORGOTTEN, Unit
from rulesets.core.results.effect import Expiry
from rulesets.core.results.status import FALLEN
from rulesets.core.ruleset.composing import composed
from rulesets.core.ruleset.counting import id_now, renamed
from rulesets.core.ruleset.game import Ruleset
from rulesets.refusal import Refusal

MOST_UNITS: Final = 1000
MOST_MODELS: Final = 500
LEFT: Final = "unit"
"""Where a status keeps the id of the unit that was left."""
BROUGHT_BY: Final = "spell"
"""Where a status keeps the id of the spell in play that it ends with."""


def as_unit(row: UnitRow) -> Unit:
    """Return a unit as the rules see it."""
    return Unit(
        name=row.name,
        models=row.models,
        size=row.size,
        carried=row.carried,
        profile=tuple(
            (field, read_amount(value, halves=True)) for field, value in row.profile.items()
        ),
        rules=SpecialRules(frozenset(row.rules.items())),
        statuses=tuple((status, held["value"]) for status, held in row.statuses.items()),
        phase_start=row.phase_start,
        spells=tuple(row.spells or ()),
        weapons=tuple(row.weapons or ()),
    )


def as_joined(board: Board, row: UnitRow, game: Ruleset) -> Unit:
    """Return a unit as the rules see it with the characters in it.

    Args:
        board: The table.
        row: The unit.
        game: The game, which says what they make of each other.
    """
    stands, implied = game.as_it_stands, game.implied
    unit = _in_battle(board, row, stands, implied)
    left = unit_left(board, row)
    if left is not None:
        unit = replace(unit, left=as_joined(board, left, game))
    joined = [stands(with_links(board, member, implied)) for member in board.joined(row)]
    return composed(game, unit, joined)


def with_links(board: Board, row: UnitRow, implied: Implied) -> Unit:
    """Return a unit with its links, and what is true of it by them."""
    unit, links = board.seen(row, as_unit), links_of(board, row)
    if not links:
        return unit
    new = [status for status in implied_by(links, implied) if not unit.has(status)]
    return replace(unit, links=links, statuses=(*unit.statuses, *((each, 1) for each in new)))


def _in_battle(
    board: Board, row: UnitRow, stands: Callable[[Unit], Unit], implied: Implied
) -> Unit:
    """Return a unit with its links, the one it joined and the spells that it upholds."""
    unit = stands(with_links(board, row, implied))
    host = None if row.host_id is None else board.unit(row.host_id)
    upheld = tuple(
        spell.name for spell in board.spells if spell.unit_id == row.id and spell.kind == "in-play"
    )
    if host is None and not upheld:
        return unit
    joined = None if host is None else stands(with_links(board, host, implied))
    return replace(unit, host=joined, upholds=upheld)


def unit_left(board: Board, row: UnitRow) -> UnitRow | None:
    """Return the unit that somebody has left in this phase, None where that is of no account."""
    ids = (held[LEFT] for held in row.statuses.values() if LEFT in held)
    left = board.unit(next(ids, 0))
    return None if left is None or left.destroyed else left


def rules_held(rules: SpecialRules) -> dict[str, int | None]:
    """Return special rules as a row keeps them."""
    return {rule: rules.number(rule) for rule in rules}


def find_unit(
    board: Board, name: str, *, destroyed: bool = False, own: int | None = None
) -> UnitRow:
    """Return the unit a player means: by its whole name, or by words that only its name has.

    The name of a destroyed unit means the one that came in its stead.

    Args:
        board: The table.
        name: As typed.
        destroyed: Whether one that left the battle will do.
        own: The id of the side of the player who names it, None without one.

    Raises:
        Refusal: `unknown-unit`, `ambiguous-unit`, `unit-destroyed`.
    """
    found = units_meant(board, name, own)
    if not found:
        units = [unit for unit in board.units if destroyed or not unit.destroyed]
        raise Refusal("unknown-unit", name=name[:60], near=listed(names_like(name, units)) or None)
    if len(found) > 1:
        raise Refusal("ambiguous-unit", name=name[:60], names=listed(unit.name for unit in found))
    if found[0].destroyed and not destroyed:
        heir = replacement_of(board, found[0])
        if heir is None or heir.destroyed:
            raise Refusal("unit-destroyed", unit=found[0].name)
        return heir
    return found[0]


def find_side(board: Board, name: str) -> SideRow:
    """Return the side a player means, by name or by place from 1.

    Raises:
        Refusal: `unknown-side`, `ambiguous-side`.
    """
    sides = board.sides
    return sides[side_place(name, [side.name for side in sides])]


def side_place(name: str, sides: Sequence[str]) -> int:
    """Return the place, from 0, of the side that a player means by name or by place from 1.

    Raises:
        Refusal: `unknown-side`, `ambiguous-side`.
    """
    found = matching(name, {fold(side): index for index, side in enumerate(sides)})
    if not found and name.strip().isdecimal():
        found = [index for index in range(len(sides)) if index + 1 == int(name)]
    if not found:
        raise Refusal("unknown-side", name=name[:60], names=listed(sides))
    if len(found) > 1:
        raise Refusal("ambiguous-side", name=name[:60], names=listed(sides[unit] for unit in found))
    return found[0]


def add_unit(draft: Draft, unit_id: int, side: SideRow, unit: Unit) -> None:
    """Add a unit to a side.

    Raises:
        Refusal: `unit-exists`, `too-many-units`, `model-count`, `wounds-carried`, `name-empty`,
            `name-too-long`.
    """
    row = fresh_row(
        draft.board,
        unit_id,
        unit.name,
        battle_id=side.battle_id,
        side_id=side.id,
        models=unit.models,
        size=unit.size,
        carried=unit.carried,
        phase_start=unit.models,
        profile={field: str(value) for field, value in unit.profile},
        rules=rules_held(unit.rules),
        statuses={name: {"value": value, "until": "battle"} for name, value in unit.statuses},
        weapons=list(unit.weapons) or None,
    )
    _check_numbers(row)
    draft.add(row)


@dataclass(frozen=True, slots=True)
class UnitEdit:
    """Changes to make to a unit; None leaves a thing as it is.

    Attributes:
        profile: Values by field; None takes a value away.
        statuses: Statuses set until the given moment; None takes one away.
    """

    name: str | None = None
    side: SideRow | None = None
    models: int | None = None
    size: int | None = None
    carried: int | None = None
    destroyed: bool | None = None
    profile: Mapping[str, Amount | None] | None = None
    rules: SpecialRules | None = None
    statuses: Mapping[str, tuple[int, Expiry] | None] | None = None
    spells: Sequence[str] | None = None
    weapons: Sequence[str] | None = None


def edit_unit(draft: Draft, row: UnitRow, edit: UnitEdit) -> None:
    """Edit a unit.

    Raises:
        Refusal: `unit-exists`, `model-count`, `wounds-carried`, `name-empty`, `name-too-long`.
    """
    if edit.name is not None:
        name, key = free_name(draft.board, edit.name, but=row)
        draft.set(row, "name", name)
        draft.set(row, "key", key)
    if edit.side is not None:
        draft.set(row, "side_id", edit.side.id)
    if edit.models is not None:
        # A count put right is no loss of the phase.
        lost = max(0, row.phase_start - row.models) if edit.models else row.phase_start
        draft.set(row, "phase_start", max(edit.models, min(row.phase_start, edit.models + lost)))
    for field in ("models", "size", "carried", "destroyed"):
        if getattr(edit, field) is not None:
            draft.set(row, field, getattr(edit, field))
    if edit.destroyed is None and edit.models is not None:
        draft.set(row, "destroyed", not edit.models)
    if row.destroyed:
        end_in_play(draft, row)
        disband(draft, row)
    if edit.spells is not None:
        draft.set(row, "spells", [clean(spell) for spell in edit.spells])
    if edit.weapons is not None:
        draft.set(row, "weapons", list(edit.weapons) or None)
    _edit_qualities(draft, row, edit)
    _check_numbers(row)


def rename_counts(draft: Draft, ruleset: Ruleset, row: UnitRow, former: str) -> None:
    """Have what a side counts by the former name of a unit go on by its name now.

    Else it would have used up nothing of what it may use once.
    """
    side = draft.board.row("side", row.side_id)
    if former == row.name or not isinstance(side, SideRow):
        return
    others = (unit for unit in draft.board.each_unit() if unit.side_id == side.id)
    names = [former if unit is row else unit.name for unit in others]
    for held, value in list(side.counters.items()):
        now = renamed(ruleset, id_now(ruleset, held, names), former, row.name)
        if now != held:
            draft.set(side, f"counters.{held}", None)
            draft.set(side, f"counters.{now}", value)


def _edit_qualities(draft: Draft, row: UnitRow, edit: UnitEdit) -> None:
    for profile_field, amount in (edit.profile or {}).items():
        draft.set(row, f"profile.{profile_field}", None if amount is None else str(amount))
    if edit.rules is not None:
        draft.set(row, "rules", dict(rules_held(edit.rules)))
    for status, held in (edit.statuses or {}).items():
        value: Json = None if held is None else {"value": held[0], "until": held[1]}
        draft.set(row, f"statuses.{status}", value)


def note_fall(draft: Draft, ruleset: Ruleset, row: UnitRow) -> None:
    """Note that a unit was destroyed this player turn, where its game asks for that."""
    declared = next((status for status in ruleset.statuses if status.id == FALLEN), None)
    if declared is not None:
        draft.set(row, f"statuses.{FALLEN}", {"value": 1, "until": declared.until})


def end_in_play(draft: Draft, row: UnitRow) -> None:
    """End the spells that last only while their caster stands."""
    for spell in draft.board.spells:
        if spell.unit_id == row.id and spell.kind == "in-play":
            end_spell(draft, spell)


def end_spell(draft: Draft, spell: SpellRow) -> None:
    """End a spell in play, and with it what it brought about."""
    for link in draft.board.links:
        if link.spell_id == spell.id:
            draft.remove(link)
    draft.remove(spell)
    for unit, status in brought_by(draft.board, spell.id):
        draft.set(unit, f"statuses.{status}", None)


def brought_by(board: Board, spell_id: int) -> list[tuple[UnitRow, str]]:
    """Return the statuses that a spell in play brought about, each with its unit."""
    return [
        (unit, status)
        for unit in board.marked
        for status, held in unit.statuses.items()
        if held.get(BROUGHT_BY) == spell_id
    ]


def disband(draft: Draft, row: UnitRow) -> None:
    """Part a unit from the characters in it, and a character from the unit it is in."""
    for member in draft.board.joined(row):
        draft.set(member, "host_id", None)
    draft.set(row, "host_id", None)


def remove_unit(draft: Draft, row: UnitRow) -> None:
    """Take a unit off the list, as if it had never been there; its spells end."""
    disband(draft, row)
    for link in draft.board.links_of(row.id):
        draft.remove(link)
    for spell in draft.board.spells:
        if spell.unit_id == row.id:
            end_spell(draft, spell)
    draft.remove(row)


def fresh_row(board: Board, unit_id: int, name: str, /, **held: Any) -> UnitRow:
    """Return the row of a unit that comes to a battle, under a name that is free there.

    Args:
        board: The table.
        unit_id: Its own, never used before.
        name: As typed.
        held: What else its columns hold.

    Raises:
        Refusal: `too-many-units`, `unit-exists`, `name-empty`, `name-too-long`.
    """
    if len(board.each_unit()) >= MOST_UNITS:
        raise Refusal("too-many-units", most=MOST_UNITS)
    kept, key = free_name(board, name)
    return UnitRow(id=unit_id, name=kept, key=key, **held)


def known_again(spells: Iterable[str]) -> list[str] | None:
    """Return spells as a wizard knows them before a battle: none that he forgot is forgotten."""
    return [spell.removeprefix(FORGOTTEN) for spell in spells] or None


def fresh_copy(
    board: Board, unit_id: int, name: str, former: UnitRow, /, *, side: SideRow | None = None
) -> UnitRow:
    """Return the row of a unit like another as it came: whole, by itself, with all its spells.

    Args:
        board: The table.
        unit_id: Its own, never used before.
        name: Its own, free there.
        former: The other.
        side: Whose it is, None for the other's.

    Raises:
        Refusal: see `fresh_row`.
    """
    known = former.spells
    return fresh_row(
        board,
        unit_id,
        name,
        battle_id=former.battle_id if side is None else side.battle_id,
        side_id=former.side_id if side is None else side.id,
        models=former.size,
        size=former.size,
        phase_start=former.size,
        profile=dict(former.profile),
        rules=dict(former.rules),
        spells=None if known is None else known_again(known),
        weapons=None if former.weapons is None else list(former.weapons),
    )


def free_name(board: Board, name: str, but: UnitRow | None = None) -> tuple[str, str]:
    """Return a name as it is kept and as it is found; another unit may not bear it.

    Raises:
        Refusal: `unit-exists`, `name-empty`, `name-too-long`.
    """
    kept = clean(name)
    key = fold(kept)
    unit = board.named(key)
    if unit is not None and unit is not but:
        raise Refusal("unit-exists", unit=unit.name)
    return kept, key


def _check_numbers(row: UnitRow) -> None:
    if not 0 <= row.models <= row.size <= MOST_MODELS or row.size < 1:
        raise Refusal("model-count", models=row.models, size=row.size, most=MOST_MODELS)
    unit = as_unit(row)
    wounds = unit.number("w", 1) + (unit.spare if row.models == 1 else 0)
    if not 0 <= row.carried < max(1, wounds):
        raise Refusal("wounds-carried", carried=row.carried, wounds=wounds)
