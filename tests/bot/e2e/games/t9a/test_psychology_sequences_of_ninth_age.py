"""Sequences of commands of The 9th Age: redirected charges, new enemies, terror, duels."""

from __future__ import annotations

import pytest

from tests.bot.e2e.hall import Hall, Player
from tests.bot.e2e.sequences import Sequence

MEN = "M4 WS3 BS3 S3 T3 W1 I3 A1 Ld7"
SWORDS, SPEARS = f"Swords 20 {MEN} side:Men", f"Spears 20 {MEN} side:Men"
MOB, GOBS = f"Mob 20 {MEN} side:Orcs", f"Gobs 20 {MEN} side:Orcs"
REACTION = "/charge what:reaction unit:{} target:{} distance:8 response:{}"


@pytest.fixture
def game(hall: Hall, alice: Player) -> Sequence:
    return Sequence(hall, alice)


async def test_a_charge_is_redirected_once_a_turn(game: Sequence) -> None:
    """A unit redirects once; where the new target flees too it charges either [L657]."""
    await game.begin("t9a", SWORDS, MOB, GOBS, MOB.replace("Mob", "Rats"))
    await game.phase("movement")
    await game.does(REACTION.format("Swords", "Mob", "flee"))
    await game.does("/charge what:redirect unit:Swords target:Gobs dice:2,2", passed=True)
    await game.has("Swords", "redirected")
    await game.does(REACTION.format("Swords", "Gobs", "flee"))
    line = "/charge what:redirect unit:Swords target:Rats"
    await game.refuses(line, "already-redirected")
    await game.does("/charge Swords target:Mob distance:8 dice:5,5", outcome="caught")
    assert (await game.unit("Mob"))["destroyed"]
    assert "Swords at" not in await game.told()
    await game.ends()


async def test_who_fails_to_redirect_goes_after_the_unit_that_fled(game: Sequence) -> None:
    """A failed test leaves the charge at the unit that fled, which may get away [L657, L693]."""
    await game.begin("t9a", SWORDS, MOB, GOBS)
    await game.phase("movement")
    await game.does(REACTION.format("Swords", "Mob", "flee"))
    await game.does("/flee Mob dice:6,6")
    await game.does("/charge what:redirect unit:Swords target:Gobs dice:6,6", passed=False)
    assert "Swords at Mob" in await game.told()
    failed = "/charge Swords target:Mob distance:16 dice:2,5"
    await game.does(failed, outcome="failed", moved=5)
    await game.has("Mob", "fleeing", "-engaged")
    await game.ends()


async def test_a_pursuit_into_another_enemy_is_a_charge_fought_in_the_next_turn(
    game: Sequence,
) -> None:
    """It charges who stands in its way; that combat is fought next turn [R L613-615]."""
    await game.begin("t9a", SWORDS, MOB, GOBS)
    await game.phase("combat")
    await game.does("/unit link Swords other:Mob")
    await game.does("/combat Mob what:break enemy:Swords lost_by:5 dice:5,5", outcome="breaks")
    await game.does("/pursue Swords what:pursuit enemy:Mob dice:5,5,1,1")
    await game.has("Mob", "fleeing")
    line = "/pursue Swords what:new-enemy enemy:Gobs"
    await game.does(line, charges=True, fights_now=False)
    await game.has("Swords", "charged", "engaged")
    await game.has("Gobs", "engaged")
    await game.phase("movement")
    await game.refuses("/move Gobs what:simple", "act-barred")
    await game.phase("combat")
    assert "Gobs" in await game.told()
    fight = "/fight Gobs fighting:1 enemy_fighting:1"
    told = await game.does(f"{fight} dice:1,1,1,1,2,2")
    assert "charge" in told.text  # the pursuer counts as having charged
    await game.ends()


