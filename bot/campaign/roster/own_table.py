"""Tables that organisers write for rosters: their dice, their rows, and what earns experience.

The format is that of the games' own tables: an id, dice, and rows in order. A row of an organiser
also holds a text and the changes it makes.
"""

from __future__ import annotations

import tomllib
from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError, model_validator

from bot.campaign.scoring.rule import MOST_EXPERIENCE
from rulesets.core.battlefield.amount import Amount, read_amount
from rulesets.refusal import Refusal

MOST_BYTES: Final = 50_000
_LONGEST: Final = 200
_Id = Annotated[str, Field(pattern=r"^[a-z0-9-]{1,40}$")]
_Points = Annotated[int, Field(ge=-100, le=100)]
_Values = Annotated[dict[_Id, Annotated[int, Field(ge=-10, le=10)]], Field(max_length=20)]


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class OwnRow(_Part):
    """A row: the totals that lead to it, its text, and its changes to the fighter.

    Attributes:
        values: Values of the profile that change, by their ids.
        misses: Battles missed.
    """

    id: _Id
    least: int
    most: int
    text: Annotated[str, Field(min_length=1, max_length=_LONGEST)]
    values: _Values = Field(default_factory=dict)
    experience: _Points = 0
    misses: Annotated[int, Field(ge=0, le=100)] = 0
    dead: bool = False

    @property
    def totals(self) -> str:
        """The totals that lead to it, as players read them."""
        return f"{self.least}" if self.least == self.most else f"{self.least}–{self.most}"


class Experience(_Part):
    """The experience that a battle earns a unit, and the points at which it rises a level.

    Attributes:
        survived: For who has models left.
        levels: Points, rising.
    """

    fought: _Points = 0
    won: _Points = 0
    drawn: _Points = 0
    lost: _Points = 0
    survived: _Points = 0
    levels: Annotated[
        tuple[Annotated[int, Field(ge=1, le=MOST_EXPERIENCE)], ...], Field(max_length=50)
    ] = ()

    @model_validator(mode="after")
    def _rising(self) -> Experience:
        if list(self.levels) != sorted(set(self.levels)):
            msg = "levels"
            raise ValueError(msg)
        return self

    def earned(self, outcome: Literal["won", "drawn", "lost"], *, survives: bool) -> int:
        """Return the experience that a battle earns."""
        own: int = getattr(self, outcome)
        return self.fought + own + (self.survived if survives else 0)

    def level(self, points: int) -> int:
        """Return the level of some points, from 0."""
        return sum(points >= level for level in self.levels)


class OwnTable(_Part):
    """A table of an organiser; it may hold rows, experience, or both.

    Attributes:
        about: `injury` for what fallen characters roll on, `advance` for who rises a level; other
            tables are rolled on when somebody asks.
        source: Where the organiser has it from.
    """

    id: _Id
    about: Literal["injury", "advance", "other"] = "other"
    source: Annotated[str, Field(max_length=_LONGEST)] = ""
    dice: Annotated[str, Field(max_length=12)] = ""
    rows: Annotated[tuple[OwnRow, ...], Field(max_length=200)] = ()
    experience: Experience | None = None

    @model_validator(mode="after")
    def _whole(self) -> OwnTable:
        if not self.rows and self.experience is None:
            raise ValueError("rows")
        if bool(self.rows) != bool(self.dice):
            raise ValueError("dice")
        for position, row in enumerate(self.rows):
            before = self.rows[position - 1].most + 1 if position else row.least
            if row.least != before or row.most < row.least:
                raise ValueError(f"rows.{position}")
        if len({row.id for row in self.rows}) < len(self.rows):
            raise ValueError("rows")
        if self.rows:
            thrown = self.amount
            ends = (thrown.count + thrown.plus, thrown.most)
            if not thrown.count:
                raise ValueError("dice")
            if ends != (self.rows[0].least, self.rows[-1].most):
                raise ValueError("rows")
        return self

    @property
    def amount(self) -> Amount:
        """The dice that are rolled."""
        try:
            return read_amount(self.dice)
        except Refusal:
            raise ValueError("dice") from None

    def row(self, total: int) -> OwnRow:
        """Return the row of a total; totals beyond the table count as its ends."""
        return next((row for row in self.rows if total <= row.most), self.rows[-1])


def read_own_table(content: bytes) -> OwnTable:
    """Read a table from TOML.

    Raises:
        Refusal: `own-table-unread`, with where it is wrong.
    """
    if len(content) > MOST_BYTES:
        raise Refusal("own-table-large", most=MOST_BYTES // 1000)
    try:
        data: Any = tomllib.loads(content.decode("utf-8-sig"))
    except (ValueError, RecursionError):
        raise Refusal("own-table-unread", where=None) from None
    try:
        return OwnTable.model_validate(data)
    except ValidationError as error:
        (first, *_) = error.errors(include_url=False, include_input=False)
        said = str(first.get("ctx", {}).get("error", "")) if first["type"] == "value_error" else ""
        where = ".".join(map(str, first["loc"])) or said
        raise Refusal("own-table-unread", where=where[:60] or None) from None
