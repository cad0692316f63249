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
    undoes,
    units,
)

MEN = "M4 WS3 BS3 S3 T3 W1 I3 A1 Ld7"
MAGE = f"Mage 1 {MEN} Lv3 [wizard, character] side:Men"
SHAMAN = f"Shaman 1 {MEN} Lv1 [wizard, character] side:Orcs"
MOB = f"Mob 20 {MEN} side:Orcs"
FIRE = "cascading-fire"
CAST = f"/cast wizard:Mage spell:{FIRE} target:Mob dice_used:2 dice:5,5"
DISPEL = f"/dispel what:in-play wizard:Shaman spell:{FIRE}"
GUARD = f"Guard 20 {MEN} side:Men"
MEETS = between("t9a", MAGE, GUARD, SHAMAN, MOB)
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


SWORDS = "/cast wizard:Mage spell:flaming-swords target:Guard"
FIREBALL = "/cast wizard:Mage spell:fireball target:Mob"
EFFECT = "/resolve spell_effect values:wizard:Mage"
STRONG = does(f"{SWORDS} dice_used:3 dice:6,6,1,3", cast=True, overwhelming=True)
"""A spell cast with overwhelming power, whose bonus is 3 and the dice used."""
GENERATES = "/resolve spell_generation values:unit:Mage; path:fire"
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
        does(f"/resolve spell_effect values:wizard:Mage; target:Mob; spell:{FIRE}"),
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
    sequence(
        "A spell takes effect before the next is cast",
        "Attempt, dispel, effect, attribute, and only then the next spell [L965-983].",
        MEETS,
        *BEGINS,
        does(f"{SWORDS} dice_used:3 dice:6,5,1", cast=True),
        refuses(f"{FIREBALL} dice_used:2 dice:5,5", "spell-first"),
        refuses("/winds what:channel dice:6", "channel-before-casting"),
        refuses(f"{EFFECT}; target:Mob; spell:fireball dice:1", "spell-first"),
        refuses(f"{EFFECT}; target:Mob; spell:raging-fire dice:1", "spell-first"),
        does("/dispel what:let-through"),
        refuses(f"{FIREBALL} dice_used:2 dice:5,5", "spell-first"),
        does(EFFECT),
        does(f"{FIREBALL} dice_used:2 dice:5,5", cast=True),
    ),
    sequence(
        "A Miscast is not escaped by casting on",
        "It follows the effects of the spell, before anything else [L999].",
        MEETS,
        *BEGINS,
        STRONG,
        refuses("/miscast wizard:Mage dice:4,4", "spell-first"),
        does(EFFECT),
        refuses(f"{FIREBALL} dice_used:2 dice:5,5", "miscast-first"),
        does("press Miscast"),
    ),
    sequence(
        "What is left open of a spell is told with what may still be done",
        "A spell that nobody dispelled takes effect, then its Miscast follows [L975-999].",
        MEETS,
        *BEGINS,
        STRONG,
        phases("shooting", told=("Spell cast, to be dispelled or let through", "-/dispel")),
        undoes(),
        does("/dispel what:let-through"),
        phases(
            "shooting",
            told=(
                "Spell cast, to be resolved",
                "/roll spell_effect values:wizard:Mage target:Guard spell:flaming-swords",
                "/miscast what:table wizard:Mage dice_used:3 spell:flaming-swords",
                "-/dispel",
            ),
        ),
        does(f"{EFFECT}; target:Guard; spell:flaming-swords"),
        does("/miscast what:table wizard:Mage dice_used:3 spell:flaming-swords dice:5,5"),
    ),
    sequence(
        "Only overwhelming power that took effect has a Miscast",
        "A spell cast with it and not dispelled has one, once [L999].",
        MEETS,
        *BEGINS,
        does(f"{FIREBALL} dice_used:2 dice:1,1", cast=False),
        refuses("/miscast wizard:Mage dice_used:2 dice:3,3", "no-miscast-due"),
        does(f"{SWORDS} dice_used:3 dice:6,5,1", cast=True),
        does(EFFECT),
        refuses("/miscast wizard:Mage dice_used:3 dice:3,3", "no-miscast-due"),
        pools(5, 6),
    ),
    sequence(
        "Effect and attribute come once and in order",
        "Effects, then the attribute by itself, after each spell of the path [L981-983, L1035].",
        MEETS,
        *BEGINS,
        does(f"{FIREBALL} dice_used:2 dice:5,5", cast=True),
        does(f"{EFFECT}; spell:fireball dice:2,6,6", models_lost=2),
        refuses(f"{EFFECT}; target:Mob; spell:fireball dice:2,6,6", "spell-has-taken-effect"),
        refuses(f"{EFFECT}; target:Mob; spell:cloud-of-despair", "attribute-alone"),
        does(f"{EFFECT}; target:Mob; spell:raging-fire dice:1,6", models_lost=1),
        refuses(f"{EFFECT}; target:Mob; spell:raging-fire dice:1,6", "spell-has-taken-effect"),
    ),
    sequence(
        "An aura takes effect once on each unit",
        "It affects every unit within its range [L834].",
        MEETS,
        *BEGINS,
        does(f"{AURA} dice:6,5,5", cast=True),
        does(f"{EFFECT}; target:Mage"),
        refuses(f"{EFFECT}; spell:flaming-swords; target:Mage", "spell-has-taken-effect"),
        does(f"{EFFECT}; spell:flaming-swords; version:improved; target:Guard"),
    ),
    sequence(
        "Nobody has the effect of a spell that he does not know",
        "A Wizard casts the spells that he knows [L808].",
        MEETS,
        does(f"{GENERATES}; swapped:3 dice:1,2,3"),
        *BEGINS,
        refuses(f"{EFFECT}; target:Mob; spell:storm-of-souls dice:1", "spell-not-known"),
    ),
    sequence(
        "A wizard generates his spells once",
        "Each does so before deployment [L572-576].",
        MEETS,
        does(f"{GENERATES}; swapped:3 dice:1,2,3"),
        refuses(f"{GENERATES}; swapped:3 dice:1,2,3", "spells-generated"),
        does("/resolve spell_generation values:unit:Shaman dice:3"),
        refuses("/resolve spell_generation values:unit:Shaman dice:4", "spells-generated"),
    ),
    sequence(
        "Only what is in play is dispelled, and once",
        "An attempt is made against a spell that remains in play [L953-959].",
        MEETS,
        *BEGINS,
        refuses(f"{DISPEL} dice_used:2 dice:6,6,1", "spell-not-in-play"),
        refuses(f"{DISPEL} own:yes", "spell-not-in-play"),
        *BURNS,
        does(f"/dispel what:in-play wizard:Mage spell:{FIRE} own:yes", dispelled=True),
        refuses(f"/dispel what:in-play wizard:Mage spell:{FIRE} own:yes", "spell-not-in-play"),
    ),
    sequence(
        "At most two dice are added to the flux in a phase",
        "Those of items and those that were channelled count alike [L949].",
        MEETS,
        phases("magic"),
        does("/winds dice:5,4 power_added:2"),
        pools(11, 5),
        refuses("/winds what:channel dice:6", "counter-full"),
    ),
)


@each_of(*SEQUENCES)
async def test_a_sequence_is_played_taken_back_and_done_again(
    hall: Hall, sequence: Sequence
) -> None:
    await played(sequence, hall)
