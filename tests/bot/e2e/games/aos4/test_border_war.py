"""State of a Border War: objectives, tactics, bonds, points, and who held what before."""

from __future__ import annotations

from typing import Any

from tests.bot.e2e.desk.tapping import Tapper, labels, words
from tests.bot.e2e.games.aos4.test_spearhead import CLANRATS, CLAW, LIBERATORS, LORD
from tests.bot.e2e.hall import Hall, Player
from tests.bot.e2e.playing import in_turn
from tests.bot.e2e.sequences import (
    ALICE,
    BRUNO,
    Sequence,
    Step,
    does,
    each_of,
    looks,
    phases,
    played,
    refuses,
    sequence,
    status,
    table,
    undoes,
)
from tests.bot.e2e.solo_battle import SoloBattle

OPENED = (
    does("/battle start game:aos4 side_one:Storm side_two:Skaven house:battlepack=border-war"),
    does("/battle join side:Storm"),
    does("/battle join side:Skaven", who=BRUNO),
    *(does(f"/unit add {unit}") for unit in (LIBERATORS, LORD)),
    *(does(f"/unit add {unit}", who=BRUNO) for unit in (CLANRATS, CLAW)),
)
"""Alice's Storm against Bruno's Skaven, two units each."""
SEER = "Seer 1 M6 H5 Sv6+ C2 [hero, wizard (1)]"
BELL = "Bell 1 M0 H6 Sv5+ [manifestation]"
WOOD = "/terrain what:set-up terrain:wyldwood name:Dark Wood"
CONTROL = "/objective what:control objective:"
FORD = f"{CONTROL}Ford"
WALL = "/terrain what:control terrain:Wall"
TACTIC = "/resolve procedure:tactical_manoeuvre values:tactic:"
CHECK = "/resolve procedure:tactic_check"
BORDER_WAR = "/objective what:border-war"


def next_turn(who: str = ALICE) -> Step:
    """Go on to the next turn, or out of the deployment."""
    return does("/battle next", who=who)


def ground(storm: tuple[str, ...] = (), skaven: tuple[str, ...] = ()) -> Step:
    """Look at what either side controls."""
    return table(Storm={"ground": [*storm]}, Skaven={"ground": [*skaven]})


def counter(name: str, storm: int, skaven: int) -> Step:
    """Look at a counter of either side."""
    return table(Storm={"counters": {name: storm}}, Skaven={"counters": {name: skaven}})


def score(who: str = ALICE, **values: Any) -> Step:
    """Look at the score."""
    return looks("/score show", who=who, score=values)


