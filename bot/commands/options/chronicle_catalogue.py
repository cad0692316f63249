"""The declarations of `/chronicle`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.commands.options.specification import Option

_LONGEST_NAME: Final = 60
_MOST_NUMBER: Final = 1_000_000
POST: Final = "chronicle post"
"""The command that needs Discord itself, to open a post."""
FORUM: Final = "forum"
"""The option that names where."""


def chronicle_commands(battle: Option) -> Mapping[str, tuple[Option, ...]]:
    """Return the subcommands of `/chronicle` with their options.

    Args:
        battle: The option that names a battle of the channel.
    """
    campaign = Option(
        "campaign",
        "text",
        "param-campaign-campaign",
        most=_LONGEST_NAME,
        completion="campaigns",
    )
    number = Option("number", "whole", "param-chronicle-number", least=1, most=_MOST_NUMBER)
    return {
        "chronicle battle": (battle, number, campaign),
        POST: (
            Option(FORUM, "forum", "param-chronicle-forum", required=True),
            battle,
            number,
            campaign,
        ),
        "chronicle site": (campaign,),
        "chronicle link": (Option("remove", "flag", "param-chronicle-remove"), campaign),
    }
