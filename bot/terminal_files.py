"""Files between the terminal and the table: read from where a player says they are."""

from __future__ import annotations

from pathlib import Path

from bot.start_error import reason_of
from bot.table import Refused, Upload
from bot.upload import LARGEST


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
