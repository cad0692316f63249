"""The places of commands on Discord: those that few players need stand below others.

A command keeps its own name, by which texts, the log and lines written before know it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

ROLL: Final = "roll"
"""The command that resolves, by its name, what no command of its own does."""
BELOW_ROLL: Final = ("scatter", "table")
"""Commands of rules that are no commands on Discord: `/roll` takes their names."""
_RESULTS: Final = (
    "log",
    "bye",
    "confirm",
    "dispute",
    "settle",
    "void",
    "edit",
    "battles",
    "battle",
)
_BELOW: Final = {
    "card": "deck",
    "overrule": "battle overrule",
    "redo": "battle redo",
    "ruling": "book ruling",
    "territory": "campaign territory",
    "challenge": "campaign challenge",
    "chronicle": "campaign chronicle",
    "roster": "army roster",
    "resolve": ROLL,
    **{name: f"{ROLL} {name}" for name in BELOW_ROLL},
    **{f"campaign {name}": f"campaign result {name}" for name in _RESULTS},
}
"""Commands and groups that stand elsewhere than by their names."""
_NAMES: Final = {path: name for name, path in _BELOW.items() if path not in {ROLL, "deck"}}
_OF_DECKS: Final = ("draw", "hand", "play", "discard", "score")


def path_of(name: str) -> str:
    """Return how a command, a subcommand or a group is called on Discord."""
    return _moved(name, _BELOW)


def renamed() -> Iterator[tuple[str, str]]:
    """Yield the names that commands and groups had before, each with how it is called now."""
    yield from _BELOW.items()


def name_of(path: str) -> str:
    """Return the name of the command that is called so on Discord."""
    group, _, part = path.partition(" ")
    return f"card {part}" if group == "deck" and part in _OF_DECKS else _moved(path, _NAMES)


def _moved(name: str, moves: dict[str, str]) -> str:
    words = name.split(" ")
    for count in (3, 2, 1):
        begun = " ".join(words[:count])
        if len(words) >= count and begun in moves:
            return " ".join((moves[begun], *words[count:]))
    return name
