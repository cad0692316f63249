"""Undo and redo: entries themselves, which take changes back or make them again."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import replace
from itertools import takewhile
from typing import Any, Final, TypeAlias

from bot.battle.actions.lifecycle import END_ASKED, NEXT, REFEREE, is_referee, may_act, seat_of
from bot.battle.channel.channel import Channel
from bot.store.board import Board, Draft
from bot.store.journal.record import OVERRULED, REASON, Action, Actor, Caller, Change, Entry
from bot.store.journal.seen_dice import Seen, tries_of, write_seen
from bot.store.journal.undoable import SEATS
from bot.store.statements import Operation, marking, updating
from rulesets.refusal import Refusal

MOST: Final = 50

Find: TypeAlias = Callable[[], Awaitable[list[Entry]]]
Who: TypeAlias = Callable[[Iterable[int]], Awaitable[Mapping[int, Actor]]]
"""Tells who made entries, by their numbers."""

_PAUSING: Final = frozenset({"battle-pause", "battle-resume"})

_EVERYBODYS: Final = frozenset({NEXT, "score-add"})
"""What every player may do for the others, and so may take back."""


async def undo(channel: Channel, caller: Caller, find: Find) -> asyncio.Future[Entry]:
    """Take back what the entries changed; dice that were drawn keep their numbers.

    Args:
        channel: Where, with its lock held.
        caller: Who.
        find: Finds the entries, the last one first, once everything accepted is stored.

    Raises:
        Refusal: `nothing-to-undo`, `seat-not-undone`, `not-undoable`, `already-undone`,
            `not-your-action`, `not-manager`, `only-players`, `battle-paused`, `changed-since`.
    """
    repeated = channel.repeated(caller.interaction_id)
    if repeated is not None:
        return repeated
    await channel.settled()
    entries = await find()
    if not entries:
        raise Refusal("nothing-to-undo")
    _check_running(channel, entries)
    for entry in entries:
        check_seats(entry)
        if not entry.undoable:
            raise Refusal("not-undoable", number=entry.number)
        if entry.undone_by is not None:
            raise Refusal("already-undone", number=entry.number)
        _check_caller(channel, caller, entry, taking_back=True)

    def change(draft: Draft) -> None:
        for entry in entries:
            changes = reversed(entry.changes)
            draft.apply(each.inverse() for each in changes if not _is_spent(draft.board, each))
        _check_whole(draft)

    number = channel.journal.next_number
    marks = [updating("entry", entry.id, undone_by=number) for entry in entries]
    marks += [_marking(entry, None) for entry in entries if OVERRULED in entry.arguments]
    # Their units may be gone after it.
    tries = tries_of(channel.board, channel.ruleset, reversed(entries))
    seen = channel.journal.seen.undoing(tries)
    return _accept(channel, Action(caller, "undo", _named(entries)), change, marks, seen)


def check_seats(entry: Entry) -> None:
    """Refuse to take back who sat down or left: `seat-not-undone`."""
    if entry.action in SEATS:
        raise Refusal("seat-not-undone")


def is_spent(board: Board, entry: Entry) -> bool:
    """Return whether an entry did nothing but propose an end, or agree, that stands no more."""
    return bool(entry.changes) and all(_is_spent(board, change) for change in entry.changes)


def _is_spent(board: Board, change: Change) -> bool:
    """Tell whether a change is of a proposed end that has gone with the end it led to."""
    battle = board.battle
    return battle is not None and battle.options.get(END_ASKED) is None and _proposes(change)


def _proposes(change: Change) -> bool:
    is_of_end = (change.table, change.field) == ("battle", f"options.{END_ASKED}")
    return is_of_end and change.after is not None


def _accept(
    channel: Channel,
    action: Action,
    change: Callable[[Draft], None],
    marks: list[Operation],
    seen: Seen,
) -> asyncio.Future[Entry]:
    """Accept an undo or redo, after which other dice are seen and in no outcome that stands."""
    journal = channel.journal
    if seen == journal.seen:
        return channel.accept(action, change, after=marks)
    marks = [*marks, updating("journal", journal.id, seen=write_seen(seen))]
    return channel.accept(action, change, after=marks, then=lambda: setattr(journal, "seen", seen))


def overrule(channel: Channel, action: Action, entry: Entry, reason: str) -> asyncio.Future[Entry]:
    """Put a referee's ruling in the place of what an entry did, or nothing.

    Args:
        channel: Where, with its lock held.
        action: The same procedure with what the referee says fell, or `STRUCK`.
        entry: The entry, read after everything accepted was stored.
        reason: Why, for the log.

    Raises:
        Refusal: `only-referee`, `not-undoable`, `already-undone`, `changed-since`,
            `battle-paused`, `overrule-a-ruling`.
    """
    caller = action.caller
    repeated = channel.repeated(caller.interaction_id)
    if repeated is not None:
        return repeated
    if not is_referee(channel.board, caller.actor):
        raise Refusal("only-referee")
    channel.fighting()
    if not entry.undoable or _is_setting(entry):
        raise Refusal("not-undoable", number=entry.number)
    if entry.undone_by is not None:
        raise Refusal("already-undone", number=entry.number)
    if OVERRULED in entry.arguments:
        first = entry.arguments[OVERRULED]
        raise Refusal("overrule-a-ruling", number=entry.number, first=first)

    def change(draft: Draft) -> None:
        draft.apply(each.inverse() for each in reversed(entry.changes))
        _check_whole(draft)

    ruled = {**action.arguments, OVERRULED: entry.number, REASON: reason}
    marks = [updating("entry", entry.id, undone_by=channel.journal.next_number)]
    return channel.accept(replace(action, arguments=ruled), change, after=marks)


def _marking(entry: Entry, number: int | None) -> Operation:
    """Return the write that marks an overruled entry as undone, or as standing again."""
    return marking(entry.journal_id, int(entry.arguments[OVERRULED]), number)


async def redo(channel: Channel, caller: Caller, find: Find, who: Who) -> asyncio.Future[Entry]:
    """Make again what was taken back.

    Args:
        channel: Where, with its lock held.
        caller: Who.
        find: Finds the entries, in the order to make them, once everything accepted is stored.
        who: Tells who took them back: what another took back is not the caller's to make again.

    Raises:
        Refusal: `nothing-to-redo`, `not-undone`, `not-your-action`, `undone-by-other`,
            `not-manager`, `only-players`, `battle-paused`, `changed-since`.
    """
    repeated = channel.repeated(caller.interaction_id)
    if repeated is not None:
        return repeated
    await channel.settled()
    entries = await find()
    if not entries:
        raise Refusal("nothing-to-redo")
    _check_running(channel, entries)
    undoers = await who(entry.undone_by for entry in entries if entry.undone_by is not None)
    for entry in entries:
        if entry.undone_by is None:
            raise Refusal("not-undone", number=entry.number)
        undoer = undoers[entry.undone_by]
        own = undoer.id == caller.actor.id
        # What is proposed in somebody's name is proposed anew by nobody else.
        _check_caller(
            channel, caller, entry, took_back=own and not any(map(_proposes, entry.changes))
        )
        if not (own or _is_setting(entry) or is_referee(channel.board, caller.actor)):
            raise Refusal("undone-by-other", number=entry.number, actor=undoer.name)

    def change(draft: Draft) -> None:
        for entry in entries:
            draft.apply(entry.changes)
        _check_whole(draft)

    marks = [updating("entry", entry.id, undone_by=None) for entry in entries]
    marks += [_marking(entry, entry.number) for entry in entries if OVERRULED in entry.arguments]
    seen = channel.journal.seen.redoing({entry.number for entry in entries})
    return _accept(channel, Action(caller, "redo", _named(entries)), change, marks, seen)


def _check_whole(draft: Draft) -> None:
    """Refuse to take away what something later stands on, or to bring back what lost its ground.

    The ground is lost too where another deck has the name by now.
    """
    board = draft.board
    changed = any(change.table == "deck" for change in draft.changes)
    decks = [(deck.side_id, deck.key) for deck in board.decks] if changed else []
    if len({*decks}) < len(decks) or not board.whole(draft.changes):
        raise Refusal("changed-since")


def _check_running(channel: Channel, entries: list[Entry]) -> None:
    """Refuse to change the table of a paused battle before the pause itself is dealt with."""
    battle = channel.battle
    if battle is None or battle.status != "paused":
        return
    before = takewhile(lambda entry: entry.action not in _PAUSING, entries)
    if any(change.table != "channel" for entry in before for change in entry.changes):
        raise Refusal("battle-paused", battle=battle.name)


def _check_caller(
    channel: Channel,
    caller: Caller,
    entry: Entry,
    *,
    taking_back: bool = False,
    took_back: bool = False,
) -> None:
    """Refuse whoever may not take back what an entry changed, or make it again.

    Settings are the managers', whoever is referee. All else is its actor's and the referee's, while
    they play; a side takes back what befell it, and whoever took something back makes it again.
    """
    if _is_setting(entry):
        if not caller.manager:
            raise Refusal("not-manager")
        return
    actor = caller.actor
    allowed = (
        entry.actor.id == actor.id
        or entry.action in _EVERYBODYS
        or (taking_back and is_spent(channel.board, entry))
        or is_referee(channel.board, actor)
        or (taking_back and befell(channel.board, actor, entry))
        or took_back
    )
    if not allowed:
        raise Refusal("not-your-action", number=entry.number, actor=entry.actor.name)
    if not may_act(channel.board, actor):
        raise Refusal("only-players")


def befell(board: Board, actor: Actor, entry: Entry) -> bool:
    """Return whether a player's side may take back what another did to it.

    Whatever touched it is theirs to take back once who did it sits at the table no more. Of one who
    still does it is what only the side itself may do, such as to take its unit off the list: that
    came before they sat where they do now. What a rule made of it stays once they sat there, and so
    do a referee's word and what was done where the battle came from. A phase of the side's own that
    another ended befell it, too.
    """
    seat, other = seat_of(board, actor), seat_of(board, entry.actor)
    if seat is None or seat.side_id is None or not entry.actor.id:
        return False
    if entry.action == NEXT and seat.side_id == _whose_phase(board, entry):
        return True
    touched = {_side_of(board, change) for change in entry.changes} - {None}
    by_rule = "values" in entry.arguments
    if other is None:
        since = entry.id > seat.id
        return not (by_rule and since) and (not touched or seat.side_id in touched)
    if other.role == REFEREE or other.side_id == seat.side_id or by_rule:
        return False
    return touched == {seat.side_id}


def _whose_phase(board: Board, entry: Entry) -> int | None:
    """Return the side whose phase an entry ended."""
    turned = (each for each in entry.changes if (each.table, each.field) == ("battle", "active"))
    now = None if board.battle is None else board.battle.active
    ended = next((each.before for each in turned), now)
    return next((side.id for side in board.sides if side.place == ended), None)


def _side_of(board: Board, change: Change) -> int | None:
    """Return the side that a change is about, None for what is no side's own."""
    if change.table == "side":
        return change.id
    if change.table == "link":
        return _side_of_link(board, change)
    if change.table not in ("unit", "spell", "deck"):
        return None
    for told in (change.before, change.after):
        if not change.field and isinstance(told, dict):
            side = told.get("side_id")
            return side if isinstance(side, int) else None
    side = getattr(board.row(change.table, change.id), "side_id", None)
    return side if isinstance(side, int) else None


