"""The words, numbers and signs of a change in a player's words."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from bot.texts.names import fold

_TOKEN: Final = re.compile(
    r"""["“«]\s*(?P<quoted>[^"”»]*?)\s*["”»]
    | (?P<dice>(?:\d+|(?<![^\W\d_]))[dD]\d+\b)
    | (?P<number>\d+(?:[.,]\d+)?(?:\s?(?:cm\b|"|″|”))?(?:\+(?![^\W_]))?)
    | (?P<word>\bw/|[^\W\d_]+['’](?:(?:[ts]|re|ve)\b|(?=[^\W\d_]))|[^\W\d_]+)
    | (?P<minus>(?<![^\W\d_])[-−–—](?=\s*\w)|[-−–—](?=\s*\d))
    | (?P<sign>[+/])
    | (?P<same>:|=|->|→|>)
    | (?P<apart>[,;.!\n&]+)
    | (?P<nothing>[\s()\[\]-])
    | (?P<strange>.)""",
    re.VERBOSE,
)
ATTACKS: Final = "a="
"""The word for an `A` that is a value of a profile, not an article."""
_GROUPS: Final = ("quoted", "dice", "number", "word", "minus", "sign", "same", "apart", "strange")


@dataclass(frozen=True, slots=True)
class Token:
    """A word, a number or a sign of what was typed.

    Attributes:
        plain: The word as it is compared; the sign or the figures.
        begin: Where it begins.
        end: Where it ends.
    """

    kind: str
    plain: str
    begin: int
    end: int


def tokens_of(text: str) -> list[Token]:
    """Return the words, numbers and signs of a text."""
    found: list[Token] = []
    for match in _TOKEN.finditer(text):
        kind = next((each for each in _GROUPS if match[each] is not None), None)
        if kind is None:
            continue
        if match[0] == "/" and not _between_figures(text, match.start()):
            kind = "apart"
        if kind == "minus" and _begins_another(text, match.start(), found):
            found.append(Token("apart", ",", match.start(), match.start()))
        plain = {"minus": "-", "same": "=", "apart": ","}.get(kind) or fold(match[kind])
        found.append(Token(kind, plain, match.start(), match.end()))
    return found


def _begins_another(text: str, at: int, before: list[Token]) -> bool:
    """Return whether a sign begins another change than that of the value before: `T5 -2`."""
    valued = [token.kind for token in before[-2:]] == ["word", "number"]
    return valued and text[at - 1].isspace() and text[at + 1 : at + 2].isdigit()


def _between_figures(text: str, at: int) -> bool:
    """Return whether a sign stands between figures, and parts nothing: `12/20`."""
    before, after = text[:at].rstrip(), text[at + 1 :].lstrip()
    return before[-1:].isdigit() and after[:1].isdigit()
