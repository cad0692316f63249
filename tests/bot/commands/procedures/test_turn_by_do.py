"""A turn of Warhammer played by `/do` alone, in both languages: each sentence is one on offer."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.commands.request.requester import Requester
from bot.commands.routing.completion import Completion
from tests.bot.desk import ALICE, BRUNO, Desk, outcome

MAN = "M10 WS3 BS3 S3 T3 W1 I3 A1 Ld8 Int8 Cl8 WP8"
MEN = (
    f"Knights 8 {MAN.replace('M10', 'M20')} Wide4 [mounted, hand-weapon]",
    f"Archers 10 {MAN} Wide5 [bow]",
    f"Mage 1 {MAN} Lv1 MP20 MaxMP20 [character, wizard]",
    f"Bolt 1 {MAN} [war-machine, bolt-thrower]",
)
GREENS = (f"Orcs 20 {MAN} Wide5 [hand-weapon]", f"Goblins 20 {MAN} Wide5 [short-bow]")
BOTH: dict[str, Requester] = {
    "Men": replace(ALICE, locale="en"),
    "Greens": replace(BRUNO, manager=False, locale="fr"),
}
TURN = (
    ("movement", "Men", "Charge: Knights → Orcs", "charge_declaration"),
    (
        "movement",
        "Greens",
        "Réponse à la charge : Orcs → Knights, tenir",
        "charge_reaction",
    ),
    (
        "movement",
        "Men",
        "Charge move: Knights → Orcs, distance 0–40, front",
        "charge_move",
    ),
    ("movement", "Men", "Move: Archers", "move_distance"),
    ("movement", "Men", "Manoeuvre: Archers, wheel", "extra_manoeuvre_test"),
    (
        "movement",
        "Men",
        "Manoeuvre: Archers, change of formation, 6 wide",
        "extra_manoeuvre_test",
    ),
    ("movement", "Men", "Charge: Archers → Goblins", None),
    (
        "shooting",
        "Men",
        "Bolt thrower: Bolt → Goblins, distance 0–44, cover none, front",
        "bolt_thrower_shot",
    ),
    ("shooting", "Greens", "Tir : Goblins → Archers", None),
    ("combat", "Greens", "Défi : Orcs → Knights", "challenge"),
    ("combat", "Men", "Answer to a challenge: Knights → Orcs, accepts", "challenge"),
    ("combat", "Men", "Fight: Knights → Orcs", "close_combat_round"),
    ("reserves", "Men", "Reserve move: Archers", "reserve_move"),
    ("magic", "Men", "Cast: Mage, Fireball → Goblins", "cast_spell"),
)


@pytest.fixture
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    """A desk with two small armies and their players."""
    desk = Desk(f"sqlite:///{tmp_path / 'desk.db'}")
    await desk.open()
    start = {
        "game": "whfb2",
        "side_one": "Men",
        "side_two": "Greens",
        "house": "decisions=defaults",
    }
    await desk.asks("battle start", start)
    for side, lines in (("Men", MEN), ("Greens", GREENS)):
        for line in lines:
            assert (await desk.asks("unit add", {"line": line, "side": side})).refused is None
    for side, who in BOTH.items():
        await desk.asks("battle join", {"side": side}, who=who)
    yield desk
    await desk.store.close()


async def completed(desk: Desk, who: Requester, typed: str) -> list[str]:
    """Return what completion offers of a sentence."""
    wanted = next(each for each in desk.router.spec("do").options if each.name == "text")
    found = await Completion(desk.router).choices(who, "do", wanted, typed, {})
    return [value.replace("\N{NO-BREAK SPACE}", " ") for _, value in found]


async def test_a_turn_is_played_by_do_alone(desk: Desk) -> None:
    now = "deployment"
    for phase, side, sentence, procedure in TURN:
        if phase != now:
            assert (await desk.asks("battle next", {"phase": phase})).refused is None
            now = phase
        answer = await desk.asks("do", {"text": sentence}, who=BOTH[side])
        if procedure is None:
            assert answer.refused in {"offer-unknown", "nothing-offered", "not-its-turn"}, sentence
            continue
        assert answer.refused is None, (sentence, await completed(desk, BOTH[side], sentence))
        assert outcome(answer)["procedure"] == procedure


async def test_an_act_is_named_in_few_words_with_whom_it_is_done_to(desk: Desk) -> None:
    await desk.asks("battle next", {"phase": "movement"})
    men, greens = BOTH["Men"], BOTH["Greens"]
    assert "Charge: Knights" in await completed(desk, men, "")
    await desk.asks("do", {"text": "Charge: Knights → Orcs"}, who=men)
    assert await completed(desk, greens, "") == ["Réponse à la charge : Orcs → Knights"]
    ways = await completed(desk, greens, "Réponse à la charge : Orcs → Knights")
    assert [each.rsplit(" ", 1)[-1] for each in ways] == ["Knights", "tenir", "fuir"]
