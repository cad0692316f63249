"""The draws that a file tells, and the secrets that prove them.

A battle whose end was taken back has more than one secret: each proves the draws up to its end, and
all of them but the last stand in the file as `earlier`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

import orjson

from bot.store.journal.record import REOPENED
from bot.store.tables.battle import EntryRow, JournalRow
from rulesets.dice.die import die_named
from rulesets.dice.handles.fair import FairFaces, commitment
from rulesets.dice.request import Purpose

REVEALING: Final = frozenset({"battle-end", "dice-reveal"})
"""Actions whose outcome holds the secret of the dice that went before."""
_ANY: Final = Purpose("attack")


@dataclass(frozen=True, slots=True)
class Secret:
    """A secret of a journal's dice that was revealed.

    Attributes:
        stream: Names the stream of dice.
        words: What players added to it.
        seed: The secret.
        commitment: What was published before.
        first: Number of its first draw.
        end: The number after its last draw, None where the journal ends with it.
    """

    stream: str
    words: str
    seed: bytes
    commitment: str
    first: int
    end: int | None = None

    @property
    def committed(self) -> bool:
        """Tell whether it is the secret that its commitment was made for."""
        return commitment(self.seed) == self.commitment

    def proves(self, draw: int) -> bool:
        """Return whether a draw is one of its own."""
        return self.first <= draw and (self.end is None or draw < self.end)

    def marks(self, draw: int, die: str, count: int) -> tuple[int, ...]:
        """Return the marks that a draw must have shown.

        Raises:
            Refusal: there is no such die.
        """
        faces = FairFaces(self.seed, self.stream, self.words, draw)
        return tuple(faces.draw(die_named(die), count, _ANY))

    def told(self) -> dict[str, Any]:
        """Return it as `earlier` tells it."""
        return {
            "first": self.first,
            "end": self.end,
            "words": self.words,
            "commitment": self.commitment,
            "seed": self.seed.hex(),
        }


def secret_of(journal: JournalRow) -> Secret:
    """Return the last secret of a journal."""
    return Secret(
        str(journal.id), journal.words, journal.seed, journal.commitment, journal.first_draw
    )


def revealed_in(outcome: Mapping[str, Any]) -> Secret:
    """Return the secret that the outcome of an entry reveals; `draws` counts all up to its end.

    Raises:
        LookupError, TypeError, ValueError: it reveals none.
    """
    return Secret(
        outcome["stream"],
        outcome["words"],
        bytes.fromhex(outcome["seed"]),
        outcome["commitment"],
        outcome.get("first", 0),
        outcome.get("draws"),
    )


class DrawList:
    """The draws of a journal as a file tells them, entry by entry in order.

    Attributes:
        earlier: The secrets before this one that were revealed, as `Secret.told` gives them.
        draws: Each draw of theirs and of this one as JSON.
    """

    def __init__(self, secret: Secret, *, hidden: bool) -> None:
        """Begin before the first entry.

        Args:
            secret: Whose draws are told, and those of the secrets before it.
            hidden: Whether its draws of secret entries may be told.
        """
        self.earlier: list[dict[str, Any]] = []
        self.draws: list[bytes] = []
        self._secret = secret
        self._hidden = hidden
        self._ended: Secret | None = None
        self._over = False
        self._waiting: list[tuple[int, bytes]] = []

    def take(self, row: EntryRow) -> None:
        """Take the next entry as it is stored."""
        data = orjson.loads(row.record)
        if row.action in REVEALING:
            self._ended = revealed_in(data["outcome"])
        elif row.action == REOPENED:
            self._go_on()
        for draw in _draws(data):
            number, written = draw["number"], orjson.dumps(draw)
            if number < self._secret.first:
                self._waiting.append((number, written))
            elif self._secret.proves(number) and (self._hidden or not row.secret):
                self.draws.append(written)

    def _go_on(self) -> None:
        """Tell the draws of a secret whose end was taken back, if it came before this one."""
        ended, waiting = self._ended, self._waiting
        self._waiting = []
        self._over = self._over or ended is None or ended.commitment == self._secret.commitment
        if ended is not None and not self._over:
            self.earlier.append(ended.told())
            self.draws += [written for number, written in waiting if ended.proves(number)]

    def content(self) -> bytes:
        """Return the draws as a JSON list."""
        # In pieces: to write a long battle at once would hold every other thread up.
        return b"".join((b"[", b",".join(self.draws), b"]"))


def _draws(data: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield the draws of an entry as the standalone verifier reads them."""
    told: Iterable[Any] = (data["dice"] or {"draws": ()})["draws"]
    for number, name, marks in told:
        yield {
            "number": number,
            "die": name,
            "sides": list(die_named(name).marks),
            "marks": marks,
        }
