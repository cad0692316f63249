"""Rolls and steps, one line each."""

from __future__ import annotations

from collections import Counter
from typing import Final

from bot.bundle import escaped, text_key
from bot.faces import face
from bot.localiser import Texts, named
from bot.views.numbers import signed
from rulesets.dice.die import Die
from rulesets.dice.request import Roll
from rulesets.dice.rolled import Step

_SPELLED_OUT: Final = 12
"""Dice shown one by one up to this many, by number of each face beyond."""


def faces(texts: Texts, die: Die, marks: tuple[int, ...]) -> str:
    """Return marks one by one, or counted when there are many."""
    if len(marks) <= _SPELLED_OUT:
        return " ".join(face(texts, die, mark) for mark in marks)
    counts = Counter(marks)
    return " ".join(
        f"{face(texts, die, mark)}×{counts[mark]}" for mark in sorted(counts, reverse=True)
    )


def roll_line(texts: Texts, roll: Roll) -> str:
    """Return a roll: what for, what it needed and why, what fell, what it gives."""
    purpose = roll.purpose
    name = texts(f"roll-{text_key(purpose.label)}")
    subject = f"{escaped(purpose.subject)}{texts('colon')} " if purpose.subject else ""
    need = ""
    if purpose.need is not None:
        need = f" ≤ {purpose.need}" if purpose.at_most else f" {purpose.need}+"
    why = ", ".join(
        f"{texts(f'modifier-{text_key(one.key)}')} {signed(one.value)}" for one in purpose.modifiers
    )
    shown = f"{subject}{name}{need}{f' ({why})' if why else ''}{texts('colon')} "
    shown += faces(texts, roll.die, roll.marks)
    if roll.again:
        before = tuple(roll.marks[place] for place, _ in roll.again)
        after = tuple(mark for _, mark in roll.again)
        shown += " · " + texts(
            "rerolled",
            count=len(after),
            before=faces(texts, roll.die, before),
            after=faces(texts, roll.die, after),
        )
    if purpose.failures and roll.result is not None:
        return f"{shown} → {texts('rolls-failed', count=roll.result)}"
    if roll.result is not None and (len(roll.marks) > 1 or roll.result not in roll.final):
        shown += f" → **{roll.result}**"
    return shown


def record_lines(texts: Texts, record: tuple[Roll | Step, ...]) -> tuple[str, ...]:
    """Return every roll and step in order."""
    lines = []
    for entry in record:
        if isinstance(entry, Roll):
            lines.append(roll_line(texts, entry))
        else:
            lines.append(texts(f"step-{text_key(entry.key)}", **named(texts, dict(entry.facts))))
    return tuple(lines)
