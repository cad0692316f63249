"""Roles of the stages of a roll in players' own words."""

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
        pieces.leave_out("auto-hit")
        for index in roles:
            if pieces.word[index] in _ROLES:
                pieces.give_back(index)
        return
    if roles and _counts_dice(pieces, roles, roll):
        pieces.take(roles[0], roles[0] + 1)
        del roles[0]
    given = _beside(roles, roll)
    if given is None:
        given = _between_joins(pieces, roles, roll)
    if given is None:
        return
    bare = not given and not pieces.base and "A" not in pieces.word
    plain = bare and "T" in pieces.word
    for index, sign in enumerate(pieces.word):
        joins = sign in _JOINS or pieces.tokens[index].text in ("|", ">")
        if joins and roll.aims[0].at < index < roll.aims[-1].at:
            pieces.take(index, index + 1)
    if not plain:
        _in_order(pieces, roll, given)


def _counts_dice(pieces: Pieces, roles: list[int], roll: Roll) -> bool:
    """Tell whether the first role says what the dice are, as in `12 touches blesse 4+ svg 5+`."""
    if not pieces.base or pieces.base not in _ROLES:
        return False
    return len(roles) != len(roll.aims) or roles[0] > roll.aims[0].at


def _in_order(pieces: Pieces, roll: Roll, given: dict[int, int]) -> None:
    """Give roles that follow each other: what was hit is wounded, what was wounded is saved."""
    following = 0
    if pieces.base and pieces.base in _ROLES:
        saving = pieces.base in "vW"
        following = _ROLES.index(pieces.base) + (0 if saving else 1)
    for number, aim in enumerate(roll.aims):
        index = given.get(number)
        role = following if index is None else _ROLES.index(pieces.tokens[index].sign)
        if not following <= role < len(_NAMES):
            pieces.spoil(aim.at)
            return
        aim.role = _NAMES[role]
        following = role + 1
    for index in given.values():
        pieces.take(index, index + 1)


def _between_joins(pieces: Pieces, roles: list[int], roll: Roll) -> dict[int, int] | None:
    """Return the same where each part between commas says one stage and its role.

    `hitting on 4, wounding on 3, 5+ save` says the last behind its number.
    """
    parts = [sum(sign in _JOINS for sign in pieces.word[:index]) for index in roles]
    stages = [sum(sign in _JOINS for sign in pieces.word[: aim.at]) for aim in roll.aims]
    alone = len(set(parts)) == len(parts) and len(set(stages)) == len(stages)
    if not alone or not set(parts) <= set(stages):
        return None
    return {stages.index(part): index for part, index in zip(parts, roles, strict=True)}


def _beside(roles: list[int], roll: Roll) -> dict[int, int] | None:
    """Return by number of stage where its role is said, None where that cannot be told."""
    stages = [aim.at for aim in roll.aims]
    before = bool(roles) and (roles[0] < stages[0] or roles[-1] < stages[-1])
    given: dict[int, int] = {}
    for index in roles:
        if before:
            number = next((n for n, at in enumerate(stages) if at > index), None)
        else:
            number = next((n for n in reversed(range(len(stages))) if stages[n] < index), None)
        if number is None or number in given:
            return None
        given[number] = index
    return given
