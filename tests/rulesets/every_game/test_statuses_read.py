"""Every status of a game is read by a rule: what is told of a unit makes a difference."""

from __future__ import annotations

import operator
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache, partial
from itertools import islice, permutations
from typing import Any, Final

import pytest

from rulesets.core.battlefield.link import CONTACT, Combats, Link, Touch
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.procedure import Procedure
from rulesets.core.offering.declaration import Offering
from rulesets.core.offering.faces import ORDERS
from rulesets.core.offering.offers import offers
from rulesets.core.offering.posing import Battle
from rulesets.core.offering.trying import courses
from rulesets.core.offering.values import Sought, every
from rulesets.core.results.reminder import ArmyUnit, Lasting, Side, Situation
from rulesets.core.results.status import Status
from rulesets.core.ruleset.game import Ruleset
from rulesets.core.ruleset.installed import installed_games
from tests.rulesets.cases import unit_of

GAMES: Final = installed_games()
OURS, THEIRS = SIDES = ("Ours", "Theirs")
MOMENTS: Final = ("phase", "leaving")


@dataclass(frozen=True)
class Board:
    """A board on which a status may make a difference.

    Attributes:
        ours: Units of the side whose turn it is, by line.
        theirs: Those of its enemy.
        counters: Numbers that each side has.
        contacts: Units that touch, by name, ours first.
        true: What is true of units already, by name.
        spells: Spells of ours in play.
        asked: What else is said in a procedure, in each of some ways.
        switches: House rules.
        only: Procedures that are looked at, where a board is for few.
    """

    ours: tuple[str, ...]
    theirs: tuple[str, ...]
    counters: tuple[tuple[str, int], ...] = ()
    contacts: tuple[tuple[str, str], ...] = ()
    true: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    spells: tuple[Lasting, ...] = ()
    asked: Mapping[str, tuple[Mapping[str, Any], ...]] = field(default_factory=dict)
    switches: tuple[tuple[str, str], ...] = ()
    only: tuple[str, ...] = ()


@dataclass(frozen=True)
class Fact:
    """Something that is told of a unit.

    Attributes:
        unit: The unit by name.
        status: What is true of it.
        value: The number that it carries.
    """

    unit: str = ""
    status: str = ""
    value: int = 1


SHOTS: Final = ({}, {"rules": "covering-fire"}, {"rules": "in-cover"})
LINE: Final = "M5 H5 Sv4+ C2 A2 To3+ Wo3+ Re1 Da1"
AOS4: Final = Board(
    (
        f"Guard 10 {LINE} Ra18 SA1 STo3+ SWo3+ SRe0 SDa1 [infantry, reinforcements]",
        f"Mage 1 {LINE} [hero, wizard (2)]",
        f"Monk 1 {LINE} [hero, priest (1)]",
        f"Wisp 1 {LINE} Ban7 [manifestation]",
    ),
    (
        f"Mob 20 {LINE} [infantry, strike-first]",
        f"Shaman 1 {LINE} Ra18 SA1 STo3+ SWo3+ SRe0 SDa1 [hero, wizard (1)]",
    ),
    (("command-points", 4), ("chosen-slay-entourage", 1)),
    (("Guard", "Mob"),),
    asked={
        "call_reinforcements": ({"destroyed": True},),
        "chanting_roll": ({"prayer": "Curse", "chanting_value": 5},),
        "shooting_attack": SHOTS,
        "tactic_check": ({"tactic": "slay-entourage"},),
    },
)
APART: Final = replace(AOS4, contacts=(), true={"Mage": {"to-unbind": 7}})
OTHERWISE: Final = replace(
    AOS4,
    contacts=(),
    true={"Shaman": {"entourage": 1}, "Mob": {"fallen": 1}},
    switches=(("cover-charge", "this-battle"), ("covering-redeploy", "covers-not")),
    only=("shooting_attack", "tactic_check"),
)
SPEARHEAD: Final = replace(
    AOS4, switches=(("battlepack", "spearhead"),), only=("call_reinforcements",)
)
BOARDS: Final = {"aos4": (OTHERWISE, SPEARHEAD, AOS4, APART)}
"""Boards of each game, those for few procedures first."""
NOTHING: Final = Fact()
ANYHOW: Final = Offering()


