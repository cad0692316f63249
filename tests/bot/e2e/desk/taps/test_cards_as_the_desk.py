"""Buttons under cards: each opens the sheet that the desk has for the act, and no form."""

from __future__ import annotations

import pytest

from localdiscord import Message
from tests.bot.e2e.desk.tapping import Tapper, labels
from tests.bot.e2e.desk.taps.test_steps_by_taps import MEN, ORCS, begun, sigmar
from tests.bot.e2e.desk.test_desk import MEN as SOLDIERS
from tests.bot.e2e.desk.test_desk import count, set_up
from tests.bot.e2e.hall import Hall

BOWS = f"Bows 10 {SOLDIERS} [longbow]"
TROLLS = f"{ORCS[0].replace('Orcs', 'Trolls').replace('[', '[fear, ')}"


async def answered(ana: Tapper, bruno: Tapper, charger: str, target: str, answer: str) -> Message:
    """Charge a unit by the desk, and return the card of the answer that its button gives."""
    await ana.does(charger, target)
    (declared,) = ana.told
    await bruno.use(declared, answer)
    (card,) = bruno.told
    return card


async def sheet_of(tapper: Tapper, message: Message, label: str) -> list[str]:
    """Return what the sheet says that a button opens."""
    reply = await tapper.use(message, label)
    assert reply.modal is None
    assert tapper.sheet is not None, tapper.said
    return labels(tapper.sheet)


@pytest.mark.parametrize("answer", ["Hold", "Flee"])
async def test_a_charge_goes_on_from_its_answer_by_the_sheet_of_the_desk(
    ana: Tapper, bruno: Tapper, answer: str
) -> None:
    await set_up(ana, bruno)
    await ana.does("Next phase")
    card = await answered(ana, bruno, "Knights", "Orcs", answer)
    if answer == "Flee":
        assert "Charge" not in labels(card)  # the flight comes first
        await bruno.use(card, "Flee move")
    asked = await sheet_of(ana, await ana.desk("Charge move: Knights"), "Charge move: Knights")
    if answer == "Hold":
        assert await sheet_of(ana, card, "Charge") == asked
    await ana.answers("0–16")
    assert ana.told, ana.said
    assert ("in contact with Orcs" in ana.said) == (answer == "Hold")


async def test_a_charge_has_no_button_under_its_answer_before_the_fear_of_its_target_is_tested(
    ana: Tapper, bruno: Tapper
) -> None:
    """The test comes before the charge is moved [Warhammer L2413-2423]."""
    await begun(ana, bruno, "whfb2", MEN, (TROLLS,))
    await ana.player.calls("battle next", phase="movement")
    card = await answered(ana, bruno, "Halberds", "Trolls", "Hold")
    assert labels(card) == ["Undo", "Rule", "FR"]


async def test_a_charge_has_no_button_under_its_answer_before_the_shots_at_it(
    ana: Tapper, bruno: Tapper
) -> None:
    """Shots are resolved before the charger moves [The 9th Age L645-659]."""
    await begun(ana, bruno, "t9a", (f"Knights 8 {SOLDIERS}",), (BOWS,))
    await ana.player.calls("battle next", phase="movement")
    card = await answered(ana, bruno, "Knights", "Bows", "Stand and shoot")
    assert labels(card) == ["Undo", "Shooting", "Rule", "FR"]
    asked = await sheet_of(bruno, card, "Shooting")
    assert asked[:2] == ["0–15″", "plus de 15″"]


async def wolves_shot_at(ana: Tapper, bruno: Tapper) -> None:
    """Let the wolves of Bruno charge the archers of Ana, who hold and shoot; nobody measured."""
    await set_up(ana, bruno)
    await ana.player.calls("battle next", phase="magic")
    await ana.player.calls("battle next", phase="movement")
    await bruno.does("Wolves", "Archers")
    await ana.does("Answer the charge: Archers", "hold and shoot")


