"""Damage of each die that is left at the end: `10 attacks 3+ 3+ save 5+ dmg 2`."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from rulesets.dice.notation.spoken.lexicon import NUMBER, bare
from rulesets.dice.notation.spoken.pieces import Pieces
from rulesets.dice.notation.spoken.tokens import NEED, NOISE, UNKNOWN, Token
from rulesets.dice.notation.spoken.writing import Roll
from rulesets.refusal import Refusal

DAMAGE: Final = "G"
_MUCH: Final = (
    re.compile(r"Gi*(?P<much>D(?:\+N(?!P))?|N)(?![XxAd])"),
    re.compile(r"(?P<much>D(?:\+N)?|(?<![krRHLX])N)i*G"),
)
_SUFFERED: Final = re.compile(r"(?:Na?G[,?]*[vW]?a?P[vW]?|[vW]?a?P[vW]?[agj&,?/]*Na?G)\??")
"""A save against so much damage, `ward 5+ on 9 damage`."""
_REND: Final = re.compile(r"P[,/i]*P[,/i]*(?P<sign>-)N(?!i*G)")
_GLUED: Final = re.compile(r"P[,/i]*P[,/i]*-(?P<dice>D)i*G")
_APART: Final = re.compile(r"(\d+)\s")
_EACH: Final = frozenset({"each", "chacun", "chacune"})
_SAVING: Final = {"v": "save", "W": "ward"}


def take_damage(tokens: list[Token]) -> str:
    """Take damage out of a roll that has targets; return how much in strict notation, or nothing.

    Elsewhere its word is a note: `d6 damage` are dice.
    """
    if not any(token.sign == DAMAGE for token in tokens):
        return ""
    _split(tokens)
    signs = "".join(token.sign for token in tokens)
    if _SUFFERED.fullmatch(signs.replace(NOISE, "")):
        for token in tokens:  # what is warded off is how many dice are thrown
            token.sign = "w" if token.sign == DAMAGE else token.sign
        return ""
    found = next(filter(None, (pattern.search(signs) for pattern in _MUCH)), None)
    is_said = signs.count(DAMAGE) == 1 and NEED in signs
    if found is None or not is_said:
        for token in tokens:
            token.sign = UNKNOWN if token.sign == DAMAGE else token.sign
        return ""
    start, end = found.span("much")
    much = "".join(_written(token) for token in tokens[start:end])
    last = found.end()
    _worsens(tokens, signs)
    each = tokens[last : last + 1]
    if each and bare(each[0].text) in _EACH:
        last += 1
    del tokens[found.start() : last]
    return much


def _split(tokens: list[Token]) -> None:
    """Read `-2 D3 dmg` as what makes saves worse, and a single die."""
    glued = _GLUED.search("".join(token.sign for token in tokens))
    at = glued.start("dice") if glued is not None else 0
    number = _APART.match(tokens[at].text) if at else None
    if number is not None:
        die = tokens[at]
        tokens[at : at + 1] = [Token(NUMBER, number[1], die.number), replace(die, number=0)]


def _worsens(tokens: list[Token], signs: str) -> None:
    """Read what a profile has before its damage as what makes saves worse, `3+ 3+ -2 D3 dmg`."""
    rend = _REND.search(signs)
    if rend is not None and "n" not in signs:
        tokens[rend.start("sign")].sign = "n"


def _written(token: Token) -> str:
    if token.sides:
        return f"{token.number if token.number > 1 else ''}d{token.sides}"
    return token.sign if token.sign == "+" else str(token.number)


def do_damage(pieces: Pieces, roll: Roll, damage: str) -> None:
    """Let what is left of a roll do damage, where all who may save have been asked.

    Raises:
        Refusal: `notation-no-save`, where a save may be owed first.
    """
    if damage == "1":
        return  # what is left is counted anyway
    aims = roll.aims
    saves = [_SAVING[sign] for sign in _saves(pieces)]
    if len(aims) == 1 and not aims[0].whole and not aims[0].role and saves:
        aims[0].role = saves[0]
    done = bool(aims) and (
        aims[-1].role in _SAVING.values()
        or pieces.says("no-save")
        or pieces.says("no-ward")
        or (len(aims) == 1 and not pieces.base and not _deals(pieces))
    )
    if not done or aims[0].whole or roll.times is not None or not roll.plain:
        raise Refusal("notation-no-save", text=f"damage {damage}")
    roll.damage = damage


def _saves(pieces: Pieces) -> list[str]:
    groups = {"save": "v", "ward": "W"}
    named = [groups[token.group] for token in pieces.tokens if token.group in groups]
    return ([pieces.base] if pieces.base in _SAVING else []) + named


def _deals(pieces: Pieces) -> bool:
    """Tell whether hits or wounds are spoken of, which may be saved."""
    return any(map(pieces.says, ("hit", "wound", "attacks", "auto-hit")))
