"""The delivery of an interaction's answer to Discord: in time, and as Discord takes it."""

from __future__ import annotations

import contextlib
import io
from collections.abc import Iterable, Mapping, MutableMapping
from itertools import count
from typing import Any, Final, Protocol, TypeVar

import discord
import structlog
from discord import ui

from bot.commands.request.answer import Answer
from bot.discord.deferral import IN_PUBLIC, TOLD
from bot.views.interface.buttons import BACK, custom_id_of, view_of
from bot.views.interface.embed import embed_of
from bot.views.interface.form import Form, FormModal
from bot.views.interface.panel import layout_of

ALREADY_ANSWERED: Final = 40060
"""Discord's code for an interaction that another delivery has answered."""

_UNKNOWN_MESSAGE: Final = 10008
"""Discord's code for a message that was taken away."""

OWN_DESK_LEFT: Final = "own-desk-left"
"""Noted on an interaction whose message was a player's own desk, which is to be shown anew."""

_BACK: Final = custom_id_of(*BACK)
_MOST_QUESTIONS: Final = 500
"""Questions whose messages are known; those of before a restart are not."""

_Kept = TypeVar("_Kept")

_log = structlog.get_logger(__name__)


class Deletable(Protocol):
    """A message that can be taken away."""

    id: int

    async def delete(self) -> None:
        """Take it away."""


class Questions:
    """The messages of the questions of dice that this process has shown.

    A button or form edits the message of its question. `/throw` answers where it is typed: the new
    message takes the place of the old one, which is taken away.
    """

    def __init__(self) -> None:
        """Know of no question yet."""
        self._shown: dict[int, Deletable] = {}
        self._calls: dict[int, Deletable] = {}
        self._newest: dict[int, int] = {}
        self._turns = count(1)

    def turn(self) -> int:
        """Return the number of an answer that is about to be sent: the later, the higher."""
        return next(self._turns)

    async def follow(
        self, question: int, turn: int, shown: Deletable | None, call: Deletable | None
    ) -> None:
        """Keep the messages of a question as it is shown now, and take away those of before.

        Two players may answer so fast that the later message is there before the earlier one.

        Args:
            question: Its id.
            turn: The number of the answer that they belong to.
            shown: The message that shows it, None where one player alone sees it.
            call: The line that calls who is to throw, None where nobody is called.
        """
        late = turn < self._newest.get(question, 0)
        if not late:
            _keep(self._newest, question, turn)
        for known, told in ((self._shown, shown), (self._calls, call)):
            before = known.pop(question, None)
            kept, old = (before, told) if late else (told, before)
            if kept is not None:
                _keep(known, question, kept)
            if old is not None and (kept is None or kept.id != old.id):
                # Gone already, or in a channel that the bot may no longer see: nothing is lost.
                with contextlib.suppress(discord.HTTPException):
                    await old.delete()


def _keep(known: MutableMapping[int, _Kept], question: int, kept: _Kept) -> None:
    known[question] = kept
    while len(known) > _MOST_QUESTIONS:
        del known[next(iter(known))]


async def deliver(
    interaction: discord.Interaction,
    answer: Answer,
    questions: Questions | None = None,
    pictures: Mapping[str, str] | None = None,
) -> None:
    """Send an answer: as a message, as a form, or in place of the message it answers.

    Args:
        interaction: What is answered.
        answer: The answer.
        questions: The messages of questions of dice; those that the answer makes old are taken
            away.
        pictures: Pictures of dice, as `embed_of` takes them.
    """
    if await _shown_otherwise(interaction, answer):
        return
    turn = 0 if questions is None else questions.turn()
    opened = interaction.response.is_done()
    extra = _controls_and_files(answer)
    calling = _calling(answer)
    embed = embed_of(answer.card, pictures)
    shown: discord.Message | None = None
    call: discord.Message | None = None
    if answer.replaces and not opened and _takes_cards(interaction.message):
        # Whoever was called by it has been heard.
        edited = {"content": None, "view": None, "attachments": [], **extra}
        if "files" in edited:
            edited["attachments"] = edited.pop("files")
        if await _replaced(interaction, embed=embed, **edited):
            shown = interaction.message
        else:
            shown = await _sent(interaction, answer, embed=embed, **_controls_and_files(answer))
    elif opened and _takes_place(interaction, answer):
        shown = await interaction.edit_original_response(content=None, embed=embed, **extra)
    elif opened:
        await _withdraw(interaction, private=answer.private)
        shown = await interaction.followup.send(
            embed=embed, ephemeral=answer.private, wait=True, **extra
        )
    else:
        extra |= calling
        calling = {}
        shown = await _sent(interaction, answer, embed=embed, **extra)
    if calling:  # what fills a message that waited is an edit, by which nobody is called
        call = await interaction.followup.send(wait=True, **calling)
    if answer.sheet is not None:
        await _show_below(interaction, layout_of(answer.sheet))
    if questions is not None and answer.question is not None:
        lasting = None if answer.private else _lasting(interaction, shown)
        await questions.follow(answer.question, turn, lasting, _lasting(interaction, call))


def _controls_and_files(answer: Answer) -> dict[str, Any]:
    """Return the buttons and files of an answer, to be sent once."""
    extra: dict[str, Any] = {}
    view = view_of(answer.buttons)
    if view is not None:
        extra["view"] = view
    if answer.files:
        extra["files"] = [
            discord.File(
                io.BytesIO(file.content), filename=file.name, description=file.about or None
            )
            for file in answer.files
        ]
    return extra


async def _sent(
    interaction: discord.Interaction, answer: Answer, **shown: Any
) -> discord.Message | None:
    """Answer by a new message, and return it where Discord tells it."""
    sent = await interaction.response.send_message(ephemeral=answer.private, **shown)
    return sent.resource if isinstance(sent.resource, discord.Message) else None