@pytest.mark.parametrize("what", ["charge", "resolve"])
async def test_a_charge_before_its_shots_may_be_allowed_all_the_same(
    hall: Hall, ana: Tapper, bruno: Tapper, what: str
) -> None:
    await wolves_shot_at(ana, bruno)
    before = await hall.state(ana.player)
    told = await bruno.player.types(f"/charge Wolves target:Archers distance:16 what:{what}")
    assert told.refused == "shots-first"
    assert "Demander l’accord des autres" in told.buttons
    assert await hall.state(ana.player) == before


async def test_shots_are_the_desk_s_until_the_charger_is_found_near(
    ana: Tapper, bruno: Tapper
) -> None:
    """No distance is assumed for the charger: the shots are asked for it, and the unit holds."""
    await wolves_shot_at(ana, bruno)
    (card,) = ana.told
    assert labels(card) == ["Undo", "Shooting", "Rule", "FR"]
    desk = await ana.desk(bearing="Hold and shoot: Archers")
    assert not [each for each in labels(desk) if "Wolves" in each and "Charge" in each]
    await ana.use(card, "Shooting")
    assert ana.sheet is not None
    assert labels(ana.sheet)[:2] == ["0–9 ps", "10–15 ps"], labels(ana.sheet)
    await ana.answers("0–9")
    assert "the unit simply holds" in ana.said
    desk = await bruno.desk(bearing="Charge move: Wolves")
    assert "Hold and shoot: Archers" not in labels(desk)
    await bruno.does("Charge move: Wolves", "0–")
    assert "Archers" in bruno.said


async def test_who_stands_and_shoots_is_asked_how_far_away_the_charger_is(
    hall: Hall, ana: Tapper, bruno: Tapper
) -> None:
    """Long range makes it harder to hit [Warhammer L1079-1083]."""
    archers = ORCS[0].replace("Orcs", "Archers").replace("hand-weapon", "long-bow")
    await begun(ana, bruno, "whfb2", MEN, (archers,))
    await ana.player.calls("battle next", phase="movement")
    card = await answered(ana, bruno, "Halberds", "Archers", "Stand and shoot")
    assert (await sheet_of(bruno, card, "Shooting"))[:2] == ["0–40 cm", "plus de 40 cm"]
    assert await count(hall, ana, "shooting_attack") == 0


async def test_a_dispel_asks_for_its_dice_alone_where_one_wizard_may_try(
    ana: Tapper, bruno: Tapper
) -> None:
    await set_up(ana, bruno)
    await ana.player.calls("battle next", phase="magic")
    await ana.does("Winds of magic")
    cast = await ana.player.types(
        "/cast Mage spell:transmutation-of-lead target:Orcs dice_used:2 dice:4,5"
    )
    asked = await sheet_of(bruno, cast.message, "Dispel")
    assert asked[:4] == ["1", "2", "3", "4"]
    await bruno.answers("2")
    assert "Shaman — Dispel" in bruno.said


async def test_a_dispel_is_of_the_wizard_who_is_picked_where_several_may_try(
    ana: Tapper, bruno: Tapper
) -> None:
    mages = (f"{name} 1 {SOLDIERS} Lvl2 [character]" for name in ("Shaman", "Elder"))
    mage = f"Mage 1 {SOLDIERS} Lvl2 [character]"
    await begun(ana, bruno, "t9a", (mage,), (f"Orcs 20 {SOLDIERS}", *mages))
    await ana.player.calls("battle next", phase="magic")
    await ana.does("Magic flux")
    cast = await ana.player.types("/cast Mage spell:fireball target:Orcs dice_used:2 dice:5,4")
    asked = await sheet_of(bruno, cast.message, "Dispelling")
    assert asked == ["Shaman", "Elder", "Dissiper sans sorcier"]
    await bruno.answers("Elder", "2")
    assert "Elder — Dispelling" in bruno.said


async def test_an_unbinding_is_of_those_alone_who_can(ana: Tapper, bruno: Tapper) -> None:
    await sigmar(ana, bruno, "hero")
    cast = await ana.player.types("/cast wizard:Arcanist spell:Fog casting_value:2 dice:4 3")
    await bruno.use(cast.message, "Unbinding")
    assert "Seer · Arcanist — Unbinding" in bruno.said
