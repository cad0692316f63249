"""Shots at chargers: what they come before, who is too near for them, and who cannot fire them."""

from __future__ import annotations

from tests.bot.e2e.games.blackhammer.situations.opening import BOWS, answers, before, declares
from tests.bot.e2e.games.blackhammer.test_combat_sequences_of_blackhammer import (
    BOYZ,
    KNIGHTS,
    MEN,
    SPEARS,
)
from tests.bot.e2e.hall import Hall
from tests.bot.e2e.sequences import (
    BRUNO,
    Sequence,
    does,
    each_of,
    played,
    refuses,
    sequence,
    status,
    undoes,
    units,
)

SHOOTS = "/shoot Bows target:{} weapon:bow stand_and_shoot:yes shots:1 dice:1"
SHOTS_DUE = "Holds and shoots, and has not shot yet: Bows"
JAVELINS = f"Bows 20 {MEN} [javelin] side:Orcs"
THROWS = SHOOTS.replace("bow", "javelin")

SEQUENCES = (
    sequence(
        "A charger that turns out near after the answer keeps nobody waiting for shots",
        "With one of the chargers within half its distance the unit but holds [L664].",
        before("movement", KNIGHTS, SPEARS, BOWS),
        declares("Bows"),
        answers("Bows", "stand-and-shoot"),
        refuses("/charge Knights target:Bows distance:16", "shots-first"),
        declares("Bows", "distance:3", "Spears"),
        refuses(SHOOTS.format("Knights"), "shooters-charged-from-near", who=BRUNO),
        status(f"-{SHOTS_DUE}"),
        does("/charge Knights target:Bows distance:16", outcome="contact", response="hold"),
        does("/charge Spears what:resolve target:Bows", contact=True),
    ),
    *(
        sequence(
            f"Nobody waits for the shots of a unit that is {state}",
            "It cannot fire them any more [L686, L2038].",
            before("movement", KNIGHTS, BOWS),
            declares("Bows", "distance:16"),
            answers("Bows", "stand-and-shoot"),
            status(SHOTS_DUE),
            refuses("/charge Knights target:Bows", "shots-first"),
            does(f"/unit status Bows status:{state}", who=BRUNO),
            refuses(SHOOTS.format("Knights"), f"shooters-{state}", who=BRUNO),
            status(f"-{SHOTS_DUE}"),
            does("/charge Knights what:resolve target:Bows", contact=True),
        )
        for state in ("stupid",)
    ),
    sequence(
        "A charger measured as it moves holds off the shots from half of its distance on",
        "Eight paces are half of sixteen; nine are more [L664].",
        before("movement", KNIGHTS, BOWS),
        declares("Bows"),
        answers("Bows", "stand-and-shoot"),
        refuses("/charge Knights target:Bows distance:9", "shots-first"),
        refuses("/charge Knights target:Bows distance:9 what:resolve", "shots-first"),
        does("/charge Knights target:Bows distance:8", outcome="contact", response="hold"),
        units(Bows="charged-from-near engaged"),
        status(f"-{SHOTS_DUE}"),
        undoes(),
        does("/charge Knights target:Bows distance:8 what:resolve", contact=True),
        units(Bows="charged-from-near engaged"),
        status(f"-{SHOTS_DUE}"),
    ),
    sequence(
        "A charger measured as it is shot at is not shot at from half of its distance on",
        "The unit then merely holds, and the charge goes on [L664].",
        before("movement", KNIGHTS, BOWS),
        declares("Bows"),
        answers("Bows", "stand-and-shoot"),
        does(
            "/shoot Bows target:Knights weapon:bow stand_and_shoot:yes distance:8",
            who=BRUNO,
            band="near",
            shots=0,
        ),
        units(Bows="charged-from-near -stood-and-shot"),
        status(f"-{SHOTS_DUE}"),
        refuses(f"{SHOOTS.format('Knights')} distance:9", "shooters-charged-from-near", who=BRUNO),
        undoes(who=BRUNO),
        does(f"{SHOOTS.format('Knights')} distance:9", who=BRUNO, band="short", hits=0),
        units(Bows="-charged-from-near stood-and-shot"),
        does("/charge Knights target:Bows distance:9", outcome="contact"),
    ),
    sequence(
        "Who charges several meets none of them before the shots of all",
        "They are shot just before the charge is moved, which nobody in close combat is [L664].",
        before("movement", KNIGHTS, BOYZ, BOWS),
        declares("Boyz", "distance:10"),
        declares("Bows", "unavoidable:yes distance:10"),
        answers("Boyz", "hold"),
        answers("Bows", "stand-and-shoot"),
        refuses("/charge Knights target:Boyz", "shots-first"),
        refuses("/charge Knights target:Boyz what:resolve", "shots-first"),
        does(SHOOTS.format("Knights"), who=BRUNO, band="short", hits=0),
        does("/charge Knights target:Boyz", outcome="contact"),
        units(Boyz="engaged", Bows="engaged"),
    ),
    sequence(
        "Quick shots come before a charge from however near",
        "They heed no half of the distance [L2910].",
        before("movement", KNIGHTS, JAVELINS),
        declares("Bows"),
        answers("Bows", "stand-and-shoot"),
        refuses("/charge Knights target:Bows distance:2", "shots-first"),
        does(f"{THROWS.format('Knights')} distance:2", who=BRUNO, band="short", shots=1),
        does("/charge Knights target:Bows distance:2", outcome="contact"),
    ),
    sequence(
        "The ground that slows a charger counts where it is told with the answer",
        "Half of its distance is that with wheels and terrain: four of seven is more [L664].",
        before("movement", SPEARS, BOWS),
        declares("Bows", unit="Spears"),
        does(
            "/charge Spears what:response target:Bows response:stand-and-shoot distance:4 reach:7",
            who=BRUNO,
            response="stand-and-shoot",
        ),
        refuses("/charge Spears target:Bows difficult:1", "shots-first"),
        does(SHOOTS.format("Spears"), who=BRUNO, band="short", hits=0),
        does("/charge Spears target:Bows difficult:1", outcome="contact"),
    ),
    sequence(
        "Ground told with a charge that nobody declared leaves its target the shots",
        "A charge of four paces, one of them difficult, is more than half of seven [L664].",
        before("movement", SPEARS, BOWS),
        does(
            "/charge Spears target:Bows distance:4 difficult:1 response:stand-and-shoot",
            outcome="contact",
            response="stand-and-shoot",
            buttons=("Shooting",),
        ),
        units(Bows="-charged-from-near shoots-at-chargers"),
        does(SHOOTS.format("Spears"), who=BRUNO, band="short", hits=0),
        does("/charge Spears what:resolve target:Bows difficult:1", contact=True),
    ),
)


@each_of(*SEQUENCES)
async def test_a_sequence_is_played_taken_back_and_done_again(
    hall: Hall, sequence: Sequence
) -> None:
    await played(sequence, hall)
