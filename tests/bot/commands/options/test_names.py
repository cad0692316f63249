"""Special rules and procedures by what players call them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bot.commands.options.names import GameNames
from bot.texts.bundle import text_key
from bot.texts.localiser import LOCALES, Localiser
from bot.texts.name_table import Names, folded
from rulesets.core.battlefield.rules import SpecialRules
from rulesets.core.ruleset.game import Ruleset, SpecialRule
from rulesets.core.ruleset.installed import installed_games
from rulesets.refusal import Refusal
from tests.example.reeds import RULESET

GAMES = tuple(installed_games().values())
LOCALISER = Localiser([*GAMES, RULESET])
GAME = GameNames(RULESET, LOCALISER)


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


def test_the_only_name_that_begins_so_is_meant_before_words_that_do() -> None:
    names = Names([("stupid until its next turn", "stupid"), ("will be stupid next", "cursed")])
    assert names.only("stupid") == "stupid"
    assert names.only("next") is None


def test_a_single_letter_is_the_beginning_of_no_name() -> None:
    names = Names([("steal youth", "steal-youth"), ("fireball", "fireball"), ("x", "unknown")])
    assert names.only("y") is None
    assert names.only("f") is None
    assert names.only("x") == "unknown"
    assert names.only("fi") == "fireball"


def test_each_is_offered_once_and_all_when_nothing_is_typed() -> None:
    assert GAME.rules.near("") == ["marsh-born", "sworn"]
    offered = GAME.procedures.near("vol")
    assert offered[0] == "volley"
    assert len(offered) == len(set(offered))


def test_no_more_than_discord_takes_are_offered() -> None:
    names = Names((f"rule {number}", str(number)) for number in range(60))
    assert len(names.near("")) == 25
    assert len(names.near("rule")) == 25


@pytest.mark.parametrize(("locale", "rule"), [("en", "lance"), ("fr", "spear")])
def test_a_name_means_what_the_player_s_language_calls_so(locale: str, rule: str) -> None:
    (game,) = (ruleset for ruleset in GAMES if ruleset.id == "blackhammer")
    names = GameNames(game, LOCALISER, locale)
    assert names.rules.find("lance") == rule
    assert names.read_unit("Knights 5 [Lance]").rules == SpecialRules.of(rule)
    assert names.read_rules("LANCE") == SpecialRules.of(rule)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_each_thing_answers_to_its_name_in_the_player_s_language(
    game: Ruleset, locale: str
) -> None:
    names, texts = GameNames(game, LOCALISER, locale), LOCALISER.texts(locale, game.id)
    for rule in game.rules:
        said = None if rule.id in game.unsaid else rule.id
        assert names.rules.find(texts(f"rule-{text_key(rule.id)}")) == said
    for status in game.statuses:
        assert names.statuses.find(texts(f"status-{text_key(status.id)}")) == status.id
    for phase in game.phases:
        assert names.phases.find(texts(f"phase-{text_key(phase.id)}")) == phase.id
    for procedure in game.procedures:
        found = names.procedures.find(texts(f"procedure-{text_key(procedure.id)}"))
        assert found == procedure.id


def test_a_player_s_own_word_comes_before_an_id_and_that_before_the_other_language(
    tmp_path: Path,
) -> None:
    for locale, lance in (("en", "Lance"), ("fr", "Lance longue")):
        (tmp_path / locale).mkdir()
        text = f"rule-lance = {lance}\nrule-sabre = Blade\nrule-spear = Sabre\n"
        (tmp_path / locale / "duel.ftl").write_text(text)
    ids = ("lance", "sabre", "spear")
    game = replace(RULESET, id="duel", texts=tmp_path, rules=tuple(map(SpecialRule, ids)))
    names = GameNames(game, Localiser([game]), "en")
    assert names.rules.find("sabre") == "spear"
    assert names.rules.find("spear") == "spear"
    assert names.rules.find("lance longue") == "lance"


@pytest.mark.parametrize(
    ("locale", "typed", "near"),
    [
        ("en", "marsh-bron", "Marsh-born"),
        ("fr", "jurrés", "Jurés"),
        ("fr", "marsh-bron (2)", "Enfants du marais"),
        ("en", "dragonfire", None),
    ],
)
def test_an_unknown_rule_is_refused_with_those_of_like_names(
    locale: str, typed: str, near: str | None
) -> None:
    names = GameNames(RULESET, LOCALISER, locale)
    for read in (lambda: names.read_rules(typed), lambda: names.read_unit(f"Otters 8 [{typed}]")):
        with pytest.raises(Refusal) as refused:
            read()
        assert refused.value.code == "unknown-rule"
        assert refused.value.facts["near"] == near


@pytest.mark.parametrize(
    ("locale", "line", "held"),
    [
        ("fr", "[cavalerie, lance]", "lance"),
        ("fr", "[lance, cavalerie monstrueuse]", "lance"),
        ("fr", "[cavalerie, lance de cavalerie]", "lance"),
        ("fr", "[infanterie, lance]", "spear"),
        ("fr", "[lance]", "spear"),
        ("fr", "[cavalerie, spear]", "spear"),
        ("en", "[cavalry, lance]", "lance"),
        ("en", "[cavalry, spear]", "spear"),
    ],
)
def test_a_french_lance_of_riders_of_the_ninth_age_is_no_spear(
    locale: str, line: str, held: str
) -> None:
    """No rider has a spear [R L766], and French calls both a lance."""
    names = GameNames(installed_games()["t9a"], LOCALISER, locale)
    rules = names.read_unit(f"Riders 5 M8 {line}").rules
    assert {"lance", "spear"} & {*rules} == {held}


def test_a_lance_given_to_french_riders_later_is_no_spear_either() -> None:
    names = GameNames(installed_games()["t9a"], LOCALISER, "fr")
    riders, walkers = SpecialRules.of("cavalry"), SpecialRules.of("infantry")
    assert names.read_rules("lance", beside=riders) == SpecialRules.of("lance")
    assert names.read_rules("lance", beside=walkers) == SpecialRules.of("spear")


@pytest.mark.parametrize(
    ("game", "rule"),
    [(game, rule) for game in GAMES for rule in sorted(game.unsaid)],
    ids=lambda each: getattr(each, "id", each),
)
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("said", ["standard in play", "grande bannière en jeu", "{name}", "{id}"])
def test_no_line_has_a_rule_that_the_table_alone_tells_of(
    game: Ruleset, rule: str, locale: str, said: str
) -> None:
    """A unit would else be asked of a General, or a battle standard, that nobody has."""
    called = LOCALISER.texts(locale, game.id)(f"rule-{text_key(rule)}")
    names = GameNames(game, LOCALISER, locale)
    word = said.format(name=called, id=rule)
    with pytest.raises(Refusal, match="unknown-rule"):
        names.read_unit(f"Swords 20 M4 Ld7 [{word} (12)]")
    with pytest.raises(Refusal, match="unknown-rule"):
        names.read_held(f"{word} (12)")
