"""Outcomes of a round of combat."""

from __future__ import annotations

from dataclasses import dataclass

from rulesets.dice.detail import detail
from rulesets.rank_and_flank.round import outcome


@dataclass(frozen=True, slots=True)
class Aftermath(outcome.Aftermath):
    """An end of a round of combat for a unit; distances are in inches.

    `state` is `engaged`, `fleeing`, `caught`, `wiped-out`, `pursues`, `stays` (it holds back),
    `free` (its enemies are all gone), `may-overrun`, `may-enter` (the building it took),
    `scrapped` (a war machine that broke), or `thrown-back` (from the building it assaulted).

    Attributes:
        crumbled: Wounds lost to instability after the result.
        champion_slain: Whether its Champion fell in a challenge.
        champion_lost: Wounds that he lost in it.
    """

    crumbled: int = 0
    champion_slain: bool = False
    champion_lost: int | None = detail()


@dataclass(frozen=True, slots=True)
class RoundResult(outcome.RoundResult[Aftermath]):
    """A round of combat; in a tie both sides count as winners, and a Musician's win has no margin.

    Attributes:
        afraid: Names of the units that failed their Fear tests.
        icons: Of those that used a Gleaming Icon.
        steadfast: Of those that tested without the difference of the scores for their ranks.
        stubborn: Of those that did because they are Stubborn.
    """

    afraid: str | None = detail()
    icons: tuple[str, ...] | None = detail()
    steadfast: str | None = detail()
    stubborn: str | None = detail()


@dataclass(frozen=True, slots=True)
class GreatRoundResult(RoundResult):
    """A round of many units: its chances are told for the sides, not unit by unit."""

    units: tuple[Aftermath, ...] = detail()
    enemies: tuple[Aftermath, ...] = detail()
