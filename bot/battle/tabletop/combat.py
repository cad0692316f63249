"""Links as outcomes change them, and units that leave a close combat with what ends by that."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Final

from bot.battle.tabletop import links, turns
from bot.battle.tabletop.replacing import replace_unit
from bot.store.board import Draft
from bot.store.tables.battle import BattleRow, LinkRow, UnitRow
from rulesets.core.battlefield.contact import ENGAGED
from rulesets.core.battlefield.link import CONTACT, PARTED
from rulesets.core.ids.composed import as_statuses
from rulesets.core.results.link_effect import LinkMoved, LinkSet, OnLink, UnitReplaced
from rulesets.core.results.relation import Parting
from rulesets.core.ruleset.game import Ruleset

FLEEING: Final = "fleeing"
"""The status that ends a unit's combat and its spells in play, in every game that has it."""


@dataclass(frozen=True, slots=True)
class Table:
    """A table being changed.

    Attributes:
        draft: Its changes.
        battle: The battle that is fought.
        ruleset: The game.
        new_id: Gives ids to rows that come.
    """

    draft: Draft
    battle: BattleRow
    ruleset: Ruleset
    new_id: links.NewId


def change_link(
    table: Table, effect: OnLink, find: Callable[[str, int], UnitRow | None], spells: Sequence[int]
) -> None:
    """Make the change that an effect stands for.

    Nothing changes where a role names no unit of the battle, or the game lacks the relation.

    Args:
        table: The table.
        effect: What changes.
        find: Finds the unit that a role names.
        spells: The spell that the same outcome started last, if it did.
    """
    relation = table.ruleset.relations_by_id.get(effect.kind)
    unit = find(effect.role, effect.place)
    if isinstance(effect, UnitReplaced):
        if relation is not None and unit is not None:
            replace_unit(table.draft, table.battle, table.new_id, relation, unit, effect.statuses)
        return
    other = None if effect.to is None else find(effect.to, effect.to_place)
    if relation is None or unit is None or (effect.to is not None and other is None):
        return
    if isinstance(effect, LinkSet):
        if other is not None:
            new = links.New(relation, effect.facing, effect.value, effect.until, effect.step)
            until = effect.until or relation.until
            ends_with = spells[0] if spells and until == "spell" else None
            links.begin(table.draft, table.battle, table.new_id, new, unit, other, ends_with)
        return
    if isinstance(effect, LinkMoved):
        found = links.held_to if effect.of_others else links.kept
        for link in found(table.draft.board, relation, unit, other):
            if effect.since in (None, link.step):
                table.draft.set(link, "step", effect.step)
    else:
        end(table.draft, table.ruleset, links.kept(table.draft.board, relation, unit, other))


def leave(draft: Draft, ruleset: Ruleset, unit: UnitRow, *why: Parting) -> None:
    """Take a unit out of close combat; who touches nobody any more is out of it too.

    Args:
        draft: The table.
        ruleset: The game.
        unit: Who leaves.
        why: What else became of it.
    """
    fought = links.in_combat(draft.board, unit)
    draft.set(unit, f"statuses.{ENGAGED}", None)
    turns.expire(draft, ruleset, unit, "combat")
    part(draft, ruleset, unit, "leaves-combat", *why)
    if "flees" in why:
        _forget_parted(draft, unit)
    if fought:
        _free_enemies(draft, ruleset, unit)


def _forget_parted(draft: Draft, unit: UnitRow) -> None:
    """Forget whom a unit was in contact with that flees as well: neither counts in a combat."""
    for link in draft.board.links_of(unit.id):
        other = links.partner(draft.board, link, unit)
        if link.kind == PARTED and other is not None and FLEEING in other.statuses:
            draft.remove(link)


def _free_enemies(draft: Draft, ruleset: Ruleset, unit: UnitRow) -> None:
    """Free the enemies of the last unit of a side that left, of whom nobody said whom they fight.

    Whoever touches an enemy keeps all of whom nothing was said in combat: they may touch it too.
    """
    board = draft.board
    if board.joined(unit) or any(link.kind == CONTACT for link in board.links):
        return
    bound = [other for other in board.marked if ENGAGED in other.statuses and not other.destroyed]
    sides = {other.side_id for other in bound}
    if len(sides) == 1 and unit.side_id not in sides:
        for other in bound:
            leave(draft, ruleset, other)


def fall(draft: Draft, ruleset: Ruleset, unit: UnitRow, new_id: links.NewId) -> None:
    """Take a unit that was destroyed out of combat; characters in it fight on in its stead."""
    for member in draft.board.joined(unit):
        links.hand_over(draft, new_id, ruleset.relations_by_id, unit, member, shared=True)
    leave(draft, ruleset, unit, "destroyed", "flees")


def part(draft: Draft, ruleset: Ruleset, unit: UnitRow, *why: Parting) -> None:
    """End the links of a unit that end by what became of it."""
    ended = [link for link in draft.board.links_of(unit.id) if _ends(ruleset, link, frozenset(why))]
    end(draft, ruleset, ended, left=unit)


def _ends(ruleset: Ruleset, link: LinkRow, why: frozenset[Parting]) -> bool:
    relation = ruleset.relations_by_id.get(link.kind)
    if link.until == "combat" and "leaves-combat" in why:
        return True
    return relation is None or bool(why & set(relation.ends))


def end(draft: Draft, ruleset: Ruleset, ended: list[LinkRow], left: UnitRow | None = None) -> None:
    """End links, with what was noted of their units by them.

    Whoever touches nobody any more by that leaves the combat.

    Args:
        draft: The table.
        ruleset: The game.
        ended: The links.
        left: Who left a combat by that, and is dealt with already.
    """
    board = draft.board
    contacts = [link for link in ended if link.kind == CONTACT]
    for link in ended:
        _end_or_keep(draft, ruleset, link, left)
    for link in ended:
        if link not in contacts:
            _end_implied(draft, ruleset, link)
    for link in contacts:
        for unit_id in (link.unit_id, link.other_id):
            unit = board.unit(unit_id or 0)
            if unit is not None and unit is not left and not links.touches(board, unit):
                for member in (unit, *board.company(unit)):
                    leave(draft, ruleset, member)


def _end_or_keep(draft: Draft, ruleset: Ruleset, link: LinkRow, left: UnitRow | None) -> None:
    """Take a link away; that units were in contact may be kept until the phase ends."""
    relation = ruleset.relations_by_id.get(PARTED)
    units = [draft.board.unit(each or 0) for each in (link.unit_id, link.other_id)]
    stand = all(unit is not None and not unit.destroyed for unit in units)
    if left is None or relation is None or link.kind != CONTACT or not stand:
        draft.remove(link)
        return
    draft.set(link, "kind", relation.id)
    draft.set(link, "until", relation.until)


def _end_implied(draft: Draft, ruleset: Ruleset, ended: LinkRow) -> None:
    """End the statuses that were noted beside a link which implied them, where no other does."""
    board = draft.board
    own, theirs = ruleset.implied.get(ended.kind, (None, None))
    left = [link for link in board.links if link.kind == ended.kind]
    ends = (
        (ended.unit_id, own, {link.unit_id for link in left}),
        (ended.other_id, theirs, {link.other_id for link in left}),
    )
    for unit_id, implied, others in ends:
        unit = board.unit(unit_id or 0)
        if unit is None or unit_id in others:
            continue
        members = (unit, *board.company(unit))
        for member, status in product(members, as_statuses(implied)):
            if status in member.statuses:
                draft.set(member, f"statuses.{status}", None)
