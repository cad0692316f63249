"""The words of players, by what they say of a roll."""

from __future__ import annotations

import tomllib
import unicodedata
from functools import cache, lru_cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from rulesets.keyboard import slip_of
from rulesets.spoken_number import spoken_first
from rulesets.worded import Worded, Wording

LONGEST: Final = 5
"""Words of the longest phrase."""
SIGNS: Final = MappingProxyType(
    {
        "dice": "d",
        "magic-dice": "d",
        "power-dice": "d",
        "dice-of": "q",
        "sides": "s",
        "keep": "k",
        "drop": "r",
        "highest": "H",
        "lowest": "L",
        "advantage": "V",
        "disadvantage": "U",
        "reroll": "R",
        "rerollable": "RZ",
        "reroll-until": "!",
        "failures": "Z",
        "successes": "Y",
        "explode": "E",
        "times": "X",
        "repeat": "X",
        "attacks": "A",
        "hit": "h",
        "auto-hit": "h",
        "wound": "w",
        "save": "v",
        "ward": "W",
        "special": "?",
        "then": "T",
        "against": "g",
        "under": "u",
        "leadership": "u",
        "psychology": "?",
        "characteristic": "?",
        "test": "i",
        "lost-by": "z",
        "to-the-dice": "J",
        "rend": "n",
        "damage": "G",
        "no-save": "i",
        "no-ward": "i",
        "no-again": "i",
        "at-most": "M",
        "below": "l",
        "above": "o",
        "at-least": "m",
        "or-more": "O",
        "or-less": "B",
        "count": "c",
        "at": "a",
        "need": "a",
        "minus": "-",
        "plus": "+",
        "with": "j",
        "and": "&",
        "or": "|",
        "sum": "i",
        "noise": "i",
        "bad": "!",
        "secret": "!",
        "artillery": "S",
        "scatter": "S",
        "hit-arrow": "S",
        "again": "?",
        "hatred": "?",
        "standard": "i",
        "included": "I",
        "condition": "?",
        "critical": "?",
        "mortal": "?",
        "poison": "?",
        "lethal": "?",
        "doubled": "?",
        "extra": "?",
        "auto-wound": "!",
        "cold-blooded": "?",
    }
)
"""A letter for each group: what is read is a word of such letters, and patterns find the pieces."""
NUMBER: Final = "N"
FACES: Final = "F"


class Meant(NamedTuple):
    """A word or phrase with what it says.

    Attributes:
        sign: The letters of its group.
        words: How many words it takes.
        number: Its number, where it has one.
        group: The name of the group.
    """

    sign: str
    words: int
    number: int = 0
    group: str = ""


@lru_cache(maxsize=1024)
def bare(word: str) -> str:
    """Return a word in small letters without accents."""
    letters = unicodedata.normalize("NFKD", word.casefold().replace("’", "'"))
    plain = "".join(sign for sign in letters if not unicodedata.combining(sign))
    return _IN_SHORT.get(plain, plain)


_IN_SHORT: Final = MappingProxyType({"pr": "pour", "av": "avec"})
"""Words that are written in short."""


@cache
def _lexicon() -> tuple[dict[str, str], dict[str, Any]]:
    text = files(__package__).joinpath("words.toml").read_text(encoding="utf-8")
    data = tomllib.loads(text)
    tables = {name: data.pop(name) for name in ("faces", "numbers", "often", "phrase")}
    tables["sound"] = frozenset(data.pop("sound").split())
    phrases = {
        " ".join(phrase.replace("-", " ").split()): group
        for group, listed in data.items()
        for phrase in listed.split(",")
    }
    blank = {phrase.replace("'", " "): group for phrase, group in phrases.items()}
    return {phrase: group for phrase, group in blank.items() if phrase[-1] != " "} | phrases, tables


