"""Acts that Warhammer bars: moves, charges, shots of machines, and fights fought twice."""

from __future__ import annotations

import pytest

from tests.bot.e2e.desk.tapping import Tapper
from tests.bot.e2e.games.whfb2.test_sequences_of_second_edition import GUARD, MEN, MOB
from tests.bot.e2e.hall import Hall, Player
from tests.bot.e2e.playing import assert_one_sentence, battle_of, state_of, statuses, to_phase
from tests.bot.e2e.sequences import (
    Sequence,
    between,
    does,
    each_of,
    looks,
    phases,
    played,
    refuses,
    sequence,
    status,
    units,
)


async def begin(alice: Player, bruno: Player, **options: str) -> None:
    sides = {"side_one": "Empire", "side_two": "Orcs"}
    await alice.calls("battle start", game="whfb2", **sides, **options)
    await alice.calls("battle join", side="Empire")
    await bruno.calls("battle join", side="Orcs")
    await alice.types(f"/unit add Guard 20 {MEN} side:Empire")
    await alice.types(f"/unit add Baron 1 {MEN.replace('Ld7', 'Ld9')} [character] side:Empire")
    await alice.types("/unit add Ballista 1 T7 W3 [war-machine, bolt-thrower] side:Empire")
    await bruno.types(f"/unit add Mob 20 {MEN} side:Orcs")


BARRED = (
    ("movement", "Guard", "fleeing", "/move Guard what:distance", "act-barred"),
    ("movement", "Guard", "pursuing", "/move Guard what:distance", "act-barred"),
    ("movement", "Guard", "disorganised", "/charge Guard target:Mob distance:15", "act-barred"),
    ("movement", "Guard", "low-altitude", "/charge Guard target:Mob distance:15", "act-barred"),
    ("movement", "Guard", "high-altitude", "/charge Guard target:Mob distance:15", "act-barred"),
    ("shooting", "Guard", "panicked", "/shoot Guard target:Mob distance:15", "shooters-panicked"),
    ("combat", "Guard", "fleeing", "/combat Guard what:rout enemy:Mob", "act-barred"),
)


@pytest.mark.parametrize("case", BARRED)
async def test_what_a_status_bars_is_refused_before_any_dice(
    hall: Hall, alice: Player, bruno: Player, case: tuple[str, str, str, str, str]
) -> None:
    phase, unit, status, line, code = case
    await begin(alice, bruno)
    await to_phase(alice, phase)
    await state_of(alice, unit, status)
    before = await hall.state(alice)
    told = await alice.types(line)
    assert told.refused == code, told.text
    assert_one_sentence(told)
    assert await hall.state(alice) == before


