"""Entries of the log in full, and how they came out when they were played again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

import orjson

from bot.battle.story.replay import Replay
from bot.store.board import Board
from bot.store.journal.imprint import SHORT
from bot.store.journal.record import OVERRULED, REASON, Entry
from bot.store.journal.seen_dice import DISCARDED
from bot.texts.bundle import escaped
from bot.texts.localiser import Texts
from bot.views.cards.borrowed import borrowed_lines
from bot.views.cards.card import Card
from bot.views.cards.changes import change_lines
from bot.views.cards.footer import dice_line, footer_of
from bot.views.cards.outcome import headline_of
from bot.views.cards.rolls import record_lines
from bot.views.cards.seen_dice import discarded_dice, seen_before
from bot.views.interface.embed import cut
from bot.views.log.entry_sides import sides_then

_LONGEST_VALUE: Final = 80
_LONGEST_COMMAND: Final = 200
_MOST_FIELDS: Final = 8
_MOST_ENTRIES: Final = 15


def entry_card(
    texts: Texts, board: Board, entry: Entry, played: Replay | None, *, what: str, when: str
) -> Card:
    """Return an entry in full: who, when, by which command, its dice, what it changed.

    Args:
        texts: The language's.
        board: The table that its units stand on.
        entry: The entry.
        played: The entry played again, which tells what each die was for; None for no roll.
        what: What it did, in words.
        when: When it was made.
    """
    again = played.played if played is not None and played.same else None
    lines = [texts("entry-when", who=entry.actor.name, when=when, turn=entry.turn)]
    if entry.command:
        lines.append(texts("entry-command", command=cut(entry.command, _LONGEST_COMMAND)))
    if entry.undone_by is not None:
        lines.append(texts("entry-undone", number=str(entry.undone_by)))
    if OVERRULED in entry.arguments:
        why, ruled = escaped(str(entry.arguments[REASON])), str(entry.arguments[OVERRULED])
        lines.append(texts("overruled", number=ruled, reason=why))
    lines.extend(seen_before(texts, entry))
    if DISCARDED in entry.arguments:
        lines.append(discarded_dice(texts, entry))
    if again is None:
        headline = what if played is None else texts("entry-as-recorded", what=what)
        lines.extend(_as_recorded(texts, entry))
    else:
        headline = headline_of(texts, again.procedure, again.result, sides_then(board, entry))
        lines.extend(record_lines(texts, again.record))
        lines.extend(borrowed_lines(texts, again.procedure, again.arguments, again.result))
    title = texts("entry-title", number=str(entry.number), what=what)
    changes = change_lines(texts, board, entry)
    footer = texts("entry-hash", footer=dice_line(texts, entry), hash=entry.hash[:SHORT])
    return Card(title, headline if again else "", tuple(lines), changes, footer)


def _as_recorded(texts: Texts, entry: Entry) -> Iterator[str]:
    """Yield dice and outcome as they stand in the log, where no rule can tell what they were."""
    if entry.dice is not None:
        marks = " ".join(map(str, entry.dice.marks))
        yield texts("entry-dice", marks=cut(marks, _LONGEST_COMMAND))
    if isinstance(entry.outcome, dict):
        for name, value in list(entry.outcome.items())[:_MOST_FIELDS]:
            yield f"▸ `{name}` {escaped(_value(value))}"


def _value(value: Any) -> str:
    text = value if isinstance(value, str) else orjson.dumps(value).decode()
    return cut(text, _LONGEST_VALUE)


def replay_card(texts: Texts, board: Board, played: Replay, what: str) -> Card:
    """Return whether an entry came out as it was recorded."""
    entry, again = played.entry, played.played
    count = len(entry.dice.marks) if entry.dice else 0
    title = texts("entry-title", number=str(entry.number), what=what)
    if played.reason is None:
        headline = texts("replay-same", count=count)
    else:
        headline = texts("replay-differs", reason=played.reason)
    lines: list[str] = []
    if again is not None:
        sides = sides_then(board, entry)
        lines.append(headline_of(texts, again.procedure, again.result, sides))
        lines.extend(record_lines(texts, again.record))
    changes = tuple(_differences(texts, played))
    tone = "good" if played.same else "bad"
    return Card(title, headline, tuple(lines), changes, footer_of(texts, entry), tone)  # type: ignore[arg-type]


def _differences(texts: Texts, played: Replay) -> Iterator[str]:
    before, after = played.before or {}, played.after or {}
    for name in list(before)[:_MOST_FIELDS]:
        yield texts(
            "replay-field", field=name, before=_value(before[name]), after=_value(after.get(name))
        )


def replays_card(texts: Texts, played: int, differing: int, shown: Sequence[Replay]) -> Card:
    """Return how many rolls of a journal came out as they were recorded, and which did not."""
    lines = tuple(
        texts("replay-line", number=str(entry.entry.number), reason=str(entry.reason))
        for entry in shown[:_MOST_ENTRIES]
    )
    headline = texts("replay-all", count=played, differing=differing)
    return Card(texts("replay-title"), headline, lines, tone="bad" if differing else "good")
