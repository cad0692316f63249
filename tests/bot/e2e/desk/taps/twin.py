"""The same battle typed: the commands that say what taps did, and the log without what differs."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import orjson

from bot.battle.actions.lifecycle import NEXT
from bot.commands.dice.throw_question import STEPS
from bot.commands.options.typed_options import typed_value
from bot.store.journal.decisions import TAKEN
from bot.store.journal.record import UNDOING, Entry, canonical
from rulesets.core.declaring.procedure import Procedure
from rulesets.core.ruleset.game import Ruleset

_APART: Final = ("at", "by", "command", "id", "previous", "since")
"""Keys of a record that no two tables share: when, by whose salted name, in which words."""
_DECIDED: Final = "choice-made"
_ID: Final = re.compile(r"(?<!\w)\d{13,}(?!\w)")
"""An id of a row or a moment, which no two tables share; no number of a rule is so long."""
_WHO: Final = re.compile(r'"who":"[0-9a-f]+"')
"""The salted name of who sits down."""
_UNSAID: Final = object()
_MOMENT: Final = 13
"""Digits of a moment in milliseconds: ids are longer."""


def typed_line(entries: Sequence[Entry], pressed: str, game: Ruleset) -> str:
    """Return what has to be typed for an entry.

    Args:
        entries: The entry, and those after it: a roll that stops is told by what comes of it.
        pressed: What was pressed last for it, which is what a decision is called.
        game: The game.
    """
    entry = entries[0]
    if entry.action == NEXT:
        first = entry.arguments["first"]
        return f"/battle next first:{first}" if first else "/battle next"
    if entry.action in UNDOING:
        return f"/{entry.action}"
    if entry.action == _DECIDED or entry.arguments.get(TAKEN):
        return f"/throw {pressed.rpartition(': ')[2]}"
    if entry.action in STEPS:
        asked = (entry.arguments["asked"], entry.arguments["units"])
        entry = next(e for e in entries if (e.action, e.arguments.get("units")) == asked)
    return _command(game.procedure(entry.action), entry.arguments)


def set_up_line(entry: Entry, pressed: str, filled: Mapping[str, str]) -> str | None:
    """Return what has to be typed for an entry that is no rule's, such as a start; else None.

    Args:
        entry: The entry.
        pressed: What was pressed last for it.
        filled: What was filled into a form for it.
    """
    told = entry.arguments
    match entry.action:
        case "battle-start":
            first, second = told["sides"]
            points = f" points:{filled['points']}" if "points" in filled else ""
            sides = f'side_one:"{first}" side_two:"{second}"'
            started = f"/battle start game:{told['ruleset']} {sides}{points}"
            return f"{started} player_one:{entry.actor.name}"
        case "battle-join":
            return f'/battle join side:"{told["side"]}"'
        case "army-load":
            return f'/army import side:"{told["side"]}" list:{filled["list"]}'
        case "unit-join":
            unit, other = told["units"]
            return f'/unit join "{unit}" unit:"{other}"'
        case "battle-end-asked":
            winner = told.get("said", {}).get("winner", _UNSAID)
            said = pressed.removesuffix(" won") if winner is not None else "draw"
            return "/battle end" if winner is _UNSAID else f'/battle end winner:"{said}"'
        case "roll":
            return f"/roll {told['options']['notation']}"
    return None


def _command(procedure: Procedure, arguments: Mapping[str, Any]) -> str:
    """Return a command, whose units are named in the order in which the log has them."""
    named = list(arguments["units"])

    def place(pair: tuple[str, Any]) -> int:
        first = str(pair[1]).partition(";")[0]
        return named.index(first) if first in named else len(named)

    options = arguments["options"].items()
    said = ((name, value) for name, value in options if name not in procedure.unsaid)
    given = sorted(said, key=place)
    pairs = " ".join(f'{name}:"{typed_value(value)}"' for name, value in given)
    return f"/resolve procedure:{procedure.id} values:{pairs}".removesuffix(" values:")


@dataclass
class Ids:
    """Ids of rows as numbers in the order in which they come up."""

    known: dict[str, int] = field(default_factory=dict)

    def numbered(self, found: re.Match[str]) -> str:
        """Return the number of an id; moments are all the same."""
        if len(found[0]) <= _MOMENT:
            return "0"
        return str(self.known.setdefault(found[0], len(self.known)))


def records(entries: Sequence[Entry]) -> list[str]:
    """Return what each entry of a log records, without what no two tables share."""
    ids, found = Ids(), []
    for entry in entries:
        told = orjson.loads(entry.record)
        data = {name: value for name, value in told.items() if name not in _APART}
        data["arguments"].pop("command", None)
        found.append(_ID.sub(ids.numbered, _WHO.sub('"who":""', canonical(data).decode())))
    return found
