"""One table for each peer, at which all expectations are tried one after another."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator

import pytest
import pytest_asyncio

from localdiscord import Faults, LocalTable, TableSettings, TableUser
from localdiscord.rest.server import API
from localdiscord.state.context import Exchange
from tests.localdiscord.protocol.openapi import judge
from tests.peers.peer import PEERS, REQUIRED, Peer

SETTINGS = TableSettings(first_answer=15.0, rate=5, rate_window=1.0)
"""A client waits up to three seconds before it connects again, and machines are slow."""

INJECTED = (429, 503)
"""Errors that a test asks for; the description has none of them."""


@pytest.fixture(scope="package", params=PEERS, ids=lambda peer: peer.name)
def peer(request: pytest.FixtureRequest) -> Peer:
    chosen: Peer = request.param
    if chosen.missing and REQUIRED:
        pytest.fail(chosen.missing)
    if chosen.missing:
        pytest.skip(chosen.missing)
    return chosen


@pytest.fixture(scope="package")
def exchanges() -> list[Exchange]:
    """Return what the peer has asked and the table has answered since the last test."""
    return []


@pytest.fixture(scope="package")
def faults() -> Faults:
    return Faults()


@pytest_asyncio.fixture(scope="package", loop_scope="package")
async def table(peer: Peer, exchanges: list[Exchange], faults: Faults) -> AsyncIterator[LocalTable]:
    async with LocalTable(SETTINGS, faults=faults) as table:
        table.observe(exchanges.append)
        async with peer.at(table):
            yield table


@pytest.fixture
def alice(table: LocalTable, exchanges: list[Exchange]) -> Iterator[TableUser]:
    """A player; whatever passes while she plays must be as Discord describes it."""
    yield table.user("Alice", locale="fr")
    described = [
        exchange
        for exchange in exchanges
        if exchange.route.startswith(API) and exchange.status not in INJECTED
    ]
    exchanges.clear()
    assert [each for exchange in described for each in judge().complaints(exchange)] == []
    assert table.unknown_routes == []


@pytest.fixture
def bob(table: LocalTable) -> TableUser:
    return table.user("Bob", locale="en")
