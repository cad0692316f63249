"""Files between the terminal and the table: those a player hands in, those of answers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from bot.localiser import Texts
from bot.start_error import reason_of
from bot.table import Refused, Reply, Upload
from bot.upload import LARGEST
from bot.views.plain import without_markup


def open_file(_option: str, path: str) -> Upload:
    """Return the file that a value of a line names.

    Raises:
        Refused: `unreadable_file` (value, reason).
    """
    place = Path(path).expanduser()
    try:
        with place.open("rb") as file:
            data = file.read(LARGEST + 1)  # one more tells that it is too large
    except (OSError, ValueError) as error:
        reason = reason_of(error) if isinstance(error, OSError) else str(error)
        raise Refused("unreadable_file", value=path, reason=reason) from error
    return Upload(place.name, data)


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
