"""Reading how many dice succeeded, where that is enough."""

from __future__ import annotations

import re
from typing import Final

from rulesets.dice.handles.mixed import DiceInput
from rulesets.dice.handles.thrown.best import BESIDE, SHOWN, read_best
from rulesets.dice.handles.thrown.faces import (
    one_kind,
    read_marks,
    spoken_pairs,
)
from rulesets.dice.handles.thrown.line import HALF, Line
from rulesets.refusal import Doubt, Refusal

_SHARE: Final = re.compile(
    r"[Ay]?N?(?P<count>[NS])(?:s?o|s?/)(?P<dice>[NS])s?|(?P<of>[NS]),?(?P<hits>[NS])s"
)
_COUNTED: Final = re.compile(
    r"t?(?P<count>[NSA0]?)[Xx]?(?P<what>[sf])y?|(?P<said>[sf])z?(?P<shown>[NSA])[oX]?A?"
)
_BOTH: Final = (
    re.compile(r"(?P<hits>[NS])s[,/t]*(?P<misses>[NS])[f0]"),
    re.compile(r"(?P<misses>[NS])f(?:[,/t]*(?P<hits>[NS])s|,*t+,*(?P<so>[NS]))"),
)
_ALL_BUT: Final = re.compile(r"(?:A(?P<all>[sf]?)|(?P<first>[sf])A)e(?P<count>[NS])(?P<what>[sf]?)")
_MADE: Final = re.compile("t[NS]")
_ONLY: Final = re.compile(
    r"y(?P<missed>[NS])f|y(?P<count>[NS])s?o?|(?P<hits>[NS])y|A(?P<all>[NS])s|y?s,(?P<headed>[NS])"
)
_OTHERS: Final = re.compile(
    r"(?P<told>[NSPx,/t]+?)[,/]*(?:(?P<many>[NS])(?P<what>[sf])|(?P<said>[sf]),(?P<told_many>[NS]))"
)
_NOT_ONE: Final = re.compile(r"0o?[NPS]([,/]?[NPS])*")
_IN_WORDS: Final = re.compile(r"(?:[NS]?P|N?S[NS]?|,)+")
_REST: Final = re.compile(r"(?P<told>.+?),*A?r(?P<what>[sf])")
_SO_MANY: Final = re.compile(r"(?P<faces>.+?),*t,*(?P<count>[NS])s?")
_INCLUDING: Final = re.compile(r"(?P<count>[NSA])(?P<join>s[,z]*|,*z,*)(?P<faces>[NSA].+)")
_NONE_OF: Final = (
    re.compile(r"(?P<count>[NS])s[,z]*(?P<none>0)o?(?P<face>[NSP])"),
    re.compile(r"(?P<none>0)o?(?P<face>[NSP]),+(?P<count>[NS])s"),
)
_DENIED: Final = frozenset({"not", "pas", "nope"})
"""What denies a number, and says of no face that none shows it."""
_A_FACE: Final = re.compile(r"(?P<face>[NS]),*(?P<what>[sf])")
_WHOLE: Final = re.compile(r"A(?P<count>[NS])")
_WOUNDED: Final = (
    re.compile(r"(?P<hits>[NSA])(?:h|,+z)[,Tz]*(?P<wounds>[NS0A½])[wp][c,T]*"),
    re.compile(r"h,?(?P<hits>[NS]),*w,?(?P<wounds>[NS0])[c,]*"),
    re.compile(r"(?P<wounds>[NS0])wo(?P<hits>[NS])h[c,]*"),
    re.compile(r"(?P<hits>[NS])T(?P<wounds>[NS0])(?P<bare>w?)[c,]*"),
)


_SAVED: Final = re.compile(
    r"(?P<hits>[NSA])h[,Tz]*(?P<wounds>[NSA0½])w[,Tz]*(?P<saves>[NSA0½])(?P<what>[vuf]|vs|vf|fv)[c,T]*"
)


def read_count(line: Line) -> DiceInput | None:
    """Return how many dice succeeded, None where the line tells no such thing.

    Raises:
        Refusal: `typed-other-count`, `typed-either`, `typed-all`, `too-many-successes`.
    """
    if line.wanted is None or line.special:
        return None
    for read in (
        _share,
        _few,
        _made,
        _counted,
        _rest,
        _and_others,
        _including,
        _none_of,
        _so_many,
        _not_one,
        _winners,
    ):
        found = read(line)
        if found is not None:
            return found
    return None


