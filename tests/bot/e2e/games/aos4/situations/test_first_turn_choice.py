"""Choice of the first turn after the priority roll, and what it costs."""

from __future__ import annotations

import pytest

from bot.battle.actions import lifecycle
from bot.store.journal.record import Actor, Caller
from rulesets.refusal import Refusal
from tests.bot.e2e.desk.tapping import Tapper, labels
from tests.bot.e2e.hall import Hall, Player
from tests.bot.e2e.sequences import (
    BRUNO,
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
    table,
    undoes,
)

ROLL = "/resolve procedure:priority_roll dice:"
TACTIC = "/resolve procedure:tactical_manoeuvre values:tactic:seize-centre"
FOR_OTHERS = "/resolve procedure:first_turn values:chooser:turn-first beginner:"
"""The choice as if who had the first turn before had it."""
TAKE, LEAVE = "press Take the first turn", "press Leave it to the enemy"
CARDS = "; ".join(f"Card {number}" for number in range(1, 13))


def _second_round(start: Step, *more: Step) -> tuple[Step, ...]:
    """Come to the second battle round, of which Men had the first turn in the first."""
    return (
        start,
        *more,
        phases("start-of-round"),
        does("/battle next first:Men"),
        phases("end-of-turn"),
        does("/battle next"),
        phases("end-of-turn"),
        does("/battle next"),
        does("/battle next"),
    )


def _two(house: str = "") -> tuple[Step, ...]:
    """Seat Alice at Men and Bruno at Orcs, and come to the second round."""
    start = f"/battle start game:aos4 side_one:Men side_two:Orcs{house}"
    seats = (does("/battle join side:Men"), does("/battle join side:Orcs", who=BRUNO))
    return _second_round(does(start), *seats)


SEQUENCES = (
    sequence(
        "The winner of the priority roll is asked who takes the first turn",
        "The winner chooses; who went second and takes the first has no tactic [L432, L1727].",
        _two(),
        does(f"{ROLL}2 5", told=("@Bruno", "take the first turn, or leave it")),
        status("The choice of Bruno who takes the first turn – /battle next first:Men"),
        refuses("/battle next", "choice-open"),
        refuses("/battle next", "choice-own-open", who=BRUNO),
        refuses(TAKE, "not-your-answer"),
        refuses("/resolve first_turn values:beginner:opponent", "not-your-side"),
        refuses(f"{FOR_OTHERS}chooser", "no-first-turn-choice", who=BRUNO),
        refuses(f"{FOR_OTHERS}opponent", "no-first-turn-choice", who=BRUNO),
        does(
            TAKE,
            who=BRUNO,
            begins="turn-second",
            price="no-tactic",
            told=("Orcs takes the first turn and chooses no battle tactic",),
        ),
        status("Orcs · Start of battle round", "First turn: Orcs", "-Who chooses says"),
        refuses("/resolve first_turn values:beginner:chooser", "no-first-turn-choice", who=BRUNO),
        does("/battle next", told=("Orcs · Start of turn", "-Not done before")),
        does(TACTIC, who=BRUNO, reason="double-turn"),
        phases("end-of-turn", who=BRUNO),
        does("/battle next", told=("Men · Start of turn",)),
        does(TACTIC, allowed=True),
    ),
    sequence(
        "The first turn that is left to the other costs no tactic",
        "Who had the second turn and does not choose the first may choose a tactic [L1727].",
        _two(),
        does(f"{ROLL}2 5"),
        does(
            "/resolve first_turn values:beginner:opponent",
            who=BRUNO,
            begins="turn-first",
            price="none",
        ),
        table(Orcs={"counters": {"may-seize": 0}}),
        does("/battle next", told=("Men · Start of turn",)),
        phases("end-of-turn"),
        does("/battle next", told=("Orcs · Start of turn",)),
        does(TACTIC, who=BRUNO, allowed=True),
    ),
    sequence(
        "A tie is for who had the first turn before",
        "On a tie who had the first turn of the round before chooses [L432].",
        _two(),
        does("/do text:Priorité", who=BRUNO),
        undoes(who=BRUNO),
        does(f"{ROLL}4 4", tied=True, told=("-@",)),
        refuses("/battle next", "choice-open", who=BRUNO),
        does(LEAVE, begins="turn-second", price="none", told=("Orcs takes the first turn.",)),
        does("/battle next", told=("Orcs · Start of turn",)),
        undoes(2),
        does("/battle next first:Men", told=("Men · Start of turn", "-Not done before")),
    ),
    sequence(
        "Where nobody is asked the order stays and that is told",
        "The winner chooses who has the first turn [L432].",
        _two(" house:decisions=defaults"),
        does(f"{ROLL}2 5", told=("-@",)),
        does("/battle next", told=("Men · Start of turn", "Nobody chose who takes the first turn")),
    ),
    sequence(
        "In the first round whoever deployed first chooses and the roll says so",
        "Who finished deploying first has the choice [L430].",
        (*between("aos4"), phases("start-of-round")),
        does("/resolve priority_roll", chooser="deployed-first"),
        does("/battle next", told=("Nobody said who has the first turn",)),
        undoes(),
        does("/battle next first:Orcs", told=("Orcs · Start of turn", "-Nobody said")),
    ),
    sequence(
        "Who plays alone chooses by a button or goes on",
        "The winner chooses who has the first turn [L432].",
        _second_round(*between("aos4")),
        does(f"{ROLL}2 5", buttons=("Take the first turn", "Leave it to the enemy")),
        does("/battle next", told=("Nobody chose who takes the first turn",)),
        undoes(),
        does("/do text:Take the first turn", begins="turn-second"),
        does("/battle next", told=("Orcs · Start of turn", "-Nobody chose")),
    ),
    sequence(
        "Whoever seizes the initiative draws no tactic cards from that moment",
        "Cards are drawn once the first turn is settled; who seizes it draws none [L2141-2163].",
        _second_round(
            does("/battle start game:aos4 side_one:Men side_two:Orcs house:battlepack=spearhead"),
            does("/battle join side:Men"),
            does("/battle join side:Orcs", who=BRUNO),
            does(f"/deck new name:Tactics kind:tactic-cards side:Orcs cards:{CARDS}", who=BRUNO),
        ),
        does(f"{ROLL}2 5"),
        does(TAKE, who=BRUNO, begins="turn-second", price="no-cards"),
        refuses("/card draw count:2", "seized-draws-none", who=BRUNO),
        undoes(who=BRUNO),
        does("/resolve first_turn values:beginner:opponent", who=BRUNO, price="none"),
        does("/card draw", who=BRUNO),
    ),
)


