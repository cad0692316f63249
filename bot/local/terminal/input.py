"""Lines from standard input, until it ends or the process is told to stop."""

from __future__ import annotations

import asyncio
import signal
import sys
import threading
from collections.abc import AsyncGenerator, AsyncIterator, Callable
from typing import Final

_SIGNALS: Final = (signal.SIGTERM, signal.SIGINT)
_AT_ONCE: Final = 65_536


async def piped_lines() -> AsyncGenerator[str, None]:
    """Give the lines of standard input as they come."""
    loop = asyncio.get_running_loop()
    lines: asyncio.Queue[str | None] = asyncio.Queue()

    def give(line: str | None) -> None:
        loop.call_soon_threadsafe(lines.put_nowait, line)

    # The thread may wait for input for ever; a daemon lets the process end all the same.
    threading.Thread(target=_read, args=(give,), daemon=True).start()
    while (line := await lines.get()) is not None:
        yield line


def _read(give: Callable[[str | None], None]) -> None:
    # Without Python's own buffer: its lock, held by a waiting thread, would stop a clean end.
    rest = b""
    with open(sys.stdin.fileno(), "rb", buffering=0, closefd=False) as source:
        try:
            while part := source.read(_AT_ONCE):
                *whole, rest = (rest + part).split(b"\n")
                for line in whole:
                    give(line.decode(errors="replace"))
            if rest:
                give(rest.decode(errors="replace"))
            give(None)
        except RuntimeError:
            return  # the loop has ended; nobody waits for lines any more


async def until_stopped() -> None:
    """Wait for SIGTERM or SIGINT."""
    told = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in _SIGNALS:
        loop.add_signal_handler(name, told.set)
    try:
        await told.wait()
    finally:
        for name in _SIGNALS:
            loop.remove_signal_handler(name)


async def until_told(lines: AsyncGenerator[str, None]) -> AsyncIterator[str]:
    """Give lines until SIGTERM or SIGINT; a line that is being answered is answered first."""
    loop = asyncio.get_running_loop()
    told = asyncio.Event()
    for name in _SIGNALS:
        loop.add_signal_handler(name, told.set)
    stop = asyncio.create_task(told.wait())
    try:
        while not told.is_set():
            line = asyncio.ensure_future(anext(lines, None))
            await asyncio.wait((line, stop), return_when=asyncio.FIRST_COMPLETED)
            if not line.done():
                line.cancel()
                await asyncio.wait((line,))
                return
            typed = line.result()
            if typed is None:
                return
            yield typed
    finally:
        stop.cancel()
        for name in _SIGNALS:
            loop.remove_signal_handler(name)
