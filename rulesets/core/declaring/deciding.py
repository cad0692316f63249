"""Decisions and dice that a game leaves to players, and the house rules that say to whom."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from rulesets.core.declaring.house import HouseRule
from rulesets.core.results.effect import StatusSet
from rulesets.dice.handles.choices import Chosen

if TYPE_CHECKING:
    from rulesets.core.ids.statuses import StatusId

DECISIONS: Final = "decisions"
"""The house rule by which players are asked."""
ASK: Final = "ask"
LEFT: Final = "defaults"
ASK_OTHERS: Final = "ask-only-opponents"
DICE_OF: Final = "dice-of"
"""The house rule that says who tells what real dice show."""
OWNER: Final = "owner-only"
OWNER_OR_ASKER: Final = "owner-or-asker"


@dataclass(frozen=True, slots=True)
class Decidable:
    """A decision that rules of a game ask for.

    Its texts are `decision-<what>` and `decision-<what>-<option>` for each option.

    Attributes:
        what: Its name.
        options: All that there may be; the first is what happens where nobody decides. None where
            these are units, which are called as their players call them.
        stated_by: The option of a two-sided act that states it beforehand, of two options: for
            `unit`, `enemy` or `both` the last, for a side that is not named the first.
        kept: Statuses by which the table keeps of the unit what was said, one for each option,
            until the phase ends; none where nothing is kept.
    """

    what: str
    options: tuple[str, ...] = ()
    stated_by: str = ""
    kept: tuple[StatusId, ...] = ()

    def stated(self, value: str) -> dict[str, str]:
        """Return what a value of that option states, by the option that names a side's units."""
        first, last = self.options
        return {side: last if value in (side, "both") else first for side in ("unit", "enemy")}


@dataclass(frozen=True, slots=True)
class DecisionRule(HouseRule):
    """The house rule that says who is asked.

    Attributes:
        decisions: What the game's rules leave to players in the middle of a roll.
    """

    decisions: tuple[Decidable, ...] = ()


def deciding(source: str, *decisions: Decidable) -> DecisionRule:
    """Return the house rule of a game whose rules ask players.

    Args:
        source: Lines of the source text that leave decisions to players.
        decisions: The decisions.
    """
    return DecisionRule(DECISIONS, (ASK, LEFT, ASK_OTHERS), source, decisions)


def throwing(source: str) -> DecisionRule:
    """Return the house rule that says who throws real dice for a unit.

    Args:
        source: Lines of the source text that ask for dice.
    """
    return DecisionRule(DICE_OF, (OWNER_OR_ASKER, OWNER), source)


def decidable(rules: Iterable[HouseRule]) -> tuple[Decidable, ...]:
    """Return the decisions that house rules say who is asked for."""
    return tuple(
        decision for rule in rules if isinstance(rule, DecisionRule) for decision in rule.decisions
    )


def kept_of(rules: Iterable[HouseRule], record: Iterable[object]) -> tuple[StatusSet, ...]:
    """Return what the table keeps of decisions that were taken.

    Args:
        rules: The game's house rules, which name its decisions.
        record: What was told while dice fell, the decisions among it.
    """
    taken = [told for told in record if isinstance(told, Chosen)]
    kept = {
        each.what: dict(zip(each.options, each.kept, strict=False)) for each in decidable(rules)
    }
    return tuple(
        StatusSet(at.owner, kept[at.what][told.option], "phase", place=at.index)
        for told in taken
        if told.option in kept.get((at := told.decision).what, {})
    )
