"""The declarations of `/roster`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from bot.campaign.scoring.rule import MOST_EXPERIENCE
from bot.commands.options.specification import Option

_LONGEST_NAME: Final = 60
_LONGEST_LINE: Final = 600
_LONGEST_LOSSES: Final = 1500
_MOST_NUMBER: Final = 1_000_000
_MOST_MODELS: Final = 500
_MOST_MISSES: Final = 100
STATES: Final = ("fit", "fallen", "dead")
AS: Final = ("as-winner", "as-loser")


def _text(name: str, most: int = _LONGEST_NAME, *, required: bool = False) -> Option:
    return Option(name, "text", f"param-roster-{name}", required, most=most)


def _whole(name: str, least: int, most: int) -> Option:
    return Option(name, "whole", f"param-roster-{name}", least=least, most=most)


def roster_commands() -> Mapping[str, tuple[Option, ...]]:
    """Return the subcommands of `/roster` with their options."""
    campaign = Option(
        "campaign", "text", "param-campaign-campaign", most=_LONGEST_NAME, completion="campaigns"
    )
    player = Option("player", "person", "param-campaign-player")
    unit = replace(_text("unit", required=True), completion="fighters")
    dice = Option("dice", "text", "param-dice", most=_LONGEST_LINE)
    artefact = _text("artefact", required=True)
    return {
        "roster show": (player, replace(unit, required=False), campaign),
        "roster add": (_text("line", _LONGEST_LINE, required=True), campaign),
        "roster take": (
            Option("army", "text", "param-roster-army", most=_LONGEST_NAME, completion="armies"),
            Option("side", "text", "param-side", most=_LONGEST_NAME, completion="sides"),
            campaign,
        ),
        "roster muster": (
            Option("side", "text", "param-side", most=_LONGEST_NAME, completion="sides"),
            campaign,
        ),
        "roster after": (
            replace(_whole("battle", 1, _MOST_NUMBER), required=True),
            _text("losses", _LONGEST_LOSSES),
            _text("absent", _LONGEST_LOSSES),
            Option("recover", "text", "param-roster-recover", choices=AS, origins=(None, None)),
            campaign,
        ),
        "roster injury": (unit, dice, campaign),
        "roster artefact": (
            unit,
            artefact,
            Option("captured", "flag", "param-roster-captured"),
            player,
            campaign,
        ),
        "roster mastery": (unit, artefact, dice, campaign),
        "roster roll": (_text("table", required=True), unit, dice, campaign),
        "roster edit": (
            unit,
            _whole("models", 0, _MOST_MODELS),
            _whole("experience", 0, MOST_EXPERIENCE),
            _whole("misses", 0, _MOST_MISSES),
            Option(
                "state", "text", "param-roster-state", choices=STATES, origins=(None, None, None)
            ),
            _text("honour", 200),
            player,
            campaign,
        ),
        "roster dismiss": (unit, player, campaign),
        "roster table": (
            Option("file", "file", "param-roster-file"),
            _text("remove"),
            campaign,
        ),
    }
