"""An entry of the log in one line: who, what, and what came of it in a few words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from bot.battle.actions.decks import ACTIONS
from bot.battle.actions.undo import units_of
from bot.battle.story.replay import Replay
from bot.store.board import Board
from bot.store.journal.record import UNDOING, Entry
from bot.store.journal.seen_dice import DISCARDED
from bot.texts.bundle import escaped
from bot.texts.localiser import Texts
from bot.texts.markup import without_markup
from bot.views.cards.changes import lines_of, without_expiry
from bot.views.cards.outcome import headline_of
from bot.views.cards.seen_dice import discarded_dice, try_number
from bot.views.interface.embed import cut
from bot.views.log.entry_sides import sides_then
from bot.views.words.counters import counter_name

Naming = Callable[[Entry], str]
"""Says what players call what an entry did."""

COUNTED: Final = "battle-count"
"""The action of a number that a player set right."""
_LONGEST: Final = 120
_MOST_CHANGES: Final = 2
_TELLS_ALL: Final = frozenset({"unit-add", "unit-remove"})
"""Actions whose name and units say everything."""


def about(texts: Texts, entry: Entry, naming: Naming) -> str:
    """Return what an entry did, after the units it was about."""
    what, units = naming(entry), units_of(entry)
    return texts("log-units", units=", ".join(units), what=what) if units else what


def result_of(texts: Texts, board: Board, entry: Entry, replayed: Replay | None) -> str | None:
    """Return what came of an entry in a few plain words, None where there is nothing to say."""
    if replayed is not None and replayed.played is not None:
        played = replayed.played
        return _short(headline_of(texts, played.procedure, played.result, sides_then(board, entry)))
    if entry.action in UNDOING:
        # Of one brought from elsewhere in an older file nobody knows what it took back.
        entries = entry.arguments.get("entries")
        if entries is None:
            return None
        numbers = ", ".join(str(each) for each in entries)
        return texts("log-numbers", count=len(entries), numbers=numbers)
    if entry.action in _TELLS_ALL:
        return None
    if entry.action in ACTIONS:
        return _of_deck(texts, entry.arguments)
    if entry.action == COUNTED:
        return _of_count(texts, entry.arguments)
    if DISCARDED in entry.arguments:
        return _short(discarded_dice(texts, entry))
    lines = lines_of(texts, board, without_expiry(entry.changes))
    told = _short(" · ".join(lines[:_MOST_CHANGES]))
    more = len(lines) - _MOST_CHANGES
    return (texts("log-more-changes", told=told, count=more) if more > 0 else told) or None


def _of_deck(texts: Texts, arguments: Mapping[str, object]) -> str:
    """Return which deck an entry is about, and which cards where all have seen them."""
    cards, count = arguments.get("cards"), arguments.get("count")
    told = ", ".join(map(str, cards)) if isinstance(cards, list) else None
    number = count if isinstance(count, int) else 0
    return _short(texts("log-deck", deck=str(arguments.get("deck")), cards=told, count=number))


def _of_count(texts: Texts, arguments: Mapping[str, object]) -> str:
    """Return which number an entry set, and what it was before."""
    counter = counter_name(texts, str(arguments["what"]))
    side, value, before = (arguments[fact] for fact in ("side", "value", "before"))
    return _short(
        texts("count-set", side=str(side), counter=counter, value=str(value), before=str(before))
    )


def entry_line(
    texts: Texts,
    board: Board,
    entry: Entry,
    replayed: Replay | None,
    naming: Naming,
    *,
    undone: bool = True,
) -> str:
    """Return the line of an entry, which is no secret.

    Args:
        texts: The language's.
        board: The table its units stand on.
        entry: The entry.
        replayed: The entry played again; None for no roll.
        naming: What actions are called.
        undone: Whether the line says that it was undone.
    """
    result = result_of(texts, board, entry, replayed)
    again = try_number(entry)
    if again > 1:
        tried = texts("log-try", number=again)
        result = f"{tried} · {result}" if result else tried
    return texts(
        "log-line",
        number=str(entry.number),
        who=entry.actor.name,
        what=about(texts, entry, naming),
        result=escaped(result) if result else None,
        undone=undone and entry.undone_by is not None,
    )


def _short(text: str) -> str:
    return cut(without_markup(text).strip(), _LONGEST)
