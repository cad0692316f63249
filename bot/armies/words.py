"""The words of `words.toml`, checked: those around the units of lists written by hand."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

from rulesets.worded import Worded, Wording


class ListWords(Worded):
    """The words around the units of a list.

    Attributes:
        lists_plain: What a list begins with, before a colon.
        talk_plain: What a line begins with that is said to readers.
        greeting: The same before a number.
        everybody: Whom that is said to.
        courtesy: What a line ends with that says nothing.
        joining: What stands between two units.
        blocks_plain: Units of several models, before their number.
        articles: What may stand before a name.
        elided: The same, written together with it.
    """

    lists_plain: Wording
    talk_plain: Wording
    greeting: Wording
    everybody: Wording
    courtesy: Wording
    joining: Wording
    blocks_plain: Wording
    articles: Wording
    elided: Wording


@cache
def list_words() -> ListWords:
    """Return the words as the file has them, read once."""
    text = files(__package__).joinpath("words.toml").read_text(encoding="utf-8")
    return ListWords.model_validate(tomllib.loads(text))
