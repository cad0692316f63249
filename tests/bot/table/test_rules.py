"""Discord's rules, each with a body that keeps it and a body that breaks it."""

from typing import Any

import pytest

from bot.table.errors import ApiError
from bot.table.rules import (
    check_choices,
    check_commands,
    check_message,
    check_modal,
    is_chat_name,
)

Body = dict[str, Any]


def button(**more: Any) -> Body:
    return {"type": 2, "style": 1, "label": "Roll", "custom_id": "roll", **more}


def link(**more: Any) -> Body:
    return {"type": 2, "style": 5, "label": "Rules", "url": "https://example.org", **more}


def select(**more: Any) -> Body:
    options = [{"label": "A", "value": "a"}, {"label": "B", "value": "b"}]
    return {"type": 3, "custom_id": "pick", "options": options, **more}


def row(*components: Body) -> Body:
    return {"type": 1, "components": list(components)}


def rows(*components: Body) -> Body:
    return {"components": [row(*components)]}


def layout(*components: Body, **more: Any) -> Body:
    return {"flags": 1 << 15, "components": list(components), **more}


def text(content: str = "text") -> Body:
    return {"type": 10, "content": content}


def option(**more: Any) -> Body:
    return {"type": 3, "name": "text", "description": "A text.", **more}


def command(*options: Body, **more: Any) -> Body:
    return {"name": "roll", "description": "Rolls.", "options": list(options), **more}


def field(**more: Any) -> Body:
    return {"type": 4, "style": 1, "custom_id": "field", **more}


def label(component: Body, **more: Any) -> Body:
    return {"type": 18, "label": "Field", "component": component, **more}


def modal(*components: Body, **more: Any) -> Body:
    return {"custom_id": "form", "title": "Form", "components": list(components), **more}


def problems(check: Any, body: Any, **more: Any) -> list[str]:
    """Return the dotted paths at which the body breaks a rule."""
    try:
        check(body, **more)
    except ApiError as error:
        return [".".join(map(str, problem.path)) for problem in error.problems] or [str(error.code)]
    return []


GOOD_MESSAGES: list[Body] = [
    {"content": "hello", "tts": False, "allowed_mentions": {"parse": []}},
    {"content": "x" * 2000},
    {"embeds": [{"title": "t" * 256, "description": "d" * 4096}]},
    {"embeds": [{"fields": [{"name": "n", "value": "v", "inline": True}] * 25}]},
    {"embeds": [{"image": {"url": "attachment://a.png"}}]},
    {"embeds": [{"author": {"name": "x"}, "timestamp": "2026-01-01T00:00:00.000Z"}]},
    {"content": "<@1>", "allowed_mentions": {"parse": ["everyone"], "users": ["1"]}},
    rows(button(), link()),
    {"components": [row(button(custom_id=str(number))) for number in range(5)]},
    rows(select(max_values=2, min_values=0)),
    layout(text(), {"type": 17, "components": [text(), row(button())]}),
    layout({"type": 9, "components": [text()], "accessory": button()}),
]

