"""The bot of the expectations, written with hikari: a process of its own."""

import os

import hikari
import hikari_desk

UNITS = ("Archers", "Knights", "Spearmen")
PRIVATE = hikari.MessageFlag.EPHEMERAL

bot = hikari.GatewayBot(
    os.environ["TABLE_TOKEN"],
    rest_url=f"{os.environ['TABLE_HTTP']}/api/v10",
    intents=hikari.Intents.GUILDS,
    banner=None,
    logs="WARNING",
    suppress_optimization_warning=True,
)


@bot.listen()
async def register(_: hikari.StartingEvent) -> None:
    shots = hikari.CommandOption(
        type=hikari.OptionType.INTEGER,
        name="shots",
        description="How many.",
        is_required=True,
        min_value=1,
    )
    unit = hikari.CommandOption(
        type=hikari.OptionType.STRING, name="unit", description="Who.", autocomplete=True
    )
    report = bot.rest.slash_command_builder("report", "Reports.")
    for name in ("write", "wait", "whisper", "hurry", "chart", "emblem"):
        report.add_option(
            hikari.CommandOption(
                type=hikari.OptionType.SUB_COMMAND, name=name, description=f"To {name}."
            )
        )
    volley = bot.rest.slash_command_builder("volley", "Shoots.").add_option(shots).add_option(unit)
    muster = bot.rest.slash_command_builder("muster", "Counts.")
    for kind, name in ((hikari.OptionType.USER, "who"), (hikari.OptionType.ATTACHMENT, "list")):
        muster.add_option(
            hikari.CommandOption(type=kind, name=name, description="Needed.", is_required=True)
        )
    how = hikari.CommandOption(type=hikari.OptionType.STRING, name="how", description="To whom.")
    desk = bot.rest.slash_command_builder("desk", "Shows the desk.").add_option(how)
    application = await bot.rest.fetch_application()
    await bot.rest.set_application_commands(application, [volley, report, muster, desk])


@bot.listen()
async def command(event: hikari.CommandInteractionCreateEvent) -> None:
    asked = event.interaction
    options = {option.name: option for option in asked.options or ()}
    if asked.command_name == "volley":
        await volley(asked, {name: option.value for name, option in options.items()})
    elif asked.command_name == "muster":
        await muster(asked)
    elif asked.command_name == "desk":
        await hikari_desk.show(asked, options["how"].value if options else None)
    elif "write" in options:
        row = bot.rest.build_modal_action_row().add_text_input("text", "Text")
        await asked.create_modal_response("Report", "report", component=row)
    elif "wait" in options:
        await asked.create_initial_response(hikari.ResponseType.DEFERRED_MESSAGE_CREATE)
        await asked.edit_initial_response("waited")
    elif "whisper" in options:
        await asked.create_initial_response(hikari.ResponseType.MESSAGE_CREATE, "aloud")
        said = await asked.fetch_initial_response()
        await asked.execute(f"whispered after {said.content}", flags=PRIVATE)
    elif "hurry" in options:
        await asked.create_initial_response(hikari.ResponseType.MESSAGE_CREATE, "0")
        for number in range(1, 8):
            await asked.execute(str(number))
    elif "emblem" in options:
        await asked.create_initial_response(
            hikari.ResponseType.MESSAGE_CREATE, await emblem(asked.application_id)
        )
    else:
        chart = hikari.Bytes(b"chart", "chart.txt")
        await asked.create_initial_response(
            hikari.ResponseType.MESSAGE_CREATE, "charted", attachment=chart
        )


async def volley(asked: hikari.CommandInteraction, given: dict[str, object]) -> None:
    embed = hikari.Embed(title=given.get("unit", "nobody"), description=f"{given['shots']} shots")
    row = bot.rest.build_message_action_row()
    row.add_interactive_button(hikari.ButtonStyle.PRIMARY, "again", label="Again")
    await asked.create_initial_response(
        hikari.ResponseType.MESSAGE_CREATE, embed=embed, component=row
    )


async def emblem(application: hikari.Snowflake) -> str:
    """Make an emoji, rename it, look at all, take it away; return how it was written."""
    picture = hikari.Bytes(b"GIF89a emblem", "emblem.gif", mimetype="image/gif")
    made = await bot.rest.create_application_emoji(application, "emblem", picture)
    await bot.rest.edit_application_emoji(application, made, name="banner")
    (known,) = await bot.rest.fetch_application_emojis(application)
    await bot.rest.delete_application_emoji(application, made)
    left = await bot.rest.fetch_application_emojis(application)
    return f"{known.mention} {len(left)}"


async def muster(asked: hikari.CommandInteraction) -> None:
    (member,) = asked.resolved.members.values()
    (file,) = asked.resolved.attachments.values()
    read = (await file.read()).decode()
    told = f"{member.username}, {file.filename}, {read}, {asked.locale}, {asked.user.username}"
    await asked.create_initial_response(hikari.ResponseType.MESSAGE_CREATE, told)


@bot.listen()
async def complete(event: hikari.AutocompleteInteractionCreateEvent) -> None:
    typed = next(str(option.value) for option in event.interaction.options if option.is_focused)
    found = [name for name in UNITS if typed.lower() in name.lower()]
    await event.interaction.create_response(
        [hikari.impl.AutocompleteChoiceBuilder(name=name, value=name) for name in found]
    )


@bot.listen()
async def press(event: hikari.ComponentInteractionCreateEvent) -> None:
    if event.interaction.custom_id.startswith("desk-"):
        await hikari_desk.use(event.interaction)
        return
    await event.interaction.create_initial_response(
        hikari.ResponseType.MESSAGE_UPDATE, "again", embeds=[], components=[]
    )


@bot.listen()
async def submit(event: hikari.ModalInteractionCreateEvent) -> None:
    if event.interaction.custom_id.startswith("desk-"):
        await hikari_desk.submit(event.interaction)
        return
    (row,) = event.interaction.components
    (text,) = row.components
    await event.interaction.create_initial_response(
        hikari.ResponseType.MESSAGE_CREATE, f"reported: {text.value}"
    )


if __name__ == "__main__":
    bot.run(check_for_updates=False)
