"""Acts that statuses and rules bar, told before any dice, and the ways round."""

from __future__ import annotations

import pytest

from tests.bot.e2e.hall import Hall, Player
from tests.bot.e2e.playing import VOLLEY, assert_one_sentence, begin, state_of, statuses, to_phase

MARCH = "/resolve march values:unit:Archers"
_DONE = "Do it all the same"
_ASK = "Ask the others to allow it"


BARRED = (
    ("movement", "rallied", "/resolve march values:unit:Archers"),
    ("movement", "rallied", "/resolve move_allowance values:unit:Archers"),
    ("movement", "failed-terror", "/resolve march values:unit:Archers"),
    ("movement", "failed-charge", "/resolve manoeuvre_cost values:unit:Archers; manoeuvre:turn"),
    ("movement", "returned", "/charge Archers target:Orques distance:5"),
    ("movement", "returned", "/resolve march values:unit:Archers"),
    ("movement", "immobilised", "/charge Archers target:Orques distance:5"),
    ("movement", "rallied", "/charge Archers what:declare target:Orques m:4"),
    ("start-of-turn", "returned", "/psychology Archers what:stupidity"),
    ("shooting", "marched", VOLLEY),
    ("shooting", "reformed", VOLLEY),
    ("close-combat", "fought-on", "/pursue Archers what:pursuit enemy:Orques m:4 enemy_m:4"),
    ("close-combat", "fleeing", "/combat Archers what:break lost_by:1"),
)


@pytest.mark.parametrize("barred", BARRED)
async def test_what_a_status_bars_is_refused_before_any_dice(
    hall: Hall, alice: Player, bruno: Player, barred: tuple[str, str, str]
) -> None:
    phase, status, line = barred
    await begin(alice, bruno)
    if phase != "start-of-turn":
        await to_phase(alice, phase)
    await state_of(alice, "Archers", status)
    before = await hall.state(alice)
    told = await alice.types(line)
    assert told.refused == (f"shooters-{status}" if line == VOLLEY else "act-barred"), told.text
    assert await hall.state(alice) == before


@pytest.mark.parametrize("status", ["rallied", "fleeing"])
async def test_who_may_not_shoot_at_a_charger_is_not_asked_whether_he_would(
    alice: Player, bruno: Player, status: str
) -> None:
    await begin(alice, bruno)
    await to_phase(alice, "movement")
    await state_of(bruno, "Orques", status)
    line = "/charge Archers what:stand-and-shoot target:Orques distance:7 m:4"
    told = await bruno.types(line)
    assert told.refused == f"shooters-{status}", told.text


