"""Sequences of BlackHammer in which a character charges alone out of his unit."""

from __future__ import annotations

from tests.bot.e2e.games.blackhammer.test_combat_sequences_of_blackhammer import (
    LORD,
    MEN,
    SPEARS,
    TROLLS,
)
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
    undoes,
    units,
)

BARON = f"Baron 1 {LORD} [character] side:Men"
GUNS = f"Guns 20 {MEN} Rg24 SS4 side:Orcs"
OGRES = TROLLS.replace("Trolls", "Ogres").replace(":Men", ":Orcs")
GIANTS = OGRES.replace("Ogres", "Giants").replace("PU3", "PU8")
OUT = (does("/unit join Baron unit:Spears"), phases("movement"), does("/unit leave Baron"))

SEQUENCES = (
    sequence(
        "A hero who fails his Fear test alone binds the unit that he charges out of",
        "The power of both counts, and the whole unit stands still once he fails [L2132].",
        between("blackhammer", SPEARS, BARON, OGRES, GIANTS),
        *OUT,
        does("/charge Baron target:Ogres what:declare distance:6", test=None),
        undoes(),
        does("/charge Baron target:Giants what:declare distance:6", test="fear"),
        does("/psychology what:fear-charging unit:Baron enemy:Giants dice:6,6", passed=False),
        units(Baron="failed-fear", Spears="failed-fear"),
        refuses("/resolve march values:unit:Spears", "act-barred"),
        phases("shooting"),
        refuses("/shoot Spears target:Giants weapon:bow distance:7", "shooters-failed-fear"),
    ),
    sequence(
        "A hero charges without a test out of a unit that knows no fear",
        "A unit immune to psychology lends him its calm for the charge [L2136].",
        between("blackhammer", SPEARS.replace(" side", " [frenzy] side"), BARON, GIANTS),
        *OUT,
        does("/charge Baron target:Giants what:declare distance:6", test=None),
        units(Spears="was-left -failed-fear"),
    ),
    sequence(
        "Shots at a hero who charges alone strike his unit",
        "Those who hold and shoot do so at the unit that he came out of [L2100].",
        between("blackhammer", SPEARS, BARON, GUNS),
        *OUT,
        does("/charge Baron target:Guns what:declare distance:7"),
        does("/charge what:response unit:Baron target:Guns response:stand-and-shoot distance:7"),
        does("/shoot Guns target:Spears distance:7 stand_and_shoot:yes", told=("Guns · Spears",)),
    ),
)


@each_of(*SEQUENCES)
async def test_a_sequence_is_played_taken_back_and_done_again(
    hall: Hall, sequence: Sequence
) -> None:
    await played(sequence, hall)
