"""The fall of dice in words: what a picture of them shows, and more."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.battle.story.luck import Luck, Score, Share
from bot.texts.faces import face
from bot.texts.localiser import Texts
from bot.views.words.numbers import decimal, percent
from rulesets.dice.die import die_named
from rulesets.dice.fit import Fit

_MINUS: Final = "\N{MINUS SIGN}"
_NO_BREAK: Final = "\N{NO-BREAK SPACE}"
_MOST_PLAYERS: Final = 8
_MOST_FACES: Final = 12


def luck_lines(
    texts: Texts,
    players: Sequence[Share],
    *,
    most: int | None = _MOST_PLAYERS,
) -> Iterator[str]:
    """Yield the dice of some players: each die's faces, mean and fit, then their luck."""
    for name, source, luck in players[:most]:
        yield texts("stats-player", player=name, source=source)
        for die, fit in luck.fits().items():
            yield die_line(texts, die, fit)
            if len(set(die_named(die).marks)) <= _MOST_FACES:
                yield _face_line(texts, luck, die)
        for key, score in (("stats-tests", luck.tests), ("stats-attacks", luck.attacks)):
            if score.expected:
                yield _score_line(texts, key, score)


def die_name(texts: Texts, die: str) -> str:
    """Return what a die is called: D6, artillery die."""
    return texts(f"die-{die}") if texts.has(f"die-{die}") else die.upper()


def die_line(texts: Texts, die: str, fit: Fit) -> str:
    """Return how the dice of a kind fell, in one line."""
    return texts(
        "stats-die",
        die=die_name(texts, die),
        count=fit.count,
        mean=decimal(texts, fit.mean),
        expected=decimal(texts, fit.expected),
        statistic=decimal(texts, fit.statistic),
        chance=None if fit.chance is None else percent(texts, fit.chance),
    )


def _face_line(texts: Texts, luck: Luck, name: str) -> str:
    die, counts = die_named(name), luck.marks[name]
    marks = dict.fromkeys(die.marks)
    return " · ".join(f"{face(texts, die, mark)}{_NO_BREAK}×{counts[mark]}" for mark in marks)


def _score_line(texts: Texts, key: str, score: Score) -> str:
    more = score.actual - score.expected
    return texts(
        key,
        actual=decimal(texts, score.actual, 1),
        expected=decimal(texts, score.expected, 1),
        more=("+" if more >= 0 else _MINUS) + decimal(texts, abs(more), 1),
        share=None if score.share is None else percent(texts, score.share),
    )
