"""Lists of the bans that texts tell, a file for each game.

A line is `reason | key | words`: the key of a text, and a sentence of it, with `…` for what is
filled in. What no text has as it stands, for its words come from several, is listed under
`told-<procedure>` as players read it, with `…` for what differs.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources.abc import Traversable
from typing import Final

from bot.texts.bundle import text_key
from tests.architecture.sources import ROOT
from tests.bot.texts.bans.english import bans, cut
from tests.bot.texts.wording import sentences, wordings

FOLDER: Final = ROOT / "tests" / "data" / "told"
FILLED: Final = "…"
PREFIXES: Final = ("outcome-", "step-", "table-")
TOLD: Final = "told-"
KEPT: Final = "kept"
BY: Final = "by "
MADE: Final = "once made"
REASONS: Final = {
    KEPT: "a status that the same outcome sets keeps it, and ends with it",
    MADE: "it is kept once a player says by the option `made` that it is done",
    "answer": "it only answers the question asked: nothing is done, and nothing changes",
    "act": "it tells what did not happen in the act itself, and nothing of later",
    "rule": "it tells how something works wherever it is asked about",
    "ground": "it is about places, distances and models, which only the players see",
    "after": "it is about the time after the battle, of which the table keeps nothing",
    "fact": "it names what was so already, by which the answer came about",
}
"""Why something may be told; `by` and a status or a kind of effect where that is what keeps it."""


@dataclass(frozen=True)
class Listed:
    """A sentence that may be told.

    Attributes:
        reason: Why.
        key: The text that it is of.
        words: Its words.
    """

    reason: str
    key: str
    words: str

    @property
    def procedure(self) -> str:
        """The procedure that tells it, as texts name it."""
        return self.key.partition("-")[2]

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """Its words once they are filled in, as a pattern."""
        parts = [re.escape(part) for part in self.words.split(FILLED)]
        return re.compile(".*?".join(parts))

    def concerns(self, procedure: str, sentence: str) -> bool:
        """Return whether a sentence that a procedure told is it."""
        if self.key.startswith(("outcome-", TOLD)) and self.procedure != text_key(procedure):
            return False
        return self.pattern.search(sentence) is not None


@cache
def listed(game: str) -> tuple[Listed, ...]:
    """Return what the list of a game holds."""
    lines = (FOLDER / f"{game}.txt").read_text(encoding="utf-8").splitlines()
    rows = [line.split(" | ") for line in lines if line and not line.startswith("#")]
    return tuple(Listed(reason, key, words) for reason, key, words in rows)


def written(texts: Traversable) -> tuple[tuple[str, str], ...]:
    """Return every sentence with a ban in English texts, each with its key."""
    found: dict[tuple[str, str], None] = {}
    for key, wording in wordings(texts, "en").items():
        if key.startswith(PREFIXES) and "." not in key:
            for words in sentences(wording.pattern, FILLED):
                for sentence in cut(words):
                    if bans(sentence):
                        found[key, sentence] = None
    return tuple(found)
