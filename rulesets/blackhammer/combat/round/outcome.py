"""Outcomes of a round of combat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from rulesets.dice.detail import detail
from rulesets.rank_and_flank.round import outcome

Reaction: TypeAlias = Literal["steady", "grumph", "sniff", "raaargh"]


@dataclass(frozen=True, slots=True)
class Aftermath(outcome.Aftermath):
    """An end of a round of combat for a unit; distances are in paces.

    `state` is `engaged`, `fleeing`, `caught`, `wiped-out`, `pursues`, `stays` (it holds back from
    pursuit), `free` (its enemies are all dead), `may-overrun`, `scrapped` (a war machine that would
    flee), or `bolted` (a monster that left after its last rider).

    Attributes:
        frenzy_lost: It lost its Frenzy.
        dissolved: Wounds it lost to instability after the result [L2768-2772].
        reaction: How it reacted to the loss of its last rider: `steady`, `grumph`, `sniff`,
            `raaargh`; None where it lost none [L2352-2382].
        leaderless: Whether its champion, who stood apart in a challenge, fell [L2282].
    """

    frenzy_lost: bool = False
    dissolved: int = 0
    reaction: Reaction | None = None
    leaderless: bool | None = detail()


@dataclass(frozen=True, slots=True)
class RoundResult(outcome.RoundResult[Aftermath]):
    """A round of combat; in a draw nobody wins.

    Attributes:
        musician: Whether a musician won a draw.
    """

    musician: bool | None = detail()


@dataclass(frozen=True, slots=True)
class GreatRoundResult(RoundResult):
    """A round of many units: its chances are told for the sides, not unit by unit."""

    units: tuple[Aftermath, ...] = detail()
    enemies: tuple[Aftermath, ...] = detail()
