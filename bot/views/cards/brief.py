"""Cards in short: what was decided, the dice, what is different now.

Whatever is left out stands on the full card.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import repeat
from typing import Final

from bot.store.board import Board
from bot.store.journal.record import Change, Entry
from bot.texts.bundle import escaped, text_key
from bot.texts.localiser import Texts
from bot.views.cards.card import Card
from bot.views.cards.changes import lines_of, settled_changes
from bot.views.cards.rolls import (
    choice_line,
    faces,
    outcome_of,
    parts_of,
    roll_line,
    sorted_out,
)
from bot.views.words.dice_faces import width_of
from rulesets.core.battlefield.link import CONTACT
from rulesets.core.results.status import FALLEN
from rulesets.dice.handles.choices import Chosen
from rulesets.dice.handles.mixed import Part
from rulesets.dice.handles.rolled import Told
from rulesets.dice.request import Roll

_WIDTH: Final = 84
"""Characters of a line of dice: two lines of a phone."""
_MOST_DICE: Final = 7
_MOST_CHANGES: Final = 4
PASSING: Final = frozenset({"phase", "turn", "combat"})
"""Ends of statuses that pass soon."""


@dataclass(frozen=True, slots=True)
class Brief:
    """The short form of a card.

    Attributes:
        dice: What fell, a line for each unit's rolls in a row.
        changes: What is different now and lasts.
        losses: Those of them that tell of models, wounds and units lost.
    """

    dice: tuple[str, ...]
    changes: tuple[str, ...]
    losses: tuple[str, ...]


def brief_of(
    texts: Texts,
    board: Board,
    entry: Entry,
    record: Sequence[Told],
    *,
    parts: Sequence[Part] = (),
    barred: Sequence[str] = (),
) -> Brief:
    """Return an outcome in short.

    Args:
        texts: The texts.
        board: The table that its units stand on.
        entry: The entry that it was stored as.
        record: Rolls, decisions and steps on the way.
        parts: Where each of mixed dice comes from.
        barred: What units may not do from now on.
    """
    settled = settled_changes(entry.changes)
    return Brief(
        dice=brief_dice(texts, record, parts),
        changes=(*lines_of(texts, board, _lasting(settled)), *barred),
        losses=lines_of(texts, board, _losses(settled)),
    )


def shortened(texts: Texts, card: Card, brief: Brief, density: str) -> Card:
    """Return a card in one of its densities: `line`, `card` or `full`."""
    if density == "full":
        return card
    if density == "line":
        return replace(card, dice=(), changes=brief.losses)
    dice = _upto(texts, brief.dice, _MOST_DICE)
    return replace(card, dice=dice, changes=_upto(texts, brief.changes, _MOST_CHANGES))


def _upto(texts: Texts, lines: tuple[str, ...], most: int) -> tuple[str, ...]:
    """Return some lines, the last of which says how many more there are."""
    if len(lines) <= most:
        return lines
    return (*lines[: most - 1], texts("card-more-lines", count=len(lines) - most + 1))


def brief_dice(texts: Texts, record: Sequence[Told], parts: Sequence[Part] = ()) -> tuple[str, ...]:
    """Return rolls and decisions in short, those of a unit in a row on one line.

    A throw of several sources, or of dice that were only counted, is told as on the full card.
    """
    lines: list[str] = []
    last: str | None = None
    told = any(part.source != "fair" for part in parts)
    sources = parts_of(record, parts) if told else repeat(((), ()), len(record))
    for entry, (first, again) in zip(record, sources, strict=True):
        if isinstance(entry, Chosen):
            if entry.how != "default":
                lines.append(choice_line(texts, entry))
                last = None
        elif isinstance(entry, Roll) and any(part.source != "typed" for part in (*first, *again)):
            lines.append(roll_line(texts, entry, first, again))
            last = None
        elif isinstance(entry, Roll):
            subject = entry.purpose.subject
            part = _roll(texts, entry)
            if lines and last == subject and width_of(lines[-1]) + width_of(part) < _WIDTH:
                lines[-1] += f" · {part}"
            else:
                lines.append(f"{escaped(subject)}{texts('colon')} {part}" if subject else part)
            last = subject
    return tuple(lines)


def _roll(texts: Texts, roll: Roll) -> str:
    """Return a roll in short: what for, what it needed, what fell, what it gives."""
    purpose = roll.purpose
    need = ""
    if purpose.need is not None:
        need = f" ≤ {purpose.need}" if purpose.at_most else f" {purpose.need}+"
    shown = f"{texts(f'roll-{text_key(purpose.label)}')}{need}{texts('colon')} "
    shown += _fallen(texts, roll)
    if purpose.failures and roll.result is not None:
        return f"{shown} → {texts('rolls-failed', count=roll.result)}"
    if roll.result is not None and (len(roll.marks) > 1 or roll.result not in roll.final):
        shown += f" → **{roll.result}**"
    return shown


def _fallen(texts: Texts, roll: Roll) -> str:
    """Return the dice that count: where each succeeds or fails, those that do first."""
    if roll.wins is None:
        return faces(texts, roll.die, [(mark, "plain") for mark in roll.final])
    return faces(texts, roll.die, sorted_out((mark, outcome_of(roll, mark)) for mark in roll.final))


def _lasting(changes: Iterable[Change]) -> list[Change]:
    """Return the changes that players go by later.

    Left out are statuses that end, or will with the phase, the turn or the combat, and charges as
    they go: the outcome tells of them.
    """
    return [change for change in changes if not _passes(change)]


def _losses(changes: Iterable[Change]) -> Iterator[Change]:
    """Yield the changes of models, wounds and lives."""
    for change in changes:
        fields = ("models", "wounds", "carried", f"statuses.{FALLEN}")
        if change.table == "unit" and change.field in fields:
            yield change


def _passes(change: Change) -> bool:
    if change.table == "link":
        row = change.after
        return not isinstance(row, dict) or row.get("kind") != CONTACT
    if change.table == "side":
        return change.after is None
    if change.table != "unit" or not change.field.startswith("statuses."):
        return False
    status = change.after
    if isinstance(status, dict):
        return status.get("until") in PASSING
    return change.field != f"statuses.{FALLEN}"
