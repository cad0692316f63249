"""Reading a roll in players' own words: the pieces, and how they fit together."""

from __future__ import annotations

import re
from typing import Final

from rulesets.dice.die import LARGEST
from rulesets.dice.notation import limits
from rulesets.dice.notation._meanings import check_note, check_rules, meaning_of
from rulesets.dice.notation.spoken.damage import do_damage, take_damage
from rulesets.dice.notation.spoken.dice import find_dice, is_usual
from rulesets.dice.notation.spoken.lexicon import NUMBER
from rulesets.dice.notation.spoken.pieces import Pieces
from rulesets.dice.notation.spoken.shorthand import expanded
from rulesets.dice.notation.spoken.stages import name_special_saves, take_ability
from rulesets.dice.notation.spoken.targets import find_rend, find_targets
from rulesets.dice.notation.spoken.tokens import DIE, NEED, NOISE, Token, tokens_of
from rulesets.dice.notation.spoken.writing import Roll, write
from rulesets.refusal import Refusal

_NOTE: Final = re.compile(r'"[^"]*"|“[^”]*”|«[^»]*»|\[[^\W\d][^\],\[]*\]|#.*$')
_QUOTED: Final = re.compile(
    r"""\s*["“«'‘`*]+\s*([^"“”«»'’`*]+?)\s*["”»'’`*]+\s*|\s*\[\[([^\[\]]+)\]\]\s*"""
)
_INCHES: Final = re.compile(r'(\d)\s*"')
_STATS: Final = re.compile(
    r"(?P<stats>\b(?:ws|cc|off|s|f|str|for|force)\s?\d{1,2}\s*(?:vs?\.?|contre|against|into)\s*"
    r"(?:ws|cc|t|e|r[eé]s|d[eé]f|end)\s?\d{1,2}\b)",
    re.IGNORECASE,
)
"""Values that say whence a number comes, `F4 contre E3`."""
_SKILLED: Final = (
    re.compile(
        r"(?P<stats>\b(?:ws|cc|bs|ct)\s?:?\s?\d{1,2}\b)(?!\s*\+|'?s\b|\s+(?:up|ou|or|et|and)\b)"
        r"(?=.*\d\s?\+)",
        re.IGNORECASE,
    ),
    re.compile(
        r"\d\s?\+.*?(?P<stats>\b(?:ws|cc|bs|ct)\s?:?\s?\d{1,2}\b)(?!\s*\+|'?s\b|\s+(?:up|ou|or|et|and)\b)",
        re.IGNORECASE,
    ),
)
"""A skill beside what is needed, which comes of it: `8 shots, BS 4, 4+`."""
_STRUCK: Final = (
    r"(?:impact hits?|stomp hits?|touches? d['’]impact|hits?|touches?|impacts?|tirs?|shots?"
    r"|attaques?|attacks?)"
)
_STRONG: Final = r"(?P<stats>(?:(?:at|de|en|à|a)\s+)?(?:[fs]|str|strength|force)\s?\d{1,2})\b"
_STRENGTH: Final = (
    re.compile(rf"\b{_STRUCK},?\s+{_STRONG}(?!\s*\+)", re.IGNORECASE),
    re.compile(rf"\b{_STRONG}\s+{_STRUCK}\b", re.IGNORECASE),
    re.compile(r"(?<=\+)[\s,]*(?P<stats>\b[sf]\d{1,2})\s*$", re.IGNORECASE),
)
"""How strong hits are, `d6 touches F4`."""
_ATTACKS: Final = re.compile(r"N[?]*A.*P")
_ATTACKS_AHEAD: Final = re.compile(r"[?]*N[?]*A.*P")
"""Attacks of others behind a comma: `knights 10 attacks 3+ 3+, horses 10 attacks 4+ 5+`."""
_SEPARATE: Final = re.compile(r"[;\n]")
_PARTS: Final = 5
_NAMES: Final = re.compile(r"[^\W\d_]{3}")
_SHORT_END: Final = re.compile(r"^[^\W\d_]{1,2}\b(?!')|\b[^\W\d_]$")
"""One or two letters that begin a note, or one that ends it, may be shorthand of some bot."""
_ROLE_WORD: Final = re.compile(r"^(?:to\s|(?:ct|cc|ws|bs|bl|sv)(?:\s|$))", re.IGNORECASE)
"""A short word that is known."""
_THROWS: Final = re.compile(r"ri*N?i*[dD](?!.*[HL])")
"""In French a verb for throwing dice is one for throwing some away, `jette 4 dés`."""
_BEGINS: Final = re.compile(r"N?[DSdq]")
_NAMED: Final = re.compile(r"\?+D")
_PLAIN: Final = re.compile(r"[?i]*D[?i]*")
"""Dice with nothing done to them: behind a comma others may be named, `flee 2d6, chaser 2d6`."""
_HAS_DICE: Final = re.compile(r"[DSdq]")
_HAS_POOL: Final = re.compile(r"[DSdqP]")
_CHANGES: Final = re.compile(r"[+-]\s*\d")
_NEEDED: Final = re.compile(r"P|[aWwhv]F")
_BARE_NEED: Final = re.compile(r"[hwa?Ai]*P[hwa?Ai]*")
_D6: Final = 6
_HAS_NEED: Final = re.compile(r"P")
_MORE_SPECIAL: Final = re.compile("S|N[dqS]")
"""Dice that a special one is thrown beside; a bare number is added."""
_WINDS: Final = 2
"""Most dice of the winds of magic, for which a game may have dice of its own."""
_ALIKE: Final = re.compile(r"(?:N[Ahwvd?]+a?P[,&]?){2,}")
"""Several pools one behind the other, `6 saves 4+ 6 saves 5+`."""


