"""The source of an item in a data file: the game's own text, or another of its layer."""

from __future__ import annotations

import re
from typing import Final, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

_OWN: Final = re.compile(r"L\d")
_OTHER: Final = re.compile(r"(?:^|[;,] )[A-Z][A-Z]*\d* \S")
"""`R L797-803`, `B10 SE`: a sign of the text, then the place in it."""


class Sourced(BaseModel):
    """An item of a data file with the lines where it is written.

    Attributes:
        source: Lines of the game's own text, `L1005-1031`; of another text after its sign,
            `R L797-803`, which only what names a witness has.
        witness: The witness of the game's layer that it rests on, None where the text has it.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    source: str
    witness: str | None = Field(None, pattern=r"^[a-z0-9-]+$")

    @model_validator(mode="after")
    def _source_is_of_its_text(self) -> Self:
        other = _OTHER.search(self.source) is not None
        if other != (self.witness is not None) or not (other or _OWN.match(self.source)):
            msg = f"{self.source}: lines of the game's text, or of another that it rests on"
            raise ValueError(msg)
        return self
