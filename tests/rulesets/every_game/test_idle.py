"""Rules named for nothing are refused, and what is refused so would have changed nothing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Any, Final

import pytest

from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.idle import Against, Idle, refuse_idle, rules_among, unmet
from rulesets.core.declaring.parameter import Rules, read_arguments
from rulesets.core.declaring.procedure import Procedure
from rulesets.core.ruleset.game import Ruleset
from rulesets.core.ruleset.installed import installed_games
from rulesets.dice.handles.fair import FairFaces
from rulesets.dice.handles.rolled import RolledDice
from rulesets.refusal import Refusal
from tests.rulesets.brute import AlikeDice
from tests.rulesets.cases import unit_of

GAMES: Final = installed_games()
SEEDS: Final = 4


@dataclass(frozen=True)
class Trial:
    """Attacks in which every rule that their options take is named in turn.

    Attributes:
        game: The game.
        procedure: What is asked.
        roles: The options of who strikes and who is struck.
        strikers: Who strikes.
        struck: Whom.
        given: What else is said.
    """

    game: str
    procedure: str
    roles: tuple[str, str]
    strikers: tuple[str, ...]
    struck: tuple[str, ...]
    given: tuple[Mapping[str, Any], ...]


FIGHT: Final = ("close_combat_round", ("unit", "enemy"))
SHOOT: Final = ("shooting_attack", ("unit", "target"))
BH: Final = (
    "Men 20 M4 WS3 BS3 S3 T3 W1 I3 A1 Ld7 Sv5+ Wide5 [hatred]",
    "Ogres 3 M6 WS3 BS3 S4 T4 W3 I2 A3 Ld7 Wide3 [flaming, poisoned, killing-blow]",
    "Ghosts 10 M4 WS3 S3 T3 W1 I3 A1 Ld7 Wide5 [ethereal, terror, flammable]",
)
T9A: Final = (
    "Men 20 M4 WS3 BS3 S3 T3 W1 I3 A1 Ld7 Sv5+ Wd5+ Wide5 [infantry]",
    "Ogres 3 M6 WS3 BS3 S4 T4 W3 I2 A3 Ld7 Wide3 [monstrous-infantry, flaming-attacks]",
    "Boss 1 M8 WS5 S5 T5 W4 I4 A4 Ld8 Sv4+ [chariot, impact-hits (6), breath-weapon (4)]",
)
WHFB2: Final = (
    "Men 20 M10 WS3 BS3 S3 T3 W1 I3 A1 Ld7 Sv5+ Wide5",
    "Trees 3 M15 WS3 BS3 S4 T4 W3 I2 A3 Ld7 Wide3 [flaming, flammable]",
)
CHARGES: Final[tuple[dict[str, Any], ...]] = ({}, {"charged": "unit"}, {"charged": "enemy"})
RANGED: Final = {"distance": 8, "range": 24, "s": 3}
TRIALS: Final = (
    Trial("blackhammer", *FIGHT, BH, BH, (*CHARGES, {"first_round": True}, {"weapon": "halberd"})),
    Trial("blackhammer", *SHOOT, (f"{BH[0][:-9]} SS3",), BH, (RANGED, {**RANGED, "moved": True})),
    Trial("t9a", *FIGHT, T9A, T9A, (*CHARGES, {"first_round": True}, {"crush": "unit"})),
    Trial(
        "t9a",
        *SHOOT,
        T9A[:1],
        T9A,
        tuple({**RANGED, "shots": 12, "moved": number} for number in (0, 1)),
    ),
    Trial("whfb2", *FIGHT, WHFB2, WHFB2, (*CHARGES, {"weapon": "spear"}, {"simple_fire": True})),
    Trial("whfb2", *SHOOT, (f"{WHFB2[0]} [bow]",), WHFB2, ({"distance": 20}, {"distance": 40})),
)


@cache
def drawn_up(game: str, line: str) -> Unit:
    return unit_of(GAMES[game], line)


def asked(
    procedure: Procedure, units: Mapping[str, tuple[Unit, ...]], given: Mapping[str, Any]
) -> dict[str, Any]:
    return read_arguments(procedure.parameters, dict(given), dict(units))


def outcomes(procedure: Procedure, arguments: dict[str, Any]) -> list[str]:
    """Return what comes of each throw of the dice, up to one by which it is refused."""
    found: list[str] = []
    with suppress(Refusal):
        found.extend(thrown(procedure, arguments, SEEDS))
    return found


def thrown(procedure: Procedure, arguments: dict[str, Any], seeds: int) -> Iterator[str]:
    """Yield what comes of each of some throws."""
    made: dict[int, tuple[Any, int]] = {}
    for seed in range(seeds):
        yield outcome(procedure, arguments, AlikeDice(FairFaces(bytes(32), str(seed)), made))


def outcome(procedure: Procedure, arguments: dict[str, Any], dice: RolledDice) -> str:
    result = procedure.run(dice, **arguments)
    return repr((result, dice.record, procedure.effects(arguments, result)))


def named(game: Ruleset, rule: str) -> SpecialRules:
    """Return a rule as a player names it, with a number where it takes one."""
    numbered = next(each for each in game.rules if each.id == rule).numbered
    return SpecialRules(frozenset({(rule, 2 if numbered else None)}))


def refused_for_nothing(
    trial: Trial,
) -> Iterator[tuple[dict[str, Any], dict[str, dict[str, Any]]]]:
    """Yield arguments without a rule, and with each that would be refused there, by its words."""
    game = GAMES[trial.game]
    procedure = game.procedure(trial.procedure)
    taking = [
        (parameter.name, rule)
        for parameter in procedure.parameters
        if isinstance(parameter.kind, Rules)
        for rule in parameter.kind.allowed
    ]
    for first, second, given in product(trial.strikers, trial.struck, trial.given):
        pair = zip(trial.roles, (first, second), strict=True)
        units = {role: (drawn_up(trial.game, line),) for role, line in pair}
        refused = {}
        for option, rule in taking:
            rules = named(game, rule)
            with_it = asked(procedure, units, {**given, option: rules})
            try:
                refuse_idle(procedure.idles, with_it, {option: rules})
            except Refusal:
                refused[f"{option}:{rule} {given} {first[:8]} {second[:8]}"] = with_it
        yield asked(procedure, units, given), refused


@pytest.mark.parametrize("trial", TRIALS, ids=lambda each: f"{each.game}-{each.procedure}")
def test_a_rule_is_refused_only_where_it_would_change_nothing(trial: Trial) -> None:
    procedure = GAMES[trial.game].procedure(trial.procedure)
    changed, count = set(), 0
    for without, refused in refused_for_nothing(trial):
        count += len(refused)
        before = outcomes(procedure, without)
        for words, with_it in refused.items():
            if [*thrown(procedure, with_it, len(before))] != before:
                changed.add(words)
    assert sorted(changed) == []
    assert count


@pytest.mark.parametrize(
    ("game", "attack", "given", "rule", "reason"),
    [
        ("blackhammer", FIGHT, {"first_round": False}, "steed-hatred", "not-first-round"),
        ("blackhammer", FIGHT, {"charged": "enemy"}, "ferocious-charge", "has-not-charged"),
        ("blackhammer", FIGHT, {}, "flaming", "nothing-burns"),
        ("blackhammer", FIGHT, {}, "immune-to-fear", "nobody-feared"),
        ("blackhammer", FIGHT, {"weapon": "halberd"}, "great-weapon", "other-weapon"),
        ("blackhammer", SHOOT, RANGED, "magic-attacks", "magic-like-any"),
        ("t9a", FIGHT, {"charged": "enemy"}, "devastating-charge", "has-not-charged"),
        ("t9a", FIGHT, {}, "cursed-iron", "artillery-alone"),
        ("t9a", FIGHT, {}, "breath-weapon", "breath-not-asked"),
        ("t9a", SHOOT, {**RANGED, "shots": 9}, "move-or-fire", "has-not-moved"),
        ("whfb2", FIGHT, {"simple_fire": True}, "flaming", "nothing-burns"),
        ("whfb2", FIGHT, {"weapon": "spear"}, "scythe", "other-weapon"),
    ],
)
def test_a_rule_named_for_nothing_is_refused(
    game: str, attack: tuple[str, tuple[str, str]], given: dict[str, Any], rule: str, reason: str
) -> None:
    ruleset, (procedure, roles) = GAMES[game], attack
    lines = {"blackhammer": BH, "t9a": T9A, "whfb2": WHFB2}[game]
    drawn = {role: (drawn_up(game, lines[0]),) for role in roles}
    rules = named(ruleset, rule)
    declared = ruleset.procedure(procedure)
    arguments = asked(declared, drawn, {**given, "rules": rules})
    with pytest.raises(Refusal) as refused:
        refuse_idle(declared.idles, arguments, {"rules": rules})
    assert refused.value.code == "rule-unused"
    assert refused.value.facts == {"rule": rule, "idle": reason}


def test_a_rule_of_no_use_on_one_side_may_be_of_use_on_the_other() -> None:
    flaming = SpecialRules.of("flaming")
    idle = Idle("flaming", "nothing-burns", "rules")
    refuse_idle(lambda _: [idle], {}, {"enemy_rules": flaming})
    with pytest.raises(Refusal):
        refuse_idle(lambda _: [idle], {}, {"rules": flaming, "enemy_rules": flaming})


def test_what_companions_have_counts_with_what_is_named() -> None:
    hero = drawn_up("blackhammer", "Hero 1 M4 WS5 S4 T4 W2 I5 A3 Ld9 [flammable]")
    host = drawn_up("blackhammer", BH[0])
    table = (Against("flaming", ("flammable",), "nothing-burns"),)
    assert list(unmet(table, "rules", rules_among([host], SpecialRules()))) == [
        Idle("flaming", "nothing-burns", "rules")
    ]
    assert list(unmet(table, "rules", rules_among([host, hero], SpecialRules()))) == []
