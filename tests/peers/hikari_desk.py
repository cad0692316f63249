"""The desk of the expectations, in Discord's second set of components, written with hikari.

This version of hikari has no label, nor a radio group, boxes or a file to hand in:
it can send them as raw parts, and drops what comes back of them.
"""

import base64

import hikari
from hikari.impl import (
    ContainerComponentBuilder,
    FileComponentBuilder,
    InteractiveButtonBuilder,
    MediaGalleryComponentBuilder,
    MessageActionRowBuilder,
    ModalActionRowBuilder,
    SectionComponentBuilder,
    TextDisplayComponentBuilder,
    ThumbnailComponentBuilder,
)
from hikari_outline import outline

ACCENT = hikari.Color(0x336699)
PRIVATE = hikari.MessageFlag.EPHEMERAL
PNG = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAAFUlEQVR4nGOwiXKriHLbEuXGAGcBAEAQ"
    "BpGWNMdtAAAAAElFTkSuQmCC"
)


def panel(told: str) -> list[hikari.api.ComponentBuilder]:
    """Return the desk; its flag is set by hikari."""
    danger = InteractiveButtonBuilder(
        style=hikari.ButtonStyle.DANGER, custom_id="desk-charge", label="Charge"
    )
    buttons = MessageActionRowBuilder()
    for custom_id, label in (("desk-later", "Later"), ("desk-note", "Note")):
        buttons.add_interactive_button(hikari.ButtonStyle.SECONDARY, custom_id, label=label)
    buttons.add_interactive_button(hikari.ButtonStyle.PRIMARY, "desk-orders", label="Orders")
    buttons.add_link_button("https://example.org/rules", label="Rules")
    formation = MessageActionRowBuilder()
    menu = formation.add_text_menu("desk-formation", placeholder="Formation", min_values=1)
    menu.add_option("Wide", "wide", description="Ten files.", emoji="↔️")
    menu.add_option("Deep", "deep")
    generals = MessageActionRowBuilder().add_select_menu(
        hikari.ComponentType.USER_SELECT_MENU,
        "desk-generals",
        placeholder="Generals",
        min_values=0,
        max_values=2,
    )
    container = ContainerComponentBuilder(accent_color=ACCENT)
    container.add_text_display(told)
    container.add_component(SectionComponentBuilder(accessory=danger).add_text_display("Knights"))
    container.add_separator(spacing=hikari.SpacingType.LARGE, divider=True)
    for row in (buttons, formation, generals):
        container.add_component(row)
    return [container, TextDisplayComponentBuilder(content="-# foot")]


def pictures() -> list[hikari.api.ComponentBuilder]:
    """Return a layout that shows pictures and a file."""
    banner = ThumbnailComponentBuilder(media=hikari.Bytes(PNG, "banner.png"), description="Ours")
    gallery = MediaGalleryComponentBuilder()
    gallery.add_media_gallery_item(hikari.Bytes(PNG, "field.png"), spoiler=True)
    seen = MessageActionRowBuilder()
    seen.add_interactive_button(hikari.ButtonStyle.SECONDARY, "desk-seen", label="Seen")
    return [
        SectionComponentBuilder(accessory=banner).add_text_display("Banner"),
        gallery,
        FileComponentBuilder(file=hikari.Bytes(b"Knights", "list.txt")),
        seen,
    ]


class Raw(hikari.api.ComponentBuilder):
    """A part of a form that hikari does not know, sent as it is."""

    def __init__(self, payload: dict[str, object]) -> None:
        self._payload = payload

    @property
    def type(self) -> int:
        return int(str(self._payload["type"]))

    @property
    def id(self) -> hikari.UndefinedType:
        return hikari.UNDEFINED

    def build(self) -> tuple[dict[str, object], tuple[()]]:
        return self._payload, ()


ROLL = (
    Raw({"type": 10, "content": "Whoever is there."}),
    *(
        Raw({"type": 18, "label": label, "component": field})
        for label, field in (
            ("Generals", {"type": 5, "custom_id": "generals", "max_values": 2}),
            ("Banner", {"type": 19, "custom_id": "banner"}),
        )
    ),
)


async def show(asked: hikari.CommandInteraction, how: object) -> None:
    """Answer the command."""
    if how == "roll":
        await asked.create_modal_response("Roll", "desk-roll", components=ROLL)
        return
    await asked.create_initial_response(
        hikari.ResponseType.MESSAGE_CREATE,
        components=pictures() if how == "pictures" else panel("ready"),
        flags=PRIVATE if how == "secret" else hikari.UNDEFINED,
    )


async def use(asked: hikari.ComponentInteraction) -> None:
    """Answer a button or a list."""
    if asked.custom_id == "desk-orders":
        row = ModalActionRowBuilder().add_text_input("speech", "Speech")
        await asked.create_modal_response("Orders", "desk-orders", component=row)
    elif asked.custom_id == "desk-later":
        await asked.create_initial_response(hikari.ResponseType.DEFERRED_MESSAGE_UPDATE)
        await asked.edit_initial_response(components=panel("later"))
    elif asked.custom_id == "desk-note":
        await note(asked)
    elif asked.custom_id == "desk-seen":
        told = TextDisplayComponentBuilder(content=outline(asked.message.components))
        await asked.create_initial_response(
            hikari.ResponseType.MESSAGE_CREATE, component=told, flags=PRIVATE
        )
    elif asked.custom_id == "desk-charge":
        await update(asked, outline(asked.message.components))
    else:
        users = asked.resolved.users.values() if asked.resolved else ()
        await update(asked, f"picked {', '.join([u.username for u in users] or asked.values)}")


async def note(asked: hikari.ComponentInteraction) -> None:
    """Answer late, say more, and change what was said last."""
    await asked.create_initial_response(hikari.ResponseType.DEFERRED_MESSAGE_CREATE, flags=PRIVATE)
    await asked.edit_initial_response(component=TextDisplayComponentBuilder(content="first"))
    second = TextDisplayComponentBuilder(content="second")
    message = await asked.execute(component=second, flags=PRIVATE)
    read = f"{outline(message.components)}, then third"
    await asked.edit_message(message, component=TextDisplayComponentBuilder(content=read))


async def update(asked: hikari.ComponentInteraction | hikari.ModalInteraction, told: str) -> None:
    """Change the desk in its place."""
    await asked.create_initial_response(hikari.ResponseType.MESSAGE_UPDATE, components=panel(told))


async def submit(asked: hikari.ModalInteraction) -> None:
    """Answer the form."""
    told = ", ".join(part.value for row in asked.components for part in row)
    if asked.custom_id == "desk-orders":
        await update(asked, told)
        return
    nothing = TextDisplayComponentBuilder(content=told or "nothing")
    await asked.create_initial_response(
        hikari.ResponseType.MESSAGE_CREATE, component=nothing, flags=PRIVATE
    )
