"""A whole turn of The 9th Age played by `/do` alone, in either language."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from bot.commands.routing.completion import Completion
from tests.bot.desk import ALICE, Desk, outcome

ARMIES: Final = (
    ("Archers 10 M5 WS4 BS4 S3 T3 W1 I5 A1 Ld8 Wide5 [longbow, infantry]", "Men"),
    ("Mage 1 M5 WS4 BS4 S3 T3 W2 I5 A1 Ld8 Lv2 [character, wizard]", "Men"),
    ("Knights 8 M8 WS4 BS4 S3 T3 W1 I5 A1 Ld9 Sv2+ Wide4 [cavalry, musician]", "Men"),
    ("Cannon 1 M3 WS3 BS3 S3 T7 W5 I3 A3 Ld7 [empire-cannon, war-machine]", "Men"),
    ("Mob 20 M4 WS3 BS3 S3 T4 W1 I2 A1 Ld7 Sv6+ Wide5 [infantry]", "Orcs"),
    ("Goblins 20 M4 WS2 BS3 S3 T3 W1 I2 A1 Ld5 Wide5 [shortbow, infantry]", "Orcs"),
    ("Shaman 1 M4 WS3 BS3 S3 T4 W2 I2 A1 Ld7 Lv1 [character, wizard]", "Orcs"),
)
NEXT: Final = ("", "", "")
"""The next phase."""
TURN: Final = (
    ("charge_declaration", "Charge: Knights → Goblins", ""),
    ("charge_reaction", "Charge reaction: Goblins → Knights, flee", ""),
    ("flee_move", "Flee: Goblins", "3,3"),
    ("charge_redirect", "Redirect: Knights → Mob", "3,3"),
    ("charge_reaction", "Charge reaction: Mob → Knights, hold", ""),
    ("charge_range", "Charge move: Knights → Mob, distance 11", "4,4,5"),
    ("march_move", "March: Mage, enemy within 8 inches: yes", "3,3"),
    NEXT,
    ("magic_flux", "Magic flux", "6,5"),
    ("channelling", "Channel", "6"),
    ("counter_channelling", "Channel a Dispel Die", "1"),
    ("cast_spell", "Cast: Mage, Fireball, basic → Goblins, dice 3", "6,6,4,1"),
    ("dispel", "Dispel: Shaman, dice 2", "1,2"),
    ("spell_effect", "Spell effect: Mage", "2,6,6"),
    ("spell_effect", "Spell effect: Mage → Goblins", "1,1"),
    ("miscast", "Miscast: Mage", "3,4"),
    NEXT,
    (
        "shooting_attack",
        "Shoot: Archers → Goblins, distance 10, cover light",
        "1,1,1,1,1,1,1,1,1,1",
    ),
    ("cannon_shot", "Shoot: Cannon → Goblins, distance 40", "6,3"),
    ("cannon_ball", "Models struck: Cannon → Goblins, models 2", "1"),
    NEXT,
    ("close_combat_round", "Fight: Knights", ""),
)
FRENCH: Final = (
    "Charge : Knights → Goblins",
    "Réaction à la charge : Goblins → Knights, fuir",
    "Fuite : Goblins",
    "Rediriger : Knights → Mob",
    "Réaction à la charge : Mob → Knights, tenir",
    "Mouvement de charge : Knights → Mob, distance 11",
    "Marche forcée : Mage, ennemi à 8 pouces : oui",
    "",
    "Flux magiques",
    "Canalisation",
    "Canalisation d’un Dé de Dissipation",
    "Lancer : Mage, Boule de Feu, de base → Goblins, dés 3",
    "Dissiper : Shaman, dés 2",
    "Effet du sort : Mage",
    "Effet du sort : Mage → Goblins",
    "Fiasco : Mage",
    "",
    "Tir : Archers → Goblins, distance 10, couvert léger",
    "Tir : Cannon → Goblins, distance 40",
    "Figurines touchées : Cannon → Goblins, figurines 2",
    "",
    "Combat : Knights",
)


@pytest.mark.parametrize("locale", ["en", "fr"])
async def test_a_turn_is_played_by_sentences_alone(locale: str, tmp_path: Path) -> None:
    desk = Desk(f"sqlite:///{tmp_path}/turn.db")
    await desk.open()
    who = replace(ALICE, locale=locale)
    try:
        start = {
            "game": "t9a",
            "side_one": "Men",
            "side_two": "Orcs",
            "house": "decisions=defaults",
        }
        await desk.asks("battle start", start)
        for line, side in ARMIES:
            assert (await desk.asks("unit add", {"line": line, "side": side})).refused is None
        await desk.asks("battle next", {"phase": "movement"})
        for (procedure, english, dice), french in zip(TURN, FRENCH, strict=True):
            if not procedure:
                assert (await desk.asks("battle next", {})).refused is None
                continue
            text = french if locale == "fr" else english
            given = {"text": text} | ({"dice": dice} if dice else {})
            answer = await desk.asks("do", given, who=who)
            assert answer.refused is None, (text, answer)
            assert outcome(answer)["procedure"] == procedure, (text, answer.card)
    finally:
        await desk.store.close()


async def test_every_sentence_of_a_phase_is_told_apart_for_one_who_plays_both_sides(
    tmp_path: Path,
) -> None:
    desk = Desk(f"sqlite:///{tmp_path}/both.db")
    await desk.open()
    try:
        await desk.asks("battle start", {"game": "t9a", "side_one": "Men", "side_two": "Orcs"})
        for line, side in ARMIES:
            await desk.asks("unit add", {"line": line, "side": side})
        await desk.asks("battle next", {"phase": "magic"})
        await desk.asks("winds", {"dice": "6,5"})
        text = next(each for each in desk.router.spec("do").options if each.name == "text")
        for locale in ("en", "fr"):
            who = replace(ALICE, locale=locale)
            found = [
                name for name, _ in await Completion(desk.router).choices(who, "do", text, "", {})
            ]
            assert len(found) == len(set(found)) >= 3
    finally:
        await desk.store.close()
