"""Roles of the stages of a roll in players' own words."""

from __future__ import annotations

from typing import Final

from rulesets.dice.notation.spoken.pieces import Pieces
from rulesets.dice.notation.spoken.writing import Roll

_ROLES: Final = "hwvW"
_NAMES: Final = ("hit", "wound", "save", "ward")
_WOUNDS: Final = frozenset({"wounds", "blessures"})
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
    if roles and (_counts_dice(pieces, roles, roll) or _names_wounds(pieces, roles, roll)):
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


def _names_wounds(pieces: Pieces, roles: list[int], roll: Roll) -> bool:
    """Tell whether wounds are what is saved, as in `8 wounds 4+ 5++`."""
    if pieces.base != "w" or roles[0] > roll.aims[0].at:
        return False
    return pieces.tokens[roles[0]].text.casefold() in _WOUNDS


def _in_order(pieces: Pieces, roll: Roll, given: dict[int, int]) -> None:
    """Give roles that follow each other: what was hit is wounded, what was wounded is saved."""
    base = _ROLES.index(pieces.base) if pieces.base and pieces.base in _ROLES else None
    following = 0 if base is None else base + (pieces.base not in "vW")
    said = {number: _ROLES.index(pieces.tokens[at].sign) for number, at in given.items()}
    roles = _following(len(roll.aims), said, following)
    if roles is None and base is not None:  # `9 wounds on 3+ then save 4+` are rolled to wound
        roles = _following(len(roll.aims), said, base)
    if roles is None:
        pieces.spoil(roll.aims[0].at)
        return
    for aim, role in zip(roll.aims, roles, strict=True):
        aim.role = _NAMES[role]
    for index in given.values():
        pieces.take(index, index + 1)


def _following(stages: int, said: dict[int, int], following: int) -> list[int] | None:
    """Return the roles of stages, those that are not said in order; None where one is behind."""
    roles = []
    for number in range(stages):
        role = said.get(number, following)
        if not following <= role < len(_NAMES):
            return None
        roles.append(role)
        following = role + 1
    return roles


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
