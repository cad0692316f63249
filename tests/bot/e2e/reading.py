"""Checks of every message, whatever it says: within Discord's limits, and words for people."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

from bot.views.words.dice_faces import in_words, out_of_pictures

_TITLE = 256
_DESCRIPTION = 4096
_FOOTER = 2048
_WHOLE = 6000
_LABEL = 80
_CUSTOM_ID = 100
_ROWS = 5
_IN_A_ROW = 5

_PHONE = 2500
"""Characters above which nobody reads an answer on a phone."""

_KEYS = (
    "button|change|choice|counter|field|modifier|outcome|param|phase|procedure|refusal|result|"
    "rolls?|rule|ruleset|status|step|table|value"
)
_RAW = {
    "a text's key": re.compile(rf"(?<![\w/:.-])(?:{_KEYS})-(?!off\b)[a-z][a-z-]*"),
    # Weapons stand in braces too, known by what they hit and wound on: `{Halberd 5 3+ 4+ 1 2}`.
    "a placeable": re.compile(r"\{(?![A-Z][^{}$]* \d\+ \d\+ [^{}$]*\})|\$[a-z]"),
    "a value of the language": re.compile(r"\b(?:None|True|False|Amount|Purpose)\b|<[A-Z]\w+"),
    "an id": re.compile(r"(?<![\w:`/])(?<!/roll )[a-z]+_[a-z_]+(?![\w:`.])"),
    "doubled formatting": re.compile(r"\*{3,}"),
    "a list that Discord would number anew": re.compile(r"(?m)^\d+\. "),
    "a doubled sign": re.compile(r"[,;:.]{2,}|\(\s*\)|  +"),
}


def assert_readable(
    message: dict[str, Any], *, ids: bool = True, calls: Sequence[int] = ()
) -> None:
    """Hold a message to Discord's limits and to words.

    Args:
        message: In Discord's form.
        ids: Whether to refuse names with underscores; help and refusals name options.
        calls: Who is waited for, and nobody else is called.
    """
    embeds = message["embeds"]
    assert message["content"] or embeds
    for text in _texts(message):
        for what, pattern in _RAW.items():
            if what == "an id" and not ids:
                continue
            found = pattern.search(text)
            assert found is None, f"{what} in {text!r}: {found}"
    whole = 0
    for embed in embeds:
        title, body = embed.get("title") or "", embed.get("description") or ""
        footer = (embed.get("footer") or {}).get("text") or ""
        assert len(title) <= _TITLE
        assert len(body) <= _DESCRIPTION
        assert len(footer) <= _FOOTER
        assert body.strip()
        read = in_words(out_of_pictures(body))  # a picture is written with thirty letters
        whole += len(title) + len(read.replace("**", "").replace("~~", "")) + len(footer)
    assert whole <= _PHONE, f"{whole} characters"
    rows = message["components"]
    assert len(rows) <= _ROWS
    for row in rows:
        assert len(row["components"]) <= _IN_A_ROW
        for button in row["components"]:
            assert 0 < len(button["label"]) <= _LABEL
            assert 0 < len(button["custom_id"]) <= _CUSTOM_ID
    assert [int(mention["id"]) for mention in message["mentions"]] == list(calls)
    assert not message["mention_everyone"]


def _texts(message: dict[str, Any]) -> Iterator[str]:
    yield message["content"]
    for embed in message["embeds"]:
        yield embed.get("title") or ""
        yield embed.get("description") or ""
        yield (embed.get("footer") or {}).get("text") or ""
    for row in message["components"]:
        yield from (button["label"] for button in row["components"])
