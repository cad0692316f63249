"""Charges of The 9th Age whose target is gone or flees: failed charges, and redirected ones."""

from __future__ import annotations

from tests.bot.e2e.desk.tapping import Tapper, labels
from tests.bot.e2e.desk.taps.pressing import Presser
from tests.bot.e2e.games.test_acts import statuses, to_phase
from tests.bot.e2e.hall import Hall, Player, Told
from tests.bot.e2e.playing import UNASKED, assert_one_sentence, battle_of

MEN = "M4 WS3 BS3 S3 T3 W1 I3 A1 Ld7"


async def begin(alice: Player, bruno: Player, *led: str) -> None:
    """Go on to the charges of two units of men, some led by a captain, against three of orcs."""
    names = {"side_one": "Men", "side_two": "Orcs"}
    await alice.calls("battle start", game="t9a", house=UNASKED, **names)
    await alice.calls("battle join", side="Men")
    await bruno.calls("battle join", side="Orcs")
    for name in ("Swords", "Spears"):
        await alice.types(f"/unit add {name} 20 {MEN} side:Men")
    for name in ("Mob", "Gobs", "Rats"):
        await bruno.types(f"/unit add {name} 20 {MEN} side:Orcs")
    for name in led:
        await alice.types(f"/unit add Captain 1 {MEN} [character] side:Men")
        await alice.types(f"/unit join Captain unit:{name}")
    await to_phase(alice, "movement")


async def ok(player: Player, line: str) -> Told:
    told = await player.types(line)
    assert told.answer.refused is None, f"{line}: {told.text}"
    return told


async def declare(alice: Player, bruno: Player, charger: str, target: str, response: str) -> Told:
    """Declare a charge, unless a redirected one is it, and answer it."""
    pair = f"target:{target} unit:{charger}"
    if (charger, target, "declared") not in await charges(alice):
        await ok(alice, f"/charge what:declare {pair} distance:8")
    return await ok(bruno, f"/charge what:reaction {pair} distance:8 response:{response}")


async def charges(player: Player) -> set[tuple[str, str, str]]:
    """Return the charges of the turn: who charges whom, and to what step it came."""
    battle = await battle_of(player)
    names = {unit["id"]: unit["name"] for unit in battle["units"]}
    return {
        (names[link["unit_id"]], names[link["other_id"]], link["step"])
        for link in battle["links"]
        if link["kind"] == "charge"
    }


