"""The card of a player whose dice are waited for."""

from __future__ import annotations

import re

import pytest

from bot.commands.dice.dice_input import read_dice_input
from bot.texts.localiser import Localiser
from bot.views.cards.question import question_card
from rulesets.dice.die import D6, Die, plain_die
from rulesets.dice.handles.mixed import DiceInput, Wanted
from rulesets.dice.request import Purpose
from tests.example.reeds import RULESET

LOCALISER = Localiser([RULESET])


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize("count", [1, 2, 3, 4, 5, 8, 40])
@pytest.mark.parametrize("die", [plain_die(2), D6, plain_die(8), plain_die(20)])
def test_the_example_under_a_question_answers_it(locale: str, count: int, die: Die) -> None:
    texts = LOCALISER.texts(locale, "reeds")
    wins = frozenset(die.marks[-2:])
    card = question_card(
        texts, "Herons", Wanted(die, count, False, Purpose("arrows"), wins), (), ()
    )
    shown = re.search(r"/throw ([\d ]+\d|\d)", card.footer)
    assert shown is not None
    thrown = read_dice_input(shown[1])
    assert isinstance(thrown, DiceInput)
    assert len(thrown.typed) == min(count, 5)
    assert set(thrown.typed) <= set(die.marks)
    hint = card.dice[-1]
    assert shown[1] in hint
    counted = [read_dice_input(each) for each in re.findall(r"=\d+", hint)]
    assert counted
    for said in counted:
        assert isinstance(said, DiceInput)
        assert said.successes is not None
        assert said.successes <= count


def test_a_question_of_faces_alone_says_no_more() -> None:
    wanted = Wanted(D6, 2, False, Purpose("arrows"), None)
    english = question_card(LOCALISER.texts("en", "reeds"), "Herons", wanted, (), ())
    assert english.dice == ("Type the faces, for example 6 5.",)
    french = question_card(LOCALISER.texts("fr", "reeds"), "Hérons", wanted, (), ())
    assert french.dice == ("Tapez les faces, par exemple 6 5.",)
    assert "/throw 6 5 répond aussi" in french.footer
