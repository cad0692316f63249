"""Who may change a battle, on whom a unit may act, and in whose language one is told no."""

from __future__ import annotations

import re

import pytest

from tests.bot.e2e.hall import Hall, Player
from tests.bot.e2e.playing import VOLLEY, begin, begin_shooting
from tests.bot.e2e.test_refusals import assert_one_sentence

ON_ITSELF = (
    ("movement", "/charge unit:Archers target:Archers distance:5"),
    ("movement", "/psychology unit:Archers what:terror enemy:Archers"),
    ("movement", "/resolve charge unit:Archers target:Archers distance:5"),
    ("shooting", "/shoot unit:Archers target:Archers"),
    ("close-combat", "/fight unit:Archers enemy:Archers"),
    ("close-combat", "/fight unit:Archers enemy:Orques; Orques"),
    ("close-combat", "/combat unit:Archers what:result enemy:Archers wounds:2"),
)
CHANGE_THE_BATTLE = (
    "/winds",
    "/winds dice:2,5",
    "/cast casting_value:7 dice_used:2 level:1",
    "/dispel casting_result:7 dice_used:2 level:1",
    "/resolve magic_phase",
)
CHANGE_NOTHING = ("/roll 2d6", "/test ld:7", "/winds odds:yes", "/panic ld:7 cause:destroyed")


async def test_no_unit_acts_on_itself(hall: Hall, alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    phase = "start-of-turn"
    for wanted, line in ON_ITSELF:
        if wanted != phase:
            await alice.calls("battle next", phase=wanted)
            phase = wanted
        before = await hall.state(alice)
        for player in (alice, bruno):
            told = await player.types(line)
            assert told.refused == "unit-named-twice", line
            assert_one_sentence(told)
        assert await hall.state(alice) == before


async def test_nothing_is_foretold_of_a_unit_against_itself(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    told = await alice.types("/fight unit:Archers enemy:Archers odds:yes")
    assert told.refused == "unit-named-twice"


async def test_a_wizard_may_be_the_target_of_his_own_spell(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    await alice.calls("battle next", phase="magic")
    cast = await alice.types(
        "/cast wizard:Archers target:Archers casting_value:5 dice_used:2 level:1"
    )
    assert cast.answer.refused is None


@pytest.mark.parametrize("line", CHANGE_THE_BATTLE)
async def test_who_only_watches_changes_nothing_of_a_battle(
    hall: Hall, alice: Player, bruno: Player, line: str
) -> None:
    await begin(alice, bruno)
    await alice.calls("battle next", phase="magic")
    before = await hall.state(alice)
    told = await hall.player("Carole", "fr").types(line)
    assert told.refused == "only-players"
    assert_one_sentence(told)
    assert await hall.state(alice) == before


@pytest.mark.parametrize("line", CHANGE_THE_BATTLE)
async def test_what_changes_a_battle_waits_for_its_phase(
    hall: Hall, alice: Player, bruno: Player, line: str
) -> None:
    await begin_shooting(alice, bruno)
    before = await hall.state(alice)
    assert (await alice.types(line)).refused == "wrong-phase"
    assert await hall.state(alice) == before


async def test_who_only_watches_may_roll_what_changes_nothing(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    watching = hall.player("Carole", "fr")
    for line in CHANGE_NOTHING:
        assert (await watching.types(line)).answer.refused is None, line


async def test_without_a_battle_everybody_rolls_for_the_winds(alice: Player) -> None:
    assert (await alice.types("/winds dice:2,5")).answer.refused is None


async def test_a_refusal_speaks_the_player_s_language_alone(alice: Player, bruno: Player) -> None:
    await begin_shooting(alice, bruno)
    await alice.calls("settings", language="fr")
    phase = (await alice.types("/fight unit:Archers enemy:Orques")).text
    assert "Close combat" in phase
    assert not re.search(r"Corps à corps|Tir\b", phase)
    unknown = (await alice.types("/battle next phase:tea")).text
    assert "Shooting" in unknown
    assert "Mouvement" not in unknown
    dice = (await alice.types(f"{VOLLEY} dice:1,1,1,1,4,4,4,5,6,6,5")).text
    assert "To hit" in dice
    assert "toucher" not in dice
    # What everybody sees speaks the channel's.
    assert "Pour toucher" in (await alice.types(VOLLEY)).text
