"""Commands that show every part a message or a form can have, for trying the table."""

import base64
import io
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

Asked = discord.Interaction[Any]

PNG = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAAFUlEQVR4nGOwiXKriHLbEuXGAGcBAEAQ"
    "BpGWNMdtAAAAAElFTkSuQmCC"
)
"""A picture, three pixels wide and two high."""


def names(values: Any) -> str:
    return ", ".join(f"{type(value).__name__}:{value.name}" for value in values)


class Menus(discord.ui.View):
    """One menu of each kind that lists what is at the table."""

    def __init__(self) -> None:
        super().__init__(timeout=60)

    @discord.ui.select(cls=discord.ui.UserSelect, placeholder="People", max_values=3)
    async def people(self, asked: Asked, select: discord.ui.UserSelect[Any]) -> None:
        await asked.response.send_message(names(select.values))

    @discord.ui.select(cls=discord.ui.RoleSelect, placeholder="Roles")
    async def roles(self, asked: Asked, select: discord.ui.RoleSelect[Any]) -> None:
        await asked.response.send_message(names(select.values))

    @discord.ui.select(
        cls=discord.ui.ChannelSelect,
        placeholder="Channels",
        channel_types=[discord.ChannelType.text],
    )
    async def channels(self, asked: Asked, select: discord.ui.ChannelSelect[Any]) -> None:
        await asked.response.send_message(names(select.values))

    @discord.ui.select(cls=discord.ui.MentionableSelect, placeholder="Anybody", max_values=2)
    async def anybody(self, asked: Asked, select: discord.ui.MentionableSelect[Any]) -> None:
        await asked.response.send_message(names(select.values))


class Muster(discord.ui.Modal, title="Muster"):
    """A form with lists of what is at the table."""

    general: discord.ui.Label[Any] = discord.ui.Label(
        text="General", component=discord.ui.UserSelect()
    )
    field: discord.ui.Label[Any] = discord.ui.Label(
        text="Field",
        component=discord.ui.ChannelSelect(
            required=False, channel_types=[discord.ChannelType.public_thread]
        ),
    )
    rank: discord.ui.Label[Any] = discord.ui.Label(
        text="Rank", component=discord.ui.RoleSelect(required=True)
    )
    friends: discord.ui.Label[Any] = discord.ui.Label(
        text="Friends",
        description="Anyone who helps",
        component=discord.ui.MentionableSelect(max_values=2, required=False),
    )

    async def on_submit(self, asked: Asked) -> None:
        fields: Any = [self.general, self.field, self.rank, self.friends]
        await asked.response.send_message(
            "|".join(names(field.component.values) for field in fields)
        )


class Orders(discord.ui.Modal, title="Orders"):
    """A form with the groups of choices, and a file."""

    told: discord.ui.TextDisplay[Any] = discord.ui.TextDisplay("# Orders\nfor the **first** turn")
    stance: discord.ui.Label[Any] = discord.ui.Label(
        text="Stance",
        component=discord.ui.RadioGroup(
            options=[
                discord.RadioGroupOption(label="Hold", value="hold", default=True),
                discord.RadioGroupOption(
                    label="Charge", value="charge", description="Into whatever is in front"
                ),
            ]
        ),
    )
    gear: discord.ui.Label[Any] = discord.ui.Label(
        text="Gear",
        component=discord.ui.CheckboxGroup(
            min_values=0,
            max_values=2,
            required=False,
            options=[
                discord.CheckboxGroupOption(label="Shields", value="shields", default=True),
                discord.CheckboxGroupOption(label="Spears", value="spears"),
                discord.CheckboxGroupOption(label="Banner", value="banner"),
            ],
        ),
    )
    sworn: discord.ui.Label[Any] = discord.ui.Label(text="Sworn", component=discord.ui.Checkbox())
    map: discord.ui.Label[Any] = discord.ui.Label(
        text="Map", component=discord.ui.FileUpload(required=False, max_values=2)
    )

    async def on_submit(self, asked: Asked) -> None:
        stance: Any = self.stance.component
        gear: Any = self.gear.component
        sworn: Any = self.sworn.component
        files: Any = self.map.component
        read = [f"{value.filename}:{len(await value.read())}" for value in files.values]
        told = [stance.value, "+".join(gear.values), sworn.value, *read]
        await asked.response.send_message("|".join(map(str, told)))


