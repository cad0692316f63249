"""Combats of The 9th Age as the table knows them, and what a flight changes for chargers."""

from __future__ import annotations

import pytest

from tests.bot.e2e.desk.tapping import Tapper, labels
from tests.bot.e2e.games.test_acts import statuses, to_phase
from tests.bot.e2e.hall import Hall, Player
from tests.bot.e2e.solo_battle import SoloBattle

MEN = "20 M4 WS3 BS3 S3 T3 W1 I3 A1 Ld7 Wide5"
LORD = "1 M4 WS5 BS5 S4 T4 W2 I5 A3 Ld9 [character]"


@pytest.fixture
async def game(hall: Hall, alice: Player) -> SoloBattle:
    sequence = SoloBattle(hall, alice)
    await sequence.begin(
        "t9a",
        *(f"{name} {MEN} side:Men" for name in ("Swords", "Spears")),
        *(f"{name} {MEN} side:Orcs" for name in ("Mob", "Gobs")),
    )
    return sequence


async def begin(alice: Player, bruno: Player) -> None:
    """Start a battle of two players in its first movement phase."""
    await alice.calls("battle start", side_one="Men", side_two="Orcs", game="t9a")
    await alice.calls("battle join", side="Men")
    await bruno.calls("battle join", side="Orcs")
    for name in ("Swords", "Spears"):
        await alice.types(f"/unit add {name} {MEN} side:Men")
    for name in ("Mob", "Gobs"):
        await bruno.types(f"/unit add {name} {MEN} side:Orcs")
    await to_phase(alice, "movement")


async def test_each_combat_is_fought_by_itself_among_those_who_touch(game: SoloBattle) -> None:
    await game.does(f"/unit add Axes {MEN} side:Men")
    for name, other in (("Swords", "Mob"), ("Axes", "Mob"), ("Spears", "Gobs")):
        await game.does(f"/unit link {name} other:{other}")
    await game.phase("combat")
    await game.refuses("/fight Swords;Axes;Spears enemy:Mob;Gobs", "several-combats")
    await game.does("/unit link Spears other:Mob")
    told = await game.does("/fight Swords;Axes;Spears enemy:Mob;Gobs dice:bot")
    assert "Axes against Mob" in told.text
    assert "Axes against Gobs" not in told.text
    assert "Spears against Gobs" in told.text
    assert "Spears against Mob" in told.text
    await game.ends()


async def test_who_is_in_combat_does_not_flee_of_itself(game: SoloBattle) -> None:
    """A unit in combat can only hold [L641]."""
    await game.phase("movement")
    await game.does("/charge Swords target:Mob distance:8 dice:3,4")
    await game.refuses("/flee Mob", "act-barred")
    await game.refuses("/charge what:redirect unit:Swords target:Gobs", "act-barred")
    await game.phase("combat")
    told = await game.does("/combat Mob what:break enemy:Swords lost_by:5 dice:6,6")
    assert "Panic of friends: Mob" in told.buttons
    await game.does("/flee Mob dice:3,3", distance=6)


async def test_who_broke_while_another_holds_only_runs(game: SoloBattle) -> None:
    """A unit that touches an enemy that holds pursues nobody [R L609]."""
    for other in ("Mob", "Gobs"):
        await game.does(f"/unit link Swords other:{other}")
    await game.phase("combat")
    told = await game.does("/combat Mob what:break enemy:Swords lost_by:5 dice:6,6")
    assert "Flee move" in told.buttons
    assert "Flight and pursuit" not in told.buttons
    assert "Panic of friends" not in " ".join(told.buttons)  # Gobs fight


async def test_fugitives_are_measured_anew_before_they_are_charged(
    alice: Player, bruno: Player
) -> None:
    """The unit flees at once, and all who charge it are farther away by that [L649-655].

    They go after it as far as it may be: a charge was declared, and fails [L657, L711].
    """
    await begin(alice, bruno)
    first = await alice.types("/charge Swords target:Mob what:declare distance:8")
    await alice.types("/charge Spears target:Mob what:declare distance:8")
    fled = await bruno.presses(first, "Flee")
    assert (await bruno.presses(fled, "Flee move")).answer.refused is None
    tapper = Tapper(alice)
    for charger in ("Swords", "Spears"):
        desk = (await alice.user.line("/desk")).messages[-1]
        await tapper.use(desk, f"Charge move: {charger}")
        assert "Inches" in tapper.said
    assert tapper.sheet is not None
    (too_far,) = (each for each in labels(tapper.sheet) if each.endswith("fails"))
    await tapper.answers(too_far)
    assert "fail" in tapper.said


