"""Acts that were refused for what the table does not know, kept while a button offers them."""

from collections.abc import Mapping
from dataclasses import dataclass

from rulesets.core.parameter import Raw


@dataclass(frozen=True, slots=True)
class Offer:
    """An act as a player asked for it.

    Nothing of it is stored: after a restart the player types it again.

    Attributes:
        id: Its own, never used again.
        procedure: What was to be resolved.
        command: By which slash command.
        options: Its options as they were typed.
        closing: The options that close every command.
    """

    id: int
    procedure: str
    command: str
    options: Mapping[str, str]
    closing: Mapping[str, Raw]
