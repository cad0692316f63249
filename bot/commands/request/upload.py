"""Files that players attach to a command, read only as far as needed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

import discord

from bot.texts.typed_text import well_formed
from rulesets.core.declaring.parameter import Raw
from rulesets.refusal import Refusal

LARGEST: Final = 2_000_000
"""Bytes of a file that is read; a larger one is refused by what Discord says of its size."""

_LONGEST_NAME: Final = 100


@dataclass(frozen=True, slots=True)
class Upload:
    """A file that came with a command.

    Attributes:
        name: What its owner calls it; no path.
        content: Its bytes.
        problem: Why it was not read; its content is empty then.
    """

    name: str
    content: bytes
    problem: Refusal | None = None

    def read(self) -> bytes:
        """Return its bytes.

        Raises:
            Refusal: `file-too-large`, `file-not-had`.
        """
        if self.problem is not None:
            raise self.problem
        return self.content


async def read_upload(attachment: discord.Attachment, largest: int = LARGEST) -> Upload:
    """Return an attached file; one that is too large or cannot be had says so itself."""
    name = well_formed(attachment.filename).replace("\\", "/").split("/")[-1][:_LONGEST_NAME]
    if attachment.size > largest:
        most = largest // 1_000_000
        return Upload(name, b"", Refusal("file-too-large", file=name, most=most))
    try:
        content = await attachment.read()
    except (discord.HTTPException, OSError, TimeoutError):
        return Upload(name, b"", Refusal("file-not-had", file=name))
    return Upload(name, content)


def without_files(
    options: Mapping[str, Raw | discord.Attachment],
) -> tuple[dict[str, Raw], dict[str, discord.Attachment]]:
    """Return options, and apart from them the files attached to some."""
    given: dict[str, Raw] = {}
    attached: dict[str, discord.Attachment] = {}
    for name, value in options.items():
        if isinstance(value, discord.Attachment):
            attached[name] = value
        else:
            given[name] = value
    return given, attached


async def read_uploads(
    attached: Mapping[str, discord.Attachment], largest: int = LARGEST
) -> dict[str, Upload]:
    """Return attached files by their options."""
    return {name: await read_upload(attachment, largest) for name, attachment in attached.items()}
