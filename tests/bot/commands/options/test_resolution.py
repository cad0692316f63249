"""From options as typed to a procedure that ran."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

import pytest

from bot.commands.options.game_commands import gather
from bot.commands.options.names import GameNames
from bot.commands.options.question import BoundUnit, Question
from bot.commands.options.resolution import FindUnit, _units, procedure_of, resolve, understand
from bot.commands.options.typed_options import split_values
from bot.texts.localiser import Localiser
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import Raw, Units
from rulesets.core.declaring.procedure import declaration_of, procedure
from rulesets.core.notation.line_terms import LineTerms
from rulesets.core.notation.profile_line import read_profile_line
from rulesets.core.results.effect import CounterChanged, StatusSet
from rulesets.dice.handle import Dice
from rulesets.dice.handles.rolled import ListedFaces, RolledDice
from rulesets.refusal import Refusal
from tests.example.reeds import RULESET
from tests.example.reeds.courage import Rally

NAMES = GameNames(RULESET, Localiser([RULESET]))
SPECS = {spec.name: spec for spec in gather([RULESET], ())}
OTTERS = BoundUnit(
    read_profile_line("Otters 8 Nv6 Aim5+", LineTerms(RULESET.profile)), id=3, side=1
)


def find(name: str) -> BoundUnit:
    if name.lower() == "otters":
        return OTTERS
    raise Refusal("unknown-unit", text=name)


def party(*names: str) -> FindUnit:
    """Find units by a whole name or a beginning, as a battle does."""

    def find(name: str) -> BoundUnit:
        if name == "Lost, Rank 1 Nv3":
            raise Refusal("unit-destroyed", unit=name)
        whole = [known for known in names if known.lower() == name.lower()]
        found = whole or [known for known in names if known.lower().startswith(name.lower())]
        if not found:
            raise Refusal("unknown-unit", text=name)
        return BoundUnit(Unit(found[0], 8, 8), id=names.index(found[0]))

    return find


PARTY = party("Otters, Big", "Squad Nv1", "Otters", "Big", "A; B + C", "Otters, Small")


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Otters, Big", ["Otters, Big"]),
        ("otters, BIG", ["Otters, Big"]),
        ("Squad Nv1", ["Squad Nv1"]),
        ("Squad Nv1; Big", ["Squad Nv1", "Big"]),
        ("Otters; Big", ["Otters", "Big"]),
        ("A; B + C", ["A; B + C"]),
        ("Squad Nv2", ["Squad"]),
        ("Squa", ["Squad Nv1"]),
    ],
)
def test_a_unit_whose_name_looks_like_something_else_is_found(text: str, names: list[str]) -> None:
    found = _units(text, RULESET, NAMES, PARTY)
    assert [unit.unit.name for unit in found] == names
    assert [unit.id is None for unit in found] == [text == "Squad Nv2"] * len(names)


def test_such_a_unit_that_left_the_battle_is_refused_as_such() -> None:
    with pytest.raises(Refusal, match="unit-destroyed"):
        _units("Lost, Rank 1 Nv3", RULESET, NAMES, PARTY)


def ask(command: str, **options: Raw) -> Question:
    procedure, given = procedure_of(SPECS[command], RULESET, options, NAMES)
    return understand(procedure, RULESET, given, NAMES, find)


def refusal_of(command: str, **options: Raw) -> Refusal:
    with pytest.raises(Refusal) as refused:
        ask(command, **options)
    return refused.value


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("", {}),
        ("   ", {}),
        ("ld:8", {"ld": "8"}),
        ("ld: 8  lost_by:2", {"ld": "8", "lost_by": "2"}),
        ("unit:Orc Boyz 12 WS3 ld:7", {"unit": "Orc Boyz 12 WS3", "ld": "7"}),
        ("unit:Wolves: the grey ld:7", {"unit": "Wolves: the grey", "ld": "7"}),
        ("rules:hatred, sworn (2) unit:a", {"rules": "hatred, sworn (2)", "unit": "a"}),
        ("ld:", {"ld": ""}),
        ('unit:"Orcs 20 ld:7" ld:8', {"unit": "Orcs 20 ld:7", "ld": "8"}),
        ("unit:“Orcs 20 ld:7” ld:8", {"unit": "Orcs 20 ld:7", "ld": "8"}),
        ("unit:« Orcs 20 ld:7 » ld:8", {"unit": "Orcs 20 ld:7", "ld": "8"}),
        ("unit:„Orcs 20“ ld:8", {"unit": "Orcs 20", "ld": "8"}),
        ('"unit:Orcs 20 ld:8"', {"unit": "Orcs 20", "ld": "8"}),
        ('"unit:"Orcs 20" ld:8"', {"unit": "Orcs 20", "ld": "8"}),
        ('"ld:8 unit:"Orcs 20""', {"unit": "Orcs 20", "ld": "8"}),
        ('lost_by:2" ld:8"', {"lost_by": '2"', "ld": '8"'}),
    ],
)
def test_values_are_split_at_the_names_that_are_known(text: str, values: dict[str, str]) -> None:
    assert split_values(text, ("unit", "ld", "lost_by", "rules")) == values


@pytest.mark.parametrize("text", ["8", "speed:3", "quick ld:8", "old:8"])
def test_values_that_begin_with_no_known_name_are_refused_with_those_known(text: str) -> None:
    with pytest.raises(Refusal) as refused:
        split_values(text, ("unit", "ld"))
    assert refused.value.code == "values-unreadable"
    assert refused.value.facts == {"text": text, "values": "unit, ld"}


def test_a_rule_without_options_takes_no_values() -> None:
    with pytest.raises(Refusal, match="values-unreadable"):
        split_values("ld:8", ())


def test_options_of_a_rule_are_its_units_then_its_values() -> None:
    expected = ("unit", "nerve", "omen", "rules", "strong_omens")
    assert RULESET.procedure("rally").options == expected
    assert RULESET.procedure("volley").options[:2] == ("unit", "target")


def test_what_is_typed_wins_over_the_unit_which_wins_over_the_default() -> None:
    assert ask("rally", unit="otters").arguments["nerve"] == 6
    assert ask("rally", unit="otters", nerve=9).arguments["nerve"] == 9
    assert ask("rally", nerve=9).arguments["omen"] is False


def test_a_unit_of_the_battle_keeps_its_id_and_a_described_one_has_none() -> None:
    assert ask("rally", unit="Otters").units["unit"] == (OTTERS,)
    (described,) = ask("rally", unit="Herons 4 Nv7").units["unit"]
    assert (described.unit.name, described.unit.models, described.id) == ("Herons", 4, None)


@pytest.mark.parametrize(
    "line",
    [
        "Herons 4 Aim4+ Nv7",
        "Herons 4 Aim4+ [sworn (2), marsh-born]",
        "Herons 4 vis4+ cr7 [Jurés (2)]",
        "Herons 4 [sworn (2)]",
        "Herons Aim:4+",
        "Herons nv=7",
    ],
)
def test_a_line_with_values_or_rules_describes_a_unit(line: str) -> None:
    (bound,) = understand(
        RULESET.procedure("rally"), RULESET, {"unit": line, "nerve": 5}, NAMES, find
    ).units["unit"]
    assert bound.unit.name == "Herons"
    assert bound.id is None


def test_saves_and_brackets_stay_whole_where_units_are_set_apart() -> None:
    @procedure(source="L1")
    def meet(_dice: Dice, *, units: Annotated[tuple[Unit, ...], Units(1, 3)]) -> Met:
        return Met(len(units))

    rule = declaration_of(meet)
    text = "Herons 4 Aim4+ [sworn (2), marsh-born], Otters; Crows 2 Nv5 + Coots 3 Aim5+ Nv4"
    with pytest.raises(Refusal, match="unit-count"):
        understand(rule, RULESET, {"units": text}, NAMES, find)
    three = text.partition(" + ")[0]
    found = understand(rule, RULESET, {"units": three}, NAMES, find).units["units"]
    assert [unit.unit.name for unit in found] == ["Herons", "Otters", "Crows"]
    assert found[0].unit.rules.number("sworn") == 2


@dataclass(frozen=True)
class Met:
    count: int


def test_rules_typed_are_added_to_the_unit_s_own() -> None:
    rules = ask("rally", unit="Otters 8 Nv6 [sworn (1)]", rules="serment (3)").arguments["rules"]
    assert rules.number("sworn") == 3


def test_what_did_not_fit_among_the_options_comes_through_more() -> None:
    question = ask("rally", more="nerve:4 omen:yes", nerve=8)
    assert question.arguments["nerve"] == 8, "an option of its own wins"
    assert question.arguments["omen"] is True


def test_the_last_options_of_a_command_are_not_the_rule_s() -> None:
    question = ask("rally", nerve=8, dice="3 4", odds=False, secret=True)
    assert question.given == {"nerve": "8"}


@pytest.mark.parametrize(
    ("options", "code", "facts"),
    [
        ({"nerve": 8, "aim": 4}, "option-unused", {"option": "aim", "command": "/rally"}),
        (
            {},
            "missing-option",
            {
                "option": "nerve",
                "role": "unit",
                "field": "nerve",
                "unit": None,
                "about": "Highest total that rallies",
                "example": "nerve:7",
                "values": None,
            },
        ),
        ({"unit": "Dodos"}, "unknown-unit", {"text": "Dodos"}),
        ({"nerve": 11}, "out-of-range", {"option": "nerve", "least": 2, "most": 10}),
        ({"nerve": "much"}, "not-a-number", {"option": "nerve"}),
        ({"nerve": 8, "rules": "bored"}, "unknown-rule", {"text": "bored"}),
        ({"nerve": 8, "rules": "sworn"}, "rule-number", {"rule": "sworn", "wanted": True}),
        ({"nerve": 8, "rules": "marsh-born"}, "rule-changes-nothing", {"rule": "marsh-born"}),
        ({"unit": "Otters 8 Zz3 Nv6"}, "unknown-sign", {"text": "Zz3"}),
        ({"more": "much"}, "values-unreadable", {"text": "much"}),
    ],
)
def test_what_cannot_be_played_is_refused_with_its_facts(
    options: dict[str, Raw], code: str, facts: dict[str, Any]
) -> None:
    refusal = refusal_of("rally", **options)
    assert refusal.code == code
    assert {name: refusal.facts[name] for name in facts} == facts


@pytest.mark.parametrize(
    "typed", ["ankle", "to the ankle", "ANKLE", "à la cheville", "A la Cheville", "chev"]
)
def test_a_choice_is_taken_by_id_or_by_name_in_either_language(typed: str) -> None:
    cross = RULESET.procedure("cross")
    assert understand(cross, RULESET, {"depth": typed}, NAMES, find).arguments["depth"] == "ankle"


@pytest.mark.parametrize(
    ("locale", "offered"),
    [
        ("en", "to the ankle (ankle), to the waist (waist)"),
        ("fr", "à la cheville (ankle), à la taille (waist)"),
    ],
)
def test_what_is_no_choice_and_a_choice_left_out_are_refused_with_what_there_is(
    locale: str, offered: str
) -> None:
    names = GameNames(RULESET, Localiser([RULESET]), locale)
    cross = RULESET.procedure("cross")
    for given, code in (({"depth": "knee"}, "not-a-choice"), ({}, "missing-option")):
        with pytest.raises(Refusal) as refused:
            understand(cross, RULESET, dict(given), names, find)
        assert refused.value.code == code
        assert refused.value.facts["values"] == offered
        assert refused.value.facts.get("role") is None


def test_a_word_that_begins_several_choices_is_none_of_them() -> None:
    assert NAMES.find_choice(("ankle", "waist"), "to the") is None
    assert NAMES.find_choice(("ankle", "waist"), "") is None


def test_resolving_gives_result_record_marks_and_effects() -> None:
    resolution = resolve(ask("rally", nerve=5, omen=True), RolledDice(ListedFaces((6, 6))))
    assert resolution.result == Rally(rallied=False)
    assert resolution.marks == (6, 6)
    assert resolution.origin == "typed"
    assert len(resolution.record) == 1
    assert resolution.effects == (CounterChanged("omens", -1), StatusSet("unit", "shaken"))


def test_dice_that_nobody_asked_for_are_refused() -> None:
    with pytest.raises(Refusal) as refused:
        resolve(ask("rally", nerve=5), RolledDice(ListedFaces((6, 6, 1))))
    assert refused.value.code == "dice-left-over"
    assert refused.value.facts == {"count": 1, "used": 2}
