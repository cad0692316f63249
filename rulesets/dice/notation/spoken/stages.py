"""What each stage of a roll in players' own words decides."""

from __future__ import annotations

from typing import Final

from rulesets.dice.notation.spoken.pieces import Pieces
from rulesets.dice.notation.spoken.writing import Roll

_ROLES: Final = "hwvW"
_NAMES: Final = ("hit", "wound", "save", "ward")
_JOINS: Final = "T/,&"


def give_roles(pieces: Pieces, roll: Roll) -> None:
    """Give the stages their roles: those said beside them, else in the order of an attack.

    Three bare numbers are to hit, to wound, to save; after "then" a stage is just a stage.
    """
    roles = [index for index, sign in enumerate(pieces.word) if sign in _ROLES]
    if len(roll.aims) < 2:  # noqa: PLR2004 - one stage needs no name
        for index in roles:
            pieces.give_back(index)
        return
    if pieces.base in _ROLES and len(roles) > len(roll.aims):
        pieces.take(roles[0], roles[0] + 1)
        del roles[0]
    elif pieces.base in _ROLES and pieces.base and roles and not _stands_first(pieces, roles[0], roll):
        pieces.take(roles[0], roles[0] + 1)
        del roles[0]
    given = _beside(pieces, roles, roll)
    if given is None:
        return
    plain = "T" in pieces.word and not given and pieces.base == "" and "A" not in pieces.word
    for index, sign in enumerate(pieces.word):
        if sign in _JOINS:
            pieces.take(index, index + 1)
    if plain:
        return
    following = _ROLES.find(pieces.base) + 1 if pieces.base in tuple(_ROLES) else 0
    if pieces.base in ("v", "W"):
        following -= 1
    for number, aim in enumerate(roll.aims):
        index = given.get(number)
        role = _ROLES.index(pieces.tokens[index].sign) if index is not None else following
        if role < following or role >= len(_NAMES):
            pieces.spoil()
            return
        aim.role = _NAMES[role]
        following = role + 1
    for index in given.values():
        pieces.take(index, index + 1)


def _stands_first(pieces: Pieces, index: int, roll: Roll) -> bool:
    """Tell whether the first role belongs to the first target, not to the number of dice."""
    between = pieces.word[index + 1 : roll.aims[0].at]
    return not any(sign in _ROLES for sign in between) and sum(
        sign in _ROLES for sign in pieces.word
    ) == len(roll.aims)


def _beside(pieces: Pieces, roles: list[int], roll: Roll) -> dict[int, int] | None:
    """Return by number of stage where its role is said, None where that cannot be told."""
    places = [aim.at for aim in roll.aims]
    before = bool(roles) and (roles[0] < places[0] or roles[-1] < places[-1])
    given: dict[int, int] = {}
    for index in roles:
        if before:
            number = next((n for n, at in enumerate(places) if at > index), None)
        else:
            number = next((n for n in reversed(range(len(places))) if places[n] < index), None)
        if number is None or number in given:
            return None
        given[number] = index
    return given
