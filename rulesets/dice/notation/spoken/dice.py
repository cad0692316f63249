"""The dice of a roll in players' own words: how many, which, and what is done to them."""

from __future__ import annotations

import re
from typing import Final

from rulesets.dice.notation import limits
from rulesets.dice.notation.spoken.pieces import Pieces
from rulesets.dice.notation.spoken.tokens import DIE, NEED, NOISE, UNKNOWN, Token
from rulesets.dice.notation.spoken.writing import Roll

_SHAPED: Final = re.compile(
    r"(?P<count>N?)(?:q(?P<sides>N)|da?(?P<sided>N)s|(?P<before>N)sd|d(?P<last>N)$)"
)
_COUNTED: Final = re.compile(r"(?<![HLkr])(?P<count>N)(?P<dice>[dq])")
_OF: Final = re.compile(r"(?P<count>N)(?P<dice>d)")
_SPELLED: Final = re.compile(r"(?P<count>N)(?P<dice>D)")
_BETTER: Final = re.compile(r"(?P<dice>D)[^D]*?(?P<end>[VU])")
_ALONE: Final = re.compile(r"(?<![HLN])(?P<dice>d)")
_SO_MANY: Final = re.compile(
    r"(?P<by>x?)(?P<count>N)(?P<what>[Ahwv]|\?+|[xX])?(?P<then>T?)(?=[_?aA,hwvWT]*(?:[PmM]|[ac][FN])|(?<=A)F|[hwv]a?[FNP])"
)
_RUN: Final = re.compile(r"(?P<count>N)(?P<what>A),?(?P<run>N(?:[T/]?N){1,3})(?![xXdADP])")
_LAST_ATTACKS: Final = re.compile(r"(?<=[NPF])[?,a]*(?P<count>N)(?P<what>A)$")
_ATTACKS: Final = re.compile(r"(?P<count>N)(?P<what>A)")
_NEED_FIRST: Final = re.compile(
    r"(?P<need>P)(?:RZ)?_*(?P<by>[hwvW]?[xa*g]?)(?P<count>N)(?:(?P<what>[hwv])(?![a-zA-Z]*[PFN])|(?![\w&|]))"
)
_OF_SEVERAL: Final = re.compile("[hw]")
_NEED_ALONE: Final = re.compile(r"[hwvWa?A]*P[hwvWa?A]*")
_TIMES: Final = re.compile(r"(?P<all>(?P<many>N)[Xx](?=D)|[Xx](?P<much>N)(?=D))")
_ROLLS: Final = re.compile("jets", re.IGNORECASE)
_MANY_ROLLS: Final = re.compile(r"^(?P<all>(?P<many>N))(?=D)")
"""Three rolls of 2d6."""
_TIMES_AFTER: Final = re.compile(r"(?P<all>(?P<many>N)X)$")
_KEEPS: Final = (
    re.compile(r"(?P<head>(?P<do>[kr]?)(?P<many>N?)(?P<end>[HL])(?P<much>N?)[dq]?)a?(?P<dice>D)"),
    re.compile(r"(?P<dice>D)[_,]*(?P<tail>(?P<do>[kr-]?)(?P<many>N?)(?P<end>[HL])(?P<much>N?)d?)"),
    re.compile(r"(?P<dice>D)[^D]*?(?P<tail>(?P<do>[kr])(?P<many>N?)(?P<end>[HL])(?P<much>N?)d?)"),
    re.compile(
        r"(?P<dice>D)[_,]*(?P<tail>(?P<do>[kr])(?P<many>N)(?P<end>)(?P<much>)d?)(?![&|,]+[NF])"
    ),
)
_BRINGS: Final = (
    re.compile(r"(?P<dice>D)[^D]*?(?P<what>(?P<how>[E1])(?:p|aP))"),
    re.compile(r"(?P<dice>D)[^D]*?(?P<what>[FN](?P<how>E)(?!a?[FN]))"),
    re.compile(r"(?P<dice>D)[^D]*?(?P<what>(?P<how>E)a?(?:[FN](?:[&,|][FN])*)?)(?!P)"),
)
_SUM: Final = re.compile(
    r"(?P<dice>D)(?P<more>(?:_*&?[+-]_*[DN](?!J)|[_?]*\?_*[+-]_*N(?![JAhwvW?]))*)"
)
_TESTED: Final = re.compile("(?P<dice>D)(?P<more>)")
"""Dice of a test: of `moral -3 cd 8` less is needed, and not rolled."""
_BEFORE: Final = re.compile(r"(?P<all>(?P<number>N)\+)(?=D)")
_FOR_EACH: Final = re.compile(r"(?P<dice>D)_*[?hwv]+(?P<by>x(?P<many>N))$")
"""`d3 mortals x4` are four of them; without a word between they may be multiplied."""
_CHANGED: Final = re.compile(r"(?P<all>(?P<sign>[+-])(?P<by>N)J)")
_SO_MANY_ATTACKS: Final = re.compile(r"(?P<dice>D)(?:[+-][DN])*\??(?P<attacks>[Ahw])")
_COUNTED_WORDS: Final = frozenset(
    {"hits", "wounds", "touches", "blessures", "impacts", "impact hits", "stomps", "stomp hits"}
)
"""Of a few dice these are how many there are, where verbs say what each die does."""
_HANDFUL: Final = 3
"""Most dice that say how many attacks there are; 20d6 attacks are twenty."""
_SPECIAL: Final = re.compile(r"(?P<count>N?)(?P<dice>S)(?:(?P<more>d?)x(?P<times>N)|d?)")
_GUESSED: Final = re.compile(r"(?P<before>N)\+S(?!d?x)|(?<!N)S\+(?P<after>N)(?![\w])")
"""A guessed distance that the artillery die is added to, `24 plus artillery die`."""
_PUT_AWAY: Final = re.compile("[kr-]N?[HL]")
_MANY_TESTS: Final = re.compile(r"^N(?=[?a]*u[?a]*N)")
_TEST: Final = re.compile(r"u[ua,]*[NP]")
_TEST_ON: Final = re.compile(
    r"^[_?,]*(?:(?P<bound>a?N)(?:,?[-+z]N)?|u[?a]*N|NB)(?=[,&]*(?:Z?RZ?)?$)"
)
_SEVERAL: Final = frozenset({"dice", "dés", "des"})
"""Dice of which somebody has to say how many."""
_SEVERAL_SPECIAL: Final = re.compile(r"\b(?:dice|d[eé]s)\b", re.IGNORECASE)
_D6: Final = 6
_SELDOM: Final = frozenset({5, 7, 14, 16, 24, 30, 60, 66})
_USUAL: Final = frozenset({2, 3, 4, 6, 8, 10, 12, 20, 100})


