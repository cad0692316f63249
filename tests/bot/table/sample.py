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
        context: app_commands.TranslationContextTypes,
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
        self.caught: list[discord.HTTPException] = []
        self.resumptions = 0
        self.identifications = 0

    async def setup_hook(self) -> None:
        register(self)
        self.add_dynamic_items(Counter)
        await self.tree.set_translator(French())
        await self.tree.sync()

    async def before_identify_hook(self, _shard_id: Any, *, initial: bool = False) -> None:
        self.identifications += 1

    async def on_resumed(self) -> None:
        self.resumptions += 1


def register(bot: SampleBot) -> None:
    tree = bot.tree

    @tree.command(name="volley", description="Rolls dice.")
    async def volley(
        interaction: discord.Interaction[Any],
        notation: str,
        dice: app_commands.Range[int, 1, 30] = 1,
        odds: bool = False,
    ) -> None:
        await interaction.response.send_message(f"{notation}|{dice}|{odds}|{interaction.locale}")

    @tree.command(name="armour", description="Takes a choice.")
    @app_commands.choices(
        kind=[
            app_commands.Choice(name="Light", value="light"),
            app_commands.Choice(name="Heavy", value="heavy"),
        ]
    )
    async def armour(interaction: discord.Interaction[Any], kind: str) -> None:
        await interaction.response.send_message(kind)

    @tree.command(name="everything", description="Takes every type of option.")
    async def everything(
        interaction: discord.Interaction[Any],
        text: app_commands.Range[str, 2, 5],
        ratio: float,
        person: discord.Member,
        place: discord.TextChannel,
        role: discord.Role,
        mention: discord.Member | discord.Role,
        file: discord.Attachment,
        facing: Literal["front", "flank"] = "front",
    ) -> None:
        read = (await file.read()).decode()
        parts = [text, ratio, person.name, place.name, role.name, mention.name, read, facing]
        await interaction.response.send_message("|".join(map(str, parts)))

    battle = app_commands.Group(name="battle", description="Battles.")
    turn = app_commands.Group(name="turn", description="Turns.", parent=battle)

    @battle.command(name="start", description="Starts.")
    async def start(interaction: discord.Interaction[Any], points: int) -> None:
        await interaction.response.send_message(f"started {points}")

    @turn.command(name="next", description="Next turn.")
    async def next_turn(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message("next")

    tree.add_command(battle)

    @tree.command(name="unit", description="Completes.")
    async def unit(interaction: discord.Interaction[Any], name: str) -> None:
        await interaction.response.send_message(name)

    @unit.autocomplete("name")
    async def complete(
        _interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        names = ["Orc Boyz", "Orc Big 'Uns", "Goblins"]
        found = [name for name in names if current.lower() in name.lower()]
        return [app_commands.Choice(name=name, value=name) for name in found]

    @tree.command(name="panel", description="Shows controls.")
    async def panel(interaction: discord.Interaction[Any], secret: bool = False) -> None:
        await interaction.response.send_message("panel", view=Panel(), ephemeral=secret)

    @tree.command(name="count", description="Counts for ever.")
    async def count(interaction: discord.Interaction[Any]) -> None:
        view = discord.ui.View(timeout=None)
        view.add_item(Counter(1))
        await interaction.response.send_message("counting", view=view)

    @tree.command(name="form", description="Opens a form.")
    async def form(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_modal(Report())

    @tree.command(name="defer", description="Thinks first.")
    async def defer(
        interaction: discord.Interaction[Any],
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

    @tree.command(name="files", description="Sends files.")
    async def files(interaction: discord.Interaction[Any]) -> None:
        chart = discord.File(io.BytesIO(b"chart"), "chart.png", description="a chart")
        log = discord.File(io.BytesIO(b"log"), "log.txt")
        embed = discord.Embed(title="Chart").set_image(url="attachment://chart.png")
        await interaction.response.send_message(embed=embed, files=[chart, log])
        message = await interaction.original_response()
        new = discord.File(io.BytesIO(b"new"), "new.txt")
        await message.edit(attachments=[*message.attachments, new])

    @tree.command(name="late", description="Answers late or twice.")
    async def late(
        interaction: discord.Interaction[Any], after: float = 0.0, times: int = 1
    ) -> None:
        await asyncio.sleep(after)
        for _ in range(times):
            try:
                await interaction.response.send_message("here")
            except discord.InteractionResponded:
                await second_answer(bot, interaction)
            except discord.HTTPException as error:
                bot.caught.append(error)

    @tree.command(name="guarded", description="For umpires.")
    @app_commands.default_permissions(manage_guild=True)
    async def guarded(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message("umpire")


async def second_answer(bot: SampleBot, interaction: discord.Interaction[Any]) -> None:
    """Answer once more, past the client library's own guard."""
    route = discord.http.Route(
        "POST", f"/interactions/{interaction.id}/{interaction.token}/callback"
    )
    try:
        await bot.http.request(route, json={"type": 4, "data": {"content": "again"}})
    except discord.HTTPException as error:
        bot.caught.append(error)
