"""Situations of Warhammer that begin with moves and charges."""

from __future__ import annotations

from tests.bot.e2e.games.whfb2.situations.test_battles_of_second_edition import (
    ARCHERS,
    BOWS,
    DEAD,
    GUARD,
    MAD,
    MISS,
    MOB,
    WOLVES,
)
from tests.bot.e2e.hall import Hall
from tests.bot.e2e.sequences import (
    Sequence,
    between,
    does,
    each_of,
    phases,
    played,
    refuses,
    sequence,
    status,
    units,
)

SEQUENCES = (
    sequence(
        "Who fears its enemy too much to charge stays and may shoot",
        "Who fails may not charge and stays where it is in that turn [L2413-2427].",
        between("whfb2", BOWS, DEAD, MOB),
        phases("movement"),
        does("/charge Bows target:Dead what:declaration distance:15", fear=True),
        refuses("/charge Bows target:Dead", "fear-first"),
        does("/psychology what:fear unit:Bows enemy:Dead situation:charging dice:6,6"),
        refuses("/charge Bows target:Dead", "act-barred"),
        refuses("/charge Bows target:Mob distance:10", "act-barred"),
        refuses("/move Bows what:distance", "act-barred"),
        status("-Charge declared"),
        phases("shooting"),
        does("/shoot Bows target:Mob distance:20"),
        phases("movement", "rally", "movement"),
        does("/move Bows what:distance"),
    ),
    sequence(
        "Who passes its test of fear charges with the distance that was measured",
        "Who passes acts as usual, and one test is for all of that turn [L2413-2423].",
        between("whfb2", GUARD, DEAD),
        phases("movement"),
        does("/charge Guard target:Dead what:declaration distance:15", fear=True),
        does("/psychology what:fear unit:Guard enemy:Dead situation:charging dice:1,1"),
        does("/charge what:reaction target:Dead response:hold"),
        does("/charge Guard target:Dead", outcome="contact"),
        refuses("/psychology what:fear unit:Guard enemy:Dead", "done-once"),
    ),
    sequence(
        "A square neither flees a charge nor has a rear and is none in rout",
        "A square does not move, and has neither flanks nor a rear [L1002-1020, L1929-1932].",
        between("whfb2", BOWS, MOB),
        phases("movement"),
        does("/move Bows what:complex-manoeuvre manoeuvre:square dice:1,1"),
        phases("rally", "movement"),
        does("/charge Mob target:Bows what:declaration distance:10"),
        refuses("/charge what:reaction target:Bows response:flee", "act-barred"),
        does("/charge what:reaction target:Bows response:stand-and-shoot"),
        does("/charge Mob target:Bows facing:rear", outcome="contact"),
        status("in contact with Bows (in its front)"),
        phases("combat"),
        does("/combat Bows what:rout cause:choice enemy:Mob", routs=True),
        units(Bows="-square fleeing"),
    ),
    sequence(
        "A unit moves once in the movement phase and once more in the reserves",
        "It goes as far as its Movement, and fresh troops move again [L697-702, L2110-2146].",
        between("whfb2", GUARD, MOB),
        phases("movement"),
        does("/move Guard what:distance gait:charge", distance=20.0),
        does("/move Guard what:distance", distance=10.0),
        refuses("/move Guard what:distance", "done-once"),
        refuses("/charge Guard target:Mob distance:10", "act-barred"),
        phases("reserves"),
        does("/move Guard what:reserve distance:30"),
        refuses("/move Guard what:reserve distance:30", "done-once"),
        phases("rally", "movement", "rally", "movement"),
        does("/move Guard what:distance", distance=10.0),
    ),
    sequence(
        "A frenzied unit shot to pieces charges on and follows the beaten",
        "The frenzied never rout, strike twice as often and must follow [L2325-2344].",
        between("whfb2", BOWS, MAD),
        phases("rally", "movement"),
        does("/psychology what:frenzy unit:Mad dice:6,6"),
        does("/charge Mad target:Bows what:declaration distance:15"),
        does("/charge what:reaction target:Bows response:stand-and-shoot"),
        does("/shoot Bows target:Mad dice:6,6,6,6,6,6,6,6,6,6", models_lost=5),
        does("/combat Mad what:rout cause:losses fallen:5", routs=False, why="frenzied"),
        does("/charge Mad target:Bows", outcome="contact"),
        units(Mad="frenzied engaged"),
        phases("combat", "reserves"),
        refuses("/move Mad what:reserve", "act-barred"),
    ),
    sequence(
        "A unit that flees both its chargers is caught by neither and acts again in its turn",
        "Who flees runs twice its move; who is out of reach is no rout [L1084-1097].",
        between("whfb2", GUARD, WOLVES, MOB),
        phases("movement"),
        does("/charge Guard target:Mob what:declaration distance:20"),
        does("/charge Wolves target:Mob what:declaration distance:30"),
        does("/charge what:reaction target:Mob unit:Guard response:flee"),
        does("/charge Wolves target:Mob", outcome="failed"),
        does("/charge Guard target:Mob", outcome="failed"),
        units(Guard="confused", Wolves="confused", Mob="fled-charge -fleeing"),
        phases("rally", "movement"),
        units(Mob="-fled-charge"),
        does("/charge Mob target:Guard distance:10 response:hold", outcome="contact"),
    ),
    sequence(
        "The nearer charger strikes from behind whom a farther one does not reach",
        "Fugitives within reach are struck in the back and rout [L1084-1097].",
        between("whfb2", GUARD, WOLVES, MOB),
        phases("movement"),
        does("/charge Guard target:Mob what:declaration distance:18"),
        does("/charge Wolves target:Mob what:declaration distance:18"),
        does("/charge what:reaction target:Mob unit:Guard response:flee"),
        does("/charge Guard target:Mob", outcome="failed"),
        does("/charge Wolves target:Mob", outcome="caught", buttons=("Free attacks",)),
        units(Mob="fleeing routed pursued", Wolves="pursuing", Guard="confused -pursuing"),
        phases("combat"),
        status("-Combat to be fought"),
    ),
    sequence(
        "The confused neither shoot nor move and hold when they are charged",
        "Confusion lasts to the end of the unit's own next turn [L1098-1113].",
        between("whfb2", BOWS, MOB),
        phases("movement"),
        does("/charge Bows target:Mob distance:25 response:hold", outcome="failed"),
        phases("shooting"),
        refuses("/shoot Bows target:Mob distance:10", "shooters-confused"),
        phases("reserves"),
        refuses("/move Bows what:reserve", "act-barred"),
        phases("rally", "movement"),
        does("/charge Mob target:Bows what:declaration distance:10"),
        refuses("/charge what:reaction target:Bows response:flee", "act-barred"),
        refuses("/charge what:reaction target:Bows response:stand-and-shoot", "shooters-confused"),
        does("/charge Mob target:Bows", outcome="contact"),
        phases("combat"),
        does(f"/fight Mob {MISS}", told=("confused −1",)),
    ),
    sequence(
        "Who has charged does not shoot and who has shot does not stand and shoot",
        "Chargers do not shoot in that turn, failed or not [L1062-1066, L1075-1083].",
        between("whfb2", BOWS, ARCHERS, MOB),
        phases("movement"),
        does("/charge Bows target:Mob distance:15 response:hold", outcome="contact"),
        phases("shooting"),
        refuses("/shoot Bows target:Archers distance:10", "shooters-engaged"),
        refuses("/shoot Bows target:Mob distance:10 stand_and_shoot:yes", "shooters-engaged"),
    ),
)