def find_dice(pieces: Pieces, roll: Roll) -> None:
    """Find the dice among the pieces, and what is kept of them and brings others."""
    pieces.hazard = _hazard(pieces)
    _name_dice(pieces)
    if "S" in pieces.word and "D" not in pieces.word:
        _special(pieces, roll)
        return
    _repeats(pieces, roll)
    for match in pieces.each(_BETTER):
        _better(pieces, match)
    for pattern in _KEEPS:
        for match in pieces.each(pattern):
            _keep(pieces, match)
    for pattern in _BRINGS:
        found = pieces.find(pattern)
        if found is not None:
            _bring(pieces, found)
            break
    for match in pieces.each(_FOR_EACH):
        dice = pieces.at(match, "dice")
        if dice is not None and dice.number <= 1 and not dice.marks:
            dice.number = pieces.number(match, "many")
            pieces.take_group(match, "by")
    _add_up(pieces, roll)


def _hazard(pieces: Pieces) -> int | None:
    """Return where few dice are said to be the number of attacks, or of their hits and wounds."""
    some = pieces.find(_SO_MANY_ATTACKS)
    what = None if some is None else pieces.at(some, "attacks")
    if some is None or what is None or pieces.number(some, "dice") > _HANDFUL:
        return None
    counted = what.sign == "A" or what.text.casefold() in _COUNTED_WORDS
    return some.start("attacks") if counted else None


def _name_dice(pieces: Pieces) -> None:
    """Make dice of the words for them: `ten dice`, `3 dés à 10 faces`, `two d6`."""
    for pattern in (_SHAPED, _COUNTED, _ALONE):
        for match in pieces.each(pattern):
            _make(pieces, match)
    if "D" not in pieces.word:  # the best of two dice
        for match in pieces.each(_OF):
            _make(pieces, match)
    for match in pieces.each(_SPELLED):
        dice = pieces.at(match, "dice")
        if dice is not None and not dice.number and not _ROLLS.match(pieces.text_of("test")):
            dice.number = pieces.number(match, "count")
            pieces.take_group(match, "count")
    if "D" not in pieces.word and "S" not in pieces.word and not _make_test(pieces):
        _make_of_need(pieces)


