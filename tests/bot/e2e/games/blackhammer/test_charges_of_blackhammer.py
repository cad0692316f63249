"""Charges of BlackHammer: all declared, then answered once, tested for each, then moved."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bot.commands.journal.replaying import replay
from tests.bot.e2e.battles.test_brought import exported
from tests.bot.e2e.desk.tapping import Tapper, labels
from tests.bot.e2e.games.test_acts import statuses, to_phase
from tests.bot.e2e.hall import Hall, Player, Told, open_hall
from tests.bot.e2e.playing import UNASKED, battle_of

MEN = "M4 WS3 BS3 S3 T3 W1 I3 A1 Ld7 PU1"
GHOULS = f"Ghouls 10 {MEN} [fear]"
WIGHTS = f"Wights 10 {MEN} [fear]"
KNIGHTS = f"Knights 5 {MEN}"
BOWS = f"Bows 20 {MEN} Rg24 SS3"


async def begin(
    alice: Player, bruno: Player, *units: str, target: str = BOWS, house: str = UNASKED
) -> None:
    """Start a battle in its first movement phase, with units of Alice before one of Bruno."""
    await alice.calls("battle start", side_one="Dead", side_two="Men", house=house)
    await alice.calls("battle join", side="Dead")
    await bruno.calls("battle join", side="Men")
    for line in units:
        await plays(alice, f"/unit add {line}")
    await plays(bruno, f"/unit add {target}")
    await to_phase(alice, "movement")


async def plays(player: Player, line: str) -> Told:
    """Type what must not be refused."""
    told = await player.types(line)
    assert told.answer.refused is None, told.text
    return told


async def charges(player: Player) -> dict[tuple[str, str], str]:
    """Return the step of each charge, by charger and target."""
    battle = await battle_of(player)
    names = {unit["id"]: unit["name"] for unit in battle["units"]}
    found: list[dict[str, Any]] = battle["links"]
    return {
        (names[link["unit_id"]], names[link["other_id"]]): link["step"]
        for link in found
        if link["kind"] == "charge"
    }


async def steps(player: Player) -> dict[str, str]:
    """Return the step of each unit's charge."""
    return {unit: step for (unit, _), step in (await charges(player)).items()}


def outcome_of(told: Told) -> Any:
    """Return how a charge ended."""
    return told.outcome["result"]["outcome"]