@each_of(*SEQUENCES)
async def test_a_sequence_is_played_taken_back_and_done_again(
    hall: Hall, sequence: Sequence
) -> None:
    await played(sequence, hall)


async def test_a_battle_of_sigmar_has_two_sides(hall: Hall, alice: Player) -> None:
    """A round has two turns, and who wins the roll one opponent to leave the first to [L342, L409].

    So the choice is between the two of them [L426-434].
    """
    await alice.types("/roll 1d6")
    caller = Caller(Actor(alice.user.id, "Alice"), None, "/battle start")
    async with hall.bot.store.channel(alice.user.channel.id) as channel:
        with pytest.raises(Refusal) as refused:
            lifecycle.start(channel, caller, "Three", ("Men", "Orcs", "Elves"), ruleset="aos4")
    assert refused.value.code == "side-count"
    assert refused.value.facts == {"count": 3, "least": 2, "most": 2}


async def test_who_goes_on_too_early_is_given_the_choice_itself(
    alice: Player, bruno: Player
) -> None:
    """No roll is made in the first round: who deployed first has the choice [L430]."""
    await alice.types("/battle start game:aos4 side_one:Men side_two:Orcs")
    await alice.types("/battle join side:Men")
    await bruno.types("/battle join side:Orcs")
    await alice.calls("battle next", phase="start-of-round")
    said = await alice.types("/do text:Deployed first")
    assert said.answer.refused is None, said.text
    tapper = Tapper(alice)
    await tapper.taps_on("Next phase")
    assert tapper.sheet is not None
    assert {"Take the first turn", "Leave it to the enemy"} <= {*labels(tapper.sheet)}, tapper.said
    refused = await bruno.types("/battle next")
    assert refused.refused == "choice-open"
    assert refused.buttons == []
    await tapper.answers("Leave it to the enemy")
    assert "Orcs takes the first turn" in tapper.said