class Board(discord.ui.LayoutView):
    """A message of nothing but parts."""

    def __init__(self, turn: int = 1) -> None:
        super().__init__(timeout=60)
        self.turn = turn
        self.press: discord.ui.Button[Any] = discord.ui.Button(
            label="Next turn", style=discord.ButtonStyle.success, custom_id="next"
        )
        self.press.callback = self.next  # type: ignore[method-assign]  # how a button is given one
        self.menu: discord.ui.Select[Any] = discord.ui.Select(
            placeholder="Wing",
            custom_id="wing",
            options=[discord.SelectOption(label=name) for name in ("Left", "Centre", "Right")],
        )
        self.menu.callback = self.wing  # type: ignore[method-assign]
        container: discord.ui.Container[Any] = discord.ui.Container(
            discord.ui.TextDisplay(f"## Turn {turn}\n-# The Empire against the Orcs"),
            discord.ui.Separator(),
            discord.ui.Section(
                "**Knights** charge\n- over the *hill*\n- into the flank", accessory=self.press
            ),
            discord.ui.Section(
                "> The dust has yet to settle.",
                accessory=discord.ui.Thumbnail("attachment://field.png", description="The field"),
            ),
            discord.ui.Separator(visible=False, spacing=discord.SeparatorSpacing.large),
            discord.ui.MediaGallery(
                discord.MediaGalleryItem("attachment://field.png", description="Before"),
                discord.MediaGalleryItem("attachment://field.png", spoiler=True),
            ),
            discord.ui.File("attachment://list.txt"),
            discord.ui.ActionRow(self.menu),
            accent_colour=0xB8433A,
        )
        self.add_item(discord.ui.TextDisplay("The field as it stands"))
        self.add_item(container)

    async def next(self, asked: Asked) -> None:
        await asked.response.edit_message(view=Board(self.turn + 1))

    async def wing(self, asked: Asked) -> None:
        await asked.response.send_message(f"wing {self.menu.values[0]}", ephemeral=True)


class Parts(commands.Cog):
    """A command for each family of parts."""

    @app_commands.command(name="menus", description="Shows menus.")
    async def menus(self, asked: Asked) -> None:
        await asked.response.send_message("menus", view=Menus())

    @app_commands.command(name="muster", description="Opens a form of lists.")
    async def muster(self, asked: Asked) -> None:
        await asked.response.send_modal(Muster())

    @app_commands.command(name="orders", description="Opens a form of choices.")
    async def orders(self, asked: Asked) -> None:
        await asked.response.send_modal(Orders())

    @app_commands.command(name="board", description="Shows a layout.")
    async def board(self, asked: Asked) -> None:
        files = [
            discord.File(io.BytesIO(PNG), "field.png"),
            discord.File(io.BytesIO(b"Knights"), "list.txt"),
        ]
        await asked.response.send_message(view=Board(), files=files)

    @app_commands.command(name="poster", description="Shows an embed with pictures.")
    async def poster(self, asked: Asked) -> None:
        poster = discord.Embed(title="The field", url="https://example.org/field")
        poster.set_image(url="attachment://field.png")
        poster.set_thumbnail(url="https://cdn.example.org/attachments/1/2/flag.png")
        file = discord.File(io.BytesIO(PNG), "field.png")
        await asked.response.send_message(embed=poster, file=file)

    @app_commands.command(name="read", description="Reads a file.")
    async def read(
        self, asked: Asked, file: discord.Attachment, other: discord.Attachment | None = None
    ) -> None:
        told = [file] if other is None else [file, other]
        sizes = [f"{each.filename}:{len(await each.read())}:{each.width}" for each in told]
        await asked.response.send_message("|".join(sizes))

    @app_commands.command(name="post", description="Names a text channel.")
    async def post(self, asked: Asked, where: discord.TextChannel) -> None:
        await asked.response.send_message(where.name)


class PartsBot(commands.Bot):
    """Has the parts' commands and nothing else."""

    def __init__(self) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            intents=discord.Intents(guilds=True),
            guild_ready_timeout=0.01,
        )

    async def setup_hook(self) -> None:
        await self.add_cog(Parts())
        await self.tree.sync()