SEQUENCES = (
    sequence(
        "Objectives are kept by name and stay until the other takes them",
        "Control stays until the enemy has the higher score [L989-1005].",
        OPENED,
        phases("end-of-turn"),
        does(f"{FORD} scores:5 enemy_scores:3"),
        does(f"{FORD} scores:0 enemy_scores:0"),
        ground(storm=("Ford",)),
        status("Ford"),
        does(f"{FORD} scores:1 enemy_scores:2"),
        ground(skaven=("Ford",)),
        undoes(),
        ground(storm=("Ford",)),
    ),
    sequence(
        "A unit contests one objective and one terrain feature",
        "A unit contests one objective and one terrain feature at once [L997, L1007-1009].",
        OPENED,
        does(WOOD),
        phases("end-of-turn"),
        does(f"{FORD} units:Lord"),
        refuses(f"{CONTROL}Tower units:Lord;Liberators", "already-done"),
        does("/terrain what:control terrain:Dark Wood units:Lord"),
        does(f"{CONTROL}Tower units:Liberators"),
        ground(storm=("Dark Wood", "Ford", "Tower")),
        next_turn(),
        phases("end-of-turn"),
        does(f"{CONTROL}Tower enemies:Lord", who=BRUNO),
    ),
    sequence(
        "No side attempts a tactic twice nor two in a round",
        "One is picked a round, as the turn starts, of those not tried yet [L1719-1729].",
        OPENED,
        phases("start-of-turn"),
        does(f"{TACTIC}take-flanks", allowed=True),
        does(f"{TACTIC}seize-centre", reason="chosen"),
        counter("tried-take-flanks", 1, 0),
        counter("tried-seize-centre", 0, 0),
        phases("end-of-turn", told=("is the tactic chosen completed",)),
        does(f"{CHECK} values:units_left_flank:1 units_right_flank:1", tactic="take-flanks"),
        counter("tactic-done", 1, 0),
    ),
    sequence(
        "Whoever takes two turns in a row chooses no tactic",
        "Who went second and then goes first picks none [L1719-1729].",
        OPENED,
        phases("start-of-turn", "end-of-turn"),
        next_turn(BRUNO),
        phases("start-of-round", who=BRUNO),
        does("/resolve procedure:priority_roll values:points:0 dice:2 5", who=BRUNO),
        does("/battle next first:Skaven", told=("two turns in a row",)),
        does(f"{TACTIC}seize-centre", who=BRUNO, reason="double-turn"),
        phases("end-of-turn", who=BRUNO),
        next_turn(),
        does(f"{TACTIC}seize-centre", allowed=True),
    ),
    sequence(
        "A manifestation loses its bond with its summoner",
        "A manifestation is removed once its summoner is slain [L1422-1424].",
        OPENED,
        *(does(f"/unit add {line}") for line in (SEER, BELL)),
        phases("hero"),
        does(
            "/resolve procedure:summon values:wizard:Seer manifestation:Bell casting_value:7",
            banishment=7,
        ),
        status("-Their summoner is gone"),
        does("/unit damage unit:Seer wounds:99"),
        status("Their summoner is gone"),
        does("/resolve procedure:severed_link values:manifestation:Bell", removed=True),
    ),
    sequence(
        "Ritual points and rolls to beat are told with their number",
        "Ritual points are kept, and a cast is unbound by a higher roll [L1379-1404].",
        OPENED,
        does("/unit add Priest 1 H5 [hero, priest (1)]"),
        does(f"/unit add {SEER}"),
        phases("hero"),
        does("/pray unit:Priest choice:bank dice:4", told=("ritual points: 4",)),
        looks("/unit show Priest", told=("ritual points: 4",)),
        does(
            "/cast wizard:Seer spell:Fog casting_value:5 dice:3 4",
            told=("may be unbound, by more than 7",),
        ),
        looks("/unit show Seer", who=BRUNO, told=("by more than 7",)),
    ),
    sequence(
        "A tie is a minor victory for the general left alive",
        "Of equal points the only general alive makes a minor victory [L1813-1817].",
        OPENED,
        phases("end-of-turn"),
        does(f"{BORDER_WAR} objectives:2 enemy_objectives:1 tactic_completed:yes"),
        score(
            sides=[
                {
                    "name": "Storm",
                    "lines": [{"id": "control", "points": 6}, {"id": "tactics", "points": 4}],
                },
                {"name": "Skaven"},
            ],
            verdict={"id": "major", "winner": "Storm"},
        ),
        does("/score add points:10 side:Skaven"),
        score(verdict={"id": "tie"}),
        does("/unit damage unit:Lord wounds:99"),
        score(BRUNO, verdict={"id": "minor", "winner": "Skaven"}),
    ),
    sequence(
        "What a tactic picked is known at the end of the turn",
        "A tactic is checked at the end of the turn, by what it picked [L1731-1762].",
        OPENED,
        does(WOOD),
        phases("start-of-turn"),
        does(f"{TACTIC}slay-entourage target:Rats des Clans"),
        does("/unit edit Rats des Clans models:0", who=BRUNO),
        phases("end-of-turn"),
        refuses(f"{CHECK} values:tactic:seize-centre", "other-tactic-chosen"),
        does(CHECK, completed=True),
        next_turn(),
        does(f"{TACTIC}take-their-land terrain:Dark Wood", who=BRUNO),
        phases("end-of-turn", who=BRUNO),
        does(CHECK, who=BRUNO, completed=False),
        does("/terrain what:control terrain:Dark Wood scores:3", who=BRUNO),
        does(CHECK, who=BRUNO, completed=True),
    ),
    sequence(
        "An army is checked by the units of its side",
        "Units, their points and their regiments fit the limit [L1456-1534].",
        OPENED,
        does("/unit add Gardus 1 H6 Pts600 [hero, unique, regiment (1)]"),
        does(
            "/resolve procedure:army_check values:army:Storm limit:1000",
            told=("Gardus",),
            reason="unit-too-dear",
        ),
    ),
    sequence(
        "Points that players add make an underdog",
        "Whoever has fewer points is the underdog [L426-432].",
        OPENED,
        does("/score add points:6 side:Storm why:scenario"),
        *(phases("end-of-turn"), next_turn()) * 2,
        phases("start-of-round"),
        does("/resolve priority_roll dice:3,5", underdog="second"),
        counter("command-points", 4, 5),
        counter("underdog", 0, 1),
        looks("/objective what:victory", margin=6, winner="own"),
    ),
    sequence(
        "Status and score tell the same points",
        "Points are scored at the end of a turn [L1799-1811].",
        OPENED,
        phases("end-of-turn"),
        does(f"{BORDER_WAR} objectives:1 enemy_objectives:0"),
        does("/score add points:-1 side:Storm"),
        score(sides=[{"name": "Storm", "total": 3}, {"name": "Skaven", "total": 0}]),
        status("Storm 3", "-Victory points 4"),
    ),
    sequence(
        "The former holder of an objective is known and told",
        "It is controlled until another has the higher score [L989-1005].",
        OPENED,
        phases("end-of-turn"),
        does(f"{FORD} scores:5 enemy_scores:0", before="none", told=("-taken from",)),
        phases("hero"),
        phases("end-of-turn", who=BRUNO),
        does(
            "/objective what:control objective:ford scores:2 enemy_scores:2",
            who=BRUNO,
            told=("Storm controls ford.",),
            holder="enemy",
            before="enemy",
        ),
        does(
            f"{FORD} scores:3 enemy_scores:2",
            who=BRUNO,
            told=("Skaven controls Ford, taken from Storm.",),
            before="enemy",
        ),
        looks("/battle replay entry:{entry}", told=("Skaven controls Ford, taken from Storm.",)),
    ),
    sequence(
        "The former holder of a terrain feature is known",
        "It is controlled as an objective is [L1007-1009].",
        OPENED,
        does("/terrain what:set-up terrain:obstacle name:Wall"),
        phases("end-of-turn"),
        does(f"{WALL} scores:0 enemy_scores:2"),
        does(f"{WALL} scores:2 enemy_scores:2", holder="enemy", before="enemy"),
        does(f"{WALL} scores:0 enemy_scores:0", holder="none"),
    ),
    sequence(
        "A place of power is told of only where one stands",
        "A hero activates it in the hero phase [L1233-1246].",
        OPENED,
        next_turn(),
        does("/battle next first:Storm", told=("-Place of Power",)),
        undoes(),
        does("/terrain what:set-up terrain:place-of-power name:Shrine"),
        does("/battle next first:Storm", told=("Place of Power",)),
    ),
)