BAD_MESSAGES: list[tuple[Body, str]] = [
    ({"content": 5}, "content"),
    ({"content": "x" * 2001}, "content"),
    ({}, "50006"),
    ({"content": ""}, "50006"),
    ({"content": " \n"}, "50006"),
    ({"content": "x", "nonce": "x" * 26}, "nonce"),
    ({"content": "x", "allowed_mentions": {"parse": ["all"]}}, "allowed_mentions.parse.0"),
    (
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        "allowed_mentions.users",
    ),
    ({"content": "x", "allowed_mentions": {"roles": ["1"] * 101}}, "allowed_mentions.roles"),
    ({"embeds": [{"author": {"icon_url": "https://a.example"}}]}, "embeds.0.author.name"),
    ({"embeds": [{"title": "x", "footer": {"text": ""}}]}, "embeds.0.footer.text"),
    ({"embeds": [{"title": "x", "thumbnail": {"width": 1}}]}, "embeds.0.thumbnail.url"),
    ({"embeds": [{"title": "x", "url": "attachment://a.png"}]}, "embeds.0.url"),
    ({"embeds": [{"author": {"name": "x", "url": "ftp://x"}}]}, "embeds.0.author.url"),
    ({"embeds": [{"footer": {"text": "x", "icon_url": "x"}}]}, "embeds.0.footer.icon_url"),
    ({"embeds": [{"title": "x", "color": 1 << 24}]}, "embeds.0.color"),
    ({"embeds": [{"title": "x", "timestamp": "yesterday"}]}, "embeds.0.timestamp"),
    ({"content": "x", "kontent": "x"}, "kontent"),
    ({"embeds": [{"titel": "x"}]}, "embeds.0.titel"),
    ({"embeds": "x"}, "embeds"),
    ({"embeds": [None]}, "embeds.0"),
    ({"embeds": ["x"]}, "embeds.0"),
    ({"embeds": [{}]}, "embeds.0"),
    ({"embeds": [{"color": 3, "url": "https://example.org"}]}, "embeds.0"),
    ({"embeds": [{"title": "x"}] * 11}, "embeds"),
    ({"embeds": [{"title": "x" * 257}]}, "embeds.0.title"),
    ({"embeds": [{"description": "x" * 4097}]}, "embeds.0.description"),
    ({"embeds": [{"author": {"name": "x" * 257}}]}, "embeds.0.author.name"),
    ({"embeds": [{"footer": {"text": "x" * 2049}}]}, "embeds.0.footer.text"),
    ({"embeds": [{"fields": [{"name": "n", "value": "v"}] * 26}]}, "embeds.0.fields"),
    ({"embeds": [{"fields": [{"name": "", "value": "v"}]}]}, "embeds.0.fields.0.name"),
    ({"embeds": [{"fields": [{"name": " ", "value": "v"}]}]}, "embeds.0.fields.0.name"),
    ({"embeds": [{"fields": [{"name": "n"}]}]}, "embeds.0.fields.0.value"),
    (
        {"embeds": [{"fields": [{"name": "n", "value": "x" * 1025}]}]},
        "embeds.0.fields.0.value",
    ),
    ({"embeds": [{"description": "x" * 3001}] * 2}, "embeds"),
    ({"embeds": [{"image": {"url": "chart.png"}}]}, "embeds.0.image.url"),
    ({"content": "x", "attachments": [{"filename": "a"}]}, "attachments.0.id"),
    ({"content": "x", "attachments": ["a"]}, "attachments.0.id"),
    ({"content": "x", "attachments": [{"id": 0}] * 11}, "attachments"),
    ({"poll": {"question": {}}}, "poll"),
    (rows(button(custom_id=None)), "components.0.components.0.custom_id"),
    (rows(button(custom_id="x" * 101)), "components.0.components.0.custom_id"),
    (rows(button(label="x" * 81)), "components.0.components.0.label"),
    (rows(button(label=None)), "components.0.components.0.label"),
    (rows(button(style=None)), "components.0.components.0.style"),
    (rows(button(style=9)), "components.0.components.0.style"),
    (rows(button(url="https://example.org")), "components.0.components.0.url"),
    (rows(link(custom_id="x")), "components.0.components.0.custom_id"),
    (rows(link(url=None)), "components.0.components.0.url"),
    (rows(link(url="https://" + "x" * 505)), "components.0.components.0.url"),
    (rows(button(type="2")), "components.0.components.0.type"),
    (rows(button(colour=2)), "components.0.components.0.colour"),
    (rows({"type": 6, "style": 1}), "components.0.components.0.custom_id"),
    (rows({"type": 2, "style": 6}), "components.0.components.0.sku_id"),
    (rows(field()), "components.0.components.0.type"),
    (rows(), "components.0.components"),
    (rows(button(), button()), "components.0.components.1.custom_id"),
    (rows(*(link() for _ in range(6))), "components.0.components"),
    (rows(select(), button()), "components.0.components"),
    ({"components": [row(link())] * 6}, "components"),
    ({"components": [button()]}, "components.0.type"),
    (rows(select(options=[])), "components.0.components.0.options"),
    (
        rows(select(options=[{"label": "A", "value": "a"}] * 2)),
        "components.0.components.0.options.1.value",
    ),
    (
        rows(select(options=[{"label": str(n), "value": str(n)} for n in range(26)])),
        "components.0.components.0.options",
    ),
    (
        rows(select(options=[{"label": "x" * 101, "value": "a"}])),
        "components.0.components.0.options.0.label",
    ),
    (rows(select(placeholder="x" * 151)), "components.0.components.0.placeholder"),
    (rows(select(min_values=2, max_values=1)), "components.0.components.0.min_values"),
    (rows(select(max_values=26)), "components.0.components.0.max_values"),
    (rows(select(max_values=3)), "components.0.components.0.max_values"),
    ({"components": [text()]}, "components.0.type"),
    (layout({"type": 11}), "components.0.media"),
    (layout({"type": 13, "file": {"url": ""}}), "components.0.file"),
    (layout({"type": 12, "items": []}), "components.0.items"),
    (layout({"type": 12, "items": [{}]}), "components.0.items.0.media"),
    (layout(text(), content="x"), "content"),
    (layout(text(), embeds=[{"title": "x"}]), "embeds"),
    (layout(*[text()] * 41), "components"),
    (layout(text("x" * 2001), text("x" * 2000)), "components"),
]


