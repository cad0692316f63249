"""Spells kept in play with power dice: once in a magic phase, and only what is in play."""

from __future__ import annotations

from tests.bot.e2e.games.blackhammer.situations.opening import JOINS, MAGE
from tests.bot.e2e.games.blackhammer.test_combat_sequences_of_blackhammer import BOYZ, GOBS
from tests.bot.e2e.hall import Hall
from tests.bot.e2e.sequences import (
    BRUNO,
    Sequence,
    between,
    does,
    each_of,
    phases,
    played,
    refuses,
    sequence,
    status,
    table,
)

CASTS = "/resolve resolve_spell values:wizard:{}; target:{}; spell:net-of-amyntok"
KEEPS = "/resolve maintain_spell values:spell:net-of-amyntok"
NEXT_TURN = phases("movement", "magic", "movement", "magic")

SEQUENCES = (
    sequence(
        "A spell is paid for once in a magic phase and again in the next",
        "Its number in dice keeps it, after the winds of its own side [L870-872].",
        (*between("blackhammer", MAGE.format("Mage", "Men"), BOYZ), *JOINS),
        phases("magic"),
        does(CASTS.format("Mage", "Boyz")),
        does("/winds dice:3,5"),
        refuses(KEEPS, "upkeep-fresh"),
        phases("movement", "magic"),
        refuses(KEEPS, "not-its-turn", who=BRUNO),
        phases("movement", "magic"),
        does("/winds dice:3,4"),
        refuses(KEEPS, "not-your-side", who=BRUNO),
        does(KEEPS, maintained=True, dice_spent=2),
        table(Men={"counters": {"power-dice": 5}}),
        refuses(KEEPS, "upkeep-paid"),
        table(Men={"counters": {"power-dice": 5}}),
        NEXT_TURN,
        does("/winds dice:3,4"),
        does(KEEPS, maintained=True),
    ),
    sequence(
        "A spell that is gone is not paid for",
        "It ends with its caster; power dice keep what is in play [L868-870].",
        (*between("blackhammer", MAGE.format("Mage", "Men"), BOYZ), *JOINS),
        phases("magic"),
        does(CASTS.format("Mage", "Boyz")),
        NEXT_TURN,
        does("/winds dice:3,4"),
        does("/unit remove Mage"),
        refuses(KEEPS, "upkeep-not-in-play"),
        refuses(f"{KEEPS}; keep:no", "upkeep-not-in-play"),
        table(Men={"counters": {"power-dice": 7}}),
    ),
    sequence(
        "Each of two wizards pays for his own spell",
        "The same wizard alone may not have it twice [L872].",
        (
            *between(
                "blackhammer", MAGE.format("Mage", "Men"), MAGE.format("Magus", "Men"), BOYZ, GOBS
            ),
            *JOINS,
        ),
        phases("magic"),
        does(CASTS.format("Mage", "Boyz")),
        does(CASTS.format("Magus", "Gobs")),
        NEXT_TURN,
        does("/winds dice:1,4"),
        status("upkeep:2 spell:net-of-amyntok wizard:Magus"),
        refuses(KEEPS, "missing-option"),
        does(f"{KEEPS}; wizard:Magus", maintained=True),
        refuses(f"{KEEPS}; wizard:Magus", "upkeep-paid"),
        does(KEEPS, maintained=True, dice_spent=2),
        table(Men={"counters": {"power-dice": 1}}),
    ),
    sequence(
        "A spell ends where the pool does not pay for it",
        "It ends at once where its number is not spent [L870].",
        (*between("blackhammer", MAGE.format("Mage", "Men"), BOYZ), *JOINS),
        phases("magic"),
        does(CASTS.format("Mage", "Boyz")),
        NEXT_TURN,
        does("/battle count side:Men what:power-dice value:1"),
        does(KEEPS, maintained=False, reason="too-few-dice"),
        refuses(KEEPS, "upkeep-not-in-play"),
    ),
)


@each_of(*SEQUENCES)
async def test_a_sequence_is_played_taken_back_and_done_again(
    hall: Hall, sequence: Sequence
) -> None:
    await played(sequence, hall)
