"""Special rules and procedures by what players call them."""

from __future__ import annotations

import pytest

from bot.commands.names import GameNames, Names, folded
from bot.localiser import Localiser
from tests.example.reeds import RULESET

GAME = GameNames(RULESET, Localiser([RULESET]))


@pytest.mark.parametrize(
    ("typed", "plain"),
    [
        ("Régénération", "regeneration"),
        ("  KILLING--blow ", "killing blow"),
        ("cœur d'acier", "coeur d acier"),
        ("cœur d\N{RIGHT SINGLE QUOTATION MARK}acier", "coeur d acier"),
        ("Frappe\N{NO-BREAK SPACE}en dernier", "frappe en dernier"),
    ],
)
def test_accents_case_and_signs_do_not_count(typed: str, plain: str) -> None:
    assert folded(typed) == plain


@pytest.mark.parametrize(
    "typed", ["sworn", "Sworn", "oath", "Jurés", "jures", "serment", "bande jurée", "sworn-band"]
)
def test_a_rule_is_found_by_id_name_and_alias_of_either_language(typed: str) -> None:
    assert GAME.rules.find(typed) == "sworn"


@pytest.mark.parametrize("typed", ["", "swor", "oathless"])
def test_nothing_is_guessed(typed: str) -> None:
    assert GAME.rules.find(typed) is None


@pytest.mark.parametrize(
    ("typed", "identity"),
    [("volley", "volley"), ("Volée", "volley"), ("jet sur une table", "table_draw")],
)
def test_procedures_are_found_in_either_language(typed: str, identity: str) -> None:
    assert GAME.procedures.find(typed) == identity


def test_the_first_to_bear_a_name_keeps_it() -> None:
    names = Names([("Aura", "first"), ("aura", "second")])
    assert names.find("AURA") == "first"


def test_what_begins_so_comes_before_what_sounds_so() -> None:
    names = Names([("flaming", "flaming"), ("inflammable", "flammable"), ("flail", "flail")])
    assert names.near("fla")[0] in {"flaming", "flail"}
    assert names.near("flamming")[0] == "flaming"
    assert names.near("flail", most=1) == ["flail"]


def test_each_is_offered_once_and_all_when_nothing_is_typed() -> None:
    assert GAME.rules.near("") == ["marsh-born", "sworn"]
    offered = GAME.procedures.near("vol")
    assert offered[0] == "volley"
    assert len(offered) == len(set(offered))


def test_no_more_than_discord_takes_are_offered() -> None:
    names = Names((f"rule {number}", str(number)) for number in range(60))
    assert len(names.near("")) == 25
    assert len(names.near("rule")) == 25
