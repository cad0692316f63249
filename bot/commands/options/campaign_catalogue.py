"""The declarations of `/campaign`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from bot.campaign.scoring.rule import MOST_POINTS, MOST_WINS
from bot.commands.options.specification import Option

_LONGEST_NAME: Final = 60
_LONGEST_TABLE: Final = 600
_LONGEST_WORDS: Final = 200
_LONGEST_MAP: Final = 4000
_LONGEST_SILENCE: Final = 8760
"""Hours: a year."""
_MOST_ROUND: Final = 999
_MOST_NUMBER: Final = 1_000_000
MOST_SCORE: Final = 100_000
MOST_SIZE: Final = 20_000
KINDS: Final = ("swiss", "round-robin")
"""How a round is drawn."""
OWN: Final = ("i-won", "i-lost", "drawn")
"""How a player tells of a battle."""
_ANY: Final = ("first-won", "second-won", "drawn")


def _text(name: str, most: int = _LONGEST_NAME, *, required: bool = False) -> Option:
    return Option(name, "text", f"param-campaign-{name}", required, most=most)


def _whole(name: str, least: int, most: int) -> Option:
    text = f"param-campaign-{name.replace('_', '-')}"
    return Option(name, "whole", text, least=least, most=most)


def _flag(name: str) -> Option:
    return Option(name, "flag", f"param-campaign-{name.replace('_', '-')}")


def _outcome(choices: tuple[str, ...]) -> Option:
    origins = (None,) * len(choices)
    return Option("outcome", "text", "param-campaign-outcome", choices=choices, origins=origins)


def _region(*, required: bool = False) -> Option:
    region = _text("region", required=required)
    return replace(region, text="param-battle-region", completion="regions")


def _of_land(name: str, least: int, most: int) -> Option:
    return Option(name, "whole", f"param-territory-{name}", least=least, most=most)


def territory_commands() -> Mapping[str, tuple[Option, ...]]:
    """Return the subcommands of `/territory` and `/challenge` with their options."""
    campaign = replace(_text("campaign"), completion="campaigns")
    player = Option("player", "person", "param-campaign-player")
    challenge = _of_land("challenge", 1, _MOST_NUMBER)
    number = replace(challenge, required=True)
    region = replace(_region(required=True), text="param-territory-region")
    return {
        "territory map": (Option("file", "flag", "param-territory-file"), campaign),
        "territory region": (
            region,
            campaign,
        ),
        "territory targets": (player, campaign),
        "territory draw": (
            Option("map", "text", "param-territory-map", most=_LONGEST_MAP),
            Option("file", "file", "param-territory-list"),
            campaign,
        ),
        "territory give": (
            region,
            replace(player, text="param-territory-owner"),
            _text("date", 10),
            campaign,
        ),
        "territory rule": (
            Option("over_links", "flag", "param-territory-over-links"),
            Option("from_owner", "flag", "param-territory-from-owner"),
            _of_land("wins", 1, MOST_WINS),
            _of_land("answer", 0, _LONGEST_SILENCE),
            campaign,
        ),
        "challenge send": (
            Option("opponent", "person", "param-campaign-opponent", required=True),
            _region(),
            campaign,
        ),
        "challenge list": (campaign,),
        "challenge accept": (number, campaign),
        "challenge decline": (number, campaign),
        "challenge withdraw": (number, campaign),
    }


def campaign_commands(game: Option) -> Mapping[str, tuple[Option, ...]]:
    """Return the subcommands of `/campaign` with their options.

    Args:
        game: The option that names a game.
    """
    campaign = replace(_text("campaign"), completion="campaigns")
    game = replace(game, text="param-campaign-game")
    player = Option("player", "person", "param-campaign-player")
    named = replace(player, required=True)
    battle = replace(_whole("battle", 1, _MOST_NUMBER), required=True)
    reason = _text("reason", _LONGEST_WORDS)
    points = tuple(_whole(one, -MOST_POINTS, MOST_POINTS) for one in ("win", "draw", "loss", "bye"))
    silence = _whole("silence", 0, _LONGEST_SILENCE)
    season, round_ = _whole("season", 1, _MOST_ROUND), _whole("round", 1, _MOST_ROUND)
    size, note = _whole("size", 1, MOST_SIZE), _text("note", _LONGEST_WORDS)
    scores = tuple(_whole(one, -MOST_SCORE, MOST_SCORE) for one in ("points_one", "points_two"))
    played = replace(game, text="param-battle-game")
    told = (size, played, round_, season, note, _region())
    right = (_outcome(_ANY), *scores, *told, campaign)
    return {
        "campaign create": (_text("name", required=True), game, *points, silence),
        "campaign rule": (
            *points,
            _whole("late", -MOST_POINTS, MOST_POINTS),
            _text("table", _LONGEST_TABLE),
            _text("bonus", _LONGEST_TABLE),
            _flag("own_tables"),
            replace(_text("tie_breaks", _LONGEST_WORDS), text="param-campaign-tie-breaks"),
            silence,
            campaign,
        ),
        "campaign join": (
            _text("faction"),
            replace(_text("army"), completion="armies"),
            campaign,
        ),
        "campaign leave": (campaign,),
        "campaign organiser": (named, _flag("remove"), campaign),
        "campaign show": (campaign,),
        "campaign list": (),
        "campaign round": (Option("season", "flag", "param-campaign-new-season"), campaign),
        "campaign close": (_flag("reopen"), campaign),
        "campaign delete": (
            replace(campaign, required=True, text="param-campaign-whole"),
            _flag("confirm"),
        ),
        "campaign log": (
            _outcome(OWN),
            Option("opponent", "person", "param-campaign-opponent"),
            _whole("own_points", -MOST_SCORE, MOST_SCORE),
            _whole("their_points", -MOST_SCORE, MOST_SCORE),
            size,
            played,
            _text("date", 10),
            note,
            _region(),
            replace(player, text="param-campaign-first-player"),
            campaign,
        ),
        "campaign bye": (named, campaign),
        "campaign here": (_region(), Option("remove", "flag", "param-campaign-untie"), campaign),
        "campaign confirm": (battle, campaign),
        "campaign dispute": (battle, reason, campaign),
        "campaign settle": (battle, *right),
        "campaign void": (battle, reason, campaign),
        "campaign edit": (battle, *right),
        "campaign battles": (
            player,
            _flag("waiting"),
            _whole("before", 1, _MOST_NUMBER),
            campaign,
        ),
        "campaign battle": (battle, campaign),
        "campaign export": (
            Option(
                "format",
                "text",
                "param-campaign-format",
                choices=("json", "csv"),
                origins=(None, None),
            ),
            campaign,
        ),
        "campaign import": (
            Option("file", "file", "param-campaign-file", required=True),
            replace(campaign, text="param-campaign-into"),
        ),
        "campaign pairings": (
            Option(
                "draw", "text", "param-campaign-draw-pairs", choices=KINDS, origins=(None, None)
            ),
            campaign,
        ),
        "campaign standings": (season, _flag("all"), _flag("ratings"), campaign),
        "campaign record": (player, campaign),
    }
