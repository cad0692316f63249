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


PICTURE = "https://example.org/p.png"


def section(accessory: Body | None, *texts: Body) -> Body:
    return {"type": 9, "components": list(texts) or [text()], "accessory": accessory}


def thumbnail(url: str, **more: Any) -> Body:
    return {"type": 11, "media": {"url": url}, **more}


def container(*parts: Body, **more: Any) -> Body:
    return {"type": 17, "components": list(parts), **more}


def people(kind: int = 5, **more: Any) -> Body:
    return {"type": kind, "custom_id": "who", **more}


def default(kind: str, number: int = 1) -> Body:
    return {"type": kind, "id": str(number)}


def layout(*components: Body, **more: Any) -> Body:
    return {"flags": 1 << 15, "components": list(components), **more}


def text(content: str = "text", **more: Any) -> Body:
    return {"type": 10, "content": content, **more}


def option(**more: Any) -> Body:
    return {"type": 3, "name": "text", "description": "A text.", **more}


def command(*options: Body, **more: Any) -> Body:
    return {"name": "roll", "description": "Rolls.", "options": list(options), **more}


def field(**more: Any) -> Body:
    return {"type": 4, "style": 1, "custom_id": "field", **more}


def label(component: Body, **more: Any) -> Body:
    return {"type": 18, "label": "Field", "component": component, **more}


def group(kind: int, number: int = 2, *, default: bool = False, **more: Any) -> Body:
    options = [{"label": f"{n}", "value": f"{n}", "default": default} for n in range(number)]
    return {"type": kind, "custom_id": "group", "options": options, **more}


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
    rows(button(), link()),
    {"components": [row(button(custom_id=str(number))) for number in range(5)]},
    rows(select(max_values=2, min_values=0)),
    layout(text(), {"type": 17, "components": [text(), row(button())]}),
    layout({"type": 9, "components": [text()], "accessory": button()}),
    layout(section(thumbnail(PICTURE, description="d" * 1024, spoiler=True), text(), text())),
    layout(container(section(button()), row(select()), {"type": 14, "spacing": 2}, spoiler=True)),
    layout({"type": 12, "items": [{"media": {"url": PICTURE}}] * 10}),
    layout({"type": 13, "file": {"url": "attachment://a.txt"}, "spoiler": True}),
    layout(text(id=4), text(id=0), text(id=0), text(id=5)),
    layout(*[text()] * 40),
    rows(people(5, default_values=[default("user")], min_values=0, max_values=25)),
    rows(people(6, default_values=[default("role", 1), default("role", 2)], max_values=2)),
    rows(people(7, default_values=[default("role", 1), default("user", 2)], max_values=2)),
    rows(people(8, default_values=[default("channel")], channel_types=[0, 11, 12])),
]

BAD_MESSAGES: list[tuple[Body, str]] = [
    ({"content": 5}, "content"),
    ({"content": "x" * 2001}, "content"),
    ({}, "50006"),
    ({"content": ""}, "50006"),
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
    (rows(people(5, custom_id=None)), "components.0.components.0.custom_id"),
    (rows(people(5, min_values=-1)), "components.0.components.0.min_values"),
    (rows(people(6, max_values=26)), "components.0.components.0.max_values"),
    (rows(people(6, max_values=0)), "components.0.components.0.max_values"),
    (rows(people(7, options=[{"label": "A", "value": "a"}])), "components.0.components.0.options"),
    (
        rows(people(5, default_values=[default("role")])),
        "components.0.components.0.default_values.0.type",
    ),
    (
        rows(people(8, default_values=[{"type": "channel"}])),
        "components.0.components.0.default_values.0.id",
    ),
    (
        rows(people(6, max_values=2, default_values=[default("role"), default("role")])),
        "components.0.components.0.default_values.1",
    ),
    (
        rows(people(5, default_values=[default("user", 1), default("user", 2)])),
        "components.0.components.0",
    ),
    (
        rows(people(5, min_values=2, max_values=3, default_values=[default("user")])),
        "components.0.components.0.default_values",
    ),
    (rows(people(8, channel_types=[0, 99])), "components.0.components.0.channel_types.1"),
    (rows(people(8, channel_types=[0, 0])), "components.0.components.0.channel_types.1"),
    (rows(people(5, channel_types=[0])), "components.0.components.0.channel_types"),
    (rows(people(5), button()), "components.0.components"),
    ({"components": [text()]}, "components.0.type"),
    (layout({"type": 11}), "components.0.media"),
    (layout({"type": 13, "file": {"url": ""}}), "components.0.file"),
    (layout({"type": 13, "file": {"url": "https://example.org/a"}}), "components.0.file.url"),
    (layout(section(thumbnail("nowhere"))), "components.0.accessory.media.url"),
    (
        layout(section(thumbnail(PICTURE, description="x" * 1025))),
        "components.0.accessory.description",
    ),
    (layout(section(None)), "components.0.accessory"),
    (layout(section(text())), "components.0.accessory.type"),
    (layout(section(button(), text(), text(), text(), text())), "components.0.components"),
    (layout(section(button(), row(button()))), "components.0.components.0.type"),
    (layout(thumbnail(PICTURE)), "components.0.type"),
    (layout(button()), "components.0.type"),
    (layout({"type": 17, "components": []}), "components.0.components"),
    (layout(container(container(text()))), "components.0.components.0.type"),
    (layout(container(text(), accent_color=1 << 24)), "components.0.accent_color"),
    (layout({"type": 14, "spacing": 3}), "components.0.spacing"),
    (layout(text(" ")), "components.0.content"),
    (layout(text(id=4), text(id=4)), "components.1.id"),
    (layout(row(button()), section(button())), "components.1.accessory.custom_id"),
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
    modal(label({"type": 19, "custom_id": "file", "min_values": 0, "max_values": 10})),
    modal(label(people(7, required=False, min_values=0))),
    modal(label(group(21)), label(group(22, custom_id="b", min_values=1, max_values=2))),
    modal(label({"type": 23, "custom_id": "sworn", "default": True}), text()),
    modal(label(group(22, min_values=0, required=False))),
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
    (modal(label({"type": 19})), "components.0.component.custom_id"),
    (modal(label({"type": 23})), "components.0.component.custom_id"),
    (
        modal(label({"type": 19, "custom_id": "file", "max_values": 11})),
        "components.0.component.max_values",
    ),
    (modal(label(group(21, 1))), "components.0.component.options"),
    (modal(label(group(21, 11))), "components.0.component.options"),
    (modal(label(group(22, 0))), "components.0.component.options"),
    (modal(label(group(21, default=True))), "components.0.component"),
    (modal(label(group(22, max_values=3))), "components.0.component.max_values"),
    (modal(label(group(22, min_values=0))), "components.0.component.required"),
    (modal(label(people(5, disabled=True))), "components.0.component.disabled"),
    (modal(text("")), "components.0.content"),
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
