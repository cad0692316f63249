"""The result of an entry that was played again from its dice."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from bot.store.journal.record import Entry
from rulesets.core.declaring.procedure import Procedure
from rulesets.dice.handles.rolled import Told

Reason: TypeAlias = Literal["procedure", "arguments", "dice", "choices", "outcome", "effects"]


@dataclass(frozen=True, slots=True)
class Played:
    """An outcome as it came out again."""

    procedure: Procedure
    result: Any
    record: tuple[Told, ...]
    arguments: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Replay:
    """An entry played again.

    Attributes:
        played: What came out; None where it could not be played.
        reason: What is not as it was recorded, None when everything is.
        before: The fields of the outcome that differ, as recorded.
        after: The same as they came out now.
    """

    entry: Entry
    played: Played | None
    reason: Reason | None = None
    before: Mapping[str, Any] | None = None
    after: Mapping[str, Any] | None = None

    @property
    def same(self) -> bool:
        """Tell whether everything came out as it was recorded, bit for bit."""
        return self.reason is None