@each_of(*SEQUENCES)
async def test_a_sequence_is_played_taken_back_and_done_again(
    hall: Hall, sequence: Sequence
) -> None:
    await played(sequence, hall)


async def test_who_holds_nothing_is_not_asked_where_it_lies(hall: Hall, alice: Player) -> None:
    """Objectives in enemy territory or in both are among those a side holds [L1799-1823]."""
    await SoloBattle(hall, alice).begin("aos4", LIBERATORS, CLANRATS)
    await alice.calls("battle next", phase="end-of-turn")
    tapper = Tapper(alice)
    await tapper.taps_on("Score, Border War")
    await tapper.answers("0")
    assert tapper.told, tapper.sheet and words(tapper.sheet)
    entry = (await hall.entries(alice))[0]
    assert (entry.action, entry.outcome["gained"]) == ("score_border_war", 0)


async def test_who_holds_an_objective_is_told_and_confirmed_where_it_stays(
    hall: Hall, alice: Player
) -> None:
    """An objective stays under its control until the enemy has the higher score [L1005]."""
    await SoloBattle(hall, alice).begin("aos4", LIBERATORS, CLANRATS)
    await alice.calls("battle next", phase="end-of-turn")
    tapper = Tapper(alice)
    await tapper.does("Objective", "Obj. 1", "yours", "ours")
    before = await hall.state(alice)
    await tapper.taps_on("Objective")
    assert tapper.sheet is not None
    assert {"Obj. 1 (ours)", "Obj. 2"} <= {*labels(tapper.sheet)}
    await tapper.answers("Obj. 1")
    assert tapper.told == []
    assert {"ours", "theirs"} <= {*labels(tapper.sheet)}
    assert "Obj. 1 (ours)" in words(tapper.sheet)
    await tapper.answers("ours")
    assert "Men controls Obj. 1." in tapper.said
    assert (await hall.state(alice))[0] == before[0]
    await tapper.does("Objective", "Obj. 1", "theirs")
    assert "Orcs controls Obj. 1, taken from Men." in tapper.said


