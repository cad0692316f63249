"""House rules: what players settle before a battle, as switches that a game declares.

A rule of the game reads a switch as a parameter that carries a note:

    def dispel_in_play(dice: Dice, *, in_play_tie: Annotated[str, Choice(…), House("in-play-tie")])

It is no option of a slash command: the battle's switches fill it, else those of the place where it
is asked, else the book.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

ON_OFF: Final = ("off", "on")
"""The values of a rule that is used or not; by the book it is off."""

INHERITED: Final = "default"
"""The word by which players go back to the inherited value; no value has this name."""

Switches: TypeAlias = Mapping[str, str]
"""Values of house rules, by id."""


@dataclass(frozen=True, slots=True)
class House:
    """Marks the parameter of a procedure that a house rule fills.

    Attributes:
        id: The house rule.
    """

    id: str


@dataclass(frozen=True, slots=True)
class HouseRule:
    """A question that players settle before a battle.

    Its texts are `house-<id>` (name, and `.about`, one sentence) and `house-value-<value>` for each
    value; those of `ON_OFF` are there for every game.

    Attributes:
        id: Its name in all languages, `in-play-tie`.
        values: What it may be; the first is the book's.
        source: Lines of the source text that leave it open, or that it replaces.
    """

    id: str
    values: tuple[str, ...]
    source: str

    def __post_init__(self) -> None:
        if len(set(self.values)) < len(ON_OFF) or len(set(self.values)) < len(self.values):
            msg = f"{self.id}: a house rule has two values or more, each once"
            raise TypeError(msg)
        if INHERITED in self.values:
            msg = f"{self.id}: no value is called {INHERITED}"
            raise TypeError(msg)

    @property
    def default(self) -> str:
        """The book's value."""
        return self.values[0]


def settled(rules: Iterable[HouseRule], *layers: Switches) -> dict[str, str]:
    """Return the value of every house rule: of the first layer that has one, else the book's.

    A layer may hold anything: what is no value of a rule counts as not said.
    """
    known = {rule.id: rule.values for rule in rules}
    found = {rule_id: values[0] for rule_id, values in known.items()}
    for layer in reversed(layers):
        said = layer.items()
        found.update((rule, value) for rule, value in said if value in known.get(rule, ()))
    return found
