"""Options that a command takes in one catch-all option, typed as if they were its own."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

CATCH_ALL: Final = ("values", "more")
"""Options that take `name:value` pairs."""

_MARK: Final = re.compile(r"(?<=\s)([a-z][a-z0-9_]*):")


def with_values(line: str, commands: Sequence[Mapping[str, Any]]) -> str:
    """Gather pairs a command does not know into its catch-all option.

    `/resolve break_test ld:8 lost_by:2` becomes `/resolve break_test values:"ld:8 lost_by:2"`; a
    line whose command has no such option, or that uses it already, stays as it is.
    """
    words = line.split(maxsplit=1)
    if not words or not words[0].startswith("/"):
        return line
    command = next((one for one in commands if one["name"] == words[0][1:]), None)
    if command is None:
        return line
    known = {option["name"] for option in command.get("options") or ()}
    catch_all = next((name for name in CATCH_ALL if name in known), None)
    marks = list(_MARK.finditer(line))
    if catch_all is None or any(mark[1] == catch_all for mark in marks):
        return line
    kept = [line[: marks[0].start()] if marks else line]
    gathered: list[str] = []
    ends = [mark.start() for mark in marks[1:]] + [len(line)]
    for mark, end in zip(marks, ends, strict=True):
        part = line[mark.start() : end].strip()
        (kept if mark[1] in known else gathered).append(part)
    if gathered:
        pairs = " ".join(gathered).replace("\\", "\\\\").replace('"', '\\"')
        kept.append(f'{catch_all}:"{pairs}"')
    return " ".join(part.strip() for part in kept if part.strip())