async def test_the_score_of_a_turn_is_due_until_it_is_made(hall: Hall, alice: Player) -> None:
    """Points are scored at the end of one's own turn [L1799-1805]."""
    await SoloBattle(hall, alice).begin("aos4", LIBERATORS, CLANRATS)
    await alice.calls("battle next", phase="end-of-turn")
    tapper = Tapper(alice)
    assert "Next phase (due: score)" in labels(await tapper.own_desk())
    shown = labels(await tapper.desk("Next phase, 1 due", bearing="Score, Border War"))
    acts = [each for each in shown if not each.startswith(("Play", "Army"))]
    assert acts[:2] == ["Objective", "Score, Border War"], "what is due stands first, in its order"
    await tapper.does("Score, Border War", "0")
    assert "Next phase" in labels(await tapper.desk("Objective"))
    early = (await alice.calls("battle status")).message
    await tapper.does("Undo")
    # What has become due since holds the phase up, and is done from there.
    await tapper.use(early, "Next phase")
    await tapper.answers("Score, Border War", "0")
    assert (await hall.entries(alice))[0].action == "score_border_war"


async def test_an_objective_told_after_the_score_has_the_turn_scored_anew_by_the_difference(
    hall: Hall, alice: Player
) -> None:
    """At the end of one's own turn, by what is held then [L1799-1805]."""
    await SoloBattle(hall, alice).begin("aos4", LIBERATORS, CLANRATS)
    await alice.calls("battle next", phase="end-of-turn")
    tapper = Tapper(alice)
    await tapper.does("Score, Border War", "0")
    assert "No victory point: no objective is held, and no battle tactic was" in tapper.said
    assert "Next phase" in labels(await tapper.own_desk())
    await tapper.does("Objective", "Obj. 2", "yours", "ours")
    assert "Next phase (due: score)" in labels(await tapper.own_desk())
    score = "/objective what:border-war"
    await in_turn((alice, f"{score} in_enemy_territory:yes"))
    (entry, *_) = await hall.entries(alice)
    # One objective, more than the enemy, and that in enemy territory.
    assert (entry.outcome["gained"], entry.outcome["counted"]) == (6, "more")
    await in_turn((alice, "/objective what:control objective:Obj-3 taken:ours lies:enemy-land"))
    told = await alice.types(f"{score} in_enemy_territory:yes")
    assert "Counted anew: 2 victory points more: 2 for objectives, 0 for the twist" in told.text
    assert (await alice.types(score)).answer.refused == "counter-full"
    await in_turn((alice, "/objective what:control objective:Obj-3 taken:theirs"))
    told = await alice.types(f"{score} in_enemy_territory:yes")
    assert "Counted anew: 4 victory points fewer: -4 for objectives" in told.text
    for expected in (8, 8, 6):
        await alice.calls("undo")
        points = (await alice.calls("battle status")).text
        assert f"Points: Men {expected} · Orcs 0" in points, points
    assert "Next phase (due: score)" in labels(await tapper.own_desk())


async def test_points_of_a_battle_that_goes_on_are_told_as_they_stand(
    hall: Hall, alice: Player
) -> None:
    """The battle is won once all rounds are played [L1811-1817]."""
    game = SoloBattle(hall, alice)
    await game.begin("aos4", LIBERATORS, CLANRATS)
    await game.does("/score add side:Men points:3")
    assert "so far major victory for Men, by 3" in await game.told()
    assert "so far major victory for Men, by 3" in (await alice.types("/score show")).text