def reworded(text: str) -> tuple[str, str] | None:
    """Return the strict notation of a roll in players' own words: with its notes, and without.

    None where it is not understood.
    """
    parts = [part for part in _SEPARATE.split(text) if part.strip()]
    if not 1 <= len(parts) <= _PARTS:
        return None
    rolls: list[Roll] = []
    for part in parts:
        read = _part(part)
        if read is None:
            return None
        rolls += read
    whole, bare = zip(*(write(roll) for roll in rolls), strict=True) if rolls else ((), ())
    return ("; ".join(whole), "; ".join(bare)) if rolls else None


def _part(text: str) -> list[Roll] | None:
    """Return the rolls between two semicolons, None where they are not understood."""
    text, note = without_note(text)
    check_rules(text)
    tokens = tokens_of(text)
    if tokens is None or any(is_too_large(token) for token in tokens):
        return None
    name_special_saves(tokens)
    ability = take_ability(tokens)
    rolls = []
    damage = take_damage(tokens)
    groups = apart(tokens)
    if len(groups) == 1 and _is_bare(tokens):
        raise Refusal("notation-how-many")
    aimed = [index for index, some in enumerate(groups) if any(t.sign == NEED for t in some)]
    for index, some in enumerate(groups):
        roll = _roll(some, damage if index in aimed[-1:] else "")
        if roll is None:
            return None
        rolls.append(roll)
    if ability is not None:
        if [aim.role for roll in rolls for aim in roll.aims[:1]] != ["hit"]:
            raise Refusal("notation-meaning", text="crit", meant="rule")
        rolls = [ability.added(roll) for roll in rolls]
    if note and rolls:
        rolls[-1].note = note if not rolls[-1].note else f"{rolls[-1].note} {note}"
    return rolls


def _is_bare(tokens: list[Token]) -> bool:
    """Tell whether all that is said is what each die needs, `4+`; who saves may be alone."""
    needs = [token.number for token in tokens if token.sign == NEED]
    signs = "".join(token.sign for token in tokens)
    return _BARE_NEED.fullmatch(signs) is not None and needs[0] <= _D6


def without_note(text: str) -> tuple[str, str]:
    """Return a roll with shorthand written out, without what is a note by its signs; and that."""
    whole = _QUOTED.fullmatch(text)
    text = expanded(text if whole is None else whole[1] or whole[2])
    if text.count('"') == 1:
        text = _INCHES.sub(r"\1", text)
    found = _NOTE.search(text)
    note = ""
    if found is not None:
        note = found[0].strip('#"“”«»[] \t')
        text = f"{text[: found.start()]} {text[found.end() :]}"
    for pattern in (_STATS, *_SKILLED, *_STRENGTH):
        stats = pattern.search(text)
        if stats is not None:
            note = f"{stats['stats']} {note}".strip()
            text = f"{text[: stats.start('stats')]} {text[stats.end() :]}"
    return text, note