async def test_a_machine_that_moved_does_not_shoot_in_that_turn(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    await to_phase(alice, "movement")
    told = await alice.types("/resolve machine_move values:unit:Ballista")
    assert "moved" not in await statuses(alice, "Ballista")
    assert (await alice.presses(told, "It moves or turns")).answer.refused is None
    await to_phase(alice, "shooting")
    shot = await alice.types("/warmachine Ballista target:Mob what:bolt-thrower distance:30")
    assert shot.refused == "machine-moved"


async def test_a_crew_that_is_not_ready_is_looked_at_once_and_does_not_shoot(
    alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    line = "/resolve crew_fire_check values:unit:Ballista; crew_left:1"
    assert (await alice.types(line)).refused == "wrong-phase"
    await to_phase(alice, "shooting")
    checked = await alice.types(f"{line} dice:1")
    assert checked.outcome["result"]["fires"] is False
    assert (await alice.types(line)).refused == "done-once"
    shot = await alice.types("/warmachine Ballista target:Mob what:bolt-thrower distance:30")
    assert shot.refused == "shooters-crew-unready"


async def test_a_combat_is_fought_once_in_a_phase(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    tough = MEN.replace("S3 T3", "S1 T10")  # nobody is hurt
    await alice.types(f"/unit add Wall 10 {tough} side:Empire")
    await bruno.types(f"/unit add Rock 10 {tough} side:Orcs")
    await to_phase(alice, "combat")
    await state_of(alice, "Wall", "engaged")
    await state_of(bruno, "Rock", "engaged")
    fought = await alice.types("/fight Wall enemy:Rock")
    assert fought.answer.refused is None, fought.text
    assert (await alice.types("/fight Wall enemy:Rock")).refused == "done-once"


async def test_a_commander_hands_over_before_he_leaves(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    assert (await alice.types("/unit join Baron unit:Guard")).answer.refused is None
    await state_of(alice, "Baron", "in-command")
    assert (await alice.types("/unit leave Baron")).refused == "act-barred"
    await alice.types("/unit status Baron status:in-command clear:yes")
    assert (await alice.types("/unit leave Baron")).answer.refused is None


async def test_a_character_in_a_unit_is_no_target(alice: Player, bruno: Player) -> None:
    await begin(alice, bruno)
    await bruno.types(f"/unit add Boss 1 {MEN} [character] side:Orcs")
    assert (await bruno.types("/unit join Boss unit:Mob")).answer.refused is None
    await to_phase(alice, "shooting")
    for line in (
        "/shoot Guard target:Boss weapon:short-bow distance:15",
        "/warmachine Ballista target:Boss what:bolt-thrower distance:30",
    ):
        told = await alice.types(line)
        assert told.refused == "target-covered", told.text


GOBS = MOB.replace("Mob", "Gobs")
BARON = f"Baron 1 {MEN} [character] side:Men"
BOSS = f"Boss 1 {MEN} [character] side:Orcs"
CANNON = "Gun 1 M10 BS3 T7 W3 [cannon] side:Men"
BOLTS = "Bolts 1 M10 BS3 T6 W3 [bolt thrower] side:Men"
TROLLS = f"Trolls 3 {MEN.replace('W1', 'W3')} [fear] side:Orcs"
GIANT = f"Giant 1 {MEN.replace('W1', 'W6')} [terror] side:Orcs"
MAGE = f"Mage 1 {MEN} Lv4 [wizard] side:Men"
POINTS = "/resolve procedure:magic_points values:wizard:Mage"

SEQUENCES = (
    sequence(
        "A reserve move is made once",
        "Fresh troops move in this phase once more, even if they have moved [L2126-2132].",
        between("whfb2", GUARD, MOB),
        phases("movement"),
        does("/move Guard what:distance"),
        phases("reserves", told=("Guard",)),
        does("/move Guard what:reserve distance:30", allowed=True),
        units(Guard="reserve-moved moved"),
        refuses("/move Guard what:reserve distance:30", "done-once"),
        status("-May move again"),
        phases("magic"),
        units(Guard="-reserve-moved moved"),
    ),
    sequence(
        "Whoever is not placed is told as the deployment ends",
        "Armies are placed unit by unit, the slowest first [L326, L372-388].",
        between("whfb2", GUARD, MOB),
        does("/move what:deploy unit:Mob", placed=True),
        phases("movement", told=("Men has not placed, as far as is noted: Guard", "-Mob")),
    ),
    sequence(
        "An aura ends where one is",
        "The touch of a magic weapon destroys an aura, zones destroy each other [L5085-5089].",
        between("whfb2", MAGE, MOB, f"Shaman 1 {MEN} Lv4 [wizard] side:Orcs"),
        phases("magic"),
        does(POINTS),
        refuses("/dispel what:aura", "missing-option"),
        refuses("/dispel what:aura unit:Mage", "no-aura"),
        refuses("/dispel what:spell wizard:Mage spell:zone-of-sanctuary", "spell-not-in-play"),
        refuses("/dispel what:zones", "missing-option"),
        refuses("/dispel what:zones wizard:Mage target:Shaman", "no-zone"),
        does("/cast wizard:Mage spell:aura-of-protection", outcome="works"),
        does("/dispel what:aura unit:Mage", ended=True),
        units(Mage="-aura-of-protection"),
        refuses("/dispel what:aura unit:Mage", "no-aura"),
        phases("rally", "magic", "rally", "magic"),
        does("/cast wizard:Mage spell:zone-of-sanctuary", outcome="works"),
        refuses("/dispel what:zones wizard:Mage target:Shaman", "no-zone"),
        does("/dispel what:spell wizard:Mage spell:zone-of-sanctuary", ended=True),
        units(Mage="-zone-of-sanctuary"),
    ),
    sequence(
        "Fear is tested before a charge that nobody declared",
        "A unit that fails stays where it is, and does not charge [L2413-2423].",
        between("whfb2", GUARD, TROLLS),
        phases("movement"),
        refuses("/charge Guard target:Trolls distance:15", "fear-first"),
        does(
            "/psychology what:fear unit:Guard enemy:Trolls situation:charging dice:1,1",
            stand="brave",
            buttons=("Charge",),
        ),
        does("/charge Guard target:Trolls distance:15", outcome="contact"),
    ),
    sequence(
        "Terror is tested before such a charge, and fear with it",
        "One roll is for both where both are due [L2394-2399].",
        between("whfb2", GUARD, GIANT),
        phases("movement"),
        refuses("/charge Guard target:Giant distance:15", "fear-first"),
        does(
            "/psychology what:terror unit:Guard enemy:Giant situation:charging dice:1,1",
            passed=True,
            stand="brave",
            buttons=("Charge",),
        ),
        does("/charge Guard target:Giant distance:15", outcome="contact"),
    ),
    sequence(
        "A machine that nobody names shoots as it is, and once",
        "A machine shoots once in its turn, which its table keeps [L3719-3720, L3968-3977].",
        between("whfb2", CANNON, MOB),
        phases("shooting"),
        does("/warmachine what:cannon target:Mob distance:30 dice:1", state="misses", heat=2),
        units(Gun="shot fired machine-unloaded heat"),
        refuses("/warmachine what:cannon target:Mob distance:30", "already-shot"),
        refuses("/warmachine target:Mob distance:30", "already-shot"),
        looks("/warmachine what:cannon target:Mob distance:30 heat:0 odds:yes"),
    ),
    sequence(
        "The routed run once a turn and whoever has not run is told",
        "They run on in each movement phase of their side [L1929-1953].",
        between("whfb2", GUARD, MOB, GOBS),
        phases("movement"),
        does("/combat Gobs what:rout cause:crash dice:6,6", routs=True),
        does("/flee Gobs what:rout", distance=20, buttons=("Panic of friends: Gobs",)),
        units(Gobs="rout-moved moved"),
        refuses("/flee Gobs what:rout", "done-once"),
        phases("rally", "movement", told=("/flee what:rout unit:Gobs",)),
        phases("shooting", told=("In rout and not run on: Gobs",)),
        phases("rally", "movement", "rally", "movement"),
        does("/flee Gobs what:rout", distance=20),
        status("-/flee what:rout unit:Gobs"),
        phases("shooting", told=("-In rout and not run on",)),
    ),
    sequence(
        "Few friends in rout alarm nobody who is more",
        "Only as many as the unit or more make it panic [L2351-2354].",
        between("whfb2", GUARD, MOB, MOB.replace("Mob 20", "Gobs 10")),
        phases("movement"),
        does("/combat Gobs what:rout cause:crash dice:6,6", routs=True),
        does("/flee Gobs what:rout", told=("-Panic",)),
        does("/panic Mob friend:Gobs distance:8", due=False, reason="smaller"),
    ),
    sequence(
        "A challenge is of one combat and waits for its answer",
        "The leader's challenge is taken up before the others are issued [L3052-3068].",
        between("whfb2", GUARD, BARON, MOB, BOSS, GUARD.replace("Guard", "Spears"), GOBS),
        does("/unit join Baron unit:Guard"),
        does("/unit join Boss unit:Mob"),
        does("/unit link Guard other:Mob"),
        does("/unit link Spears other:Gobs"),
        phases("combat"),
        refuses("/fight what:challenge unit:Baron", "missing-option"),
        refuses("/fight what:challenge unit:Baron enemy:Gobs", "several-combats"),
        does("/fight what:challenge unit:Baron enemy:Mob", outcome="issued"),
        refuses("/fight what:challenge unit:Baron enemy:Mob", "challenge-unanswered"),
        refuses(
            "/fight what:challenge unit:Baron enemy:Boss who:character", "challenge-unanswered"
        ),
        refuses("/fight what:challenge unit:Boss enemy:Guard", "challenge-unanswered"),
        does("/fight what:challenge unit:Spears enemy:Gobs", outcome="issued"),
        does("/fight what:challenge unit:Baron enemy:Boss answer:accept", outcome="taken-up"),
        units(Baron="in-challenge", Boss="in-challenge"),
        does("/fight Guard fighting:1 enemy_fighting:1 dice:1,1,1,1"),
    ),
    sequence(
        "Who is no machine does not shoot as one",
        "War machines are worked by their crews [L3686-3720].",
        between("whfb2", GUARD, BOLTS, MOB),
        phases("shooting"),
        refuses("/warmachine Guard target:Mob distance:30", "kind-untold"),
        does("/warmachine Guard what:bolt-thrower target:Mob distance:30 dice:1"),
    ),
)


@each_of(*SEQUENCES)
async def test_the_table_keeps_the_order(sequence: Sequence, hall: Hall) -> None:
    await played(sequence, hall)


async def started(player: Player, *lines: str) -> None:
    """Open a battle of a single player, and go to its first phase of shots."""
    await player.calls("battle start", game="whfb2", side_one="Men", side_two="Orcs")
    for line in lines:
        told = await player.types(f"/unit add {line}")
        assert told.answer.refused is None, told.text


@pytest.mark.parametrize("line", ["what:cannon target:Mob", "target:Mob"])
async def test_of_several_machines_the_player_says_which(alice: Player, line: str) -> None:
    await started(alice, CANNON, CANNON.replace("Gun", "Old Gun"), BOLTS, MOB)
    await alice.calls("battle next", phase="shooting")
    told = await alice.types(f"/warmachine {line}")
    assert told.refused == "missing-option"
    offered = [choice["value"] for choice in told.fields["unit"]["options"]]
    machines = ["Gun", "Old Gun"] if "cannon" in line else ["Gun", "Old Gun", "Bolts"]
    assert offered == machines
    assert ", ".join(machines) in told.text
    shot = await alice.fills(told, unit="Old Gun", rest="target:Mob\ndice:1")
    assert shot.outcome["procedure"] == "cannon_shot", shot.text
    battle = await battle_of(alice)
    shooters = [unit["name"] for unit in battle["units"] if "shot" in unit["statuses"]]
    assert shooters == ["Old Gun"]


async def test_a_machine_called_like_its_kind_shoots_by_that_word(alice: Player) -> None:
    """A first word that is a kind of machine names no unit; the only one of the kind is meant."""
    await started(alice, CANNON.replace("Gun", "Cannon"), BOLTS, MOB)
    await alice.calls("battle next", phase="shooting")
    told = await alice.types("/warmachine Cannon target:Mob distance:30 dice:1")
    assert "Cannon: shot this turn" in told.text


async def test_the_test_that_comes_first_is_a_press_away(alice: Player) -> None:
    await started(alice, GUARD, TROLLS)
    await alice.calls("battle next", phase="movement")
    told = await alice.types("/charge Guard target:Trolls distance:15")
    assert told.refused == "fear-first"
    assert told.buttons[0] == "Fear test"
    tested = await alice.presses(told, "Fear test")
    assert tested.outcome["procedure"] == "fear_test"
    again = await alice.presses(told, "Fear test")
    held = tested.outcome["result"]["stand"] == "may-not-charge"
    assert again.refused == ("act-barred" if held else "no-longer-due")


async def test_the_round_waits_for_the_answer_to_a_challenge(alice: Player, bruno: Player) -> None:
    """An accepted duel is fought in the round, apart from the others [L2998-3003]."""
    await alice.calls("battle start", game="whfb2", side_one="Men", side_two="Orcs")
    await alice.calls("battle join", side="Men")
    await bruno.calls("battle join", side="Orcs")
    await alice.types(f"/unit add {GUARD}")
    await bruno.types(f"/unit add {MOB}")
    await alice.types("/unit link Guard other:Mob")
    await alice.calls("battle next", phase="combat")
    told = await alice.types("/fight what:challenge unit:Guard enemy:Mob")
    assert (await alice.types("/fight Guard")).refused == "answer-owed"
    refused = await bruno.presses(told, "Refuse the challenge")
    assert refused.outcome["result"]["outcome"] == "refused"
    assert (await alice.types("/fight Guard dice:bot")).answer.refused is None


async def test_the_panic_of_friends_is_asked_for_by_a_sheet(alice: Player) -> None:
    """It goes on from the very step whose button was pressed, which has its own name."""
    await started(alice, GUARD, MOB, GOBS)
    await alice.types("/combat Gobs what:rout cause:crash dice:6,6")
    fled = await alice.types("/flee Gobs what:rout")
    tapper = Tapper(alice)
    await tapper.use(fled.message, "Panic of friends")
    await tapper.answers("Mob")
    assert "Mob" in tapper.said
    assert tapper.told


async def test_what_an_overruled_act_lacks_is_told(hall: Hall, alice: Player) -> None:
    await alice.calls("battle start", game="whfb2", side_one="Men", side_two="Orcs")
    await alice.types(f"/unit add {GUARD}")
    before = await hall.state(alice)
    barred = await alice.types("/pursue Guard")
    lacking = await alice.presses(barred, "Do it all the same")
    assert lacking.refused == "missing-option"
    assert_one_sentence(lacking)
    assert await hall.state(alice) == before