async def test_who_charged_and_wiped_its_enemy_out_may_overrun(game: Sequence) -> None:
    """Only a unit in its first round after a charge overruns [R L604, L608]."""
    await game.begin("t9a", SWORDS, SPEARS, f"Imp 1 {MEN} side:Orcs", GOBS)
    await game.phase("movement")
    await game.does("/charge Swords target:Imp distance:6 dice:3,3", outcome="contact")
    await game.phase("combat")
    fight = "/fight Swords fighting:1 enemy_fighting:1"
    told = await game.does(f"{fight} dice:6,6,1,6,1")
    assert (await game.unit("Imp"))["destroyed"], told.text
    assert "Overrun" in told.buttons
    await game.does("/pursue Swords what:overrun dice:3,4", may=True, distance=7)
    await game.does("/pursue Spears what:overrun", may=False)
    await game.ends()


async def test_terror_in_a_charge_puts_its_target_to_flight(game: Sequence) -> None:
    """A target that fails the Panic test of Terror flees from the charge [R L1059]."""
    await game.begin("t9a", f"Drake 1 {MEN} [terror] side:Men", MOB)
    await game.phase("movement")
    await game.does("/psychology Mob what:terror enemy:Drake dice:6,6")
    await game.has("Mob", "fleeing")
    await game.refuses(REACTION.format("Drake", "Mob", "hold"), "response-not-allowed")
    await game.does(REACTION.format("Drake", "Mob", "flee"))
    await game.does("/charge Drake target:Mob distance:8 dice:5,5", outcome="caught")
    await game.ends()


async def test_a_machine_in_panic_stays_and_does_not_shoot_next(game: Sequence) -> None:
    """A War Machine that panics does not shoot in its next Shooting Phase [R L747]."""
    machine = f"Engine 1 {MEN} [war-machine, cannon] side:Men"
    await game.begin("t9a", machine, SWORDS, MOB)
    await game.phase("movement")
    await game.does("/panic Engine cause:destroyed distance:5 dice:6,6", passed=False)
    await game.has("Engine", "no-shooting", "-fleeing")
    await game.phase("shooting")
    before = await game.hall.state(game.player)
    told = await game.player.types("/warmachine Engine target:Mob what:cannon distance:10")
    assert told.answer.refused is not None
    assert await game.hall.state(game.player) == before
    await game.phase("movement", "shooting", "movement")
    await game.has("Engine", "-no-shooting")
    await game.ends()


async def test_who_declared_a_charge_takes_no_test_of_frenzy(game: Sequence) -> None:
    """Frenzied units without a charge test, and must charge if they fail [R L1018]."""
    await game.begin("t9a", SWORDS.replace(" side", " [frenzy] side"), MOB)
    await game.phase("movement")
    assert "Frenzied" in await game.told()
    await game.does(REACTION.format("Swords", "Mob", "hold"))
    assert "Frenzied" not in await game.told()
    await game.does("/charge Swords target:Mob distance:8 dice:2,3", outcome="contact")
    await game.has("Swords", "engaged")
    await game.ends()


async def test_the_stupid_stumble_and_do_nothing_of_their_own_will(game: Sequence) -> None:
    """Units that fail the test neither move, charge nor shoot in that turn [R L1057]."""
    await game.begin("t9a", SWORDS.replace(" side", " [stupidity, shortbow] side"), MOB)
    await game.phase("movement")
    await game.does("/psychology Swords what:stupidity dice:6,6,3")
    for line in ("/move Swords what:simple", "/charge Swords target:Mob distance:5"):
        await game.refuses(line, "act-barred")
    await game.phase("shooting")
    before = await game.hall.state(game.player)
    told = await game.player.types("/shoot Swords target:Mob distance:5")
    assert told.answer.refused is not None, told.text
    assert await game.hall.state(game.player) == before
    await game.phase("movement", "shooting", "movement")
    await game.does("/psychology Swords what:stupidity dice:1,1")
    await game.does("/move Swords what:simple")
    await game.ends()


