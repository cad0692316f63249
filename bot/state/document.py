"""A battle as a file: what an export holds, and nothing else.

Its JSON Schema is `docs/battle-export.schema.json`; what the parts mean is told in
`docs/battle-export.md`. Nobody's Discord id is in it, people are names.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field

MOST_ENTRIES: Final = 20_000
MOST_DRAWS: Final = 200_000

Name = Annotated[str, Field(min_length=1, max_length=100)]
Hex = Annotated[str, Field(pattern="^[0-9a-f]{64}$")]
Id = Annotated[int, Field(gt=0, lt=2**63)]
Change = tuple[str, Id, str, Any, Any]


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class DrawPart(_Part):
    """A draw of the bot's dice."""

    number: Annotated[int, Field(ge=0)]
    die: Annotated[str, Field(max_length=20)]
    sides: Annotated[list[int], Field(max_length=1000)]
    marks: Annotated[list[int], Field(max_length=10_000)]


class WithheldPart(_Part):
    """What is told of an entry whose record stays private, so that the rest can be checked.

    Attributes:
        entries: The numbers of those that an undo took back, or a redo made again.
    """

    id: Id
    action: Name
    at: Annotated[int, Field(ge=0)]
    changes: Annotated[list[Change], Field(max_length=20_000)]
    next_draw: Annotated[int, Field(ge=0)]
    entries: Annotated[list[Annotated[int, Field(ge=1)]], Field(max_length=MOST_ENTRIES)] | None = (
        None
    )


class EntryPart(_Part):
    """An entry of the log: its record as text, whose SHA-256 is its hash."""

    number: Annotated[int, Field(ge=1)]
    player: Annotated[str, Field(max_length=100)]
    hash: Hex
    secret: bool = False
    record: Annotated[str, Field(max_length=2_000_000)] | None = None
    withheld: WithheldPart | None = None


class PlayerPart(_Part):
    """Someone at the table, by name alone."""

    name: Annotated[str, Field(max_length=100)]
    side: Annotated[int, Field(ge=0)] | None
    role: Annotated[str, Field(max_length=40)]


class BattleDocument(_Part):
    """A battle: its rows, its log, its dice.

    Attributes:
        stream: Names the stream of dice; with `words`, `commitment`, `seed` and `draws` it is what
            the standalone verifier reads.
        seed: The secret of the dice, None while it is kept.
        first: The first draw of this seed; those before came from elsewhere.
        state: SHA-256 of battle, sides, units and spells, and of decks where there are any.
    """

    format: Literal["vexille-battle"]
    version: Literal[1]
    stream: Annotated[str, Field(pattern="^[0-9]{1,19}$")]
    words: Annotated[str, Field(max_length=200)]
    commitment: Hex
    seed: Hex | None
    first: Annotated[int, Field(ge=0)] = 0
    draws: Annotated[list[DrawPart], Field(max_length=MOST_DRAWS)]
    battle: dict[str, Any]
    sides: Annotated[list[dict[str, Any]], Field(min_length=1, max_length=12)]
    units: Annotated[list[dict[str, Any]], Field(max_length=2000)]
    spells: Annotated[list[dict[str, Any]], Field(max_length=500)]
    decks: Annotated[list[dict[str, Any]], Field(max_length=50)] = []
    players: Annotated[list[PlayerPart], Field(max_length=100)]
    state: Hex
    entries: Annotated[list[EntryPart], Field(min_length=1, max_length=MOST_ENTRIES)]