class PhraseWords(Worded):
    """The words of whole phrases.

    Attributes:
        most: Says that a die more is thrown, of which the lowest goes.
        least: The same, of which the highest goes.
        mortal_stem: What words for wounds begin with that no armour saves.
        mortal: Such a word in short.
        melee: Signs of the skill in close combat.
        shooting: Signs of the skill at shooting.
        tested: Tests, or what they are against.
        charge: Charges.
        paces: What stands right behind a distance.
        lengths: What may stand behind one.
        of: What may stand between the two.
        times: Says how often.
        struck: What a number of hits may be called.
        at: What may stand before a strength.
        strength: Signs of it.
        against: What stands between strength and toughness.
        toughness: Signs of that.
        again_stem: What words begin with that say that dice are thrown again.
        again: What says so wherever it stands.
        polite: Says nothing more beside the name of a roll.
        beside: What may stand before what is added.
        joining: The same between the value of a spell and what is added.
        flight: Flights, pursuits and charges.
        flight_of: Those behind which stands who it is.
        stone_thrower: Machines that throw stones.
        shooting_before: Says before them that they shoot.
        shooting_behind: Says so behind them.
        cannon: Cannons.
        shot: Says behind them that they shoot.
        then: What stands between a cannon and its bounce.
        its: What may stand before that.
        bounce: Bounces of a ball.
        bounce_of: What may stand behind one.
        run: Runs.
        roll_off: Throws for who begins.
        low: Says that less is better.
        high: Says that more is.
        spell: Spells, and what is thrown against them.
        spell_stem: What other words for that begin with.
        bonus: What a bonus of a spell may be called.
        needed: What may stand before the value of a spell.
        article: What may stand right before it.
        under: Stands before a number that is too much.
        many_charges: Several charges, flights or pursuits.
        throw: Says that dice are thrown.
        keep: Says that some of them are kept.
        best_or_worst: Says which.
        of_several: What stands between them and all.
        dice: Dice.
        but: Says which are left out.
        ones: Dice that show a one.
        any: What may stand before those.
        so_often_before: Stands before how often.
        dealt: What a die counts that is thrown for what comes of another.
        other_dice: Says that a test has other dice.
        coin: Coins.
        percent: Dice of a hundred sides.
        priority: Throws for who goes on.
        power: What dice of magic are called.
        power_behind: The same behind them.
    """

    under: Wording
    many_charges: Wording
    throw: Wording
    keep: Wording
    best_or_worst: Wording
    of_several: Wording
    dice: Wording
    but: Wording
    ones: Wording
    any: Wording
    so_often_before: Wording
    dealt: Wording
    other_dice: Wording
    coin: Wording
    percent: Wording
    priority: Wording
    power: Wording
    power_behind: Wording
    most: Wording
    least: Wording
    mortal_stem: Wording
    mortal: Wording
    melee: Wording
    shooting: Wording
    tested: Wording
    charge: Wording
    paces: Wording
    lengths: Wording
    of: Wording
    times: Wording
    struck: Wording
    at: Wording
    strength: Wording
    against: Wording
    toughness: Wording
    again_stem: Wording
    again: Wording
    polite: Wording
    beside: Wording
    joining: Wording
    flight: Wording
    flight_of: Wording
    stone_thrower: Wording
    shooting_before: Wording
    shooting_behind: Wording
    cannon: Wording
    shot: Wording
    then: Wording
    its: Wording
    bounce: Wording
    bounce_of: Wording
    run: Wording
    roll_off: Wording
    low: Wording
    high: Wording
    spell: Wording
    spell_stem: Wording
    bonus: Wording
    needed: Wording
    article: Wording


@cache
def phrase_words() -> PhraseWords:
    """Return the words of whole phrases, read once."""
    return PhraseWords.model_validate(_lexicon()[1]["phrase"])


_NOT_FORGIVEN: Final = frozenset({"noise", "bad", "with", "and", "or", "need", "at", "again"})
"""Groups of which a slip may be another word; of the longer words of all others it is forgiven."""
_SHORTEST: Final = 5


@cache
def _forgiven() -> tuple[str, ...]:
    """Return the words of which a slip of the thumb is forgiven."""
    phrases = (phrase for phrase, group in _lexicon()[0].items() if group not in _NOT_FORGIVEN)
    return tuple(dict.fromkeys(word for phrase in phrases for word in phrase.split()))


@cache
def _known_words() -> frozenset[str]:
    """Return every word of a phrase."""
    phrases, tables = _lexicon()
    sound: frozenset[str] = tables["sound"]
    return frozenset(word for phrase in phrases for word in phrase.split()) | sound


@lru_cache(maxsize=1024)
def meant(words: tuple[str, ...]) -> Meant | None:
    """Return what the first of these bare words say, the longest phrase of them; None for none."""
    phrases, tables = _lexicon()
    mended = _mended(words)
    for length in range(min(LONGEST, len(words)), 0, -1):
        phrase = " ".join((words if length == 1 else mended)[:length])
        group = phrases.get(phrase)
        if group is not None and (length > 1 or not _is_spoken(words)):
            return Meant(SIGNS[group], length, 0, group)
    spoken = spoken_first(words)
    if spoken is not None:
        return Meant(NUMBER, spoken[1], spoken[0])
    word = words[0]
    if word in tables["faces"]:
        return Meant(FACES, 1, tables["faces"][word])
    if word in tables["numbers"]:
        return Meant(NUMBER, 1, tables["numbers"][word], "dozen")
    if word in tables["often"]:
        return Meant("NX", 1, tables["often"][word])
    return None if mended[0] == word else meant(mended)


def _mended(words: tuple[str, ...]) -> tuple[str, ...]:
    """Return words with those that are a known one but for a letter as that one."""
    return tuple(map(_mended_word, words))


@lru_cache(maxsize=1024)
def _mended_word(word: str) -> str:
    if word in _known_words():
        return word
    return slip_of(word, _forgiven(), shortest=_SHORTEST) or word


def _is_spoken(words: tuple[str, ...]) -> bool:
    return spoken_first(words) is not None
