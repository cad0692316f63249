"""Reactions of a charged unit: to hold, to stand and shoot, to flee."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rulesets.refusal import Refusal


@dataclass(frozen=True, slots=True)
class Reaction:
    """Reactions that a charged unit may choose.

    Attributes:
        hold: Whether it may hold.
        shoot: Whether it may stand and shoot.
        flee: Whether it may flee.
        response: What it does, None while it has the choice.
        reason: What leaves it no choice.
    """

    hold: bool
    shoot: bool
    flee: bool
    response: str | None
    reason: str | None = None

    @property
    def possible(self) -> dict[str, bool]:
        """Reactions, each with whether it may be chosen."""
        return {"hold": self.hold, "stand-and-shoot": self.shoot, "flee": self.flee}

    def chosen(self, response: str) -> Reaction:
        """Return it with the reaction that was chosen.

        Raises:
            Refusal: `response-not-allowed`.
        """
        if not self.possible[response]:
            # That a unit does not choose to flee says nothing of its shots.
            told = self.reason if response == "flee" or self.reason != "steady" else None
            raise Refusal("response-not-allowed", response=response, why=told or "none")
        return replace(self, response=response)