async def test_a_reaction_comes_before_the_charge_is_moved(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    await begin(alice, bruno)
    declared = await alice.types("/charge Swords target:Mob what:declare distance:5")
    held = await bruno.presses(declared, "Hold")
    assert (await alice.presses(held, "Charge")).answer.refused is None
    before = await hall.state(bruno)
    late = "/charge what:reaction unit:Swords target:Mob response:flee distance:5"
    assert (await bruno.types(late)).refused == "charge-is-moved"
    assert await hall.state(bruno) == before


async def test_who_is_charged_by_terror_tests_by_a_button(alice: Player, bruno: Player) -> None:
    """[R L1059]."""
    await begin(alice, bruno)
    await alice.types("/unit add Dragon 1 M6 WS6 S6 T6 W6 I4 A5 Ld9 [terror, monster] side:Men")
    declared = await alice.types("/charge Dragon target:Mob what:declare distance:8")
    assert "Terror" in declared.buttons
    tested = await bruno.presses(declared, "Terror")
    assert tested.outcome["result"]["due"]
    fled = not tested.outcome["result"]["passed"]
    assert ("fleeing" in await statuses(alice, "Mob")) == fled


async def test_a_challenge_is_answered_before_another_is_issued(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    """[R L863-868]."""
    await begin(alice, bruno)
    for player, name, unit, side in (
        (alice, "Baron", "Swords", "Men"),
        (bruno, "Chief", "Mob", "Orcs"),
    ):
        await player.types(f"/unit add {name} {LORD} side:{side}")
        await player.types(f"/unit join {name} unit:{unit}")
    await alice.types("/unit link Swords other:Mob")
    await to_phase(alice, "combat")
    issued = await alice.types("/combat what:challenge unit:Baron enemy:Chief")
    before = await hall.state(bruno)
    other = await bruno.types("/combat what:challenge unit:Chief enemy:Baron")
    assert other.refused == "challenge-unanswered"
    again = await alice.types("/combat what:challenge unit:Baron enemy:Chief")
    assert again.refused == "challenge-unanswered"
    assert await hall.state(bruno) == before
    assert (await bruno.presses(issued, "Accept the challenge")).answer.refused is None


async def test_an_enemy_whose_foe_broke_still_counts_against_the_others(game: SoloBattle) -> None:
    """Steadfast compares with each enemy unit in the combat [R L602]."""
    await game.does("/unit damage Spears models:5")
    await game.does(f"/unit add Horde {MEN.replace('Wide5', 'Wide10')} side:Orcs")
    for name, other in (("Swords", "Mob"), ("Swords", "Horde"), ("Spears", "Horde")):
        await game.does(f"/unit link {name} other:{other}")
    await game.phase("combat")
    await game.does("/combat Swords what:break enemy:Mob lost_by:8 dice:6,6", outcome="breaks")
    # Three ranks are fewer than the four of the Mob, though more than the two of the Horde.
    await game.does("/combat Spears what:break enemy:Horde lost_by:8 dice:3,3", outcome="breaks")


async def test_a_unit_that_tests_on_its_full_leadership_is_told_with_the_reason(
    game: SoloBattle,
) -> None:
    """Steadfast and Stubborn units ignore the difference of the scores [R L602, L1056]."""
    await game.does("/unit damage Swords models:12")
    await game.does("/unit link Swords other:Mob")
    await game.phase("combat")
    fought = "/fight Swords enemy:Mob fighting:1 enemy_fighting:1 modifier:12 dice:1,1,1,1,3,4"
    told = await game.does(fought, steadfast="Mob", held="Mob")
    assert "Steadfast, the difference is not counted: Mob." in told.text
    assert "More Full Ranks than each enemy (Steadfast): Mob tests on its full Leadership." in (
        told.text
    )
    await game.player.types("/undo")
    await game.does("/unit edit Mob models:8 +stubborn")
    told = await game.does(fought, steadfast=None, stubborn="Mob")
    assert "Stubborn, the difference is not counted: Mob." in told.text


async def test_who_only_ran_fugitives_down_overruns_nobody(game: SoloBattle) -> None:
    """An overrun follows a round that wiped out everybody in contact [R L604-608]."""
    await game.phase("movement")
    await game.does("/unit status Mob status:fleeing")
    await game.does("/charge Swords target:Mob distance:8 dice:3,4", outcome="caught")
    await game.phase("combat")
    await game.does("/pursue Swords what:overrun", may=False)


async def test_a_distance_told_with_a_charge_is_asked_no_more(game: SoloBattle) -> None:
    """It holds for who stands and shoots, and for the charge itself [L645-659]."""
    await game.does(f"/unit add Bows {MEN} [bow] side:Orcs")
    await game.phase("movement")
    await game.does("/charge Swords target:Bows what:declare distance:7")
    shoots = "/charge what:reaction unit:Swords target:Bows response:stand-and-shoot"
    await game.does(shoots, response="stand-and-shoot")
    await game.does("/shoot Bows target:Swords weapon:bow stand_and_shoot:yes shots:1 dice:1")
    await game.does("/charge Swords target:Bows dice:1,1", outcome="failed")


async def test_a_score_by_itself_counts_every_unit_of_the_combat(game: SoloBattle) -> None:
    """The best unit's ranks, and the flank of any; who is named tests [R L582-604]."""
    await game.does("/unit damage Swords models:10")
    for name, other, facing in (
        ("Swords", "Mob", "front"),
        ("Spears", "Mob", "flank"),
        ("Gobs", "Swords", "front"),
    ):
        await game.does(f"/unit link {name} other:{other} facing:{facing}")
    await game.phase("combat")
    # Three ranks and a flank with ranks against three ranks: 5 to 3.
    line = "/combat Swords what:result enemy:Mob wounds:0 enemy_wounds:0 dice:1,1"
    told = await game.does(line, score=5, enemy_score=3, test="holds")
    assert "Gobs lost as well" in told.text
