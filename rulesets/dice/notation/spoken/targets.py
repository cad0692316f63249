"""Targets of the dice of a roll in players' own words, and what is rolled again."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Final

from rulesets.dice.notation._target import Target
from rulesets.dice.notation.spoken.pieces import Pieces
from rulesets.dice.notation.spoken.stages import give_roles, spoil_denied
from rulesets.dice.notation.spoken.tokens import UNKNOWN
from rulesets.dice.notation.spoken.writing import Aim, Roll
from rulesets.refusal import Refusal

_AGAIN: Final = (
    re.compile(r"(?P<all>R_*a?(?P<sign>C)(?P<bound>N))"),
    re.compile(
        r"(?P<all>RZ?_*a?(?P<faces>[FN](?:[&|]+[FN](?![xXd])|,[&|]*[FN](?![xXdAhwvW]))*)"
        r"(?P<role_after>[hwvW]?)$)"
    ),
    re.compile(r"(?P<all>RZ?_*a?(?P<faces>[FN](?:[&|]+[FN](?![xXd])|,[&|]*[FN](?![xXdAhwvW]))*))"),
    re.compile(r"(?P<all>R_*(?P<role>[hwvW])a?(?P<faces>F))"),
    re.compile(r"(?P<all>R_*(?P<role>[hwvW])a?(?P<ones>N)(?![?A-Za-z]))"),
    re.compile(
        r"(?P<all>Z?R_*(?P<role>[hwvW]?)(?P<what>[ZY])(?P<role_after>(?:[hwvW](?!a?[NPFC]))?))"
    ),
    re.compile(r"(?P<all>(?P<what>Z)R)(?![FNZYC])"),
    re.compile(r"(?P<all>(?P<faces>F)R)(?![FNZYC])"),
)
_AGAINST: Final = re.compile(r"(?P<all>g(?P<number>N))|(?P<sign>g)\?+(?P<last>a?N)$")
_LOSS: Final = re.compile(r"(?P<all>f)")
_INCLUDED: Final = re.compile(r"(?P<all>(?:n-?N|-?Nn|n)?\?*I)")
_RENDS: Final = re.compile(r"(?P<all>n-?(?P<after>N)|-?(?P<before>N)n(?!-?N))")
_MISSED: Final = frozenset({"miss", "misses", "missed"})
"""What only rolls to hit do."""
_BARE: Final = re.compile(r"(?P<all>R)(?![FNZYC])")
_AIMS: Final = re.compile(
    r"(?P<all>Y?a?(?:"
    r"c?(?P<need>P)O?c?"
    r"|u?(?P<compare>C)u?(?P<compared>N)"
    r"|[ck]?a?(?P<range>[NF]-[NF]|[NF](?:[,&]+[NF])*[|&][NF])"
    r"|(?:u[ua]*,)?[gu]*(?P<words>[mMulo]a?)(?P<than>[NP])(?:,?a?(?P<change>[-+z])(?P<by>N)(?![?J]))?"
    r"|(?P<number>N)(?P<after>[OBmM]|[&|]\+|\+(?![ND(S]))"
    r"|c[a]?(?P<counted>[NF])"
    r"|(?P<on>(?<=[ahwvW])[NF])"
    r"|(?P<next>(?<=T)[NF](?=$|[T,/&]))"
    r"|(?P<shown>F)"
    r")Y?)"
)
_BY_WORD: Final = {
    "m": ">=",
    "M": "<=",
    "u": "<=",
    "l": "<",
    "o": ">",
    "O": ">=",
    "B": "<=",
    "&": ">=",
    "|": ">=",
    "+": ">=",
}
_COMPARE: Final = {"=>": ">=", "≥": ">=", "=<": "<=", "≤": "<=", "==": "="}
_DEALT: Final = frozenset({"mortal", "wound", "hit"})
"""What a die counts that is thrown for what comes of another."""
_TESTED: Final = 3
"""Most dice of a test on a characteristic."""
_WOUNDING: Final = frozenset({"blesse", "blessent", "blessant", "wounding", "wounds", "wound"})
_TESTS: Final = ("characteristic", "leadership", "psychology")
"""What is tested by rolling no more than a number."""
_EASY: Final = 3
"""Tenths of twice what dice come to on average: nobody holds their total against so little."""
_SPELL: Final = re.compile(
    r"\b(?:cast|casts|casting|spell|sort|sortil[eè]ge|incantation|fireball)\b", re.IGNORECASE
)
_CASTING: Final = 6
"""Most dice of a spell."""
_SOME: Final = 4
"""Most dice of which the highest or lowest are kept."""
_FEW: Final = 2
"""So many dice are added up as often as each is held against a number."""


def find_targets(pieces: Pieces, roll: Roll, rend: re.Match[str] | None) -> None:
    """Find what the dice are held against, compared with, and what is rolled again.

    Args:
        pieces: The pieces.
        roll: The roll, with its dice.
        rend: What makes a save worse.
    """
    again = [(match, what) for match, what in _rerolls(pieces, roll)]
    if again:
        pieces.leave_out("hatred")
    match = pieces.find(_AGAINST)
    if match is not None:
        roll.against = pieces.numbers(match, "all" if match["all"] else "last")[0]
        pieces.take_group(match, "all", "sign", "last")
    match = pieces.find(_LOSS)
    if match is not None:
        token = pieces.at(match, "all")
        roll.losses = token.number if token else None
        pieces.take_group(match, "all")
    for match in pieces.each(_AIMS):
        aim = _aim(pieces, match, roll)
        if aim is not None:
            roll.aims.append(aim)
            pieces.take_group(match, "all")
    _check_aims(pieces, roll)
    _hit_by_themselves(pieces, roll)
    saves = pieces.base in ("v", "w") or "v" in pieces.word
    give_roles(pieces, roll)
    match = pieces.find(_BARE)
    if match is not None and len(roll.aims) == 1 and _holds_total(roll):
        again.append((match, ("", "failures")))
        pieces.take_group(match, "all")
    for match_start, role, what in ((m.start(), r, w) for m, (r, w) in again):
        _attach(roll, match_start, role, what)
    spoil_denied(pieces, roll)
    if rend is not None:
        _worsen(pieces, roll, rend, saves=saves)


def _check_aims(pieces: Pieces, roll: Roll) -> None:
    """Spoil a roll of which a target may mean something else."""
    _check_words(pieces, roll)
    if roll.aims and pieces.hazard is not None:
        pieces.spoil(pieces.hazard)  # the dice say how many attacks there are
    for before, aim in pairwise(roll.aims):
        if _is_condition(pieces, before, aim):
            pieces.spoil(aim.at)
    loose = [aim for aim in roll.aims if aim.loose]
    first = pieces.base == "A" and loose == roll.aims[: len(loose)]
    if len(loose) == 1 and len(roll.aims) > 1 and loose[0] is roll.aims[0]:
        # 24 dice 4s then 3s
        first = first or "T" in pieces.word[loose[0].at : roll.aims[1].at + 1]
    if loose and len(roll.aims) > 1 and not first:
        pieces.spoil(loose[0].at)  # "6s" behind another number may be any rule
    if len(roll.aims) > 1 and UNKNOWN in pieces.word[roll.aims[0].at : roll.aims[-1].at]:
        between = pieces.word.index(UNKNOWN, roll.aims[0].at)
        pieces.spoil(between)  # a word between two numbers may change the second
    compound = [index for index, token in enumerate(pieces.tokens) if token.text == "!!"]
    if roll.aims and compound:
        pieces.spoil(compound[0])  # there each die with all it brings is held against the number
    roles = [index for index, sign in enumerate(pieces.word) if sign in "hwvW"]
    wounding = [index for index in roles if pieces.tokens[index].text.lower() in _WOUNDING]
    if len(roll.aims) == 1 and "+" in (roll.dice or "") and wounding:
        pieces.spoil(wounding[0])  # d6+1 hits, and what each does
    if len(roll.aims) == 1 and not pieces.base and len({pieces.word[at] for at in roles}) > 1:
        pieces.spoil(roles[0])  # d6 hits that wound on 2+ are two throws


def _comes_of_it(pieces: Pieces, roll: Roll) -> bool:
    """Tell whether a single die behind a need is what comes of it, and not what is held to it."""
    if len(roll.aims) != 1 or not roll.plain or roll.count > 1:
        return False
    die = next((at for at, token in enumerate(pieces.tokens) if token.sides), 0)
    behind = pieces.tokens[die + 1 : die + 2]
    return die > roll.aims[0].at and any(token.group in _DEALT for token in behind)


def _hit_by_themselves(pieces: Pieces, roll: Roll) -> None:
    """Count attacks that hit by themselves as hits; a few dice may say how many there are."""
    if pieces.says("auto-hit") and (pieces.base or (roll.plain and roll.count > _TESTED)):
        pieces.leave_out("auto-hit")
        pieces.base = "h"


def _check_words(pieces: Pieces, roll: Roll) -> None:
    """Refuse what may change a number that stands before it, and spoil what is thrown later.

    Raises:
        Refusal: `notation-meaning`.
    """
    if _comes_of_it(pieces, roll):
        pieces.spoil(roll.aims[0].at)  # on a 4+ d3 mortals
    for index, token in enumerate(pieces.tokens):
        if token.group == "condition" and roll.aims and index > roll.aims[-1].at:
            raise Refusal("notation-meaning", text=token.text, meant="modifier")
        if token.group == "auto-hit" and roll.aims and index > roll.aims[0].at:
            pieces.spoil(index)


def _is_condition(pieces: Pieces, before: Aim, aim: Aim) -> bool:
    """Tell whether faces behind `4+` may say when some rule acts: `4+ rend 1 on 6s`."""
    signs = "".join(token.sign for token in pieces.tokens)
    face = re.compile("[NPF]").search(signs, aim.at)
    needed = re.compile("[NPF]").search(signs, before.at)
    if face is None or needed is None or (needed[0], face[0]) != ("P", "F"):
        return False
    beside = pieces.word[max(aim.at - 1, 0) : aim.at] + pieces.word[face.end() : face.end() + 1]
    return not any(sign in "hwvWT" for sign in beside)


def _rerolls(pieces: Pieces, roll: Roll) -> list[tuple[re.Match[str], tuple[str, str]]]:
    found = []
    for pattern in _AGAIN:
        for match in pieces.each(pattern):
            names = match.groupdict()
            if names.get("sign"):
                what = _below(pieces, match, roll)
            elif names.get("ones"):
                what = "1" if pieces.number(match, "ones") == 1 else ""
            elif names.get("what"):
                missed = pieces.at(match, "what")
                if missed is not None and missed.text.casefold() in _MISSED:
                    names["role"] = names.get("role") or "h"
                what = "failures" if names["what"] == "Z" else "successes"
            else:
                what = ",".join(map(str, pieces.numbers(match, "faces")))
            if not what or (names.get("faces") and not _are_faces(pieces, match)):
                continue
            role = names.get("role") or names.get("role_after") or ""
            found.append((match, (role, what)))
            pieces.take_group(match, "all")
    return found


def find_rend(pieces: Pieces) -> re.Match[str] | None:
    """Take what makes a save worse: `rend 1`, `PA -2`."""
    for included in pieces.each(_INCLUDED):
        pieces.take_group(included, "all")
    match = pieces.find(_RENDS)
    if match is not None:
        pieces.take_group(match, "all")
    return match


def _worsen(pieces: Pieces, roll: Roll, rend: re.Match[str], *, saves: bool) -> None:
    """Make a save worse; one that needs more than a die shows is left out of several stages."""
    alone = len(roll.aims) == 1
    save = next((aim for aim in roll.aims if aim.role == "save" or (alone and saves)), None)
    if save is not None:
        save.number += pieces.number(rend, "after") or pieces.number(rend, "before")
    if save is None and len(roll.aims) > 1 and roll.dice is not None:
        raise Refusal("notation-no-save", text=" ".join(_texts(pieces, rend)))
    if save is None or (alone and save.number > roll.sides):
        pieces.spoil(rend.start())
    elif save.number > roll.sides:
        roll.aims.remove(save)


def _texts(pieces: Pieces, match: re.Match[str]) -> list[str]:
    """Return the pieces of a match as they were typed."""
    return [token.text for token in pieces.tokens[match.start() : match.end()]]


def _holds_total(roll: Roll) -> bool:
    """Tell whether a total is held against a number, so that it is rolled again as a whole."""
    return bool(roll.aims[0].whole) and not roll.rerolls


def _are_faces(pieces: Pieces, match: re.Match[str]) -> bool:
    """Tell whether numbers behind commas are rolled again too: `1, 2` are, of `1s, 4s` one is."""
    numbers = pieces.numbers(match, "faces")
    steps = all(after == before + 1 for before, after in pairwise(numbers))
    return steps or "," not in match["faces"]


def _below(pieces: Pieces, match: re.Match[str], roll: Roll) -> str:
    token = pieces.at(match, "sign")
    bound = pieces.number(match, "bound")
    if token is None or token.text not in ("<", "<=", "=<", "≤", "="):
        return ""
    first = bound if token.text == "=" else 1
    last = bound - 1 if token.text == "<" else bound
    if not last < max(roll.sides, 1) or last - first > roll.sides:
        return ""
    return ",".join(str(face) for face in range(first, last + 1))


def _aim(pieces: Pieces, match: re.Match[str], roll: Roll) -> Aim | None:
    """Return what a target says, None where it cannot be told."""
    names = match.groupdict()
    position = match.start()
    if names["need"]:
        number = pieces.number(match, "need")
        whole = _beyond(roll, ">=", number) or _casts(pieces, roll)
        easy = 10 * number < _EASY * roll.count * (1 + roll.sides)
        if whole and roll.plain and roll.count > _TESTED and number > roll.sides and easy:
            pieces.spoil(position)  # 7+ is more than a die shows, and next to nothing for five
        return Aim(position, ">=", number, whole)
    if names["compare"]:
        token = pieces.at(match, "compare")
        sign = _COMPARE.get(token.text, token.text) if token else ""
        if roll.losses is not None and sign == ">":
            sign = ">="  # as the table writes that has losses
        number = pieces.number(match, "compared")
        return Aim(position, sign, number, _beyond(roll, sign, number))
    if names["range"]:
        return _range(position, pieces.numbers(match, "range"), roll, to="-" in names["range"])
    if names["words"] or names["after"]:
        return _said(pieces, match, roll)
    return _shown(pieces, match, roll)


def _casts(pieces: Pieces, roll: Roll) -> bool:
    """Tell whether a few dice are thrown for a spell, which is held against their total."""
    several = roll.plain and 1 < roll.count <= _CASTING
    return several and any(_SPELL.search(token.text) for token in pieces.tokens)


def _beyond(roll: Roll, sign: str, number: int) -> bool:
    """Tell whether every single die fits or none does, so that the total must be meant."""
    if not roll.plain:
        return True
    if roll.count < 2 or not roll.sides:  # noqa: PLR2004 - one die is its total
        return False
    fitting = Target(sign, number).wins(tuple(range(1, roll.sides + 1)))
    return len(fitting) in (0, roll.sides) and _is_open(roll, sign, number)


def _is_open(roll: Roll, sign: str, number: int) -> bool:
    """Tell whether the total of plain dice may be as wanted, and may not."""
    target = Target(sign, number)
    lowest, highest = roll.count, roll.count * roll.sides
    least = lowest if target.least is None else target.least
    most = highest if target.most is None else target.most
    possible = least <= highest and most >= lowest
    return possible and not (least <= lowest and most >= highest)


def _range(position: int, numbers: list[int], roll: Roll, *, to: bool) -> Aim | None:
    """Read `5-6`, `4, 5 ou 6`: up to the highest face."""
    if to:
        numbers = list(range(numbers[0], min(numbers[1], roll.sides + 1) + 1))
    steps = all(after == before + 1 for before, after in pairwise(numbers))
    if not numbers or not steps or numbers[-1] != roll.sides or not roll.plain:
        return None
    return Aim(position, ">=", numbers[0], whole=False)


def _said(pieces: Pieces, match: re.Match[str], roll: Roll) -> Aim | None:
    """Read `at least 8`, `7 ou moins`, `sous 7`."""
    names = match.groupdict()
    word = (names["words"] or names["after"])[0]
    if word == "+" and pieces.tokens[match.start("after")].text.lower() != "plus":
        return None
    number = pieces.number(match, "than" if names["words"] else "number")
    if word in "mM" and roll.plain and number < roll.count <= _SOME:
        return None  # of 3d6 max 2 two may be kept
    if names["change"]:
        if pieces.tokens[match.start("words")].group != "leadership":
            return None  # whether the dice or the number change is not said
        by = pieces.number(match, "by")
        number += by if names["change"] == "+" else -by
    whole: bool | None = _beyond(roll, _BY_WORD[word], number)
    if not whole and word == "u" and roll.count > 1:  # tests on a characteristic are of the total
        if roll.count > _TESTED or not _is_open(roll, "<=", number):
            return None
        whole = True
    if not whole and word not in "O&|+" and roll.count == _FEW:
        return None
    return Aim(match.start(), _BY_WORD[word], number, whole)


def _shown(pieces: Pieces, match: re.Match[str], roll: Roll) -> Aim | None:
    """Read `on 4s`, `count 6s`, `sixes`."""
    names = match.groupdict()
    group = next(name for name in ("counted", "on", "next", "shown") if names[name])
    if group == "next" and not roll.aims:
        return None
    number = pieces.number(match, group)
    if pieces.says("test") and any(map(pieces.says, _TESTS)):
        most = 1 if pieces.says("characteristic") else _TESTED
        return Aim(match.start(), "<=", number, whole=True) if roll.count <= most else None
    if not roll.plain or number > roll.sides:
        needed = (
            pieces.tokens[match.start()].group == "need"
            or pieces.tokens[match.start(group) - 1].group == "need"
        )
        return Aim(match.start(), ">=", number, whole=True) if needed else None
    if group == "on" and roll.plain and _casts(pieces, roll):
        return Aim(match.start(), ">=", number, whole=True)
    highest = number == roll.sides
    if group == "shown" and number == 1:
        return None
    exactly = group == "counted" and not highest
    loose = group == "shown" and not _after_role(pieces, match)
    return Aim(match.start(), "=" if exactly else ">=", number, whole=False, loose=loose)


def _after_role(pieces: Pieces, match: re.Match[str]) -> bool:
    start, end = match.span()
    around = pieces.word[max(start - 1, 0) : start] + pieces.word[end : end + 1].replace("T", "")
    return "a" in match["all"] or any(sign in "hwvWT" for sign in around)


def _attach(roll: Roll, position: int, role: str, what: str) -> None:
    """Add a re-roll to the stage it is said of: the one named, else the last before it."""
    named = [aim for aim in roll.aims if role and aim.role.strip() == _ROLE_NAMES[role]]
    before = [aim for aim in roll.aims if aim.at < position]
    for aims in (named, before[-1:], roll.aims[:1]):
        if aims:
            aims[0].rerolls.append(what)
            return
    roll.rerolls.append(what)


_ROLE_NAMES: Final = {"h": "hit", "w": "wound", "v": "save", "W": "ward"}
