"""The card of a decision that is waited for."""

from __future__ import annotations

import pytest

from bot.texts.localiser import Localiser
from bot.views.cards.decision import decision_card
from bot.views.cards.question import joined
from rulesets.core.ruleset.installed import installed_games
from rulesets.dice.handles.choices import Decision
from rulesets.dice.handles.rolled import Step
from rulesets.refusal import Fact

LOCALISER = Localiser(installed_games())


@pytest.mark.parametrize(
    ("locale", "game", "what", "whole", "brief"),
    [
        (
            *("en", "aos4", "all-out-defence"),
            "use All-out Defence for 1 command point (+1 to its saves this phase)?",
            "use All-out Defence for 1 command point?",
        ),
        (
            *("en", "blackhammer", "struck"),
            "strike whom? (up to three models reach a character)",
            "strike whom?",
        ),
        (
            *("fr", "blackhammer", "charge-way"),
            "au sol, ou par les airs\N{NARROW NO-BREAK SPACE}?",
            "au sol, ou par les airs\N{NARROW NO-BREAK SPACE}?",
        ),
    ],
)
def test_a_decision_has_a_brief_question_with_the_whole_name_of_its_unit(
    locale: str, game: str, what: str, whole: str, brief: str
) -> None:
    decision = Decision(what, "unit", ("no", "yes"), subject="Guard ((old) elves)")
    texts = LOCALISER.texts(locale, game)
    card = decision_card(texts, "Fight", decision, ["Ana (Bo)"], record=(), parts=())
    for told, question in ((card.headline, whole), (card.brief, brief)):
        assert question in told
        assert "Guard ((old) elves)" in told
        assert "Ana (Bo)" in told
    assert (whole in card.brief) == (whole == brief)


def step(key: str, **facts: Fact) -> Step:
    return Step(key, tuple(facts.items()))


SCORES = (
    step("combat-wounds", side="unit", name="Order: East", wounds=3),
    step("combat-wounds", side="enemy", name="Horde", wounds=1),
)
BROKEN = tuple(
    step("broken", unit=unit, total=total) for unit, total in (("Orcs: Black", 9), ("Rats", None))
)


@pytest.mark.parametrize(
    ("locale", "verdict"),
    [
        (
            "en",
            ("Broken: Orcs: Black · Rats, without a roll.", "3 wounds caused", "1 wound caused"),
        ),
        (
            "fr",
            ("Démoralisés : Orcs: Black · Rats, sans jet.", "3 PV infligés", "1 PV infligé"),
        ),
    ],
)
def test_who_broke_and_what_each_side_did_stand_under_one_heading_each(
    locale: str, verdict: tuple[str, str, str]
) -> None:
    decision = Decision("pursuit", "unit", ("pursue", "hold"), subject="Guard")
    texts = LOCALISER.texts(locale, "blackhammer")
    record = (*SCORES, *BROKEN)
    card = decision_card(texts, "Fight", decision, [], record=record, parts=(), density="card")
    broken, ours, theirs = verdict
    sign = texts("colon")
    told = f"{broken} Order: East{sign} {ours} · Horde{sign} {theirs}."
    assert " ".join(card.headline.split()) == " ".join(told.split())


def test_steps_in_a_row_under_one_heading_are_one_line_as_long_as_it_finds_room() -> None:
    texts = LOCALISER.texts("en", "t9a")
    caught = [step("caught", unit=f"Band {number}", distance=number) for number in range(1, 7)]
    shown = joined(texts, [*caught, step("holds", unit="Guard")])
    bands = [f"Band {number}, after {number} inches" for number in range(1, 7)]
    assert shown == [
        f"Caught and destroyed: {' · '.join(bands[:4])}.",
        f"Caught and destroyed: {' · '.join(bands[4:])}.",
        "Holding: Guard.",
    ]
