"""Situations of BlackHammer: the order of a magic phase, step by step."""

from __future__ import annotations

from tests.bot.e2e.games.blackhammer.situations.opening import MAGE
from tests.bot.e2e.games.blackhammer.test_combat_sequences_of_blackhammer import BOYZ, GOBS, SPEARS
from tests.bot.e2e.hall import Hall
from tests.bot.e2e.sequences import (
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
)

FIREBALL = "/cast wizard:Mage spell:fireball target:{} dice_used:2 dice:5,5"
BOLT = "/cast wizard:Mage spell:forked-lightning target:{} dice_used:2 dice:5,5"
STORM = "/cast wizard:Mage spell:storm-of-flame target:Boyz dice_used:3 dice:6,6,5"
EFFECT = "/resolve spell_effect values:wizard:{}; target:{}; spell:{} dice:{}"
BURNS = "/resolve spell_effect values:target:Boyz; spell:flaming-cage; due:yes"
OPEN = (
    *between(
        "blackhammer", MAGE.format("Mage", "Men"), SPEARS, BOYZ, GOBS, MAGE.format("Shaman", "Orcs")
    ),
    phases("magic"),
)

SEQUENCES = (
    sequence(
        "No spell is cast before the winds have given dice for it",
        "They are rolled first; who tells what they gave needs no roll [L768-772].",
        OPEN,
        refuses(FIREBALL.format("Boyz").partition(" dice:")[0], "winds-first"),
        does("/battle count side:Men what:power-dice value:4"),
        does(FIREBALL.format("Boyz"), cast=True),
    ),
    sequence(
        "A spell that was not cast has no effect, and one that was has it once",
        "Once cast and not dispelled it strikes whom it was cast at [L862-864].",
        OPEN,
        does("/winds dice:3,6"),
        refuses(EFFECT.format("Mage", "Boyz", "fireball", "1,6"), "spell-not-cast"),
        does(FIREBALL.format("Boyz"), cast=True),
        refuses(EFFECT.format("Mage", "Gobs", "fireball", "1,6"), "spell-at-another"),
        refuses(EFFECT.format("Mage", "Boyz", "forked-lightning", "1,6"), "spell-first"),
        does(EFFECT.format("Mage", "Boyz", "fireball", "1,6"), models_lost=1),
        refuses(EFFECT.format("Mage", "Boyz", "fireball", "1,6"), "spell-has-taken-effect"),
        table(Boyz={"models": 19}, Gobs={"models": 20}),
    ),
    sequence(
        "A spell takes effect before the next is cast",
        "Each is resolved after the other [L876].",
        OPEN,
        does("/winds dice:3,6"),
        does(FIREBALL.format("Boyz"), cast=True),
        refuses(BOLT.format("Boyz").partition(" dice:")[0], "spell-first"),
        does("/dispel what:let-through"),
        refuses(BOLT.format("Boyz").partition(" dice:")[0], "spell-first"),
        does(EFFECT.format("Mage", "Boyz", "fireball", "1,1")),
        does(BOLT.format("Boyz"), cast=True),
    ),
    sequence(
        "A template strikes each unit under it once",
        "It may touch several, which one casting strikes [L102-106].",
        OPEN,
        does("/winds dice:3,6"),
        does(STORM, cast=True),
        does(
            EFFECT.format("Mage", "Boyz", "storm-of-flame", "1,1").replace(
                " dice", "; struck:2 dice"
            )
        ),
        does(
            EFFECT.format("Mage", "Gobs", "storm-of-flame", "1,1").replace(
                " dice", "; struck:2 dice"
            )
        ),
        refuses(
            EFFECT.format("Mage", "Boyz", "storm-of-flame", "1,1").replace(
                " dice", "; struck:2 dice"
            ),
            "spell-has-taken-effect",
        ),
    ),
    sequence(
        "The spell of a caster who fell takes effect on whom he cast it at",
        "It was cast, whatever becomes of him [L862-864].",
        OPEN,
        does("/winds dice:3,6"),
        does(FIREBALL.format("Boyz"), cast=True),
        does("/unit damage Mage wounds:9"),
        refuses("/resolve spell_effect values:target:Gobs; spell:fireball", "spell-at-another"),
        does("/resolve spell_effect values:target:Boyz; spell:fireball dice:1,6", models_lost=1),
    ),
    sequence(
        "A Fiasco typed after its cast is of the spell that failed",
        "That spell is forgotten, or cast after all at its own value [L844, L854].",
        OPEN,
        does("/winds dice:3,6"),
        does(FIREBALL.format("Boyz").replace("5,5", "1,1"), miscast=True),
        does("/miscast Mage dice:4,6", spell_forgotten=True),
        refuses(FIREBALL.format("Boyz").partition(" dice:")[0], "spell-forgotten"),
        does(BOLT.format("Boyz").replace("5,5", "1,1"), miscast=True),
        does("/miscast Mage dice:6,6,1", spell_cast=True),
        table(Men={"counters": {"casting-result": 7}}),
        does("/dispel what:let-through"),
        does(EFFECT.format("Mage", "Boyz", "forked-lightning", "1,6"), models_lost=1),
    ),
    sequence(
        "A spell taken back leaves no number of it to read",
        "What rules alone count is told to nobody, done or undone [L876].",
        OPEN,
        does("/winds dice:3,6"),
        does(FIREBALL.format("Boyz"), told=("-to be resolved",)),
        Step(("/undo",), changes=-1, told=("Undone", "-to be resolved")),
    ),
    sequence(
        "A Flaming Cage burns who moves in it, once",
        "It does nothing to who stands still, and 1D6 hits to who moves [L3172].",
        OPEN,
        does("/winds dice:3,6"),
        does("/cast wizard:Mage spell:flaming-cage target:Boyz dice_used:2 dice:5,5", cast=True),
        does("/resolve spell_effect values:wizard:Mage; target:Boyz; spell:flaming-cage"),
        phases("movement"),
        status("In a Flaming Cage, which burns whoever moves: Boyz", "-Moved in a Flaming Cage"),
        does("/resolve move_allowance values:unit:Boyz; made:yes"),
        status("Moved in a Flaming Cage, which burns them now: Boyz"),
        does(f"{BURNS} dice:1,6", models_lost=1),
        refuses(BURNS, "done-once"),
        status("-Moved in a Flaming Cage"),
    ),
    sequence(
        "The gift of a Fiasco strikes whom it was cast at, once",
        "It is one spell, cast without a roll [L838-840].",
        OPEN,
        does("/winds dice:3,6"),
        does(FIREBALL.format("Boyz").replace("5,5", "1,1"), miscast=True),
        does("/miscast Mage dice:3,3", free_spell=True),
        does("/resolve cast_free_spell values:wizard:Shaman; spell:fireball; target:Spears"),
        does("/dispel what:let-free-through"),
        refuses(EFFECT.format("Shaman", "Mage", "fireball", "1,6"), "spell-at-another"),
        does(EFFECT.format("Shaman", "Spears", "fireball", "1,6"), models_lost=1),
        refuses(EFFECT.format("Shaman", "Spears", "fireball", "1,6"), "spell-has-taken-effect"),
    ),
)


@each_of(*SEQUENCES)
async def test_a_sequence_is_played_taken_back_and_done_again(
    hall: Hall, sequence: Sequence
) -> None:
    await played(sequence, hall)
