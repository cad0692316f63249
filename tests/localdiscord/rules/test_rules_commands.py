"""Discord's rules for commands, each with one that keeps it and one that breaks it."""

from typing import Any

import pytest

from localdiscord.rules.check import check_commands, is_chat_name
from tests.localdiscord.rules.bodies import command, option, problems

GOOD_COMMANDS: list[Any] = [
    [],
    [command()],
    [command(name="jet-de-dés"), command(name="ノックスー")],
    [command(option(required=True), option(name="other"))],
    [command(option(autocomplete=True))],
    [command(option(choices=[{"name": "A", "value": "a"}]))],
    [command(option(type=4, min_value=-5, max_value=5))],
    [command(option(type=10, min_value=0.5, choices=[{"name": "A", "value": 1}]))],
    [command(option(name_localizations={"fr": "texte"}))],
    [
        command(
            {
                "type": 2,
                "name": "group",
                "description": "Group.",
                "options": [
                    {"type": 1, "name": "sub", "description": "Sub.", "options": [option()]}
                ],
            }
        )
    ],
    [{"type": 3, "name": "Roll this again"}],
    [command(contexts=[0, 1, 2], integration_types=[0, 1])],
    [command(contexts=None, integration_types=None)],
    [command(name=f"c{number}") for number in range(100)],
]

BAD_COMMANDS: list[tuple[Any, str]] = [
    ([None], "0"),
    (["roll"], "0"),
    ([{}], "0.name"),
    ([command(name="Roll")], "0.name"),
    ([command(name="É")], "0.name"),
    ([command(name="roll dice")], "0.name"),
    ([command(name="x" * 33)], "0.name"),
    ([command(name="")], "0.name"),
    ([command(name_localizations={"fr": "Jet"})], "0.name_localizations.fr"),
    ([command(name_localizations={"fr-FR": "jet"})], "0.name_localizations.fr-FR"),
    ([command(description="")], "0.description"),
    ([command(description=None)], "0.description"),
    ([command(description="x" * 101)], "0.description"),
    (
        [command(description_localizations={"fr": "x" * 101})],
        "0.description_localizations.fr",
    ),
    ([command(colour="red")], "0.colour"),
    ([command(option(colour="red"))], "0.options.0.colour"),
    ([command(option(type=12))], "0.options.0.type"),
    ([command(option(type=None))], "0.options.0.type"),
    ([command(option(name="a b"))], "0.options.0.name"),
    ([command(option(description=""))], "0.options.0.description"),
    ([command(option(), option())], "0.options.1.name"),
    ([command(option(), option(name="b", required=True))], "0.options.1"),
    ([command(*(option(name=f"o{n}") for n in range(26)))], "0.options"),
    ([command(option(options=[option()]))], "0.options.0.options"),
    ([command(option(), {**option(type=1), "name": "sub"})], "0.options"),
    ([command(option(type=2, options=[option()]))], "0.options.0.options"),
    (
        [command(option(type=2, options=[option(type=2, options=[option(type=1)])]))],
        "0.options.0.options.0.type",
    ),
    (
        [command(option(autocomplete=True, choices=[{"name": "A", "value": "a"}]))],
        "0.options.0.autocomplete",
    ),
    (
        [command(option(choices=[{"name": str(n), "value": "a"} for n in range(26)]))],
        "0.options.0.choices",
    ),
    ([command(option(choices=[{"name": "", "value": "a"}]))], "0.options.0.choices.0.name"),
    ([command(option(choices=[{"name": "A", "value": 1}]))], "0.options.0.choices.0.value"),
    (
        [command(option(choices=[{"name": "A", "value": "a"}] * 2))],
        "0.options.0.choices.1.name",
    ),
    (
        [command(option(choices=[{"name": "A", "value": "a", "name_localizations": {"xx": "B"}}]))],
        "0.options.0.choices.0.name_localizations.xx",
    ),
    ([command(option(min_value=1))], "0.options.0.min_value"),
    ([command(description="  ")], "0.description"),
    ([command(option(type=5, autocomplete=True))], "0.options.0.autocomplete"),
    ([command(option(type=6, choices=[{"name": "A", "value": "1"}]))], "0.options.0.choices"),
    (
        [command(option(type=4, choices=[{"name": "A", "value": 1.5}]))],
        "0.options.0.choices.0.value",
    ),
    ([command(option(type=4, min_value=0.5))], "0.options.0.min_value"),
    ([command(option(type=4, min_value=5, max_value=1))], "0.options.0.min_value"),
    ([command(option(type=4, max_value=2**60))], "0.options.0.max_value"),
    ([command(option(min_length=6001))], "0.options.0.min_length"),
    ([command(), command()], "1.name"),
    ([command(name=f"c{number}") for number in range(101)], ""),
    ([{"type": 2, "name": "Menu", "description": "No."}], "0.description"),
    ([{"type": 9, "name": "menu"}], "0.type"),
    ([command(contexts=[])], "0.contexts"),
    ([command(contexts=[3])], "0.contexts.0"),
    ([command(contexts=[0, 0])], "0.contexts.1"),
    ([command(integration_types=[])], "0.integration_types"),
    ([command(integration_types=[0, 2])], "0.integration_types.1"),
]


@pytest.mark.parametrize("commands", GOOD_COMMANDS)
def test_commands_within_the_rules_pass(commands: Any) -> None:
    assert problems(check_commands, commands) == []


@pytest.mark.parametrize(("commands", "path"), BAD_COMMANDS)
def test_a_command_that_breaks_a_rule_is_refused_at_that_place(commands: Any, path: str) -> None:
    assert path in problems(check_commands, commands)


def test_only_the_longest_language_counts_towards_a_commands_size() -> None:
    options = [
        option(name=f"o{n}", description="x" * 100, description_localizations={"fr": "y" * 100})
        for n in range(25)
    ]
    many = [{"name": f"{n:02}", "value": "v" * 100} for n in range(25)]
    fits = command(*options, option(name="c", choices=many))["options"][-25:]
    assert problems(check_commands, [command(*fits)]) == []
    doubled = [{**o, "choices": many} if n % 12 == 0 else o for n, o in enumerate(fits)]
    assert problems(check_commands, [command(*doubled)]) == ["0"]


@pytest.mark.parametrize("name", ["roll", "jet-de-dés", "dé_2", "c'est", "骰子", "ทอย", "पासा"])
def test_names_in_many_scripts_are_names(name: str) -> None:
    assert is_chat_name(name)


@pytest.mark.parametrize("name", ["", "Roll", "a b", "a/b", "a:b", "a.b", "🎲", "x" * 33])
def test_what_is_no_name_is_none(name: str) -> None:
    assert not is_chat_name(name)
