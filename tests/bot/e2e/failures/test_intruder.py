"""A stranger tries every command against a battle whose sides are both played: nothing changes.

The commands are those there are, so that a new one is tried too.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest

from bot.commands.options.paths import path_of
from bot.commands.options.specification import CommandSpec, Option
from localdiscord import Refused, Upload
from tests.bot.e2e.hall import Hall, Player, Told
from tests.bot.e2e.playing import begin

WRITES = 1 << 11
"""Discord's permission to write, without that to manage the channel."""
BY_COMPLETION = {
    "units": "Orques",
    "sides": "Peaux-Vertes",
    "first-side": "Peaux-Vertes",
    "phases": "movement",
    "statuses": "fleeing",
    "counters": "power-dice",
    "spells": "fireball",
    "seated": "Bruno",
    "players": "Bruno",
    "decks": "Ruses",
    "cards": "Ambush",
    "procedure": "panic",
    "values": "unit:Orques cause:destroyed",
}
BY_NAME = {
    "line": "Trolls 3 M6 W3 Ld4",
    "change": "models:1",
    "list": "Trolls 3 M6 W3 Ld4",
    "cards": "Ambush: go; Feint: come; Trap: stay",
    "to": "Mallory",
    "player_one": "Mallory",
    "player_two": "Mallory",
    "other": "Gobelins",
    "casting_value": "5",
    "words": "mine",
    "why": "because",
    "reason": "because",
    "name": "Ruses",
    "models": 1,
    "wounds": 1,
}
CHANGE_WHERE_NOBODY_SITS = {
    *("unit add", "unit edit", "unit damage", "unit status", "unit split", "unit duplicate"),
    *("unit remove", "score add", "deck new", "card draw", "battle next", "battle join"),
    *("flee", "army import", "battle count"),
}
"""Commands that these options must reach, or the test would prove nothing."""
TOGETHER: tuple[frozenset[str], ...] = (
    *(frozenset({name}) for name in ("unit", "side", "referee", "player", "first", "to")),
    *(frozenset({name, "side"}) for name in ("line", "list", "cards", "deck")),
    frozenset({"unit", "cause"}),
    frozenset({"clear"}),
    frozenset({"side", "what", "value"}),
    frozenset({"values"}),
)
"""Options that are tried without the others."""
MOST_PRESSED = 60
"""Buttons after which no more are looked for: each answer to a press may have some again."""
LAST = ("deck remove", "undo", "unit remove", "battle pause", "battle end")


def value_of(option: Option) -> Any:
    """Return something to try for an option."""
    if option.name in BY_NAME:
        return BY_NAME[option.name]
    if option.choices:
        return option.choices[0]
    if option.completion in BY_COMPLETION:
        return BY_COMPLETION[option.completion]
    match option.type:
        case "whole" | "decimal":
            return max(1, int(option.least or 0))
        case "flag":
            return True
        case "file":
            return Upload("list.txt", b"Trolls 3 M6 W3 Ld4")
        case "person":
            return "Mallory"
        case _:
            return "1"


def tries(spec: CommandSpec) -> Iterator[dict[str, Any]]:
    """Yield options to try a command with: as few as it takes, one more at a time, and all."""
    needed = {option.name: value_of(option) for option in spec.options if option.required}
    yield needed
    more = {option.name: value_of(option) for option in spec.options if not option.required}
    rolled = {name: value for name, value in more.items() if name not in ("odds", "dice")}
    for names in TOGETHER:
        if names <= more.keys():
            yield {**needed, **{name: more[name] for name in names}}
    yield {**needed, **rolled}


async def attempt(player: Player, command: str, options: dict[str, Any]) -> Told | None:
    """Call a command, None where Discord itself refuses the options."""
    with suppress(Refused):
        reply = await player.user.slash(path_of(command), options)
        # Whether every sentence reads well is not what is tried here.
        return Told(reply, player.hall.told[reply.interaction.id])
    return None


