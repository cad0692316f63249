"""Reactions of a monster that lost its rider: the compiler's own table [L7611-7667]."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources import files
from typing import Final

from rulesets.core.books.table import Table, load_table
from rulesets.core.declaring.procedure import procedure
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal
from rulesets.whfb2.unit import house

REACTION: Final[Table] = load_table(files("rulesets.whfb2") / "data" / "monster-reaction.toml")


@dataclass(frozen=True, slots=True)
class MonsterReaction:
    """The reaction of a riderless monster.

    Attributes:
        row: The row of the table, `monster-reaction-<row>`.
    """

    row: str


@procedure(source="L1746-1747, L7611-7667", units=("unit",), actors=())
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
