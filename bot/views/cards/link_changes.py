"""The lines of relations between units that began, changed or ended."""

from __future__ import annotations

from typing import Any

from bot.store.board import Board
from bot.store.journal.record import Change
from bot.store.tables.battle import LinkRow
from bot.texts.localiser import Texts
from bot.views.words.links import link_text
from rulesets.core.battlefield.link import CONTACT, PARTED, Link

_TOLD = frozenset({"facing", "step"})
"""Fields whose change is worth a line."""


def link_line(texts: Texts, board: Board, change: Change) -> tuple[str, ...]:
    """Return the line of a change of a relation, nothing where players need not read it."""
    if not change.field:
        held: Any = change.after or change.before
        row = LinkRow(**held)
        if row.kind == PARTED:
            return ()
        return _line(texts, board, row, on=change.after is not None)
    row_now = board.row("link", change.id)
    if change.field == "kind" and isinstance(row_now, LinkRow):
        # Contact that is kept as parted is at an end, and begins again where that is taken back.
        touching = LinkRow(**row_now.model_dump() | {"kind": CONTACT})
        return _line(texts, board, touching, on=change.after == CONTACT)
    if change.field in _TOLD and isinstance(row_now, LinkRow):
        return _line(texts, board, row_now, on=True)
    return ()


def _line(texts: Texts, board: Board, row: LinkRow, *, on: bool) -> tuple[str, ...]:
    unit, other = board.unit(row.unit_id), board.unit(row.other_id or 0)
    if unit is None or (row.other_id is not None and other is None):
        return ()  # that it is off the list says as much
    name = None if other is None else other.name
    link = Link(row.kind, name, True, row.facing, row.value, row.step)
    told = link_text(texts, link)
    return (texts("change-link-on" if on else "change-link-off", unit=unit.name, link=told),)