async def test_all_declare_then_the_target_answers_once_tests_for_each_and_is_reached(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    """[L654-664, L2006]."""
    await begin(alice, bruno, GHOULS, WIGHTS)
    before = (await hall.state(alice))[0]
    first = await plays(alice, "/charge Ghouls what:declare target:Bows distance:6")
    assert "declared" in first.text
    await plays(alice, "/charge Wights what:declare target:Bows distance:7")
    assert await steps(alice) == {"Ghouls": "declared", "Wights": "declared"}
    due = (await alice.calls("battle status")).text
    assert due.count("▸") == due.count("▸ Bruno: answer the charge on Bows") == 1
    answer = "/charge what:response unit:Ghouls target:Bows response:hold distance:6"
    await plays(bruno, answer)
    due = (await alice.calls("battle status")).text
    assert "The answer of Bruno" not in due
    assert "Ghouls at Bows" in due
    assert (await steps(alice))["Ghouls"] == "answered"
    for name, distance in (("Ghouls", 6), ("Wights", 7)):
        told = await plays(alice, f"/charge {name} target:Bows distance:{distance} dice:1,2")
        assert told.outcome["result"]["test"] == "fear"
        assert outcome_of(told) == "contact"
    assert await steps(alice) == {"Ghouls": "moved", "Wights": "moved"}
    await undone_and_redone(hall, (alice, bruno), before)


async def test_a_second_charger_may_be_fled_or_shot_at_although_the_first_is_in_contact(
    alice: Player, bruno: Player
) -> None:
    """All answers come before any move [L656-664]."""
    await begin(alice, bruno, GHOULS, WIGHTS)
    await plays(alice, "/charge Ghouls target:Bows distance:6 dice:1,2")
    assert {"engaged", "reached"} <= await statuses(alice, "Bows")
    told = await plays(alice, "/charge Wights target:Bows distance:7 response:stand-and-shoot")
    assert told.outcome["result"]["response"] == "stand-and-shoot"
    await alice.calls("undo")
    told = await plays(alice, "/charge Wights target:Bows distance:7 response:flee dice:1,2,5,5")
    assert outcome_of(told) == "escaped"
    assert "It leaves those who had reached it" in told.text
    assert "engaged" not in await statuses(alice, "Ghouls")
    assert "fleeing" in await statuses(alice, "Bows")


async def test_who_is_reached_flees_from_the_next_terror_it_cannot_bear(
    alice: Player, bruno: Player
) -> None:
    """A test for each charger, of those whose power is greater a flight [L2006]."""
    await begin(alice, bruno, f"Ghouls 5 {MEN}", WIGHTS, target=f"Bows 5 {MEN} Rg24 SS3")
    await plays(alice, "/charge Ghouls target:Bows distance:6")
    told = await plays(alice, "/charge Wights target:Bows distance:7 dice:6,6,6,6")
    assert (told.outcome["result"]["test"], outcome_of(told)) == ("fear", "escaped")


async def test_one_flight_is_the_answer_to_every_charger(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    """The strongest charger tells the way; who reaches the fugitives destroys them [L670, L718]."""
    await begin(alice, bruno, f"Ghouls 10 {MEN}", KNIGHTS)
    before = (await hall.state(alice))[0]
    await plays(alice, "/charge Knights what:declare target:Bows distance:6")
    await plays(alice, "/charge Ghouls what:declare target:Bows distance:6")
    told = await alice.types("/charge Knights target:Bows distance:6 response:flee")
    assert told.refused == "flees-from-another"
    assert "Ghouls" in told.text
    told = await plays(alice, "/charge Ghouls target:Bows distance:6 response:flee dice:3,4")
    assert outcome_of(told) == "escaped"
    assert await steps(alice) == {"Knights": "declared", "Ghouls": "failed"}
    drawn = (await hall.state(alice))[2]
    near = await plays(alice, "/charge Knights target:Bows distance:8")
    assert outcome_of(near) == "caught-up"
    assert (await hall.state(alice))[2] == drawn
    await alice.calls("undo")
    far = await plays(alice, "/charge Knights target:Bows distance:9")
    assert outcome_of(far) == "left-behind"
    assert await steps(alice) == {"Knights": "failed", "Ghouls": "failed"}
    assert {"failed-charge", "moved"} <= await statuses(alice, "Knights")
    await undone_and_redone(hall, (alice, bruno), before)


async def test_a_flight_in_answer_is_run_before_the_charges_are_moved(
    alice: Player, bruno: Player
) -> None:
    """[L668, L682, L718]."""
    await begin(alice, bruno, f"Ghouls 10 {MEN}")
    await plays(alice, "/charge Ghouls what:declare target:Bows distance:6")
    told = await plays(bruno, "/charge what:response unit:Ghouls target:Bows response:flee")
    assert {"fleeing", "chose-flight"} <= await statuses(alice, "Bows")
    assert "Flee move" in " ".join(told.buttons) or "Flee move" in " ".join(told.buttons)
    await plays(bruno, "/flee Bows dice:1,1")
    assert "Ghouls at Bows" in (await alice.calls("battle status")).text
    assert outcome_of(await plays(alice, "/charge Ghouls target:Bows distance:8")) == "caught-up"


async def test_a_near_charger_forbids_every_shot(alice: Player, bruno: Player) -> None:
    """All chargers must be beyond half their reach [L664]."""
    await begin(alice, bruno, f"Ghouls 10 {MEN}", KNIGHTS)
    await plays(alice, "/charge Ghouls what:declare target:Bows distance:3")
    await plays(alice, "/charge Knights what:declare target:Bows distance:7")
    answer = "/charge what:response unit:Knights target:Bows response:stand-and-shoot distance:7"
    told = await plays(bruno, answer)
    assert told.outcome["result"]["response"] == "hold"
    told = await plays(alice, "/charge Knights target:Bows distance:7")
    assert (told.outcome["result"]["response"], outcome_of(told)) == ("hold", "contact")


async def test_shots_are_fired_at_one_charger(alice: Player, bruno: Player) -> None:
    """[L664]."""
    await begin(alice, bruno, f"Ghouls 10 {MEN}", KNIGHTS)
    for name in ("Ghouls", "Knights"):
        await plays(alice, f"/charge {name} what:declare target:Bows distance:7")
    answer = "/charge what:response unit:Ghouls target:Bows response:stand-and-shoot distance:7"
    await plays(bruno, answer)
    shots = "/shoot Bows target:{} weapon:bow distance:7 stand_and_shoot:yes dice:bot"
    await plays(bruno, shots.format("Ghouls"))
    assert (await bruno.types(shots.format("Knights"))).refused == "shooters-stood-and-shot"
    told = await plays(alice, "/charge Knights target:Bows distance:7")
    assert outcome_of(told) == "contact"
    assert (await steps(alice))["Knights"] == "moved"


async def test_fugitives_are_measured_anew_before_they_are_charged(
    alice: Player, bruno: Player
) -> None:
    """A flight is run before the charges, whose distance it changes [L684, L718]."""
    await begin(alice, bruno, f"Ghouls 10 {MEN}", KNIGHTS)
    first = await plays(alice, "/charge Ghouls what:declare target:Bows distance:6")
    await plays(alice, "/charge Knights what:declare target:Bows distance:6")
    fled = await bruno.presses(first, "Flee")
    assert (await bruno.presses(fled, "Flee move")).answer.refused is None
    due = (await alice.calls("battle status")).text
    assert "unit:Ghouls target:Bows" in due
    assert "distance" not in due
    tapper = Tapper(alice)
    for charger in ("Ghouls", "Knights"):
        tapper.sheet = (await alice.user.line("/desk")).messages[-1]
        await tapper.answers(charger)
        assert "Distance" in tapper.said
    assert tapper.sheet is not None
    (too_far,) = (each for each in labels(tapper.sheet) if each.endswith("fails"))
    await tapper.answers(too_far)
    assert "fail" in tapper.said


async def test_a_charge_that_is_moved_is_answered_no_more(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    """[L656]."""
    await begin(alice, bruno, KNIGHTS)
    await plays(alice, "/charge Knights target:Bows distance:6 response:hold")
    before = await hall.state(alice)
    line = "/charge what:response unit:Knights target:Bows response:flee"
    assert (await bruno.types(line)).refused == "charge-is-moved"
    assert await hall.state(alice) == before


async def test_an_answer_is_given_once(hall: Hall, alice: Player, bruno: Player) -> None:
    """[L656]."""
    await begin(alice, bruno, f"Ghouls 10 {MEN}", KNIGHTS)
    for name in ("Ghouls", "Knights"):
        await plays(alice, f"/charge {name} what:declare target:Bows")
    await plays(bruno, "/charge what:response unit:Ghouls target:Bows response:hold")
    before = await hall.state(alice)
    told = await bruno.types("/charge what:response unit:Knights target:Bows response:flee")
    assert told.refused == "answered-already"
    assert await hall.state(alice) == before


async def test_a_charger_passes_its_own_test_before_it_declares(
    alice: Player, bruno: Player
) -> None:
    """[L2008]."""
    await begin(alice, bruno, f"Ghouls 10 {MEN}", target=f"Bows 20 {MEN} [fear]")
    told = await plays(alice, "/charge Ghouls what:declare target:Bows")
    assert told.outcome["result"]["test"] == "fear"
    assert await steps(alice) == {}
    await plays(alice, "/psychology Ghouls what:fear-charging enemy:Bows dice:1,1")
    await plays(alice, "/charge Ghouls what:declare target:Bows")
    assert await steps(alice) == {"Ghouls": "declared"}
    told = await plays(alice, "/charge Ghouls target:Bows distance:6 response:hold")
    assert outcome_of(told) == "contact"


async def test_who_turns_on_another_enemy_leaves_its_first_charge(
    alice: Player, bruno: Player
) -> None:
    """[L720]."""
    await begin(alice, bruno, KNIGHTS)
    await plays(bruno, f"/unit add Rats 10 {MEN}")
    await plays(alice, "/charge Knights what:declare target:Bows distance:20")
    assert (await alice.types("/charge Knights target:Rats distance:6")).refused == "answer-owed"
    await plays(bruno, "/charge what:response unit:Knights target:Bows response:hold")
    await plays(alice, "/charge Knights target:Rats distance:6")
    assert await charges(alice) == {("Knights", "Bows"): "redirected", ("Knights", "Rats"): "moved"}


async def test_the_next_phase_names_charges_that_were_never_moved(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno, GHOULS)
    await plays(alice, "/charge Ghouls what:declare target:Bows distance:6")
    left = await alice.calls("battle next")
    assert "Bruno: answer the charge on Bows" in left.text
    assert "Charged and has not answered" not in left.text
    await alice.calls("undo")
    await bruno.calls("battle leave")
    shown = await bruno.calls("battle status")
    assert "Charged and has not answered: Bows (by Ghouls)" in shown.text
    await plays(alice, "/charge what:response unit:Ghouls target:Bows response:hold distance:6")
    assert "Charge declared and not moved" in (await bruno.calls("battle status")).text
    left = await alice.calls("battle next")
    assert "Charge declared and not moved: Ghouls at Bows" in left.text


async def test_answers_and_charges_are_buttons(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno, GHOULS, WIGHTS)
    told = await plays(alice, "/charge Ghouls what:declare target:Bows distance:6")
    assert {"Hold", "Hold and shoot", "Flee"} <= set(told.buttons)
    await plays(alice, "/charge Wights what:declare target:Bows distance:7")
    shown = await bruno.calls("battle status")
    tapper = Tapper(bruno)
    await tapper.use(shown.message, "Answer the charge: Bows")
    await tapper.answers("maintenir sa position")
    assert "The unit holds" in tapper.said
    shown = await alice.calls("battle status")
    tapper = Tapper(alice)
    await tapper.use(shown.message, "Charge move: Wights")
    await tapper.answers("Do it")
    assert (await charges(alice))["Wights", "Bows"] in ("moved", "failed", "caught"), tapper.said
    assert (await charges(alice))["Ghouls", "Bows"] == "answered"


async def test_a_target_that_tested_beforehand_tests_no_more_for_that_charger(
    alice: Player, bruno: Player
) -> None:
    """[L2006]."""
    await begin(alice, bruno, GHOULS, WIGHTS)
    for name in ("Ghouls", "Wights"):
        await plays(alice, f"/charge {name} what:declare target:Bows distance:6")
    await plays(bruno, "/psychology Bows what:fear-charged enemy:Ghouls dice:6,6")
    assert await steps(alice) == {"Ghouls": "tested", "Wights": "declared"}
    told = await plays(alice, "/charge Ghouls target:Bows distance:6 response:hold")
    assert (told.outcome["result"]["test"], outcome_of(told)) == (None, "contact")
    assert "has tested for this charger already" in told.text
    told = await plays(alice, "/charge Wights target:Bows distance:6 dice:1,1")
    assert (told.outcome["result"]["test"], outcome_of(told)) == ("fear", "contact")


async def test_the_power_of_all_who_are_feared_counts_where_the_table_says_so(
    alice: Player, bruno: Player
) -> None:
    """[L2006]."""
    house = f"{UNASKED}, fear-power=all-chargers"
    await begin(alice, bruno, GHOULS, WIGHTS, target=f"Bows 15 {MEN}", house=house)
    for name in ("Ghouls", "Wights"):
        await plays(alice, f"/charge {name} what:declare target:Bows distance:6")
    told = await plays(alice, "/charge Ghouls target:Bows distance:6 response:hold dice:6,6,6,6")
    assert told.outcome["result"]["response"] == "flee"
    await alice.calls("undo")
    await plays(alice, "/charge Wights target:Bows distance:6 response:hold dice:1,1")
    told = await plays(alice, "/charge Ghouls target:Bows distance:6 dice:6,6,6,6")
    assert told.outcome["result"]["response"] == "flee"
    await alice.calls("undo")
    told = await plays(alice, "/charge Ghouls target:Bows distance:6 others_power:0 dice:6,6")
    assert told.outcome["result"]["response"] == "hold"


async def test_charges_go_with_the_file_of_a_battle(
    alice: Player, bruno: Player, tmp_path: Path
) -> None:
    await begin(alice, bruno, GHOULS, WIGHTS)
    await plays(alice, "/charge Ghouls what:declare target:Bows distance:6")
    await plays(alice, "/charge Wights what:declare target:Bows")
    await plays(bruno, "/charge what:response unit:Wights target:Bows response:hold")
    before, file = await charges(alice), await exported(alice)
    async with open_hall(f"sqlite:///{tmp_path / 'away.db'}") as hall:
        chloe = hall.player("Chloé", "en")
        assert (await chloe.calls("battle import", file=file)).answer.refused is None
        assert await charges(chloe) == before
        assert "Ghouls at Bows" in (await chloe.calls("battle status")).text
        assert "stands-fast" in await statuses(chloe, "Bows")


async def test_a_charge_at_who_is_gone_goes_with_the_file_and_through_a_restart(
    hall: Hall, alice: Player, bruno: Player, tmp_path: Path
) -> None:
    """[L708]."""
    await begin(alice, bruno, f"Ghouls 10 {MEN}", KNIGHTS)
    for name in ("Ghouls", "Knights"):
        await plays(alice, f"/charge {name} what:declare target:Bows distance:6")
    await plays(alice, "/charge Ghouls target:Bows distance:6 response:flee dice:1,1")
    before, file = await charges(alice), await exported(alice)
    assert before["Knights", "Bows"] == "declared"
    await hall.restart()
    assert "Knights at Bows" in (await alice.calls("battle status")).text
    async with open_hall(f"sqlite:///{tmp_path / 'away.db'}") as away:
        chloe = away.player("Chloé", "en")
        assert (await chloe.calls("battle import", file=file)).answer.refused is None
        assert await charges(chloe) == before
        told = await plays(chloe, "/charge Knights target:Bows distance:6")
        assert (outcome_of(told), told.outcome["result"]["moved"]) == ("failed", 4)


async def undone_and_redone(hall: Hall, players: tuple[Player, ...], before: str) -> None:
    """Undo all that was played and do it again: the table comes out the same both times."""
    first = players[0]
    after = (await hall.state(first))[0]
    done: list[Player] = []
    while (await hall.state(first))[0] != before:
        told = [(player, await player.calls("undo")) for player in players[:1]]
        if told[0][1].answer.refused is not None:
            told = [(player, await player.calls("undo")) for player in players[1:]]
        assert told[0][1].answer.refused is None, told[0][1].text
        done.append(told[0][0])
    for player in reversed(done):
        assert (await player.calls("redo")).answer.refused is None
    assert (await hall.state(first))[0] == after
    game = (await hall.channel(first)).ruleset
    for entry in await hall.entries(first):
        if str(entry.arguments.get("procedure", "")).startswith("charge"):
            assert replay(game, entry).same
