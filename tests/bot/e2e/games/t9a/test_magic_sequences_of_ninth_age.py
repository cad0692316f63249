"""Sequences of commands of The 9th Age's magic: pools, spells that remain in play, dispels."""

from __future__ import annotations

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
    units,
)

MEN = "M4 WS3 BS3 S3 T3 W1 I3 A1 Ld7"
MAGE = f"Mage 1 {MEN} Lv3 [wizard, character] side:Men"
SHAMAN = f"Shaman 1 {MEN} Lv1 [wizard, character] side:Orcs"
MOB = f"Mob 20 {MEN} side:Orcs"
FIRE = "cascading-fire"
CAST = f"/cast wizard:Mage spell:{FIRE} target:Mob dice_used:2 dice:5,5"
DISPEL = f"/dispel what:in-play wizard:Shaman spell:{FIRE}"
MEETS = between("t9a", MAGE, SHAMAN, MOB)
BEGINS = (phases("magic"), does("/winds dice:6,4"))
"""The first magic phase, with ten Power Dice against six."""
BURNS = (
    does(CAST, cast=True),
    does(f"/resolve spell_effect values:wizard:Mage; target:Mob; spell:{FIRE}"),
    units(Mob=FIRE),
)
"""The mob burns in a spell that remains in play."""


def pools(power: int, dispelling: int) -> Step:
    """Look at the dice left, of power and of dispelling."""
    men, orcs = {"power-dice": power}, {"dispel-dice": dispelling}
    return table(Men={"counters": men}, Orcs={"counters": orcs})


AURA = "/cast wizard:Mage spell:flaming-swords version:improved dice_used:3"

SEQUENCES = (
    sequence(
        "Who has generated his spells is reminded of them no more",
        "A Wizard generates his spells once, before deployment [L572-576].",
        between("t9a", MAGE, SHAMAN),
        status("Spells to generate: Mage, Shaman"),
        does("/resolve spell_generation values:unit:Mage dice:3,6,2"),
        status("Spells to generate: Shaman", "has generated its spells"),
        phases("movement", told=("Spells to generate: Shaman",)),
        status("-has generated its spells"),
    ),
    sequence(
        "Nobody casts before the flux and an aura has no single target",
        "The flux gives the dice; an aura strikes every unit within its range [L834, L947-951].",
        MEETS,
        phases("magic"),
        refuses(CAST, "flux-first"),
        does("/winds dice:6,4"),
        refuses(f"{AURA} target:Mage dice:6,5,5", "spell-on-all"),
        does(f"{AURA} dice:6,5,5", cast=True),
        does(
            "/resolve spell_effect values:wizard:Mage; spell:flaming-swords; version:improved; "
            "target:Mage"
        ),
        units(Mage="flaming-swords"),
    ),
    sequence(
        "A side ends its own spells alone and dispels the enemy's first",
        "Whoever owns a spell ends it at will; others need dice [L953-959].",
        MEETS,
        *BEGINS,
        *BURNS,
        refuses(f"{DISPEL} own:yes", "spell-of-others"),
        phases("combat", "magic"),
        does(f"/resolve spell_effect values:wizard:Shaman; target:Mage; spell:{FIRE}"),
        units(Mage=FIRE),
        phases("combat", "magic"),
        does("/winds dice:6,4"),
        does(f"{DISPEL} dice_used:2 dice:6,5", dispelled=True),
        units(Mob=f"-{FIRE}", Mage=FIRE),
    ),
    sequence(
        "Dice leave the pool of whoever rolls them",
        "Dice of a cast or a dispel leave the pool of whoever rolls them [L949, L971, L977].",
        MEETS,
        *BEGINS,
        pools(10, 6),
        does(CAST),
        pools(8, 6),
        does("/dispel wizard:Shaman dice_used:4 dice:1,2,1,2", dispelled=False),
        pools(8, 2),
        refuses("/dispel wizard:Shaman casting_total:13 dice_used:2", "spell-past-dispelling"),
        refuses("/cast wizard:Mage spell:fireball target:Mob dice_used:6", "power-dice-number"),
    ),
    sequence(
        "A single low die never casts",
        "A 1 or a 2 on a single die is a failure whatever is added [L993].",
        MEETS,
        *BEGINS,
        does("/cast wizard:Mage spell:fireball target:Mob dice_used:1 dice:2", cast=False),
        units(Mage="lost-focus"),
    ),
    sequence(
        "A spell in play is dispelled in a later phase by the enemy",
        "An enemy dispels only what was cast in an earlier phase [L955].",
        MEETS,
        *BEGINS,
        *BURNS,
        refuses(f"{DISPEL} dice_used:2", "cast-this-phase"),
        phases("combat", "magic"),
        does("/winds dice:5,5"),
        does(f"{DISPEL} dice_used:2 dice:5,4", dispelled=True),
        units(Mob=f"-{FIRE}"),
    ),
    sequence(
        "A caster ends his own spell without dice",
        "Each ends his own spells in play at will, and casts them again after that [L937, L955].",
        MEETS,
        *BEGINS,
        *BURNS,
        phases("combat", "magic", "combat", "magic"),
        does("/winds dice:5,3"),
        pools(8, 5),
        refuses(CAST, "spell-still-in-play"),
        does(f"/dispel what:in-play wizard:Mage spell:{FIRE} own:yes", dispelled=True),
        pools(8, 5),
        units(Mob=f"-{FIRE}"),
        does(CAST, cast=True),
    ),
    sequence(
        "What a wizard keeps in play ends with him",
        "The spells of a slain caster are dispelled [L937].",
        MEETS,
        *BEGINS,
        *BURNS,
        does("/unit damage Mage wounds:1"),
        units(Mob=f"-{FIRE}"),
    ),
    sequence(
        "Overwhelming power that is dispelled has no miscast",
        "A miscast follows only a spell that was not dispelled [L999].",
        MEETS,
        *BEGINS,
        does("/cast wizard:Mage spell:fireball target:Mob dice_used:2 dice:6,6,1", cast=True),
        does("/dispel wizard:Shaman dice_used:5 dice:6,6,6,6,6,3", dispelled=True),
        refuses("/miscast wizard:Mage dice_used:2", "miscast-averted"),
    ),
    sequence(
        "Overwhelming power has its miscast with the dice of the cast",
        "Its caster miscasts; as many Power Dice as were used leave the pool [L999, L1003-1007].",
        MEETS,
        *BEGINS,
        does("/cast wizard:Mage spell:fireball target:Mob dice_used:2 dice:6,6,1", cast=True),
        does("/resolve spell_effect values:wizard:Mage; target:Mob; spell:fireball"),
        pools(8, 6),
        status("Overwhelming power: still to be rolled"),
        does("/miscast wizard:Mage dice:5,5"),
        status("-Overwhelming power: still"),
        pools(6, 6),
        table(Mage={"profile": {"level": "3"}}),
    ),
)


@each_of(*SEQUENCES)
async def test_a_sequence_is_played_taken_back_and_done_again(
    hall: Hall, sequence: Sequence
) -> None:
    await played(sequence, hall)
