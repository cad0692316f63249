"""Sentences that say several acts: one after the other, or one of several units."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from math import prod
from typing import Final

from bot.commands.procedures.saying.mentions import Mention
from bot.commands.procedures.saying.reading import MOST_MEANT, Reader
from bot.commands.procedures.saying.readings import Reading
from bot.commands.procedures.saying.words import words_for
from bot.texts.names import fold

_CLAUSE: Final = re.compile(r"[,;.!\n]+|[+&]|\b(?:et|and|puis|then|pendant que|while)\b")
"""What stands between acts that are said after each other."""
_JOINING: Final = re.compile(r"\s*[,+&]\s*(?=\D)")
_LONGEST: Final = 200


def several(reader: Reader, text: str) -> list[Reading]:
    """Return the acts that a text says, each once; none where it says one, or some are unclear.

    Each is tried out, which takes too long for the loop.
    """
    text = fold(text[:_LONGEST])
    parts = _parts(text)
    if 1 < len(parts) <= MOST_MEANT:
        told = _each(reader, parts, named=True)
        if len(told) > 1:
            return told
    return _each(reader, _variants(reader, reader.words(_JOINING.sub(" and ", text))))


def says_several(reader: Reader, text: str) -> bool:
    """Return whether several parts of a text have a word by which an act is called."""
    parts = _parts(fold(text[:_LONGEST]))
    return sum(1 < len(parts) <= MOST_MEANT and reader.calls_act(part) for part in parts) > 1


def _parts(text: str) -> list[str]:
    return [part for part in _CLAUSE.split(text) if part.strip()]


def _each(reader: Reader, texts: Iterable[str], *, named: bool = False) -> list[Reading]:
    """Return what each of some texts means, none where one of them leaves a doubt.

    Args:
        reader: The reader.
        texts: The texts.
        named: Whether each must say what is done, and who does it.
    """
    found: list[Reading] = []
    for text in texts:
        if named and found and not reader.mentions(reader.words(text)):
            text = f"{found[-1].offer.actor or ''} {text}"  # noqa: PLW2901 - done by the same
        meant = reader.read(text)
        if len(meant) != 1 or not meant[0].order:
            return []
        if _unclear(meant[0]) if named else meant[0].left:
            return []
        if not any(_repeats(meant[0], each) for each in found):
            found += meant
    return found


def _repeats(meant: Reading, other: Reading) -> bool:
    """Return whether a reading says nothing of an act that another does not."""
    same = meant.told[:2] == other.told[:2]
    return same and set(meant.told[2]) <= set(other.told[2])


def _unclear(meant: Reading) -> bool:
    """Return whether an act among others lacks who does it, or what it is, or says more.

    How far is told with all of them. Two units alone tell what the one does to the other.
    """
    told = meant.spoken or meant.offer.offering.target in meant.answered.values
    measures = words_for("lengths") | words_for("beside")
    rest = [word for word in meant.left if not word.isdecimal() and word not in measures]
    return bool(rest) or not (meant.named and told)


def _variants(reader: Reader, words: Sequence[str]) -> Iterator[str]:
    """Yield a sentence about several units as one about each of them."""
    groups = [group for group in _groups(reader.mentions(words), words) if len(group) > 1]
    if not 1 < prod(map(len, groups)) <= MOST_MEANT:  # counted before any is made
        return
    for chosen in product(*groups):
        out = {
            at
            for group in groups
            for each in group
            if each not in chosen
            for at in range(each.begin, each.end)
        }
        between = {
            at
            for group in groups
            for at in range(group[0].begin, group[-1].end)
            if words[at] in words_for("joining")
        }
        yield " ".join(word for at, word in enumerate(words) if at not in out | between)


def _groups(mentions: Sequence[Mention], words: Sequence[str]) -> Iterator[list[Mention]]:
    """Yield the units that are joined by `and`."""
    group: list[Mention] = []
    for each in mentions:
        between = words[group[-1].end : each.begin] if group else ()
        joined = not words_for("joining").isdisjoint(between)
        if joined and words_for("fillers").issuperset(between):
            group.append(each)
            continue
        if group:
            yield group
        group = [each]
    if group:
        yield group
