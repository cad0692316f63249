"""A battle written as a file."""

from __future__ import annotations

import gzip
from collections.abc import Iterable, Mapping
from typing import Any, Final, get_args

import orjson

from bot.battle.dice.proven_draws import DrawList, secret_of
from bot.battle.past.audit import is_withheld
from bot.store.board import Board
from bot.store.journal.imprint import (
    FORM,
    content_of,
    form_of,
    head_of,
    is_secret,
    seat_salts,
    told_name,
)
from bot.store.journal.record import UNDOING, canonical, digest
from bot.store.tables.battle import EntryRow, JournalRow
from rulesets.core.results.link_effect import OnLink

FORMAT: Final = "vexille-battle"
LARGEST_PLAIN: Final = 2_000_000
"""Bytes of a file that is left unpacked: what an import takes."""
LARGEST: Final = 8_000_000
"""Bytes of a file that Discord takes for sure."""

_OF_STATE: Final = ("battle", "side", "unit", "spell")
_DECKS: Final = "deck"
_LINKS: Final = "link"
LINKED: Final = 3
"""The version of a file whose entries tell of links between units."""
_LINK_EFFECTS: Final = frozenset(effect.__name__ for effect in get_args(OnLink))
_PRIVATE: Final = frozenset({"player"})
"""Tables whose rows name people by their ids: entries of the first form that change one keep their
record here. Those of the second form hold a hash of the name in place of the person.
"""


def state_rows(board: Board) -> dict[str, list[dict[str, Any]]]:
    """Return the rows of a battle as data; those who play it and where are no part of it."""
    battle = board.battle
    found: dict[str, list[dict[str, Any]]] = {
        "battle": [] if battle is None else [battle.model_dump(exclude={"channel_id"})],
        "side": [item.model_dump() for item in sorted(board.sides, key=lambda each: each.id)],
        "unit": [unit.model_dump() for unit in board.units],
        "spell": [item.model_dump() for item in sorted(board.spells, key=lambda each: each.id)],
        _LINKS: [link.model_dump() for link in board.links],
        _DECKS: [deck.model_dump() for deck in board.decks],
    }
    return found


def state_hash(rows: Mapping[str, list[dict[str, Any]]]) -> str:
    """Return the hash of a battle's rows, equal for equal battles wherever they are fought."""
    # Battles without cards or links keep the hash they had before there were any.
    names = (*_OF_STATE, *(name for name in (_LINKS, _DECKS) if rows.get(name)))
    return digest(canonical({name: rows[name] for name in names}))


class Export:
    """A battle being written: its rows at one moment, then its entries up to that moment."""

    def __init__(self, board: Board, journal: JournalRow, entries: int) -> None:
        """Take the rows as they are now.

        Args:
            board: The battle's rows.
            journal: Its journal.
            entries: How many entries belong to it.
        """
        self._rows = state_rows(board)
        places = {side.id: side.place for side in board.sides}
        self._players: list[dict[str, Any]] = [
            {"name": told_name(item.name), "side": places.get(item.side_id or 0), "role": item.role}
            | {"seat": item.id}
            for item in sorted(board.players, key=lambda each: each.id)
        ]
        self._salts: dict[int, str | None] = {}
        self._form = 1
        self._linked = False
        self._journal = journal
        self._most = entries
        # In pieces: to write a long battle at once would hold every other thread up.
        self._entries: list[bytes] = []
        # Once the seed is known every draw is; before, those of secret rolls stay private.
        revealed = journal.revealed_at is not None
        self._draws = DrawList(secret_of(journal), hidden=revealed)

    def take(self, rows: Iterable[EntryRow]) -> None:
        """Write the next entries as they are stored."""
        for row in rows:
            if row.number <= self._most:
                self._take(row)

    def _take(self, row: EntryRow) -> None:
        name = told_name(row.actor_name)
        told: dict[str, Any] = {"number": row.number, "player": name, "hash": row.hash}
        if row.secret:
            told["secret"] = True
        if row.salt is not None:
            told["salt"] = row.salt
        data = orjson.loads(row.record)
        self._form = form_of(data)
        self._salts.update(seat_salts(row.people))
        if is_secret(data):
            told["head"] = canonical(head_of(data)).decode()
            if not row.secret and not is_withheld(data):
                told["content"] = canonical(content_of(data)).decode()
        elif self._form < FORM and self._is_private(row, data):
            told["withheld"] = _withheld(row, data)
        else:
            told["record"] = row.record
        self._linked = self._linked or tells_of_links(
            data if "record" in told or "content" in told else {"changes": data["changes"]}
        )
        self._entries.append(orjson.dumps(told))
        self._draws.take(row)

    def _is_private(self, row: EntryRow, data: Mapping[str, Any]) -> bool:
        """Return whether an entry of the first form keeps its record here."""
        seated = any(change[0] in _PRIVATE for change in data["changes"])
        return row.secret or seated or is_withheld(data)

    def content(self) -> tuple[str, bytes]:
        """Return how the file's name ends, and its bytes; large ones are packed."""
        journal = self._journal
        seed = None if journal.revealed_at is None else journal.seed.hex()
        document = {
            "format": FORMAT,
            "version": LINKED if self._linked else self._form,
            "stream": str(journal.id),
            "words": journal.words,
            "commitment": journal.commitment,
            "seed": seed,
            "first": journal.first_draw,
            **({"earlier": self._draws.earlier} if self._draws.earlier else {}),
            "battle": self._rows["battle"][0],
            "sides": self._rows["side"],
            "units": self._rows["unit"],
            "spells": self._rows["spell"],
            "decks": self._rows[_DECKS],
            **({"links": self._rows[_LINKS]} if self._linked else {}),
            "players": [
                {**player, "salt": self._salts.get(player["seat"])} for player in self._players
            ],
            "state": state_hash(self._rows),
        }
        draws, entries = self._draws.content(), b",".join(self._entries)
        head = orjson.dumps(document)[:-1]
        plain = b"".join((head, b',"draws":', draws, b',"entries":[', entries, b"]}"))
        return packed(plain)


def tells_of_links(data: Mapping[str, Any]) -> bool:
    """Return whether an entry tells of links between units, which older bots cannot read."""
    named = (name for name, _ in data.get("effects", ()))
    return any(change[0] == _LINKS for change in data["changes"]) or any(
        name in _LINK_EFFECTS for name in named
    )


def _withheld(row: EntryRow, data: Mapping[str, Any]) -> dict[str, Any]:
    """Return what is told of an entry of the first form that keeps its record here."""
    told: dict[str, Any] = {
        "id": row.id,
        "action": "withheld" if row.secret else row.action,
        "at": data["at"],
        "changes": [change for change in data["changes"] if change[0] not in _PRIVATE],
        "next_draw": row.next_draw,
    }
    # What it took back may stand in the file: whoever reads that must know.
    if row.action in UNDOING and not row.secret and "entries" in data["arguments"]:
        told["entries"] = data["arguments"]["entries"]
    return told


def packed(plain: bytes) -> tuple[str, bytes]:
    """Return how the name of a file of JSON ends, and its bytes; large ones are packed."""
    if len(plain) <= LARGEST_PLAIN:
        return "json", plain
    return "json.gz", gzip.compress(plain, 6, mtime=0)
