"""Links between units of a battle, such as contact: as rows, and as the rules see them.

Who is in a unit has the links of that unit. Contact that nobody told is guessed where only one unit
of each of two sides is in close combat; the guess becomes a row once another contact begins.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from bot.store.board import Board, Draft
from bot.store.tables.battle import BattleRow, Json, LinkRow, UnitRow
from rulesets.core.battlefield.contact import ENGAGED
from rulesets.core.battlefield.link import CONTACT, REPLACES, Combats, Link, Touch
from rulesets.core.ids.composed import as_statuses
from rulesets.core.results.effect import Expiry
from rulesets.core.results.relation import Relation

if TYPE_CHECKING:
    from rulesets.core.ids.statuses import StatusId

Implied: TypeAlias = "Mapping[str, tuple[StatusId | None, StatusId | None]]"
"""Statuses that relations imply, of who has them and of the partner, by relation."""
NewId: TypeAlias = Callable[[], int]
"""Returns an id that nothing has."""
_SIDES: Final = 2


def moment(battle: BattleRow) -> str:
    """Return the phase under way as a link keeps when it began."""
    return f"{battle.turn}/{battle.active}/{battle.phase or ''}"


def whole_unit(board: Board, row: UnitRow) -> UnitRow:
    """Return the unit that a character is in, else the unit itself."""
    return (board.unit(row.host_id) if row.host_id is not None else None) or row


def rows_of(board: Board, row: UnitRow) -> list[LinkRow]:
    """Return the links of a unit, and of the unit that it is in, oldest first."""
    own = board.links_of(row.id)
    if row.host_id is None:
        return own
    return sorted((*own, *board.links_of(row.host_id)), key=lambda link: link.id)


def links_of(board: Board, row: UnitRow) -> tuple[Link, ...]:
    """Return the links of a unit as the rules see them, contact that is guessed included."""
    found = [_seen(board, row, link) for link in rows_of(board, row)]
    pair = guessed(board)
    if pair is not None and whole_unit(board, row) in pair:
        own = whole_unit(board, row) is pair[0]
        found.append(Link(CONTACT, pair[own].name, own=own))
    return tuple(found)


def _seen(board: Board, row: UnitRow, link: LinkRow) -> Link:
    own = link.unit_id in (row.id, row.host_id)
    other = board.unit((link.other_id or 0) if own else link.unit_id)
    fresh = board.battle is not None and link.since == moment(board.battle)
    name = None if other is None else other.name
    return Link(link.kind, name, own, link.facing, link.value, link.step, fresh, link.id)


def guessed(board: Board) -> tuple[UnitRow, UnitRow] | None:
    """Return the only two units in close combat, of two sides, if nobody told of any contact."""
    return board.derived("guessed-contact", lambda: _guess(board))


def _guess(board: Board) -> tuple[UnitRow, UnitRow] | None:
    if any(link.kind == CONTACT for link in board.links):
        return None
    engaged = [
        unit
        for unit in board.marked
        if ENGAGED in unit.statuses and not unit.destroyed and unit.host_id is None
    ]
    if len(engaged) != _SIDES or engaged[0].side_id == engaged[1].side_id:
        return None
    return engaged[0], engaged[1]


def implied_by(links: Collection[Link], implied: Implied) -> tuple[StatusId, ...]:
    """Return the statuses that a unit has by its links."""
    found = (implied[link.kind][not link.own] for link in links if link.kind in implied)
    return tuple(dict.fromkeys(status for each in found for status in as_statuses(each)))


def in_combat(board: Board, row: UnitRow) -> bool:
    """Return whether a unit is in close combat: somebody said so, or it touches an enemy."""
    return ENGAGED in row.statuses or touches(board, row)


def touches(board: Board, row: UnitRow) -> bool:
    """Return whether a unit is known to touch an enemy."""
    return any(link.kind == CONTACT for link in rows_of(board, row))


def statuses_of(board: Board, row: UnitRow) -> Mapping[str, dict[str, Any]]:
    """Return the statuses of a unit, with close combat where it touches an enemy."""
    if ENGAGED in row.statuses or not touches(board, row):
        return row.statuses
    return {**row.statuses, ENGAGED: {"value": 1, "until": "battle"}}


def combats_of(board: Board) -> Combats:
    """Return the close combats of a battle, made once as long as nothing changes in them."""
    return board.derived("combats", lambda: _combats(board))


def _combats(board: Board) -> Combats:
    pairs = [
        (board.unit(link.unit_id), board.unit(link.other_id or 0), link.facing)
        for link in board.links
        if link.kind == CONTACT
    ]
    pair = guessed(board)
    if pair is not None:
        pairs.append((*pair, None))
    touching = [
        (unit, other, facing)
        for unit, other, facing in pairs
        if unit is not None and other is not None
    ]
    if not touching:
        return Combats()
    sides = {side.id: side.name for side in board.sides}
    units = {unit.id: unit for unit, other, _ in touching for unit in (unit, other)}
    named = {units[key].name: sides.get(units[key].side_id, "") for key in sorted(units)}
    return Combats.of(
        [Touch(unit.name, other.name, facing) for unit, other, facing in touching], named
    )


@dataclass(frozen=True, slots=True)
class New:
    """A relation as it begins.

    Attributes:
        relation: The relation.
        facing: The side of the partner on which it is.
        value: A number that it carries.
        until: When it ends by itself; as the game declares it where None.
        step: The step that it begins with.
    """

    relation: Relation
    facing: str | None = None
    value: int = 1
    until: Expiry | None = None
    step: str | None = None


def begin(  # noqa: PLR0917 - what a link is made of
    draft: Draft,
    battle: BattleRow,
    new_id: NewId,
    new: New,
    unit: UnitRow,
    other: UnitRow,
    spell_id: int | None = None,
) -> None:
    """Begin a relation between two units, or change the one that they have.

    Units that left the battle begin none that their destruction would end. A spell in play ends it
    where its id is given.
    """
    board, relation = draft.board, new.relation
    if relation.shared:
        unit, other = whole_unit(board, unit), whole_unit(board, other)
    gone = (unit.destroyed or other.destroyed) and "destroyed" in relation.ends
    if unit is other or gone:
        return
    if relation.id == CONTACT:
        _make_known(draft, battle, new_id, relation)
    held: dict[str, Json] = {
        "facing": new.facing,
        "value": new.value,
        "until": new.until or relation.until,
        "step": new.step,
        "spell_id": spell_id,
    }
    for link in between(board, relation, unit, other):
        if link.unit_id == unit.id:
            for name, content in held.items():
                draft.set(link, name, content)
            return
        if new.facing is None and new.step is None:
            return  # it is as much his as the other's, and nothing new was said of it
        draft.remove(link)  # now it is the other's doing
    ends: dict[str, Json] = {
        "unit_id": unit.id,
        "other_id": other.id,
        "since": moment(battle),
    }
    draft.add(_row(battle, new_id, relation, ends | held))


def _row(battle: BattleRow, new_id: NewId, relation: Relation, held: Mapping[str, Any]) -> LinkRow:
    return LinkRow(id=new_id(), battle_id=battle.id, kind=relation.id, **held)


def _make_known(draft: Draft, battle: BattleRow, new_id: NewId, relation: Relation) -> None:
    """Keep contact that was guessed, before another makes it a guess no more."""
    pair = guessed(draft.board)
    if pair is not None:
        ends = {"unit_id": pair[0].id, "other_id": pair[1].id, "until": relation.until}
        draft.add(_row(battle, new_id, relation, ends))


def between(board: Board, relation: Relation, unit: UnitRow, other: UnitRow) -> list[LinkRow]:
    """Return the links of a kind between two units; of a mutual one whoever has it."""
    pairs = [(unit.id, other.id)]
    if relation.mutual:
        pairs.append((other.id, unit.id))
    return [
        link
        for link in board.links_of(unit.id)
        if link.kind == relation.id and (link.unit_id, link.other_id) in pairs
    ]


def kept(board: Board, relation: Relation, unit: UnitRow, other: UnitRow | None) -> list[LinkRow]:
    """Return a unit's links of a kind, with one partner or with all; not those of partners."""
    if relation.shared:
        unit = whole_unit(board, unit)
        other = None if other is None else whole_unit(board, other)
    if other is not None:
        return between(board, relation, unit, other)
    links = (link for link in board.links_of(unit.id) if link.kind == relation.id)
    return [link for link in links if relation.mutual or link.unit_id == unit.id]


