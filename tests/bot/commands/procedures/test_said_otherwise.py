"""Sentences of `/do` beyond the offers: phases by name, several acts, acts of a command alone."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.commands.procedures.saying.clauses import several
from bot.commands.procedures.saying.reading import MOST_MEANT
from bot.views.interface.form import Purpose
from tests.bot.commands.procedures.test_natural_sentences import (
    asked_of_movement,
    assert_ends_asked,
    at,
    phase_of,
    reader,
)
from tests.bot.desk import ALICE, BRUNO, Desk, outcome

MAN = "WS3 BS3 S3 T3 W1 I3 A1 Ld8"


@pytest.fixture
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    opened = Desk(f"sqlite:///{tmp_path / 'otherwise.db'}")
    await opened.open()
    yield opened
    await opened.store.close()


@pytest.mark.parametrize(
    ("said", "phase"),
    [
        ("fin du mouvement", "magic"),
        ("on passe à la magie", "magic"),
        ("end of movement phase", "magic"),
        ("phase de magie", "magic"),
        ("ok, on passe au tir", "shooting"),
        ("go to shooting pls", "shooting"),
        ("fin du tir", "movement"),
        ("fin du tour", "movement"),
        ("on passe au mouvement", "movement"),
        ("the magic of friendship", "movement"),
    ],
)
async def test_a_phase_is_ended_or_begun_by_its_name(desk: Desk, said: str, phase: str) -> None:
    await at(desk, "blackhammer", "movement")
    await desk.asks("do", {"text": said})
    assert await phase_of(desk) == phase


@pytest.mark.parametrize("said", ["end turn", "fin de mon tour", "j'ai fini mon tour, merci"])
async def test_a_turn_ends_with_its_last_phase(desk: Desk, said: str) -> None:
    await at(desk, "blackhammer", "close-combat")
    assert (await desk.asks("do", {"text": said})).refused is None
    assert await phase_of(desk) == "start-of-turn"


@pytest.mark.parametrize(
    "said",
    [
        "oups annule ça",
        "undo that last one please",
        "annule la dernière action stp",
        "oups pas ça, annule",
    ],
)
async def test_the_last_act_is_taken_back_in_many_words(desk: Desk, said: str) -> None:
    await at(desk, "blackhammer", "movement")
    await desk.asks("do", {"text": said})
    assert await phase_of(desk) != "movement"


@pytest.mark.parametrize("said", ["annule le sort", "undo the charge of the knights"])
async def test_what_is_to_be_taken_back_by_name_is_not_guessed(desk: Desk, said: str) -> None:
    await at(desk, "blackhammer", "movement")
    await desk.asks("do", {"text": said})
    assert await phase_of(desk) == "movement"


@pytest.mark.parametrize(
    ("said", "labels"),
    [
        ("knights and archers charge the orcs", ["Knights → Orcs", "Archers → Orcs"]),
        ("knights + archers charge orcs", ["Knights → Orcs", "Archers → Orcs"]),
        ("knights charge orcs, archers charge trolls", ["Knights → Orcs", "Archers → Trolls"]),
        ("knights charge orcs then archers charge trolls", ["Knights → Orcs", "Archers → Trolls"]),
        ("les knights et les archers chargent les orcs", ["Knights → Orcs", "Archers → Orcs"]),
        ("knights charge the orcs and the trolls", ["Knights → Orcs", "Knights → Trolls"]),
    ],
)
async def test_of_several_acts_in_one_sentence_it_is_asked_which_comes_first(
    desk: Desk, said: str, labels: list[str]
) -> None:
    panel = await asked_of_movement(desk, said)
    shown = [str(each.label).partition(": ")[2] for each in panel.buttons]
    assert shown[: len(labels)] == labels


async def test_a_combat_of_all_who_are_named_is_one_act(desk: Desk) -> None:
    await at(desk, "blackhammer", "close-combat")
    await desk.asks("unit link", {"unit": "Archers", "relation": "contact", "other": "Trolls"})
    answer = await desk.asks("do", {"text": "knights and archers both hit the trolls"})
    assert outcome(answer)["procedure"] == "close_combat_round"


async def test_who_shoots_is_asked_with_the_war_machines_too(desk: Desk) -> None:
    await at(desk, "blackhammer", "shooting")
    answer = await desk.asks("do", {"text": "tout le monde tire sur les trolls"})
    assert answer.panel is not None
    shown = [str(each.label).partition(": ")[2] for each in answer.panel.buttons]
    assert {"Archers → Trolls", "Handgunners II → Trolls", "Bolt → Trolls"} <= {*shown}


@pytest.mark.parametrize(
    ("game", "said", "length"),
    [
        ("blackhammer", "knights charge orcs 7 ps", "7 ps"),
        ("t9a", 'chevaliers chargent orques, 6"', "6 inches"),
        ("whfb2", "chevaliers chargent orques à 20 cm", "20 cm"),
    ],
)
async def test_the_length_of_a_charge_goes_with_its_declaration(
    desk: Desk, game: str, said: str, length: str
) -> None:
    await at(desk, game, "movement")
    answer = await desk.asks("do", {"text": said})
    assert outcome(answer)["procedure"] == "charge_declaration"
    assert answer.card.changes[-1] == f"Said with it: “{length}”"


async def test_a_length_in_another_measure_is_told_as_not_noted(desk: Desk) -> None:
    await at(desk, "whfb2", "movement")
    answer = await desk.asks("do", {"text": "chevaliers chargent orques 8 pouces"})
    assert "8 pouces" in answer.card.changes[-1]


async def test_a_wizard_without_noted_spells_casts_what_is_said(desk: Desk) -> None:
    await at(desk, "blackhammer", "magic")
    line = f"Warlock 1 M4 {MAN} Lv2 [character]"
    await desk.asks("unit add", {"line": line, "side": "Men"})
    answer = await desk.asks("do", {"text": "warlock boule de feu trolls 2d", "dice": "5 4"})
    told = outcome(answer)
    assert (told["procedure"], len(told["dice"])) == ("cast_spell", 2)


async def test_the_rules_say_what_keeps_an_act_that_is_not_on_offer(desk: Desk) -> None:
    await at(desk, "t9a", "combat")
    assert (await desk.asks("do", {"text": "chevaliers challenge"})).refused == "not-a-challenger"


@pytest.mark.parametrize("said", ["les archers avancent de 4", "march archers", "archers forward"])
async def test_a_move_is_told_as_made_on_the_table_where_a_game_has_no_act_for_it(
    desk: Desk, said: str
) -> None:
    await at(desk, "blackhammer", "shooting")
    assert (await desk.asks("do", {"text": said})).refused == "moves-untold"


async def test_another_sides_unit_is_not_tested_by_a_sentence(desk: Desk) -> None:
    await at(desk, "blackhammer", "shooting")
    theirs = replace(BRUNO, manager=False)
    await desk.asks("battle join", {"side": "Men"}, who=theirs)
    await desk.asks("battle join", {"side": "Greens"})
    answer = await desk.asks("do", {"text": "panic test for the orcs"}, who=theirs)
    assert answer.refused == "not-your-side"


async def test_a_sentence_of_strangers_is_refused(desk: Desk) -> None:
    await at(desk, "blackhammer", "movement")
    answer = await desk.asks("do", {"text": "the fridge charges my sandwich"}, who=ALICE)
    assert answer.refused == "offer-unknown"


@pytest.mark.parametrize("text", ["archers and ", "a and b + ", "3 dice 4 ps ", "é ", "tir, "])
async def test_several_acts_in_a_text_of_any_words_are_few_or_none(desk: Desk, text: str) -> None:
    await at(desk, "blackhammer", "shooting")
    read = await reader(desk, ALICE)
    assert len(several(read, (text * 200)[:200])) <= MOST_MEANT
    assert (await desk.asks("do", {"text": (text * 200)[:200]})).outcome is None


@pytest.mark.parametrize(
    "said", ["c'est à toi", "your turn", "that's my turn", "fin de mon tour", "end turn"]
)
async def test_a_turn_handed_over_before_its_last_phase_is_asked_about(
    desk: Desk, said: str
) -> None:
    await assert_ends_asked(desk, said)


@pytest.mark.parametrize("said", ["c'est à toi", "over to you"])
async def test_a_turn_is_handed_over_in_its_last_phase(desk: Desk, said: str) -> None:
    await at(desk, "blackhammer", "close-combat")
    assert (await desk.asks("do", {"text": said})).refused is None
    assert await phase_of(desk) == "start-of-turn"


@pytest.mark.parametrize("said", ["the trolls leg it", "les trolls prennent la fuite"])
async def test_what_befalls_a_unit_and_is_not_on_offer_is_asked_with_its_change_filled_in(
    desk: Desk, said: str
) -> None:
    await at(desk, "blackhammer", "close-combat")
    answer = await desk.asks("do", {"text": said})
    assert answer.refused == "change-by-hand"
    assert answer.form is not None
    fields = {field.name: field.given for field in answer.form.fields}
    assert fields == {"unit": "Trolls", "change": said}
    desk.count()
    who = replace(ALICE, interaction_id=desk.last)
    done = await desk.router.submit(who, Purpose("unit edit", "unit_edit", ""), fields)
    assert done.refused is None
    shown = outcome(await desk.asks("unit show", {"unit": "Trolls"}))["unit"]
    assert "fleeing" in str(shown)


@pytest.mark.parametrize(
    "said", ["no dispel", "don't dispel", "je dissipe pas", "je laisse filer", "ok ça passe"]
)
async def test_a_spell_that_is_not_dispelled_is_let_through(desk: Desk, said: str) -> None:
    await at(desk, "blackhammer", "magic")
    spell = {"wizard": "Mage", "spell": "fireball", "target": "Trolls", "dice_used": 3}
    await desk.asks("cast", {**spell, "dice": "5 5 4"})
    assert outcome(await desk.asks("do", {"text": said}))["procedure"] == "let_through"


async def test_a_number_at_the_end_of_a_charge_is_told_as_not_noted(desk: Desk) -> None:
    await at(desk, "blackhammer", "movement")
    answer = await desk.asks("do", {"text": "knights charge trolls 9"})
    assert outcome(answer)["procedure"] == "charge_declaration"
    assert answer.card.changes[-1] == "Not noted: “9”"


async def test_a_number_by_itself_makes_no_charge(desk: Desk) -> None:
    await at(desk, "blackhammer", "movement")
    assert (await desk.asks("do", {"text": "knights +4"})).outcome is None
    assert (await desk.asks("do", {"text": "knights trolls 4"})).outcome is None


async def test_a_unit_is_named_by_a_word_that_says_nothing_elsewhere(desk: Desk) -> None:
    await at(desk, "blackhammer", "movement")
    await desk.asks("unit add", {"line": f'"Ours" 5 M4 {MAN}', "side": "Greens"})
    answer = await desk.asks("do", {"text": "les knights chargent les ours"})
    assert outcome(answer)["procedure"] == "charge_declaration"
    assert "Ours" in answer.card.title


@pytest.mark.parametrize(
    "said", ["archers avancent puis tournent à gauche", "archers advance, then wheel"]
)
async def test_several_acts_of_one_unit_are_all_shown(desk: Desk, said: str) -> None:
    await at(desk, "whfb2", "movement")
    answer = await desk.asks("do", {"text": said})
    assert answer.outcome is None
    assert answer.panel is not None
    labels = [button.label for button in answer.panel.buttons]
    assert labels[:2] == ["Move: Archers", "Manoeuvre: Archers"]


@pytest.mark.parametrize("said", ["stand and shoot", "tenir et tirer", "orcs shoot"])
async def test_a_reply_that_nobody_may_make_is_asked_about(desk: Desk, said: str) -> None:
    await at(desk, "blackhammer", "movement")
    await desk.asks("do", {"text": "knights charge orcs"})
    answer = await desk.asks("do", {"text": said})
    assert answer.outcome is None
    assert answer.panel is not None
    assert [button.label for button in answer.panel.buttons][:2] == ["hold", "flee"]
    assert "Not understood" in str(answer.panel.blocks[0])


async def test_what_is_said_beside_an_act_is_counted_with_it(desk: Desk) -> None:
    await at(desk, "t9a", "shooting")
    said = "archers shoot loups at 14 inches, heavy cover, moved"
    answer = await desk.asks("do", {"text": said})
    assert "(moved −1, heavy cover −2)" in answer.card.dice[0]
    assert answer.card.changes[-1] == "Said with it: “moved”"


@pytest.mark.parametrize(
    ("said", "far"),
    [("archers reculent", "2.5"), ("archers move back 2", "2.5"), ("archers avancent", "5")],
)
async def test_a_move_backwards_is_one(desk: Desk, said: str, far: str) -> None:
    await at(desk, "t9a", "movement")
    answer = await desk.asks("do", {"text": said})
    assert answer.card.headline == f"{far} inches at most."


@pytest.mark.parametrize("said", ["flank", "9 inches rear", "de flanc"])
async def test_the_side_that_is_charged_is_told_with_the_charge(desk: Desk, said: str) -> None:
    await at(desk, "t9a", "movement")
    answer = await desk.asks("do", {"text": f"chevaliers charge orques, {said}"})
    assert outcome(answer)["procedure"] == "charge_declaration"
    assert said.rsplit(maxsplit=1)[-1] in answer.card.changes[-1]


@pytest.mark.parametrize(
    ("said", "labels"),
    [
        ("knights on orcs, archers on trolls", ["Knights → Orcs", "Archers → Trolls"]),
        ("knights charge orcs 9, archers charge trolls", ["Knights → Orcs", "Archers → Trolls"]),
    ],
)
async def test_several_acts_are_shown_with_how_far_they_are(
    desk: Desk, said: str, labels: list[str]
) -> None:
    panel = await asked_of_movement(desk, said)
    assert [each.label for each in panel.buttons][:2] == [f"Charge: {label}" for label in labels]
    assert said in str(panel.blocks[0])