def apart(tokens: list[Token]) -> list[list[Token]]:
    """Divide at "and" or a comma where dice stand before it and behind it."""
    groups: list[list[Token]] = [[]]
    signs = "".join(token.sign for token in tokens)
    alike = _ALIKE.fullmatch(signs.replace(NOISE, "")) is not None
    start = 0
    for position, token in enumerate(tokens):
        if alike and token.sign == NUMBER and _HAS_NEED.search(signs[start:position]):
            groups.append([])
            start = position
        if token.sign in "&,+T":
            ahead, behind = signs[position + 1 :].replace(NOISE, ""), signs[start:position]
            has_dice = _HAS_DICE.search(behind)
            if token.sign == "T":
                has_dice = _HAS_POOL.search(behind) if _is_single(tokens[start:position]) else None
            if token.sign == "," and _ATTACKS_AHEAD.match(ahead) and _ATTACKS.search(behind):
                has_dice, ahead = _ATTACKS.search(behind), "D"
            begins = _BEGINS.match(ahead) or (_PLAIN.fullmatch(behind) and _NAMED.match(ahead))
            parts = token.sign != "+" and begins and has_dice
            special = "S" in behind and (
                _MORE_SPECIAL.match(ahead) or (ahead[:1] in ("D", "N") and _scatters(tokens))
            )
            if parts or (token.sign == "+" and special):
                groups.append([])
                start = position + 1
                continue
        groups[-1].append(token)
    return groups


def _is_single(tokens: list[Token]) -> bool:
    """Tell whether no dice are counted but one: of several each success may throw what comes."""
    needs = any(token.sign in "PFC" for token in tokens)
    return not needs or all(token.number <= 1 for token in tokens if token.sign in "ND")


def _scatters(tokens: list[Token]) -> bool:
    """Tell whether a scatter die is all that is rolled beside: it is added to no sum."""
    return {token.group for token in tokens if token.sign == "S"} == {"scatter"}


def _roll(tokens: list[Token], damage: str) -> Roll | None:
    if _THROWS.match("".join(token.sign for token in tokens)):
        tokens = tokens[1:]
    pieces = Pieces(tokens)
    roll = Roll()
    rend = find_rend(pieces)
    find_dice(pieces, roll)
    find_targets(pieces, roll, rend)
    _check_left(pieces, roll)
    left = pieces.left()
    if roll.dice is None:
        if _NEEDED.search("".join(token.sign for token in pieces.tokens)):
            raise Refusal("notation-how-many")
        return None
    if left:
        meant = (left, "modifier") if _CHANGES.match(left) else meaning_of(left)
        if meant is not None:
            raise Refusal("notation-meaning", text=meant[0], meant=meant[1])
        raise Refusal("notation-left", text=left, dice=roll.dice)
    if damage:
        do_damage(pieces, roll, damage)
    if pieces.unsided and not roll.aims and roll.plain:
        return None  # it may be unfinished
    note = pieces.note()
    if note:
        told = _ROLE_WORD.sub("", note)
        if told and (not _NAMES.search(note) or _SHORT_END.search(told)):
            return None
        check_note(note)
        _check_dice(pieces, roll, note)
        roll.note = note
    return roll


def _check_dice(pieces: Pieces, roll: Roll, note: str) -> None:
    """Refuse words beside dice of a size that nobody has, `d1000 of cheese`.

    Raises:
        Refusal: `notation-left`.
    """
    if any(token.sides and not is_usual(token.sides) for token in pieces.tokens):
        raise Refusal("notation-left", text=note, dice=roll.dice)


def is_too_large(token: Token) -> bool:
    """Tell whether a piece names more dice, or dice of more sides, than can be rolled."""
    return token.sign == DIE and (token.number > limits.DICE or token.sides > LARGEST)


def _check_left(pieces: Pieces, roll: Roll) -> None:
    """Refuse what other bots do to dice and we do not, and a re-roll that is only hinted at.

    Raises:
        Refusal: `notation-meaning`.
    """
    for token in pieces.tokens:
        if token.sign == "!" and token.group == "reroll":
            raise Refusal("notation-meaning", text=token.text, meant="reroll")
    if pieces.says("magic-dice") and roll.plain and roll.count <= _WINDS and not roll.aims:
        raise Refusal("notation-meaning", text=pieces.text_of("magic-dice"), meant="rule")
    again = [what for aim in roll.aims for what in aim.rerolls] + roll.rerolls
    if pieces.says("standard") and pieces.says("leadership") and not again:
        raise Refusal("notation-meaning", text=pieces.text_of("standard"), meant="reroll")