async def test_who_lies_in_ambush_is_no_target_and_does_not_march_as_it_comes(
    game: Sequence,
) -> None:
    """Ambushers arrive from the second turn on, on 3 or more, without a March [L758; R L990]."""
    await game.begin("t9a", SWORDS, GOBS.replace(" side", " [ambush] side"))
    await game.does("/unit status Gobs status:off-table")
    await game.phase("movement")
    before = await game.hall.state(game.player)
    told = await game.player.types("/shoot Swords target:Gobs weapon:longbow distance:9")
    assert told.answer.refused is not None, told.text
    assert await game.hall.state(game.player) == before
    await game.refuses("/move Gobs what:ambush", "no-ambush-yet")
    await game.phase("combat", "movement", "combat", "movement", "combat", "movement")
    await game.does("/move Gobs what:ambush dice:3", arrived=1)
    await game.has("Gobs", "-off-table", "moved")
    await game.refuses("/move Gobs what:march", "act-barred")
    await game.ends()


async def test_a_garrison_neither_charges_nor_pursues_and_comes_out_first(game: Sequence) -> None:
    """Nobody charges from inside, and a garrison never pursues [R L928-942]."""
    await game.begin("t9a", SWORDS.replace(" side", " [infantry] side"), MOB)
    await game.phase("movement")
    await game.does("/unit status Swords status:in-building")
    for line in ("/charge Swords target:Mob distance:5", "/move Swords what:march"):
        await game.refuses(line, "act-barred")
    await game.phase("combat")
    await game.does("/unit link Mob other:Swords")
    await game.does("/combat Mob what:break enemy:Swords lost_by:5 dice:5,5", outcome="breaks")
    await game.has("Swords", "in-building", "-engaged")
    await game.refuses("/pursue Swords what:pursuit enemy:Mob", "act-barred")
    await game.phase("movement", "combat", "movement")
    await game.does("/move Swords what:leave")
    await game.has("Swords", "-in-building")
    await game.refuses("/move Swords what:simple", "act-barred")
    await game.ends()


_HEROES = (("Lord", "Men"), ("Heir", "Men"), ("Boss", "Orcs"), ("Brute", "Orcs"))
AGAIN = "/combat {} what:challenge enemy:Brute answer:accept"


async def duel(game: Sequence) -> None:
    """Have two heroes of either side in a combat, of whom the first of each fight a challenge."""
    heroes = [f"{name} 1 {MEN} [character] side:{side}" for name, side in _HEROES]
    await game.begin("t9a", SWORDS, MOB, *heroes)
    for name, side in _HEROES:
        await game.does(f"/unit join {name} unit:{'Swords' if side == 'Men' else 'Mob'}")
    await game.phase("combat")
    await game.does("/unit link Swords other:Mob")
    await game.does("/combat Lord what:challenge enemy:Boss answer:accept")


async def test_no_other_challenge_is_fought_in_a_combat_meanwhile(game: Sequence) -> None:
    """One challenge at a time is fought in a combat [R L868]."""
    await duel(game)
    await game.refuses(AGAIN.format("Heir"), "challenge-under-way")
    await game.refuses(AGAIN.format("Lord"), "challenge-under-way")
    await game.ends()


async def test_a_challenge_is_over_once_either_is_dead(game: Sequence) -> None:
    """It lasts until one of the two is dead or broken [R L868]."""
    await duel(game)
    await game.does("/unit damage Boss wounds:1")
    await game.has("Lord", "-in-challenge")
    await game.has("Swords", "engaged")
    await game.does(AGAIN.format("Lord"))
    await game.has("Brute", "in-challenge")
    await game.ends()


async def test_a_challenge_is_over_once_either_is_broken(game: Sequence) -> None:
    """Flight ends a challenge for both [R L868]."""
    await duel(game)
    await game.does("/combat Mob what:break enemy:Swords lost_by:5 dice:5,5", outcome="breaks")
    for hero in ("Lord", "Boss"):
        await game.has(hero, "-in-challenge")
    await game.ends()
