"""Victory Points as the table stands, and the result they come to."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.texts.localiser import LOCALES, Localiser
from rulesets.core.results.reminder import ArmyUnit, Side, Situation
from rulesets.core.results.score import uncosted
from rulesets.t9a import RULESET
from tests.bot.texts.wording import strict
from tests.rulesets.cases import unit_of

LOCALISER = Localiser((RULESET,))


def brought(
    line: str, *, destroyed: bool = False, models: int | None = None, **held: int
) -> ArmyUnit:
    unit = unit_of(RULESET, {"line": line, "statuses": held})
    return ArmyUnit(unit if models is None else replace(unit, models=models), destroyed)


THEIRS = Side(
    army=(
        brought("Swords 20 W1 Pts241", destroyed=True),
        brought("Archers 10 W1 Pts101", fleeing=1),
        brought("Ogres 8 W3 Pts300", models=2),
        brought("Knights 5 W1 Pts200"),
        brought("Duke 1 W3 Pts150 [character, general]", destroyed=True),
        brought("Wolves 5 W1", destroyed=True),
        brought("Zombies 20 W1 Pts100", destroyed=True, summoned=1),
    )
)
OURS = Side(
    counters=(
        ("victory-points", 480),
        ("standards-captured", 2),
        ("battle-standards-captured", 1),
    )
)


def situation(**facts: object) -> Situation:
    return replace(Situation(6, "combat", OURS, (THEIRS,)), **facts)  # type: ignore[arg-type]


def test_what_the_enemy_lost_is_counted_line_by_line() -> None:
    ours, theirs = RULESET.score.lines(situation())
    assert [(line.id, line.points) for line in ours] == [
        ("objectives", 480),
        ("worth-whole", 241),
        ("worth-flees", 51),
        ("worth-stands", 150),
        ("worth-whole", 150),
        ("general-dead", 100),
        ("worth-cost-unknown", 0),
        ("captured-standard", 100),
        ("captured-bsb", 100),
    ]
    assert theirs == ()


def test_units_whose_points_nobody_noted_are_named_where_these_count() -> None:
    """Enemy units destroyed or fleeing are worth their points; summoned ones none [R L943-949]."""
    played = situation(switches=(("beyond", "on"),))
    summoned = Side(army=(brought("Rats 9 W1", summoned=1), brought("Bows 9 W1")))
    both = replace(played, others=(THEIRS, summoned))
    assert uncosted(RULESET.score, both) == ((), ("Wolves",), ("Bows",))
    without = replace(both, switches=(("beyond", "off"),))
    assert uncosted(RULESET.score, without) == ((), (), ())


@pytest.mark.parametrize(
    ("totals", "verdict", "winner"),
    [
        ((100, 0), "draw", None),
        ((120, 0), "minor", 0),
        ((0, 481), "major", 1),
        ((2000, 100), "massacre", 0),
    ],
)
def test_the_difference_tells_the_result(
    totals: tuple[int, int], verdict: str, winner: int | None
) -> None:
    judge = RULESET.score.at_table
    assert judge is not None
    found = judge(situation(agreed=2400), totals)
    assert (found.id, found.winner) == (verdict, winner)


def test_without_the_size_only_the_difference_is_told() -> None:
    judge = RULESET.score.at_table
    assert judge is not None
    assert judge(situation(), (50, 0)).id == "size-unknown"


def test_without_the_layer_points_are_counted_by_hand() -> None:
    judge = RULESET.score.at_table
    assert judge is not None
    off = situation(agreed=2400, switches=(("beyond", "off"),))
    assert [line.id for line in RULESET.score.lines(off)[0]] == ["counted"]
    assert judge(off, (120, 0)).id == "ahead"


@pytest.mark.parametrize("locale", LOCALES)
def test_every_line_and_verdict_has_its_words(locale: str) -> None:
    texts = strict(LOCALISER, locale, "t9a")
    lines = RULESET.score.lines(situation())[0]
    verdicts = ("draw", "minor", "major", "massacre", "size-unknown")
    keys = [
        *(f"score-{line.id}" for line in lines),
        *(f"verdict-{verdict}" for verdict in verdicts),
    ]
    assert [key for key in keys if not texts.has(key)] == []
