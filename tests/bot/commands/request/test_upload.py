"""Files that players attach."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.commands.request.upload import LARGEST, Upload, read_upload
from rulesets.refusal import Refusal


class Attached:
    """Stands for Discord's file: says its size, and gives its bytes or an error when read."""

    def __init__(self, name: str, size: int, content: bytes | BaseException = b"") -> None:
        self.filename = name
        self.size = size
        self.content = content

    async def read(self) -> bytes:
        if isinstance(self.content, BaseException):
            raise self.content
        return self.content


async def given(attached: Any) -> Upload:
    """Return what becomes of a file that was attached."""
    return await read_upload(attached)


async def test_a_file_is_read_whole_and_loses_any_path_its_name_has() -> None:
    upload = await given(Attached("..\\lists/army\ud800.json", 2, b"{}"))
    assert (upload.name, upload.read()) == ("army\ufffd.json", b"{}")


async def test_a_file_that_is_too_large_is_refused_unread() -> None:
    upload = await given(Attached("a.json", LARGEST + 1, AssertionError("it was read")))
    with pytest.raises(Refusal) as refusal:
        upload.read()
    assert (refusal.value.code, refusal.value.facts) == (
        "file-too-large",
        {"file": "a.json", "most": 2},
    )


class NotFound:
    """An answer of Discord's."""

    status = 404
    reason = "Not Found"


GONE: Any = NotFound()


@pytest.mark.parametrize(
    "error", [OSError("gone"), TimeoutError(), discord.HTTPException(GONE, "gone")]
)
async def test_a_file_that_discord_does_not_give_is_refused(error: Exception) -> None:
    upload = await given(Attached("a.json", 3, error))
    with pytest.raises(Refusal) as refusal:
        upload.read()
    assert refusal.value.code == "file-not-had"
