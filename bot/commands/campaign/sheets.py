"""Battles that come to a campaign from a spreadsheet: whose they are, and how they count."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.campaign.access import campaigns_of
from bot.campaign.battles import MOST_BATTLES
from bot.campaign.files.intake import take_battles
from bot.campaign.files.sheet import SheetRow, read_sheet, resolved, wrong
from bot.campaign.ledger import HOUR
from bot.commands.campaign.presenter import asked, check_organiser, meant, server
from bot.commands.request.answer import Answer, Promise
from bot.commands.request.context import CommandContext
from bot.store.tables.campaign import CampaignMemberRow, CampaignRow
from bot.texts.names import fold
from bot.views.cards.card import Card
from rulesets.refusal import Refusal


def take_sheet(context: CommandContext, content: bytes, named: str | None) -> Promise[Answer]:
    """Promise the answer to a spreadsheet of battles: all of them are taken, or none.

    Raises:
        Refusal: as `Campaigns.find`, `read_sheet` and `take_battles`, `csv-empty`.
    """
    server(context)

    async def taken() -> Answer:
        campaigns, who = campaigns_of(context.store), asked(context)
        done = await campaigns.done(who.interaction_id)
        if done is None:
            campaign = await meant(context, named)
            await check_organiser(context, campaign)
            people = await campaigns.members(campaign.id)
            newest = await campaigns.battles(campaign.id, limit=1)
            sheet = _Sheet(
                campaign,
                people,
                games=list(context.store.games),
                regions=list((await campaigns.territory(campaign)).regions),
                newest=newest[0].number if newest else 0,
                at=who.at,
            )
            rows = await asyncio.to_thread(sheet.rows, content)
            done = await take_battles(campaigns, who, campaign, rows)
        texts = context.texts
        count = done.event.data["count"]
        headline = texts("campaign-battles-taken", count=count)
        card = Card(texts("campaign-title", campaign=done.campaign.name), headline)
        details = {"campaign": done.campaign.name, "battles": count}
        return Answer(card, details=lambda: details)

    return Promise(taken(), lambda answer: answer)


@dataclass(slots=True)
class _Sheet:
    """The battles of a spreadsheet as a campaign keeps them.

    Attributes:
        games: Those that are known.
        regions: Those of the map.
        newest: The number of the last battle.
        at: Now.
    """

    campaign: CampaignRow
    people: Mapping[int, CampaignMemberRow]
    games: Collection[str]
    regions: Collection[str]
    newest: int
    at: int
    _ids: Mapping[str, int | None] = field(init=False)
    _regions: Mapping[str, str] = field(init=False)

    def __post_init__(self) -> None:
        named = [(member.name, member.id) for member in self.people.values()]
        self._ids = resolved(named, fold)
        self._regions = {fold(region): region for region in self.regions}

    def rows(self, content: bytes) -> list[dict[str, Any]]:
        """Return the columns of every battle.

        Raises:
            Refusal: as `read_sheet`, `csv-empty`, `too-many-campaign-battles`.
        """
        found: list[dict[str, Any]] = []
        numbers: set[int] = set()
        for sheet_row in read_sheet(content):
            if len(found) >= MOST_BATTLES:
                raise Refusal("too-many-campaign-battles", most=MOST_BATTLES)
            row = self._row(sheet_row)
            if row["number"] in numbers:
                raise wrong(sheet_row.line, "number", str(row["number"]), "twice")
            numbers.add(row["number"])
            self.newest = max(self.newest, row["number"])
            found.append(row)
        if not found:
            raise Refusal("csv-empty")
        return found

    def _row(self, sheet_row: SheetRow) -> dict[str, Any]:
        campaign = self.campaign
        first = self._member(sheet_row.line, "first", sheet_row.first)
        second = (
            self._member(sheet_row.line, "second", sheet_row.second) if sheet_row.second else None
        )
        if second is not None and second.id == first.id:
            raise wrong(sheet_row.line, "second", sheet_row.second, "oneself")
        state = sheet_row.state or "settled"
        due = self.at + campaign.silence * HOUR if campaign.silence else None
        points = sheet_row.points or (None, None)
        theirs = second.faction if second is not None else ""
        return {
            "number": sheet_row.number or self.newest + 1,
            "season": sheet_row.season or campaign.season,
            "round": sheet_row.round or campaign.round,
            "game": self._game(sheet_row),
            "one_id": first.id,
            "two_id": None if second is None else second.id,
            "outcome": sheet_row.outcome,
            "points_one": points[0],
            "points_two": points[1],
            "size": sheet_row.size,
            "faction_one": first.faction
            if sheet_row.first_faction is None
            else sheet_row.first_faction,
            "faction_two": theirs if sheet_row.second_faction is None else sheet_row.second_faction,
            "verdict": "",
            "note": sheet_row.note,
            "state": state,
            "played_at": sheet_row.at or self.at,
            "region": self._region(sheet_row),
            "due_at": due if state == "proposed" else None,
        }

    def _member(self, line: int, column: str, name: str) -> CampaignMemberRow:
        key = fold(name)
        if key not in self._ids:
            raise wrong(line, column, name, "stranger")
        found = self._ids[key]
        if found is None:
            raise wrong(line, column, name, "namesake")
        return self.people[found]

    def _game(self, sheet_row: SheetRow) -> str:
        game = sheet_row.game
        if game is None:
            return self.campaign.game or ""
        if game and game not in self.games:
            raise wrong(sheet_row.line, "game", game, "choice", names=", ".join(sorted(self.games)))
        if game and self.campaign.game not in (None, game):
            raise wrong(sheet_row.line, "game", game, "choice", names=str(self.campaign.game))
        return game

    def _region(self, sheet_row: SheetRow) -> str:
        """Return a battle's region as the map calls it; without a map any will do."""
        if not sheet_row.region or not self._regions:
            return sheet_row.region
        if fold(sheet_row.region) not in self._regions:
            raise wrong(sheet_row.line, "region", sheet_row.region, "region")
        return self._regions[fold(sheet_row.region)]
