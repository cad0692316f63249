"""Commands worked out from declarations."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated, Any

import pytest

from bot.commands.options.specification import (
    CLOSING,
    MORE,
    MOST_OPTIONS,
    WHAT,
    CommandSpec,
    Option,
    gather,
)
from rulesets.core.battlefield.amount import Amount
from rulesets.core.battlefield.rules import NO_RULES, SpecialRules
from rulesets.core.battlefield.unit import Unit
from rulesets.core.declaring.parameter import (
    Choice,
    Decimal,
    Fill,
    Flag,
    Kind,
    Numbers,
    Parameter,
    Quantity,
    Rules,
    Text,
    Units,
    Whole,
)
from rulesets.core.declaring.procedure import Procedure, declaration_of
from rulesets.core.declaring.procedure import procedure as declared
from rulesets.core.declaring.shared import ROLL, SHARED
from rulesets.core.ruleset.game import Ruleset
from rulesets.core.ruleset.installed import installed_games
from rulesets.dice.handle import Dice
from rulesets.refusal import Refusal
from tests.example.reeds import RULESET


@dataclass(frozen=True)
class Done:
    well: bool


def game(slug: str, *procedures: Procedure) -> Ruleset:
    return Ruleset(slug, RULESET.texts, procedures)


def procedure(name: str, variant: str | None = None, /, **kinds: Kind) -> Procedure:
    parameters = tuple(Parameter(option, kind, None) for option, kind in kinds.items())
    return Procedure(name, lambda _: Done(well=True), parameters, "L1", "test", variant)


def only(*games: Ruleset) -> CommandSpec:
    (spec,) = gather(games, ())
    return spec


def option(spec: CommandSpec, name: str) -> Option:
    found = spec.option(name)
    assert found is not None, name
    return found


@declared(source="L1", command="test")
def everything(
    _dice: Dice,
    *,
    unit: Annotated[Unit, Units()],
    count: Annotated[int, Whole(1, 6)],
    ld: Annotated[int, Whole(0, 10), Fill("leader", "ld")],
    distance: Annotated[float, Decimal(0, 48.5)] = 1.0,
    brave: Annotated[bool, Flag()] = False,
    arc: Annotated[str, Choice(("front", "rear"))] = "front",
    damage: Annotated[Amount, Quantity(1, 6)] = Amount(1),  # noqa: B008 - it never changes
    spell: Annotated[str, Text(40)] = "",
    ranks: Annotated[tuple[int, ...], Numbers(0, 9, 4)] = (),
    rules: Annotated[SpecialRules, Rules(("sworn",))] = NO_RULES,
    near_friend: Annotated[Unit | None, Units()] = None,
) -> Done:
    given = (unit, count, ld, distance, brave, arc, damage, spell, ranks, rules, near_friend)
    return Done(well=all(value is not None for value in given))


def test_each_kind_becomes_an_option_of_its_type_with_its_bounds() -> None:
    spec = only(game("one", declaration_of(everything)))
    assert [option.name for option in spec.options[:2]] == ["unit", "count"], "required come first"
    expected = {
        "unit": ("text", True, None, 300, "units"),
        "leader": ("text", False, None, 300, "units"),
        "near_friend": ("text", False, None, 300, "units"),
        "count": ("whole", True, 1, 6, None),
        "ld": ("whole", False, 0, 10, None),
        "distance": ("decimal", False, 0, 48.5, None),
        "brave": ("flag", False, None, None, None),
        "arc": ("text", False, None, None, None),
        "damage": ("text", False, None, 200, None),
        "spell": ("text", False, None, 40, None),
        "ranks": ("text", False, None, 200, None),
        "rules": ("text", False, None, 300, "rules"),
    }
    for name, wanted in expected.items():
        found = option(spec, name)
        assert (found.type, found.required, found.least, found.most, found.completion) == wanted, (
            name
        )
        assert found.ruleset == "one"
        assert found.text == f"param-{name.replace('_', '-')}"
    assert option(spec, "arc").choices == ("front", "rear")
    assert tuple(option.name for option in spec.options[-3:]) == CLOSING


def test_an_unheard_of_kind_is_a_fault() -> None:
    class Odd(Kind):
        def read(self, name: str, raw: object) -> Any:
            return (name, raw)

    with pytest.raises(TypeError, match="no option type"):
        gather([game("one", procedure("a", oddity=Odd()))], ())


def test_commands_come_by_name_and_rules_without_one_make_none() -> None:
    assert [spec.name for spec in gather([RULESET], ())] == ["rally", "shoot", "table"]


def test_options_of_several_rules_are_widened_to_take_what_either_takes() -> None:
    spec = only(
        game("one", procedure("a", "a", reach=Whole(1, 6), arc=Choice(("front", "rear")))),
        game("two", procedure("b", "b", reach=Whole(0, 4), arc=Choice(("rear", "flank")))),
    )
    assert (option(spec, "reach").least, option(spec, "reach").most) == (0, 6)
    assert option(spec, "arc").choices == ("front", "rear", "flank")
    assert option(spec, "arc").origins == ("one", "one", "two")
    assert option(spec, WHAT).choices == ("a", "b")
    assert option(spec, WHAT).origins == ("one", "two")
    assert spec.options[0].name == WHAT


@pytest.mark.parametrize(
    ("first", "second"),
    [(Whole(1, 6), Text(9)), (Flag(), Choice(("a", "b"))), (Decimal(0, 1), Whole(0, 1))],
)
def test_options_of_different_types_become_text(first: Kind, second: Kind) -> None:
    spec = only(game("one", procedure("a", x=first)), game("two", procedure("b", x=second)))
    assert (option(spec, "x").type, option(spec, "x").choices) == ("text", ())


def test_choice_and_free_text_together_are_free_text() -> None:
    spec = only(
        game("one", procedure("a", x=Choice(("front", "rear")))),
        game("two", procedure("b", x=Text(9))),
    )
    assert (option(spec, "x").choices, option(spec, "x").most) == ((), 9)


def test_more_choices_than_discord_takes_are_free_text() -> None:
    words = tuple(f"word-{number}" for number in range(26))
    spec = only(game("one", procedure("a", x=Choice(words), y=Choice(words[:25]))))
    assert option(spec, "x").choices == ()
    assert option(spec, "x").most is not None
    assert len(option(spec, "y").choices) == 25
    halves = only(
        game("one", procedure("a", x=Choice(words[:20]))),
        game("two", procedure("b", x=Choice(words[10:]))),
    )
    assert option(halves, "x").choices == ()
    assert option(halves, "x").most is not None
    assert option(halves, "x").completion == "choices"
    many = only(game("one", *(procedure(word.replace("-", "_"), word) for word in words)))
    assert option(many, WHAT).choices == ()


def test_many_choices_of_several_games_are_text_completed_by_the_game() -> None:
    words = tuple(f"word-{number}" for number in range(13))
    alone = game("one", procedure("a", x=Choice(words)))
    assert option(only(alone), "x").choices == words
    assert option(only(alone, game("two", procedure("b", x=Choice(words)))), "x").choices == words
    mixed = only(
        game("one", procedure("a", x=Choice(words[:7]))),
        game("two", procedure("b", x=Choice(words[6:]))),
    )
    assert (option(mixed, "x").choices, option(mixed, "x").completion) == ((), "choices")


@pytest.mark.parametrize("count", [22, 23, 40])
def test_options_that_do_not_fit_spill_into_one_that_takes_them_all(count: int) -> None:
    kinds: dict[str, Kind] = {f"x{number}": Flag() for number in range(count)}
    spec = only(game("one", procedure("a", **kinds)))
    names = [option.name for option in spec.options]
    assert len(names) <= MOST_OPTIONS
    assert tuple(names[-3:]) == CLOSING
    assert (MORE in names) == (count > 22)
    assert {*names, *spec.spilled} >= kinds.keys()
    assert not set(names) & set(spec.spilled)


def test_with_several_rules_nothing_is_required() -> None:
    spec = only(
        game("one", declaration_of(everything)),
        game("two", procedure("b", count=Whole(1, 6))),
    )
    assert not any(option.required for option in spec.options)


def test_the_channel_s_game_and_what_choose_the_rule() -> None:
    first = game("one", procedure("a", "fear"), procedure("b", "terror"))
    second = game("two", procedure("c", "fear"))
    spec = only(first, second)
    assert spec.choose(first, None).id == "a"
    assert spec.choose(first, "terror").id == "b"
    assert spec.choose(second, "fear").id == "c"
    with pytest.raises(Refusal) as refused:
        spec.choose(second, "terror")
    assert refused.value.code == "variant-not-in-game"
    assert refused.value.facts == {"text": "terror", "values": "fear"}
    with pytest.raises(Refusal) as refused:
        spec.choose(game("three", RULESET.procedure("volley")), None)
    assert refused.value.code == "command-not-in-game"
    assert refused.value.facts["values"] == "/shoot, /resolve"


def test_a_game_says_what_it_does_instead_of_a_command_it_lacks() -> None:
    ruleset = replace(game("one", procedure("a")), instead=("test",))
    spec = only(ruleset)
    with pytest.raises(Refusal) as refused:
        spec.choose(replace(game("two"), instead=(spec.name,)), None)
    assert refused.value.code == f"instead-{spec.name}"
    assert spec.choose(ruleset, None).id == "a"


def test_what_all_games_share_answers_in_each() -> None:
    (spec,) = [spec for spec in gather([], SHARED) if spec.name == "roll"]
    assert spec.choose(game("whatever"), None) is ROLL
    assert option(spec, "notation").ruleset is None


def test_subcommands_are_described_by_both_their_words() -> None:
    assert CommandSpec("battle start", (), ()).text == "battle-start"
    assert CommandSpec("undo", (), ()).text == "command-undo"


def test_no_game_uses_the_names_that_every_command_needs() -> None:
    for ruleset in (*installed_games().values(), RULESET):
        for procedure in ruleset.procedures:
            names = {
                *procedure.unit_options,
                *(parameter.name for parameter in procedure.parameters),
            }
            assert not names & {WHAT, MORE, *CLOSING}, procedure.id
