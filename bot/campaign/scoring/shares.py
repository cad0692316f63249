"""The preparation of standings: factions spelled alike, and the games' tables of shares."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.battle.store import Store
from bot.campaign.scoring.result import Result
from bot.campaign.scoring.rule import Shares
from bot.texts.names import fold


def with_one_spelling(battles: Sequence[Result]) -> Sequence[Result]:
    """Return battles with each faction as it was written first."""
    written = dict.fromkeys(faction for battle in battles for faction in battle.factions)
    first: dict[str, str] = {}
    spelled = {faction: first.setdefault(fold(faction), faction) for faction in written}
    if len(first) == len(written):
        return battles
    return [
        replace(battle, factions=(spelled[battle.factions[0]], spelled[battle.factions[1]]))
        for battle in battles
    ]


async def shares_of(store: Store, games: set[str]) -> dict[str, Shares]:
    """Return the tables of the games that have one."""
    found: dict[str, Shares] = {}
    for game in games:
        if game in store.games:
            await store.ready(game)
            shares = store.games[game].score.shares
            if shares is not None:
                found[game] = shares
    return found