def _make_test(pieces: Pieces) -> bool:
    """Make two dice of a test that says no more: `Cd 8`, `panic test on 6`."""
    dice = 2
    many = pieces.find(_MANY_TESTS)
    if many is not None and pieces.says("test"):
        pieces.insert(Token("X", ""), 1)
    if not (pieces.says("leadership") and pieces.find(_TEST)):
        said = pieces.find(_TEST_ON)
        if not pieces.says("psychology"):
            dice = 1 if pieces.says("characteristic") and pieces.says("test") else 0
        if said is None or not dice:
            return False
        for token in pieces.tokens:
            if token.sign == UNKNOWN and len(token.text) == 1:
                token.sign = NOISE  # E4
        if said["bound"]:
            pieces.insert(Token("u", "", group="leadership"), said.start("bound"))
    if dice > 1 and _PUT_AWAY.search(pieces.word):
        dice += 1  # what is put away leaves two
    pieces.insert(Token(DIE, "", dice, _D6), 0 if many is None else 2)
    pieces.tested = True
    return True


def _is_named(pieces: Pieces, match: re.Match[str]) -> bool:
    """Tell whether a word behind a die may say which, as in `dé incident`."""
    behind = pieces.tokens[match.end() : match.end() + 1]
    return any(token.sign == UNKNOWN and token.text not in ("pour", "for") for token in behind)


def _make_of_need(pieces: Pieces) -> None:
    """Make dice of a number beside what they must show: `4+ x10`, `20 attacks 3+`, `4+`."""
    if _NEED_ALONE.fullmatch(pieces.word):
        if _OF_SEVERAL.search(pieces.word) is None:  # who hits on 3+ is rarely alone
            pieces.insert(Token(DIE, "", 1, _D6))
        return
    patterns = (_RUN, _LAST_ATTACKS, _SO_MANY, _ATTACKS, _NEED_FIRST)
    match = next(filter(None, map(pieces.find, patterns)), None)
    if match is None:
        return
    pieces.take_group(match, *({"by", "then"} & match.groupdict().keys()))
    position = match.start("count")
    token = pieces.tokens[position]
    if "run" in match.groupdict():
        run = range(*match.span("run"))
        for number in (index for index in run if pieces.word[index] == "N"):
            pieces.tokens[number].sign = NEED
            pieces.change(number, pieces.tokens[number])
    what = pieces.at(match, "what")
    if what is not None and what.sign in "Ahwv":
        pieces.base = what.sign
    elif what is not None and what.sign in "xX":
        pieces.take_group(match, "what")
    pieces.change(position, Token(DIE, token.text, token.number, _D6))


def _make(pieces: Pieces, match: re.Match[str]) -> None:
    names = match.groupdict()
    alone = pieces.at(match, "dice") if match.re is _ALONE else None
    if alone is not None and (alone.text.casefold() in _SEVERAL or _is_named(pieces, match)):
        return
    count = pieces.number(match, "count") if names.get("count") else 0
    shapes = [name for name in ("sides", "sided", "before", "last") if names.get(name)]
    sides = pieces.number(match, shapes[0]) if shapes else _D6
    several = shapes == ["last"] and not count and _plural(pieces, match)
    if sides not in _USUAL or (shapes == ["last"] and sides != _D6) or several:
        return  # 3 dés 6 are three D6, and 3 dés 4 may be anything
    text = " ".join(token.text for token in pieces.tokens[match.start() : match.end()])
    pieces.unsided = pieces.unsided or any(
        token.group == "unsided" for token in pieces.tokens[match.start() : match.end()]
    )
    pieces.take(match.start(), match.end())
    pieces.change(match.start(), Token(DIE, text, count, sides))


def _plural(pieces: Pieces, match: re.Match[str]) -> bool:
    """Tell whether dice are spoken of whose number stands behind them: `power dice 6`."""
    words = {
        token.text.casefold().split()[0] for token in pieces.tokens[match.start() : match.end()]
    }
    groups = {token.group for token in pieces.tokens[match.start() : match.end()]}
    return bool(words & _SEVERAL or groups & {"power-dice", "magic-dice"})


def _better(pieces: Pieces, match: re.Match[str]) -> None:
    """Read advantage: one die is thrown twice, and of two of them one counts."""
    dice = pieces.at(match, "dice")
    if dice is None or dice.number > 2 or (dice.number == 2 and dice.sides != 20):  # noqa: PLR2004
        return
    dice.number = 2
    dice.marks.append("kh1" if match["end"] == "V" else "kl1")
    pieces.take_group(match, "end")


