"""What became of an army list: what was taken of it, and what was not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from bot.answer import Attachment
from bot.armies.roster import Problem
from bot.bundle import escaped
from bot.localiser import Texts, sentence
from bot.views.plain import without_markup
from rulesets.core.unit import Unit
from rulesets.refusal import Refusal

_MOST_UNITS: Final = 20
_MOST_PROBLEMS: Final = 6


def unit_names(texts: Texts, units: Sequence[Unit]) -> str:
    """Return units in one line, with their models; the last words say how many are left out."""
    named = [f"{escaped(unit.name)} ({unit.size})" for unit in units[:_MOST_UNITS]]
    left = len(units) - len(named)
    return ", ".join([*named, *([texts("army-more", count=left)] if left else [])])


def problem_lines(texts: Texts, problems: Sequence[Problem]) -> tuple[str, ...]:
    """Return what was not understood, a line each; the last says how many are in the file."""
    if not problems:
        return ()
    lines = [texts("army-problems", count=len(problems))]
    lines += [f"▸ {_line(texts, one)}" for one in problems[:_MOST_PROBLEMS]]
    left = len(problems) - _MOST_PROBLEMS
    if left > 0:
        lines.append(texts("army-problems-more", count=left))
    return tuple(lines)


def problem_file(texts: Texts, problems: Sequence[Problem]) -> tuple[Attachment, ...]:
    """Return a file of all problems where not all of them are told."""
    if len(problems) <= _MOST_PROBLEMS:
        return ()
    text = "\n".join(without_markup(_line(texts, one)) for one in problems)
    return (Attachment("army-report.txt", f"{text}\n".encode()),)


def problem_data(problems: Sequence[Problem]) -> list[dict[str, Any]]:
    """Return problems as data."""
    return [
        {"line": one.line, "subject": one.subject, "code": one.reason.code, **one.reason.facts}
        for one in problems
    ]


def _line(texts: Texts, problem: Problem) -> str:
    reason = problem.reason
    if reason.code == "unknown-sign":  # a report may hold many of them, and all signs with each
        reason = Refusal(reason.code, **{**reason.facts, "signs": "none"})
    told, subject = sentence(texts, reason), problem.subject
    if subject and subject in without_markup(told):  # the sentence quotes the line itself
        subject = ""
    where = texts("army-problem", line=problem.line, subject=subject or None).strip()
    return f"{where} {told}".strip()
