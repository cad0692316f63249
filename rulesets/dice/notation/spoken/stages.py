"""Roles of the stages of a roll in players' own words."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final, NamedTuple

from rulesets.dice.notation.spoken.pieces import Pieces
from rulesets.dice.notation.spoken.tokens import NEED, NOISE, Token
from rulesets.dice.notation.spoken.writing import Roll

_ROLES: Final = "hwvW"
_NAMES: Final = ("hit", "wound", "save", "ward")
_DENIED: Final = {"save": "no-save", "ward": "no-ward"}
"""Words that there is no stage of a kind."""
_WOUNDS: Final = frozenset({"wounds", "blessures"})
_JOINS: Final = "T/,&"
_ATTACK: Final = 3
"""Stages of an attack: to hit, to wound, to save."""


def name_special_saves(tokens: list[Token]) -> None:
    """Take `special 6+` behind saves, or behind three stages, as the special save."""
    for at, token in enumerate(tokens):
        if token.group != "special":
            continue
        before = [each for each in tokens[:at] if each.sign not in NOISE + ",&"]
        needs = sum(each.sign == NEED for each in before)
        saved = needs >= _ATTACK or any(each.group == "save" for each in before)
        behind = next((each.sign for each in tokens[at + 1 :] if each.sign != NOISE), "")
        if saved and before[-1].sign == NEED == behind:
            token.sign, token.group = "W", "ward"


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


def spoil_denied(pieces: Pieces, roll: Roll) -> None:
    """Spoil a stage, or a roll, that is said and said not to be."""
    for aim in roll.aims:
        denied = _DENIED.get(aim.role, "")
        if (denied and pieces.says(denied)) or (aim.rerolls and pieces.says("no-again")):
            pieces.spoil(aim.at)


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


class Feat(NamedTuple):
    """Faces of a stage, and what they may do besides to hit or to wound.

    Attributes:
        role: The stage whose faces they are; empty for the first.
        special: What they do, in strict notation.
        face: The lowest of them, 0 where none was named.
    """

    role: str
    special: str
    face: int = 0

    def fits(self, roll: Roll) -> bool:
        """Tell whether what wounds by itself has a stage to wound to pass over."""
        saves = [aim.role for aim in roll.aims[1:2]] == ["save"]
        return not (saves and self.role == "hit" and self.special.startswith("auto"))

    def added(self, roll: Roll) -> Roll:
        """Return a roll whose stage has these faces: the one they are of, else its first."""
        named = [at for at, aim in enumerate(roll.aims) if aim.role == self.role]
        at = named[0] if named else 0
        aims = [
            replace(aim, special=f" {self.special}") if number == at else aim
            for number, aim in enumerate(roll.aims)
        ]
        return replace(roll, aims=aims)


_GROUPS: Final = {
    "critical": "K",
    "mortal": "M",
    "auto-wound": "Q",
    "poison": "O",
    "lethal": "L",
    "doubled": "D",
    "extra": "x",
    "explode": "E",
    "hit": "h",
    "wound": "w",
    "attacks": "A",
}
_BETWEEN: Final = "ij&,a()"
"""Signs that say nothing between faces and what they do: noise, `with`, a comma, `on`, brackets."""
_FACE: Final = r"(?:K\.*(?P<sure>[fnp])|(?P<face>[fn])|K)"
_TO: Final = r"\.*(?P<role>[hw]?)\.*"
_OWN: Final = r"(?P<role>(?:[hw](?!\.*[fnpz2]))?)"
"""The stage whose faces they are, and not one that comes with what it needs."""
_DOES: Final = r"(?P<does>Mw?|Q|E|[2D]\.*[hA]|x\.*[hA])"
_FEATS: Final = (
    re.compile(_FACE + _TO + _DOES),
    re.compile(_DOES + r"\.*(?P<before>[hw]?)\.*K?\.*(?P<sure>[fnp])\.*" + _OWN),
    re.compile(r"(?P<does>[OL])(?:\.*(?P<sure>f))?\.*" + _OWN),
    re.compile(r"(?P<does>E)" + _OWN),
)
"""Faces before what they do, `sixes are 2 hits`, and behind it, `mortal wounds on 6`."""
_MORTAL: Final = frozenset({"mortal", "mortel"})
"""An ability of a weapon as its sheet has it."""
_DONE: Final = {
    "M": ("mortal",),
    "Q": ("auto",),
    "E": ("double", "extra"),
    "2": ("double",),
    "D": ("double",),
    "x": ("double", "extra"),
    "O": ("auto",),
    "L": ("mortal",),
}
_STAGES: Final[dict[str, tuple[str, ...]]] = {"h": ("hit",), "w": ("wound",)}
_HIGHEST: Final = 6
_LEAST: Final = 4
"""The lowest face that a rule is about; lower ones are what is needed."""


def take_feats(tokens: list[Token]) -> tuple[Feat, ...]:
    """Take what some faces do besides out of a roll; return what that may be, likeliest first."""
    signs = "".join(map(_sign, tokens))
    found = next(filter(None, (pattern.search(signs) for pattern in _FEATS)), None)
    if found is None:
        return ()
    parts = found.groupdict()
    at = next((found.start(name) for name in ("sure", "face") if parts.get(name)), None)
    least = _HIGHEST if at is None else tokens[at].number
    last = least if at is not None and tokens[at].sign != "P" else _HIGHEST
    faces = ",".join(map(str, range(least, last + 1)))
    does = found["does"][0]
    stages = _STAGES.get(parts.get("role") or parts.get("before") or "")
    if stages is None:
        critical = does != "M" or "K" in found[0]
        stages = ("wound",) if does == "L" else ("hit",) if critical else ("hit", "wound")
    del tokens[found.start() : found.end()]
    tokens[:] = [token for token in tokens if token.sign not in "()"]  # one of a pair may be gone
    return tuple(
        Feat(stage, f"{feat} {faces}", least if at is not None else 0)
        for feat in _DONE[does]
        for stage in stages
    )


def take_ability(tokens: list[Token]) -> Feat | None:
    """Take an ability of a weapon out of a roll that stands last as on its sheet, Crit (Mortal).

    In other words, or before more, it may be another rule, which is asked.
    """
    for at, token in enumerate(tokens):
        said = [each.text.casefold() for each in tokens[at + 1 :] if each.sign != NOISE]
        named = said[1:2] if len(said) > 1 and (said[0], said[-1]) == ("(", ")") else said
        if token.group == "critical" and len(said) in (1, 3) and set(named) <= _MORTAL:
            del tokens[at:]
            return Feat("hit", f"mortal {_HIGHEST}", _HIGHEST)
    return None


def _sign(token: Token) -> str:
    """Return the letter that a piece has where faces and what they do are looked for."""
    if token.sign in "FN" and _LEAST <= token.number <= _HIGHEST:
        return "f"
    if token.sign == "P" and _LEAST < token.number <= _HIGHEST:
        return "n" if token.number == _HIGHEST else "p"
    if token.sign == "N" and token.number == 2:  # noqa: PLR2004 - two hits
        return "2"
    if token.group in _GROUPS:
        return _GROUPS[token.group]
    if token.sign in "FPN":
        return "z"
    between = token.sign in _BETWEEN or token.text == "=" or token.sign == NOISE
    return "." if between else "_"