def read_wounded(line: Line, shown: str) -> DiceInput | None:
    """Read hits and their wounds in one breath, `14 hits 6 wounds`, `12 -> 5`.

    Args:
        line: The line.
        shown: The line as it was typed.

    Raises:
        Refusal: `typed-either`, where both may be faces; `too-many-successes`.
    """
    patterns = (*_WOUNDED, _SAVED)
    match = next(filter(None, (pattern.fullmatch(line.said) for pattern in patterns)), None)
    if match is None or line.wanted is None or "hit" not in line.wanted.purpose.label:
        return None
    hits = _so_many_of(line, match.start("hits"), line.wanted.count)
    wounds = _so_many_of(line, match.start("wounds"), hits)
    if hits is None or wounds is None:
        return None
    bare = match.groupdict().get("bare") == ""
    if bare and {hits, wounds} <= set(line.wanted.die.marks):
        raise Refusal("typed-either", text=shown, shown=f"{hits} {wounds}", count=hits)
    if wounds > hits:
        raise Refusal("too-many-successes", count=wounds, dice=hits)
    saved = None
    if match.re is _SAVED:
        saved = _so_many_of(line, match.start("saves"), wounds)
        if saved is None or saved > wounds:
            raise Refusal("too-many-successes", count=saved or 0, dice=wounds)
        saved = saved if match["what"] in ("v", "vs") else wounds - saved
    return DiceInput(successes=_within(line, hits), wounds=wounds, saved=saved)