@each_of(*SEQUENCES)
async def test_a_situation_is_played_taken_back_and_done_again(
    hall: Hall, sequence: Sequence
) -> None:
    await played(sequence, hall)


async def test_a_charge_goes_on_as_it_was_left_though_the_bot_starts_anew(hall: Hall) -> None:
    """Each step of a charge is the next one's, whoever takes it and when [L1058-1083]."""
    alice, bruno = hall.player("Alice", "en"), hall.player("Bruno", "fr")
    for player, line in (
        (alice, "/battle start game:whfb2 side_one:Men side_two:Orcs"),
        (alice, "/battle join side:Men"),
        (bruno, "/battle join side:Orcs"),
        (bruno, f"/unit add {ARCHERS}"),
        (alice, f"/unit add {WOLVES}"),
        (alice, "/battle next phase:movement"),
        (alice, "/charge Wolves target:Archers what:declaration distance:38"),
    ):
        assert (await player.types(line)).answer.refused is None, line
    await hall.restart()
    assert (await alice.types("/charge Wolves target:Archers")).refused == "answer-owed"
    answered = await bruno.types("/charge Archers what:réaction response:tirer")
    assert answered.outcome["result"]["response"] == "stand-and-shoot"
    await hall.restart()
    moved = await alice.types("/charge Wolves target:Archers")
    assert moved.outcome["result"]["outcome"] == "contact"
    await hall.restart()
    shot = await bruno.types("/shoot Archers target:Wolves")
    assert shot.outcome["result"]["band"] == "long"
    assert (await bruno.types("/undo")).answer.refused is None
    again = await bruno.types("/shoot Archers target:Wolves")
    assert again.outcome["result"]["band"] == "long"
