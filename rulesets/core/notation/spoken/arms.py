"""A weapon with values of its own, as players tell it: `claws 4 attacks 4+ 3+ rend 1 dmg 2`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Final

from rulesets.core.notation.spoken.lexicon import bare, by_phrase, lexicon, phrase_of
from rulesets.core.notation.spoken.values import DISTANCE
from rulesets.core.ruleset.game import NameWeapon
from rulesets.refusal import Refusal
from rulesets.spoken_number import spoken_number

_ORDER: Final = ("attacks", "hit", "wound", "rend", "damage")
"""Values of a weapon as they stand in the text."""
_NAME: Final = re.compile(r"[^\W\d_][^\d]*")
_MOST_NAME: Final = 4
_NUMBER: Final = re.compile(r"-?\d{1,2}\+?|\d{0,2}[dD][36](?:\+\d)?|[dD]\d|-")
_GLUED: Final = re.compile(
    r"(\d{1,2})([^\W\d_]+)|(?![dD][36](?!\d))([^\W\d_]{2,}|[aArRtTbBpPdD])(\d{1,2}\+?|-(?=$))"
)
_MOST_ABILITY: Final = 5


def read_arm(words: Sequence[str], namer: NameWeapon) -> tuple[str, int] | None:
    """Return a weapon as it is written in braces and how many words tell it, None without one."""
    at = 0
    while at < min(len(words), _MOST_NAME) and _is_name(words, at):
        at += 1
    called, at = " ".join(words[:at]), at + (words[at : at + 1] == [","] and at > 0)
    if not called:
        return None
    values, end = _values(words, at)
    if not {"attacks", "hit", "wound", "damage"} <= values.keys():
        return None
    numbers = [values.get(name, "0").upper() for name in _ORDER]
    reach = [f'{values["range"]}"'] if "range" in values else []
    written = " ".join([called, *reach, *numbers])
    for length in range(min(_MOST_ABILITY, len(words) - end), -1, -1):
        abilities = words[end : end + length]
        text = " ".join([written, *abilities])
        if {",", "-", "–"}.isdisjoint(abilities) and _is_weapon(text, namer):
            return text, end + length
    return None


def _is_weapon(text: str, namer: NameWeapon) -> bool:
    try:
        namer(text)
    except Refusal:
        return False
    return True


def _is_name(words: Sequence[str], at: int) -> bool:
    return (
        _NAME.fullmatch(words[at]) is not None
        and words[at] not in {",", "-", "–"}
        and (not at or _label(words, at)[1] == 0)
        and spoken_number([words[at]]) is None
    )


@cache
def _labels() -> dict[str, str]:
    return {phrase: names[0] for phrase, names in by_phrase("labels").items()}


def _label(words: Sequence[str], at: int) -> tuple[str, int]:
    """Return the value of a weapon that is named here, and by how many words."""
    for length in (2, 1):
        name = _labels().get(phrase_of(words[at:], length))
        if name is not None:
            return name, length
    return "", 0


def _values(words: Sequence[str], at: int) -> tuple[dict[str, str], int]:
    """Return the values of a weapon from a word on, and where they end."""
    values: dict[str, str] = {}
    end = at
    while at < len(words) and ("damage" not in values or _label(words, at)[1]):
        name, number, length = _next(words, at)
        if not length:
            name, number, length = _plain(words[at], values)
        if not length or name in values:
            break
        values[name] = number
        at += length
        end = at
        if words[at : at + 1] == [","] and "damage" not in values and at + 1 < len(words):
            at += 1
    return values, end


def _next(words: Sequence[str], at: int) -> tuple[str, str, int]:
    """Return a value with its label: `2 attacks`, `rend 1`, `no rend`, `3A`, `D2`."""
    word = words[at]
    glued = _GLUED.fullmatch(word)
    if glued is not None and not DISTANCE.fullmatch(word):
        name, _ = _label([glued[2] or glued[3]], 0)
        if name:
            return name, _plus(name, glued[1] or glued[4]), 1
    name, length = _label(words, at)
    if length and at + length < len(words):
        number = words[at + length]
        if DISTANCE.fullmatch(number):
            return ("range", _digits(number), length + 1) if name == "range" else ("", "", 0)
        if _NUMBER.fullmatch(number) and not re.fullmatch(r"[dD][36](?:\+\d)?", word):
            return name, _plus(name, number), length + 1
    if bare(word) in lexicon().without and _label(words, at + 1)[0] == "rend":
        return "rend", "0", 1 + _label(words, at + 1)[1]
    said = spoken_number([word])
    counted = str(said) if said is not None else word
    if _NUMBER.fullmatch(counted):
        name, length = _label(words, at + 1)
        if counted.endswith("+") is not (name in {"hit", "wound"}):
            return "", "", 0
        after = words[at + 1 + length : at + 2 + length]
        signed = counted.startswith("-") or bool(_label(words, at + 2 + length)[1])
        if length and (name == "attacks" or signed or not (after and _NUMBER.fullmatch(after[0]))):
            return name, _plus(name, counted), 1 + length
    return "", "", 0


def _plain(word: str, values: dict[str, str]) -> tuple[str, str, int]:
    """Return a bare number as the value that is next; `3s` is `3+`."""
    word = re.sub(r"^(\d)s$", r"\1+", word)
    if DISTANCE.fullmatch(word):
        return "range", _digits(word), 1
    if _NUMBER.fullmatch(word) is None:
        return "", "", 0
    if word.endswith("+"):
        name = next((each for each in ("hit", "wound") if each not in values), "")
    else:
        rest = (each for each in ("attacks", "rend", "damage") if each not in values)
        name = next(rest, "")
        if name in {"rend", "damage"} and "wound" not in values:
            return "", "", 0
    if name == "damage" and re.fullmatch(r"[dD][^36]", word):
        word = word[1:]
    elif name == "rend" and re.fullmatch(r"[dD]\d", word):
        name, word = "damage", word if word[1] in "36" else word[1:]
    return name, word.lstrip("-") if name == "rend" and word != "-" else word, int(bool(name))


def _digits(text: str) -> str:
    return re.sub(r"\D", "", text)


def _plus(name: str, number: str) -> str:
    """Return a number as a weapon has it, rolls with a plus."""
    if name in {"hit", "wound"}:
        return f"{number.rstrip('+')}+"
    return number.lstrip("-") if name == "rend" and number != "-" else number.rstrip("+")
