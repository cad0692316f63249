"""The text of one entry, read when it is asked for: `reference` reads and checks whole games.

What an entry covers has no other text. One entry of a game is found and read in some milliseconds,
all of them in a second.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from rulesets.core.books.reference import Language

_HEAD: Final = b"[[entries]]\n"
_REMEMBERED: Final = 64


def reference_folder(game: str) -> Traversable | None:
    """Return the folder of a game's entries, None where it has none.

    Args:
        game: Its slug.
    """
    try:
        folder = files(f"rulesets.{game}") / "reference"
    except ModuleNotFoundError:
        return None
    return folder if folder.is_dir() else None


@lru_cache(_REMEMBERED)
def entry_texts(game: str, thing: str) -> Mapping[Language, str] | None:
    """Return the text, by language, of the entry that covers something declared.

    Args:
        game: Slug of the game.
        thing: As entries spell it, `spell:fireball`.
    """
    folder = reference_folder(game)
    if folder is None:
        return None
    for block in _blocks_with(folder, f'"{thing}"'.encode()):
        (entry,) = tomllib.loads(block.decode())["entries"]
        if thing in entry.get("covers", ()):
            return _texts_of(entry)
    return None


def _blocks_with(folder: Traversable, words: bytes) -> Iterator[bytes]:
    """Yield what is written of each entry that has some words, chapters in order."""
    for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if not file.name.endswith(".toml"):
            continue
        chapter = file.read_bytes()
        found = chapter.find(words)
        while found >= 0:
            start = chapter.rfind(_HEAD, 0, found)
            end = chapter.find(_HEAD, found)
            end = len(chapter) if end < 0 else end
            yield chapter[start:end]
            found = chapter.find(words, end)


def _texts_of(entry: Mapping[str, Any]) -> Mapping[Language, str]:
    return {"en": entry["en"]["text"].strip(), "fr": entry["fr"]["text"].strip()}


__all__ = ["entry_texts", "reference_folder"]
