"""Names and descriptions of commands, in English and French.

`described.json` holds it for the games that come with the bot; `make docs` writes it, and a test
holds it to the texts. To start, nothing else of the texts is read: that is a fifth of a start.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

import orjson
from discord.app_commands import locale_str

from bot.texts.localiser import REFERENCE, Localiser
from rulesets.core.ruleset.installed import Games

KEPT: Final = Path(__file__).with_name("described.json")
FRENCH: Final = "french"
"""What a text is kept under that is said to whoever reads French."""
_LONGEST: Final = 100
"""Characters that Discord takes."""


class Descriptions:
    """Texts that Discord shows of commands; those that are not kept are read.

    Attributes:
        known: English and French by game and key.
    """

    def __init__(
        self, localiser: Localiser, known: Mapping[str, tuple[str, str]] | None = None
    ) -> None:
        self._localiser = localiser
        self.known = dict(known or {})

    def __call__(self, key: str, game: str | None = None) -> locale_str:
        """Return a text; English is what Discord shows to who reads neither."""
        name = f"{game or ''}/{key}"
        if name not in self.known:
            texts = (self._localiser.texts(locale, game) for locale in (REFERENCE, "fr"))
            english, french = (texts_in(key)[:_LONGEST] for texts_in in texts)
            self.known[name] = (english, french)
        english, french = self.known[name]
        return locale_str(english, **{FRENCH: french})


def kept_descriptions(localiser: Localiser) -> Descriptions:
    """Return the texts of the games that come with the bot, as the file has them."""
    return Descriptions(localiser, orjson.loads(KEPT.read_bytes())["texts"])


def descriptions(games: Games, localiser: Localiser, kept: Path = KEPT) -> Descriptions:
    """Return the texts of games, without reading them where they are kept."""
    held = orjson.loads(kept.read_bytes())
    return Descriptions(localiser, held["texts"] if held["games"] == list(games) else None)


def written(games: Games, localiser: Localiser, add: Callable[[Descriptions], None]) -> bytes:
    """Return what the file holds where these games are installed.

    Args:
        games: The games.
        localiser: Their texts.
        add: Describes every command.
    """
    told = Descriptions(localiser)
    add(told)
    data = {"games": list(games), "texts": told.known}
    return orjson.dumps(data, option=orjson.OPT_INDENT_2 | orjson.OPT_SORT_KEYS) + b"\n"