def _so_many_of(line: Line, position: int, whole: int | None) -> int | None:
    """Return the number that a piece tells: all, none or half of a whole, or as it stands."""
    if whole is None or (line.said[position] == HALF and whole % 2):
        return None
    shares = {"A": whole, "0": 0, HALF: whole // 2}
    return shares.get(line.said[position], line.said_numbers[position])


def _within(line: Line, count: int) -> int:
    """Return a number of successes.

    Raises:
        Refusal: `too-many-successes`.
    """
    assert line.wanted is not None  # noqa: S101 - without a question nothing is counted
    if not 0 <= count <= line.wanted.count:
        raise Refusal("too-many-successes", count=max(count, -count), dice=line.wanted.count)
    return count


def _share(line: Line) -> DiceInput | None:
    """Read `7/12`, `7 sur 12`."""
    match = _SHARE.fullmatch(line.word)
    if match is None or line.wanted is None:
        return None
    if match["of"]:
        whole = line.number(match, "of") == line.wanted.count
        return DiceInput(successes=line.number(match, "hits")) if whole else None
    count, dice = line.number(match, "count"), line.number(match, "dice")
    faces = {count, dice} <= set(line.wanted.die.marks) and line.word[1:-1] == "/"
    summed = count and count + dice == line.wanted.count and line.word[1:-1] == "/"
    if summed and not faces and line.countable:
        other = Refusal("typed-other-count", given=dice, count=line.wanted.count)
        raise Doubt(other, (f"={count}", f"={dice}"))  # so many hits, and so many misses
    if dice != line.wanted.count:
        if faces:
            return None
        raise Refusal("typed-other-count", given=dice, count=line.wanted.count)
    if faces:
        raise Refusal("typed-either", text=f"{count}/{dice}", shown=f"{count} {dice}", count=count)
    return DiceInput(successes=count)


def _made(line: Line) -> DiceInput | None:
    """Read `ça fait 8` where no sum of the dice is asked."""
    asked = line.wanted is not None and line.wanted.count > 1
    if not (asked and line.countable and not line.summed and _MADE.fullmatch(line.word)):
        return None
    return DiceInput(successes=_within(line, line.pieces[1].number))


def _counted(line: Line) -> DiceInput | None:
    """Read `7 hits`, `5 échecs`, `all hit`, `missed 11`, `rien`."""
    assert line.wanted is not None  # noqa: S101 - see `read_count`
    dice = line.wanted.count
    match = next(filter(None, (both.fullmatch(line.word) for both in _BOTH)), None)
    if match is not None:
        so = "hits" if match["hits"] else "so"
        hits, misses = line.number(match, so), line.number(match, "misses")
        if hits + misses != dice:
            raise Refusal("typed-other-count", given=hits + misses, count=dice)
        return DiceInput(successes=hits)
    if line.countable and line.word == "A":
        raise Refusal("typed-all", count=dice)
    single = dice == 1 and line.word == "0"  # no, it did not
    if line.countable and line.word in ("0", "N") and (single or not line.pieces[0].number):
        return DiceInput(successes=0)
    shown = _a_face(line)
    if shown is not None:
        return shown
    match = _COUNTED.fullmatch(line.word)
    if match is None or (match["said"] and not line.countable):
        return None
    group = "shown" if match["said"] else "count"
    sign = match[group]
    if not sign and dice != 1:
        return None
    count = {"A": dice, "0": 0, "": 1}.get(sign)
    count = line.number(match, group) if count is None else count
    failed = (match["said"] or match["what"]) == "f"
    wins = line.wanted.wins
    if wins and dice == 1 < count and count in line.wanted.die.marks:
        return DiceInput((count,)) if (count in wins) != failed else None
    if failed:
        count = dice - _within(line, count)
    return DiceInput(successes=count)


def _a_face(line: Line) -> DiceInput | None:
    """Read `5, passed` of one die, and `all 12` of twelve."""
    if not line.countable or line.wanted is None or line.wanted.wins is None:
        return None
    whole = _WHOLE.fullmatch(line.word)
    if whole is not None:
        count = line.number(whole, "count")
        known = count == line.wanted.count and count not in line.wanted.die.marks
        return DiceInput(successes=count) if known else None
    match = _A_FACE.fullmatch(line.word)
    if match is None or line.wanted.count > 1:
        return None
    face = line.number(match, "face")
    agrees = (face in line.wanted.wins) == (match["what"] == "s")
    return DiceInput((face,)) if face > 1 and face in line.wanted.die.marks and agrees else None


def _few(line: Line) -> DiceInput | None:
    """Read `only 2 hits`, `only 2`, `all but 2`, `tout rate sauf 2`."""
    if not line.countable or line.wanted is None:
        return None
    dice = line.wanted.count
    only, but = _ONLY.fullmatch(line.word), _ALL_BUT.fullmatch(line.word)
    if only is not None:
        group = next(name for name, part in only.groupdict().items() if part)
        count = line.number(only, group)
        headed = line.pieces[only.start(group) - 1].text == ":"
        if (group == "all" and count != dice) or (group == "headed" and not headed):
            return None
        count = dice - count if group == "missed" else count
    elif but is not None:
        count = line.number(but, "count")
        said = but["all"] or but["first"]
        if said and but["what"] == said:
            return None
        failed = said == "f" or (not said and but["what"] == "f")
        count = count if failed else dice - count
    else:
        return None
    return DiceInput(successes=_within(line, count))


def _rest(line: Line) -> DiceInput | None:
    """Read `2 sixes, the rest missed`: what is told is all that does not belong to the rest."""
    match = _REST.fullmatch(line.word)
    if match is None or not line.countable or line.wanted is None or line.wanted.wins is None:
        return None
    told = line.part(*match.span("told"))
    failed = match["what"] == "f"
    counted = re.fullmatch(r"[NS][Xx]?([sf])", told.word)
    if counted is not None:
        count = told.pieces[0].number
        return (
            None
            if (counted[1] == "f") == failed
            else DiceInput(successes=_within(line, count if failed else line.wanted.count - count))
        )
    several = re.fullmatch(r"[NS][NSP]", told.word)
    if several is not None:
        marks: tuple[int, ...] = (told.pieces[1].number,) * told.pieces[0].number
    else:
        marks = one_kind(told, line.wanted.wins, succeeded=failed)
    if not marks or any((mark in line.wanted.wins) != failed for mark in marks):
        return None
    count = len(marks) if failed else line.wanted.count - len(marks)
    return DiceInput(successes=_within(line, count))


def _and_others(line: Line) -> DiceInput | None:
    """Read `2 sixes, 1 five, 7 misses`: one kind by its faces, and how many of the other."""
    match = _OTHERS.fullmatch(line.word)
    if match is None or not line.countable or line.wanted is None or line.wanted.wins is None:
        return None
    failed = (match["what"] or match["said"]) == "f"
    many = line.number(match, "many" if match["what"] else "told_many")
    told = line.part(*match.span("told"))
    marks = one_kind(told, line.wanted.wins, succeeded=failed)
    if not marks or len(marks) + many != line.wanted.count:
        return None
    return DiceInput(successes=len(marks) if failed else many)


def _including(line: Line) -> DiceInput | None:
    """Read `7 hits, of which 2 sixes`: faces among those that succeeded tell no more."""
    count = read_best(line)
    if count is not None:
        return DiceInput(successes=_within(line, count))
    match = _INCLUDING.fullmatch(line.word)
    if match is None or line.wanted is None or line.wanted.wins is None:
        return None
    start, end = match.span("join")
    marks = read_marks(line.part(end, len(line.word))) or ()
    dice = line.wanted.count
    count = dice if match["count"] == "A" else line.number(match, "count")
    if not marks or not set(marks) <= line.wanted.wins:
        return None
    apart = len(marks) <= count <= dice < count + len(marks)
    if "z" not in match["join"] and not apart:  # 6 hits and 2 sixes may be eight
        hits = [each for each in (count, count + len(marks)) if each <= line.wanted.count]
        told = " ".join(piece.text for piece in line.pieces[:start])
        raise Doubt(Refusal(BESIDE, text=told[:SHOWN]), tuple(f"={each}" for each in hits))
    if len(marks) > count:
        raise Refusal("too-many-successes", count=len(marks), dice=count)
    return DiceInput(successes=_within(line, count))


def _none_of(line: Line) -> DiceInput | None:
    """Read `5 hits, no sixes`; `5 hits, not 6` puts it right."""
    match = next(filter(None, (each.fullmatch(line.word) for each in _NONE_OF)), None)
    if match is None or line.wanted is None or line.wanted.wins is None:
        return None
    denied = line.pieces[match.start("none")].text.casefold() in _DENIED
    wins = line.wanted.wins
    if line.number(match, "face") not in wins or (denied and match["face"] == "N"):
        return None
    return DiceInput(successes=_within(line, line.number(match, "count")))


def _so_many(line: Line) -> DiceInput | None:
    """Read `6 5 5 1 so 3 hits`: all faces, and how many of them succeed.

    Raises:
        Refusal: `typed-miscounted`, where others succeed.
    """
    match = _SO_MANY.fullmatch(line.word)
    if match is None or "t" in match["faces"] or line.wanted is None or not line.wanted.wins:
        return None
    marks = read_marks(line.part(*match.span("faces"))) or ()
    hits = sum(mark in line.wanted.wins for mark in marks)
    told = line.number(match, "count")
    if len(marks) != line.wanted.count:
        return None
    if hits != told:
        raise Refusal("typed-miscounted", hits=hits, told=told)
    return DiceInput(marks)


def _winners(line: Line) -> DiceInput | None:
    """Read `one lonely 6`, `un seul 1`: all faces that succeed, or fail, and how many of each.

    Raises:
        Refusal: `typed-part`, where dice that succeeded are told in words and others may have.
    """
    wanted = line.wanted
    if not line.countable or wanted is None or wanted.wins is None:
        return None
    word = line.word.removeprefix("y")
    if not _IN_WORDS.fullmatch(word):
        return None
    told = line.part(len(line.word) - len(word), len(line.word))
    marks = tuple(spoken_pairs(told) or ())
    if not marks or set(marks) not in (wanted.wins, set(wanted.die.marks) - wanted.wins):
        marks = read_marks(told) or ()
    if not marks or len(marks) >= wanted.count:
        return None
    if set(marks) == wanted.wins:
        return DiceInput(successes=len(marks))
    if set(marks) == set(wanted.die.marks) - wanted.wins:
        return DiceInput(successes=wanted.count - len(marks))
    hits = sum(mark in wanted.wins for mark in marks)
    raise Refusal("typed-part", given=len(marks), count=wanted.count, hits=hits)


def _not_one(line: Line) -> DiceInput | None:
    """Read `not a single 1`, where all other faces lead to the same."""
    if not _NOT_ONE.fullmatch(line.word) or line.wanted is None or line.wanted.wins is None:
        return None
    absent = {piece.number for piece in line.pieces if piece.sign in "NPS"}
    if absent == set(line.wanted.wins):
        return DiceInput(successes=0)
    if absent == set(line.wanted.die.marks) - line.wanted.wins:
        return DiceInput(successes=line.wanted.count)
    return None
