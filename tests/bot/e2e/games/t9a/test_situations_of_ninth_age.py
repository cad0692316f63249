"""Situations of The 9th Age: who may do what, and in whose turn."""

from __future__ import annotations

from tests.bot.e2e.games.t9a.test_sequences_of_ninth_age import REACTION
from tests.bot.e2e.games.t9a.test_turn_sequences_of_ninth_age import MOB, SWORDS
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
)

SEQUENCES = (
    sequence(
        "Nobody answers a charge in the turn of who is charged",
        "Charges are declared by the player whose turn it is, each with its answer [L631-635].",
        between("t9a", SWORDS, MOB),
        phases("movement"),
        refuses(REACTION.format("Mob", "Swords", "hold"), "not-its-turn"),
        status("-Mob at Swords"),
        phases("combat", "movement"),
        does(REACTION.format("Mob", "Swords", "hold")),
        status("Mob at Swords"),
    ),
)


@each_of(*SEQUENCES)
async def test_a_sequence_is_played_taken_back_and_done_again(
    hall: Hall, sequence: Sequence
) -> None:
    await played(sequence, hall)