def situation_of(game: Ruleset, board: Board, phase: str, told: Fact) -> Situation:
    """Return a board in a phase, with something told of it."""

    def unit(line: str) -> Unit:
        found = unit_of(game, line)
        touched = [pair for pair in board.contacts if found.name in pair]
        own = {game.contact.status: 1} if game.contact is not None and touched else {}
        own |= board.true.get(found.name, {})
        own |= {told.status: told.value} if found.name == told.unit else {}
        links = tuple(
            Link(CONTACT, name) for pair in touched for name in pair if name != found.name
        )
        stands = game.as_it_stands(replace(found, statuses=tuple(own.items())))
        return replace(stands, links=links)

    def side(name: str, lines: tuple[str, ...], spells: tuple[Lasting, ...] = ()) -> Side:
        units = tuple(map(unit, lines))
        army = tuple(ArmyUnit(each, destroyed=False) for each in units)
        return Side(units, board.counters, spells, army, name=name)

    ours, theirs = side(OURS, board.ours, board.spells), side(THEIRS, board.theirs)
    sides = {unit.name: side.name for side in (ours, theirs) for unit in side.units}
    combats = Combats.of([Touch(*pair) for pair in board.contacts], sides)
    return Situation(2, phase, ours, (theirs,), switches=board.switches, combats=combats)


def views(game: Ruleset, board: Board, told: Fact) -> Iterator[object]:
    """Yield all that a board makes of itself, piece by piece, always as many."""
    phases = [phase.id for phase in game.phases]
    during = cache(partial(situation_of, game, board, told=told))
    seen = cache(lambda phase, side: Battle(during(phase), game, side))
    if not board.only:
        for phase in phases:
            now = during(phase)
            yield [game.reminders(replace(now, moment=moment)) for moment in MOMENTS]
            yield game.score.lines(now)
            for side in SIDES:
                yield [(each.text, each.given) for each in offers(now, game, side)]
    for procedure in game.procedures:
        if board.only and procedure.id not in board.only:
            continue
        phase = next(iter(procedure.phases), phases[0])
        for battle in (seen(phase, side) for side in SIDES):
            for said in board.asked.get(procedure.id, ({},)):
                for given in assignments(battle, procedure, said):
                    yield courses(battle, procedure, given, orders=ORDERS[:2])


def assignments(
    battle: Battle, procedure: Procedure, said: Mapping[str, Any]
) -> Iterator[dict[str, Any]]:
    """Yield the options of a procedure for every choice of different units of a board."""
    roles = procedure.unit_options[:2]
    for chosen in permutations(battle.units, len(roles)):
        yield completed(battle, procedure, {**dict(zip(roles, chosen, strict=True)), **said})


def completed(battle: Battle, procedure: Procedure, given: dict[str, Any]) -> dict[str, Any]:
    """Return options with the first value of what must be said."""
    sought = Sought(battle, procedure, ANYHOW)
    for parameter in procedure.parameters:
        if parameter.required and parameter.name not in given:
            for value in islice(every(sought, parameter.name, given), 1):
                given[parameter.name] = value
    return given


@cache
def plain(game: str, number: int) -> tuple[object, ...]:
    """Return what a board makes of itself where nothing is told."""
    return tuple(views(GAMES[game], BOARDS[game][number], NOTHING))


def differs(game: Ruleset, number: int, told: Fact) -> bool:
    """Return whether something that is told of a board changes what that makes of itself."""
    found = views(game, BOARDS[game.id][number], told)
    return any(map(operator.ne, plain(game.id, number), found))


@pytest.mark.parametrize(
    ("game", "told"),
    [(GAMES[name], status) for name in BOARDS for status in GAMES[name].statuses],
    ids=lambda each: each.id,
)
def test_a_status_makes_a_difference_on_some_board(game: Ruleset, told: Status) -> None:
    value = (told.limits or (1, 1))[0]
    assert any(
        differs(game, number, Fact(unit_of(game, line).name, told.id, value))
        for number, board in enumerate(BOARDS[game.id])
        for line in (*board.ours, *board.theirs)
    )


@pytest.mark.parametrize("game", BOARDS)
def test_what_no_rule_reads_makes_no_difference(game: str) -> None:
    told = Fact(unit_of(GAMES[game], BOARDS[game][0].ours[0]).name, "unread")
    assert not any(differs(GAMES[game], number, told) for number in range(len(BOARDS[game])))
