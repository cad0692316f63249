"""Commands of Age of Sigmar: their points, once a phase for each army and unit, and overruled."""

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
    table,
    units,
)

LINE = "Sv4+ A2 To3+ Wo3+ Re0 Da1"
UNITS = (
    f"Guard 10 M5 H2 {LINE} side:Men",
    f"Bows 1 M5 H1 {LINE} Ra12 SA1 STo3+ SWo3+ SRe0 SDa1 side:Men",
    f"Lord 1 M5 H7 {LINE} [hero] side:Men",
    f"Mob 20 M5 H1 {LINE} side:Orcs",
    f"Brutes 3 M5 H4 {LINE} side:Orcs",
)
OPENED = (*between("aos4", *UNITS), phases("start-of-round"), does("/battle next first:Men"))
ANYWAY = "press Do it all the same"
THROUGH = "/move what:power-through unit:"

SEQUENCES = (
    sequence(
        "A command that an army has used is used again where everybody has it so",
        "Each command is used once a phase by each army, for its points [L1072-1076].",
        OPENED,
        phases("charge"),
        does("/charge Guard target:Mob distance:4 dice:2,2"),
        does("/charge Lord target:Brutes distance:4 dice:2,2"),
        phases("end-of-turn"),
        does(f"{THROUGH}Guard target:Mob dice:1"),
        refuses(f"{THROUGH}Lord target:Brutes dice:2", "counter-full"),
        does(ANYWAY, told=("1 damage",)),
        table(Men={"counters": {"used-power-through": 1, "command-points": 2}}),
        does("/battle count Men what:command-points value:0"),
        does("/battle count Men what:used-power-through value:0"),
        does("/unit status Guard status:commanded clear:yes"),
        refuses(f"{THROUGH}Guard target:Mob dice:2", "counter-short"),
        does(ANYWAY, told=("1 damage",)),
        table(Men={"counters": {"used-power-through": 1, "command-points": 0}}),
    ),
    sequence(
        "A command is used again once the opponent allows it",
        "Each command is used once a phase by each army [L1076].",
        (
            *OPENED,
            does("/battle join side:Men"),
            does("/battle join side:Orcs", who=BRUNO),
        ),
        phases("hero"),
        does("/unit damage Guard wounds:3"),
        does("/unit damage Lord wounds:2"),
        does("/rally Guard dice:1,2,3,4,5,6"),
        refuses("/rally Lord dice:1,2,3,4,5,6", "counter-full"),
        Step(("press Ask the others to allow it",), changes=0),
        Step(("press Allow it",), who=BRUNO, changes=0),
        does("press Do it"),
        table(Men={"counters": {"used-rally": 1, "command-points": 2}}),
    ),
    sequence(
        "A unit that used a command in this phase uses another where that is overruled",
        "Each unit uses one command a phase [L1076].",
        (
            *OPENED,
            phases("charge"),
            does("/charge Guard target:Mob distance:4 dice:2,2"),
            phases("combat"),
        ),
        does("/resolve spend_command unit:Guard values:order:all-out-defence"),
        refuses("/fight Guard dice:1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1", "dice-left-over"),
        refuses(
            "/fight Guard rules:all-out-attack dice:1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1",
            "already-commanded",
        ),
        does(ANYWAY, told=("Hit 2+ (All-out Attack +1)",)),
    ),
    sequence(
        "A command that has an act of its own is paid for by that alone",
        "The unit that uses a command resolves it, and uses no other in the phase [L1074-1103].",
        OPENED,
        phases("hero"),
        does("/unit damage Guard wounds:3"),
        refuses("/resolve spend_command unit:Guard values:order:rally", "command-with-act"),
        refuses(
            "/resolve spend_command unit:Mob values:order:magical-intervention", "command-with-act"
        ),
        table(Men={"counters": {"command-points": 4}}),
        does("/rally Guard dice:1,2,3,4,5,6"),
        table(Men={"counters": {"used-rally": 1, "command-points": 3}}),
    ),
    sequence(
        "A reaction to an attack is used where attacks are made",
        "All-out Attack and Defence answer attacks, of shooting and combat [L1165-1187].",
        OPENED,
        phases("hero"),
        does("/resolve spend_command unit:Guard values:order:all-out-attack", reason="phase"),
        does("/resolve spend_command unit:Mob values:order:all-out-defence", reason="phase"),
        table(Men={"counters": {"command-points": 4}}, Orcs={"counters": {"command-points": 4}}),
        does("/unit status Brutes status:reserve"),
        phases("shooting"),
        refuses(
            "/resolve spend_command unit:Brutes values:order:all-out-defence",
            "unit-forbids-status",
        ),
        does("/resolve spend_command unit:Mob values:order:all-out-defence", allowed=True),
        refuses("/resolve spend_command unit:Mob values:order:all-out-attack", "already-done"),
        does(ANYWAY, allowed=True),
        table(Orcs={"counters": {"command-points": 2}}),
        does(
            "/shoot Bows target:Mob distance:9 dice:4,4,3", told=("Save 3+ (All-out Defence +1)",)
        ),
    ),
    sequence(
        "All-out Attack is told with the attack that it is for",
        "It costs 1 point, once a phase, and adds 1 to hit for one ability [L1167-1175].",
        (
            *OPENED,
            does("/unit add Bolts 1 M5 H1 Ra12 SA1 STo3+ SWo3+ SRe0 SDa1 side:Men"),
            phases("shooting"),
        ),
        does(
            "/shoot Bows target:Mob distance:9 rules:all-out-attack dice:2,3,1",
            told=("Hit 2+ (All-out Attack +1)", "Men: Command points 3"),
        ),
        units(Bows="shot commanded -all-out-attack"),
        refuses(
            "/shoot Bolts target:Mob distance:9 rules:all-out-attack dice:2,3,1",
            "counter-full",
        ),
        does("/shoot Bolts target:Mob distance:9 dice:2", hits=0),
        table(Men={"counters": {"used-all-out-attack": 1, "command-points": 3}}),
    ),
    sequence(
        "All-out Attack goes with no other command of its unit",
        "A unit uses one command a phase [L1076].",
        (*OPENED, phases("shooting")),
        does("/unit status Bows status:commanded"),
        refuses(
            "/shoot Bows target:Mob distance:9 rules:all-out-attack",
            "already-commanded",
        ),
    ),
    sequence(
        "Magical Intervention is for the hero phase of the enemy",
        "It is used in the enemy's hero phase, at 1 less [L1095-1103].",
        (
            *between(
                "aos4",
                f"Mage 1 M5 H5 {LINE} [wizard (1)] side:Men",
                f"Monk 1 M5 H5 {LINE} [priest (1)] side:Men",
                f"Shaman 1 M5 H5 {LINE} [wizard (1)] side:Orcs",
            ),
            phases("start-of-round"),
            does("/battle next first:Men"),
            phases("hero"),
        ),
        refuses(
            "/cast Mage spell:Bolt casting_value:5 rules:magical-intervention dice:4,4",
            "its-own-turn",
        ),
        refuses(
            "/pray Monk prayer:Curse chanting_value:5 rules:magical-intervention dice:4",
            "its-own-turn",
        ),
        refuses("/cast Shaman spell:Bolt casting_value:8 dice:4,4", "not-its-turn"),
        does(
            "/cast Shaman spell:Bolt casting_value:8 rules:magical-intervention dice:4,4",
            told=("the spell fails",),
        ),
        table(Orcs={"counters": {"command-points": 3}}),
    ),
    sequence(
        "Who is in combat shoots at another unit where that is overruled",
        "Whoever is in combat shoots only by Shoot in Combat, at units it fights [L622-625].",
        (*OPENED, does("/unit link Bows other:Mob"), phases("shooting")),
        refuses("/shoot Bows target:Brutes distance:5 dice:4,4,1", "no-shots-in-combat"),
        does("press Do it all the same", told=("1 damage",)),
        units(Bows="engaged shot"),
    ),
)


@each_of(*SEQUENCES)
async def test_a_sequence_is_played_taken_back_and_done_again(
    hall: Hall, sequence: Sequence
) -> None:
    await played(sequence, hall)
