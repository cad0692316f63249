"""Questions that lack options, with what is known of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.house import Switches
from rulesets.core.declaring.parameter import Raw, read_arguments
from rulesets.core.declaring.procedure import Procedure
from rulesets.refusal import Refusal

if TYPE_CHECKING:
    from bot.commands.options.question import Question


class Incomplete(Refusal):
    """The refusal of a question that lacks options.

    Attributes:
        question: What is known of it: its units, and its other arguments.
    """

    def __init__(self, refusal: Refusal, question: Question) -> None:
        """Take the refusal and the question."""
        super().__init__(refusal.code, **refusal.facts)
        self.question = question

    @property
    def absent(self) -> tuple[str, ...]:
        """Options without which the question cannot be asked."""
        return absent_of(self)


def absent_of(refusal: Refusal) -> tuple[str, ...]:
    """Return the options that a refusal names as missing."""
    return tuple(str(refusal.facts.get("absent") or refusal.facts["option"]).split())


def known_arguments(
    procedure: Procedure,
    refusal: Refusal,
    values: Mapping[str, Raw],
    units: dict[str, tuple[Unit, ...]],
    switches: Switches | None,
) -> dict[str, Any]:
    """Return the arguments of a question without those that are missing.

    Raises:
        Refusal: a value that the procedure cannot take.
    """
    absent = absent_of(refusal)
    known = [each for each in procedure.parameters if each.name not in absent]
    given = {name: raw for name, raw in values.items() if name not in absent}
    return read_arguments(known, given, units, switches)
