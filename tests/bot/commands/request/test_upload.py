"""Files that players attach."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.commands.request.requester import Asker
from bot.commands.request.upload import LARGEST, read_upload
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


async def asked(attached: Any) -> Asker:
    return Asker(1, 2, "Ann", "en-GB", 3, uploads={"file": await read_upload(attached)})


async def test_a_file_is_read_whole_and_loses_any_path_its_name_has() -> None:
    upload = (await asked(Attached("..\\lists/army\ud800.json", 2, b"{}"))).upload("file")
    assert upload is not None
    assert (upload.name, upload.content) == ("army\ufffd.json", b"{}")


async def test_a_file_that_is_too_large_is_refused_unread() -> None:
    asker = await asked(Attached("a.json", LARGEST + 1, AssertionError("it was read")))
    with pytest.raises(Refusal) as refusal:
        asker.upload("file")
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
    asker = await asked(Attached("a.json", 3, error))
    with pytest.raises(Refusal) as refusal:
        asker.upload("file")
    assert refusal.value.code == "file-not-had"


def test_what_was_not_given_is_no_file() -> None:
    assert Asker(1, 2, "Ann", "en-GB", 3).upload("file") is None
