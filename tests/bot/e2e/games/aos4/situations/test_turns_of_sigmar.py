"""Turns of Age of Sigmar: tactics, what a phase leaves undone, and the last round."""

from __future__ import annotations

from tests.bot.e2e.hall import Hall
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
    units,
)

LINE = "M5 H2 Sv4+ C1 A2 To3+ Wo3+ Re0 Da1"
UNITS = (
    f"Guard 10 {LINE} [regiment (1)] side:Men",
    f"Boss 1 {LINE} [hero, general, regiment (1)] side:Orcs",
    f"Mob 2 {LINE} [regiment (1)] side:Orcs",
    f"Gobs 2 {LINE} [regiment (2)] side:Orcs",
    f"Trolls 2 {LINE} [auxiliary] side:Orcs",
    f"Squigs 2 {LINE} side:Orcs",
)
BEGUN = (*between("aos4", *UNITS), phases("start-of-round"), does("/battle next first:Men"))
ENTOURAGE = "/resolve tactical_manoeuvre values:tactic:slay-entourage target:"


def _round() -> tuple[Step, ...]:
    """Go through a battle round to the first turn of the next."""
    turn = (phases("end-of-turn"), does("/battle next"))
    return (*turn, *turn, does("/battle next"), does("/battle next"))


SEQUENCES = (
    sequence(
        "Slay the Entourage picks a unit of the enemy general's regiment",
        "One picks a unit of the regiment of the enemy general [L1743].",
        BEGUN,
        refuses(f"{ENTOURAGE}Gobs", "not-the-entourage"),
        refuses(f"{ENTOURAGE}Trolls", "not-the-entourage"),
        refuses(f"{ENTOURAGE}Guard", "not-the-entourage"),
        does(f"{ENTOURAGE}Squigs", allowed=True),  # nobody told its regiment
        undoes(),
        does(f"{ENTOURAGE}Mob", allowed=True),
        units(Mob="entourage"),
    ),
    sequence(
        "What a whole turn and the start of a round leave undone is told where both are skipped",
        "Each side scores its turns, and a roll tells who begins a round [L432, L1799].",
        BEGUN,
        does(
            "/battle next phase:end-of-round",
            told=("Men has not scored this turn", "Orcs has not scored this turn"),
        ),
        does(
            "/battle next phase:movement",
            told=("No priority roll and no first turn chosen: Men begins as in the round before",),
        ),
    ),
    sequence(
        "After four rounds the battle is over",
        "A battle lasts four battle rounds [L1811, L2123].",
        (*BEGUN, *_round(), *_round(), *_round()),
        phases("end-of-turn"),
        does("/battle next"),
        phases("end-of-turn"),
        does("/battle next", told=("the battle is over",)),
        status("the battle is over – /objective what:victory"),
        does("/battle next", told=("the battle is over", "-Priority roll due")),
    ),
    sequence(
        "A charge that ends at another enemy is a charge at that one alone",
        "A charge ends within half an inch of any visible enemy [L515].",
        BEGUN,
        phases("charge"),
        does("/charge Guard target:Mob dice:3,3"),
        does("/resolve charge_reached unit:Guard target:Gobs"),
        status("charges Gobs (moved)", "-charges Mob"),
    ),
    sequence(
        "A spell that nobody may unbind any more waits for nobody",
        "Each wizard unbinds as often in a phase as its power level [L1390].",
        (
            *between(
                "aos4",
                f"Mage 1 {LINE} [wizard (3)] side:Men",
                f"Shaman 1 {LINE} [wizard (1)] side:Orcs",
            ),
            phases("start-of-round"),
            does("/battle next first:Men"),
            phases("hero"),
        ),
        does("/cast Mage spell:One casting_value:5 dice:4,4"),
        status("May be unbound"),
        does("/dispel Shaman target:Mage dice:3,3", unbound=False),
        does("/cast Mage spell:Two casting_value:5 dice:4,4"),
        refuses("/dispel Shaman target:Mage dice:6,6", "power-spent"),
        status("-May be unbound"),
        does("/unit status Shaman status:unbound clear:yes"),
        does("/dispel Shaman target:Mage dice:6,6", unbound=True),
    ),
    sequence(
        "The player whose turn ends scores it",
        "The active player scores at the end of a turn, as does the tactic [L987, L1733].",
        (
            *BEGUN,
            does("/battle join side:Men"),
            does("/battle join side:Orcs", who=BRUNO),
        ),
        does("/resolve tactical_manoeuvre values:tactic:seize-centre"),
        phases("end-of-turn"),
        refuses("/objective what:control objective:S units:Mob", "contests-for-other", who=BRUNO),
        refuses("/objective what:control objective:S enemies:Guard", "contests-for-other"),
        does("/objective what:control objective:S enemies:Mob", who=BRUNO, enemy_score=2),
        refuses("/objective what:border-war objectives:1", "not-your-side", who=BRUNO),
        refuses("/resolve tactic_check values:units_at_centre:2", "not-your-side", who=BRUNO),
        does("/resolve tactic_check values:units_at_centre:2", completed=True),
        does("/objective what:border-war objectives:1", gained=6),
    ),
    sequence(
        "A tactic told once its turn is scored counts all the same",
        "A battle tactic completed at the end of a turn is worth 4 victory points [L1731-1733].",
        BEGUN,
        does("/resolve tactical_manoeuvre values:tactic:seize-centre"),
        phases("end-of-turn"),
        does("/objective what:border-war objectives:1", gained=4),
        status("is the tactic chosen completed"),
        does("/resolve tactic_check values:units_at_centre:2", completed=True),
        status("-is the tactic chosen completed", "Men scores"),
        does("/objective what:border-war objectives:1", gained=4, tactic=4, counted="more"),
        table(Men={"counters": {"victory-points": 8, "tactics": 1}}),
        status("-Men scores"),
    ),
    sequence(
        "A tactic of which nobody tells is told as the turn ends, and once",
        "It is completed at the end of the turn, or it is not [L1731-1733].",
        BEGUN,
        does("/resolve tactical_manoeuvre values:tactic:seize-centre"),
        phases("end-of-turn"),
        does("/objective what:border-war objectives:1", gained=4),
        does("/battle next", told=("Nobody said whether the battle tactic of Men is completed",)),
        undoes(),
        does("/resolve tactic_check values:units_at_centre:1", completed=False),
        status("-is the tactic chosen completed", "-Men scores"),
        does("/battle next", told=("-Nobody said whether",)),
    ),
    sequence(
        "A charge at nobody in particular is not forgotten",
        "A charge is rolled before it ends within half an inch of some enemy [L511-515].",
        BEGUN,
        phases("charge"),
        does("/charge Guard dice:3,3"),
        status("not told whether it ends within half an inch of an enemy: Guard"),
        does("/battle next", told=("nobody said which enemy it reached: Guard",)),
        undoes(),
        does("/resolve charge_reached unit:Guard target:Mob"),
        status("-not told whether"),
    ),
    sequence(
        "A charge of which nobody told the end is told once",
        "A charge ends within half an inch of an enemy, or is none [L515].",
        BEGUN,
        phases("charge"),
        does("/charge Guard target:Mob dice:3,3"),
        does(
            "/battle next", told=("nobody said whether it reached: Guard at Mob", "charge_reached")
        ),
    ),
)


@each_of(*SEQUENCES)
async def test_a_sequence_is_played_taken_back_and_done_again(
    hall: Hall, sequence: Sequence
) -> None:
    await played(sequence, hall)
