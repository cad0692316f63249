"""Sequences of BlackHammer of what a phase leaves to tell, and of tests taken one by one in it."""

from __future__ import annotations

from tests.bot.e2e.games.blackhammer.test_combat_sequences_of_blackhammer import (
    AXES,
    BOYZ,
    GOBS,
    KNIGHTS,
    LORD,
    MEN,
    SPEARS,
    TROLLS,
)
from tests.bot.e2e.hall import Hall, Player
from tests.bot.e2e.playing import in_turn
from tests.bot.e2e.sequences import (
    Sequence,
    between,
    does,
    each_of,
    phases,
    played,
    sequence,
    units,
)

OGRES = TROLLS.replace("Trolls", "Ogres").replace(":Men", ":Orcs")
BARON = f"Baron 1 {LORD} [character] side:Men"
FEW = (SPEARS.replace("20", "12"), AXES.replace("20", "12"))

SEQUENCES = (
    sequence(
        "Losses of a quarter call for one test however many phases are passed over",
        "The test comes at the end of the phase in which they fell [L1992].",
        between("blackhammer", SPEARS, BOYZ),
        phases("movement"),
        does("/unit damage Spears models:6"),
        phases(
            "close-combat",
            told=("phase_start:20 phase:movement", "-phase:magic", "-phase:shooting"),
        ),
    ),
    sequence(
        "Who broke first still counts for the tests of the others",
        "Fear weighs all units that lost, who take their tests before any runs [L1914, L2010].",
        between("blackhammer", *FEW, OGRES),
        does("/unit link Ogres other:Spears"),
        does("/unit link Ogres other:Axes"),
        phases("close-combat"),
        does("/combat Spears what:break enemy:Ogres lost_by:3 dice:6,6", added=3, broken=True),
        does("/combat Axes what:break enemy:Ogres lost_by:3 dice:2,2", added=3, broken=False),
        phases("movement", "close-combat"),
        # The Spears are gone from this combat now, and 12 are fewer than 18.
        does("/combat Axes what:break enemy:Ogres lost_by:3 dice:1,1", added=5, broken=False),
    ),
    sequence(
        "A result by itself counts every unit of the combat",
        "Ranks, flanks, standards and power are those of a whole side [L1882-1906].",
        between(
            "blackhammer",
            f"Swords 10 {MEN} side:Men",
            SPEARS.replace(" side", " [standard] side"),
            BOYZ.replace("20", "15"),
            GOBS.replace("20", "10"),
        ),
        does("/unit link Swords other:Boyz"),
        does("/unit link Spears other:Boyz facing:flank"),
        does("/unit link Gobs other:Swords"),
        phases("close-combat"),
        # 1 wound, 3 ranks, greater power, a standard and a flank against the one rank of the Gobs.
        does(
            "/combat Swords what:result enemy:Boyz wounds:1 enemy_wounds:0",
            score=7,
            enemy_score=1,
            told=("Gobs lost as well",),
        ),
        units(Boyz="fleeing", Gobs="fought", Swords="fought", Spears="-fought"),
    ),
    sequence(
        "A unit that broke flees from the strongest of its enemies",
        "It turns its back on the one of the highest power, of those it fought [L1926].",
        between("blackhammer", KNIGHTS, SPEARS, BOYZ),
        does("/unit link Knights other:Boyz"),
        does("/unit link Spears other:Boyz facing:flank"),
        phases("close-combat"),
        does("/combat Boyz what:break enemy:Spears lost_by:12", broken=True),
        does("/flee Boyz dice:2,2", told=("straight away from Spears",)),
    ),
    sequence(
        "Wounds of a challenge fought apart count in a round of which one unit is named",
        "All who fight in a combat fight its round, and all wounds of it count [L1350, L1880].",
        between(
            "blackhammer",
            SPEARS,
            BARON,
            AXES,
            GOBS,
            BARON.replace("Baron 1", "Boss 1")[:-3] + "Orcs",
        ),
        does("/unit join Baron unit:Spears"),
        does("/unit join Boss unit:Gobs"),
        does("/unit link Spears other:Gobs"),
        does("/unit link Axes other:Gobs facing:flank"),
        phases("close-combat"),
        does("/resolve challenge values:unit:Baron", told=("Baron · Boss",)),
        does("/resolve challenge values:unit:Baron answer:accept", outcome="fought"),
        does("/resolve duel values:unit:Baron enemy:Boss dice:1,6,6,1,6,1,1,1,1"),
        does("/fight Spears", told=("its challenge counts 1 wound", "Axes against Gobs")),
    ),
    sequence(
        "Who only ran fugitives down overruns nobody",
        "All its enemies are to fall in the combat of the turn in which it charged [L1934].",
        between("blackhammer", KNIGHTS, GOBS),
        phases("movement"),
        does("/charge Knights target:Gobs what:declare distance:10"),
        does("/charge what:response unit:Knights target:Gobs response:flee"),
        does("/flee Gobs dice:1,2"),
        does("/charge Knights target:Gobs distance:13", outcome="caught-up"),
        phases("close-combat"),
        does("/pursue Knights what:overrun", allowed=False, told=("only ran down fugitives",)),
    ),
    sequence(
        "A distance that was told with a charge is asked no more",
        "What is measured once holds for the answer, the shots and the move [L656-664, L700].",
        between("blackhammer", SPEARS, f"Guns 20 {MEN} Rg24 SS4 side:Orcs"),
        phases("movement"),
        does("/charge Spears target:Guns what:declare distance:7"),
        does("/charge what:response unit:Spears target:Guns response:stand-and-shoot"),
        does(
            "/shoot Guns target:Spears weapon:bow stand_and_shoot:yes shots:3 dice:1,1,1",
            buttons=("Undo",),
        ),
        does("/charge Spears target:Guns", outcome="contact", moved=7),
    ),
)


@each_of(*SEQUENCES)
async def test_a_sequence_is_played_taken_back_and_done_again(
    hall: Hall, sequence: Sequence
) -> None:
    await played(sequence, hall)


async def test_nobody_ends_a_spell_of_the_other_side_at_will(alice: Player, bruno: Player) -> None:
    """Its owner ends it; others dispel it [L868, L878]."""
    await in_turn(
        (alice, "/battle start game:blackhammer side_one:Men side_two:Orcs"),
        (alice, "/battle join side:Men"),
        (bruno, "/battle join side:Orcs"),
        (alice, f"/unit add Mage 1 {LORD} Lvl2 [character]"),
        (bruno, f"/unit add {GOBS.partition(' side')[0]}"),
        (alice, "/battle next phase:magic"),
        (alice, "/resolve spell_effect values:wizard:Mage target:Gobs spell:net-of-amyntok"),
    )
    line = "/resolve end_spell values:spell:net-of-amyntok"
    assert (await bruno.types(line)).refused == "not-your-side"
    told = await alice.types(line)
    assert "Net of Amyntok ends" in told.text