async def test_the_refusal_names_the_status_and_the_way_round(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    await to_phase(alice, "movement")
    await state_of(alice, "Archers", "rallied")
    told = await alice.types("/charge Archers target:Orques distance:5")
    assert told.refused == "act-barred"
    assert_one_sentence(told)
    assert "rallied this turn" in told.text
    assert "/unit status" in told.text
    assert told.buttons == [_ASK]


async def test_who_comes_back_over_the_edge_neither_charges_nor_marches_that_turn(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    await to_phase(alice, "close-combat")
    gone = await alice.types("/pursue Archers what:off-table")
    assert gone.answer.refused is None, gone.text
    for _ in range(6):  # the enemy's turn, then the beginning of its own
        assert (await alice.calls("battle next")).answer.refused is None
    assert {"returned", "moved"} <= await statuses(alice, "Archers")
    assert "off-table" not in await statuses(alice, "Archers")
    assert (await alice.types("/psychology Archers what:stupidity")).refused == "act-barred"
    await to_phase(alice, "movement")
    for line in ("/charge Archers target:Orques distance:5", MARCH):
        assert (await alice.types(line)).refused == "act-barred"
    await to_phase(alice, "close-combat")
    await to_phase(alice, "start-of-turn")
    assert not {"returned", "moved"} & await statuses(alice, "Archers")


async def test_who_comes_out_of_a_tunnel_does_not_charge(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    await to_phase(alice, "movement")
    landed = await alice.types("/resolve tunnel_landing values:unit:Archers; landing:open")
    assert landed.answer.refused is None, landed.text
    told = await alice.types("/charge Archers target:Orques distance:5")
    assert told.refused == "act-barred"


async def test_a_march_that_is_made_leaves_no_shots(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    await to_phase(alice, "movement")
    told = await alice.types(MARCH)
    assert "It marches" in told.buttons
    assert "marched" not in await statuses(alice, "Archers")  # so far it was only asked
    assert (await alice.presses(told, "It marches")).answer.refused is None
    assert {"marched", "moved"} <= await statuses(alice, "Archers")
    assert (await alice.types(MARCH)).refused == "act-barred"
    await to_phase(alice, "shooting")
    assert (await alice.types(VOLLEY)).refused == "shooters-marched"


async def test_a_reformation_that_is_made_leaves_no_shots(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    await to_phase(alice, "movement")
    told = await alice.types("/resolve manoeuvre_cost values:unit:Archers; manoeuvre:reform")
    assert (await alice.presses(told, "It reforms")).answer.refused is None
    await to_phase(alice, "shooting")
    assert (await alice.types(VOLLEY)).refused == "shooters-reformed"


async def test_a_second_combat_after_a_pursuit_ends_without_one(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    await to_phase(alice, "close-combat")
    line = "/pursue Archers what:new-enemy enemy:Orques response:hold combat:unresolved"
    assert (await alice.types(line)).answer.refused is None
    assert "fought-on" in await statuses(alice, "Archers")
    told = await alice.types("/pursue Archers what:pursuit enemy:Orques")
    assert told.refused == "act-barred"


async def test_who_joins_a_unit_neither_moves_nor_leaves_it_in_that_phase(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    await alice.types("/unit add Hero 1 M4 WS5 BS5 S4 T4 W2 I5 A3 Ld9 [character] side:Elfes")
    await to_phase(alice, "movement")
    assert (await alice.types("/unit join Hero unit:Archers")).answer.refused is None
    for line in (MARCH, "/charge Archers target:Orques distance:5"):
        assert (await alice.types(line)).refused == "act-barred"
    assert (await alice.types("/unit leave Hero")).refused == "act-barred"
    await to_phase(alice, "magic")
    assert (await alice.types("/unit leave Hero")).answer.refused is None


async def test_who_left_a_unit_does_not_come_back_in_that_phase(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    await alice.types("/unit add Hero 1 M4 WS5 BS5 S4 T4 W2 I5 A3 Ld9 [character] side:Elfes")
    await alice.types("/unit add Spears 20 M4 WS4 T3 W1 Ld7 side:Elfes")
    assert (await alice.types("/unit join Hero unit:Archers")).answer.refused is None
    await to_phase(alice, "movement")
    assert (await alice.types("/unit leave Hero")).answer.refused is None
    assert (await alice.types("/unit join Hero unit:Archers")).refused == "left-just-now"
    assert (await alice.types("/unit join Hero unit:Spears")).answer.refused is None


async def test_nobody_leaves_a_unit_that_marched(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    await alice.types("/unit add Hero 1 M4 WS5 BS5 S4 T4 W2 I5 A3 Ld9 [character] side:Elfes")
    assert (await alice.types("/unit join Hero unit:Archers")).answer.refused is None
    await to_phase(alice, "movement")
    await alice.presses(await alice.types(MARCH), "It marches")
    assert (await alice.types("/unit leave Hero")).refused == "leave-barred"


@pytest.mark.usefixtures("bruno")
async def test_a_referee_overrules_what_a_rule_bars_and_the_log_tells_it(
    hall: Hall, alice: Player
) -> None:
    await alice.calls("battle start", side_one="Elfes", side_two="Peaux-Vertes")
    await alice.calls("battle join", referee=True)
    await alice.types("/unit add Archers 10 M4 WS3 BS3 S3 T3 W1 I3 A1 Ld7 side:Elfes")
    await alice.types("/unit add Orques 20 M4 WS3 BS3 S3 T4 W1 I2 A1 Ld7 side:Peaux-Vertes")
    await to_phase(alice, "magic")
    told = await alice.types("/charge Archers target:Orques distance:5")
    assert told.refused == "wrong-phase"
    done = await alice.presses(told, _DONE)
    assert "referee’s word" in done.text
    assert "engaged" in await statuses(alice, "Archers")
    (entry, *_) = await hall.entries(alice)
    assert entry.arguments["options"]["override"] == "referee"
    assert (await alice.presses(told, _DONE)).refused == "offer-gone"
    assert (await alice.calls("undo")).answer.refused is None
    assert "engaged" not in await statuses(alice, "Archers")


@pytest.mark.usefixtures("bruno")
async def test_a_status_that_bars_is_overruled_in_the_rule_itself_too(alice: Player) -> None:
    await alice.calls("battle start", side_one="Elfes", side_two="Peaux-Vertes")
    await alice.calls("battle join", side="Elfes")
    await alice.types("/unit add Archers 10 M4 WS3 BS3 S3 T3 W1 I3 A1 Ld7 side:Elfes")
    await alice.types("/unit add Orques 20 M4 WS3 BS3 S3 T4 W1 I2 A1 Ld7 side:Peaux-Vertes")
    await to_phase(alice, "shooting")
    await state_of(alice, "Archers", "marched")
    told = await alice.types(VOLLEY)
    assert told.refused == "shooters-marched"
    done = await alice.presses(told, _DONE)  # nobody else plays
    assert done.answer.refused is None, done.text
    assert "shot" in await statuses(alice, "Archers")


async def test_without_a_referee_the_other_side_allows_it(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    await to_phase(alice, "magic")
    told = await alice.types("/charge Archers target:Orques distance:5")
    asked = await alice.presses(told, _ASK)
    assert asked.buttons == ["Allow it"]
    assert (await alice.presses(asked, "Allow it")).refused == "not-yours-to-permit"
    allowed = await bruno.presses(asked, "Allow it")
    assert allowed.answer.refused is None
    (do_it,) = allowed.buttons
    assert (await bruno.presses(allowed, do_it)).refused == "not-your-button"
    done = await alice.presses(allowed, do_it)
    assert "everybody’s consent" in done.text
    assert "engaged" in await statuses(alice, "Archers")
    assert (await alice.presses(allowed, do_it)).refused == "offer-gone"


async def test_what_others_are_to_allow_is_told_as_it_is_typed(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    await to_phase(alice, "magic")
    told = await alice.calls("charge", unit="Archers", target="Orques", distance=5, flying=True)
    asked = await alice.presses(told, _ASK)
    assert "distance:5 flying:yes" in asked.text


async def test_consent_ends_with_the_phase(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    await to_phase(alice, "magic")
    told = await alice.types("/charge Archers target:Orques distance:5")
    asked = await alice.presses(told, _ASK)
    await to_phase(alice, "shooting")
    assert (await bruno.presses(asked, "Allow it")).refused == "offer-gone"


@pytest.mark.usefixtures("bruno")
async def test_an_overruled_act_asked_for_real_dice_goes_on_as_allowed(alice: Player) -> None:
    await alice.calls("battle start", side_one="Elfes", side_two="Peaux-Vertes")
    await alice.calls("battle join", side="Elfes")
    await alice.types("/unit add Archers 2 M4 WS3 BS3 S3 T3 W1 I3 A1 Ld7 side:Elfes")
    await alice.types("/unit add Orques 20 M4 WS3 BS3 S3 T4 W1 I2 A1 Ld7 side:Peaux-Vertes")
    await to_phase(alice, "shooting")
    await state_of(alice, "Archers", "marched")
    told = await alice.types(f"{VOLLEY} dice:ask")
    asked = await alice.presses(told, _DONE)
    assert asked.answer.refused is None, asked.text
    missed = await alice.types("/throw 1 1")
    assert missed.answer.refused is None, missed.text
    assert "shot" in await statuses(alice, "Archers")


async def test_a_question_that_waits_is_asked_again_whether_it_may_go_on(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    await to_phase(alice, "shooting")
    asked = await alice.types(f"{VOLLEY} dice:ask")
    assert asked.answer.refused is None
    await state_of(bruno, "Orques", "engaged")
    told = await alice.types("/throw 10x1")
    assert told.answer.refused is not None or "close combat" in told.text
    assert "shot" not in await statuses(alice, "Archers")


async def test_described_units_and_chances_are_free_of_it(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    await to_phase(alice, "movement")
    await state_of(alice, "Archers", "rallied")
    told = await alice.types("/charge distance:5 m:4 target_m:4 odds:yes")
    assert told.answer.refused is None, told.text


async def test_an_outcome_tells_what_its_effects_bar(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    await to_phase(alice, "movement")
    marched = await alice.types(f"{MARCH}; made:yes")
    assert "Archers may not move, charge or shoot until this turn ends" in marched.text
    told = await alice.types(MARCH)
    assert told.refused == "act-barred", told.text
