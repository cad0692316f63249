"""Blows at units, where characters stand in the unit before those who strike [L2120]."""

from __future__ import annotations

import pytest

from tests.bot.e2e.games.blackhammer.situations.opening import HERO, JOINS
from tests.bot.e2e.games.blackhammer.test_combat_sequences_of_blackhammer import MEN
from tests.bot.e2e.hall import Hall, Player
from tests.bot.e2e.playing import in_turn
from tests.bot.e2e.sequences import (
    ALICE,
    BRUNO,
    Sequence,
    Step,
    between,
    does,
    each_of,
    looks,
    phases,
    played,
    refuses,
    sequence,
    units,
)

# Nobody breaks, so that no decision but that about blows is asked.
WOLVES = f"Wolves 6 {MEN.replace('Wide5', 'Wide6').replace('I3', 'I9')} [unbreakable] side:Men"
BOYZ = f"Boyz 20 {MEN} [unbreakable] side:Orcs"
LEADER = HERO.replace("]", ", unbreakable]")
BOSS, SHAMAN = f"Boss 1 {LEADER} side:Orcs", f"Shaman 1 {LEADER} side:Orcs"
BARON = f"Baron 1 {LEADER.replace('W2', 'W10')} side:Men"
CHAMPIONS = "{} 20 " + MEN + " [champion, unbreakable] side:{}"
START = "/battle start game:blackhammer side_one:Men side_two:Orcs"
FIGHT = "/fight Wolves"


def fights(*units: str, joined: tuple[str, ...] = (), asked: bool = True) -> tuple[Step, ...]:
    """Open a combat of Wolves with Boyz, the players of which are asked what they decide."""
    first = Step((START, *(f"/unit add {unit}" for unit in units)))
    opening = (first,) if asked else between("blackhammer", *units)
    joins = [Step((f"/unit join {name}",)) for name in joined]
    touch = Step(("/unit link Wolves other:Boyz",))
    return (*opening, *joins, touch, *JOINS, phases("close-combat"))


IN_BOYZ = ("Boss unit:Boyz",)

