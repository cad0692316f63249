"""Acts that The 9th Age bars: moves, shots, and the spell that was just cast."""

from __future__ import annotations

import pytest

from tests.bot.e2e.hall import Hall, Player, Told
from tests.bot.e2e.playing import assert_one_sentence, state_of, statuses, to_phase


async def begin(alice: Player, bruno: Player) -> None:
    await alice.calls("battle start", game="t9a", side_one="Elves", side_two="Orcs")
    await alice.calls("battle join", side="Elves")
    await bruno.calls("battle join", side="Orcs")
    await alice.types("/unit add Mage 1 M5 WS4 BS4 S3 T3 W2 I5 A1 Ld8 Lv4 [character] side:Elves")
    await alice.types("/unit add Archers 10 M5 WS4 BS4 S3 T3 W1 I5 A1 Ld8 side:Elves")
    await bruno.types("/unit add Mob 20 M4 WS3 BS3 S3 T4 W1 I2 A1 Ld7 side:Orcs")
    await bruno.types("/unit add Shaman 1 M4 WS3 BS3 S3 T4 W2 I2 A1 Ld7 Lv2 [character] side:Orcs")


async def magic(alice: Player) -> None:
    """Go on to the magic phase, with all the dice there can be."""
    await to_phase(alice, "magic")
    told = await alice.types("/winds dice:6,6")
    assert told.answer.refused is None, told.text


async def cast(alice: Player, dice: str) -> Told:
    """Cast a fireball at the mob with two dice."""
    line = f"/cast wizard:Mage spell:fireball target:Mob dice_used:2 dice:{dice}"
    told = await alice.types(line)
    assert told.answer.refused is None, told.text
    return told


EFFECT = "/resolve spell_effect values:wizard:Mage; target:Mob; spell:fireball"


async def test_a_dispelled_spell_has_neither_effect_nor_miscast(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    await magic(alice)
    await cast(alice, "6,6,1")
    dispelled = await bruno.types("/dispel wizard:Shaman dice_used:5 dice:6,6,6,6,5,3")
    assert dispelled.outcome["result"]["dispelled"] is True
    before = await hall.state(alice)
    assert (await alice.types(EFFECT)).refused == "spell-came-to-nothing"
    miscast = "/miscast wizard:Mage dice_used:2 spell:fireball"
    assert (await alice.types(miscast)).refused == "miscast-averted"
    assert await hall.state(alice) == before


async def test_a_failed_casting_has_no_effect_and_is_not_dispelled(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    await magic(alice)
    await cast(alice, "1,1")
    told = await alice.types(EFFECT)
    assert told.refused == "spell-came-to-nothing"
    assert_one_sentence(told)
    line = "/dispel wizard:Shaman casting_total:5 dice_used:2"
    assert (await bruno.types(line)).refused == "spell-past-dispelling"


async def test_nobody_dispels_what_has_taken_effect(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    await magic(alice)
    await cast(alice, "5,4")
    assert (await alice.types(EFFECT)).refused == "answer-owed"
    assert (await bruno.types("/dispel what:let-through")).answer.refused is None
    assert (await alice.types(EFFECT)).answer.refused is None
    line = "/dispel wizard:Shaman casting_total:9 dice_used:2"
    assert (await bruno.types(line)).refused == "spell-past-dispelling"
    assert (await alice.types(EFFECT)).refused == "spell-has-taken-effect"


async def test_only_what_remains_in_play_is_dispelled_later(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    await magic(alice)
    line = "/dispel wizard:Shaman what:in-play spell:fireball casting_value:5 dice_used:2"
    assert (await bruno.types(line)).refused == "spell-not-remaining"


BARRED = (
    ("movement", "rallied", "/move Archers what:simple", "act-barred"),
    ("movement", "charge-declared", "/move Archers what:march", "act-barred"),
    ("movement", "no-charge", "/charge Archers target:Mob distance:5", "act-barred"),
    ("movement", "moved", "/charge Archers target:Mob distance:5", "act-barred"),
    (
        "shooting",
        "reformed",
        "/shoot Archers target:Mob weapon:longbow distance:9",
        "shooters-reformed",
    ),
    ("combat", "fleeing", "/combat Archers what:break lost_by:1", "act-barred"),
)


@pytest.mark.parametrize("case", BARRED)
async def test_what_a_status_bars_is_refused_before_any_dice(
    hall: Hall, alice: Player, bruno: Player, case: tuple[str, str, str, str]
) -> None:
    phase, status, line, code = case
    await begin(alice, bruno)
    await to_phase(alice, phase)
    await state_of(alice, "Archers", status)
    before = await hall.state(alice)
    told = await alice.types(line)
    assert told.refused == code, told.text
    assert_one_sentence(told)
    assert await hall.state(alice) == before


async def test_a_unit_that_reformed_swiftly_may_still_advance(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    await to_phase(alice, "movement")
    await state_of(alice, "Archers", "moved", "swift-reformed")
    assert (await alice.types("/move Archers what:march")).refused == "act-barred"
    assert (await alice.types("/move Archers what:simple")).answer.refused is None
    assert "swift-reformed" not in await statuses(alice, "Archers")
