"""Spells of The 9th Age that add to rolls: to wound, to hit and to armour saves."""

from __future__ import annotations

from tests.bot.e2e.hall import Hall
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

MEN = "M4 WS4 BS4 S3 T3 W1 I4 A1 Ld7"
BOWS = f"Bows 30x {MEN} [longbow] side:Men"
MAGE = f"Mage 1 {MEN} Lv2 [character] side:Men"
MOB = f"Mob 60x {MEN} Sv5+ side:Orcs"
ALIGN = "/roll spell_effect wizard:Mage target:Bow spell:the-stars-align"
CURSE = "/roll spell_effect wizard:Mage target:Ork spell:curse-of-the-westerlies"

SEQUENCES = (
    sequence(
        "Flaming Swords wound on one less, in shooting and in close combat, until they end",
        "+1 to wound in combat and shooting, Magical and Flaming Attacks [10 Fire 2].",
        between("t9a", BOWS, MAGE, MOB),
        phases("magic"),
        does("/roll spell_effect wizard:Mage target:Bows spell:flaming-swords"),
        units(Bows="flaming-swords"),
        phases("shooting"),
        does("/shoot Bows target:Mob distance:8", told=("to wound 3+ (spells +1)", "T9A 0.10")),
        phases("combat"),
        does("/unit link Bows other:Mob"),
        does("/fight Bows enemy:Mob", told=("Bows: to wound 3+ (spells +1)",)),
    ),
    sequence(
        "Flaming Swords end as the caster’s next magic phase begins",
        "The spell lasts one turn [10 Fire 2].",
        between("t9a", BOWS, MAGE, MOB),
        phases("magic"),
        does("/roll spell_effect wizard:Mage target:Bows spell:flaming-swords"),
        phases("movement"),
        units(Bows="flaming-swords"),
        phases("combat", "movement"),
        units(Bows="longbow flaming-swords"),
        phases("magic"),
        units(Bows="-flaming-swords"),
    ),
    sequence(
        "Enchanted Blades hit on one less in close combat too",
        "+1 to hit, in combat and shooting [10 Alchemy 1].",
        between("t9a", BOWS, MAGE, MOB),
        phases("magic"),
        does("/roll spell_effect wizard:Mage target:Bows spell:enchanted-blades"),
        phases("combat"),
        does("/unit link Bows other:Mob"),
        does("/fight Bows enemy:Mob", told=("Bows: to hit 3+ (spells +1)",)),
    ),
    sequence(
        "Commandment of Iron betters armour saves, but none beyond 3+",
        "Armour saves are 1 better, never beyond 3+ [10 Alchemy 7].",
        between("t9a", BOWS, MAGE, MOB),
        phases("shooting"),
        does("/unit status Mob status:commandment-of-iron"),
        does("/shoot Bows target:Mob distance:8", told=("armour save 4+",)),
        does("/unit edit Mob change:Sv3+"),
        does("/unit status Bows status:shot clear:yes"),
        does("/shoot Bows target:Mob distance:8", told=("armour save 3+",)),
    ),
    sequence(
        "Stars that align have failed rolls to hit rolled again, in shooting and in close combat",
        "Failed rolls of the kind declared are rolled again, for one turn [10 Heavens 3].",
        between("t9a", "Bow 1 M4 WS4 BS4 S3 T3 W1 I4 A1 Ld7 [longbow] side:Men", MAGE, MOB),
        phases("magic"),
        does(f"{ALIGN} chosen:stars-align-hit"),
        units(Bow="stars-align-hit"),
        phases("shooting"),
        does("/shoot Bow target:Mob distance:8 dice:1,4,1", hits=1),
        phases("combat"),
        does("/unit link Bow other:Mob"),
        does("/roll close_combat_attacks unit:Bow enemy:Mob dice:1,6,1", wounds_lost=0),
    ),
    sequence(
        "Westerlies over a unit have its armour saves rolled again",
        "Successful rolls of the kind declared are rolled again, for one turn [10 Heavens 4].",
        between("t9a", BOWS, MAGE, "Ork 1 M4 WS4 BS4 S3 T3 W1 I3 A1 Ld7 Sv5+ side:Orcs"),
        phases("magic"),
        does(f"{CURSE} chosen:westerlies-save"),
        phases("combat"),
        does("/unit link Bows other:Ork"),
        does("/roll close_combat_attacks unit:Bows enemy:Ork dice:4,4,6,1", wounds_lost=1),
    ),
)


@each_of(*SEQUENCES)
async def test_a_sequence_is_played_taken_back_and_done_again(
    hall: Hall, sequence: Sequence
) -> None:
    await played(sequence, hall)
