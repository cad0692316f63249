"""Acts of every procedure, and what every status and special rule bars: a table for each game."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import pytest

from rulesets.blackhammer import RULESET as BLACKHAMMER
from rulesets.blackhammer.unit.actions import ACTIONS, SITUATIONS
from rulesets.core.battlefield.bar import VERBS, Bar, Verb, bar_of
from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.procedure import no_effects
from rulesets.core.ids.composed import as_status
from rulesets.core.ruleset.game import Ruleset
from rulesets.core.ruleset.installed import installed_games
from tests.rulesets.every_game.no_acts import REASONS

GAMES: Final = tuple(installed_games().values())
TABLES: Final = Path(__file__).parents[2] / "data" / "acts"

by_game = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])


@by_game
def test_every_procedure_about_units_is_an_act_or_has_a_reason_for_none(game: Ruleset) -> None:
    reasons = REASONS[game.id]
    named = [name for names in reasons.values() for name in names]
    assert len(named) == len(set(named))
    without = [
        procedure.id
        for procedure in game.procedures
        if procedure.unit_options and not procedure.acts and procedure.effects is not no_effects
    ]
    assert sorted(without) == sorted(named)


@by_game
def test_acts_are_of_units_that_their_procedure_asks_for(game: Ruleset) -> None:
    for procedure in game.procedures:
        for act in procedure.acts:
            assert act.actor in procedure.unit_options, procedure.id
            assert act.object is None or act.object in procedure.unit_options, procedure.id
            for option in (*act.only, *act.unless):
                assert option.partition("=")[0] in procedure.options, (procedure.id, option)


@by_game
def test_what_is_barred_is_an_act_of_some_procedure_or_of_joining(game: Ruleset) -> None:
    known: set[Verb] = {act.verb for procedure in game.procedures for act in procedure.acts}
    known |= {"join", "leave"}
    for source in (*game.statuses, *game.rules):
        for told in (*source.bars, *source.shields):
            assert bar_of(told).verb in known, (source.id, told)


@by_game
def test_the_table_of_what_is_barred_is_as_kept(game: Ruleset) -> None:
    kept = TABLES / f"{game.id}.txt"
    table = "\n".join(_lines(game)) + "\n"
    if os.environ.get("UPDATE_SNAPSHOTS"):
        kept.write_text(table, encoding="utf-8")
    assert kept.read_text(encoding="utf-8") == table


def _lines(game: Ruleset) -> list[str]:
    lines = []
    for kind, found in (("rule", game.rules), ("status", game.statuses)):
        for source in found:
            for what, told in (("bars", source.bars), ("shields from", source.shields)):
                if told:
                    bans = ", ".join(sorted(_told(bar_of(ban)) for ban in told))
                    lines.append(f"{kind} {source.id} {what} {bans}")
    free = [status.id for status in game.statuses if not status.bars and not status.shields]
    return [*lines, f"nothing: {', '.join(sorted(free))}"]


def _told(bar: Bar) -> str:
    conditions = (("unless", bar.unless), ("only", bar.only), ("but", bar.but))
    told = [f"{word} {' '.join(names)}" for word, names in conditions if names]
    return f"{bar.verb} ({'; '.join(told)})" if told else bar.verb


def _with(*statuses: str, rules: tuple[str, ...] = ()) -> Unit:
    held = SpecialRules(frozenset((rule, None) for rule in rules))
    named = tuple((status, 1) for status in statuses)
    return BLACKHAMMER.with_bars(Unit("Men", models=10, rules=held, statuses=named))


_COLUMNS: Final[tuple[Verb, ...]] = ("move", "shoot", "flee-charge", "cast", "join")
"""The columns of the summary that BlackHammer prints [L2158-2220], as acts."""


def test_statuses_bar_what_the_book_sums_up() -> None:
    for row, situation in enumerate(SITUATIONS, 1):
        for status in {"rallied": ("rallied", "failed-fear", "failed-terror")}.get(
            situation, (situation,)
        ):
            unit = _with(status)
            for column, verb in enumerate(_COLUMNS, 1):
                ban = unit.shield(verb) if verb == "join" else unit.bar(verb)
                # Who is in flight always flees, and a failed charge ends with its phase.
                free = str(ACTIONS.cell(row, column)) in ("yes", "always")
                assert (ban is None) == free or (status, verb) in _WIDER, (status, verb)


_WIDER: Final = {("failed-fear", "join"), ("failed-terror", "join")}


def test_rules_lift_a_ban_and_bring_one() -> None:
    assert _with("marched").bar("shoot") is not None
    assert _with("marched", rules=("light-cavalry",)).bar("shoot") is None
    assert _with("moved").bar("shoot") is None
    assert _with("moved", rules=("war-machine",)).bar("shoot") is not None
    ban = _with(rules=("war-machine",)).bar("charge")
    assert ban is not None
    assert (ban.by, ban.of) == ("war-machine", "rule")
    assert _with().bar("charge") is None


def test_a_ban_does_not_hold_beside_some_statuses() -> None:
    game = installed_games()["t9a"]
    moved = game.with_bars(Unit("Men", statuses=(("moved", 1),)))
    swift = game.with_bars(Unit("Men", statuses=(("moved", 1), ("swift-reformed", 1))))
    assert moved.bar("advance") is not None
    assert swift.bar("advance") is None
    assert swift.bar("march") is not None


def test_what_follows_on_a_status_is_a_status() -> None:
    for game in GAMES:
        known = {status.id for status in game.statuses}
        for status in game.statuses:
            assert {after for after, _ in status.then} <= known


def test_verbs_are_told_once() -> None:
    assert len(VERBS) == len(set(VERBS))
    assert as_status("engaged") in {status.id for status in BLACKHAMMER.statuses}
