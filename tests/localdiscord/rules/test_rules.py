"""Discord's rules for messages and forms, each with a body that keeps it and one that breaks it."""

import pytest

from localdiscord.protocol.errors import ApiError, Problem
from localdiscord.rules.check import check_choices, check_message, check_modal
from tests.localdiscord.rules.bodies import (
    PICTURE,
    Body,
    button,
    container,
    default,
    field,
    group,
    label,
    layout,
    link,
    modal,
    people,
    problems,
    row,
    rows,
    section,
    select,
    text,
    thumbnail,
)

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
    ({"components": [button()]}, "components.0"),
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
    ({"components": [text()]}, "components.0"),
    (layout({"type": 11}), "components.0.media"),
    (layout({"type": 13, "file": {"url": ""}}), "components.0.file"),
    (layout({"type": 13, "file": {"url": "https://example.org/a"}}), "components.0.file.url"),
    (layout(section(thumbnail("nowhere"))), "components.0.accessory.media.url"),
    (
        layout(section(thumbnail(PICTURE, description="x" * 1025))),
        "components.0.accessory.description",
    ),
    (layout(section(None)), "components.0.accessory"),
    (layout(section(text())), "components.0.accessory"),
    (layout(section(button(), text(), text(), text(), text())), "components.0.components"),
    (layout(section(button(), row(button()))), "components.0.components.0"),
    (layout(thumbnail(PICTURE)), "components.0"),
    (layout(button()), "components.0"),
    (layout({"type": 17, "components": []}), "components.0.components"),
    (layout(container(container(text()))), "components.0.components.0"),
    (layout(container(text(), accent_color=1 << 24)), "components.0.accent_color"),
    (layout({"type": 14, "spacing": 3}), "components.0.spacing"),
    (layout(text(" ")), "components.0.content"),
    (layout(text(id=4), text(id=4)), "components.1.id"),
    (layout(row(button()), section(button())), "components.1.accessory.custom_id"),
    (layout({"type": 12, "items": []}), "components.0.items"),
    (layout({"type": 12, "items": [{}]}), "components.0.items.0.media"),
    (layout(text(), content="x"), "content"),
    (layout(text(), embeds=[{"title": "x"}]), "embeds"),
    (layout(text(), sticker_ids=["1"]), "sticker_ids"),
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
    (modal(row(button())), "components.0.components.0"),
    (modal(button()), "components.0"),
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


@pytest.mark.parametrize(
    ("body", "path", "code", "told"),
    [
        (
            layout(text(), content="x"),
            ("content",),
            "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
            "The 'content' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
        ),
        (
            {"components": [text()]},
            ("components", 0),
            "UNION_TYPE_CHOICES",
            'Value of field "type" must be one of (1,).',
        ),
        (
            layout(select()),
            ("components", 0),
            "UNION_TYPE_CHOICES",
            'Value of field "type" must be one of (1, 9, 10, 12, 13, 14, 17).',
        ),
        (
            layout(container(container(text()))),
            ("components", 0, "components", 0),
            "UNION_TYPE_CHOICES",
            'Value of field "type" must be one of (1, 9, 10, 12, 13, 14).',
        ),
    ],
)
def test_a_layout_is_refused_in_discord_s_own_words(
    body: Body, path: tuple[str | int, ...], code: str, told: str
) -> None:
    with pytest.raises(ApiError) as refusal:
        check_message(body, has_files=False)
    assert refusal.value.problems == (Problem(path, code, told),)
