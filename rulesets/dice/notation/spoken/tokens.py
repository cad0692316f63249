"""The pieces of a roll in players' own words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from rulesets.dice.notation.spoken.lexicon import FACES, LONGEST, NUMBER, Meant, bare, meant

DIE: Final = "D"
NEED: Final = "P"
COMPARE: Final = "C"
WITH: Final = "j"
UNKNOWN: Final = "?"
NOISE: Final = "i"

_MAIN: Final = re.compile(
    r"""
    (?P<blank>[\s:\u200b\ufe0f\u200d\U0001F300-\U0001FAFF\u2600-\u267F\u2686-\u27BF]+)
    | (?P<die>(?P<count>\d{1,7})?\s*(?<![^\W\d_])[dw]\s*(?P<sides>\d{1,7}|%)
        (?:s\b)?)
    | (?P<ward>\d{1,7}\+{2,3}(?!\d))
    | (?P<need>\d{1,7}(?:\+(?!\d|\(|[dw]\d)|\s+\+(?!\s*(?:\d|\(|d\s*[\d%]))))
    | (?P<face>\d{1,7}'?s\b)
    | (?P<number>\d{1,7}(?!\d))
    | (?P<arrow>->|→|=>(?!\s*\d))
    | (?P<compare>>\s?=(?!>)|=>|≥|<\s?=|=<|≤|==|=|>|<)
    | (?P<word>[^\W\d_]+(?:['’-][^\W\d_]+)*['’]?)
    | (?P<cry>(?:\s|(?<=[^\W\d_])|(?<=\+))!(?=\s*$))
    | (?P<sign>[-–−+×*x/&,;#()!.?…|@])
    """,
    re.IGNORECASE | re.VERBOSE,
)
_SIGNS: Final = {
    **dict.fromkeys("-–−", "-"),
    **dict.fromkeys("×*", "*"),
    **dict.fromkeys(".?…", NOISE),
    "@": "a",
}
_CODE: Final = re.compile(
    r"\s*(?P<word>kh|kl|dh|dl|ph|pl|p|k|h|l|d)(?P<number>\d{1,3})(?![\d+])"
    r"|\s*(?P<reroll>rr|ro|r|ir)\s*(?P<compare><=|<|=)?\s*(?P<face>\d{1,3})(?!\d)(?:'?s\b)?"
    r"|(?P<blank>\s*)(?P<endless>i?)e(?P<explode>\d{1,3})(?!\d)"
    r"|\s*t(?P<target>\d{1,3})(?!\d)"
    r"|\s*f(?P<loss>\d{1,3})(?!\d)"
    r"|(?P<floor>mi|ma|min|max)\d{1,3}"
    r"|\s*(?P<compound>!!)(?![<>=\d])"
    r"|(?P<counted>c)(?![^\W_])",
    re.IGNORECASE,
)
"""What other dice bots write behind dice."""
_KEEPS: Final = {
    "kh": "kNH",
    "k": "kNH",
    "h": "kNH",
    "kl": "kNL",
    "l": "kNL",
    "dh": "rNH",
    "ph": "rNH",
    "dl": "rNL",
    "pl": "rNL",
    "p": "rNL",
    "d": "rNL",
}
_JOINED: Final = frozenset("NDPFdqRVUS+-")
"""What stands behind a `with` that joins: dice, numbers, what is done to dice."""
_FOR: Final = frozenset({"for", "pour"})
_SAVED: Final = re.compile(r"[vW]|a?P[vW]")
_ARTICLES: Final = frozenset({"un", "une", "one"})
"""Numbers that are articles before a word of a note."""
_AT_LEAST: Final = frozenset({">=", "=>", "≥"})
_TWO_DIGITS: Final = 66
_DICE: Final = frozenset({3, 4, 6, 8, 10, 12, 20, 66, 100})
"""Dice that players have: `4d6 d6` may be two dice as well."""


@dataclass(slots=True)
class Token:
    """A piece of the text.

    Attributes:
        sign: The letter of its group.
        text: As it was typed.
        number: Its number, where it has one; of dice how many, 0 where none was typed.
        sides: Of dice their sides.
        group: The name of its group, of words.
        marks: What is said of these dice, in strict notation.
    """

    sign: str
    text: str
    number: int = 0
    sides: int = 0
    group: str = ""
    marks: list[str] = field(default_factory=list)


def tokens_of(text: str) -> list[Token] | None:
    """Return the pieces of a text, None where a sign is in it that none begins with."""
    found: list[Token] = []
    position = 0
    while position < len(text):
        code = _CODE.match(text, position) if _may_be_coded(found) else None
        if code is not None and _is_code(code, found) and not _is_die(text, code, found):
            found.extend(_coded(code))
            position = code.end()
            continue
        match = _MAIN.match(text, position)
        if match is None:
            return None
        position = match.end()
        if match["word"]:
            position = _spoken(text, match.start(), found)
        else:
            found.extend(_plain(match))
    found = _merged(found)
    _join(found)
    return found


def _merged(found: list[Token]) -> list[Token]:
    """Read `4 or better` as `4+`, and `ones again` as what is rolled again."""
    merged: list[Token] = []
    for token in found:
        before = merged[-1] if merged else None
        if before is not None and token.sign == "O" and before.sign in (NUMBER, FACES):
            merged[-1] = Token(NEED, f"{before.text} {token.text}", before.number)
            continue
        if before is not None and token.group == "again" and before.sign == FACES:
            token.sign = "R"
        merged.append(token)
    return merged


def _join(found: list[Token]) -> None:
    """Read `with` as a mere join before dice and numbers, and elsewhere as a word of a note."""
    dice = any(token.sign == DIE for token in found)
    rend = any(token.group == "rend" for token in found)
    single = any(token.sign == DIE and token.number <= 1 for token in found)
    ahead: Token | None = None
    behind = ""
    for index, token in reversed(list(enumerate(found))):
        _join_number(token, behind, rend=rend, single=single)
        if token.sign == WITH:
            token.sign = NOISE if ahead is not None and ahead.sign in _JOINED else UNKNOWN
            around = {each.sign for each in (ahead, *found[max(index - 1, 0) : index]) if each}
            if around == {"S", DIE} and bare(token.text) not in _FOR:
                token.sign = "&"
            if ahead is not None and ahead.sign == "S" and dice and bare(token.text) in _FOR:
                ahead.sign = UNKNOWN  # a D12 for the direction of a deviation
        elif token.text in _AT_LEAST and ahead is not None and ahead.sign == NEED:
            token.sign = NOISE  # >=4+
        elif token.text in _ARTICLES and ahead is not None and ahead.sign == UNKNOWN:
            token.sign = NOISE
        if token.sign != NOISE:
            ahead, behind = token, token.sign + behind


def _join_number(token: Token, behind: str, *, rend: bool, single: bool) -> None:
    """Read what joins dice to what they need: `12 for 4s`, `2d6 vs 7+`; a save is the target's."""
    if token.sign == "g" and (_SAVED.match(behind) or (rend and behind.startswith(NEED))):
        token.sign = "/"  # what is wounded is saved by its target
        return
    held = token.sign == "g" and behind.startswith(NEED) and not single
    for_faces = token.sign == WITH and bare(token.text) in _FOR and behind.startswith(FACES)
    if held or for_faces:
        token.sign = "a"


def _may_be_coded(found: list[Token]) -> bool:
    """Tell whether shorthand may follow: behind dice, a target, and other shorthand."""
    if not found:
        return False
    compared = len(found) > 1 and found[-1].sign == NUMBER and found[-2].sign == COMPARE
    return compared or found[-1].sign in "DHLRPpfE"


def _is_code(code: re.Match[str], found: list[Token]) -> bool:
    """Tell whether it is shorthand: `4d6 d6` may be two kinds of dice."""
    apart = code[0][:1].isspace()
    word = (code["word"] or "").lower()
    if code["counted"] or (word == "d" and apart and int(code["number"]) in _DICE):
        return not apart and not code["word"]
    return found[-1].sign != "R" or not code["reroll"]


def _is_die(text: str, code: re.Match[str], found: list[Token]) -> bool:
    """Tell whether a die stands apart behind a need, of which nothing is dropped: `4+ D3 dmg`."""
    begin = code.start() + len(code[0]) - len(code[0].lstrip())
    apart = text[begin - 1 : begin].isspace()
    word = (code["word"] or "").lower()
    return found[-1].sign == NEED and apart and word == "d" and int(code["number"]) in _DICE


def _coded(code: re.Match[str]) -> Iterator[Token]:
    text = code[0].strip()
    if code["word"]:
        for sign in _KEEPS[code["word"].lower()]:
            yield Token(sign, text, int(code["number"]) if sign == NUMBER else 0)
    elif code["reroll"]:
        yield from _reroll_code(code, text)
    elif code["explode"]:
        endless = bool(code["endless"]) or not code["blank"]
        # Avrae writes e6 at once behind the dice and goes on without end, Dice Maiden apart, once.
        yield Token("E" if endless else "1", text, group="from" if code["endless"] else "on")
        yield Token("p", text, int(code["explode"]))
    elif code["target"]:
        yield Token(NEED, text, int(code["target"]))
    elif code["loss"]:
        yield Token("f", text, int(code["loss"]))
    elif code["floor"]:
        yield Token("!", text, group="not")
    elif code["compound"]:
        yield Token("E", text)


def _reroll_code(code: re.Match[str], text: str) -> Iterator[Token]:
    """Read `ro<3`, `rr1`; a reroll without end, or of which bots differ, is none we make."""
    word, sign = code["reroll"].lower(), code["compare"] or ""
    without_end = word == "ir" or (word == "rr" and sign) or (word == "r" and sign == "<")
    yield Token("!" if without_end else "R", text, group="reroll")
    if sign.startswith("<"):
        yield Token(COMPARE, sign)
    yield Token(NUMBER, text, int(code["face"]))


def _plain(match: re.Match[str]) -> Iterator[Token]:
    text = match[0].strip()
    if match["die"]:
        sides = 100 if match["sides"] == "%" else int(match["sides"])
        if sides == _TWO_DIGITS and text[-1] in "sS":
            yield Token("!", text, group="not")  # elsewhere that puts the digits in order
            return
        yield Token(DIE, text, int(match["count"] or 0), sides)
    elif match["ward"]:  # so a save is written that nothing takes away
        yield Token("W", "ward")
        yield Token(NEED, text, int(re.findall(r"\d+", text)[0]))
    elif match["need"]:
        yield Token(NEED, text, int(re.findall(r"\d+", text)[0]))
    elif match["face"]:
        yield Token(FACES, text, int(re.findall(r"\d+", text)[0]))
    elif match["number"]:
        yield Token(NUMBER, text, int(text))
    elif match["arrow"]:
        yield Token("T", text)
    elif match["compare"]:
        yield Token(COMPARE, text.replace(" ", ""))
    elif match["sign"]:
        yield Token(_SIGNS.get(text, text), text)


_WITH_ACCENT: Final = frozenset({"dé", "dés", "dès", "dée", "dées", "dè"})
"""Dice as phones spell them too; without an accent it is an article."""
_THEMSELVES: Final = frozenset({"de", "des", "dice", "die", "d"})
_WORD: Final = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)*['’]?")
_COMPOUND: Final = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*['’]?")


def _spoken(text: str, start: int, found: list[Token]) -> int:
    """Read the word or phrase that begins here; return where it ends."""
    words: list[tuple[str, int]] = []
    position = start
    while len(words) < LONGEST:
        match = _WORD.match(text, position)
        if match is None:
            break
        words.append((match[0], match.end()))
        position = match.end()
        while position < len(text) and text[position] in " -":
            position += 1
    first = words[0][0]
    says = meant(tuple(bare(word) for word, _ in words))
    if says is None or says.words == 1:
        if first.casefold() in _WITH_ACCENT or _without_accent(words, found):
            found.append(Token("d", first, group="dice"))
            return words[0][1]
        if bare(first) == "d" and text[start - 1 : start].isdigit():
            found.append(Token("d", first, group="unsided"))
            return words[0][1]
        if bare(first) == "x":
            found.append(Token("x", first, group="times"))
            return words[0][1]
    if says is not None and says.group == "dozen":
        return _dozen(says, words, found)
    if says is None:
        compound = _COMPOUND.match(text, start)
        return _unknown(compound[0] if compound else first, start, found)
    end = words[says.words - 1][1]
    found.extend(Token(sign, text[start:end], says.number, group=says.group) for sign in says.sign)
    joined = text[end : end + 1] == "-" and text[end + 1 : end + 2].isalpha()
    return end + 1 if joined else end


def _without_accent(words: list[tuple[str, int]], found: list[Token]) -> bool:
    """Tell whether `12 des` are dice, and no article."""
    after_number = bool(found) and found[-1].sign == NUMBER
    ahead = words[1][0].casefold() if len(words) > 1 else ""
    return after_number and bare(words[0][0]) in ("de", "des") and bare(ahead) not in _THEMSELVES


def _dozen(says: Meant, words: list[tuple[str, int]], found: list[Token]) -> int:
    """Read a dozen or two, `une douzaine`."""
    word, end = words[0]
    if found and found[-1].sign == NUMBER and not found[-1].text.isdigit():
        found[-1].number *= says.number
    else:
        found.append(Token(NUMBER, word, says.number))
    return end


def _unknown(word: str, start: int, found: list[Token]) -> int:
    """Read a word that says nothing of dice; of a compound its parts may."""
    head, apostrophe, rest = word.replace("’", "'").partition("'")
    if apostrophe and rest and bare(head) in ("d", "l", "j", "qu", "n"):
        found.append(Token("!" if bare(head) == "n" else NOISE, word[: len(head) + 1], group="not"))
        return start + len(head) + 1
    found.append(Token(UNKNOWN, word))
    return start + len(word)
