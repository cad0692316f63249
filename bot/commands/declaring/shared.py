"""Options that commands of several families take: a name for each annotation."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from bot.commands.declaring.kinds import Completed, File, Game, Key, Person
from bot.commands.request.upload import Upload
from bot.store.journal.record import Actor
from rulesets.core.declaring.kind import Flag, Text, Whole

YesNo: TypeAlias = Annotated[bool, Flag()]
Count: TypeAlias = Annotated[int, Whole(1, 20)]

Attached: TypeAlias = Annotated[Upload | None, File()]
AttachedFile: TypeAlias = Annotated[Upload, File()]

Somebody: TypeAlias = Annotated[Actor | None, Person()]
Player: TypeAlias = Annotated[Actor | None, Person(), Key("param-campaign-player")]

DeckName: TypeAlias = Annotated[str | None, Text(60), Completed("decks")]
GameName: TypeAlias = Annotated[str | None, Game()]
HouseRules: TypeAlias = Annotated[str | None, Text(600), Completed("house")]
SideName: TypeAlias = Annotated[str | None, Text(60), Completed("sides")]
ArmyName: TypeAlias = Annotated[str, Text(60), Completed("armies")]
BattleName: TypeAlias = Annotated[str | None, Text(60), Key("param-battle"), Completed("battles")]
CampaignName: TypeAlias = Annotated[
    str | None, Text(60), Key("param-campaign-campaign"), Completed("campaigns")
]
PlayerName: TypeAlias = Annotated[str | None, Text(60), Completed("players")]
RegionName: TypeAlias = Annotated[
    str | None, Text(60), Key("param-battle-region"), Completed("regions")
]
UnitName: TypeAlias = Annotated[str, Text(300), Key("param-unit-name"), Completed("units")]

Dice: TypeAlias = Annotated[str | None, Text(2000)]
