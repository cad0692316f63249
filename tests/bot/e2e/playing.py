"""A battle that several tests play."""

from __future__ import annotations

import asyncio
import re
from typing import Any, Final

from tests.bot.e2e.hall import Hall, Player, Told

ARCHERS = "Archers 10 M4 WS3 BS3 S3 T3 W1 I3 A1 Ld7"
ORCS = "Orques 20 M4 CC3 CT3 F3 E4 PV1 I2 A1 Cd7 Svg6+ [bouclier]"
VOLLEY = "/shoot Archers target:Orques weapon:longbow distance:12"
KILLS_THREE = f"{VOLLEY} dice:1,1,1,1,4,4,4,5,6,6,5,5,6,5,1,3,1,3,1,6"
"""Six hits on 4+, four wounds on 5+, three saves failed on 6+."""
AGAIN = "/unit edit Archers shot:no"
"""Lets the archers shoot once more in the same turn, for tests that need several losses."""


UNASKED: Final = "decisions=defaults"
"""The house rule by which a roll stops for nobody."""


async def in_turn(*lines: tuple[Player, str]) -> None:
    """Type lines one after the other, each of which must be done."""
    for player, line in lines:
        told = await player.types(line)
        assert told.answer.refused is None, f"{line}: {told.text}"


async def begin(first: Player, second: Player, **options: str) -> None:
    """Start a battle between archers of the first player and orcs of the second."""
    await first.calls("battle start", side_one="Elfes", side_two="Peaux-Vertes", **options)
    await first.calls("battle join", side="Elfes")
    await second.calls("battle join", side="Peaux-Vertes")
    await first.types(f"/unit add {ARCHERS}")
    await second.types(f"/unit add {ORCS}")


async def begin_shooting(first: Player, second: Player) -> None:
    """Start that battle and go on to its first shooting phase."""
    await begin(first, second)
    await first.calls("battle next", phase="shooting")


async def meet(player: Player, *units: str) -> None:
    """Note that units are in close combat."""
    for unit in units:
        told = await player.types(f"/unit status {unit} status:engaged")
        assert told.answer.refused is None, told.text


async def at_desk(player: Player, label: str) -> Told:
    """Press the first button of the player's own desk that begins with a label."""
    desk = (await player.user.line("/desk")).messages[-1]
    said = {str(each.get("label")): str(each["custom_id"]) for each in desk.controls()}
    meant = [pressed for name, pressed in said.items() if name.startswith(label)]
    assert meant, (label, [*said])
    return player.hall.heard(await player.user.click(desk, meant[0]))


async def battle_of(player: Player) -> dict[str, Any]:
    """Return the battle as `/battle status` gives it."""
    told = await player.calls("battle status")
    battle: dict[str, Any] = told.outcome["battle"]
    return battle


async def models(player: Player, unit: str) -> int:
    """Return how many models a unit has now."""
    battle = await battle_of(player)
    return int(next(each["models"] for each in battle["units"] if each["name"] == unit))


def entry(told: Told) -> int:
    """Return the number of an answer's entry in the log."""
    return int(told.outcome["entry"])


async def end_battle(first: Player, second: Player) -> Told:
    """End the battle as both players agree."""
    asked = await first.calls("battle end")
    return await second.presses(asked, asked.buttons[0])


async def gone(hall: Hall, message_id: int) -> None:
    """Wait until a message is taken away."""
    for _ in range(200):
        if message_id not in hall.table.state.messages:
            return
        await asyncio.sleep(0.01)
    assert message_id not in hall.table.state.messages


async def state_of(player: Player, unit: str, *statuses: str) -> None:
    """Note statuses of a unit."""
    for status in statuses:
        told = await player.types(f"/unit status {unit} status:{status}")
        assert told.answer.refused is None, told.text


async def to_phase(player: Player, phase: str) -> None:
    assert (await player.calls("battle next", phase=phase)).answer.refused is None


async def statuses(player: Player, unit: str) -> set[str]:
    """Return what is true of a unit now."""
    told = await player.calls("battle status")
    units = told.outcome["battle"]["units"]
    return set(next(each["statuses"] for each in units if each["name"] == unit))


OVERRULING = {
    "Do it all the same",
    "Ask the others to allow it",
    "Le faire quand même",
    "Demander l’accord des autres",
    "Set the count right",
    "Corriger le compte",
    "Fear test",
    "Test de peur",
    "Terror test",
    "Take the first turn",
    "Leave it to the enemy",
    "Prendre le premier tour",
    "Le laisser à l’ennemi",
    "Magic points",
    "Points de magie",
    "Challenge",
    "Défi",
    "Charge reaction",
    "Réaction à une charge",
    "Declaring a charge",
    "Déclaration de charge",
    "Stupidity",
    "Stupidité",
    "Winds of magic",
    "Vents de magie",
    "Magic flux",
    "Flux magiques",
    "Effect of a spell",
    "Effet d’un sort",
    "Miscast",
    "Fiasco",
    "Strained item",
    "Objet de Sort éprouvé",
    "Test de terreur",
}
"""Labels of buttons that overrule a rule, correct the table, or do what comes first."""

IN_DOUBT: Final = frozenset({"said", "meant"})
"""Kinds of buttons that do what is clear of an input."""


def assert_one_sentence(told: Told) -> None:
    """Hold a refusal to one sentence for one player, with no button but to mend it."""
    assert told.alone
    clear = {button.label for button in told.answer.buttons if button.kind in IN_DOUBT}
    assert set(told.buttons) <= OVERRULING | clear
    sentence = told.answer.card.headline
    assert sentence[-1] in ".?"
    assert len(sentence) <= 250
    assert sentence[0] == sentence[0].upper() or not sentence[0].isalpha()
    assert not re.search(r"[.?!] [A-ZÉ]", sentence), sentence
