"""Answers that the other side owes to an act: its own next step, before the act goes on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from rulesets.core.results.reminder import Situation

AWAITED: Final = "awaited"
"""Who may ask for an answer that no unit gives: the side of which the table waits for it."""
StillWaits: TypeAlias = "Callable[[Situation, tuple[str, ...]], bool]"
"""Tells it of the battle and of the names of the units in the role that the answer has."""


def always_waits(_situation: Situation, _units: tuple[str, ...]) -> bool:
    """Wait as far as the table knows, which keeps nothing of it."""
    return True


@dataclass(frozen=True, slots=True)
class Answering:
    """An answer to an act, between it and what follows; its text is `answer-<what>`.

    Attributes:
        what: Its name: several steps, such as to accept and to refuse, are one answer.
        role: The option of the act whose units tell the side that answers; empty where no unit
            does, but what the table waits for.
        opposed: Whether that is the side against these units, rather than their own. Where none is
            named it is the side whose turn it is not.
        waits: Whether the table still waits for it.
        single: Whether a later act of the kind takes the earlier one's place, whoever does it.
        asked: What its text is named after, where fewer answers than usual are possible.
    """

    what: str
    role: str
    opposed: bool = False
    waits: StillWaits = always_waits
    single: bool = False
    asked: str = ""

    @property
    def question(self) -> str:
        """Name of the text that asks for it."""
        return self.asked or self.what


@dataclass(frozen=True, slots=True)
class AnswerTo:
    """An answer as a procedure gives it: which, and by which options.

    Attributes:
        what: The name of the answer.
        unit: The option for the unit that is concerned, as `Awaited` has it; None without one.
        other: The option for the other unit of the relation: who charges it, whom it challenges.
        relation: The relation between the two.
        said: The option that says what the answer is; None where the procedure itself does.
        optional: Whether the procedure is an answer only where that option is given.
        averts: The field of its outcome that tells whether the act comes to nothing; empty where
            none does.
    """

    what: str
    unit: str | None = None
    other: str | None = None
    relation: str = ""
    said: str | None = None
    optional: bool = False
    averts: str = ""


@dataclass(frozen=True, slots=True)
class Awaited:
    """An answer that the table waits for now; its text is `awaited-<what>`.

    Attributes:
        what: The name of the answer.
        sides: What the sides are called that may give it.
        unit: The unit that is concerned, None where it is a spell.
        reminder: Id of the reminder that says the same of the unit, where there is one.
        named_by: Id of a reminder that names the unit without its answers, where there is one.
        holds: Whether the phase goes on until it is given, where somebody plays such a side.
        typed: Commands that give it, where they are not those of the procedures that answer.
    """

    what: str
    sides: tuple[str, ...]
    unit: str | None = None
    reminder: str | None = None
    named_by: str | None = None
    holds: bool = False
    typed: tuple[str, ...] = ()


Awaits: TypeAlias = "Callable[[Situation], tuple[Awaited, ...]]"


def nothing_awaited(_situation: Situation) -> tuple[Awaited, ...]:
    """Wait for no answer."""
    return ()


Owed: TypeAlias = "Callable[[Situation, Mapping[str, Any]], tuple[Awaited, ...]]"
"""Tells which answers come before an act, of the battle and the options of the act."""


def nothing_owed(_situation: Situation, _arguments: Mapping[str, Any]) -> tuple[Awaited, ...]:
    """Let no answer come before an act."""
    return ()


@dataclass(frozen=True, slots=True)
class Opening:
    """A step that an act begins by, and that the other side answers before the act goes on.

    Attributes:
        procedure: That step, such as the declaration of a charge.
        awaited: Tells which answer it would wait for, of the battle and the options of the act;
            None where the step was taken, or leaves nobody a choice.
        said: The option of the act by which the answer may be told with it.
    """

    procedure: str
    awaited: Callable[[Situation, Mapping[str, Any]], Awaited | None]
    said: str = "response"