def held_to(board: Board, relation: Relation, unit: UnitRow, _: UnitRow | None) -> list[LinkRow]:
    """Return the links of a kind that others have to a unit."""
    if relation.shared:
        unit = whole_unit(board, unit)
    links = (link for link in board.links_of(unit.id) if link.kind == relation.id)
    return [link for link in links if link.other_id == unit.id]


def partner(board: Board, link: LinkRow, unit: UnitRow) -> UnitRow | None:
    """Return the other unit of a link."""
    return board.unit((link.other_id or 0) if link.unit_id == unit.id else link.unit_id)


def hand_over(
    draft: Draft,
    new_id: NewId,
    relations: Mapping[str, Relation],
    unit: UnitRow,
    heir: UnitRow,
    *,
    shared: bool = False,
) -> None:
    """Give a unit's links to another as well, which then stands in its stead.

    Args:
        draft: The table.
        new_id: Gives ids to rows that come.
        relations: The game's, by id.
        unit: Whose links.
        heir: Who gets them.
        shared: Whether only those are meant that a unit has in a character's stead.
    """
    for link in draft.board.links_of(unit.id):
        relation = relations.get(link.kind)
        other = partner(draft.board, link, unit)
        if relation is None or other is heir or (shared and not relation.shared):
            continue
        own = link.unit_id == unit.id
        ends = {"unit_id": heir.id} if own else {"other_id": heir.id}
        known = [] if other is None else between(draft.board, relation, heir, other)
        if not known:
            draft.add(LinkRow(**link.model_dump() | ends | {"id": new_id()}))