def specs(hall: Hall) -> list[CommandSpec]:
    """Return all commands, those last that would leave nothing to try the others on.

    A deck is made before a card is drawn.
    """
    found = sorted(hall.bot.router.specs, key=lambda spec: spec.name != "deck new")
    return sorted(found, key=lambda spec: LAST.index(spec.name) + 1 if spec.name in LAST else 0)


async def kept(hall: Hall, player: Player) -> tuple[object, ...]:
    """Return all of a battle that a stranger may not change."""
    channel = await hall.channel(player)
    assert channel.fought is not None
    words, seal = channel.fought.words, channel.fought.commitment
    return channel.board.fingerprint(), words, seal


async def test_a_stranger_changes_nothing_whatever_they_type(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    await bruno.types("/unit add Gobelins 20 M4 W1 Ld5")
    await bruno.calls("deck new", name="Ruses", cards=BY_NAME["cards"], side="Peaux-Vertes")
    await bruno.calls("card draw", deck="Ruses")
    mallory = hall.player("Mallory", "en", permissions=WRITES)
    before = await kept(hall, alice)
    answered = 0
    for spec in specs(hall):
        for options in tries(spec):
            told = await attempt(mallory, spec.name, options)
            answered += told is not None
            assert await kept(hall, alice) == before, (spec.name, options)
            for button in () if told is None else told.buttons:
                if button == "Agree":
                    assert (await mallory.presses(told, button)).answer.refused is not None
    assert answered > len(specs(hall))
    hand = await mallory.calls("card hand", deck="Ruses", side="Peaux-Vertes")
    assert not any(name in hand.text for name in ("Ambush:", "Feint", "Trap")), hand.text


@pytest.mark.usefixtures("reference")
async def test_a_stranger_changes_nothing_whatever_they_press(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    started = await alice.calls("battle start", side_one="Elfes", side_two="Peaux-Vertes")
    told = [
        await alice.presses(started, "Play Elfes"),
        await bruno.presses(started, "Play Peaux-Vertes"),
        await alice.types("/unit add Archers 10 M4 W1 T3 Ld7"),
        await bruno.types("/unit add Orques 20 M4 W1 T4 Ld7"),
        await alice.types("/panic unit:Archers cause:destroyed"),
        await alice.calls("battle next"),
        await alice.calls("battle status"),
        await alice.calls("score add", points=100, side="Elfes"),
        await alice.calls("battle end"),
    ]
    mallory = hall.player("Mallory", "en", permissions=WRITES)
    before = await kept(hall, alice)
    everywhere = [message for each in (started, *told) for message in each.reply.messages]
    pressed = set()
    while everywhere:
        message = everywhere.pop(0)
        for control in [*message.controls()]:
            if "label" not in control or (message.id, control["custom_id"]) in pressed:
                continue
            pressed.add((message.id, control["custom_id"]))
            with suppress(Refused):  # what only its player sees
                reply = await mallory.user.click(message, control["custom_id"])
                if len(pressed) < MOST_PRESSED:  # a sheet that it opened has buttons as well
                    everywhere += reply.messages
            assert await kept(hall, alice) == before, control
    assert any(":campaign:" in button for _, button in pressed)


async def test_the_same_commands_change_a_battle_that_nobody_has_joined(hall: Hall) -> None:
    mallory = hall.player("Mallory", "en", permissions=WRITES)
    await mallory.calls("battle start", side_one="Elfes", side_two="Peaux-Vertes")
    for line in ("Orques 20 M4 W1 T4 Ld7", "Gobelins 20 M4 W1 Ld5"):
        await mallory.types(f"/unit add {line} side:Peaux-Vertes")
    changing = set()
    for spec in specs(hall):
        for options in tries(spec):
            channel = await hall.channel(mallory)
            before = channel.board.fingerprint()
            await attempt(mallory, spec.name, options)
            if (await hall.channel(mallory)).board.fingerprint() != before:
                changing.add(spec.name)
                if spec.name == "battle join":
                    await mallory.calls("battle leave")
    assert changing >= CHANGE_WHERE_NOBODY_SITS
    assert "battle end" in changing
