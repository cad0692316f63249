"""The proof in a battle's file: its chain, who acted and sits, its beginning and end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import orjson

from bot.battle.dice.proven_draws import REVEALING, Secret, revealed_in
from bot.battle.dice.secrecy import SHOWN
from bot.battle.files.document import BattleDocument, EntryPart, PlayerPart
from bot.battle.files.exporting import LINKED, tells_of_links
from bot.battle.past.audit import IMPORTED, SEALING, WITHHELD, is_withheld
from bot.store.journal.imprint import (
    CONTENT,
    FORM,
    HEAD,
    form_of,
    hash_of,
    is_named,
    seal_in,
    told_name,
)
from bot.store.journal.record import REOPENED, SEAT, canonical, digest

BLANK: Final[Mapping[str, Any]] = {
    "action": "withheld",
    "arguments": WITHHELD,
    "command": "",
    "outcome": None,
    "effects": [],
    "binding": {},
}
"""What stands for the content of an entry that stays private."""


def record_of(part: EntryPart) -> dict[str, Any]:
    """Return the record of an entry as it is stored: whole, or what its head tells of it.

    Raises:
        ValueError: its hash is another, or it has not the parts of one.
    """
    if part.record is not None:
        _must(part.head is None and part.content is None and not part.secret)
        data: dict[str, Any] = orjson.loads(part.record)
        _must(isinstance(data, dict) and type(data["arguments"]) is dict)
        _must(not is_withheld(data) and form_of(data) <= FORM)
        _must(form_of(data) < FORM or data["secret"] is False)
        _must(hash_of(data, part.record) == part.hash)
        return data
    _must(part.head is not None and part.secret == (part.content is None))
    head: dict[str, Any] = orjson.loads(part.head or "")
    _must(set(head) == set(HEAD) and head["secret"] is True and head["form"] == FORM)
    _must(digest((part.head or "").encode()) == part.hash and type(head["changes"]) is list)
    if part.content is None:
        return {**head, **BLANK, "arguments": dict(WITHHELD)}
    _must(digest(part.content.encode()) == head.pop("content"))
    content: dict[str, Any] = orjson.loads(part.content)
    # The record is kept as one; its hash is found again only if both were in canonical form.
    _must(set(content) == set(CONTENT) and canonical(content).decode() == part.content)
    return {**head, **content}


class Proof:
    """The chain of a file, entry by entry in order.

    Attributes:
        head: Hash of the last entry.
        earlier: The secrets of ends that were taken back.
    """

    def __init__(self, document: BattleDocument) -> None:
        """Begin before the first entry."""
        self.head = ""
        self.earlier: list[Secret] = []
        self._document = document
        self._count = 0
        self._form = 1
        self._linked = False
        self._since: int | None = None
        self._sealed: Mapping[str, Any] | None = None
        self._words = ""
        self._reveal: tuple[Mapping[str, Any], int] | None = None
        self._seats: dict[int, dict[str, Any]] = {}
        self._hidden: set[int] = set()

    def take(self, part: EntryPart, data: Mapping[str, Any]) -> None:
        """Take the next entry.

        Raises:
            ValueError: it does not follow the ones before, or not by whom it says.
        """
        _must(data["previous"] == self.head)
        self._count += 1
        ended = self._reveal is not None and self._reveal[1] == self._count - 1
        _must(ended == (data["action"] == REOPENED))  # nothing else follows an end
        self._form = form_of(data)
        if self._form < FORM:
            _must(self._since is None and part.salt is None)
        else:
            self._since = self._since or self._count
            _must(data["since"] == self._since)
            _must(told_name(part.player) == part.player)
            _must(is_named(part.player, part.salt, data["by"]))
        if is_withheld(data):
            self._hidden.add(self._count)
        else:
            if data["action"] == REOPENED:
                self._go_on(data["span"][0])
            self._told(data["action"], data["arguments"], data["outcome"])
        self._linked = self._linked or tells_of_links(data)
        for change in data["changes"]:
            if change[0] == SEAT:
                self._seat(*change[1:])
        self.head = part.hash

    def _told(self, action: str, arguments: Mapping[str, Any], outcome: Any) -> None:
        """Note what an entry tells of the dice's secret."""
        if action in SEALING and isinstance(outcome, dict):
            self._sealed, self._words = outcome, ""
        elif action == "dice-words":
            self._words = outcome["words"]
        elif action in REVEALING:
            self._reveal = (outcome, self._count)
        elif action == SHOWN:
            _must(self._since is None or arguments["entry"] not in self._hidden)
        if action == IMPORTED:
            _must(arguments["hash"] == self.head and arguments["entries"] == self._count - 1)
            self._seats.clear()

    def _go_on(self, draws: int) -> None:
        """Hold the secret of an end that is taken back against what was sealed.

        Args:
            draws: How many were made before.
        """
        outcome, _ = self._reveal or ({}, 0)
        secret, sealed = revealed_in(outcome), self._sealed or {}
        told = (secret.stream, secret.commitment, secret.first, secret.words, secret.end)
        true = (sealed["stream"], sealed["commitment"], sealed.get("first", 0), self._words, draws)
        _must(told == true and secret.committed)
        self.earlier.append(secret)

    def _seat(self, seat: int, field: str, _before: Any, after: Any) -> None:
        """Make a change of who sits at the table."""
        if field:
            self._seats[seat][field] = after
        elif after is None:
            del self._seats[seat]
        else:
            self._seats[seat] = dict(after)

    def finish(self, draws: int) -> None:
        """Hold what the file says of itself against its entries.

        Args:
            draws: How many were made in all.

        Raises:
            ValueError: they tell otherwise.
        """
        document = self._document
        _must(document.version == (LINKED if self._linked else self._form))
        told = [text.model_dump() for text in document.earlier]
        _must(told == [secret.told() for secret in self.earlier])
        if self._sealed is not None or self._since == 1:
            sealed = self._sealed or {}
            _must(sealed["commitment"] == document.commitment)
            _must(sealed["stream"] == document.stream)
            _must(sealed.get("first", 0) == document.first and self._words == document.words)
        if document.seed is not None:
            outcome, number = self._reveal or ({}, 0)
            told = [outcome[name] for name in ("stream", "seed", "commitment", "words", "draws")]
            true = [document.stream, document.seed, document.commitment, document.words, draws]
            _must(told == true and number == self._count)
        if self._since == 1 and document.players:
            self._check_players(document)

    def _check_players(self, document: BattleDocument) -> None:
        """Hold the players named against the seats taken; none is named after an import."""
        places = {side["id"]: side["place"] for side in document.sides}
        seats = sorted(self._seats.items())
        _must([player.seat for player in document.players] == [seat for seat, _ in seats])
        for player, (_, row) in zip(document.players, seats, strict=True):
            _must(_sits(player, row, places))


def _sits(player: PlayerPart, row: Mapping[str, Any], places: Mapping[int, int]) -> bool:
    """Return whether a player is the one who took a seat."""
    side = None if row["side_id"] is None else places[row["side_id"]]
    same = (player.side, player.role) == (side, row["role"])
    return same and is_named(player.name, player.salt, seal_in(row))


def _must(holds: object) -> None:
    if not holds:
        raise ValueError
