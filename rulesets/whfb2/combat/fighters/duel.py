"""Challenges within a round: those who fight, and against whom [L2995-3096]."""

from __future__ import annotations

from collections.abc import Mapping

from rulesets.core.battlefield.unit import Unit
from rulesets.whfb2.characters.challenge import DUEL, DUELLING, LED_DUEL
from rulesets.whfb2.combat.fighters.gather_units import CHARIOT, Member


def duels_of(
    members: tuple[tuple[Member, ...], tuple[Member, ...]],
) -> tuple[Mapping[int, int], Mapping[int, int]]:
    """Return the places of those who fight a challenge, each with that of his opponent, by side.

    The table knows who took up whose challenge. Where it does not, the first of one side fights the
    first of the other, the second the second, and so on; where one side has more, those beyond the
    last stand against the last, as they may against a monster that challenges [L3074-3096]. Where
    the other side has none, the leader of the unit that he would strike is meant, a figure of that
    unit.
    """
    found = tuple(
        [index for index, member in enumerate(party) if member.unit.has(DUEL)] for party in members
    )
    paired = (_against(found[0], found[1]), _against(found[1], found[0]))
    if not all(found):
        paired = (_leaders(members, found, 0), _leaders(members, found, 1))
    return ({**paired[0], **_known(members, found, 0)}, {**paired[1], **_known(members, found, 1)})


def leaders_of(
    members: tuple[tuple[Member, ...], tuple[Member, ...]],
) -> tuple[Mapping[int, int], Mapping[int, int]]:
    """Return the places of units whose leaders fight each other apart from them, by side."""
    led = tuple(
        [index for index, member in enumerate(party) if _is_led(member.unit)] for party in members
    )
    free = [index for index in led[1] if not members[1][index].unit.linked(DUELLING.id)]
    pairs: dict[int, int] = {}
    for index in led[0]:
        unit = members[0][index].unit
        meant = [at for at in led[1] if unit.linked(DUELLING.id, members[1][at].unit.name)]
        if not meant and not unit.linked(DUELLING.id):
            meant = [at for at in free if at not in pairs.values()]
        if meant:
            pairs[index] = meant[0]
    return pairs, {theirs: ours for ours, theirs in pairs.items()}


def _is_led(unit: Unit) -> bool:
    """Return whether a unit's own leader, a figure of it, fights a challenge."""
    return unit.has(LED_DUEL) and CHARIOT not in unit.rules


def _known(
    members: tuple[tuple[Member, ...], tuple[Member, ...]],
    found: tuple[list[int], ...],
    side: int,
) -> Mapping[int, int]:
    """Return the duellists of a side whose opponents the table knows, each with his opponent."""
    names = {member.unit.name: index for index, member in enumerate(members[1 - side])}
    return {
        index: names[link.other]
        for index in found[side]
        for link in members[side][index].unit.linked(DUELLING.id)
        if link.other in names
    }


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
