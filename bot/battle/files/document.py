"""A battle as a file: what an export holds, and nothing else; and the file read in parts.

Its JSON Schema is `docs/battle-export.schema.json`; what the parts mean is told in
`docs/battle-export.md`. Nobody's Discord id is in it, people are names.
"""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal, TypeVar

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from bot.battle.files.pieces import taken_apart
from rulesets.refusal import Refusal

M = TypeVar("M", bound=BaseModel)

MOST_ENTRIES: Final = 20_000
MOST_DRAWS: Final = 200_000
MOST_UNPACKED: Final = 32_000_000
"""Bytes that a packed file may hold."""

_MANY: Final[Mapping[str, int]] = {"entries": MOST_ENTRIES, "draws": MOST_DRAWS}
"""Lists that are read element by element, so that the event loop runs in between."""
_PACKED: Final = b"\x1f\x8b"
_GZIP: Final = 31
"""What tells zlib to read the format of gzip."""

Name = Annotated[str, Field(min_length=1, max_length=100)]
Hex = Annotated[str, Field(pattern="^[0-9a-f]{64}$")]
Salt = Annotated[str, Field(pattern="^[0-9a-f]{32}$")]
Text = Annotated[str, Field(max_length=2_000_000)]
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
    """The open part of an entry of the first form whose record stays private.

    Nothing but its hash is proved; those of the second form have a head instead.

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
    """An entry of the log: its record as text, whose SHA-256 is its hash.

    Attributes:
        salt: What the name of its player was hashed with in the record; None where the player was
            forgotten, and in records of the first form.
        head: Of a secret entry, the text whose SHA-256 is its hash, in place of a record.
        content: What the head holds the SHA-256 of, once the player has shown it.
    """

    number: Annotated[int, Field(ge=1)]
    player: Annotated[str, Field(max_length=100)]
    hash: Hex
    secret: bool = False
    salt: Salt | None = None
    record: Text | None = None
    head: Text | None = None
    content: Text | None = None
    withheld: WithheldPart | None = None


class SecretPart(_Part):
    """A secret of the dice that was revealed by an end which was taken back.

    Attributes:
        first: The first draw of this seed.
        end: The number after its last draw.
        words: What players added to it.
        commitment: What was published before.
        seed: The secret.
    """

    first: Annotated[int, Field(ge=0)]
    end: Annotated[int, Field(ge=0)]
    words: Annotated[str, Field(max_length=200)]
    commitment: Hex
    seed: Hex


class PlayerPart(_Part):
    """A person at the table, by name alone.

    Attributes:
        seat: Id of the seat in the changes of the records.
        salt: What the name was hashed with there, as in `EntryPart`.
    """

    name: Annotated[str, Field(max_length=100)]
    side: Annotated[int, Field(ge=0)] | None
    role: Annotated[str, Field(max_length=40)]
    seat: Id | None = None
    salt: Salt | None = None


class BattleDocument(_Part):
    """A battle: its rows, its log, its dice.

    Attributes:
        version: 2 where the last record is of the second form; such files prove more. 3 where
            entries tell of links between units as well.
        stream: Names the stream of dice; with `words`, `commitment`, `seed` and `draws` it is what
            the standalone verifier reads.
        seed: The secret of the dice, None while it is kept.
        first: The first draw of this seed; those before came from elsewhere, or are `earlier`'s.
        earlier: The secrets of ends that were taken back; `draws` has those of their draws too.
        state: SHA-256 of battle, sides, units and spells; of decks and links where there are any.
    """

    format: Literal["vexille-battle"]
    version: Literal[1, 2, 3]
    stream: Annotated[str, Field(pattern="^[0-9]{1,19}$")]
    words: Annotated[str, Field(max_length=200)]
    commitment: Hex
    seed: Hex | None
    first: Annotated[int, Field(ge=0)] = 0
    earlier: Annotated[list[SecretPart], Field(max_length=1000)] = []
    draws: Annotated[list[DrawPart], Field(max_length=MOST_DRAWS)]
    battle: dict[str, Any]
    sides: Annotated[list[dict[str, Any]], Field(min_length=1, max_length=12)]
    units: Annotated[list[dict[str, Any]], Field(max_length=2000)]
    spells: Annotated[list[dict[str, Any]], Field(max_length=500)]
    decks: Annotated[list[dict[str, Any]], Field(max_length=50)] = []
    links: Annotated[list[dict[str, Any]], Field(max_length=4000)] = []
    players: Annotated[list[PlayerPart], Field(max_length=100)]
    state: Hex
    entries: Annotated[list[EntryPart], Field(min_length=1, max_length=MOST_ENTRIES)]


def unpacked(content: bytes) -> bytes:
    """Return a file as it was before it was packed, if it was.

    Raises:
        Refusal: `import-unreadable`, for one that is broken or too large.
    """
    if not content.startswith(_PACKED):
        return content
    unpacking = zlib.decompressobj(_GZIP)
    try:
        plain = unpacking.decompress(content, MOST_UNPACKED)
    except zlib.error:
        raise Refusal("import-unreadable", where=None) from None
    if not unpacking.eof:
        raise Refusal("import-unreadable", where=None)
    return plain


def read_document(content: bytes) -> tuple[BattleDocument, list[str]]:
    """Return a file with one of its entries, and all of them as text.

    Raises:
        Refusal: `import-unreadable`, for one of another shape.
    """
    try:
        head, lists = taken_apart(content.decode(), _MANY)
    except (ValueError, RecursionError):
        raise Refusal("import-unreadable", where=None) from None
    for name, most in _MANY.items():
        if len(lists.get(name, ())) > most:
            raise Refusal("import-unreadable", where=name)
    document = valid_part(BattleDocument, head)
    draws = [
        valid_part(DrawPart, part, f"draws.{at}.") for at, part in enumerate(lists.get("draws", ()))
    ]
    return document.model_copy(update={"draws": draws}), lists.get("entries", [])


def valid_part(kind: type[M], text: str, location: str = "") -> M:
    """Return a part of a file.

    Raises:
        Refusal: `import-unreadable`, for one of another shape; `place` tells where it stands.
    """
    try:
        return kind.model_validate_json(text)
    except ValidationError as error:
        places = error.errors(include_url=False, include_input=False)
        where = f"{location}{'.'.join(map(str, places[0]['loc']))}"[:60]
        raise Refusal("import-unreadable", where=where or None) from None
