"""Challenges within a round: those who fight, and against whom [L2995-3096]."""

from __future__ import annotations

from collections.abc import Mapping

from rulesets.whfb2.characters.challenge import DUEL
from rulesets.whfb2.combat.fighters.gather_units import Member


def duels_of(
    members: tuple[tuple[Member, ...], tuple[Member, ...]],
) -> tuple[Mapping[int, int], Mapping[int, int]]:
    """Return the places of those who fight a challenge, each with that of his opponent, by side.

    The first of one side fights the first of the other, the second the second, and so on; where
    one side has more, those beyond the last stand against the last, as they may against a monster
    that challenges [L3074-3096]. Where the other side has none, the leader of the unit that he
    would strike is meant, a figure of that unit.
    """
    found = tuple(
        [index for index, member in enumerate(party) if member.unit.has(DUEL)] for party in members
    )
    paired = (_against(found[0], found[1]), _against(found[1], found[0]))
    return paired if all(found) else (_leaders(members, found, 0), _leaders(members, found, 1))


def _against(own: list[int], others: list[int]) -> Mapping[int, int]:
    if not others:
        return {}
    return {index: others[min(rank, len(others) - 1)] for rank, index in enumerate(own)}


def _leaders(
    members: tuple[tuple[Member, ...], tuple[Member, ...]],
    found: tuple[list[int], ...],
    side: int,
) -> Mapping[int, int]:
    """Let a challenger fight the leader of a unit where his opponent is no figure of his own."""
    named = sum(not member.joined for member in members[1 - side])
    return {index: min(members[side][index].place, named - 1) for index in found[side]}