async def test_a_charge_on_a_unit_that_is_gone_fails_by_the_highest_die(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    """A target destroyed before the charger moves makes the charge fail [L711]."""
    await begin(alice, bruno)
    await declare(alice, bruno, "Swords", "Mob", "flee")
    await declare(alice, bruno, "Spears", "Mob", "flee")
    await ok(bruno, "/flee Mob dice:1,1")
    caught = await ok(alice, "/charge Swords target:Mob distance:8 dice:3,4")
    assert caught.outcome["result"]["outcome"] == "caught"
    assert "Spears at Mob" in (await alice.calls("battle status")).text
    before = (await hall.state(alice))[0]
    failed = await ok(alice, "/charge Spears target:Mob distance:8 dice:5,6")
    assert failed.outcome["result"] == failed.outcome["result"] | {"outcome": "failed", "moved": 6}
    assert "charge-failed" in await statuses(alice, "Spears")
    after = (await hall.state(alice))[0]
    await alice.types("/undo")
    assert (await hall.state(alice))[0] == before
    await alice.types("/redo")
    assert (await hall.state(alice))[0] == after
    for line in ("/move Spears what:simple", "/charge Spears target:Gobs distance:5"):
        assert (await alice.types(line)).refused == "act-barred"
    await to_phase(alice, "shooting")
    shot = await alice.types("/shoot Spears target:Gobs weapon:longbow distance:9")
    assert shot.refused is not None


async def test_who_fled_off_the_table_is_gone_as_well(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    await declare(alice, bruno, "Swords", "Mob", "flee")
    await ok(bruno, "/flee Mob to_edge:5 dice:4,4")
    failed = await ok(alice, "/charge Swords target:Mob distance:8 dice:2,1")
    assert failed.outcome["result"] == failed.outcome["result"] | {"outcome": "failed", "moved": 2}


async def test_nobody_charges_who_was_gone_before_the_turn(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    await ok(bruno, "/flee Mob to_edge:5 dice:4,4")
    for _ in range(2):
        await to_phase(alice, "combat")
        await to_phase(alice, "movement")
    told = await alice.types("/charge Swords target:Mob distance:8")
    assert told.refused == "unit-destroyed"


async def test_a_declared_charger_does_not_move_freely_before_it_charged(
    alice: Player, bruno: Player
) -> None:
    """Only units that have not moved and declared no charge move in the last step [L711, L758]."""
    await begin(alice, bruno)
    await declare(alice, bruno, "Swords", "Mob", "hold")
    assert (await alice.types("/move Swords what:simple")).refused == "act-barred"
    assert await charges(alice) == {("Swords", "Mob", "answered")}
    await ok(alice, "/charge Swords target:Mob distance:8 dice:3,4")
    assert await charges(alice) == {("Swords", "Mob", "moved")}
    assert "Swords at Mob" not in (await alice.calls("battle status")).text


async def test_a_redirected_charge_is_at_its_new_target(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    """A test of Leadership passed allows another charge, which is answered [L655-657]."""
    await begin(alice, bruno)
    await declare(alice, bruno, "Swords", "Mob", "flee")
    early = await alice.types("/charge what:redirect unit:Swords target:Gobs dice:3,3")
    assert early.refused == "flight-first"
    await ok(bruno, "/flee Mob dice:1,1")
    before = (await hall.state(alice))[0]
    told = await ok(alice, "/charge what:redirect unit:Swords target:Gobs dice:3,3")
    assert await charges(alice) == {
        ("Swords", "Mob", "redirected"),
        ("Swords", "Gobs", "declared"),
    }
    assert "Charge reaction" in told.buttons
    shown = (await alice.calls("battle status")).text
    assert "the charge on Gobs" in shown
    assert "Mob" not in "".join(line for line in shown.splitlines() if line.startswith("▸"))
    await alice.types("/undo")
    assert (await hall.state(alice))[0] == before
    await alice.types("/redo")
    await declare(alice, bruno, "Swords", "Gobs", "hold")
    assert "Swords at Gobs" in (await alice.calls("battle status")).text
    await ok(alice, "/charge Swords target:Gobs distance:8 dice:3,4")
    assert "Swords at" not in (await alice.calls("battle status")).text


async def test_a_charge_not_redirected_is_still_at_who_fled(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    await declare(alice, bruno, "Swords", "Mob", "flee")
    await ok(bruno, "/flee Mob dice:1,1")
    await ok(alice, "/charge what:redirect unit:Swords target:Gobs dice:5,6")
    assert await charges(alice) == {("Swords", "Mob", "answered")}
    assert "Swords at Mob" in (await alice.calls("battle status")).text


async def test_where_the_new_target_flees_too_either_may_be_charged(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    await declare(alice, bruno, "Swords", "Mob", "flee")
    await ok(bruno, "/flee Mob dice:1,1")
    await ok(alice, "/charge what:redirect unit:Swords target:Gobs dice:3,3")
    await declare(alice, bruno, "Swords", "Gobs", "flee")
    due = await alice.calls("battle status")
    assert "Flees at once, and has not run yet: Gobs" in due.text
    assert "Swords at Gobs" not in due.text
    await ok(bruno, "/flee Gobs dice:1,1")

    tapper = Tapper(alice)
    tapper.sheet = (await alice.user.line("/desk")).messages[-1]
    await tapper.answers("Charge move: Swords")
    assert tapper.sheet is not None
    assert {"Mob", "Gobs"} <= set(labels(tapper.sheet))
    told = await alice.calls("battle next", phase="magic")
    assert "Swords at Gobs" in told.text
    assert "Swords at Mob" in told.text


async def test_who_was_brought_back_is_charged_as_any_other(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    await ok(bruno, "/unit damage Mob wounds:20")
    failed = await ok(alice, "/charge Swords target:Mob distance:8 dice:5,6")
    assert failed.outcome["result"]["outcome"] == "failed"
    await alice.types("/undo")
    await ok(bruno, "/unit heal Mob wounds:5")
    charged = await ok(alice, "/charge Swords target:Mob distance:8 dice:5,6")
    assert charged.outcome["result"]["outcome"] == "contact"


async def test_who_rallied_charges_nobody_in_that_turn(alice: Player, bruno: Player) -> None:
    """It moves no further in that phase [L744]."""
    await begin(alice, bruno)
    await ok(alice, "/unit status Swords status:fleeing")
    await ok(alice, "/rally Swords dice:1,1")
    told = await alice.types("/charge Swords target:Mob what:declare")
    assert told.refused == "act-barred"


async def test_a_charger_that_panics_charges_nobody(alice: Player, bruno: Player) -> None:
    """A unit in flight declares no charge and makes none [L752]."""
    await begin(alice, bruno)
    await declare(alice, bruno, "Swords", "Mob", "hold")
    await ok(alice, "/unit damage Swords wounds:5")
    await ok(alice, "/panic Swords cause:losses losses:5 phase_start:20 dice:6,6")
    assert "fleeing" in await statuses(alice, "Swords")
    assert "Swords at Mob" not in (await alice.calls("battle status")).text
    told = await alice.types("/charge Swords target:Mob distance:8")
    assert told.refused == "act-barred"
    assert "engaged" not in await statuses(alice, "Mob")


async def test_a_unit_that_flees_from_a_charge_runs_before_it_is_caught(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    """It flees at once [L651]."""
    await begin(alice, bruno)
    await ok(alice, "/charge Swords target:Mob what:declare distance:8")
    await declare(alice, bruno, "Swords", "Mob", "flee")
    before = await hall.state(alice)
    told = await alice.types("/charge Swords target:Mob distance:8 dice:6,6")
    assert told.refused == "flight-first"
    assert await hall.state(alice) == before
    await ok(bruno, "/flee Mob dice:2,1")
    caught = await ok(alice, "/charge Swords target:Mob distance:11 dice:6,6")
    assert caught.outcome["result"]["outcome"] == "caught"


async def test_a_redirection_is_tried_once_by_the_whole_unit(alice: Player, bruno: Player) -> None:
    """After a failed test the charge is at the unit that fled [L655-657]."""
    await begin(alice, bruno, "Swords")
    await declare(alice, bruno, "Swords", "Mob", "flee")
    await ok(bruno, "/flee Mob dice:1,1")
    tapper = Tapper(alice)
    shown = [each for each in labels(await tapper.own_desk()) if each.startswith("Redirect")]
    assert shown == ["Redirect: Swords"]
    await ok(alice, "/charge what:redirect unit:Swords target:Gobs dice:6,6")
    shown = labels(await tapper.own_desk())
    assert not any(each.startswith("Redirect") for each in shown), shown
    assert "Charge move: Swords" in shown
    assert await tapper.goes_on() == "Next phase (due: Swords)"
    for name in ("Swords", "Captain"):
        again = await alice.types(f"/charge what:redirect unit:{name} target:Gobs dice:1,1")
        assert again.refused == "done-once", again.text


async def test_every_charger_may_redirect_where_the_target_flees_from_one(
    alice: Player, bruno: Player
) -> None:
    """Every unit that had declared a charge at who flees may redirect it [L651-657]."""
    await begin(alice, bruno)
    await declare(alice, bruno, "Swords", "Mob", "hold")
    assert "may-redirect" not in await statuses(alice, "Swords")
    await declare(alice, bruno, "Spears", "Mob", "flee")
    await ok(bruno, "/flee Mob dice:1,1")
    for name in ("Swords", "Spears"):
        assert "may-redirect" in await statuses(alice, name)
    await Presser(alice).desk("Redirect: Swords", "Redirect: Spears")
    await ok(alice, "/charge what:redirect unit:Swords target:Gobs dice:3,3")
    await ok(alice, "/charge what:redirect unit:Spears target:Rats dice:3,3")
    assert await charges(alice) >= {
        ("Swords", "Gobs", "declared"),
        ("Spears", "Rats", "declared"),
    }


async def test_a_unit_that_owes_a_panic_test_takes_it_before_it_does_anything_else(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    """Panic tests are taken immediately after a quarter has fallen [R L679-684]."""
    await begin(alice, bruno)
    await ok(alice, "/charge Swords target:Mob what:declare distance:8")
    await declare(alice, bruno, "Swords", "Mob", "hold")
    await ok(alice, "/unit damage Swords wounds:5")
    await ok(alice, "/unit damage Spears wounds:5")
    before = await hall.state(alice)
    for line in (
        "/charge Swords target:Mob distance:8 dice:6,6",
        "/charge Spears target:Gobs what:declare distance:8",
        "/move Spears what:march",
        "/move Spears what:simple",
    ):
        assert (await alice.types(line)).refused == "panic-first", line
    assert await hall.state(alice) == before

    presser = Presser(alice)
    shown = labels(await presser.desk("Panic: Swords", "Panic: Spears"))
    acts = ("Charge move: Swords", "Charge: Spears", "March: Spears", "Move: Spears")
    assert not [each for each in shown if each.startswith(acts)]
    await ok(alice, "/panic Swords dice:1,1")
    assert "Charge move: Swords" in labels(await presser.desk())
    assert (await ok(alice, "/charge Swords target:Mob distance:8 dice:6,6")).outcome


async def test_less_than_a_quarter_fallen_keeps_nobody_from_charging(
    alice: Player, bruno: Player
) -> None:
    """A quarter or more calls for the test [R L684]."""
    await begin(alice, bruno)
    await ok(alice, "/unit damage Swords wounds:4")
    await ok(alice, "/charge Swords target:Mob what:declare distance:8")


async def test_an_answer_to_a_charge_that_nobody_declared_is_refused(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    """The target reacts to a charge once it is declared [L629-635]."""
    await begin(alice, bruno)
    await ok(alice, "/charge Swords target:Mob what:declare distance:8")
    before = await hall.state(bruno)
    for line, code in (
        ("/charge what:reaction unit:Spears target:Mob response:hold", "no-charge-declared"),
        ("/charge what:reaction unit:Swords target:Gobs response:flee", "charge-declared-already"),
    ):
        told = await bruno.types(line)
        assert told.refused == code, line
        assert_one_sentence(told)
    assert await hall.state(bruno) == before
    await ok(bruno, "/charge what:reaction unit:Swords target:Mob response:hold")


async def test_a_charge_is_redirected_at_another_unit_than_the_one_that_fled(
    alice: Player, bruno: Player
) -> None:
    """[L655-657]."""
    await begin(alice, bruno)
    await ok(bruno, f"/unit add Boss 1 {MEN} [character] side:Orcs")
    await ok(bruno, "/unit join Boss unit:Gobs")
    await declare(alice, bruno, "Swords", "Mob", "flee")
    await ok(bruno, "/flee Mob dice:1,1")
    told = await alice.types("/charge what:redirect unit:Swords target:Mob")
    assert told.refused == "redirects-to-same"
    presser = Presser(alice)
    await presser.use(await presser.desk("Redirect: Swords"), "Redirect: Swords")
    assert presser.sheet is not None
    shown = set(labels(presser.sheet))
    # He is in a unit, and charged with it.
    assert {"Gobs", "Rats"} <= shown
    assert not {"Boss", "Mob"} & shown
    await ok(bruno, "/unit damage Rats models:20")
    await presser.use(await presser.desk("Redirect: Swords"), "Redirect: Swords")
    assert "Gobs" in presser.said  # the only one left is not asked for
    assert presser.told


async def test_a_charge_redirected_at_what_can_only_hold_is_moved_at_once(
    alice: Player, bruno: Player
) -> None:
    """A war machine holds: nobody is asked, as where the first charge is at it [L635-653, L657]."""
    await begin(alice, bruno)
    await ok(bruno, f"/unit add Cannon 1 {MEN} [war-machine, cannon] side:Orcs")
    await declare(alice, bruno, "Swords", "Mob", "flee")
    await ok(bruno, "/flee Mob dice:1,1")
    told = await ok(alice, "/charge what:redirect unit:Swords target:Cannon dice:3,3")
    assert "Charge reaction" not in told.buttons
    shown = labels(await Tapper(bruno).own_desk())
    assert not any(each.startswith("Réaction") for each in shown), shown
    await ok(alice, "/charge unit:Swords target:Cannon distance:8 dice:6,6")
    assert "engaged" in await statuses(bruno, "Cannon")
