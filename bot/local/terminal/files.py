"""Files between the terminal and the table: those a player hands in, those of answers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from bot.process.start_error import reason_of
from bot.texts.localiser import Texts
from bot.texts.markup import without_markup
from localdiscord import Reply, Upload


def file_at(path: str, limit: int) -> Upload | None:
    """Return the file at a path, None if there is none that can be read.

    Of a file beyond the limit one byte more is read, and no more.
    """
    try:
        file = Path(path).expanduser()
        if not file.is_file():
            return None
        with file.open("rb") as source:
            return Upload(file.name, source.read(limit + 1))
    except (OSError, RuntimeError, ValueError):
        return None


def file_lines(texts: Texts, reply: Reply, folder: Path | None) -> Iterator[str]:
    """Keep the files of an answer in a folder, if there is one; yield a line about each."""
    for message in reply.messages:
        for attachment in message.attachments:
            name = Path(str(attachment["filename"])).name
            if folder is None:
                yield without_markup(texts("terminal-file", name=name))
                continue
            try:
                folder.mkdir(parents=True, exist_ok=True)
                (folder / name).write_bytes(reply.file(attachment))
            except OSError as error:
                yield without_markup(
                    texts("terminal-file-lost", name=name, reason=reason_of(error))
                )
            else:
                yield without_markup(texts("terminal-file-kept", path=str(folder / name)))
