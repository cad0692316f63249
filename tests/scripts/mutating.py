"""Mutations of a battle's file, made by machine."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any, Final

from tests.scripts.rehashing import Told, canonical, closed, opened

_HOW_OFTEN: Final = 200


def _places(value: Any, path: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
    """Yield the way to a value and to everything within it."""
    yield path
    if isinstance(value, dict | list):
        items = value.items() if isinstance(value, dict) else enumerate(value)
        for key, part in items:
            yield from _places(part, (*path, key))


def _other(value: Any, chance: random.Random) -> Any:
    """Return another value than one."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + chance.choice((-1, 1, 2, 5))
    if isinstance(value, str):
        at = chance.randrange(len(value) + 1)
        others = [value[:at] + chance.choice("0aé ") + value[at + 1 :], value[:at], value[::-1]]
        return chance.choice(others)
    if value is None:
        return chance.choice((0, 1, "x", True))
    return chance.choice((None, [], {}, 0))


def _mutate(told: Told, chance: random.Random) -> str:
    """Change one thing somewhere in an opened file; return what."""
    # Everywhere alike: by part first, for the log has a hundred times more than all the rest.
    part = chance.choice(sorted(told))
    path = chance.choice(list(_places(told[part], (part,))))
    holder = told
    for key in path[:-1]:
        holder = holder[key]
    key, value = path[-1], holder[path[-1]]
    ways = ["change", "change", "drop"]
    ways += ["twice", "swap"] if isinstance(holder, list) else []
    way = chance.choice(ways)
    if way == "change":
        holder[key] = _other(value, chance)
    elif way == "drop":
        del holder[key]
    elif way == "twice":
        holder.insert(key, json.loads(json.dumps(value)))
    else:
        other = chance.randrange(len(holder))
        holder[key], holder[other] = holder[other], holder[key]
    return f"{way} {'.'.join(map(str, path))}"


def normal(told: Told) -> str:
    """Return what a file says: what has its default may be left out, blanks mean nothing.

    Nobody need be named as a player: that claims nothing.
    """
    players = told.get("players") or None
    return canonical(
        {"first": 0, "decks": [], "links": [], "earlier": [], **told, "players": players}
    )


def mutations(told: Told, seed: int) -> Iterator[tuple[str, Told]]:
    """Yield mutations of a file with what was done, half of them rehashed; each says another thing.

    Args:
        told: The file.
        seed: Of the machine that makes them.
    """
    chance = random.Random(seed)  # noqa: S311 - the same ones each time
    own, found = normal(told), 0
    unnamed = normal({**told, "players": []})
    while found < _HOW_OFTEN:
        bent = opened(json.loads(json.dumps(told)))
        what, rehashed = _mutate(bent, chance), bool(found % 2)
        try:
            made = closed(bent, rehashed=rehashed)
        except (AttributeError, KeyError, TypeError):
            continue  # the forger's own tool needs more of a file than that
        if normal(made) not in (own, unnamed):
            found += 1
            yield f"{what}{' and rehash' * rehashed}", made
