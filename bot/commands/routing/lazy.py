"""Handlers whose modules are imported when somebody first asks for them.

Army lists, exports and reports are read and written by code that most evenings never needs: 2 MB
of a small machine's memory.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from importlib import import_module
from typing import Any

from bot.commands.request.answer import Reply


def later(module: str, name: str) -> Callable[..., Awaitable[Reply]]:
    """Return a handler that stands for one of a module which is not imported yet."""

    async def handler(*asked: Any) -> Reply:
        reply: Reply = await getattr(import_module(module), name)(*asked)
        return reply

    handler.__qualname__ = f"{module}:{name}"
    return handler
