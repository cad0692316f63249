"""Decisions that rules leave to players: what a game declares of them, and the rule for asking."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rulesets.core.declaring.house import HouseRule

DECISIONS: Final = "decisions"
"""The house rule by which players are asked."""
ASK: Final = "ask"
LEFT: Final = "defaults"
ASK_OTHERS: Final = "ask-only-opponents"


@dataclass(frozen=True, slots=True)
class Decidable:
    """A decision that rules of a game ask for.

    Its texts are `decision-<what>` and `decision-<what>-<option>` for each option.

    Attributes:
        what: Its name.
        options: All that there may be; the first is what happens where nobody decides.
    """

    what: str
    options: tuple[str, ...]


def deciding(source: str) -> HouseRule:
    """Return the house rule that says who is asked for decisions.

    Args:
        source: Lines of the source text that leave decisions to players.
    """
    return HouseRule(DECISIONS, (ASK, LEFT, ASK_OTHERS), source)