SEQUENCES = (
    sequence(
        "Who strikes a character in a unit is the choice of the player of the strikers",
        "They say so before the dice, for those who touch him; three do at most [L1358, L2120].",
        fights(WOLVES, BOYZ, BOSS, joined=IN_BOYZ),
        looks(FIGHT, told=("Wolves: strike whom?", "-To hit")),
        refuses("press Boss", "not-your-decision", who=BRUNO),
        does(
            "press Boss",
            told=("Wolves against Boss: 3 models, 3", "Wolves against Boyz: 3 models, 3"),
        ),
    ),
    sequence(
        "Blows at a unit are its ordinary models' where nobody decides",
        "Enemies may strike a character, but need not [L2120].",
        fights(WOLVES, BOYZ, BOSS, joined=IN_BOYZ, asked=False),
        does(FIGHT, told=("Wolves against Boyz: 6 models", "-against Boss", "Boss against Wolves")),
        units(Boss="-destroyed"),
    ),
    sequence(
        "Each of two characters may be struck in the stead of their unit",
        "Those in contact choose among all whom they touch [L1358, L2120].",
        fights(WOLVES, BOYZ, BOSS, SHAMAN, joined=(*IN_BOYZ, "Shaman unit:Boyz")),
        looks(FIGHT, told=("strike whom?",)),
        does("press Shaman", told=("Wolves against Shaman: 3 models", "-Wolves against Boss")),
    ),
    sequence(
        "Both players are asked whom their units strike",
        "A character stands in either unit; who meets his like strikes him [L2120].",
        fights(WOLVES, BARON, BOYZ, BOSS, joined=("Baron unit:Wolves", *IN_BOYZ)),
        looks(FIGHT, told=("Wolves: strike whom?",)),
        looks("press Boyz", told=("Boyz: strike whom?",)),
        refuses("press Baron", "not-your-decision"),
        Step(
            ("press Baron",),
            who=BRUNO,
            of=ALICE,
            told=("Boyz: Baron", "Boyz against Baron: 3 models", "-Wolves against Boss"),
        ),
    ),
    sequence(
        "Whoever states the models in contact is not asked whom they strike",
        "The table knows no places; who states them has looked [L1358].",
        fights(WOLVES, BOYZ, BOSS, joined=IN_BOYZ),
        does(
            f"{FIGHT} enemy:Boyz; Boss fighting:4,2 enemy_fighting:4,1",
            told=("Wolves against Boyz: 4 models", "Wolves against Boss: 2 models", "-strike whom"),
        ),
    ),
    sequence(
        "Nobody is asked whom to strike where there is nothing to choose",
        "Who fights a challenge is struck by nobody else, nor is who hides from one [L2126-2128].",
        fights(WOLVES, BARON, BOYZ, BOSS, joined=("Baron unit:Wolves", *IN_BOYZ)),
        does("/fight what:challenge unit:Baron enemy:Boss"),
        does("/fight what:challenge unit:Baron enemy:Boss answer:accept", who=BRUNO),
        does(FIGHT, told=("-strike whom", "Wolves against Boyz")),
    ),
    sequence(
        "Characters fight with the units that alone are named",
        "Whoever touches an enemy must strike, whichever way players say it [L1358].",
        fights(WOLVES, BARON, BOYZ, BOSS, joined=("Baron unit:Wolves", *IN_BOYZ), asked=False),
        does(
            f"{FIGHT} enemy:Boyz",
            told=("Baron against Boss", "Boss against Baron", "-did not fight"),
        ),
    ),
    sequence(
        "A lone survivor has no flank in a combat resolved step by step",
        "A single model of unit power 1 has neither flank nor rear [L2688].",
        fights(WOLVES, BOYZ, asked=False),
        does("/unit damage Boyz wounds:19", who=BRUNO),
        does("/combat what:result unit:Wolves enemy:Boyz flanks:10", told=("-flank",)),
    ),
    sequence(
        "Who falls to a character strikes back no more, though nobody strikes at him",
        "Any loss lessens those who can strike back [L1874-1876].",
        fights(WOLVES.replace("I9", "I1"), BARON, BOYZ, joined=("Baron unit:Wolves",), asked=False),
        does(
            f"{FIGHT}; Baron enemy:Boyz dice:6,6,6,6,6,6,1,1,1,1,1,1,1",
            told=("Baron against Boyz", "Boyz against Wolves: 2 models"),
        ),
    ),
    sequence(
        "A champion fights a challenge while his unit fights on",
        "He is one model of it: he alone strikes his opponent and is struck by him [L2282].",
        fights(CHAMPIONS.format("Wolves", "Men"), CHAMPIONS.format("Boyz", "Orcs"), asked=False),
        does("/resolve challenge values:unit:Wolves"),
        does("/resolve challenge values:unit:Wolves; answer:accept", who=BRUNO),
        does(
            f"{FIGHT} dice:1,1,1,1,1,4,4,1,1,1,1",
            told=("Wolves against Boyz: 4 models", "The champion of Wolves against that of Boyz"),
        ),
        units(Wolves="-in-challenge engaged", Boyz="-in-challenge engaged"),
        looks("/unit show Boyz", told=("19/20", "-Champion")),
    ),
    sequence(
        "A champion hides from a challenge, and not his unit",
        "An ordinary model takes his place, and nobody challenges there again [L2124-2126, L2282].",
        fights(CHAMPIONS.format("Wolves", "Men"), CHAMPIONS.format("Boyz", "Orcs"), asked=False),
        looks("/battle status", told=("May fight a challenge",)),
        does("/resolve challenge values:unit:Wolves"),
        does("/resolve challenge values:unit:Wolves; answer:refuse; enemy:Boyz", who=BRUNO),
        looks(
            "/battle status",
            told=("Wolves against Boyz – /fight unit:Wolves enemy:Boyz", "-May fight a challenge"),
        ),
        does(FIGHT, told=("Wolves against Boyz: 5 models", "Boyz against Wolves: 5 models")),
    ),
    sequence(
        "A unit that touches a character alone strikes him",
        "All its blows are for him whom it touches [L2120].",
        (
            Step((START, f"/unit add {WOLVES}", f"/unit add {BOSS}")),
            Step(("/unit link Wolves other:Boss",)),
            *JOINS,
            phases("close-combat"),
        ),
        does(FIGHT, told=("-strike whom", "Wolves against Boss: 6 models")),
    ),
)


@each_of(*SEQUENCES)
async def test_a_sequence_is_played_taken_back_and_done_again(
    hall: Hall, sequence: Sequence
) -> None:
    await played(sequence, hall)


@pytest.mark.own_hall
async def test_a_fight_that_waits_for_whom_it_strikes_outlives_a_restart(
    hall: Hall, alice: Player, bruno: Player
) -> None:
    """Choices made before the bot ended hold; the round is taken back as one [L2120]."""
    await in_turn(
        (alice, START),
        (alice, "/battle join side:Men"),
        (bruno, "/battle join side:Orcs"),
        *((alice, f"/unit add {unit}") for unit in (WOLVES, BARON)),
        *((bruno, f"/unit add {unit}") for unit in (BOYZ, BOSS)),
        (alice, "/unit join Baron unit:Wolves"),
        (bruno, "/unit join Boss unit:Boyz"),
        (alice, "/unit link Wolves other:Boyz"),
        (alice, "/battle next phase:close-combat"),
    )
    before = (await hall.state(alice))[0]
    asked = await alice.types(FIGHT)
    await hall.restart()
    asked = await alice.presses(asked, "Boss")
    assert "Boyz: strike whom?" in asked.text
    await hall.restart()
    fought = await bruno.presses(asked, "Baron")
    assert "Boss" in fought.text
    after = (await hall.state(alice))[0]
    assert after != before
    await alice.types("/undo")
    assert (await hall.state(alice))[0] == before
    await hall.restart()
    await alice.types("/redo")
    assert (await hall.state(alice))[0] == after
    verified = await alice.types("/dice verify")
    assert verified.answer.refused is None
