"""Steps of The 9th Age that are due, are taken once, and are another's to take."""

from __future__ import annotations

from tests.bot.e2e.games.t9a.test_magic_sequences_of_ninth_age import FIRE
from tests.bot.e2e.games.t9a.test_sequences_of_ninth_age import MAGE, SHAMAN, reacts
from tests.bot.e2e.games.t9a.test_turn_sequences_of_ninth_age import (
    BOSS,
    LEADS,
    LORD,
    MOB,
    SPEARS,
    SWORDS,
)
from tests.bot.e2e.hall import Hall, Player
from tests.bot.e2e.playing import in_turn
from tests.bot.e2e.sequences import (
    PRESS,
    Sequence,
    Step,
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

BREAK = "/combat Mob what:break enemy:Swords lost_by:1 steadfast:no"

SEQUENCES = (
    sequence(
        "Who answers a charge by flight runs before the charge is made",
        "It flees at once, and chargers go after it or redirect afterwards [L649-657].",
        between("t9a", SWORDS, SPEARS, MOB),
        phases("movement"),
        does("/charge what:declare unit:Swords target:Mob distance:8"),
        status("Charged and has not reacted: Mob"),
        reacts("Swords", "Mob", "flee", buttons=("Flee move",)),
        status("Flees at once, and has not run yet: Mob", "-Charge declared and not moved"),
        refuses("/charge Swords target:Mob distance:8 dice:6,6", "flight-first"),
        does("/flee Mob dice:2,1"),
        status("-has not run yet", "Charge declared and not moved: Swords at Mob"),
        does("/charge Swords target:Mob distance:11 dice:1,2", outcome="failed"),
    ),
    sequence(
        "A fleeing unit that is charged runs again before it is caught",
        "Who flees already always flees from a charge [L653].",
        between("t9a", SWORDS, MOB),
        phases("movement"),
        does("/unit status Mob status:fleeing"),
        does("/charge what:declare unit:Swords target:Mob distance:8"),
        # It is told as the phase ends, and offered by its button until it is done.
        Step(
            ("/battle next phase:magic",),
            told=("Not done before", "has not run yet: Mob"),
            buttons=("Flee: Mob",),
        ),
        phases("combat", "movement", "combat", "movement"),
        does("/charge what:declare unit:Swords target:Mob distance:8"),
        refuses("/charge Swords target:Mob distance:8 dice:6,6", "flight-first"),
        does("/flee Mob dice:2,1"),
        does("/charge Swords target:Mob distance:8 dice:6,6", outcome="caught"),
    ),
    sequence(
        "Who fails to rally or panics is reminded to run",
        "Either flees at once [L744; R L686].",
        between("t9a", SWORDS, SPEARS, MOB),
        phases("movement"),
        does("/unit status Swords status:fleeing"),
        does("/rally Swords dice:6,6", rallied=False),
        does("/panic Mob cause:rule dice:6,6", passed=False),
        status("has not run yet: Swords, Mob"),
        does("/flee Swords dice:1,1"),
        does("/flee Mob to_edge:3 dice:2,2", destroyed=True),
        status("-has not run yet"),
    ),
    sequence(
        "A charge whose target holds is not redirected",
        "Only a charge at a unit that chose to flee is redirected [L655-657].",
        between("t9a", SWORDS, MOB, MOB.replace("Mob", "Rats")),
        phases("movement"),
        reacts("Swords", "Mob", "hold"),
        refuses("/charge what:redirect unit:Swords target:Rats dice:1,1", "redirects-nothing"),
        does("/charge Swords target:Mob distance:8 dice:3,4", outcome="contact"),
    ),
    sequence(
        "A beaten unit tests once whether it breaks",
        "Each unit of the losing side takes a Break test [R L601].",
        between("t9a", SWORDS, MOB),
        phases("combat"),
        does("/unit link Swords other:Mob"),
        does(f"{BREAK} dice:1,1", outcome="holds"),
        refuses(f"{BREAK} dice:6,6", "done-once"),
        units(Mob="engaged -fleeing"),
        Step((PRESS + "Do it all the same",)),
        phases("movement"),
        units(Mob="-break-tested"),
    ),
    sequence(
        "Who was beaten in a round and held tests no more",
        "The Break test is a step of the round [R L523-541, L601].",
        between("t9a", SWORDS, MOB),
        phases("combat"),
        does("/unit link Swords other:Mob"),
        does("/fight Swords fighting:1 enemy_fighting:0 modifier:2 dice:1,1,1,1", winner="unit"),
        units(Mob="engaged break-tested"),
        refuses(f"{BREAK} dice:6,6", "done-once"),
    ),
    sequence(
        "Who failed to hold back pursues without a second test",
        "A unit that fails the test must pursue [R L606].",
        between("t9a", SWORDS, MOB),
        phases("combat"),
        does("/unit link Swords other:Mob"),
        does("/combat Mob what:break enemy:Swords lost_by:5 steadfast:no dice:6,6"),
        does("/pursue Swords what:restrain dice:6,6", pursues=True),
        refuses("/pursue Swords what:pursuit enemy:Mob restrain:yes dice:1,1,6,6", "done-once"),
        does("/pursue Swords what:pursuit enemy:Mob dice:1,1,6,6", caught=1),
        units(Mob="destroyed", Swords="pursued"),
    ),
    sequence(
        "Who held back overruns nobody",
        "Who passes the test may pivot, and overruns only where nobody is left [R L606-608].",
        between("t9a", SWORDS, MOB),
        phases("movement"),
        reacts("Swords", "Mob", "hold"),
        does("/charge Swords target:Mob distance:8 dice:3,4", outcome="contact"),
        phases("combat"),
        does("/combat Mob what:break enemy:Swords lost_by:5 steadfast:no dice:6,6"),
        does("/pursue Swords what:pursuit enemy:Mob restrain:yes dice:1,1,6,6", caught=0),
        units(Swords="held-back -pursued", Mob="fleeing"),
        refuses("/pursue Swords what:overrun dice:1,1", "act-barred"),
    ),
    sequence(
        "Rank and file strike rank and file where nobody says whom they strike",
        "They may always strike the unit, and characters strike whom they touch [R L553-554].",
        between("t9a", SWORDS, LORD, MOB, BOSS),
        *LEADS,
        does("/unit link Swords other:Mob"),
        phases("combat"),
        does(
            "/fight Swords dice:1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1",
            told=(
                "Swords against Mob: 10 attacks (10 models)",
                "Lord against Boss: 1 attack (1 model)",
                "-Swords against Boss",
            ),
        ),
    ),
    sequence(
        "Nobody but a Wizard is named for a dispel",
        "A Wizard who does not flee dispels, or the army without one [L976].",
        between("t9a", MAGE, SWORDS, SHAMAN, MOB),
        phases("magic"),
        does("/winds what:flux dice:6,4"),
        does(f"/cast wizard:Mage spell:{FIRE} target:Mob dice_used:2 dice:5,5", cast=True),
        status("the last spell is cast, and neither dispelled nor resolved", "-spell 1"),
        refuses("/dispel wizard:Mob dice_used:2 dice:6,5", "not-a-wizard"),
        does("/dispel dice_used:2 dice:1,2", dispelled=False),
        status("the last spell withstood the dispel"),
    ),
)


@each_of(*SEQUENCES)
async def test_a_sequence_is_played_taken_back_and_done_again(
    hall: Hall, sequence: Sequence
) -> None:
    await played(sequence, hall)


async def test_players_say_whom_their_blows_strike_where_they_can_choose(
    alice: Player, bruno: Player
) -> None:
    """A model that touches several chooses among them before any roll [R L553-554]."""
    await in_turn(
        (alice, "/battle start game:t9a side_one:Men side_two:Orcs"),
        (alice, "/battle join side:Men"),
        (bruno, "/battle join side:Orcs"),
        *((alice, f"/unit add {unit}") for unit in (SWORDS, LORD.replace("A1", "A3"))),
        *((bruno, f"/unit add {unit}") for unit in (MOB, BOSS)),
        (alice, "/unit join Lord unit:Swords"),
        (bruno, "/unit join Boss unit:Mob"),
        (alice, "/unit link Swords other:Mob"),
        (alice, "/battle next phase:combat"),
    )
    asked = await alice.types("/fight Swords")
    assert (
        "Swords: whom of that enemy do its blows strike (2 models reach the character)?"
        in asked.text
    )
    assert asked.buttons[:2] == ["Mob", "Boss"]
    asked = await alice.presses(asked, "Boss")
    assert (
        "Lord: whom of that enemy do its blows strike (1 model reaches the character)?"
        in asked.text
    )
    assert asked.buttons[:2] == ["Boss", "Mob"]
    asked = await alice.presses(asked, "Mob")
    assert "Mob: whom of that enemy" in asked.text
    assert (await alice.presses(asked, "Swords")).refused == "not-your-decision"
    asked = await bruno.presses(asked, "Lord")
    told = await bruno.presses(asked, "Swords")
    # In each file a second rank supports the first [R L544].
    for line in (
        "Swords against Mob: 6 attacks (6 models)",
        "Swords against Boss: 4 attacks (4 models)",
        "Lord against Mob: 3 attacks (1 model)",
        "Boss against Swords: 1 attack (1 model)",
    ):
        assert line in told.text.replace("\N{NO-BREAK SPACE}", " "), told.text


async def test_nobody_is_asked_whom_blows_strike_where_nothing_is_left_to_choose(
    alice: Player, bruno: Player
) -> None:
    """Nobody chooses between rank and file alone, nor where players say who strikes whom."""
    await in_turn(
        (alice, "/battle start game:t9a side_one:Men side_two:Orcs"),
        (alice, "/battle join side:Men"),
        (bruno, "/battle join side:Orcs"),
        *((alice, f"/unit add {unit}") for unit in (SWORDS, SPEARS)),
        *((bruno, f"/unit add {unit}") for unit in (MOB, BOSS, MOB.replace("Mob", "Rats"))),
        (bruno, "/unit join Boss unit:Mob"),
        (alice, "/unit link Swords other:Mob"),
        (alice, "/unit link Spears other:Rats"),
        (alice, "/battle next phase:combat"),
    )
    assert "Spears against Rats: 10 attacks" in (await alice.types("/fight Spears")).text
    told = await alice.types("/fight Swords enemy:Mob; Boss fighting:4,1 enemy_fighting:5,1")
    assert "Swords against Boss: 2 attacks (2 models)" in told.text, told.text


async def test_a_form_offers_those_alone_who_may(alice: Player) -> None:
    """Wizards dispel, and who is in contact fights [L976; R L514]."""
    await alice.types("/battle start game:t9a side_one:Men side_two:Orcs")
    for unit in (SWORDS, MAGE, MOB, SHAMAN):
        await alice.types(f"/unit add {unit}")
    await alice.types("/battle next phase:magic")
    await alice.types("/winds what:flux dice:6,4")
    await alice.types(f"/cast wizard:Mage spell:{FIRE} target:Mob dice_used:2 dice:5,5")
    told = await alice.types("/dispel")
    offered = [option["value"] for option in told.fields["wizard"]["options"]]
    assert offered == ["Shaman"]
    await alice.types(f"/resolve spell_effect values:wizard:Mage; target:Mob; spell:{FIRE}")
    told = await alice.types("/dispel what:in-play")
    offered = [option["value"] for option in told.fields["wizard"]["options"]]
    assert offered == ["Mage", "Shaman"]