def _special(pieces: Pieces, roll: Roll) -> None:
    added = pieces.find(_GUESSED) if pieces.says("artillery") else None
    if added is not None:
        number = pieces.number(added, "before" if added["before"] else "after")
        roll.dice, roll.count = f"artillery+{number}", 1
        pieces.take(*added.span())
        return
    match = pieces.find(_SPECIAL)
    if match is None:
        return
    token = pieces.at(match, "dice")
    count = pieces.number(match, "count", 1)
    if match["times"]:
        several = match["more"] or (token is not None and _SEVERAL_SPECIAL.search(token.text))
        if match["count"] or not several:
            return  # it may be repeated or doubled
        count = pieces.number(match, "times")
    pieces.take(match.start(), match.end())
    if token is None or not 1 <= count <= limits.PARTS:
        return
    if token.group == "artillery":
        roll.dice = token.group if count == 1 else f"{count}{token.group}"
    else:  # a scatter die is thrown by itself
        roll.dice = "; ".join([token.group] * count)


def _repeats(pieces: Pieces, roll: Roll) -> None:
    match = pieces.find(_TIMES) or pieces.find(_TIMES_AFTER)
    if match is None and pieces.says("test"):
        match = pieces.find(_MANY_ROLLS)
    if match is not None and "D" in pieces.word:
        names = match.groupdict()
        group = "many" if names.get("many") else "much"
        times = pieces.number(match, group)
        roll.times = None if times == 1 else times
        pieces.take_group(match, "all")


def _keep(pieces: Pieces, match: re.Match[str]) -> None:
    names = match.groupdict()
    dice = pieces.at(match, "dice")
    if dice is None or (names["many"] and names["much"]):
        return
    many = pieces.number(match, "many" if names["many"] else "much", 1)
    putting_away = names["do"] in ("r", "-")
    if putting_away and not names["end"] and pieces.is_definite(pieces.at(match, "many")):
        pieces.spoil(match.start("many"))  # `enlève les 1` is about faces
    side = {"H": "h", "L": "l", "": "l" if putting_away else "h"}[names["end"]]
    dice.marks.append(f"{'d' if putting_away else 'k'}{side}{many}")
    pieces.take_group(match, "head" if names.get("head") else "tail")
    pieces.leave_out("cold-blooded")  # the dice that are kept say so


def _bring(pieces: Pieces, match: re.Match[str]) -> None:
    dice = pieces.at(match, "dice")
    if dice is None:
        return
    faces = set(pieces.numbers(match, "what"))
    start, end = match.span("what")
    least = any(token.sign in "Pp" for token in pieces.tokens[start:end])
    if least and pieces.tokens[start].group == "on" and faces != {dice.sides}:
        pieces.spoil(start)  # Avrae means this face alone, Dice Maiden those above as well
    if least:
        faces = set(range(min(faces), dice.sides + 1))
    once = match["how"] == "1"
    named = start > 0 and pieces.word[start - 1] == "F" and not least
    if faces == {1} or named:
        pieces.spoil(start)  # what explodes on a 1 is a machine; of "6s explode 4s" one is a target
    if once or faces <= {dice.sides}:
        dice.marks.append("!1" if once else "!")
    if not faces <= {dice.sides}:
        dice.marks.append(f" explode {','.join(map(str, sorted(faces)))}")
    pieces.take_group(match, "what")


def _add_up(pieces: Pieces, roll: Roll) -> None:
    changed = pieces.find(_CHANGED)
    if changed is not None:
        pieces.take_group(changed, "all")
    match = pieces.find(_TESTED if pieces.tested else _SUM)
    if match is None:
        return
    first = pieces.tokens[match.start("dice")]
    text = _written(first)
    start, end = match.span("more")
    sign = ""
    for position in range(start, end):
        token, letter = pieces.tokens[position], pieces.word[position]
        if letter in "+-":
            sign = letter
        elif letter not in "_&?":
            text += sign + (_written(token) if letter == DIE else str(token.number))
    before = pieces.find(_BEFORE)
    if before is not None:
        text += f"+{pieces.number(before, 'number')}"
        pieces.take_group(before, "all")
    if changed is not None:
        text += changed["sign"] + str(pieces.number(changed, "by"))
    roll.dice = text
    kept = any(mark[0] in "kd" for mark in first.marks)
    roll.plain = end == start and not (before or changed or kept)
    roll.count, roll.sides = first.number or 1, first.sides
    for position in range(match.start(), match.end()):
        if pieces.word[position] != UNKNOWN:
            pieces.take(position, position + 1)


def _written(token: Token) -> str:
    count = "" if token.number in (0, 1) and not token.marks else str(token.number or 1)
    sides = "66" if token.sides == 66 else str(token.sides)  # noqa: PLR2004 - it reads so
    return f"{count}d{sides}{''.join(token.marks)}"


def is_usual(sides: int) -> bool:
    """Tell whether there are dice of so many sides that players have, or that tables are for."""
    return sides in _USUAL or sides in _SELDOM
