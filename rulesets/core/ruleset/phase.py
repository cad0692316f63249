"""Phases of a turn, of a round, or before all turns."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from rulesets.core.declaring.house import Switches

Span: TypeAlias = Literal["turn", "battle-start", "round-start", "round-end"]


@dataclass(frozen=True, slots=True)
class Phase:
    """A phase; its text is `phase-<id>`.

    Attributes:
        steps: What is done in it, in order; the text of each is `step-of-<phase>-<step>`.
        span: Whose it is: each side's turn has it, the game turn of all sides begins or ends with
            it, or the battle begins with it and never comes back to it.
        instead: Other steps that take their place, each with the house rule and its value under
            which they do.
        witness: The witness of the game's layer that its steps rest on, None where the text has
            them.
        losses: The status that says, for the rest of the player turn, how many models a unit lost
            in it; and the one whose number is left out of them, as it is dealt with.
    """

    id: str
    steps: tuple[str, ...] = ()
    span: Span = "turn"
    instead: tuple[tuple[str, str, tuple[str, ...]], ...] = ()
    witness: str | None = None
    losses: tuple[str, str] | None = None

    def steps_by(self, switches: Switches) -> tuple[str, ...]:
        """Return its steps by the house rules that hold."""
        found = (steps for rule, value, steps in self.instead if switches.get(rule) == value)
        return next(found, self.steps)

    @property
    def all_steps(self) -> tuple[str, ...]:
        """Return every step that it may have."""
        others = (step for _, _, steps in self.instead for step in steps)
        return tuple(dict.fromkeys((*self.steps, *others)))
