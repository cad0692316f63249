"""Requests to a table as a bot makes them, by hand."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp

from localdiscord import LocalTable


class Http:
    """Requests of a bot, with the status and document of each answer."""

    def __init__(self, session: aiohttp.ClientSession, root: str) -> None:
        self._session = session
        self._root = root

    async def ask(self, method: str, path: str, body: Any = None, **more: Any) -> tuple[int, Any]:
        url = f"{self._root}/{path.lstrip('/')}"
        async with self._session.request(method, url, json=body, **more) as response:
            text = await response.text()
            return response.status, (await response.json() if text else None)


@asynccontextmanager
async def http(table: LocalTable, token: str | None = None) -> AsyncIterator[Http]:
    headers = {"Authorization": f"Bot {table.token if token is None else token}"}
    async with aiohttp.ClientSession(headers=headers) as session:
        yield Http(session, f"{table.http_base}/api/v10")
