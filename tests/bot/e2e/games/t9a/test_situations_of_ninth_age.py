"""Situations of The 9th Age: who may do what, and in whose turn."""

from __future__ import annotations

import pytest

from tests.bot.e2e.games.t9a.test_sequences_of_ninth_age import MEN, REACTION, reacts
from tests.bot.e2e.games.t9a.test_turn_sequences_of_ninth_age import (
    LORD,
    MOB,
    SPEARS,
    SWORDS,
    WIDE,
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
    refuses,
    sequence,
    status,
    units,
)

FIREBALL = "/cast wizard:Hero spell:fireball target:Mob dice_used:2"

SEQUENCES = (
    sequence(
        "Nobody answers a charge in the turn of who is charged",
        "Charges are declared by the player whose turn it is, each with its answer [L631-635].",
        between("t9a", SWORDS, MOB),
        phases("movement"),
        refuses(REACTION.format("Mob", "Swords", "hold"), "not-its-turn"),
        status("-Mob at Swords"),
        phases("combat", "movement"),
        reacts("Mob", "Swords", "hold"),
        status("Mob at Swords"),
    ),
    sequence(
        "Restraint is tested once and who breaks runs once from all its pursuers",
        "Who fails pursues, who holds back does not, and flight is rolled once [R L606-609].",
        between("t9a", SWORDS, SPEARS, f"Pikes 20 {WIDE} side:Men", MOB),
        does("/unit link Swords other:Mob"),
        does("/unit link Spears other:Mob facing:flank"),
        does("/unit link Pikes other:Mob facing:rear"),
        phases("combat"),
        does("/combat Mob what:break enemy:Swords lost_by:5 steadfast:no dice:6,6"),
        does("/pursue Swords what:restrain dice:6,6", pursues=True),
        refuses("/pursue Swords what:restrain dice:1,1", "done-once"),
        does("/pursue Spears what:restrain dice:1,1", pursues=False),
        refuses("/pursue Spears what:pursuit enemy:Mob dice:1,1,6,6", "act-barred"),
        does("/pursue Swords what:pursuit enemy:Mob dice:6,5,1,1"),
        refuses("/pursue Pikes what:pursuit enemy:Mob dice:1,1,6,6", "done-once"),
        units(Mob="fleeing -destroyed", Spears="held-back -pursued"),
    ),
    sequence(
        "Nobody but a Wizard casts unless an item binds the spell",
        "Wizards cast, and whoever bears an item casts the spell that it binds [L963, L1037-1041].",
        between("t9a", f"Hero 1 {MEN} [character] side:Men", MOB),
        phases("magic"),
        does("/winds dice:6,4"),
        refuses(FIREBALL, "not-a-wizard"),
        does(f"{FIREBALL} power_level:5 dice:3,3", cast=True),
    ),
    sequence(
        "Who charges out of a unit leaves it without a charge and who joins one without a move",
        "The rest of it declares none in that turn, and a unit joined stays there [R L828-834].",
        between("t9a", SWORDS, SPEARS, LORD, f"Hero 1 {MEN} [character] side:Men", MOB),
        does("/unit join Lord unit:Swords"),
        phases("movement"),
        does("/unit leave Lord"),
        reacts("Lord", "Mob", "hold"),
        refuses(REACTION.format("Swords", "Mob", "hold"), "act-barred"),
        does("/unit join Hero unit:Spears"),
        refuses("/move Spears what:march", "act-barred"),
        does("/move Swords what:march"),
        phases("combat", "movement", "combat", "movement"),
        reacts("Spears", "Mob", "hold"),
    ),
)


@each_of(*SEQUENCES)
async def test_a_sequence_is_played_taken_back_and_done_again(
    hall: Hall, sequence: Sequence
) -> None:
    await played(sequence, hall)


KNIGHTS = "Knights 10 M4 WS3 BS3 S4 T6 W1 I6 A1 Ld7 Wide5"
TROLLS = "Trolls 3 M6 WS3 BS1 S5 T4 W3 I1 A3 Ld4 Wide3"
CAPTAIN = "Captain 1 M4 WS4 S4 T6 W3 I6 A1 Ld8 [character]"


@pytest.mark.parametrize("cards", ["card", "full"])
async def test_who_aims_at_a_character_is_told_how_many_reach_him_and_that_they_fell(
    alice: Player, bruno: Player, cards: str
) -> None:
    """Models in contact may strike the characters that they touch [R L553-554]."""
    await alice.calls("battle start", game="t9a", side_one="Men", side_two="Horde")
    await alice.calls("battle join", side="Men")
    await bruno.calls("battle join", side="Horde")
    await in_turn(
        (alice, f"/settings cards:{cards}"),
        (alice, f"/unit add {KNIGHTS}"),
        (alice, f"/unit add {CAPTAIN}"),
        (bruno, f"/unit add {TROLLS}"),
        (bruno, "/unit damage Trolls wounds:2"),
        (alice, "/unit join Captain unit:Knights"),
        (alice, "/unit link Knights other:Trolls"),
        (alice, "/battle next phase:combat"),
    )
    first = "6,1,1,1,1,1,1,1,1,1,6"  # one hit of the Knights wounds, and the Troll in front falls
    rest = "1,1,1,1,1,1,1,1,1"
    asked = await alice.types(f"/fight unit:Knights;Captain enemy:Trolls dice:{first},{rest}")
    assert "(1 model reaches the character)" in asked.text
    told = await bruno.types("/throw Captain")
    assert told.answer.refused is None, told.text
    assert "Trolls against Captain: those in contact have fallen." in told.text
