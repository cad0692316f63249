"""Resolutions that wait for real dice or for a decision: what is kept of them between two steps."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from bot.store.board import Board
from bot.store.journal.seen_dice import read_fallen, write_fallen
from bot.store.snowflake import milliseconds
from rulesets.dice.handles.mixed import Bot, Fallen

_READ: Final = ("units", "fallen", "ahead", "throwing")
"""What of a question is no plain JSON value."""


@dataclass(frozen=True, slots=True)
class Throwing:
    """Rules of who throws the dice of a question.

    Attributes:
        asker_id: Who asked it; throws of no known player are the asker's.
        every: Whether all throws are asked, whatever their players throw by themselves.
        bots: Ids of the players who left what is still theirs to throw to the bot.
    """

    asker_id: int
    every: bool = True
    bots: frozenset[int] = frozenset()

    @property
    def written(self) -> dict[str, Any]:
        """It as JSON data."""
        return {"asker_id": self.asker_id, "every": self.every, "bots": sorted(self.bots)}

    @classmethod
    def read(cls, data: Mapping[str, Any] | None) -> Throwing | None:
        """Return what `written` wrote; older questions know nothing of it."""
        return None if data is None else cls(**{**data, "bots": frozenset(data["bots"])})


@dataclass(frozen=True, slots=True)
class Asked:
    """A resolution that waits for dice, or for a decision.

    Attributes:
        id: Its own, never used again.
        step: How often it was asked; an answer to an earlier time counts no more.
        procedure: What is resolved.
        command: By which slash command.
        options: Its options as they were typed.
        values: What they came to, as `write_arguments` keeps them.
        units: Ids of the units each role names, in order.
        secret: Whether only the player sees it.
        journal: The journal that its draws come from.
        at: When it was asked last, in milliseconds.
        fallen: The dice and decisions so far.
        deciding: Whether it waits for a decision.
        bot: What is left to the bot once that was taken.
        ahead: Typed marks for the throws after it.
        side: The side whose dice it waits for, None where no unit of a battle tells.
        decider: The side whose decision it waits for, in the same way.
        moment: The phase in which it was asked first, empty where no battle tells.
        asker: The side of who asked it, None for who had a seat at none.
        throwing: Who throws the dice, None where no throw is anybody's own.
    """

    id: int
    step: int
    procedure: str
    command: str
    options: Mapping[str, str]
    values: Mapping[str, Any]
    units: Mapping[str, tuple[int, ...]]
    secret: bool
    journal: int
    at: int
    fallen: Fallen
    deciding: bool = False
    bot: Bot = "nothing"
    ahead: tuple[int, ...] = ()
    side: int | None = None
    decider: int | None = None
    moment: str = ""
    asker: int | None = None
    throwing: Throwing | None = None

    def again(self, fallen: Fallen, journal: int, **changed: Any) -> Asked:
        """Return it with other dice, to be asked once more."""
        at = milliseconds()
        step = self.step + 1
        return replace(self, step=step, fallen=fallen, journal=journal, at=at, **changed)


def write_asked(asked: Asked) -> dict[str, Any]:
    """Return it as JSON data."""
    return {
        "id": asked.id,
        "step": asked.step,
        "procedure": asked.procedure,
        "command": asked.command,
        "options": dict(asked.options),
        "values": dict(asked.values),
        "units": {role: list(ids) for role, ids in asked.units.items()},
        "secret": asked.secret,
        "journal": asked.journal,
        "at": asked.at,
        "deciding": asked.deciding,
        "bot": asked.bot,
        "ahead": list(asked.ahead),
        "side": asked.side,
        "decider": asked.decider,
        "moment": asked.moment,
        "asker": asked.asker,
        "throwing": None if asked.throwing is None else asked.throwing.written,
        **write_fallen(asked.fallen),
    }


def read_asked(data: Mapping[str, Any]) -> Asked:
    """Return what `write_asked` wrote."""
    # Older questions know nothing of decisions.
    own = {name: data[name] for name in Asked.__slots__ if name not in _READ and name in data}
    units = {role: tuple(ids) for role, ids in data["units"].items()}
    ahead = tuple(data.get("ahead", ()))
    throwing = Throwing.read(data.get("throwing"))
    return Asked(**own, units=units, fallen=read_fallen(data), ahead=ahead, throwing=throwing)


def named_now(board: Board, asked: Asked) -> Asked:
    """Return it with its units as they are called by now: to rename one changes no question."""
    names: dict[str, str] = {}
    options = dict(asked.options)
    for role, ids in asked.units.items():
        told, rows = asked.values.get(role), [board.unit(unit) for unit in ids]
        held = told if isinstance(told, list) else [told]
        # Units that were only described have no id.
        if len(held) != len(rows) or not all(isinstance(each, dict) for each in held):
            continue
        now = [
            each["name"] if row is None else row.name for each, row in zip(held, rows, strict=True)
        ]
        changed = {
            each["name"]: name for each, name in zip(held, now, strict=True) if each["name"] != name
        }
        if changed and role in options:
            options[role] = "; ".join(now)
        names |= changed
    if not names:
        return asked
    fallen = asked.fallen
    throws = [
        each._replace(subject=names.get(each.subject or "", each.subject)) for each in fallen.throws
    ]
    taken = [each._replace(option=names.get(each.option, each.option)) for each in fallen.taken]
    return replace(
        asked,
        options=options,
        values=_renamed(asked.values, names),
        fallen=replace(fallen, throws=tuple(throws), taken=tuple(taken)),
    )


def _renamed(data: Any, names: Mapping[str, str]) -> Any:
    """Return JSON data with other names for units wherever it names them."""
    if isinstance(data, Mapping):
        return {key: _renamed(value, names) for key, value in data.items()}
    if isinstance(data, list | tuple):
        return [_renamed(value, names) for value in data]
    return names.get(data, data) if isinstance(data, str) else data