async def _replaced(interaction: discord.Interaction, **shown: Any) -> bool:
    """Answer in place of the message that was pressed; return whether it is still there.

    Another press may have taken it away at the same moment.
    """
    try:
        await interaction.response.edit_message(**shown)
    except discord.NotFound as error:
        if error.code != _UNKNOWN_MESSAGE:
            raise
        return False
    return True


async def _shown_otherwise(interaction: discord.Interaction, answer: Answer) -> bool:
    """Show an answer as a form or a panel; return whether that is all there is to send."""
    if answer.form is not None and await _open(interaction, answer.form):
        return True
    if answer.panel is not None:
        await _show_panel(interaction, layout_of(answer.panel))
        return True
    await _close_sheet(interaction, answer)
    return False


async def _show_panel(interaction: discord.Interaction, layout: ui.LayoutView) -> None:
    """Show a panel to who asks alone, in place of the panel that was pressed where that is one."""
    if interaction.response.is_done():
        await _withdraw(interaction, private=True)
        await interaction.followup.send(view=layout, ephemeral=True)
        return
    if _is_sheet(interaction.message) and await _replaced(interaction, view=layout):
        return
    await interaction.response.send_message(view=layout, ephemeral=True)


async def _show_below(interaction: discord.Interaction, layout: ui.LayoutView) -> None:
    """Show a panel to who asked alone, below an answer that has been sent.

    Where Discord does not take it, the answer is told all the same.
    """
    try:
        await interaction.followup.send(view=layout, ephemeral=True)
    except (discord.DiscordException, OSError) as error:
        _log.warning("sheet-not-shown", error=str(error), code=getattr(error, "code", None))


async def _close_sheet(interaction: discord.Interaction, answer: Answer) -> None:
    """Take away the sheet that an answer for all comes from; one that is refused stays open.

    A player's own desk stays where it is, and is shown anew once the answer is out.
    """
    if answer.private or interaction.response.is_done() or not _is_sheet(interaction.message):
        return
    try:
        await interaction.response.defer()
    except discord.NotFound as error:
        if error.code != _UNKNOWN_MESSAGE:  # it was taken away by another press
            raise
        return
    if is_own_desk(interaction.message):
        interaction.extras[OWN_DESK_LEFT] = True
        return
    with contextlib.suppress(discord.HTTPException):
        await interaction.delete_original_response()


def _takes_cards(message: discord.Message | None) -> bool:
    """Return whether a message is one of cards, which another card may take the place of."""
    return message is not None and not message.flags.components_v2


def _is_sheet(message: discord.Message | None) -> bool:
    """Return whether a message is a panel that one player alone sees."""
    return message is not None and message.flags.ephemeral and message.flags.components_v2


def is_own_desk(message: discord.Message | None) -> bool:
    """Return whether a message is the desk of one player, or a sheet that has taken its place."""
    return _is_sheet(message) and message is not None and _leads_back(message.components)


def _leads_back(components: Iterable[Any]) -> bool:
    """Return whether there is a button that leads back to a player's own desk."""
    return any(
        getattr(each, "custom_id", None) == _BACK or _leads_back(getattr(each, "children", ()))
        for each in components
    )


def _lasting(interaction: discord.Interaction, message: discord.Message | None) -> Deletable | None:
    """Return a message as the bot itself knows it: an interaction's is out of reach soon."""
    channel = interaction.channel
    if message is not None and isinstance(
        channel, discord.TextChannel | discord.Thread | discord.DMChannel
    ):
        return channel.get_partial_message(message.id)
    return message


def under_private(interaction: discord.Interaction) -> bool:
    """Return whether a press or form comes from a message that one player alone sees."""
    return interaction.message is not None and interaction.message.flags.ephemeral


def _calling(answer: Answer) -> dict[str, Any]:
    """Return the mention of the people called, nobody else; empty where nobody would see it."""
    if answer.private or not answer.calls:
        return {}
    people = [discord.Object(call) for call in answer.calls]
    mentioned = " ".join(f"<@{call}>" for call in answer.calls)
    return {
        "content": answer.asks or mentioned,
        "allowed_mentions": discord.AllowedMentions(users=people),
    }


def _takes_place(interaction: discord.Interaction, answer: Answer) -> bool:
    """Return whether an answer replaces the message that told its progress.

    Not where everybody reads those and one player alone is to read the answer.
    """
    told = bool(interaction.extras.pop(TOLD, False))
    shown_to_all = IN_PUBLIC in interaction.extras and answer.private
    return told and not shown_to_all and not answer.files


async def _withdraw(interaction: discord.Interaction, *, private: bool) -> None:
    """Delete the waiting message where an answer for one player would show in it to everybody.

    What follows a deferral first is seen by those who see the deferral, whatever it asks for.
    """
    in_public = interaction.extras.pop(IN_PUBLIC, False)
    if in_public and private:
        # Where this fails the answer stays untold: it is stored, and may not be shown to all.
        with contextlib.suppress(discord.NotFound):
            await interaction.delete_original_response()


async def _open(interaction: discord.Interaction, form: Form) -> bool:
    """Open a form where Discord allows; return whether nothing else is to be sent."""
    submitted = interaction.type is discord.InteractionType.modal_submit
    if submitted or interaction.response.is_done():
        return False
    try:
        await interaction.response.send_modal(FormModal(form))
    except discord.HTTPException as error:
        # The sentence still helps where the form is not taken.
        _log.warning("form-not-taken", status=error.status, code=error.code)
        return error.code == ALREADY_ANSWERED
    return True