@pytest.mark.parametrize("body", GOOD_MESSAGES)
def test_a_message_within_the_rules_passes(body: Body) -> None:
    assert problems(check_message, body, has_files=False) == []


@pytest.mark.parametrize(("body", "path"), BAD_MESSAGES)
def test_a_message_that_breaks_a_rule_is_refused_at_that_place(body: Body, path: str) -> None:
    assert path in problems(check_message, body, has_files=False)


def test_a_file_alone_is_a_message() -> None:
    assert problems(check_message, {"content": None}, has_files=True) == []


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


GOOD_MODALS: list[Body] = [
    modal(label(field())),
    modal(row(field(label="Name")), text()),
    modal(*(label(field(custom_id=str(n))) for n in range(5))),
    modal(label(select())),
    modal(label({"type": 19, "custom_id": "file"})),
]

BAD_MODALS: list[tuple[Body, str]] = [
    (modal(), "components"),
    (modal(*(label(field(custom_id=str(n))) for n in range(6))), "components"),
    (modal(label(field()), title="x" * 46), "title"),
    (modal(label(field()), title=""), "title"),
    (modal(label(field()), custom_id=None), "custom_id"),
    (modal(label(field()), label(field())), "components.1.component.custom_id"),
    (modal(label(field(), label="x" * 46)), "components.0.label"),
    (modal(label(button())), "components.0.component"),
    (modal(row(field(), field(custom_id="b"))), "components.0.components"),
    (modal(row(button())), "components.0.components"),
    (modal(button()), "components.0.type"),
    (modal(label(field(style=3))), "components.0.component.style"),
    (modal(label(field(min_length=5, max_length=4))), "components.0.component.min_length"),
    (modal(label(field(max_length=4001))), "components.0.component.max_length"),
    (modal(label(field(value="x" * 4001))), "components.0.component.value"),
    (modal(label(field(placeholder="x" * 101))), "components.0.component.placeholder"),
]


@pytest.mark.parametrize("body", GOOD_MODALS)
def test_a_modal_within_the_rules_passes(body: Body) -> None:
    assert problems(check_modal, body) == []


@pytest.mark.parametrize(("body", "path"), BAD_MODALS)
def test_a_modal_that_breaks_a_rule_is_refused_at_that_place(body: Body, path: str) -> None:
    assert path in problems(check_modal, body)


@pytest.mark.parametrize(
    ("body", "path"),
    [
        ({"choices": [{"name": str(n), "value": n} for n in range(26)]}, "choices"),
        ({"choices": [{"name": "", "value": 1}]}, "choices.0.name"),
        ({"choices": [{"name": "x" * 101, "value": 1}]}, "choices.0.name"),
        ({"choices": [{"name": "A", "value": "x" * 101}]}, "choices.0.value"),
        ({"choices": [{"name": "A", "value": 2**60}]}, "choices.0.value"),
        ({"choices": [{"name": "A"}]}, "choices.0.value"),
        ({"choices": {}}, "choices"),
    ],
)
def test_a_completion_that_breaks_a_rule_is_refused_at_that_place(body: Body, path: str) -> None:
    assert path in problems(check_choices, body)


def test_a_completion_within_the_rules_passes() -> None:
    choices = [{"name": str(n), "value": "v" * 100} for n in range(25)]
    assert problems(check_choices, {"choices": choices}) == []
    assert problems(check_choices, {}) == []


def test_an_error_is_a_tree_of_the_places_as_discord_sends_it() -> None:
    with pytest.raises(ApiError) as refusal:
        check_message({"content": "x" * 2001, "embeds": [{}]}, has_files=False)
    body = refusal.value.body()
    assert (refusal.value.status, body["code"]) == (400, 50035)
    assert body["errors"]["content"]["_errors"][0]["code"] == "BASE_TYPE_BAD_LENGTH"
    assert body["errors"]["embeds"]["0"]["_errors"][0]["code"] == "BASE_TYPE_REQUIRED"


@pytest.mark.parametrize("name", ["roll", "jet-de-dés", "dé_2", "c'est", "骰子", "ทอย", "पासा"])
def test_names_in_many_scripts_are_names(name: str) -> None:
    assert is_chat_name(name)


@pytest.mark.parametrize("name", ["", "Roll", "a b", "a/b", "a:b", "a.b", "🎲", "x" * 33])
def test_what_is_no_name_is_none(name: str) -> None:
    assert not is_chat_name(name)
