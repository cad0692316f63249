"""Reactions of a monster that lost its rider: the compiler's own table [L7611-7667]."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from rulesets.core.books.table import Table, load_table
from rulesets.core.declaring.procedure import Arguments, procedure
from rulesets.core.ids.composed import as_statuses
from rulesets.core.results.effect import Effect, StatusSet
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal
from rulesets.whfb2.unit import house

if TYPE_CHECKING:
    from rulesets.core.ids.statuses import StatusId

REACTION: Final[Table] = load_table(files("rulesets.whfb2") / "data" / "monster-reaction.toml")


_KEPT: Final[Mapping[str, StatusId]] = {
    "leaves": "makes-off",
    "lurks": "lurks",
    "guards": "guards-master",
}
"""Statuses of a monster that does not act as it did, by the row that brings them."""


@dataclass(frozen=True, slots=True)
class MonsterReaction:
    """The reaction of a riderless monster.

    Attributes:
        row: The row of the table, `monster-reaction-<row>`.
    """

    row: str


def reaction_effects(_arguments: Arguments, result: MonsterReaction) -> tuple[Effect, ...]:
    """Note what the monster keeps to until the battle is over."""
    kept = as_statuses(_KEPT.get(result.row.removeprefix(f"{REACTION.id}-")))
    return tuple(StatusSet("unit", status) for status in kept)


@procedure(source="L1746-1747, L7611-7667", units=("unit",), effects=reaction_effects, actors=())
def monster_reaction(
    dice: Dice,
    *,
    monster_reaction: house.MonsterReaction = False,
) -> MonsterReaction:
    """Roll what a monster does that has lost its rider [L1746-1747, L7611-7667].

    The rules speak of a table that they do not hold; the compiler lends that of another edition.

    Args:
        dice: A D6.
        monster_reaction: House rule, without which there is no table.

    Raises:
        Refusal: `no-monster-table`.
    """
    if not monster_reaction:
        raise Refusal("no-monster-table")
    _, row = REACTION.roll(dice, "monster-reaction")
    return MonsterReaction(f"{REACTION.id}-{row.id}")