def _side_of_link(board: Board, change: Change) -> int | None:
    """Return the side of the unit that has a relation which changed."""
    row = board.row("link", change.id)
    told = change.after if isinstance(change.after, dict) else change.before
    unit_id = told.get("unit_id") if isinstance(told, dict) else getattr(row, "unit_id", None)
    unit = board.unit(unit_id) if isinstance(unit_id, int) else None
    return None if unit is None else unit.side_id


def _is_setting(entry: Entry) -> bool:
    return any(change.table == "channel" for change in entry.changes)


def units_of(entry: Entry) -> list[str]:
    """Return the names of the units that an entry is about, as they were then."""
    named = entry.arguments.get("units") or [entry.arguments.get("unit")]
    return [str(name) for name in dict.fromkeys(named) if name]


def _rules_of(entry: Entry) -> list[str]:
    """Return the special rules that an act was done by."""
    return list((entry.arguments.get("values") or {}).get("rules") or ())


def _named(entries: list[Entry]) -> dict[str, list[Any]]:
    """Return what a record says of entries; of secret ones no more than that there were such."""
    return {
        "entries": [entry.number for entry in entries],
        "actions": ["withheld" if entry.secret else entry.action for entry in entries],
        "rules": [[] if entry.secret else _rules_of(entry) for entry in entries],
        "concerned": [[] if entry.secret else units_of(entry) for entry in entries],
    }
