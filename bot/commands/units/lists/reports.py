"""Reports on an army list: what was taken of it, and what was not."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType
from typing import Any, Final

from bot.armies.roster import Problem, Roster
from bot.armies.sheets import Kept
from bot.commands.request.answer import Attachment
from bot.texts.bundle import escaped, text_key
from bot.texts.localiser import Texts, sentence
from bot.texts.markup import without_markup
from rulesets.core.battlefield.unit import Unit
from rulesets.refusal import Refusal

_MOST_UNITS: Final = 20
_MOST_PROBLEMS: Final = 6
_MOST_NAMED: Final = 3
_MOST_LORES: Final = 4
_ALIKE: Final = 2
"""Lines of a kind from which on they are told together."""
_KINDS: Final = MappingProxyType(
    {
        "line-bare": "titles",
        "line-without-name": "titles",
        "army-line-no-values": "gear",
        "army-line-no-models": "costs",
        "line-unclear": "numbers",
        "line-number-alone": "numbers",
        "army-line-borne": "borne",
        "army-line-comment": "comments",
        "army-options-left": "options",
        "army-line-unread": "unread",
        "army-cost-together": "together",
        "army-name-cut": "cut",
        "army-unknown-rules": "rules",
        "army-other-weapons": "weapons",
        "army-other-profiles": "profiles",
        "army-unknown-value": "values",
        "army-no-profile": "bare",
    }
)
"""Kinds of lines told together, by the code of their problem."""
_FACTS: Final = MappingProxyType({"rules": "names", "weapons": "weapons", "values": "text"})
"""What is told of such problems in place of the units that have them."""


def unit_names(texts: Texts, units: Sequence[Unit]) -> str:
    """Return units in one line, with their models; the last words say how many are left out."""
    return _listed(texts, [f"{escaped(unit.name)} ({unit.size})" for unit in units])


def _read_units(texts: Texts, units: Sequence[Unit], roster: Roster) -> tuple[str, ...]:
    """Return the units that were read, with whose text it was and their costs where it was one."""
    if not roster.form:
        return (unit_names(texts, units),)
    named = [
        texts(
            "army-unit-read",
            name=escaped(unit.name),
            models=unit.size,
            points=unit.number("points") if unit.find("points") else None,
        )
        for unit in units
    ]
    form = texts(text_key(f"army-read-{roster.form}"))
    return texts("army-read", form=form), _listed(texts, named)


def lacking_lines(texts: Texts, roster: Roster) -> tuple[str, ...]:
    """Return what is told where an army is handed out without its doubtful lines."""
    if not roster.doubtful:
        return ()
    names = _listed(texts, [escaped(line.unit.name) for line in roster.doubtful])
    return (texts("army-lines-lacking", count=len(roster.doubtful), names=names),)


def _listed(texts: Texts, named: Sequence[str]) -> str:
    shown = list(named[:_MOST_UNITS])
    left = len(named) - len(shown)
    return ", ".join([*shown, *([texts("army-more", count=left)] if left else [])])


def report_lines(texts: Texts, units: Sequence[Unit], roster: Roster) -> tuple[str, ...]:
    """Return what became of a list: its units, what was kept beside them, its problems."""
    told = (*_read_units(texts, units, roster), *kept_lines(texts, roster.kept))
    return (*told, *problem_lines(texts, roster.problems))


def kept_lines(texts: Texts, kept: Kept) -> tuple[str, ...]:
    """Return the one line that says what was kept of a list beside units, none without any."""
    if not kept.sheets:
        return ()
    parts = []
    for kind in ("ability", "spell", "prayer"):
        count = sum(sheet.kind == kind for sheet in kept.sheets)
        parts += [texts(f"army-sheets-{kind}", count=count)] if count else []
    lores = [escaped(lore) for lore in kept.lores]
    if lores:
        more = [] if len(lores) <= _MOST_LORES else ["…"]
        names = ", ".join([*lores[:_MOST_LORES], *more])
        parts.append(texts("army-sheets-lores", count=len(lores), names=names))
    parts += [texts("army-sheets-cut", count=len(kept.cut))] if kept.cut else []
    parts += [texts("army-sheets-left", count=kept.left)] if kept.left else []
    return (texts("army-sheets-kept", parts=" · ".join(parts)),)


def problem_lines(texts: Texts, problems: Sequence[Problem]) -> tuple[str, ...]:
    """Return the problems of a list: a sentence for lines of one kind, a line for each other.

    The last line says how many are in the file.
    """
    if not problems:
        return ()
    told = _told(texts, problems)
    lines = [texts("army-problems", count=len(problems))]
    lines += [f"▸ {line}" for line in told[:_MOST_PROBLEMS]]
    left = len(told) - _MOST_PROBLEMS
    if left > 0:
        lines.append(texts("army-problems-more", count=left))
    return tuple(lines)


def _told(texts: Texts, problems: Sequence[Problem]) -> list[str]:
    """Return problems in order, those of a kind together where the first of them stands."""
    kinds = [_KINDS.get(problem.reason.code) for problem in problems]
    told: list[str] = []
    for index, (problem, kind) in enumerate(zip(problems, kinds, strict=True)):
        alike = [problem for problem, other in zip(problems, kinds, strict=True) if kind == other]
        if kind is None or len(alike) < _ALIKE:
            told.append(_line(texts, problem))
        elif kind not in kinds[:index]:
            told.append(_group(texts, kind, alike))
    return told


def _group(texts: Texts, kind: str, problems: Sequence[Problem]) -> str:
    """Return one sentence about lines of a kind: how many, and the first few."""
    fact = _FACTS.get(kind)
    subjects = dict.fromkeys(
        problem.subject if fact is None else str(problem.reason.facts[fact]) for problem in problems
    )
    shown = [texts("army-group-name", name=subject) for subject in [*subjects][:_MOST_NAMED]]
    left = max(0, len(subjects) - _MOST_NAMED)
    named = texts("army-group", names=", ".join(shown), left=left)
    example = texts("unit-example")
    return texts(
        f"army-group-{kind}", **{"unit-example": example}, count=len(problems), named=named
    )


def problem_file(texts: Texts, problems: Sequence[Problem]) -> tuple[Attachment, ...]:
    """Return a file of all problems where not all of them are told."""
    if len(problems) <= _MOST_NAMED:
        return ()
    text = "\n".join(without_markup(_line(texts, problem)) for problem in problems)
    return (Attachment("army-report.txt", f"{text}\n".encode()),)


def problem_data(problems: Sequence[Problem]) -> list[dict[str, Any]]:
    """Return problems as data."""
    return [
        {
            "line": problem.line,
            "subject": problem.subject,
            "code": problem.reason.code,
            **problem.reason.facts,
        }
        for problem in problems
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
