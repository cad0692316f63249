"""A campaign's file holds what its tables hold, under the same names and of the same types."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, get_type_hints

import pytest

from bot.campaign.files.parts import (
    BattlePart,
    CampaignDocument,
    ChallengePart,
    EventPart,
    FighterPart,
    MemberPart,
    Part,
    RegionPart,
)

OTHERWISE: Final[Mapping[type[Part], set[str]]] = {
    CampaignDocument: {"id", "guild_id", "key"},
    MemberPart: {"id", "campaign_id", "user_id"},
    BattlePart: {
        *("id", "campaign_id", "one_id", "two_id", "proposer_id", "battle_id"),
        *("points_one", "points_two", "faction_one", "faction_two"),
    },
    RegionPart: {"id", "campaign_id", "place", "owner_id"},
    ChallengePart: {"id", "campaign_id", "one_id", "two_id"},
    EventPart: {
        *("id", "campaign_id", "interaction_id", "actor_id", "actor_name"),
        *("about_id", "member_id"),
    },
    FighterPart: {"id", "campaign_id", "member_id", "key"},
}
"""The columns that a file tells in another way, or that are another database's."""
NARROWER: Final = {"action", "conquest", "data", "marks", "sheet", "status"}
"""The columns of which a file may hold less than its table."""


@pytest.mark.parametrize("part", OTHERWISE, ids=lambda part: part.__name__)
def test_a_part_holds_every_column_of_its_table_or_tells_it_otherwise(part: type[Part]) -> None:
    columns = set(part.table.model_fields)
    assert columns - set(part.model_fields) == OTHERWISE[part]


@pytest.mark.parametrize("part", OTHERWISE, ids=lambda part: part.__name__)
def test_a_part_holds_columns_in_the_types_that_they_have(part: type[Part]) -> None:
    held, stored = get_type_hints(part), get_type_hints(part.table)
    shared = part.model_fields.keys() & part.table.model_fields.keys()
    for name in shared - NARROWER:
        assert held[name] == stored[name], name
