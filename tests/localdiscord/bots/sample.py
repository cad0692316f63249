"""A small bot with one of everything, for trying the table."""

import asyncio
import io
import re
from typing import Any, Literal, Self

import discord
from discord import app_commands
from discord.ext import commands

FRENCH = {
    "volley": "volée",
    "Rolls dice.": "Lance des dés.",
    "notation": "jet",
    "Light": "Légère",
    "Heavy": "Lourde",
    "armour": "armure",
}


class French(app_commands.Translator):
    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        _context: app_commands.TranslationContextTypes,
    ) -> str | None:
        return FRENCH.get(string.message) if locale is discord.Locale.french else None


class Counter(
    discord.ui.DynamicItem[discord.ui.Button[discord.ui.View]],
    template=r"count:(?P<number>\d+)",
):
    def __init__(self, number: int) -> None:
        button: discord.ui.Button[discord.ui.View] = discord.ui.Button(
            label=f"Count {number}", custom_id=f"count:{number}"
        )
        super().__init__(button)
        self.number = number

    @classmethod
    async def from_custom_id(cls, _interaction: Any, _item: Any, match: re.Match[str], /) -> Self:
        return cls(int(match["number"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        view = discord.ui.View(timeout=None)
        view.add_item(Counter(self.number + 1))
        await interaction.response.edit_message(content=f"counted {self.number}", view=view)


class Panel(discord.ui.View):
    def __init__(self) -> None:
        super().__init__(timeout=60)

    @discord.ui.button(label="Undo", emoji="↩️")
    async def undo(self, interaction: discord.Interaction[Any], _: Any) -> None:
        await interaction.response.edit_message(content="undone", view=None)

    @discord.ui.button(label="Later")
    async def later(self, interaction: discord.Interaction[Any], _: Any) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(content="later done")

    @discord.ui.button(label="Nothing")
    async def nothing(self, interaction: discord.Interaction[Any], _: Any) -> None:
        await interaction.response.defer()

    @discord.ui.button(label="Closed", disabled=True)
    async def closed(self, interaction: discord.Interaction[Any], _: Any) -> None:
        await interaction.response.send_message("never")

    @discord.ui.button(label="Report", row=1)
    async def report(self, interaction: discord.Interaction[Any], _: Any) -> None:
        await interaction.response.send_modal(Report())

    @discord.ui.select(
        placeholder="Reaction",
        min_values=1,
        max_values=2,
        row=2,
        options=[
            discord.SelectOption(label="Hold", value="hold"),
            discord.SelectOption(label="Flee", value="flee"),
            discord.SelectOption(label="Stand and shoot", value="shoot"),
        ],
    )
    async def react(
        self, interaction: discord.Interaction[Any], select: discord.ui.Select[Any]
    ) -> None:
        await interaction.response.send_message("+".join(select.values))

    @discord.ui.select(cls=discord.ui.UserSelect, placeholder="Opponent", row=3)
    async def oppose(
        self, interaction: discord.Interaction[Any], select: discord.ui.UserSelect[Any]
    ) -> None:
        await interaction.response.send_message(f"against {select.values[0].name}")


class Report(discord.ui.Modal, title="Report"):
    who: discord.ui.TextInput[Any] = discord.ui.TextInput(label="Unit", max_length=20)
    side: discord.ui.Label[Any] = discord.ui.Label(
        text="Side",
        component=discord.ui.Select(
            options=[discord.SelectOption(label="North"), discord.SelectOption(label="South")]
        ),
    )
    proof: discord.ui.Label[Any] = discord.ui.Label(
        text="Proof", component=discord.ui.FileUpload(required=False)
    )

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        side = self.side.component
        proof = self.proof.component
        assert isinstance(side, discord.ui.Select)
        assert isinstance(proof, discord.ui.FileUpload)
        read = [(await file.read()).decode() for file in proof.values]
        await interaction.response.send_message(f"{self.who.value}|{side.values[0]}|{read}")


class Plain(commands.Cog):
    """Commands with every type of option."""

    battle = app_commands.Group(name="battle", description="Battles.")
    turn = app_commands.Group(name="turn", description="Turns.", parent=battle)

    @app_commands.command(name="volley", description="Rolls dice.")
    async def volley(
        self,
        interaction: discord.Interaction[Any],
        *,
        notation: str,
        dice: app_commands.Range[int, 1, 30] = 1,
        odds: bool = False,
    ) -> None:
        await interaction.response.send_message(f"{notation}|{dice}|{odds}|{interaction.locale}")

    @app_commands.command(name="armour", description="Takes a choice.")
    @app_commands.choices(
        kind=[
            app_commands.Choice(name="Light", value="light"),
            app_commands.Choice(name="Heavy", value="heavy"),
        ]
    )
    async def armour(self, interaction: discord.Interaction[Any], kind: str) -> None:
        await interaction.response.send_message(kind)

    @app_commands.command(name="everything", description="Takes every type of option.")
    async def everything(
        self,
        interaction: discord.Interaction[Any],
        *,
        text: app_commands.Range[str, 2, 5],
        ratio: float,
        person: discord.Member,
        channel: discord.TextChannel,
        role: discord.Role,
        mention: discord.Member | discord.Role,
        file: discord.Attachment,
        facing: Literal["front", "flank"] = "front",
    ) -> None:
        read = (await file.read()).decode()
        parts = [text, ratio, person.name, channel.name, role.name, mention.name, read, facing]
        await interaction.response.send_message("|".join(map(str, parts)))

    @battle.command(name="start", description="Starts.")
    async def start(self, interaction: discord.Interaction[Any], points: int) -> None:
        await interaction.response.send_message(f"started {points}")

    @turn.command(name="next", description="Next turn.")
    async def next_turn(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message("next")

    @app_commands.command(name="unit", description="Completes.")
    async def unit(self, interaction: discord.Interaction[Any], name: str) -> None:
        await interaction.response.send_message(name)

    @unit.autocomplete("name")
    async def complete(
        self, _interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        names = ["Orc Boyz", "Orc Big 'Uns", "Goblins"]
        found = [name for name in names if current.lower() in name.lower()]
        return [app_commands.Choice(name=name, value=name) for name in found]

    @app_commands.command(name="guarded", description="For umpires.")
    @app_commands.default_permissions(manage_guild=True)
    async def guarded(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message("umpire")


class Lively(commands.Cog):
    """Commands that answer with controls, forms, files, late or twice."""

    def __init__(self) -> None:
        self.caught: list[discord.HTTPException] = []

    @app_commands.command(name="panel", description="Shows controls.")
    async def panel(self, interaction: discord.Interaction[Any], *, secret: bool = False) -> None:
        await interaction.response.send_message("panel", view=Panel(), ephemeral=secret)

    @app_commands.command(name="count", description="Counts for ever.")
    async def count(self, interaction: discord.Interaction[Any]) -> None:
        view = discord.ui.View(timeout=None)
        view.add_item(Counter(1))
        await interaction.response.send_message("counting", view=view)

    @app_commands.command(name="form", description="Opens a form.")
    async def form(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_modal(Report())

    @app_commands.command(name="defer", description="Thinks first.")
    async def defer(
        self,
        interaction: discord.Interaction[Any],
        *,
        how: Literal["edit", "follow", "never", "delete"],
        secret: bool = False,
    ) -> None:
        await interaction.response.defer(ephemeral=secret, thinking=True)
        await asyncio.sleep(0.02)
        if how == "edit":
            await interaction.edit_original_response(content="edited")
        elif how == "follow":
            await interaction.followup.send("followed")
            await interaction.followup.send("and again", ephemeral=True)
        elif how == "delete":
            await interaction.delete_original_response()

    @app_commands.command(name="files", description="Sends files.")
    async def files(self, interaction: discord.Interaction[Any]) -> None:
        chart = discord.File(io.BytesIO(b"chart"), "chart.png", description="a chart")
        log = discord.File(io.BytesIO(b"log"), "log.txt")
        embed = discord.Embed(title="Chart").set_image(url="attachment://chart.png")
        await interaction.response.send_message(embed=embed, files=[chart, log])
        message = await interaction.original_response()
        new = discord.File(io.BytesIO(b"new"), "new.txt")
        await message.edit(attachments=[*message.attachments, new])

    @app_commands.command(name="late", description="Answers late or twice.")
    async def late(
        self, interaction: discord.Interaction[Any], after: float = 0.0, times: int = 1
    ) -> None:
        await asyncio.sleep(after)
        route = discord.http.Route(
            "POST", f"/interactions/{interaction.id}/{interaction.token}/callback"
        )
        for _ in range(times):
            try:
                await interaction.client.http.request(
                    route, json={"type": 4, "data": {"content": "here"}}
                )
            except discord.HTTPException as error:
                self.caught.append(error)


class SampleBot(commands.Bot):
    """Answers to one command for each thing the table can do; keeps the errors it meets."""

    def __init__(self, **options: Any) -> None:
        intents = options.pop("intents", discord.Intents(guilds=True))
        super().__init__(
            command_prefix=commands.when_mentioned,
            intents=intents,
            guild_ready_timeout=0.01,
            **options,
        )
        self.lively = Lively()
        self.resumptions = 0
        self.identifications = 0

    @property
    def caught(self) -> list[discord.HTTPException]:
        """Return the errors met by `/late`."""
        return self.lively.caught

    async def setup_hook(self) -> None:
        await self.add_cog(Plain())
        await self.add_cog(self.lively)
        self.add_dynamic_items(Counter)
        await self.tree.set_translator(French())
        await self.tree.sync()

    async def before_identify_hook(self, *_: Any, **__: Any) -> None:
        self.identifications += 1

    async def on_resumed(self) -> None:
        self.resumptions += 1
