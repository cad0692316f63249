"""Likely meanings of a roll of which something is left over, or only the dice are clear.

Nothing of this is rolled by itself: it is offered to whoever typed it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from typing import Final

from rulesets.dice.notation import limits
from rulesets.dice.notation.spoken.damage import do_damage, take_damage
from rulesets.dice.notation.spoken.dice import find_dice
from rulesets.dice.notation.spoken.lexicon import NUMBER
from rulesets.dice.notation.spoken.phrases import more_dice, phrase_ways, without_strength
from rulesets.dice.notation.spoken.pieces import Pieces
from rulesets.dice.notation.spoken.reading import apart, is_too_large, without_note
from rulesets.dice.notation.spoken.stages import take_feats
from rulesets.dice.notation.spoken.targets import find_rend, find_targets
from rulesets.dice.notation.spoken.tokens import NOISE, Token, tokens_of
from rulesets.dice.notation.spoken.writing import Aim, Roll, write
from rulesets.refusal import Refusal

_SIGNS: Final = re.compile(r"[^\w\s+\-–−×*/&,;:#()!.?…|@<>=≥≤→'’]|_")
"""Signs that no piece begins with."""
_PAIR: Final = "NN"
_RUN: Final = re.compile("Na?NNN?")
"""Dice with what is needed to hit, to wound, to save, `10 3 4 5`."""
_NAMED_RUN: Final = re.compile("N[?]*a?NTa?N(?:Ta?N)?")
"""The same with words for whose dice they are, `9 archers 5 then 4`."""
_HELD: Final = re.compile("N[-*/]P")
_HANDFUL: Final = 3
"""Most dice that are as often added up as each held against a number."""
_D6: Final = 6
_AGAIN: Final = (" reroll failures", " reroll 1")
_HALVED: Final = re.compile(r"\bhal[fv]|\bmoiti|\bdemi|½|\d[.,]\d+\s*d", re.IGNORECASE)
"""Nothing is halved, and no part of what would be is offered."""
_SEPARATE_ROLLS: Final = re.compile(r"(d\s?6\s*(?:>=\s*[2-6]|[2-6]\s?\+))\s+(?=\d+\s?d\s?\d)")
"""One roll behind another with nothing between them, `12d6 4+ 12d6 3+`."""
_NO_DICE: Final = re.compile(r"\b(?:z[eé]ro|0)\s*(?:d[eé]s?\b|dice|die|d\d)", re.IGNORECASE)
_ONE_NEED: Final = re.compile(r"\D*([2-6])\s?\+\D*")
_NUMBER: Final = re.compile(r"(?<![^\W_])\d{1,3}(?![^\W_])")
_COUNTED: Final = re.compile(
    r"\b([1-9]\d{0,2})\s*(?:attaques?|attacks?|att?s?|atks?|tirs?|shots?|coups?|blows?)\b",
    re.IGNORECASE,
)
"""How many attacks there are, wherever it is said."""
_TIMES: Final = re.compile(
    r"(?:[x×*]|\bfois\b|\btimes\b)\s*(?P<behind>\d{1,2})\b"
    r"|\b(?P<before>\d{1,2})\s*(?:[x×*]|fois\b|times\b)",
    re.IGNORECASE,
)
_ON_AND_ON: Final = re.compile(r"r{1,2}\s*(?P<sign><=?|=)?\s*(?P<face>\d)(?!\d)", re.IGNORECASE)
"""Elsewhere dice are rolled again until they show something else; here it is done once."""
_FROM_TO: Final = re.compile(r"(?<!\d)(?P<first>\d)\s*(?:à|a|to|-)\s*(?P<last>\d)(?!\d)")
_LEAST: Final = re.compile(
    r"\bmin\b|mini|low|worst|\bbas|petit|pire|faible|mauvais|small|dis|d[ée]sav", re.IGNORECASE
)
_MOST: Final = re.compile(
    r"\bmax|middle|high|best|haut|grand|gros|fort|meilleur|\btop|adv|avant|\bkeep|\btak|\bgard",
    re.IGNORECASE,
)
_AWAY: Final = re.compile(
    r"\blos[ei]|\bperd|\bsans|vir|without|minus|moins (?!bon|haut|fort)|remov|drop|retir|enl[eè]v"
    r"|except|sauf|jet|ôt|discard|[ée]cart|ignor",
    re.IGNORECASE,
)
_EITHER: Final = re.compile(r"(\d)\s*\+?\s*(?:ou|or|\|)\s*(?:sur |on |[àa] )?(\d)(?!\s*d?\d)")
_FURTHER: Final = re.compile(r".*?N[Ahwv].*?P.*?D")
"""Dice that are thrown for what comes of others, `10 attacks 3+ damage d3`."""
_CODE_FLOOR: Final = re.compile(r"(?:mi|ma|min|max)\d", re.IGNORECASE)
_COLD: Final = re.compile(r"sang[ -]froid|cold[ -]?blood", re.IGNORECASE)
_SWIFT: Final = re.compile(r"swift[ -]?stride", re.IGNORECASE)
_AGAIN_WORD: Final = re.compile(r"\brelan|re-?roll|\brr", re.IGNORECASE)
_CHANGE: Final = re.compile(r"(?:^|\s)(?P<sign>[+-])\s*(?P<by>[1-3])\b(?!\s*[+d])", re.IGNORECASE)
_HARDER: Final = re.compile(r"\b(?:long range|longue port[ée]e|longue distance)", re.IGNORECASE)
_EXPLODES: Final = re.compile(r"!+(?=[<>=≥≤])")


def likely_ways(text: str, refusal: Refusal) -> Iterator[str]:
    """Yield what a roll may mean that was refused, in strict notation, the likeliest first.

    Args:
        text: The roll.
        refusal: Why it is not played as it stands.
    """
    phrase = phrase_ways(text)
    if phrase is not None:
        yield from phrase
        return
    need = _ONE_NEED.fullmatch(text) if refusal.code == "notation-how-many" else None
    if need is not None:
        yield f"d6>={need[1]}"
        return
    facts = refusal.facts
    yield from (str(facts[name]) for name in ("each", "sum", "whole") if facts.get(name))
    if _HALVED.search(text) or _NO_DICE.search(text):
        return
    yield from _wounding(text)
    yield from _with_feats(text)
    text = _SEPARATE_ROLLS.sub(r"\1, ", text)
    parts = [_loosely(part) for part in re.split(r"[;\n]", text) if part.strip()][: limits.PARTS]
    if not parts or not all(parts):
        return
    if len(parts) == 1 and len(parts[0]) == 1:
        roll = parts[0][0][0]
        counted = _COUNTED.findall(text) if roll.sides == _D6 and roll.plain else []
        if len(counted) == 1 and roll.count != int(counted[0]) and roll.count > 1:
            yield f"{counted[0]}d6"  # 16 atk, res 3 svg 5
            return
        if len(counted) == 1:  # touche 3+ relance 1, 18 attaques
            many = int(counted[0])
            roll.dice, roll.count = f"{many}d6", many
        yield from _of_one(text, refusal, *parts[0][0])
    yield "; ".join(write(roll)[1] for part in parts for roll, _ in part)


def _wounding(text: str) -> Iterator[str]:
    """Yield a roll with what its strength needs to wound, `12 shots on 5+, S3 T4`."""
    strong = without_strength(text)
    if strong is None:
        return
    rest, need = strong
    numbers = _NUMBER.findall(rest)
    if len(numbers) == 1 and "+" not in rest and int(numbers[0]):
        yield f"{int(numbers[0])}d{_D6}>={need}"
        return
    parts = _loosely(rest)
    roll, pieces = parts[0] if len(parts) == 1 else (Roll(), Pieces([]))
    hit = [(aim.whole, aim.role) for aim in roll.aims] == [(False, "")] and not pieces.left()
    if hit and roll.plain and roll.sides == _D6 and "v" not in pieces.word:
        hits, wounds = replace(roll.aims[0], role="hit"), Aim(2, ">=", need, role="wound")
        yield write(replace(roll, aims=[hits, wounds]))[1]


def _with_feats(text: str) -> Iterator[str]:
    """Yield a roll with what some of its faces may do besides, `6s are 2 hits`."""
    tokens = tokens_of(_SIGNS.sub(" ", without_note(text)[0]))
    if tokens is None or any(map(is_too_large, tokens)):
        return
    feats = take_feats(tokens)
    read = _roll(tokens, take_damage(tokens)) if feats else None
    if read is not None and read[0].aims:
        yield from (write(feat.added(read[0]))[1] for feat in feats if feat.fits(read[0]))
    elif read is not None and read[0].plain and feats[0].face:
        yield write(replace(read[0], aims=[Aim(0, ">=", feats[0].face)]))[1]


def _of_one(text: str, refusal: Refusal, roll: Roll, pieces: Pieces) -> Iterator[str]:
    """Yield what a single roll may mean."""
    meant = str(refusal.facts.get("meant"))
    bare = replace(roll, aims=[], rerolls=[], losses=None, against=None)
    if _EXPLODES.search(text):
        yield _EXPLODES.sub("! ", text)
    if roll.against is not None and _AGAIN_WORD.search(text):
        held = write(bare)[1]
        yield from (f"({held}){sign}{roll.against} reroll failures" for sign in (">=", "<="))
        return
    if refusal.code == "notation-stages" and roll.dice and "!" in roll.dice:
        yield write(replace(roll, dice=f"{roll.count}d{roll.sides}"))[1]
        return
    if _CHANGE.search(text) and len(roll.aims) == 1 and roll.aims[0].sign == "<=":
        yield from _modified(text, roll, bare)
        return
    if pieces.hazard is not None or refusal.code == "notation-no-target":
        yield write(bare)[1]  # how many there are is thrown first
    if meant in _BY_MEANING:
        said = str(refusal.facts.get("text")) if meant == "reroll" else text
        yield from _BY_MEANING[meant](said, roll, bare)
        return
    if not roll.aims:
        yield from _several(pieces)
    if "!" not in pieces.word and meant != "sum":
        yield from _by_number(text, roll, pieces, write(bare)[1])


def _loosely(text: str) -> list[tuple[Roll, Pieces]]:
    """Return the rolls of which dice are understood, with their pieces; none if one lacks dice."""
    tokens = tokens_of(_SIGNS.sub(" ", without_note(text)[0]))
    if tokens is None or any(map(is_too_large, tokens)):
        return []
    damage = take_damage(tokens)
    groups = apart(tokens)
    found = [_roll(some, damage if len(groups) == 1 else "") for some in groups]
    return [each for each in found if each is not None] if all(found) else []


def _roll(tokens: list[Token], damage: str) -> tuple[Roll, Pieces] | None:
    """Return what is understood of a roll, whatever is left over; None where that is no dice."""
    numbers = [each for each in tokens if each.sign not in NOISE + "," and each.group != "again"]
    signs = "".join(token.sign for token in numbers)
    if _HELD.fullmatch(signs):  # 12 - 4+
        dice = numbers[0].number
        aims = [Aim(1, ">=", numbers[-1].number)]
        return Roll(f"{dice}d{_D6}", dice, _D6, plain=True, aims=aims), Pieces([])
    many = numbers[0].number if numbers else 0
    bounds = [each.number for each in numbers[1:] if each.sign == NUMBER]
    if _RUN.fullmatch(signs) and many > _D6 and all(1 < bound <= _D6 for bound in bounds):
        needs = zip(bounds, ("hit", "wound", "save"), strict=False)
        aims = [Aim(1, ">=", need, role=role) for need, role in needs]
        return Roll(f"{many}d{_D6}", many, _D6, plain=True, aims=aims), Pieces([])
    if _NAMED_RUN.fullmatch(signs) and all(1 < need <= _D6 for need in bounds):
        aims = [Aim(1, ">=", need) for need in bounds]
        return Roll(f"{many}d{_D6}", many, _D6, plain=True, aims=aims), Pieces([])
    if signs in (NUMBER, _PAIR) and numbers[0].number <= limits.DICE:
        dice = numbers[0].number
        aims = [Aim(1, ">=", numbers[1].number)] if signs == _PAIR else []
        return Roll(f"{dice}d{_D6}", dice, _D6, plain=True, aims=aims), Pieces([])
    further = _FURTHER.match("".join(token.sign for token in tokens))
    if further is not None:
        tokens = tokens[: further.end() - 1]
    if any(token.sign in "HL" for token in tokens):
        tokens = [token for token in tokens if token.group != "count"]  # only the best two
    pieces, roll = Pieces(tokens), Roll()
    rend = find_rend(pieces)
    find_dice(pieces, roll)
    special = next((token for token in tokens if token.sign == "S"), None)
    if roll.dice is None and special is not None:
        roll.dice, roll.count = special.group, 1
    with suppress(Refusal):
        find_targets(pieces, roll, rend)
    if roll.dice is None:
        return None
    many = len(roll.aims)
    roll.aims = _understood(roll.aims, pieces) or roll.aims[:1]
    if damage and len(roll.aims) == many:
        with suppress(Refusal):
            do_damage(pieces, roll, damage)
    return roll, pieces


def _understood(aims: list[Aim], pieces: Pieces) -> list[Aim]:
    """Return the targets before what is not understood; what stands behind it may be changed."""
    left = pieces.first_left()
    if left is None:
        return aims
    if aims and left < aims[0].at:
        return aims  # what stands before all of it is shown in the question
    kept = [aim for aim in aims if aim.at < left]
    roles = {bool(aim.role) for aim in kept}
    alone = len(kept) == 1 or len(roles) > 1
    return [replace(aim, role="") for aim in kept] if alone else kept


def _again(text: str, roll: Roll, bare: Roll) -> Iterator[str]:
    code = _ON_AND_ON.search(text)
    if code is not None:
        face = int(code["face"])
        last = face - 1 if code["sign"] == "<" else face
        faces = ",".join(map(str, range(1 if "<" in (code["sign"] or "") else face, last + 1)))
        yield f"{write(bare)[1]} reroll {faces}"
    elif roll.aims and not roll.aims[-1].rerolls:
        yield from (f"{write(roll)[1]}{again}" for again in _AGAIN)


def _modified(text: str, roll: Roll, _bare: Roll) -> Iterator[str]:
    """Yield what each die needs with what changes it, and as it stands: it may be in it already."""
    found = _CHANGE.search(text)
    by = 0 if found is None else int(found["by"]) * (-1 if found["sign"] == "+" else 1)
    if found is None and _HARDER.search(text):
        by = 1
    aims = roll.aims
    if found is not None and len(aims) == 1 and aims[0].whole and aims[0].sign == "<=":
        yield write(replace(roll, aims=[replace(aims[0], number=aims[0].number - by)]))[1]
    last = aims[-1] if len(aims) == 1 or (aims and aims[-1].role in ("save", "ward")) else None
    if by and last is not None and not last.whole and 1 < last.number + by <= roll.sides:
        changed = replace(last, number=last.number + by)
        yield write(replace(roll, aims=[*aims[:-1], changed]))[1]
    yield write(roll)[1]


def _often(text: str, roll: Roll, bare: Roll) -> Iterator[str]:
    many = _TIMES.search(text)
    if many is not None and roll.times is None:
        times = int(many["behind"] or many["before"])
        yield f"{times}x {write(roll)[1]}"
        yield f"({write(bare)[1]})*{times}"
        if roll.aims:
            yield write(roll)[1]


def _kept(text: str, roll: Roll, bare: Roll) -> Iterator[str]:
    dice = write(bare)[1]
    least = _LEAST.search(text)
    if len(roll.aims) == 1 and roll.aims[0].whole and roll.count == _HANDFUL and least:
        yield f"({dice}dh1){roll.aims[0].bound}"
        yield f"({dice}dl1){roll.aims[0].bound}"
    unclear = not (least or _MOST.search(text)) or _CODE_FLOOR.search(text)
    if re.search("[kd][hl]", dice) or roll.aims or unclear or _AGAIN_WORD.search(text):
        return
    numbers = [int(each) for each in re.findall(r"\b\d\b", text)]
    many = next((number for number in numbers if 0 < number < roll.count), 1)
    do = "d" if _AWAY.search(text) else "k"
    yield from (f"{dice}{do}{end}{many}" for end in ("lh" if least else "hl") if roll.count > 1)


def _exploding(text: str, roll: Roll, bare: Roll) -> Iterator[str]:
    code = re.search(r"!+(?P<sign>>=?|=)(?P<face>\d)", text)
    if code is not None and roll.plain:
        first = int(code["face"]) + (code["sign"] == ">")
        faces = range(first, roll.sides + 1) if ">" in code["sign"] else (first,)
        if faces:
            yield f"{write(bare)[1]} explode {','.join(map(str, faces))}"


def _ruled(text: str, roll: Roll, _bare: Roll) -> Iterator[str]:
    """Yield the dice of special rules that put some of three away."""
    if _COLD.search(text):
        yield f"(3d6kl2){roll.aims[0].bound}" if roll.aims else "3d6kl2"
    elif (more := more_dice().search(text)) is not None and roll.count <= _HANDFUL:
        dice = f"3d6d{'h' if more['least'] else 'l'}1"
        yield f"({dice}){roll.aims[0].bound}" if roll.aims else dice
    elif _SWIFT.search(text):
        yield f"{roll.count + (roll.count < _HANDFUL)}d6dl1"


_BY_MEANING: Final = {
    "reroll": _again,
    "times": _often,
    "keep": _kept,
    "explode": _exploding,
    "rule": _ruled,
    "modifier": _modified,
}
"""What may be meant by a word that says of what kind it is."""


def _several(pieces: Pieces) -> Iterator[str]:
    """Yield several kinds of dice that nothing joins."""
    tokens = pieces.tokens
    special = any(token.sign == "S" for token in tokens)
    dice = [
        token.group if token.sign == "S" else f"{token.number or 1}d{token.sides}"
        for token in tokens
        if token.sign == "S" or (token.sign == "D" and (not special or token.text[-1].isdigit()))
    ]
    if len(dice) > 1:
        yield from dice if "|" in pieces.word else ("; ".join(dice),)
        if not special and "|" not in pieces.word:
            yield "+".join(dice)
    elif special:
        yield dice[0]


def _by_number(text: str, roll: Roll, pieces: Pieces, bare: str) -> Iterator[str]:
    """Yield what dice may be held against where a number is left over, or may be two numbers."""
    left = [
        token.number
        for token, sign in zip(pieces.tokens, pieces.word, strict=True)
        if sign in "NF" and token.text[:1].isdigit()
    ]
    both, between = _EITHER.search(text), _FROM_TO.search(text)
    if both is not None and (roll.aims or len(left) > 1):
        aim = roll.aims[0] if roll.aims else Aim(0, ">=", 0, whole=False)
        aims = [replace(aim, number=int(each), role="") for each in both.groups()]
        yield from (write(replace(roll, aims=[each]))[1] for each in aims)
    elif between is not None and roll.plain:
        first, last = int(between["first"]), int(between["last"])
        yield f"{bare}>={first}" if last == roll.sides else f"{bare}<={last}"
    elif not roll.aims:  # `2d6 vs 6` may be of each die or of their total
        yield from _aimed(roll, pieces, left if roll.against is None else [roll.against], bare)


def _aimed(roll: Roll, pieces: Pieces, left: list[int], bare: str) -> Iterator[str]:
    """Yield what dice are when numbers that are left over are what they need."""
    below = any(sign in pieces.word for sign in "ulM")
    if roll.plain and roll.count > 1:
        run = len(left) > 1 and left == list(range(left[0], roll.sides + 1))
        signs = ("<=", "<") if below else (">=",)
        many = [each for each in left[: 1 if run else None] if each <= roll.sides]
        yield from (f"{bare}{sign}{each}" for each in many for sign in signs)
    beyond = len(left) == 1 and roll.sides < left[0] <= roll.count * roll.sides and roll.plain
    if (roll.count <= _HANDFUL or beyond) and len(left) == 1 and left[0] > 1:
        signs = ("<=",) if below else (">=", "<=")
        yield from (f"({bare}){sign}{left[0]}" for sign in signs)