def replacement_of(board: Board, row: UnitRow) -> UnitRow | None:
    """Return the unit that came in the stead of a destroyed one, None where none did."""
    found = (link for link in board.links_of(row.id) if link.kind == REPLACES)
    return next((board.unit(link.unit_id) for link in found if link.other_id == row.id), None)


def expire(draft: Draft, *until: Expiry, side_id: int | None = None) -> None:
    """End the links that end so; with a side, only those that its units have."""
    for link in _owned(draft.board, side_id):
        if link.until in until:
            draft.remove(link)


def shorten(draft: Draft, ends: Mapping[Expiry, Expiry], side_id: int | None = None) -> None:
    """Have links of some expiries end by others, which come about in the turn begun."""
    for link in _owned(draft.board, side_id):
        for before, after in ends.items():
            if link.until == before:
                draft.set(link, "until", after)
                break


def count_down(draft: Draft, side_id: int) -> None:
    """Take a turn off the links that last so many turns of a side; the last one ends with it."""
    for link in _owned(draft.board, side_id):
        if link.until == "turns":
            if link.value > 1:
                draft.set(link, "value", link.value - 1)
            else:
                draft.set(link, "until", "turn")


def end_stale(draft: Draft) -> None:
    """End what lasts for a combat and came to none: of units that are in no combat."""
    for link in draft.board.links:
        unit = draft.board.unit(link.unit_id)
        if link.until == "combat" and unit is not None and not in_combat(draft.board, unit):
            draft.remove(link)


def _owned(board: Board, side_id: int | None) -> Iterator[LinkRow]:
    for link in board.links:
        unit = board.unit(link.unit_id)
        if side_id is None or (unit is not None and unit.side_id == side_id):
            yield link
