"""Commands worked out from declarations."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated, Any

import pytest

from bot.commands.options.game_commands import game_commands, gather, together
from bot.commands.options.specification import (
    CLOSING,
    MORE,
    MOST_OPTIONS,
    WHAT,
    CommandSpec,
    Option,
)
from bot.commands.options.typed_options import as_typed, read_values
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
from rulesets.core.declaring.shared import SCATTER_DIE, SHARED
from rulesets.core.offering.declaration import Ask, Offering
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
    rules: Annotated[SpecialRules, Rules(("sworn",))] = NO_RULES,
) -> Done:
    given = (unit, count, ld, distance, brave, arc, damage, rules)
    return Done(well=all(value is not None for value in given))


def test_each_kind_becomes_an_option_of_its_type_with_its_bounds() -> None:
    spec = only(game("one", declaration_of(everything)))
    expected = {
        "unit": ("text", False, None, 300, "units"),
        "leader": ("text", False, None, 300, "units"),
        "count": ("whole", False, 1, 6, None),
        "ld": ("whole", False, 0, 10, None),
        "distance": ("decimal", False, 0, 48.5, None),
        "brave": ("flag", False, None, None, None),
        "arc": ("text", False, None, None, None),
        "damage": ("text", False, None, 200, None),
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
    texts = only(game("one", procedure("a", spell=Text(40), ranks=Numbers(0, 9, 4))))
    assert (option(texts, "spell").type, option(texts, "spell").most) == ("text", 40)
    assert (option(texts, "ranks").type, option(texts, "ranks").most) == ("text", 200)
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
        game(
            "one",
            procedure("a", "a", reach=Whole(1, 6), arc=Choice(("front", "rear"))),
            procedure("c", "c"),
        ),
        game(
            "two",
            procedure("b", "b", reach=Whole(0, 4), arc=Choice(("rear", "flank"))),
            procedure("d", "c"),
        ),
    )
    assert (option(spec, "reach").least, option(spec, "reach").most) == (0, 6)
    assert option(spec, "arc").choices == ("front", "rear", "flank")
    assert option(spec, "arc").origins == ("one", "one", "two")
    assert option(spec, WHAT).choices == ("a", "c", "b")
    assert option(spec, WHAT).origins == ("one", "one", "two")
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


@declared(source="L1", command="test")
def many(
    _dice: Dice,
    *,
    unit: Annotated[Unit, Units()],
    count: Annotated[int, Whole(1, 6)],
    ld: Annotated[int, Whole(0, 10), Fill("unit", "ld")],
    a: Annotated[bool, Flag()] = False,
    b: Annotated[bool, Flag()] = False,
    c: Annotated[bool, Flag()] = False,
    d: Annotated[bool, Flag()] = False,
    e: Annotated[bool, Flag()] = False,
    f: Annotated[bool, Flag()] = False,
    g: Annotated[bool, Flag()] = False,
) -> Done:
    return Done(well=any((unit, count, ld, a, b, c, d, e, f, g)))


def names(spec: CommandSpec) -> list[str]:
    return [option.name for option in spec.options]


def test_a_command_shows_what_must_be_said_and_takes_the_rest_by_one_option() -> None:
    spec = only(game("one", declaration_of(many)))
    assert names(spec) == ["unit", "count", MORE, *CLOSING]
    assert spec.spilled == ("ld", "a", "b", "c", "d", "e", "f", "g")


def test_what_is_asked_for_where_it_is_offered_is_shown_too() -> None:
    offering = Offering(target="b", asks=(Ask("d"),))
    spec = only(game("one", replace(declaration_of(many), offerings=(offering,))))
    assert names(spec) == ["unit", "count", "b", "d", MORE, *CLOSING]


@pytest.mark.parametrize("count", [9, 10, 40])
def test_options_that_all_fit_are_all_shown(count: int) -> None:
    kinds: dict[str, Kind] = {f"x{number}": Flag() for number in range(count)}
    spec = only(game("one", procedure("a", **kinds)))
    assert len(names(spec)) <= MOST_OPTIONS
    assert (MORE in names(spec)) == (count > MOST_OPTIONS - len(CLOSING))
    assert {*names(spec), *spec.spilled} >= kinds.keys()
    assert not set(names(spec)) & set(spec.spilled)


def test_a_unit_that_every_rule_needs_is_asked_for_before_anything_is_sent() -> None:
    rule = declaration_of(many)
    assert [each.name for each in only(game("one", rule)).options if each.required] == ["unit"]
    free = procedure("b", other=Flag())
    assert not any(each.required for each in only(game("one", rule, free)).options)


def test_a_value_is_so_where_no_rule_takes_a_unit() -> None:
    needed = Parameter("count", Whole(1, 6))
    rule = replace(procedure("a"), parameters=(needed,))
    assert [each.name for each in only(game("one", rule)).options if each.required] == ["count"]


def test_a_server_of_several_games_sees_the_options_of_each_as_far_as_there_is_room() -> None:
    first = {f"a{number}": Flag() for number in range(6)}
    second = {f"b{number}": Flag() for number in range(6)}
    games = (game("one", procedure("a", **first)), game("two", procedure("b", **second)))
    sets = [game_commands(each, ()) for each in games]
    (spec,) = together(sets)
    assert names(spec)[:4] == ["a0", "b0", "a1", "b1"]
    assert names(spec)[-4:] == [MORE, *CLOSING]
    assert len(names(spec)) == MOST_OPTIONS
    assert {*names(spec), *spec.spilled} - {MORE, *CLOSING} == {*first, *second}
    assert together(sets[:1]) == sets[0]


def test_what_one_game_needs_can_be_left_out_where_another_needs_it_not() -> None:
    rule = declaration_of(many)
    other = replace(procedure("b", other=Flag()), command="test")
    (spec,) = together(
        [game_commands(game("one", rule), ()), game_commands(game("two", other), ())]
    )
    assert not any(each.required for each in spec.options)
    (both,) = together([game_commands(game(slug, rule), ()) for slug in ("one", "two")])
    assert [each.name for each in both.options if each.required] == ["unit"]


@pytest.mark.parametrize("slug", [*installed_games(), None])
def test_no_command_of_a_game_shows_more_than_twelve_options(slug: str | None) -> None:
    games = installed_games()
    chosen = list(games.values()) if slug is None else [games[slug]]
    specs = together(game_commands(each, SHARED) for each in chosen)
    assert {spec.name: len(spec.options) for spec in specs if len(spec.options) > 12} == {}
    for spec in specs:
        own = [procedure for each in chosen for procedure in spec.own(each)]
        known = {name for procedure in own for name in names_of(procedure)}
        assert known <= {*names(spec), *spec.spilled}, spec.name
        assert (MORE in names(spec)) == bool(spec.spilled), spec.name


def names_of(procedure: Procedure) -> set[str]:
    """Return its options: what a house rule fills is none, nor what the table or desk tells."""
    filled = {
        each.name
        for each in procedure.parameters
        if each.house is not None
        or (each.table is not None and (each.table.unsaid or each.table.aside))
    }
    return {*procedure.options} - filled


def test_what_goes_unsaid_is_no_option_of_any_command() -> None:
    found = [
        (game, procedure, name)
        for game in installed_games().values()
        for procedure in game.procedures
        for name in procedure.unsaid
    ]
    assert {name for _, _, name in found} >= {"anew", "control_counted", "others_near"}
    for game, procedure, name in found:
        with pytest.raises(Refusal) as caught:
            read_values(f"{name}:1", procedure, game)
        assert (caught.value.code, caught.value.facts["option"]) == ("option-unused", name)
        assert name not in str(caught.value.facts["values"]).split(", ")
        assert name not in as_typed(procedure, {name: 1})


def test_what_the_desk_alone_asks_for_takes_no_room_in_a_command() -> None:
    game = installed_games()["aos4"]
    shoot = next(spec for spec in game_commands(game, SHARED) if spec.name == "shoot")
    shown = ["unit", "target", "weapons", "models", "distance", "range", "terrain", "rules"]
    assert names(shoot) == [*shown, "target_rules", *CLOSING]
    attack = game.procedure("shooting_attack")
    given = read_values("attack_command:all-out-attack", attack, game)
    assert given == {"attack_command": "all-out-attack"}


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
    assert refused.value.facts["values"] == "/shoot, /roll"


def test_a_game_says_what_it_does_instead_of_a_command_it_lacks() -> None:
    ruleset = replace(game("one", procedure("a")), instead=("test",))
    spec = only(ruleset)
    with pytest.raises(Refusal) as refused:
        spec.choose(replace(game("two"), instead=(spec.name,)), None)
    assert refused.value.code == f"instead-{spec.name}"
    assert spec.choose(ruleset, None).id == "a"


def test_what_all_games_share_answers_in_each() -> None:
    (spec,) = [spec for spec in gather([], SHARED) if spec.name == "scatter"]
    assert spec.choose(game("whatever"), None) is SCATTER_DIE
    assert option(spec, "die").ruleset is None


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
